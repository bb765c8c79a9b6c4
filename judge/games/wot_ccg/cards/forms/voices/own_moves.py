"""What cards are told to do themselves: `they ready`, `it returns to its home front`, `each of them withdraws`."""

from __future__ import annotations

from typing import Any, NamedTuple

from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import IT, Ref
from judge.games.wot_ccg.cards.meanings.effects import Deed

PLAYERS = ("you", "opponent", "each player", "hero players", "villain players", "same player")


class Move(NamedTuple):
    """What becomes of a card that moves of itself."""

    verb: str
    what: str = ""


moves = LANGUAGE.words("moves-itself", "what a card does of itself")
CHALLENGE = (*(f"{the} challenge" for the in ("the", "that", "its", "his", "her", "their", "the target", "this")),
             "their challenges")  # fmt: skip
OWN = ("its", "his", "her", "their", "your", "the")
OWNERS = ("its owner's", "his owner's", "her owner's", "their owner's", "their owners'")
FRONTS = tuple(f"{own} home {front}" for own in OWN for front in ("front", "fronts"))
WAYS: dict[Move, tuple[tuple[str, ...], tuple[str, ...]]] = {
    Move("rotate"): (("must rotate", "must be rotated"), ("",)),
    Move("ready"): (("ready", "readies"), ("",)),
    Move("withdraw"): (
        ("withdraw", "withdraws", "cease participating", "ceases participating", "leave", "leaves",
         "stop participating", "stops participating", "cease to participate", "ceases to participate",
         "no longer participate", "no longer participates", "must cease participating", "must leave"),
        ("", *(f"{at}{each}" for at in ("", "from ", "in ") for each in CHALLENGE)),
    ),
    Move("send", "home front"): (
        ("return", "returns", "go", "goes", "move", "moves"), (*(f"to {each}" for each in FRONTS), "home"),
    ),
    Move("send", "battleground"): (
        ("go", "goes", "move", "moves"), tuple(f"to {each} battleground" for each in OWN),
    ),
    Move("return"): (
        ("return", "returns", "go", "goes"), tuple(f"to {each} hand{s}" for each in (*OWN, *OWNERS) for s in ("", "s")),
    ),
}  # fmt: skip
WITHOUT_MORE = {"leave", "leaves", "must leave"}
for move, (acts, places) in WAYS.items():
    for act in acts:
        for place in places:
            if place or act not in WITHOUT_MORE:
                moves.word(move, f"{act} {place}".strip())


def _moved(whom: Any, move: Move, _: str = "") -> Deed | None:
    """Cards move; a player is told to move cards in other words."""
    if isinstance(whom, Ref) and whom.what in PLAYERS:
        return None
    if getattr(getattr(whom, "which", None), "kind", "") in ("player", "challenge"):
        return None
    return Deed(move.verb, whom, what=move.what)


LANGUAGE.sorts["simple"].converts(_moved, never, "{whom} (must) (each) {move:moves-itself} (for no effect)", rank=4)
sort("deed").converts(
    lambda move: _moved(IT, move), never, "{move:moves-itself} (for no effect)", rank=7,
)  # fmt: skip
