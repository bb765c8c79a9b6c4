"""What card text does: each verb of an instruction, carried out one after the other without interruption."""

from __future__ import annotations

from collections.abc import Callable

from judge.engine import Moment
from judge.games.wot_ccg import RULES, cite, things
from judge.games.wot_ccg.cards import deeds_in_challenges
from judge.games.wot_ccg.cards.conditions import all_hold
from judge.games.wot_ccg.cards.meanings import Instruction
from judge.games.wot_ccg.play import pattern, symbols
from judge.games.wot_ccg.play.challenge_round.determine_participation import join
from judge.games.wot_ccg.play.control import check_control, take_control
from judge.games.wot_ccg.play.dice import reroll
from judge.games.wot_ccg.play.draw_round import draw
from judge.games.wot_ccg.play.piles import leave_play
from judge.games.wot_ccg.play.resolution_round import damage_pools
from judge.games.wot_ccg.play.traits import OPPOSITE, fits, has
from judge.games.wot_ccg.play.triggers import keep_requirements
from judge.games.wot_ccg.play.who import current, game, opponent
from judge.games.wot_ccg.play.winning import look_at_once
from judge.games.wot_ccg.things import BATTLEGROUND, DECK, HAND, HOME, PLAY, Card, Lasting, Player, Task
from judge.kit.timeline import begin

Verb = Callable[[Moment, Task, Instruction, Card], None]
PILES = {"kill": things.KILLED, "discard": things.DISCARD, "remove": things.REMOVED, "return": HAND}
SIGNS = {"add": "+", "subtract": "-", "multiply": "x", "divide": "/", "set": "="}


@RULES.test
def more_to_do(now: Moment) -> bool:
    """event-no-interrupt: whether an instruction is left."""
    return bool(now.given(Task, "task").left)


@RULES.step
def carry_out_next(now: Moment) -> None:
    """event-no-interrupt: the next instruction; nothing can be played in between."""
    task = now.given(Task, "task")
    first, rest = task.left[0], task.left[1:]
    now.bind("task", task._replace(left=rest))
    source = now.the(Card, task.source)
    target = now.get(task.targets[0]) if task.targets else None
    if not all_hold(now, first.conditions, source, task.by, target if isinstance(target, Card) else source):
        now.say(f"{task.name}: the condition does not hold, so nothing happens here.", cite("effects-in-play"))
        return
    carry_out(now, task, first)
    keep_requirements(now)


def carry_out(now: Moment, task: Task, what: Instruction) -> None:
    """One instruction: what concerns a player, a challenge, or cards."""
    if what.verb in _PLAYER:
        _PLAYER[what.verb](now, task, what)
        return
    if what.change is not None and what.change.what in ("support", "opposition"):
        deeds_in_challenges.tally(now, task, what.change)
        return
    cards = concerned(now, task, what)
    player = _player_meant(now, task, what)
    if not cards and player and what.verb in ("change", "forbid"):
        _last_on_player(now, task, what, player)
        return
    if not cards:
        now.say(f"{task.name}: there is nothing it could do this to.", cite("effects-in-play"))
    for card in cards:
        _CARD[what.verb](now, task, what, now.the(Card, card.name))


def concerned(now: Moment, task: Task, what: Instruction) -> list[Card]:
    """The cards that an instruction concerns: targets, the card itself, its bearer, or all that it describes."""
    if what.who == "cards" and what.which is not None:
        source = now.the(Card, task.source)
        return [each for each in now.every(Card) if fits(now, each, what.which, task.by, source)]
    found = [each for name in _names(now, task, what.who) if isinstance(each := now.get(name), Card)]
    return [each for each in found if each.zone == PLAY or what.verb in ("search", "return", "remove")]


def _names(now: Moment, task: Task, who: str) -> tuple[str, ...]:
    on = now.the(Card, task.source).on
    meant: dict[str, tuple[str, ...]] = {
        "target": task.targets[:1], "target 1": task.targets[:1], "target 2": task.targets[1:2],
        "targets": task.targets, "this": (task.source,), "bearer": (on,), "you": (), "opponent": (),
    }  # fmt: skip
    return meant.get(who, task.targets or ((on,) if on else (task.source,)))


