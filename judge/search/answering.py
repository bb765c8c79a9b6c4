"""One open index that answers queries, and remembers its answers."""

from __future__ import annotations

from functools import lru_cache

from judge.search.excerpt import Excerpts
from judge.search.index.store import Store, Stored
from judge.search.query.reader import Reader
from judge.search.ranking import Ranking
from judge.search.results import Hit, Results
from judge.search.words import phrase, words_of

REMEMBERED, SIFTED = 2048, 400


class Answering:
    """Reads a query, ranks the entries and shows them as hits; safe to use from many threads."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.reader = Reader(store.tables)
        self.ranking = Ranking(store.tables, store.postings)
        self.excerpts = Excerpts(store.tables.spellings)
        self.parts: dict[int, list[int]] = {}
        for number, (_, kind, owner) in enumerate(store.tables.rows):
            if kind == "term":
                self.parts.setdefault(owner, []).append(number)
        self.answer = lru_cache(maxsize=REMEMBERED)(self._answer)

    def games(self, name: str) -> tuple[str, ...]:
        """The games that a name or nickname stands for."""
        bits = self.reader.games(name)
        return tuple(game for place, game in enumerate(self.store.tables.games) if bits >> place & 1)

    def _answer(self, text: str, game: str | None, kinds: frozenset[str] | None, limit: int) -> Results:
        query = self.reader.read(text, None if game is None else self.reader.games(game))
        ranked = self.ranking.rank(query, kinds, SIFTED if query.quoted else limit) if query.mask else []
        if query.quoted:
            ranked = self._saying(ranked, query.quoted)[:limit]
        tokens = {form.token for word in query.words for form in word.forms}
        hits = tuple(self._hit(number, score, tokens) for number, score in ranked)
        return Results(text, hits, query.suggestion)

    def _saying(self, ranked: list[tuple[int, float]], quoted: tuple[str, ...]) -> list[tuple[int, float]]:
        """Those that have the quoted words in a row; all, if none has."""
        wanted = [self._words(each) for each in quoted]
        kept = []
        for number, score in ranked:
            entry = self.store.entry(number)
            text = f" {self._words(f'{entry.title} {entry.text}')} "
            if all(f" {each} " in text for each in wanted):
                kept.append((number, score))
        return kept or ranked

    def _words(self, text: str) -> str:
        return phrase(words_of(text, self.store.tables.spellings))

    def _cites(self, number: int, kept: Stored) -> tuple[str, ...]:
        """The units of what a hit shows; a term is shown once, so all that its page states come after them."""
        if kept.kind != "term":
            return kept.cites
        owner = self.store.tables.rows[number][2]
        others = (cite for part in self.parts.get(owner, ()) for cite in self.store.entry(part).cites)
        return tuple(dict.fromkeys((*kept.cites, *others)))

    def _hit(self, number: int, score: float, tokens: set[str]) -> Hit:
        kept = self.store.entry(number)
        text, marks = self.excerpts.show(kept.title, kept.text, tokens)
        return Hit(
            id=kept.id,
            game=kept.game,
            kind=kept.kind,
            title=kept.title,
            text=text,
            cites=self._cites(number, kept),
            url=kept.url,
            score=round(score, 3),
            parents=kept.parents,
            marks=marks,
            slug=kept.slug,
            address=kept.address,
        )
