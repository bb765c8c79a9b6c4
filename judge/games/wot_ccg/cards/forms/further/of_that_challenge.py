"""What is so of a challenge, however it is called; what symbols are worth, whosever they are; hands and sections.

Each row says one thing of everybody or of every place that can be named; how it is said back stands in other files.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.rules import has, never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import (
    ABILITIES,
    CHALLENGE_END,
    TARGET,
    THIS,
    YOU,
    Admits,
    All,
    Ban,
    Change,
    PaysAs,
    Ref,
    Role,
    Which,
)
from judge.games.wot_ccg.cards.meanings.effects import Deed

simple, deed = LANGUAGE.sorts["simple"], sort("deed")
there = LANGUAGE.words("that-challenge", "a challenge that is spoken of")
for words in ("this challenge", "this contested challenge", "this contested advantage challenge"):
    there.word(THIS, words)
for name in ("this card", "this advantage", "this contested advantage"):
    for words in ("challenges initiated by", "challenges for", "a challenge for", "challenges for control of",
                  "a challenge for control of"):  # fmt: skip
        there.word(THIS, f"{words} {name}")
for words in ("that challenge", "the challenge", "the target challenge", "the targeted challenge", "it"):
    there.word(TARGET, words)


IN = "in {place:that-challenge}"
admission = LANGUAGE.sort("admission", "who participates, what is rolled, what counts")
admission.form(Admits, "only {which:every-which!} may participate", "only {which:every-which!} participate")
admission.form(
    Admits, "{never:every-which!} cannot participate", "no {never:which!} may participate",
    "{never:every-which!} do not participate",
)  # fmt: skip
admission.form(Admits, "only {dice:ability} dice may be rolled", "only {dice:ability} (dice) may be rolled")
admission.form(
    Admits, "{no_dice:ability} cannot be rolled", "{no_dice:ability} (dice) cannot be rolled",
    "no {no_dice:ability} (dice) may be rolled",
)  # fmt: skip
NEGATED = "is/are negated/ignored"
admission.converts(
    lambda _="": Admits(no_damage=True), lambda given: {} if given == Admits(no_damage=True) else None,
    f"damage {NEGATED}", f"(all/any) {{_:damage-icon}} (generated) (by any means) {NEGATED}",
    "no damage may be assigned/generated", "damage cannot be assigned/generated",
)  # fmt: skip
admission.form(
    Role("no reinforcement"), "no card can reinforce", "no cards can reinforce",
    "reinforcement cannot be used", "no reinforcement may be used",
    "cards cannot reinforce", "nobody may reinforce", "no player may reinforce", "players may not reinforce",
)  # fmt: skip


def _there(place: Ref, rule: Any) -> Deed:
    return Deed("has", place, rules=(rule,))


has.converts(_there, never, "{rule:admission} (in) {place:that-challenge}", rank=1)
has.converts(
    lambda place, _="": Deed("has", place, rules=(Admits(no_damage=True),)), never,
    f"(all/any) {{_:damage-icon}} generated (by any means) {IN} {NEGATED}", rank=1,
)  # fmt: skip


def _only_these(place: Ref, several: tuple[str, ...], _: str = "") -> Deed | None:
    """Only dice of some abilities: none of the others."""
    barred = tuple(Admits(no_dice=each) for each in ABILITIES if each not in several)
    return Deed("has", place, rules=barred) if len(several) > 1 and barred else None


def _none_of_these(place: Ref, several: tuple[str, ...]) -> Deed | None:
    barred = tuple(Admits(no_dice=each) for each in several)
    return Deed("has", place, rules=barred) if len(several) > 1 else None


def _of_none_of_these(given: Any) -> Mapping[str, Any] | None:
    rules = given.rules if isinstance(given, Deed) else ()
    several = tuple(each.no_dice for each in rules if isinstance(each, Admits))
    found = {"place": given.whom, "several": several} if several else {}
    return found if found and given == _none_of_these(**found) else None


has.converts(
    _none_of_these, _of_none_of_these, f"{{several:ability&}} dice may not be rolled {IN}",
    f"{{several:ability&}} (dice) cannot be rolled {IN}",
    f"{{several:ability|}} (dice) cannot be rolled {IN}", f"no {{several:ability|}} dice may be rolled {IN}",
    f"no {{several:ability&}} dice may be rolled {IN}",
)  # fmt: skip
has.converts(
    _only_these, never, f"only {{several:ability&}} (dice) may be rolled {IN}",
    f"only {{several:ability|}} (dice) may be rolled {IN}",
)  # fmt: skip


def _no_dice_there(whom: Any, ability: str) -> Deed:
    """Of all cards of a description, only those who are in that challenge."""
    if isinstance(whom, All) and not whom.which.where and whom.which.zone == "play":
        whom = All(whom.which._replace(where="that"))
    return Deed("has", whom, rules=(Ban(f"roll {ability} dice in challenges"),), until=CHALLENGE_END)


deed.converts(
    _no_dice_there, never, "{whom} cannot roll (any/its/his/her/their) {ability} dice in that/the/this challenge",
    "{whom} cannot roll (any/its/his/her/their) {ability} dice in the target/targeted challenge",
    "{whom} roll[s|] no {ability} dice in that/the/this challenge", rank=-1,
)  # fmt: skip


def _worth(whom: Any, rule: PaysAs, which: Which | None = None, until: str = "") -> Deed | None:
    """What symbols of somebody are worth; what they are for is said only of those that are worth something."""
    if which is not None and (rule.never or rule.only or rule.for_ is not None or rule.allegiance == "none"):
        return None
    return Deed("has", whom, rules=(rule._replace(for_=which) if which is not None else rule,), until=until)


OF = "(all/any) (ability) symbols generated by {whom}"
MADE = (OF, "(all/any) (ability) symbols {whom} generate/generates")
USED = "when used to recruit {which:every-which!}"
RECRUITS = Which(kind="fighter")
has.converts(
    _worth, never, *(f"{made} {{rule:worth}}" for made in MADE), *(f"{made} {{rule:worth}} {USED}" for made in MADE),
    *(f"{USED} , {made} {{rule:worth}}" for made in MADE), rank=2,
)  # fmt: skip
has.converts(
    lambda whom, rule: _worth(whom, rule, RECRUITS), never,
    *(f"{made} {{rule:worth}} when used to recruit" for made in MADE),
    *(f"when used to recruit , {made} {{rule:worth}}" for made in MADE), rank=2,
)  # fmt: skip
deed.converts(
    _worth, never, *(f"{made} {{until:this-turn}} {{rule:worth}}" for made in MADE),
    *(f"{made} {{until:this-turn}} {{rule:worth}} {USED}" for made in MADE), rank=2,
)  # fmt: skip


def _hand(whom: Any, op: str, n: int) -> Deed:
    return Deed("has", whom, rules=(Change("hand size", op, n),))  # type: ignore[arg-type]


def _of_hand(given: Any) -> Mapping[str, Any] | None:
    rule = given.rules[0] if isinstance(given, Deed) and len(given.rules) == 1 else None
    if not isinstance(rule, Change) or rule.what != "hand size" or not isinstance(rule.amount, int):
        return None
    found = {"whom": given.whom, "op": rule.op, "n": rule.amount}
    return found if given == _hand(**found) else None


changed = LANGUAGE.words("changed-by", "by how much more or less")
for op, several in (("add", ("increased", "raised")), ("subtract", ("reduced", "decreased", "lowered"))):
    for word in several:
        changed.word(op, f"{word} by")
HAND = "{whom:whose-hand} (maximum) hand size is"
has.converts(
    _hand, _of_hand, "{whom:whose-hand} hand size is {op:changed-by} {n:number}",
    f"{HAND} {{op:changed-by}} {{n:number}}",
    rank=1,
)  # fmt: skip
has.converts(
    lambda whom, n: _hand(whom, "set", n),
    lambda given: {"whom": found["whom"], "n": found["n"]} if (found := _of_hand(given)) and found["op"] == "set"
    else None, "{whom:whose-hand} hand size becomes {n:number}",
    "{whom:whose-hand} (maximum) hand size is/becomes/equals {n:number} (cards)",
)  # fmt: skip

WHERE = {
    "neutral": ("the neutral section", "the neutral one"), "": ("your section", "your own section"),
    "theirs": ("your opponent's section", "an opponent's section", "another player's section", "the opponent's section",
               "any other player's section"),
}  # fmt: skip
for name, order in (("section-from", ("neutral", "theirs", "")), ("section-to", ("", "neutral"))):
    listed = LANGUAGE.words(name, "a section of the Pattern")
    for value in order:
        for spelling in WHERE[value]:
            listed.word(value, spelling, f"{spelling} of the pattern")
WAYS = {
    ("neutral", ""): ("move tokens", YOU, ""), ("theirs", ""): ("move tokens", YOU, "theirs"),
    ("", "neutral"): ("convert tokens", YOU, ""), ("theirs", "neutral"): ("convert tokens", Ref("opponent"), ""),
}  # fmt: skip


def _moved(amount: Any, one: str, two: str) -> Deed | None:
    found = WAYS.get((one, two))
    if found is None:
        return None
    verb, whom, what = found
    return Deed(verb, amount=amount, what=what) if verb == "move tokens" else Deed(verb, whom, amount)


simple.converts(
    _moved, never, "move/take {amount} (additional) (pattern) token[|s] from {one:section-from} to {two:section-to}",
    rank=1,
)  # fmt: skip
for owner, whom in (("your", YOU), ("your opponent 's", Ref("opponent"))):
    simple.converts(
        lambda amount, whom=whom: Deed("convert tokens", whom, amount), never,
        f"move {{amount}} of {owner} pattern token[|s] to the neutral section (of the pattern)",
    )  # fmt: skip
simple.converts(
    lambda amount: Deed("move tokens", amount=amount), never,
    "move/take {amount} (additional) neutral (pattern) token[|s] to your section (of the pattern)", rank=1,
)  # fmt: skip
