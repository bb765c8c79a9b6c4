"""stat-attack, stat-defense, stat-damage, move-attribute, deploy-cost: the figures of a piece and what changes them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import permutations

from judge.engine import Cite, Floor, Modifier, Moment, Number, Pipeline, Value, evaluate, remembered
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.cards.meanings import Ability, All, Called, Change, ChangeFigures, Pieces, This
from judge.games.wot_conquest.play.battle.sides import board
from judge.games.wot_conquest.play.conditions import hold
from judge.games.wot_conquest.play.groups import User, fits, is_near, of_group
from judge.games.wot_conquest.play.phrases import in_words
from judge.games.wot_conquest.play.silence import NoRule
from judge.games.wot_conquest.play.who import effects_on, game, last_battle
from judge.games.wot_conquest.play.who import piece as piece_of
from judge.games.wot_conquest.things import HERO, JEALOUS, NEUTRAL, City, Piece, Player, Town, Unit

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
    if city.borderlands:
        return 0 if now.reads("borderlands-hit") == "none" else 1
    return 1 if now.reads("city-hits-back") == "one" else 0


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
            why = f"the rulebook does not say what {stat} a city in a player's hands has"
            return NoRule(why, cite("neutral-city"), cite("city-control"))


def figure(now: Moment, piece: Piece, stat: str, among: tuple[str, ...] | None = None) -> Value | NoRule:
    """A figure of a piece with everything that changes it, row by row; `among` is what is `standing`, if known."""
    among = standing(now) if among is None else among
    if now.get(piece.name) is piece:
        return _kept_figure(now, piece.name, stat, among)
    return _figure(now, piece, stat, among)


@remembered
def _kept_figure(now: Moment, name: str, stat: str, among: tuple[str, ...]) -> Value | NoRule:
    """The same of a piece as it stands on the table, which rests on what those change that are `standing`."""
    return _figure(now, piece_of(now, name), stat, among)


def _figure(now: Moment, piece: Piece, stat: str, among: tuple[str, ...]) -> Value | NoRule:
    base = printed(now, piece, stat)
    lasting = _lasting(now, piece, stat, among)
    if isinstance(base, NoRule) or isinstance(lasting, NoRule):
        return base if isinstance(base, NoRule) else lasting  # type: ignore[return-value]
    rows = [*lasting, *changes_used(now, piece.name, stat), *_unused(now, piece, stat)]
    return changed(now, FIGURE, base, rows, f"the {stat} of {piece.name}")


def changes_used(now: Moment, name: str, stat: str) -> list[Modifier]:
    """The changes that abilities have made to a piece, or to the total of a side, in the order of use."""
    found = [(each.source, each.change) for each in effects_on(now, name) if each.change and each.change.stat == stat]
    return [Modifier(source, change.op, change.amount, cite("battle.1")) for source, change in found]


def _lasting(now: Moment, piece: Piece, stat: str, among: tuple[str, ...]) -> list[Modifier] | NoRule:
    """The changes of abilities that are simply in force: on itself, or on others from an active unit."""
    rows: list[Modifier] = []
    for source, user, ability, deed in in_force(now, among):
        changes = [each for each in deed.changes if each.stat == stat]
        reached = _reaches(now, source, ability, deed, piece) if changes else False
        if isinstance(reached, NoRule):
            return reached
        times = count(now, deed.per, user) if reached else 0
        if isinstance(times, NoRule):
            return times
        if times and _is_counted(now, stat):
            rule = cite("battle.2-compare" if stat in ("attack", "defense") else UNIT_OF[stat])
            rows += [Modifier(source.name, each.op, each.amount * times, rule) for each in changes]
        if reached and deed.per:
            rows += _not_counted(now, changes, deed.per, user)
        elif changes and not reached and (idle := _idle(now, source, ability, deed, piece)):
            why, unit = idle
            words, rule = f"an ability of {source.name}", cite(unit or UNIT_OF[stat])
            rows += [Modifier(words, each.op, each.amount, rule, why) for each in changes]
    return rows


def _is_counted(now: Moment, stat: str) -> bool:
    """battle.2-compare, move-attribute: what works by itself counts, though some leave it out."""
    if stat in ("move", "cost"):
        return now.reads("standing-moves") != "left-out"
    return now.reads("standing-abilities") != "left-out"


def _not_counted(now: Moment, changes: Sequence[Change], per: Pieces, user: User) -> Iterator[Modifier]:
    """battle-active: what is not engaged is not counted by `for each`, though people count it."""
    found, counted = last_battle(now), of_group(now, per, user)
    if found is None or isinstance(counted, NoRule):
        return
    for other in board(now):
        if fits(now, per, other, user) and other not in counted and other.name not in found.engaged:
            why = f"{other.name} is not engaged in this battle"
            yield from (Modifier(other.name, each.op, each.amount, cite("battle-active"), why) for each in changes)


def _unused(now: Moment, piece: Piece, stat: str) -> Iterator[Modifier]:
    """battle.1: what an ability of a unit would do to its own figure, had it been used in the battle."""
    found = last_battle(now)
    if found is None or not isinstance(piece, Unit) or piece.name not in found.engaged:
        return
    used = {name for name, _, _ in game(now).used} | {each.source for each in effects_on(now, piece.name)}
    for ability in piece.abilities:
        name = f"{ability.name} of {piece.name}"
        for deed in ability.deeds if ability.phase in ("attack", "battle") and name not in used else ():
            if isinstance(deed, ChangeFigures) and deed.whom == This() and not deed.per:
                mine = [each for each in deed.changes if each.stat == stat]
                yield from (Modifier(name, each.op, each.amount, ability.rule, "it was not used") for each in mine)


def _idle(
    now: Moment, source: Piece | Player, ability: Ability, deed: ChangeFigures, piece: Piece
) -> tuple[str, str] | None:
    """Why a change that people may count does not reach a piece, and the rule if it is none of its figure."""
    user = User(source.name) if isinstance(source, Player) else User(source.owner, source.name)
    match deed.whom:
        case This():
            named = source.name == piece.name
        case Called(name):
            named = name == piece.name
        case All(group):
            named = fits(now, group, piece, user)
            found = last_battle(now)
            anyone = group._replace(trait="", without="", damaged=False, other=False)
            if not named and fits(now, anyone, piece, user) and _side_by_side(now, source, piece, deed):
                return f"it is for each {in_words(group, 'group')}", ""
            if named and found and piece.name in found.engaged and not _side_by_side(now, source, piece, deed):
                return f"{source.name} is not engaged in this battle", "battle-active"
            if named and is_near(now, group, piece, user) is False:
                return f"{piece.name} is too far from {source.name}", "span"
        case _:
            return None
    if not named or hold(now, ability.conditions, user) is not False:
        return None
    words = " and ".join(in_words(each, "condition") for each in ability.conditions)
    return f"it counts only while {words}", ""


@remembered
def standing(now: Moment) -> tuple[str, ...]:
    """The pieces on the board and the players with abilities that change figures as long as they are there."""
    able = (each for each in (*board(now), *now.row(Player)) if each.abilities)
    return tuple(each.name for each in able if _standing(each.abilities))


def in_force(
    now: Moment, among: tuple[str, ...] | None = None
) -> Iterator[tuple[Piece | Player, User, Ability, ChangeFigures]]:
    """The changes that abilities of pieces and powers of players make as long as they are there."""
    for name in standing(now) if among is None else among:
        source = now.get(name)
        assert isinstance(source, Unit | City | Town | Player)
        if not (isinstance(source, Unit) and muted(now, source)):
            user = User(source.name) if isinstance(source, Player) else User(source.owner, source.name)
            for ability, deed in _standing(source.abilities):
                yield source, user, ability, deed


@lru_cache(maxsize=4096)
def _standing(abilities: tuple[Ability, ...]) -> tuple[tuple[Ability, ChangeFigures], ...]:
    """What abilities change by themselves, as long as they are there."""
    simply = (ability for ability in abilities if not ability.phase and not ability.occasion)
    return tuple((ability, deed) for ability in simply for deed in ability.deeds if isinstance(deed, ChangeFigures))


def count(now: Moment, per: Pieces | None, user: User) -> int | NoRule:
    """How often something is done: once, or once for each piece of a group."""
    found = of_group(now, per, user) if per else None
    return found if isinstance(found, NoRule) else 1 if found is None else len(found)


def muted(now: Moment, unit: Unit) -> bool:
    """Whether a unit has lost its abilities."""
    return any(effect.muted for effect in effects_on(now, unit.name))


def _reaches(now: Moment, source: Piece | Player, ability: Ability, deed: ChangeFigures, piece: Piece) -> bool | NoRule:
    """Whether a lasting change is one of this piece: its own, or one of a group in battle with its source."""
    user = User(source.name) if isinstance(source, Player) else User(source.owner, source.name)
    near: bool | NoRule = True
    match deed.whom:
        case This():
            named = source.name == piece.name
        case Called(name):
            named = name == piece.name
        case All(group):
            named = fits(now, group, piece, user) and _side_by_side(now, source, piece, deed)
            near = is_near(now, group, piece, user) if named else False
        case _:
            return False
    if not named or near is False:
        return False
    held = hold(now, ability.conditions, user)
    return near if held is True else held


def _side_by_side(now: Moment, source: Piece | Player, piece: Piece, deed: ChangeFigures) -> bool:
    """battle-active: others are changed where both are engaged; a Move is one outside battles."""
    found = last_battle(now)
    both = found is not None and {source.name, piece.name} <= set(found.engaged)
    return both or all(each.stat == "move" for each in deed.changes)


def changed(now: Moment, pipeline: Pipeline, base: Number, rows: Sequence[Modifier], what: str) -> Value | NoRule:
    """A number with its changes; where the order would matter, or it falls below 0, nothing says what it comes to."""
    value = now.evaluate(pipeline, base, rows)
    if not _disputed(pipeline, base, rows, value) or now.reads("modifier-order") == "as-used":
        return value
    why = f"the rulebook does not say in which order changes apply, how to round or whether there is a floor ({what})"
    return NoRule(why, cite("battle.1"), cite("battle.2-compare"))


def _disputed(pipeline: Pipeline, base: Number, rows: Sequence[Modifier], value: Value) -> bool:
    """Whether another order would give another number, or the number is below 0 or no whole one."""
    rows = [row for row in rows if not row.idle]
    if value.total < 0 or isinstance(value.total, Fraction):
        return True
    if all(row.op in ("add", "subtract") for row in rows) or len(rows) == 1:
        return False
    if len(rows) > MOST_ORDERED:
        return True
    return len({evaluate(pipeline, base, order).total for order in permutations(rows)}) > 1
