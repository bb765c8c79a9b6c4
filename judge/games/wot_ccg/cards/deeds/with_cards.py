"""What card text does with cards and tokens: they are turned, moved, killed, found, drawn, added, converted."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.wot_ccg import cite, things
from judge.games.wot_ccg.cards.deeds import deed, how_many, on_cards, players_meant
from judge.games.wot_ccg.cards.meanings import GONE, GOOD, TURN, Ref, symbols
from judge.games.wot_ccg.cards.meanings.effects import TRIGGER, Deed, Effect
from judge.games.wot_ccg.play import pattern
from judge.games.wot_ccg.play.challenge_round.company import mates_of, refuse_participation
from judge.games.wot_ccg.play.challenge_round.declare_challenges import settle_contested
from judge.games.wot_ccg.play.challenge_round.determine_participation import join as join_challenge
from judge.games.wot_ccg.play.control import take_control
from judge.games.wot_ccg.play.draw_round import draw as draw_cards
from judge.games.wot_ccg.play.draw_round import hand_of
from judge.games.wot_ccg.play.draw_round import mill as mill_cards
from judge.games.wot_ccg.play.events_and_effects.occasions import start, upon_card
from judge.games.wot_ccg.play.piles import discard_from_hand, leave_play
from judge.games.wot_ccg.play.rolled_again import reroll as roll_again
from judge.games.wot_ccg.play.traits import forbidden, forbidden_to, has
from judge.games.wot_ccg.play.values import hand_size
from judge.games.wot_ccg.play.who import current, game, held, in_pile, opponent
from judge.games.wot_ccg.play.winning import look_at_once
from judge.games.wot_ccg.things import (
    BATTLEGROUND,
    DECK,
    DISCARD,
    HAND,
    HOME,
    PLAY,
    Card,
    Challenge,
    Lasting,
    Player,
    Task,
)
from judge.kit.timeline import begin, end
from judge.kit.words import counted

PILES = {
    "kill": things.KILLED, "discard": DISCARD, "remove": things.REMOVED, "return": HAND, "shuffle in": DECK,
    "rotate and kill": things.KILLED, "rotate and discard": DISCARD,
}  # fmt: skip


@on_cards(*PILES)
def leave(now: Moment, task: Task, what: Deed, card: Card) -> None:
    """piles: a card is killed, discarded, removed from play, returned or shuffled into its owner's deck."""
    pile = PILES[what.verb]
    if card.zone != PLAY:
        _move(now, task, card, pile)
        return
    rule = cite("killed-term") if pile == things.KILLED else cite("piles")
    leave_play(now, card, pile, rule)
    look_at_once(now)


def _move(now: Moment, task: Task, card: Card, pile: str) -> None:
    """piles: a card that is not in play goes to hand, to a deck or to a pile."""
    if card.zone == HAND and pile == DISCARD:
        if not spared(now, task, card.owner):
            discard_from_hand(now, card)
        return
    now.put(card._replace(zone=pile))
    rule = cite("shuffle-in-search") if pile == DECK else cite("piles")
    words = "is shown and shuffled into the deck" if pile == DECK else f"goes to {card.owner}'s {pile}"
    now.say(f"{card.name} {words} ({task.name}).", rule, event=("moved", card.name))


@on_cards("rotate", "ready")
def turn(now: Moment, task: Task, what: Deed, card: Card) -> None:
    """rotating: a card is turned; rotating-once: a rotated one stays as it is; cannot: so does one barred from it."""
    rotated = what.verb == "rotate"
    if not rotated and card.rotated and (source := forbidden(now, card, "ready")):
        now.say(f"{card.name} cannot ready ({source}).", cite("cannot"), event=("not readied", card.name))
        return
    done = "is rotated" if rotated else "is made ready"
    now.put(card._replace(rotated=rotated))
    now.say(f"{card.name} {done}.", cite("rotating"), event=(what.verb, card.name))
    if rotated is not card.rotated:
        upon_card(now, "rotates" if rotated else "readies", now.the(Card, card.name))


@on_cards("send")
def send(now: Moment, task: Task, what: Deed, card: Card) -> None:
    """place-forces: a card goes to the battleground or home; one that goes home is in no challenge any more."""
    place = BATTLEGROUND if what.what == BATTLEGROUND else HOME
    if what.only_for and card.place == place:
        return
    now.put(card._replace(place=place, challenge=card.challenge if place == BATTLEGROUND else ""))
    now.say(f"{card.name} goes to the {place}.", cite("battleground"), cite("home-front"), event=("moved", card.name))
    if place == BATTLEGROUND != card.place:
        upon_card(now, "goes forward", now.the(Card, card.name))


