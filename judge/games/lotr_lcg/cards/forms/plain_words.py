"""Said as one speaks: of several cards in the plural, `its` for `it's`, `the cost of` behind a long phrase.

The rows here stand first, and are said first. Each reads what a general row of its family reads too.
"""

from __future__ import annotations

from typing import Any

from judge.games.lotr_lcg.cards.language import LANGUAGE, of, said_of
from judge.games.lotr_lcg.cards.meanings import (
    IT,
    VALUES,
    Amount,
    Condition,
    Instruction,
    Phrase,
    Quality,
    Range,
    Trigger,
)

EACH = Phrase("each player")
MEASURES = ("player threat", "total threat", *(each for each in VALUES if not each.endswith("points")))
clause, which, plain = of["clause"], of["clause of cards"], of["plain quantity"]

# --- several cards
several = of["several cards"]
several.adds("{it:descriptions!}", how="all", plural=True)
several.adds("other {it:descriptions!}", how="all", other="other", plural=True)
several.also(of["cards"])


def _forbids(given: Instruction) -> bool:
    """Of each of several cards, that it cannot do something."""
    return given.group.how == "all" and any(each.verb in ("cannot", "cannot have") for each in given.parts)


said_of(clause, _forbids, Instruction, "{group:several cards} {parts:predicate&?}", verb="together")
clause.form(Instruction("cannot", EACH, words=("lower threat",)), "players cannot lower their threat")
clause.form(Instruction, "players cannot play {words:played|}", verb="cannot", group=EACH)
for caused, banned in (("", "ban"), (" by {op:effects of}", "caused ban")):
    said_of(
        clause,
        lambda given: not any("threat" in each for each in given.words),
        Instruction,
        f"players cannot {{words:{banned}|}}{caused}",
        verb="cannot",
        group=EACH,
    )
clause.form(
    Instruction("must travel", Phrase("all", kinds=("location",))),
    "during the travel phase, the players must travel, if able",
)
said_of(
    of["happening"],
    lambda given: "quest" in given.subject.kinds,
    Trigger,
    "{subject:cards} [is|are] defeated",
    kind="destroy",
)

clause.form(
    Instruction, "resources cannot be spent from {group:several cards}", verb="cannot", words=("spend resources",),
)  # fmt: skip

# --- which of them
of["being"].form(Quality("engaged"), "engaged with a player")
of["being"].form(Quality("committed"), "committed to the quest")
which.form(Quality("engaged", group=EACH), "engaged with players", "engaged with the players")
which.form(
    Quality("controlled", group=EACH), "the players control", "players control", "controlled by the players",
)  # fmt: skip
said_of(
    which,
    lambda given: given.group is not None and given.group.how in ("all", "pick"),
    Quality,
    "controlled by {group:player}",
    kind="controlled",
)
which.form(Quality, "with {group:worn}", kind="bears")


def _by_trait(given: Condition) -> bool:
    """`is a Gondor` is no English."""
    return [each.kind for each in given.qualities] == ["trait"]


said_of(of["condition"], _by_trait, Condition, "{group:cards} [has|have] {qualities:having,}", kind="is")

AGAINST = (">", "<")
said_of(
    which,
    lambda given: given.range is not None and given.range.op in AGAINST,
    Quality,
    "with a {word:measure} {range:how high}",
    kind="value",
    rank=1,
)
which.form(Quality, "with a {word:measure} of {range:how high}", kind="value", rank=1)
of["threat"].form(Quality, "a threat of {range:how high}", kind="threat")
said_of(
    of["condition"],
    lambda given: given.left is not None and given.left.of in MEASURES,
    Condition,
    "{left:plain quantity} is {range:how high}",
    kind="compare",
)


# `there is each enemy in play` is no English.
of["condition"].form(Condition, "there are any {group:counted many}", kind="exists", rank=-1)


# --- values
def _how(*hows: str, long: bool = False) -> Any:
    """Whether an amount is of such a group; a `long` one has more behind its noun."""

    def fits(given: Any) -> bool:
        group = given.group
        behind = group is not None and (group.clauses or group.most or group.least)
        return group is not None and group.how in hows and (not long or bool(behind))

    return fits


counts = LANGUAGE.words("number of tokens", "how many tokens")
for of_which, many in (("damage", "amount"), ("resources", "number"), ("progress", "amount")):
    counts.word(of_which, f"the {many} of {of_which}")
plain.form(Amount, "{of:number of tokens} on {group:cards}", plural=False)
said_of(plain, _how("all"), Amount, "the total {of:value} of {group:several cards}")
said_of(plain, _how("pick", long=True), Amount, "the {of:value} of {group:cards}")
said_of(plain, _how("pick", long=True), Amount, "the threat of {group:player}", of="player threat")
said_of(
    clause, _how("all"), Instruction, "the {what:value} of {group:cards} is {amount}", verb="modify", op="set",
)  # fmt: skip
said_of(
    clause, _how("all"), Instruction, "treat the text box of {group:cards} as if it were blank, except for traits",
    verb="blank", what="except traits", rank=-1,
)  # fmt: skip


def _than_it(op: str) -> tuple[Any, Any]:
    """`an enemy with more hit points than it`: the same value of both."""

    def make(word: str) -> Quality:
        return Quality("value", word, range=Range(op, Amount(of=word, group=IT)))

    return (
        make,
        lambda given: {"word": given.word} if isinstance(given, Quality) and given == make(given.word) else None,
    )


which.converts(*_than_it("<"), "with less {word:value} than it")
which.converts(*_than_it(">"), "with more {word:value} than it")
point = LANGUAGE.words("point", "a value of 1", {"hit point": "hit points", "quest point": "quest points"})
of["change"].converts(
    lambda by, what: Instruction("modify", amount=Amount(abs(by)), what=what, op="add" if by >= 0 else "subtract"),
    lambda given: (
        {"by": 1 if given.op == "add" else -1, "what": given.what}
        if given == Instruction("modify", what=given.what, op=given.op) and given.op in ("add", "subtract")
        else None
    ),
    "{by:signed} {what:point}",
)
