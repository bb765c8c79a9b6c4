"""What questions have in common: what a name means, saying that there is no rule, looking past what is forced."""

from __future__ import annotations

from judge.engine import Cite, Missing, Moment, Number, Ruled, Value
from judge.engine.referee import Referee
from judge.games.wot_conquest import cite
from judge.games.wot_conquest.play.silence import NoRule, at_stake
from judge.games.wot_conquest.play.spans import MEASURE_OF
from judge.games.wot_conquest.play.who import FACTIONS, faction_named
from judge.games.wot_conquest.things import OPEN, City, Piece, Town, Unit
from judge.kit.asks import find
from judge.kit.words import plain

FORCED = (("assign",), ("take-city",))
Answer = Ruled | Value | Number | str | bool | list[str] | frozenset[str]


def told(found: object, *cites: Cite) -> Answer:
    """An answer, or `no rule` with its reason."""
    return found.ruled(*cites) if isinstance(found, NoRule) else found  # type: ignore[return-value]


def open_matter(now: Moment, piece: Piece) -> NoRule | None:
    """Why nothing can be said of a piece: its fate is open, or the line of play broke off where it was at stake."""
    if not isinstance(piece, Unit) and piece.state == OPEN:
        unit = "raze" if isinstance(piece, City) else "battle.2-kill"
        return NoRule(f"the rulebook does not say what becomes of {piece.name}", cite(unit))
    return at_stake(now, piece.name)


def unavoidable(now: Moment) -> Moment:
    """The moment after damage was assigned or a city taken, where nobody has a choice about it."""
    referee, position = now.referee, now.freeze()
    assert isinstance(referee, Referee)
    while position.waiting is not None and position.waiting.verbs in FORCED and referee.count(position) == 1:
        position = referee.follow(position, referee.legal(position)[0])
    return referee.moment(position)


def any_piece(now: Moment, name: str) -> Piece:
    """The unit, city or town that a name means; a KeyError lists those there are."""
    pieces: list[Piece] = [*now.every(Unit), *now.every(City), *now.every(Town)]
    found = find(pieces, name)
    if found is None:
        there = ", ".join(each.name for each in pieces) or "none"
        raise Missing(f"no unit, city or town named {name}; there are: {there}")
    return found


def spot(now: Moment, name: str) -> str:
    """The place that a name means: where a piece of that name is, else a place so called."""
    try:
        return any_piece(now, name).at
    except KeyError:
        return name


def measure_named(text: str) -> str:
    """The measure that a name means; a KeyError lists those there are."""
    if (found := MEASURE_OF.get(plain(text))) is None:
        raise Missing(f"{text} is no measure; there are: span, short-span, medium-span, long-span")
    return found


def the_faction(now: Moment, text: str) -> str:
    """The faction that a name means; a KeyError lists those there are."""
    if not (name := faction_named(text)):
        raise Missing(f"no faction {text}; there are: {', '.join(FACTIONS)}")
    return name
