"""6 Turn order: the Location Step, moves, intercepting, the Showdown, recovery."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine.moment import Moment
from judge.engine.record import Choice, Refusal, refuse
from judge.engine.rules import Verb
from judge.games.chaotic import values
from judge.games.chaotic.burst import active_player, announce
from judge.games.chaotic.instructions import forbidden
from judge.games.chaotic.rules import RULES, cite
from judge.games.chaotic.things import Battlegear, Board, Creature, Effect, Game, Location, Mark, Player, Timeline

STOP = "nobody else"
NO = "nobody"


@RULES.step
def reveal_location(now: Moment) -> None:
    """6.2.1: the top Location becomes the active one; an older one goes under its owner's deck."""
    player = now.the(Player, active_player(now))
    if not player.locations:
        now.say(f"{player.name} has no Location to reveal.", cite("6.2.1"), actor=player.name)
        return
    put_away_location(now)
    card, *rest = player.locations
    now.put(now.the(Player, player.name)._replace(locations=tuple(rest)))
    now.put(now.the(Location, card)._replace(place="active"))
    timeline = now.the(Timeline, "timeline")
    now.put(timeline._replace(rows=(*timeline.rows, Mark("location", card))))
    now.say(f"{card} is the active Location.", cite("6.2.1"), actor=player.name, event=("location", card))
    announce(now, "location revealed")


def put_away_location(now: Moment) -> None:
    """6.4.1, 9.3.2: the active Location goes under its owner's deck; a Mirage goes to the board instead."""
    place = next((each for each in now.every(Location) if each.place == "active"), None)
    if place is None:
        return
    owner = now.the(Player, place.owner)
    timeline = now.the(Timeline, "timeline")
    now.put(timeline._replace(rows=tuple(row for row in timeline.rows if row != Mark("location", place.name))))
    if place.mirage is not None:
        now.put(place._replace(place="leaving"))
        now.call("mirage", location=place.name)
        return
    now.put(place._replace(place="deck"))
    now.put(owner._replace(locations=(*owner.locations, place.name)))
    now.say(f"{place.name} goes under {owner.name}'s Location Deck.", cite("6.4.1"))


@RULES.verb
class PlaceMirage(Verb):
    """9.3.2: a leaving Mirage is put into any space; who chooses is a reading."""

    name = "place-mirage"
    phrase = "puts {0} into {1}"

    def by(self, now: Moment) -> str:
        owner = now.the(Location, now.given(str, "location")).owner
        return owner if now.reads("mirage-who-places") == "owner" else active_player(now)

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        name = now.given(str, "location")
        yield from ((name, space) for space, _ in now.the(Board, "board").adjacent)

    def take(self, now: Moment, choice: Choice) -> None:
        name, space = map(str, choice.args)
        for other in now.every(Location):
            if other.place == "board":
                owner = now.the(Player, other.owner)
                now.put(other._replace(place="deck", space=""))
                now.put(owner._replace(locations=(*owner.locations, other.name)))
                now.say(f"{other.name} goes under {owner.name}'s Location Deck.", cite("9.3.2"))
        now.put(now.the(Location, name)._replace(place="board", space=space))
        timeline = now.the(Timeline, "timeline")
        now.put(timeline._replace(rows=(*timeline.rows, Mark("location", name))))
        now.say(f"{name} is put into {space}.", cite("9.3.2"), actor=choice.by, event=("mirage", name))


def reachable(now: Moment, creature: Creature) -> dict[str, int]:
    """6.3.3: the spaces within reach, and how far each is; Swift lengthens the way, Range ignores who stands in it."""
    budget = 1 + values.amount(now, creature, "swift")
    through_all = values.has(now, creature, "range")
    occupied = {each.space for each in values.creatures(now) if each.name != creature.name}
    board = now.the(Board, "board")
    found, edge = {creature.space: 0}, [creature.space]
    for step in range(1, budget + 1):
        new = []
        for space in edge:
            for other in board.next_to(space):
                if other not in found:
                    found[other] = step
                    if through_all or other not in occupied:
                        new.append(other)
        edge = new
    return {space: step for space, step in found.items() if step}


def must_move(now: Moment) -> list[tuple[str, str]]:
    """8.7.4.2: the moves that a mandatory effect asks for and that are legal now."""
    found = []
    for location in now.every(Location):
        if location.place == "board" and any(each.name.casefold() == "must enter" for each in location.mirage or ()):
            for creature in values.creatures(now):
                beside = location.space in now.the(Board, "board").next_to(creature.space)
                if creature.controller == active_player(now) and beside and _refuse_move(now, creature, location.space) is None:
                    found.append((creature.name, location.space))
    return found


