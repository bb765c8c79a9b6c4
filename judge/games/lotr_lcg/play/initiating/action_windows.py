"""action-windows, action, put-into-play: what players may do in an action window: play cards, use actions."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine import Choice, Moment, Open, Refusal, Verb, refuse, remembered
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.meanings import Ability
from judge.games.lotr_lcg.play.abilities.constant_abilities import abilities, forbidden, label
from judge.games.lotr_lcg.play.abilities.responses import Tries, node, usable
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen, occurs
from judge.games.lotr_lcg.play.choice_words import everything
from judge.games.lotr_lcg.play.costs import why_not_payable
from judge.games.lotr_lcg.play.in_play.areas import move
from judge.games.lotr_lcg.play.in_play.enters_play import enter, goes_unattached, hosts, why_not_host, why_not_unique
from judge.games.lotr_lcg.play.in_play.rationed import too_many
from judge.games.lotr_lcg.play.initiating.doomed_when_played import (
    DOOMED,
    give_doomed,
    may_be_given,
    remember_given,
    resolve_doomed,
)
from judge.games.lotr_lcg.play.initiating.initiating_abilities import begin
from judge.games.lotr_lcg.play.initiating.play_restrictions import (
    at_any_time,
    count_played,
    everything_against,
    not_playable,
    why_not,
)
from judge.games.lotr_lcg.play.who import (
    active_player,
    any_card,
    bound_item,
    card,
    cards,
    first_player,
    game,
    in_play,
    matters,
    phase,
    played_from,
    player,
    players,
    with_text,
)
from judge.games.lotr_lcg.things import DISCARD, ON_TABLE, Card, Item, Occurrence, Player
from judge.kit.words import plain

PLAY = Ability("", "play")


def in_action_window(now: Moment) -> bool:
    """action-window-only: whether an action window is open."""
    return now.waiting is not None and "use" in now.waiting.verbs


def _events(now: Moment, by: str, anywhere: bool = False) -> Tries:
    """Events with an action in a player's hand; `anywhere` also those that can only be refused."""
    for each in with_text(now):
        if each.printed.type == "event" and (anywhere or (each.controller == by and each.zone in played_from(each))):
            for ability in each.printed.abilities:
                if ability.kind == "action":
                    yield (name := label(now, each, ability), ""), Item(name, each.name, by, by, ability)


def _permanents(now: Moment, by: str, anywhere: bool = False) -> Tries:
    """Allies and attachments in hand; an attachment with each card it might be attached to."""
    bearers = [each.name for each in in_play(now) if each.printed.type != "treachery"]
    for each in cards(now):
        if anywhere or (each.controller == by and each.zone in played_from(each)):
            item = Item(each.name, each.name, by, by, _playing(each))
            if each.printed.type in ("ally", "side quest"):
                yield (each.name, ""), item
                for given in may_be_given(each):
                    yield (each.name, DOOMED), item._replace(ability=item.ability._replace(effects=(given,)))
            elif each.printed.type == "attachment" and goes_unattached(each):
                yield (each.name, ""), item
            elif each.printed.type == "attachment":
                yield from (((each.name, host), item._replace(last=(host,))) for host in bearers)


def _playing(of: Card) -> Ability:
    """cost: playing an ally or attachment, with the additional costs that its own text names."""
    said = (each for text in of.printed.abilities for each in text.effects if each.verb == "play cost")
    return PLAY._replace(costs=tuple(cost for each in said for cost in each.options[0]))


def _played(now: Moment, by: str) -> dict[tuple[Hashable, ...], Item]:
    """Everything that a player might try to play."""
    return dict((*_events(now, by, anywhere=True), *_permanents(now, by, anywhere=True)))


