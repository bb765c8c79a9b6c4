"""edition-0.1: what people propose in the words of a verb, also what cannot be done, so that it can be refused."""

from __future__ import annotations

from collections.abc import Hashable, Iterable
from functools import lru_cache

from judge.cardtext import say
from judge.engine import Choice, Verb
from judge.games.wot_conquest.cards.language import LANGUAGE


def meant(verb: Verb, by: str, text: str, tries: Iterable[tuple[Hashable, ...]]) -> tuple[Hashable, ...] | None:
    """What a text means among tries that are no candidates, in any phrase of the verb."""
    phrases = (verb.phrase, *verb.other_phrases)
    said = {verb.worded(phrase, Choice(by, verb.name, args)).casefold(): args for args in tries for phrase in phrases}
    return said.get(text)


@lru_cache(maxsize=4096)
def in_words(meaning: Hashable, kind: str) -> str:
    """A meaning as cards say it; what a meaning is called never changes."""
    return say(LANGUAGE, meaning, kind)
