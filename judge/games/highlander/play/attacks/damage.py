"""phase-5-ability-adjustment, power-blows: damage of an attack: 2, what cards add, 2 for a Power Blow, reductions."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from judge.cardtext import say
from judge.engine import Cite, Floor, Modifier, Moment, Op, Pipeline, Stage, Value, remembered
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards.conditions import all_met
from judge.games.highlander.cards.continuous_effects import in_force, is_lasting, silent
from judge.games.highlander.cards.counting import count
from judge.games.highlander.cards.errata_and_faq import rules_of
from judge.games.highlander.cards.kinds import fits, in_words
from judge.games.highlander.cards.language import LANGUAGE
from judge.games.highlander.cards.meanings import lasting
from judge.games.highlander.cards.meanings.of_cards import Double, Figure, Is, MoreDamage, NoDamage, Reduced
from judge.games.highlander.cards.meanings.parts import Condition, InState, What
from judge.games.highlander.play.attacks.blows_and_head_shots import (
    Bearing,
    among,
    bearing_on,
    card_of,
    is_power_blow,
    lines_on,
    of_all,
    says,
)
from judge.games.highlander.play.who import change, opponent, player
from judge.games.highlander.things import Attack, Card, Due

ORDINARY = 2
AT_ONCE = "at once"
POWER = 2
BEHIND_A_BLOCK = 2
ADJUSTED = cite("phase-5-ability-adjustment")
DAMAGE = RULES.pipeline(
    Pipeline(
        "attack damage",
        (
            Stage("figure", ("set",), ADJUSTED),
            Stage("bonuses", ("add",), ADJUSTED),
            Stage("double", ("multiply",), ADJUSTED),
            Stage("reductions", ("subtract",), ADJUSTED),
        ),
        Floor(0, "end", ADJUSTED),
        ADJUSTED,
    )
)


@remembered
def of_attack(now: Moment, attack: Attack) -> Value:
    """phase-5-ability-adjustment, power-blows: what an attack does if it is successful, with the rows that make it."""
    card = card_of(now, attack)
    bearing = bearing_on(now, attack.by, card)
    if _does_none(now, attack, card, bearing):
        return now.evaluate(DAMAGE, ORDINARY, list(_none(now, attack, card, bearing)))
    makers = (_figures, _bonuses, _power, _double, _reductions)
    rows = [row for maker in makers for row in maker(now, attack, card, bearing)] + [*_idle(now, attack)]
    return _cut(now, attack, bearing, now.evaluate(DAMAGE, ORDINARY, rows), rows)


def _told(now: Moment, attack: Attack, bearing: Bearing, kind: type) -> list[tuple[Card, Any]]:
    """What is said of an attack, by itself and by all that bears on such attacks."""
    return [*says(now, attack, kind), *among(now, bearing, attack.by, kind, attack=attack)]


def _does_none(now: Moment, attack: Attack, card: Card, bearing: Bearing) -> bool:
    """dirty-tricks: a Dirty Trick does no damage unless specified; faq-kurgan-power: 0 damage is not no damage."""
    if attack.damage is not None or _told(now, attack, bearing, Figure):
        return False
    return card.type == "dirty trick" or bool(_told(now, attack, bearing, NoDamage))


def _none(now: Moment, attack: Attack, card: Card, bearing: Bearing) -> Iterator[Modifier]:
    """faq-kurgan-power: an attack that does no damage gets no bonus either; without one its own rule decides."""
    found = among(now, bearing, attack.by, MoreDamage, attack=attack)
    rule = cite("dirty-tricks") if card.type == "dirty trick" and not found else cite("faq-kurgan-power")
    yield Modifier(f"{card.title}: no damage", "set", 0, rule)
    for source, more in found:
        yield Modifier(f"{source.title}: bonus", "add", more.amount, rule, f"{card.title} does no damage at all")


@remembered
def _idle(now: Moment, attack: Attack) -> tuple[Modifier, ...]:
    """What is easily counted and does not apply: it is for other attacks, on a silenced card, or on a condition."""
    return tuple(_not_applying(now, attack, card_of(now, attack)))


def _not_applying(now: Moment, attack: Attack, card: Card) -> Iterator[Modifier]:
    for source, does, why, rule in (*_for_others(now, attack, card), *_unmet(now, attack)):
        if isinstance(does, MoreDamage) and does.amount > 0:
            yield Modifier(f"{source.title}: bonus", "add", does.amount, _errata(source) or rule, why)
    for source, armor in in_force(now, lasting.Armor, opponent(now, attack.by)):
        if not fits(now, card, armor.what):
            yield Modifier(
                source.title, "subtract", armor.amount, cite("anatomy-text"), f"it is for {in_words(armor.what)}s"
            )


def kept_out(now: Moment, attack: Attack) -> tuple[Cite, ...]:
    """The rules by which something that is easily counted does not apply to the damage of an attack."""
    return tuple(dict.fromkeys(row.cite for row in _idle(now, attack) if row.cite))


def _for_others(now: Moment, attack: Attack, card: Card) -> Iterator[tuple[Card, Any, str, Cite]]:
    """Bonuses of cards in play that are for other attacks, or whose cards are nullified or ignored."""
    holding = of_all(now, attack.by, card, MoreDamage, attack=attack)
    ignored = player(now, opponent(now, attack.by)).ignoring
    for source, each in in_force(now, lasting.AllDo, attack.by):
        if source.name in ignored:
            yield source, each.does, f"{source.title} is ignored", cite("ignoring")
        elif isinstance(each.does, MoreDamage) and not any(source.name == one.name for one, _ in holding):
            yield source, each.does, f"it is for {_told_of(each)}", cite("anatomy-text")
    for source, each, rule in silent(now, lasting.AllDo, attack.by):
        why = "is nullified" if rule.unit == "nullifying" else "is ignored"
        yield source, each.does, f"{source.title} {why}", rule


def _told_of(told: lasting.AllDo) -> str:
    """The attacks that a bonus is for."""
    return f"{in_words(told.what)}s" + (f" ({told.of.only})" if told.of.only else "")


def _unmet(now: Moment, attack: Attack) -> Iterator[tuple[Card, Any, str, Cite]]:
    """Bonuses on the attack, and on cards played with it, whose conditions are not met."""
    for source, line in lines_on(now, attack):
        if is_lasting(line) and not all_met(now, line.conditions, attack.by, source, attack):
            asked = " and ".join(map(_stated, line.conditions))
            state = any(isinstance(each, InState) for each in line.conditions)
            rule = cite("faq-considered-actually") if state else cite("anatomy-text")
            yield source, line.does, f"it is not so that {asked}", rule


@lru_cache(4_096)
def _stated(condition: Condition) -> str:
    return say(LANGUAGE, condition, "stated")


def _figures(now: Moment, attack: Attack, card: Card, bearing: Bearing) -> Iterator[Modifier]:
    if attack.damage is not None:
        yield Modifier(f"{attack.name} as given", "set", attack.damage)
    if card.type == "dirty trick" and not says(now, attack, Figure):
        yield Modifier(f"{card.title}: no damage", "set", 0, cite("dirty-tricks"))
    for source, effect in (*among(now, bearing, attack.by, Figure, attack=attack), *says(now, attack, Figure)):
        yield Modifier(source.title, "set", effect.amount, _errata(source))


def _errata(card: Card) -> Cite | None:
    """The errata that print the card's text, if any do."""
    return next(iter(rules_of(card.title)), None)


