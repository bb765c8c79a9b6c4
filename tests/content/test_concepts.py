"""The pages that compare the games: whole, linked, and with sums that come out as they do by hand."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from math import ceil
from pathlib import Path

import pytest

from judge.content.load import load
from judge.content.markup import split
from judge.content.where import content_root
from judge.site.linked_library import linked_library
from judge.site.markdown.extension import Renderer
from judge.site.markdown.sums import Line, Sum, lines, numbers, sum_of

ROOT = content_root()
ASKED = {
    "cannot", "control", "costs", "damage", "decks", "leaving-play", "modifier-order", "priority", "replacement",
    "rounding", "simultaneous", "stack", "timing-words", "turn", "winning",
}  # fmt: skip
CELL = re.compile(r"^([a-z-]+)\n:   (.*?)(?=^[a-z-]+\n:   |^## |\Z)", re.S | re.M)


def pages() -> dict[str, str]:
    """The text of each page that compares, without its head."""
    texts = {path.stem: split(path.read_text("utf-8")).body.strip() for path in ROOT.joinpath("concepts").glob("*.md")}
    return {slug: text for slug, text in texts.items() if text}


def sections(text: str) -> Iterator[tuple[str, dict[str, str]]]:
    """Each heading of a page with what is said of each game under it."""
    for part in re.split(r"^## ", text, flags=re.M)[1:]:
        title, _, body = part.partition("\n")
        yield title, {game: said.strip() for game, said in CELL.findall(body)}


SECTIONS = [(slug, title, cells) for slug, text in sorted(pages().items()) for title, cells in sections(text)]
NAMES = [f"{slug}: {title}" for slug, title, _ in SECTIONS]
# A game is compared everywhere or, if nobody has written its columns yet, nowhere.
GAMES = {game for _, _, cells in SECTIONS for game in cells}


def test_every_idea_is_there() -> None:
    """Each idea that is to be compared has a page with a text, a sentence about it and words to find it by."""
    written = load().concepts

    assert set(pages()) >= ASKED
    assert all(written[slug].aliases and written[slug].see for slug in pages())


@pytest.mark.parametrize(("slug", "title", "cells"), SECTIONS, ids=NAMES)
def test_all_games_in_every_section(slug: str, title: str, cells: dict[str, str]) -> None:
    """Under every heading each game that is compared at all has its cell."""

    assert set(cells) == GAMES


@pytest.mark.parametrize(("slug", "title", "cells"), SECTIONS, ids=NAMES)
def test_every_cell_has_a_link_into_its_own_game(slug: str, title: str, cells: dict[str, str]) -> None:
    """Every cell names the rule that says so, or the open question, of its own game; a sum names its rules itself."""
    for game, said in cells.items():
        targets = re.findall(r"\[\[(?:(?:reading|note):)?([a-z-]+)[:/]|\((?:scenario|chart):([a-z-]+)/", said)

        assert targets or live_sums(said), f"{slug}, {title}, {game}"
        assert {one or other for one, other in targets} <= {game}


@pytest.mark.parametrize(("slug", "title", "cells"), SECTIONS, ids=NAMES)
def test_a_cell_is_short(slug: str, title: str, cells: dict[str, str]) -> None:
    """A judge reads a cell at the table: fifty words at most, a sum not counted."""
    for said in cells.values():
        words = re.sub(r"\[\[[^\]|]*\|?([^\]]*)\]\]|`[^`]*`", r"\1", said).split()

        assert len(words) <= 50


@pytest.mark.parametrize("slug", sorted(ASKED))
def test_every_game_is_played_out(slug: str) -> None:
    """Every page ends with a scenario of each game to play."""
    played = re.findall(r"\(scenario:([a-z-]+)/", pages()[slug])

    assert set(played) == GAMES


def live_sums(text: str) -> list[Sum]:
    """The sums that a text asks for."""
    return [found for code in re.findall(r"^ *`([^`]+)`$", text, re.M) if (found := sum_of(code))]


def test_the_same_numbers_in_every_game() -> None:
    """Base 5, +3, double, -4, halve, set: the page asks each game for the same sum."""
    cells = dict(sections(pages()["modifier-order"]))["The same numbers in every game"]

    for game in GAMES:
        assert {(each.base, each.changes) for each in live_sums(cells[game])} == {(5, ("+3", "x2", "-4", "/2", "=2"))}


@lru_cache
def answers(game: str, code: str) -> tuple[Line, ...]:
    """The lines of a sum as the engine works them out."""
    asked = sum_of(code)
    assert asked is not None
    return tuple(lines(ROOT, game, asked))


def totals(game: str, code: str) -> list[str]:
    """What the lines of a sum come to."""
    return [line.total for line in answers(game, code)]


def by_hand(*numbers: float) -> list[str]:
    """Numbers worked out by hand, as the page shows them."""
    assert all(number == int(number) for number in numbers)
    return [str(int(number)) for number in numbers]


def test_chaotic_builds_damage_up_and_cuts_it_down() -> None:
    """8.6.5.2: add, multiply, divide, subtract, set."""
    hand = by_hand(5 + 3, (5 + 3) * 2, (5 + 3) * 2 - 4, (5 + 3) * 2 / 2 - 4, 2)

    assert totals("chaotic", "attack damage: 5 +3 x2 -4 /2 =2") == hand == ["8", "16", "12", "4", "2"]


def test_chaotic_takes_disciplines_in_the_order_of_the_effects() -> None:
    """8.7.2.2: each change on top of the last, in the order in which they resolved."""
    hand = by_hand(5 + 3, (5 + 3) * 2, (5 + 3) * 2 - 4, ((5 + 3) * 2 - 4) / 2, 2)

    assert totals("chaotic", "courage: 5 +3 x2 -4 /2 =2") == hand == ["8", "16", "12", "6", "2"]


def test_highlander_has_nothing_to_multiply_with() -> None:
    """phase-5-ability-adjustment: plus and minus only; a cut to 2 leaves 2, or 2 + 3 if bonuses come last."""
    found = totals("highlander", "attack damage: 5 +3 x2 -4 /2 =2")
    hang = answers("highlander", "attack damage: 5 +3 x2 -4 /2 =2")[-1].hangs[0]

    assert found == ["8", "no rule", str(5 + 3 - 4), "no rule", "2"]
    assert (hang.reading, dict(hang.gives)) == ("bloodlust-kurgan", {"bonus-last": 2 + 3})


def test_the_lord_of_the_rings_adds_before_it_doubles() -> None:
    """modifiers: plus and minus, then doubling and halving; a set value beats them all."""
    hand = by_hand(5 + 3, (5 + 3) * 2, (5 + 3 - 4) * 2, (5 + 3 - 4) * 2 / 2, 2)

    assert totals("lotr-lcg", "attack: 5 +3 x2 -4 /2 =2") == hand == ["8", "16", "8", "4", "2"]


def test_the_wheel_of_time_multiplies_first() -> None:
    """modifier-order: multiply, then plus and minus; setting a value has no rule."""
    hand = by_hand(5 + 3, 5 * 2 + 3, 5 * 2 + 3 - 4, 5 * 2 / 2 + 3 - 4)

    assert totals("wot-ccg", "combat: 5 +3 x2 -4 /2 =2") == [*hand, "no rule"] == ["8", "13", "9", "4", "no rule"]


def test_conquest_has_no_order() -> None:
    """modifier-order (reading): from the doubling on no rule; in the order of use ((5 + 3) x 2 - 4) / 2 would be 6."""
    found = answers("wot-conquest", "attack: 5 +3 x2 -4 /2 =2")

    assert [line.total for line in found] == ["8", *["no rule"] * 4]
    assert [line.hangs[0].gives["as-used"] for line in found[1:]] == [(5 + 3) * 2, 12, ((5 + 3) * 2 - 4) / 2, 2]


def test_the_games_part_and_three_meet_again() -> None:
    """As the page says: with the -4 all five differ, and after the halving three come to the same number."""
    named = {"chaotic": "attack damage", "highlander": "attack damage", "lotr-lcg": "attack", "wot-ccg": "combat"}
    found = {
        game: totals(game, f"{name}: 5 +3 x2 -4 /2 =2") for game, name in (*named.items(), ("wot-conquest", "attack"))
    }

    assert len({each[2] for each in found.values()}) == len(GAMES)
    assert {found[game][3] for game in ("chaotic", "lotr-lcg", "wot-ccg")} == {"4"}
    assert totals("chaotic", "courage: 5 +3 x2 -4 /2 =2")[3] != "4"


def test_half_of_five() -> None:
    """Up in two games, down by a reading in one, no rule in two."""
    up = str(ceil(5 / 2))

    assert totals("lotr-lcg", "attack: 5 /2") == totals("wot-ccg", "combat: 5 /2") == [up]
    assert totals("chaotic", "attack damage: 5 /2") == [str(5 // 2)]
    assert answers("chaotic", "attack damage: 5 /2")[0].hangs[0].reading == "rounding"
    assert totals("highlander", "attack damage: 5 /2") == totals("wot-conquest", "attack: 5 /2") == ["no rule"]


def test_below_zero() -> None:
    """5 - 9 + 3 is -1, so 0 where the floor comes last, and 0 + 3 where it comes with every change."""

    assert totals("chaotic", "attack damage: 5 -9 +3") == ["0", "0"]
    assert totals("chaotic", "courage: 5 -9 +3") == ["0", "3"]
    assert totals("lotr-lcg", "attack: 5 -9 +3") == totals("wot-ccg", "combat: 5 -9 +3") == ["0", "0"]
    assert totals("wot-conquest", "attack: 5 -9 +3") == ["no rule", "no rule"]


@pytest.mark.parametrize("game", sorted(GAMES))
def test_every_sum_on_a_page_is_worked_out(game: str) -> None:
    """Whatever sum a page asks a game for, that game has words for it, and each line has its rules."""
    for _, _, cells in SECTIONS:
        for asked in live_sums(cells.get(game, "")):
            found = list(lines(ROOT, game, asked))

            assert len(found) == len(asked.changes)
            assert all(line.silent or line.hangs or all(step.cite for step in line.steps) for line in found)


def test_the_changes_stand_in_the_order_they_are_applied() -> None:
    """The page shows how each game goes about it: minus last, minus first, times first."""
    shown = {
        game: [step.change for step in answers(game, f"{name}: 5 +3 x2 -4 /2 =2")[3].steps]
        for game, name in (("chaotic", "attack damage"), ("lotr-lcg", "attack"), ("wot-ccg", "combat"))
    }

    assert shown == {
        "chaotic": ["+3", "x2", "/2", "-4"],
        "lotr-lcg": ["+3", "-4", "x2", "/2"],
        "wot-ccg": ["x2", "/2", "+3", "-4"],
    }


def rendered(slug: str) -> str:
    """The text of a page as HTML."""
    return Renderer(linked_library(), "", f"concepts/{slug}/").html(pages()[slug], own=f"concept:{slug}")


def test_sums_are_worked_out_on_the_page() -> None:
    """The page shows the engine's number, and each change is a link to its rule."""
    page = re.sub(r"</?span>", "", rendered("modifier-order"))

    assert re.search(r'5 <a href="[^"]*#modifier-order" [^>]*>×2</a> <a [^>]*>\+3</a> <a [^>]*>−4</a> = <b>9</b>', page)
    assert page.count('<ol class="j-sum">') == 6


def test_the_turns_are_drawn_side_by_side() -> None:
    """Every game's turn stands in its column, phase by phase, with a shape for each step."""
    page = rendered("turn")
    drawn = page.split('<ol class="j-phases"')[1:]

    assert len(drawn) == len(GAMES) + 1
    assert all("<details><summary>" in each and '<svg class="j-glyph"' in each for each in drawn)


def test_a_line_of_code_that_is_no_sum_stays_code() -> None:
    """Only a name, a number and changes make a sum."""

    assert sum_of("attack damage: 5 +3 x2") == Sum("attack damage", 5, ("+3", "x2"))
    assert sum_of("judge run FILE") is None
    assert sum_of("attack: five +3") is None


def test_without_a_file_there_are_no_sums(tmp_path: Path) -> None:
    """A content folder need not have any."""

    assert numbers(tmp_path) == {}
