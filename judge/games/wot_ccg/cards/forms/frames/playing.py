"""When, on which conditions and by whom a card may be played, recruited or initiated: one row for each frame."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from judge.games.wot_ccg.cards.forms.frames.challenges import of_others, of_sides, of_sorts
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import Chosen, Condition, Which
from judge.games.wot_ccg.cards.meanings.effects import Limited, Played

sentence, allowed = sort("sentence"), LANGUAGE.sorts["allowed"]
Times = tuple[Condition, ...]
ACTIONS = {
    "play": ("play", "played"), "recruit": ("recruit", "recruited"), "initiate": ("initiate", "initiated"),
    "bring into play": ("bring", "brought into play"),
}  # fmt: skip
ITSELF = tuple(f"this {each}" for each in ("card", "character", "troop", "event", "challenge", "advantage"))
CHALLENGE = "this challenge"
MAY, MAY_NOT = ("may", "can"), ("may not", "cannot", "can not")


def _done(itself: str, action: str) -> str:
    do = ACTIONS[action][0]
    return f"bring {itself} into play" if do == "bring" else f"{do} {itself}"


def _itself(action: str) -> tuple[str, ...]:
    """What a text calls the card; to play a challenge is to initiate it."""
    return tuple(each for each in ITSELF if action != "play" or each != CHALLENGE)


def _only(action: str, several: tuple[str, ...]) -> Iterator[str]:
    done = ACTIONS[action][1]
    for may in MAY:
        yield from (f"{each} {may} only be {done}" for each in several)
        yield from (f"{each} {may} be {done} only" for each in several)
        yield from (f"you {may} only {_done(each, action)}" for each in several if each)
        yield from (f"you {may} {_done(each, action)} only" for each in several if each)
    if action != "bring into play":
        yield from (f"{action} {each}{only}" for each, only in product(several, ("", " only")))


def _not(action: str, several: tuple[str, ...]) -> Iterator[str]:
    done = ACTIONS[action][1]
    for may_not in MAY_NOT:
        yield from (f"{each} {may_not} be {done}" for each in several)
        yield from (f"you {may_not} {_done(each, action)}" for each in several if each)


only_done = LANGUAGE.words("only-done", "what may be done with a card only so")
not_done = LANGUAGE.words("not-done", "what may not be done with a card")
do_this = LANGUAGE.words("do-this", "what is done with this card")
for action in ACTIONS:
    only_done.word(action, *_only(action, (*_itself(action), "")))
    not_done.word(action, *_not(action, (*_itself(action), "")))
    do_this.word(action, *(_done(each, action) for each in (*_itself(action), "a this card")))
only_done.word("initiate", *_only("play", (CHALLENGE,)))
not_done.word("initiate", *_not("play", (CHALLENGE,)))
do_this.word("initiate", "play this challenge")

# When: in a round, in a step of a challenge, in a sort of challenge.
going_on = LANGUAGE.words("going-on", "a challenge that is being resolved")
going_on.word("", "a challenge", "any challenge", "the challenge", "a target challenge")
of_sorts(going_on)
of_sides(going_on)
of_others(going_on)
sort("condition").form(
    Condition, "{whose:sided-challenge} is being resolved", test="resolving", rank=1,
)  # fmt: skip
for value in ("yours", "theirs"):
    sort("condition").form(
        Condition, f"{going_on.singular[value]} is being resolved", test="resolving", whose=value,
    )  # fmt: skip
steps = LANGUAGE.words("steps", "a step of a challenge")
for value, spellings in {
    "either": ("opening moves or coming to grips", "coming to grips or opening moves",
               "opening moves or the coming to grips"),
    "opening": ("opening moves",), "grips": ("coming to grips",),
}.items():  # fmt: skip
    for spelling in spellings:
        steps.word(value, *(f"{spelling}{end}" for end in (" step", " phase", " steps", "")))
for value, spelled in (("either", "Opening Moves or Coming to Grips"), ("opening", "Opening Moves"),
                       ("grips", "Coming to Grips")):  # fmt: skip
    sort("condition").form(
        Condition, f"it is the {spelled} step of a challenge", f"it is the {spelled} step", test="step", whose=value,
    )  # fmt: skip
times = LANGUAGE.sort("play-times", "when a card may be played")
plain_times = LANGUAGE.sort("plain-times", "in which round, step or challenge")
times.also(plain_times)
ANY = Condition("step", whose="any")


def _in_challenge(kind: str, step: str = "any") -> Times:
    at = Condition("step", whose=step)
    return (at, Condition("resolving", whose=kind)) if kind else (at,)


def _of_step(given: Any) -> Mapping[str, Any] | None:
    """A step, and the sort of challenge if one is named."""
    if not isinstance(given, tuple) or not given or given[0].test != "step":
        return None
    found = {"step": given[0].whose, "kind": given[-1].whose if len(given) == 2 else ""}
    return found if given == _in_challenge(**found) else None


def _of_challenge(given: Any) -> Mapping[str, Any] | None:
    found = _of_step(given)
    return {"kind": found["kind"]} if found and found["step"] == "any" else None


def _in_round(round: str) -> Times | None:
    return None if round == "last battle" else (Condition("during", whose=round),)


def _of_round(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, tuple) and len(given) == 1 and given == _in_round(given[0].whose)
    return {"round": given[0].whose} if own else None


plain_times.converts(
    _in_challenge, _of_challenge, "during {kind:going-on}", "in {kind:going-on}",
    "while {kind:going-on} is being resolved",
)  # fmt: skip
plain_times.converts(
    lambda step, kind="": _in_challenge(kind, step), _of_step, "during the {step:steps} of {kind:going-on}",
    "in the {step:steps} of {kind:going-on}", "during/in the {step:steps}",
)  # fmt: skip
plain_times.converts(
    _in_round, _of_round, "during the {round:round}", "during a/any {round:round}", "in the {round:round}"
)


def _with_him(times: Times, which: Which) -> Times | None:
    """In a challenge in which somebody participates."""
    there = Condition("is", Which(where="now"), whom=Chosen(which))
    return (*times, there) if times[0].test == "step" and not which.where else None


def _of_with_him(given: Any) -> Mapping[str, Any] | None:
    last = given[-1] if isinstance(given, tuple) and len(given) > 1 else None
    own = isinstance(last, Condition) and last.test == "is" and isinstance(last.whom, Chosen)
    return {"times": given[:-1], "which": last.whom.which} if own and last is not None else None


def _with_forces(times: Times, it: Condition) -> Times | None:
    """In a challenge in which a player has so many cards, or more than the other."""
    return (*times, it) if times[0].test == "step" else None


def _of_with_forces(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, tuple) and len(given) > 1 and given[-1].test in ("in force", "more in force")
    return {"times": given[:-1], "it": given[-1]} if own else None


step_times = LANGUAGE.sort("step-times", "in which step of a challenge something is done")
plain_steps = LANGUAGE.sort("plain-steps", "in which step of a challenge")
step_times.also(plain_steps)
for listed, base in ((times, "plain-times"), (step_times, "plain-steps")):
    listed.converts(
        _with_him, _of_with_him, f"{{times:{base}}} in which {{which:some-which}} is participating",
        f"{{times:{base}}} in which {{which:some-which}} participates/participate",
    )  # fmt: skip
    listed.converts(_with_forces, _of_with_forces, f"{{times:{base}}} in which {{it:forces-there}}")


def _while(action: str, times: Times = (), conditions: Times = ()) -> Played:
    return Played(action, (*times, *conditions))


def _unlike(times: Times) -> Times | None:
    """A time at which it may not be; two things that hold together are not denied one by one."""
    told = times[1:] if times[0] == ANY and len(times) == 2 else times
    if told == (Condition("resolving", whose="last battle"),):
        return (Condition("last battle", negated=True),)
    return tuple(each._replace(negated=not each.negated) for each in told) if len(told) == 1 else None


WHEN = "if/when/while {conditions:conditions}"
for action in ("recruit", "play", "initiate"):
    sentence.form(
        Played, f"this card may only be {ACTIONS[action][1]} if {{conditions:conditions}}", action=action, rank=1,
    )  # fmt: skip
sentence.converts(
    _while, never, "{action:only-done} {times:play-times}", f"{{action:only-done}} {WHEN}",
    f"{{action:only-done}} {{times:play-times}} {WHEN}",
    "{action:not-done} unless {conditions:conditions}", "{action:not-done} except {times:play-times}",
    "you must {conditions:musts} to {action:do-this}", rank=-1,
)  # fmt: skip
sentence.converts(
    lambda action, times: (found := _unlike(times)) and Played(action, found), never,
    "{action:not-done} {times:play-times}", rank=-1,
)  # fmt: skip
sentence.converts(
    lambda action, condition: Played(action, (condition._replace(negated=not condition.negated),)), never,
    "{action:not-done} if/while/when {condition}", rank=-2,
)  # fmt: skip

# By whom.


def _by(negated: bool) -> Any:
    return lambda action, side: Played(action, (Condition("you are", whose=side, negated=negated),))


PLAYER = "{side:player-is} player/players"
allowed.converts(
    _by(False), never, f"{{action:only-done}} by (a/an/the/any) {PLAYER}",
    f"only (a/an/the/any) {PLAYER} may {{action:do-this}}",
    rank=2,
)  # fmt: skip
allowed.converts(
    _by(True), never, f"{{action:not-done}} by (a/an/the/any) {PLAYER}",
    f"(a/an/the/any) {PLAYER} may not {{action:do-this}}",
    f"no {PLAYER} may {{action:do-this}}", rank=2,
)  # fmt: skip

# How often.
often = LANGUAGE.words("how-often", "how often")
for per in ("turn", "game"):
    often.word(f"once per {per}", *(f"{once} {each} {per}" for once in ("once", "1 time") for each in ("per", "each")),
               *((f"once during a {per}", f"once in a {per}") if per == "game" else ()))  # fmt: skip
sentence.converts(
    lambda action, often: Played(often) if action in ("play", "initiate") else None, never,
    "{action:only-done} {often:how-often}", "{action:not-done} more than {often:how-often}", rank=1,
)  # fmt: skip


# When and how often an effect of the sentence before may be used.
EFFECTS = tuple(f"{its} {what}" for its in ("this", "the", "his", "her", "its", "this card's", "this card 's",
                "this character 's", "this troop 's") for what in ("effect", "ability")) + ("this",)  # fmt: skip
only_used = LANGUAGE.words("only-used", "what may be used only so")
not_used = LANGUAGE.words("not-used", "what may not be used")
for may in MAY:
    for used in ("be used", "be done"):
        only_used.word("", *(f"{each} {may} only {used}" for each in EFFECTS),
                       *(f"{each} {may} {used} only" for each in EFFECTS),
                       *(f"{each} {may} {used} a maximum of" for each in EFFECTS),
                       *(f"{each} {may} {used} no more than" for each in EFFECTS))  # fmt: skip
    only_used.word("", *(f"you {may} {only}" for only in ("only do this", "only do so", "do this only", "do so only",
                         "do this no more than", "only do that")))  # fmt: skip
    only_used.word("", *(f"you {may} only use {each}" for each in EFFECTS),
                   *(f"you {may} use {each} only" for each in EFFECTS),
                   *(f"you {may} use {each} no more than" for each in EFFECTS))  # fmt: skip
only_used.word("", "limit", "use", "use only", *(f"use {each}{only}" for each in EFFECTS for only in ("", " only")))
for may_not in MAY_NOT:
    not_used.word("", *(f"{each} {may_not} be used" for each in EFFECTS), *(f"you {may_not} use {each}" for each in
                  EFFECTS))  # fmt: skip
sentence.form(Limited, "this effect may only be used if {conditions:conditions}")
sentence.converts(
    lambda often, _="": Limited(often.removeprefix("once per ")), never, "{_:only-used} {often:how-often}",
    "{_:not-used} more than {often:how-often}",
)  # fmt: skip
sentence.converts(
    lambda often: Limited(often.removeprefix("once per ")), never, "(but) (only) {often:how-often}",
    "(but) no more than {often:how-often}", rank=1,
)  # fmt: skip
sentence.converts(
    lambda times=(), conditions=(), _="": Limited(conditions=(*times, *conditions)), never,
    "{_:only-used} {times:play-times}", f"{{_:only-used}} {WHEN}", "{_:not-used} unless {conditions:conditions}",
    rank=1,
)  # fmt: skip
sentence.converts(
    lambda times, _="": (found := _unlike(times)) and Limited(conditions=found), never,
    "{_:not-used} {times:play-times}", rank=1,
)  # fmt: skip
sentence.converts(
    lambda condition, _="": Limited(conditions=(condition._replace(negated=not condition.negated),)), never,
    "{_:not-used} if/while/when {condition}", rank=1,
)  # fmt: skip


# In which step something is done for a price.
plain_steps.converts(
    lambda step, kind="": _in_challenge(kind, step), _of_step, "during the {step:steps} of {kind:going-on}",
    "during/in the {step:steps} (of {kind:going-on})",
)  # fmt: skip
