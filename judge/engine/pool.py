"""Pools are specs: so much to hand out, to targets with room, in tiers; one spec generates, counts and refuses."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from typing import NamedTuple

from judge.engine.record import Cite, Refusal, refuse

Assignment = tuple[tuple[str, int], ...]


class Slot(NamedTuple):
    """Room at a target; slots of a later tier open only when every earlier tier is full.

    Where there is more room than has to be filled first, `enough` is what opens the next tier: deadly damage, say.
    """

    target: str
    room: int | None
    cite: Cite
    tier: int = 0
    enough: int | None = None

    @property
    def first(self) -> int | None:
        """What has to be in it before a later tier opens; None where nothing is ever enough."""
        return self.room if self.enough is None else self.enough


class Pool(NamedTuple):
    """An amount to hand out over slots. What fits nowhere is lost; `whole` puts everything on one target."""

    amount: int
    slots: tuple[Slot, ...]
    cite: Cite
    whole: bool = False
    optional: bool = False


def assignments(pool: Pool) -> Iterator[Assignment]:
    """Every legal assignment, once, as (target, amount) pairs in the order of the slots, nothing for nobody."""
    if pool.whole:
        yield from (((slot.target, pool.amount),) for slot in _first_tier(pool))
        return
    if any(slot.enough is not None for slot in pool.slots):
        most = min(pool.amount, _capacity(pool))
        for amount in range(0 if pool.optional else most, most + 1):
            yield from _in_tiers(sorted({slot.tier for slot in pool.slots}), pool, amount)
        return
    for amount in range(0 if pool.optional else pool.amount, pool.amount + 1):
        forced, open_slots, left = _split(pool, amount)
        shared = _shared([(slot.target, _room(slot, left)) for slot in open_slots], left)
        yield from (_assign([*forced, *pairs]) for pairs in shared) if forced else shared
        if pool.optional and amount >= _capacity(pool):
            return


def count(pool: Pool) -> int:
    """How many legal assignments there are, without listing them."""
    if pool.whole:
        return len(_first_tier(pool))
    if any(slot.enough is not None for slot in pool.slots):
        return sum(1 for _ in assignments(pool))
    total = 0
    most = min(pool.amount, _capacity(pool))
    for amount in range(0 if pool.optional else most, most + 1):
        _, open_slots, left = _split(pool, amount)
        total += _ways(tuple(_room(slot, left) for slot in open_slots), left)
    return total


def refuse_assignment(pool: Pool, given: Assignment) -> Refusal | None:
    """The first constraint an assignment breaks, with its rule and the numbers; None when it is legal."""
    rooms = _rooms(pool)
    put = dict(given)
    for target, n in given:
        if target not in rooms:
            return refuse(f"{target} is no possible target; these are: {', '.join(rooms)}", pool.cite)
        if n < 0:
            return refuse(f"{target} cannot be given {n}", pool.cite)
        room, slot = rooms[target]
        if room is not None and n > room and not pool.whole:
            return refuse(f"{target} has room for {room}, not {n}", slot.cite)
    if pool.whole:
        return _refuse_split(pool, put)
    return _refuse_order(pool, put) or _refuse_total(pool, put)


def _refuse_split(pool: Pool, put: Mapping[str, int]) -> Refusal | None:
    targets = [target for target, n in put.items() if n]
    first = {slot.target for slot in _first_tier(pool)}
    if len(targets) != 1 or put[targets[0]] != pool.amount:
        return refuse(f"all {pool.amount} go to one target", pool.cite)
    if targets[0] not in first:
        return refuse(f"{targets[0]} comes only after {', '.join(sorted(first))}", pool.cite)
    return None


def _refuse_order(pool: Pool, put: Mapping[str, int]) -> Refusal | None:
    """Refuses anything put into a later tier while an earlier one still has room."""
    left = dict(put)
    gap: Slot | None = None
    for slot in sorted(pool.slots, key=lambda slot: slot.tier):
        n = left.get(slot.target, 0)
        used = n if slot.room is None else min(n, slot.room)
        left[slot.target] = n - used
        if gap is not None and slot.tier > gap.tier and used:
            needs = "is full" if gap.enough is None else f"has {gap.enough}"
            return refuse(f"{slot.target} may be given something only after {gap.target} {needs}", slot.cite)
        if gap is None and (slot.first is None or used < slot.first):
            gap = slot
    return None


def _refuse_total(pool: Pool, put: Mapping[str, int]) -> Refusal | None:
    given, due = sum(put.values()), min(pool.amount, _capacity(pool))
    assigned = f"{given} {'is' if given == 1 else 'are'} assigned"
    if given > pool.amount:
        return refuse(f"{assigned}, but there are only {pool.amount}", pool.cite)
    if given < due and not pool.optional:
        return refuse(f"{assigned}, but all {due} that fit must be", pool.cite)
    return None


def _first_tier(pool: Pool) -> list[Slot]:
    first = min((slot.tier for slot in pool.slots), default=0)
    return [slot for slot in pool.slots if slot.tier == first]


def _rooms(pool: Pool) -> dict[str, tuple[int | None, Slot]]:
    rooms: dict[str, tuple[int | None, Slot]] = {}
    for slot in pool.slots:
        room, first = rooms.get(slot.target, (0, slot))
        rooms[slot.target] = (None if room is None or slot.room is None else room + slot.room, first)
    return rooms


def _capacity(pool: Pool) -> int:
    return sum(pool.amount if slot.room is None else slot.room for slot in pool.slots)


def _split(pool: Pool, amount: int) -> tuple[list[tuple[str, int]], list[Slot], int]:
    """The forced fill of full tiers, the slots of the tier where the amount runs out, and what is left for it."""
    forced: list[tuple[str, int]] = []
    open_slots: list[Slot] = []
    for tier in sorted({slot.tier for slot in pool.slots}):
        open_slots = [slot for slot in pool.slots if slot.tier == tier]
        if any(slot.room is None for slot in open_slots):
            return forced, open_slots, amount
        full = sum(slot.room or 0 for slot in open_slots)
        if amount < full:
            return forced, open_slots, amount
        forced += [(slot.target, slot.room or 0) for slot in open_slots]
        amount -= full
    return forced, [], 0


def _in_tiers(tiers: list[int], pool: Pool, amount: int) -> Iterator[Assignment]:
    """Every way to hand an amount out tier by tier, going on only where each slot of the tier has enough."""
    here = [slot for slot in pool.slots if slot.tier == tiers[0]]
    rooms = [(slot.target, _room(slot, amount)) for slot in here]
    for spent in range(min(amount, sum(room for _, room in rooms)) + 1):
        for pairs in _shared(rooms, spent):
            put = dict(pairs)
            opens = all(slot.first is not None and put.get(slot.target, 0) >= slot.first for slot in here)
            if spent == amount:
                yield pairs
            elif opens and len(tiers) > 1:
                yield from (_assign([*pairs, *more]) for more in _in_tiers(tiers[1:], pool, amount - spent))


def _room(slot: Slot, left: int) -> int:
    return left if slot.room is None else min(slot.room, left)


def _shared(rooms: list[tuple[str, int]], total: int) -> Iterable[Assignment]:
    """Every way to share a total out over rooms, built up target by target, without those that cannot come out."""
    beyond = sum(room for _, room in rooms)
    begun: list[tuple[Assignment, int]] = [((), total)] if total <= beyond else []
    for target, room in rooms:
        beyond -= room
        begun = [
            ((*pairs, (target, n)) if n else pairs, left - n)
            for pairs, left in begun
            for n in range(left - beyond if left > beyond else 0, (room if room < left else left) + 1)
        ]
    return [pairs for pairs, left in begun]


def _ways(rooms: tuple[int, ...], total: int) -> int:
    ways = [1] + [0] * total
    for room in rooms:
        ways = [sum(ways[max(0, at - room) : at + 1]) for at in range(total + 1)]
    return ways[total]


def _assign(pairs: list[tuple[str, int]]) -> Assignment:
    put: dict[str, int] = {}
    for target, n in pairs:
        if n:
            put[target] = put.get(target, 0) + n
    return tuple(put.items())
