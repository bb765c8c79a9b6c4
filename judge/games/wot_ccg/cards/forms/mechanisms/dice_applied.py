"""Where what dice show is put that a text lets a player roll: into a challenge, into a damage pool, on a card."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import YOU, Chosen, Count, Per
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed

simple, core = LANGUAGE.sorts["simple"], LANGUAGE.sorts["core"]
BOTH, EVERYTHING = "support and opposition", "everything"
SIDED = ("support", "opposition")
ICONS = {each: (f"[{each}]", f"[{each} icon]", each, f"{each} icons", f"{each} symbols") for each in SIDED}
shown = LANGUAGE.words("shown-sorts", "what of a roll counts")
for each in SIDED:
    shown.word(each, *(f"{any_}{one}" for any_ in ("", "any ", "all ", "each ") for one in ICONS[each]))
shown.word(BOTH, *(
    f"{any_}{one} {and_} {other}" for any_ in ("", "any ", "all ") for and_ in ("and", "or", "and/or")
    for pair in (SIDED, SIDED[::-1]) for one, other in zip(ICONS[pair[0]], ICONS[pair[1]], strict=True)
))  # fmt: skip
damage = LANGUAGE.words("shown-damage", "the damage of a roll", {
    f"{any_}{one}": "" for any_ in ("", "any ", "all ", "each ") for one in ("[damage]", "[damage icon]", "damage",
                                                                         "damage symbols")})  # fmt: skip
shown.word(EVERYTHING, "all results", "the results", "any results", "results")
LANGUAGE.words("rolled-so", "rolled", {
    each: "" for each in ("rolled", "rolled (as appropriate)", "rolled as appropriate", "rolled this way",
                          "you rolled", "you roll", "from this roll", "from these dice")})  # fmt: skip
ROLLED = "{_:rolled-so}"
APPLY = "apply/add/count"
INTO = "in/to/into/toward"


def _counted(what: str, to: Any = None, _: str = "") -> Deed:
    return Deed("count rolled", YOU, what=what, to=to)


def _of_counted(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Deed) or given.verb != "count rolled" or given != _counted(given.what, given.to):
        return None
    return {"what": given.what, **({"to": given.to} if given.to is not None else {})}


simple.converts(
    _counted, _of_counted, "count {what:shown-sorts} rolled in {to:some-challenge}",
    f"{APPLY} {{what:shown-sorts}} {ROLLED} {INTO} {{to:some-challenge}}",
    f"{{what:shown-sorts}} {ROLLED} is/are applied/added {INTO} {{to:some-challenge}}",
    "count {what:shown-sorts} rolled in the challenge",
    f"{APPLY} {{what:shown-sorts}} {ROLLED} {INTO} that/the (target/targeted) challenge",
    f"{{what:shown-sorts}} {ROLLED} is/are applied/added {INTO} that/the (target/targeted) challenge",
)  # fmt: skip
for pool in ("character", "troop"):
    simple.converts(
        lambda pool=pool, **_: Deed("pool", YOU, Per(1, Count("rolled damage")), pool), never,
        f"{APPLY} {{all:shown-damage}} {ROLLED} {INTO} your {pool} damage pool",
    )  # fmt: skip
simple.converts(
    lambda whom, **_: None if isinstance(whom, Chosen) and not whom.target else
    Deed("deal", whom, Per(1, Count("rolled damage"))), never,
    f"{APPLY} {{all:shown-damage}} {ROLLED} to/on {{whom}}", f"put/place {{all:shown-damage}} {ROLLED} on {{whom}}",
    rank=1,
)  # fmt: skip
core.converts(
    lambda amount, what, to=None: Clause((Deed("roll dice", YOU, amount, what), _counted(EVERYTHING, to))), never,
    *(f"roll {{amount}} {{what:ability}} dice/die (and|,) {apply} the results {INTO} {there}"
      for apply in ("apply/add", "applying/adding") for there in (
          "{to:some-challenge}", "that/the (target/targeted) challenge")), rank=-1,
)  # fmt: skip


def _each_rolled(n: int, what: str, of: Per, to: Any = None) -> Clause:
    return Clause((Deed("roll dice", YOU, of._replace(each=n), what), _counted(EVERYTHING, to)))


def _of_each_rolled(given: Any) -> Mapping[str, Any] | None:
    amount = given.deeds[0].amount if isinstance(given, Clause) and len(given.deeds) == 2 else None
    if not isinstance(amount, Per):
        return None
    found = {"n": amount.each, "what": given.deeds[0].what, "of": amount._replace(each=1)}
    found |= {"to": given.deeds[1].to} if given.deeds[1].to is not None else {}
    return found if given == _each_rolled(**found) else None


core.converts(
    _each_rolled, _of_each_rolled,
    *(f"roll {{n:single}} {{what:ability}} dice/die {{of:per}} (and|,) {apply} the results {INTO} {there}"
      for apply in ("apply/add", "applying/adding") for there in (
          "{to:some-challenge}", "that/the (target/targeted) challenge")), rank=-1,
)  # fmt: skip
sort("sentence").converts(
    lambda to=None: Clause((_counted(EVERYTHING, to),)), never, f"apply/add the results {INTO} {{to:some-challenge}}",
    f"the results are applied/added {INTO} {{to:some-challenge}}",
    f"apply/add the results {INTO} that/the (target/targeted) challenge",
)  # fmt: skip
