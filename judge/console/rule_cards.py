"""Cards: a rule or a term in a few lines, to be opened where it is cited."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from judge.content.library import Library
from judge.content.model import printed_number
from judge.content.problem import BadInput
from judge.rule_lookup import in_short, rule_json


class Card(NamedTuple):
    """What a cite opens: the rule's own words here, and where it stands on the site."""

    address: str
    game: str
    id: str
    title: str
    text: str
    url: str

    @property
    def number(self) -> str:
        """Its number as the rulebook prints it; nothing for a rule that has none, which goes by its title."""
        return printed_number(self.id)

    @property
    def name(self) -> str:
        """Its number and title, or what there is of them."""
        return " ".join(filter(None, (self.number, self.title))) or self.id

    @property
    def says(self) -> str:
        """The rule's sentence, or the first few of many."""
        return in_short(self.text)

    @property
    def more(self) -> bool:
        """Whether the rule says more than that."""
        return self.says != self.text.strip()


class Cards:
    """The cards of a library; those asked for often are made once."""

    def __init__(self, library: Library) -> None:
        self.library = library
        self.card = lru_cache(maxsize=4096)(self._card)

    def _card(self, address: str) -> Card:
        """The card for an address such as `chaotic:8.5.4`; one that nothing is written about has only its number."""
        game, _, id = address.partition(":")
        try:
            found = rule_json(self.library, address)
        except BadInput:
            return Card(address, game, id, "", "", "")
        return Card(address, found["game"], found["id"], found["title"], found["text"], found["url"])
