"""The pages of what cards may say: none is longer than a phone takes in, and nothing is lost between them."""

from __future__ import annotations

import pytest

from judge import games
from judge.cardtext.guide import Part, Row, parts
from judge.site.pages.card_text import LARGEST, Links, _paged, _part

GAMES = [game for game in games.playable() if games.language(game) is not None]


@pytest.mark.parametrize("game", GAMES)
def test_no_page_is_too_long_and_nothing_is_lost(game: str) -> None:
    """A part that would fill more than a page is continued on the next; every row stands on one page."""
    language = games.language(game)
    assert language is not None
    found = parts(language)
    pages = _paged(found)
    every = [part for page in pages for part in page]
    links = Links({part.id: 0 for part in every}, 0)

    assert all(sum(len(_part(part, links)) for part in page) < 1.2 * LARGEST for page in pages)
    assert [row for part in every for row in part.rows] == [row for part in found for row in part.rows]
    assert len({part.id for part in every}) == len(every)


def test_a_long_part_is_continued() -> None:
    """The first piece keeps its id, its title and its words."""
    rows = tuple(Row((f"row {n} {'x' * 1000}",)) for n in range(300))
    first, second = [part for page in _paged((Part("deeds", "deeds", rows, ("draw",)),)) for part in page]

    assert (first.id, first.title, first.words) == ("deeds", "deeds", ("draw",))
    assert (second.id, second.title, second.words) == ("deeds-2", "deeds, continued", ())
    assert first.rows + second.rows == rows
