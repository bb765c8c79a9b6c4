"""Cards of a collection: as rows of a table, the words they add, and their text as it is understood."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import Any

from judge.cardtext import CardText, Collected, PrintedCard, Sentence, known_words
from judge.games.lotr_lcg import RULES
from judge.games.lotr_lcg.cards.language import TRAITS
from judge.games.lotr_lcg.cards.meanings import KEYWORDS, SPHERES, TYPES, Instruction, Phrase, within
from judge.games.lotr_lcg.cards.named import OF_THE_TALE, spoken_of
from judge.games.lotr_lcg.cards.reading import on_card, read_box, with_x_known
from judge.games.lotr_lcg.cards.words import lexicon_of, own_names

GROUPS = {
    "hero": "heroes",
    "ally": "allies",
    "attachment": "attachments",
    "event": "events",
    "enemy": "enemies",
    "location": "locations",
    "treachery": "treacheries",
    "objective": "objectives",
    "objective ally": "objectives",
    "quest": "quests",
    "side quest": "side_quests",
}
OF_GROUP = {
    "heroes": ("willpower", "attack", "defense", "hit-points"),
    "allies": ("cost", "willpower", "attack", "defense", "hit-points"),
    "attachments": ("cost",),
    "events": ("cost",),
    "enemies": ("cost", "engagement-cost", "threat", "attack", "defense", "hit-points", "victory"),
    "locations": ("cost", "threat", "quest-points", "victory"),
    "treacheries": ("cost",),
    "objectives": ("cost", "willpower", "attack", "defense", "hit-points"),
    "quests": ("quest-points", "victory"),
    "side_quests": ("cost", "quest-points", "victory"),
}
OWNED = ("heroes", "allies", "attachments", "events")


def row(card: PrintedCard) -> tuple[str, dict[str, Any]] | None:
    """The group of the table that a card belongs to, and its row; None for a kind that no table holds."""
    group = GROUPS.get(card.type.casefold())
    if group is None:
        return None
    stats = {_key(name): number for name, found in card.stats.items() if (number := _number(found)) is not None}
    made: dict[str, Any] = {name: stats[name] for name in OF_GROUP[group] if name in stats}
    if group == "heroes" and isinstance(stats.get("cost", stats.get("threat-cost")), int):
        made["threat_cost"] = stats.get("cost", stats.get("threat-cost"))
    spheres = [each for each in _listed(card.more.get("sphere")) if each in SPHERES and each != "neutral"]
    if spheres and group in (*OWNED, "side_quests"):
        made["sphere"] = spheres
    number = stats.get("stage", stats.get("cost"))
    if group == "quests" and isinstance(number, int) and 0 < number < 10:
        made["stage"] = number
    if traits := _traits(card):
        made["traits"] = traits
    if card.more.get("unique") and group != "heroes":
        made["unique"] = True
    if text := _texts(card):
        made["text"] = text
    return group, made


def _key(name: str) -> str:
    key = re.sub(r"[\s_]+", "-", name.strip().casefold())
    return {"hp": "hit-points", "defence": "defense", "engagement": "engagement-cost", "points": "quest-points"}.get(
        key, key
    )


def _number(found: object) -> int | str | None:
    """A number as cards have it; an X; nothing for what is no number."""
    text = str(found).strip()
    return int(text) if text.isdecimal() and len(text) < 3 else "X" if text.casefold() == "x" else None


def _listed(found: object) -> list[str]:
    parts = (
        re.split(r"[,/.]", found)
        if isinstance(found, str)
        else [str(each) for each in found]
        if isinstance(found, Iterable)
        else []
    )
    return [each.strip().casefold() for each in parts if each.strip()]


# There is a trait Siege as well.
KEYWORD = re.compile(rf"(?:{'|'.join({*KEYWORDS} - {'battle', 'siege'})})(?: \d+)?", re.IGNORECASE)


def _in_trait_line(card: PrintedCard) -> list[str]:
    found = card.more.get("traits", ())
    parts = re.split(r"[.,]", found) if isinstance(found, str) else found
    return [str(each).strip(" .") for each in parts if str(each).strip(" .")]


def _traits(card: PrintedCard) -> list[str]:
    """The traits; what some lists have among them in error is a keyword all the same."""
    return [each for each in _in_trait_line(card) if not KEYWORD.fullmatch(each)]


def _texts(card: PrintedCard) -> list[str]:
    """All that is printed in the text box: its keywords first, as some lists keep them apart."""
    keywords = card.more.get("keywords", ())
    first = [keywords] if isinstance(keywords, str) else list(keywords)
    first += [f"{each}." for each in _in_trait_line(card) if KEYWORD.fullmatch(each)]
    printed = [str(each).strip().casefold() for each in card.text]
    first = [each for each in first if not any(_opens(text, str(each)) for text in printed)]
    found = [text for each in (*first, *card.text) if (text := str(each).strip())]
    return ["\n".join(found)] if found else []  # One box: `resolve its when revealed effect` looks at all of it.


def _opens(text: str, keywords: str) -> bool:
    """Whether a text box begins with the keywords that the list has apart as well."""
    return bool(keywords.strip()) and text.startswith(keywords.strip().casefold())


LIFELESS = "name of a card without damage"
ALIVE = ("hero", "ally", "enemy", "objective ally", "objective", "location", "quest", "side quest")


def words(cards: Iterable[PrintedCard]) -> dict[str, tuple[str, ...]]:
    """The names and traits that cards add to the language, and which names are of cards that never have damage.

    A card that others only speak of is no such card: whoever deals it damage knows what it is.
    """
    every = list(cards)
    # `a Noldor ally` is one by its type, whatever stands in a trait line.
    traits = dict.fromkeys(trait for each in every for trait in _traits(each) if trait.casefold() not in TYPES)
    names = dict.fromkeys(each.name for each in every)
    printed = dict.fromkeys(names)
    texts = ((each.name, text) for each in every for text in each.text)
    names.update(dict.fromkeys(spoken_of(texts, (*names, *OF_THE_TALE), (*TRAITS, *traits))))
    alive = {each.name for each in every if each.type.casefold() in ALIVE or "hit-points" in map(_key, each.stats)}
    return {
        "name": tuple(names),
        LIFELESS: tuple(sorted({*printed} - alive)),
        "trait": tuple(traits),
        "deck name": tuple(sorted({deck for each in every for text in each.text for deck in decks_named(str(text))})),
        "set name": tuple(sorted({each for one in every for text in one.text for each in sets_named(str(text))})),
    }


NAME_OF_DECK = re.compile(r"\bthe ((?:[A-Z][\w'’-]*(?: of(?: the)?)? )+)[Dd]eck\b")
NO_NAMES = ("Encounter", "Quest", "Player", "Uncharted")


def decks_named(text: str) -> Iterator[str]:
    """named-decks: the names of decks that a text speaks of; those that the game has anyway are none."""
    return (name for found in NAME_OF_DECK.finditer(text) if (name := found[1].strip()) not in NO_NAMES)


_SET = r"(?:The )?(?:[A-Z][\w'’-]*(?: (?:of|from|in)(?: the)?)?(?: |(?=[,.;]|$)))+"
_SETS = rf"{_SET}(?:, {_SET})*(?:,? ?and (?:the )?{_SET})?"
NAME_OF_SET = re.compile(rf"\b[Tt]he (?:set[ -]aside )?({_SET})[Ee]ncounter [Ss]et\b")
SET_ASIDE = re.compile(rf"\bthe set[ -]aside ({_SET})[Ss]et\b")
NAMES_OF_SETS = (
    re.compile(rf"\b[Tt]he (?:set[ -]aside )?({_SETS})[Ee]ncounter [Ss]ets\b"),
    re.compile(rf"\bfollowing encounter sets[^.:]*: ({_SETS})(?=[.;]|$)"),
)
_BETWEEN = re.compile(r",? and (?:the )?|, ")


def sets_named(text: str) -> Iterator[str]:
    """anatomy-encounter-set: the names of encounter sets that a text speaks of, one by one or several in a list."""
    listed = (found[1] for each in NAMES_OF_SETS for found in each.finditer(text))
    every = (
        *(found[1] for found in NAME_OF_SET.finditer(text)),
        *(found[1] for found in SET_ASIDE.finditer(text)),
        *(one for each in listed for one in _BETWEEN.split(each)),
    )
    return (each.strip(" ,").removeprefix("The ") for each in every if each.strip(" ,"))


def read(card: PrintedCard) -> CardText:
    """A card's text as it is understood; an X that is printed and nowhere explained counts as not understood."""
    unique = bool(card.more.get("unique")) or card.type.casefold() == "hero"
    known = known_words("lotr-lcg")
    new = frozenset((card.name,)) - frozenset(known.get("name", ()))
    traits = frozenset(each for each in _traits(card) if each.casefold() not in TYPES)
    lexicon = lexicon_of(new, traits - frozenset(known.get("trait", ())), {})
    own = own_names(card.name, card.name, unique)
    boxes = [on_card(read_box(each, own, lexicon), card.type.casefold()) for each in _texts(card)]
    found = with_x_known(boxes, any(_key(key) == "cost" and _number(n) == "X" for key, n in card.stats.items()))
    lifeless = frozenset(known.get(LIFELESS, ()))
    sentences = (_without(sentence, lifeless) for each in found for sentence in each.sentences)
    return CardText(card.name, (*sentences, *_unexplained(card, found)))


