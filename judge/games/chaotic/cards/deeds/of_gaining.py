"""8.7.1, 8.7.2 Instructions that give and take: what Creatures gain, lose, must and cannot do, and their values."""

from __future__ import annotations

from typing import Any

from judge.engine import Modifier, Moment, Op
from judge.games.chaotic import cite
from judge.games.chaotic.cards import conditions, meant, qualities
from judge.games.chaotic.cards.attacks_spoken import STRUCK_WITH
from judge.games.chaotic.cards.deeds import chosen, concerned, deed, how_often, lasting_rule, living, seen_by
from judge.games.chaotic.cards.meanings import (
    DISCIPLINES,
    ELEMENTS,
    STATISTICS,
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
from judge.games.chaotic.cards.meanings.ability import Ability, Attack, Change
from judge.games.chaotic.cards.meanings.hands import Exchange, NoAttacks
from judge.games.chaotic.cards.meanings.instructions import (
    Gets,
    Must,
    Outcome,
    Sets,
    ToScanned,
)
from judge.games.chaotic.cards.scene import scene_of
from judge.games.chaotic.cards.ways import by_own_loss
from judge.games.chaotic.play.lasting import SOME_ATTACKS
from judge.games.chaotic.play.mugic_and_abilities import damage
from judge.games.chaotic.play.mugic_and_abilities.abilities import ALL_ELEMENTS, forbidden, held, prevented
from judge.games.chaotic.play.mugic_and_abilities.attack_types import attack_elements
from judge.games.chaotic.play.mugic_and_abilities.texts import ALL_ABILITIES
from judge.games.chaotic.play.triggers import announce_counters, announce_elements
from judge.games.chaotic.play.who import active_location
from judge.games.chaotic.things import Creature, Effect, Item
from judge.kit.timeline import begin
from judge.kit.words import counted


@deed(Gets)
def _gets(now: Moment, item: Item, what: Gets) -> int:
    """8.7.1.1: what Creatures gain, lose and cannot do, one after the other; elements that are lost are counted."""
    found = living(now, item, what.whom)
    before = sum(len(qualities.elements(now, each)) for each in found) if what.loses else 0
    for creature in found if by_own_loss(what) else ():
        _lose_and_gain(now, item, what, creature)
    for creature in found if not by_own_loss(what) else ():
        for gift in what.gains:
            _gain(now, item, what, now.the(Creature, creature.name), gift, "add")
        for gift in what.loses:
            _gain(now, item, what, now.the(Creature, creature.name), gift, "subtract")
        for ban in what.cannot:
            receive(now, item, creature, (Ability(f"can not {ban}", forbids=ban),), what.until)
    if any(isinstance(each, Elements | ChosenElement) for each in what.loses):
        return before - sum(len(qualities.elements(now, now.the(Creature, each.name))) for each in found)
    return bool(found)


def _lose_and_gain(now: Moment, item: Item, what: Gets, creature: Creature) -> None:
    """8.5.2: what a Creature gains for each element that it lost just now, each by itself."""
    had = len(qualities.elements(now, creature))
    for gift in what.loses:
        _gain(now, item, what._replace(per=()), now.the(Creature, creature.name), gift, "subtract")
    lost = had - len(qualities.elements(now, now.the(Creature, creature.name)))
    for _ in range(lost):
        for gift in what.gains:
            _gain(now, item, what._replace(per=()), now.the(Creature, creature.name), gift, "add")


def _gain(now: Moment, item: Item, what: Gets, creature: Creature, gift: Any, op: Op) -> None:
    if not now.frames or not creature.in_play:
        return
    times = how_often(now, item, what, creature)
    if isinstance(gift, Stat):
        less = gift.less or op == "subtract"
        amount = conditions.amount(now, seen_by(item, creature), gift.amount) * times
        for stat in gift.stats:
            named = qualities.meant_by(now, stat)
            change(now, item, creature, Change(named, "subtract" if less else "add", amount), what.until)
    elif isinstance(gift, ChosenStat):
        amount = conditions.amount(now, seen_by(item, creature), gift.amount) * times
        for stat in _disciplines(now, creature, gift):
            change(now, item, now.the(Creature, creature.name), Change(stat, op, amount), what.until)
    elif isinstance(gift, ExtremeStat):
        amount = conditions.amount(now, seen_by(item, creature), gift.amount) * times
        equal = extremes(now, creature, gift.how)
        picked = _picked_for(now, creature) or chosen(now, DISCIPLINES)
        change(now, item, creature, Change(picked if picked in equal else equal[0], op, amount), what.until)
    elif isinstance(gift, Counter):
        number = int(conditions.amount(now, seen_by(item, creature), gift.amount)) * times
        put_counters(now, creature, number if op == "add" else -number)
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


def _disciplines(now: Moment, creature: Creature, gift: ChosenStat) -> tuple[str, ...]:
    """The Disciplines that were chosen: for this Creature, the last one, or as many as the text says."""
    if gift.theirs:
        return (own,) if (own := _picked_for(now, creature)) else ()
    if gift.number > 1:
        return tuple(each for each in now.given(tuple, "chosen") if each in DISCIPLINES)
    return (picked,) if (picked := chosen(now, DISCIPLINES)) else ()


def _abilities(now: Moment, item: Item, creature: Creature, gift: Any) -> list[Ability]:
    """What a gift gives: abilities as they are, or elements."""
    if isinstance(gift, Ability):
        return [gift._replace(amount=conditions.amount(now, seen_by(item, creature), gift.amount))]
    if isinstance(gift, ChosenElement):
        names = _picked_elements(now, creature, gift)
        return [Ability(each, amount=gift.amount) if gift.amount else Ability("element", each) for each in names]
    if gift == Trait("initiative", "element"):
        place = active_location(now)
        return [Ability("element", place.initiative.casefold())] if place else []
    if isinstance(gift, Trait) and gift.sort == "kind":
        return [Ability(f"counts as {gift.name}", counts_as=gift.name)]
    assert isinstance(gift, Elements)
    return [Ability("element", each) for each in _all_elements(now, item, creature, gift)]


def _picked_elements(now: Moment, creature: Creature, gift: ChosenElement) -> list[str]:
    """The elements that were chosen: for this Creature, the last one, or as many as the text says."""
    if gift.number != 1:
        return [each for each in now.given(tuple, "chosen") if each in ELEMENTS]
    name = _picked_for(now, creature) if gift.theirs else chosen(now, ELEMENTS)
    return [name] if name else []


def _picked_for(now: Moment, creature: Creature) -> str:
    """The element, or the Discipline, that was chosen for this one of several Creatures."""
    made = [str(each).partition(": ") for each in now.given(tuple, "chosen")]
    return next((element for name, _, element in made if name == creature.name), "")


def _all_elements(now: Moment, item: Item, creature: Creature, gift: Elements) -> list[str]:
    if gift.expended:
        return list(item.expended)
    if gift.scanned:
        return list(creature.elements)
    if gift.of is None:
        return list(ELEMENTS)
    if gift.of.sort == "attack":
        return _of_attack(now, item, gift.of)
    having = meant.members(now, scene_of(item), gift.of)
    have = {each for other in having if isinstance(other, Creature) for each in qualities.elements(now, other)}
    return [each for each in ELEMENTS if each in have]


def _of_attack(now: Moment, item: Item, those: Those) -> list[str]:
    """3.5.8: the elements of an attack: of one on the Burst, or of the one that dealt the damage spoken of."""
    if those == STRUCK_WITH:
        return [each for each in ELEMENTS if each in item.types]
    played = [item] if those.which == "this" else [each for each in concerned(now, item, those) if each.card]
    return [found for each in played for found in attack_elements(now, now.the(Attack, each.card))]


def _lost(now: Moment, item: Item, creature: Creature, gift: Any) -> list[Any]:
    if isinstance(gift, Elements):
        kept = any(forbidden(now, creature, f"lose {each}") for each in ELEMENTS)
        if gift.of is None and not kept:
            return [ALL_ELEMENTS]
        had = qualities.elements(now, creature)  # One by one, so that what it can not lose stays.
        lost = list(had) if gift.of is None else _all_elements(now, item, creature, gift)
        return [Ability("element", each) for each in lost]
    if isinstance(gift, ChosenElement):
        return [Ability("element", each) for each in _picked_elements(now, creature, gift)]
    return [gift]


def receive(now: Moment, item: Item, creature: Creature, gains: tuple[Ability, ...], until: str) -> None:
    """8.7.1.1: a Creature gains abilities or elements from now on; 8.5.8: unless it can not."""
    gains = tuple(each for each in gains if not _is_barred(now, creature, each))
    if not gains:
        return
    had = qualities.elements(now, creature)
    begin(now, Effect(item.name, creature.name, gains=gains, until=until))
    names = ", ".join(f"{each.tag.capitalize()}: {each.title}" if each.tag else each.title for each in gains)
    rules = (cite("8.7.1.1"), damage.text_rule(item), *lasting_rule(until))
    now.say(f"{creature.name} gains {names} from {item.name}.", *rules, event=("gained", creature.name))
    announce_elements(now, creature.name, had)


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
    kept = f"lose {what.param}" if of_element and isinstance(what, Ability) else ""
    if of_element and any(prevented(now, creature, each) for each in ("lose elements", kept) if each):
        return
    had = qualities.elements(now, creature)
    begin(now, Effect(item.name, creature.name, loses=what, until=until))
    said = {ALL_ABILITIES: "all abilities", ALL_ELEMENTS: "all Elemental Types"}
    lost = what.title.casefold() if isinstance(what, Ability) else said[what]
    rules = (cite("8.7.1.1"), damage.text_rule(item), *lasting_rule(until))
    now.say(f"{creature.name} loses {lost} to {item.name}.", *rules, event=("lost", creature.name))
    announce_elements(now, creature.name, had)


MANY = 999
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
    rules = (*damage.keyword_rule(item), rule, damage.text_rule(item), *lasting_rule(until))
    now.say(f"{creature.name}: {said(made)} from {item.name}.", *rules, event=("changed", creature.name))


def said(change: Change) -> str:
    """A change in words."""
    return f"{change.what.capitalize()} {Modifier('', change.op, change.amount).sign}"


@deed(Sets)
def _sets(now: Moment, item: Item, what: Sets) -> bool:
    """A change in short words: of Creatures, of an attack, or of attacks in general."""
    amount = conditions.amount(now, scene_of(item), what.amount) if what.amount == X else what.amount
    amount *= how_often(now, item, what, None)
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
            if missing and what.only != ("lose" if missing > 0 else "gain"):
                made = Change(stat, "add" if missing > 0 else "subtract", abs(missing))
                change(now, item, now.the(Creature, creature.name), made, what.until)
    return bool(found)


@deed(Exchange)
def _exchange(now: Moment, item: Item, what: Exchange) -> bool:
    """8.7.2.1: of two values one grows by as much as the other shrinks."""
    found = living(now, item, what.whom) if what.one != what.other else []
    for creature in found:
        values = [qualities.amount_of(now, creature, each) for each in (what.one, what.other)]
        more = values[1] - values[0]
        for stat, by in ((what.one, more), (what.other, -more)) if more else ():
            made = Change(stat, "add" if by > 0 else "subtract", abs(by))
            change(now, item, now.the(Creature, creature.name), made, "turn")
    return bool(found)


@deed(Must)
def _must(now: Moment, item: Item, what: Must) -> bool:
    found = living(now, item, what.whom)
    for creature in found:
        receive(now, item, creature, (Ability(f"must {what.what}", must=what.what),), what.until)
    return bool(found)


@deed(NoAttacks)
def _no_attacks(now: Moment, item: Item, what: NoAttacks) -> bool:
    """7.2.5.2: attacks of a sort cannot be played for a while."""
    found = living(now, item, what.whom)
    for creature in found:
        made = Ability("can not play some attacks", forbids=SOME_ATTACKS, affects=what.attack)
        receive(now, item, creature, (made,), what.until)
    return bool(found)


@deed(Outcome)
def _outcome(now: Moment, item: Item, what: Outcome) -> bool:
    found = living(now, item, what.whom)
    for creature in found:
        made = Ability("checks", outcome=("win" if what.wins else "lose", *what.tests))
        receive(now, item, creature, (made,), what.until)
    return bool(found)


def _most_counters(now: Moment, creature: Creature) -> int:
    """8.5.8: more Mugic counters than a text allows are not put on a Creature."""
    said = [each.ability.forbids.split() for each in held(now, creature)]
    return min((int(each[3]) for each in said if each[:3] == ["have", "more", "than"]), default=MANY)


def put_counters(now: Moment, creature: Creature, amount: int) -> bool:
    """g-mugic-counter: counters are put on a Creature or removed from it, as far as there are any."""
    if amount > 0 and forbidden(now, creature, "get counters"):
        now.say(f"{creature.name} can not have Mugic counters put on it.", cite("8.5.8"))
        return False
    after = max(0, min(creature.counters + amount, max(creature.counters, _most_counters(now, creature))))
    number = abs(after - creature.counters)
    if not number:
        full = f"{creature.name} can not have more Mugic counters."
        now.say(full if amount > 0 else f"{creature.name} has no Mugic counter to lose.", cite("g-mugic-counter"))
        return False
    now.put(creature._replace(counters=after))
    said = f"{creature.name} {'gets' if amount > 0 else 'loses'} {counted(number, 'Mugic counter')}."
    now.say(said, cite("g-mugic-counter"), event=("counters", creature.name))
    announce_counters(now, "gets a counter" if amount > 0 else "loses a counter", creature.name, number)
    return True
