"""resolution-order, opening-moves, coming-to-grips: the next challenge, and who rotates."""

from __future__ import annotations

from judge.engine import Cite, Moment, Refusal, refuse
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.play.choice_words import MoveCards
from judge.games.wot_ccg.play.events_and_effects.events import somebody_thinks
from judge.games.wot_ccg.play.events_and_effects.occasions import upon_card, upon_challenge
from judge.games.wot_ccg.play.traits import refuse_banned
from judge.games.wot_ccg.play.unfit import refuse_uncontrolled
from judge.games.wot_ccg.play.who import current, dominant_player, fighters, game, order, queue, resolving
from judge.games.wot_ccg.things import CHARACTER, HAND, PLAY, TROOP, Card


@RULES.test
def challenges_left(now: Moment) -> bool:
    """resolution-round: whether a challenge has not been resolved yet."""
    return any(each.state == "declared" for each in queue(now))


@RULES.step
def begin_challenge(now: Moment) -> None:
    """resolution-order, resolution-three-steps: the next challenge is resolved from the beginning."""
    state = game(now)
    if not state.resolving:
        now.put(state._replace(resolving=current(now)))
    challenge = resolving(now)
    now.put(challenge._replace(state="resolving"))
    for player in order(now):
        for card in fighters(now, player):
            if card.announced or card.last or card.rolled:
                now.put(card._replace(announced=False, last=None, rolled=False))
    rules = (cite("resolution-order"), cite("resolution-three-steps"))
    now.say(f"{challenge.title} is resolved.", *rules, event=("resolving", challenge.title))
    upon_challenge(now, challenge, "opening", order(now))
    for player in order(now):
        for card in participants(now, player):
            upon_card(now, "participates", card)


def participants(now: Moment, player: str, role: str = "") -> list[Card]:
    """participating: a player's cards in the challenge being resolved; participate-as: by their part in it."""
    here = current(now)
    found = [each for each in fighters(now, player) if each.challenge == here]
    if role and any(each.plays_as for each in found) and now.reads("part-by-type") == "type":
        return [each for each in found if each.kind == role]
    return [each for each in found if role in ("", each.role)]


def _step_role(now: Moment) -> str:
    """Opening Moves are for characters, Coming to Grips for troops, by the type they participate as."""
    return TROOP if "grips" in now.at or (now.waiting is not None and "grips" in now.waiting.at) else CHARACTER


def refuse_rotation(now: Moment, card: Card, role: str) -> Refusal | None:
    """opening-moves, coming-to-grips: who may rotate to roll in this step."""
    if card.challenge != current(now):
        text = f"{card.name} does not participate in {current(now)}"
        return refuse(text, cite("opening-moves"), cite("participating"))
    if card.role != role:
        rule = cite("opening-moves") if role == CHARACTER else cite("coming-to-grips")
        text = f"{card.name} participates as a {card.role}; now {role}s roll"
        return refuse(text, *part_taken(card), rule)
    if card.rotated or card.announced:
        return refuse(f"{card.name} is rotated already", cite("rotating-once"))
    return refuse_banned(now, card, "rotate")


def part_taken(card: Card) -> tuple[Cite, ...]:
    """participate-as: the rule for a card that participates as the other type."""
    if not card.plays_as:
        return ()
    rule = cite("participate-as-troop") if card.plays_as == TROOP else cite("participate-as-character")
    return rule, cite("participate-as"), cite("participate-as-type")


@RULES.verb
class Rotate(MoveCards):
    """opening-announce-order: announces that a participating card rotates to roll its dice."""

    name = "rotate"
    phrase = "rotates {0}"
    rule = cite("opening-moves")
    words = r"(?:announces?|rotates?) (.+)"
    only = refuse(
        "rotations are announced at the start of Opening Moves and Coming to Grips, the subordinate player's first",
        cite("opening-announce-order"),
        cite("grips-announce-order"),
    )

    def refuse_card(self, now: Moment, by: str, card: Card) -> Refusal | None:
        if refusal := refuse_uncontrolled(card, by, cite("opening-moves")):
            return refusal
        return refuse_rotation(now, card, _step_role(now))

    def move(self, now: Moment, by: str, card: Card) -> None:
        rule = cite("grips-announce-order") if _step_role(now) == TROOP else cite("opening-announce-order")
        now.put(card._replace(announced=True))
        text = f"{by} announces that {card.name} rotates."
        now.say(text, rule, *part_taken(card), actor=by, event=("announced", card.name))


def _announced(now: Moment) -> list[Card]:
    return [each for player in order(now) for each in participants(now, player) if each.announced and not each.rotated]


def current_step(now: Moment) -> str:
    """opening-moves, coming-to-grips: which step of the challenge being resolved it is; empty outside of both."""
    chart = "resolve-challenge"
    for frame in reversed(now.frames):
        if frame.chart == chart:
            grips, outcome = now.referee.place(chart, "grips-subordinate"), now.referee.place(chart, "outcome")
            return "opening" if frame.at < grips else "grips" if frame.at < outcome else ""
    return ""


@RULES.test
def dice_to_roll(now: Moment) -> bool:
    """opening-roll-simultaneous: whether an announced card has not rolled yet."""
    return bool(_announced(now))


@RULES.role
def next_roller(now: Moment) -> str:
    """opening-roll-simultaneous: all announced cards rotate and roll; the order does not matter."""
    return _announced(now)[0].name


@RULES.test
def rerolls_allowed(now: Moment) -> bool:
    """Reading reroll-in-resolution: whether events that reroll may be played in a challenge; we allow them."""
    return rerolls_there(now) and now.reads("reroll-in-resolution") == "allowed"


@RULES.test
def rerolls_there(now: Moment) -> bool:
    """generate-no-events: whether anybody has a reroll to think of."""
    return any(effect.reroll for card in now.every(Card) for effect in card.text if card.zone in (HAND, PLAY))


@RULES.test
def events_between_announcements(now: Moment) -> bool:
    """Reading event-between-announcements: whether events may be played here; we do not allow them."""
    there = bool(participants(now, dominant_player(now))) and somebody_thinks(now)
    return there and now.reads("event-between-announcements") == "allowed"
