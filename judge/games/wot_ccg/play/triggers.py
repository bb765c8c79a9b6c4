"""discard-trigger-event, prophecy, continuous-failure: what happens by itself."""

from __future__ import annotations

from judge.engine import Choice, Moment, Open
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.cards.conditions import all_hold
from judge.games.wot_ccg.play.traits import has, text_of, you_of
from judge.games.wot_ccg.play.who import game, in_play
from judge.games.wot_ccg.things import ADVANTAGE, DISCARD, KILLED, PLAY, REMOVED, Card, Task

CONSEQUENCES = {"discard": DISCARD, "kill": KILLED, "remove": REMOVED}


def happen(now: Moment, what: str, card: Card, by: str = "") -> None:
    """Carries out what a card's text ties to something that has just happened to it."""
    for effect in card.text:
        if effect.timing == "trigger" and effect.when == what:
            if what == "discarded from hand" and _too_simultaneous(now, card):
                continue
            name, lines = effect.options[0] if effect.options else ("", ())
            now.call("carry-out", task=Task(effect.name or name, by or card.owner, card.name, (), lines, "trigger"))


def _too_simultaneous(now: Moment, card: Card) -> bool:
    """discard-trigger-event: such an effect happens as an event; reading discard-trigger-in-draw for the Draw Round."""
    if now.inside("draw-round") and now.reads("discard-trigger-in-draw") == "not-there":
        text = f"The effect of {card.name} does not happen: it would be an event, and the step is simultaneous."
        now.say(text, cite("discard-trigger-event"), cite("simultaneous"))
        return True
    return False


def attend(now: Moment) -> bool:
    """Whenever a player may act: continuous requirements and prophecies are looked at; the game may be over."""
    if any(card.text and card.zone == PLAY for card in now.every(Card)):
        keep_requirements(now)
        fulfil_prophecies(now)
    return not game(now).over and not nothing_left(now) and not _no_events(now)


def _no_events(now: Moment) -> bool:
    """event-play: a moment for events at which nobody has anything to play is over."""
    from judge.games.wot_ccg.play.events import thinkers

    return now.at == "events:window" and not thinkers(now)


ONE_BY_ONE = {
    "challenge-round:declare-subordinate": ("challenge", "contest"),
    "challenge-round:declare-dominant": ("challenge", "contest"),
    "challenge-round:place-subordinate": ("place",), "challenge-round:place-dominant": ("place",),
    "participation:facedown": ("commit",), "participation:announce": ("announce",), "generate:rotate": ("generate",),
    "resolve-challenge:opening-subordinate": ("rotate",), "resolve-challenge:opening-dominant": ("rotate",),
    "resolve-challenge:grips-subordinate": ("rotate",), "resolve-challenge:grips-dominant": ("rotate",),
    "draw-round:discard-first": ("discard",), "draw-round:discard-second": ("discard",),
}  # fmt: skip


def nothing_left(now: Moment) -> bool:
    """Whether a window in which one player moves card by card has no card left to move."""
    state = now.frames[-1].state if now.frames else None
    verbs = ONE_BY_ONE.get(now.at, ())
    if not verbs or not isinstance(state, Open):
        return False
    tried = (
        Choice(state.actor, verb, args) for verb in verbs for args in RULES.verbs[verb].candidates(now, state.actor)
    )
    return all(RULES.verbs[each.verb].refuse(now, each) is not None for each in tried)


def keep_requirements(now: Moment) -> None:
    """continuous-failure: a requirement that fails has its consequence at once; discard-from-play."""
    from judge.games.wot_ccg.play.piles import leave_play

    for card in in_play(now):
        for effect in text_of(now, card) if card.text else ():
            if effect.otherwise and not all_hold(now, effect.conditions, card):
                now.say(
                    f"What {card.name} requires no longer holds.", cite("continuous-failure"), cite("discard-from-play")
                )
                leave_play(now, now.the(Card, card.name), CONSEQUENCES[effect.otherwise], cite("continuous-failure"))
                break


def fulfil_prophecies(now: Moment) -> None:
    """prophecy-immediate: the benefit comes as soon as the requirements are met; prophecy-repeatable: once a game."""
    for card in in_play(now):
        if card.kind != ADVANTAGE or not card.text or not has(now, card, "Prophecy"):
            continue
        for effect in card.text:
            if effect.when == "fulfilled":
                _fulfil(now, card, all_hold(now, effect.conditions, card))


def _fulfil(now: Moment, card: Card, met: bool) -> None:
    """A prophecy counts once each time its requirements come to be met, a non-Repeatable one once a game."""
    if not met:
        if "met" in card.used:
            now.put(card._replace(used=()))
        return
    if "met" in card.used:
        return
    now.put(card._replace(used=("met",)))
    state, repeatable = game(now), has(now, card, "Repeatable")
    if card.title in state.fulfilled and not repeatable and now.reads("prophecy-again") == "once":
        text = f"{card.name} is fulfilled again: no benefit is gained."
        now.say(text, cite("prophecy-repeatable"), event=("fulfilled again", card.name))
        return
    now.put(state._replace(fulfilled=(*state.fulfilled, card.title)))
    now.say(
        f"{card.name} is fulfilled.",
        cite("prophecy-immediate"),
        cite("prophecy-count-from-play"),
        event=("fulfilled", card.name),
    )
    for effect in card.text:
        if effect.when == "fulfilled" and effect.options:
            now.call(
                "carry-out", task=Task(card.name, you_of(now, card), card.name, (), effect.options[0][1], "prophecy")
            )


RULES.attend = attend
