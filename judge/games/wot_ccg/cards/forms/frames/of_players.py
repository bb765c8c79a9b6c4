"""What is so of a player: every player with everything that is asked of one, in the affirmative and in the negative.

A condition is `{who} {what is so}`: `you control 2 Scribes`, `no opponent has 3 or more Pattern`, `each player has no
cards in hand`. Behind `you must`, the same phrases say what a card asks for before it is played.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.further.comparisons import Compared, must
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import IT, Condition, Ref, Which

condition = LANGUAGE.sort("player-condition", "a condition on players")
sort("condition").also(condition)
subject = LANGUAGE.sort("player-subject", "a player")
subject.form("you", "you", plural=True)
somebody, nobody = LANGUAGE.words("somebody", "another player"), LANGUAGE.words("no-player", "no player")
SPOKEN = {
    "opponent": ("your opponent", "opponents"),
    "anybody": ("any player", "a player", "either player", "one player", "at least one player"),
    "each": ("each player", "all players", "both players"),
    "hero": ("a Hero player", "the hero player", "any hero player", "hero players"),
    "villain": ("a Villain player", "the villain player", "any villain player", "villain players"),
}  # fmt: skip
for _whose, _spelled in SPOKEN.items():
    somebody.word(_whose, *_spelled)
for _whose, _spelled in {
    "anybody": ("no player", "neither player", "nobody"), "opponent": ("no opponent", "no other player"),
    "hero": ("no Hero player",), "villain": ("no Villain player",),
}.items():  # fmt: skip
    nobody.word(_whose, *_spelled)
subject.converts(lambda it: it, lambda given: {"it": given} if given in SPOKEN else None, "{it:somebody}", plural=False)

TOKENS = {"you": "yours", "opponent": "theirs", "anybody": "most", "each": "least", "hero": "hero",
          "villain": "villain"}  # fmt: skip
SIDES = {"hero": "villain", "villain": "hero"}
WITH_SIDES = ("controls", "controls by", "controls both", "controls one", "in force",
              "controls this")  # fmt: skip
DONE = ("recruited", "killed", "initiated", "played")
HIMSELF = ("succeeded", "succeeded last turn", "gained a token", "failed")
DOERS = {"opponent": Ref("opponent"), "anybody": Ref("each player")}


# One of several players does not: not each of them does. Each of them does not: none of them does.
WHO_NOT = {"anybody": "each", "each": "anybody"}


def said_of(who: str, it: Condition) -> Condition | None:
    """What is so of you, said of another player; None where it is not looked at for that one."""
    who = WHO_NOT.get(who, who) if it.negated else who
    if who == "you":
        return it
    if it.test == "controls this by":
        return it._replace(whose=who)
    if it.test in WITH_SIDES or (it.test in DONE and who != "each"):
        return it._replace(whose=who)
    if it.test == "tokens":
        return it._replace(whose=TOKENS[who])
    if it.test == "hand":
        return it._replace(whose=who)
    if it.test == "you are" and who == "opponent" and it.whose in ("dominant", "subordinate"):
        return it._replace(whose="subordinate" if it.whose == "dominant" else "dominant")
    if it.test == "you are" and who == "opponent":
        return it._replace(whose=SIDES[it.whose])
    if it.test in HIMSELF and who in DOERS:
        return it._replace(whom=DOERS[who])
    return None


def _of_whom(given: Any) -> tuple[str, Condition] | None:
    """Of which player something is said, and the same said of you."""
    if not isinstance(given, Condition):
        return None
    for who in ("you", *SPOKEN):
        if given.test in ("controls", *DONE, *WITH_SIDES) and (given.whose or "you") == who:
            return who, given._replace(whose="" if given.test == "controls this" else "you")
        if given.test == "controls this by" and given.whose == who:
            return who, given._replace(whose="")
        if given.test == "tokens" and given.whose == TOKENS[who]:
            return who, given._replace(whose="yours")
        if given.test == "hand" and (given.whose or "you") == who:
            return who, given._replace(whose="")
        if given.test in HIMSELF and given.whom == DOERS.get(who):
            return who, given._replace(whom=None)
    return ("you", given) if given.test in ("you are", "controls this by") else None


def _said(who: str, it: Condition) -> Condition | None:
    return said_of(who, it)


def _of_said(given: Any) -> Mapping[str, Any] | None:
    found = _of_whom(given)
    return (
        {"who": found[0], "it": found[1]} if found and found[1].negated is (found[1].test == "controls one") else None
    )


def _not(who: str, it: Condition) -> Condition | None:
    made = _said(who, it)
    if made is None or made.negated or (who == "each" and made.test not in ("tokens", "hand", "controls")):
        return None
    return unlike(made)


def _does_not(who: str, it: Condition) -> Condition | None:
    """`a player does not control a troop`: one of them; `no player does`: each of them."""
    return _not(WHO_NOT.get(who, who), it)


def _of_does_not(given: Any) -> Mapping[str, Any] | None:
    found = _of_not(given)
    return {**found, "who": WHO_NOT.get(found["who"], found["who"])} if found else None


def unlike(it: Condition) -> Condition | None:
    """What is so where something is not; of who is in a challenge, only where there is one."""
    if it.test == "in force":
        op, more = OPPOSITE.get(it.op, ("", 0))
        return it._replace(op=op, number=it.number + more) if op else None
    return it._replace(negated=True)


OPPOSITE = {">=": ("<=", -1), "<": (">=", 0), ">": ("<=", 0), "<=": (">=", 1)}


def _of_not(given: Any) -> Mapping[str, Any] | None:
    found = _of_whom(given) if isinstance(given, Condition) and given.negated and given.test != "controls one" else None
    return {"who": found[0], "it": found[1]._replace(negated=False)} if found else None


def _are(*, negated: bool) -> tuple[Any, Any]:
    """Which player you are, or are not."""

    def make(it: Condition) -> Condition:
        return it._replace(negated=negated)

    def take(given: Any) -> Mapping[str, Any] | None:
        own = isinstance(given, Condition) and given.test == "you are" and given.negated is negated
        return {"it": given._replace(negated=False)} if own else None

    return make, take


condition.converts(*_are(negated=False), "you are {it:part-of-player}")
condition.converts(*_are(negated=True), "you are not {it:part-of-player}")
condition.converts(_said, _of_said, "{who:player-subject} {it:of-player?}", rank=1)
condition.converts(
    _does_not, _of_does_not, "{who:player-subject} do[es|] not {it:of-player!}",
    "{who:player-subject} is/are not {it:part-of-player}",
)  # fmt: skip
condition.converts(_not, _of_not, "{who:no-player} {it:of-player}")
condition.converts(
    _said, _of_said, "{who:player-subject} {it:done-by-player}", "{who:player-subject} have/has {it:done-by-player}",
)  # fmt: skip
condition.converts(
    _does_not, _of_does_not, "{who:player-subject} did not {it:done-by-player!}",
    "{who:player-subject} has/have not {it:done-by-player}",
)  # fmt: skip
condition.converts(_not, _of_not, "{who:no-player} (has/have) {it:done-by-player}")


def _of_must(*, negated: bool) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        found = _of_whom(given) if isinstance(given, Condition) and given.negated is negated else None
        return {"it": found[1]._replace(negated=False)} if found and found[0] == "you" else None

    return take


must.converts(lambda it: it, _of_must(negated=False), "{it:of-player!}", rank=1)
must.converts(
    lambda it: None if it.negated or it.test == "in force" else it._replace(negated=True), _of_must(negated=True),
    "not {it:of-player!}", rank=1,
)  # fmt: skip
must.converts(lambda which: Condition("controls", which, "you"), never, "a/an/the {which}", rank=5)
must.converts(
    lambda which, how: Condition("controls", which, "you", how.op, how.number), never, "{how:how-many} {which!}",
    rank=5,
)  # fmt: skip

of_player = LANGUAGE.sort("of-player", "what is so of a player")
done = LANGUAGE.sort("done-by-player", "what a player has done")
# What he controls.
CONTROL = "control[s|]"
of_player.form(Condition, f"{CONTROL} {{which:by-name}}", test="controls", whose="you")
of_player.form(
    Condition, f"{CONTROL} a {{which}}", f"{CONTROL} (the/any) {{which}}",
    f"{CONTROL} one/1 or more (of) {{which}}", "have/has (a/an) {which} in play", test="controls", whose="you",
)  # fmt: skip


def _so_many(which: Which, how: Compared) -> Condition:
    if how == Compared("<=", 0):
        return Condition("controls", which, "you", negated=True)
    return Condition("controls", which, "you", how.op, how.number)


def _of_so_many(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Condition) or given.test != "controls":
        return None
    if given.negated:
        return {"which": given.which, "how": Compared("<=", 0)}
    found: dict[str, Any] = {"which": given.which, "how": Compared(given.op, given.number)}
    return found if given == _so_many(**found) and given.number else None


of_player.converts(
    _so_many, _of_so_many, f"{CONTROL} {{how:some-or-none}} {{which!}}",
    f"{CONTROL} {{how:some-or-none}} {{which!}} (at a time)", "have/has {how:some-or-none} {which!} in play", rank=1,
)  # fmt: skip


of_player.converts(
    lambda which, how: Condition("controls by", which, "you", how.op, how.number),
    lambda given: {"which": given.which, "how": Compared(given.op, given.number)}
    if isinstance(given, Condition) and given.test == "controls by" else None,
    f"{CONTROL} {{which}} by {{how:enough}}",
    f"{CONTROL} (a/an/the/any) {{which}} by {{how:enough}} (token/tokens)",
)  # fmt: skip
of_player.form(Condition, f"{CONTROL} this card", test="controls this", rank=-1)
of_player.converts(
    lambda how: Condition("controls this by", op=how.op, number=how.number),
    lambda given: {"how": Compared(given.op, given.number)}
    if isinstance(given, Condition) and given.test == "controls this by" else None,
    f"{CONTROL} this card by {{how:enough}} (token/tokens)", rank=-1,
)  # fmt: skip


def _controls_it(who: str, whom: Any) -> Condition | None:
    """Who controls somebody of whom was spoken."""
    if who not in ("you", "opponent") or not isinstance(whom, Ref) or whom.what == "this":
        return None
    return Condition("is", Which(side="yours" if who == "you" else "theirs"), whom=whom)


def _of_controls_it(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Condition) or not isinstance(given.whom, Ref):
        return None
    who = {Which(side="yours"): "you", Which(side="theirs"): "opponent"}.get(given.which, "")
    return {"who": who, "whom": given.whom} if who and given == _controls_it(who, given.whom) else None


sort("condition").converts(
    _controls_it, _of_controls_it, "{who:player-subject} control[s|] {whom:spoken-of}", rank=2,
)  # fmt: skip
sort("condition").converts(
    lambda who, whom: (found := _controls_it(who, whom)) and found._replace(negated=True),
    lambda given: _of_controls_it(given._replace(negated=False))
    if isinstance(given, Condition) and given.negated else None,
    "{who:player-subject} do[es|] not control {whom:spoken-of}", "{who:no-player} controls {whom:spoken-of}", rank=2,
)  # fmt: skip
spoken_of = LANGUAGE.sort("spoken-of", "somebody who was spoken of")
spoken_of.form(Ref("target"), "the target", "the target/targeted character/troop/card/advantage")
spoken_of.form(Ref("it"), "it", "that character/troop/card", rank=1)


def _both(first: Which, second: Which) -> Condition | None:
    if any(each.side or each.zone != "play" for each in (first, second)):
        return None
    return Condition("controls both", Which(of=(first, second)), "you")


def _of_both(given: Any, test: str = "controls both") -> Mapping[str, Any] | None:
    of = given.which.of if isinstance(given, Condition) and given.test == test else ()
    return {"first": of[0], "second": of[1]} if len(of) == 2 else None


of_player.converts(
    _both, _of_both, f"{CONTROL} both a {{first:which}} and a {{second:which}}",
    f"{CONTROL} both (a/an/the) {{first:which}} and (a/an/the) {{second:which}}",
    f"{CONTROL} (a/an/the) {{first:which}} as well as (a/an/the) {{second:which}}", rank=-1,
)  # fmt: skip
of_player.converts(
    lambda first, second: (made := _both(first, second)) and made._replace(test="controls one", negated=True),
    lambda given: _of_both(given, "controls one") if given.negated else None,
    f"{CONTROL} neither a {{first:which}} nor a {{second:which}}",
    f"{CONTROL} neither (a/an/the) {{first:which}} nor (a/an/the) {{second:which}}", rank=-1,
)  # fmt: skip

# His tokens on the Pattern, and the cards in his hand.


def _number(test: str, whose: str) -> tuple[Any, Any]:
    """So many of what a player has."""

    def make(how: Compared, _: str = "") -> Condition:
        return Condition(test, whose=whose, op=how.op, number=how.number)

    def take(given: Any) -> Mapping[str, Any] | None:
        own = isinstance(given, Condition) and given.test == test
        return {"how": Compared(given.op, given.number)} if own else None

    return make, take


of_player.converts(
    *_number("tokens", "yours"), "[has|have] {how:some-or-none} Pattern",
    "have/has/control/controls {how:some-or-none} {_:tokens-of-pattern}", rank=1,
)  # fmt: skip
of_player.converts(
    *_number("hand", ""), "[has|have] {how:some-or-none} cards in hand",
    "have/has/hold/holds {how:some-or-none} {_:in-hand}", rank=1,
)  # fmt: skip
sort("condition").converts(
    lambda: Condition("hand", op="<=", number=0), never, "your hand is empty", "there are no cards in your hand",
)  # fmt: skip
sort("condition").converts(
    lambda: Condition("hand", whose="opponent", op="<=", number=0), never, "your opponent's hand is empty",
    "there are no cards in your opponent's hand",
)  # fmt: skip

# Which player he is.
part = LANGUAGE.sort("part-of-player", "which player somebody is")
for _side, _spelling in (("dominant", "the dominant"), ("subordinate", "the subordinate"), ("hero", "a Hero"),
                         ("villain", "a Villain")):  # fmt: skip
    part.form(Condition, f"{_spelling} player", f"(a/the) {_side} (player)", test="you are", whose=_side)
of_player.converts(
    lambda it: it, lambda given: {"it": given} if isinstance(given, Condition) and given.test == "you are" else None,
    "be {it:part-of-player}", "is/are {it:part-of-player}",
)  # fmt: skip

# Whom he has in a challenge.
IN_FORCE = "participating (in the/this/that challenge|in a challenge|in a given challenge)"


def _in_force(how: Compared, which: Which) -> Condition | None:
    if which.side or which.where or "participating" in which.states:
        return None
    return Condition("in force", which, "you", how.op, how.number, IT)


def _of_in_force(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Condition) or given.test != "in force":
        return None
    return {"how": Compared(given.op, given.number), "which": given.which}


of_player.converts(
    _in_force, _of_in_force, "[has|have] {how:some-or-none} {which!} participating in the challenge",
    f"have/has {{how:some-or-none}} {{which!}} {IN_FORCE}", f"{CONTROL} {{how:some-or-none}} {{which!}} {IN_FORCE}",
)  # fmt: skip
of_player.converts(
    lambda which: _in_force(Compared(">=", 1), which), never, f"have/has (a/an/any) {{which}} {IN_FORCE}",
    f"have/has (any) {{which!}} {IN_FORCE}", rank=1,
)  # fmt: skip


def said_forces(who: str, how: Compared, which: Which) -> Condition | None:
    """How many cards a player has in a challenge."""
    it = _in_force(how, which)
    return said_of(who, it) if it is not None else None


def of_forces(given: Any) -> Mapping[str, Any] | None:
    """A player, and how many he has in a challenge."""
    found = _of_in_force(given)
    return {**found, "who": given.whose} if found else None


# What he has done.
IN = "{kind:any-challenge} {turn:which-turn}"


def _succeeded(kind: str, turn: str = "") -> Condition:
    return Condition(f"succeeded{turn}", whose=kind)


def _of_succeeded(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Condition) or not given.test.startswith("succeeded"):
        return None
    return {"kind": given.whose, "turn": given.test.removeprefix("succeeded")}


done.converts(
    _succeeded, _of_succeeded, f"[succeeded|succeed] in {IN}", f"succeeded/succeed at {IN}", f"won/win {IN}",
)  # fmt: skip
done.converts(
    _succeeded, lambda given: None, "succeeded/succeed in/at {kind:any-challenge}", "won/win {kind:any-challenge}",
    rank=3,
)  # fmt: skip
done.converts(
    lambda kind, _="": Condition("failed", whose=kind),
    lambda given: {"kind": given.whose} if isinstance(given, Condition) and given.test == "failed" else None,
    "[failed|fail] in {kind:any-challenge} this turn",
    "failed/fail in/at {kind:any-challenge} (he/you initiated) {_:this-turn-time}",
)  # fmt: skip
GAINED = "(a/any) pattern (token/tokens)"
done.converts(
    lambda kind="": Condition("gained a token", whose=kind),
    lambda given: {"kind": given.whose} if isinstance(given, Condition) and given.test == "gained a token" else None,
    "[gained|gain] a Pattern token from {kind:any-challenge} this turn",
    f"gained/gain {GAINED} (from {{kind:any-challenge}}) (this turn)",
    "gained/gain a token from {kind:any-challenge} (this turn)",
    "gained/gain a token on your/his section of the pattern (this turn)", rank=1,
)  # fmt: skip
