"""constant-conditional: numbers compared with numbers, what none of them is, how many something was done to."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import YOU, Amount, Condition, Phrase, Quality, Range

condition = of["condition"]
WAS = "was/were/is/are"
PLAYERS = Amount(of="players")


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- none of them
condition.converts(
    lambda group, quality: Condition("exists", group._replace(clauses=(*group.clauses, quality)), negated=True),
    _unsaid,
    "no {group:counted} is {quality:being}",
)
condition.form(
    Condition,
    "no player controls {group:cards}",
    "no players control {group:cards}",
    kind="controls",
    player=Phrase("all", kinds=("player",)),
    negated=True,
    rank=-1,
)
condition.form(Condition, "{player:whose} deck is empty", kind="deck", negated=True)
condition.form(Condition("undefended", negated=True), "this/the/that attack is/was defended")
of["having"].form(Quality, "a shadow effect", kind="shadow effect", rank=-1)
of["having"].form(Quality, "no shadow effect", kind="shadow effect", negated=True, rank=-1)

condition.converts(
    lambda group, range: Condition("is", group, qualities=(Quality("value", "cost", range=range),)),
    _unsaid,
    "{group:cards} cost[s|] {range}",
    "{group:cards} cost[s|] {range} resource[|s]",
)

# --- players who are there
condition.form(
    Condition,
    "there are {range:how many} players",
    "there are {range:how many} players in the game",
    kind="compare",
    left=PLAYERS,
    rank=-1,
)
condition.form(
    Condition("compare", left=PLAYERS, range=Range("=", Amount(1))),
    "there is only/exactly 1/one player",
    "there is only/exactly 1/one player in the game",
    rank=-2,
)


# --- more of the one than of the other
def _compared(op: str, one: Phrase, two: Phrase) -> Condition:
    return Condition("compare", left=Amount(of="count", group=one), range=Range(op, Amount(of="count", group=two)))


def _more(op: str) -> Any:
    """`more enemies than locations in the staging area`: what is said behind the second is said of both."""

    def make(one: Phrase, two: Phrase) -> Condition | None:
        if one.clauses and not two.clauses:
            return None
        return _compared(op, one if one.clauses else one._replace(clauses=two.clauses), two)

    return make


def _more_of_yours(op: str) -> Any:
    """`you control more allies than heroes`."""

    def make(one: Phrase, two: Phrase, player: Phrase = YOU) -> Condition | None:
        theirs = (Quality("controlled", group=player),)
        if one.clauses or two.clauses:
            return None
        return _compared(op, one._replace(clauses=theirs), two._replace(clauses=theirs))

    return make


for op, more in ((">", "more"), ("<", "fewer/less")):
    condition.converts(_more(op), _unsaid, f"there are {more} {{one:counted many}} than {{two:counted many}}", rank=-1)
    for word, control in (("player", "controls"), ("players", "control")):
        condition.converts(
            _more_of_yours(op),
            _unsaid,
            f"{{player:{word}}} {control} {more} {{one:counted many}} than {{two:counted many}}",
            rank=-1,
        )


# --- how many it was done to
def _so_many_done(range: Range, group: Phrase, word: str) -> Condition | None:
    """`a hero was discarded this way`: one or more of them; a number of its own says how many."""
    one = range.op == "=" and range.amount == Amount(1)
    return None if one else Condition("done", group, range=range, word=word)


def _of_so_many_done(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Condition) or given.range is None:
        return None
    found: dict[str, Any] = {"range": given.range, "group": given.group, "word": given.word}
    return found if given == _so_many_done(**found) else None


condition.converts(
    _so_many_done,
    _of_so_many_done,
    f"{{range:how many}} {{group:counted many}} {WAS} {{word:done}} this way",
    f"{{range:how many}} {{group:counted}} {WAS} {{word:done}} this way",
    rank=-1,
)
for of_done, things, verbs in (
    ("resources lost", "resources", "discarded/lost/removed"),
    ("damage dealt", "damage", "dealt"),
    ("progress removed", "progress", "removed/discarded"),
):
    condition.form(
        Condition, f"{{range}} {things} {WAS} {verbs} this way", kind="compare", left=Amount(of=of_done), rank=-2
    )