def _player_meant(now: Moment, task: Task, what: Instruction) -> str:
    """The player that an instruction concerns, where it concerns one."""
    if what.who == "opponent":
        return opponent(now, task.by)
    target = now.get(task.targets[0]) if task.targets else None
    if isinstance(target, Player) and what.who in ("", "target", "target 1"):
        return target.name
    return task.by if what.who in ("", "you") else ""


def _last_on_player(now: Moment, task: Task, what: Instruction, player: str) -> None:
    """event-expiry: an effect on a player lasts."""
    forbids = what.what if what.verb == "forbid" else ""
    begin(now, Lasting(task.name, player, what.change, forbids=forbids, until=what.until))
    now.say(f"{task.name} concerns {player}.", cite("event-expiry"), event=("changed", player))


def _change(now: Moment, task: Task, what: Instruction, card: Card) -> None:
    """current-ability: an ability is changed; event-expiry: until the end of the turn unless it says otherwise."""
    assert what.change is not None
    if card.kind not in things.FIGHTERS:
        _last_on_player(now, task, what, task.by)
        return
    begin(now, Lasting(task.name, card.name, what.change, until=what.until))
    text = f"{card.name}: {what.change.what} {SIGNS[what.change.op]}{what.change.amount} from {task.name}."
    now.say(text, cite("event-expiry"), event=("changed", card.name))


def _gain(now: Moment, task: Task, what: Instruction, card: Card) -> None:
    """allegiance: a card gains a trait or an allegiance; dark-one-no-dragon, dragon-no-dark-one: not the opposite."""
    opposite = OPPOSITE.get(what.what.casefold(), "")
    if opposite and has(now, card, opposite):
        rule = cite("dark-one-no-dragon") if opposite == "dark one" else cite("dragon-no-dark-one")
        now.say(f"{card.name} cannot gain {what.what}; that is ignored.", rule, event=("gained nothing", card.name))
        return
    begin(now, Lasting(task.name, card.name, gains=what.what, until=what.until))
    text = f"{card.name} gains {what.what} from {task.name}."
    now.say(text, cite("allegiance"), cite("event-expiry"), event=("gained", card.name))
    check_control(now)


def _lose(now: Moment, task: Task, what: Instruction, card: Card) -> None:
    """allegiance: a card loses a trait, an allegiance, or its text; trait-not-effect-text."""
    begin(now, Lasting(task.name, card.name, loses=what.what, until=what.until))
    now.say(f"{card.name} loses {what.what} to {task.name}.", cite("allegiance"), event=("lost", card.name))


def _forbid(now: Moment, task: Task, what: Instruction, card: Card) -> None:
    """cannot: something is forbidden to a card."""
    begin(now, Lasting(task.name, card.name, forbids=what.what, until=what.until))
    now.say(f"{card.name} cannot {what.what} ({task.name}).", cite("cannot"), event=("forbidden", card.name))


def _leave(now: Moment, task: Task, what: Instruction, card: Card) -> None:
    """piles: a card is killed, discarded, removed from play or returned."""
    rule = cite("killed-term") if what.verb == "kill" else cite("piles")
    leave_play(now, card, PILES[what.verb], rule)
    look_at_once(now)


def _rotate(now: Moment, task: Task, what: Instruction, card: Card) -> None:
    """rotating: a card is turned; rotating-once: a rotated one stays as it is."""
    rotated = what.verb == "rotate"
    done = "is rotated" if rotated else "is made ready"
    now.put(card._replace(rotated=rotated))
    now.say(f"{card.name} {done}.", cite("rotating"), event=(what.verb, card.name))


def _send(now: Moment, task: Task, what: Instruction, card: Card) -> None:
    """place-forces: a card goes to the battleground or home; one that goes home is in no challenge any more."""
    place = BATTLEGROUND if what.what == BATTLEGROUND else HOME
    now.put(card._replace(place=place, challenge=card.challenge if place == BATTLEGROUND else ""))
    now.say(f"{card.name} goes to the {place}.", cite("battleground"), cite("home-front"), event=("moved", card.name))


