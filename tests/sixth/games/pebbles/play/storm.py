"""1.2 to 1.4: the storm, the echoes, the end of a round."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine import Assignment, Chance, Choice, Moment, Pool, Slot
from judge.games.pebbles import RULES, cite
from judge.games.pebbles.play.damage import hit
from judge.games.pebbles.things import Echo, Tower, first_player
from judge.kit.choosing import ShareOut


@RULES.test
def stormy(now: Moment) -> bool:
    """1.2: there is a storm as long as the first player has something to lose."""
    return any(tower.owner == first_player(now) and tower.height for tower in now.every(Tower))


@RULES.verb
class Storm(Chance):
    """1.2: a die of three faces."""

    name = "storm"
    phrase = "{0}"

    def results(self, now: Moment) -> Iterator[tuple[tuple[Hashable, ...], int]]:
        yield from (((face,), 1) for face in (1, 2, 3))

    def take(self, now: Moment, choice: Choice) -> None:
        now.bind("storm", choice.args[0])
        now.say(f"The storm hits with {choice.args[0]}.", cite("1.2"))


@RULES.test
def storm_hits(now: Moment) -> bool:
    """1.2: whether there is damage to share out."""
    return bool(now.bound("storm"))


@RULES.verb
class Share(ShareOut):
    """3.3: the player who is hit shares the damage out."""

    name = "share"
    phrase = "shares out {0}"

    def by(self, now: Moment) -> str:
        return first_player(now)

    def pool(self, now: Moment, by: str) -> Pool:
        """3.3: no tower gets more than its height, the keep only once the others are gone."""
        own = [tower for tower in now.every(Tower) if tower.owner == first_player(now) and tower.height]
        slots = tuple(Slot(tower.name, tower.height, cite("3.3"), int(tower.keep)) for tower in own)
        return Pool(int(str(now.bound("storm"))), slots, cite("3.3"))

    def shared(self, now: Moment, by: str, shares: Assignment) -> None:
        for name, damage in shares:
            hit(now, name, damage)
        now.bind("storm", 0)


@RULES.step
def echoes(now: Moment) -> None:
    """1.3: every echo happens once, in the first player's order."""
    now.say("The echoes happen.", cite("1.3"))
    now.batch("echo", cite("1.3"), (first_player(now), now.every(Echo)))


@RULES.deed
def echo(now: Moment, effect: Hashable) -> None:
    """1.3: one echo happens."""
    assert isinstance(effect, Echo)
    now.say(f"{effect.name} happens.", cite("1.3"), event=("echoed", effect.name))
    hit(now, effect.tower, effect.damage)


@RULES.step
def end_of_round(now: Moment) -> None:
    """1.4: the round is over."""
    now.say("The round is over.", cite("1.4"))
