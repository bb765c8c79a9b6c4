"""6.3 to 6.10: who attacks whom, one player after the other."""

from __future__ import annotations

from collections.abc import Iterable

from judge.engine import Moment, Refusal, refuse
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.groups import Context
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.cards.verbs import makes
from judge.games.lotr_lcg.play.abilities.immune_and_cannot import forbidden
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen, occurs
from judge.games.lotr_lcg.play.in_play.card_types import is_a
from judge.games.lotr_lcg.play.round import begin_turns, next_active_player
from judge.games.lotr_lcg.play.who import active_player, attack, engaged_with, game
from judge.games.lotr_lcg.things import Attack, Card, Occurrence


@RULES.step
def begin_enemy_attacks(now: Moment) -> None:
    """6.3: each engaged enemy has one attack; whether one that attacked earlier this round has it too is a reading."""
    begin_turns(now)
    before = [each for each in now.every(Card) if each.attacked]
    if before and now.reads("eligible-already-attacked") == "attacks-again":
        for each in before:
            now.put(each._replace(attacked=False))
    now.say("The enemies attack.", cite("6.3"))


def why_not_eligible(now: Moment, enemy: Card, name: str) -> Refusal | None:
    """6.4-eligible: what keeps an enemy from attacking a player now."""
    if enemy.engaged != name or not enemy.in_play:
        return refuse(f"{enemy.name} is not engaged with {name}", cite("6.4b"), cite("6.4"))
    if enemy.attacked:
        return refuse(f"{enemy.name} has attacked already", cite("6.4-eligible"))
    return forbidden(now, enemy, "attack", name)


def eligible(now: Moment, name: str) -> list[Card]:
    """6.4-eligible: the enemies that can still attack a player."""
    return [
        each for each in engaged_with(now, name) if is_a(now, each, "enemy") and not why_not_eligible(now, each, name)
    ]


@RULES.test
def the_active_player_has_an_eligible_enemy(now: Moment) -> bool:
    """6.4: whether the active player has another enemy attack to resolve."""
    return bool(eligible(now, active_player(now)))


@RULES.step
def next_attacked_player(now: Moment) -> None:
    """6.5, 6.4-eligible: an enemy that cannot attack does not; then the next player becomes active."""
    name = active_player(now)
    for each in engaged_with(now, name):
        refusal = why_not_eligible(now, each, name) if not each.attacked else None
        if refusal is not None:
            said = f"{refusal.text}: it is not eligible."
            now.say(said, cite("6.4-eligible"), *refusal.cites, event=("prevented", each.name))
    next_active_player(now)


@RULES.step
def end_enemy_attacks(now: Moment) -> None:
    """6.6: all enemy attacks have been resolved."""
    now.say("The enemy attacks are over.", cite("6.6"))


@RULES.step
def begin_player_attacks(now: Moment) -> None:
    """6.7: each player may declare attacks, beginning with the first player."""
    begin_turns(now)
    for each in now.every(Card):
        if each.attacked_by:
            now.put(each._replace(attacked_by=()))
    now.say("The players attack.", cite("6.7"))


@RULES.step
def end_player_attacks(now: Moment) -> None:
    """6.10: all player attacks have been resolved."""
    now.say("The player attacks are over.", cite("6.10"))


def mark(now: Moment, what: str) -> None:
    """Notes something about the step that goes on."""
    if what not in game(now).done:
        now.put(game(now)._replace(done=(*game(now).done, what)))


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


@makes("remove from combat")
def _remove(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    yield Occurrence("remove-from-combat", name)


@occurs("remove-from-combat")
def remove_from_combat(now: Moment, what: Occurrence) -> None:
    """6.4.3-undefended: a character is taken out of the attack; it is neither attacking nor defending any more."""
    fight = attack(now)
    if fight is None:
        now.say("There is no attack to be removed from.", cite("effects-as-much-as-able"))
        return
    if what.subject in fight.defenders:
        mark(now, "defender gone")
    now.put(
        fight._replace(
            attackers=tuple(name for name in fight.attackers if name != what.subject),
            defenders=tuple(name for name in fight.defenders if name != what.subject),
        )
    )
    now.say(f"{what.subject} is removed from combat.", cite("6.4.3-undefended"), event=("removed", what.subject))


def announce_end(now: Moment, kind: str, enemy: str, player: str, *more: Occurrence) -> None:
    """6.4.4, 6.8.4: the end of an attack, which cards may wait for, and what comes to light with it."""
    happen(now, Occurrence(kind, enemy, player=player), *more)
