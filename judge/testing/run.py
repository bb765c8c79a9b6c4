"""`judge test GAME`: for any game what the project's own tests do for ours, without pytest."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import NamedTuple

from judge import games
from judge.checking import check_everything
from judge.content.problem import BadInput, Place, UnknownGame, unknown
from judge.content.where import PLUGINS, game_folders, guests, plugins
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
        raise UnknownGame.named(game, known, Place("GAME"))
    return folder.root.parent


def tests(game: str, write: bool = False, laws: Iterable[str] = ()) -> list[Test]:
    """Every test of a game, or those of some laws; with `write` transcripts, counts and schema are written anew."""
    home = home_of(game)
    if write and _is_installed(home):
        raise BadInput.at(Place("--write"), f"{game} is an installed copy; name its own folder in JUDGE_PATH")
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
    if forms(game) and game not in guests():
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
    yield from map(str, check_everything(game).problems)


def advice(game: str) -> list[str]:
    """What this project asks of its own games, and of others only should they be taken in."""
    if game not in guests():
        return []
    cases = form_laws.read_list(home_of(game) / LISTS / f"{game}.yml")
    lacking = [*form_laws.kinds_without_a_form(game), *form_laws.unlisted(game, cases)]
    return [*map(str, check_everything(game).advice), *lacking]


def _is_installed(home: Path) -> bool:
    """Whether a game was installed with pip, so that its files are a copy."""
    return any(each.folder == home and each.named != PLUGINS for each in plugins())


def unkept(game: str) -> int:
    """How many scenarios have no transcript to be compared with; nobody writes any beside an installed copy."""
    home = home_of(game)
    folder = home / GOLDEN / game
    if _is_installed(home):
        return 0
    return sum(not (folder / f"{path.stem}.txt").is_file() for path in scenario_files(game))
