"""out-of-play-areas, encounter-deck: cards go into a deck of another name, or such a deck joins the encounter deck."""

from __future__ import annotations

from collections.abc import Iterable

from judge.engine import Moment, Refusal
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.deeds import hindered, makes, nothing
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.play.abilities.triggering_conditions import occurs
from judge.games.lotr_lcg.play.in_play.areas import is_absent, move, shuffle, side
from judge.games.lotr_lcg.play.in_play.leaves_play import leave_play
from judge.games.lotr_lcg.play.who import scenario
from judge.games.lotr_lcg.things import DECK, SCENARIO, Context, NamedDeck, Occurrence


@makes("into named deck")
def _into(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    for deck in members(now, what.to, about)[:1]:
        yield Occurrence("into-named-deck", name, other=deck, detail=what.what)


@hindered("into named deck", "join decks")
def _no_such_deck(now: Moment, what: Instruction, name: str, about: Context) -> Refusal | None:
    decks = (*members(now, what.to, about), *((name,) if what.verb == "join decks" else ()))
    absent = next((each for each in decks if is_absent(now, each)), "")
    return nothing(f"T{absent[1:]}", "is not on this table", "effects-as-much-as-able") if absent else None


@occurs("into-named-deck")
def into_named_deck(now: Moment, what: Occurrence) -> Iterable[Occurrence]:
    """The card belongs to that deck from now on; it is shuffled in, or lies on top or at the bottom."""
    where = "is shuffled into" if what.detail == "shuffled" else f"goes to the {what.detail} of"
    rules = (cite("move"), cite("golden-rule-card-over-rules"))
    now.say(f"{what.subject} {where} {what.other}.", *rules, event=("moved", what.subject))
    gone = leave_play(now, what.subject, DECK, bottom=what.detail == "bottom", deck=what.other)
    if what.detail == "shuffled":
        shuffle(now, what.other)
    return gone


@makes("join decks")
def _join(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    yield Occurrence("join-decks", name)


@occurs("join-decks")
def join_decks(now: Moment, what: Occurrence) -> None:
    """All cards of the deck are cards of the encounter deck from now on, those without names too."""
    deck = side(now, what.subject)
    assert isinstance(deck, NamedDeck)
    for name in (*deck.deck, *deck.pool, *deck.under):
        move(now, name, DECK, deck="")
    left, there = side(now, what.subject), scenario(now)
    now.put(there._replace(deck_rest=there.deck_rest + left.deck_rest))
    now.put(left._replace(deck_rest=0))
    shuffle(now, SCENARIO)
    rules = (cite("move"), cite("golden-rule-card-over-rules"))
    now.say(f"T{what.subject[1:]} is shuffled into the encounter deck.", *rules, event=("shuffled", SCENARIO))