def _bonuses(now: Moment, attack: Attack, card: Card, bearing: Bearing) -> Iterator[Modifier]:
    """Printed bonuses, and those of cards in play; faq-kurgan-power keeps these from attacks that say no damage."""
    for source, effect in _own(now, attack):
        if effect.amount > 0:
            yield Modifier(f"{source.title}: bonus", "add", effect.amount, _errata(source))
    unhurt = card.type == "dirty trick" and not says(now, attack, Figure) or bool(says(now, attack, NoDamage))
    for source, bonus in among(now, bearing, attack.by, MoreDamage, attack=attack):
        if bonus.amount > 0 and not (unhurt and now.reads("freebirds-kurgan") == "freebirds-only"):
            place = cite("locations") if source.type == "location" else None
            yield Modifier(f"{source.title}: bonus", "add", bonus.amount, _errata(source) or place)


def _own(now: Moment, attack: Attack) -> Iterator[tuple[Card, MoreDamage]]:
    """What the attack, and cards played with it, add or take off; for each of something, as it is now."""
    for source, more in says(now, attack, MoreDamage):
        often = count(now, more.per, attack.by) if more.per else 1
        yield source, MoreDamage(more.amount * often)


def _power(now: Moment, attack: Attack, card: Card, bearing: Bearing) -> Iterator[Modifier]:
    """power-blows: 2 more; where one card names a figure and makes the attack a Power Blow, see the reading amergan."""
    if not is_power_blow(now, attack):
        return
    mistaken = "added" if attack.stripped else now.reads("power-blow-bonus")
    if mistaken == "forgotten":
        return
    makers = {source.name for source, _ in says(now, attack, Is("power blow"))}
    if not attack.power and any(source.name in makers for source, _ in says(now, attack, Figure)):
        if now.reads("amergan") == "three-in-all":
            return
    change: tuple[Op, int] = ("multiply", 2) if mistaken == "doubled" else ("add", POWER)
    yield Modifier("Power Blow", *change, cite("power-blows"))


