"""What a question asks, as a row of words in an order that two ways to put the same question share."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from judge.search.words import stem, words_of

BE = frozenset("is are was were am be been being".split())
HAVE = frozenset("has have had having".split())
MODES = {
    **dict.fromkeys("may can could".split(), "may"),
    **dict.fromkeys("do does did will would has have had".split(), "does"),
    **dict.fromkeys("is are was were am".split(), "is"),
    "must": "must",
}
ASKING = frozenset("who whom whose what which where how why".split())
CONDITION = frozenset("if when while whenever".split())
STARTS_A_QUESTION = frozenset("may can could do does did must".split())
PERMITTED = frozenset("allowed possible legal able".split())
OWN = frozenset("my mine our your".split())
SELF = OWN | frozenset("i me we us you".split())
POINTING = frozenset("the its their this that these those".split())
EMPTY = (
    BE
    | POINTING
    | frozenset(
        "a an it they them he she him his her of to in on at for as and there still too also any do does did".split()
    )
)
LEADING = frozenset("in so hi hey ok and but then well please".split())
BINDING = frozenset("another other each every all both no not never only first last second third same next own".split())
ENDINGS = re.compile(r"(?:ed|ing|ers?|ors?|ments?|ions?|able|ive)$")
PAUSE = re.compile(r"[?!;,:]|\.(?=\s|$)")
LONGEST_OBJECT = 5
AGAIN = "="
ASKER, MY = "i", "my"


@dataclass(frozen=True, slots=True)
class Sense:
    """The kind of question (may, must, does, is, or a word such as who), and its words in each order they may have.

    A text that is not one question has no mode and no rows.
    """

    mode: str = ""
    rows: frozenset[tuple[str, ...]] = frozenset()


def key(word: str) -> str:
    """A word without its number; who does a thing, the doing and what it is done to stay apart."""
    ending, root = ENDINGS.search(word), stem(word)
    if ending:
        return f"{root}-{ending[0].removesuffix('s')}"
    return f"{root}-" if root in EMPTY | BINDING | SELF else root


def phrase_key(words: Iterable[str]) -> str:
    """A name of several words as one."""
    return "_".join(key(word) for word in words)


def inflections_apart(spellings: Mapping[str, str]) -> dict[str, str]:
    """The spellings without those of participles: what is played is not what plays."""
    return {word: to for word, to in spellings.items() if not _participle(word, to)}


def _participle(word: str, to: str) -> bool:
    return word[-1] in "dnt" and word[-2:] != to[-2:] and " " not in to and not to.isdigit()


class Senses:
    """Reads questions, with names that are one word, and words each with those that mean the same in the rules."""

    def __init__(self, spellings: Mapping[str, str], same: Mapping[str, str], names: Iterable[str]) -> None:
        self.spellings = inflections_apart(spellings)
        self.same = {tuple(self._words(says)): self._words(means) for says, means in same.items()}
        self.names = {tuple(key(word) for word in self._words(name)) for name in names if " " in name}
        self.longest = max((len(says) for says in self.same), default=1)

    def _words(self, text: str) -> list[str]:
        return words_of(text, self.spellings)

    def read(self, text: str) -> Sense:
        """What a text asks; without a mode if it is not one question."""
        conditions: list[list[str]] = []
        statements: list[list[str]] = []
        asked: list[tuple[str, list[str]]] = []
        for clause in self._clauses(text):
            mode, rest = _mode(clause)
            if mode:
                asked.append((mode, rest))
            elif clause[0] in CONDITION:
                conditions.append(clause[1:])
            elif asked:
                asked[-1][1].extend(clause)
            else:
                statements.append(clause)
        if len(asked) != 1:
            return Sense()
        mode, question = asked[0]
        before = [*conditions, *statements]
        turned = [_before_its_noun(clause) for clause in before]
        orders = [[*before, question], [*turned, question]]
        if mode in ("may", "must") and (passive := _passive(question)):
            orders += [[*before, passive], [*turned, passive]]
        return Sense(mode, frozenset(self._row(order) for order in orders))

    def _row(self, clauses: list[list[str]]) -> tuple[str, ...]:
        row: list[str] = []
        for clause in clauses:
            self._add(row, clause)
        return tuple(row)

    def _clauses(self, text: str) -> Iterator[list[str]]:
        """The clauses of a text, cut at its pauses, before a condition, and where a question follows a condition."""
        for piece in PAUSE.split(text):
            clause: list[str] = []
            words = _joined(self._plain(self._words(piece)))
            for word, after in zip(words, (*words[1:], ""), strict=False):
                asks = word in STARTS_A_QUESTION and after != "not"
                if clause and (word in CONDITION or (asks and clause[0] in CONDITION)):
                    yield clause
                    clause = []
                if clause or word not in LEADING:
                    clause.append(word)
            if clause:
                yield clause

    def _plain(self, words: list[str]) -> list[str]:
        """Words that mean the same, as the rules say them."""
        found: list[str] = []
        at = 0
        while at < len(words):
            for length in range(min(self.longest, len(words) - at), 0, -1):
                if (means := self.same.get(tuple(words[at : at + length]))) is not None:
                    found.extend(means)
                    at += length
                    break
            else:
                found.append(words[at])
                at += 1
        return found

    def _add(self, row: list[str], clause: list[str]) -> None:
        """Adds what a clause says; what it points back to is marked."""
        bound, pointed = "", False
        for word in self._content(clause):
            if word in POINTING:
                pointed = True
            elif word in BINDING:
                bound += f"{'not' if word == 'never' else word} "
            elif word not in EMPTY:
                said = MY if word in OWN else ASKER if word in SELF else word
                again = not bound and (said in row if pointed else said == ASKER and (ASKER in row or MY in row))
                row.append(f"{AGAIN}{said}" if again else bound + said)
                bound, pointed = "", False
        if bound:
            row.append(bound.strip())

    def _content(self, clause: list[str]) -> Iterator[str]:
        """The words of a clause as keys, names of several words as one."""
        keys = [word if word in EMPTY | BINDING | SELF else key(word) for word in clause]
        at = 0
        while at < len(keys):
            name = next((n for n in self.names if tuple(keys[at : at + len(n)]) == n), None)
            yield "_".join(name) if name else keys[at]
            at += len(name) if name else 1


def _mode(clause: list[str]) -> tuple[str, list[str]]:
    """How a clause asks, and its words without that; no mode if it does not ask."""
    first, rest = clause[0], clause[1:]
    asking = next((word for word in clause[:2] if word in ASKING), "")
    if asking or (first in CONDITION and rest and rest[0] in MODES):
        modal = next((MODES[word] for word in rest if word in MODES), "")
        return f"{asking or first} {modal}".strip(), [word for word in clause if word not in ("do", "does", "did")]
    if first not in MODES:
        return "", clause
    if rest[:1] == ["not"] or ("not" in rest and PERMITTED & set(rest)):
        return "not", rest  # "Can't it?" may be answered either way.
    if "must" in rest:
        return "must", [word for word in rest if word != "must"]
    if MODES[first] == "is" and PERMITTED & set(rest):
        return "may", [word for word in rest if word not in PERMITTED]
    return MODES[first], rest


def _joined(words: list[str]) -> list[str]:
    """The words with little phrases as one: what one has to do is a must, what one has is with one."""
    found: list[str] = []
    for at, word in enumerate(words):
        after = words[at + 1] if at + 1 < len(words) else ""
        if word in (*HAVE, "need", "needs") and after == "to" and at:
            found.append("must")
        elif word in HAVE and at:
            found.extend(() if after.endswith("ed") or after in ("just", "already", "been") else ("with",))
        elif word == "without":
            found.extend(("with", "no"))
        else:
            found.append(word)
    return _attributes_first(found)


def _attributes_first(words: list[str]) -> list[str]:
    """A noun "that is" something, with that before it."""
    found: list[str] = []
    at = 0
    while at < len(words):
        if found and words[at] in ("that", "which", "who") and words[at + 1 : at + 2] and words[at + 1] in BE:
            end = at + 2
            while end < len(words) and words[end] in BINDING:
                end += 1
            found[-1:-1] = words[at + 2 : end + 1]
            at = end + 1
        else:
            found.append(words[at])
            at += 1
    return found


def _before_its_noun(clause: list[str]) -> list[str]:
    """A clause that says what a noun is, as the noun with that before it: an exhausted character."""
    verb = next((at for at, word in enumerate(clause) if word in BE), 0)
    before = [word for word in clause[:verb] if word not in EMPTY | SELF]
    first = next((at for at in range(verb + 1, len(clause)) if clause[at] not in EMPTY | BINDING), 0)
    if not verb or not first or len(before) > 1:
        return clause
    return [*clause[verb + 1 : first + 1], *clause[:verb], *clause[first + 1 :]]


def _passive(question: list[str]) -> list[str]:
    """What one does to one thing, as what is done to it: "I block an attack" is an attack blocked."""
    if len(question) < 3 or question[0] not in SELF or question[1] in EMPTY | BINDING or question[2] not in ("a", "an"):
        return []
    return [*question[2:], f"{question[1].removesuffix('e')}ed"] if len(question) <= LONGEST_OBJECT else []