def _refuse_move(now: Moment, creature: Creature, space: str) -> Refusal | None:
    """6.3: why a Creature may not move to a space, mandatory actions aside."""
    game = now.the(Game, "game")
    if creature.controller != game.active:
        return refuse(f"{creature.name} is not {game.active}'s to move", cite("6.3.1"))
    if creature.moved:
        return refuse(f"{creature.name} has moved this turn", cite("g-move"))
    if forbidden(now, creature, "move"):
        return refuse(f"{creature.name} can not move", cite("8.5.8"))
    if space not in reachable(now, creature):
        return refuse(f"{space} is out of {creature.name}'s reach", cite("6.3.3"), cite("6.3.3.2"))
    return _refuse_entering(now, creature, space)


def _refuse_entering(now: Moment, creature: Creature, space: str) -> Refusal | None:
    here = next((each for each in values.creatures(now) if each.space == space), None)
    if here is None:
        return None
    if here.controller == creature.controller:
        now.reads("friendly-destination")
        return refuse(f"{space} is held by {here.name}, of the same side", cite("6.3.3.3"), cite("6.3.4"))
    if now.the(Game, "game").initiated:
        return refuse("a second combat may not be initiated this turn", cite("6.3.5"))
    if forbidden(now, creature, "initiate combat"):
        return refuse(f"{creature.name} can not initiate combat", cite("8.5.8"))
    return None


@RULES.verb
class Move(Verb):
    """6.3.1: the active player moves a Creature; at least one, then as many as he likes."""

    name = "move"
    example = "moves <Creature> to <space>, or moves nobody else"

    def say(self, choice: Choice) -> str:
        return "moves nobody else" if choice.args[0] == STOP else f"moves {choice.args[0]} to {choice.args[1]}"

    def by(self, now: Moment) -> str:
        return active_player(now)

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        spaces = [space for space, _ in now.the(Board, "board").adjacent]
        for creature in values.creatures(now):
            if creature.controller == by:
                yield from ((creature.name, space) for space in spaces if space != creature.space)
        yield (STOP,)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        due = must_move(now)
        if choice.args[0] == STOP:
            if due:
                return refuse(f"{due[0][0]} must move into {due[0][1]}", cite("8.7.4.2"))
            can = [move for move in self.candidates(now, choice.by) if move[0] != STOP and self._plain(now, move) is None]
            if can and not now.the(Game, "game").moved:
                return refuse("at least one Creature must move", cite("6.3.1"))
            return None
        refusal = self._plain(now, choice.args)
        if refusal is None and due and choice.args not in due:
            return refuse(f"{due[0][0]} must move into {due[0][1]} first", cite("8.7.4.2"))
        return refusal

    def _plain(self, now: Moment, args: tuple[Hashable, ...]) -> Refusal | None:
        return _refuse_move(now, now.the(Creature, str(args[0])), str(args[1]))

    def take(self, now: Moment, choice: Choice) -> None:
        if choice.args[0] == STOP:
            if not now.the(Game, "game").moved:
                now.reads("no-legal-move")
            now.bind("moving", "")
            now.bind("done", True)
            now.say(f"{choice.by} moves nobody else.", cite("6.3.6"), actor=choice.by)
            return
        name, space = map(str, choice.args)
        foe = next((each for each in values.creatures(now) if each.space == space), None)
        game = now.the(Game, "game")
        now.put(game._replace(moved=True, initiated=game.initiated or foe is not None))
        now.put(now.the(Creature, name)._replace(space=space, moved=True))
        now.bind("moving", name)
        now.bind("space", space)
        now.bind("met", foe.name if foe else "")
        now.bind("holding", foe is not None)
        now.say(f"{choice.by} moves {name} to {space}.", cite("6.3.3"), actor=choice.by, event=("moved", name))
        announce(now, "enters a space", now.the(Creature, name))


@RULES.test
def more_moves(now: Moment) -> bool:
    """6.3.1: whether the active player has not stopped moving yet."""
    return not now.bound("done")


@RULES.test
def met_an_enemy(now: Moment) -> bool:
    """6.3.4: whether the move ended in a space that an opposing Creature holds."""
    return bool(now.bound("met"))


@RULES.test
def met_nobody(now: Moment) -> bool:
    """6.3.2: whether the move ended in an empty space."""
    return bool(now.bound("moving")) and not now.bound("met")


def interceptors(now: Moment) -> list[str]:
    """6.3.4.1.1, 6.3.4.1.2: the adjacent Defenders that may take the attacked Creature's place."""
    met = now.the(Creature, now.given(str, "met"))
    beside = now.the(Board, "board").next_to(met.space)
    found = []
    for creature in values.creatures(now):
        if creature.controller == met.controller and creature.space in beside and not forbidden(now, creature, "intercept"):
            guards = [each.param for each in values.abilities(now, creature) if each.name == "defender"]
            if any(not param or values.characteristic(now, met, param.removesuffix("s")) or
                   values.characteristic(now, met, param) for param in guards):  # fmt: skip
                found.append(creature.name)
    return found


@RULES.test
def can_be_intercepted(now: Moment) -> bool:
    """6.3.4.1: whether a Defender may step in."""
    return bool(now.bound("met")) and not now.the(Game, "game").showdown and bool(interceptors(now))


