"""qualifiers: what can be said of somebody with `is` and `has` can be said behind a noun too: `that is`, `with`.

A condition says `a hero is exhausted`, a phrase `a hero that is exhausted`: here the one is made of the other, once for
all of them.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import YOU, Amount, Phrase, Quality, Range

clause, being, having = of["clause of cards"], of["being"], of["having"]
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
clause.form(Quality, "without {range} {word:value}", kind="value", negated=True, rank=4)
clause.form(Quality, "with {range} shadow card[|s]", kind="shadow cards", rank=4)
clause.form(Quality, "with {range} other shadow card[|s]", kind="shadow cards", word="other", rank=4)
clause.form(Quality("controlled", group=YOU, negated=True), "you do not control", "that you do not control")
clause.form(
    Quality, "{group:player} does not control", "that {group:player} does not control", kind="controlled", negated=True
)


def _one_keyword(words: tuple[str, ...]) -> Quality | None:
    """`with ranged or sentinel`."""
    return Quality("either", either=tuple(Quality("keyword", each) for each in words)) if words[1:] else None


def _of_keywords(given: Any) -> Mapping[str, Any] | None:
    either = given.either if isinstance(given, Quality) else ()
    return (
        {"words": tuple(each.word for each in either)}
        if either and given == _one_keyword(tuple(each.word for each in either))
        else None
    )


clause.converts(_one_keyword, _of_keywords, "with {words:keyword|}", "with the {words:keyword|} keyword", rank=-1)
# `each Orc and Goblin enemy` are the Orcs and the Goblins.
of["cards"].form(
    Phrase, "each {adjectives:one or the other} {kinds:noun|} ({clauses})", how="all", plural=False, rank=1
)
# `the Mission objective`: of objectives there is one of a kind.
of["cards"].form(
    Phrase, "the {adjectives:trait alone} objective ({clauses})", how="all", kinds=("objective",), plural=False, rank=3
)
# --- what a card is, behind `is`, in the words that stand before and behind a noun
being.form(Quality, "under/underneath {group:cards}", kind="under", rank=1)
being.form(Quality, "controlled by {group:player}", kind="controlled", rank=1)
being.form(Quality("controlled", group=YOU), "under your control", "controlled by you")
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


def _than_card(op: str) -> tuple[Any, Any]:
    """`with a lower cost than this card`: the same value of both."""

    def make(word: str, group: Phrase) -> Quality:
        return Quality("value", word, range=Range(op, Amount(of=word, group=group)))

    return make, lambda given: None


for op, words in (("<", "less/lower/fewer"), (">", "more/higher/greater")):
    clause.converts(*_than_card(op), f"with (a/an) {words} {{word:value}} than {{group:that one}}", rank=1)
