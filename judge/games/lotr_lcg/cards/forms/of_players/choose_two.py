"""effects-select: two of several effects: `choose two: draw 1 card, ready a hero, or lower your threat by 1`."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import Instruction, Phrase

choice = of["choice"]
NOBODY = Phrase()
ALONE = ("together", "pay", "price", "options")


def _pairs(options: tuple[Any, ...], by: Phrase = NOBODY) -> Instruction | None:
    """Each pair of them is one thing that can be selected; none of them has a second part, or says who does it."""
    if len(options) < 3 or any(len(each) > 1 or each[0].by.how or each[0].verb in ALONE for each in options):
        return None
    pairs = tuple((*one, *two) for one, two in combinations(options, 2))
    return Instruction("options", by=by, op="two", options=pairs)


def _of_pairs(given: Any) -> Mapping[str, Any] | None:
    pairs = given.options if isinstance(given, Instruction) and given.op == "two" else ()
    if not pairs or any(len(each) != 2 for each in pairs):
        return None
    singles = tuple(dict.fromkeys((each,) for pair in pairs for each in pair))
    if given != _pairs(singles, given.by):
        return None
    return {"options": singles} | ({"by": given.by} if given.by.how else {})


TWO = ("two", "2")
OF = ("", *(f" {each}" for each in ("of the following", "of the following effects", "of the following options")),
      " different options", " options")  # fmt: skip
BOTH = tuple(f" {two}{each}:" for two in TWO for each in OF)


def _three(one: Any, two: Any, three: Any, by: Phrase = NOBODY) -> Instruction | None:
    return _pairs((one, two, three), by)


def _four(one: Any, two: Any, three: Any, four: Any, by: Phrase = NOBODY) -> Instruction | None:
    return _pairs((one, two, three, four), by)


def _of(names: tuple[str, ...], told: bool) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        found = _of_pairs(given)
        if found is None or len(found["options"]) != len(names) or ("by" in found) is not told:
            return None
        return dict(zip(names, found["options"], strict=True)) | ({"by": given.by} if told else {})

    return take


LIST = {
    ("one", "two", "three"): "{one:SORT}, {two:SORT}, or {three:SORT}",
    ("one", "two", "three", "four"): "{one:SORT}, {two:SORT}, {three:SORT}, or {four:SORT}",
}
for names, options in LIST.items():
    make: Any = _three if len(names) == 3 else _four
    plain, does = (options.replace("SORT", each) for each in ("option", "does option"))
    choice.converts(make, _of(names, False), *(f"choose{each} {plain}" for each in BOTH))
    choice.converts(
        make,
        _of(names, True),
        *(f"{{by:player}} must choose{each} {plain}" for each in BOTH),
        *(f"{{by:player}} chooses{each} {does}" for each in BOTH),
    )
