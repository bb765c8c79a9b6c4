"""battle.2-compare, battle.2-victor, battle.2-damage: the sums, the victor, the damage."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.engine import Floor, Modifier, Moment, Number, Pipeline, Value
from judge.engine.referee import Referee
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.cards.meanings import IN_BATTLE, OUTSIDE
from judge.games.wot_conquest.play.battle import sides
from judge.games.wot_conquest.play.battle.sides import defender, opposing_pieces
from judge.games.wot_conquest.play.occasions import battle_is_won
from judge.games.wot_conquest.play.silence import NoRule, leave_open, run_out
from judge.games.wot_conquest.play.values import (
    BORDERLANDS_ATTACK,
    changed,
    changes_used,
    figure,
    figure_rule,
    in_force,
    standing,
)
from judge.games.wot_conquest.play.who import battle, is_leader
from judge.games.wot_conquest.things import NEUTRAL, City, Effect, Piece, Town, Unit
from judge.kit.timeline import end_of, ongoing

NOBODY = "nobody"
NEVER = Floor(0, "never", cite("battle.2-compare"))
SUMS = {
    "attack": Pipeline("attack sum", (), NEVER, cite("battle.2-compare")),
    "defense": Pipeline("defense sum", (), NEVER, cite("battle.2-compare")),
    "damage": Pipeline("damage total", (), NEVER, cite("battle.2-damage")),
}


def total(now: Moment, pieces: Iterable[Piece], stat: str, owners: Iterable[str], pipeline: str) -> Value | NoRule:
    """The sum of a figure over pieces, with the changes to the total of the side; no rule if one is unknown."""
    rows: list[Modifier] = []
    among = standing(now)
    for each in pieces:
        found = figure(now, each, stat, among)
        if isinstance(found, NoRule):
            return found
        rows.append(Modifier(each.name, "add", found.total, figure_rule(each, stat)))
    rows += _absent(now, {row.source for row in rows}, stat, owners, among)
    rows += _towns(now) if pipeline == "defense" else ()
    side = [row for owner in owners for row in changes_used(now, owner, stat)]
    pieces_alone = now.evaluate(SUMS[pipeline], 0, rows)
    if not side:
        return pieces_alone
    found = changed(now, SUMS[pipeline], pieces_alone.total, side, f"the {pipeline} of a side")
    return found if isinstance(found, NoRule) else pieces_alone.then(found)


def _absent(
    now: Moment, there: set[str], stat: str, owners: Iterable[str], among: tuple[str, ...]
) -> Iterator[Modifier]:
    """engaged: units of the side that are not in the battle; they add nothing, though people count them."""
    for each in sides.board(now):
        if each.owner not in owners or each.owner == NEUTRAL or each.name in there:
            continue
        found, here = figure(now, each, stat, among), each.name in battle(now).engaged
        if isinstance(found, Value) and found.total and isinstance(each, Unit) and not here:
            yield Modifier(each.name, "add", found.total, cite("engaged"), f"{each.name} is not engaged in this battle")
        elif isinstance(found, Value) and found.total and isinstance(each, City) and here and stat != "defense":
            yield Modifier(each.name, "add", found.total, cite("battle.2-compare"), "a city is not an attacking unit")


def _towns(now: Moment) -> Iterator[Modifier]:
    """neutral-town: a town in the battle adds nothing to the defense, though people count its HP."""
    for each in sides.engaged(now):
        if isinstance(each, Town) and each.left:
            yield Modifier(f"the HP of {each.name}", "add", each.left, cite("neutral-town"), "a town has defense 0")


def attack_sum(now: Moment, said: bool = False) -> Value | NoRule:
    """battle.2-compare: the attack values of the units of whoever started the battle; or as some say that it is."""
    found = battle(now)
    if found.kind == "city":
        return _city_attack(now, now.the(City, found.initiator))
    here = [each.name for each in sides.engaged(now) if isinstance(each, Unit) and each.owner == NEUTRAL]
    if found.kind == "jealous" and len(here) > 1 and now.reads("jealous-many") == "no-rule":
        names = ", ".join(here)
        why = f"{names} are all engaged, and the rulebook does not say whether they fight together or each alone"
        return NoRule(why, cite("neutral.2-shadow"), cite("engaged"), cite("battle.2-compare"))
    pieces = _who_count(now, sides.attacking_units(now), now.reads("who-attacks"), said)
    return total(now, pieces, "attack", (found.attacker,), "attack")


def _who_count(now: Moment, pieces: list[Piece], who: str, said: bool = False) -> list[Piece]:
    """battle.2-compare, battle.2-damage: all units of a side count, though some take one alone, or say so."""
    match who.removeprefix("said-") if said else who:
        case "initiator":
            return [each for each in pieces if each.name == battle(now).initiator] or pieces
        case "leader":
            led: list[Piece] = [each for each in pieces if isinstance(each, Unit) and is_leader(now, each)]
            return led or pieces
        case _:
            return pieces


def _city_attack(now: Moment, city: City) -> Value | NoRule:
    """neutral.0-plain, neutral.0-borderlands: a fixed total, the maximum HP once; the card says 2 x HP."""
    if now.reads("city-att-conflict") == "card-figures":
        return total(now, [city], "attack", (NEUTRAL,), "attack")
    if city.borderlands and (city.hp is None or now.reads("borderlands-attack") == "ten"):
        row = Modifier(f"{city.name} (borderlands)", "add", BORDERLANDS_ATTACK, cite("neutral.0-borderlands"))
    elif city.hp is None:
        why = f"no card of {city.name} is printed, and the table gives no HP"
        return NoRule(why, cite("neutral.0-plain"), cite("hp"))
    else:
        left = city.hp if city.left is None else city.left
        hp = {"maximum": city.hp, "left": left}.get(now.reads("city-attacks-with"), 2 * city.hp)
        row = Modifier(f"{city.name} (maximum HP)", "add", hp, cite("neutral.0-plain"))
    rows = [row, *changes_used(now, NEUTRAL, "attack"), *changes_used(now, city.name, "attack")]
    return changed(now, SUMS["attack"], 0, rows, "the attack of a city")


def defense_sum(now: Moment, said: bool = False) -> Value | NoRule:
    """battle.2-compare: the defense values of the opposing units and structures; or as some say that it is."""
    compared = now.reads("values-compared")
    stat = "attack" if (compared.removeprefix("said-") if said else compared) == "attack-attack" else "defense"
    pieces = _counting(now, opposing_pieces(now))
    if not battle(now).callers:
        pieces = _who_count(now, pieces, now.reads("who-defends"), said)
    return total(now, pieces, stat, battle(now).defenders, "defense")


def _counting(now: Moment, pieces: list[Piece]) -> list[Piece]:
    """structures-engaged: whether cities and towns add to a sum."""
    if any(isinstance(each, City | Town) for each in pieces) and now.reads("structures-engaged") == "takes-damage-only":
        return [each for each in pieces if isinstance(each, Unit)]
    return pieces


def damage_total(now: Moment, side: str) -> Value | NoRule:
    """battle.2-damage: the victor adds up the damage of his units, attacking or defending."""
    found = battle(now)
    if side == found.attacker and found.kind == "city":
        return _city_damage(now, now.the(City, found.initiator))
    pieces = sides.attacking_units(now) if side == found.attacker else _counting(now, opposing_pieces(now))
    if missing := _unknown_damage(now, pieces):
        return missing  # Nobody's mistake fills in a figure that the table does not give.
    if now.reads("damage-is") == "difference":
        return _difference(now)
    pieces = _who_count(now, pieces, now.reads("who-deals"))
    stat = "damage" if now.reads("wounds-by") == "damage" else "attack"
    return total(now, pieces, stat, sides.members(now, side), "damage")


def _unknown_damage(now: Moment, pieces: list[Piece]) -> NoRule | None:
    """stat-damage: why the damage cannot be added up: of one unit the table gives none."""
    among = standing(now)
    values = (figure(now, each, "damage", among) for each in pieces)
    return next((each for each in values if isinstance(each, NoRule)), None)


def _difference(now: Moment) -> Value | NoRule:
    """A known mistake: the difference of the sums taken for the damage."""
    one, two = attack_sum(now), defense_sum(now)
    if isinstance(one, NoRule) or isinstance(two, NoRule):
        return one if isinstance(one, NoRule) else two
    more, less = max(one.total, two.total), min(one.total, two.total)
    return now.evaluate(SUMS["damage"], more - less, ())


def _city_damage(now: Moment, city: City) -> Value | NoRule:
    """neutral.0-plain, neutral.0-borderlands: 1 in all; the card says 0, or 1 in the borderlands."""
    if now.reads("city-dam-conflict") == "card-always":
        return total(now, [city], "damage", (NEUTRAL,), "damage")
    if now.reads("wounds-by") == "attack":
        return _city_attack(now, city)
    rule = cite("neutral.0-borderlands" if city.borderlands else "neutral.0-plain")
    dealt = 0 if city.borderlands and now.reads("borderlands-hit") == "none" else 1
    return now.evaluate(SUMS["damage"], 0, [Modifier(city.name, "add", dealt, rule)])


def sums_to_compare(now: Moment, said: bool = False) -> tuple[Value, Value] | NoRule:
    """battle.2-compare: both sums; where the HP of a damaged city are open, one that settles the battle either way."""
    return _compared(now, attack_sum(now, said), defense_sum(now, said))


def _compared(now: Moment, attack: Value | NoRule, defense: Value | NoRule) -> tuple[Value, Value] | NoRule:
    if isinstance(attack, NoRule):
        return attack
    return (attack, defense) if isinstance(defense, Value) else _by_either_hp(now, attack, defense)


def _by_either_hp(now: Moment, attack: Value, missing: NoRule) -> tuple[Value, Value] | NoRule:
    """city-hp-current: printed HP or HP left make no difference if both sums lie on one side of the attack sum."""
    pieces = _counting(now, opposing_pieces(now))
    printed = [each._replace(left=each.hp) if isinstance(each, City) else each for each in pieces]
    current = [each._replace(hp=each.left) if isinstance(each, City) else each for each in pieces]
    most, least = (total(now, each, "defense", battle(now).defenders, "defense") for each in (printed, current))
    if isinstance(most, NoRule) or isinstance(least, NoRule):
        return missing
    if attack.total > max(most.total, least.total):
        return attack, most
    return (attack, least) if attack.total < min(most.total, least.total) else missing


@RULES.step
def compare_sums(now: Moment) -> None:
    """battle.2-compare: the attack sum against the defense sum."""
    seen = _as_some_add_up(now)
    added, defense = attack_sum(seen, said=True), defense_sum(seen, said=True)
    found = _compared(seen, added, defense)
    if isinstance(found, NoRule):
        run_out(now, NoRule(found.why, *found.cites, cite("battle.2-compare")))
        return
    attack, event, rule = found[0], ("defense", "sum"), cite("battle.2-compare")
    if battle(now).kind == "battle" and isinstance(defense, Value):
        match now.reads("one-sum"):
            case "of-both":
                attack, defense = _of_both(now, "attack"), _of_both(now, "defense")
            case "attack-and-defense":
                attack = _with_other(now, attack, sides.attacking_units(now), "defense")
                defense = _with_other(now, defense, opposing_pieces(now), "attack")
    now.put(battle(now)._replace(attack=attack.total))
    now.say(f"The attack sum is {attack.total}.", rule, event=("attack", "sum"), value=attack)
    if isinstance(defense, Value):
        now.put(battle(now)._replace(defense=defense.total))
        now.say(f"The defense sum is {defense.total}.", rule, event=event, value=defense)
    else:
        higher = "higher" if attack.total > found[1].total else "lower"
        text = f"No rule says which HP of the damaged city count, but either way the attack sum is the {higher} one."
        now.say(text, rule, cite("neutral-city"), event=event)


def _of_both(now: Moment, stat: str) -> Value:
    """A known mistake: one figure added up over both sides."""
    found = [(each.name, figure(now, each, stat)) for each in sides.engaged(now) if isinstance(each, Unit)]
    rows = [Modifier(name, "add", each.total) for name, each in found if isinstance(each, Value)]
    return now.evaluate(SUMS[stat], 0, rows)


def _with_other(now: Moment, found: Value, pieces: Iterable[Piece], stat: str) -> Value:
    """A known mistake: attack and defense of a side added together."""
    figures = [(each.name, figure(now, each, stat)) for each in pieces if isinstance(each, Unit)]
    rows = [Modifier(f"the {stat} of {name}", "add", each.total) for name, each in figures if isinstance(each, Value)]
    return found.then(now.evaluate(SUMS["attack" if stat == "defense" else "defense"], found.total, rows))


@RULES.step
def name_victor(now: Moment) -> None:
    """battle.2-victor: the higher sum wins; for equal sums there is no rule."""
    found, rule = battle(now), cite("battle.2-victor")
    victor = victor_by_sums(now)
    if isinstance(victor, NoRule):
        run_out(now, NoRule(victor.why, *victor.cites, cite("battle.2-compare")))
        return
    loser = "" if victor == NOBODY else defender(now) if victor == found.attacker else found.attacker
    now.put(found._replace(victor=victor, loser=loser, said=_as_some_say(now, victor)))
    if not found.defenders:
        now.say("Nobody opposed the attack, so there is no loser.", rule, event=("victor", NOBODY))
        return
    if victor == NOBODY:
        now.say("The sums are equal, so nobody has the higher one.", rule)
    now.say(f"The victor is {victor}.", rule, cite("battle.2-compare"), event=("victor", victor))
    battle_is_won(now)


def _as_some_add_up(now: Moment) -> Moment:
    """battle.2-compare: the battle as those add it up who leave out what abilities do; nothing else changes by that."""
    used = bool(ongoing(now, Effect)) and now.reads("used-abilities") == "in-the-sums"
    idle = any(in_force(now)) and now.reads("standing-abilities") == "in-the-sums"
    return without(now, used=used, standing=idle) if used or idle else now


def _as_some_say(now: Moment, victor: str) -> str:
    """battle.2-victor: whom those take for the victor who add up wrongly, or leave out one of several units."""
    several = [side for side in (sides.attacking_units(now), opposing_pieces(now)) if len(side) > 1]
    names = [each.name for side in several for each in side if isinstance(each, Unit)]
    option = now.reads("whole-side") if names else "all"
    at = {"first": 0, "second": 1, "third": 2, "fourth": 3, "fifth": 4, "sixth": 5}.get(option, len(names))
    seen = without(now, unit=names[at]) if at < len(names) else _as_some_add_up(now)
    said = victor_by_sums(seen, said=True)
    return victor if isinstance(said, NoRule) else said


def without(now: Moment, used: bool = False, standing: bool = False, unit: str = "") -> Moment:
    """The moment without what abilities did, without those that work by themselves, or without a unit in the battle."""
    referee = now.referee
    assert isinstance(referee, Referee)
    seen = referee.moment(now.freeze())
    if used:
        end_of(seen, "battle", "turn", IN_BATTLE, OUTSIDE)
    for each in sides.board(seen) if standing else ():
        seen.put(each._replace(abilities=()))
    seen.put(battle(seen)._replace(engaged=tuple(name for name in battle(seen).engaged if name != unit)))
    return seen


def victor_by_sums(now: Moment, said: bool = False) -> str | NoRule:
    """battle.2-victor: the side with the higher sum; nobody where nobody opposes the attack."""
    if ongoing(now, Effect) and now.reads("used-abilities") == "left-out":
        now = without(now, used=True)
    sums = sums_to_compare(now, said)
    if isinstance(sums, NoRule):
        return sums
    attack, defense = sums
    if not battle(now).defenders:
        return NOBODY
    if attack.total == defense.total:
        return _tie(now, attack.total)
    return battle(now).attacker if attack.total > defense.total else defender(now)


def _tie(now: Moment, total: Number) -> str | NoRule:
    """tie, town-attacked-by: only a higher sum makes a victor; but a lone town may fall to an attack of 0."""
    pieces = opposing_pieces(now)
    lone_town = bool(pieces) and total == 0 and all(isinstance(each, Town) for each in pieces)
    if lone_town and now.reads("town-attacked-by") == "town-falls":
        return battle(now).attacker
    return _holder_of_tie(now, total)


def _holder_of_tie(now: Moment, total: Number) -> str | NoRule:
    """tie: who is the victor with equal sums, by the reading in force."""
    if now.reads("tie-to-attacker") == "attacker":
        return battle(now).attacker
    match now.reads("tie"):
        case "no-victor":
            return NOBODY
        case "defender-holds":
            return defender(now)
        case _:
            return NoRule(f"both sums are {total}, and only a higher sum is given a result", cite("battle.2-victor"))


@RULES.test
def there_is_a_victor(now: Moment) -> bool:
    """battle.2-victor: whether one side has won."""
    return battle(now).loser != ""


def unknown_outcome(now: Moment, missing: NoRule) -> None:
    """battle.2-damage: who takes how much is unknown; where nothing else hangs on that, play goes on."""
    found = battle(now)
    lost = [each for each in sides.engaged(now) if each.owner in sides.members(now, found.loser)]
    waiting = any(ability.occasion for each in sides.engaged(now) for ability in each.abilities)
    plain = all(isinstance(each, Unit) and each.owner != NEUTRAL for each in lost)
    if found.kind != "battle" or waiting or not plain or now.reads("who-deals-damage") == "both-sides":
        run_out(now, missing)
        return
    now.put(found._replace(due=()))
    leave_open(now, missing, *(each.name for each in lost))


@RULES.step
def count_damage(now: Moment) -> None:
    """battle.2-damage: the victor counts the damage of his units; the loser's units deal none."""
    found = battle(now)
    sides, dealing = [(found.loser, found.victor)], now.reads("who-deals-damage")
    if dealing == "both-sides":
        sides.append((found.victor, found.loser))
    due = []
    for hit, deals in sides:
        value = damage_total(now, deals)
        if isinstance(value, NoRule):
            unknown_outcome(now, NoRule(value.why, *value.cites, cite("battle.2-damage")))
            return
        spared = hit == NEUTRAL and found.kind != "battle" and now.reads("neutral-hurt") == "never"
        spared = spared or (
            dealing == "attacker-alone" and found.kind == "battle" and deals not in (found.attacker, NEUTRAL)
        )
        due.append((hit, 0 if spared else int(value.total)))
        now.say(f"{deals} counts {value.total} damage.", cite("battle.2-damage"), event=("damage", deals), value=value)
    now.put(battle(now)._replace(due=tuple(due), damage=due[0][1]))
