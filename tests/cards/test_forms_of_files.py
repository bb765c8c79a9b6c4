"""Files that players keep: recognised by their looks, their columns matched, whatever they are called."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from judge.cards.intake import Intake, take_in
from judge.cards.text import preview
from judge.cardtext import PrintedCard

Take = Callable[..., Intake]


@pytest.fixture
def take(tmp_path: Path) -> Take:
    """Takes a text in as a file of The Lord of the Rings, under a name that says nothing."""

    def taken(text: str | bytes, game: str = "lotr-lcg", skip: bool = False) -> Intake:
        path = tmp_path / "cards.dat"
        path.write_bytes(text if isinstance(text, bytes) else text.encode())
        return take_in(game, path, skip)

    return taken


DATABASE = json.dumps([
    {
        "pack_code": "OR", "pack_name": "Old River", "type_code": "hero", "type_name": "Hero", "sphere_code": "lore",
        "sphere_name": "Lore", "code": "01001", "name": "Belwen", "traits": "Wood. Ranger.", "is_unique": True,
        "text": "Ranged.\n<b>Action:</b> Exhaust Belwen to draw <i>1</i> card.<br/>Rest &amp; heal.", "threat": 9,
        "willpower": 2, "attack": 1, "defense": 2, "health": 3, "flavor": "Hm.", "imagesrc": "/a.png", "cost": None,
    }
])  # fmt: skip
BELWEN = PrintedCard(
    "Belwen", "hero", "Old River", ("Ranged.", "Action: Exhaust Belwen to draw 1 card.", "Rest & heal."),
    {"cost": 9, "willpower": 2, "attack": 1, "defense": 2, "hit-points": 3},
    {"sphere": "Lore", "traits": ["Wood", "Ranger"], "unique": True},
)  # fmt: skip


def test_the_json_of_card_databases(take: Take) -> None:
    """Flat keys, tags in the text, traits in one string, a name for everything; a hero's threat is what it costs."""
    taken = take(DATABASE)

    assert taken.form == "JSON" and taken.cards == (BELWEN,)
    assert set(taken.of("left out")) == {"pack_code", "type_code", "sphere_code", "flavor", "imagesrc"}


def test_the_json_of_spreadsheets_and_their_icons(take: Take) -> None:
    """Keys with the mark of a spreadsheet, values in wrappers, types in the plural, a sign for an icon."""
    creature = {"gsx$name": {"$t": "Vey"}, "gsx$type": {"$t": "Creatures"}, "gsx$set": {"$t": "ab"},
                "gsx$thumb": {"$t": "x"},
                "gsx$mugicability": {"$t": "1"}, "gsx$ability": {"$t": "{{MC}}: Draw.\nRest."}}  # fmt: skip
    (vey,) = take(json.dumps({"feed": {"entry": [creature]}}), "chaotic").cards

    assert vey == PrintedCard("Vey", "creature", "ab", ("[MC]: Draw.", "Rest."), {"mugic": 1}, {})


@pytest.mark.parametrize("wrap", [lambda a, b: {"sides": {"A": a, "B": b}}, lambda a, b: {"A": a, "B": b}])
def test_the_sides_of_a_card_are_one_card(take: Take, wrap: Callable[..., dict[str, object]]) -> None:
    """Programs for card tables keep them as A and B."""
    first = {"name": "First Steps", "type": "Quest", "text": "Setup: Wait."}
    second = {"name": "First Steps", "type": "Quest", "text": "Forced: Go.", "questPoints": "8"}
    (quest,) = take(json.dumps({"aaaa-0001": {"packName": "One", **wrap(first, second)}})).cards

    assert (quest.name, quest.type, quest.set) == ("First Steps", "quest", "One")
    assert quest.text == ("Setup: Wait.", "Forced: Go.") and quest.stats == {"quest-points": 8}


