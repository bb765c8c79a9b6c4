"""6.8.2 to 6.8.4: the attack strength of the attackers, the damage to the enemy, and the end of a player's attack."""

from __future__ import annotations

from judge.engine import Modifier, Moment, Value
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen
from judge.games.lotr_lcg.play.phase_6_combat.resolve_attacks import announce_end, finish_attack, forget_asked
from judge.games.lotr_lcg.play.values import amount_of, total, value
from judge.games.lotr_lcg.play.who import card, fight
from judge.games.lotr_lcg.things import Card, Occurrence


def attackers_left(now: Moment) -> list[Card]:
    """6.8.2: the characters that are currently attacking."""
    return [each for each in [card(now, name) for name in fight(now).attackers] if each.in_play]


def attack_strength(now: Moment) -> list[Modifier]:
    """6.8.2: the attack strength of each attacker."""
    return [
        Modifier(f"the attack of {each.name}", "add", amount_of(now, each, "attack"), cite("6.8.2"))
        for each in attackers_left(now)
    ]


def total_attack(now: Moment) -> Value:
    """6.8.2: the attack strength of all attackers together; that of a lone one begins with what is printed on it."""
    attackers = attackers_left(now)
    if len(attackers) != 1:
        return total(now, "total attack", 0, attack_strength(now))
    alone = value(now, attackers[0], "attack")
    return alone.then(total(now, "total attack", alone.total, ()))


@RULES.step
def determine_attack_strength(now: Moment) -> None:
    """6.8.2: the attack strength of all attackers is added up."""
    there = fight(now)
    strength = total_attack(now)
    said = f"The attackers have a combined attack strength of {strength.total} against {there.enemy}."
    now.say(said, cite("6.8.2"), cite("attack-strength"), event=("strength", there.enemy), value=strength)


def player_damage(now: Moment) -> Value:
    """6.8.3: total attack strength less the enemy's defense strength."""
    enemy = card(now, fight(now).enemy)
    rows, defense = attack_strength(now), amount_of(now, enemy, "defense")
    if len(rows) > 1 and defense and now.reads("defense-against-each") == "each":
        return total(now, "combat damage", 0, [row._replace(amount=max(0, row.amount - defense)) for row in rows])
    strength = total_attack(now)
    less = Modifier(f"the defense of {enemy.name}", "subtract", defense, cite("6.8.3"))
    return strength.then(total(now, "combat damage", strength.total, (less,)))


@RULES.step
def deal_player_damage(now: Moment) -> None:
    """6.8.3: the difference is dealt to the enemy at once; if its defense is as high, none is."""
    there, amount = fight(now), player_damage(now)
    dealt = f"The attack deals {amount.total} damage to {there.enemy}."
    said = dealt if amount.total else f"{there.enemy} takes no damage: its defense is as high or higher."
    now.say(said, cite("6.8.3"), event=("damage", there.enemy), value=amount)
    if amount.total:
        source = there.attackers[0] if len(there.attackers) == 1 else ""
        happen(now, Occurrence("damage", there.enemy, int(amount.total), source, there.player, cause="attack"))


@RULES.step
def end_player_attack(now: Moment) -> None:
    """6.8.4: the attack ends."""
    there = fight(now)
    now.say(f"The attack on {there.enemy} ends.", cite("6.8.4"), event=("ended", there.enemy))
    announce_end(now, "player-attack-ends", there.enemy, there.player)


@RULES.step
def leave_player_attack(now: Moment) -> None:
    """6.8.4: nobody is attacking any more; the game goes back to where the attack came from."""
    forget_asked(now)
    finish_attack(now)
