"""effects-in-play, discard-trigger-event: what card text ties to something that has just happened."""

from __future__ import annotations

from collections.abc import Callable, Hashable

from judge.engine import Moment
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.cards.conditions import all_hold
from judge.games.wot_ccg.cards.meanings import All, Ref, Results, Roll
from judge.games.wot_ccg.cards.meanings.effects import TRIGGER, Effect, Later, Occasion
from judge.games.wot_ccg.play.events_and_effects.awaited import awaited, by_player, of_card, of_player
from judge.games.wot_ccg.play.events_and_effects.history import note
from judge.games.wot_ccg.play.in_force import concerns, lasting_on, text_of, you_of
from judge.games.wot_ccg.play.traits import fits
from judge.games.wot_ccg.play.who import both_at_once, game, in_play
from judge.games.wot_ccg.things import ADVANTAGE, CHALLENGE, EVENT, PLAY, Card, Challenge, SetOff, Task

AT_ONCE = "at-once"
INITIATED = {"card": "card-based"}


def happen(now: Moment, what: str, card: Card, by: str = "", times: int = 1) -> None:
    """Carries out what a card's own text ties to something that has just happened to it or its player, so often."""
    for effect in card.text:
        when = None if effect.zone == CHALLENGE != card.zone else effect.when
        if effect.timing == TRIGGER and when is not None and when.event == what and when.whom is None:
            if what == "discarded from hand" and _too_simultaneous(now, card):
                continue
            by = by or card.owner
            if all_hold(now, effect.conditions, card, by):
                set_off(now, effect, card, by, waits=_so_often(effect, times))
    for source in in_play(now):
        if source.on == card.name and source.text:
            _of_bearer(now, what, source, card, times)


def _so_often(effect: Effect, times: int) -> Later | None:
    """How much of what has happened there was, where more than once."""
    return Later("", effect, times=times) if times > 1 else None


def _of_bearer(now: Moment, what: str, source: Card, card: Card, times: int = 1) -> None:
    """advantage-you: what an advantage ties to something that happens to the card that it is on."""
    for effect in text_of(now, source):
        if effect.timing == TRIGGER and effect.when == Occasion(what, Ref("bearer")):
            if all_hold(now, effect.conditions, source, you_of(now, source)):
                set_off(now, effect, source, you_of(now, source), card.name, _so_often(effect, times))


def upon_initiated(now: Moment, by: str, kind: str, challenge: str) -> None:
    """declare-challenges: what texts in play tie to a challenge that a player initiates."""
    note(now, "initiated", by, challenge, kind)
    for sort_of in ("challenge", f"{INITIATED.get(kind, kind)} challenge"):
        of_him(now, f"you initiate a {sort_of}", f"your opponent initiates a {sort_of}", by)
    for card in in_play(now):
        you = you_of(now, card)
        if card.text and you:
            does = "you initiate" if you == by else "your opponent initiates"
            happen(now, f"{does} a challenge", card, you)
            happen(now, "any player initiates a challenge", card, you)
            happen(now, f"any player initiates a {INITIATED.get(kind, kind)} challenge", card, you)
            happen(now, f"{does} a {INITIATED.get(kind, kind)} challenge", card, you)


def start(now: Moment, effect: Effect, card: Card, by: str, subject: str = "", given: tuple[str, ...] = ()) -> None:
    """event-no-interrupt: an effect is carried out now; what it asks to be chosen is chosen first."""
    _begin(now, effect, Task(effect.name or card.name, by, card.name, (given,) if given else (), (), subject))


def _begin(now: Moment, effect: Effect, task: Task) -> None:
    if len(effect.picks) > len(task.picks) or effect.may or len(effect.options) > 1:
        now.call("choose", task=task, effect=effect)
        return
    now.call("carry-out", task=task._replace(left=effect.options[0][1] if effect.options else ()))


def come(
    now: Moment,
    event: str,
    fit: Callable[[Later, Occasion, Card], bool],
    subject: Card | None = None,
    times: int = 1,
) -> None:
    """event-expiry: what was tied to something to come happens when that has come."""
    for waits, source in list(awaited(now, event, fit)):
        if all_hold(now, waits.effect.conditions, source, waits.by, subject):
            name = subject.name if subject is not None else waits.subject
            set_off(now, waits.effect, source, waits.by, name, waits._replace(times=max(times, waits.times)))


