"""8.7.1, 8.8.1, 8.8.3, 9.4: which abilities a Creature has now, gained and lost in the order things resolved."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from judge.engine import Moment, remembered
from judge.engine.modifiers import SIGNS
from judge.games.chaotic import cite
from judge.games.chaotic.cards import conditions, meant
from judge.games.chaotic.cards.language import CUMULATIVE
from judge.games.chaotic.cards.meanings import Akin, Check, Compared, Count, Measure, Share, Those, Trait
from judge.games.chaotic.cards.meanings.ability import Ability, Battlegear, Change, Location
from judge.games.chaotic.cards.scene import Scene
from judge.games.chaotic.play.lasting import effects_on
from judge.games.chaotic.play.mugic_and_abilities.texts import ALL_ABILITIES, KEPT, gear_text, location_text
from judge.games.chaotic.play.specific_abilities.brainwashed import own_text
from judge.games.chaotic.play.who import game, gear_of, in_row, opposing
from judge.games.chaotic.things import PLAY, Creature, Effect, Mark
from judge.kit.timeline import ongoing, timeline

ALL_ELEMENTS = Trait("all", "elements")
DEEP = ("elemental types", "disciplines above", "disciplines below", "attack elements")


class Held(NamedTuple):
    """An ability or a change that bears on a Creature; `own` if it is an ability of the Creature itself."""

    source: str
    ability: Ability
    own: bool
    scene: Scene
    at: int = 0

    @property
    def name(self) -> str:
        """What it is called in a working: an ability with a name of its own by that name."""
        name = self.ability.name
        for change in self.ability.changes[:1]:  # A sign is no letter, and may be missing in a name.
            name = (
                f"{change.what} {SIGNS[change.op]}{change.amount}" if name == f"{change.what} {change.amount}" else name
            )
        return f"{name} of {self.source}" if self.own and name else self.source


class Loss(NamedTuple):
    """Something that takes an ability or an element away from a Creature; `ever`: also what it gains later."""

    what: Any
    ever: bool = False

    def takes(self, element: str) -> bool:
        """Whether an element goes."""
        if isinstance(self.what, Ability):
            return self.what.name == "element" and self.what.param == element
        return self.what in (ALL_ELEMENTS, Trait("element", element))


def is_simple(ability: Ability) -> bool:
    """Whether what an ability hangs on is neither another ability, an element nor a value."""
    return not ability.per and not _looks_deep((ability.given, ability.reach))


def _looks_deep(value: object) -> bool:
    if isinstance(value, Trait):
        return value.sort in ("element", "keyword")
    if isinstance(value, Measure | Check | Compared):
        return True
    if isinstance(value, Akin | Share) and value.what == "element":
        return True
    if isinstance(value, Count) and value.what in DEEP:
        return True
    return isinstance(value, tuple) and any(_looks_deep(each) for each in value)


def bearing(now: Moment, creature: Creature, *, simple: bool = False) -> Iterator[Held | Loss]:
    """8.7.1: what bears on a Creature, in the order it resolved: texts of Creatures first, then the timeline."""
    marks = ongoing(now, Mark)
    later = {row.name for row in marks if row.kind == "creature"}
    switched = {row.name for row in marks if row.kind == "text"}
    if switched and now.reads("brainwashed-timestamp") == "at-switch":
        later |= switched
    for other in _from_the_start(now):
        if other.name not in later:
            yield from _from_creature(now, other, creature, 0, simple)
    yield from _face_down(now, creature, simple) if creature.zone == PLAY else ()
    for row in timeline(now).rows if creature.zone == PLAY else ():
        if isinstance(row, Effect):
            yield from _from_effect(row, creature) if row.on == creature.name else ()
        elif not isinstance(row, Mark):
            continue
        elif row.kind not in ("creature", "text"):
            yield from _from_card(now, row, creature, simple)
        elif row.name in later:
            yield from _from_creature(now, in_row(now, Creature, row.name), creature, row.at, simple)


def _from_the_start(now: Moment) -> list[Creature]:
    """8.7.1.2: Creatures' own abilities count from the start of the game; the starting player's come first."""
    first = game(now).starting
    return sorted(now.every(Creature), key=lambda each: each.controller != first)


def _from_creature(now: Moment, other: Creature, creature: Creature, at: int, simple: bool) -> Iterator[Held | Loss]:
    """What the text of a Creature in play does to a Creature; its own text is there in the discard pile too (9.2.5)."""
    scene = Scene(other.controller, other.name, other.name, known=False)
    own = own_text(now, other)
    if other.name == creature.name:
        yield from _given(now, (each for each in own if not each.lacks), scene, creature, at, simple, own=True)
    elif other.zone == PLAY and not any(row.loses == ALL_ABILITIES for row in effects_on(now, other.name)):
        yield from _given(now, own, scene, creature, at, simple)
    elif other.zone != PLAY:
        there = (each for each in own if _works_there(each))
        yield from _given(now, there, scene._replace(by=other.owner), creature, at, simple)


def _works_there(ability: Ability) -> bool:
    """Whether a lasting ability says itself that it counts in the discard pile."""
    said = Trait("place", "discard pile")
    return any(getattr(each, "trait", None) == said and each.whom == Those("this") for each in ability.given)


def _given(
    now: Moment, text: Iterable[Ability], scene: Scene, creature: Creature, at: int, simple: bool, own: bool = False
) -> Iterator[Held | Loss]:
    """What a card does: it takes away, gives a keyword that is then the Creature's own, or changes something."""
    for ability in text:
        if (ability.is_text and not own and not ability.given_away) or (simple and not is_simple(ability)):
            continue
        if not reaches(now, ability, scene, creature):
            continue
        if ability.lacks and (_holds(now, ability, scene)):
            yield from (Loss(each, ability.amount > 0) for each in ability.lacks)
        elif not ability.lacks and (counted := _counted(now, ability, scene, creature)) is not None:
            yield Held(scene.source, counted, own or ability.is_keyword, scene, at)


