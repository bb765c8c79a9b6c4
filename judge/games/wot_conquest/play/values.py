"""stat-attack, stat-defense, stat-damage, move-attribute, deploy-cost: the figures of a piece and what changes them."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction
from itertools import permutations

from judge.engine import Cite, Floor, Modifier, Moment, Number, Pipeline, Value, evaluate
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.cards.meanings import Ability, Instruction
from judge.games.wot_conquest.play.silence import NoRule
from judge.games.wot_conquest.play.who import effects_on, game, last_battle, traits, units
from judge.games.wot_conquest.things import HERO, JEALOUS, NEUTRAL, City, Piece, Town, Unit

UNIT_OF = {
    "attack": "stat-attack", "defense": "stat-defense", "damage": "stat-damage", "move": "move-attribute",
    "cost": "deploy-cost", "hp": "hp",
}  # fmt: skip
FIGURE = RULES.pipeline(Pipeline("figure", (), Floor(0, "never", cite("battle.2-compare")), cite("battle.1")))
MOST_ORDERED = 6
BORDERLANDS_ATTACK = 10


def printed(now: Moment, piece: Piece, stat: str) -> int | NoRule:
    """A figure before anything changes it: from the card, from the table, or not to be had."""
    if isinstance(piece, Town):
        return piece.hp if stat == "hp" else 0
    if isinstance(piece, Unit):
        found: int | None = getattr(piece, stat)
        return _missing(now, piece, stat) if found is None else found
    if stat == "hp":
        return _hp_on_card(now, piece)
    if piece.owner != NEUTRAL:
        return _of_held_city(now, piece, stat)
    return _neutral_damage(now, piece) if stat == "damage" else _twice_hp(now, piece)


def figure_rule(piece: Piece, stat: str) -> Cite:
    """The unit that gives a figure: a neutral card, or what the figure is."""
    if isinstance(piece, Town):
        return cite("neutral-town")
    if isinstance(piece, City) and piece.owner == NEUTRAL:
        return cite("city-borderlands-damage" if piece.borderlands and stat == "damage" else "neutral-city")
    card = piece.card if isinstance(piece, Unit) else ""
    return cite({JEALOUS: "jealous-chosen", HERO: "summoned-hero"}.get(card, UNIT_OF[stat]))


def _missing(now: Moment, unit: Unit, stat: str) -> NoRule:
    """faction-sheets: no card of a player's unit is printed, so a figure that the table does not give is unknown."""
    now.reads("faction-sheets")
    name, rule = unit.name, cite(UNIT_OF[stat])
    if unit.card in ("Male Chosen", "Female Chosen"):
        return NoRule(f"{name} has no card, and the table gives no {stat}", cite("male-female-chosen"), rule)
    if "Neutral" in unit.traits:
        return NoRule(f"the card of {name} has no {stat}", cite("neutral-units"), rule)
    return NoRule(f"the rulebook prints no {stat} of {name}, and the table gives none", rule, cite("setup"))


def _hp_on_card(now: Moment, city: City) -> int | NoRule:
    if city.hp is None:
        now.reads("borderlands-list")
        return NoRule(f"no card of {city.name} is printed, and the table gives no HP", cite("neutral-city"), cite("hp"))
    return city.hp


def _neutral_damage(now: Moment, city: City) -> int:
    """neutral-city, city-borderlands-damage: 0, in the borderlands 1; the text gives another figure for step 0."""
    return 1 if city.borderlands or now.reads("city-dam-conflict") == "one-always" else 0


def _twice_hp(now: Moment, city: City) -> int | NoRule:
    """neutral-city: 2 x HP; of a damaged city nobody says which HP."""
    hp = _hp_on_card(now, city)
    if isinstance(hp, NoRule):
        return hp
    if city.borderlands and now.reads("borderlands-ten") == "always":
        return BORDERLANDS_ATTACK
    if now.reads("city-figures") == "plain-hp":
        return hp
    if city.left is None or city.left == hp:
        return 2 * hp
    match now.reads("city-hp-current"):
        case "printed-hp":
            return 2 * hp
        case "current-hp":
            return 2 * city.left
        case _:
            why = f"{city.name} has {city.left} of {hp} HP left, and its card says 2 x HP without saying which"
            return NoRule(why, cite("neutral-city"), cite("hp"))