def set_off(now: Moment, effect: Effect, card: Card, by: str, subject: str = "", waits: Later | None = None) -> None:
    """effects-in-play: an effect happens by itself, with all others that are set off at the same moment."""
    if effect.once:
        key = f"{card.name}: {effect.name}" if effect.once == "game" else f"once per turn: {card.name}: {effect.name}"
        if key in game(now).once:
            return
        now.put(game(now)._replace(once=(*game(now).once, key)))
    picks, times = (waits.picks, waits.times) if waits is not None else ((), 1)
    task = Task(effect.name or card.name, by, card.name, picks, (), subject, times)
    new = SetOff(card.name, by, ((effect, task),))
    if not now.frames or now.frames[-1].chart != AT_ONCE:
        now.call(AT_ONCE, due=(new,))
        return
    due = now.given(tuple, "due")
    mine = [each for each in due if (each.name, each.by) == (card.name, by)]
    if mine:
        new = new._replace(effects=(*mine[0].effects, *new.effects))
    now.bind("due", (*(each for each in due if each not in mine), new))


@RULES.step
def carry_out_what_is_due(now: Moment) -> None:
    """dominance-order: all of one player's effects, then all of the other's; each player puts their own in order."""
    due = now.given(tuple, "due")
    now.bind("due", ())
    whose = tuple(dict.fromkeys(each.by for each in due))
    players = both_at_once(now) if len(whose) > 1 else whose
    now.batch(
        "carry_out_one", cite("dominance-order"), *((by, [each for each in due if each.by == by]) for by in players)
    )


@RULES.deed
def carry_out_one(now: Moment, what: Hashable) -> None:
    """event-no-interrupt: what one card has set off, in the order in which it is written."""
    assert isinstance(what, SetOff)
    for effect, task in reversed(what.effects):
        _begin(now, effect, task)


def upon_roll(now: Moment, name: str, roll: Roll) -> None:
    """rolled: what texts tie to what a card has rolled; what comes the first time comes once a game."""
    card, meant = now.the(Card, name), of_card(now, now.the(Card, name))
    come(
        now, "rolls", lambda waits, when, source: _at_least(roll, when.results or Results())
        and meant(waits, when, source), card,
    )  # fmt: skip
    for source in in_play(now):
        for effect in text_of(now, source):
            when = effect.when
            if effect.timing != TRIGGER or when is None or when.event != "rolls":
                continue
            card = now.the(Card, name)
            if not concerns(now, source, when.whom, card) or not _at_least(roll, when.results or Results()):
                continue
            key = f"{source.title}: {effect.name}"
            if when.first:
                if key in game(now).once:
                    continue
                now.put(game(now)._replace(once=(*game(now).once, key)))
            by = you_of(now, source)
            if all_hold(now, effect.conditions, source, by, card):
                set_off(now, effect, source, by, name)


def upon_recruit(now: Moment, card: Card, player: str) -> None:
    """recruit: what texts in play tie to the recruiting of other cards."""
    done = "play" if card.kind in (ADVANTAGE, EVENT) else "recruit"
    for event in (f"you {done}", f"{done}s"):
        come(now, event, by_player(now, player, card), card)
    for source in in_play(now):
        for effect in text_of(now, source):
            when = effect.when
            if effect.timing != TRIGGER or when is None or not _speaks_of(now, source, when, player, card):
                continue
            meant, you = when.which is None or fits(now, card, when.which, player, source), you_of(now, source)
            if meant and source.name != card.name and all_hold(now, effect.conditions, source, you, card):
                set_off(now, effect, source, you, card.name)


def _speaks_of(now: Moment, source: Card, when: Occasion, player: str, card: Card) -> bool:
    """Whether an occasion is a recruit or an advantage of this player: by you, by the opponent, or by anybody."""
    mine = you_of(now, source) == player
    if (when.event in ("you play", "plays")) is not (card.kind in (ADVANTAGE, EVENT)):
        return False
    return (when.event in ("you recruit", "you play") and mine) or (
        when.event in ("recruits", "plays") and (when.whom == Ref("each player") or not mine)
    )


def upon_event(now: Moment, card: Card, player: str) -> None:
    """event-play: what texts in play tie to an event that a player plays; it comes when the event is over."""
    upon_recruit(now, card._replace(zone=PLAY), player)


def upon_fulfilled(now: Moment, prophecy: Card) -> None:
    """prophecy: what texts tie to the fulfilling of a prophecy of one's own."""
    for source in in_play(now):
        for effect in text_of(now, source):
            when, by = effect.when, you_of(now, source)
            if effect.timing != TRIGGER or when is None or when.event != "you fulfill" or by != you_of(now, prophecy):
                continue
            if when.which is None or fits(now, prophecy, when.which, by, source):
                set_off(now, effect, source, by, prophecy.name)


