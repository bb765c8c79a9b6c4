"""What card text brings from decks, hands and piles: cards that are searched for, put into play, put on a deck."""

from __future__ import annotations

from judge.engine import Moment, Refusal, refuse
from judge.games.wot_ccg import cite
from judge.games.wot_ccg.cards.deeds import concerned, deed, meant, on_cards
from judge.games.wot_ccg.cards.meanings.effects import Deed
from judge.games.wot_ccg.play.control import refuse_control
from judge.games.wot_ccg.play.copies import refuse_copies
from judge.games.wot_ccg.play.decks import put_on_top, put_under, shuffled
from judge.games.wot_ccg.play.events_and_effects.occasions import happen, upon_card
from judge.games.wot_ccg.play.events_and_effects.requirements import refuse_required
from judge.games.wot_ccg.play.piles import leave_play
from judge.games.wot_ccg.play.winning import look_at_once
from judge.games.wot_ccg.things import DECK, DISCARD, HAND, HOME, PLAY, Card, Task


@deed("search")
def search(now: Moment, task: Task, what: Deed) -> None:
    """search-then-shuffle; search-not-same-card: never a copy of the card that searches; personality-search."""
    source, found = now.the(Card, task.source), concerned(now, task, what)
    shuffles = " and shuffles the deck" if "deck" in (what.what or DECK) else ""
    if not found:
        text = f"{task.by} finds nothing{shuffles}."
        now.say(text, cite("search-then-shuffle"), event=("found", "nothing"))
    for card in found:
        if card.title == source.title:
            text = f"{card.name} is a copy of the searching card and may not be taken."
            now.say(text, cite("search-not-same-card"), cite("card-retrieval"))
        elif card.zone in (what.what or DECK).split(" or "):
            now.put(card._replace(zone=HAND))
            text = f"{task.by} takes {card.name} from the {card.zone}{shuffles}."
            now.say(text, cite("search-then-shuffle"), event=("found", card.name))


@deed("search to")
def search_to(now: Moment, task: Task, what: Deed) -> None:
    """search-then-shuffle: what is found goes to a pile, or to an end of the deck after that has been shuffled."""
    source, found = now.the(Card, task.source), concerned(now, task, what)
    shuffled(now, task.by)
    if not found:
        now.say(
            f"{task.by} finds nothing and shuffles the deck.", cite("search-then-shuffle"), event=("found", "nothing")
        )
    for card in found:
        if card.title == source.title:
            text = f"{card.name} is a copy of the searching card and may not be taken."
            now.say(text, cite("search-not-same-card"), cite("card-retrieval"))
            continue
        if what.only_for == DISCARD:
            now.put(card._replace(zone=DISCARD, depth=0))
        else:
            now.put(card._replace(zone=DECK))
            (put_on_top if what.only_for == "top" else put_under)(now, now.the(Card, card.name))
        place = "in the discard pile" if what.only_for == DISCARD else f"on the {what.only_for} of the deck"
        text = f"{task.by} shuffles the deck and puts {card.name} {place}."
        now.say(text, cite("search-then-shuffle"), event=("found", card.name))


@deed("search into play", "search onto", "into play")
def into_play(now: Moment, task: Task, what: Deed) -> None:
    """search-then-shuffle, enters-ready: what is found or held comes into play at once, on a card if it says so."""
    hosts = [each.name for each in meant(now, task, what.to)] if what.to is not None else [""]
    found = what.verb != "into play"
    rules = (cite("search-then-shuffle"),) if found else ()
    for card in concerned(now, task, what):
        refusal = _refuse_entry(now, task, what, card, hosts)
        if refusal is not None:
            text = f"{card.name} cannot enter play: {refusal.text}."
            now.say(text, *rules, *refusal.cites, event=("not found", card.name))
            continue
        now.put(
            card._replace(
                zone=PLAY, place=HOME, rotated=False, controller=task.by, fresh=True, on=hosts[0] if hosts else ""
            )
        )
        text = f"{task.by} finds {card.name} and puts it" if found else f"{task.by} puts {card.name}"
        now.say(f"{text} into play.", *rules, cite("enters-ready"), event=("found", card.name))
        happen(now, "enters play", now.the(Card, card.name), task.by)
        if hosts and isinstance(host := now.get(hosts[0]), Card):
            upon_card(now, "gets an advantage", now.the(Card, host.name))


def _refuse_entry(now: Moment, task: Task, what: Deed, card: Card, hosts: list[str]) -> Refusal | None:
    """control, advantage-kinds: what keeps a card from coming into play, or from being where it is to be put."""
    from judge.games.wot_ccg.play.action_round.play_advantage import refuse_host

    refusal = refuse_control(now, card, task.by) or refuse_copies(now, card)
    refusal = refusal or refuse_required(now, card, task.by, "bring into play")
    if refusal is not None or what.to is None:
        return refusal
    if not hosts:
        return refuse("there is nothing to put it on", cite("play-advantage"))
    return refuse_host(now, card, hosts[0], task.by)


@on_cards("onto deck")
def onto_deck(now: Moment, task: Task, what: Deed, card: Card) -> None:
    """piles: a card goes on top of its owner's deck, or under it; from play it leaves play."""
    if card.zone == PLAY:
        leave_play(now, card, DECK, end=what.what)
        card = now.the(Card, card.name)
    else:
        now.say(
            f"{card.name} goes to the {what.what} of {card.owner}'s deck.", cite("piles"), event=("moved", card.name)
        )
    (put_on_top if what.what == "top" else put_under)(now, card)
    look_at_once(now)


@on_cards("move advantage")
def move_advantage(now: Moment, task: Task, what: Deed, card: Card) -> None:
    """advantage-kinds: an advantage goes from the card that it is on to another, if it could be played there."""
    from judge.games.wot_ccg.play.action_round.play_advantage import refuse_host

    assert what.to is not None
    for host in meant(now, task, what.to):
        if refusal := refuse_host(now, card, host.name, card.controller):
            text = f"{card.name} cannot move to {host.name}: {refusal.text}."
            now.say(text, *refusal.cites, event=("stays", card.name))
            continue
        now.put(now.the(Card, card.name)._replace(on=host.name))
        now.say(f"{card.name} is moved to {host.name}.", cite("advantage-kinds"), event=("attached", host.name))
        upon_card(now, "gets an advantage", now.the(Card, host.name))
