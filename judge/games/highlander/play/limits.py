"""plots, allies, hilts, group-armor, hand-icon, locations: what may be in play, and how often."""

from __future__ import annotations

from judge.engine import Cite, Moment, Refusal, refuse
from judge.games.highlander import cite
from judge.games.highlander.cards import continuous_effects
from judge.games.highlander.cards.errata_and_faq import rules_of
from judge.games.highlander.cards.groups import armor_category
from judge.games.highlander.cards.kinds import fits
from judge.games.highlander.cards.meanings import lasting
from judge.games.highlander.play import prone_and_disarmed
from judge.games.highlander.play.who import all_in_play, discard, in_play, opponent
from judge.games.highlander.things import Card

SEVERAL = ("cat and mouse", "cat & mouse")


def refuse_entering(now: Moment, by: str, card: Card) -> Refusal | None:
    """Limits on what a player may have in play at a time."""
    mine = [each for each in in_play(now, by) if each.name != card.name]
    return (
        _plots(card, mine)
        or _allies(now, by, card, mine)
        or _hilts(card, mine)
        or _armor(card, mine)
        or _vehicles(card, mine)
        or prone_and_disarmed.refuse_hands(now, by, card)
        or _only_one(card, mine)
        or _limited(now, by, card, mine)
    )


def _only_one(card: Card, mine: list[Card]) -> Refusal | None:
    """errata-freebirds: a card that says only one of it may be in play."""
    if card.only_one and any(each.title.casefold() == card.title.casefold() for each in mine):
        return refuse(f"only one {card.title} may be in play", cite("anatomy-text"), *rules_of(card.title))
    return None


def _limited(now: Moment, by: str, card: Card, mine: list[Card]) -> Refusal | None:
    """faq-they-also-serve: an effect in play that limits how many cards of some kinds a player may have in play."""
    for source, does in continuous_effects.in_force(now, lasting.InPlayLimit, by, card):
        if sum(fits(now, each, does.what) for each in mine) >= does.amount:
            text = f"{source.title}: {by} cannot have more than {does.amount} of these in play"
            return refuse(text, cite("prevention"), cite("faq-they-also-serve"))
    return None


def _plots(card: Card, mine: list[Card]) -> Refusal | None:
    """faq-plots: one of each Plot in play, unless text allows several; faq-cat-and-mouse: that one does."""
    same = [each for each in mine if (each.title.casefold(), each.subtitle) == (card.title.casefold(), card.subtitle)]
    if card.type != "plot" or card.copies or not same or card.title.casefold() in SEVERAL:
        return None
    rule = cite("sequence-plots") if "sequence plot" in card.groups else cite("stand-alone-plots")
    return refuse(
        f"{card.title} is already in play, and a player may have only one of each Plot", cite("faq-plots"), rule
    )


def _allies(now: Moment, by: str, card: Card, mine: list[Card]) -> Refusal | None:
    """allies: one of each unique Ally; faq-immortal-ally: none with the title of the opponent's Persona."""
    if "ally" not in card.groups:
        return None
    personas = [each.title.casefold() for each in in_play(now, opponent(now, by)) if each.type == "persona"]
    if "immortal ally" in card.groups and card.title.casefold() in personas:
        return refuse(f"{card.title} is the Persona of the opponent", cite("faq-immortal-ally"))
    if not card.copies and any(each.title.casefold() == card.title.casefold() for each in mine):
        return refuse(f"{card.title} is in play already; one of each unique Ally at a time", cite("allies"))
    return None


def _hilts(card: Card, mine: list[Card]) -> Refusal | None:
    """hilts: one hilt in play, besides an off-hand one; a new one does not replace it."""
    here = [each for each in mine if "hilt" in each.groups]
    if "hilt" not in card.groups or not here or card.off_hand or "off-hand hilt" in card.groups:
        return None
    if all(each.off_hand or "off-hand hilt" in each.groups for each in here):
        return None
    return refuse(f"{here[0].title} is in play already; a hilt is not played to replace another", cite("hilts"))


def _armor(card: Card, mine: list[Card]) -> Refusal | None:
    """group-armor: one piece of each category."""
    worn = [each for each in mine if armor_category(each) and armor_category(each) == armor_category(card)]
    if worn:
        return refuse(f"{worn[0].title} is {armor_category(card)} too; one of each category", cite("group-armor"))
    return None


def beside(now: Moment, by: str, card: Card) -> list[Cite]:
    """group-armor: the rule by which a piece of another category may be worn beside those in play."""
    worn = [each for each in in_play(now, by) if each.name != card.name and armor_category(each)]
    return [cite("group-armor")] if armor_category(card) and worn else []


def _vehicles(card: Card, mine: list[Card]) -> Refusal | None:
    """group-vehicles: one Vehicle in play."""
    if "vehicle" in card.groups and any("vehicle" in each.groups for each in mine):
        return refuse("a Vehicle is already in play, and a player may have only one", cite("group-vehicles"))
    return None


def bump_location(now: Moment, card: Card) -> None:
    """locations, faq-bumping: a new Location sends the one before it to the Discard Pile, whoever played it."""
    if card.type != "location":
        return
    for other in all_in_play(now):
        if other.type == "location" and other.name != card.name:
            discard(
                now,
                other,
                f"{other.title} is discarded, because {card.title} is played.",
                cite("locations"),
                cite("faq-bumping"),
            )
