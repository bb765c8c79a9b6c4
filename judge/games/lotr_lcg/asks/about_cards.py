"""What a question about the cards can ask for."""

from __future__ import annotations

from judge.engine import Moment, Ruled, Value
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.asks.naming import named_card
from judge.games.lotr_lcg.play import values
from judge.games.lotr_lcg.play.abilities.blank_and_gains import is_blank
from judge.games.lotr_lcg.play.in_play import card_types
from judge.games.lotr_lcg.play.in_play.enters_play import hosts
from judge.games.lotr_lcg.play.initiating.costs import cost_value
from judge.games.lotr_lcg.play.who import area, attachments, in_play, shadows
from judge.games.lotr_lcg.things import DISCARD, HAND, Card


def _value(now: Moment, what: str, name: str) -> Value:
    return values.value(now, named_card(now, name), what)


@RULES.quantity("willpower of {card}", cite("willpower"), cite("modifiers"))
def willpower_of(now: Moment, card: str) -> Value:
    """A character's willpower now, with every change."""
    return _value(now, "willpower", card)


@RULES.quantity("attack of {card}", cite("attack-strength"), cite("modifiers"))
def attack_of(now: Moment, card: str) -> Value:
    """A character's or an enemy's attack now, with every change."""
    return _value(now, "attack", card)


@RULES.quantity("defense of {card}", cite("defense-strength"), cite("modifiers"))
def defense_of(now: Moment, card: str) -> Value:
    """A character's or an enemy's defense now, with every change."""
    return _value(now, "defense", card)


@RULES.quantity("remaining hit points of {card}", cite("hit-points"), cite("damage-threshold"))
def remaining_hit_points_of(now: Moment, card: str) -> int:
    """Hit points less the damage on the card."""
    return values.amount_of(now, named_card(now, card), "remaining hit points")


@RULES.quantity("hit points of {card}", cite("hit-points"), cite("modifiers"))
def hit_points_of(now: Moment, card: str) -> Value:
    """Hit points now, with every change; damage on it is not taken off."""
    return _value(now, "hit points", card)


@RULES.quantity("threat strength of {card}", cite("threat-strength"), cite("modifiers"))
def threat_strength_of(now: Moment, card: str) -> Value:
    """The threat strength of an enemy or location now."""
    return _value(now, "threat", card)


@RULES.quantity("engagement cost of {card}", cite("engagement-cost"), cite("modifiers"))
def engagement_cost_of(now: Moment, card: str) -> Value:
    """The engagement cost of an enemy now."""
    return _value(now, "engagement cost", card)


@RULES.quantity("quest points of {card}", cite("quest-points"), cite("modifiers"))
def quest_points_of(now: Moment, card: str) -> Value:
    """The quest points of a location or quest card now."""
    return _value(now, "quest points", card)


@RULES.quantity("printed {what} of {card}", cite("printed"))
def printed_of(now: Moment, what: str, card: str) -> int | str:
    """A value as it is printed: `X` for an X, `none` if the card has no such value."""
    low = what.casefold()
    if low not in values.FIELDS:
        raise KeyError(f"no value {what}; there are: {', '.join(values.FIELDS)}")
    found = values.printed_value(named_card(now, card), low)
    return "none" if found is None else "X" if found == values.X else found


@RULES.quantity("base {what} of {card}", cite("base-value"))
def base_of(now: Moment, what: str, card: str) -> int:
    """A value before modifiers."""
    low = what.casefold()
    if low not in values.FIELDS:
        raise KeyError(f"no value {what}; there are: {', '.join(values.FIELDS)}")
    return values.base_value(now, named_card(now, card), low)


@RULES.quantity("cost of {card}", cite("cost"), cite("initiating-3"))
def cost_of(now: Moment, card: str) -> Value:
    """What a card costs to play now, with every change; X counts as 0 before it is named."""
    return cost_value(now, named_card(now, card), 0)


@RULES.quantity("damage on {card}", cite("damage"))
def damage_on(now: Moment, card: str) -> int:
    """The damage tokens on a card."""
    return named_card(now, card).damage


@RULES.quantity("resources on {card}", cite("resources"))
def resources_on(now: Moment, card: str) -> int:
    """The resources in a hero's pool, or on another card."""
    return named_card(now, card).resources


@RULES.quantity("resources of {card}", cite("resources"))
def resources_of(now: Moment, card: str) -> int:
    """The resources in a hero's pool, or on another card."""
    return named_card(now, card).resources


@RULES.quantity("progress on {card}", cite("quest-advancement"))
def progress_on(now: Moment, card: str) -> int:
    """The progress on a location or quest card."""
    return named_card(now, card).progress


@RULES.quantity("place of {card}", cite("in-play-out-of-play"))
def place_of(now: Moment, card: str) -> str:
    """Where a card is: play area, staging area, active location, hand, deck, discard pile, victory display ..."""
    return area(now, named_card(now, card))


@RULES.quantity("controller of {card}", cite("controller-definition"))
def controller_of(now: Moment, card: str) -> str:
    """Who controls a card: a player, or `the scenario`."""
    return named_card(now, card).controller


@RULES.quantity("owner of {card}", cite("owner-definition"))
def owner_of(now: Moment, card: str) -> str:
    """Who owns a card: a player, or `the scenario`."""
    return named_card(now, card).owner


