"""8.3.1 What players do, as an event: they shuffle, draw, discard, reveal a new active Location."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.forms.occasions import OPPONENT, YOU
from judge.games.chaotic.cards.forms.rows import fixed
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import Those
from judge.games.chaotic.cards.meanings.sentences import When

occasion, whose_deed = sort("occasion"), sort("who does it")
ANYBODY = Those("any", "player")
fixed(whose_deed, YOU, "you", plural=True)
fixed(whose_deed, OPPONENT, "your opponent", "an/the opponent", "the opposing player", plural=False)
fixed(whose_deed, ANYBODY, "a player", "any/either player", plural=False)


def _event(event: str, types: tuple[str, ...], *wordings: str) -> None:
    """A row of what a player does: who, and what."""

    def take(given: Any) -> Any:
        return {"who": given.who} if given == When(event, getattr(given, "who", None), types=types) else None

    occasion.converts(lambda who: When(event, who, types=types), take, *wordings)


_PILE = "(from your hand|from their hand)"
for _who, _does in (
    (YOU, ("you shuffle your Attack Deck",)),
    (OPPONENT, ("your/an/the opponent shuffles their Attack Deck",)),
    (ANYBODY, ("a player shuffles their Attack Deck", "any/either player shuffles their Attack Deck")),
):
    fixed(occasion, When("deck shuffled", _who), *_does)
_event("draws", (), "{who:who does it} draw[s|] an Attack Card", "{who:who does it} draw[s|] a/an (Attack) card")
_event(
    "discards",
    ("mugic",),
    "{who:who does it} discard[s|] a Mugic Card",
    f"{{who:who does it}} discard[s|] a Mugic (Card) {_PILE}",
)
_event("discards", ("attack",), f"{{who:who does it}} discard[s|] an Attack Card {_PILE}")
_event("discards", (), f"{{who:who does it}} discard[s|] a card {_PILE}")
_event("reveals", (), "{who:who does it} reveal[s|] a new active Location", "{who:who does it} reveal[s|] a Location")
for _kind, _card in (("mugic", "a Mugic Card"), ("attack", "an Attack Card")):
    occasion.converts(
        lambda kind=_kind: When("discards", ANYBODY, types=(kind,)), lambda given: None, f"{_card} is discarded",
    )  # fmt: skip
