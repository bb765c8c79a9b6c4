"""attachment-cards: what is attached to a player's deck or threat dial, and what it waits for there."""

from __future__ import annotations

from typing import Any

from judge.games.lotr_lcg.cards.forms.when.occasions import occasion
from judge.games.lotr_lcg.cards.language import deed, of
from judge.games.lotr_lcg.cards.meanings import THIS, Instruction, Opening, Phrase, Trigger

HOST = Phrase("host")
PLACES = {"deck": ("the top of {to:whose} deck", "{to:whose} deck"), "threat dial": ("{to:whose} threat dial",)}
for what, words in PLACES.items():
    deed("attach to player", *(f"attach[es|] {{group:cards}} to {each}" for each in words), what=what)
    of["clause"].form(
        Instruction, *(f"attach to {each}" for each in words), verb="attach to player", group=THIS, what=what
    )
SOME = ("1 or more cards", "any number of cards", "a card", "cards", "any cards")
occasion(
    "draw",
    *(f"a player {draws} {cards} from attached deck" for draws in ("would draw", "draws") for cards in SOME),
    player=HOST,
)


def _just_once(triggers: tuple[Trigger, ...], it: Opening) -> Opening | None:
    """`The next time ..., discard this card instead`: the card goes with it, so that it is the next time alone."""
    gone = Instruction("discard", THIS) in it.deeds.effects
    once = gone and it.deeds.instead and not (it.triggers or it.costs or it.deeds.conditions)
    return it._replace(kind="forced", timing="when", triggers=triggers) if once else None


def _never(given: Any) -> None:
    return None


of["sentence"].converts(_just_once, _never, "(Forced:) the next time {triggers:happening,}, {it:effect part}", rank=4)
