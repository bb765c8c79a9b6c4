"""6.3.7 Showdown: when it is due, and whom the players select."""

from __future__ import annotations

from judge.content.problem import BadInput, Place
from judge.engine import Choice, Moment, Refusal, refuse
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.play.whereabouts import refuse_creature
from judge.games.chaotic.play.who import active_player, creatures, game, opponent
from judge.games.chaotic.things import Creature
from judge.kit.choosing import PickThing


@RULES.test
def showdown_due(now: Moment) -> bool:
    """6.3.7.1: whether no Creature of the Active Player has fought this turn or in the two turns before it."""
    state = game(now)
    fights = [pair for turn in state.fought[:3] for pair in turn if pair[0] == state.active]
    if any(_still_controlled(now, state.active, name) for _, name in fights):
        return False
    if fights and now.reads("showdown-dead-fighter") == "counts":
        return False
    if state.turn <= 2 and now.reads("showdown-early") == "after-two-turns":
        return False
    return state.moved or now.reads("no-legal-move") == "check-showdown"


def _still_controlled(now: Moment, player: str, name: str) -> bool:
    """Whether a Creature that fought is still that player's; of one that is not named it is taken for granted."""
    creature = now.get(name)
    return not name or (isinstance(creature, Creature) and creature.in_play and creature.controller == player)


class Selection(PickThing[Creature]):
    """6.3.7.2: a player selects one of the other's Creatures for the Showdown; a selection, not a target."""

    phrase = "selects {0}"
    kind = Creature
    rule = cite("6.3.7.2")

    def why_not(self, now: Moment, by: str, name: str) -> Refusal | None:
        own = now.reads("showdown-selects") == "own"
        if own and by == active_player(now):
            return None
        return refuse_creature(now, name, by if own else opponent(now, by), self.rule)

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        """6.3.7.2: first the Active Player selects, then the other, each once, and in a Showdown only."""
        waiting = now.waiting
        if not now.inside("showdown") or now.inside("combat") or waiting is None:
            return refuse("Creatures are selected only for a Showdown", cite("6.3.7.1"), cite("6.3.7.2"))
        if waiting.by != choice.by:
            return refuse(f"{waiting.by} selects now, not {choice.by}", cite("6.3.7.2-1"), cite("6.3.7.2-2"))
        return None

    def things(self, now: Moment, by: str) -> list[Creature]:
        return [each for each in creatures(now) if each.controller != by or self.why_not(now, by, each.name) is None]


@RULES.verb
class SelectTheirs(Selection):
    """6.3.7.2: for a Showdown the Active Player selects one of the opponent's Creatures."""

    name = "select-theirs"
    rule = cite("6.3.7.2-1")

    def by(self, now: Moment) -> str:
        return active_player(now)

    def take_thing(self, now: Moment, by: str, thing: Creature) -> None:
        now.bind("selected", thing.name)
        now.say(f"{by} selects {thing.name} for the Showdown.", cite("6.3.7.2-1"), actor=by)


@RULES.verb
class SelectYours(Selection):
    """6.3.7.2: then the other player selects one of the Active Player's Creatures."""

    name = "select-yours"
    rule = cite("6.3.7.2-2")

    def by(self, now: Moment) -> str:
        return opponent(now, active_player(now))

    def take_thing(self, now: Moment, by: str, thing: Creature) -> None:
        met = now.get(str(now.bound("selected")))
        if not isinstance(met, Creature):
            raise BadInput.at(Place("at"), "a Showdown starts with the Active Player's selection: start at `showdown`")
        now.put(game(now)._replace(showdown=True, battle=met.space))
        now.say(f"{by} selects {thing.name}.", cite("6.3.7.2-2"), actor=by)
        for creature in (met, thing):
            now.put(creature._replace(space=met.space, engaged=True))
        now.say(f"{thing.name} is put into the space of {met.name}.", cite("6.3.7.2-3"))
