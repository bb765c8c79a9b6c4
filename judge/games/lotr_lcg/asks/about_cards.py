"""What a question about a card can ask for."""

from __future__ import annotations

from collections.abc import Callable

from judge.engine import Missing, Moment, Ruled, Value
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.asks.ideas import asking
from judge.games.lotr_lcg.asks.places_and_fates import (
    damage_on,
    engaged_player,
    is_destroyed,
    is_discarded,
    is_in_play,
    place_of,
)
from judge.games.lotr_lcg.play import values
from judge.games.lotr_lcg.play.abilities.constant_abilities import is_blank
from judge.games.lotr_lcg.play.costs import cost_value
from judge.games.lotr_lcg.play.in_play.card_types import keywords, spheres, traits, type_of
from judge.games.lotr_lcg.play.in_play.enters_play import hosts
from judge.games.lotr_lcg.play.who import attachments, in_play, shadows
from judge.games.lotr_lcg.things import DISCARD, HAND, Card, Player
from judge.kit.asks import NOW, ask_about, named


def _value(what: str) -> Callable[[Moment, Card], Value]:
    return lambda now, of: values.value(now, of, what)


def _keywords(now: Moment, of: Card) -> list[str]:
    found = sorted(keywords(now, of).items())
    return [f"{name} {number}" if name in ("doomed", "victory") else name for name, number in found]


def _attached_to(now: Moment, of: Card) -> list[str]:
    guarded = (each for each in in_play(now) if of.name in each.guards)
    return [each.name for each in (*attachments(now, of), *guarded)]


MODIFIED = cite("modifiers")
OF_STATE = ("enters-exhausted", "text-about-itself")
ask_about(
    RULES,
    Card,
    [
        ("willpower of {card}", _value("willpower"), (cite("willpower"), MODIFIED),
         "A character's current willpower, with all modifiers."),
        ("attack of {card}", _value("attack"), (cite("attack-strength"), MODIFIED),
         "The current attack of a character or enemy, with all modifiers."),
        ("defense of {card}", _value("defense"), (cite("defense-strength"), MODIFIED),
         "The current defense of a character or enemy, with all modifiers."),
        ("remaining hit points of {card}", asking("healed-beyond", "damage-goes-away", then=values.remaining),
         (cite("hit-points"), cite("damage-threshold")), "The hit points of the card minus the damage on it."),
        ("hit points of {card}", _value("hit points"), (cite("hit-points"), MODIFIED),
         "The current hit points, with all modifiers; damage is not subtracted."),
        ("threat strength of {card}", _value("threat"), (cite("threat-strength"), MODIFIED),
         "The current threat strength of an enemy or location."),
        ("engagement cost of {card}", _value("engagement cost"), (cite("engagement-cost"), MODIFIED),
         "The current engagement cost of an enemy.", NOW),
        ("quest points of {card}", _value("quest points"), (cite("quest-points"), MODIFIED),
         "The current quest points of a location or quest card."),
        ("cost of {card}", lambda now, of: cost_value(now, of, 0), (cite("cost"), cite("initiating-3")),
         "The current cost to play a card, with all modifiers; X counts as 0 until it is chosen.", NOW),
        ("damage on {card}", damage_on, cite("damage"), "The damage tokens on a card."),
        (("resources on {card}", "resources of {card}"), asking("one-resource-for-all", then="resources"),
         cite("resources"), "The resources in a hero's resource pool or on another card."),
        ("progress on {card}", "progress", cite("quest-advancement"), "The progress on a location or quest card."),
        ("time counters on {card}", "time", cite("keywords"), "The time counters on a card (from later sets)."),
        ("villagers on {card}", "villagers", cite("keywords"), "The villager tokens on a card (from later sets)."),
        ("place of {card}", place_of, cite("in-play-out-of-play"),
         "Where a card is: play area, staging area, active location, hand, deck, discard pile, victory display ..."),
        ("controller of {card}", "controller", cite("controller-definition"),
         "The player who controls a card, or `the scenario`."),
        ("owner of {card}", "owner", cite("owner-definition"), "The player who owns a card, or `the scenario`."),
        ("type of {card}", type_of, (cite("card-types"), cite("card-type-change")), "The current card type."),
        ("traits of {card}", traits, cite("traits"), "The current traits of a card."),
        ("keywords of {card}", _keywords, (cite("keywords"), cite("keyword-stacking")),
         "The current keywords of a card, with their numbers if they have any."),
        ("spheres of {card}", spheres, (cite("sphere"), cite("anatomy-resource-icons")),
         "The current spheres or resource icons of a card."),
        ("attachments on {card}", _attached_to, cite("attachment-cards"),
         "The cards attached to a card; an objective that it guards is one of them."),
        ("host of {card}", lambda now, of: of.host or ", ".join(of.guards) or "none", cite("attachment-cards"),
         "The card that a card is attached to or guarded by, or `none`."),
        ("possible hosts of {card}", lambda now, of: hosts(now, of, of.controller),
         (cite("attachment-needs-host"), cite("attachment-other-player")),
         "Everything that a card could currently be attached to."),
        ("shadow cards of {card}", lambda now, of: [each.name for each in shadows(now, of)], cite("shadow-cards"),
         "The shadow cards dealt to an enemy."),
        ("number of shadow cards of {enemy}", lambda now, of: len(shadows(now, of)), cite("shadow-cards"),
         "How many shadow cards an enemy has."),
        ("{card} is in play", is_in_play, cite("in-play-areas"), "Whether a card is in play."),
        ("{card} is exhausted", asking(*OF_STATE, then="exhausted"), cite("exhausted"),
         "Whether a card is exhausted."),
        ("{card} is ready", asking(*OF_STATE, then=lambda now, of: of.in_play and not of.exhausted),
         cite("ready"), "Whether a card is in play and ready."),
        ("{card} is destroyed", is_destroyed, (cite("destroy"), cite("damage-threshold")),
         "Whether a card left play by being destroyed, which is not the same as being discarded."),
        ("{card} is discarded", is_discarded,
         (cite("discard-pile"), cite("destroy-not-discard")),
         "Whether a card was discarded; one that was destroyed or explored was not."),
        ("{card} is in a discard pile",
         asking("canceled-treachery-removed", "victory-pile", then=lambda now, of: of.zone == DISCARD),
         cite("discard-pile"), "Whether a card is in a discard pile, however it got there."),
        ("{card} is in hand", asking("qualifier-of-a-list", then=lambda now, of: of.zone == HAND),
         cite("out-of-play-areas"), "Whether a card is in its owner's hand."),
        ("{card} is committed", "committed", (cite("3.2"), cite("3.4-committed")),
         "Whether a character is committed to the quest."),
        ("guards of {objective}", lambda now, of: frozenset(of.guards), (cite("guarded"), cite("guarded-claim")),
         "The encounter cards that guard an objective."),
        ("{objective} is guarded", lambda now, of: bool(of.guards), (cite("guarded"), cite("guarded-claim")),
         "Whether an encounter card guards an objective."),
        ("player engaged with {enemy}", engaged_player, cite("engaged"),
         "The player an enemy is engaged with, or `nobody`."),
    ],
)  # fmt: skip


