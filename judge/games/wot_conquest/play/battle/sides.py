"""engaged: the two sides of a battle, who counts for which and who decides for it."""

from __future__ import annotations

from judge.engine import Cite, Moment, Refusal, refuse, remembered
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.play.silence import NoRule, run_out
from judge.games.wot_conquest.play.spans import within
from judge.games.wot_conquest.play.who import (
    FACTIONS,
    battle,
    cities,
    last_battle,
    of_faction,
    piece,
    towns,
    units,
)
from judge.games.wot_conquest.things import NEUTRAL, SPAN, City, Piece, Town, Unit

AND = " and "
OF_KIND = {"city": "neutral.0-initiate", "jealous": "neutral.2-shadow", "battle": "attack-initiate"}


def board(now: Moment) -> tuple[Piece, ...]:
    """Every unit, city and town on the board."""
    return (*units(now), *cities(now), *towns(now))


@remembered
def engaged(now: Moment) -> tuple[Piece, ...]:
    """engaged: the pieces in the battle; battle-order: who was killed before the sums is gone, though some count it."""
    found = battle(now)
    still = found.killed and not found.dealt and now.reads("killed-count") != "gone"
    fallen = [now.the(Unit, name) for name in found.killed] if still else []
    return tuple([each for each in (*board(now), *fallen) if each.name in found.engaged])


def is_engaged(now: Moment, name: str) -> bool:
    """engaged: whether a piece takes part in the battle that is on."""
    found = last_battle(now)
    return found is not None and not found.over and name in found.engaged


def reached(now: Moment, start: str, measure: str) -> tuple[list[str], dict[str, NoRule]]:
    """The pieces within a measure of a place, and of others why that cannot be told."""
    known = {each.name: within(now, each.at, start, measure) for each in board(now)}
    unclear = {name: near for name, near in known.items() if isinstance(near, NoRule)}
    return [name for name, near in known.items() if near is True], unclear


def unclear_engagement(now: Moment, unclear: dict[str, NoRule]) -> bool:
    """engaged: breaks off where it cannot be told whether a piece that matters is in the battle."""
    matter = {name: why for name, why in unclear.items() if _matters(now, piece(now, name))}
    if matter:
        run_out(now, next(iter(matter.values())).at(cite("engaged")), *matter)
    return bool(matter)


def _matters(now: Moment, each: Piece) -> bool:
    """Whether a piece would count: a town only where nobody else opposes, a stranger not in a neutral attack.

    A city of the attacking player adds to no sum; it matters only where damage is put on it.
    """
    found = battle(now)
    if isinstance(each, City) and each.owner == found.attacker:
        return False
    if found.kind != "battle":
        if each.owner not in (NEUTRAL, found.target):
            return now.reads("neutral-bystanders") != "target-alone"
        return each.owner == found.target or (isinstance(each, Unit) and each.owner == found.attacker)
    others = {other.owner for other in engaged(now)} - {found.attacker, NEUTRAL}
    return not (isinstance(each, Town) and others)


def attacking_units(now: Moment) -> list[Piece]:
    """battle.2-compare: the units of whoever started it; jealous-many: a neutral attacker fights alone or not."""
    found = battle(now)
    if found.kind == "city":
        return [piece(now, found.initiator)]
    here: list[Piece] = [each for each in engaged(now) if isinstance(each, Unit) and each.owner == found.attacker]
    if found.kind == "battle":
        return _with_absent(now, here, (found.attacker,))
    together = len(here) > 1 and now.reads("jealous-many") == "both-engaged"
    return here if together else [each for each in here if each.name == found.initiator]


def company(now: Moment) -> list[Piece]:
    """jealous-many: the neutral pieces in a neutral attack beside the one that makes it, as far as they have HP."""
    found = battle(now)
    if found.kind == "battle":
        return []
    return [each for each in engaged(now) if each.owner == NEUTRAL and each.name != found.initiator and each.left != 0]


def unclear_company(now: Moment, side: str) -> NoRule | None:
    """jealous-many: why it cannot be told who takes the damage of a neutral attacker, if others are beside it."""
    if battle(now).kind == "battle" or side != battle(now).attacker:
        return None
    beside = company(now)
    if not beside:
        perhaps = _perhaps_beside(now)
        return perhaps if perhaps and now.reads("jealous-many") != "each-alone" else None
    if now.reads("jealous-many") != "no-rule":
        return None
    names, hit = ", ".join(each.name for each in beside), battle(now).initiator
    why = f"neutral pieces are near {hit} ({names}), and the rulebook does not say whether they can take its damage"
    return NoRule(why, cite("battle.2-assign"), cite("engaged"), cite("neutral-sheet"))


