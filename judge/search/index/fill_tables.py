"""Fills the tables of an index from its documents and from the vocabulary."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from judge.search.index.documents import LONGEST_NAME, Document
from judge.search.index.lookup_tables import Tables
from judge.search.vocabulary import Synonym, Vocabulary
from judge.search.words import pairs, phrase, stem, stems, words_of

SYNONYM, HINT, TITLE_WORD = 0.6, 0.25, 0.5


def filled_tables(documents: Sequence[Document], vocabulary: Vocabulary) -> Tables:
    """The tables for these documents."""
    return _Writer(documents, vocabulary).written()


class _Writer:
    """Fills the tables, one document and one piece of vocabulary after the other."""

    def __init__(self, documents: Sequence[Document], vocabulary: Vocabulary) -> None:
        shared = vocabulary.shared
        self.documents = documents
        self.vocabulary = vocabulary
        self.made = Tables(
            games=sorted({document.game for document in documents}),
            weak=set(shared.weak),
            quiet=set(shared.quiet),
            places=set(shared.places),
            spellings=dict(shared.spellings),
        )
        self.numbers = {document.address: number for number, document in enumerate(documents)}
        self.every = (1 << len(self.made.games)) - 1

    def written(self) -> Tables:
        self.vocabulary_words()
        for number, document in enumerate(self.documents):
            self.document(number, document)
        made = self.made
        made.words = dict(sorted(made.words.items()))
        return made

    def vocabulary_words(self) -> None:
        shared = self.vocabulary.shared
        for game, names in shared.games.items():
            for name in (game, *names) if game in self.made.games else ():
                self.nickname(game, name)
        self.meanings(shared.words, self.every, SYNONYM)
        self.meanings(shared.hints, self.every, HINT, known=False)
        for game, words in self.vocabulary.games.items():
            self.meanings(words.words, self.made.bit(game), SYNONYM)

    def nickname(self, game: str, name: str) -> None:
        games = self.made.nicknames.setdefault(phrase(self.cut(name)), [])
        if (place := self.made.games.index(game)) not in games:
            games.append(place)

    def meanings(self, meanings: Iterable[Synonym], mask: int, factor: float, known: bool = True) -> None:
        for meaning in meanings:
            tokens = tuple(token for words in meaning.means for token in self.tokens(words))
            for says in meaning.says:
                words = self.cut(says)
                self.made.means.setdefault(phrase(words), []).append((mask, tokens, factor))
                self.learn(words if known else (), mask)

    def tokens(self, words: str) -> Iterator[str]:
        """How a meaning is looked for: a single word as itself, several as neighbours."""
        row = stems(word for word in self.cut(words) if word not in self.made.weak)
        yield from row if len(row) == 1 else pairs(row)

    def document(self, number: int, document: Document) -> None:
        made, mask = self.made, self.made.bit(document.game)
        owner = self.numbers[document.owner]
        made.rows.append((made.games.index(document.game), document.kind, owner))
        self.id(number, document)
        for text, _ in document.parts:
            self.learn(self.cut(text), mask)
        for name, factor in document.names:
            self.name(number, document, self.cut(name), factor)

    def id(self, number: int, document: Document) -> None:
        made = self.made
        last = document.slug.rpartition("/")[2].lower()
        for id in dict.fromkeys((document.slug.lower(), last, document.id.lower())):
            if document.owner == document.address or id == document.slug.lower():
                made.ids.setdefault(id, []).append(number)
        for cite in document.cites:
            made.cited.setdefault(cite.lower(), []).append(number)

    def name(self, number: int, document: Document, words: list[str], factor: float) -> None:
        strong = [word for word in words if word not in self.made.weak]
        keys = {phrase(words)} if len(strong) < 2 else {phrase(words), phrase(strong)}
        if not words or len(strong) > LONGEST_NAME:
            return
        for key in keys:
            known = self.made.names.setdefault(key, [])
            if all(number != each for each, _ in known):
                known.append((number, factor))
        if document.kind == "term":
            self.means_title(document, keys)

    def means_title(self, document: Document, keys: Iterable[str]) -> None:
        """Another name of a term stands for the words of its title, wherever the rules use them."""
        row = stems(word for word in self.cut(document.title) if word not in self.made.weak)
        tokens = (*row, *pairs(row))
        for key in keys:
            if key != " ".join(row):
                means = (self.made.bit(document.game), tokens, SYNONYM if len(row) == 1 else TITLE_WORD)
                self.made.means.setdefault(key, []).append(means)

    def learn(self, words: Iterable[str], mask: int) -> None:
        for word in words:
            before, count = self.made.words.get(word, (0, 0))
            self.made.words[word] = (before | mask, count + 1)
            self.made.stems[stem(word)] = self.made.stems.get(stem(word), 0) | mask

    def cut(self, text: str) -> list[str]:
        return words_of(text, self.made.spellings)
