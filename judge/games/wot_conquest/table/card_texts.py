"""How the text of everything on the table is understood, sentence by sentence."""

from __future__ import annotations

from collections.abc import Iterator

from judge.cardtext import CardText
from judge.games.wot_conquest import RULES
from judge.games.wot_conquest.cards.reading import read_card
from judge.games.wot_conquest.table.layout import card_of, own_names
from judge.games.wot_conquest.table.rows import Table


def card_texts(table: Table) -> Iterator[CardText]:
    """The text of every unit, city, town and player's sheet that has any, and typed abilities said back."""
    lexicon = table.lexicon
    for name, unit in table.units.items():
        typed = tuple(each.understood(lexicon) for each in unit.abilities)
        read = read_card(unit.text, own_names(name, card_of(name, unit)), lexicon)
        if sentences := (*typed, *read.sentences):
            yield CardText(name, sentences)
    for name, city in table.cities.items():
        if city.text:
            yield CardText(name, read_card(city.text, (name,), lexicon, "city").sentences)
    for name, town in table.towns.items():
        if town.text:
            yield CardText(name, read_card(town.text, (name,), lexicon, "town").sentences)
    for name, player in table.players.items():
        if player.text:
            yield CardText(name, read_card(player.text, (), lexicon, "player").sentences)


RULES.card_text = card_texts
