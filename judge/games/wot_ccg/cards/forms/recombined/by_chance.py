"""Cards that are discarded at random: of one's own hand and of another's, in every voice."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.voices.player_deeds import SAME
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import YOU, Amount
from judge.games.wot_ccg.cards.meanings.effects import Deed

NOUN = "{amount} card[|s]"
HAND = "(from/in his hands/hand|from/in their hands)"


does, deed = LANGUAGE.sorts["does"], sort("deed")


def _lost(whom: Any, amount: Amount = 1) -> Deed:
    return Deed("discard cards", whom, amount, "random")


def _of_lost(*only: Any) -> Callable[[Any], Mapping[str, Any] | None]:
    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Deed) or given != _lost(given.whom, given.amount):
            return None
        if only and given.whom not in only:
            return None
        return {"amount": given.amount, **({} if only else {"whom": given.whom})}

    return take


def _same(amount: Amount = 1) -> Deed:
    return _lost(SAME, amount)


def _yours(amount: Amount = 1) -> Deed:
    return _lost(YOU, amount)


does.converts(
    _same, _of_lost(SAME), "discards {amount} card[|s] at random", f"discards/discard at random {NOUN} {HAND}",
    f"discards/discard {NOUN} {HAND} at random",
    f"discards/discard {NOUN} at random {HAND}", f"randomly discards/discard {NOUN} {HAND}",
    f"discards/discard {{amount}} random card[|s] {HAND}",
    "discards/discard {amount} randomly chosen/selected/determined card[|s] " + HAND,
)  # fmt: skip
deed.converts(
    _yours, _of_lost(YOU), f"discard {NOUN} from your hand at random", f"(you|you must) discard {NOUN} at random",
    f"(you|you must) discard {NOUN} at random (from/in your hand)",
    f"(you|you must) discard {NOUN} (from/in your hand) at random", f"(you) randomly discard {NOUN} (from your hand)",
    "(you|you must) discard {amount} random card[|s] (from your hand)", rank=-1,
)  # fmt: skip
deed.converts(
    _lost, _of_lost(), f"{{whom:whom-player}} discard[s|] {NOUN} at random",
    f"discard {NOUN} at random from {{whom:whose-hand}} hand",
    f"discard {NOUN} from {{whom:whose-hand}} hand at random",
    f"randomly discard {NOUN} from {{whom:whose-hand}} hand",
    "discard {amount} random card[|s] from {whom:whose-hand} hand", rank=1,
)  # fmt: skip