def _double(now: Moment, attack: Attack, card: Card, bearing: Bearing) -> Iterator[Modifier]:
    """Twice what the attack would do; what the defender takes off comes off after that."""
    for source, _ in _told(now, attack, bearing, Double):
        yield Modifier(f"{source.title}: double", "multiply", 2, _errata(source))


def _reductions(now: Moment, attack: Attack, card: Card, bearing: Bearing) -> Iterator[Modifier]:
    for source, less in (*_own(now, attack), *among(now, bearing, attack.by, MoreDamage, attack=attack)):
        if less.amount < 0:
            yield Modifier(f"{source.title}: reduction", "subtract", -less.amount)
    for source, armor in in_force(now, lasting.Armor, opponent(now, attack.by), card):
        yield Modifier(source.title, "subtract", armor.amount)


def _cut(now: Moment, attack: Attack, bearing: Bearing, value: Value, rows: list[Modifier]) -> Value:
    """Attacks that are reduced to a figure; whether bonuses come after the cut is the reading bloodlust-kurgan."""
    for source, effect in _told(now, attack, bearing, Reduced):
        if now.reads("bloodlust-kurgan") == "bonus-last":
            later = [row for row in rows if row.source.endswith(": bonus") or row.source == "Power Blow"]
            set_row = Modifier(source.title, "set", effect.amount, cite("errata-bloodlust"))
            return now.evaluate(DAMAGE, ORDINARY, [set_row, *later])
        less = int(value.total) - effect.amount
        if less > 0:
            cut = Modifier(source.title, "subtract", less, cite("errata-bloodlust"))
            value = now.evaluate(DAMAGE, ORDINARY, [*rows, cut])
    return value


def add_pending(now: Moment, name: str, kind: str, amount: int, source: str, what: What = (), rule: str = "") -> None:
    """phase-5-ability-adjustment: something waits for a player's own Ability Adjustment Phase."""
    found = player(now, name).pending
    label = f"{amount} {kind} ({source})" if amount else f"{kind} ({source})"
    change(now, name, pending=(*found, Due(label, kind, amount, source, what, rule=rule)))


def pend_damage(now: Moment, name: str, amount: int, source: str, *cites: Cite, value: Value | None = None) -> None:
    """Damage that will come off in the defender's own Ability Adjustment Phase."""
    if amount > 0 and now.reads("when-damage-counts") == "at-once":
        change(now, name, ability=max(0, player(now, name).ability - amount))
        add_pending(now, name, "taken", amount, source)
    elif amount > 0:
        add_pending(now, name, "damage", amount, source)
    attack = now.get(source)
    if isinstance(attack, Attack):
        now.put(attack._replace(dealt=attack.dealt + amount))
    done = f"{amount} damage is pending on {name} ({source})." if amount else f"{source} does no damage to {name}."
    rules = dict.fromkeys((*cites, ADJUSTED))
    now.say(done, *rules, event=("damage", name), value=value)