def _perhaps_beside(now: Moment) -> NoRule | None:
    """span: why it cannot be told whether a neutral city or town is beside a neutral attacker; None where it can."""
    found = battle(now)
    start = piece(now, found.initiator).at
    structures: list[City | Town] = [*cities(now), *towns(now)]
    others = [each for each in structures if each.owner == NEUTRAL and each.name != found.initiator]
    known = [within(now, each.at, start, SPAN) for each in others if each.name not in found.engaged]
    missing = next((each for each in known if isinstance(each, NoRule)), None)
    return missing.at(cite("battle.2-assign"), cite("engaged")) if missing and not found.told else None


def opposing_pieces(now: Moment) -> list[Piece]:
    """battle.2-compare: the units and structures of the side that the attack goes against."""
    found = battle(now)
    here = [each for each in engaged(now) if each.owner in found.defenders]
    return _with_absent(now, here, found.defenders)


def _with_absent(now: Moment, here: list[Piece], owners: tuple[str, ...]) -> list[Piece]:
    """sums-unengaged: whether units that are not engaged count as well."""
    names = {each.name for each in here} | set(battle(now).out)
    absent: list[Piece] = [each for each in units(now) if each.owner in owners and each.name not in names]
    if absent and NEUTRAL not in owners and now.reads("sums-unengaged") == "all-units":
        return [*here, *absent]
    return here


def defender(now: Moment) -> str:
    """The opposing side: one player, several together, the neutral side, or nobody."""
    return AND.join(battle(now).defenders)


def decider(now: Moment, side: str) -> str:
    """Who decides for a side: its players, together if there are several; nobody decides for the neutral side.

    neutral-bystanders: where others stand with a player who is attacked by a neutral piece, that player decides.
    """
    found = last_battle(now)
    if found is not None and found.kind != "battle" and side == AND.join(found.defenders):
        return found.target
    return AND.join(owner for owner in members(now, side) if owner != NEUTRAL)


@remembered
def choosers(now: Moment) -> tuple[str, str]:
    """battle.1-cycle: who chooses for the attacking and for the defending side."""
    return decider(now, battle(now).attacker), decider(now, defender(now))


def other(now: Moment, side: str) -> str:
    """The side against a side, or against whoever decides for it."""
    return defender(now) if side == battle(now).attacker else battle(now).attacker


def members(now: Moment, side: str) -> tuple[str, ...]:
    """The owners whose pieces a side has."""
    found = last_battle(now)
    return found.defenders if found is not None and side == AND.join(found.defenders) else (side,)


def own_units(now: Moment, side: str) -> list[Unit]:
    """The units that somebody decides for: his own, or those of all who decide together."""
    owners = members(now, side)
    return [unit for unit in units(now) if unit.owner in owners and unit.owner != NEUTRAL]


def pieces_of(now: Moment, side: str) -> list[Piece]:
    """The pieces that count for a side."""
    return attacking_units(now) if side == battle(now).attacker else opposing_pieces(now)


@remembered
def damageable(now: Moment, side: str) -> tuple[Piece, ...]:
    """battle.2-assign: the units and structures of the loser on which damage may be put."""
    found = battle(now)
    if found.kind != "battle" and side == found.attacker:
        beside = company(now)
        together = bool(beside) and now.reads("jealous-many") == "both-engaged"
        return tuple([each for each in (piece(now, found.initiator), *(beside if together else ())) if each.left != 0])
    owners = members(now, side)
    mine = [each for each in board(now) if each.owner in owners]
    here = [each for each in mine if each.name in found.engaged]
    if len(mine) > len(here) and NEUTRAL not in owners and now.reads("damage-unengaged") == "any-unit":
        here = mine
    left = tuple([each for each in here if each.left != 0])
    fighting = tuple([each for each in left if isinstance(each, Unit)])
    mixed = 0 < len(fighting) < len(left)
    return fighting if mixed and now.reads("city-spared") == "units-only" else left


def unclear_city(now: Moment, side: str) -> NoRule | None:
    """battle.2-assign: why it cannot be told whether a city of the side may take damage, if there is such a one."""
    found = battle(now)
    if side != found.attacker or found.kind != "battle" or found.told:
        return None
    start = piece(now, found.initiator).at
    mine = [city for city in cities(now) if city.owner == side and city.name not in found.engaged]
    known = [within(now, city.at, start, SPAN) for city in mine]
    return next((each for each in known if isinstance(each, NoRule)), None)


