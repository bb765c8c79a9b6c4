"""Cards as a judge writes them: one line per card, a default for all that does not matter."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from judge.content.fields import item
from judge.games.lotr_lcg.table.text_rows import AbilityRow, KeywordRow

Sphere = Literal["leadership", "tactics", "spirit", "lore", "baggins", "fellowship", "neutral"]
Zone = Literal[
    "play", "hand", "deck", "discard pile", "victory display", "removed from the game", "set aside", "staging area"
]
Number = int | Literal["X"]


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class CardRow:
    """What every card may say."""

    title: str | None = item("the name on the card, where it differs from the name used here", default=None)
    unique: bool = item("whether it is unique", default=False)
    traits: tuple[str, ...] = item("its traits", default=())
    keywords: tuple[KeywordRow, ...] = item("its keywords, such as `sentinel`, `doomed 2`", default=())
    text: tuple[AbilityRow, ...] = item("its abilities in the words of the card", key=("text", "abilities"), default=())
    exhausted: bool = item("whether it is exhausted", default=False)
    controller: str | None = item("the player who controls it, if not its owner", default=None)


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class HeroRow(CardRow):
    """A hero."""

    owner: str = item("the player whose it is", key=("owner", "of"))
    sphere: tuple[Sphere, ...] = item("its resource icons", key=("sphere", "spheres"), default=())
    willpower: Number = item("its printed willpower", default=1, min=0, max=99)
    attack: Number = item("its printed attack", default=1, min=0, max=99)
    defense: Number = item("its printed defense", default=1, min=0, max=99)
    hit_points: Number = item(
        "its printed hit points", default=4, min=0, max=99, key=("hit-points", "hp", "hit_points")
    )
    threat_cost: int = item("its threat cost", default=9, min=0, max=99)
    resources: int = item("the resources in its pool", default=0, min=0, max=99)
    damage: int = item("the damage on it", default=0, min=0, max=99)
    committed: bool = item("whether it is committed to the quest", default=False)
    zone: Zone = item("where it is", default="play")


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class AllyRow(CardRow):
    """An ally."""

    owner: str | None = item("the player whose it is; not needed for a card named in a hand or deck",
                             key=("owner", "of"), default=None)  # fmt: skip
    sphere: tuple[Sphere, ...] = item("its sphere; none is neutral", key=("sphere", "spheres"), default=())
    cost: Number = item("its cost", default=2, min=0, max=99)
    willpower: Number = item("its printed willpower", default=1, min=0, max=99)
    attack: Number = item("its printed attack", default=1, min=0, max=99)
    defense: Number = item("its printed defense", default=1, min=0, max=99)
    hit_points: Number = item(
        "its printed hit points", default=2, min=0, max=99, key=("hit-points", "hp", "hit_points")
    )
    resources: int = item("the resources on it", default=0, min=0, max=99)
    damage: int = item("the damage on it", default=0, min=0, max=99)
    committed: bool = item("whether it is committed to the quest", default=False)
    zone: Zone = item("where it is; a card named in a hand, deck or pile is there", default="play")


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class AttachmentRow(CardRow):
    """An attachment."""

    owner: str | None = item("the player whose it is; if it is on a character, else that one's", default=None)
    on: str | None = item("the card it is attached to, if it is in play", default=None)
    sphere: tuple[Sphere, ...] = item("its sphere; none is neutral", key=("sphere", "spheres"), default=())
    cost: Number = item("its cost", default=1, min=0, max=99)
    resources: int = item("the resources on it", default=0, min=0, max=99)
    zone: Zone = item("where it is; a card named in a hand, deck or pile is there", default="hand")


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class EventRow(CardRow):
    """An event."""

    owner: str | None = item("the player whose it is; not needed for a card named in a hand or deck", default=None)
    sphere: tuple[Sphere, ...] = item("its sphere; none is neutral", key=("sphere", "spheres"), default=())
    cost: Number = item("its cost", default=1, min=0, max=99)
    zone: Zone = item("where it is; a card named in a hand, deck or pile is there", default="hand")


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class EnemyRow(CardRow):
    """An enemy."""

    engagement_cost: Number = item("its engagement cost", default=30, min=0, max=99,
                                   key=("engagement-cost", "engagement", "engagement_cost"))  # fmt: skip
    threat: Number = item("its threat strength", default=1, min=0, max=99)
    attack: Number = item("its attack strength", default=2, min=0, max=99)
    defense: Number = item("its defense strength", default=1, min=0, max=99)
    hit_points: Number = item("its hit points", default=3, min=0, max=99, key=("hit-points", "hp", "hit_points"))
    victory: int | None = item("its victory points", default=None, min=0, max=99)
    engaged: str | None = item("the player it is engaged with; else it is in the staging area", default=None,
                               key=("engaged", "engaged-with", "engaged_with"))  # fmt: skip
    damage: int = item("the damage on it", default=0, min=0, max=99)
    resources: int = item("the resources on it", default=0, min=0, max=99)
    shadow: tuple[str, ...] = item("the shadow cards dealt to it, by name", default=())
    attacked: bool = item("whether it has attacked in this combat phase", default=False)
    attacked_by: tuple[str, ...] = item("the players who have attacked it in this combat phase", default=())
    zone: Zone = item("where it is; a card named in a deck or pile is there", default="staging area")


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class LocationRow(CardRow):
    """A location."""

    threat: Number = item("its threat strength", default=1, min=0, max=99)
    quest_points: Number = item("its quest points", default=3, min=0, max=99,
                                key=("quest-points", "points", "quest_points"))  # fmt: skip
    victory: int | None = item("its victory points", default=None, min=0, max=99)
    progress: int = item("the progress on it", default=0, min=0, max=99)
    active: bool = item("whether it is the active location", default=False)
    zone: Zone = item("where it is; a card named in a deck or pile is there", default="staging area")


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class TreacheryRow(CardRow):
    """A treachery."""

    on: str | None = item("the card it is attached to, if it is in play", default=None)
    zone: Zone = item("where it is; a card named in a deck or pile is there", default="set aside")


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class ObjectiveRow(CardRow):
    """An objective; with hit points it is a character once a player controls it."""

    on: str | None = item("the card it is attached to", default=None)
    guards: tuple[str, ...] = item("the encounter cards that guard it", default=())
    willpower: Number | None = item("its willpower, if it has one", default=None, min=0, max=99)
    attack: Number | None = item("its attack, if it has one", default=None, min=0, max=99)
    defense: Number | None = item("its defense, if it has one", default=None, min=0, max=99)
    hit_points: Number | None = item("its hit points, if it has any", default=None, min=0, max=99,
                                     key=("hit-points", "hp", "hit_points"))  # fmt: skip
    damage: int = item("the damage on it", default=0, min=0, max=99)
    resources: int = item("the resources on it", default=0, min=0, max=99)
    committed: bool = item("whether it is committed to the quest", default=False)
    zone: Zone = item("where it is; a card named in a deck or pile is there", default="staging area")


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class QuestRow(CardRow):
    """A quest card; the first one listed is the current quest, the others follow in order."""

    quest_points: Number = item("its quest points", default=10, min=0, max=99,
                                key=("quest-points", "points", "quest_points"))  # fmt: skip
    progress: int = item("the progress on it", default=0, min=0, max=99)
    victory: int | None = item("its victory points", default=None, min=0, max=99)
    last: bool = item("whether it is the final stage of the scenario", default=False)
