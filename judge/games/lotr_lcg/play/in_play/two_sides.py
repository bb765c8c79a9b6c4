"""keywords: locations of later sets with two sides, which this rulebook does not have."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from judge.engine import Moment
from judge.engine.rows import by_each
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.deeds import in_vain, just_happens
from judge.games.lotr_lcg.play.abilities.triggering_conditions import occurs
from judge.games.lotr_lcg.play.who import any_card, attachments, card
from judge.games.lotr_lcg.things import BEHIND, Card, Occurrence

just_happens("flip", "look behind")
in_vain("flip", lambda now, name: not card(now, name).in_play, "is not in play", "abilities-target-in-play")
in_vain("look behind", lambda now, name: not card(now, name).in_play, "is not in play", "abilities-target-in-play")


@by_each(Card)
def _two_sided(each: Card) -> tuple[str, str] | None:
    return (each.name, each.printed.other_side) if each.printed.other_side else None


def other_side(now: Moment, of: Card) -> Card | None:
    """The card on the other side, if the situation names it."""
    named = of.printed.other_side or next((name for name, other in _two_sided(now) if other == of.name), "")
    return any_card(now, named) if named else None


def is_uncharted(now: Moment, of: Card) -> bool:
    """Whether one side of a card has the keyword Uncharted, or speaks of being turned up: no discard pile holds it."""
    if any(each.kind == "flipped" for ability in of.printed.abilities for each in ability.triggers):
        return True
    sides = (of, other_side(now, of))
    return any(each.name == "uncharted" for side in sides if side is not None for each in side.printed.keywords)


@occurs("flip")
def flip(now: Moment, what: Occurrence) -> Iterable[Occurrence]:
    """The other side takes its place, with all that is on it but the progress."""
    of = card(now, what.subject)
    turned = other_side(now, of)
    assert turned is not None  # A text that flips a card is carried out only where its other side is named.
    rules = (cite("keywords"), cite("golden-rule-card-over-rules"))
    for each in attachments(now, of):
        now.put(each._replace(host=turned.name))
    place: dict[str, Any] = {"zone": of.zone, "since": of.since, "controller": of.controller, "guards": of.guards}
    now.put(turned._replace(damage=of.damage, resources=of.resources, time=of.time, **place))
    now.put(Card(of.name, of.printed, of.owner, of.owner, BEHIND))
    now.say(f"{of.name} is flipped over: it is {turned.name}, with no progress on it.", *rules,
            event=("flipped", turned.name))  # fmt: skip
    return (what, Occurrence("flipped", turned.name, other=of.name, detail=of.zone))


@occurs("look-behind")
def look_behind(now: Moment, what: Occurrence) -> None:
    """The players look at the side that is face down; nothing changes on the table."""
    turned = other_side(now, card(now, what.subject))
    seen = turned.name if turned is not None else "one that the situation does not name"
    now.say(f"The facedown side of {what.subject} is {seen}.", cite("keywords"), cite("golden-rule-card-over-rules"),
            event=("looked at", what.subject))  # fmt: skip
