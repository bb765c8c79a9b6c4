"""So many of a player's cards: how they stand, how many are in a challenge; tokens on the card; who came this turn."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.further.comparisons import Compared
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import IT, Chosen, Condition, Ref, Which

condition = sort("condition")

# Recruited this turn: one card of which was spoken.
FRESH = Which(states=("fresh",))
CAME = ("was/were recruited this turn", "has/have been recruited this turn", "entered play this turn",
        "came into play this turn")  # fmt: skip
NOT_CAME = ("was/were not recruited this turn", "has/have not been recruited this turn",
            "did not enter play this turn", "did not come into play this turn")  # fmt: skip


def _came(*, negated: bool) -> tuple[Any, Any]:
    """Who is spoken of was recruited this turn, or was not."""

    def make(whom: Any) -> Condition | None:
        return Condition("is", FRESH, whom=whom, negated=negated) if isinstance(whom, Ref) else None

    def take(given: Any) -> Mapping[str, Any] | None:
        own = isinstance(given, Condition) and given == make(given.whom)
        return {"whom": given.whom} if own else None

    return make, take


condition.converts(*_came(negated=False), *(f"{{whom}} {each}" for each in CAME), rank=-1)
condition.converts(*_came(negated=True), *(f"{{whom}} {each}" for each in NOT_CAME), rank=-1)


# In the challenge of which a text speaks, whosever they are.
IN_IT = "participating in the/this/that challenge"
ALL_SIDES = {"": "total", "yours": "you", "theirs": "opponent"}


def _there(how: Compared, which: Which) -> Condition | None:
    if which.where or "participating" in which.states or which.zone != "play":
        return None
    return Condition("in force", which._replace(side=""), ALL_SIDES[which.side], how.op, how.number, IT)


def _of_there(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Condition) and given.test == "in force" and given.whose == "total"
    return {"how": Compared(given.op, given.number), "which": given.which} if own else None


condition.converts(
    _there, _of_there, "there are {how:some-or-none} {which!} participating in the challenge",
    f"there is/are {{how:some-or-none}} {{which!}} {IN_IT}",
    f"{{how:some-or-none}} {{which!}} is/are {IN_IT}", f"{{how:some-or-none}} of {{which!}} is/are {IN_IT}", rank=-2,
)  # fmt: skip
condition.converts(
    lambda which: _there(Compared("<=", 0), which), never, f"no {{which}} is/are {IN_IT}",
    f"there is no {{which}} {IN_IT}", rank=-2,
)  # fmt: skip
condition.converts(
    lambda which: _there(Compared(">=", 1), which), never, f"there is a/an/another {{which}} {IN_IT}", rank=-2,
)  # fmt: skip

# So many of a player's cards that stand in a way.
now_standing = LANGUAGE.words("now-standing", "how cards stand")
for _state in ("damaged", "undamaged", "ready", "rotated", "supporting", "opposing", "mortally wounded",
               "standing-down"):  # fmt: skip
    now_standing.word(_state, _state.replace("-", " "))
now_standing.word("participating", "participating in a challenge", "participating in challenges", "participating",
                  "participating in any challenge")  # fmt: skip
now_standing.word("battleground", "in the battleground", "in your battleground", "at the battleground")
now_standing.word("home", "in the home front", "in your home front")
owned = LANGUAGE.sort("owned-which", "cards of a player")


def _owned(it: Which, side: str) -> Which | None:
    return None if it.side or it.zone != "play" else it._replace(side=side)


def _of_side(side: str) -> tuple[Any, Any]:
    """Cards of one player."""

    def make(it: Which) -> Which | None:
        return _owned(it, side)

    def take(given: Any) -> Mapping[str, Any] | None:
        return {"it": given._replace(side="")} if isinstance(given, Which) and given.side == side else None

    return make, take


for _side, _of, _who in (("yours", "your", "you control"), ("theirs", "your opponent 's", "your opponent controls")):
    owned.converts(
        *_of_side(_side), f"{{it:one-which!}} {_who}", f"(the) {{it:one-which!}} {_who}", f"{_of} {{it:one-which!}}",
    )  # fmt: skip


def _standing(which: Which, state: str) -> Which | None:
    return None if state in which.states else which._replace(states=tuple(sorted((*which.states, state))))


def _so_many(how: Compared, which: Which, state: str) -> Condition | None:
    stands = _standing(which, state)
    if stands is None:
        return None
    return Condition("controls", stands._replace(side=""), ALL_SIDES[which.side], how.op, how.number)


condition.converts(
    _so_many, never, "{how:how-many} (of) {which:owned-which} is/are {state:now-standing}",
    "there are {how:how-many} {which:owned-which} {state:now-standing}", rank=-1,
)  # fmt: skip


def _any(which: Which, state: str, *, negated: bool = False) -> Condition | None:
    known = _standing(which, state) is None or which.zone != "play"
    return None if known else Condition("is", Which(states=(state,)), whom=Chosen(which), negated=negated)


condition.converts(
    lambda which, state: _any(which, state, negated=True), never, "none of {which!} is/are {state:now-standing}",
    "no {which?} is/are {state:now-standing}",
)  # fmt: skip
condition.converts(
    _any, never, "any of {which!} is/are {state:now-standing}", rank=1,
)  # fmt: skip


def _only(mark: str, kind: str) -> Condition | None:
    """Nobody else of that type."""
    return Condition("controls", Which(kind, without=(mark,)), "you", negated=True) if kind in FIGHTERS else None


FIGHTERS = ("character", "troop", "fighter")
condition.converts(_only, never, "you control only {mark} {kind!}", "you only control {mark} {kind!}")


# Tokens on the card that says so, of a name or of any.
def _own(how: Compared, name: str = "", _: Any = None) -> Condition:
    return Condition("own tokens", whose=name, op=how.op, number=how.number)


def _of_own(*, named: bool) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        own = isinstance(given, Condition) and given.test == "own tokens" and bool(given.whose) is named
        return {"how": Compared(given.op, given.number), **({"name": given.whose} if named else {})} if own else None

    return take


HERE = ("on this card", "on it", "on him", "on her")
ITSELF = ("this card", "it", "he", "she")
for _named in (False, True):
    _tokens = "{name:marker?}" if _named else "tokens"
    _spelled = _tokens if _named else "token/tokens"
    condition.converts(
        _own, _of_own(named=_named), f"there are {{how:some-or-none}} {_tokens} on this card",
        *(f"there is/are {{how:some-or-none}} (more) {_spelled} (left/remaining) {each}" for each in HERE),
        f"there is/are {{how:some-or-none}} (more) {_spelled} remaining",
        *(f"{{how:some-or-none}} (more) {_spelled} remain/remains {each}" for each in HERE),
        *(f"{each} has {{how:some-or-none}} {_spelled} (on it|on him|on her)" for each in ITSELF),
    )  # fmt: skip
    condition.converts(
        lambda name="": _own(Compared(">=", 1), name), never,
        *(f"there is/are a/any {_spelled} (left/remaining) {each}" for each in HERE),
        *(f"(any) {_spelled} remain/remains {each}" for each in HERE),
        *(f"{each} has a/any {_spelled} (on it|on him|on her)" for each in ITSELF),
    )  # fmt: skip
