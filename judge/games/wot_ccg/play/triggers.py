"""prophecy, continuous-failure: what happens by itself whenever a player may act."""

from __future__ import annotations

from judge.engine import Choice, Moment, Open
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.cards.conditions import all_hold
from judge.games.wot_ccg.cards.meanings import GOOD, All
from judge.games.wot_ccg.cards.meanings.effects import CONTINUOUS, GRANT, Effect
from judge.games.wot_ccg.play.events_and_effects.events import thinkers
from judge.games.wot_ccg.play.events_and_effects.occasions import set_off, upon_fulfilled
from judge.games.wot_ccg.play.in_force import concerns, lasting_on, text_of, you_of
from judge.games.wot_ccg.play.piles import leave_play
from judge.games.wot_ccg.play.traits import has, plays
from judge.games.wot_ccg.play.who import game, in_play
from judge.games.wot_ccg.things import ADVANTAGE, DISCARD, KILLED, PLAY, REMOVED, Card, Lasting
from judge.kit.timeline import begin

CONSEQUENCES = {"discard": DISCARD, "kill": KILLED, "remove": REMOVED}


def attend(now: Moment) -> bool:
    """Whenever a player may act: continuous requirements and prophecies are looked at; the game may be over.

    event-play: a moment for events at which nobody has anything to play is over too.
    """
    if any(card.text and card.zone == PLAY for card in now.every(Card)):
        keep_requirements(now)
        grant_for_good(now)
        fulfil_prophecies(now)
    no_events = now.at == "events:window" and not thinkers(now)
    return not game(now).over and not nothing_left(now) and not no_events


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
    by = state.actor
    tried = (Choice(by, verb, args) for verb in verbs for args in RULES.verbs[verb].candidates(now, by))
    return all(RULES.verbs[each.verb].refuse(now, each) is not None for each in tried)


def keep_requirements(now: Moment) -> None:
    """continuous-failure: a requirement that fails has its consequence at once; discard-from-play."""
    for card in in_play(now):
        for effect in text_of(now, card):
            if effect.timing == CONTINUOUS and effect.options and all_hold(now, effect.conditions, card):
                deed = effect.options[0][1][0]
                gone = [card] if not isinstance(deed.whom, All) else [
                    each for each in in_play(now) if concerns(now, card, deed.whom, each)]  # fmt: skip
                if gone:
                    text = f"What {card.name} requires does not hold."
                    now.say(text, cite("continuous-failure"), cite("discard-from-play"))
                for each in gone:
                    leave_play(now, now.the(Card, each.name), CONSEQUENCES[deed.verb], cite("continuous-failure"))
                if card in gone:
                    break


def grant_for_good(now: Moment) -> None:
    """effects-in-play: what text makes so for good of cards as soon as its conditions hold, once of each."""
    for source in in_play(now):
        for effect in text_of(now, source):
            if effect.timing != GRANT:
                continue
            for card in in_play(now):
                of = card if isinstance(effect.whom, All) else None
                if concerns(now, source, effect.whom, card) and all_hold(now, effect.conditions, source, of=of):
                    _grant(now, source, card, effect)


def _grant(now: Moment, source: Card, card: Card, effect: Effect) -> None:
    given = [row.rule for row in lasting_on(now, card.name) if row.source == source.name and row.until == GOOD]
    for rule in effect.rules:
        if rule not in given:
            begin(now, Lasting(source.name, card.name, rule, until=GOOD))
            now.say(
                f"{source.name}: {effect.name} ({card.name}).", cite("effects-in-play"), event=("changed", card.name)
            )


def fulfil_prophecies(now: Moment) -> None:
    """prophecy-immediate: the benefit comes as soon as the requirements are met; prophecy-repeatable: once a game."""
    for card in in_play(now):
        if card.kind != ADVANTAGE or not card.text or not has(now, card, "Prophecy"):
            continue
        for effect in card.text:
            if effect.when is not None and effect.when.event == "fulfilled":
                _fulfil(now, card, all_hold(now, effect.conditions, card))


def _fulfil(now: Moment, card: Card, met: bool) -> None:
    """A prophecy counts once each time its requirements come to be met, a non-Repeatable one once a game."""
    if met == ("met" in card.used):
        return
    kept = tuple(each for each in card.used if each != "met")
    now.put(card._replace(used=("met", *kept) if met else kept))
    if not met:
        return
    state, repeatable = game(now), has(now, card, "Repeatable") or plays(now, card, "repeatable")
    if card.title in state.fulfilled and not repeatable and now.reads("prophecy-again") == "once":
        text = f"{card.name} is fulfilled again: no benefit is gained."
        now.say(text, cite("prophecy-repeatable"), event=("fulfilled again", card.name))
        return
    now.put(state._replace(fulfilled=(*state.fulfilled, card.title)))
    counted = tuple(each for each in kept if not each.startswith(("done ", "this turn ")))
    now.put(card._replace(used=(*(counted if repeatable and counted != kept else ("met", *kept)), "fulfilled")))
    rules = (cite("prophecy-immediate"), cite("prophecy-count-from-play"))
    now.say(f"{card.name} is fulfilled.", *rules, event=("fulfilled", card.name))
    upon_fulfilled(now, now.the(Card, card.name))
    for effect in card.text:
        if effect.when is not None and effect.when.event == "fulfilled" and effect.options:
            set_off(now, effect._replace(name=card.name), card, you_of(now, card))


RULES.attend = attend
