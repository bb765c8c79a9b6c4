"""The table as a judge writes it: players, cards by kind, decks, effects in force, an attack that goes on."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from judge.content.fields import item
from judge.games.lotr_lcg.table.campaign_rows import CampaignRow
from judge.games.lotr_lcg.table.card_rows import (
    AllyRow,
    AttachmentRow,
    EnemyRow,
    EventRow,
    HeroRow,
    LocationRow,
    ObjectiveRow,
    QuestRow,
    TreacheryRow,
)
from judge.games.lotr_lcg.table.effect_rows import EffectRow


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class PlayerRow:
    """A player: threat, hand, deck, discard pile."""

    threat: int = item("what the threat dial shows", default=25, min=0, max=99)
    first: bool = item("whether this is the first player; else the one listed first is", default=False)
    hand: int | tuple[str, ...] = item(
        "the cards in hand, by name; or just how many there are", default=(), min=0, max=99
    )
    deck: int | tuple[str, ...] | None = item(
        "the deck, top card first; or how many cards; unsaid, it is big enough", default=None, min=0, max=999
    )
    pool: tuple[str, ...] = item("cards of the deck in unknown order, below `deck`: chance draws them", default=())
    discard: int | tuple[str, ...] = item("the discard pile, top card last; or how many cards", default=(),
                                          min=0, max=999)  # fmt: skip
    eliminated: bool = item("whether this player is out of the game", default=False)

    @classmethod
    def from_null(cls) -> PlayerRow:
        """A player of whom nothing matters."""
        return cls()

    @classmethod
    def from_text(cls, text: str) -> PlayerRow:
        """`first`: the first player; a number: the threat."""
        if text.casefold() == "first":
            return cls(first=True)
        if text.isdecimal() and int(text) < 100:
            return cls(threat=int(text))
        raise ValueError(f"{text!r} is nothing to say of a player; write `first`, the threat, or a group of keys")


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class AttackRow:
    """An attack that is being resolved as the scenario starts."""

    enemy: str = item("the enemy that attacks or is attacked")
    player: str | None = item("the defending player, or the player who attacks", default=None)
    by: Literal["enemy", "player"] = item("who attacks", default="enemy")
    attackers: tuple[str, ...] = item("the attacking characters", default=())
    defenders: tuple[str, ...] = item("the defending characters", key=("defenders", "defender"), default=())
    declared: bool = item("whether defenders have been declared already, or that there are none", default=False)
    target: str | None = item("the character the enemy attacks, if it attacks one", default=None)


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class Table:
    """What lies on the table."""

    players: Mapping[str, PlayerRow] = item("the 1 to 4 players in the order they sit, clockwise")
    heroes: Mapping[str, HeroRow] = item("the heroes by name", default={})
    allies: Mapping[str, AllyRow] = item("the allies by name", default={})
    attachments: Mapping[str, AttachmentRow] = item("the attachments by name", default={})
    events: Mapping[str, EventRow] = item("the events by name", default={})
    enemies: Mapping[str, EnemyRow] = item("the enemies by name", default={})
    locations: Mapping[str, LocationRow] = item("the locations by name", default={})
    treacheries: Mapping[str, TreacheryRow] = item("the treacheries by name", default={})
    objectives: Mapping[str, ObjectiveRow] = item("the objectives by name", default={})
    quests: Mapping[str, QuestRow] = item("the quest cards; the first is the current one", key=("quests", "quest"),
                                          default={})  # fmt: skip
    encounter_deck: int | tuple[str, ...] | None = item(
        "the encounter deck, top card first; or how many cards; unsaid, it is big enough", default=None, min=0, max=999
    )
    encounter_rest: int | None = item(
        "how many unnamed cards lie below the named ones; without it none do", default=None, min=0, max=999
    )
    encounter_pool: tuple[str, ...] = item(
        "cards of the encounter deck in unknown order, below `encounter-deck`: chance reveals them", default=()
    )
    encounter_discard: int | tuple[str, ...] = item(
        "the encounter discard pile, top card last; or how many cards", default=(), min=0, max=999
    )
    victory_display: tuple[str, ...] = item("the cards in the victory display", default=())
    effects: tuple[EffectRow, ...] = item("lasting effects in force, in the order they were established", default=())
    attack: AttackRow | None = item("the attack that is being resolved", default=None)
    round: int = item("the number of the round", default=1, min=1, max=999)
    completed: int | None = item("the rounds completed so far; else one fewer than `round`", default=None,
                                 min=0, max=999)  # fmt: skip
    phase: Literal["resource", "planning", "quest", "travel", "encounter", "combat", "refresh"] | None = item(
        "the phase, where the chart it starts in does not say so", default=None
    )
    active: str | None = item("the active player; else the first player", default=None)
    campaign: CampaignRow | None = item("the campaign log", default=None)
