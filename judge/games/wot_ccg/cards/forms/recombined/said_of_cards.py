"""What cards are considered, gain and may do, in every voice: `counts as`, `gains 1 Combat`, `allow a troop to ...`."""

from __future__ import annotations

from typing import Any

from judge.games.wot_ccg.cards.forms.clauses import clause
from judge.games.wot_ccg.cards.forms.frames.adverbs import LAST
from judge.games.wot_ccg.cards.forms.frames.costs import CARD, Source, own_source
from judge.games.wot_ccg.cards.forms.frames.of_players import of_player
from judge.games.wot_ccg.cards.forms.frames.of_two_players import condition as of_two
from judge.games.wot_ccg.cards.forms.frames.of_two_players import fewer, more, there
from judge.games.wot_ccg.cards.forms.further.comparisons import Compared
from judge.games.wot_ccg.cards.forms.further.rolling import EXTRA, each_of
from judge.games.wot_ccg.cards.forms.rules import has, never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import ABILITIES, IT, Change, Condition, Gain, Per, Permit, Role, Which
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed

predicate = sort("predicate")

# What a card is considered.
AS = "(a/an) {mark:loyalty} (card/character/troop)"
predicate.converts(
    lambda mark: Gain(mark), never, f"is/are (also) considered (to be) {AS}", f"is/are also considered (to be) {AS}",
    f"count/counts as {AS}", f"also count/counts as {AS}", f"is/are (also) treated as (if it were) {AS}",
    "is/are (also) treated as having the {mark:loyalty} allegiance/trait", f"is/are also {AS}", rank=1,
)  # fmt: skip
has.converts(
    lambda whom, mark: Deed("has", whom, rules=(Gain(mark),)), never,
    f"treat/consider {{whom}} as (if it were) {AS}", "treat/consider {whom} as having the {mark:loyalty} "
    "allegiance/trait", f"consider {{whom}} to be {AS}", rank=1,
)  # fmt: skip
for _kind in ("troop", "character"):
    predicate.form(
        Role, f"is/are considered (to be) (a) {_kind} while (it is) participating (in a challenge|in challenges)",
        f"count/counts as a {_kind} while (it is) participating (in a challenge|in challenges)",
        f"count/counts as a {_kind} in/during challenges", what=f"participates as a {_kind}", rank=1,
    )  # fmt: skip

# Abilities that are gained without a sign.
RAISED = (*ABILITIES, "abilities", "printed abilities", *(f"printed abilities but {each}" for each in ABILITIES))


def _gains(n: int, what: str, of: Per | None = None) -> tuple[Change, ...] | None:
    if what not in RAISED or n < 1:
        return None
    return (Change(what, "add", of._replace(each=n) if of is not None else n),)


def _of_gains(given: Any) -> dict[str, Any] | None:
    rule = given[0] if isinstance(given, tuple) and len(given) == 1 else None
    if not isinstance(rule, Change):
        return None
    if isinstance(rule.amount, int):
        return {"n": rule.amount, "what": rule.what} if given == _gains(rule.amount, rule.what) else None
    found: dict[str, Any] = {"n": rule.amount.each, "what": rule.what, "of": rule.amount._replace(each=1)}
    return found if given == _gains(**found) else None


# `It has 5 Combat` is another matter: that is what its Combat is.
points = LANGUAGE.sort("points-gained", "abilities that are gained without a sign")
points.converts(
    _gains, _of_gains, "{n:number} {what:changed}", "{n:number} {what:changed} {of:per}",
    "(an) additional {n:number} {what:changed}",
)  # fmt: skip
has.converts(
    lambda whom, rules: Deed("has", whom, rules=rules), never, "{whom} (also/additionally) gain/gains "
    "{rules:points-gained}", "give {whom} {rules:points-gained}", "have/let {whom} gain {rules:points-gained}", rank=3,
)  # fmt: skip
has.form(Deed, "gains/gain {rules:points-gained}", verb="has", rank=6)

# What a card may do, told as something that is allowed.
leave = LANGUAGE.sort("leave", "what may be done against a rule")
leave.form(
    Permit, "participate in challenges with {which:every-which!}",
    "participate in a/any/the challenge/challenges with (a/an/any) {which:every-which}", what="participate with",
)  # fmt: skip
leave.form(
    Permit, "reinforce any challenge in which {which:some-which} is participating",
    "reinforce a/any challenge/challenges in which {which:some-which} is/are participating", what="reinforce",
)  # fmt: skip
leave.form(
    Permit, "reinforce any challenge", "reinforce (challenges)", "reinforce a challenge", what="reinforce", rank=1,
)  # fmt: skip
leave.form(
    Permit, "use its Politics in the Last Battle", "use/roll its politics (ability/dice) in the last battle",
    what="politics in the Last Battle",
)  # fmt: skip


def _allowed(whom: Any, rule: Permit) -> Deed:
    return Deed("has", whom, rules=(rule,))


has.converts(
    _allowed, never, "allow {whom} to {rule:leave}", "let {whom} {rule:leave}", "{whom} is/are allowed to {rule:leave}",
    "you may have {whom} {rule:leave}", rank=2,
)  # fmt: skip

# Where symbols that are paid come from.
for _only_for, _words in (("own", "from"), ("rolled", "rolled from")):
    own_source.word(Source(_only_for), *(f"{_words} {each}" for each in CARD))

# Whoever participates, without a word for them.
LANGUAGE.words("participants", "whoever participates", {
    f"{they}{there_}": "" for they in ("participants", "participant", "participating cards", "participating card")
    for there_ in ("", *(f" in {the} challenge" for the in ("the", "this", "that", "its")))
})  # fmt: skip
ANY = "{_:participants}"


def _some(how: Compared, _: str = "") -> Condition:
    return Condition("in force", Which(), "you", how.op, how.number, IT)


HE_HAS = "{who:player-subject} have/has"
of_player.converts(_some, never, f"have/has {{how:some-or-none}} {ANY}", rank=-2)
for _rows in (there, of_two):
    _rows.converts(more, never, f"{HE_HAS} {{lead:ahead}} {ANY} than {{than:other-one}}", rank=-1)
    _rows.converts(fewer, never, f"{HE_HAS} {{lead:behind}} {ANY} than {{than:other-one}}", rank=-1)

# What somebody is let do, and dice that are rolled in the Last Battle.
has.converts(
    lambda whom, rules: Deed("has", whom, rules=rules), never, "have/let {whom} {rules:predicate,}", rank=3,
)  # fmt: skip


def _in_last_battle(whom: Any, rolled: str, n: int, ability: str, of: Per | None = None) -> Clause | None:
    made = each_of(whom)
    if made is None or rolled != ability:
        return None
    rule = Change(f"{ability} dice", "add", of._replace(each=n) if of is not None else n)
    return Clause((Deed("has", made, rules=(rule,)),), conditions=(LAST,))


clause.converts(
    _in_last_battle, never,
    *(f"when {{whom}} roll/rolls its {{rolled:ability}} dice in/during the last battle , it roll/rolls {extra} "
      "({of:per})" for extra in EXTRA), rank=-1,
)  # fmt: skip
