"""play-permission: an event is played from the discard pile, as if it were in the hand."""

from __future__ import annotations

from judge.engine import Moment, Refusal
from judge.games.lotr_lcg.cards.deeds import hindered, nothing
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.play.effects.next_instruction import finish
from judge.games.lotr_lcg.play.initiating.initiating_abilities import begin
from judge.games.lotr_lcg.play.initiating.play_restrictions import everything_against, in_place
from judge.games.lotr_lcg.play.who import card
from judge.games.lotr_lcg.things import Context, Item


def _ways(now: Moment, name: str, by: str) -> list[tuple[Item, Refusal | None]]:
    """The actions of an event, each with what is in the way of it apart from where the card lies."""
    of = card(now, name)
    items = [Item(name, name, by, by, each) for each in of.printed.abilities if each.kind == "action"]
    wrong = [[why for why in everything_against(now, item) if why != in_place(now, of, item)] for item in items]
    return [(item, next(iter(why), None)) for item, why in zip(items, wrong, strict=True)]


@hindered("play event")
def cannot_be_played(now: Moment, what: Instruction, name: str, about: Context) -> Refusal | None:
    """play-restrictions-all: an event without an action that could be played now is not played."""
    ways = _ways(now, name, about.by or about.controller)
    if not ways:
        return nothing(name, "has no action", "action-sources")
    return None if any(why is None for _, why in ways) else ways[0][1]


def play_events(now: Moment, names: list[str], here: Context) -> None:
    """event-play-sequence: the event is played, its cost is paid, and it goes to the discard pile again."""
    ways = [item for name in names for item, why in _ways(now, name, here.by or here.controller) if why is None]
    finish(now, names or [""], well=bool(ways))
    for item in ways[:1]:
        begin(now, item)
