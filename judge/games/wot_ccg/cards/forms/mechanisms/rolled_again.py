"""Dice that are rolled again, all or some, one's own or another's; results that are changed into others."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from judge.games.wot_ccg.cards.forms.clauses import clause
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.forms.voices.afterwards import OLD
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import IT
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed, Note

ANY = 99
simple, own_act, sentence = LANGUAGE.sorts["simple"], LANGUAGE.sorts["own-act"], sort("sentence")


class Dice(NamedTuple):
    """How many dice of a card are meant, of which ability; `most`: as many as its player likes of so many."""

    number: int = 1
    ability: str = ""
    most: int = 0


some = LANGUAGE.sort("some-dice", "some of a card's dice")


def _any(ability: str = "") -> Dice:
    return Dice(ANY, ability, 1)


def _of_any(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Dice) and given == _any(given.ability)
    return ({"ability": given.ability} if given.ability else {}) if own else None


some.converts(
    _any, _of_any, "any number of dice", "any number of {ability} dice", "any/some dice", "any/some {ability} dice",
)  # fmt: skip
some.form(Dice, "{number:number} di[e|ce]", "{number:number} {ability} di[e|ce]", rank=-1)
some.form(Dice, "up to {number:number} dice", "up to {number:number} {ability} dice", most=1)
ITS = "its/his/her/their/the/those"


def _reroll(whom: Any, dice: Dice) -> Deed:
    return Deed("reroll some", whom, dice.number, dice.ability, most=dice.most)


def _of_reroll(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Deed) or not isinstance(given.amount, int):
        return None
    found: dict[str, Any] = {"whom": given.whom, "dice": Dice(given.amount, given.what, given.most)}
    return found if given == _reroll(**found) and (not given.most or given.amount == ANY or given.amount > 1) else None


simple.converts(
    _reroll, _of_reroll, "reroll {dice:some-dice} of {whom}", "reroll {dice:some-dice} rolled by {whom}",
    "reroll {dice:some-dice} of those rolled by {whom}", "have {whom} reroll {dice:some-dice}",
    "{whom} must reroll {dice:some-dice}", "{dice:some-dice} of {whom} is/are rerolled",
    "{dice:some-dice} rolled by {whom} is/are rerolled",
)  # fmt: skip


def _so_many(whom: Any, n: int, ability: str = "") -> Deed:
    return _reroll(whom, Dice(n, ability))


def _up_to(whom: Any, n: int, ability: str = "") -> Deed:
    return _reroll(whom, Dice(n, ability, 1))


def _any_of(whom: Any, ability: str = "") -> Deed:
    return _reroll(whom, _any(ability))


POSSESSED = ("{whom} 's ({ability}) dice", "the ({ability}) dice of {whom}", "the ({ability}) dice rolled by {whom}")
for made, words in ((_so_many, "{n:number}"), (_up_to, "up to {n:number}"), (_any_of, "any/some")):
    simple.converts(made, never, *(f"reroll {words} of {each}" for each in POSSESSED))
own_act.converts(
    lambda dice: _reroll(IT, dice), lambda given: _of_own(given), "reroll {dice:some-dice} of its own",
    "reroll {dice:some-dice}",
)  # fmt: skip


def _of_own(given: Any) -> Mapping[str, Any] | None:
    found = _of_reroll(given)
    return {"dice": found["dice"]} if found and found["whom"] == IT else None


ITSELF = f"of {ITS} ({{ability}}) dice"
OWN = "of {_:whose-dice} ({ability}) dice"
LANGUAGE.words("whose-dice", "whose dice", dict.fromkeys(
    (f"this {each}'s" for each in ("card", "character", "troop")), ""
))  # fmt: skip
for made, words in ((_so_many, "{n:number}"), (_up_to, "up to {n:number}"), (_any_of, "any/some (number)")):
    own_act.converts(
        lambda made=made, **given: made(IT, **given), never, f"reroll {words} {ITSELF}", rank=-1,
    )  # fmt: skip
    simple.converts(lambda made=made, **given: made(IT, **given), never, f"reroll {words} {ITSELF}", rank=-1)


# When: `after it rolls its dice, you may reroll ...` is when such an effect can be used: as dice are being rolled.
after = LANGUAGE.words("after-roll", "when a card has just rolled its dice")
WHO = ("it", "he", "she", "this card", "this character", "this troop")
after.word(
    "rolling", "after it rolls its dice",
    *(f"{when} {who} {rolls}" for who in WHO for when in ("after", "when", "whenever", "immediately after")
      for rolls in ("rolls its dice", "rolls his dice", "rolls her dice", "rolls", "rolls dice")),
    *(f"{when} {makes} {its} {first} roll" for when in ("after", "immediately after") for makes in ("making",)
      for its in ("its", "his", "her", "the", "an") for first in ("initial", "first")),
)  # fmt: skip
own_reroll = LANGUAGE.sort("own-reroll", "one's own dice rolled again")
own_reroll.converts(
    lambda: Deed("reroll", IT), lambda given: {} if given == Deed("reroll", IT) else None, "reroll all its dice",
    "reroll (all) (of) its/his/her dice",
)  # fmt: skip
own_reroll.converts(
    lambda dice: _reroll(IT, dice), _of_own, "reroll {dice:some-dice} of its own", "reroll {dice:some-dice}",
)  # fmt: skip
for made, words in ((_so_many, "{n:number}"), (_up_to, "up to {n:number}"), (_any_of, "any (number)")):
    own_reroll.converts(
        lambda made=made, _="", **given: made(IT, **given), never, f"reroll {words} {ITSELF}", f"reroll {words} {OWN}"
    )


def _rolled(again: Deed, after: str) -> Clause:
    return Clause((again,), use=after)


def _of_rolled(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Clause) and len(given.deeds) == 1 and given.use == "rolling"
    return (
        {"again": given.deeds[0], "after": "rolling"} if own and given == _rolled(given.deeds[0], "rolling") else None
    )


YOU_MAY = "you/it/he/she may {again:own-reroll}"
clause.converts(
    _rolled, _of_rolled, "{after:after-roll} , you may {again:own-reroll}", f"{{after:after-roll}} (,) {YOU_MAY}",
    f"{YOU_MAY} {{after:after-roll}}", rank=-2,
)  # fmt: skip
clause.converts(
    lambda again: Clause((again,), once="turn", may=True), never, f"{YOU_MAY} each turn", f"{YOU_MAY} once each turn",
    rank=-1,
)  # fmt: skip
clause.converts(
    lambda again, after: _rolled(again, after)._replace(once="turn"), never,
    f"{YOU_MAY} each turn {{after:after-roll}}", f"{YOU_MAY} each turn , {{after:after-roll}}",
)  # fmt: skip
sentence.form(
    Note, "it is rolled again as dice are rolled",
    *(f"{when} making his/its/her initial/first roll{old}" for when in ("after", "immediately after")
      for old in ("", f" (,|;) {OLD} is/are ignored")),
    what="rolled just now",
)  # fmt: skip


# Results that are changed.
def _changed(whom: Any, what: str, into: str, n: Any = 1) -> Deed:
    return Deed("change roll", whom, n, what, only_for=into)


def _of_changed(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Deed) or given.verb != "change roll":
        return None
    found: dict[str, Any] = {"whom": given.whom, "what": given.what, "into": given.only_for, "n": given.amount}
    return found if given == _changed(**found) and not given.up_to else None


ROLLED = ("rolled by {whom}", "{whom} has rolled", "{whom} rolled", "on the dice of {whom}")
CHANGE = "change/turn/convert"
simple.converts(
    lambda whom, what, into: _changed(whom, what, into, ANY),
    lambda given: {name: each for name, each in found.items() if name != "n"}
    if (found := _of_changed(given)) and given.amount == ANY else None,
    "change all {what:shown} rolled by {whom} into {into:shown}",
    *(f"{CHANGE} (all/every) {{what:shown}} {rolled} to/into (a/an) {{into:shown}}" for rolled in ROLLED), rank=1,
)  # fmt: skip
simple.converts(
    _changed, _of_changed, "change {n:number} {what:shown} rolled by {whom} into {into:shown}",
    *(f"{CHANGE} {{n:single}} (of the) {{what:shown}} {rolled} to/into (a/an) {{into:shown}}" for rolled in ROLLED),
)  # fmt: skip
simple.converts(
    lambda whom, what, into, n: _changed(whom, what, into, n)._replace(up_to=True),
    lambda given: _of_changed(given._replace(up_to=False)) if isinstance(given, Deed) and given.up_to else None,
    "change up to {n:number} {what:shown} rolled by {whom} into {into:shown}",
    *(f"{CHANGE} up to {{n:number}} (of the) {{what:shown}} {rolled} to/into {{into:shown}}" for rolled in ROLLED),
)  # fmt: skip
