"""The table as a judge writes it: players, cards by kind, decks, effects in force, an attack, the campaign log."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from judge.cardtext import Lexicon
from judge.content.fields import placed
from judge.content.problem import Place
from judge.games.lotr_lcg.cards.expanding import CONTINUOUS
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.cards.reading import read_effect
from judge.games.lotr_lcg.table.card_rows import (
    AllyRow,
    AttachmentRow,
    CardRow,
    EnemyRow,
    EventRow,
    HeroRow,
    LocationRow,
    ObjectiveRow,
    QuestRow,
    SideQuestRow,
    TreacheryRow,
)  # fmt: skip
from judge.kit.rows import item, nothing, row, short, table

GROUPS = (
    "heroes", "allies", "attachments", "events", "enemies", "locations", "treacheries", "objectives", "side_quests",
    "quests",
)  # fmt: skip


@row
class PlayerRow:
    """A player: threat, hand, deck, discard pile."""

    threat: int = item("what the threat dial shows", default=25, min=0, max=99)
    first: bool = item("whether this is the first player; by default, the player listed first is", default=False)
    hand: int | tuple[str, ...] = item(
        "the cards in hand, by name; or how many there are", default=(), min=0, max=99, of="cards"
    )
    deck: int | tuple[str, ...] | None = item(
        "the deck, top card first; or how many cards it has; by default, enough", default=None, min=0, max=999,
        of="cards",
    )  # fmt: skip
    pool: tuple[str, ...] = item("cards of the deck in unknown order, below `deck`; chance draws them", default=(),
                                 of="cards")  # fmt: skip
    discard: int | tuple[str, ...] = item("the discard pile, top card last; or how many cards", default=(),
                                          min=0, max=999, of="cards")  # fmt: skip
    eliminated: bool = item("whether this player has been eliminated", default=False)

    from_null = nothing

    @classmethod
    def from_text(cls, text: str) -> PlayerRow:
        """`first`: the first player; a number: the threat."""
        if text.casefold() == "first":
            return cls(first=True)
        if text.isdecimal() and int(text) < 100:
            return cls(threat=int(text))
        raise ValueError(f"{text!r} does not describe a player; write `first`, the threat, or a group of keys")


@row
class DeckRow:
    """A deck with a name of its own beside the encounter deck: its cards from the top, or a group of keys."""

    cards: tuple[str, ...] = item("its cards, top card first", default=(), of="cards")
    pool: tuple[str, ...] = item("cards of it in unknown order, below `cards`; chance says which is next", default=(),
                                 of="cards")  # fmt: skip
    discard: tuple[str, ...] | None = item(
        "its own discard pile, top card last; by default, its cards go to the encounter discard pile", default=None,
        of="cards",
    )  # fmt: skip


@row
class EffectRow:
    """A lasting effect in force: `"Aragorn gets +2 attack"`, or a group of keys."""

    text: str = item("what it does, such as `Aragorn gets +2 attack`, `each enemy cannot attack`", key=("text", "do"))
    source: str = item("its source: a card on the table, or any words", default="an effect",
                       key=("source", "from"))  # fmt: skip
    by: Literal["player", "encounter"] = item(
        "whether it comes from a player card (later cards are not affected) or an encounter or quest card (they are)",
        default="player",
    )
    you: str | None = item("the player its text calls `you`", default=None, of="players")
    until: Literal["phase", "round", "attack", "game"] = item("how long it lasts", default="phase")
    place: Place = placed()

    from_text = short("text")

    def effects(self, lexicon: Lexicon) -> tuple[Instruction, ...]:
        """What it does, on a table with those words."""
        found = read_effect(self.text, lexicon)
        if any(each.verb not in CONTINUOUS for each in found):
            raise ValueError(f"{self.text!r} is not a lasting effect; write one with gets, gains, cannot, is set to")
        return tuple(each._replace(until=each.until or self.until) for each in found)


@row
class AttackRow:
    """An attack that is being resolved as the scenario starts."""

    enemy: str = item("the enemy that attacks or is attacked", of="enemies")
    player: str | None = item("the defending player, or the player who attacks", default=None, of="players")
    by: Literal["enemy", "player"] = item("who attacks", default="enemy")
    attackers: tuple[str, ...] = item("the attacking characters", default=(), of="characters")
    defenders: tuple[str, ...] = item("the defending characters", key=("defenders", "defender"), default=(),
                                      of="characters")  # fmt: skip
    declared: bool = item("whether defenders have already been declared, or that there are none", default=False)
    target: str | None = item("the character the enemy attacks, if it attacks one", default=None, of="characters")


@row
class PoolRow:
    """A boon or burden in the campaign pool."""

    kind: Literal["boon", "burden"] = item("boon or burden", default="boon")
    back: Literal["player", "encounter"] = item("which card back it has", default="player")
    permanent: str | None = item("the hero it is attached to, for one with Permanent", default=None)
    setup: bool = item("whether it has the Setup keyword", default=False)

    @classmethod
    def from_text(cls, text: str) -> PoolRow:
        """`boon` or `burden` alone."""
        if text.casefold() not in ("boon", "burden"):
            raise ValueError(
                f"{text!r} does not describe a card in the campaign pool; write `boon`, `burden`, or a group of keys"
            )
        return cls(kind="burden" if text.casefold() == "burden" else "boon")


@row
class CampaignRow:
    """The campaign log."""

    expert: bool = item("whether it is an expert campaign", default=False)
    result: Literal["won", "lost"] | None = item("how the game ended, for the chart campaign-end", default=None)
    log: Mapping[str, tuple[str, ...]] = item("the heroes in the log, by player", default={})
    fallen: tuple[str, ...] = item("the fallen heroes", default=())
    penalty: int = item("the threat penalty in the log, which every player adds", default=0, min=0, max=99)
    penalties: Mapping[str, int] = item("additional penalties of single players", default={}, of="players")
    collection: bool = item("whether there are heroes left to choose from", default=True)
    damage: Mapping[str, int] = item("the damage recorded for heroes of an expert campaign", default={})
    heals: tuple[str, ...] = item("the heroes whose recorded damage their player heals for threat", default=())
    pool: Mapping[str, PoolRow] = item("the boons and burdens in the campaign pool", default={})
    used: tuple[str, ...] = item(
        "the cards whose effect, once per campaign, is recorded as used (from later sets)", default=()
    )


@table
class Table:
    """What lies on the table."""

    players: Mapping[str, PlayerRow] = item("the 1 to 4 players in seating order, clockwise")
    heroes: Mapping[str, HeroRow] = item("the heroes by name", default={})
    allies: Mapping[str, AllyRow] = item("the allies by name", default={})
    attachments: Mapping[str, AttachmentRow] = item("the attachments by name", default={})
    events: Mapping[str, EventRow] = item("the events by name", default={})
    enemies: Mapping[str, EnemyRow] = item("the enemies by name", default={})
    locations: Mapping[str, LocationRow] = item("the locations by name", default={})
    treacheries: Mapping[str, TreacheryRow] = item("the treacheries by name", default={})
    objectives: Mapping[str, ObjectiveRow] = item("the objectives by name", default={})
    side_quests: Mapping[str, SideQuestRow] = item("the side quests by name (from later sets)", default={},
                                                   key=("side-quests", "side_quests"))  # fmt: skip
    quests: Mapping[str, QuestRow] = item("the quest cards; the first is the current one", key=("quests", "quest"),
                                          default={})  # fmt: skip
    encounter_deck: int | tuple[str, ...] | None = item(
        "the encounter deck, top card first; or how many cards; by default, enough", default=None, min=0, max=999,
        of="cards",
    )  # fmt: skip
    encounter_rest: int | None = item(
        "how many unnamed cards are below the named ones; by default, none", default=None, min=0, max=999
    )
    encounter_pool: tuple[str, ...] = item(
        "cards of the encounter deck in unknown order, below `encounter-deck`; chance reveals them", default=(),
        of="cards",
    )  # fmt: skip
    encounter_discard: int | tuple[str, ...] = item(
        "the encounter discard pile, top card last; or how many cards", default=(), min=0, max=999, of="cards"
    )
    decks: Mapping[str, DeckRow] = item(
        "decks with a name of their own (from later sets): `Bandit` is what cards call the Bandit deck", default={}
    )
    victory_display: tuple[str, ...] = item("the cards in the victory display", default=(), of="cards")
    effects: tuple[EffectRow, ...] = item("active lasting effects, in the order they were established", default=())
    attack: AttackRow | None = item("the attack that is being resolved", default=None)
    round: int = item("the number of the round", default=1, min=1, max=999)
    completed: int | None = item("the rounds completed so far; by default, one fewer than `round`", default=None,
                                 min=0, max=999)  # fmt: skip
    phase: Literal["resource", "planning", "quest", "travel", "encounter", "combat", "refresh"] | None = item(
        "the phase, if the chart where the scenario starts does not tell", default=None
    )
    active: str | None = item("the active player; by default, the first player", default=None, of="players")
    heading: Literal["on-course", "cloudy", "rainy", "stormy"] | None = item(
        "the heading of a ship (from later sets): on-course, or how far off-course", default=None
    )
    pursuit: int = item("the pursuit value (from later sets)", default=0, min=0, max=999)
    temperature: int = item("the temperature (from later sets)", default=0, min=0, max=999)
    life: int = item("the Ring-bearer's life (from later sets)", default=0, min=0, max=999)
    campaign: CampaignRow | None = item("the campaign log", default=None)

    @property
    def cards(self) -> dict[str, CardRow]:
        """Every card of the table by its name."""
        return {name: each for group in GROUPS for name, each in getattr(self, group).items()}

    @property
    def characters(self) -> tuple[str, ...]:
        """The names of all that may attack and defend for the players."""
        return (*self.heroes, *self.allies, *self.objectives)
