"""8.7.1, 8.8.1, 8.8.3, 9.4: which abilities a Creature has now, gained and lost in the order things resolved."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import NamedTuple

from judge.engine import Moment
from judge.games.chaotic import cite
from judge.games.chaotic.cards import conditions
from judge.games.chaotic.cards.meanings import GEAR_TEXT, Ability, Battlegear, Change, Location
from judge.games.chaotic.cards.words import CUMULATIVE
from judge.games.chaotic.play.lasting import effects_on
from judge.games.chaotic.play.specific_abilities.brainwashed import own_text
from judge.games.chaotic.play.who import active_location, game, opposing
from judge.games.chaotic.things import PLAY, Creature, Effect, Mark
from judge.kit.timeline import ongoing, timeline


class Held(NamedTuple):
    """An ability or a change that bears on a Creature; `own` if it is an ability of the Creature itself."""

    source: str
    ability: Ability
    own: bool
    at: int = 0

    @property
    def name(self) -> str:
        """What it is called in a working: an ability with a name of its own by that name."""
        return f"{self.ability.name} of {self.source}" if self.own and self.ability.name else self.source


class Loss(NamedTuple):
    """Something that takes an ability away from a Creature."""

    what: str
    amount: int


def gear_text(now: Moment, gear: Battlegear) -> tuple[Ability, ...]:
    """g-battlegear: face down it has no text; g-disarm: it can lose its abilities; 10.1: Apprentice does not use it."""
    working = gear.up and gear.zone == PLAY and not gear.silenced and game(now).format != "apprentice"
    return gear.abilities if working and not _no_gear(now) else ()


def _no_gear(now: Moment) -> bool:
    """Whether the active Location says that Battlegear have no abilities."""
    place = active_location(now)
    return place is not None and any(each.loses == GEAR_TEXT for each in location_text(now, place))


def location_text(now: Moment, location: Location) -> tuple[Ability, ...]:
    """9.3.3, 9.3.4: the active Location uses its text, a Mirage on the board only its Mirage text."""
    if game(now).format == "apprentice" or location.place not in ("active", "board"):
        return ()
    both = location.mirage and now.reads("mirage-one-text") == "both"
    if both:
        return (*location.abilities, *(location.mirage or ()))
    return location.abilities if location.place == "active" else location.mirage or ()


def bearing(now: Moment, creature: Creature) -> Iterator[Held | Loss]:
    """8.7.1: what bears on a Creature, in the order it resolved: texts of Creatures first, then the timeline."""
    marks = ongoing(now, Mark)
    later = {row.name for row in marks if row.kind == "creature"}
    switched = {row.name for row in marks if row.kind == "text"}
    if switched and now.reads("brainwashed-timestamp") == "at-switch":
        later |= switched
    for other in _from_the_start(now):
        if other.name not in later:
            yield from _from_creature(now, other, creature, 0)
    for row in timeline(now).rows if creature.zone == PLAY else ():
        if isinstance(row, Effect):
            yield from _from_effect(row) if row.on == creature.name else ()
        elif row.kind not in ("creature", "text"):
            yield from _from_card(now, row, creature)
        elif row.name in later:
            yield from _from_creature(now, now.the(Creature, row.name), creature, row.at)


def _from_the_start(now: Moment) -> list[Creature]:
    """8.7.1.2: Creatures' own abilities count from the start of the game; the starting player's come first."""
    first = game(now).starting
    return sorted(now.every(Creature), key=lambda each: each.controller != first)


def _from_creature(now: Moment, other: Creature, creature: Creature, at: int) -> Iterator[Held | Loss]:
    """What the text of a Creature in play does to a Creature; its own text is there in the discard pile too (9.2.5)."""
    if other.name == creature.name:
        own = (each for each in own_text(now, other) if not each.loses)
        yield from (
            Held(other.name, each, True, at) for each in own if reaches(now, each, other.controller, other, other)
        )
    elif other.zone == PLAY and not any(row.loses == "all abilities" for row in effects_on(now, other.name)):
        yield from _given(now, other.name, own_text(now, other), other.controller, other, creature, at)


def _given(
    now: Moment, source: str, text: Iterable[Ability], owner: str, bearer: Creature | None, creature: Creature, at: int
) -> Iterator[Held | Loss]:
    """What another card does: it takes away, gives a keyword that is then the Creature's own, or changes something."""
    for ability in text:
        if ability.is_text or not reaches(now, ability, owner, bearer, creature):
            continue
        if ability.loses:
            yield Loss(ability.loses, ability.loses_amount)
        else:
            yield Held(source, ability, not ability.changes and not ability.forbids, at)