@RULES.verb
class Intercept(Verb):
    """6.3.4.1: the attacked Creature's controller may swap in one adjacent Defender."""

    name = "intercept"
    example = "intercepts with <Creature>, or intercepts with nobody"

    def say(self, choice: Choice) -> str:
        return "intercepts with nobody" if choice.args[0] == NO else f"intercepts with {choice.args[0]}"

    def by(self, now: Moment) -> str:
        return now.the(Creature, now.given(str, "met")).controller

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        met = now.given(str, "met")
        yield from ((each.name,) for each in values.creatures(now) if each.controller == by and each.name != met)
        yield (NO,)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        if choice.args[0] == NO:
            must = now.reads("intercept-must") == "must-pick" and len(interceptors(now)) > 1
            return refuse("one of the Defenders must be chosen", cite("6.3.4.1.4")) if must else None
        if choice.args[0] in interceptors(now):
            return None
        return refuse(f"{choice.args[0]} has no Defender that fits, or is not adjacent", cite("6.3.4.1.1"), cite("6.3.4.1.2"))

    def take(self, now: Moment, choice: Choice) -> None:
        met = now.the(Creature, now.given(str, "met"))
        if choice.args[0] == NO:
            now.say(f"{choice.by} does not intercept.", cite("6.3.4.1.1"), actor=choice.by)
            return
        guard = now.the(Creature, str(choice.args[0]))
        now.put(met._replace(space=guard.space))
        now.put(guard._replace(space=met.space))
        now.bind("met", guard.name)
        now.say(f"{guard.name} takes the place of {met.name}.", cite("6.3.4.1.5"), actor=choice.by, event=("intercepted", guard.name))
        announce(now, "intercepts", now.the(Creature, guard.name))
        for name in (guard.name, met.name):
            announce(now, "enters a space", now.the(Creature, name))


@RULES.test
def showdown_due(now: Moment) -> bool:
    """6.3.7.1: no Creature of the active player fought this turn or in the two before it."""
    game = now.the(Game, "game")
    if game.turn <= 2 and now.reads("showdown-early") == "after-two-turns":
        return False
    return not any(game.active in turn for turn in game.fought[:3])


class _Select(Verb):
    """6.3.7.2: a player selects one of the other's Creatures for the Showdown; a selection, not a target."""

    phrase = "selects {0}"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        yield from ((each.name,) for each in values.creatures(now) if each.controller != by)


@RULES.verb
class SelectTheirs(_Select):
    """6.3.7.2: the active player selects first."""

    name = "select-theirs"

    def by(self, now: Moment) -> str:
        return active_player(now)

    def take(self, now: Moment, choice: Choice) -> None:
        now.bind("met", str(choice.args[0]))
        now.say(f"{choice.by} selects {choice.args[0]} for the Showdown.", cite("6.3.7.2-1"), actor=choice.by)


@RULES.verb
class SelectYours(_Select):
    """6.3.7.2: then the other player selects one of the active player's Creatures."""

    name = "select-yours"

    def by(self, now: Moment) -> str:
        return values.opponent(now, active_player(now))

    def take(self, now: Moment, choice: Choice) -> None:
        space = now.the(Creature, now.given(str, "met")).space
        now.bind("space", space)
        now.put(now.the(Game, "game")._replace(showdown=True))
        now.put(now.the(Creature, str(choice.args[0]))._replace(space=space))
        now.say(f"{choice.by} selects {choice.args[0]}, which is put into {space}.", cite("6.3.7.2-2"), cite("6.3.7.2-3"),
                actor=choice.by)  # fmt: skip


@RULES.step
def recover(now: Moment) -> None:
    """6.4.1: at once, damage comes off, effects until end of turn stop, the Location goes; nothing is destroyed by it."""
    for creature in values.creatures(now):
        now.put(creature._replace(damage=0, moved=False, engaged=False, attacks=0))
    timeline = now.the(Timeline, "timeline")
    rows = tuple(row for row in timeline.rows if isinstance(row, Mark) or (isinstance(row, Effect) and row.until == "good"))
    now.put(timeline._replace(rows=rows))
    for gear in now.every(Battlegear):
        now.put(gear._replace(silenced=False))
    now.put(now.the(Game, "game")._replace(hive=()))
    now.say("Damage is removed, and effects until end of turn end.", cite("6.4.1"))
    put_away_location(now)


@RULES.step
def pass_turn(now: Moment) -> None:
    """6.4.3: the turn ends and the other player becomes the active one."""
    game = now.the(Game, "game")
    nxt = values.opponent(now, game.active)
    fought = ((), *game.fought[:2])
    now.put(game._replace(active=nxt, turn=game.turn + 1, initiated=False, moved=False, fought=fought, showdown=False))
    now.say(f"{nxt} becomes the active player.", cite("6.4.3"), event=("turn", nxt))
