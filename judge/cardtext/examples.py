"""Examples of a language: for each form a short sentence, its places filled with the shortest that there is."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, product
from typing import Any, NamedTuple

from judge.cardtext.language import Form, Language, Lexicon, Numbers, Sort, Words
from judge.cardtext.say import Unsayable, render
from judge.cardtext.wording import Slot, Wording

ROUNDS = 12
KEPT = 4
TRIED = 24
SAMPLE = "Wanderer"
UNLIKED = 20


class Phrase(NamedTuple):
    """Something that can be said: in words, and what it means."""

    words: str
    means: Any


class Examples:
    """The shortest phrases of every sort of a language, from which an example of each form is made."""

    def __init__(self, language: Language) -> None:
        self.language = language
        self.phrases: dict[str, list[Phrase]] = {name: _words(sort) for name, sort in language.sorts.items()}
        for _ in range(ROUNDS):
            if not any([self._shorten(sort) for sort in language.sorts.values()]):
                break

    def of(self, form: Form) -> str:
        """A sentence of a form, in the wording in which it is said back if that can be; empty where none is found."""
        return next((phrase.words for phrase in self._made(form)), "")

    def _shorten(self, sort: Sort) -> bool:
        """Looks for shorter phrases of a sort; whether there were any."""
        before = self.phrases[sort.name]
        found = {phrase.words: phrase for phrase in before}
        for each in sort.order:
            more = self.phrases[each.name] if isinstance(each, Sort) else islice(self._made(each), 2)
            found.update({phrase.words: phrase for phrase in more})
        self.phrases[sort.name] = sorted(found.values(), key=_simple)[:KEPT]
        return [each.words for each in before] != [each.words for each in self.phrases[sort.name]]

    def _made(self, form: Form) -> Iterator[Phrase]:
        for wording in form.wordings:
            yield from self._worded(form, wording)

    def _worded(self, form: Form, wording: Wording) -> Iterator[Phrase]:
        choices = [self.phrases[slot.sort] for slot in wording.slots]
        for chosen in islice(product(*choices), TRIED):
            filled = {
                slot.field: _filling(slot, phrase.means) for slot, phrase in zip(wording.slots, chosen, strict=True)
            }
            meaning = form.make(**filled)
            if meaning is None:
                continue
            try:
                yield Phrase(render(self.language, form, wording, filled).text, meaning)
            except Unsayable:
                continue


def _simple(phrase: Phrase) -> tuple[int, str]:
    """Short phrases first; one with a made-up name only where there is no other."""
    return len(phrase.words) + UNLIKED * phrase.words.count(SAMPLE), phrase.words


def _filling(slot: Slot, means: Any) -> Any:
    return (means,) if slot.list else means


def _words(sort: Sort) -> list[Phrase]:
    """What a list of words or numbers has of its own; a made-up name for one that only cards fill."""
    if isinstance(sort, Numbers):
        return [Phrase("+2", 2)] if sort.signed else [Phrase("2", 2)]
    if not isinstance(sort, Words):
        return []
    found = [Phrase(spelling, value) for value, spelling in sort.singular.items()][:KEPT]
    return found or ([Phrase(SAMPLE, SAMPLE)] if sort.open else [])


def sample(language: Language) -> Lexicon:
    """The made-up names of the examples, so that they can be read again."""
    lists = (each for each in language.sorts.values() if isinstance(each, Words) and each.open and not each.singular)
    return Lexicon(**{each.name: (SAMPLE,) for each in lists})
