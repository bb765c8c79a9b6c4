"""What cards of players say in other words than those first met: invented cards, results worked out by hand."""

from __future__ import annotations

import pytest
from situations import choices, may, value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg.cards.reading import on_card, read_box
from judge.games.lotr_lcg.cards.words import lexicon_of
from judge.games.lotr_lcg.table.collected import words
from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 30, hand: [Song, Axe, Rob], deck: 9}, Ben: {threat: 45, hand: 4, deck: 9}}
heroes:
  Hild: {owner: Ana, sphere: spirit, resources: 5, hp: 5, willpower: 2, attack: 2, exhausted: yes, text: TEXT}
  Odo: {owner: Ana, sphere: lore, resources: 0, traits: [Dwarf], hp: 4, damage: 2, willpower: 1, defense: 1}
allies: {Rob: {owner: Ana, sphere: tactics, cost: 3, traits: [Scout]}}
events: {Song: {owner: Ana, sphere: tactics, cost: 1, text: "Action: Draw 1 card."}}
attachments:
  Axe: {owner: Ana, sphere: spirit, cost: 2, traits: [Weapon], text: "Attach to a Dwarf hero."}
  Ring: {owner: Ana, on: Hild, traits: [Ring]}
enemies: {Orc: {engaged: Ana, hp: 9}, Wolf: {hp: 9, threat: 2}}
quests: {Road: {points: 9, progress: 3}}
"""


def at(where: str, text: str, *chosen: str, table: str = TABLE) -> Played:
    return situation(where, table.replace("TEXT", repr(text)), *chosen)


@pytest.mark.parametrize(
    ("text", "scout", "song"),
    [
        ("Hild may spend resources to pay for Scout cards of any sphere.", True, False),
        ("Hild can use resources from her resource pool to pay for tactics events.", False, True),
        ("Resources from Hild's resource pool can be used to pay for tactics allies.", True, False),
    ],
)
def test_whose_resources_pay_for_what(text: str, scout: bool, song: bool) -> None:
    """resource-match: Hild has only a spirit icon, so she pays for just what the text says."""
    play = at("planning", text)

    assert (may(play, "Ana plays Rob"), may(play, "Ana plays Song")) == (scout, song)


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("", 3),
        ("Each Weapon attachment you play costs 1 less to play.", 4),
        ("Each Weapon attachment played on Odo costs 1 less.", 4),
        ("Each Song card you play costs 1 less.", 3),
        ("Each Weapon attachment you play costs 2 more.", 1),
    ],
)
def test_what_you_play_costs(text: str, left: int) -> None:
    """The axe costs 2 of the 5 resources, by the text 1 or 4."""
    assert value(at("planning", text, "Ana plays Axe on Odo"), "resources on Hild") == left


def test_a_lower_cost_for_a_while_is_for_cards_drawn_later_too() -> None:
    """lasting-effects: what cards cost is asked as they are played: 5 - (2 - 1) = 4."""
    text = "Action: Until the end of the round, reduce the cost of each attachment you play by 1."

    assert value(at("planning", text, "Ana uses Hild", "Ana plays Axe on Odo"), "resources on Hild") == 4


def test_the_next_one_by_a_number_on_the_table() -> None:
    """There is one Dwarf hero: the axe costs 2 - 1."""
    text = (
        "Action: Reduce the cost of the next attachment you play this phase by the number of Dwarf heroes you control."
    )

    assert value(at("planning", text, "Ana uses Hild", "Ana plays Axe on Odo"), "resources on Hild") == 4


def test_an_attachment_pays_and_its_bearer_readies() -> None:
    """`to ready her`: not the ring, which has just been exhausted."""
    play = at("action-window", "Action: Exhaust an attachment on Hild to ready her.", "Ana uses Hild")

    assert (value(play, "Hild is exhausted"), value(play, "Ring is exhausted")) == (False, True)


UNNAMED = """
players: {Ana: {threat: 30, hand: 4, deck: 9}}
heroes: {Hild: {owner: Ana, text: TEXT}}
quests: {Road: {points: 9}}
"""


@pytest.mark.parametrize(
    ("text", "hand", "deck"),
    [
        ("Action: Shuffle your hand into your deck.", 0, 13),
        ("Action: Shuffle your hand into your deck. Then, draw 2 cards.", 2, 11),
        ("Action: Shuffle your hand into your deck and draw an equal number of cards.", 4, 9),
        ("Action: Discard your hand. Draw that many cards.", 4, 5),
    ],
)
def test_a_hand_without_names_goes_and_as_many_come(text: str, hand: int, deck: int) -> None:
    """4 cards in hand and 9 in the deck."""
    play = at("action-window", text, "Ana uses Hild", table=UNNAMED)

    assert (value(play, "cards in hand of Ana"), value(play, "cards in deck of Ana")) == (hand, deck)


def test_how_many_that_is_must_be_said() -> None:
    """Nothing that came before is a number of cards."""
    play = at("action-window", "Action: Deal 1 damage to Odo. Draw that many cards.")

    assert not may(play, "Ana uses Hild")


DECK = TABLE.replace("hand: [Song, Axe, Rob], deck: 9", "hand: [], deck: [Axe, Rob, Song]")


@pytest.mark.parametrize(
    ("text", "chosen", "hand", "deck"),
    [
        ("Action: Look at the top 3 cards of your deck. Put 1 ally from among them into play.", (), 0, 2),
        ("Action: Discard the top 2 cards of your deck. Add 1 of those cards to your hand.", ("Axe",), 1, 1),
        ("Action: Discard the top 2 cards of your deck. Choose one of them and add it to your hand.", ("Rob",), 1, 1),
        ("Action: Reveal the top card of your deck. If it is an ally, put it into play. If not, discard it.", (), 0, 2),
        ("Action: Search your deck for a Weapon card, reveal it, and add it to your hand.", (), 1, 2),
        ("Action: Search your deck for a Weapon card and put it into play attached to an eligible hero.", (), 0, 2),
    ],
)  # fmt: skip
def test_cards_out_of_a_deck(text: str, chosen: tuple[str, ...], hand: int, deck: int) -> None:
    play = at("action-window", text, "Ana uses Hild", *(f"Ana chooses {each}" for each in chosen), table=DECK)

    assert (value(play, "cards in hand of Ana"), value(play, "cards in deck of Ana")) == (hand, deck)


def test_an_eligible_hero_is_one_it_attaches_to() -> None:
    """attachment-needs-host: the axe is for Dwarves."""
    text = "Action: Search your deck for a Weapon attachment and put it into play attached to an eligible hero."
    play = at("action-window", text, "Ana uses Hild", table=DECK)

    assert value(play, "Axe is attached to Odo") is True
    assert not may(at("action-window", "Action: Ready each eligible hero.", table=DECK), "Ana uses Hild")


def test_all_of_the_damage_is_canceled() -> None:
    text = "Response: Exhaust Ring to cancel all damage just dealt to a hero."
    song = TABLE.replace("Action: Draw 1 card.", "Action: Deal 2 damage to a hero.").replace(
        "tactics, cost: 1", "spirit, cost: 0"
    )
    play = at("action-window", text, "Ana plays Song", "Ana chooses Odo", "Ana uses Hild", table=song)

    assert value(play, "damage on Odo") == 2


def test_gained_and_got_with_one_verb() -> None:
    text = "Each Dwarf hero gains the Noble trait and +2 willpower. Each Noble hero gets +4 defense."
    play = at("action-window", text)

    assert value(play, "willpower of Odo") == 3
    assert value(play, "defense of Odo") == 5


def test_nothing_is_played_on_it() -> None:
    """No attachment can be played there, whatever it attaches to."""
    table = TABLE.replace("Odo: {", "Odo: {text: 'No attachments can be played on Odo.', ")

    assert may(at("planning", ""), "Ana plays Axe on Odo")
    assert not may(at("planning", "", table=table), "Ana plays Axe on Odo")


def test_the_choices_of_a_card_among_those_discarded() -> None:
    text = "Action: Discard the top 2 cards of your deck. Choose one of those cards and add it to your hand."
    play = at("action-window", text, "Ana uses Hild", table=DECK)

    assert sorted(choices(play)) == ["Ana chooses Axe", "Ana chooses Rob"]


POOL = """
players: {Ana: {threat: 30, hand: 2, deck: 9}}
heroes: {Hild: {owner: Ana, hp: 5}}
attachments: {Rope: {on: Hild, owner: Ana, text: TEXT}}
campaign: {pool: {Rope: {}, Lamp: {}}}
quests: {Road: {points: 9}}
"""


@pytest.mark.parametrize(
    "text",
    [
        "Action: Add Rope to the victory display and remove it from the campaign pool to lower your threat by 3.",
        "Action: Remove Rope from the game and from the campaign pool to lower your threat by 3.",
    ],
)
def test_a_boon_leaves_the_campaign_pool(text: str) -> None:
    """campaign-pool: the rope is struck off, the lamp stays; 30 - 3."""
    play = at("action-window", text, "Ana uses Rope", table=POOL)

    assert (value(play, "threat of Ana"), value(play, "campaign pool")) == (27, ["Lamp"])


@pytest.mark.parametrize(("phase", "able"), [("planning", True), ("combat", False)])
def test_played_only_in_a_phase(phase: str, able: bool) -> None:
    """play-restrictions: the window is in the planning phase."""
    song = TABLE.replace('tactics, cost: 1, text: "', f'spirit, cost: 1, text: "Play only during the {phase} phase. ')

    assert may(at("planning", "", table=song), "Ana plays Song") is able


@pytest.mark.parametrize(
    ("instead", "shown"),
    [("Add Song to the victory display instead of discarding it.", "victory display"),
     ("Remove Song from the game instead of placing it in your discard pile.", "removed from the game")],
)  # fmt: skip
def test_an_event_goes_elsewhere(instead: str, shown: str) -> None:
    song = TABLE.replace("tactics, cost: 1", "spirit, cost: 1").replace("Draw 1 card.", f"Draw 1 card. {instead}")

    assert value(at("planning", "", "Ana plays Song", table=song), "place of Song") == shown


FIGHT = """
players: {Ana: {threat: 30, hand: 2, deck: 9}}
heroes: {Hild: {owner: Ana, hp: 5, defense: 2, text: TEXT}}
enemies: {Orc: {engaged: Ana, hp: 9, attack: ATTACK}}
quests: {Road: {points: 9}}
attack: {enemy: Orc}
"""


@pytest.mark.parametrize(("attack", "hurt"), [(2, False), (3, True)])
def test_it_was_not_damaged_by_that_attack(attack: int, hurt: bool) -> None:
    """2 attack less 2 defense deal nothing: only then may she ready."""
    text = "Response: After Hild defends an attack, if she was not damaged by that attack, ready her."
    play = at("enemy-attack", text, "Ana defends with Hild", table=FIGHT.replace("ATTACK", str(attack)))

    assert may(play, "Ana uses Hild") is not hurt


def test_a_type_in_a_trait_line_is_no_trait_in_card_text() -> None:
    """`a Noldor ally or a Noldor hero` speaks of two types of cards."""
    card = PrintedCard("Rhun", "objective ally", "", (), more={"traits": ("Noldor", "Ally")})

    assert words([card])["trait"] == ("Noldor",)


@pytest.mark.parametrize(("kind", "read"), [("ally", False), ("enemy", True)])
def test_no_character_is_engaged_with_the_same_player(kind: str, read: bool) -> None:
    text = "Forced: After Rhun attacks, deal 1 damage to another enemy engaged with the same player."
    box = read_box(text, frozenset(("Rhun",)), lexicon_of(("Rhun",), (), {}))

    assert all(each.read for each in on_card(box, kind).sentences) is read
