"""self-referential: the words that a table and the collections add to the language, and what a card calls itself."""

from __future__ import annotations

from functools import lru_cache

from judge.cardtext import Lexicon, known_words
from judge.cardtext.text import fold, tidy, words
from judge.games.lotr_lcg.cards.language import TRAITS


def lexicon_of(names: frozenset[str], traits: frozenset[str], players: frozenset[str]) -> Lexicon:
    """The words that a table adds to the lists of the language, and those that collections carry.

    A word that differs from another in its accents alone is the same word.
    """
    known = known_words("lotr-lcg")
    return _lexicon(names, traits, players, known.get("name", ()), known.get("trait", ()))


@lru_cache(maxsize=200)
def _lexicon(
    names: frozenset[str],
    traits: frozenset[str],
    players: frozenset[str],
    known: tuple[str, ...],
    kinds: tuple[str, ...],
) -> Lexicon:
    fixed = {fold(each) for each in TRAITS}
    more = {fold(each): each for each in (*kinds, *sorted(traits)) if fold(each) not in fixed}
    called = {words(each): tidy(each) for each in (*known, *sorted(names))}
    return Lexicon(**{"name": called.values(), "trait": more.values(), "player name": sorted(players)})


def own_names(name: str, title: str, short: bool) -> frozenset[str]:
    """self-referential: what a card's text may call it: its name, its title, of heroes and the like the first name."""
    found = {name, title, title.partition(" (")[0]}
    first = title.split(maxsplit=1)[0] if " " in title else ""
    if short and first[:1].isupper() and first not in ("The", "A", "An") and fold(first) not in _traits():
        found.add(first)
    return frozenset(found)


def _traits() -> frozenset[str]:
    """The words that are traits: in the text of a unique `Troll Purse` a Troll is no short name for it."""
    return _folded(tuple(known_words("lotr-lcg").get("trait", ())))


@lru_cache(maxsize=20)
def _folded(known: tuple[str, ...]) -> frozenset[str]:
    return frozenset(fold(each) for each in (*TRAITS, *known))
