"""What a prophecy waits for: challenges initiated and won, cards recruited or killed, and any other occasion."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.further.comparisons import Compared
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import All, Chosen, Condition, Ref, Results, Which
from judge.games.wot_ccg.cards.meanings.effects import Occasion, Often, Requires

must, sentence = sort("must"), sort("sentence")
feat = LANGUAGE.sort("feat", "something that must be done so often")
THERE = Which(where="now")


def _feat(often: Often, n: int) -> Condition:
    return Condition("so often", whom=often, number=n)


def _often(given: Any) -> Often | None:
    own = isinstance(given, Condition) and given.test == "so often" and isinstance(given.whom, Often)
    return given.whom if own and given == _feat(given.whom, given.number) else None


# Challenges.
OWN = Occasion("you succeed in a challenge you initiated")
ANY = Occasion("you succeed")
initiated = LANGUAGE.words("initiated-challenge", "challenges that you initiate")
won = LANGUAGE.words("any-won-challenge", "challenges of a sort")
for _words, _when, _kind in (
    ("card-based challenge", Occasion("you succeed in a card-based challenge"), ""),
    ("contested challenge", Occasion("you succeed in a contested challenge"), ""),
    ("challenge", OWN, ""), ("Pattern Challenge", ANY, "pattern"),
):  # fmt: skip
    for _listed, _occasion in ((initiated, _when), (won, ANY if _when == OWN else _when)):
        _more = ("contested advantage challenge", "contested advantage challenges") if "contested" in _words else ()
        _of = f"{_kind}+yours" if _kind and _listed is initiated else _kind
        _listed.word((_occasion, _of), _words, *_more, plural=f"{_words}s")


def _who(whom: Any) -> Any:
    if isinstance(whom, Chosen):
        return whom if whom == Chosen(whom.which) and not whom.target else None
    return None if whom in (Ref("you"), Ref("opponent"), Ref("each player"), Ref("it")) else whom


def _won(
    what: tuple[Occasion, str], n: int = 1, whom: Any = None, how: Compared | None = None, turn: str = ""
) -> Condition | None:
    """So many challenges won, in somebody's company, by so much, in one turn."""
    there = _who(whom) if whom is not None else None
    if whom is not None and there is None:
        return None
    kind = (Condition("resolving", whose=what[1]),) if what[1] else ()
    company = (Condition("is", THERE, whom=there),) if there is not None else ()
    lead = (Condition("by", op=how.op, number=how.number),) if how is not None else ()
    return _feat(Often(what[0], (*kind, *company, *lead), bool(turn)), n)


def _of_won(words: Any) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        often = _often(given)
        if often is None:
            return None
        tests = {each.test: each for each in often.conditions}
        what = (often.when, tests["resolving"].whose if "resolving" in tests else "")
        found: dict[str, Any] = {"what": what, "n": given.number}
        found |= {"whom": tests["is"].whom} if "is" in tests else {}
        found |= {"how": Compared(tests["by"].op, tests["by"].number)} if "by" in tests else {}
        found |= {"turn": "turn"} if often.turn else {}
        return found if what in words.singular and given == _won(**found) else None

    return take


one_turn = LANGUAGE.words("one-turn", "within a turn", {each: "turn" for each in (
    "in one turn", "in a single turn", "in the same turn", "during one turn", "during a single turn", "in 1 turn"
)})  # fmt: skip
WITH = "(in which {whom} is/are participating|in which {whom} participates/participate|with {whom} participating)"
MORE = f"{WITH} (by {{how:enough}}) ({{turn:one-turn}})"
for _does, _listed in (("initiate and win", initiated), ("win", won)):
    _name = "initiated-challenge" if _listed is initiated else "any-won-challenge"
    _verbs = ("initiate and win", "initiate and succeed in", "initiate and succeed at") if _listed is initiated else (
        "win", "succeed in", "succeed at")  # fmt: skip
    feat.converts(
        _won, _of_won(_listed),
        *(f"{_does} {{n:number}} {{what:{_name}!}}{whom}{how}{turn}"
          for whom in ("", " in which {whom} is participating") for how in ("", " by {how:enough}")
          for turn in ("", " {turn:one-turn}")),
        *(f"{verb} {{n:single}} {{what:{_name}}} {MORE}" for verb in _verbs),
    )  # fmt: skip

# Cards.
DONE = LANGUAGE.words("feat-done", "to bring a card into play", {
    "recruit": "you recruit", "play": "you play", "bring into play": "you recruit"
})  # fmt: skip


def _brought(does: str, which: Which, n: int = 1, turn: str = "") -> Condition | None:
    if which.side or which.zone != "play":
        return None
    return _feat(Often(Occasion(does, which=which), turn=bool(turn)), n)


