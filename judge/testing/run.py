"""`judge test GAME`: for any game what the project's own tests do for ours, without pytest."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from judge import games
from judge.checking import check_code
from judge.content.check import check
from judge.content.load import load
from judge.content.problem import BadInput, Place, unknown
from judge.content.where import game_folders
from judge.games.faults import fault_of, show_where
from judge.scenario.forms.form import forms
from judge.testing import forms as form_laws
from judge.testing.kept import SCHEMA, Kept
from judge.testing.laws import LAWS
from judge.testing.subject import scenario_files, subject

GOLDEN = "tests/golden"
LISTS = "tests/forms"


class Outcome(NamedTuple):
    """What came of one test: what was tested, on what, and what is wrong; nothing wrong means that it holds."""

    law: str
    on: str
    wrong: tuple[str, ...]


class Test(NamedTuple):
    """One test: its law, what it is tried on, and the trial itself."""

    law: str
    on: str
    trial: Callable[[], Iterable[str]]

    def outcome(self) -> Outcome:
        """Tries it; an error is an outcome too, told as whose it is."""
        try:
            return Outcome(self.law, self.on, tuple(self.trial()))
        except BadInput as bad:
            return Outcome(self.law, self.on, tuple(map(str, bad.problems)))
        except Exception as error:
            show_where(error)
            return Outcome(self.law, self.on, (str(fault_of(error) or f"{type(error).__name__}: {error}"),))


def home_of(game: str) -> Path:
    """The folder that holds the content of a game, its code, and what is kept to compare with."""
    folder = game_folders().get(game)
    if folder is None or game not in games.playable():
        known = [each for each in games.playable() if each in game_folders()]
        raise BadInput.at(Place("GAME"), unknown("game", game, known))
    return folder.root.parent


def tests(game: str, write: bool = False, laws: Iterable[str] = ()) -> list[Test]:
    """Every test of a game, or those of some laws; with `write` transcripts, counts and schema are written anew."""
    home = home_of(game)
    kept = Kept(home / GOLDEN / game, write)
    wanted = set(laws)
    found = [*_whole(game, home, kept), *(each for path in scenario_files(game) for each in _scenario(path, kept))]
    if unknown_laws := wanted - {each.law for each in found}:
        known = list(dict.fromkeys(each.law for each in found))
        raise BadInput.at(Place("--only"), unknown("test", min(unknown_laws), known))
    return [each for each in found if not wanted or each.law in wanted]


def _whole(game: str, home: Path, kept: Kept) -> Iterator[Test]:
    yield Test("check", game, partial(_checked, game))
    if kept.write or (game_folders()[game].path / SCHEMA).is_file():
        yield Test("schema", game, partial(kept.schema, game))
    cases = form_laws.read_list(home / LISTS / f"{game}.yml")
    if forms(game):
        yield Test("kinds of disputes", game, partial(form_laws.kinds_without_a_form, game))
    for form in forms(game).values():
        yield Test("forms go together", form.id, partial(form_laws.any_two_go_together, game, form))
        yield Test("names change nothing", form.id, partial(form_laws.names_change_nothing, game, form))
    for number, case in enumerate(cases, 1):
        yield Test("forms answer", f"{case['form']} {number}", partial(form_laws.answered, game, case))


def _scenario(path: Path, kept: Kept) -> Iterator[Test]:
    case = subject(path)
    for name, law in LAWS.items():
        yield Test(name, case.id, partial(law, case))
    if kept.write or (kept.folder / f"{case.id}.txt").is_file():
        yield Test("transcript", case.id, partial(kept.transcript, case))
        yield Test("counts", case.id, partial(kept.counts, case))


def _checked(game: str) -> Iterator[str]:
    """What `judge check` says of this game."""
    rules, library = games.rules(game), load()
    problems = [*check(library, {game: rules.functions}), *check_code(library, game, rules)]
    folder = game_folders()[game]
    own = (f"{folder.root.name}/{game}/", f"games/{game.replace('-', '_')}/", str(folder.path))
    yield from sorted({str(each) for each in problems if each.place.file.startswith(own)})


def unkept(game: str) -> int:
    """How many scenarios have no transcript to be compared with."""
    folder = home_of(game) / GOLDEN / game
    return sum(not (folder / f"{path.stem}.txt").is_file() for path in scenario_files(game))
