"""What a question can ask about cards: their areas, groups, icons, where they are."""

from __future__ import annotations

from judge.engine import Missing, Moment, Ruled
from judge.games.highlander import RULES, cite
from judge.games.highlander.asks.naming import the_card, the_player
from judge.games.highlander.cards.continuous_effects import PREVENTIONS
from judge.games.highlander.cards.grid import areas, covers, grids_adjacent
from judge.games.highlander.cards.groups import is_master
from judge.games.highlander.cards.kinds import cells
from judge.games.highlander.play.attacks import appropriate_defenses
from judge.games.highlander.things import Card
from judge.kit.asks import NOW, ask_about

STAYS = {
    "situation": "situations-objects", "object": "situations-objects", "location": "locations", "plot": "plots",
    "event": "events", "guard": "guard", "standing defense": "standing-defenses", "illusion": "ct-illusions",
}  # fmt: skip


def _where(now: Moment, card: Card) -> Ruled:
    return Ruled(card.zone, (cite("captured"), cite("faq-focus-hold")) if card.zone == "under" else ())


def _is_in_play(now: Moment, card: Card) -> Ruled:
    """Yes or no, with the rule about how long a card of this kind stays in play."""
    stays = "hilts" if {"hilt", "off-hand hilt"} & set(card.groups) else STAYS.get(card.type)
    return Ruled(card.zone == "play" and not card.is_lost, (cite(stays),) if stays else ())


def _state(now: Moment, card: Card) -> str:
    if card.type != "weapon":
        raise Missing(f"{card.title} is not a weapon")
    return card.state if card.is_lost else "wielded"


def _is_prevention(card: Card) -> bool:
    return any(isinstance(each.does, PREVENTIONS) for each in card.text)


ask_about(RULES, the_card, [
    ("areas of {card}", cells, cite("anatomy-icon"), "The coloured areas on a card."),
    ("groups of {card}", lambda now, card: sorted([*card.groups, *(["master"] if is_master(card) else [])]),
     cite("group-classifications"), "The groups a card belongs to."),
    ("type of {card}", "type", cite("anatomy-icon"), "The card type."),
    ("gems of {card}", lambda now, card: [f"{amount} {gem}" for gem, amount in card.gems], cite("attribute-gems"),
     "The Attribute Gems on a card."),
    ("{card} is a special card", lambda now, card: card.is_special_card, cite("ct-special-cards"),
     "Whether a card is an Event, a Situation, a Location, a Plot or an Object."),
    ("who has {card}", "owner", cite("faq-pearl-earring"), "Whose card it is now, also where control was taken."),
    ("{card} is a power block", appropriate_defenses.is_power_block, cite("power-blocks"),
     "Whether a block is a Power Block."),
    ("{card} may be discarded to use", lambda now, card: card.ripe, cite("discard-to-use"),
     "Whether a discard-to-use card has become eligible.", NOW),
    ("{card} is broken", lambda now, card: card.state == "broken", cite("disarming"), "Whether a weapon is broken."),
    ("state of {card}", lambda now, card: _state(now, card), (cite("disarming"), cite("primary-woc")),
     "Of a weapon: wielded, disarmed or broken."),
    ("icon of {card}", "icon", cite("anatomy-icon"), "The card type icon."),
    ("{card} is prevention", lambda now, card: _is_prevention(card), cite("prevention"),
     "prevention: whether a text of the card says that something cannot be done, or that somebody is Considered so."),
    ("{card} is captured", lambda now, card: card.zone == "under", cite("captured"),
     "Whether a card is under another without an effect on play."),
    ("{card} is nullified", "nullified", cite("nullifying"), "Whether a card is nullified."),
    ("where {card} is", _where, cite("phase-1-sweep"),
     "hand, play, discard, endurance, removed, under (captured) or revealed."),
    ("{card} is in play", _is_in_play, cite("phase-1-sweep"),
     "Whether a card is in play; one that waits to be swept is, a lost weapon is not."),
])  # fmt: skip


def _cells_meant(now: Moment, text: str) -> tuple[str, ...]:
    try:
        return cells(now, the_card(now, text))
    except KeyError:
        try:
            return areas(text)
        except ValueError as error:
            raise Missing(str(error)) from None


@RULES.quantity("{one} is adjacent to {other}", cite("adjacent"))
def is_adjacent(now: Moment, one: str, other: str) -> bool:
    """Whether two grids, of cards or in words, touch at a border or a corner."""
    return grids_adjacent(_cells_meant(now, one), _cells_meant(now, other))


@RULES.quantity("{one} covers {other}", cite("phase-3-defense"), cite("ct-blocks"))
def does_cover(now: Moment, one: str, other: str) -> bool:
    """Whether one grid, of a card or in words, covers all areas of another."""
    return covers(_cells_meant(now, one), _cells_meant(now, other))


@RULES.quantity("{player} ignores {card}", cite("ignoring"))
def does_ignore(now: Moment, player: str, card: str) -> bool:
    """Whether a player ignores a card this turn."""
    return the_card(now, card).name in the_player(now, player).ignoring
