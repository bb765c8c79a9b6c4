"""6.8.1 to 6.8.4: ranged characters join, strengths are added up, damage is dealt, the attack ends."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine import Choice, Modifier, Moment, Refusal, Value, Verb, refuse
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen
from judge.games.lotr_lcg.play.in_play.card_types import is_a, keyword
from judge.games.lotr_lcg.play.initiating.play_permissions import permits
from judge.games.lotr_lcg.play.phase_6_combat.player_attack import cannot_attack, fight, the_player_attack_goes_on
from judge.games.lotr_lcg.play.phase_6_combat.resolve_attacks import announce_end, finish_attack, mark
from judge.games.lotr_lcg.play.values import amount_of, total
from judge.games.lotr_lcg.play.who import attack, card, game, in_play, in_player_order
from judge.games.lotr_lcg.play.written_choices import in_words, read_form, sets_of
from judge.games.lotr_lcg.things import Card, Occurrence

NOBODY = ("joins with nobody", "does not join", "does not join the attack", "adds nobody")


@RULES.verb
class JoinAttack(Verb):
    """6.8.1: another player exhausts any number of ranged characters to join the attack."""

    name = "join-attack"
    example = "joins with <ranged character>; joins with nobody"

    def say(self, choice: Choice) -> str:
        return f"joins with {in_words(choice.args) if choice.args else 'nobody'}"  # type: ignore[arg-type]

    def by(self, now: Moment) -> str:
        return next_ranged_player(now)

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        yield ()
        mine = [each for each in in_play(now) if is_a(now, each, "character") and each.controller == by]
        may = [each.name for each in mine if _cannot_join(now, by, each) is None]
        yield from sets_of(may)
        yield from ((each.name,) for each in mine if each.name not in may)

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        known = (each.name for each in in_play(now))
        return () if text in NOBODY else read_form(text, known, r"(?:joins(?: the attack)? with|adds) (?P<names>.+)")

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        found = (_cannot_join(now, choice.by, card(now, str(name))) for name in choice.args)
        return next((refusal for refusal in found if refusal), None)

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        if attack(now) is None:
            return refuse("there is no attack to join", cite("6.8.1"))
        return self.refuse(now, choice) or refuse("other players join in step 6.8.1 only", cite("6.8.1"))

    def take(self, now: Moment, choice: Choice) -> None:
        mark(now, f"asked:{choice.by}")
        joined = (
            Occurrence("declare-attacker", str(name), player=choice.by, other=fight(now).enemy) for name in choice.args
        )
        happen(now, *joined)


def _cannot_join(now: Moment, by: str, each: Card) -> Refusal | None:
    """6.8.1, ranged-two-ways: only ready ranged characters of other players join."""
    if by == fight(now).player:
        return refuse(f"{by} declares the attack and cannot join it", cite("6.8.1"))
    enemy = card(now, fight(now).enemy)
    engaged = enemy.engaged or permits(now, each, "attack staging")
    if not engaged and now.reads("ranged-into-staging") == "engaged-only":
        text = f"{enemy.name} is not engaged with a player, and ranged reaches only enemies that are"
        return refuse(text, cite("ranged"), cite("6.8.1"))
    ranged = keyword(now, each, "ranged") or permits(now, each, "attack any")
    if not ranged and now.reads("ranged-for-everyone") == "ranged-only":
        return refuse(f"{each.name} does not have ranged", cite("6.8.1"), cite("ranged"))
    return cannot_attack(now, by, each)


def next_ranged_player(now: Moment) -> str:
    """6.8.1, in-player-order: the next other player with a ranged character that may join, not asked yet."""
    for name in in_player_order(now):
        if name != fight(now).player and f"asked:{name}" not in game(now).done:
            if any(_cannot_join(now, name, each) is None for each in in_play(now) if each.controller == name):
                return name
    return ""


@RULES.test
def ranged_characters_may_join(now: Moment) -> bool:
    """6.8.1: whether another player has a ranged character that may join."""
    return the_player_attack_goes_on(now) and bool(next_ranged_player(now))


def attackers_left(now: Moment) -> list[Card]:
    """6.8.2: the characters that are currently attacking."""
    return [card(now, name) for name in fight(now).attackers if card(now, name).in_play]


def attack_strength(now: Moment) -> list[Modifier]:
    """6.8.2: the attack strength of each attacker."""
    return [Modifier(each.name, "add", amount_of(now, each, "attack"), cite("6.8.2")) for each in attackers_left(now)]


@RULES.step
def determine_attack_strength(now: Moment) -> None:
    """6.8.2: the attack strength of all attackers is added up."""
    there = fight(now)
    value = total(now, "total attack", 0, tuple(attack_strength(now)))
    now.say(
        f"The attackers have {value.total} attack strength against {there.enemy}.",
        cite("6.8.2"),
        cite("attack-strength"),
        event=("strength", there.enemy),
        value=value,
    )


def player_damage(now: Moment) -> Value:
    """6.8.3: total attack strength less the enemy's defense strength."""
    enemy = card(now, fight(now).enemy)
    rows = (*attack_strength(now), Modifier(enemy.name, "subtract", amount_of(now, enemy, "defense"), cite("6.8.3")))
    return total(now, "combat damage", 0, rows)


@RULES.step
def deal_player_damage(now: Moment) -> None:
    """6.8.3: the difference is dealt to the enemy at once; if its defense is as high, none is."""
    there, amount = fight(now), player_damage(now)
    if not int(amount.total):
        now.say(
            f"{there.enemy} takes no damage: its defense is as high or higher.",
            cite("6.8.3"),
            event=("damage", there.enemy),
            value=amount,
        )
        return
    now.say(
        f"The attack deals {amount.total} damage to {there.enemy}.",
        cite("6.8.3"),
        event=("damage", there.enemy),
        value=amount,
    )
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
    now.put(game(now)._replace(done=tuple(each for each in game(now).done if not each.startswith("asked:"))))
    finish_attack(now)