def _of_brought(given: Any) -> Mapping[str, Any] | None:
    often = _often(given)
    if often is None or often.when.which is None:
        return None
    found = {"does": often.when.event, "which": often.when.which, "n": given.number}
    found |= {"turn": "turn"} if often.turn else {}
    return found if given == _brought(**found) else None


feat.converts(
    _brought, _of_brought, "{does:feat-done} {n:number} {which!}", "{does:feat-done} {n:number} {which!} "
    "{turn:one-turn}", "{does:feat-done} {n:number} (or more) {which!} ({turn:one-turn})",
    "{does:feat-done} (a/an) {which} ({turn:one-turn})",
)  # fmt: skip
FATES = {"is killed": "be killed", "is discarded": "be discarded from play", "is gone": "leave play"}
fate = LANGUAGE.words("feat-met", "what must happen to a card", {
    "be killed": "is killed", "be placed in a killed pile": "is killed", "be put in a killed pile": "is killed",
    "be discarded from play": "is discarded", "be discarded": "is discarded", "leave play": "is gone",
})  # fmt: skip


def _met(which: Which, event: str, n: int = 1) -> Condition:
    return _feat(Often(Occasion(event, All(which))), n)


def _of_met(given: Any) -> Mapping[str, Any] | None:
    often = _often(given)
    if often is None or not isinstance(often.when.whom, All):
        return None
    found = {"which": often.when.whom.which, "event": often.when.event, "n": given.number}
    return found if found["event"] in FATES and given == _met(**found) else None


feat.converts(
    _met, _of_met, "{n:number} {which!} must {event:feat-met}", "{n:single} {which!} must {event:feat-met}",
    "(a/an/the) {which} must {event:feat-met}",
)  # fmt: skip
HAPPENED = {"killed": "is killed", "discarded from play": "is discarded", "placed in a killed pile": "is killed"}
LANGUAGE.words("feat-was-met", "what has happened to a card", HAPPENED)
feat.converts(
    _met, never, "(a/an/the) {which} is/are {event:feat-was-met}", "{n:number} {which!} are {event:feat-was-met}",
    "(a/an/the) {which} is/are {event:feat-was-met}",
)  # fmt: skip


# Dice, tokens and challenges that are merely initiated.
def _rolled(which: Which, results: Results) -> Condition:
    return _feat(Often(Occasion("rolls", All(which), results=results)), 1)


def _of_rolled(given: Any) -> Mapping[str, Any] | None:
    often = _often(given)
    whom = often.when.whom if often is not None and often.when.event == "rolls" else None
    if often is None or not isinstance(whom, All) or often.when.results is None:
        return None
    found = whom.which, often.when.results
    return dict(zip(("which", "results"), found, strict=True)) if given == _rolled(*found) else None


feat.converts(
    _rolled, _of_rolled, "a {which} must roll at least {results}",
    *(f"(a/an/the) {{which}} {rolls} {so_many}" for rolls in ("must roll", "roll/rolls/rolled")
      for so_many in ("(at least) {results} (or more)", "{results:so-many-results}")),
)  # fmt: skip
merely = LANGUAGE.words("mere-feat", "what a player does")
for _words, _also, _event in (
    ("gain a token from the Pattern Challenge", ("gain a Pattern from the Pattern Challenge",
     "gain a Pattern token from the Pattern Challenge"), "you gain a token from the Pattern Challenge"),
    ("initiate a card-based challenge", (), "you initiate a card-based challenge"),
    ("initiate a contested challenge", (), "you initiate a contested challenge"),
):  # fmt: skip
    merely.word(Occasion(_event), _words, *_also)


def _of_merely(given: Any) -> Mapping[str, Any] | None:
    often = _often(given)
    own = often is not None and often.when in merely.singular and given == _feat(Often(often.when), 1)
    return {"when": often.when} if own and often is not None else None


feat.converts(lambda when: _feat(Often(when), 1), _of_merely, "{when:mere-feat}")

# With what must be so besides.
asked = LANGUAGE.sort("asked-of-you", "what a prophecy asks for")
asked.also(feat, must)


def _requires(conditions: tuple[Condition, ...]) -> Requires | None:
    return Requires(conditions) if any(each.test == "so often" for each in conditions) else None


def _of_requires(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Requires) and _requires(given.conditions) == given
    return {"conditions": given.conditions} if own else None


sentence.converts(
    _requires, _of_requires, "requirements : {conditions:asked-of-you&}",
    "requirement/requirements : (you must) {conditions:asked-of-you&}", rank=1,
)  # fmt: skip
