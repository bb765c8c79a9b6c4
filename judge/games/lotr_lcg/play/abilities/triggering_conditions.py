"""triggering-condition: things happen. What is about to, who may interfere, what follows, who may respond."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

from judge.engine import Moment, Refusal, gathered, noted, remembered
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.play.in_play.areas import use
from judge.games.lotr_lcg.play.who import any_card, attached, attachments, game, texts, verbs
from judge.games.lotr_lcg.things import DISCARD, ELIMINATION_LEVEL, IN_PLAY, Card, Delayed, Item, Occurrence, Player
from judge.kit.timeline import ongoing

Carry = Callable[[Moment, Occurrence], Iterable[Occurrence] | None]
Bar = Callable[[Moment, Occurrence], Refusal | None]
Adjust = Callable[[Moment, Occurrence], Occurrence]
Consequence = Callable[[Moment], Iterable[Occurrence]]
F = TypeVar("F")

DID_NOT = "did not"
CARRY: dict[str, Carry] = {}
BARS: dict[str, list[Bar]] = {}
BY_THEMSELVES = (
    "attachments_not_allowed", "restriction_no_longer_met", "unique_from_encounter_deck", "guards_dealt_with",
    "controlled_as_cards_say", "engaged_as_cards_say", "conditions_of_cards_met",
    "threat_reaches_fifty", "all_heroes_killed", "locations_explored", "stage_completed", "destroyed_by_damage",
)  # fmt: skip
CONSEQUENCES: dict[str, Consequence] = {}
BY_VERBS: dict[str, set[str]] = {}
ADJUST: dict[str, Adjust] = {}


def into(table: dict[str, F], *names: str) -> Callable[[F], F]:
    """Registers a function in a table, under names that are still free."""

    def register(function: F) -> F:
        for name in names:
            if name in table:
                raise ValueError(f"{name} is registered twice")
            table[name] = function
        return function

    return register


def occurs(*kinds: str) -> Callable[[Carry], Carry]:
    """Registers what a kind of occurrence does; it returns whatever else has happened with it (leaves play, ...)."""
    return into(CARRY, *kinds)


def barred(*kinds: str) -> Callable[[Bar], Bar]:
    """Registers what can keep a kind of occurrence from happening: a refusal with its rule, or None."""

    def register(function: Bar) -> Bar:
        for kind in kinds:
            BARS.setdefault(kind, []).append(function)
        return function

    return register


def adjusted(kind: str) -> Callable[[Adjust], Adjust]:
    """Registers what changes a kind of occurrence before it is announced, such as its amount."""
    return into(ADJUST, kind)


def follows(*of_verbs: str) -> Callable[[Consequence], Consequence]:
    """Registers what happens by itself as soon as the table is so, such as destruction at 0 hit points.

    BY_THEMSELVES has the order in which these are looked for, by their names: where a card does one of these verbs,
    and where the table shows a sign of it.
    """

    def register(function: Consequence) -> Consequence:
        if function.__name__ not in BY_THEMSELVES:
            raise ValueError(f"{function.__name__} is not among BY_THEMSELVES, which says when it is looked for")
        CONSEQUENCES[function.__name__] = function
        for verb in of_verbs:
            BY_VERBS.setdefault(verb, set()).add(function.__name__)
        return function

    return register


NO_SIGN: frozenset[str] = frozenset()


def _sign(each: Card) -> frozenset[str] | None:
    """What may happen by itself as a card lies there: without a sign of it nothing is looked for."""
    found: set[str] = set()
    if each.zone in IN_PLAY:
        if each.host:
            found |= {"attachments_not_allowed", "restriction_no_longer_met"}
        if each.guards:
            found.add("guards_dealt_with")
        if each.progress:
            found |= {"locations_explored", "stage_completed"}
        if each.damage and each.damage >= (each.printed.hit_points or 0):
            found.add("destroyed_by_damage")
        if each.printed.unique and each.printed.back == "encounter":
            found.add("unique_from_encounter_deck")
    elif each.zone == DISCARD and each.printed.type == "hero":
        found.add("all_heroes_killed")
    return frozenset(found) or None


def _dial(who: Player) -> frozenset[str] | None:
    """The same for a player's threat."""
    high = who.threat >= ELIMINATION_LEVEL and not who.eliminated
    return frozenset({"threat_reaches_fifty"}) if high else None


@gathered(Card, _sign)
def _signs(found: tuple[frozenset[str], ...]) -> frozenset[str]:
    return NO_SIGN.union(*found)


@gathered(Player, _dial)
def _dials(found: tuple[frozenset[str], ...]) -> frozenset[str]:
    return NO_SIGN.union(*found)


