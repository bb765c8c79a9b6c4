"""8.6 Resolution of Attack Cards: initial damage, text, final damage, damage applied."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from judge.engine import Floor, Modifier, Moment, Number, Pipeline
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.cards.acting import spread
from judge.games.chaotic.cards.conditions import holds, said
from judge.games.chaotic.cards.deeds import number
from judge.games.chaotic.cards.deeds.elsewhere import use_up
from judge.games.chaotic.cards.meanings import DISCIPLINES, ELEMENTS, Check, Isnt, Meets, Trait
from judge.games.chaotic.cards.meanings.ability import Attack, Change
from judge.games.chaotic.cards.meanings.instructions import Deal
from judge.games.chaotic.cards.meanings.sentences import Step
from judge.games.chaotic.cards.parts import AS_BEFORE
from judge.games.chaotic.cards.qualities import elements
from judge.games.chaotic.cards.scene import scene_of
from judge.games.chaotic.play.combat.phases import count_attack, end_if_stalled
from judge.games.chaotic.play.lasting import effects_on, told_first
from judge.games.chaotic.play.mugic_and_abilities.abilities import Loss, amount, bearing, changes, held, numbered
from judge.games.chaotic.play.mugic_and_abilities.attack_parts import (
    Part,
    boxes,
    built,
    counted_boxes,
    rest_on,
    telling,
    too_late,
    total_so_far,
)
from judge.games.chaotic.play.mugic_and_abilities.attack_types import attack_elements, discipline_types
from judge.games.chaotic.play.mugic_and_abilities.damage import (
    FITS,
    Blow,
    as_row,
    awaits_its_end,
    for_attacks,
    general,
    hurt,
    in_order,
    misfit,
    off_target,
    settled,
    stages,
)
from judge.games.chaotic.play.mugic_and_abilities.resolution import carry_out, discard, settle, take_step
from judge.games.chaotic.play.mugic_and_abilities.texts import ALL_ABILITIES
from judge.games.chaotic.play.triggers import Event, announce
from judge.games.chaotic.play.who import (
    BURST,
    bound_item,
    burst_items,
    engaged,
    game,
    opponent,
    opposing,
)
from judge.games.chaotic.things import Creature, Item
from judge.kit.names import free_name

RULE = cite("8.6.5.2")
ATTACK_DAMAGE = RULES.pipeline(Pipeline("attack damage", stages(RULE), Floor(0, "end", cite("8.6.5.4")), RULE))
TAGS = {"hive": "g-hive-effect", "invisibility": "9.4.1"}


def attack_card(now: Moment) -> Attack:
    """The Attack Card that resolves."""
    return now.the(Attack, bound_item(now).card)


def striker(now: Moment) -> Creature:
    """The Creature that played the attack, in play or not."""
    return now.the(Creature, bound_item(now).creature)


@RULES.step
def initial_damage(now: Moment) -> None:
    """8.6.1: base damage and every element that the striking Creature has, fixed from now on (8.6.1.5)."""
    card, item = attack_card(now), bound_item(now)
    if item in burst_items(now):
        now.put(now.pile(BURST).without(item))
    now.say(f"{card.name} resolves.", cite("8.2.3.1"), actor=item.by, event=("resolved", item.name))
    own = elements(now, striker(now))
    shared = counted_boxes(now, card, own)
    total = card.base + sum(box for _, box in shared)
    now.bind("total", total)
    now.bind("parts", tuple(boxes(card, striker(now).name, own)))
    now.bind("won", ())
    now.bind("chosen", ())
    now.bind("before", ())
    now.bind("did", False)
    now.bind("front", True)
    now.bind("types", attack_elements(now, card))
    now.bind("elements", tuple(element for element in attack_elements(now, card) if element in own))
    more = tuple(step for each in held(now, striker(now)) for step in each.ability.adds)
    silent = any(row.loses == ALL_ABILITIES for row in effects_on(now, item.name))
    now.bind("left", () if silent or game(now).format == "apprentice" else spread(now, (*card.steps, *more)))
    said = ", ".join([f"base {card.base}", *(f"{element} {box:+d}" for element, box in shared)])
    rules = [cite("8.6.1"), *built(card)]
    if card.base < 0 or any(box < 0 for _, box in shared):
        rules.append(cite("8.6.1.3"))
    now.bind("grounds", (cite("10.1"),) if game(now).format == "apprentice" and card.steps else ())
    if not striker(now).in_play:
        values = (cite("8.6.8.2"),) if shared or discipline_types(card) else ()
        rules += [*values, cite("8.6.8.1"), cite("8.6.3")]
    rest_on(now, *rules)
    now.say(f"{card.name}: {said} is {total}.", *rules, event=("initial damage", card.name))


def _note_text(now: Moment, step: Step, amount: Number, idle: str = "") -> None:
    """8.6.2.2: notes what a line of the text adds to the damage, or (idle) would have added."""
    parts = now.given(tuple, "parts")
    words = " and ".join(said(each)[0] for each in step.given) or "its text"
    name = free_name({each[0] for each in parts}, f"{bound_item(now).card}: {words}", "{name} ({number})")
    now.bind("parts", (*parts, Part(name, amount, "8.6.2.2", idle)))


def _from_the_base(now: Moment, card: Attack) -> tuple[Number, list[Modifier]]:
    """8.6.1, 8.6.2.2: the base damage, and what boxes and text make of it; one sum where a part is below 0."""
    own = elements(now, striker(now))
    parts = [too_late(Part(*each), striker(now).name, own) for each in now.given(tuple, "parts")]
    idle = [each.row for each in parts if each.idle]
    if card.base < 0 or any(each.amount < 0 for each in parts):
        return total_so_far(now), idle
    return card.base, [*(each.row for each in parts if not each.idle), *idle]


@RULES.step
def next_text(now: Moment) -> None:
    """8.6.2.1: the text is carried out from top to bottom, on the values of this moment."""
    step, item = take_step(now), bound_item(now)
    carried = step.given[:1] in ((AS_BEFORE,), (Isnt(AS_BEFORE),))
    met = all([_checked(now, item, condition) for condition in step.given])
    if not carried:
        now.bind("front", met)
    if not met:
        if isinstance(step.deed, Deal) and step.deed.whom is None and isinstance(step.deed.amount, int):
            _note_text(now, step, step.deed.amount, "that is not met")
        settle(now, len(now.frames), False)
        return
    if isinstance(step.deed, Deal) and step.deed.whom is None:
        more = number(now, item, step.deed, striker(now))
        now.bind("total", total_so_far(now) + more)
        _note_text(now, step, more)
        rest_on(now, cite("8.6.2.2"))
        now.say(f"{item.card}: {more} more damage, {total_so_far(now)} so far.", cite("8.6.2.2"))
        settle(now, len(now.frames), True)
        return
    before = elements(now, striker(now))
    rest_on(now, cite("8.6.2.1"))
    carry_out(now, item, step)
    if now.frames and now.bound("item") == item and elements(now, striker(now)) != before:
        rest_on(now, cite("8.6.1.5"))


def _checked(now: Moment, item: Item, condition: Any) -> bool:
    """Whether a condition is met; which checks were won is remembered for Outperform."""
    won = holds(now, scene_of(item), condition)
    if condition in (AS_BEFORE, Isnt(AS_BEFORE)):
        return won
    if isinstance(condition, Check):
        won = _decided(now, condition, won)
    if isinstance(condition, Isnt) and isinstance(condition.it, Check):
        return not _decided(now, condition.it, not won)
    words, rule = said(condition)
    several = isinstance(condition, Meets) and getattr(condition.trait, "sort", "") == "kind"
    rest_on(now, *((cite("3.1.5.1"),) if several else ()), cite(rule), cite("8.6.2.1"))
    foe = engaged(now, opponent(now, item.by))
    against = f" against {foe.name}" if foe else ""
    now.say(f"{item.card}{against}: {words}: {'met' if won else 'not met'}.", cite(rule), event=("checked", words))
    if isinstance(condition, Meets) and not won and now.reads("characteristic-needed") == "ignored":
        return True
    if isinstance(condition, Check):
        now.bind("won", (*now.given(tuple, "won"), *((stat, won) for stat in condition.stats)))
        announce(now, Event("succeeds" if won else "fails", striker(now), foe, types=(condition.test,)))
    return won


def _decided(now: Moment, check: Check, won: bool) -> bool:
    """8.5.8: a text may say that all checks of a kind are lost, or won, on attacks that a Creature plays."""
    said = [each.ability.outcome for each in held(now, striker(now)) if check.test in each.ability.outcome[1:]]
    return False if any(each[0] == "lose" for each in said) else True if said else won


@RULES.step
def final_damage(now: Moment) -> None:
    """8.6.5: the total is changed by all that changes attack damage; 8.6.6: and dealt to the opposing Creature."""
    item, card = bound_item(now), attack_card(now)
    foe = engaged(now, opponent(now, item.by))
    blow = Blow(item, foe or striker(now), card, striker(now))

    base, parts = _from_the_base(now, card)

    def rows(blow: Blow) -> list[Modifier]:
        own, of_foe = list(_of_striker(now, blow)), list(_of_foe(now, blow)) if foe else []
        every, this = (general(now, on, "attack damage", blow) for on in ("attack damage", item.name))
        return [*(parts if blow.would is None else ()), *in_order(own, every, this, of_foe)]

    value = settled(now, ATTACK_DAMAGE, base, blow, rows)
    count_attack(now, item.by, harmful=foe is not None and bool(value.total))
    use_up(now, item, value.total)
    _landed(now, item, foe)
    if not striker(now).in_play and now.reads("defeated-attack") == "lost":
        return
    if foe is None:
        now.say(f"{card.name} has no Creature left to deal damage to.", cite("8.6.4"))
        return
    hurt(now, item, [(now.the(Creature, foe.name), value)], *telling(now, value))


def _landed(now: Moment, item: Item, foe: Creature | None) -> None:
    """Counts the attack for the Creature that played it and the one it was played against."""
    own = now.the(Creature, item.creature)
    now.put(own._replace(landed=own.landed + 1))
    if foe is not None:
        hit = now.the(Creature, foe.name)
        now.put(hit._replace(hit=hit.hit + 1))


def _of_striker(now: Moment, blow: Blow) -> Iterator[tuple[int, Modifier]]:
    """Strike, Element X, Outperform and other abilities; 8.6.8.3: not those of a Creature that has left play."""
    creature, card = striker(now), attack_card(now)
    if (not creature.in_play or awaits_its_end(now, creature)) and now.reads("gone-striker") == "left-out":
        lost = (cite("8.6.8.3"),) if creature.abilities or creature.brainwashed else ()
        now.bind("grounds", tuple(dict.fromkeys((*lost, *now.given(tuple, "grounds"), cite("8.6.8.3")))))
        return
    if blow.would is not None:
        yield from _by_text(now, creature, ("attack damage",), blow)
        return
    _rest_on_abilities(now, card, creature)
    if more := amount(now, creature, "strike"):
        later = "" if _first_attack(now, creature) else "it is not its first attack in this combat"
        rest_on(now, *((cite("g-strike"),) if later else ()))
        yield 0, Modifier(f"{creature.name}: Strike {more}", "add", more, cite("g-strike"), later)
    shared = shared_elements(now, card, creature)
    for element in numbered(now, creature, *ELEMENTS):
        if more := amount(now, creature, element):
            name, lacks = (
                f"{creature.name}: {element.capitalize()} {more}",
                f"it deals no {element.capitalize()} damage",
            )
            rest_on(now, *(() if element in shared else (cite("g-element-x"), cite("g-elemental-damage"))))
            yield 0, Modifier(name, "add", more, cite("g-element-x"), "" if element in shared else lacks)
    for discipline in DISCIPLINES if numbered(now, creature, "outperform") else ():
        if more := amount(now, creature, "outperform", discipline):
            rest_on(now, cite("g-outperform"))
            name, lacks = f"{creature.name}: Outperform {discipline.capitalize()} {more}", "no such attack succeeded"
            yield (
                0,
                Modifier(name, "add", more, cite("g-outperform"), "" if _successful(now, card, discipline) else lacks),
            )
    kinds = ("attack damage", *(f"{element} attack damage" for element in attack_elements(now, card)))
    yield from _by_text(now, creature, kinds, blow)


def _rest_on_abilities(now: Moment, card: Attack, creature: Creature) -> None:
    """The rules behind abilities that add to the damage: copies add up (8.8.1.2), some hang on Hive or Invisibility."""
    names = ("strike", *shared_elements(now, card, creature))
    other = {each.name for each in (*creature.abilities, *(creature.brainwashed or ()))} & {*names, *ELEMENTS}
    rest_on(now, *((cite("9.2.2"), cite("9.2.3")) if creature.brainwashed is not None and other else ()))
    for name in names:
        copies = [each.ability for each in held(now, creature, whole=True) if each.own and each.ability.name == name]
        rest_on(now, *((cite("8.8.1.2"),) if len(copies) > 1 else ()))
        rest_on(now, *(cite(TAGS[each.tag]) for each in copies if each.tag))
        foe = opposing(now, creature)
        if foe is not None and any(each.tag == "invisibility" for each in copies):
            lost = any(
                "invisibility" == getattr(row.what, "name", "") for row in bearing(now, foe) if isinstance(row, Loss)
            )
            rest_on(now, *((cite("9.4.3"),) if lost else ()))


def _first_attack(now: Moment, creature: Creature) -> bool:
    """g-strike: only the first attack of a combat; whether a negated one was the first is a reading."""
    usually = creature.attacks <= 1
    if (first := told_first(now, bound_item(now).name, usually)) or first is not usually:
        return first
    if creature.landed == 0:
        return now.reads("strike-negated") == "resolved-counts"
    return now.reads("strike-once") == "every-attack"


def shared_elements(now: Moment, card: Attack, creature: Creature) -> list[str]:
    """g-elemental-damage: an attack deals damage of the elements that both it and its Creature have."""
    own = elements(now, creature)
    return [element for element in attack_elements(now, card) if element in own]


def _successful(now: Moment, card: Attack, discipline: str) -> bool:
    """g-discipline-attack: successful with any check won; whether it must be this Discipline's is a reading."""
    won: tuple[tuple[str, bool], ...] = now.given(tuple, "won")
    if discipline not in discipline_types(card):
        return False
    if any(result for what, result in won if what == discipline):
        return True
    return any(result for _, result in won) and now.reads("own-check-needed") == "any-check"