def _from_effect(row: Effect) -> Iterator[Held | Loss]:
    yield from (Held(row.source, ability, True, row.at) for ability in row.gains)
    if row.change is not None:
        yield Held(row.source, Ability("", changes=(row.change,)), False, row.at)
    if row.loses:
        yield Loss(row.loses, row.loses_amount)


def _from_card(now: Moment, mark: Mark, creature: Creature) -> Iterator[Held | Loss]:
    """8.7.1.3, 8.7.1.4: a Location counts from when it became active, a Battlegear from when it was last revealed."""
    card = now.get(mark.name)
    if isinstance(card, Battlegear):
        bearer = now.the(Creature, card.bearer)
        text = gear_text(now, card) if card.up and card.zone == PLAY else _gone(now, card)
        yield from _given(now, card.name, text, bearer.controller, bearer, creature, mark.at)
    elif isinstance(card, Location) and (card.place == "active" or creature.space == card.space):
        yield from _given(now, card.name, location_text(now, card), card.owner, None, creature, mark.at)


def _gone(now: Moment, gear: Battlegear) -> tuple[Ability, ...]:
    """8.7.2.3, 8.7.3.3: Battlegear that is gone or face down gives nothing any more."""
    return gear.abilities if now.reads("bonus-ends-with-gear") == "stays" else ()


def reaches(now: Moment, ability: Ability, owner: str, bearer: Creature | None, creature: Creature) -> bool:
    """Whether what an ability does concerns a Creature; 3.1.1.1: `this` is the very card, not another of its name."""
    whom, _, traits = ability.reach.partition(" with ")
    if whom.startswith("named "):
        if not _is_named(creature, bearer, whom.removeprefix("named ")):
            return False
        whom = "all"
    return conditions.in_group(now, f"{whom} with {traits}", creature, owner, bearer)


def _is_named(creature: Creature, bearer: Creature | None, name: str) -> bool:
    """3.1.1.1: a card that says its own name means itself; another name means every card of that name."""
    if bearer is not None and name in (bearer.name.casefold(), bearer.title.casefold()):
        return creature.name == bearer.name
    return name in (creature.name.casefold(), creature.title.casefold())


def held(now: Moment, creature: Creature, *, whole: bool = False) -> list[Held]:
    """What a Creature has and what changes it, after all losses; `whole` also what does not work at the moment."""
    found: list[Held] = []
    rows = list(bearing(now, creature))
    if Loss("all abilities", 0) in rows and now.reads("loss-in-order") == "later-too":
        rows.sort(key=lambda row: isinstance(row, Loss))
    for row in rows:
        if isinstance(row, Held):
            found.append(row)
        else:
            found = list(_after(now, found, row))
    return found if whole else [each for each in found if works(now, creature, each.ability)]


def _after(now: Moment, found: list[Held], loss: Loss) -> Iterator[Held]:
    """What is left after a loss. 9.4.2: without Invisibility everything tagged with it goes."""
    if loss.what == "all abilities":
        printed = now.reads("loss-in-order") == "printed-only"
        yield from (each for each in found if not each.own or each.ability.name == "element" or (printed and each.at))
    elif loss.what == "invisibility":
        yield from (each for each in found if "invisibility" not in (each.ability.tag, each.ability.name))
    elif loss.amount:
        yield from _reduced(now, found, loss)
    else:
        yield from (each for each in found if _called(each.ability) != loss.what and each.ability.param != loss.what)


