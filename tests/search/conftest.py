"""A small game to search in, a cache folder of its own, and the real content opened once."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from judge.search.engine import Search

FILES = {
    "synonyms.yml": """\
        games: {duel: [duels, the duelling game]}
        weak: [a, the, what, is, do, does, i, my, in, of]
        quiet: [can, not, may, must]
        places: [rule, chapter]
        spellings: {dont: do not, armor: armour}
        words: [{says: [smack], means: [strike]}]
        """,
    "duel/synonyms.yml": """\
        words: [{says: [slap], means: [strike]}]
        names: {"1.2": [who begins]}
        """,
    "duel/game.yml": "title: Duel\nedition: Duel Rules 1.0\n",
    "duel/units.yml": """\
        - {id: "1", title: Play, kind: rule}
        - {id: "1.1", title: Hands, kind: rule}
        - {id: "1.1.1", title: Hand size, kind: rule}
        - {id: "1.2", title: Strikes, kind: rule}
        - {id: "1.10", title: The end, kind: rule}
        - {id: g-strike, title: Strike, kind: term}
        """,
    "duel/glossary/strike.md": """\
        ---
        term: Strike
        aliases: [strikes, hit, hits, blow by blow]
        cites: [g-strike]
        ---
        What a player does to another.

        - It deals one damage, whatever the armour. {#strike-damage}
        """,
    "duel/rules/01-play.md": """\
        ---
        title: Play
        order: 1
        cites: ["1"]
        ---
        How a duel goes.

        ## Hands {#1.1}

        Each player holds cards.

        - A hand has five cards. {#1.1.1}

        ## Turns of the players {#1.2}

        Players [[strike]] in turn. A player may not attack twice.

        ## The end {#1.10}

        The duel is over when a player has fallen.
        """,
    "duel/readings.yml": """\
        - reading: first
          question: Who begins the first exchange?
          cites: ["1.2"]
          default: younger
          options:
            younger: {says: The younger., because: It is usual.}
            older: {says: The older., because: It is polite.}
        """,
}


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A content folder with one small game."""
    for name, text in FILES.items():
        path = tmp_path / "content" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text("".join(line.removeprefix("        ") for line in text.splitlines(True)), "utf-8")
    return tmp_path / "content"


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A cache folder that only this test uses."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "cache"))
    return tmp_path / "cache" / "judge"


@pytest.fixture
def duel(root: Path, cache: Path) -> Iterator[Search]:
    """A search in the small game."""
    search = Search(root)
    yield search
    search.close()


@pytest.fixture(scope="session")
def everything(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Search]:
    """A search in the real content."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_CACHE_HOME", str(tmp_path_factory.mktemp("cache")))
        search = Search()
    yield search
    search.close()