def _of_foe(now: Moment, blow: Blow) -> Iterator[tuple[int, Modifier]]:
    """What changes the damage that the other Creature is dealt: all of it, or that of an element."""
    card, foe = attack_card(now), blow.victim
    types = attack_elements(now, card, blanks=False)
    kinds = (f"{element} attack damage taken" for element in types)
    yield from _by_text(now, foe, ("damage taken", "attack damage taken", *kinds), blow)
    yield from for_attacks(now, foe, blow, (f"{foe.name} is not the striking Creature", "g-strike"))
    if blow.would is not None:
        return
    yield from _proof(now, foe, types)
    for element in (each for each in ELEMENTS if each not in types):
        why = f"{card.name} is not {'an' if element[0] in 'ae' else 'a'} {element.capitalize()} attack"
        if not changes(now, foe, f"{element} attack damage taken", f"{element} damage taken"):
            continue
        rows = off_target(now, foe, f"{element} attack damage taken", (why, "3.5.8.1.1"), blow)
        rows += off_target(now, foe, f"{element} damage taken", (why, "g-elemental-damage"), blow)
        rest_on(now, *(row.cite for _, row in rows if row.cite))
        yield from rows
    for element in shared_elements(now, card, striker(now)):
        for each, change in changes(now, foe, f"{element} damage taken"):
            yield each.at, _share(now, each.name, change, card.box(element) or 0)


