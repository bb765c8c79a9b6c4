"""Whether a ruled question answers what somebody asks: all of it is the same, or is a kind of the same."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property
from typing import NamedTuple

from judge.search.question_sense import AGAIN, ASKER, MY, Senses, key, phrase_key
from judge.search.vocabulary import Vocabulary
from judge.search.words import words_of

PLAYER = key("player")
SELF_AS_PLAYER = {(ASKER, PLAYER), (MY, PLAYER), (MY, AGAIN + PLAYER), (AGAIN + ASKER, AGAIN + PLAYER)}
YES, NO = "yes", "no"
FOLLOWS = {("is", "may", NO), ("does", "may", NO), ("may", "does", YES), ("may", "must", YES)}
"""What is asked, what is ruled and the answer, where the one answer follows from the other."""
SUBJECT, EVERY_WORD = 2, 100


class RuledQuestions:
    """Compares questions with those that are ruled, in the words of each game."""

    def __init__(self, vocabulary: Vocabulary) -> None:
        self.vocabulary = vocabulary
        self._games: dict[str, GameQuestions] = {}

    def answers(self, game: str, asked: str, ruled: str, says: str) -> bool:
        """Whether a question is answered by what is said to a ruled one."""
        if game not in self._games:
            self._games[game] = GameQuestions(self.vocabulary, game)
        return self._games[game].answers(asked, ruled, says)


class GameQuestions:
    """The questions of one game."""

    def __init__(self, vocabulary: Vocabulary, game: str) -> None:
        self.shared, self.words = vocabulary.shared, vocabulary.of(game)
        self.nicknames = {nickname: "" for nickname in self.shared.games.get(game, ())}

    @cached_property
    def senses(self) -> Senses:
        """Reads the questions of the game; its own name says nothing in them."""
        same = {**_turned(self.words.same), **self.nicknames}
        names = [name for kind, under in self.words.kinds.items() for name in (kind, *under)]
        return Senses(self.shared.spellings, same, names)

    @cached_property
    def kinds(self) -> set[tuple[str, str]]:
        """Each kind with what it is a kind of."""
        return {(self._key(each), self._key(kind)) for kind, under in self.words.kinds.items() for each in under}

    def _key(self, name: str) -> str:
        return phrase_key(words_of(name, self.senses.spellings))

    def answers(self, asked: str, ruled: str, says: str) -> bool:
        """Whether every word that is asked is covered by one that is ruled, in order, and none is left over."""
        question, rule = self.senses.read(asked), self.senses.read(ruled)
        answer = says.partition(" ")[0].strip(".,").lower()
        if question.mode in ("", "not") or (
            question.mode != rule.mode and (question.mode, rule.mode, answer) not in FOLLOWS
        ):
            return False
        up_to = _kinds_up_to(rule.mode, answer)
        return any(
            bool(row) and Alignment(row, ruled, set() if "or" in ruled else self.kinds, up_to).holds()
            for row in question.rows
            for ruled in rule.rows
        )


class Alignment(NamedTuple):
    """The words of a question beside those of a ruled one; up to which word a kind may stand for its thing."""

    row: tuple[str, ...]
    ruled: tuple[str, ...]
    kinds: set[tuple[str, str]]
    kinds_up_to: int

    def holds(self, at: int = 0, beside: int = 0) -> bool:
        """Whether each word from here on is covered by one that is ruled, in order, and none is left over."""
        said, ruled = _word(self.row, at), _word(self.ruled, beside)
        if not said and not ruled:
            return True
        if said and ruled and self._covered(said, ruled) and self.holds(at + 1, beside + 1):
            return True
        if said == MY and self.holds(at + 1, beside):
            return True  # "My ally" is an ally, and also a player's ally.
        if _is_subject_again(self.row, said) and not ruled.startswith(AGAIN):
            return self.holds(at + 1, beside)
        return _is_subject_again(self.ruled, ruled) and not _names_another(said) and self.holds(at, beside + 1)

    def _covered(self, said: str, ruled: str) -> bool:
        if said == ruled or (said, ruled) in SELF_AS_PLAYER:
            return True
        if said.startswith(AGAIN) != ruled.startswith(AGAIN):
            return False
        pair = said.removeprefix(AGAIN), ruled.removeprefix(AGAIN)
        return pair in self.kinds and self.ruled.index(pair[1]) < self.kinds_up_to


def _word(row: tuple[str, ...], at: int) -> str:
    return row[at] if at < len(row) else ""


def _is_subject_again(row: tuple[str, ...], word: str) -> bool:
    """Whether a word points back to what a question is about, for which "it" does as well."""
    again = word.removeprefix(AGAIN)
    return word != again and again in row[:SUBJECT]


def _names_another(said: str) -> bool:
    return said.startswith(AGAIN) or said == ASKER


def _kinds_up_to(mode: str, answer: str) -> int:
    """Up to which word a kind may stand for its thing: "it takes a unit" does not mean that it takes a leader."""
    if answer not in (YES, NO) or (mode, answer) == ("must", YES):
        return 0
    return EVERY_WORD if mode == "may" or (answer == NO and mode != "is") else SUBJECT


def _turned(same: Mapping[str, Iterable[str]]) -> dict[str, str]:
    return {says: means for means, all_says in same.items() for says in all_says}