def upon_gone(now: Moment, event: str, card: Card, hosted: tuple[Card, ...]) -> None:
    """piles: what texts tie to another card that is killed, discarded or leaves play: their bearer, or those meant."""
    come(now, event, of_card(now, card), card)
    for source in (*in_play(now), *hosted):
        for effect in source.text:
            when = effect.when
            if effect.timing != TRIGGER or when is None or when.event != event or source.name == card.name:
                continue
            alive = card._replace(zone=PLAY)
            own = isinstance(when.whom, Ref) and source in hosted
            if own or (isinstance(when.whom, All) and fits(now, alive, when.whom.which, you_of(now, source), source)):
                set_off(now, effect, source, you_of(now, source) or source.owner, card.name)


def upon_card(now: Moment, event: str, card: Card, times: int = 1) -> None:
    """effects-in-play: what texts tie to something that a card does: their own, their bearer, or one they describe."""
    happen(now, event, card, card.controller, times)
    come(now, event, of_card(now, card), card, times)
    for source in in_play(now):
        for effect in text_of(now, source):
            when, by = effect.when, you_of(now, source)
            if effect.timing != TRIGGER or when is None or when.event != event or not isinstance(when.whom, All):
                continue
            if concerns(now, source, when.whom, card) and all_hold(now, effect.conditions, source, by, card):
                set_off(now, effect, source, by, card.name, _so_often(effect, times))


def upon_control(now: Moment, card: Card, gained: str, lost: str) -> None:
    """contested-control: what texts tie to the control of a Contested Advantage that a player gains or loses."""
    for source in in_play(now):
        for effect in text_of(now, source):
            when, you = effect.when, you_of(now, source)
            who = {"gains control": gained, "loses control": lost}.get(when.event, "") if when is not None else ""
            if effect.timing != TRIGGER or when is None or not who or source.name == card.name:
                continue
            if not (when.whom == Ref("each player") or (who == you) is (when.whom == Ref("you"))):
                continue
            meant = when.which is None or fits(now, card, when.which, you, source)
            if meant and all_hold(now, effect.conditions, source, you, card):
                set_off(now, effect, source, you, card.name)


def upon_challenge(now: Moment, challenge: Challenge, event: str, players: tuple[str, ...]) -> None:
    """event-expiry: what events have said of a challenge, when it comes to a step or these players succeed in it."""
    for row in lasting_on(now, challenge.name):
        waits = row.rule
        if isinstance(waits, Later) and waits.event == event and (waits.by in players or not waits.by):
            if abs(challenge.margin) >= waits.number and isinstance(source := now.get(row.source), Card):
                for player in (waits.by,) if waits.by else players:
                    set_off(now, waits.effect, source, player, waits.subject)


def at_time(now: Moment, what: str) -> None:
    """ready-round, draw-round: what texts in play tie to the beginning of a round."""
    come(now, what, lambda waits, when, source: True)
    for card in in_play(now):
        happen(now, what, card, you_of(now, card))
    for challenge in now.every(Challenge):
        about = now.get(challenge.card) if challenge.card else None
        if isinstance(about, Card) and about.zone == CHALLENGE:
            said = tuple(each for each in about.text if each.zone == CHALLENGE)
            happen(now, what, about._replace(text=said), challenge.initiator)


def of_him(now: Moment, what: str, theirs: str, player: str) -> None:
    """event-expiry: something that a player does has been waited for, as his own doing or as the opponent's."""
    come(now, what, of_player(player))
    if theirs:
        come(now, theirs, lambda waits, when, source: waits.by != player)


def _at_least(roll: Roll, wanted: Results) -> bool:
    shown = (roll.support, roll.opposition, roll.damage, *roll.symbols)
    needed = (wanted.support, wanted.opposition, wanted.damage, *wanted.symbols)
    return all(there >= n for there, n in zip(shown, needed, strict=True)) and sum(roll.symbols) >= wanted.wild


def _too_simultaneous(now: Moment, card: Card) -> bool:
    """discard-trigger-event: such an effect happens as an event; reading discard-trigger-in-draw for the Draw Round."""
    if now.inside("draw-round") and now.reads("discard-trigger-in-draw") == "not-there":
        text = f"The effect of {card.name} does not happen: it would be an event, and the step is simultaneous."
        now.say(text, cite("discard-trigger-event"), cite("simultaneous"))
        return True
    return False