@on_cards("withdraw")
def withdraw(now: Moment, task: Task, what: Deed, card: Card) -> None:
    """participation-lasts: an effect can take a participant out of its challenge."""
    now.put(card._replace(challenge=""))
    now.say(f"{card.name} no longer participates.", cite("participation-lasts"), event=("withdrawn", card.name))
    if card.challenge:
        upon_card(now, "withdraws", now.the(Card, card.name))


@on_cards("join")
def join(now: Moment, task: Task, what: Deed, card: Card) -> None:
    """participating: a card becomes a participant of the challenge being resolved, or of the one that was picked."""
    named = [each for each in task.targets if isinstance(now.get(each), Challenge)]
    there = now.the(Challenge, named[-1] if named else current(now))
    if refusal := refuse_participation(now, card, there, mates_of(now, card, there.name)):
        now.say(f"{card.name} cannot join {there.name}: {refusal.text}.", *refusal.cites, event=("kept out", card.name))
        return
    join_challenge(now, card, there.name)


@on_cards("attach")
def attach(now: Moment, task: Task, what: Deed, card: Card) -> None:
    """challenge-becomes-advantage: the advantage goes on the card that was chosen."""
    now.put(now.the(Card, task.source)._replace(on=card.name))
    now.say(f"{task.source} is on {card.name}.", cite("challenge-becomes-advantage"), event=("attached", card.name))


@on_cards("control")
def control(now: Moment, task: Task, what: Deed, card: Card) -> None:
    """control: another player takes control, until the end of the turn or for good."""
    if what.until != GOOD:
        begin(now, Lasting(task.name, card.name, back_to=card.controller, until=what.until or TURN))
    take_control(now, card, task.by)


@on_cards("reroll")
def reroll(now: Moment, task: Task, what: Deed, card: Card) -> None:
    """ignored: the first result is as if it had never been rolled; the dice are rolled again."""
    roll_again(now, task, card)


@deed("shuffle")
def shuffle(now: Moment, task: Task, what: Deed) -> None:
    """search-then-shuffle: a deck is shuffled; the order of a deck is chance in any case."""
    for player in players_meant(now, task, what.whom):
        now.say(f"{player} shuffles the deck.", cite("search-then-shuffle"), event=("shuffled", player))


@deed("shuffle pile")
def shuffle_pile(now: Moment, task: Task, what: Deed) -> None:
    """discard-pile: everything in a discard pile goes into the deck, which is shuffled; not the event that does it."""
    for player in players_meant(now, task, what.whom):
        for card in in_pile(now, player, what.what or DISCARD):
            if card.name != task.source:
                now.put(card._replace(zone=DECK))
        if what.what:
            text = f"{player} shuffles the {what.what} into the deck."
            now.say(text, cite("search-then-shuffle"), event=("shuffled", player))
            continue
        found = now.the(Player, player)
        now.put(found._replace(deck=found.deck + found.discarded, discarded=0))
        text = f"{player} shuffles the discard pile into the deck."
        now.say(text, cite("search-then-shuffle"), event=("shuffled", player))


@deed("shuffle hand")
def shuffle_hand(now: Moment, task: Task, what: Deed) -> None:
    """hand: everything in hand goes into the deck, which is shuffled; not the event that does it."""
    for player in players_meant(now, task, what.whom):
        for card in held(now, player):
            if card.name != task.source:
                now.put(card._replace(zone=DECK))
        found = now.the(Player, player)
        now.put(found._replace(deck=found.deck + found.hand, hand=0))
        text = f"{player} shuffles the hand into the deck."
        now.say(text, cite("search-then-shuffle"), event=("shuffled", player))


@deed("look")
def look(now: Moment, task: Task, what: Deed) -> None:
    """look-no-shuffle: cards are looked at; nothing else changes."""
    for player in players_meant(now, task, what.whom):
        text = f"{task.by} looks at the hand of {player}."
        now.say(text, cite("look-no-shuffle"), actor=task.by, event=("looked", player))