def _called(ability: Ability) -> str:
    return f"{ability.name} {ability.param}".strip().casefold()


def _reduced(now: Moment, found: list[Held], loss: Loss) -> Iterator[Held]:
    """8.8.1.3: a cumulative ability loses what it has; whether more than that is lost is a reading."""
    left = loss.amount
    for each in found:
        if _called(each.ability) != loss.what or each.ability.amount <= 0:
            yield each
            continue
        taken = min(left, each.ability.amount)
        left -= taken
        if each.ability.amount > taken:
            yield each._replace(ability=each.ability._replace(amount=each.ability.amount - taken))
    if left and now.reads("cumulative-sum-vs-floor") == "sum-then-floor":
        name, _, param = loss.what.partition(" ")
        yield Held("", Ability(name, param, -left), True)


def works(now: Moment, creature: Creature, ability: Ability) -> bool:
    """Whether an ability counts now: Hive only when on, Invisibility only against others (9.4.1), `if` only then."""
    if ability.tag == "hive" and not hive_is_on(now, creature):
        return False
    if ability.tag == "invisibility":
        foe = opposing(now, creature)
        if foe is None or (has_invisibility(now, foe) and now.reads("invisibility-both") != "always"):
            return False
    return not ability.only_if or conditions.all_met(now, creature, ability.only_if)


def hive_is_on(now: Moment, creature: Creature) -> bool:
    """g-hive: whether Hive is on for a Creature; for the opponent's Creatures too is a reading."""
    on = game(now).hive
    return bool(on) and (creature.controller in on or now.reads("hive-scope") == "shared")


def has_invisibility(now: Moment, creature: Creature) -> bool:
    """9.4.2, 9.4.3: a Creature has Invisibility while it has anything tagged with it."""
    return any("invisibility" in (each.ability.tag, each.ability.name) for each in held(now, creature, whole=True))


def abilities(now: Moment, creature: Creature) -> list[Ability]:
    """The abilities a Creature has now; 8.8.1.2: copies of a cumulative one are a single ability with the sum."""
    merged: dict[tuple[str, str, str], Ability] = {}
    rest: list[Ability] = []
    for ability in (each.ability for each in held(now, creature) if each.own and each.ability.name != "element"):
        if ability.name not in CUMULATIVE:
            rest.append(ability)
            continue
        key = (ability.name, ability.param, "" if ability.tag == "hive" else ability.tag)
        before = merged.get(key)
        merged[key] = ability._replace(amount=ability.amount + before.amount) if before else ability
    return [each for each in merged.values() if each.amount > 0] + rest


def amount(now: Moment, creature: Creature, name: str, param: str = "") -> int:
    """8.8.1.3: the number of a cumulative ability; 0 if the Creature does not have it."""
    found = (each.ability for each in held(now, creature) if each.own)
    copies = [each.amount for each in found if each.name == name and each.param == param]
    if len(copies) > 1 and now.reads("copies-add-up") == "highest":
        return max(0, *copies)
    return max(0, sum(copies))


def has(now: Moment, creature: Creature, name: str) -> bool:
    """Whether a Creature has an ability."""
    return any(each.name == name for each in abilities(now, creature))


def forbidden(now: Moment, creature: Creature, what: str) -> bool:
    """8.5.8: what a card says can not be done is not done, whatever another card says."""
    banned = any(each.ability.forbids == what for each in held(now, creature))
    return banned and now.reads("can-not-wins") == "can-not"


def prevented(now: Moment, creature: Creature, what: str, said: str = "") -> bool:
    """8.5.8: whether something can not be done to or by a Creature; says so."""
    if not forbidden(now, creature, what):
        return False
    now.say(f"{creature.name} can not {said or what}.", cite("8.5.8"))
    return True


def changes(now: Moment, creature: Creature, what: str) -> Iterator[tuple[Held, Change]]:
    """What changes something of a Creature, in the order it resolved."""
    for each in held(now, creature):
        for change in each.ability.changes:
            if change.what == what:
                yield each, change