def why_not(now: Moment, what: Occurrence) -> Refusal | None:
    """What keeps something from happening, if anything does."""
    for bar in BARS.get(what.kind, ()):
        if (refusal := bar(now, what)) is not None:
            return refusal
    return None


def possible(now: Moment, whats: Iterable[Occurrence]) -> Iterator[Occurrence]:
    """Those that can happen; for each that cannot, the log says why."""
    for what in (ADJUST[each.kind](now, each) if each.kind in ADJUST else each for each in whats):
        refusal = why_not(now, what)
        if refusal is None:
            yield what
        else:
            now.say(f"{refusal.text}.", *refusal.cites, event=("prevented", what.subject))


def happen(now: Moment, *whats: Occurrence, item: Item | None = None) -> bool:
    """Has things happen at one and the same time, with everything that may interfere and respond; False if none can.

    `item` is the ability for an occurrence of kind `effect`. It is the last thing a step does: the chart `happen` runs
    when the step returns, and what a step pushes later runs first.
    """
    imminent = tuple(possible(now, whats))
    if not imminent:
        return False
    there = game(now)
    if not there.begun:
        now.put(there._replace(begun=True))
    seen = _seen(now, imminent)
    now.call("happen", imminent=imminent, answered=(), instead=(), events=(), seen=seen, item=item, shared=False)
    _pass_by(now)
    return True


def _pass_by(now: Moment) -> None:
    """Where no card waits for anything nobody can interfere: all nodes before the thing itself would be passed over."""
    if not texts(now).waits:
        now.jump("carry-out")


def _seen(now: Moment, whats: Iterable[Occurrence]) -> tuple[Card, ...]:
    """The cards concerned as they stand now, for abilities that look back at them when they have left play."""
    found = [each for what in whats if (each := any_card(now, what.subject)) is not None]
    if found and attached(now):
        found += [worn for each in found if each.in_play for worn in attachments(now, each)]
    return tuple(found)


def last_seen(now: Moment, name: str) -> Card | None:
    """A card as it stands, or, if it has left play in what is happening, as it last stood in play."""
    found = any_card(now, name)
    if found is not None and not found.in_play:
        for frame in reversed(now.frames):
            for each in dict(frame.bound).get("seen") or ():  # type: ignore[attr-defined]
                if each.name == name and each.in_play:
                    return each  # type: ignore[no-any-return]
    return found


def as_it_was(now: Moment, name: str) -> Card | None:
    """last_seen, or as it stood when the ability that goes on was begun: its cost may have taken the card away."""
    found = last_seen(now, name)
    if found is not None and not found.in_play:
        for frame in reversed(now.frames):
            before = dict(frame.bound).get("before")
            if isinstance(before, Card) and before.name == name and before.in_play:
                return before
    return found


@RULES.step
def carry_out(now: Moment) -> None:
    """when-word: what was under way is concluded; a replacement effect takes the place of what it replaces."""
    imminent, instead = now.given(tuple, "imminent"), now.given(tuple, "instead")
    now.bind("imminent", ())
    depth = len(now.frames)
    done: list[Occurrence] = []
    for what in imminent:
        replacing = [item for event, item in instead if event == what] if instead else []
        if replacing:
            used = replacing[0 if len(replacing) > 1 and now.reads("first-replacement") == "first" else -1]
            rules = ("replacement-latest", "replacement-effects")[len(replacing) == 1 :]
            said_of = f" for {what.subject}" if what.subject else ""
            now.say(f"{used.name} replaces it{said_of}.", *map(cite, rules), event=("replaced", what.subject))
            item = used._replace(rules=(*used.rules, *rules))
            left = used.ability.effects
            now.call("resolve", item=item, left=left, picked=(), happened=(), expected=(), replaced=what)
        else:
            said = len(now.lines)
            more = list(CARRY[what.kind](now, what) or ()) if what.kind in CARRY else []
            if what.rules:
                cite_further(now, said, what.rules)
            if not more:
                done.append(what)
                continue
            same = any((each.kind, each.subject) == (what.kind, what.subject) for each in more)
            done += [] if any(each.kind == DID_NOT for each in more) else more if same else [what, *more]
    add_events(now, done)
    if len(now.frames) == depth and _is_over(now):
        now.jump("report")


def _is_over(now: Moment) -> bool:
    """Whether nobody waits for what has happened and nothing follows from it: then there is no more to it."""
    if texts(now).waits or is_shared(now) or len(attached(now)) > 2:
        return False
    return not ongoing(now, Delayed) and not consequences(now)


def cite_further(now: Moment, since: int, units: tuple[str, ...]) -> None:
    """Lets the lines said since then cite further units that they rest on."""
    for at in range(since, len(now.lines) if units else since):
        line = now.lines[at]
        now.lines[at] = line._replace(cites=tuple(dict.fromkeys((*line.cites, *map(cite, units)))))


