"""What the shape of a table cannot say: names that fit together."""

from __future__ import annotations

from collections.abc import Iterator

from judge.games.lotr_lcg import RULES
from judge.games.lotr_lcg.table.card_rows import CardRow
from judge.games.lotr_lcg.table.layout import PLAYER_CARDS, lists, places, words_of
from judge.games.lotr_lcg.table.rows import GROUPS, Table
from judge.games.lotr_lcg.things import SCENARIO, called_deck
from judge.kit.names import used_twice
from judge.kit.rows import Problems, checks

RESERVED = ("game", "attack", SCENARIO, "campaign", "texts", "timeline")


@checks(Table)
def problems(table: Table) -> Problems:
    """Everything that does not fit together, each with the key it stands under."""
    if not 1 <= len(table.players) <= 4:
        yield "players", f"found {len(table.players)} players; the game is for 1 to 4"
        return
    yield from used_twice({group: getattr(table, group) for group in ("players", *GROUPS)}, RESERVED)
    yield from _deck_names(table)
    if sum(row.first for row in table.players.values()) > 1:
        yield "players", "there can be only one first player"
    if sum(row.active for row in table.locations.values()) > 1:
        yield "locations", "there can be only one active location"
    yield from _listed_twice(table)
    yield from _owners(table)
    yield from _texts(table)


def _deck_names(table: Table) -> Problems:
    """named-decks: a deck has a name that no other deck of the game has, and holds encounter cards."""
    for name, deck in table.decks.items():
        if name.casefold() in ("encounter", "quest", "player", "uncharted") or called_deck(name) in table.players:
            yield ("decks", name), f"{name}: a deck with a name of its own needs another name"
        for each in (*deck.cards, *deck.pool, *(deck.discard or ())):
            if each in table.cards and table.cards[each].kind in (*PLAYER_CARDS, "quest"):
                yield ("decks", name), f"{name}: {each} is not an encounter card"


def _rows(table: Table) -> Iterator[tuple[str, str, CardRow]]:
    for group in GROUPS:
        yield from ((group, name, row) for name, row in getattr(table, group).items())


def _listed_twice(table: Table) -> Problems:
    """A card is in one hand, deck or pile, or a shadow card, and once."""
    seen: set[str] = set()
    for key, _, _, names in lists(table):
        for name in names:
            if name in seen:
                yield key, f"{name} is listed twice; give each copy its own name and the same `title`"
            seen.add(name)


def _owners(table: Table) -> Problems:
    """With several players it has to be known whose a card is; and no card lies on itself."""
    listed = places(table)
    for key, name, row in _rows(table):
        on = getattr(row, "on", None)
        known = getattr(row, "owner", None) or on or name in listed or len(table.players) == 1
        if row.kind in PLAYER_CARDS and not known:
            yield (key, name), f"{name}: give its `owner`, or name it in a player's hand, deck or discard pile"
        if name in (on, *getattr(row, "guards", ())):
            yield (key, name), f"{name}: a card can be neither attached to itself nor guarded by itself"


def _texts(table: Table) -> Problems:
    """Effects that are in force have to be understood; card text that is not stays on its card, unread."""
    lexicon = words_of(table)
    for effect in table.effects:
        try:
            effect.effects(lexicon)
        except ValueError as error:
            yield "effects", f"{effect.place}: {error}"


RULES.table = Table
