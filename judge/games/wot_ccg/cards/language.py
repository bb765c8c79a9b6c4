"""The language of the cards: its sorts of phrases, and the words that the rulebook, a table and collections know."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from importlib import import_module

from judge.cardtext import Language, Lexicon, known_words
from judge.cardtext.language import enter
from judge.cardtext.text import fold
from judge.games.wot_ccg.cards.world import NAMES

LANGUAGE = Language("wot-ccg")
SORTS = {
    "condition": "a condition", "deed": "something done", "rule": "something that is so", "bonus": "something gained",
    "cost": "a price", "clause": "a clause", "sentence": "a sentence", "occasion": "an occasion", "whom": "whom",
    "which": "a description of cards", "front": "an adjective", "back": "a phrase behind a noun", "amount": "an amount",
    "results": "symbols", "some": "one sort of symbols", "until": "how long", "count": "something counted",
    "limit": "a rating or cost", "chosen": "cards to be chosen", "use": "when it can be used",
    "either": "alternatives", "single": "how many", "mark": "a trait, an allegiance or a name", "change": "a change",
    "whom-player": "a player", "pays": "symbols that pay", "by": "a margin", "predicate": "what is so of somebody",
}  # fmt: skip

ALLEGIANCES = (
    "Aes Sedai", "Aiel", "Andor", "Cairhien", "Children of the Light", "Dragon", "Dark One", "Illian", "Mercenary",
    "Tear",
)  # fmt: skip
TRAITS = (
    "Ajah", "Bonded", "Borderland", "Car'a'carn", "Dark Nature", "Dragon Reborn", "Forsaken",
    "Hunter of the Horn", "Light Nature", "Malkier", "Monster", "Multiple", "Prophecy", "Reinforcement", "Repeatable",
    "Ta'veren", "Trolloc", "Two Rivers", "Unique", "Weapon",
)  # fmt: skip
ADJECTIVES = {  # traits that stand before a noun
    "Children of the Light", "Dark One", "Dark Nature", "Light Nature", "Multiple", "Reinforcement", "Repeatable",
    "Unique",
}  # fmt: skip
PERSONALITIES = ("Rand", "Mat", "Perrin", "Rand al'Thor", "Mat Cauthon", "Perrin Aybara")
_UNCHANGED = ("forsaken", "ta'veren", "aes sedai", "dragonsworn", "aiel", "children of the light", "myrddraal")

for _name, _title in SORTS.items():
    LANGUAGE.sort(_name, _title)
LANGUAGE.numbers("number", "a number")
LANGUAGE.numbers("signed", "a number with a sign", signed=True)
_allegiance = LANGUAGE.words("allegiance", "an allegiance", open=False)
_trait = LANGUAGE.words("trait", "a trait", open=True)
_name_list = LANGUAGE.words("name", "the name of a card or a Personality", PERSONALITIES, open=True)


def plural_of(word: str) -> str:
    """The plural of a trait or a name, as cards print it."""
    if fold(word) in _UNCHANGED or fold(word).endswith("s"):
        return word
    first, of, rest = word.partition(" of ")
    if first.endswith("y"):
        many = f"{first[:-1]}ies"
    elif first.endswith("f") and not first.endswith(("chief", "Chief", "roof", "ff")):
        many = f"{first[:-1]}ves"
    else:
        many = f"{first}s"
    return f"{many}{of}{rest}"


for _word in ALLEGIANCES:
    _allegiance.word(_word, _word, plural=plural_of(_word))
for _word in TRAITS:
    _trait.word(_word, _word, plural=plural_of(_word))
LANGUAGE.sorts["mark"].also(_allegiance, _trait, _name_list)


def sort(name: str):  # type: ignore[no-untyped-def]
    """A sort of the language."""
    return LANGUAGE.sorts[name]


@lru_cache(maxsize=64)
def lexicon(names: tuple[str, ...], traits: tuple[str, ...]) -> Lexicon:
    """The words that a table or a collection adds: names and traits, in the singular and the plural."""
    known = {fold(each) for each in (*ALLEGIANCES, *TRAITS)}
    parts = (part for each in traits for part in (each, *_beginnings(each)))
    traits = tuple(
        {fold(each): each for each in parts if fold(each) not in known and "contested" not in fold(each)}.values()
    )
    named = {fold(each): each for each in traits} | {fold(each): each for each in (*ALLEGIANCES, *TRAITS)}
    there = {fold(each).removeprefix("the ") for each in names} | set(named)
    world = (each for each in NAMES if fold(each) not in there)
    names = tuple(dict.fromkeys((*(named.get(fold(each), each) for each in names), *world)))
    found = Lexicon(name=names, trait=traits)
    for each, words in (("trait", traits), ("name", names)):
        known = {fold(word) for word in words}
        for word in words:
            if fold(plural_of(word)) not in known - {fold(word)}:
                enter(found.entries[each], plural_of(word), word)
    return found


@lru_cache(maxsize=256)
def with_tokens(known: Lexicon, names: tuple[str, ...]) -> Lexicon:
    """The same words, and what a card calls its tokens."""
    others = known.lists.get("token-name", ())
    if set(names) <= set(others):
        return known
    found = Lexicon(**{**known.lists, "token-name": (*others, *names)})
    found.entries |= {sort: entries for sort, entries in known.entries.items() if sort != "token-name"}
    return found


def _beginnings(trait: str) -> tuple[str, ...]:
    """What a trait such as `Clan Chief of the North Aiel` or `North Aiel` is called for short."""
    first, of, _ = trait.partition(" of ")
    return (first,) if of else (trait.removesuffix(" Aiel"),) if trait.endswith(" Aiel") else ()


def short_names(title: str, *, person: bool = False) -> Iterable[str]:
    """personality-targeting: a title without its number; of a person also the part that text may use for him."""
    bare = title.partition(" (")[0].strip()
    yield bare
    plain = next((bare.removeprefix(f"{each} ") for each in TITLES if bare.startswith(f"{each} ")), bare)
    if person and plain != bare:
        yield plain
    first, _, rest = plain.partition(" ")
    if person and rest and len(first) > 2 and fold(first) not in NO_NAMES and fold(first) not in _KNOWN:
        yield first


TITLES = ("High Lord", "High Lady", "Lord Captain", "Lord", "Lady", "King", "Queen", "Captain")
NO_NAMES = ("young", "high", "the", "old", "lord", "lady", "sept")
_KNOWN = {fold(part) for each in (*ALLEGIANCES, *TRAITS) for part in each.split()}


def is_name(mark: str) -> bool:
    """Whether a word is a name and no trait: a card that is called by its name stands alone."""
    known = (*ALLEGIANCES, *TRAITS, *known_words(LANGUAGE.game).get("trait", ()))
    return fold(mark) not in {fold(each) for each in known}


def is_listed(mark: str) -> bool:
    """Whether a word is a name that the world or a collection has, so that it can be said by itself anywhere."""
    listed = (*NAMES, *PERSONALITIES, *known_words(LANGUAGE.game).get("name", ()))
    return is_name(mark) and fold(mark) in {fold(each) for each in listed}


def lexicon_of(names: Iterable[str], traits: Iterable[str]) -> Lexicon:
    """The same, with what collections carry besides."""
    known = known_words(LANGUAGE.game)
    every = (*known.get("name", ()), *names)  # Cards that a collection has share one lexicon.
    found = lexicon(tuple(dict.fromkeys(every)), tuple(dict.fromkeys((*known.get("trait", ()), *traits))))
    return with_tokens(found, tuple(known.get("token-name", ())))


def language() -> Language:
    """The language with all its forms."""
    import_module("judge.games.wot_ccg.cards.forms")
    return LANGUAGE