def test_plain_json(take: Take) -> None:
    """A list with `stats` and `text`, as it is: what else is printed keeps its key."""
    card = {"name": "Moss", "type": "ally", "set": "One", "stats": {"cost": 2, "attack": "X"}, "text": ["A.", "B."],
            "traits": ["Orc"], "unique": False, "mood": "grim"}  # fmt: skip

    (found,) = take(json.dumps([card])).cards
    assert found == PrintedCard("Moss", "ally", "One", ("A.", "B."), {"cost": 2, "attack": "X"},
                                {"traits": ["Orc"], "unique": False, "mood": "grim"})  # fmt: skip


@pytest.mark.parametrize(
    "text",
    [
        '{"cards": [{"name": "Moss", "type": "Ally"}], "name": "One"}',
        '{"version": 2, "set": "One", "data": [{"Title": "Moss", "CardType": "Ally"}]}',
        '{"Moss": {"type": "ally", "set": "One"}}',
        '{"One": {"cards": [{"name": "Moss", "type": "ally"}]}}',
        '{"One": [{"name": "Moss", "type": "ally"}]}',
        '{"name": "Moss", "type": "ally", "pack": "One"}',
        '{"name": "Moss", "type": "ally", "pack": "One"}\n{"name": "Moss", "type": "ally", "pack": "One"}\n',
        '[{"Title": "Moss", "Front": {"Stats": {}}, "CardType": "ALLY", "CardSet": "One"}]',
        "- {name: Moss, type: ally, set: One}\n",
        "cards:\n  - name: Moss\n    type: ally\n    set: One\n",
        "Moss: {type: ally, set: One}\n",
        "name,type,set\nMoss,Ally,One\n",
        "Name;Card Type;Set Name\r\nMoss;ally;One\r\n",
        "sep=;\nName;Card Type;Set Name\nMoss;ally;One\n",
        "Name\tType\tPack\nMoss\tAlly\tOne\n",
        "One\nName\tType\tText\nMoss\tAlly\t\n",
        "# One\n\nname|type|text\nMoss|ally|\n",
        '<set name="One"><cards><card name="Moss" id="1"><property name="Type" value="Ally"/></card></cards></set>',
        '<?xml version="1.0" encoding="utf-16"?>\n<set name="One"><card name="Moss"><type>Ally</type></card></set>',
    ],
)
def test_the_same_card_in_many_forms(take: Take, text: str) -> None:
    """Each of these is one ally called Moss, of the set One."""
    found = take(text).cards[0]

    assert (found.name, found.type, found.set, found.text) == ("Moss", "ally", "One", ())


TSV = (
    "databaseId\tname\timageUrl\ttype\tpackName\ttraits\tkeywords\tengagementCost\thitPoints\ttext\tshadow\n"
    'aaaa-bbbb-0001\tMoss Orc\ta.jpg\tEnemy\tOld River\tOrc. Wood.\tDoomed 1. Surge.\t25\t3\tSays "Boo" twice.\tBoo.\n'
    "aaaa-bbbb-0002\tFirst Steps\tb.jpg\tQuest\tOld River\t\t\t\t\tSetup: Wait.\t\n"
    "aaaa-bbbb-0002\tFirst Steps\tb.jpg\tQuest\tOld River\t\t\t\t8\tWhen Revealed: Go.\t\n"
)


def test_the_tsv_of_table_programs(take: Take) -> None:
    """Numbers under their own names, a paragraph of its own, quotes inside a text, two rows for two sides."""
    orc, quest = take(TSV).cards

    assert orc.stats == {"engagement-cost": 25, "hit-points": 3} and orc.text == ('Says "Boo" twice.', "Shadow: Boo.")
    assert orc.more == {"traits": ["Orc", "Wood"], "keywords": ["Doomed 1.", "Surge."]}
    assert quest.text == ("Setup: Wait.", "When Revealed: Go.") and quest.stats == {"hit-points": 8}


