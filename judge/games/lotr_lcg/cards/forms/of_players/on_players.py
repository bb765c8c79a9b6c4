"""attachment-cards: what is attached to a player's deck or threat dial, and what it waits for there."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.forms.when.occasions import occasion
from judge.games.lotr_lcg.cards.language import deed, of
from judge.games.lotr_lcg.cards.meanings import THIS, Deeds, Instruction, Opening, Phrase, Trigger

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


def _just_once(triggers: tuple[Trigger, ...]) -> Opening:
    """`The next time ..., discard this card instead`: the card goes with it, so that it is the next time alone."""
    gone = Deeds((Instruction("discard", THIS),), instead=True)
    return Opening(gone, "forced", timing="when", triggers=triggers)


of["sentence"].converts(
    _just_once, lambda given: None, "(Forced:) the next time {triggers:happening,}, discard this card instead", rank=-1
)