@RULES.quantity("type of {card}", cite("card-types"), cite("card-type-change"))
def type_of(now: Moment, card: str) -> str:
    """The card type, as it is now."""
    return card_types.type_of(now, named_card(now, card))


@RULES.quantity("traits of {card}", cite("traits"))
def traits_of(now: Moment, card: str) -> list[str]:
    """The traits a card has now."""
    return card_types.traits(now, named_card(now, card))


@RULES.quantity("keywords of {card}", cite("keywords"), cite("keyword-stacking"))
def keywords_of(now: Moment, card: str) -> list[str]:
    """The keywords a card has now, with their numbers where they have one."""
    found = card_types.keywords(now, named_card(now, card))
    return [f"{name} {number}" if name in ("doomed", "victory") else name for name, number in sorted(found.items())]


@RULES.quantity("spheres of {card}", cite("sphere"), cite("anatomy-resource-icons"))
def spheres_of(now: Moment, card: str) -> list[str]:
    """The spheres or resource icons a card has now."""
    return card_types.spheres(now, named_card(now, card))


@RULES.quantity("attachments on {card}", cite("attachment-cards"))
def attachments_on(now: Moment, card: str) -> list[str]:
    """The cards attached to a card; an objective that it guards is one of them."""
    of = named_card(now, card)
    return [each.name for each in (*attachments(now, of), *(one for one in in_play(now) if of.name in one.guards))]


@RULES.quantity("host of {card}", cite("attachment-cards"))
def host_of(now: Moment, card: str) -> str:
    """The card that a card is attached to, or that guards it; `none` without one."""
    of = named_card(now, card)
    return of.host or ", ".join(of.guards) or "none"


@RULES.quantity("possible hosts of {card}", cite("attachment-needs-host"), cite("attachment-other-player"))
def possible_hosts_of(now: Moment, card: str) -> list[str]:
    """Everything that a card could be attached to now."""
    of = named_card(now, card)
    return hosts(now, of, of.controller)


@RULES.quantity("shadow cards of {card}", cite("shadow-cards"))
def shadow_cards_of(now: Moment, card: str) -> list[str]:
    """The shadow cards dealt to an enemy."""
    return [each.name for each in shadows(now, named_card(now, card))]


@RULES.quantity("{card} is in play", cite("in-play-areas"))
def is_in_play(now: Moment, card: str) -> bool:
    """Whether a card is in play."""
    return named_card(now, card).in_play


@RULES.quantity("{card} is exhausted", cite("exhausted"))
def is_exhausted(now: Moment, card: str) -> bool:
    """Whether a card is exhausted."""
    return named_card(now, card).exhausted


@RULES.quantity("{card} is ready", cite("ready"))
def is_ready(now: Moment, card: str) -> bool:
    """Whether a card is in play and ready."""
    return named_card(now, card).in_play and not named_card(now, card).exhausted


@RULES.quantity("{card} is destroyed", cite("destroy"), cite("damage-threshold"))
def is_destroyed(now: Moment, card: str) -> bool:
    """Whether a card left play by being destroyed, which is not the same as discarded."""
    return named_card(now, card).gone == "destroyed"


@RULES.quantity("{card} is discarded", cite("discard-pile"), cite("destroy-not-discard"))
def is_discarded(now: Moment, card: str) -> bool:
    """Whether a card was discarded; one that was destroyed or explored was not."""
    of = named_card(now, card)
    return of.zone == DISCARD and of.gone in ("", "discarded")


@RULES.quantity("{card} is in a discard pile", cite("discard-pile"))
def is_in_discard_pile(now: Moment, card: str) -> bool:
    """Whether a card lies in a discard pile, however it came there."""
    return named_card(now, card).zone == DISCARD


@RULES.quantity("{card} is in hand", cite("out-of-play-areas"))
def is_in_hand(now: Moment, card: str) -> bool:
    """Whether a card is in its owner's hand."""
    return named_card(now, card).zone == HAND


@RULES.quantity("{card} has {word}", cite("traits"), cite("keywords"))
def has_it(now: Moment, card: str, word: str) -> Ruled:
    """Whether a card has a trait, a keyword or a resource icon."""
    of, low = (
        named_card(now, card),
        word.casefold().removeprefix("the ").removesuffix(" trait").removesuffix(" keyword"),
    )
    own = (*card_types.traits(now, of), *card_types.keywords(now, of), *card_types.spheres(now, of))
    has = low.strip() in (each.casefold() for each in own)
    return Ruled(has, tuple(map(cite, _why_it_has(now, of, low.strip(), has))))


def _why_it_has(now: Moment, of: Card, word: str, has: bool) -> list[str]:
    """blank, gains-characteristic, victory-not-blanked: what a card has that is not printed, or no longer has."""
    printed = word in (each.casefold() for each in (*of.printed.traits, *(key.name for key in of.printed.keywords)))
    if word == "victory":
        return ["victory", "victory-not-blanked"] if is_blank(now, of) else ["victory"]
    if printed and not has and is_blank(now, of):
        return ["blank", "blank-includes"]
    return ["gains-characteristic"] if has and not printed and word not in of.printed.spheres else []