def test_several_headers_and_sets(take: Take) -> None:
    """A line of one cell names the set of the cards below it; a header may come again, in another order."""
    cards = take(
        'River\nName,Type,Text,Fire\nEmber,Attack,"Burst: ""rest"",\nthen go.",10\n'
        "\nQuarry\nType,Name,Text,Fire\nAttack,Ash,,-\n",
        "chaotic",
    ).cards

    assert cards[0] == PrintedCard("Ember", "attack", "River", ('Burst: "rest",', "then go."), {"fire": 10}, {})
    assert cards[1] == PrintedCard("Ash", "attack", "Quarry", (), {}, {})


XML = """<?xml version="1.0" encoding="utf-8" standalone="yes"?>
<set name="Old River" id="0-0" gameId="1-1" version="1.0">
  <packaging><pack name="Booster"/></packaging>
  <cards>
    <card id="aaaa-0001" name="Belwen"><property name="Type" value="Hero"/><property name="Willpower" value="2"/>
      <property name="Text" value="Action: Rest.&#xD;&#xA;Ranged."/></card>
    <card id="aaaa-0002" name="First Steps" size="Quest"><property name="Type" value="Quest"/>
      <property name="Text" value="Setup: Wait."/>
      <alternate name="Next Steps" type="B"><property name="Quest Points" value="8"/>
        <property name="Text"><![CDATA[Forced: Go.]]></property></alternate></card>
  </cards>
</set>"""


def test_the_xml_sets_of_table_programs(take: Take) -> None:
    """Properties by name, lines as paragraphs; the other side of a card belongs to it."""
    hero, quest = take(XML).cards

    assert hero == PrintedCard("Belwen", "hero", "Old River", ("Action: Rest.", "Ranged."), {"willpower": 2}, {})
    assert (quest.name, quest.text) == ("First Steps", ("Setup: Wait.", "Forced: Go."))
    assert quest.stats == {"quest-points": 8}


def test_marks_inside_a_property_are_no_properties(take: Take) -> None:
    """Bold words and breaks in the text, and the names of properties as elements."""
    text = """<cockatrice><cards><card><name>Moss</name><set>One</set><prop><type>Ally</type><cost>2</cost></prop>
      <text><b>Action:</b> Draw <symbol value="1">1</symbol> card.<br/>Rest.</text></card></cards></cockatrice>"""

    (found,) = take(text).cards
    assert found == PrintedCard("Moss", "ally", "One", ("Action: Draw 1 card.", "Rest."), {"cost": 2}, {})


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16", "cp1252"])
def test_other_encodings(take: Take, encoding: str) -> None:
    """Accents survive, whatever program wrote the file."""
    taken = take("name,type\nÉlen’s Song,event\n".encode(encoding))

    assert taken.cards[0].name == "Élen’s Song"


def test_a_card_of_chaotic(take: Take) -> None:
    """A game's own names for columns: flags, lists, and the cost of an attack."""
    text = "name,type,tribe,elements,unique,loyal,courage,mugic counters,cost\n"
    vey, lash = take(text + 'Vey,Creature,Danian,"Fire, Air",yes,no,50,1,\nLash,Attack,,,,,,,2\n', "chaotic").cards

    assert vey.stats == {"courage": 50, "mugic": 1}
    assert vey.more == {"tribe": "Danian", "elements": ["Fire", "Air"], "unique": True, "loyal": False}
    assert lash.stats == {"bp": 2}


def test_the_preview_says_what_is_what(take: Take) -> None:
    """Column -> field, the types, the first cards, what is left over."""
    lines = "\n".join(preview("lotr-lcg", take(TSV)))

    assert "TSV, 2 cards" in lines and "engagementCost -> engagement-cost (number)" in lines
    assert "left over: imageUrl" in lines and "types: enemy 1, quest 1" in lines
    assert "Moss Orc (Old River), enemy, engagement-cost 25" in lines
