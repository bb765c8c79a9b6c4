"""piles, discard-trigger-event: cards leave play or are discarded from hand; what their text ties to it happens."""

from __future__ import annotations

from judge.engine import Cite, Moment
from judge.games.wot_ccg import cite
from judge.games.wot_ccg.cards.meanings import NONE, Instead
from judge.games.wot_ccg.play.events_and_effects.history import note
from judge.games.wot_ccg.play.events_and_effects.occasions import happen, upon_gone
from judge.games.wot_ccg.play.in_force import rules_on
from judge.games.wot_ccg.play.traits import allegiances, is_leader, is_taveren
from judge.games.wot_ccg.play.who import in_play, opponent
from judge.games.wot_ccg.things import DECK, DISCARD, EVENT, FIGHTERS, HAND, HOME, KILLED, PLAY, REMOVED, Card, Source
from judge.kit.timeline import forget

LEAVING = {
    KILLED: ("killed", "is killed", cite("killed-pile")), DISCARD: ("discarded", "is discarded", cite("discard-pile")),
    REMOVED: ("removed", "is removed from play", cite("removed-from-play")),
    HAND: ("returned", "returns to hand", cite("piles")),
    DECK: ("shuffled in", "is shuffled into its owner's deck", cite("piles")),
}  # fmt: skip


def leave_play(now: Moment, card: Card, zone: str, *cites: Cite, end: str = "") -> None:
    """piles: a card goes to its owner's pile; advantage-falls-with-host: what is attached is discarded with it.

    `end` is the end of the deck that it goes to, where it is not shuffled in.
    """
    if zone == KILLED and (other := next((rule.pile for _, _, rule in rules_on(now, card, Instead)), "")):
        now.say(f"{card.name} would be killed, but does not go to the killed pile.", cite("killed-pile"), *cites)
        zone, cites = other, ()
    zone = _taken_for(now, card, zone, cites)
    _symbols_stay(now, card)
    stolen = card.controller not in ("", card.owner) and card.kind in FIGHTERS
    if stolen and now.reads("pile-of-controller") == "controller":
        card = card._replace(owner=card.controller)
    if zone == KILLED and _ends_nothing(now, card) and now.reads("pile-of-the-killer") == "killer":
        card = card._replace(owner=opponent(now, card.owner))
    now.put(
        card._replace(zone=zone, place=HOME, rotated=False, announced=False, rolled=False, damage=(), symbols=NONE,
                      kept=NONE, challenge="", token="", on="", controller=card.owner, used=(), control=())
    )  # fmt: skip
    if card.kind_of == "stand-in":
        now.put(now.the(Card, card.name)._replace(kind=EVENT, kind_of="", abilities=NONE, allegiances=()))
    hosted = tuple(each for each in in_play(now) if each.on == card.name)
    forget(now, card.name)
    event, words, rule = LEAVING[zone]
    words = f"goes to the {end} of its owner's deck" if end else words
    pile = f" and goes to {card.owner}'s {zone}" if zone in (KILLED, DISCARD) else ""
    cites = (*cites, cite("control-ownership")) if stolen else cites
    now.say(f"{card.name} {words}{pile}.", *cites, rule, event=(event, card.name))
    for each in in_play(now):
        if each.on == card.name:
            _without_host(now, each, zone)
    if zone == KILLED:
        note(now, "killed", card.controller or card.owner, card.name)
        happen(now, "killed", card)
        upon_gone(now, "is killed", card, hosted)
    elif zone == DISCARD:
        happen(now, "discarded", card)
        upon_gone(now, "is discarded", card, hosted)
    happen(now, "leaves play", card)
    upon_gone(now, "is gone", card, hosted)


def _taken_for(now: Moment, card: Card, zone: str, cites: tuple[Cite, ...]) -> str:
    """discard-pile, killed-pile: being discarded and being killed are two things."""
    if zone == DISCARD and card.kind_of != "stand-in" and cite("advantage-falls-with-host") not in cites:
        return {"killed": KILLED, "hand": HAND}.get(now.reads("discarded-is-killed"), zone)
    if zone == KILLED and _ends_nothing(now, card) and now.reads("killed-is-discarded") == "discarded":
        return DISCARD
    return zone


def _ends_nothing(now: Moment, card: Card) -> bool:
    """lose-leader-killed: a card of its owner's whose death loses no game."""
    return card.controller == card.owner and not is_leader(card) and not is_taveren(now, card)


def _without_host(now: Moment, card: Card, zone: str) -> None:
    """advantage-falls-with-host: it is discarded with a card that is; reading advantage-host-gone for any other way."""
    if zone == DISCARD or now.reads("advantage-host-gone") == "discarded":
        if zone in (DISCARD, KILLED) and (slip := now.reads("advantage-outlives-host")) != "discarded":
            there = {"hand": HAND, "with-it": zone}.get(slip, PLAY)
            now.put(card._replace(on="", zone=there))
            return
        leave_play(now, card, DISCARD, cite("advantage-falls-with-host"))
        return
    now.put(card._replace(on=""))
    now.say(f"{card.name} stays in play, attached to nothing.", cite("advantages"), event=("stays", card.name))


def _symbols_stay(now: Moment, card: Card) -> None:
    """Reading symbols-of-a-card-gone: symbols that are not spent stay in the pool, or go with their card."""
    if any(card.symbols) and now.reads("symbols-of-a-card-gone") == "stay":
        now.put(Source(f"{card.name} (symbols)", card.controller, card.symbols, allegiances(now, card)))


def discard_from_hand(now: Moment, card: Card, *cites: Cite) -> None:
    """discard-pile: a card from hand goes to the discard pile, characters and troops too."""
    slip = card.kind in FIGHTERS and now.reads("discarded-is-killed") == "killed"
    now.put(card._replace(zone=KILLED if slip else DISCARD))
    text = f"{card.owner} discards {card.name}."
    now.say(text, *cites, cite("discard-pile"), actor=card.owner, event=("discarded", card.name))
    happen(now, "discarded from hand", card)


def where(card: Card) -> str:
    """Where a card is, in words."""
    return card.place if card.zone == PLAY and card.kind in FIGHTERS else card.zone