@deed("add tokens", "remove tokens", "convert tokens", "move tokens")
def tokens(now: Moment, task: Task, what: Deed) -> None:
    """pattern-your-section: tokens are added to, removed from, converted in or moved to a section of the Pattern."""
    for player in players_meant(now, task, what.whom):
        theirs = opponent(now, task.by) if what.what == "theirs" else player
        section = what.what if what.what not in ("", "theirs", "his") else pattern.section_of(now, theirs)
        number = how_many(now, task, what, player)
        if what.verb == "add tokens" and (source := forbidden_to(now, task.by, "add tokens to the Pattern")):
            now.say(f"No token is added to the Pattern ({source}).", cite("cannot"), event=("no token", section))
        elif what.verb == "add tokens":
            told = now.get(task.source)
            foretold = isinstance(told, Card) and has(now, told, "Prophecy")
            rules = (cite("prophecy-immediate"), cite("prophecy")) if foretold else ()
            pattern.add_tokens(now, section, number, *rules, cite("pattern-extra-tokens"))
        elif what.verb == "remove tokens":
            pattern.remove_tokens(now, section, number, cite("pattern-your-section"))
        elif what.verb == "move tokens" and what.what in ("theirs", "his"):
            if what.what == "theirs" or player != task.by:  # One's own tokens stay where they are.
                pattern.move_theirs(now, task.by, number)
        elif what.verb == "move tokens":
            pattern.move_neutral(now, player, number)
        else:
            pattern.convert(now, player, number)


@on_cards("add control")
def add_control(now: Moment, task: Task, what: Deed, card: Card) -> None:
    """contested-tokens: control tokens on a Contested Advantage; on any other card a token is a mere mark."""
    number = how_many(now, task, what)
    if not any("contested" in each.casefold() for each in card.traits):
        now.put(card.marked("", number))
        now.say(f"{counted(number, 'token')} on {card.name}.", cite("token"), event=("marked", card.name))
        return
    kept = dict(card.control)
    kept[task.by] = kept.get(task.by, 0) + number
    now.put(card._replace(control=tuple(sorted(kept.items()))))
    text = f"{task.by} has {kept[task.by]} control tokens on {card.name}."
    now.say(text, cite("contested-tokens"), event=("control", card.name))
    settle_contested(now, now.the(Card, card.name))


@on_cards("less control")
def less_control(now: Moment, task: Task, what: Deed, card: Card) -> None:
    """contested-tokens: control tokens come off, one after the other; whose they are is chosen."""
    left, there = how_many(now, task, what), dict(card.control)
    sides = (("your token", "yours", task.by), ("your opponent's token", "theirs", opponent(now, task.by)))
    more = (what._replace(whom=Ref("subject"), amount=left - 1),) if left > 1 else ()
    options = tuple(
        (words, (Deed("take token", Ref("subject"), what=whose), *more))
        for words, whose, who in sides
        if there.get(who) and what.what in ("", whose)
    )
    if not left or not options:
        now.say(f"There is no control token on {card.name} to remove.", cite("contested-tokens"))
        return
    offer = Effect(f"tokens on {card.name}", TRIGGER, options=options, may=what.only_for == "up to")
    start(now, offer, now.the(Card, task.source), task.by, card.name)


@on_cards("clear control")
def clear_control(now: Moment, task: Task, what: Deed, card: Card) -> None:
    """contested-tokens: all control tokens come off, or all those of a player."""
    whose = {"yours": (task.by,), "theirs": (opponent(now, task.by),)}.get(what.what)
    now.put(card._replace(control=tuple(row for row in card.control if whose is not None and row[0] not in whose)))
    now.say(f"Control tokens come off {card.name}.", cite("contested-tokens"), event=("control", card.name))
    settle_contested(now, now.the(Card, card.name))


@on_cards("take token")
def take_token(now: Moment, task: Task, what: Deed, card: Card) -> None:
    """contested-control: one control token of a player comes off; control follows the tokens."""
    whose = task.by if what.what == "yours" else opponent(now, task.by)
    kept = dict(card.control)
    kept[whose] -= 1
    now.put(card._replace(control=tuple(sorted((name, n) for name, n in kept.items() if n))))
    text = f"{whose} has {counted(kept[whose], 'control token')} left on {card.name}."
    now.say(text, cite("contested-tokens"), event=("control", card.name))
    settle_contested(now, now.the(Card, card.name))


@deed("stand in")
def stand_in(now: Moment, task: Task, what: Deed) -> None:
    """participating: an event takes part in a challenge like a character or troop, and is gone when that is over."""
    named = [each for each in task.targets if isinstance(now.get(each), Challenge)]
    card = now.the(Card, task.source)
    assert what.results is not None
    number = how_many(now, task, what)
    fighter = card._replace(
        zone=PLAY, kind=what.what, abilities=symbols(n * number for n in what.results.symbols),
        allegiances=(what.allegiance,) if what.allegiance else (), kind_of="stand-in",
        controller=task.by, rotated=False,
    )  # fmt: skip
    now.put(fighter)
    join_challenge(now, fighter, named[-1] if named else current(now))