def _counted(now: Moment, ability: Ability, scene: Scene, creature: Creature) -> Ability | None:
    """8.8.1.3: a keyword with its number as often as what it is counted by is there now; None if there is nothing."""
    if not ability.per:
        return ability
    times = conditions.count(now, scene._replace(affected=creature.name), ability.per)
    return ability._replace(amount=ability.amount * times, per=()) if times else None


def _holds(now: Moment, ability: Ability, scene: Scene) -> bool:
    return conditions.all_hold(now, scene, ability.given) and (ability.tag != "hive" or hive_is_on(now, scene.by))


def _from_effect(row: Effect, creature: Creature) -> Iterator[Held | Loss]:
    scene = Scene(creature.controller, creature.name, row.source, known=False)
    for ability in row.gains:
        if ability.lacks:
            yield from (Loss(each, ability.amount > 0) for each in ability.lacks)
        else:
            yield Held(row.source, ability, ability.is_keyword, scene, row.at)
    if row.change is not None:
        yield Held(row.source, Ability("", changes=(row.change,)), False, scene, row.at)
    if row.loses is not None:
        yield Loss(row.loses)


def _from_card(now: Moment, mark: Mark, creature: Creature, simple: bool) -> Iterator[Held | Loss]:
    """8.7.1.3, 8.7.1.4: a Location counts from when it became active, a Battlegear from when it was last revealed."""
    cards: tuple[Battlegear | Location, ...] = (*now.row(Battlegear), *now.row(Location))
    card = next((each for each in cards if each.name == mark.name), None)
    if isinstance(card, Battlegear):
        bearer = in_row(now, Creature, card.bearer)
        text = gear_text(now, card) if card.up and card.zone == PLAY else _gone(now, card)
        scene = Scene(bearer.controller, bearer.name, card.name, known=False)
        yield from _given(now, text, scene, creature, mark.at, simple)
    elif isinstance(card, Location) and (card.place in ("active", KEPT) or _is_in(now, creature, card)):
        scene = Scene(card.owner, "", card.name, known=False)
        yield from _given(now, location_text(now, card), scene, creature, mark.at, simple)


def _is_in(now: Moment, creature: Creature, mirage: Location) -> bool:
    """9.3.5: Mirage text is for the space that the Mirage lies in."""
    return creature.space == mirage.space or now.reads("mirage-one-space") == "everywhere"


def _face_down(now: Moment, creature: Creature, simple: bool) -> Iterator[Held | Loss]:
    """g-battlegear: Battlegear that is face down has no text; that it counts is a mistake."""
    for gear in gear_of(now, creature):
        if gear.abilities and not gear.up and now.reads("face-down-text") == "counts":
            scene = Scene(creature.controller, creature.name, gear.name, known=False)
            yield from _given(now, gear.abilities, scene, creature, 0, simple)