@RULES.verb
class PlayCard(Verb):
    """2.2: a player plays an event with an action; the active player in the planning window an ally or attachment."""

    name = "play"
    example = "plays <event or ally>, or plays <attachment> on <card>"

    def say(self, choice: Choice) -> str:
        name, on = choice.args
        return f"plays {name}" + (f" with {DOOMED}" if on == DOOMED else f" on {on}" if on else "")

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        yield from _played(now, by)

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """Any card, on any card, so that what cannot be played is refused with its rule."""
        found, _, rest = text.removeprefix("plays ").partition(" on ")
        ways = [
            args for args, item in _events(now, by, anywhere=True) if found in (plain(str(args[0])), plain(item.source))
        ]
        if len(ways) > 1 or [f"plays {plain(str(args[0]))}" for args in ways] == [text]:
            able = [args for args in ways if self.refuse(now, Choice(by, self.name, args)) is None] or ways[:1]
            return able[0] if len(able) == 1 else None  # An event with two actions: it has to be said which.
        known = {plain(name): name for name in everything(now)}
        if (given := text.removesuffix(f" with {DOOMED}")) != text:
            return (known.get(given.removeprefix("plays "), ""), DOOMED)
        if not text.startswith("plays ") or found not in known or (rest and rest not in known):
            return None
        name, host = known[found], known[rest] if rest else ""
        of = any_card(now, name)
        responds = of is not None and any(each.kind == "response" for each in of.printed.abilities)
        if of is not None and of.printed.type == "event" and responds and not host:
            return None  # It is a response, if anything.
        if of is None or of.printed.type != "attachment" or host:
            return (name, host)
        tried = (args for args in _played(now, by) if args[0] == name)
        able = [args for args in tried if self.refuse(now, Choice(by, self.name, args)) is None]
        if len(able) > 1:
            return None  # It has to be said on which card.
        return able[0] if able else (name, host)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        item = _played(now, choice.by).get(choice.args)
        if item is None:
            return _never_played(now, choice)
        return why_not(now, item) if item.ability.kind == "action" else why_not_played(now, item)

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        item = _played(now, choice.by).get(choice.args)
        if item is None:
            return _never_played(now, choice)
        if item.ability.kind == "play":
            return _not_now(now, item) or why_not_played(now, item) or _not_your_turn(now, choice)
        return _no_window(now, item, choice)

    def take(self, now: Moment, choice: Choice) -> None:
        begin(now, _played(now, choice.by)[choice.args])


def _no_window(now: Moment, item: Item, choice: Choice) -> Refusal:
    """action-window-only: why an action cannot be used now; in an open window it may be a matter of turns."""
    others = everything_against(now, item)
    if in_action_window(now):
        return next(iter(others), None) or _not_your_turn(now, choice)
    closed = refuse(
        f"{item.name} is an action, and no action window is open", cite("action-window-only"), cite("action-windows")
    )
    # Where play has run to its end, the last window closed by itself: what else stands against it is the reason.
    every = [closed, *others] if now.frames else [*others, closed]
    return refuse("; and ".join(each.text for each in every), *(rule for each in every for rule in each.cites))


def _not_your_turn(now: Moment, choice: Choice) -> Refusal:
    """action-windows: the players act one after the other, the first player first."""
    whose = now.waiting.by if now.waiting else first_player(now)
    text = f"it is {whose}'s turn to act or pass in this action window"
    return refuse(text, cite("action-windows"), cite("first-player-actions-first"))


def _never_played(now: Moment, choice: Choice) -> Refusal:
    """put-into-play: only allies, attachments and events are played, from the hand, attachments on another card."""
    name = str(choice.args[0]) if choice.args else "that"
    of, host = any_card(now, name), str(choice.args[1]) if len(choice.args) > 1 else ""
    rule = cite("put-into-play")
    if of is None:
        return refuse(f"{name} is not a card that can be played", rule)
    if of.printed.type == "hero":
        return refuse(f"{name} is a hero; heroes start the game in play and are not played", rule, cite("hero-start"))
    if of.printed.back != "player":
        return refuse(f"{name} is an encounter or quest card, which players do not play", rule)
    if of.in_play:
        return refuse(f"{name} is already in play", rule)
    if of.printed.type == "event":
        kind = next((each.kind for each in of.printed.abilities), "")
        if host or kind == "action":
            return refuse(f"{name} is an event and is not played on a card", rule, cite("event-cards"))
        text = f"{name} has no action; a response is played when its triggering condition occurs"
        return refuse(text, cite("play-event"), cite("response"))
    if of.printed.type in ("ally", "side quest"):
        kind = "an ally" if of.printed.type == "ally" else "a side quest"
        return refuse(f"{name} is {kind} and is not played on a card", rule, cite("ally-cards"))
    bearer = any_card(now, host)
    if bearer is not None and not bearer.in_play:
        text = f"{bearer.name} is not in play but in the {bearer.zone}"
        return refuse(text, cite("attachment-needs-host"), cite("in-play-areas"))
    if bearer is not None:
        return refuse(f"{name} cannot be attached to {bearer.name}", cite("attachment-needs-host"))
    item = Item(name, name, choice.by, choice.by, _playing(of))
    none = refuse(f"{name} is an attachment and is played on a card", cite("attachment-needs-host"))
    return why_not_played(now, item) or none


