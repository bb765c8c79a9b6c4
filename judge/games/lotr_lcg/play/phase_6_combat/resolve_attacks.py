"""6.3 to 6.10: who attacks whom, one player after the other."""

from __future__ import annotations

from collections.abc import Callable

from judge.engine import Moment, Refusal, by_each, noted, refuse
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.deeds import just_happens
from judge.games.lotr_lcg.play.abilities.constant_abilities import forbidden
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen, occurs
from judge.games.lotr_lcg.play.in_play.card_types import all_in_play, is_a
from judge.games.lotr_lcg.play.round import begin_turns, next_active_player
from judge.games.lotr_lcg.play.who import (
    active_player,
    attack,
    controlled,
    engaged_with,
    fight,
    game,
    in_player_order,
    shadows,
)
from judge.games.lotr_lcg.things import STAGING, Attack, Card, Occurrence
from judge.kit.words import together


@RULES.step
def begin_enemy_attacks(now: Moment) -> None:
    """6.3: each engaged enemy has one attack; whether one that attacked earlier this round has it too is a reading."""
    begin_turns(now)
    before = [each for each in now.every(Card) if each.attacked]
    if before and now.reads("eligible-already-attacked") == "attacks-again":
        for each in before:
            now.put(each._replace(attacked=False))
    now.say("The enemy attacks begin.", cite("6.3"))


def why_not_eligible(now: Moment, enemy: Card, name: str) -> Refusal | None:
    """6.4-eligible: what keeps an enemy from attacking a player now."""
    if not is_a(now, enemy, "enemy"):
        return refuse(f"{enemy.name} is not an enemy", cite("6.4b"), cite("enemy-cards"))
    return _why_not_now(now, enemy, name)


def _why_not_now(now: Moment, enemy: Card, name: str) -> Refusal | None:
    staged = enemy.zone == STAGING and now.reads("attacks-from-the-staging-area") == "attack"
    if not enemy.in_play or (enemy.engaged != name and not staged):
        return refuse(f"{enemy.name} is not engaged with {name}", cite("6.4b"), cite("6.4"))
    if enemy.attacked:
        return refuse(f"{enemy.name} has already attacked this round", cite("6.4-eligible"), cite("6.4b"))
    bare = not shadows(now, enemy) and now.inside("combat")
    if bare and now.reads("attack-without-a-shadow-card") == "none":
        return refuse(f"{enemy.name} has no shadow card", cite("6.4-eligible"))
    return forbidden(now, enemy, "attack", name)


@noted
def eligible(now: Moment, name: str) -> list[Card]:
    """6.4-eligible: the enemies that can still attack a player."""
    enemies = [each for each in all_in_play(now, "enemy") if each.engaged or each.zone == STAGING]
    return [each for each in enemies if _why_not_now(now, each, name) is None]


@RULES.test
def the_active_player_has_an_eligible_enemy(now: Moment) -> bool:
    """6.4: whether the active player has another enemy attack to resolve."""
    return attack(now, "enemy") is not None or bool(eligible(now, active_player(now)))


@RULES.step
def next_attacked_player(now: Moment) -> None:
    """6.5, 6.4-eligible: an enemy that cannot attack does not; then the next player becomes active."""
    name = active_player(now)
    for each in engaged_with(now, name):
        refusal = why_not_eligible(now, each, name) if not each.attacked else None
        if refusal is not None:
            said = f"{refusal.text}: it is not eligible."
            now.say(said, cite("6.4-eligible"), *refusal.cites, event=("prevented", each.name))
    if not engaged_with(now, name) and all_in_play(now, "enemy"):
        mine = together([each.name for each in controlled(now, name) if is_a(now, each, "hero")])
        said = f"No enemy attacks {name}" + (f" ({mine})" if mine else "") + ", because none is engaged with them."
        now.say(said, cite("6.4-eligible"), cite("6.4b"))
    next_active_player(now)


@RULES.step
def end_enemy_attacks(now: Moment) -> None:
    """6.6: all enemy attacks have been resolved."""
    now.say("The enemy attacks end.", cite("6.6"))


@by_each(Card)
def _attacked(each: Card) -> Card | None:
    return each if each.attacked_by else None


@RULES.step
def begin_player_attacks(now: Moment) -> None:
    """6.7: each player may declare attacks, beginning with the first player."""
    begin_turns(now)
    for each in _attacked(now):
        now.put(each._replace(attacked_by=()))
    now.say("The player attacks begin.", cite("6.7"))


@RULES.step
def end_player_attacks(now: Moment) -> None:
    """6.10: all player attacks have been resolved."""
    now.say("The player attacks end.", cite("6.10"))


def mark(now: Moment, what: str) -> None:
    """Notes something about the step that goes on."""
    there = game(now)
    if what not in there.done:
        now.put(there._replace(done=(*there.done, what)))


def forget_asked(now: Moment) -> None:
    """6.4.1, 6.8.1: who has been asked to join this attack, or to defend against it, matters no longer."""
    there = game(now)
    if there.done:
        now.put(there._replace(done=tuple([each for each in there.done if not each.startswith("asked:")])))


def next_to_ask(now: Moment, among: tuple[Card, ...], may: Callable[[str, Card], bool]) -> str:
    """in-player-order: the next player apart from the one of the attack who has one of some cards that may come in."""
    whose, done = fight(now).player, game(now).done
    for name in in_player_order(now):
        if name != whose and f"asked:{name}" not in done:
            if any(each.controller == name and may(name, each) for each in among):
                return name
    return ""


def begin_attack(now: Moment, new: Attack) -> None:
    """An attack begins; one that it interrupts waits."""
    now.put(new._replace(outer=attack(now)))


def finish_attack(now: Moment) -> None:
    """The attack is over; one that it interrupted goes on."""
    over = attack(now)
    if over is not None and over.outer is not None:
        now.put(over.outer)
    else:
        now.drop("attack")


just_happens("remove from combat", "cancel attack")


@occurs("cancel-attack")
def cancel_attack(now: Moment, what: Occurrence) -> None:
    """cancel-no-further: an enemy's attack that is canceled goes no further, and is over."""
    there = attack(now)
    if there is None or there.enemy != what.subject or there.side != "enemy":
        now.say("There is no attack to be canceled.", cite("effects-as-much-as-able"))
        return
    now.put(there._replace(canceled=True))
    said = f"The attack of {what.subject} is canceled."
    now.say(said, cite("cancel"), cite("cancel-no-further"), event=("canceled", what.subject))


@occurs("remove-from-combat")
def remove_from_combat(now: Moment, what: Occurrence) -> None:
    """6.4.3-undefended: a character is taken out of the attack; it is neither attacking nor defending any more."""
    there = attack(now)
    if there is None:
        now.say("There is no attack to be removed from.", cite("effects-as-much-as-able"))
        return
    if what.subject in there.defenders:
        mark(now, "defender gone")
    attackers = tuple(name for name in there.attackers if name != what.subject)
    defenders = tuple(name for name in there.defenders if name != what.subject)
    now.put(there._replace(attackers=attackers, defenders=defenders))
    now.say(f"{what.subject} is removed from combat.", cite("6.4.3-undefended"), event=("removed", what.subject))


def announce_end(now: Moment, kind: str, enemy: str, player: str) -> None:
    """6.4.4, 6.8.4: the end of an attack, which cards may wait for."""
    happen(now, Occurrence(kind, enemy, player=player))
