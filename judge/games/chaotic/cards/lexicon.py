"""The words that a table in play knows: the names on it, its tribes, its spaces, and what collections carry."""

from __future__ import annotations

from typing import Any

from judge.cardtext import Lexicon, known_words
from judge.engine import Moment
from judge.games.chaotic import RULES
from judge.games.chaotic.cards.language import other_kinds
from judge.games.chaotic.cards.meanings.ability import Attack, Battlegear, Location, Mugic
from judge.games.chaotic.play.battleboard import spaces
from judge.games.chaotic.things import Creature


def words(now: Moment) -> Lexicon:
    """The lexicon of the table as it is now."""
    known = known_words(RULES.game)
    cards: list[Any] = [
        *now.every(Creature),
        *now.every(Battlegear),
        *now.every(Location),
        *now.every(Mugic),
        *now.every(Attack),
    ]
    names = [each for card in cards for each in (card.name, getattr(card, "title", "")) if each]
    kinds = [each for card in now.every(Creature) for each in (card.tribe, *card.subtypes) if each]
    return Lexicon(
        name=(*names, *known.get("name", ())), kind=other_kinds((*kinds, *known.get("kind", ()))), space=spaces(now)
    )
