"""The words people use: names of games, words of other games, spellings. All of it is data, in `synonyms.yml` files."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path
from typing import TypeVar

from judge.content.fields import item
from judge.content.library import Library
from judge.content.problem import BadInput, Place, Problem, unknown
from judge.content.ready import folders_of
from judge.content.shape import read
from judge.content.yamltree import parse

FILE = "synonyms.yml"
T = TypeVar("T")


@dataclass(frozen=True, slots=True, kw_only=True)
class Synonym:
    """What people say, and the words of the rules that it stands for."""

    says: tuple[str, ...] = item("words or short phrases that people type", min=1)
    means: tuple[str, ...] = item("words or short phrases that the rules use for it", min=1)


@dataclass(frozen=True, slots=True, kw_only=True)
class SharedWords:
    """The words that hold for every game: `content/synonyms.yml`."""

    games: Mapping[str, tuple[str, ...]] = item("names and nicknames of each game", default={})
    weak: tuple[str, ...] = item("words of a question that say nothing about its subject", default=())
    quiet: tuple[str, ...] = item("words that matter in a rule but stand in many of them", default=())
    places: tuple[str, ...] = item("words that people put before a rule number", default=())
    spellings: Mapping[str, str] = item("words with the spelling they are searched under", default={})
    words: tuple[Synonym, ...] = item("words of other games and of everyday speech", default=())
    hints: tuple[Synonym, ...] = item("turns of a question, and words its answer is likely to have", default=())


@dataclass(frozen=True, slots=True, kw_only=True)
class GameWords:
    """The words that hold for one game: `content/<game>/synonyms.yml`."""

    words: tuple[Synonym, ...] = item("words that stand for words of this game", default=())
    names: Mapping[str, tuple[str, ...]] = item("what people call a rule, by its id", default={})
    asked: Mapping[str, tuple[str, ...]] = item("what people ask that a rule answers, by its id", default={})
    same: Mapping[str, tuple[str, ...]] = item("words of the rules, with words that mean exactly the same", default={})
    kinds: Mapping[str, tuple[str, ...]] = item(
        "things, with the things for which all rules of theirs hold", default={}
    )


@dataclass(frozen=True, slots=True)
class Vocabulary:
    """All words of all games, and what is wrong with the files they came from."""

    shared: SharedWords
    games: Mapping[str, GameWords]
    problems: tuple[Problem, ...] = ()

    def of(self, game: str) -> GameWords:
        """The words of one game; none when it has no file."""
        return self.games.get(game) or GameWords()


def load_vocabulary(library: Library) -> Vocabulary:
    """The vocabulary of the library's games; a file that cannot be read is reported and left out."""
    problems: list[Problem] = []
    shared = _read(library.root / FILE, SharedWords, problems) or SharedWords()
    games = {
        game: _read(path / FILE, GameWords, problems) or GameWords()
        for game, path in folders_of(library.root).items()
        if game in library.games
    }
    problems += _unknown_names(library, games)
    return Vocabulary(shared, games, tuple(problems))


def _read(path: Path, cls: type[T], problems: list[Problem]) -> T | None:
    file = "/".join(path.parts[-3:])
    try:
        return read(parse(path.read_text("utf-8"), file), cls, file) if path.is_file() else None
    except BadInput as bad:
        problems.extend(bad.problems)
    except (OSError, UnicodeDecodeError):
        problems.append(Problem(Place(file), "the file cannot be read as UTF-8 text"))
    return None


def _unknown_names(library: Library, games: Mapping[str, GameWords]) -> Iterator[Problem]:
    for game, words in games.items():
        known = {entry.id for entry in library.of(game)} if words.names or words.asked else set()
        for field, ids in (("names", words.names), ("asked", words.asked)):
            for id in ids:
                if id not in known:
                    yield Problem(Place(f"content/{game}/{FILE}"), unknown("entry", id, sorted(known)), field)
