"""What card text does with the top of a deck, with a name, with dice of its own and with what symbols are worth."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.wot_ccg import cite
from judge.games.wot_ccg.cards.deeds import concerned, deed, how_many, meant, on_cards, players_meant
from judge.games.wot_ccg.cards.deeds.with_cards import spared
from judge.games.wot_ccg.cards.meanings import TURN, PaysAs, Ref
from judge.games.wot_ccg.cards.meanings.effects import TRIGGER, Deed, Effect
from judge.games.wot_ccg.play.decks import from_top, put_on_top, put_under, shuffled
from judge.games.wot_ccg.play.events_and_effects.occasions import start
from judge.games.wot_ccg.play.piles import discard_from_hand
from judge.games.wot_ccg.play.traits import allegiances
from judge.games.wot_ccg.play.who import game, held
from judge.games.wot_ccg.things import DECK, DISCARD, HAND, Card, Lasting, Task
from judge.kit.timeline import begin
from judge.kit.words import counted
from judge.kit.words import plain as tidy

PLACES = {
    "hand": "into hand", "top": "on top of the deck", "bottom": "on the bottom of the deck",
    "discard": "in the discard pile", "deck": "into the deck, which is shuffled",
}  # fmt: skip


@deed("look at deck")
def look_at_deck(now: Moment, task: Task, what: Deed) -> None:
    """look-no-shuffle: the top cards of a deck are looked at, or shown; they stay where they are."""
    seen: list[str] = []
    unseen = 0
    for player in players_meant(now, task, what.whom):
        named, others = from_top(now, player, how_many(now, task, what))
        seen += [each.name for each in named]
        unseen += others
        verb = "shows" if what.what else "looks at"
        text = f"{task.by} {verb} {counted(len(named) + others, 'card')} on top of {player}'s deck."
        now.say(text, cite("look-no-shuffle"), actor=task.by, event=("looked", player))
    now.put(game(now)._replace(seen=tuple(seen), unseen=unseen))


@deed("put seen")
def put_seen(now: Moment, task: Task, what: Deed) -> None:
    """look-no-shuffle: cards that are looked at go where the text says; what stays keeps its order."""
    place = what.what
    if place == "leave":
        return
    cards = concerned(now, task, what)
    for card in reversed(cards) if place == "top" else cards:
        if place == "top":
            put_on_top(now, card)
        elif place == "bottom":
            put_under(now, card)
        elif place == "deck":
            now.put(card._replace(zone=DECK))
        else:
            now.put(card._replace(zone=HAND if place == "hand" else DISCARD, depth=0))
        now.say(f"{card.name} is put {PLACES[place]}.", cite("look-no-shuffle"), event=("moved", card.name))
    gone = {each.name for each in cards}
    now.put(game(now)._replace(seen=tuple(each for each in game(now).seen if each not in gone)))
    if place == "deck":
        for player in dict.fromkeys(each.owner for each in cards) or (task.by,):
            shuffled(now, player)
            now.say(f"{player} shuffles the deck.", cite("search-then-shuffle"), event=("shuffled", player))


@deed("name card")
def name_card(now: Moment, task: Task, what: Deed) -> None:
    """effects-in-play: a card is named; the text speaks of it afterwards."""
    now.put(game(now)._replace(named=""))
    now.call("name-card", task=task, kind=what.what)


@deed("discard named")
def discard_named(now: Moment, task: Task, what: Deed) -> None:
    """discard-pile: a player discards one copy, or every copy, of the card that was named."""
    for player in players_meant(now, task, what.whom):
        if spared(now, task, player):
            continue
        copies = [each for each in held(now, player) if tidy(each.title) == tidy(game(now).named)]
        for card in copies[:1] if what.amount == 1 else copies:
            discard_from_hand(now, card)
        if not copies:
            now.say(f"{player} has no {game(now).named} in hand.", cite("discard-pile"), event=("spared", player))


@deed("roll dice")
def roll_dice(now: Moment, task: Task, what: Deed) -> None:
    """dice: so many dice of an ability are rolled; what they show counts as the text says."""
    pools = what.only_for == "pools"
    now.put(now.the(Card, task.source)._replace(last=None))
    number = how_many(now, task, what)
    now.call("event-dice", card=task.source, task=task, ability=what.what, number=number, pools=pools, victim="")


@on_cards("roll at")
def roll_at(now: Moment, task: Task, what: Deed, card: Card) -> None:
    """dice-per-point: a card rolls its dice, of which only the damage counts; it goes on another card."""
    assert what.to is not None
    for other in meant(now, task, what.to):
        now.call("event-dice", card=card.name, task=task, ability="", number=0, pools=False, victim=other.name)


@on_cards("may roll at")
def may_roll_at(now: Moment, task: Task, what: Deed, card: Card) -> None:
    """effects-in-play: whoever controls the card decides whether it rolls."""
    deeds = (Deed("roll at", Ref("subject"), to=what.to),)
    offer = Effect("roll", TRIGGER, options=(("roll", deeds),), may=True)
    start(now, offer, now.the(Card, task.source), card.controller, card.name)


@deed("lend allegiances")
def lend_allegiances(now: Moment, task: Task, what: Deed) -> None:
    """symbol-allegiance: a player's symbols have the allegiances that cards have now, until it is over."""
    lent = dict.fromkeys(mark for card in concerned(now, task, what) for mark in allegiances(now, card))
    for mark in lent:
        begin(now, Lasting(task.name, task.by, PaysAs(mark), until=what.until or TURN))
    words = ", ".join(lent) or "no allegiance"
    text = f"The symbols of {task.by} have {words} besides their own ({task.name})."
    now.say(text, cite("symbol-allegiance"), cite("event-expiry"), event=("changed", task.by))
