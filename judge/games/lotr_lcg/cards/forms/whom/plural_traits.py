"""traits, qualifiers: a trait as a noun of several: `each of those Ents`, `the number of Scouts you control`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import LANGUAGE, of
from judge.games.lotr_lcg.cards.meanings import IT, Phrase, Quality

# Those that one says of several: not `Gondors`.
IN_S = (
    "Archer", "Artifact", "Beorning", "Creature", "Dragon", "Eagle", "Easterling", "Ent", "Goblin", "Healer", "Hobbit",
    "Instrument", "Mount", "Noble", "Orc", "Raider", "Ranger", "Record", "Scout", "Signal", "Skill", "Song", "Spell",
    "Spider", "Trap", "Troll", "Warg", "Warrior", "Weapon",
)  # fmt: skip
OTHERWISE = {
    "Dwarf": ("Dwarves", "Dwarfs"), "Woodman": ("Woodmen",), "Dúnedain": ("Dúnedain",), "Nazgûl": ("Nazgûl",),
    "Noldor": ("Noldor",), "Silvan": ("Silvan",), "Istari": ("Istari",),
}  # fmt: skip
traits = LANGUAGE.words("traits", "a trait, of several")
for each in IN_S:
    traits.word(each, f"{each}s")
for each, several in OTHERWISE.items():
    traits.word(each, *several)


def _such(word: str, clauses: tuple[Quality, ...] = ()) -> Phrase:
    return Phrase(adjectives=(Quality("trait", word),), clauses=clauses)


def _of_such(given: Any) -> Mapping[str, Any] | None:
    word = given.adjectives[0].word if isinstance(given, Phrase) and given.adjectives else ""
    if word not in (*IN_S, *OTHERWISE) or given != _such(word, given.clauses):
        return None
    return {"word": word, **({"clauses": given.clauses} if given.clauses else {})}


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


of["descriptions"].converts(_such, _of_such, "{word:traits} ({clauses})", rank=3)
of["cards"].converts(
    lambda word: IT, _unsaid, "those {word:traits}", "each of those {word:traits}", "the chosen {word:traits}",
    "each of the chosen {word:traits}", plural=True, rank=5,
)  # fmt: skip
