"""Which games are there, where each was found, and what is wrong with it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

from judge import games
from judge.content import sources
from judge.content.sources import Sources
from judge.content.where import Folder, content_root, content_roots, game_ids, outside_problems, plugins
from judge.decks import checked_games
from judge.kit.words import counted

OURS = "this package"
COUNTED = (
    ("rules", "*.md", "chapter"),
    ("glossary", "*.md", "term"),
    ("charts", "*.yml", "chart"),
    ("scenarios", "*.yml", "scenario"),
)


class FoundGame(NamedTuple):
    """A game: its id and names, where it was found, what there is of it, what is wrong with it."""

    id: str
    title: str
    edition: str
    where: str
    folder: str
    parts: tuple[str, ...]
    problems: tuple[str, ...]

    def document(self) -> dict[str, Any]:
        """The same as plain data."""
        return {**self._asdict(), "parts": list(self.parts), "problems": list(self.problems)}


def found_games() -> list[FoundGame]:
    """Every game that has content or code, in alphabetical order."""
    contents = {
        game: [Folder(root, game) for root in content_roots() if game in game_ids(root)]
        for root in content_roots()
        for game in game_ids(root)
    }
    code = [game for game in games.playable() if game in contents or not games.is_ours(game)]
    return [_found(game, contents.get(game, [])) for game in sorted({*contents, *code})]


def _found(game: str, folders: list[Folder]) -> FoundGame:
    packages = [path for path in _packages() if path.name == game.replace("-", "_")]
    files = Sources(folders[0]) if folders else None
    info = sources.game_info(files) if files else None
    home = folders[0].root.parent if folders else packages[0].parent.parent
    problems = [
        *(str(each) for each in (files.problems if files else ())),
        *_twice("content", [each.path for each in folders]),
        *_twice("code", packages),
        *_unlike(game, folders, packages),
    ]
    fault = games.fault(game)
    problems += [str(fault)] if fault else []
    rules = games.usable(game)
    parts = [*_parts(folders[0] if folders else None), *(["code"] if rules else [])]
    if rules and game in checked_games():
        parts.append("decks")
    title, edition = (info.title, info.edition) if info else ("", "")
    return FoundGame(game, title, edition, _where(home), str(home), tuple(parts), tuple(problems))


def _packages() -> Iterator[Path]:
    for path in map(Path, games.__path__):
        folders = sorted(path.iterdir()) if path.is_dir() else []
        yield from (each for each in folders if (each / "__init__.py").is_file())


def _parts(folder: Folder | None) -> Iterator[str]:
    """What there is of the content, with how many there are of each."""
    if folder is None:
        return
    for inside, pattern, word in COUNTED:
        if number := len(folder.files(inside, pattern)):
            yield counted(number, word)
    yield from (each for each in ("readings", "forms", "board") if (folder.path / f"{each}.yml").is_file())


def _where(home: Path) -> str:
    """How the folder of a game came to be looked at."""
    if home in (content_root().parent, Path(games.__file__).parent.parent):
        return OURS
    return next((each.named for each in plugins() if each.folder == home), OURS)


def _twice(what: str, places: list[Path]) -> Iterator[str]:
    if len(places) > 1:
        yield f"its {what} is in several places; the first counts: {', '.join(map(str, places))}"


def _unlike(game: str, folders: list[Folder], packages: list[Path]) -> Iterator[str]:
    """One half without the other, most often for an underscore that should be a hyphen."""
    if "_" in game:
        yield f"an id has hyphens: call the folder content/{game.replace('_', '-')}; its code is games/{game}"
    elif not folders:
        yield f"it has code but no content: content/{game}/game.yml is missing"


def games_text(found: list[FoundGame], wrong: list[str]) -> str:
    """The games for a terminal."""
    lines = []
    for game in found:
        lines.append(f"{game.id}: {game.title or 'no content'}{f' ({game.edition})' if game.edition else ''}")
        lines.append(f"    {game.where}, {game.folder}" if game.where != OURS else f"    {OURS}")
        lines.append(
            f"    {', '.join(game.parts) or 'nothing in it'}{'' if 'code' in game.parts else '; to be read only'}"
        )
        lines += [f"    wrong: {problem}" for problem in game.problems]
    lines += [f"wrong: {problem}" for problem in wrong]
    return "\n".join(lines) + "\n"


def wrong_places() -> list[str]:
    """What is wrong with the places that games are looked for in."""
    return list(map(str, outside_problems()))
