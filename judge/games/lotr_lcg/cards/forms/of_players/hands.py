"""hand: cards that are discarded from a hand, in other words than decks.py has."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import LANGUAGE, deed, of
from judge.games.lotr_lcg.cards.meanings import Amount, Instruction, Phrase, Quality

for hand in ("from hand", "from their/his/her/your own hand"):
    deed(
        "discard from hand",
        f"discard[s|] {{amount}} card[|s] {hand}",
        f"choose[s|] and discard[s|] {{amount}} card[|s] {hand}",
        rank=1,
    )
    deed(
        "discard from hand",
        f"discard[s|] {{amount}} random card[|s] {hand}",
        f"discard[s|] {{amount}} card[|s] at random {hand}",
        f"discard[s|] {{amount}} card[|s] {hand} at random",
        random=True,
        rank=1,
    )


def _and_one_more(random: bool) -> tuple[Any, Any]:
    """`discards 1 card from his hand and 1 attachment he controls`."""

    def make(amount: Amount, group: Phrase, two: Phrase) -> Instruction:
        held = Instruction("discard from hand", group, amount, random=random)
        return Instruction("several", parts=(held, Instruction("discard", two)))

    def take(given: Any) -> Mapping[str, Any] | None:
        parts = given.parts if isinstance(given, Instruction) and len(given.parts) == 2 else ()
        if not parts:
            return None
        found: dict[str, Any] = {"amount": parts[0].amount, "group": parts[0].group, "two": parts[1].group}
        return found if given == make(**found) else None

    return make, take


for sort, verb in (("deed", "discard"), ("does", "discards")):
    for random, many in ((False, "card[|s]"), (True, "random card[|s]")):
        of[sort].converts(
            *_and_one_more(random), f"{verb} {{amount}} {many} from {{group:whose}} hand and {{two:cards}}"
        )


def _of_shown(whose: Phrase, it: Phrase) -> Instruction:
    """`reveals his hand and discards each ally revealed this way`: each ally in that hand."""
    held = Quality("in", "hand", Phrase("that player") if whose.how == "they" else whose)
    return Instruction("discard", it._replace(how="all", clauses=(*it.clauses, held)))


for sort, s in (("deed", ""), ("does", "s")):
    of[sort].converts(
        _of_shown,
        lambda given: None,
        f"reveal{s} {{whose}} hand and discard{s} each {{it:description}} revealed (this way)",
        f"reveal{s} {{whose}} hand and discard{s} all {{it:descriptions}} revealed (this way)",
        f"reveal{s} {{whose}} hand and discard{s} each {{it:description}} in it",
    )


# --- `you and that player each draw 1 card`: the one and the other
BOTH = Phrase("you and that player")
each = LANGUAGE.sort("each of two", "what each of two players does")
each.form(Instruction, "draw {amount} card[|s]", verb="draw")
each.form(Instruction, "raise your/their/his/her threat by {amount}", verb="raise threat")
each.form(Instruction, "lower your/their/his/her threat by {amount}", verb="lower threat")


def _each_of_two(it: Instruction) -> Instruction:
    return it._replace(group=BOTH)


def _of_two(given: Any) -> Mapping[str, Any] | None:
    same = isinstance(given, Instruction) and given.group == BOTH
    return {"it": given._replace(group=Phrase())} if same else None


of["clause"].converts(
    _each_of_two,
    _of_two,
    "you and that player each {it:each of two}",
    "that player and you each {it:each of two}",
    "both you and that player {it:each of two}",
)