def add_events(now: Moment, done: Iterable[Occurrence]) -> None:
    """triggering-one-window: what one occurrence brings about shares its windows."""
    told = tuple(done)
    now.bind("events", (*now.given(tuple, "events"), *told))
    recalls = texts(now).recalls
    for each in told if recalls else ():
        if each.kind in recalls:
            for period in ("game", "round", "phase"):
                use(now, f"this {period}:{each.kind}:{each.subject}")


def consequences(now: Moment) -> tuple[Occurrence, ...]:
    """What now happens by itself, apart from what is about to happen already."""
    found = _looked_for(now)
    coming = _coming(now) if found else set()
    return tuple(what for what in found if (what.kind, what.subject) not in coming and why_not(now, what) is None)


def _looked_for(now: Moment) -> tuple[Occurrence, ...]:
    doing, wanted = verbs(now), _signs(now) | _dials(now)
    if doing.isdisjoint(BY_VERBS):
        return _by_themselves(now, wanted) if wanted else ()
    return _by_text(now, wanted.union(*[BY_VERBS[verb] for verb in BY_VERBS if verb in doing]))


@noted
def _by_themselves(now: Moment, wanted: frozenset[str]) -> tuple[Occurrence, ...]:
    names = [name for name in BY_THEMSELVES if name in wanted]
    return tuple(dict.fromkeys([what for name in names for what in CONSEQUENCES[name](now)]))


_by_text = remembered(_by_themselves)


def _coming(now: Moment) -> set[tuple[str, str]]:
    """What is about to happen, and what is just being replaced: it cannot happen before the replacement is done."""
    bound = [dict(frame.bound) for frame in now.frames]
    replaced = [what for each in bound if isinstance(what := each.get("replaced"), Occurrence)]
    whats = [what for each in bound if isinstance(found := each.get("imminent"), tuple) for what in found]
    return {(what.kind, what.subject) for what in (*whats, *replaced)}


@RULES.test
def something_follows(now: Moment) -> bool:
    """Whether something follows automatically."""
    return bool(consequences(now))


@RULES.step
def let_follow(now: Moment) -> None:
    """triggering-one-window: what follows from an occurrence is part of it and shares its windows."""
    found = consequences(now)
    now.bind("seen", (*now.given(tuple, "seen"), *_seen(now, found)))
    now.call("happen", imminent=found, answered=(), instead=(), item=None, shared=True)
    _pass_by(now)


def settle(now: Moment) -> None:
    """Has happen what follows from a change that is no occurrence, such as the end of a lasting effect."""
    found = consequences(now)
    if found:
        happen(now, *found)


@RULES.test
def is_shared(now: Moment) -> bool:
    """Whether this is part of another occurrence, whose later windows it shares."""
    return bool(now.bound("shared"))


LAST_OF_ALL: list[Callable[[Moment], None]] = []


def last_of_all(step: Callable[[Moment], None]) -> Callable[[Moment], None]:
    """Registers what is still done when everything else about something that happened is over."""
    LAST_OF_ALL.append(step)
    return step


@RULES.step
def report(now: Moment) -> None:
    """Tells the chart outside, where it asks for it by binding `happened`, what has happened."""
    for step in LAST_OF_ALL:
        step(now)
    events = now.given(tuple, "events")
    for frame in reversed(now.frames[:-1]):
        if "happened" in dict(frame.bound):
            now.bind("happened", (*now.given(tuple, "happened"), *events))
            return


def rebind_where(now: Moment, event: Occurrence, change: Callable[[dict[str, Any]], dict[str, Any]]) -> bool:
    """Changes what is bound in the innermost chart in which something is imminent; False where it is in none."""
    for depth in range(len(now.frames) - 1, -1, -1):
        frame = now.frames[depth]
        bound: dict[str, Any] = dict(frame.bound)
        if event in (bound.get("imminent") or ()):
            now.frames[depth] = frame._replace(bound=tuple((bound | change(bound)).items()))
            return True
    return False


def alter(now: Moment, event: Occurrence, *instead: Occurrence) -> bool:
    """Puts something in the place of what is imminent: another amount, or nothing at all for a cancel."""

    def put(bound: dict[str, Any]) -> dict[str, Any]:
        whats = bound["imminent"]
        at = whats.index(event)
        return {"imminent": (*whats[:at], *instead, *whats[at + 1 :])}

    return rebind_where(now, event, put)


@RULES.test
def is_imminent(now: Moment) -> bool:
    """cancel-no-further: whether anything is still about to happen."""
    return bool(now.bound("imminent"))
