"""What becomes of cards that would be killed: to which pile they go instead, always or for a while."""

from __future__ import annotations

from typing import Any

from judge.games.wot_ccg.cards.forms.rules import about, has, never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import All, Chosen, Instead
from judge.games.wot_ccg.cards.meanings.effects import Deed

about(Instead, "{whom} goes to the discard pile instead of the killed pile", pile="discard pile")
about(Instead, "{whom} goes to its owner 's hand instead of the killed pile", pile="hand")
about(Instead, "when {whom} is killed , it is shuffled into its owner 's deck instead", pile="deck")

dies = LANGUAGE.words("dies", "that a card is killed")
for be in ("is", "are", "would be"):
    dies.word("", f"{be} killed")
    for into in ("in", "into"):
        for whose in ("a", "your", "the", "its", "his", "her", "their", "its owner's", "his owner's", "her owner's"):
            dies.word("", f"{be} placed {into} {whose} killed pile", f"{be} put {into} {whose} killed pile")
aside = LANGUAGE.words("instead-of-killed", "in place of the killed pile")
for of in ("instead of", "rather than"):
    for whose in ("your", "the", "a", "its", "its owner's"):
        aside.word("", f"{of} {whose} killed pile", f"({of} {whose} killed pile)")
OWN = "its/his/her/your/their/the"
PILES = {
    "hand": ("return it to", "returned to", "hand"),
    "deck": ("shuffle it (back) into", "shuffled (back) into", "deck"),
    "discard pile": ("put it in/into", "placed/put in/into", "discard pile"),
}  # fmt: skip


def _goes(pile: str) -> Any:
    def make(whom: Any, until: str = "", **_: str) -> Deed | None:
        """`If a troop would be killed`: each of them; how many else is not told."""
        if isinstance(whom, Chosen):
            if whom != Chosen(whom.which):
                return None
            whom = All(whom.which)
        return Deed("has", whom, rules=(Instead(pile),), until=until)

    return make


for pile, (act, done, name) in PILES.items():
    acts = tuple(f"{act} {whose} {name}" for whose in (OWN, "its/his/her/their owner 's"))
    passive = tuple(f"{done} {whose} {name}" for whose in (OWN, "its/his/her/their owner 's"))
    has.converts(
        _goes(pile), never, *(f"if/when {{whom}} {{_:dies}} , {each} instead" for each in acts),
        *(f"if/when {{whom}} {{_:dies}} , instead {each}" for each in acts),
        *(f"if/when {{whom}} {{_:dies}} , {each} {{also:instead-of-killed}}" for each in acts),
        *(f"if/when {{whom}} {{_:dies}} , it is {each} instead" for each in passive),
        *(f"if/when {{whom}} {{_:dies}} , it is instead {each}" for each in passive),
        *(f"{{whom}} that {{_:dies}} is instead {each}" for each in passive),
        *(f"{{whom}} that {{_:dies}} is {each} instead" for each in passive),
        *(f"{{whom}} is {each} {{also:instead-of-killed}} when it {{_:dies}}" for each in passive),
        *(f"{{whom}} is {each} {{_:instead-of-killed}} (when killed)" for each in passive),
        *(f"{{whom}} is {each} when it {{_:dies}}" for each in passive), rank=-1,
    )  # fmt: skip
    sort("deed").converts(
        _goes(pile), never, *(f"{{whom}} that {{_:dies}} {{until}} is (instead) {each}" for each in passive),
        *(f"{{whom}} that {{_:dies}} {{until}} is instead {each}" for each in passive),
        *(f"if {{whom}} {{_:dies}} {{until}} , {each} instead" for each in acts), rank=-1,
    )  # fmt: skip
