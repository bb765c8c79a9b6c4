"""`judge cards`: import, show, read, list and forget, at the command line."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from judge import cards
from judge.cards import store
from judge.cardtext import known_words
from judge.cli import main

Said = pytest.CaptureFixture[str]


def run(capsys: Said, *args: str) -> tuple[int, str, str]:
    """A command's status, and what it says."""
    status = main(["cards", *args])
    told = capsys.readouterr()
    return status, told.out, told.err


def run_json(capsys: Said, *args: str) -> Any:
    """A command's document."""
    status, out, _ = run(capsys, *args, "--json")

    assert status == 0
    return json.loads(out)


def test_importing_shows_a_preview(capsys: Said, stones: Path) -> None:
    """What the columns are, the types, and where the cards are kept."""
    status, out, _ = run(capsys, "import", "pebbles", str(stones))

    assert status == 0 and "JSON, 6 cards" in out and "stats.damage -> damage (number)" in out
    assert "types: stone 4, tower 1, weather 1; on no table: weather 1" in out
    assert f"6 cards kept in {store.store_file()}" in out and store.store_file().is_file()


def test_a_dry_run_keeps_nothing(capsys: Said, stones: Path) -> None:
    """The same preview, and nothing is written."""
    status, out, _ = run(capsys, "import", "pebbles", str(stones), "--dry-run")

    assert status == 0 and "this was only a look" in out and not store.store_file().exists()


def test_the_same_file_again_replaces(capsys: Said, imported: Path) -> None:
    """A card that is gone from the file is gone from the collection; what another file has newer counts."""
    run(capsys, "import", "pebbles", str(imported))
    imported.write_text('[{"name": "Chalk", "type": "stone", "set": "River", "damage": 1}]', "utf-8")
    run(capsys, "import", "pebbles", str(imported))
    other = imported.with_name("other.csv")
    other.write_text("name,type,set,damage\nChalk,stone,River,2\n", "utf-8")
    run(capsys, "import", "pebbles", str(other))

    assert [card.stats for card in store.every("pebbles")] == [{"damage": 2}]
    assert [Path(each.path).name for each in store.files("pebbles")] == ["other.csv"]


def test_all_files_or_none(capsys: Said, stones: Path) -> None:
    """One bad file, and nothing is kept; the complaint names it."""
    bad = stones.with_name("bad.csv")
    bad.write_text("name,type\nA,b,c\n", "utf-8")
    status, _, err = run(capsys, "import", "pebbles", str(stones), str(bad))

    assert status == 2 and f"{bad}:2:3: " in err and not store.store_file().exists()


@pytest.mark.usefixtures("imported")
def test_showing_a_card(capsys: Said) -> None:
    """Its numbers, and each sentence with what it means or why not."""
    status, out, _ = run(capsys, "show", "pebbles", "flint")

    assert status == 0 and "Flint (River), stone" in out and "damage 5" in out and "traits: Sharp" in out
    assert "means: Deal 2 damage to each Sharp tower." in out
    assert '"Sing to the river"\n     not understood: ' in out


@pytest.mark.usefixtures("imported")
def test_a_name_that_means_several(capsys: Said) -> None:
    """The full names are listed; a name that nobody has gets the nearest."""
    status, _, err = run(capsys, "show", "pebbles", "Slate")

    assert status == 2 and "Slate (River), Slate (Quarry)" in err
    assert run_json(capsys, "show", "pebbles", "Slate", "(quarry)")["stats"] == {"damage": 4}
    assert "did you mean Flint?" in run(capsys, "show", "pebbles", "Flont")[2]


def test_reading_a_list(capsys: Said, stones: Path) -> None:
    """The document of the contract; the list's own names and traits are known words, without an import."""
    document = run_json(capsys, "read", "pebbles", str(stones))
    flint = document["cards"][0]

    assert document["game"] == "pebbles" and set(document) == {"game", "counts", "cards"}
    assert document["counts"] == {"cards": 6, "read": 3, "partly": 2, "unread": 1, "sentences": 6, "sentences_read": 3}
    assert list(flint) == ["name", "type", "status", "sentences"]
    assert flint["sentences"][0] == {"text": "Deal 2 damage to each Sharp tower", "read": True, "why": None,
                                     "means": "Deal 2 damage to each Sharp tower."}  # fmt: skip
    assert flint["sentences"][1]["means"] is None and "not understood" in flint["sentences"][1]["why"]


