"""phase-6-draw-discard, maximum-hand-size: 6) Draw/Discard Phase: discarding down or drawing up; the turn passes."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine import Choice, Floor, Modifier, Moment, Pipeline, Refusal, Stage, Value, refuse
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards import continuous_effects
from judge.games.highlander.cards.errata_and_faq import rules_of
from judge.games.highlander.cards.immediate_effects import jobs_of_phase
from judge.games.highlander.cards.meanings import lasting
from judge.games.highlander.cards.meanings.parts import CARD
from judge.games.highlander.play import endurance
from judge.games.highlander.play.at_once import in_any_order
from judge.games.highlander.play.attacks.blows_and_head_shots import is_power_blow
from judge.games.highlander.play.choice_words import Spoken
from judge.games.highlander.play.turn.phase_2_may_must import lapse
from judge.games.highlander.play.whereabouts import not_now, not_your_turn
from judge.games.highlander.play.who import (
    active_player,
    attacks_of,
    change,
    hand_count,
    note,
    opponent,
    other_player,
    phase,
    player,
    taken_for_fifteen,
    turn,
)
from judge.games.highlander.things import Attack, Card, Turn

HAND_SIZE = RULES.pipeline(
    Pipeline(
        "hand size",
        (Stage("changes", ("add", "subtract"), cite("faq-hand-size")),),
        Floor(0, "end", cite("maximum-hand-size")),
        cite("maximum-hand-size"),
    )
)


def hand_size(now: Moment, who: str) -> Value:
    """maximum-hand-size: Ability plus or minus modifiers; faq-hand-size: these come before the Ability."""
    score, limit = player(now, who).ability + taken_for_fifteen(now, who), now.reads("hand-limit")
    if limit == "always-maximum":
        score = player(now, who).maximum
    if limit == "ability-only":
        return now.evaluate(HAND_SIZE, score, ())
    mine = continuous_effects.in_force(now, lasting.Sized, who, of="hand")
    theirs = continuous_effects.in_force(now, lasting.Sized, opponent(now, who), of="hand")
    rows = [_change(card, does.amount) for card, does in mine]
    held = {card.name for card, _ in mine}
    rows += [_change(card, does.amount, f"it is about the hand of {opponent(now, who)}") for card, does in theirs
             if card.name not in held]  # fmt: skip
    return now.evaluate(HAND_SIZE, score, rows)


def _change(card: Card, amount: int, idle: str = "") -> Modifier:
    """What a card makes the hand larger or smaller by."""
    rule = next(iter(rules_of(card.title)), cite("faq-hand-size"))
    return Modifier(card.title, "add" if amount > 0 else "subtract", abs(amount), rule, idle)


def maximum_hand(now: Moment, who: str) -> int:
    """maximum-hand-size: the same as a number."""
    return int(hand_size(now, who).total)


def may_draw(now: Moment, who: str) -> int:
    """draw-capability: how many cards a player is able to draw; whether the Endurance limits it is a reading."""
    room = max(0, maximum_hand(now, who) - hand_count(now, who))
    if room > endurance.endurance_count(now, who) and now.reads("capability-draw") == "endurance-too":
        return endurance.endurance_count(now, who)
    return room


@RULES.step
def begin_draw(now: Moment) -> None:
    """phase-6-draw-discard: effects of this phase are resolved first, in any order."""
    who = active_player(now)
    now.say(f"{who}'s Draw/Discard Phase.", cite("phase-6-draw-discard"), event=("phase", "draw/discard"))
    in_any_order(now, tuple(jobs_of_phase(now, who, "draw")), cite("phase-6-draw-discard"))


@RULES.step
def measure_hand(now: Moment) -> None:
    """maximum-hand-size, draw-capability: hand and maximum are compared, once."""
    who = active_player(now)
    most, held = maximum_hand(now, who), hand_count(now, who)
    note(now, allowance=may_draw(now, who), drawn=0)
    text = f"{who} holds {held} card{'' if held == 1 else 's'}; the maximum is {most}."
    now.say(text, cite("maximum-hand-size"), cite("draw-capability"), event=("hand", who))
    if held > most:
        endurance.choose(now, "discarding", who, held - most, CARD, endurance.DOWN)


@RULES.test
def may_draw_cards(now: Moment) -> bool:
    """phase-6-draw-discard: whether any card may be drawn."""
    return turn(now).allowance > 0


@RULES.verb
class Draw(Spoken):
    """phase-6-draw-discard: cards are drawn one at a time, up to the number worked out before the first."""

    name = "draw"
    phrase = "draws {0}"
    example = "draws 3 (a pass stops drawing)"
    only = refuse("cards are drawn in the player's own Draw/Discard Phase", cite("phase-6-draw-discard"))
    also = ((r"draws (\d+) cards?", r"draws \1"), (r"draws (?:a|one)(?: card)?", "draws 1"))

    kinds = "w"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        left = turn(now).allowance - turn(now).drawn
        yield from ((number,) for number in range(1, max(left, 0) + 3))

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        said = str(choice.args[0])
        number = int(said) if said.isdigit() else 0
        if not number:
            return refuse("a number of cards is drawn, one at a time", cite("phase-6-draw-discard"))
        if refusal := continuous_effects.refuse_doing(now, choice.by, "draw"):
            return refusal
        state = turn(now)
        if number > (left := state.allowance - state.drawn):
            return refuse(f"{choice.by} may draw {left} more", cite("draw-capability"), cite("maximum-hand-size"))
        return None

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        if (wrong := not_your_turn(now, choice.by)) is not None or phase(now) != "draw":
            return wrong or self.only
        return self.refuse(now, choice) or not_now(now, choice)

    def take(self, now: Moment, choice: Choice) -> None:
        endurance.take(now, choice.by, int(str(choice.args[0])), "hand", "drawing up")


@RULES.step
def pass_turn(now: Moment) -> None:
    """begin-opening-hand: the turn is over; players alternate. What happened in it is remembered."""
    who, state = active_player(now), turn(now)
    mine, other = attacks_of(now, who), other_player(now)
    blow = any(is_power_blow(now, each) for each in mine)
    change(now, who, attacked=bool(mine), attacks=len(mine), power_blow=blow, fell=False, ignoring=())
    change(now, other, removed=(), ignoring=())
    lapse(now, who, player(now, who).duties)
    _settle_cards(now)
    continuous_effects.end_lasting(now)
    ended = state.end_game or state.time_called
    now.put(Turn(active=other, players=state.players, number=state.number + 1, end_game=ended,
                 time_called=state.time_called, format=state.format, skip_attack=player(now, other).skips))  # fmt: skip
    change(now, other, skips=False)
    now.say(f"{who}'s turn is over; it is {other}'s turn.", cite("sequence-of-play"), event=("turn", f"{other}'s turn"))


def _settle_cards(now: Moment) -> None:
    """What lasts for a turn ends: nullified cards, the mark of a defense just played."""
    for card in now.every(Card):
        if card.nullified or card.state == "answer":
            now.put(card._replace(nullified=False, state="" if card.state == "answer" else card.state))
    for attack in now.every(Attack):
        if attack.status in ("pending", "declared", "left") and attack.by != active_player(now):
            now.put(attack._replace(status="successful"))