def _gone(now: Moment, gear: Battlegear) -> tuple[Ability, ...]:
    """8.7.2.3, 8.7.3.3: Battlegear that is gone or face down gives nothing any more."""
    return gear.abilities if now.reads("bonus-ends-with-gear") == "stays" else ()


def reaches(now: Moment, ability: Ability, scene: Scene, creature: Creature) -> bool:
    """Whether what an ability does concerns a Creature; 3.1.1.1: `this` is the very card, not another of its name."""
    reach = ability.reach
    if reach.sort != "creature" or (reach.which in ("this", "bearer") and creature.name != scene.this):
        return False  # What Battlegear has is not what Creatures have.
    return meant.fits(now, scene, creature, reach.traits)


def stands(now: Moment, creature: Creature) -> bool:
    """Whether a Creature is on the table just so: what is asked of it can be remembered by its name."""
    return now.things.get(creature.name) is creature


def held(now: Moment, creature: Creature, *, whole: bool = False, simple: bool = False) -> tuple[Held, ...]:
    """What a Creature has and what changes it, after all losses; `whole` also what does not work at the moment."""
    if stands(now, creature):
        return _held_by(now, creature.name, whole, simple)
    return _held(now, creature, whole, simple)


@remembered
def _held_by(now: Moment, name: str, whole: bool, simple: bool) -> tuple[Held, ...]:
    return _held(now, in_row(now, Creature, name), whole, simple)


def _held(now: Moment, creature: Creature, whole: bool, simple: bool) -> tuple[Held, ...]:
    found: list[Held] = []
    rows = list(bearing(now, creature, simple=simple))
    if Loss(ALL_ABILITIES) in rows and now.reads("loss-in-order") == "later-too":
        rows.sort(key=lambda row: isinstance(row, Loss))
    rows.sort(key=lambda row: isinstance(row, Loss) and row.ever)
    for row in rows:
        if isinstance(row, Held):
            found.append(row)
        else:
            found = list(_after(now, found, row))
    return tuple(each for each in found if whole or works(now, creature, each.ability, each.scene, simple=simple))


def _after(now: Moment, found: list[Held], loss: Loss) -> Iterator[Held]:
    """What is left after a loss. 9.4.2: without Invisibility everything tagged with it goes."""
    what = loss.what
    if what == ALL_ABILITIES:
        printed = now.reads("loss-in-order") == "printed-only"
        yield from (each for each in found if not each.own or each.ability.name == "element" or (printed and each.at))
    elif what == Trait("keyword", "invisibility") or (isinstance(what, Ability) and what.name == "invisibility"):
        tagged = [each for each in found if "invisibility" in (each.ability.tag, each.ability.name)]
        kept = tagged if tagged and now.reads("invisibility-lost") == "kept" else []
        yield from (each for each in found if each not in tagged or each in kept)
    elif isinstance(what, Trait) and what.sort == "keyword":
        yield from (each for each in found if each.ability.name != what.name)
    elif not isinstance(what, Ability) or what.name == "element":
        yield from (each for each in found if each.ability.name != "element" or not loss.takes(each.ability.param))
    elif what.amount:
        yield from _reduced(now, found, what)
    else:
        yield from (
            each for each in found if each.ability.name != what.name or what.param not in ("", each.ability.param)
        )


def _called(ability: Ability) -> tuple[str, str]:
    return ability.name.casefold(), ability.param.casefold()


def _reduced(now: Moment, found: list[Held], lost: Ability) -> Iterator[Held]:
    """8.8.1.3: a cumulative ability loses what it has; whether more than that is lost is a reading."""
    left = lost.amount
    for each in found:
        if _called(each.ability) != _called(lost) or each.ability.amount <= 0:
            yield each
            continue
        taken = min(left, each.ability.amount)
        left -= taken
        if each.ability.amount > taken:
            yield each._replace(ability=each.ability._replace(amount=each.ability.amount - taken))
    if left and now.reads("cumulative-sum-vs-floor") == "sum-then-floor":
        yield Held("", lost._replace(amount=-left), True, Scene(""))


def works(
    now: Moment, creature: Creature, ability: Ability, scene: Scene | None = None, *, simple: bool = False
) -> bool:
    """Whether an ability counts now: Hive only when on, Invisibility only against others (9.4.1), `if` only then."""
    scene = scene or Scene(creature.controller, creature.name, creature.name, known=False)
    if ability.tag == "hive" and not hive_is_on(now, creature.controller):
        if game(now).hive or now.reads("hive-needed") == "needed":
            return False
    if ability.tag == "invisibility":
        foe = opposing(now, creature)
        if foe is None or (has_invisibility(now, foe, simple=simple) and now.reads("invisibility-both") != "always"):
            return False
    return (
        not ability.given
        or ability.is_text
        or conditions.all_hold(now, scene._replace(affected=creature.name), ability.given)
    )


