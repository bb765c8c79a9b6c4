"""What a question can ask for about a battle: sums, victor, damage, who is engaged, whom a Jealous Chosen attacks."""

from __future__ import annotations

from judge.engine import Missing, Moment, Ruled
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.asks.grounds import why_hp, why_victor
from judge.games.wot_conquest.asks.naming import Answer, any_piece, told, unavoidable
from judge.games.wot_conquest.asks.wrong_ideas import hp_as_seen, killed_as_seen
from judge.games.wot_conquest.play.battle import outcome
from judge.games.wot_conquest.play.battle.outcome import NOBODY
from judge.games.wot_conquest.play.battle.sides import defender, defender_to_name, members, reached
from judge.games.wot_conquest.play.neutral_turn.flow import chosen_may_attack
from judge.games.wot_conquest.play.neutral_turn.jealous_chosen import jealous_target, towns_struck
from judge.games.wot_conquest.play.phases.attack import in_reach
from judge.games.wot_conquest.play.silence import NoRule, at_stake, silent
from judge.games.wot_conquest.play.standing import every_piece
from judge.games.wot_conquest.play.who import SHADOW, battle, last_battle, of_faction, units
from judge.games.wot_conquest.things import JEALOUS, KILLED, SPAN, Battle, Unit
from judge.kit.asks import ask_about, named

WEIGHED = (
    "values-compared", "tie-to-attacker", "used-abilities", "standing-abilities", "city-figures", "borderlands-ten",
    "killed-count", "call-engages", "city-attacks-with",
)  # fmt: skip
"""How people get the sums wrong that make the victor: nearer than that they forget a unit."""


def _joined(now: Moment) -> Battle:
    """The battle, as soon as anything is engaged in it: before that there is nothing to add up."""
    found = battle(now)
    if not found.engaged:
        raise Missing("nothing is engaged yet")
    return found


def _who_is_engaged_is_open(now: Moment) -> NoRule | None:
    """engaged: play broke off because nothing says whether some piece is near enough: so no sum is known either."""
    found = battle(now)
    _, unclear = in_reach(now, any_piece(now, found.initiator).at)
    outside = any(name not in found.engaged for name in unclear)
    return silent(now) if outside and found.attack is None and not found.over else None


@RULES.quantity("attack sum", "attack total", "total attack", cite("battle.2-compare"))
def attack_sum_now(now: Moment) -> Answer:
    """The sum of the attacking side: as it was compared, or as it stands."""
    found = _joined(now)
    if (missing := _who_is_engaged_is_open(now)) is not None:
        return told(missing)
    value = told(outcome.attack_sum(now)) if found.attack is None else found.attack
    return _without_absent(now, value, (found.attacker,))


@RULES.quantity(
    "defense sum", "defence sum", "defense total", "total defense", "total defence", cite("battle.2-compare")
)
def defense_sum_now(now: Moment) -> Answer:
    """The sum of the opposing side: as it was compared, or as it stands."""
    found = _joined(now)
    if (missing := _who_is_engaged_is_open(now)) is not None:
        return told(missing)
    if found.defense is not None:
        return _without_absent(now, found.defense, found.defenders)
    if found.attack is not None:
        why = "the city was damaged when the sums were compared, and its card says 2 x HP without saying which"
        return told(NoRule(why, cite("neutral-city"), cite("hp")))
    if len(found.defenders) > 1 and (missing := silent(now)):
        return told(missing)
    return _to_be_named(now) or _without_absent(now, told(outcome.defense_sum(now)), found.defenders)


OUTSIDE = ("engaged", "battle-active")
FALLEN = ("battle-order", "battle.2-kill")
CALLED = ("battle.1-leader",)


def engaged_names(now: Moment) -> list[str]:
    """engaged: what takes part in the battle; some think of what stands at the very place alone."""
    found, known = battle(now), {each.name: each.at for each in every_piece(now)}
    start = known.get(found.initiator, "")
    apart = [name for name in found.engaged if known.get(name, start) != start]
    left_out = {"same-place": apart, "others": [found.initiator]}.get(now.reads("engage-place"), [])
    return [name for name in found.engaged if name not in left_out]


def _without_absent(now: Moment, value: Answer, owners: tuple[str, ...], rule: str = "battle.2-compare") -> Answer:
    """A sum with the rules on units that a call brought in, that are not engaged, or that were killed before."""
    found = battle(now)
    absent = any(unit.owner in owners and unit.name not in found.engaged for unit in units(now))
    early = set(found.killed) - {name for name, _ in found.dealt}
    fallen = any(unit.owner in owners and unit.name in early for unit in now.every(Unit))
    called = any(unit.calls and unit.name in found.engaged for unit in now.every(Unit))
    if isinstance(value, Ruled):
        return value
    special = (*CALLED * called, *OUTSIDE * absent, *FALLEN * fallen)
    return Ruled(value, tuple(map(cite, (rule, *(special or ("engaged",))))))


def _to_be_named(now: Moment) -> str:
    """three-sided: what is open while the attacking player has not named a defender."""
    several = len(battle(now).defenders) > 1 and not battle(now).victor
    return f"open until {battle(now).attacker} names a defender" if several and defender_to_name(now) else ""


