"""effects-in-play, control, piles: why a card is not one that a player can use, or that a text means."""

from __future__ import annotations

from judge.engine import Cite, Moment, Refusal, refuse
from judge.games.wot_ccg import cite
from judge.games.wot_ccg.cards.meanings import Which
from judge.games.wot_ccg.play.traits import KNOWN, SEEN, TAVEREN, fits
from judge.games.wot_ccg.play.who import controller_of
from judge.games.wot_ccg.things import CHALLENGE, DECK, DISCARD, FACE_DOWN, FIGHTERS, HAND, KILLED, PLAY, REMOVED, Card

ZONES = {
    HAND: ("is in hand", "control-in-play-only"), DECK: ("is in the deck", "control-in-play-only"),
    DISCARD: ("is in the discard pile", "discard-pile"), KILLED: ("is in the killed pile", "killed-pile"),
    REMOVED: ("has been removed from play", "removed-from-play"), PLAY: ("is in play", "piles"),
}  # fmt: skip
STATES = {
    "participating": ("participates in no challenge", "participating"),
    "supporting": ("does not support a challenge", "supporting"),
    "opposing": ("does not oppose a challenge", "opposing"), "rotated": ("is not rotated", "rotating"),
    "ready": ("is rotated", "rotating"), "damaged": ("is not damaged", "effects-of-damage"),
    "undamaged": ("is damaged", "effects-of-damage"), "home": ("is not in the home front", "home-front"),
    "battleground": ("is not in the battleground", "battleground"),
    "standing-down": ("is not standing down", "stand-down"), "attached": ("is attached to nothing", "advantages"),
    "starting": ("is not a starting character", "starting"), "non-starting": ("is a starting character", "starting"),
    "mortally wounded": ("is not mortally wounded", "mortally-wounded"),
    "not participating": ("participates in a challenge", "participating"),
    "fresh": ("was not recruited this turn", "recruit"), "not fresh": ("was recruited this turn", "recruit"),
    "participated": ("was in no challenge this turn", "participating"),
    "not participated": ("was in a challenge this turn", "participating"),
}  # fmt: skip
RULES_OF = {
    "marks": "trait", "any_of": "trait", "without": "trait", "only": "allegiance", "besides": "allegiance",
    "where": "participating", "with_": "participating", "limits": "current-and-printed",
    "extreme": "current-and-printed", "on": "advantage-kinds",
    "bears": "advantage-kinds", "lacks": "advantage-kinds",
    "version": "personality-chain", "unlike": "card-retrieval", "alike": "card-retrieval", "of": "effects-in-play",
}  # fmt: skip


def lies(card: Card) -> tuple[str, str]:
    """Where a card is that is not where it should be, in words, and the rule on that place."""
    if card.zone == FACE_DOWN:
        return "is face down", "declare-facedown" if card.kind == CHALLENGE else "mat-perrin-untargetable"
    return ZONES.get(card.zone, ("has been declared", "declare-reveal"))


def a(kind: str) -> str:
    """A kind of card with its article."""
    return f"{'an' if kind[:1] in 'aeiou' else 'a'} {kind}"


def card_called(now: Moment, name: object, *rules: Cite) -> Card | Refusal:
    """The card of a name; or the refusal of a name that is no card's."""
    found = now.get(str(name))
    return found if isinstance(found, Card) else refuse(f"{name} is not a card", *rules)


def refuse_unheld(card: Card, by: str, kinds: tuple[str, ...], *rules: Cite) -> Refusal | None:
    """recruit, play-advantage, event-play: a card of the right type is played from its player's own hand."""
    if card.kind not in kinds:
        return refuse(f"{card.name} is {a(card.kind)}, not {a(' or '.join(kinds))}", *rules, cite("card-types"))
    if card.zone != HAND:
        words, rule = lies(card)
        again = (cite("discard-dead-no-return"),) if card.zone == KILLED and card.kind == "character" else ()
        return refuse(f"{card.name} {words}, not in {by}'s hand", *rules, *again, cite(rule))
    if card.owner != by:
        return refuse(f"{card.name} is in {card.owner}'s hand, not in {by}'s", *rules)
    return None


