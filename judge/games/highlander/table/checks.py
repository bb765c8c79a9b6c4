"""What the shape of a table and its references cannot say."""

from __future__ import annotations

from judge.games.highlander import RULES
from judge.games.highlander.cards.meanings import ATTACKS
from judge.games.highlander.table.card_rows import guessed_type, known
from judge.games.highlander.table.rows import Table
from judge.kit.names import used_twice
from judge.kit.rows import Problems, checks

RESERVED = ("turn", "exertion", "chance", "timeline")


@checks(Table)
def problems(table: Table) -> Problems:
    """Everything that does not fit together, each with the key it stands under."""
    if len(table.players) != 2:
        yield "players", f"found {len(table.players)} players; Highlander is played by 2"
        return
    if sum(row.active for row in table.players.values()) > 1:
        yield "players", "both players are active; it is the turn of one"
    yield from used_twice({"cards": table.card_rows, "players": table.players}, RESERVED)
    for key, names in (("players", table.players), ("cards", table.card_rows)):
        yield from ((key, f"{name}: a name cannot have a # in it") for name in names if "#" in name)
    for name, card in table.card_rows.items():
        title = card.title or name
        if card.type is None and known(title) is None and guessed_type(title) is None:
            yield "cards", f"{name}: say its `type`, such as attack, block, dodge, event, situation, edge"
    for name, row in table.players.items():
        for key, size, listed in (("hand", row.hand_size, row.hand), ("endurance", row.endurance_size,
                                                                      (*row.endurance, *row.pool))):  # fmt: skip
            if size is not None and size < len(listed):
                yield "players", f"{name}: {key}-size is {size}, but {len(listed)} cards are listed"
    yield from _attacks(table)


def _attacks(table: Table) -> Problems:
    """phase-4-attack: what was played as an attack is one."""
    for key, rows in (("attacks", table.attacks), ("own-attacks", table.own_attacks)):
        for row in rows:
            found = table.card_rows.get(row.card) or known(row.card)
            kind = found.type or guessed_type(found.title or row.card) if found else None
            if kind is not None and kind not in ATTACKS:
                yield key, f"{row.card} is a {kind}; allowed: {', '.join(ATTACKS)}"


RULES.table = Table
