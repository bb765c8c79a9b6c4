"""Cards of the collection in scenarios: a name is enough, what is written comes first, links need no collection."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge import games
from judge.cardtext import CardText, Collected, PrintedCard
from judge.content.problem import BadInput
from judge.scenario.read import read, whole
from judge.scenario.report import report, run_json

SCENARIO = """title: How high is the mill?
game: pebbles
at: round
table:
  players: {Ana: [Flint], Ben: []}
  towers: {Old Mill: {owner: Ben}, Keep: {owner: Ana, height: 9}}
  cards: {Flint: }
choices: [Ana throws Flint at Old Mill, Ben passes, Ana passes]
asks: [{value: height of Old Mill, answer: 7}]
"""


@pytest.mark.usefixtures("imported")
def test_a_named_card_has_what_is_printed_on_it() -> None:
    """The mill is 12 high and Flint deals 5, as their cards say."""
    scenario = read(SCENARIO)

    assert scenario.table.towers["Old Mill"].height == 12 and scenario.table.cards["Flint"].damage == 5
    assert scenario.from_collection == ("Old Mill", "Flint")
    assert run_json(report(scenario))["answers"][0]["agrees"]


@pytest.mark.usefixtures("imported")
def test_what_is_written_comes_first() -> None:
    """A height that is written is the height."""
    scenario = read(SCENARIO.replace("{owner: Ben}", "{owner: Ben, height: 4}"))

    assert scenario.table.towers["Old Mill"].height == 4


def test_without_a_collection_a_name_is_not_enough() -> None:
    """The height is missing, and that is said at the card's place."""
    with pytest.raises(BadInput) as bad:
        read(SCENARIO)

    assert (bad.value.problems[0].place.line, bad.value.problems[0].field) == (6, "table.towers.Old Mill")


@pytest.mark.usefixtures("imported")
def test_a_name_of_several_cards_is_refused_at_its_place() -> None:
    """Slate is two cards; the message names both, and either name is taken."""
    text = SCENARIO.replace("cards: {Flint: }", "cards: {Flint: , Slate: }")
    with pytest.raises(BadInput) as bad:
        read(text, "mill.yml")

    assert str(bad.value).startswith("mill.yml:7:20: Slate: Slate is the name of 2 cards in your collection")
    assert "Slate (River), Slate (Quarry)" in str(bad.value)
    assert read(text.replace("Slate:", "Slate (Quarry):")).table.cards["Slate"].damage == 4


@pytest.mark.usefixtures("imported")
def test_the_set_need_be_said_only_once() -> None:
    """A card that is the only one of its name on the table is called by it, in choices too; else by its full name."""
    text = SCENARIO.replace("[Flint]", "[Slate (River)]").replace("Flint: ", "Slate (River): ")
    text = text.replace("Flint at", "Slate at")
    both = text.replace("Slate (River): ", "Slate (River): , Slate (Quarry): ").replace("Slate at", "Slate (River) at")

    assert run_json(report(read(text.replace("answer: 7", "answer: 9"))))["answers"][0]["agrees"]
    assert set(read(both).table.cards) == {"Slate (River)", "Slate (Quarry)"}
    assert "(River)" not in whole(text)


@pytest.mark.usefixtures("imported")
def test_a_second_copy_has_a_number() -> None:
    """Flint 2 and Flint B are cards called Flint."""
    table = read(SCENARIO.replace("Flint: }", "Flint: , Flint 2: , Flint B: }")).table

    assert {name: each.damage for name, each in table.cards.items()} == {"Flint": 5, "Flint 2": 5, "Flint B": 5}


@pytest.mark.usefixtures("imported")
def test_a_printing_of_the_same_card_is_no_other_card() -> None:
    """Flint is the same in both sets, so its bare name will do."""
    assert read(SCENARIO).table.cards["Flint"].damage == 5


@pytest.mark.usefixtures("imported")
def test_a_scenario_may_keep_to_itself() -> None:
    """`collection: no` looks nothing up."""
    with pytest.raises(BadInput):
        read(SCENARIO + "collection: no\n")