@on_cards("roll own")
def roll_own(now: Moment, task: Task, what: Deed, card: Card) -> None:
    """dice-per-point: a card rotates and rolls its dice at once."""
    now.call("roll-dice", card=card.name)


@on_cards("may stand down")
def may_stand_down(now: Moment, task: Task, what: Deed, card: Card) -> None:
    """stand-down: a ready card may rotate to leave its challenge; whoever controls it decides."""
    if card.rotated or not card.challenge:
        now.say(f"{card.name} cannot rotate to stand down.", cite("rotating-once"), event=("stays", card.name))
        return
    deeds = (Deed("rotate", Ref("subject")), Deed("withdraw", Ref("subject")))
    offer = Effect("stand down", TRIGGER, options=(("stand down", deeds),), may=card.controller != task.by)
    start(now, offer, now.the(Card, task.source), card.controller, card.name)


@on_cards("mark", "unmark")
def mark(now: Moment, task: Task, what: Deed, card: Card) -> None:
    """token: a token is a mere mark, put on a card or taken off it."""
    number = how_many(now, task, what) * (1 if what.verb == "mark" else -1)
    now.put(card.marked(what.what, number))
    there = now.the(Card, card.name).marks(what.what)
    left = counted(there, f"{what.what} token".strip())
    now.say(f"There are {left} on {card.name}.", cite("token"), event=("marked", card.name))
    if not there and end(now, lambda row: row.until == f"{what.what}{GONE}" and row.on == card.name):
        text = f"What was so of {card.name} while they were there is over."
        now.say(text, cite("event-expiry"), event=("expired", card.name))


@deed("draw")
def draw(now: Moment, task: Task, what: Deed) -> None:
    """effects-in-play: players draw."""
    for player in players_meant(now, task, what.whom):
        draw_cards(now, player, how_many(now, task, what, player), cite("effects-in-play"))


@deed("fill hand")
def fill_hand(now: Moment, task: Task, what: Deed) -> None:
    """hand-limit: players draw until they hold as many cards as they may."""
    for player in players_meant(now, task, what.whom):
        wanted = how_many(now, task, what) if what.what == "to" else int(hand_size(now, player).total)
        missing = wanted - hand_of(now, player)
        draw_cards(now, player, max(0, missing), cite("hand-limit"))


@deed("mill")
def mill(now: Moment, task: Task, what: Deed) -> None:
    """discard-pile: players move cards from the top of their decks to their discard piles."""
    for player in players_meant(now, task, what.whom):
        mill_cards(now, player, how_many(now, task, what, player), cite("discard-pile"))


@deed("discard cards")
def discard_cards(now: Moment, task: Task, what: Deed) -> None:
    """discard-pile: players discard cards; reading forced-discard-choice: who chooses them."""
    for player in reversed(players_meant(now, task, what.whom)):
        if not spared(now, task, player):
            number = how_many(now, task, what, player)
            chart = "random-discard" if what.what == "random" else "forced-discard"
            now.call(chart, player=player, by=task.by, number=number)


@deed("discard to")
def discard_to(now: Moment, task: Task, what: Deed) -> None:
    """discard-pile: players discard as many cards as they hold above a number."""
    for player in reversed(players_meant(now, task, what.whom)):
        number = max(0, hand_of(now, player) - how_many(now, task, what))
        if number and not spared(now, task, player):
            now.call("forced-discard", player=player, by=task.by, number=number)


def spared(now: Moment, task: Task, player: str) -> bool:
    """turn-one-discard: on the first turn nobody is made to discard by another player."""
    if game(now).turn == 1 and player != task.by and now.reads("first-turn-discards") == "ignored":
        text = f"{player} does not discard: on the first turn that is ignored."
        now.say(text, cite("turn-one-discard"), event=("spared", player))
        return True
    if game(now).turn == 1 and player == task.by:
        text = f"{task.name} is {player}'s own, so {player} has to discard even on the first turn."
        now.say(text, cite("turn-one-discard"), event=("not spared", player))
    return False


@deed("discard hand")
def discard_hand(now: Moment, task: Task, what: Deed) -> None:
    """discard-pile: everything in hand."""
    for player in players_meant(now, task, what.whom):
        if spared(now, task, player):
            continue
        for card in held(now, player):
            if card.name != task.source:
                discard_from_hand(now, card)
        found = now.the(Player, player)
        if found.hand:
            now.put(found._replace(hand=0, discarded=found.discarded + found.hand))
            text = f"{player} discards {counted(found.hand, 'other card')}."
            now.say(text, cite("discard-pile"), actor=player, event=("discarded", player))
