"""A small good game, written to a folder, for tests to load and to damage."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

FILES = {
    "game.yml": """\
        title: Duel
        edition: Duel Rules 1.0
        status: whole
        constants:
          hand: {value: 5, cite: "1.1", says: cards in a hand}
        """,
    "units.yml": """\
        - {id: cover, title: Cover, kind: rule, silent: true}
        - {id: "1", title: Play, kind: rule}
        - {id: "1.1", title: Hands, kind: rule}
        - {id: "1.1.1", title: Hand size, kind: rule}
        - {id: "1.2", title: Strikes, kind: rule}
        - {id: g-strike, title: Strike, kind: term}
        """,
    "glossary/strike.md": """\
        ---
        term: Strike
        aliases: [strikes, hit, hits]
        cites: [g-strike]
        see: ["duel:1.2"]
        ---
        What a player does to another.

        - It deals one damage. {#strike-damage}
        """,
    "rules/01-play.md": """\
        ---
        title: Play
        order: 1
        cites: ["1"]
        ---
        How a duel goes.

        ## Hands {#1.1}

        Each player holds cards.

        - A hand has five cards. {#1.1.1}

        ## Strikes {#1.2}

        Players strike in turn: see [[1.1|hands]], [[strike]] and [[reading:duel/first]].
        A tie is shown [in a replay](scenario:tie).
        """,
    "readings.yml": """\
        - reading: first
          defect: d-first
          question: Who strikes first?
          cites: ["1.2"]
          default: younger
          options:
            younger: {says: The younger., because: It is usual.}
            older: {says: The older., because: It is polite.}
        - note: typo
          defects: [d-typo, d-other]
          cites: ["1.1"]
          says: It says hans.
          read: Hands.
        - misreading: two-damage
          question: How much does a strike deal?
          cites: ["1.2"]
          right: one
          options:
            one: {says: One., because: 1.2 says so.}
            two: {says: Two., because: That was the old edition.}
        """,
    "charts/round.yml": """\
        chart: round
        title: The round
        cite: "duel:1"
        nodes:
          - {id: deal, title: Deal, cite: "1.1", do: deal_hands}
          - {id: strikes, window: strike, cite: ["1.2"]}
          - {id: settle, call: settling, with: {who: loser}}
          - {id: again, jump: strikes, when: somebody_stands}
          - {id: over, title: The end}
        windows:
          strike: {cite: "1.2", starts: first_player, admits: [strike], passes: 2}
        """,
    "charts/settling.yml": "chart: settling\ntitle: Settling\nnodes: [{id: count, do: count_damage}]\n",
    "scenarios/tie.yml": "title: A tie\ngame: duel\nabout: [duel:1.2]\nexample: ex-tie\nat: over\n",
}

Damage = Callable[[str, str, str], None]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A content folder with one small good game."""
    for name, text in FILES.items():
        write(tmp_path / "content" / "duel" / name, text)
    return tmp_path / "content"


def write(path: Path, text: str) -> None:
    """Writes a file, taking off the indentation of these literals."""
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text("".join(line.removeprefix("        ") for line in text.splitlines(True)), "utf-8")


@pytest.fixture
def damage(root: Path) -> Damage:
    """Replaces a piece of a file of the small game."""

    def replace(name: str, old: str, new: str) -> None:
        path = root / "duel" / name
        text = path.read_text("utf-8")
        assert old in text
        path.write_text(text.replace(old, new), "utf-8")

    return replace
