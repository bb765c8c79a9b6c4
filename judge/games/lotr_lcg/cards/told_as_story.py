"""anatomy-flavor-text: some lists have the story of a card in front of its text; no word of that is a rule.

A sentence is one of the story if it stands before all rules, and most of what it says is in no row of the table; where
one is, others between it and the first rule that say something strange as well belong to it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from judge.cardtext import Reminder, Sentence
from judge.cardtext.misspelt import strange_words
from judge.games.lotr_lcg.cards.abilities.draft import BOLD
from judge.games.lotr_lcg.cards.language import LANGUAGE

# `You have escaped from the prison, but you are not safe yet`: nothing is done, and nothing holds. What `the players
# have done` may be asked for by other cards.
PAST = re.compile(r"You have (?:now |just |finally )?[a-z]+ed\b")
TOLD = "Told as a story: no rule is in it."
MANY, A_THIRD = 4, 3
# Whatever a rule is about; `you slow your progress` may be told as well.
OF_RULES = re.compile(
    r"\d|[:+\"]|\b(?:cards?|decks?|tokens?|resources?|hero(?:es)?|ally|allies|enem(?:y|ies)|locations?|quests?|stages?"
    r"|objectives?|damage|players?|encounters?|threat|attach\w*|discard\w*|reveal\w*|shuffle\w*|draws?|adds?|choose\w*"
    r"|cannot|gains?|gets?|counts?|considered|treated|unless|instead|when|whenever|additional|phase|round|keywords?|test"
    r"|tests|area|areas|game|sides?|piles?)\b",
    re.IGNORECASE,
)


def with_its_story(paragraphs: Iterable[Iterable[Sentence]]) -> Iterator[tuple[Sentence, bool]]:
    """The sentences of a text box, those of the story known as such, and whether each is the last of its paragraph."""
    begun = told = False
    for paragraph in paragraphs:
        every = list(paragraph)
        for at, each in enumerate(every, 1):
            if not each.read and is_story(each.text, goes_on=told) and (not begun or PAST.match(each.text)):
                each, told = Sentence(each.text, Reminder(), TOLD), not begun
            begun = begun or not each.reminds
            yield each, at == len(every)


def is_story(text: str, *, goes_on: bool = False) -> bool:
    """Whether a sentence that is not understood only tells a story; less is asked of one that goes on with it."""
    past = PAST.match(text)
    if BOLD.match(text) or OF_RULES.search(text, past.end() if past else 0):
        return False
    strange, words = len(strange_words(LANGUAGE, text)), len(text.split())
    return goes_on or past is not None or (strange >= MANY and strange * A_THIRD >= words)
