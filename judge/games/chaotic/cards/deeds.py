"""8.5.2 Instructions: what each deed of card text (g-heal, g-infect ...) does to Creatures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from judge.engine import Cite, Modifier, Moment, Number, Op
from judge.games.chaotic import cite
from judge.games.chaotic.cards import conditions, meant, qualities
from judge.games.chaotic.cards.meanings import (
    DISCIPLINES,
    ELEMENTS,
    STATISTICS,
    Both,
    ChosenElement,
    ChosenStat,
    Counter,
    Elements,
    ExtremeStat,
    Stat,
    Those,
    Trait,
    X,
)
from judge.games.chaotic.cards.meanings.ability import Ability, Change
from judge.games.chaotic.cards.meanings.instructions import (
    Deal,
    Gets,
    Heal,
    Must,
    Outcome,
    Sets,
    ToScanned,
)
from judge.games.chaotic.cards.scene import scene_of
from judge.games.chaotic.play.mugic_and_abilities import damage
from judge.games.chaotic.play.mugic_and_abilities.abilities import ALL_ELEMENTS, changes, forbidden, prevented
from judge.games.chaotic.play.mugic_and_abilities.texts import ALL_ABILITIES
from judge.games.chaotic.play.triggers import Event, announce, announce_counters
from judge.games.chaotic.play.who import active_location, burst_items
from judge.games.chaotic.things import PLAY, Creature, Effect, Item
from judge.kit.timeline import begin
from judge.kit.words import counted

Handler = Callable[[Moment, Item, Any], int]
DEEDS: dict[type, Handler] = {}


def deed(kind: type) -> Callable[[Handler], Handler]:
    """Marks what carries out a kind of deed; it says whether anything was done, or to how many."""

    def mark(function: Handler) -> Handler:
        DEEDS[kind] = function
        return function

    return mark


def concerned(now: Moment, item: Item, those: Those | Both | None) -> list[Any]:
    """Whom a deed concerns: those it says; else its targets, else the Creature that played it (8.5.2)."""
    if isinstance(those, Both):
        several = [each for one in those.them for each in concerned(now, item, one)]
        return [each for n, each in enumerate(several) if each not in several[:n]]
    if those is not None and those.which == "about":
        return [each for each in burst_items(now) if each.name == item.about]
    those = those or (Those("target", "declared") if item.wanted else Those("this"))
    return meant.members(now, scene_of(item), those)


def living(now: Moment, item: Item, those: Those | Both | None) -> list[Creature]:
    """The Creatures in play that a deed concerns, as they are now."""
    found = [now.the(Creature, each.name) for each in concerned(now, item, those) if isinstance(each, Creature)]
    return [each for each in found if each.zone == PLAY]


def number(now: Moment, item: Item, deed: Any, creature: Creature | None = None) -> Number:
    """The number of a deed, as often as what it is counted by, for a Creature that it concerns."""
    return _times(now, item, deed, creature) * conditions.amount(now, _scene(item, creature), deed.amount)


def _scene(item: Item, creature: Creature | None) -> Any:
    return scene_of(item)._replace(affected=creature.name if creature else "")


def _times(now: Moment, item: Item, deed: Any, creature: Creature | None) -> int:
    per = getattr(deed, "per", ())
    return conditions.count(now, _scene(item, creature), per) if per else 1


def _lasting(until: str) -> tuple[Cite, ...]:
    """8.9.1: a duration of its own."""
    return () if until == "turn" else (cite("8.9.1"),)


def chosen(now: Moment, allowed: tuple[str, ...]) -> str:
    """What was chosen of a closed list, such as an element."""
    made = now.bound("chosen") or now.bound("before") or ()
    names = made if isinstance(made, tuple) else (str(made),)
    return next((each for each in reversed(names) if each in allowed), "")


@deed(Deal)
def _deal(now: Moment, item: Item, what: Deal) -> bool:
    """8.5.3: damage to all it names at once; what is said to be additional is part of it."""
    hit = living(now, item, _both_sides(now, what.whom))
    amounts = {each.name: number(now, item, what, each) + _more(now, item, each) for each in hit}
    damage.deal(now, item, amounts, hit)
    return bool(hit)


def _both_sides(now: Moment, whom: Those | None) -> Those | None:
    """g-opposing-creature: whom damage to each of one side is dealt to; that it is dealt to all is a mistake."""
    sided = (
        ()
        if whom is None or whom.which != "each"
        else [each for each in whom.traits if getattr(each, "sort", "") == "control"]
    )
    if whom is None or not sided or now.reads("one-side-only") == "one":
        return whom
    return whom._replace(traits=tuple(each for each in whom.traits if each not in sided))


def _more(now: Moment, item: Item, creature: Creature) -> Number:
    """What the next sentences add to this damage."""
    total: Number = 0
    for step in now.given(tuple, "left"):
        if not isinstance(step.deed, Deal) or not step.deed.more or step.deed.whom is not None:
            break
        if conditions.all_hold(now, _scene(item, creature), step.given):
            total += number(now, item, step.deed, creature)
    return total


@deed(Heal)
def _heal(now: Moment, item: Item, what: Heal) -> bool:
    """g-heal: takes damage off, not below 0."""
    done = False
    for creature in living(now, item, what.whom):
        if prevented(now, creature, "be healed"):
            continue
        more = 0 if what.more else sum(c.amount for _, c in changes(now, creature, "healing"))
        amount = creature.damage if what.all else number(now, item, what, creature) + more
        beyond = amount > creature.damage and now.reads("zero-damage-is-least") == "beyond"
        healed = amount if beyond else min(creature.damage, amount)
        now.put(creature._replace(damage=creature.damage - healed))
        text = f"{item.name} heals {healed} damage on {creature.name}."
        now.say(text, cite("g-heal"), damage.text_rule(item), event=("healed", creature.name))
        if healed:
            announce(now, Event("is healed", now.the(Creature, creature.name)))
        done = True
    return done


@deed(Gets)
def _gets(now: Moment, item: Item, what: Gets) -> int:
    """8.7.1.1: what Creatures gain, lose and cannot do, one after the other; elements that are lost are counted."""
    found = living(now, item, what.whom)
    before = sum(len(qualities.elements(now, each)) for each in found) if what.loses else 0
    for creature in found:
        for gift in what.gains:
            _gain(now, item, what, now.the(Creature, creature.name), gift, "add")
        for gift in what.loses:
            _gain(now, item, what, now.the(Creature, creature.name), gift, "subtract")
        for ban in what.cannot:
            receive(now, item, creature, (Ability(f"can not {ban}", forbids=ban),), what.until)
    if any(isinstance(each, Elements | ChosenElement) for each in what.loses):
        return before - sum(len(qualities.elements(now, now.the(Creature, each.name))) for each in found)
    return bool(found)


def _gain(now: Moment, item: Item, what: Gets, creature: Creature, gift: Any, op: Op) -> None:
    if not now.frames or not creature.in_play:
        return
    times = _times(now, item, what, creature)
    if isinstance(gift, Stat):
        less = gift.less or op == "subtract"
        amount = conditions.amount(now, _scene(item, creature), gift.amount) * times
        for stat in gift.stats:
            change(now, item, creature, Change(stat, "subtract" if less else "add", amount), what.until)
    elif isinstance(gift, ChosenStat):
        amount = conditions.amount(now, _scene(item, creature), gift.amount) * times
        for stat in _disciplines(now, gift):
            change(now, item, now.the(Creature, creature.name), Change(stat, op, amount), what.until)
    elif isinstance(gift, ExtremeStat):
        amount = conditions.amount(now, _scene(item, creature), gift.amount) * times
        picked = chosen(now, DISCIPLINES)
        equal = extremes(now, creature, gift.how)
        change(now, item, creature, Change(picked if picked in equal else equal[0], op, amount), what.until)
    elif isinstance(gift, Counter):
        put_counters(now, creature, (gift.amount if op == "add" else -gift.amount) * times)
    elif op == "add":
        given = _abilities(now, item, creature, gift)
        if what.per:
            given = [each._replace(amount=each.amount * times) for each in given if times]
        receive(now, item, creature, tuple(given), what.until)
    else:
        for lost in _lost(now, item, creature, gift):
            _lose(now, item, creature, lost, what.until)


def extremes(now: Moment, creature: Creature, how: str) -> tuple[str, ...]:
    """The Disciplines of a Creature that are its lowest, or highest."""
    values = {each: qualities.amount_of(now, creature, each) for each in DISCIPLINES}
    most = (min if how == "lowest" else max)(values.values())
    return tuple(each for each in DISCIPLINES if values[each] == most)


def _disciplines(now: Moment, gift: ChosenStat) -> tuple[str, ...]:
    """The Disciplines that were chosen: the last one, or as many as the text says."""
    if gift.number > 1:
        return tuple(each for each in now.given(tuple, "chosen") if each in DISCIPLINES)
    return (picked,) if (picked := chosen(now, DISCIPLINES)) else ()


def _abilities(now: Moment, item: Item, creature: Creature, gift: Any) -> list[Ability]:
    """What a gift gives: abilities as they are, or elements."""
    if isinstance(gift, Ability):
        return [gift._replace(amount=conditions.amount(now, _scene(item, creature), gift.amount))]
    if isinstance(gift, ChosenElement):
        name = _picked_for(now, creature) if gift.theirs else chosen(now, ELEMENTS)
        if not name:
            return []
        return [Ability(name, amount=gift.amount)] if gift.amount else [Ability("element", name)]
    if gift == Trait("initiative", "element"):
        place = active_location(now)
        return [Ability("element", place.initiative.casefold())] if place else []
    if isinstance(gift, Trait) and gift.sort == "kind":
        return [Ability(f"counts as {gift.name}", counts_as=gift.name)]
    assert isinstance(gift, Elements)
    return [Ability("element", each) for each in _all_elements(now, item, creature, gift)]


def _picked_for(now: Moment, creature: Creature) -> str:
    """The element that the controller of a Creature has chosen for it."""
    made = [str(each).partition(": ") for each in now.given(tuple, "chosen")]
    return next((element for name, _, element in made if name == creature.name), "")


def _all_elements(now: Moment, item: Item, creature: Creature, gift: Elements) -> list[str]:
    if gift.expended:
        return list(item.expended)
    if gift.scanned:
        return list(creature.elements)
    if gift.of is None:
        return list(ELEMENTS)
    having = meant.members(now, scene_of(item), gift.of)
    have = {each for other in having if isinstance(other, Creature) for each in qualities.elements(now, other)}
    return [each for each in ELEMENTS if each in have]


def _lost(now: Moment, item: Item, creature: Creature, gift: Any) -> list[Any]:
    if isinstance(gift, Elements):
        return (
            [ALL_ELEMENTS]
            if gift.of is None
            else [Ability("element", each) for each in _all_elements(now, item, creature, gift)]
        )
    if isinstance(gift, ChosenElement):
        name = _picked_for(now, creature) if gift.theirs else chosen(now, ELEMENTS)
        return [Ability("element", name)] if name else []
    return [gift]


def receive(now: Moment, item: Item, creature: Creature, gains: tuple[Ability, ...], until: str) -> None:
    """8.7.1.1: a Creature gains abilities or elements from now on; 8.5.8: unless it can not."""
    gains = tuple(each for each in gains if not _is_barred(now, creature, each))
    if not gains:
        return
    begin(now, Effect(item.name, creature.name, gains=gains, until=until))
    names = ", ".join(f"{each.tag.capitalize()}: {each.title}" if each.tag else each.title for each in gains)
    rules = (cite("8.7.1.1"), damage.text_rule(item), *_lasting(until))
    now.say(f"{creature.name} gains {names} from {item.name}.", *rules, event=("gained", creature.name))


def _is_barred(now: Moment, creature: Creature, gift: Ability) -> bool:
    """8.5.8: whether a Creature can not gain an ability, or an element."""
    if gift.name == "element":
        return any(prevented(now, creature, f"gain {each}") for each in ("elements", gift.param))
    return (gift.is_keyword or gift.is_text) and prevented(now, creature, "gain abilities")


def _lose(now: Moment, item: Item, creature: Creature, what: Any, until: str) -> None:
    """8.7.1.1: a Creature loses what it has at this moment; what it gains later it has."""
    if what == ALL_ABILITIES and prevented(now, creature, "lose abilities"):
        return
    of_element = what == ALL_ELEMENTS or (isinstance(what, Ability) and what.name == "element")
    if of_element and prevented(now, creature, "lose elements"):
        return
    begin(now, Effect(item.name, creature.name, loses=what, until=until))
    said = {ALL_ABILITIES: "all abilities", ALL_ELEMENTS: "all Elemental Types"}
    lost = what.title.casefold() if isinstance(what, Ability) else said[what]
    rules = (cite("8.7.1.1"), damage.text_rule(item), *_lasting(until))
    now.say(f"{creature.name} loses {lost} to {item.name}.", *rules, event=("lost", creature.name))


GAINED = {"add": "gain", "multiply": "gain", "subtract": "lose", "divide": "lose"}


def change(now: Moment, item: Item, creature: Creature, made: Change, until: str) -> None:
    """8.7.2.1, 8.7.3.1: a statistic, or damage, is changed for a while."""
    rule = cite("8.7.3.1") if made.what == "energy" else cite("8.7.2.1")
    if made.what in STATISTICS and (does := GAINED.get(made.op, "")):
        several = ("disciplines",) if made.what in DISCIPLINES else ()
        if any(prevented(now, creature, f"{does} {each}", f"{does} {each.capitalize()}")
               for each in (made.what, *several)):  # fmt: skip
            return
    begin(now, Effect(item.name, creature.name, change=made, until=until))
    rules = (*damage.keyword_rule(item), rule, damage.text_rule(item), *_lasting(until))
    now.say(f"{creature.name}: {said(made)} from {item.name}.", *rules, event=("changed", creature.name))


def said(change: Change) -> str:
    """A change in words."""
    return f"{change.what.capitalize()} {Modifier('', change.op, change.amount).sign}"


@deed(Sets)
def _sets(now: Moment, item: Item, what: Sets) -> bool:
    """A change in short words: of Creatures, of an attack, or of attacks in general."""
    amount = conditions.amount(now, scene_of(item), what.amount) if what.amount == X else what.amount
    amount *= _times(now, item, what, None)
    names = DISCIPLINES if what.what == "disciplines" else (what.what,)
    found = (
        concerned(now, item, what.whom) if what.whom is not None or item.wanted or what.what != "attack damage" else []
    )
    attacks = [each for each in found if isinstance(each, Item) and each.kind == "attack"]
    if what.what == "attack damage" and (attacks or (what.whom is None and not item.wanted)):
        for on in [each.name for each in attacks] or ["attack damage"]:
            of_attacks(now, item, on, Change("attack damage", what.op, amount), what.until)
        return True
    for creature in living(now, item, what.whom):
        for name in names:
            change(now, item, now.the(Creature, creature.name), Change(name, what.op, amount), what.until)
    return bool(found)


def of_attacks(now: Moment, item: Item, on: str, made: Change, until: str) -> None:
    """8.6.5.2: the damage of an attack, or of attacks whoever plays them, is changed for a while."""
    begin(now, Effect(item.name, on, change=made, until=until))
    text = said(made) if on == "attack damage" else f"{on}: {said(made)}"
    now.say(f"{text} from {item.name}.", cite("8.6.5.2"), event=("changed", on))


@deed(ToScanned)
def _to_scanned(now: Moment, item: Item, what: ToScanned) -> bool:
    """g-scanned-statistic: so much is gained or lost that a value is what is printed, or a number."""
    from judge.games.chaotic.play.values import scanned, score

    found = living(now, item, what.whom)
    pattern = living(now, item, what.of) if what.of is not None else []
    if what.of is not None and len(pattern) != 1:
        return False
    for creature in found:
        for stat in what.stats:
            found_on = pattern[0] if pattern else creature
            printed = score(now, found_on, stat) if what.current else scanned(found_on, stat)
            wanted = what.number if what.number >= 0 else printed
            missing = wanted - score(now, now.the(Creature, creature.name), stat)
            if missing:
                made = Change(stat, "add" if missing > 0 else "subtract", abs(missing))
                change(now, item, now.the(Creature, creature.name), made, "turn")
    return bool(found)


@deed(Must)
def _must(now: Moment, item: Item, what: Must) -> bool:
    found = living(now, item, what.whom)
    for creature in found:
        receive(now, item, creature, (Ability(f"must {what.what}", must=what.what),), what.until)
    return bool(found)


@deed(Outcome)
def _outcome(now: Moment, item: Item, what: Outcome) -> bool:
    found = living(now, item, what.whom)
    for creature in found:
        made = Ability("checks", outcome=("win" if what.wins else "lose", *what.tests))
        receive(now, item, creature, (made,), what.until)
    return bool(found)


def put_counters(now: Moment, creature: Creature, amount: int) -> bool:
    """g-mugic-counter: counters are put on a Creature or removed from it, as far as there are any."""
    if amount > 0 and forbidden(now, creature, "get counters"):
        now.say(f"{creature.name} can not have Mugic counters put on it.", cite("8.5.8"))
        return False
    after = max(0, creature.counters + amount)
    number = abs(after - creature.counters)
    if not number:
        now.say(f"{creature.name} has no Mugic counter to lose.", cite("g-mugic-counter"))
        return False
    now.put(creature._replace(counters=after))
    said = f"{creature.name} {'gets' if amount > 0 else 'loses'} {counted(number, 'Mugic counter')}."
    now.say(said, cite("g-mugic-counter"), event=("counters", creature.name))
    announce_counters(now, "gets a counter" if amount > 0 else "loses a counter", creature.name, number)
    return True
