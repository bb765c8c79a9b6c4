"""phase-4-attack, turn-must-act: 4) Attack Phase: beginning and end; what has to be done at least in a turn."""

from __future__ import annotations

from judge.engine import Choice, Moment, Refusal, refuse
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards.conditions import note_this_turn
from judge.games.highlander.play.attacks import blows_and_head_shots
from judge.games.highlander.play.exertions import hard_and_soft
from judge.games.highlander.play.who import active_player, attacks_of, note, open_hand, turn


@RULES.step
def begin_attack_phase(now: Moment) -> None:
    """phase-4-attack: the hand is open again."""
    open_hand(now)
    now.say(f"{active_player(now)}'s Attack Phase.", cite("phase-4-attack"), event=("phase", "attack"))


@RULES.bar
def must_have_acted(now: Moment, choice: Choice) -> Refusal | None:
    """turn-must-act, exert-nothing: before the Attack Phase ends a non-Edge card is played or an Exertion made."""
    if turn(now).acted or hard_and_soft.refuse_hard(now, choice.by, "nothing") is not None:
        return None
    guard = (cite("phase-2a-guard"),) if turn(now).guard_put else ()
    text = f"{choice.by} has to play a Special Card, an attack or a defense, or make an Exertion, before the phase ends"
    return refuse(text, cite("golden-rule-turn"), cite("turn-must-act"), *guard, cite("exert-nothing"))


@RULES.bar
def must_have_acted_if_last(now: Moment, choice: Choice) -> Refusal | None:
    """turn-must-act: the same at the end of the Defense Phase where the Attack Phase is skipped."""
    return must_have_acted(now, choice) if turn(now).skip_attack else None


@RULES.step
def end_attack_phase(now: Moment) -> None:
    """hidden-disclosure: Power Blows are declared by now; power-blows-hidden-right: what they give."""
    note(now, open_cards=())
    note_this_turn(now, active_player(now))
    mine = attacks_of(now, active_player(now))
    blown = [each.name for each in mine if blows_and_head_shots.is_power_blow(now, each)]
    if blown:
        now.say(f"Power Blow: {', '.join(blown)}. The opponent may make their next attack Hidden.",
                cite("hidden-disclosure"), cite("power-blows-hidden-right"), event=("blow", blown[0]))  # fmt: skip
    elif mine:
        now.say(f"Attacks on their way: {', '.join(each.name for each in mine)}.", cite("multiple-attacks"))
    else:
        now.say(f"{active_player(now)} has not attacked.", cite("phase-4-attack"))
