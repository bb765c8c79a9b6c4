"""More of what happens to cards and players: they take part, withdraw, rotate for something, gain and lose control."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.clauses import EACH, clause, moment
from judge.games.wot_ccg.cards.forms.frames.occasions import (
    ANYBODY,
    _named,
    _to,
    occasion,
    of_cards,
    said_of,
)
from judge.games.wot_ccg.cards.forms.further.comparisons import Compared
from judge.games.wot_ccg.cards.forms.further.taking_part import OWN_OCCASIONS, WON
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.meanings import IT, All, Chosen, Condition, Ref, Which
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed, Occasion

CHALLENGE = "a/any/the/its challenge"
of_cards("joins", "joins", "becomes a participant in a challenge", (
    "participate/participates in a/any challenge", "become/becomes a participant (in a/any challenge)",
    "take/takes part in a/any challenge", "begin/begins to participate in a/any challenge",
    "join/joins a/any challenge",
))  # fmt: skip
of_cards("withdraws", "withdraws", "ceases participating in a challenge", (
    f"withdraw/withdraws (from {CHALLENGE})", f"cease/ceases participating (in {CHALLENGE})",
    f"cease/ceases to participate (in {CHALLENGE})",
    f"is/are removed from {CHALLENGE}",
))  # fmt: skip
of_cards("goes forward", "goes forward", "moves to the battleground", (
    "move/moves to/into (the/your/its) battleground", "is/are moved/sent to/into (the/your/its) battleground",
    "go/goes to/into (the/your/its) battleground",
))  # fmt: skip
for _what, _spelled in {
    "rotates to heal": ("rotate/rotates to heal", "is/are rotated to heal"),
    "rotates to generate symbols": (
        "rotate/rotates to generate (ability) symbols (at the beginning of the action round)",
        "is/are rotated to generate (ability) symbols (at the beginning of the action round)",
        "rotate/rotates for (ability) symbols",
    ),
}.items():
    occasion.converts(*_to(_what, _what), f"{{whom}} {_what}", *(f"{{whom}} {each}" for each in _spelled), rank=6)


# Challenges that come to an end, in somebody's company.
def _ends(whom: Any) -> Occasion | None:
    return _to("challenge ends", "challenge ends")[0](whom)  # type: ignore[no-any-return]


def _of_ends(given: Any) -> Mapping[str, Any] | None:
    return _to("challenge ends", "challenge ends")[1](given)  # type: ignore[no-any-return]


TAKES = ("in which {whom} participated", "in which {whom} is/are participating", "in which {whom} participates")
OVER = ("ends", "is over", "is resolved", "has been resolved")
occasion.converts(
    _ends, _of_ends, "a challenge in which {whom} participated ends",
    *(f"a/any/the challenge {takes} {over}" for takes in TAKES for over in OVER), rank=1,
)  # fmt: skip
moment.converts(
    _ends, _of_ends, "at the end of a challenge in which {whom} participated",
    *(f"at the end of {which} challenge {takes}" for which in ("a/any/the", EACH) for takes in TAKES),
    *(f"after/when a/any/the challenge {takes} {over}" for takes in TAKES for over in OVER), rank=1,
)  # fmt: skip


# Whoever takes part, in whichever sort of challenge.
def _joining(which: Which, deeds: tuple[Deed, ...], kind: str = "", state: str = "") -> Clause | None:
    """What is done when a card of a description takes part somewhere; the card itself has rows of its own."""
    there = Condition("in", whose=kind, whom=IT) if kind else Condition("is", Which(states=(state,)), whom=IT)
    if kind == "last battle" or "participating" in which.states or which.where:
        return None
    return Clause(deeds, when=Occasion("joins", All(which)), conditions=(there,))


JOINS = "when {which:one-such} participate/participates in"
clause.converts(_joining, never, f"{JOINS} {{kind:told-challenge}} , {{deeds:simple>}}")
clause.converts(_joining, never, f"{JOINS} {{state:whose-initiated}} , {{deeds:simple>}}", rank=-1)
for _state, _verb in (("supporting", "supports"), ("opposing", "opposes")):
    clause.converts(
        lambda which, deeds, state=_state: _joining(which, deeds, state=state), never,
        f"when {{which:one-such}} {_verb} a/any challenge , {{deeds:simple>}}",
    )  # fmt: skip

# Anybody's challenges, and the Pattern Challenge that is lost.
ANY_SUCCESS = _named({ANYBODY: "any player succeeds"})
said_of(ANY_SUCCESS, "WHO succeed(s)")
occasion.converts(
    lambda: Occasion("any player succeeds"), never, "a/any challenge succeeds", "a/any challenge is successful"
)
said_of(_named({ANYBODY: "any player fails"}), "a challenge initiated by WHO fails")
occasion.converts(
    lambda: Occasion("any player fails"), never, "a/any challenge fails", "a/any challenge does not succeed"
)
KINDS = ("a/any challenge", "{whose:told-challenge}")
COMPANY = ("in which {whom} is/are participating", "in which {whom} participated/participates",
           "with {whom} participating")  # fmt: skip
ENDS = {"any player succeeds": ("succeeds/succeed", "is successful"),
        "any player fails": ("fails/fail", "is not successful", "does not succeed")}  # fmt: skip


def _so_ended(it: Clause, event: str, whom: Any = None, whose: str = "", how: Compared | None = None) -> Clause | None:
    """What is done when a challenge has succeeded or failed, of a sort, with somebody in it."""
    if isinstance(whom, Chosen) and whom != Chosen(whom.which):
        return None
    players = isinstance(whom, Ref) and whom.what in ("you", "opponent", "each player")
    named = whose in OWN_OCCASIONS and whom is None and how is None and event.startswith(("you", "opponent"))
    if players or named or it.when is not None or it.costs or it.use or it.timing or (whom is None and not whose):
        return None
    there = (Condition("is", which=Which(where="now"), whom=whom),) if whom is not None else ()
    kind = (Condition("resolving", whose=whose),) if whose else ()
    lead = (Condition("by", op=how.op, number=how.number),) if how is not None else ()
    return it._replace(when=Occasion(event), conditions=(*lead, *kind, *there, *it.conditions))


for _event, _verbs in ENDS.items():
    clause.converts(
        lambda it, whom, whose="", event=_event: _so_ended(it, event, whom, whose), never,
        *(f"when/if/after {kind} {takes} {verbs} , {{it:clause}}" for kind in KINDS for takes in COMPANY
          for verbs in _verbs), rank=1,
    )  # fmt: skip
clause.converts(
    lambda it, whose="", whom=None: _so_ended(it, "opponent succeeds", whom, whose), never,
    *(f"when/if/after your opponent {won} {{whose:told-challenge}} {takes} , {{it:clause}}"
      for won in WON for takes in ("", *COMPANY)),
    *(f"when/if/after your opponent {won} a/any challenge {takes} , {{it:clause}}" for won in WON for takes in COMPANY),
    rank=1,
)  # fmt: skip
clause.converts(
    lambda it: _so_ended(it, "opponent succeeds", None, "pattern"), never,
    "when/if/after you lose the/a pattern challenge , {it:clause}", rank=-1,
)  # fmt: skip


BY = "by {how:how-many}"
clause.converts(
    lambda it, whom, how, whose="": _so_ended(it, "you succeed", whom, whose, how), never,
    *(f"when/if/after you {won} {kind} {takes} {BY} , {{it:clause}}" for won in WON for kind in KINDS
      for takes in COMPANY),
    *(f"when/if/after you {won} {kind} {BY} {takes} , {{it:clause}}" for won in WON for kind in KINDS
      for takes in COMPANY), rank=1,
)  # fmt: skip
of_cards("is targeted by the other player", "is targeted by the other player", "is targeted by an opponent's event", (
    "is/are targeted by an/your opponent 's event", "is/are the target of an/your opponent 's event",
    "become/becomes the target of an/your opponent 's event",
    "is/are targeted by an/any event (played) by your opponent",
    "is/are the target of an/any event played by your opponent",
))  # fmt: skip
occasion.converts(
    _to("is targeted by the other player", "is targeted by the other player")[0], never,
    "an/your opponent 's event targets {whom}", "an/any event played by your opponent targets {whom}",
    "your opponent targets {whom} with an/any event", rank=1,
)  # fmt: skip


# Control of Contested Advantages.
def _control(event: str) -> tuple[Any, Any]:
    """A player gains or loses control of an advantage; other cards change hands in other ways."""

    def make(who: Ref, which: Which) -> Occasion | None:
        return None if which.side else Occasion(event, who, which)

    def take(given: Any) -> Mapping[str, Any] | None:
        own = isinstance(given, Occasion) and given.event == event and given.which is not None
        found = {"who": given.whom, "which": given.which} if own else None
        return found if found and make(**found) == given else None

    return make, take


for _event, _does in (("gains control", "gain"), ("loses control", "lose")):
    said_of(_control(_event), f"WHO {_does}(s) control of a {{which:contested-which}}")
    occasion.converts(
        _control(_event)[0], never,
        f"{{who:actor}} {_does}/{_does}s control of a/an/any/the {{which:contested-which}}", rank=1,
    )  # fmt: skip