def _withdraw(now: Moment, task: Task, what: Instruction, card: Card) -> None:
    """participation-lasts: an effect can take a participant out of its challenge."""
    now.put(card._replace(challenge=""))
    now.say(f"{card.name} no longer participates.", cite("participation-lasts"), event=("withdrawn", card.name))


def _join(now: Moment, task: Task, what: Instruction, card: Card) -> None:
    """participating: a card becomes a participant of the challenge being resolved, or of its player's own."""
    target = task.targets[-1] if task.targets and task.targets[-1] != card.name else current(now)
    join(now, card, target)


def _control(now: Moment, task: Task, what: Instruction, card: Card) -> None:
    """control: another player takes control, until the end of the turn or for good."""
    if what.until != "good":
        begin(now, Lasting(task.name, card.name, back_to=card.controller, until=what.until))
    take_control(now, card, task.by)


def _search(now: Moment, task: Task, what: Instruction, card: Card) -> None:
    """search-then-shuffle; search-not-same-card: never a copy of the card that searches; personality-search."""
    source = now.the(Card, task.source)
    if card.title == source.title:
        text = f"{card.name} is a copy of the searching card and may not be taken."
        now.say(text, cite("search-not-same-card"), cite("card-retrieval"))
        return
    if card.zone == DECK:
        now.put(card._replace(zone=HAND))
        text = f"{task.by} takes {card.name} from the deck and shuffles it."
        now.say(text, cite("search-then-shuffle"), event=("found", card.name))


def _tokens(now: Moment, task: Task, what: Instruction) -> None:
    """pattern-your-section: tokens are added to, removed from or converted in a section of the Pattern."""
    player = _whose(now, task, what)
    section = what.what or pattern.section_of(now, player)
    if what.verb == "add tokens":
        pattern.add_tokens(now, section, what.amount, cite("pattern-extra-tokens"))
    elif what.verb == "remove tokens":
        pattern.remove_tokens(now, section, what.amount, cite("pattern-your-section"))
    else:
        pattern.convert(now, player, what.amount)


def _whose(now: Moment, task: Task, what: Instruction) -> str:
    """The player whom an instruction for players is for."""
    return opponent(now, task.by) if what.who == "opponent" else task.by


def _draw(now: Moment, task: Task, what: Instruction) -> None:
    draw(now, _whose(now, task, what), what.amount, cite("effects-in-play"))


def _discard_cards(now: Moment, task: Task, what: Instruction) -> None:
    """turn-one-discard: on the first turn nobody is made to discard by another player."""
    player = _whose(now, task, what)
    if game(now).turn == 1 and player != task.by and now.reads("first-turn-discards") == "ignored":
        text = f"{player} does not discard: on the first turn that is ignored."
        now.say(text, cite("turn-one-discard"), event=("spared", player))
        return
    if game(now).turn == 1 and player == task.by:
        text = f"{task.name} is {player}'s own: it makes him discard on the first turn too."
        now.say(text, cite("turn-one-discard"), event=("not spared", player))
    now.call("forced-discard", player=player, number=what.amount)


def _nothing(now: Moment, task: Task, what: Instruction) -> None:
    now.say(f"{task.name} has no effect.", cite("outcome-success-no-effect"))


_CARD: dict[str, Verb] = {
    "change": _change, "gain": _gain, "lose": _lose, "forbid": _forbid, "kill": _leave, "discard": _leave,
    "remove": _leave, "return": _leave, "rotate": _rotate, "ready": _rotate, "send": _send, "withdraw": _withdraw,
    "join": _join, "control": _control, "reroll": reroll, "search": _search, "deal": deeds_in_challenges.deal,
    "heal": deeds_in_challenges.heal, "corrupt": deeds_in_challenges.corrupt, "aim": damage_pools.aim,
}  # fmt: skip
_PLAYER: dict[str, Callable[[Moment, Task, Instruction], None]] = {
    "add tokens": _tokens, "remove tokens": _tokens, "convert tokens": _tokens, "draw": _draw,
    "discard cards": _discard_cards, "generate": symbols.generate, "results": deeds_in_challenges.results,
    "pool": deeds_in_challenges.pool, "nothing": _nothing, "special": damage_pools.special,
    "turn": deeds_in_challenges.turn, "double pool": damage_pools.double_pool,
}  # fmt: skip
