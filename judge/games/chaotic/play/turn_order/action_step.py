"""6.3 Action Step: moves, what bars them, what demands them (8.7.4)."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine import Choice, Cite, Moment, Refusal, Verb, refuse, remembered
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.cards import meant
from judge.games.chaotic.cards.meanings.ability import Location
from judge.games.chaotic.cards.scene import Scene
from judge.games.chaotic.play.battleboard import next_to, spaces
from judge.games.chaotic.play.lasting import CLOSED, FAR, MOST_SPACES, SPARED
from judge.games.chaotic.play.leaving_play import watch
from judge.games.chaotic.play.mugic_and_abilities.abilities import Held, amount, forbidden, has, held
from judge.games.chaotic.play.mugic_and_abilities.texts import location_text
from judge.games.chaotic.play.relocating import occupant
from judge.games.chaotic.play.specific_abilities.brainwashed import dormant
from judge.games.chaotic.play.triggers import Event, announce
from judge.games.chaotic.play.whereabouts import refuse_creature, things_named
from judge.games.chaotic.play.who import active_player, burst_items, controlled, creatures, fight, game
from judge.games.chaotic.things import Creature

STOP = "nobody else"
Move = tuple[str, str]


def reachable(now: Moment, creature: Creature) -> set[str]:
    """6.3.3: the spaces within reach: one, X more with Swift X, through unoccupied spaces or (Range) all."""
    allowed = {each.ability.permits for each in held(now, creature)} & set(FAR.values())
    if allowed:
        closed = set() if FAR[False] in allowed else _occupied(now, creature)
        return _not_too_far(now, creature, _near(now, creature) | set(spaces(now)) - closed - {creature.space})
    return _not_too_far(now, creature, _near(now, creature))


def _not_too_far(now: Moment, creature: Creature, found: set[str]) -> set[str]:
    """8.5.8: the spaces that are no farther than a text allows, whatever else the Creature may do."""
    said = [each.ability.forbids.split() for each in held(now, creature)]
    most = min((int(each[2]) for each in said if each[:2] == MOST_SPACES.split()[:2]), default=0)
    near, edge = {creature.space}, {creature.space}
    for _ in range(most):
        edge = {other for space in edge for other in next_to(now, space)} - near
        near |= edge
    return found & near if most else found


def _near(now: Moment, creature: Creature) -> set[str]:
    """The spaces within reach of a Creature of which no text says more."""
    if not has(now, creature, "range"):
        return _reach(now, creature, _occupied(now, creature))
    free = now.reads("range-past-enemies") == "all"
    foes = {each.space for each in creatures(now) if each.controller != creature.controller}
    return _reach(now, creature, set() if free else foes)


def _occupied(now: Moment, creature: Creature) -> set[str]:
    return {each.space for each in creatures(now) if each.name != creature.name}


def _reach(now: Moment, creature: Creature, closed: set[str]) -> set[str]:
    """The spaces within reach that need not pass a closed one."""
    found, edge = {creature.space}, {creature.space}
    swift = amount(now, creature, "swift")
    in_all = swift and now.reads("swift-adds") == "in-all"
    for _ in range(swift if in_all else 1 + swift):
        new = {other for space in edge for other in next_to(now, space)} - found
        found |= new
        edge = new - closed
    return found - {creature.space}


def refuse_move(now: Moment, creature: Creature, space: str) -> Refusal | None:
    """6.3: why a Creature may not move to a space, mandatory actions aside."""
    if creature.controller != game(now).active:
        return refuse(f"{creature.name} is not {game(now).active}'s to move", cite("6.3.1"))
    if creature.moved and now.reads("one-move") == "once":
        return refuse(f"{creature.name} has moved this turn", cite("g-move"))
    state = game(now)
    if state.moved and not state.initiated and not creature.moved and now.reads("how-many-move") == "one":
        return refuse("one Creature has moved this turn", cite("6.3.1"))
    if game(now).initiated and now.reads("moves-after-combat") == "none":
        return refuse("the Action Step is over after a combat", cite("7.3.3"))
    if forbidden(now, creature, "move"):
        return refuse(f"{creature.name} can not move", cite("8.5.8"), cite("6.3.3"))
    if space not in spaces(now):
        return refuse(f"{space or 'that'} is not a space of this Battleboard", cite("4.1.7"))
    if space == creature.space:
        return refuse(f"{creature.name} is in {space} already: a move enters another space", cite("6.3.3"))
    if space not in reachable(now, creature):
        return _refuse_distance(now, creature, space)
    return _refuse_destination(now, creature, space)


def _refuse_distance(now: Moment, creature: Creature, space: str) -> Refusal | None:
    """6.3.3.1, 6.3.3.2: too far, or the way is blocked."""
    if not has(now, creature, "range") and amount(now, creature, "swift") and space in _reach(now, creature, set()):
        if now.reads("swift-path") == "passes":
            return _refuse_destination(now, creature, space)
        return refuse(f"the path of {creature.name} to {space} is occupied", cite("6.3.3.2"), cite("g-swift"))
    asleep = dormant(now, creature, "swift")
    other = (cite("9.2.3"), cite("9.2.2")) if asleep else ()
    why = f": the text with its {asleep} is not active" if asleep else ""
    return refuse(f"{space} is out of {creature.name}'s reach{why}", *other, cite("6.3.3"), cite("6.3.3.1"))


def _spares(now: Moment, each: Held, foe: Creature) -> bool:
    """8.5.8: whether a text that forbids combat with some means this one."""
    those = each.ability.affects
    if those.which in ("this", "bearer") and foe.name != each.scene.this:
        return False
    return meant.fits(now, each.scene, foe, those.traits)


def _shut_out(now: Moment, creature: Creature, space: str) -> Location | None:
    """9.3.5: the Mirage whose text keeps a Creature out of its space."""
    for place in now.every(Location):
        if place.place == "board" and place.space == space:
            scene = Scene(place.owner, "", place.name)
            for each in location_text(now, place):
                if each.forbids == CLOSED and meant.fits(now, scene, creature, each.reach.traits):
                    return place
    return None


def _refuse_destination(now: Moment, creature: Creature, space: str) -> Refusal | None:
    """6.3.3.3, 6.3.5: where a move may end."""
    if (mirage := _shut_out(now, creature, space)) is not None:
        return refuse(f"{creature.name} can not move into {space}: {mirage.name} says so", cite("8.5.8"), cite("9.3.5"))
    here = occupant(now, space)
    if here is None:
        return None
    if here.controller == creature.controller:
        if not _moves_further(now, creature) and now.reads("friendly-destination") == "without-swift-or-range":
            return None
        return refuse(f"{space} is occupied by {here.name}, a friendly Creature", cite("6.3.3.3"), cite("6.3.4"))
    if game(now).initiated and now.reads("one-combat") == "one":
        return refuse("a second combat may not be initiated this turn", cite("6.3.5"))
    if forbidden(now, creature, "initiate combat"):
        return refuse(f"{creature.name} can not initiate combat", cite("8.5.8"))
    if any(_spares(now, each, here) for each in held(now, creature) if each.ability.forbids == SPARED):
        return refuse(f"{creature.name} can not initiate combat with {here.name}", cite("8.5.8"))
    if now.reads("enemy-space") == "closed":
        return refuse(f"{space} is occupied by {here.name}", cite("6.3.4"))
    return None


def _moves_further(now: Moment, creature: Creature) -> bool:
    """6.3.3.3: whether a Creature has one of the abilities of which the rule speaks, Swift or Range."""
    return has(now, creature, "range") or amount(now, creature, "swift") > 0


def legal_moves(now: Moment, creature: Creature) -> list[str]:
    """The spaces a Creature may move to now, mandatory actions aside."""
    return [space for space in spaces(now) if space != creature.space and refuse_move(now, creature, space) is None]


@remembered
def due_moves(now: Moment) -> tuple[Move, ...]:
    """8.7.4.2: the moves that a mandatory effect asks for and that are legal; 8.7.4.3: any of them may come first."""
    due = []
    for creature in controlled(now, active_player(now)):
        musts = {each.ability.must for each in held(now, creature)}
        for space in legal_moves(now, creature):
            attacked = "initiate combat" in musts and occupant(now, space) is not None
            if "move" in musts or attacked or _mirage_calls(now, creature, space):
                due.append((creature.name, space))
    return tuple(due)


def _mirage_calls(now: Moment, creature: Creature, space: str) -> bool:
    """9.3.6: the Mirage text of a Location may bear on Creatures beside its space."""
    return space in next_to(now, creature.space) and any(
        location.place == "board"
        and location.space == space
        and any(each.must == "enter" for each in location_text(now, location))
        for location in now.every(Location)
    )


@RULES.verb
class MoveCreature(Verb):
    """6.3.1: the Active Player moves a Creature; at least one, then as many as he or she likes."""

    name = "move"
    phrase = "moves {0} to {1}"
    example = "moves <Creature> to <space>, or moves nobody else"

    def say(self, choice: Choice) -> str:
        return "moves nobody else" if choice.args[0] == STOP else f"moves {choice.args[0]} to {choice.args[1]}"

    def by(self, now: Moment) -> str:
        return active_player(now)

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        for creature in controlled(now, by):
            yield from ((creature.name, space) for space in spaces(now) if space != creature.space)
        yield (STOP,)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        if choice.args[:1] == (STOP,):
            return self._refuse_stopping(now, choice.by)
        name, space = (*map(str, choice.args[:2]), "", "")[:2]
        if (barred := refuse_creature(now, name, choice.by, cite("6.3.1"))) is not None:
            return barred
        refusal, due = refuse_move(now, now.the(Creature, name), space), due_moves(now)
        if refusal is None and due and (name, space) not in due:
            return refuse(f"{due[0][0]} must move to {due[0][1]} first", cite("8.7.4.2"))
        return refusal

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """`moves Vey to S9`, whatever is called Vey, and wherever S9 should be."""
        head, _, space = text.rpartition(" to ")
        name = things_named(now).get(head.removeprefix("moves ")) if head.startswith("moves ") else None
        known = {each.casefold(): each for each in spaces(now)}
        return (name, known.get(space, space.upper())) if name else None

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        """6.3.1, 6.3.2: Creatures move in the Action Step of their controller's turn, one after the other."""
        state = game(now)
        if state.over:
            return refuse("the game is over", cite("5.1"))
        if choice.by != state.active:
            return refuse(f"only the Active Player moves Creatures, and that is {state.active}", cite("6.3.1"))
        if fight(now) is not None:
            return refuse("a combat goes on: no other Creature moves before it has ended", cite("7.3.3"), cite("6.3.3"))
        if now.inside("showdown"):
            return refuse("the moves of this turn are over", cite("6.3.6"))
        moved = now.get(str(choice.args[0])) if choice.args else None
        if isinstance(moved, Creature) and moved.controller == choice.by and moved.moved:
            return refuse_move(now, moved, str(choice.args[-1]))
        if now.inside("action"):
            why = "the next Creature cannot move until both players have passed on an empty Burst"
            return refuse(why, cite("6.3.2"))
        if now.inside("recovery"):
            return refuse("the Action Step is over", cite("6.1.3"), cite("6.4.1"))
        if now.inside("turn"):
            why = "Creatures move in the Action Step, which comes when both players have passed on an empty Burst"
            return refuse(why, cite("6.2.4"), cite("6.3.1"))
        return None

    def _refuse_stopping(self, now: Moment, by: str) -> Refusal | None:
        """6.3.1: one Creature must move if one can; 8.7.4.2: and whatever is mandatory."""
        due = due_moves(now)
        if due:
            return refuse(f"{due[0][0]} must move to {due[0][1]}", cite("8.7.4.2"))
        if not game(now).moved and any(legal_moves(now, creature) for creature in controlled(now, by)):
            return refuse("at least one Creature must move", cite("6.3.1"))
        return None

    def take(self, now: Moment, choice: Choice) -> None:
        if choice.args[0] == STOP:
            now.put(game(now)._replace(stopped=True))
            now.say(f"{choice.by} moves nobody else.", cite("6.3.6"), actor=choice.by)
        else:
            _move(now, now.the(Creature, str(choice.args[0])), str(choice.args[1]), choice.by)