def hive_is_on(now: Moment, player: str) -> bool:
    """g-hive: whether Hive is on for a player's Creatures; for the opponent's too is a reading."""
    on = game(now).hive
    return bool(on) and (player in on or now.reads("hive-for-one") == "both")


def has_invisibility(now: Moment, creature: Creature, *, simple: bool = False) -> bool:
    """9.4.2, 9.4.3: a Creature has Invisibility while it has anything tagged with it."""
    found = held(now, creature, whole=True, simple=simple)
    return any("invisibility" in (each.ability.tag, each.ability.name) for each in found)


def abilities(now: Moment, creature: Creature, *, simple: bool = False) -> list[Ability]:
    """The abilities a Creature has now; 8.8.1.2: copies of a cumulative one are a single ability with the sum."""
    return [each.ability for each in own_abilities(now, creature, simple=simple)]


def own_abilities(now: Moment, creature: Creature, *, simple: bool = False) -> tuple[Held, ...]:
    """The same, each with where it comes from."""
    return _owned_by(now, creature.name, simple) if stands(now, creature) else _owned(now, creature, simple)


@remembered
def _owned_by(now: Moment, name: str, simple: bool) -> tuple[Held, ...]:
    return _owned(now, in_row(now, Creature, name), simple)


def _owned(now: Moment, creature: Creature, simple: bool) -> tuple[Held, ...]:
    merged: dict[tuple[str, str, str], Held] = {}
    rest: list[Held] = []
    for each in held(now, creature, simple=simple):
        ability = each.ability
        if not each.own or ability.name == "element":
            continue
        if ability.name not in CUMULATIVE:
            rest.append(each)
            continue
        key = (ability.name, ability.param, "" if ability.tag == "hive" else ability.tag)
        before = merged.get(key)
        more = before.ability.amount if before else 0
        highest = before is not None and now.reads("copies-add-up") == "highest"
        total = max(ability.amount, more) if highest else ability.amount + more
        merged[key] = each._replace(ability=ability._replace(amount=total))
    return (*(each for each in merged.values() if each.ability.amount > 0), *rest)


def amount(now: Moment, creature: Creature, name: str, param: str = "") -> int:
    """8.8.1.3: the number of a cumulative ability; 0 if the Creature does not have it."""
    copies = [
        int(each.ability.amount)
        for each in held(now, creature)
        if each.own and each.ability.name == name and each.ability.param == param
    ]
    if not copies:
        return 0
    if len(copies) > 1 and now.reads("copies-add-up") == "highest":
        return max(0, *copies)
    return max(0, sum(copies))


def numbered(now: Moment, creature: Creature, *names: str) -> list[str]:
    """Those of some abilities with numbers that a Creature has a copy of."""
    own = {each.ability.name for each in held(now, creature) if each.own}
    return [name for name in names if name in own] if own else []


def has(now: Moment, creature: Creature, name: str, *, simple: bool = False) -> bool:
    """Whether a Creature has an ability."""
    own = own_abilities(now, creature, simple=simple)
    return bool(own) and any(each.ability.name == name for each in own)


def forbidden(now: Moment, creature: Creature, *what: str) -> bool:
    """8.5.8: what a card says can not be done is not done, whatever another card says; any of several things."""
    said = held(now, creature)
    banned = bool(said) and any(each.ability.forbids in what for each in said)
    return banned and now.reads("can-not-wins") == "can-not"


def prevented(now: Moment, creature: Creature, what: str, said: str = "") -> bool:
    """8.5.8: whether something can not be done to or by a Creature; says so."""
    if not forbidden(now, creature, what):
        return False
    now.say(f"{creature.name} can not {said or what}.", cite("8.5.8"))
    return True


def changes(now: Moment, creature: Creature, *kinds: str) -> list[tuple[Held, Change]]:
    """What changes something of a Creature, in the order it resolved; of several kinds, one kind after the other."""
    every = [(each, change) for each in held(now, creature) for change in each.ability.changes]
    return [pair for kind in kinds for pair in every if pair[1].what == kind] if every else []