def _of_held_city(now: Moment, city: City, stat: str) -> int | NoRule:
    """structures-stats: figures of a city in a player's hands are not printed."""
    given: int | None = getattr(city, stat)
    match now.reads("structures-stats"):
        case "as-given":
            return given or 0
        case "neutral-figures":
            return _neutral_damage(now, city) if stat == "damage" else _twice_hp(now, city)
        case _:
            why = f"nothing says what {stat} a city in a player's hands has"
            return NoRule(why, cite("neutral-city"), cite("city-control"))


def figure(now: Moment, piece: Piece, stat: str) -> Value | NoRule:
    """A figure of a piece with everything that changes it, row by row."""
    base = printed(now, piece, stat)
    if isinstance(base, NoRule):
        return base
    rows = [*_lasting(now, piece, stat), *changes_used(now, piece.name, stat)]
    return changed(now, FIGURE, base, rows, f"the {stat} of {piece.name}")


def changes_used(now: Moment, name: str, stat: str) -> list[Modifier]:
    """The changes that abilities have made to a piece, or to the total of a side, in the order of use."""
    found = [(each.source, each.change) for each in effects_on(now, name) if each.change and each.change.stat == stat]
    return [Modifier(source, change.op, change.amount, cite("battle.1")) for source, change in found]


def _lasting(now: Moment, piece: Piece, stat: str) -> list[Modifier]:
    """The changes of abilities that are simply in force: on itself, or on others from an active unit."""
    rows = []
    for source in units(now):
        for ability in source.abilities if source.abilities and not muted(now, source) else ():
            for line in ability.text if ability.phase == "always" else ():
                if line.change and line.change.stat == stat and _reaches(now, source, ability, line, piece):
                    rows.append(Modifier(source.name, line.change.op, line.change.amount, cite("battle.2-compare")))
    return rows


def muted(now: Moment, unit: Unit) -> bool:
    """Whether a unit has lost its abilities."""
    return any(effect.loses == "abilities" for effect in effects_on(now, unit.name))


def _reaches(now: Moment, source: Unit, ability: Ability, line: Instruction, piece: Piece) -> bool:
    if not _holds(now, source, ability.condition):
        return False
    if line.who in ("this", ""):
        return source.name == piece.name
    same = source.owner == piece.owner
    wanted = {"mine": same, "theirs": not same, "all": True}.get(line.who, line.who == piece.name)
    return wanted and _both_engaged(now, source, piece)


def _both_engaged(now: Moment, source: Unit, piece: Piece) -> bool:
    found = last_battle(now)
    return found is not None and {source.name, piece.name} <= set(found.engaged)


def _holds(now: Moment, source: Unit, condition: str) -> bool:
    found = last_battle(now)
    attacking = found is not None and found.attacker == source.owner
    match condition.partition(" "):
        case ("", _, _):
            return True
        case ("attacking", _, _):
            return attacking
        case ("defending", _, _):
            return found is not None and not attacking
        case ("own", _, _):
            return game(now).active == source.owner
        case (side, _, trait):
            others = [each for each in units(now) if each.name != source.name and _both_engaged(now, source, each)]
            beside = [each for each in others if (each.owner == source.owner) is (side == "with")]
            return any(trait in traits(now, each) for each in beside)


def changed(now: Moment, pipeline: Pipeline, base: Number, rows: Sequence[Modifier], what: str) -> Value | NoRule:
    """A number with its changes; where the order would matter, or it falls below 0, nothing says what it comes to."""
    value = now.evaluate(pipeline, base, rows)
    if not _disputed(pipeline, base, rows, value) or now.reads("modifier-order") == "as-used":
        return value
    why = f"nothing says in which order changes apply, how to round or whether there is a floor ({what})"
    return NoRule(why, cite("battle.1"), cite("battle.2-compare"))


def _disputed(pipeline: Pipeline, base: Number, rows: Sequence[Modifier], value: Value) -> bool:
    """Whether another order would give another number, or the number is below 0 or no whole one."""
    if value.total < 0 or isinstance(value.total, Fraction):
        return True
    if all(row.op in ("add", "subtract") for row in rows) or len(rows) == 1:
        return False
    if len(rows) > MOST_ORDERED:
        return True
    return len({evaluate(pipeline, base, order).total for order in permutations(rows)}) > 1