def test_reading_in_words(capsys: Said, stones: Path) -> None:
    """Sentence by sentence, and the counts at the end."""
    status, out, _ = run(capsys, "read", "pebbles", str(stones))

    assert status == 0 and "Flint, stone: understood in part" in out
    assert out.endswith("6 cards: 3 understood, 2 in part, 1 not; 3 of 6 sentences\n")


def test_imported_words_are_known_while_another_list_is_read(capsys: Said, imported: Path) -> None:
    """A trait that only the collection carries is read, and unknown once the collection is forgotten."""
    other = imported.with_name("other.csv")
    other.write_text("name,type,text\nGust,weather,Deal 3 damage to each Flat tower.\n", "utf-8")

    assert run_json(capsys, "read", "pebbles", str(other))["counts"]["read"] == 1
    assert "Flat" in known_words("pebbles")["trait"]
    assert "6 cards gone" in run(capsys, "forget", "pebbles", str(imported))[1]
    assert run_json(capsys, "read", "pebbles", str(other))["counts"]["read"] == 0
    assert not known_words("pebbles").get("trait")


def test_listing_what_was_imported(capsys: Said, imported: Path) -> None:
    """The files, or how to import one."""
    assert run_json(capsys, "list", "pebbles")["files"][0]["cards"] == 6
    assert "No cards of chaotic have been imported" in run(capsys, "list", "chaotic")[1]
    assert run(capsys, "forget", "pebbles", "nothing.csv")[0] == 2


@pytest.mark.parametrize(
    ("args", "words"),
    [
        (["show", "chess", "King"], 'unknown game "chess"'),
        (["show", "pebbles"], "say which card"),
        (["import", "pebbles"], "say which file"),
        (["import", "pebbles", "no-such-file"], "cannot be read"),
        (["show", "pebbles", "King"], "no card of your pebbles collection is called King; import some"),
    ],
)
def test_bad_input(capsys: Said, args: list[str], words: str) -> None:
    """2, and what is wrong."""
    status, _, err = run(capsys, *args)

    assert status == 2 and words in err


def test_a_broken_store_is_told(capsys: Said) -> None:
    """A data file that is none is named."""
    store.store_file().parent.mkdir(parents=True)
    store.store_file().write_text("this is no database, it only looks like a file of one", "utf-8")
    status, _, err = run(capsys, "show", "pebbles", "Flint")

    assert status == 2 and "the collections cannot be used" in err and str(store.store_file()) in err


@pytest.mark.usefixtures("imported")
def test_names_that_are_told_apart() -> None:
    """Case, accents and the order of marks do not matter; what is printed on a card tells it apart too."""
    assert [cards.find("pebbles", name).card.set for name in ("SLATE (river)", "Slate (Quarry, stone)")] == [
        "River",
        "Quarry",
    ]  # type: ignore[union-attr]
    assert cards.find("pebbles", "Slate (Moon)") is None
    assert cards.find("pebbles", "Flint (Sharp)").card.name == "Flint"  # type: ignore[union-attr]


def test_a_reprint_is_the_same_card(tmp_path: Path) -> None:
    """Whether a list has keywords apart or in the text, and how it writes its quotes."""
    from judge.cards.intake import take_in

    path = tmp_path / "prints.csv"
    rows = (
        "name,type,set,keywords,text",
        "Elm,ally,One,Ranged.,Ana`s Elm sings.",
        "Elm,ally,Two,,Ranged. Ana's Elm sings.",
    )
    path.write_text("\n".join(rows), "utf-8")
    store.put("pebbles", str(path), "CSV", take_in("pebbles", path).cards)
    found = cards.find("pebbles", "Elm")

    assert found is not None and (found.label, found.card.set) == ("Elm", "One")


def test_cards_of_one_set_are_numbered(tmp_path: Path) -> None:
    """Two different cards of one name, set and type have numbers."""
    from judge.cards.intake import take_in

    path = tmp_path / "isles.csv"
    path.write_text(
        "name,type,set,damage\nIsle,stone,Sea,1\nIsle,stone,Sea,2\nIsle,stone,Lake,3\nIsle,stone,Sea,1\n", "utf-8"
    )
    store.put("pebbles", str(path), "CSV", take_in("pebbles", path).cards)
    with pytest.raises(cards.Several) as several:
        cards.find("pebbles", "Isle")
    names = [each.label for each in several.value.several]

    assert names == ["Isle (Sea, 1)", "Isle (Sea, 2)", "Isle (Lake)"]
    assert [cards.find("pebbles", name).card.stats["damage"] for name in names] == [1, 2, 3]  # type: ignore[union-attr]
