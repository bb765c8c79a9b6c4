"""What the answers have in common: saying that there is no rule, and looking past what nobody has a choice about."""

from __future__ import annotations

from judge.engine import Cite, Moment, Number, Ruled, Value
from judge.engine.referee import Referee
from judge.games.wot_conquest import cite
from judge.games.wot_conquest.play.silence import NoRule, at_stake
from judge.games.wot_conquest.things import OPEN, City, Piece, Unit

FORCED = (("assign",), ("take-city",))
Answer = Ruled | Value | Number | str | bool | list[str] | frozenset[str]


def told(found: object, *cites: Cite) -> Answer:
    """An answer, or `no rule` with its reason."""
    return found.ruled(*cites) if isinstance(found, NoRule) else found  # type: ignore[return-value]


def open_matter(now: Moment, piece: Piece) -> NoRule | None:
    """Why nothing can be said of a piece: its fate is open, or the line of play broke off where it was at stake."""
    if not isinstance(piece, Unit) and piece.state == OPEN:
        unit = "raze" if isinstance(piece, City) else "battle.2-kill"
        return NoRule(f"nothing says what becomes of {piece.name}", cite(unit))
    return at_stake(now, piece.name)


def unavoidable(now: Moment) -> Moment:
    """The moment after damage was assigned or a city taken, where nobody has a choice about it."""
    referee, position = now.referee, now.freeze()
    assert isinstance(referee, Referee)
    while position.waiting is not None and position.waiting.verbs in FORCED and referee.count(position) == 1:
        position = referee.follow(position, referee.legal(position)[0])
    return referee.moment(position)
