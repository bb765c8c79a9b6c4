"""self-referential: the words that a table and the collections add to the language, and what a card calls itself."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from functools import lru_cache

from judge.cardtext import Lexicon, known_words
from judge.cardtext.text import apart, fold, tidy, tokens, words
from judge.games.lotr_lcg.cards.language import TRAITS
from judge.games.lotr_lcg.cards.meanings import SPHERES
from judge.games.lotr_lcg.cards.named import OF_THE_TALE

APART = ("player name", "deck name", "set name")


def lexicon_of(names: Iterable[str], traits: Iterable[str], apart: Mapping[str, Iterable[str]]) -> Lexicon:
    """The words that a table adds to the lists of the language, and those that collections carry.

    `apart`: the names of players, decks and encounter sets. A word that differs from another in its accents alone is
    the same word.
    """
    known = known_words("lotr-lcg")
    others = tuple((key, frozenset((*apart.get(key, ()), *known.get(key, ())))) for key in APART)
    return _lexicon(frozenset(names), frozenset(traits), others, known.get("name", ()), known.get("trait", ()))


@lru_cache(maxsize=200)
def _lexicon(
    names: frozenset[str],
    traits: frozenset[str],
    others: tuple[tuple[str, frozenset[str]], ...],
    known: tuple[str, ...],
    kinds: tuple[str, ...],
) -> Lexicon:
    fixed = {fold(each) for each in TRAITS}
    more = {fold(each): each for each in (*kinds, *sorted(traits)) if fold(each) not in fixed}
    called = {_bare(words(each)): tidy(each) for each in (*OF_THE_TALE, *known, *sorted(names))}
    apart_from = {key: sorted(each) for key, each in others}
    return Lexicon(**{"name": called.values(), "trait": more.values(), **apart_from})


def _bare(name: tuple[str, ...]) -> tuple[str, ...]:
    """`The Black Gate` on the table is the `Black Gate` that a text of some list speaks of."""
    return name[1:] if name[:1] == ("the",) and name[1:] else name


def own_names(name: str, title: str, short: bool) -> frozenset[str]:
    """self-referential: what a card's text may call it: its name, its title, of heroes and the like the first name."""
    found = {name, title, title.partition(" (")[0]}
    first = title.split(maxsplit=1)[0] if " " in title else ""
    if short and first[:1].isupper() and first not in ("The", "A", "An") and fold(first) not in _traits():
        found.add(first)
    return frozenset(found)


def told_by_sphere(text: str, own: frozenset[str]) -> frozenset[str]:
    """self-referential: `Horn (lore)`: a card that is printed once a sphere has it in brackets behind its name."""
    there = [each for each in SPHERES if f"({each})" in text]
    return frozenset(f"{name} ({each})" for name in own for each in there)


def _traits() -> frozenset[str]:
    """The words that are traits: in the text of a unique `Troll Purse` a Troll is no short name for it."""
    return _folded(tuple(known_words("lotr-lcg").get("trait", ())))


@lru_cache(maxsize=20)
def _folded(known: tuple[str, ...]) -> frozenset[str]:
    return frozenset(fold(each) for each in (*TRAITS, *known))


def slips(text: str, own: frozenset[str], lexicon: Lexicon) -> frozenset[str]:
    """self-referential: what a text has in the place of the card's own name, with a slip of the pen in it.

    A long name, one or two letters off or parted otherwise, that is no other card's name.
    """
    plain = tidy(text)
    found = tokens(plain)
    exact = {words(each) for each in own}
    made = set()
    for name in (each for each in exact if sum(map(len, each)) >= LONG):
        for first, last in _spans(len(found), len(name)):
            piece = plain[found[first].start : found[last].end]
            spelt = words(piece)
            if piece[0].isupper() and piece[-1].isalpha() and spelt not in exact and _nearly(spelt, name):
                bare = spelt[1:] if spelt[0] in ("the", "a", "an") else spelt
                other = bare in lexicon.names.get(bare[-1], ()) and _letters(spelt) != _letters(name)
                after = found[last + 1].fold if last + 1 < len(found) else ""
                if not other and (spelt[-1] != f"{name[-1]}s" or after.endswith("s")):
                    made.add(piece)
    return frozenset(made)


LONG = 8


def _spans(many: int, length: int) -> Iterator[tuple[int, int]]:
    """The first and last places of runs of about so many words."""
    for first in range(many):
        for size in range(max(1, length - 1), length + 3):
            if first + size <= many:
                yield first, first + size - 1


def _nearly(spelt: tuple[str, ...], name: tuple[str, ...]) -> bool:
    """Whether words are a name but for where they are parted, or for one long word of it a letter or two off."""
    if _letters(spelt) == _letters(name):
        return True
    differ = [(one, two) for one, two in zip(spelt, name, strict=False) if one != two]
    if len(spelt) != len(name) or len(name) < 2 or len(differ) != 1:
        return False
    one, two = differ[0]
    longest = max(len(one), len(two))
    alike = one[0] == two[0] and one.isalpha() and two.isalpha()
    off = apart(one, two)
    return alike and longest >= 6 and (off == 1 or (off == 2 and one[-1] == two[-1]))


def _letters(name: tuple[str, ...]) -> str:
    return "".join(filter(str.isalpha, "".join(name)))
