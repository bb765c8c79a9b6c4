"""event-play: Event Card Play and Dominance Order: who may play the next event, and what bars it."""

from __future__ import annotations

from judge.engine import Choice, Cite, Moment, Open, Refusal, Verb, refuse, remembered
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.cards.conditions import all_hold
from judge.games.wot_ccg.cards.meanings import NONE, Ban, Symbols, symbols
from judge.games.wot_ccg.cards.meanings.effects import Effect
from judge.games.wot_ccg.cards.words import said
from judge.games.wot_ccg.play.action_round.prices import price_of, refuse_costs, times_of
from judge.games.wot_ccg.play.events_and_effects.asked_of_its_card import refuse_state
from judge.games.wot_ccg.play.events_and_effects.limits_of_events import allowed, refuse_limits, surcharge
from judge.games.wot_ccg.play.events_and_effects.requirements import refuse_required
from judge.games.wot_ccg.play.in_force import kept_by_card, rules_for, you_of
from judge.games.wot_ccg.play.pattern import refuse_pattern
from judge.games.wot_ccg.play.payments import paying_groups, plain_payments, total_of
from judge.games.wot_ccg.play.targets import refuse_targets
from judge.games.wot_ccg.play.traits import fits, forbidden_to, is_taveren
from judge.games.wot_ccg.play.who import (
    acting_player,
    dominant_player,
    game,
    last_battle,
    opponent,
    players,
    subordinate_player,
)
from judge.games.wot_ccg.things import (
    CORRUPTION,
    EVENT,
    FACE_DOWN,
    FIGHTERS,
    HAND,
    PLAY,
    Card,
    Challenge,
    Player,
)

ACTIONS = "take-actions:actions"
VERBS = ("play-event", "use-effect", "heal-taveren", "remove-corruption", "replace")
PLAIN_EVENT = Effect("", "event")
ROUNDS = ("ready round", "challenge round", "action round", "resolution round", "draw round")

TIMES = {
    "ready-round": ("before dominance is determined no event can be played", "event-term-barred"),
    "participation": ("the players are deciding on participation, which is simultaneous", "simultaneous"),
    "generate": ("while symbols are generated only events that allow a reroll can be played", "generate-no-events"),
    "assign-damage": ("while damage is assigned no event can be played and no effect generated", "damage-no-events"),
    "draw-round": ("the steps of the Draw Round are simultaneous", "event-blocked"),
    "carry-out": ("something else is being resolved", "event-no-interrupt"),
    "pay": ("something else is being resolved", "event-no-interrupt"),
    "resolve-challenge": ("dice are being announced and rolled", "opening-roll-simultaneous"),
}


class InEventWindow(Verb):
    """event-blocked: why no event can be played at a point that is no window for it, or not this player's chance."""

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        waiting = now.waiting
        if waiting is not None and choice.verb in waiting.verbs:
            return self.refuse(now, choice) or _not_first(now, waiting.at, waiting.by)
        for frame in reversed(now.frames):
            if frame.chart in TIMES:
                text, rule = TIMES[frame.chart]
                return refuse(text, cite(rule), cite("event-blocked"))
        text = "a move is being made; events come before and after it"
        return self.refuse(now, choice) or refuse(text, cite("event-play"), cite("event-moves-first"))


class AsEvent(InEventWindow):
    """take-actions-events: whoever takes actions lets the other play an event between two of them."""

    def way_in(self, now: Moment, choice: Choice) -> Choice | None:
        waiting = now.waiting
        if waiting is None or waiting.at != ACTIONS or choice.by == waiting.by:
            return None
        return Choice(waiting.by, WaitForEvents.name)


def _not_first(now: Moment, at: str, by: str) -> Refusal:
    """event-dominant-first, event-alternate: it is the other player's chance; take-actions-events: or action."""
    if at == ACTIONS:
        text = f"it is {by}'s action; events come between two actions"
        return refuse(text, cite("take-actions-events"), cite("event-play"))
    if by == subordinate_player(now):
        return refuse(f"{by} must have a chance to play an event first", cite("event-alternate"), cite("event-play"))
    text = f"{by} is dominant and has the first chance to play an event"
    return refuse(text, cite("event-dominant-first"), cite("event-ask"), cite("event-play"))


