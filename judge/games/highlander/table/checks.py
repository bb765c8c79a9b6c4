"""What the shape of a table cannot say: names that fit together."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.content.problem import unknown
from judge.games.highlander import RULES
from judge.games.highlander.cards.meanings import ATTACKS
from judge.games.highlander.table.card_rows import gem_card, guessed_type, known
from judge.games.highlander.table.rows import PlayerRow, Table

Problems = Iterator[tuple[str, str]]
RESERVED = ("turn", "exertion", "chance")


def table_problems(table: Table) -> Problems:
    """Everything that does not fit together, each with the key it stands under."""
    if len(table.players) != 2:
        yield "players", f"found {len(table.players)} players; Highlander is played by 2"
        return
    if sum(row.active for row in table.players.values()) > 1:
        yield "players", "both players are active; it is the turn of one"
    for name in table.players:
        if name in (*table.cards, *RESERVED) or "#" in name:
            yield "players", f"the name {name} is taken; give the player another"
    for name, card in table.cards.items():
        title = card.title or name
        if card.type is None and known(title) is None and guessed_type(title) is None:
            yield "cards", f"{name}: say its `type`, such as attack, block, dodge, event, situation, edge"
        if "#" in name:
            yield "cards", f"{name}: a name cannot have a # in it"
    for name, row in table.players.items():
        yield from _player(table, name, row)
    yield from _attacks(table)


def is_known(table: Table, name: str) -> bool:
    """Whether a card is written down, known by name, or one of gems only."""
    return name in table.cards or known(name) is not None or gem_card(name) is not None


def _cards(table: Table, key: str, names: Iterable[str]) -> Problems:
    for name in names:
        if not is_known(table, name) and guessed_type(name) != "dodge":
            allowed = [*table.cards, "Upper Left Attack", "Thrust", "Upper Left Block", "Head Shot"]
            yield key, f"{unknown('card', name, allowed)}; write it under `cards`"


def _player(table: Table, name: str, row: PlayerRow) -> Problems:
    yield from _cards(table, "players", (*row.hand, *row.endurance, *row.pool, *row.discard, *row.removed_last_turn))
    yield from _cards(table, "players", (each.card for each in row.in_play))
    for host, under in row.captured.items():
        yield from _cards(table, "players", (host, *under))
    if row.hand_size is not None and row.hand_size < len(row.hand):
        yield "players", f"{name}: hand-size is {row.hand_size}, but {len(row.hand)} cards are in hand"
    listed = len(row.endurance) + len(row.pool)
    if row.endurance_size is not None and row.endurance_size < listed:
        yield "players", f"{name}: endurance-size is {row.endurance_size}, but {listed} cards are listed"


def _attacks(table: Table) -> Problems:
    for key, rows in (("attacks", table.attacks), ("own-attacks", table.own_attacks)):
        for row in rows:
            yield from _cards(table, key, (row.card, *row.goes_with))
            found = table.cards.get(row.card) or known(row.card)
            kind = found.type or guessed_type(found.title or row.card) if found else None
            if kind is not None and kind not in ATTACKS:
                yield key, f"{row.card} is a {kind}; allowed: {', '.join(ATTACKS)}"
    if table.turn.last_defense:
        yield from _cards(table, "turn", (table.turn.last_defense,))


Table.problems = table_problems  # type: ignore[attr-defined]
RULES.table = Table
