"""Figures and what changes them: +3 attack, double damage, an attack value of 5."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.cardtext import Language
from judge.games.wot_conquest.cards.meanings import Change

STATS = {
    "attack": ("attack", "attack value", "attack values", "att", "atk"),
    "defense": ("defense", "defence", "defense value", "defence value", "defense values", "defence values", "def"),
    "damage": ("damage", "damage value", "damage values", "dam", "dmg"),
    "move": ("Move", "movement", "move value", "move attribute"),
}
LIMITS = {"move limit": ("move limit", "movement limit"), "attack limit": ("attack limit", "battle limit")}
VALUES = {
    "attack": "an attack value of",
    "defense": "a defense value of",
    "damage": "a damage value of",
    "move": "a Move of",
}


def _signed(**filled: Any) -> Change | None:
    n = filled["n"]
    return Change(filled["stat"], "add" if n >= 0 else "subtract", abs(n))


def _taken(given: Any) -> Mapping[str, Any] | None:
    if (
        type(given) is not Change
        or given.op not in ("add", "subtract")
        or (given.op == "subtract" and not given.amount)
    ):
        return None
    return {"n": given.amount if given.op == "add" else -given.amount, "stat": given.stat}


def _divided(**filled: Any) -> Change | None:
    return Change(filled["stat"], "divide", filled["n"]) if filled["n"] else None


def _divisor(given: Any) -> Mapping[str, Any] | None:
    return {"stat": given.stat, "n": given.amount} if type(given) is Change and given.op == "divide" else None


def fill(language: Language) -> None:
    """The figures, and changes as they stand behind `gets`, `has`, `gains` and `loses`, and alone."""
    for sort, title, words in (("stat", "a figure", STATS), ("limit", "a limit", LIMITS)):
        made = language.words(sort, title)
        for value, spellings in words.items():
            made.word(value, *spellings)
    factor = language.words("factor", "a factor")
    for n in range(2, 10):
        factor.word(n, f"x{n}")
    valued = language.words("valued", "a figure")
    for value, spelling in VALUES.items():
        valued.word(value, spelling)
    valued.word("defense", VALUES["defense"], "a defence value of")
    _gain(language, "gain", "stat")
    _gain(language, "limit change", "limit")
    fixed = language.sort("set", "a figure that is set")
    fixed.form(
        Change,
        "{stat:valued} {amount:number}",
        "{stat} = {amount:number}",
        "{stat} set to {amount:number}",
        "set {stat} to {amount:number}",
        op="set",
    )
    gained = language.sort("gained", "so much of a figure")
    gained.form(Change, "{amount:number} {stat}", op="add")
    lost = language.sort("lost", "so much of a figure")
    lost.form(Change, "{amount:number} {stat}", op="subtract")
    change = language.sort("change", "a change of a figure")
    change.also(language.sorts["gain"], language.sorts["limit change"], fixed)


def _gain(language: Language, name: str, stat: str) -> None:
    gain = language.sort(name, "a change of a figure")
    s = f"{{stat:{stat}}}"
    gain.converts(_signed, _taken, f"{{n:signed}} {s}", f"{s} {{n:signed}}", f"{{n:signed}} to (its|the) {s}")
    gain.form(Change, f"+ {{amount:number}} {s}", f"{s} + {{amount:number}}", op="add", rank=1)
    gain.form(Change, f"- {{amount:number}} {s}", f"{s} - {{amount:number}}", op="subtract", rank=1)
    if stat == "limit":
        return
    gain.form(
        Change,
        f"double {s}",
        f"doubled {s}",
        f"double the {s}",
        f"double its {s}",
        f"doubles {s}",
        f"{s} * 2",
        f"{s} × 2",
        f"{s} x 2",
        op="multiply",
        amount=2,
    )
    gain.form(
        Change,
        f"{s} {{amount:factor}}",
        f"{s} x {{amount:number}}",
        f"{s} * {{amount:number}}",
        f"{s} × {{amount:number}}",
        op="multiply",
        rank=1,
    )
    gain.form(
        Change,
        f"half {s}",
        f"halved {s}",
        f"halve {s}",
        f"halves {s}",
        f"halve the {s}",
        f"halve its {s}",
        f"{s} / 2",
        op="divide",
        amount=2,
    )
    gain.converts(_divided, _divisor, f"{s} / {{n:number}}", f"{s} ÷ {{n:number}}", rank=1)