@RULES.step
def open_moment(now: Moment) -> None:
    """event-play: a new moment at which events can be played; nobody has played one in it yet."""
    state = game(now)
    if state.among_actions:
        now.put(state._replace(among_actions=False))
    elif state.event_by:
        now.put(state._replace(event_by=""))
    if RULES.attend is not None:
        RULES.attend(now)  # continuous-failure: also where nobody has an event, and so nobody is asked.


@RULES.role
def first_with_events(now: Moment) -> str:
    """event-dominant-first: the dominant player has the first chance; a player with nothing to play is passed over."""
    there = thinkers(now)
    if not there or (now.inside("take-actions") and there == {acting_player(now)}):
        return ""
    latest = game(now).event_by
    first = opponent(now, latest) if latest else dominant_player(now)
    both = [each for each in (first, opponent(now, first)) if each in there]
    if len(both) < 2:
        return next(iter(both), "")
    if not latest and now.reads("subordinate-first-with-events") == "subordinate":
        both.reverse()
    return next((each for each in both if _can_play(now, each)), both[0])


def somebody_thinks(now: Moment) -> bool:
    """Whether a player has any event or effect to think of, playable or not."""
    return not thinkers(now).isdisjoint(players(now))


@RULES.test
def events_between_moves(now: Moment) -> bool:
    """Reading event-exclusive-steps-unlisted: whether events may be played here; we allow them."""
    return somebody_thinks(now) and now.reads("event-exclusive-steps-unlisted") == "printed-only"


@RULES.test
def events_before_reveal(now: Moment) -> bool:
    """Reading event-exclusive-steps-unlisted: whether events may be played before the reveal; we allow them."""
    return any(each.state == FACE_DOWN for each in now.every(Challenge)) and events_between_moves(now)


@RULES.test
def events_while_deciding(now: Moment) -> bool:
    """Reading participation-simultaneous: whether events may be played here; we do not allow them."""
    return somebody_thinks(now) and now.reads("participation-simultaneous") == "in-between"


@RULES.test
def events_after_drawing(now: Moment) -> bool:
    """Reading draw-round-window: whether events may be played after both players have drawn; we allow them."""
    return somebody_thinks(now) and now.reads("draw-round-window") == "after-drawing"


def thinkers(now: Moment) -> set[str]:
    """The players who have something that can be played as an event, whether they can pay for it now or not."""
    found: set[str] = set()
    for card in now.every(Card):
        if card.zone == HAND:
            if card.replaces or any(each.timing == "event" and each.zone == HAND for each in card.text):
                found.add(card.owner)
        elif card.zone == PLAY:
            usable = [each for each in card.text if each.timing == "event" and each.zone == PLAY]
            if usable:
                found.add(you_of(now, card))
            if any(each.anybodys for each in usable):
                found |= set(players(now))
            if card.damage:
                found |= _healers(now, card)
    return found


def _healers(now: Moment, card: Card) -> set[str]:
    """corruption-removal, taveren-healing: who could take a token off a card."""
    if any(kind == CORRUPTION for kind, _ in card.damage):
        return set(players(now))
    return {card.controller} if is_taveren(now, card) and now.the(Player, card.controller).hero else set()


@RULES.role
def after_event(now: Moment) -> str:
    """event-alternate, event-ask: after an event the other player has a chance."""
    state = now.frames[-1].state
    actor = state.actor if isinstance(state, Open) else dominant_player(now)
    if actor == dominant_player(now) and now.reads("dominant-plays-on") == "on":
        return actor
    return opponent(now, actor)


@RULES.bar
def not_obliged(now: Moment, choice: Choice) -> Refusal | None:
    """event-ask: whoever has asked and was declined must play an event, if possible."""
    state = game(now)
    if state.asked != choice.by or choice.by == dominant_player(now):
        return None
    if not _can_play(now, choice.by):
        return None
    text = f"{choice.by} has asked, and the dominant player declined: an event must be played"
    return refuse(text, cite("event-ask"))