def _proof(now: Moment, foe: Creature, types: Iterable[str]) -> Iterator[tuple[int, Modifier]]:
    """g-elementproof: Energy gained as combat begins, which players like to take off the damage of that element."""
    for each in held(now, foe):
        if each.ability.name == "elementproof" and each.ability.param in types:
            source, why = f"{each.ability.title} of {foe.name}", "it gives Energy and takes nothing off damage"
            yield each.at, Modifier(source, "subtract", each.ability.amount, cite("g-elementproof"), why)


def _by_text(now: Moment, creature: Creature, kinds: Iterable[str], blow: Blow) -> Iterator[tuple[int, Modifier]]:
    """What text changes; 3.1.1.1: a card's own name in its text; 3.5.8.1.1: an attack of an element."""
    for each, change in changes(now, creature, *kinds):
        if (idle := misfit(now, each.scene, change, blow, each.at)) is None:
            continue
        if idle != FITS:
            rest_on(now, *((cite(idle[1]),) if idle[1] else ()))
            yield each.at, as_row(now, each, change, creature, idle)
            continue
        of_element = change.what.split()[0] in ELEMENTS or (
            change.attack is not None and _of_element(change.attack.traits)
        )
        rest_on(now, *((cite("3.1.1.1"),) if each.ability.named else ()))
        rest_on(now, *((cite("3.5.8.1.1"),) if of_element else ()))
        yield each.at, as_row(now, each, change, creature, FITS)


def _of_element(traits: Iterable[object]) -> bool:
    return any(isinstance(each, Trait) and each.sort == "element" for each in traits)


def _share(now: Moment, source: str, change: Change, box: int) -> Modifier:
    """Which part of an attack's damage is of an element is a reading: the whole, or the number in its box."""
    if now.reads("elemental-share") == "whole-attack":
        return Modifier(source, change.op, change.amount)
    after = {
        "add": box + change.amount,
        "subtract": max(0, box - change.amount),
        "multiply": box * change.amount,
        "divide": box // max(1, change.amount),
        "set": change.amount,
    }[change.op]
    return Modifier(source, "add" if after >= box else "subtract", abs(after - box))


@RULES.step
def discard_attack(now: Moment) -> None:
    """8.6.7: the Attack Card goes to the attack discard pile."""
    discard(now, bound_item(now))
    end_if_stalled(now)
