"""An application whose workers work in the same process, so that a test is quick and a fault is seen."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from judge.console.app import create_app
from judge.console.situations.situation import Situation
from judge.console.workers.at_once import WorkAtOnce

SCENARIOS = Path(__file__).parent.parent / "sixth" / "content" / "pebbles" / "scenarios"

PARTLY = """title: Does the dance count?
game: pebbles
at: round
table:
  players: {Ana: [Stone, Dancer], Ben: []}
  towers: {Hut: {owner: Ben, height: 9}, Keep: {owner: Ana, height: 9, keep: yes}}
  cards:
    Stone: {damage: 2, text: All towers lose 1 height.}
    Dancer: {damage: 1, text: Build 1 on Keep. Deal 2 damage to each purple elephant.}
choices: [Ana throws Dancer at Hut, Ben passes, "by hand: hut loses 3 height", Ana passes]
asks:
  - {value: height of Hut, claims: {Ana: 5, Ben: 8}, answer: 5}   # 9, by hand 6, Dancer 5
"""


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A built site of a few files, with something secret beside it."""
    folder = tmp_path_factory.mktemp("built")
    site = folder / "site"
    (site / "chaotic" / "rules").mkdir(parents=True)
    (site / "index.html").write_text("<h1>Rules</h1>")
    (site / "404.html").write_text("<h1>The site's own 404</h1>")
    (site / "chaotic" / "rules" / "index.html").write_text("<h1>Chaotic</h1>")
    (site / "app.js").write_text("1")
    (site / ".hidden").write_text("hidden")
    (folder / "secret.txt").write_text("secret")
    (site / "way-out").symlink_to(folder / "secret.txt")
    return site


class Client(FlaskClient):
    """A client that takes every answer in whole, so that no file stays open."""

    def open(self, *args: Any, **settings: Any) -> Any:
        return super().open(*args, **{"buffered": True, **settings})


@pytest.fixture(scope="session")
def app(site: Path) -> Flask:
    """The application with the sixth game in it."""
    app = create_app(site, workers=WorkAtOnce())
    app.test_client_class = Client
    return app


@pytest.fixture
def client(app: Flask) -> FlaskClient:
    """A browser without a screen."""
    return app.test_client()


@pytest.fixture(scope="session")
def text() -> Callable[[str], str]:
    """The text of one of the sixth game's scenarios."""
    return lambda name: (SCENARIOS / f"{name}.yml").read_text("utf-8")


@pytest.fixture(scope="session")
def endless(text: Callable[[str], str]) -> str:
    """A scenario with far more lines of play than anybody can look at."""
    echoes = ", ".join(f"E{n}: {{tower: Barn, damage: {2 ** (n % 6)}}}" for n in range(1, 26))
    return text("storm").replace("Boom: {tower: Barn, damage: 2}, Rebuild: {tower: Barn, damage: -2}", echoes)


@pytest.fixture(scope="session")
def partly() -> str:
    """A scenario with a card that is understood in part, and something that the judge did by hand."""
    return PARTLY


@pytest.fixture(scope="session")
def link(text: Callable[[str], str]) -> Callable[[str], str]:
    """The link that carries one of the sixth game's scenarios."""
    return lambda name: Situation(text(name)).pack()
