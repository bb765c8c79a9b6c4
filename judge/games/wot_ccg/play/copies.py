"""multiple, unique, character-single-copy, troop-single-copy: what other copies of a card forbid."""

from __future__ import annotations

from judge.engine import Cite, Moment, Refusal, refuse
from judge.games.wot_ccg import cite
from judge.games.wot_ccg.cards.words import tidy
from judge.games.wot_ccg.play.traits import has
from judge.games.wot_ccg.play.who import game
from judge.games.wot_ccg.things import KILLED, PLAY, REMOVED, Card


def refuse_copies(now: Moment, card: Card) -> Refusal | None:
    """character-single-copy, troop-single-copy, troop-reentry, removed-from-play: what other copies forbid."""
    character = card.kind == "character"
    alike = (each for each in now.every(Card) if each.name != card.name and each.kind == card.kind)
    several = has(now, card, "Multiple")
    for other in alike:
        if not _same(now, card, other) or (several and (other.zone != PLAY or now.reads("multiple-once") == "several")):
            continue
        if other.zone == PLAY:
            rule = cite("character-single-copy") if character else cite("troop-single-copy")
            return refuse(f"{other.name} is in play, and {card.title} is not Multiple", rule, cite("multiple"))
        if character and other.zone == KILLED and now.reads("killed-copies-return") == "never":
            rules = (cite("character-single-copy"), cite("discard-dead-no-return"))
            return refuse(f"{other.name} is in a killed pile, and {card.title} is not Multiple", *rules)
        if not character and other.zone == KILLED and now.reads("killed-troops-stay") == "stay":
            return refuse(f"{other.name} is in a killed pile", cite("troop-reentry"))
        if character and other.zone == REMOVED:
            rules = (cite("removed-from-play"), cite("replacement-old-gone"))
            return refuse(f"{other.name} was removed from play and may not return", *rules)
    return refuse_unique(now, card)


def copy_rules(now: Moment, card: Card) -> tuple[Cite, ...]:
    """multiple, troop-reentry: the rule that lets a card in although there is another copy of it."""
    others = [each for each in now.every(Card) if each.name != card.name and tidy(each.title) == tidy(card.title)]
    if has(now, card, "Multiple") and any(each.zone in (PLAY, KILLED) for each in others):
        return (cite("multiple"),)
    killed = any(each.zone == KILLED for each in others)
    return (cite("troop-reentry"),) if card.kind == "troop" and killed else ()


def _same(now: Moment, card: Card, other: Card) -> bool:
    """Reading copy-vs-version: the same title, or the same Personality."""
    if tidy(card.title) == tidy(other.title):
        return True
    one, two = (tidy(each.personality or each.title) for each in (card, other))
    return one == two and bool(card.personality or other.personality) and now.reads("copy-vs-version") == "personality"


def refuse_unique(now: Moment, card: Card) -> Refusal | None:
    """unique: while a copy is in play no other may enter; reading unique-ever."""
    if not has(now, card, "Unique"):
        return None
    for other in now.every(Card):
        if other.name != card.name and other.title == card.title and other.zone == PLAY:
            return refuse(f"{card.title} is Unique, and {other.name} is in play", cite("unique"))
    if card.title in game(now).seen_unique and now.reads("unique-ever") == "for-good":
        return refuse(f"{card.title} is Unique, and a copy has been in play", cite("unique"))
    return None


def note_unique(now: Moment, card: Card) -> None:
    """unique: remembers that a copy has been in play."""
    state = game(now)
    if has(now, card, "Unique") and card.title not in state.seen_unique:
        now.put(state._replace(seen_unique=(*state.seen_unique, card.title)))