@RULES.quantity("damage total", "total damage", cite("battle.2-damage"))
def damage_total_now(now: Moment) -> Answer:
    """The damage that the victor counts."""
    found = battle(now)
    if found.damage is not None:
        return _without_absent(now, found.damage, members(now, found.victor), "battle.2-damage")
    if (missing := silent(now)) is not None:
        return told(missing)
    side = _to_be_named(now) or found.victor or victor_now(now)
    if isinstance(side, Ruled) or side == NOBODY or _to_be_named(now):
        return 0 if side == NOBODY else side
    return told(outcome.damage_total(now, str(side)))


@RULES.quantity(
    "victor", "winner of the battle", "who wins the battle", cite("battle.2-victor"), cite("battle.2-compare")
)
def victor_now(now: Moment) -> Answer:
    """Who has won the battle, or would with the sums as they stand: a player, `neutral` or `nobody`."""
    found = _joined(now)
    if found.victor:
        return Ruled(_said_victor(now, found), why_victor(now, found))
    if (missing := silent(now)) is not None:
        return told(missing)
    if waits := _to_be_named(now):
        return waits
    return told(outcome.victor_by_sums(now))


def _said_victor(now: Moment, found: Battle) -> str:
    """battle.2-victor: the victor, or whom those take for it who get the sums wrong."""
    for each in WEIGHED:
        now.reads(each)
    return found.said or found.victor


def _loser(now: Moment) -> Answer:
    found = battle(now)
    if not found.loser:
        return told(silent(now) or NOBODY)
    loser = found.loser if _said_victor(now, found) == found.victor else found.victor
    return Ruled(loser, why_victor(now, found))


@RULES.quantity("defending player", cite("battle.1-cycle"), now=True)
def defending_player(now: Moment) -> Answer:
    """Who defends: a player, several together, `neutral` or `nobody`."""
    missing = silent(now) if len(battle(now).defenders) > 1 else None
    return told(missing or defender(now) or NOBODY)


ask_about(RULES, None, [
    ("loser", _loser,
     (cite("battle.2-victor"), cite("battle.2-compare")), "Who has lost the battle."),
    ("attacking player", lambda now: battle(now).attacker, (cite("battle.1-first"),),
     "Who attacks: a player, or `neutral`."),
    ("engaged units", lambda now: told(_who_is_engaged_is_open(now) or frozenset(engaged_names(now))),
     (cite("engaged"),),
     "Everything that takes part in the battle, in any order."),
])  # fmt: skip


@RULES.quantity("{piece} is engaged", cite("engaged"), cite("attack-initiate"))
def is_engaged_now(now: Moment, piece: str) -> Answer:
    """Whether a piece takes part in the battle that is on, or took part in the last one."""
    found, last = any_piece(now, piece), last_battle(now)
    if last is None or found.name in last.engaged:
        return last is not None
    near, unclear = in_reach(now, any_piece(now, last.initiator).at)
    if found.name in unclear and not last.over:
        return told(unclear[found.name])
    why = "" if found.name in (*near, *unclear) else f"{found.name} is not within a span of {last.initiator}"
    return Ruled(False, (cite("engaged"), cite("attack-initiate")), why)


@RULES.quantity("within a span of {piece}", cite("span"))
def within_a_span_of(now: Moment, piece: str) -> Answer:
    """The pieces within a span of a piece."""
    found = any_piece(now, piece)
    names, unclear = reached(now, found.at, SPAN)
    return told(next(iter(unclear.values()))) if unclear else frozenset(names) - {found.name}


@RULES.quantity("killed units", cite("battle.2-kill"))
def killed_units(now: Moment) -> Answer:
    """The units that have been killed, in any order."""
    now = unavoidable(now)
    dead = frozenset(unit.name for unit in now.every(Unit) if unit.zone == KILLED)
    return told(at_stake(now) or killed_as_seen(now, dead))


@RULES.quantity("number of units killed", cite("battle.2-kill"))
def number_killed(now: Moment) -> Answer:
    """How many units have been killed."""
    found = killed_units(now)
    return len(found) if isinstance(found, frozenset) else found


@RULES.quantity("damage on {piece}", cite("battle.2-assign"))
def damage_on(now: Moment, piece: str) -> Answer:
    """The HP a piece has lost."""
    now = unavoidable(now)
    found = any_piece(now, piece)
    if (missing := at_stake(now, found.name)) is not None:
        return told(missing)
    if found.left is None or found.hp is None:
        return told(NoRule(f"nobody knows the HP of {found.name}", cite("hp")))
    return Ruled(found.hp - hp_as_seen(now, found, found.left), why_hp(now, found))


TARGET_RULE = {"towns": "neutral.2-towns", "nothing": "neutral.2-nothing"}


@RULES.quantity("target of {jealous}", cite("neutral.2-shadow"), cite("neutral.2-order"))
def target_of(now: Moment, jealous: str) -> Answer:
    """Whom a Jealous Chosen attacks, or has attacked in this neutral turn: a player, `towns` or `nothing`."""
    unit = named(now, Unit, jealous)
    if unit.card != JEALOUS:
        raise Missing(f"{unit.name} is not a Jealous Chosen")
    if not chosen_may_attack(now):
        return Ruled("nothing", (cite("neutral.2-condition"),))
    found = unit.struck or jealous_target(now, unit)
    if isinstance(found, NoRule):
        return told(found)
    target = found or ("towns" if towns_struck(now, unit) else "nothing")
    usual = "neutral.2-shadow" if target == of_faction(now, SHADOW) else "neutral.2-order"
    return Ruled(target, (cite(TARGET_RULE.get(target, usual)),))
