"""0.0 Round begins, 0.1 Round ends: the round, its phases, and the player whose turn it is in a step."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.play.abilities.constant_abilities import in_force
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen
from judge.games.lotr_lcg.play.in_play.areas import forget_uses
from judge.games.lotr_lcg.play.lasting import end_of
from judge.games.lotr_lcg.play.phase_3_quest.quest_deck import turn_quest
from judge.games.lotr_lcg.play.who import active_player, first_player, game, in_player_order, seats
from judge.games.lotr_lcg.things import Card, Occurrence

FIRST_AND_LAST_STEPS = {
    "resource": ("1.1", "1.4"), "planning": ("2.1", "2.4"), "quest": ("3.1", "3.5"), "travel": ("4.1", "4.3"),
    "encounter": ("5.1", "5.4"), "combat": ("6.1", "6.11"), "refresh": ("7.1", "7.5"),
}  # fmt: skip


@RULES.test
def the_game_goes_on(now: Moment) -> bool:
    """0.1: whether there is a next round."""
    return not game(now).over


@RULES.step
def begin_round(now: Moment) -> None:
    """0.0: a milestone that cards refer to."""
    number = game(now).completed + 1
    now.put(game(now)._replace(round=number, phase="", active="", done=()))
    forget_uses(now, "this round")
    now.say(f"Round {number} begins.", cite("0.0"))
    happen(now, Occurrence("round-begins"))


@RULES.step
def expire_round_effects(now: Moment) -> None:
    """lasting-expiry: effects until the end of the round end just before anything happens at its end."""
    end_of(now, "round")


@RULES.step
def end_round(now: Moment) -> None:
    """0.1: the round is completed; which enemies have attacked matters no longer."""
    now.put(game(now)._replace(completed=game(now).round, phase="", active="", done=()))
    for card in now.every(Card):
        if card.attacked or card.attacked_by:
            now.put(card._replace(attacked=False, attacked_by=()))
    now.say(f"Round {game(now).round} ends.", cite("0.1"))
    happen(now, Occurrence("round-ends"))


@RULES.step
def begin_phase(now: Moment) -> None:
    """1.1, 3.1, 4.1, 5.1, 6.1, 7.1: a phase begins; the chart is named as the phase is."""
    phase = now.frames[-1].chart
    skipped = next((each.source for each in in_force(now, "skip phase") if phase in each.effect.words), "")
    if skipped:
        said = f"The {phase} phase is skipped ({skipped})."
        now.say(said, cite("golden-rule-card-over-rules"), event=("skipped", phase))
        now.leave(phase)
        return
    now.put(game(now)._replace(phase=phase, active="", done=()))
    forget_uses(now, "this phase")
    now.say(f"The {phase} phase begins.", cite(FIRST_AND_LAST_STEPS[phase][0]), event=("begun", phase))
    if phase == "quest":
        turn_quest(now)
    happen(now, Occurrence("phase-begins", phase))


@RULES.step
def expire_phase_effects(now: Moment) -> None:
    """lasting-expiry: effects until the end of the phase end just before anything happens at its end."""
    end_of(now, "phase")
    end_of(now, f"{now.frames[-1].chart} phase")


@RULES.step
def end_phase(now: Moment) -> None:
    """1.4, 2.4, 3.5, 4.3, 5.4, 6.11, 7.5: a phase ends."""
    phase = now.frames[-1].chart
    now.put(game(now)._replace(active="", done=()))
    if phase == "refresh" and now.tries("damage-goes-away", "healed"):
        for card in now.every(Card):
            now.put(card._replace(damage=0))
    now.say(f"The {phase} phase ends.", cite(FIRST_AND_LAST_STEPS[phase][1]), event=("ended", phase))
    happen(now, Occurrence("phase-ends", phase))


@RULES.step
def expire_attack_effects(now: Moment) -> None:
    """lasting-expiry: effects until the end of the attack end just before anything happens at its end."""
    end_of(now, "attack")


def begin_turns(now: Moment) -> None:
    """in-player-order: the first player is the first to be active."""
    first = first_player(now)
    following = clockwise_from(now, first)
    mistaken = bool(following) and now.reads("wrong-player-begins") == "next-player"
    now.put(game(now)._replace(active=following[0] if mistaken else first, done=()))


@RULES.step
def next_active_player(now: Moment) -> None:
    """2.3, 6.5, 6.9, in-player-order: the next player clockwise becomes active; nobody when all have been."""
    been, active = _been_active(now), game(now).active or first_player(now)
    left = [name for name in clockwise_from(now, active) if name not in been]
    now.put(game(now)._replace(active=left[0] if left else "", done=tuple(sorted(been))))
    if left:
        now.say(f"{left[0]} is now the active player.", cite("next-player"), event=("active", left[0]))


@RULES.test
def somebody_has_not_been_active(now: Moment) -> bool:
    """2.3, 6.5, 6.9: whether there is a player who has not been active yet."""
    there = game(now)
    return bool(there.active) and there.active not in there.done


def _been_active(now: Moment) -> set[str]:
    """Who has been active so far; whoever comes before the active player has, where a line of play starts later."""
    there, active, order = game(now), active_player(now), in_player_order(now)
    before = {name for name, _ in seats(now) if name in there.done}
    if before or there.active not in ("", active):
        return before | {there.active or active}
    return set(order[: order.index(active) + 1])


def clockwise_from(now: Moment, name: str) -> list[str]:
    """player-order-next: the other players left, clockwise from a player who may have been eliminated."""
    all_seats = seats(now)
    at = next((place for place, (each, _) in enumerate(all_seats) if each == name), 0)
    return [each for each, is_left in (*all_seats[at + 1 :], *all_seats[:at]) if is_left]