def _field(what: str) -> str:
    low = what.casefold()
    if low not in values.FIELDS:
        raise Missing(f"no value {what}; there are: {', '.join(values.FIELDS)}")
    return low


def _printed(now: Moment, what: str, card: str) -> int | str:
    found = values.printed_value(named(now, Card, card), _field(what))
    return "none" if found is None else "X" if found == values.X else found


def _has(now: Moment, card: str, word: str) -> Ruled:
    of = named(now, Card, card)
    low = word.casefold().removeprefix("the ").removesuffix(" trait").removesuffix(" keyword").strip()
    own = (*traits(now, of), *keywords(now, of), *spheres(now, of))
    has = low in (each.casefold() for each in own)
    return Ruled(has, tuple(map(cite, _why_it_has(now, of, low, has))))


def _why_it_has(now: Moment, of: Card, word: str, has: bool) -> list[str]:
    """blank, gains-characteristic, victory-not-blanked: what a card has that is not printed, or no longer has."""
    printed = word in (each.casefold() for each in (*of.printed.traits, *(key.name for key in of.printed.keywords)))
    if word == "victory":
        return ["victory", "victory-not-blanked"] if is_blank(now, of) else ["victory"]
    if printed and not has and is_blank(now, of):
        return ["blank", "blank-includes"]
    return ["gains-characteristic"] if has and not printed and word not in of.printed.spheres else []


ask_about(
    RULES,
    None,
    [
        ("{enemy} is engaged with {player}",
         lambda now, enemy, player: named(now, Card, enemy).engaged == named(now, Player, player).name,
         (cite("engaged"), cite("5.3-mutual")), "Whether an enemy is engaged with a player."),
        ("printed {what} of {card}", _printed, cite("printed"),
         "A value as it is printed: `X` for an X, `none` if the card has no such value."),
        ("base {what} of {card}",
         lambda now, what, card: values.base_value(now, named(now, Card, card), _field(what)), cite("base-value"),
         "A value before modifiers."),
        ("{card} has {word}", _has, (cite("traits"), cite("keywords")),
         "Whether a card has a trait, a keyword or a resource icon."),
    ],
)  # fmt: skip