def refuse_second(now: Moment, player: str) -> Refusal | None:
    """Reading event-second-by-subordinate: whether the subordinate player may play two in a row."""
    second = game(now).event_by == player == subordinate_player(now)
    if second and now.reads("event-second-by-subordinate") == "one-then-wait":
        text = f"{player} has just played an event; the next one must be the dominant player's"
        return refuse(text, cite("event-alternate"))
    return None


def refuse_moment(now: Moment, player: str) -> Refusal | None:
    """event-play: the rules against anything that works as an event, at this moment and by this player."""
    return refuse_time(now, player) or refuse_order(now, player)


def refuse_order(now: Moment, player: str) -> Refusal | None:
    """event-ask, event-alternate: the rules against an event because the other player comes first."""
    return _refuse_unasked(now, player) or refuse_second(now, player)


def refuse_time(now: Moment, player: str, effect: Effect = PLAIN_EVENT, limited: bool = False) -> Refusal | None:
    """event-play: the rules against an event or effect at this time; generate-no-events, event-term-barred."""
    if limited:
        return refuse_limited(now, player)
    if now.inside("rerolls") and not effect.reroll:
        rule = cite("generate-no-events") if now.inside("generate") else cite("event-term-barred")
        return refuse("only events with the word reroll can be played now", rule)
    if effect.reroll and now.inside("resolve-challenge") and now.reads("reroll-in-resolution") == "barred":
        return refuse("rerolls are for the Action Round only", cite("opening-roll-simultaneous"), cite("simultaneous"))
    return _refuse_banned(now, player, "play events")


def _refuse_banned(now: Moment, player: str, *bans: str) -> Refusal | None:
    """cannot: what an effect forbids a player to do, altogether or in this round."""
    here = next((each for each in ROUNDS if now.inside(each.replace(" ", "-"))), "")
    for ban in bans:
        for what in (ban, f"{ban} during the {here}"):
            if source := forbidden_to(now, player, what):
                return refuse(f"{player} cannot {what} ({source})", cite("cannot"))
    return None


def _refuse_named(now: Moment, player: str, card: Card) -> Refusal | None:
    """cannot: cards of a description, such as those of a name, that a player may not play, or not in this round."""
    for source, ban in rules_for(now, player, Ban):
        round = ban.what.removeprefix("play during the ").replace(" ", "-")
        if ban.which is None or not (ban.what == "play" or (ban.what != round and now.inside(round))):
            continue
        if fits(now, card, ban.which._replace(zone=card.zone), player, card):
            return refuse(f"{player} cannot play {card.title} ({source})", cite("cannot"))
    return None


def _refuse_unasked(now: Moment, player: str) -> Refusal | None:
    """event-ask: between his own actions too the subordinate player lets the dominant player play first."""
    own = now.waiting is not None and now.waiting.at == ACTIONS and now.waiting.by == player
    if not own or player == dominant_player(now):
        return None
    if _can_play(now, dominant_player(now)):
        text = f"{player} must first ask whether {dominant_player(now)} plays an event: write `waits for events`"
        return refuse(text, cite("event-ask"), cite("take-actions-events"))
    return None


def refuse_limited(now: Moment, player: str) -> Refusal | None:
    """limited-events: only in one's own Take Actions Step, and not once the Last Battle has begun."""
    if last_battle(now):
        return refuse("limited events cannot be played once the Last Battle has begun", cite("limited-not-last-battle"))
    if not now.inside("take-actions") or acting_player(now) != player:
        text = "limited events are for your own Take Actions Step"
        return refuse(text, cite("limited-events"), cite("limited-event-term"))
    if source := forbidden_to(now, player, "play limited events"):
        return refuse(f"{player} cannot play limited events ({source})", cite("cannot"))
    return None


def refuse_use(
    now: Moment, player: str, card: Card, effect: Effect, targets: tuple[str, ...], option: str = ""
) -> Refusal | None:
    """What stands against a card's effect or an event card, apart from the moment: conditions, price, targets."""
    return (
        _refuse_anyhow(now, card, effect, player)
        or refuse_targets(now, effect, targets, player, card)
        or refuse_limits(now, card, effect, targets)
        or refuse_costs(now, player, card, effect, targets)
        or refuse_price(now, card, effect, player, times_of(effect, targets, option))
    )