def _not_now(now: Moment, item: Item) -> Refusal | None:
    """2.2: allies and attachments are played by the active player, in the special window of the planning phase."""
    of, active = card(now, item.source), active_player(now)
    if in_action_window(now) and at_any_time(now, of):
        return None
    if not in_action_window(now) or phase(now) != "planning":
        return refuse(f"{of.name} is an {of.printed.type} and can be played only in the planning window", cite("2.2"))
    text = f"{active} is the active player, and only the active player can play {PLURALS[of.printed.type]} now"
    return refuse(text, cite("2.2"), cite("active-player")) if active != item.by else None


PLURALS = {"ally": "allies", "attachment": "attachments", "side quest": "side quests"}


def why_not_played(now: Moment, item: Item) -> Refusal | None:
    """initiating-1: why an ally or attachment cannot be played now."""
    of = card(now, item.source)
    misplaced = of.zone not in played_from(of) or of.controller != item.by
    return (None if misplaced else _not_now(now, item)) or why_not_at_all(now, item)


def why_not_at_all(now: Moment, item: Item) -> Refusal | None:
    """initiating-1: why an ally or attachment cannot be played, whatever window is open."""
    of, who = card(now, item.source), player(now, item.by)
    if of.zone not in played_from(of) or of.controller != item.by:
        said = "is already in play" if of.in_play else f"is not in {item.by}'s {' or '.join(played_from(of))}"
        return refuse(f"{of.name} {said}", cite("put-into-play"), cite("control-own-areas"))
    banned = forbidden(now, who, "play cards") or forbidden(now, who, f"play {PLURALS[of.printed.type]}")
    banned = banned or forbidden(now, of, "be played") or too_many(now, of, item.by) or not_playable(now, of, item.by)
    return banned or why_not_unique(now, of) or _why_not_host(now, item) or why_not_payable(now, item)


def _why_not_host(now: Moment, item: Item) -> Refusal | None:
    of = card(now, item.source)
    if of.printed.type != "attachment" or goes_unattached(of):
        return None
    if not item.last:
        nothing = refuse(f"there is nothing that {of.name} can be attached to", cite("attachment-needs-host"))
        return None if hosts(now, of, item.by) else nothing
    return why_not_host(now, of, card(now, item.last[0]), item.by)


def _actions(now: Moment, by: str, anywhere: bool = False) -> tuple[tuple[tuple[Hashable, ...], Item], ...]:
    """action-sources: one's own cards in play, and quests, locations and objectives in play."""
    return _all_actions(now, by, anywhere) if _with_abilities(now) else ()


def _with_abilities(now: Moment) -> tuple[Card, ...]:
    """The cards that have abilities, printed or perhaps gained."""
    return now.row(Card) if matters(now, "gain ability") else with_text(now)


@remembered
def _all_actions(now: Moment, by: str, anywhere: bool) -> tuple[tuple[tuple[Hashable, ...], Item], ...]:
    return tuple(_tried(now, by, anywhere))


def _tried(now: Moment, by: str, anywhere: bool) -> Tries:
    for each in _with_abilities(now):
        common = each.in_play and each.controller not in players(now)
        own = abilities(now, each) if each.in_play else ()
        for ability in dict.fromkeys((*own, *(each.printed.abilities if anywhere or not each.in_play else ()))):
            if ability.kind != "action" or each.printed.type == "event":
                continue
            fits = (each.in_play or ability.zone) and (each.controller == by or common or ability.anyone)
            if fits or anywhere:
                yield (name := label(now, each, ability),), Item(name, each.name, by, by, ability)