def _move(now: Moment, creature: Creature, space: str, by: str) -> None:
    """6.3.3: a Creature enters a space; 6.3.4: if an opposing Creature is there, a combat is initiated."""
    here = occupant(now, space)
    met = here if here is not None and here.controller != by else None
    rules = _allowed_by(now, creature, space, met)
    now.put(
        game(now)._replace(moved=True, initiated=game(now).initiated or met is not None, battle=space if met else "")
    )
    now.put(creature._replace(space=space, moved=True))
    now.bind("moving", creature.name)
    now.bind("met", met.name if met else "")
    now.bind("holding", met is not None and not window_comes_first(now))
    now.say(f"{by} moves {creature.name} to {space}.", *rules, actor=by, event=("moved", creature.name))
    watch(now)
    moved = now.the(Creature, creature.name)
    begun = (Event("initiates combat", moved, met),) if met else ()
    announce(now, Event("enters a space", moved), Event("moves", moved), *begun)


def _allowed_by(now: Moment, creature: Creature, space: str, met: Creature | None) -> list[Cite]:
    """The rules that let a Creature move to a space: how far, past whom, and into a combat."""
    rules = [cite("6.3.3")]
    if space not in next_to(now, creature.space):
        past = space not in _reach(now, creature, _occupied(now, creature))
        rules = [*([cite("6.3.3.3")] if past else []), cite("6.3.3.1"), *rules]
    return [*rules, cite("6.3.4")] if met else rules


@RULES.test
def more_moves(now: Moment) -> bool:
    """6.3.1: whether the Active Player has not stopped moving Creatures yet."""
    return not game(now).stopped


@RULES.test
def window_comes_first(now: Moment) -> bool:
    """priority-between-move-and-combat: the window opens here only if a head judge rules so."""
    return bool(now.bound("met")) and now.reads("priority-between-move-and-combat") == "window-first"


@RULES.test
def met_an_enemy(now: Moment) -> bool:
    """6.3.4: whether the move ended in the space of an opposing Creature."""
    met = now.get(str(now.bound("met") or ""))
    mover = now.get(str(now.bound("moving") or ""))
    return isinstance(met, Creature) and met.in_play and isinstance(mover, Creature) and mover.in_play


@RULES.test
def priority_is_due(now: Moment) -> bool:
    """6.3.2: whether a Creature has moved and nobody has had priority since, or a combat has left triggers behind."""
    return bool(now.bound("moving")) and (bool(burst_items(now)) or not window_comes_first(now))
