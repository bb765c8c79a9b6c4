"""What a question can ask about cards: their areas, groups, icons, where they are."""

from __future__ import annotations

from judge.engine import Cite, Moment, Ruled
from judge.games.highlander import RULES, cite
from judge.games.highlander.asks.naming import the_card, the_player
from judge.games.highlander.cards import continuous_effects
from judge.games.highlander.cards.grid import areas, covers, grids_adjacent
from judge.games.highlander.cards.groups import is_master
from judge.games.highlander.cards.kinds import cells
from judge.games.highlander.cards.meanings import Card

STAYS = {
    "situation": "situations-objects", "object": "situations-objects", "location": "locations", "plot": "plots",
    "event": "events", "guard": "guard", "standing defense": "standing-defenses", "illusion": "ct-illusions",
}  # fmt: skip


@RULES.quantity("areas of {card}", cite("anatomy-icon"))
def areas_of(now: Moment, card: str) -> list[str]:
    """The coloured areas on a card."""
    return list(cells(now, the_card(now, card)))


def _cells_meant(now: Moment, text: str) -> tuple[str, ...]:
    try:
        return cells(now, the_card(now, text))
    except KeyError:
        try:
            return areas(text)
        except ValueError as error:
            raise KeyError(str(error)) from None


@RULES.quantity("{one} is adjacent to {other}", cite("adjacent"))
def is_adjacent(now: Moment, one: str, other: str) -> bool:
    """Whether two grids, of cards or in words, touch at a border or a corner."""
    return grids_adjacent(_cells_meant(now, one), _cells_meant(now, other))


@RULES.quantity("{one} covers {other}", cite("phase-3-defense"), cite("ct-blocks"))
def does_cover(now: Moment, one: str, other: str) -> bool:
    """Whether one grid, of a card or in words, covers all areas of another."""
    return covers(_cells_meant(now, one), _cells_meant(now, other))


@RULES.quantity("groups of {card}", cite("group-classifications"))
def groups_of(now: Moment, card: str) -> list[str]:
    """The groups a card belongs to."""
    found = the_card(now, card)
    return sorted([*found.groups, *(["master"] if is_master(found) else [])])


@RULES.quantity("icon of {card}", cite("anatomy-icon"))
def icon_of(now: Moment, card: str) -> str:
    """The card type icon."""
    return the_card(now, card).icon


@RULES.quantity("{card} is prevention", cite("prevention"))
def is_prevention(now: Moment, card: str) -> bool:
    """prevention: whether a text of the card says that something cannot be done, or that somebody is Considered so."""
    return any(each.verb in continuous_effects.PREVENTIONS for each in the_card(now, card).text)


@RULES.quantity("{card} is captured", cite("captured"))
def is_captured(now: Moment, card: str) -> bool:
    """Whether a card lies under another without an effect on play."""
    return the_card(now, card).zone == "under"


@RULES.quantity("{card} is nullified", cite("nullifying"))
def is_nullified(now: Moment, card: str) -> bool:
    """Whether a card is nullified."""
    return the_card(now, card).nullified


@RULES.quantity("{player} ignores {card}", cite("ignoring"))
def does_ignore(now: Moment, player: str, card: str) -> bool:
    """Whether a player ignores a card this turn."""
    return the_card(now, card).name in the_player(now, player).ignoring


@RULES.quantity("where {card} is", cite("phase-1-sweep"))
def where(now: Moment, card: str) -> Ruled:
    """hand, play, discard, endurance, removed, under (captured) or revealed."""
    found = the_card(now, card)
    held = (cite("captured"), cite("faq-focus-hold")) if found.zone == "under" else ()
    return Ruled(found.zone, held)


@RULES.quantity("{card} is in play", cite("phase-1-sweep"))
def is_in_play(now: Moment, card: str) -> Ruled:
    """Whether a card is in play; one that waits to be swept is, a lost weapon is not."""
    found = the_card(now, card)
    return Ruled(found.zone == "play" and found.state not in ("disarmed", "broken"), _staying(found))


def _staying(card: Card) -> tuple[Cite, ...]:
    """The rule about how long a card of this kind stays in play."""
    if "hilt" in card.groups or "off-hand hilt" in card.groups:
        return (cite("hilts"),)
    return (cite(STAYS[card.type]),) if card.type in STAYS else ()