@pytest.mark.usefixtures("imported")
def test_scenarios_that_come_with_a_game_describe_their_own_cards() -> None:
    """What somebody imports never changes the answer of a shipped scenario."""
    file = Path(__file__).parent.parent / "sixth" / "content" / "pebbles" / "scenarios" / "doubling.yml"

    assert read(file.read_text("utf-8")).from_collection == ()


@pytest.mark.usefixtures("imported")
def test_a_whole_scenario_needs_no_collection(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Written out, it is the same scenario on a machine without the cards."""
    text = whole(SCENARIO)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "elsewhere"))
    scenario = read(text)

    assert scenario.table.towers["Old Mill"].height == 12 and not scenario.from_collection
    assert scenario.choices == read(text).choices and run_json(report(scenario))["answers"][0]["agrees"]
    assert whole(text) == text


@pytest.mark.usefixtures("imported")
def test_cards_that_are_given_in_full_stay_as_they_are() -> None:
    """The text is the same, to the letter, and a name that means several cards is no matter then."""
    text = SCENARIO.replace("{owner: Ben}", "{owner: Ben, height: 4}")
    text = text.replace("{Flint: }", "{Slate: {damage: 9}, Flint: {damage: 1}}   # a comment")

    assert whole(text) == text and not read(text).from_collection


CHAOTIC = """title: Which cards are in hand?
game: chaotic
at: strike
table:
  players: {Ana: {active: yes, attacks: [Thorn Lash], attack-deck: [Thorn Lash, Mud Slap]}, Ben: }
  creatures: {Vey: {owner: Ana, engaged: yes}, Koru: {owner: Ben, engaged: yes}}
asks: []
"""


def attack_row(card: PrintedCard) -> tuple[str, dict[str, object]] | None:
    """Attacks only."""
    return ("attacks", {"base": card.stats["base"], "text": list(card.text)}) if card.type == "attack" else None


def test_a_card_in_a_hand_need_not_lie_on_the_table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A hand and a deck name attacks of the collection; a name it does not have is refused where it stands."""
    from judge.cards.intake import take_in
    from judge.cards.store import put

    made = Collected(attack_row, lambda cards: {}, lambda card: CardText(card.name))
    monkeypatch.setattr(games.rules("chaotic"), "collected", made)
    path = tmp_path / "attacks.csv"
    path.write_text("name,type,base\nThorn Lash,Attack,10\nMud Slap,Attack,5\n", "utf-8")
    put("chaotic", str(path), "CSV", take_in("chaotic", path).cards)
    table = read(CHAOTIC).table

    assert {name: each.base for name, each in table.attacks.items()} == {"Thorn Lash": 10, "Mud Slap": 5}
    with pytest.raises(BadInput) as bad:
        read(CHAOTIC.replace("Mud Slap", "Mud Pie"))
    assert "Mud Pie" in str(bad.value)


@pytest.mark.usefixtures("imported")
def test_a_card_that_belongs_elsewhere_is_not_taken() -> None:
    """A stone is no tower, whatever it is called."""
    with pytest.raises(BadInput) as bad:
        read(SCENARIO.replace("Old Mill: {owner: Ben}", "Old Mill: {owner: Ben}, Slate: {owner: Ben}"))

    assert "the key height is missing" in str(bad.value)


@pytest.mark.usefixtures("imported")
def test_a_row_may_say_which_card_it_is() -> None:
    """`card: Name` is that card under another name, whatever the scenario says of collections."""
    text = SCENARIO.replace("Keep: {owner: Ana, height: 9}", "Keep: {owner: Ana, card: old mill}")
    table = read(text).table

    assert table.towers["Keep"].height == 12
    assert "card:" not in whole(text)
    with pytest.raises(BadInput, match="is called Old Mull; did you mean Old Mill"):
        read(text.replace("card: old mill", "card: Old Mull"))
    with pytest.raises(BadInput, match="no card of your collection that belongs to towers is called Flint"):
        read(text.replace("card: old mill", "card: Flint"))