def _without(sentence: Sentence, lifeless: frozenset[str]) -> Sentence:
    """damage: damage to a card that never has any, by its name, is not understood: nothing would be done."""
    dealt = (each for each in within(sentence.means) if isinstance(each, Instruction) and each.verb in DEALT)
    names = {name for each in dealt for group in (each.group, each.to) for name in (*group.names, *_titles(group))}
    if not names & lifeless:
        return sentence
    return sentence._replace(means=None, said="", why="the rulebook has no damage on such cards")


DEALT = ("damage", "assign", "heal", "move damage")


def _titles(group: Phrase) -> Iterator[str]:
    return (each.word for each in group.qualities if each.kind == "title")


def _unexplained(card: PrintedCard, found: list[Any]) -> Iterator[Sentence]:
    """letter-x: a printed X needs a sentence that says what it is, unless it is a cost that a player names."""
    has = {_key(name) for name in card.stats}
    if card.type.casefold() == "side quest" and "quest-points" not in has:
        yield Sentence(card.type, why="it is not known when it is defeated")
    printed = [name for name, value in card.stats.items() if _number(value) == "X" and _key(name) != "cost"]
    said = any(effect.verb == "define x" for each in found for ability in each.abilities for effect in ability.effects)
    if card.type.casefold() not in GROUPS:
        yield Sentence(card.type or "a card", why="the rulebook has no cards of that type")
    if printed and not said:
        yield Sentence(f"{printed[0]} X", why="nothing that is understood defines X")


RULES.collected = Collected(row, words, read)
