"""What the shape of a table and its references cannot say."""

from __future__ import annotations

from collections.abc import Iterator

from judge.cardtext import CardText
from judge.games.highlander import RULES
from judge.games.highlander.cards.meanings.anatomy import ATTACKS
from judge.games.highlander.cards.reading import read_duty
from judge.games.highlander.table.card_rows import CardRow, guessed_type, known, text_of, unreadable
from judge.games.highlander.table.layout import Laying
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
    yield from _words(table)


def _attacks(table: Table) -> Problems:
    """phase-4-attack: what was played as an attack is one."""
    for key, rows in (("attacks", table.attacks), ("own-attacks", table.own_attacks)):
        for row in rows:
            found = table.card_rows.get(row.card) or known(row.card)
            kind = found.type or guessed_type(found.title or row.card) if found else None
            if kind is not None and kind not in ATTACKS:
                yield key, f"{row.card} is a {kind}; allowed: {', '.join(ATTACKS)}"


def _words(table: Table) -> Problems:
    """anatomy-text: what is written in keys in the words of card text can be read; text itself may stay unread."""
    words = table.words
    for name, card in table.card_rows.items():
        yield from ((("cards", name, key), text) for key, text in unreadable(card, words))
    for name, row in table.players.items():
        for key, texts in (("must-do", row.must_do), ("may-do", row.may_do)):
            for each in texts:
                try:
                    read_duty(each, words)
                except ValueError as error:
                    yield ("players", name, key), str(error)


def card_text(table: Table) -> Iterator[CardText]:
    """The text of every card on the table, as it is understood."""
    laying = Laying(table)
    used = dict.fromkeys((*table.card_rows, *(each for each in table.cards_used if known(each))))
    for name in used:
        if found := text_of(name, laying.row(name), laying.words).sentences:
            yield CardText(name, found)
    for row in table.players.values():
        for weapon in row.weapons:
            if weapon.text and weapon.name not in used:
                own = CardRow(type="weapon", text=weapon.text)
                yield CardText(weapon.name, text_of(weapon.name, own, laying.words).sentences)


RULES.card_text = card_text
RULES.table = Table
