"""8.7.2 and 8.7.3 Values: what a Creature's Disciplines and Energy are worth at this moment."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import groupby, permutations

from judge.engine import Floor, Modifier, Moment, Number, Pipeline, Rounding, Value, remembered
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.cards import conditions, qualities
from judge.games.chaotic.cards.meanings import DISCIPLINES
from judge.games.chaotic.play.battleboard import next_to
from judge.games.chaotic.play.mugic_and_abilities import abilities as text
from judge.games.chaotic.play.who import creatures, in_row
from judge.games.chaotic.things import DISCARD, PLAY, Creature, LastKnown

DISCIPLINE = RULES.pipeline(Pipeline("discipline", (), Floor(0, "every step", cite("8.7.2.4")), cite("8.7.2.2")))
ENERGY = RULES.pipeline(Pipeline("energy", (), Floor(0, "never", cite("8.7.3.4")), cite("8.7.3.2")))
CURRENT = RULES.pipeline(Pipeline("current energy", (), Floor(0, "never", cite("8.7.3.6")), cite("8.7.3.6")))
ROUNDING: dict[str, Rounding] = {"down": "down", "up": "up", "fractions": "none"}
MOST_PERMUTED = 5


def worth(now: Moment, creature: Creature, statistic: str, until: int | None = None) -> Value:
    """8.7.2.2, 8.7.3.2: a statistic from its Scanned value, every effect in the order it resolved; or those that had
    resolved by a moment."""
    found = [each for each in text.held(now, creature) if until is None or each.at < until]
    rows = list(_rows(now, creature, statistic, found))
    return _settled(now, _pipeline(now, statistic, rows), scanned(creature, statistic), rows)


def _pipeline(now: Moment, statistic: str, rows: list[tuple[int, Modifier]]) -> Pipeline:
    """How a statistic is worked out; where it is divided, how and when it is rounded is a reading."""
    pipeline = ENERGY if statistic == "energy" else DISCIPLINE
    if not any(row.op == "divide" for _, row in rows):
        return pipeline
    pipeline = pipeline._replace(rounding=ROUNDING[now.reads("rounding")])
    if len(rows) > 1 and pipeline.rounding != "none" and now.reads("rounding-moment") == "each-effect":
        return pipeline._replace(round_when="every step")
    return pipeline


def _rows(
    now: Moment, creature: Creature, statistic: str, found: Iterable[text.Held]
) -> Iterator[tuple[int, Modifier]]:
    for each in found:
        for change in each.ability.changes:
            if change.what == statistic:
                scene = each.scene._replace(affected=creature.name)
                times = conditions.count(now, scene, change.per) if change.per else 1
                yield each.at, Modifier(each.source, change.op, conditions.amount(now, scene, change.amount) * times)
        if each.ability.name == "support" and each.ability.param == statistic and (beside := supporters(now, creature)):
            once = beside > 1 and now.reads("support-each") == "once"
            beside = 1 if once else beside
            source = f"{each.source} (Support, {beside} beside it)"
            yield each.at, Modifier(source, "add", each.ability.amount * beside, cite("g-support"))


def _settled(now: Moment, pipeline: Pipeline, base: int, rows: list[tuple[int, Modifier]]) -> Value:
    """8.7.1.1 gives the order; of effects that resolved at the same moment which comes first is a reading."""
    groups = [[row for _, row in group] for _, group in groupby(rows, key=lambda pair: pair[0])]

    told = {row.op for group in groups for row in group}
    if "set" in told and len(told) > 1 and (wrong := now.reads("worth-in-order")) != "in-order":
        last = wrong == "sets-last"
        groups = [sorted((row for group in groups for row in group), key=lambda row: (row.op == "set") is last)]
        return now.evaluate(pipeline, base, groups[0])

    def total(order: list[list[Modifier]]) -> Value:
        return now.evaluate(pipeline, base, [row for group in order for row in group])

    tied = [n for n, group in enumerate(groups) if _order_matters(group)]
    if tied and now.reads("same-timestamp") == "affected-chooses":
        for n in tied:
            orders = [[*groups[:n], list(order), *groups[n + 1 :]] for order in permutations(groups[n])]
            groups = max(orders, key=lambda order: total(order).total)
    return total(groups)


def _order_matters(group: list[Modifier]) -> bool:
    several = len({row.source for row in group}) > 1 and len({row.op for row in group}) > 1
    return several and len(group) <= MOST_PERMUTED


def supporters(now: Moment, creature: Creature) -> int:
    """g-support: the adjacent Creatures of the same tribe that the same player controls."""
    beside = next_to(now, creature.space) if creature.space else ()
    friends = [
        each for each in creatures(now)
        if each.name != creature.name and each.space in beside and each.controller == creature.controller
    ]  # fmt: skip
    kin = [each for each in friends if _is_kin(now, creature, each)]
    return len(kin) + _miscounted(now, creature, len(friends) - len(kin))


def _is_kin(now: Moment, creature: Creature, other: Creature) -> bool:
    tribe = qualities.tribe_of(creature)
    return bool(tribe) and other.name != creature.name and qualities.has_kind(now, other, tribe)


def _miscounted(now: Moment, creature: Creature, strangers: int) -> int:
    """g-support: Creatures counted by mistake: of other tribes, of the opponent, or not adjacent."""
    beside = next_to(now, creature.space) if creature.space else ()
    kin = [each for each in creatures(now) if _is_kin(now, creature, each)]
    foes = sum(each.controller != creature.controller and each.space in beside for each in kin)
    far = sum(each.controller == creature.controller and each.space not in beside for each in kin)
    wrongly = strangers if strangers and now.reads("support-any-friend") == "any-friend" else 0
    wrongly += foes if foes and now.reads("support-opponents") == "both-sides" else 0
    wrongly += far if far and now.reads("support-far") == "anywhere" else 0
    fallen = [each for each in now.every(Creature) if each.zone == DISCARD and each.owner == creature.controller]
    fallen = [each for each in fallen if _is_kin(now, creature, each)]
    return wrongly + (len(fallen) if fallen and now.reads("support-fallen") == "counts" else 0)


def scanned(creature: Creature, statistic: str) -> int:
    """3.2.6.3, 3.2.9.2: the printed value."""
    return creature.energy if statistic == "energy" else creature.disciplines[DISCIPLINES.index(statistic)]


def score(now: Moment, creature: Creature, statistic: str) -> Number:
    """A statistic as it counts now; 8.6.3: of a Creature that has left play, as it was last."""
    if _is_as_it_was(creature):
        last = creature.last
        assert last is not None
        return last.energy if statistic == "energy" else last.disciplines[DISCIPLINES.index(statistic)]
    return _score(now, creature.name, statistic) if text.stands(now, creature) else _total(now, creature, statistic)


def _is_as_it_was(creature: Creature) -> bool:
    """8.6.3: whether a Creature has left play, so that it counts as it was last."""
    return creature.zone != PLAY and creature.last is not None


@remembered
def _score(now: Moment, name: str, statistic: str) -> Number:
    return _total(now, in_row(now, Creature, name), statistic)


def _total(now: Moment, creature: Creature, statistic: str) -> Number:
    return worth(now, creature, statistic).total


def unconditional(now: Moment, creature: Creature, statistic: str) -> Number:
    """A statistic without abilities that have a condition; what such a condition itself looks at."""
    found = [
        each
        for each in text.held(now, creature, whole=True, simple=True)
        if not each.ability.given and not each.ability.tag
    ]
    rows = list(_rows(now, creature, statistic, found))
    pipeline = _pipeline(now, statistic, rows)
    return now.evaluate(pipeline, scanned(creature, statistic), [row for _, row in rows]).total


def current_energy(now: Moment, creature: Creature) -> Number:
    """8.7.3.6: Energy less the damage on it."""
    return score(now, creature, "energy") - creature.damage


def energy_left(now: Moment, creature: Creature) -> Value:
    """3.2.9.4: the same, worked out in rows."""
    rows = [Modifier(f"the damage on {creature.name}", "subtract", creature.damage, cite("3.2.9.4"))]
    left = now.evaluate(CURRENT, score(now, creature, "energy"), rows if creature.damage else ())
    return left if _is_as_it_was(creature) else worth(now, creature, "energy").then(left)


def last_known(now: Moment, creature: Creature) -> LastKnown:
    """8.6.8.2: what is remembered of a Creature as it leaves play."""
    names = tuple(each.name.casefold() for each in text.abilities(now, creature))
    return LastKnown(
        tuple(score(now, creature, each) for each in DISCIPLINES),
        qualities.elements(now, creature),
        names,
        score(now, creature, "energy"),
        creature.counters,
        tuple(qualities.counting_as(now, creature)),
        creature.named,
    )
