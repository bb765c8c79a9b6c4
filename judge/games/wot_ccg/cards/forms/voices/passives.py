"""Damage, cards and tokens in the voices of whoever has them and of nobody: `takes`, `heals`, `is placed on`."""

from __future__ import annotations

from typing import Any

from judge.games.wot_ccg.cards.forms.deeds import ALL
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import IT, Ref
from judge.games.wot_ccg.cards.meanings.effects import Deed

simple, deed = LANGUAGE.sorts["simple"], sort("deed")
PLAYERS = ("you", "opponent", "each player", "same player", "controller")
PUT = "is/are put/placed/dealt/inflicted/applied/added"
OFF = "is/are removed/healed"
ITS = "(from itself/himself/herself/it)"


def _of_cards(verb: str, *, up_to: bool = False) -> Any:
    """A deed on cards; damage is nothing that players have."""

    def make(whom: Any, amount: Any = ALL) -> Deed | None:
        if isinstance(whom, Ref) and whom.what in PLAYERS:
            return None
        if getattr(getattr(whom, "which", None), "kind", "") in ("player", "challenge"):
            return None
        return Deed(verb, whom, amount, up_to=up_to)

    return make


simple.converts(
    _of_cards("deal"), never, f"{{amount}} (additional) damage {PUT} on/to {{whom}}",
    "{whom} (must) (each) receive/receives/suffer/suffers/sustain/sustains {amount} (additional) damage",
    "{whom} must (each) take {amount} (additional) damage", rank=2,
)  # fmt: skip
simple.converts(
    _of_cards("heal"), never, f"{{amount}} damage {OFF} from/on {{whom}}",
    f"{{whom}} (each) heal/heals {{amount}} damage {ITS}", f"all (of) (the) damage {OFF} from {{whom}}",
    f"{{whom}} (each) heal/heals all (of) (its) damage {ITS}",
    "{whom} is/are (completely/fully) healed", rank=2,
)  # fmt: skip
simple.converts(
    _of_cards("heal", up_to=True), never, f"{{amount:most}} damage {OFF} from/on {{whom}}", rank=2,
)  # fmt: skip
simple.converts(
    lambda whom, to, amount=ALL: Deed("move damage", whom, amount, to=to), never,
    "{amount} damage is/are moved from {whom} to {to:whom}",
    "all (of) (the) damage is/are moved from {whom} to {to:whom}", rank=2,
)  # fmt: skip
for verb, verbs in {
    "deal": "receive/receives/suffer/suffers/take/takes", "heal": "heal/heals",
}.items():  # fmt: skip
    deed.converts(
        lambda amount, verb=verb: Deed(verb, IT, amount), never,
        f"(also/additionally) {verbs} {{amount}} (additional) damage", rank=8,
    )  # fmt: skip