def settle_sides(now: Moment) -> None:
    """attack-initiate: who opposes the attacker. Everybody in the span is engaged, but a battle knows two sides.

    A neutral town adds nothing to a sum, so it makes no third side, unless everybody opposes together.
    """
    found = battle(now)
    if found.kind != "battle":
        _settle_neutral_attack(now)
        return
    here = [each for each in engaged(now) if each.owner != found.attacker]
    owners = tuple(dict.fromkeys(each.owner for each in here))
    towns_only = NEUTRAL in owners and all(isinstance(each, Town) for each in here if each.owner == NEUTRAL)
    if len(owners) > 1 and towns_only and now.reads("three-sided") != "one-opposing-side":
        owners = tuple(owner for owner in owners if owner != NEUTRAL)
    if found.target in owners:
        owners = (found.target,)
    now.put(found._replace(defenders=owners))
    if len(owners) > 1 and now.reads("three-sided") == "no-rule":
        why = (
            f"pieces of {', '.join(owners)} are engaged against {found.attacker}, and the rules know one opposing side"
        )
        run_out(now, NoRule(why, cite("engaged"), cite("battle.1-cycle"), cite("battle.2-compare")))


def _settle_neutral_attack(now: Moment) -> None:
    """neutral-bystanders: a neutral attack is made against one player; of others in the span nothing is said."""
    found = battle(now)
    owners = dict.fromkeys(each.owner for each in engaged(now) if each.owner != NEUTRAL)
    target = found.target or next((each for name in FACTIONS if (each := of_faction(now, name)) in owners), "")
    others = tuple(owner for owner in owners if owner != target)
    option = now.reads("neutral-bystanders") if others else ""
    defenders = (target, *others) if option in ("all-oppose", "no-rule") else (target,)
    now.put(found._replace(target=target, defenders=defenders if target else ()))
    if option == "target-alone":
        _leave_aside(now, [each.name for each in engaged(now) if each.owner in others])
    if option == "no-rule":
        why = f"pieces of {', '.join(others)} are within a span of {found.initiator}, which attacks {target}, "
        why += "and the rulebook does not say whether they are on a side"
        run_out(now, NoRule(why, cite("engaged"), cite(OF_KIND[found.kind]), cite("battle.2-compare")))


def _leave_aside(now: Moment, names: list[str]) -> None:
    """neutral-bystanders: says once of each piece that it is engaged and on no side."""
    found = battle(now)
    new = [name for name in names if name not in found.aside]
    if new:
        now.put(found._replace(aside=(*found.aside, *new)))
        now.say(f"{', '.join(new)}: engaged, but on no side.", cite("engaged"), cite(OF_KIND[found.kind]))


@RULES.test
def defender_to_name(now: Moment) -> bool:
    """three-sided: whether the attacking player has to name one of several defenders."""
    several = len(battle(now).defenders) > 1 and battle(now).kind == "battle"
    return several and now.reads("three-sided") == "attacker-names-one"


def engage(now: Moment, names: list[str], words: str, by: str, *rules: Cite) -> None:
    """engaged: more pieces come into the battle."""
    new = [name for name in names if name not in battle(now).engaged]
    now.put(battle(now)._replace(engaged=(*battle(now).engaged, *new)))
    now.say(f"{words}: {', '.join(new) or 'nothing new'}.", *rules, event=("engaged", by))


def refuse_chooser(now: Moment, by: str) -> Refusal | None:
    """battle.1-cycle, three-sided: why somebody has no choice in this battle; several who oppose choose as one."""
    if by in choosers(now):
        return None
    rules = (cite("battle.1-cycle"), cite("battle.1-first"))
    if by not in battle(now).defenders:
        return refuse(f"{by} neither attacks nor defends in this battle", *rules)
    if defender_to_name(now):
        return refuse(f"nobody defends until {battle(now).attacker} has named a defender", *rules)
    who = choosers(now)[1]
    return refuse(f"{who} choose as one" if AND in who else f"{who} chooses for the defending side", *rules)


def too_late(now: Moment) -> Refusal | None:
    """battle-order: abilities come before the outcome."""
    late = "abilities come before the outcome, and the sums have been compared"
    return refuse(late, cite("battle-order")) if battle(now).attack is not None else None
