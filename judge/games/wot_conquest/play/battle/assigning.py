"""battle.2-assign: the loser assigns the damage to his units and structures."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Iterator, Mapping
from functools import lru_cache
from itertools import chain, islice

from judge.engine import (
    Assignment,
    Choice,
    Cite,
    Missing,
    Moment,
    Pool,
    Position,
    Refusal,
    Slot,
    Value,
    Verb,
    no_rule,
    refuse,
    remembered,
)
from judge.engine import pool as pools
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.play.battle.outcome import unknown_outcome
from judge.games.wot_conquest.play.battle.sides import (
    damageable,
    decider,
    members,
    other,
    pieces_of,
    unclear_city,
    unclear_company,
)
from judge.games.wot_conquest.play.hp import hurt
from judge.games.wot_conquest.play.silence import NoRule, run_out
from judge.games.wot_conquest.play.standing import every_piece, refuse_gone, refuse_unit
from judge.games.wot_conquest.play.values import figure, figure_rule, standing
from judge.games.wot_conquest.play.who import battle, is_leader, last_battle
from judge.games.wot_conquest.things import NEUTRAL, City, Piece, Unit

MOST_LISTED = 60_000
MOST_STATES = 100_000
MOST_KEPT = 32


def due(now: Moment) -> tuple[str, int]:
    """The side that is hit next, and for how much."""
    if not battle(now).due:
        raise Missing("no damage is to be assigned")
    return battle(now).due[0]


def targets(now: Moment) -> tuple[Piece, ...]:
    """The pieces that the side hit may put damage on."""
    return damageable(now, due(now)[0])


def spec(now: Moment) -> Pool:
    """The damage as a pool of single points; each piece has room for its HP, unless more may be put on it."""
    slots = tuple(Slot(each.name, None if _free(now) else each.left, cite("hp")) for each in targets(now))
    return Pool(due(now)[1], slots, cite("battle.2-assign"))


@remembered
def as_packets(now: Moment) -> tuple[int, ...]:
    """damage-packets: the values of the winning units, where a table assigns each as a whole; else none."""
    side, amount = due(now)
    among = standing(now)
    values = [figure(now, each, "damage", among) for each in pieces_of(now, other(now, side))]
    packets = tuple(int(each.total) for each in values if isinstance(each, Value) and each.total)
    if max(packets, default=0) < 2 or len(targets(now)) < 2 or sum(packets) != amount:
        return ()
    return packets if now.reads("damage-packets") == "packets" else ()


def options(now: Moment) -> Iterable[Assignment]:
    """Every assignment that no reading disputes, or every free one where the table allows that."""
    if packets := as_packets(now):
        return _whole_values(now, packets)
    pool = spec(now)
    if pools.count(pool) <= MOST_LISTED:
        return pools.assignments(pool)
    room = sum(pool.amount if slot.room is None else slot.room for slot in pool.slots)
    return islice(one_by_one(pool.slots, min(pool.amount, room)), MOST_LISTED)


def _whole_values(now: Moment, packets: tuple[int, ...]) -> Mapping[Assignment, None]:
    return packet_assignments(packets, tuple((each.name, each.left or 0) for each in targets(now)), _free(now))


@lru_cache(maxsize=MOST_KEPT)
def packet_assignments(
    packets: tuple[int, ...], rooms: tuple[tuple[str, int], ...], free: bool
) -> Mapping[Assignment, None]:
    """damage-packets: whole values on pieces, each total once; without `free`, none on a piece already at 0.

    They are found once for all that may be tried in a position, each of which is looked up among them.
    """
    seen: set[tuple[tuple[int, ...], Assignment]] = set()
    found: dict[Assignment, None] = {}
    todo: list[tuple[tuple[int, ...], Assignment]] = [(tuple(sorted(packets)), ())]
    while todo and len(seen) < MOST_STATES:
        state = todo.pop()
        if state in seen:
            continue
        seen.add(state)
        left, put = state
        so_far = dict(put)
        open_pieces = [name for name, room in rooms if free or so_far.get(name, 0) < room]
        if not left or not open_pieces:
            found[put] = None
            continue
        for value in set(left):
            rest = list(left)
            rest.remove(value)
            for name in open_pieces:
                given = {**so_far, name: so_far.get(name, 0) + value}
                todo.append((tuple(rest), tuple([(each, given[each]) for each, _ in rooms if each in given])))
    return dict.fromkeys(sorted(found))


def one_by_one(slots: tuple[Slot, ...], amount: int) -> Iterator[Assignment]:
    """The assignments of a pool that has too many to be listed, without building them all."""
    if not slots:
        yield from [()] if amount == 0 else []
        return
    first, rest = slots[0], slots[1:]
    later = sum(amount if slot.room is None else slot.room for slot in rest)
    most = amount if first.room is None else min(amount, first.room)
    for n in range(max(amount - later, 0), most + 1):
        yield from (((first.target, n), *others) if n else others for others in one_by_one(rest, amount - n))


def _free(now: Moment) -> bool:
    """overkill: whether the loser may put more on a piece than it has HP."""
    return now.reads("overkill") == "free"


def to_assign(now: Moment) -> bool:
    """battle.2-assign: whether there is a battle with damage left to assign."""
    found = last_battle(now)
    return found is not None and bool(found.due)


@RULES.test
def damage_due(now: Moment) -> bool:
    """battle.2-assign: whether there is damage left to assign, and something to assign it to."""
    return to_assign(now)


@RULES.test
def loser_chooses(now: Moment) -> bool:
    """battle.2-assign: whether there is damage to assign and more than one way to do it."""
    return damage_due(now) and _unavoidable(now) is None


@RULES.test
def nobody_has_a_choice(now: Moment) -> bool:
    """battle.2-assign: whether damage is left that falls in one way only, or by no rule."""
    return damage_due(now) and _unavoidable(now) is not None


@RULES.step
def take_unavoidable(now: Moment) -> None:
    """battle.2-assign: damage that leaves no choice is taken at once; HP that nobody knows end the matter."""
    (side, amount), found = due(now), _unavoidable(now)
    if isinstance(found, NoRule):
        unknown = any(each.left is None for each in targets(now))
        (unknown_outcome if unknown else run_out)(now, found)
    elif not found:
        what = "nothing to assign" if amount == 0 else "nothing to put damage on"
        now.say(f"{side} has {what}.", cite("battle.2-assign"), asked=now.would_ask("assignment"))
        _done(now)
    else:
        put(now, found, now.would_ask("assignment"))


def _unavoidable(now: Moment) -> Assignment | NoRule | None:
    """The one way in which the damage falls, why none can be told, or None where somebody chooses."""
    side, amount = due(now)
    pieces = targets(now)
    unknown = [each.name for each in pieces if each.left is None]
    if amount == 0 or not pieces:
        return ()
    if unknown:
        why = f"nobody knows the HP of {', '.join(unknown)}: the rulebook prints none, and the table gives none"
        return NoRule(why, cite("hp"), cite("battle.2-assign"))
    if missing := unclear_city(now, side):
        return missing.at(cite("battle.2-assign"), cite("engaged"))
    if missing := unclear_company(now, side):
        return missing
    if len(pieces) == 1:
        return ((pieces[0].name, min(amount, pieces[0].left or 0)),)
    if NEUTRAL not in (side, chooser(now)):
        return None
    if amount >= sum(each.left or 0 for each in pieces):
        return tuple((each.name, each.left or 0) for each in pieces)
    if now.reads("neutral-decisions") == "opponent-assigns":
        return None
    names = ", ".join(each.name for each in pieces)
    why = f"several neutral pieces can take the damage, and nobody is named to choose ({names})"
    return NoRule(why, cite("battle.2-assign"), cite("neutral-sheet"))


def chooser(now: Moment) -> str:
    """battle.2-assign: the loser chooses, not the victor; for the neutral side whoever a reading names."""
    side = due(now)[0]
    if now.reads("who-assigns") == "victor" or side == NEUTRAL:
        return decider(now, other(now, side)) or NEUTRAL
    return decider(now, side)


@RULES.verb
class Assign(Verb):
    """battle.2-assign: the loser says which of his units and structures take the damage."""

    name = "assign"
    phrase = "assigns {0}"
    example = "`Ben assigns 2 to Fade and 1 to Trolloc`"

    def by(self, now: Moment) -> str:
        return chooser(now)

    def candidates(self, now: Moment, by: str) -> Iterable[tuple[Hashable, ...]]:
        return ((assignment,) for assignment in chain(options(now), _too_much(now)))

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        """battle.2-assign: when the sums have been compared and the victor has counted damage; then by the loser."""
        found = last_battle(now)
        if found is None or found.over:
            return refuse("damage is assigned in a battle that is lost", cite("battle.2-assign"), cite("battle.2"))
        if not found.due and found.attack is None:
            why = "damage is assigned when the sums have been compared, and abilities come before that"
            return refuse(why, cite("battle.2-assign"), cite("battle-order"))
        if not found.due:
            return refuse("no damage is left to assign", cite("battle.2-assign"))
        side = due(now)[0]
        return refuse(f"the loser assigns the damage, and that is {side}", cite("battle.2-assign"))

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        given: Assignment = choice.args[0]  # type: ignore[assignment]
        if (stranger := _refuse_piece(now, given)) is not None:
            return stranger
        if packets := as_packets(now):
            why = f"the damage values {', '.join(map(str, packets))} go each as a whole on one unit or structure"
            return None if given in _whole_values(now, packets) else refuse(why, cite("battle.2-assign"))
        wrong = _refuse_more(now, given) or _refuse_overkill(now, given) or _refuse_order(now, given)
        return wrong or pools.refuse_assignment(spec(now), given)

    def take(self, now: Moment, choice: Choice) -> None:
        put(now, choice.args[0])  # type: ignore[arg-type]

    def count(self, now: Moment, by: str) -> int | None:
        return None if as_packets(now) else pools.count(spec(now))

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """`assigns 1 to Trolloc and 2 to Fade`, in any order, with `damage` or without."""
        match = re.fullmatch(r"(?:assigns|puts|takes) (.+)", text)
        amount = due(now)[1] if to_assign(now) else 0
        return _read(now, ALL.sub(str(amount), match[1])) if match else None


ALL = re.compile(r"^(?:all|everything|all of it|all the damage|all damage)(?= (?:to|on) )")
ONE = re.compile(r"(\d{1,4})(?: damage| points?)? (?:to|on) (.+)")


def _read(now: Moment, text: str) -> tuple[Hashable, ...] | None:
    """So much on each piece, the pieces that may take it in their own order first."""
    known = {each.name.casefold(): each.name for each in every_piece(now)}
    order = [each.name for each in targets(now)] if to_assign(now) else []
    put_on: dict[str, int] = {}
    for part in re.split(r"\s*(?:,|\band\b)\s*", text):
        match = ONE.fullmatch(part)
        if match is None:
            return None
        if (name := known.get(match[2], "")) == "":
            return None
        put_on[name] = put_on.get(name, 0) + int(match[1])
    ranked = sorted(put_on, key=lambda name: order.index(name) if name in order else len(order))
    return (tuple((name, put_on[name]) for name in ranked),)


def _too_much(now: Moment) -> list[Assignment]:
    """overkill: everything on one piece that has fewer HP, so that it can be asked about."""
    amount = due(now)[1]
    if _free(now) or as_packets(now):
        return []
    return [((each.name, amount),) for each in targets(now) if each.left is not None and amount > each.left]


def _refuse_piece(now: Moment, given: Assignment) -> Refusal | None:
    """battle.2-assign: the damage goes on units and structures of the loser that are there, and engaged."""
    side, known = due(now)[0], {each.name for each in targets(now)}
    for name in (name for name, _ in given if name not in known):
        found = next((each for each in every_piece(now) if each.name == name), None)
        if found is None:
            return refuse(f"{name} is not a unit or structure", cite("battle.2-assign"))
        if isinstance(found, Unit) and (gone := refuse_unit(now, name, cite("battle.2-assign"))):
            return gone
        if gone := refuse_gone(found):
            return gone
        if found.owner not in members(now, side):
            return refuse(f"{name} is not one of the units and structures of {side}", cite("battle.2-assign"))
        if name not in battle(now).engaged:
            return refuse(f"{name} is not engaged in this battle", cite("battle-active"), cite("battle.2-assign"))
        if found.left == 0:
            return refuse(f"{name} has no HP left", cite("hp"), cite("battle.2-assign"))
        return refuse(f"{name} is engaged, but the damage does not fall on it", cite("battle.2-assign"))
    return None


def _refuse_more(now: Moment, given: Assignment) -> Refusal | None:
    """battle.2-assign: no more than there is, whatever may be put on a single piece."""
    amount, handed = due(now)[1], sum(n for _, n in given)
    if handed <= amount:
        return None
    return refuse(f"{handed} damage is assigned, but there is only {amount}", cite("battle.2-assign"))


def _refuse_order(now: Moment, given: Assignment) -> Refusal | None:
    """battle.2-assign: the loser is free to choose, though some have a leader take the damage first."""
    led = [each for each in targets(now) if isinstance(each, Unit) and is_leader(now, each)]
    spared = [each for each in led if dict(given).get(each.name, 0) < min(each.left or 0, due(now)[1])]
    units_only = all(isinstance(each, Unit) for each in targets(now))
    if spared and units_only and len(targets(now)) > len(led) and now.reads("leader-first") == "leader":
        return refuse(f"{spared[0].name} is a leader", cite("battle.2-assign"))
    most = min(due(now)[1], len(targets(now)))
    if units_only and len(given) < most and now.reads("damage-spread") == "spread":
        return refuse("the damage has to be spread", cite("battle.2-assign"))
    return None


def _refuse_overkill(now: Moment, given: Assignment) -> Refusal | None:
    """overkill: more on a piece than it has HP; no sentence allows it and none forbids it."""
    left = {each.name: each.left or 0 for each in targets(now)}
    for name, n in given:
        if name in left and n > left[name]:
            match now.reads("overkill"):
                case "up-to-hp":
                    why = f"{name} has {left[name]} HP left, so it cannot be given {n}"
                    return refuse(why, cite("battle.2-assign"), cite("hp"))
                case "no-rule":
                    why = f"{name} has {left[name]} HP left, and the rulebook does not say whether it can be given {n}"
                    return no_rule(why, cite("battle.2-assign"), cite("hp"))
    return None


def put(now: Moment, assignment: Assignment, asked: Position | None = None) -> None:
    """battle.2-assign, battle.2-kill: the damage goes on, and units at 0 HP are killed."""
    side, amount = due(now)
    text = f"{side}: {' and '.join(f'{n} to {name}' for name, n in assignment)}."
    now.say(text, cite("battle.2-assign"), actor=side, event=("assigned", side), asked=asked)
    lost = amount - sum(n for _, n in assignment)
    if lost > 0:
        now.say(f"{lost} damage is lost: nothing is left to take it.", cite("battle.2-assign"), cite("hp"))
    _done(now, assignment)
    for name, n in assignment:
        if now.frames:
            hurt(now, name, n, cite("battle.2-assign"), *dealt_by_neutral(now), cite("battle.2-damage"))


def dealt_by_neutral(now: Moment) -> tuple[Cite, ...]:
    """neutral.0-plain, neutral.0-borderlands, neutral-city: the card or step that gives a neutral victor its damage."""
    found, rules = battle(now), []
    for each in (each for each in pieces_of(now, found.victor) if each.owner == NEUTRAL):
        if found.kind == "city" and found.victor == NEUTRAL and isinstance(each, City):
            rules.append(cite("neutral.0-borderlands" if each.borderlands else "neutral.0-plain"))
        else:
            rules.append(figure_rule(each, "damage"))
    return tuple(dict.fromkeys(rules))


def _done(now: Moment, assignment: Assignment = ()) -> None:
    found = battle(now)
    now.put(found._replace(due=found.due[1:], dealt=(*found.dealt, *assignment)))