@kept_by_card
def _refuse_anyhow(now: Moment, card: Card, effect: Effect, player: str) -> Refusal | None:
    """What stands against a card's effect or an event card, whatever its targets."""
    refusal = refuse_state(now, card, effect)
    if refusal is None and card.kind == EVENT:
        refusal = refuse_pattern(now, card, player) or refuse_required(now, card, player, "play")
        refusal = refusal or _refuse_banned(now, player, "play events", "play event cards")
        refusal = refusal or _refuse_named(now, player, card)
    if refusal is None and not all_hold(now, effect.conditions, card, player):
        refusal = refuse(f"what {card.name} requires does not hold", cite("effects-in-play"))
    return refusal


def _rolled(card: Card, cost: Symbols, wild: int) -> bool:
    """rolled: whether a card has rolled so many symbols, none of them counted twice."""
    shown = card.last.symbols if card.last else NONE
    return all(there >= n for there, n in zip(shown, cost, strict=True)) and sum(shown) >= sum(cost) + wild


@kept_by_card
def refuse_price(now: Moment, card: Card, effect: Effect, player: str, times: int = 1) -> Refusal | None:
    """paying-own-symbols, paying-cards-any, one-power-recruit-only: whether the price can be paid at all."""
    cost = symbols(map(sum, zip(price_of(effect, times), surcharge(now, card, player), strict=True)))
    if not any(cost) and not effect.wild:
        return None
    if any(each.only_for == "rolled" for each in effect.costs) and not _rolled(card, cost, effect.wild):
        return refuse(f"{card.name} has not rolled so many of these symbols", cite("rolled"))
    groups = paying_groups(now, card, None if card.kind == EVENT else effect, player)
    if allowed(now, card, plain_payments(now, groups, cost, effect.wild)):
        return None
    own = card.kind in FIGHTERS and not effect.pool
    whose = card.name if own else player
    rules: tuple[Cite, ...] = (cite("paying-own-symbols"),)
    if not own:
        rules = (cite("paying-cards-any"), cite("one-power-recruit-only"))
    rules += (cite("convert-recruit-only-recruits"),) if card.kind == EVENT else ()
    more = f" and {effect.wild} of any ability" if effect.wild else ""
    return refuse(f"{card.name} costs {said(cost)}{more}; {whose} has {said(total_of(groups))} to pay it with", *rules)


def bought_by(now: Moment, player: str) -> None:
    """Remembers whose event it was; event-ask: an obligation is met."""
    between = now.at == ACTIONS
    now.put(game(now)._replace(event_by=player, asked="", among_actions=between))
    if between:
        now.call("events")


@RULES.verb
class WaitForEvents(InEventWindow):
    """take-actions-events: between two actions lets both players play events, the dominant player first."""

    name = "wait"
    phrase = "waits for events"

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        other = opponent(now, choice.by)
        if _can_play(now, other):
            return None
        return refuse(f"{other} cannot play an event now", cite("take-actions-events"))

    def take(self, now: Moment, choice: Choice) -> None:
        now.say("Events may be played between two actions.", cite("take-actions-events"), actor=choice.by)
        now.call("events")


@RULES.verb
class AskFirst(InEventWindow):
    """event-ask: the subordinate player asks whether the dominant player wants to play an event first."""

    name = "ask-first"
    phrase = "asks to play an event"

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        if choice.by != subordinate_player(now):
            return refuse("the dominant player need not ask", cite("event-ask"), cite("event-dominant-first"))
        if game(now).asked:
            return refuse(f"{choice.by} has asked already", cite("event-ask"))
        if _can_play(now, choice.by):
            return None
        return refuse(f"{choice.by} has no event to play", cite("event-ask"))

    def take(self, now: Moment, choice: Choice) -> None:
        now.put(game(now)._replace(asked=choice.by, event_by=""))
        text = f"{choice.by} asks whether {dominant_player(now)} plays an event first."
        now.say(text, cite("event-ask"), actor=choice.by)


@remembered
def _can_play(now: Moment, player: str) -> bool:
    """Whether there is an event that a player can play now."""
    tried = (Choice(player, verb, args) for verb in VERBS for args in RULES.verbs[verb].candidates(now, player))
    return any(RULES.verbs[each.verb].refuse(now, each) is None for each in tried)
