"""Questions about cards other than Creatures, or about any: attacks, Mugic, Battlegear, Locations."""

from __future__ import annotations

from judge.engine import Missing, Moment, Ruled
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.cards.meanings import ELEMENTS
from judge.games.chaotic.cards.meanings.ability import Attack, Battlegear, Location, Mugic
from judge.games.chaotic.play.costs import counters_needed
from judge.games.chaotic.play.mugic_and_abilities.attack_types import attack_elements, discipline_types
from judge.games.chaotic.play.whereabouts import place_of, things_named
from judge.games.chaotic.play.who import active_location, burst_items, controlled
from judge.games.chaotic.things import DISCARD, PLAY, Creature, Player
from judge.kit.asks import NOW, ask_about, find, named


def _is_of_type(now: Moment, attack: str, type: str) -> Ruled:
    card, low = named(now, Attack, attack), type.casefold()
    of_type = low in (*attack_elements(now, card), *discipline_types(card))
    rules = ("8.6.1.4", "8.6.1.3", "3.5.8.1.1") if low in ELEMENTS else ("3.5.8.2", "3.5.8.2.1")
    return Ruled(of_type, tuple(map(cite, rules)))


def _cost(now: Moment, mugic: str, creature: str) -> int:
    card = named(now, Mugic, mugic)
    return counters_needed(now, named(now, Creature, creature), card.cost, 0, card.affiliation, card.name)


def _mugic_cost(now: Moment, card: Mugic) -> int:
    """3.4.6.2: X is 0 off the Burst; on it the counters paid or the X chosen is a reading, where they differ."""
    if not card.cost.x:
        return card.cost.counters
    item = next((item for item in burst_items(now) if item.card == card.name), None)
    if item is None:
        who = next((each.name for each in now.every(Player) if card.name in each.mugic), "")
        most = max((each.counters for each in controlled(now, who)), default=0) if who else 0
        return most if most and now.reads("x-off-the-burst") == "most" else 0
    return item.paid if item.paid == item.x or now.reads("x-with-modified-cost") == "counters-paid" else item.x


def _in_a_space(now: Moment, card: str) -> Location | Creature:
    return find(now.every(Location), card) or named(now, Creature, card)


def _destructible(now: Moment, card: str) -> Battlegear | Creature:
    return find(now.every(Battlegear), card) or named(now, Creature, card)


def _active_location(now: Moment) -> str:
    place = active_location(now)
    return place.name if place else "none"


def _place(now: Moment, card: str) -> str:
    known = things_named(now)
    if card.strip().casefold() not in known:
        raise Missing(f"no card named {card}; there are: {', '.join(known.values())}")
    return place_of(now, known[card.strip().casefold()])


ask_about(RULES, None, (
    ("place of {card}", _place, (cite("4.1.6"), cite("g-in-play")),
     "Where a card is: `in play`, `in the discard pile`, `on the Burst`, `in Ana's hand`, `in Ana's Attack Deck`."),
    ("{attack} is a {type} attack", _is_of_type, (cite("3.5.8.1.1"), cite("3.5.8.2.1")),
     "Whether an attack is, say, a `fire` or a `courage` attack."),
    ("cost of {mugic} for {creature}", _cost, (cite("8.4.2.1"), cite("8.4.2.4"), cite("8.4.2.5")),
     "The Mugic counters that a Creature has to pay for a Mugic.", NOW),
    ("active location", _active_location, cite("6.2.1"), "The active Location; `none` without one."),
))  # fmt: skip
ask_about(RULES, Attack, (
    ("elemental types of {attack}", attack_elements, (cite("8.6.1.4"), cite("3.5.8.1")), "The elements an attack has."),
    ("discipline types of {attack}", lambda now, card: discipline_types(card), cite("3.5.8.2"),
     "The Disciplines that an attack checks."),
))  # fmt: skip
ask_about(RULES, Mugic, (
    ("mugic cost of {mugic}", _mugic_cost, cite("3.4.6.2"),
     "What a Mugic counts as costing: X is 0 off the Burst, and what was paid on it.", NOW),
))  # fmt: skip
ask_about(RULES, Battlegear, (
    ("{gear} is face up", "up", cite("g-battlegear"), "Whether a Battlegear is face up."),
    ("bearer of {gear}", lambda now, gear: gear.bearer if gear.zone == PLAY else "none", cite("4.1.2"),
     "The Creature that a Battlegear is equipped to; `none` once it is gone."),
    ("{gear} is disarmed", lambda now, gear: bool(gear.silenced), (cite("g-disarm"), cite("8.9.1")),
     "Whether a Battlegear has lost its abilities for now."),
))  # fmt: skip
ask_about(RULES, _in_a_space, (
    ("space of {card}", lambda now, card: card.space or "none", (cite("6.3.3"), cite("9.3.4")),
     "The space a Creature or a Mirage is in; `none` if it is not on the board."),
))  # fmt: skip
ask_about(RULES, _destructible, (
    ("{card} is destroyed", lambda now, card: card.zone == DISCARD, cite("3.2.9.3"),
     "Whether a Creature or Battlegear has gone to the discard pile."),
))  # fmt: skip