@RULES.verb
class UseAction(Verb):
    """action: a player uses an action of a card in play."""

    name = "use"
    phrase = "uses {0}"
    example = "uses <card>"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        """What can be used or refused, and cards with nothing to use, so that a question about one gets its answer."""
        yield from dict(_actions(now, by, anywhere=True))
        if now.waiting is None or now.waiting.by != by or "use" not in now.waiting.verbs:
            for each in cards(now):
                if not any(ability.kind in ("action", "response") for ability in each.printed.abilities):
                    yield (each.name,)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        item = dict(_actions(now, choice.by, anywhere=True)).get(choice.args)
        return why_not(now, item) if item is not None else self.elsewhere(now, choice)

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        item = dict(_actions(now, choice.by, anywhere=True)).get(choice.args)
        if item is None:
            name = str(choice.args[0]) if choice.args else "that"
            return refuse(f"{name} has no action or response to use", cite("action-sources"))
        return _no_window(now, item, choice)

    def take(self, now: Moment, choice: Choice) -> None:
        begin(now, dict(_actions(now, choice.by))[choice.args])


@RULES.test
def is_ability(now: Moment) -> bool:
    """initiating-6: whether an ability resolves rather than a card that enters play."""
    return bound_item(now).ability.kind != "play"


@RULES.step
def play_card(now: Moment) -> None:
    """initiating-6: the ally or attachment is played and enters play."""
    item = bound_item(now)
    host = item.last[0] if item.last and card(now, item.source).printed.type == "attachment" else ""
    given = give_doomed(now, item)
    happen(now, Occurrence("play", item.source, source=item.source, player=item.by, other=host, detail=given))
    resolve_doomed(now, item.source)


@occurs("play")
def played(now: Moment, what: Occurrence) -> Iterator[Occurrence]:
    """put-into-play: playing a card pays its cost and has it enter play; an event just resolves."""
    of = card(now, what.subject)
    count_played(now, of, what.player)
    if of.printed.type == "event":
        return
    on = f" on {what.other}" if what.other else ""
    rule = cite("character-enters-ready" if not on else "attachment-cards")
    now.say(f"{of.name} enters play{on}.", cite("enters-play"), rule, event=("entered", of.name))
    yield from enter(now, of.name, what.player, what.other, "played")
    remember_given(now, what)


@RULES.step
def discard_event(now: Moment) -> None:
    """event-play-sequence, cancel-event: the event goes to its owner's discard pile, canceled or not."""
    name = bound_item(now).source
    if card(now, name).zone != ON_TABLE:
        return  # Its own effect has put it elsewhere.
    move(now, name, DISCARD)
    now.say(f"{name} goes to the discard pile.", cite("event-play-sequence"), event=("discarded", name))


def attend(now: Moment) -> bool:
    """action-windows, response: a window that nobody has anything for is passed by all."""
    left = players(now)
    if not left:
        return False
    state = now.frames[-1].state
    if isinstance(state, Open) and state.actor not in left:
        _pass_over(now, state)
        return True
    responding = bool(node(now))
    tries = usable if responding else _might_do
    idle = not responding and not _with_abilities(now) and phase(now) != "planning"
    found = [] if idle else [item for by in left for item in tries(now, by)]
    if found and _opens(now, found):
        now.put(game(now)._replace(begun=True))
        return True
    if responding:
        return False
    _, _, here = now.at.partition(":")
    rules = (cite("action-windows"), cite(here)) if here.startswith("aw-") else (cite("action-windows"),)
    now.say("Action window: nobody has an action to take.", *rules)
    return False


def _pass_over(now: Moment, state: Open) -> None:
    """player-elimination: a player who is out of the game is passed over."""
    seats = [each.name for each in now.every(Player)]
    at = seats.index(state.actor)
    left = next(name for name in (*seats[at + 1 :], *seats) if name in players(now))
    now.frames[-1] = now.frames[-1]._replace(state=state._replace(actor=left))
    now.call("out-of-the-game")


def _might_do(now: Moment, by: str) -> Iterator[Item]:
    """What a player might try in an action window."""
    here = phase(now)
    for _, item in (*_events(now, by), *_actions(now, by)):
        if not item.ability.phase or item.ability.phase == here:
            yield item
    due = here == "planning" and by == active_player(now)
    if due or matters(now, "permit"):
        yield from (x for _, x in _permanents(now, by) if due or at_any_time(now, card(now, x.source)))


def _opens(now: Moment, found: list[Item]) -> bool:
    """The first window of all is open if somebody might try something, a later one only if somebody can."""
    if not game(now).begun:
        return bool(found)
    return any((why_not_at_all if item.ability.kind == "play" else why_not)(now, item) is None for item in found)


RULES.attend = attend
