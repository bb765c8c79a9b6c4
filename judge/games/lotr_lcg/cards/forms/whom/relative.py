"""qualifiers: what can be said of somebody with `is` and `has` can be said behind a noun too: `that is`, `with`.

A condition says `a hero is exhausted`, a phrase `a hero that is exhausted`: here the one is made of the other, once for
all of them.
"""

from __future__ import annotations

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import Phrase, Quality

clause, being, having, player = of["clause of cards"], of["being"], of["having"], of["kind of player"]
THAT = "that/who/which"


def _so(it: Quality) -> Quality:
    return it


def _not_so(it: Quality) -> Quality:
    return it._replace(negated=not it.negated)


def _unsaid(given: object) -> None:
    """They are said back in their shorter words."""


# --- of cards
clause.converts(_so, _unsaid, f"{THAT} [is|are] (currently) {{it:being}}")
clause.converts(_not_so, _unsaid, f"{THAT} [is|are] not (currently) {{it:being}}")
clause.converts(_so, _unsaid, f"{THAT} (currently) [has|have] {{it:having}}", "with {it:having}", rank=3)
clause.converts(_not_so, _unsaid, f"{THAT} [does|do] not (currently) have {{it:having}}", "without {it:having}", rank=3)
# --- what a card is, behind `is`, in the words that stand before and behind a noun
being.form(Quality, "under/underneath {group:cards}", kind="under", rank=1)
being.form(Quality, "controlled by {group:player}", kind="controlled", rank=1)
being.form(Quality("controlled", group=Phrase("you")), "under your control", "controlled by you")
being.form(
    Quality,
    "in the encounter discard pile",
    kind="in",
    word="discard pile",
    group=Phrase("scenario"),
)
being.form(Quality, "in any/a discard pile", kind="in", word="discard pile", rank=1)
being.form(Quality, "uncommitted", kind="committed", negated=True)
being.form(Quality, "unengaged", kind="engaged", negated=True)
being.form(Quality, "facedown", "face down", kind="faceup", negated=True)
being.form(Quality, "faceup", "face up", kind="faceup")
