"""What is done to cards, by parts of speech: every act in the active, in the passive, as a price, forced on a player.

An act is one word (`kill`, `killed`), or a word with the place to which a card goes (`to its owner's hand`).
"""

from __future__ import annotations

from typing import Any

from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import IT, Ref
from judge.games.wot_ccg.cards.meanings.effects import Deed

simple, given, deed = LANGUAGE.sorts["simple"], LANGUAGE.sorts["sacrifice"], sort("deed")
act = LANGUAGE.words("act", "an act", ["kill", "discard", "rotate", "ready"])
acted = LANGUAGE.words(
    "acted",
    "an act, in the passive",
    {"killed": "kill", "discarded": "discard", "rotated": "rotate", "readied": "ready"},
)
goes = LANGUAGE.words("goes", "where a card goes")
WHOSE = ("its owner's", "his owner's", "her owner's", "their owner's", "their owners'", "your", "the", "a")
for verb, spellings in {
    "remove": ("from play", "from the game"),
    "return": ("to hand", "to your hand", "into your hand", "in your hand", "to their owners' hands",
               *(f"to {each} hand" for each in WHOSE[:5])),
    "shuffle in": tuple(f"{back}into {each} deck" for back in ("", "back ") for each in WHOSE[:6]),
    "kill": tuple(f"{into} {each} killed pile" for into in ("in", "into") for each in WHOSE),
    "discard": tuple(f"{into} {each} discard pile" for into in ("in", "into") for each in WHOSE),
}.items():  # fmt: skip
    for spelling in spellings:
        goes.word(verb, spelling)
for place, spellings in {
    "battleground": tuple(f"{to} {the} battleground" for to in ("to", "in", "into") for the in ("the", "your", "its")),
    "home front": ("home", *(f"{to} {whose} home front{s}" for to in ("to", "in") for s in ("", "s") for whose in (
        "the", "your", "its", "his", "her", "their", "its controller's", "his controller's", "its owner's"))),
}.items():  # fmt: skip
    for spelling in spellings:
        goes.word(f"send {place}", spelling)
MOVE, MOVED = "remove/return/shuffle/place/put/move/send", "removed/returned/shuffled/placed/put/moved/sent"
NO_EFFECT = "(for no effect)"


def _done(whom: Any, verb: str) -> Deed:
    """An act, or a move to a place."""
    act, _, place = verb.partition(" ")
    return Deed(act, whom, what=place) if act == "send" else Deed(verb, whom)


def _paid(whom: Any, verb: str) -> Deed | None:
    """What is given up: cards that only move are no price."""
    return None if verb.startswith("send") else _done(whom, verb)


simple.converts(
    _done, never, f"(you must) {{verb:act}} {{whom}} {NO_EFFECT}", f"{{whom}} is/are {{verb:acted}} {NO_EFFECT}",
    "{verb:act} {whom} from play", "{verb:act} from play {whom}",
    f"(you must) {MOVE} {{whom}} (from play) {{verb:goes}}", f"{{whom}} is/are {MOVED} {{verb:goes}}",
    f"{{whom}} must be {{verb:acted}} {NO_EFFECT}", "have {whom} {verb:acted}", rank=3,
)  # fmt: skip
deed.converts(
    lambda verb: _done(IT, verb), never, f"is/are {{verb:acted}} {NO_EFFECT}", f"{{verb:acted}} {NO_EFFECT}",
    f"(is/are) {MOVED} {{verb:goes}}", rank=6,
)  # fmt: skip

deed.converts(
    lambda: Deed("withdraw", IT), never, "is removed from the/its/that challenge",
    "is no longer participating (in the/that/its/a challenge)", rank=6,
)  # fmt: skip

payer = LANGUAGE.sort("payer", "the card that is given up")
payer.form(
    Ref, "this card", "this", "it/him/her", "this/the character/troop/advantage/event/challenge", what="this",
)  # fmt: skip
payer.form(Ref, "the target", "the target character/troop/card", what="target")
payer.also(sort("chosen"))
given.converts(
    _paid, never, "{verb:act} {whom:payer} (from play)",
    f"{MOVE} {{whom:payer}} (from play) {{verb:goes}}", rank=2,
)  # fmt: skip
given.converts(
    lambda whom, amount: Deed("deal", whom, amount), never, "add/put/place {amount} damage to/on {whom:payer}", rank=2,
)  # fmt: skip

goes_his = LANGUAGE.words("goes-his", "where a card of his own goes")
for verb, spellings in {
    "remove": ("from play", "from the game"), "return": ("to his hand", "to their hand", "to his or her hand"),
    "shuffle in": ("into his deck", "back into his deck"), "kill": ("in his killed pile", "into his killed pile"),
    "discard": ("in his discard pile", "into his discard pile"),
}.items():  # fmt: skip
    for spelling in spellings:
        goes_his.word(verb, spelling)