def refuse_uncontrolled(card: Card, by: str, *rules: Cite) -> Refusal | None:
    """control, control-in-play-only: a character or troop in play that a player controls."""
    if card.kind not in FIGHTERS:
        return refuse(f"{card.name} is {a(card.kind)}, not a character or troop", *rules, cite("card-types"))
    if card.zone != PLAY:
        words, rule = lies(card)
        cites = dict.fromkeys((*rules, cite("control-in-play-only"), cite(rule)))
        return refuse(f"{card.name} {words}, not in play", *cites)
    if card.controller != by:
        return refuse(f"{card.name} is {card.controller}'s; {by} does not control it", *rules, cite("control"))
    return None


def refuse_unmeant(now: Moment, card: Card, which: Which, by: str, source: Card) -> Refusal:
    """effects-in-play: what of a description does not hold of a card that a text does not mean."""
    why, rule = _why(now, card, which, by, source)
    return refuse(f"{source.name} cannot target {card.name}: {why}", cite(rule), cite("effects-in-play"))


def _why(now: Moment, card: Card, which: Which, by: str, source: Card) -> tuple[str, str]:
    """The first part of a description that does not hold, in words, and its rule."""
    if which.zone != SEEN and card.zone not in which.zone.split(" or "):
        words, rule = lies(card)
        return f"it {words}", rule
    here = Which(zone=which.zone if which.zone == SEEN else card.zone)
    if which.kind and not fits(now, card, here._replace(kind=which.kind), by, source):
        wanted = "character or troop" if which.kind == "fighter" else which.kind
        return f"it is {a(card.kind)}, not {a(wanted)}", "card-types"
    if which.side and not fits(now, card, here._replace(side=which.side), by, source):
        whose = controller_of(now, card) if card.zone == PLAY else card.owner
        return f"it is {whose or 'nobody'}'s card", "control"
    for state in which.states:
        if not fits(now, card, here._replace(states=(state,)), by, source):
            words, rule = STATES.get(state, (f"is not {state}", "effects-in-play"))
            return f"it {words}", rule
    if which.other and card.name == source.name:
        return "the text speaks of another card", "effects-in-play"
    for field, rule in RULES_OF.items():
        value = getattr(which, field)
        if value and not fits(now, card, here._replace(**{field: value}), by, source):
            return _of_field(card, field, value, rule)
    return "it is not what the text describes", "effects-in-play"


def _of_field(card: Card, field: str, value: object, rule: str) -> tuple[str, str]:
    """One part of a description that does not hold, in words."""
    named = " or ".join(value) if isinstance(value, tuple) and all(isinstance(each, str) for each in value) else ""
    match field:
        case "marks" | "any_of":
            if named.casefold() in KNOWN:
                return f"it does not have the {named} allegiance", "allegiance"
            person = named.casefold() in TAVEREN or bool(card.personality)
            rule = ("personality-search" if card.zone != PLAY else "personality-targeting") if person else rule
            return f"it is not called {named} and has no such trait", rule
        case "without":
            return f"it has {named}", rule
        case "only" | "besides":
            return "it does not have the allegiances that the text asks for", rule
        case "where" | "with_":
            return "it is not in the challenge that the text speaks of, or not with whom it says", rule
        case "limits":
            return _of_limits(card, value, rule)
        case "bears" | "lacks":
            return "what is on it is not what the text asks for", rule
        case "on":
            return "it is not on what the text speaks of", rule
        case "unlike" | "alike":
            return "the text distinguishes it from copies of its own card", rule
    return "it is not what the text describes", rule


def _of_limits(card: Card, value: object, rule: str) -> tuple[str, str]:
    costs = isinstance(value, tuple) and any(getattr(each, "what", "") == "cost" for each in value)
    if costs and card.cost is None:
        return "it has no cost", "cost-none-not-target"
    return (
        ("its cost is not what the text asks for", "cost-total")
        if costs
        else ("its abilities are not what the text asks for", rule)
    )
