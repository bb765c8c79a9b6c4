"""Numbers, symbols and icons, and what is counted."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import ABILITIES, HIS_CARDS, Count, Per, Results, symbols

PLAIN_RESULTS = ("support", "opposition", "damage")
SPELLINGS = {
    "politics": ("politics", "political"), "intrigue": ("intrigue", "intrigues"),
    "one power": ("one power", "the one power", "op", "one-power"), "combat": ("combat",),
    "support": ("support", "sword", "swords", "supports"), "opposition": ("opposition", "shield", "shields"),
    "damage": ("damage", "skull", "skulls"),
}  # fmt: skip
MOST_ICONS = 8
Lot = tuple[str, int]

ability = LANGUAGE.words("ability", "an ability")
result = LANGUAGE.words("result", "a sort of symbol")
for name, several in SPELLINGS.items():
    for spelling in several:
        result.word(name, spelling)
        if name in ABILITIES:
            ability.word(name, spelling)

icon = LANGUAGE.words("icon", "an icon")
for name in SPELLINGS:
    for n in range(1, MOST_ICONS):
        spelled = name if name != "op" else "one power"
        looks = [f"[{n}x {spelled}]", f"[{spelled} icon x{n}]", f"[{spelled} x{n}]", f"[{n}x {spelled} icon]",
                 f"[{n}x {spelled} icons]", f"[{n} {spelled}]", f"[{spelled} icon {n}x]"]  # fmt: skip
        if n == 1:
            looks = [f"[{spelled}]", f"[{spelled} icon]", f"[{spelled} symbol]", *looks]
        icon.word((name, n), *looks)

some = sort("some")


def _lot(what: str, n: int = 1, **_: Any) -> Lot:
    return what, n


def _of_lot(given: Any) -> Mapping[str, Any] | None:
    is_lot = isinstance(given, tuple) and len(given) == 2 and given[0] in SPELLINGS
    return {"what": given[0], "n": given[1]} if is_lot else None


def _icons(icon: Lot, n: int = 1) -> Lot:
    return icon[0], icon[1] * n


def _never(given: Any) -> None:
    return None


some.converts(
    _lot, _of_lot, "{n:number} (point/points of) {what:result} (symbol/symbols/result/results/token/tokens)",

    "a/an {what:result} (symbol|result)", "a point of {what:result}", about="symbols, in words",
)  # fmt: skip
some.converts(
    _icons, _never, "{icon}", "{n:number} {icon} (symbol/symbols)", "a/an {icon} (symbol|result)",
    "{n:number} additional {icon} (symbol/symbols)", about="symbols as icons",
)  # fmt: skip

results = sort("results")


def results_of(parts: tuple[Lot, ...]) -> Results:
    """Lots of symbols put together."""
    found = dict.fromkeys(SPELLINGS, 0)
    for what, n in parts:
        found[what] += n
    own = symbols(found[each] for each in ABILITIES)
    return Results(found["support"], found["opposition"], found["damage"], own)


def lots_of(given: Results) -> tuple[Lot, ...]:
    """The lots of symbols that something is made of."""
    lots = [*zip(PLAIN_RESULTS, given[:3], strict=True), *zip(ABILITIES, given.symbols, strict=True)]
    return tuple(each for each in lots if each[1])


def _parts(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Results) or given.wild or given.pool:
        return None
    found = lots_of(given)
    return {"parts": found} if found else None


results.converts(results_of, _parts, "{parts:some&}", "{parts:some+}", about="symbols of several sorts")
OF_CHOICE = "(of any type|of any types|of any type/types|of your choice|of any ability|of any abilities)"
results.form(
    Results, "{wild:number} ability symbol[|s] of any type",
    f"{{wild:wild-number}} (additional) ability symbol[|s] {OF_CHOICE}",
    "{wild:wild-number} (additional) symbol[|s] of your choice",
    "{wild:wild-number} (additional) symbol[|s] of any ability",
)  # fmt: skip
wild_number = LANGUAGE.sort("wild-number", "how many symbols of any kind")
wild_number.form(1, "a")
wild_number.converts(lambda n: n, lambda given: {"n": given} if isinstance(given, int) else None, "(any) {n:number}")
results.form(
    Results, "{wild:number} non- {but:ability} ability symbol[|s] of your choice",
    f"{{wild:wild-number}} non- {{but:ability}} (ability) symbol[|s] {OF_CHOICE}",
)  # fmt: skip


def _of_pooled(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Results) and given.pool and given == Results(damage=given.damage, pool=given.pool)
    return {"n": given.damage, "pool": given.pool} if own else None


damage_pool = LANGUAGE.words("damage-pool", "a damage pool", ["character", "troop"])
results.converts(
    lambda n, pool: Results(damage=n, pool=pool), _of_pooled, "{n:number} {pool:damage-pool} damage",
    "{n:single} {pool:damage-pool} damage",
)  # fmt: skip
either = LANGUAGE.sort("either-symbols", "symbols, or others")
either.converts(
    lambda lots: tuple(results_of((each,)) for each in lots) if len(lots) > 1 else None,
    lambda given: {"lots": tuple(lot for each in given for lot in lots_of(each))} if isinstance(given, tuple) else None,
    "{lots:some|}",
)  # fmt: skip
damage_icons = LANGUAGE.words("damage-icons", "damage symbols")
for n in range(1, MOST_ICONS):
    for look in (
        "[{}x damage]",
        "[damage icon x{}]",
        "[damage x{}]",
        *(("[damage]", "[damage icon]") if n == 1 else ()),
    ):
        damage_icons.word(n, look.format(n))
results.converts(
    lambda n, pool: Results(damage=n, pool=pool), _never, "{n:damage-icons} {pool:damage-pool} damage", rank=1,
)  # fmt: skip
single = sort("single")
single.form(1, "1/a/one")
single.also(sort("number"))

count = sort("count")
count.form(Count, "{which?}", what="cards", about="the number of cards that are meant")
count.form(Count, "{which:one-which?} he controls", "{which:one-which?} they control/controls", what=HIS_CARDS, rank=1)
count.form(
    Count, "token[|s] on your section of the Pattern", "token (you have) on your section of the pattern",
    "pattern (token/tokens) you have", "of your pattern tokens",
    "token/tokens you have on the pattern", "pattern (token/tokens) on your section of the pattern", what="your tokens",
)  # fmt: skip
count.form(Count, "neutral token[|s]", "tokens on the neutral section of the pattern", what="neutral tokens")
count.form(
    Count, "point[|s] by which you succeed", "one/1 by which you succeed", "by which you succeed",
    "amount by which you succeed", "number of points by which you succeed", "amount you succeed by",
    "point[|s] by which you win", "amount by which this challenge succeeds",
    "by which you succeeded", "by which this challenge succeeds", "you succeeded by",
    "point/points by which this challenge succeeds", "point/points by which you succeeded",
    "amount by which you succeeded", "point/points you succeeded by", what="lead",
)  # fmt: skip
count.form(Count, "token[|s] by which you control {which}", what="control")
count.form(Count, "token[|s] by which you control this card", what="control here", rank=-1)
count.form(Count, "token[|s] on this card", "token[|s] on this advantage", "token[|s] on it", what="own tokens")
count.form(
    Count, "{name:marker} on this card", "{name:marker} on it", "{name:marker} on this advantage", what="own tokens",
)  # fmt: skip
count.form(Count, "damage on it", "damage token[|s] on it", "point of damage on it", what="damage")
count.form(
    Count, "damage on this card", "damage token[|s] on this card", "point of damage on this card", what="damage here"
)

amount = sort("amount")
amount.also(sort("number"))
amount.form(1, "a", "an")


def _per(each: int, of: Count, every: int = 1) -> Per:
    return Per(each, of, every)


plain_per = LANGUAGE.sort("plain-per", "for each of something, however many there are")
plain_per.form(Per, "for each {of:count}", each=1)
plain_per.form(Per, "for each {every:number} {of:count?}", each=1)
per = LANGUAGE.sort("per", "for each of something")
per.also(plain_per)
capped = LANGUAGE.words("capped", "what there is at most so much of")
for _more in ("", "extra ", "additional "):
    for _word in ("dice", "die", "cards", "card", "tokens", "points", "symbols"):
        capped.word("", f"{_more}{_word}")


def _at_most(it: Per, n: int, _: str = "") -> Per | None:
    return None if it.most or n < 0 else it._replace(most=n)


def _of_at_most(given: Any) -> Mapping[str, Any] | None:
    return {"it": given._replace(most=0), "n": given.most} if isinstance(given, Per) and given.most else None


SO_MUCH = "(,) (up) to a maximum/total of"
per.converts(
    _at_most, _of_at_most, "{it:plain-per} up to {n:number} in all",
    f"{{it:plain-per}} {SO_MUCH} {{n:number}} {{_:capped}}", f"{{it:plain-per}} {SO_MUCH} {{n:signed}}",
)  # fmt: skip
