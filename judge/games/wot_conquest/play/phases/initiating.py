"""move-leader-only, attack-leader-only, move-limit, attack-limit: leaders start moves and battles, up to a limit."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator

from judge.engine import Cite, Floor, Modifier, Moment, Pipeline, Refusal, no_rule, refuse
from judge.games.wot_conquest import cite
from judge.games.wot_conquest.cards.meanings import Change, Controller
from judge.games.wot_conquest.play.conditions import hold
from judge.games.wot_conquest.play.phrases import meant
from judge.games.wot_conquest.play.standing import every_piece, refuse_stranger, refuse_unit
from judge.games.wot_conquest.play.values import in_force
from judge.games.wot_conquest.play.who import effects_on, is_leader, units
from judge.games.wot_conquest.things import HERO, NEUTRAL, Player, Unit
from judge.kit.choosing import PickThing

LIMITS = {
    stat: Pipeline(stat.replace("-", " "), (), Floor(0, "end", cite(stat)), cite(stat))
    for stat in ("move-limit", "attack-limit")
}


class Initiate(PickThing[Unit]):
    """A player starts a move or a battle with a leader of his own."""

    kind = Unit
    what: str
    leaders: Cite
    rule: Cite

    def things(self, now: Moment, by: str) -> Iterable[Unit]:
        return units(now, by)

    def why_not(self, now: Moment, by: str, name: str) -> Refusal | None:
        return refuse_unit(now, name, self.leaders) or super().why_not(now, by, name)

    def refuse_thing(self, now: Moment, by: str, unit: Unit) -> Refusal | None:
        return self._refuse_starter(now, by, unit) or self._refuse_limit(now, by, unit) or self._refuse_again(now, unit)

    def _refuse_starter(self, now: Moment, by: str, unit: Unit) -> Refusal | None:
        """move-leader-only, attack-leader-only: the initiator is a unit of one's own with the Leader trait."""
        if unit.card == HERO and unit.owner == NEUTRAL and now.reads("hero") == "no-rule":
            why = f"{unit.name} is a neutral leader, and the rulebook does not say who commands it"
            return no_rule(why, cite("summoned-hero"), cite("trait-neutral"), self.leaders)
        if unit.owner != by:
            return refuse_stranger(unit, by, self.leaders)
        if not is_leader(now, unit) and not self._anybody(now):
            why = f"{unit.name} is not a leader, and only a leader can start a {self.what}"
            return refuse(why, self.leaders, cite("leader"))
        return None

    def _anybody(self, now: Moment) -> bool:
        """move-leader-only, attack-leader-only: some let a unit without the Leader trait start it."""
        if self.what == "move":
            return now.reads("who-initiates") == "any-unit"
        return now.reads("who-starts-battles") == "any-unit"

    def _for_each_leader(self, now: Moment) -> bool:
        """move-limit, attack-limit: some give each leader a limit of its own."""
        if self.what == "move":
            return now.reads("moves-of-leader") == "each-leader"
        return now.reads("battles-of-leader") == "each-leader"

    def _refuse_limit(self, now: Moment, by: str, unit: Unit) -> Refusal | None:
        """move-limit, attack-limit: so many in a turn; each player has one limit, not each leader."""
        player = now.the(Player, by)
        each = unit.started.count(self.what)
        used = each if self._for_each_leader(now) else player.moves if self.what == "move" else player.battles
        most = limit(now, player, self.rule.unit)
        if used >= most:
            return refuse(
                f"{by} has started {used} {self.what}{'s' * (used != 1)} this turn; the limit is {most}", self.rule
            )
        return None

    def _once(self, now: Moment) -> bool:
        """repeat-initiator: some let each leader start once in a turn."""
        if self.what == "move":
            return now.reads("initiates-twice") == "once-each"
        return now.reads("attacks-twice") == "once-each"

    def _refuse_again(self, now: Moment, unit: Unit) -> Refusal | None:
        """leader-used-up, repeat-initiator: within the limit a leader may start again, unless a table says no."""
        if self.what == "battle" and "move" in unit.started and now.reads("leader-spent") == "used-up":
            return refuse(f"{unit.name} has started a move this turn", cite("move-initiate"), cite("attack-initiate"))
        if self.what in unit.started and self._once(now):
            return refuse(f"{unit.name} has started a {self.what} this turn", self.rule)
        return None

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """Any piece, so that it can be refused."""
        return meant(self, by, text, ((each.name,) for each in every_piece(now)))


def limit(now: Moment, player: Player, stat: str) -> int:
    """move-limit, attack-limit: 1 unless something changes it."""
    most = player.move_limit if stat == "move-limit" else player.attack_limit
    rows = [
        Modifier(source, change.op, change.amount, cite(stat))
        for source, change in _changes(now, player)
        if change.stat == stat.replace("-", " ") or _taken_for_both(now, change)
    ]
    if (rows or most > 1) and not _raised(now, stat):
        most, rows = 1, []
    return int(now.evaluate(LIMITS[stat], most, rows).total)


def _raised(now: Moment, stat: str) -> bool:
    """move-limit, attack-limit: an ability raises it, though some hold to the 1."""
    if stat == "move-limit":
        return now.reads("more-moves") == "counts"
    return now.reads("more-battles") == "counts"


def _taken_for_both(now: Moment, change: Change) -> bool:
    """move-limit, attack-limit: two limits, each changed by itself, though some let one change both."""
    return change.stat.endswith(" limit") and now.reads("limits-apart") == "together"


def _changes(now: Moment, player: Player) -> Iterator[tuple[str, Change]]:
    """The changes to limits of a player: of abilities and powers as long as they are there, and of those used."""
    for source, user, ability, deed in in_force(now):
        if deed.whom == Controller() and user.owner == player.name and hold(now, ability.conditions, user) is True:
            yield from ((source.name, change) for change in deed.changes)
    for effect in effects_on(now, player.name):
        if effect.change:
            yield effect.source, effect.change
