"""The table as a judge writes it: names, one line per card, defaults for all that does not matter."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from typing import Any, Literal

from judge.cardtext import Lexicon
from judge.games.highlander.cards.language import lexicon
from judge.games.highlander.cards.meanings.anatomy import GEMS
from judge.games.highlander.table.card_rows import KNOWN, CardRow, of_name
from judge.kit.rows import item, nothing, row, short, table, words_for


@row
class InPlayRow:
    """A card in play: its name, or its name with what matters about it."""

    card: str = item("the card", of="cards")
    since: Literal["long ago", "last turn", "this turn"] = item(
        "when it came into play; the opponent's last turn counts as `last turn`", default="long ago"
    )
    goes_with: str = item("the attack or card it was played in conjunction with", key="with", default="", of="cards")
    nullified: bool = item("whether it is nullified", default=False)
    power_block: bool = item("of a block: whether it is a Power Block this turn", default=False)

    from_text = short("card")


@row
class WeaponRow:
    """A Weapon of Choice: its name, or its name with its hands and what happened to it."""

    name: str = item("its name")
    hands: int = item("its Hand Icons", default=1, min=1, max=2)
    off_hand: bool = item("whether it is an Off-Hand weapon", default=False)
    state: Literal["", "disarmed", "broken"] = item("whether it is Disarmed or broken", default="")
    considered_broken: bool = item("whether it is the one of several weapons that is Considered broken",
                                   default=False)  # fmt: skip
    this_turn: bool = item("whether it was lost in this turn", default=False)
    text: tuple[str, ...] = item("its game text", default=())

    from_text = short("name")


@row
class AttackRow:
    """An attack that has been played: the card, or the card with what it is."""

    card: str = item("the attack card", of="cards")
    power_blow: bool = item("whether it is a Power Blow", default=False)
    head_shot: bool = item("whether it is a Head Shot", default=False)
    hidden: bool = item("whether it is face down", default=False)
    goes_with: tuple[str, ...] = item("the cards played in conjunction with it", key="with", default=(), of="cards")
    source: Literal["hand", "exertion", "under"] = item("where it was played from", key="from", default="hand")
    damage: int | None = item("the damage it does, where its card says so", default=None, min=0, max=99)

    from_text = short("card")


@row
class PartnerRow:
    """The Immortal of a pair (Corda and Reno) who is not active now: a name, or a name with what is his own."""

    persona: str = item("their Persona")
    ability: int | None = item("their Ability; like that of the active one", default=None, min=0, max=99)
    hand: tuple[str, ...] = item("the cards in their hand that matter", default=(), of="cards")
    hand_size: int | None = item("how many cards are in their hand in all", default=None, min=0, max=99)
    prone: bool = item("whether they are Prone", default=False)
    disarmed: bool = item("whether their weapon is Disarmed", default=False)

    from_text = short("persona")


@row
class PlayerRow:
    """A player: score, cards, state, and what was done in their last turn."""

    active: bool = item("whether it is this player's turn", default=False)
    ability: int | None = item("the Ability; 15, or 10 in Sealed Deck", default=None, min=0, max=99)
    maximum: int | None = item("the maximum Ability, if it was changed", default=None, min=0, max=99)
    persona: str = item("the Persona", default="")
    faction: str = item("the Faction of the Persona, such as Clan MacLeod", default="")
    partner: PartnerRow | None = item("of Corda and Reno: the one who is not active now", default=None)
    weapons: tuple[WeaponRow, ...] = item("the Weapons of Choice; without any, a one-handed weapon", default=())
    hand: tuple[str, ...] = item("the cards in hand that matter", default=(), of="cards")
    hand_size: int | None = item("how many cards are in hand in all", default=None, min=0, max=99)
    in_play: tuple[InPlayRow, ...] = item("the cards in play", default=())
    endurance: tuple[str, ...] = item(
        "the top of the Endurance as far as it is known, top card first; `2 agility` is a card with these gems",
        default=(),
        of="cards",
    )
    pool: tuple[str, ...] = item("the cards below that, in unknown order: revealed by chance", default=(), of="cards")
    endurance_size: int | None = item("how many cards the Endurance has in all", default=None, min=0, max=999)
    discard: tuple[str, ...] = item("the Discard Pile as far as it matters", default=(), of="cards")
    discard_size: int | None = item("how many cards the Discard Pile has in all", default=None, min=0, max=999)
    captured: Mapping[str, tuple[str, ...]] = item(
        "cards captured under a card, as {Amulet: [Thrust]}", default={}, of="cards"
    )
    prone: bool = item("whether the player is Prone", default=False)
    prone_gem: str = item("the gem that the card which made the player Prone names", default="", names=("", *GEMS))
    prone_this_turn: bool = item("whether the player became Prone in this very turn", default=False)
    disarmed: bool = item("whether every weapon of the player is Disarmed", default=False)
    pending_damage: int = item("damage that waits for the player's Ability Adjustment Phase", default=0, min=0, max=99)
    pending_loss: int = item("Ability loss that waits for it", default=0, min=0, max=99)
    pending_gain: int = item("Ability gain that waits for it", default=0, min=0, max=99)
    must_do: tuple[str, ...] = item("Must Dos that wait, such as `discard 2 cards`", default=())
    may_do: tuple[str, ...] = item("May Dos that wait", default=())
    attacked_last_turn: bool | None = item("whether the player attacked in their last turn", default=None)
    attacks_last_turn: int | None = item("how many attacks, in their last turn", default=None, min=0, max=99)
    power_blow_last_turn: bool | None = item("whether a Power Blow was made in their last turn", default=None)
    removed_last_turn: tuple[str, ...] = item(
        "cards the player removed from play in their last turn", default=(), of="cards"
    )
    gem: Literal[GEMS] | None = item("the gem named to see who goes first (chart setup)", default=None)  # type: ignore[valid-type]
    fast_draw: bool = item("whether the player plays Fast Draw (chart setup)", default=False)

    from_text = words_for("active")
    from_null = nothing


@row
class TurnRow:
    """What the active player has done in this turn before the scenario starts."""

    special_cards: tuple[str, ...] = item("the Special Cards played, by card type or name", default=())
    acted: bool = item("whether a non-Edge card was played or an Exertion made", default=False)
    hard_exertions: int = item("the Hard Exertions made", default=0, min=0, max=9)
    hand_closed: bool = item("whether a Hard Exertion was made in this very phase", default=False)
    last_defense: str = item("the last defense resolved, such as `Upper Left Block`", default="", of="cards")
    primary_attack: Literal["open", "used", "forfeited"] = item("the first attack opportunity", default="open")
    guard_put: bool = item("whether a Guard was put into play unprovoked", default=False)
    stand_tried: bool = item("whether an attempt to stand up was made", default=False)
    next_attack_hidden: bool = item("whether an effect lets the next attack be Hidden", default=False)
    skip_attack: bool = item("whether the Attack Phase is skipped", default=False)


@table
class Table:
    """What lies on a Highlander table."""

    players: Mapping[str, PlayerRow] = item("the two players, by name; mark one as active, else it is the second")
    card_rows: Mapping[str, CardRow] = item("the cards that are not known by name, each once", key="cards", default={})
    attacks: tuple[AttackRow, ...] = item("the attacks pending against the active player, in order", default=())
    own_attacks: tuple[AttackRow, ...] = item("the attacks the active player has played this turn", default=())
    turn: TurnRow = item("what the active player has done this turn", default=TurnRow())
    format: Literal["standard", "sealed", "lean and mean"] = item("the format", default="standard")
    end_game: bool = item("whether time has been called and End Game has begun", default=False)

    @property
    def words(self) -> Lexicon:
        """The titles, and the words of titles, that card text on this table may speak of."""
        titles = (each.title for each in self.card_rows.values() if each.title)
        mine = (name for row in self.players.values() for name in (row.persona, *(each.name for each in row.weapons)))
        return lexicon(tuple(each for each in (*self.card_rows, *titles, *mine, *self.cards_used, *KNOWN) if each))

    @property
    def cards_used(self) -> list[str]:
        """The names of cards that stand somewhere on the table."""
        used = (*self.players.values(), *self.attacks, *self.own_attacks, self.turn)
        return [text for text in _written(used) if of_name(text)]

    @property
    def cards(self) -> list[str]:
        """Every name that means a card: written down, known by name, or, of the names used here, one that says all."""
        return [*self.card_rows, *self.cards_used, *KNOWN]


def _written(value: Any) -> Iterator[str]:
    """Every text in a row, and in what it holds."""
    if isinstance(value, str):
        yield value
    elif is_dataclass(value):
        yield from _written(tuple(getattr(value, each.name) for each in fields(value)))
    elif isinstance(value, tuple | Mapping):
        parts = (*value, *value.values()) if isinstance(value, Mapping) else value
        for part in parts:
            yield from _written(part)
