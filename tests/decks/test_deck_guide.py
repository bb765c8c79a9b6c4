"""What the guide says is true, and everything is in it."""

from __future__ import annotations

import re

import pytest

from judge import games
from judge.content.load import load
from judge.content.problem import BadInput
from judge.content.rulesdata import load_rules_data
from judge.decks import check, checked_games, format_guide, game_guide, help_text
from judge.decks.check import deck_game
from judge.decks.text import blocks, own_guide
from judge.games.chaotic.decks.legality import LIMITED, MASTERS
from judge.scenario.guide import guide


@pytest.mark.parametrize("game", checked_games())
def test_every_name_is_in_the_guide(game: str) -> None:
    """Every format, heading, setting and property of every game is documented."""
    spec, guide = deck_game(game), format_guide().casefold()
    names = [each.id for each in spec.formats] + [each.words[0] for each in spec.headings]
    names += [each.key for each in (*spec.fields, *spec.settings)]

    assert [name for name in names if name.casefold() not in guide] == []
    assert [name for name in names if name not in game_guide(game)] == []


@pytest.mark.parametrize("game", [game for game in checked_games() if game in games.playable()])
def test_the_guide_of_a_game_has_its_deck_lists(game: str) -> None:
    """`judge guide GAME` has a section on deck lists: what all share, every heading and property, both examples."""
    spec, told = deck_game(game), guide(game)
    names = [each.words[0] for each in spec.headings] + [each.key for each in (*spec.fields, *spec.settings)]
    section = told[told.index("## Deck lists") :].casefold()

    assert [name for name in names if name.casefold() not in section] == []
    assert all(example in told for kind in ("deck", "short") for example in blocks(game, kind))


WRITTEN = [game for game in checked_games() if own_guide(game)]


@pytest.mark.parametrize("game", WRITTEN)
def test_decks_in_the_guide_are_legal(game: str) -> None:
    """Every game that has written about its lists shows at least one whole deck, and it is legal."""
    decks = blocks(game, "deck")

    assert [check(game, deck)["problems"] for deck in decks] == [[]] * max(len(decks), 1)


def test_table_in_the_guide_can_be_read() -> None:
    """The rows shown as CSV are read as they stand."""
    rows = [line.strip() for line in format_guide().splitlines() if re.fullmatch(r"\s+(quantity|[12]),.*", line)]

    assert check("chaotic", "\n".join(rows))["format"] == "masters"


def test_lines_in_the_guide_can_be_read() -> None:
    """So are the single lines, and everything shown in the help."""
    lines = [line.strip() for line in format_guide().splitlines() if re.match(r"    (\d|Nimmei)", line)]
    shown = [line[:37].rstrip() if len(line) > 60 else line for line in lines if "," not in line]

    assert len(shown) == 3
    check("chaotic", "Creatures\n" + "\n".join(shown))


@pytest.mark.parametrize("game", checked_games())
def test_every_cite_is_a_unit(game: str) -> None:
    """Every rule and format cites units that exist."""
    spec, units = deck_game(game), load_rules_data(game).units
    groups = [each.cites for each in spec.rules] + [each.cites for each in spec.group_rules]
    cites = [cite for group in groups + [each.cites for each in spec.formats] for cite in group]

    assert [cite for cite in [spec.cite, *cites] if cite not in units] == []


@pytest.mark.parametrize("game", checked_games())
def test_every_reading_is_in_the_content(game: str) -> None:
    """Every reading that a rule looks at is one of the content's."""
    assert set(deck_game(game).readings) <= set(load_rules_data(game).readings)


def test_numbers_agree_with_the_content() -> None:
    """The numbers of Chaotic's deck rules are those of its content."""
    numbers = {name: each.value for name, each in load(games=["chaotic"]).games["chaotic"].constants.items()}
    sizes = {"Attack": "attack-deck-size", "Build Cost": "attack-deck-build-cost-max", "Location": "location-deck-size"}

    assert {what: numbers[name] for what, name in sizes.items()} == MASTERS
    assert {what: numbers[f"limited-{name}"] for what, name in {**sizes, "Creature": "game-size"}.items()} == LIMITED


@pytest.mark.parametrize("game", WRITTEN)
def test_short_lists_are_in_the_help_and_can_be_read(game: str) -> None:
    """Each of them shows a short list as people write it; it stands in the help, and all of it is understood."""
    short, told = blocks(game, "short"), [line.strip() for line in help_text().splitlines()]

    assert short and all(line.strip() in told for line in short[0].splitlines())
    assert [check(game, each)["game"] for each in short] == [game] * len(short)


def test_help_is_short() -> None:
    """The help fits a terminal, apart from the example of each game."""
    examples = sum(len(blocks(game, "short")[0].splitlines()) + 3 for game in WRITTEN)

    assert len(help_text().splitlines()) - examples <= 24
    assert max(map(len, help_text().splitlines())) <= 100


def test_unreadable_game_is_bad_input() -> None:
    """The guide of a game without deck checks says which have them."""
    with pytest.raises(BadInput, match="chaotic"):
        game_guide("nonsense")
