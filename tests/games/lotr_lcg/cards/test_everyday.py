"""Everyday wordings of players' cards, in every order in which they are said; invented cards, worked out by hand."""

from __future__ import annotations

import pytest
from situations import choices, may, value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 37, hand: 4, deck: 9}, Ben: {threat: 21, hand: 4, deck: 9}}
heroes:
  Hild: {owner: Ana, sphere: spirit, resources: 3, hp: 5, attack: 2, defense: 1, willpower: 2, text: TEXT}
  Ulf: {owner: Ana, sphere: tactics, traits: [Dwarf], hp: 5, attack: 1, defense: 1, resources: 1}
  Odo: {owner: Ben, sphere: lore, traits: [Hobbit], hp: 5, attack: 2, keywords: [ranged]}
enemies:
  Orc: {engaged: Ana, traits: [Orc], hp: 9, attack: 3, defense: 0, shadow: [Gloom]}
  Wolf: {hp: 9, threat: 2, defense: 1}
treacheries: {Gloom: {text: "Shadow: Attacking enemy gets +3 attack."}, Dusk: {}}
encounter-deck: [Dusk]
quests: {Road: {points: 9, progress: 3}}
"""


def at(where: str, text: str, *chosen: str, more: str = "") -> Played:
    board = TABLE.replace("TEXT", repr(text))
    return situation(where, board + more, *chosen)


def is_read(kind: str, *text: str) -> bool:
    """Whether a card is read whole."""
    assert RULES.collected is not None
    return RULES.collected.read(PrintedCard("Pell", kind, text=text)).status == "read"


def test_threat_goes_down_to_a_number_and_never_up_to_it() -> None:
    """Ana has 37 and Ben 21: `to 30` is less for her and nothing for him."""
    text = "Action: Choose a player. Reduce that player's threat to 30."
    assert value(at("action-window", text, "Ana uses Hild", "Ana chooses Ana"), "threat of Ana") == 30
    assert value(at("action-window", text, "Ana uses Hild", "Ana chooses Ben"), "threat of Ben") == 21


def test_a_shadow_card_is_looked_at_and_may_go() -> None:
    """It lies facedown until then; who looks may discard it, and need not."""
    text = "Action: Exhaust Hild to look at a shadow card dealt to an enemy. You may discard it."
    kept = at("action-window", text, "Ana uses Hild", "Ana declines")
    gone = at("action-window", text, "Ana uses Hild", "Ana does it")
    assert (value(kept, "place of Gloom"), value(gone, "place of Gloom")) == ("shadow", "discard pile")


def test_what_can_be_paid_but_once_is_used_but_once() -> None:
    """Two cards drawn together: she exhausts once, and the threat is lowered once."""
    text = "Response: After you draw a card, exhaust Hild to lower your threat by 1."
    more = 'allies: {Pim: {owner: Ana, text: "Action: Draw 2 cards."}}\n'
    play = at("action-window", text, "Ana uses Pim", "Ana uses Hild", more=more)
    assert (value(play, "threat of Ana"), value(play, "Hild is exhausted")) == (36, True)


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("Response: After you draw a card, lower your threat by 1. (Limit once per round.)", True),
        ("Response: After you draw a card, lower your threat by 1. (Limit twice per round.)", False),
        ("Response: After you draw a card, lower your threat by 1.", False),
        ("Response: After you draw a card, exhaust Hild to discard that card.", False),
    ],
)
def test_one_of_several_is_clear_only_where_it_is_used_once(text: str, read: bool) -> None:
    assert is_read("hero", text.replace("Hild", "Pell")) is read


def test_any_number_of_heroes_and_as_many_cards() -> None:
    """X of them: Ana has two heroes, exhausts both and draws 2."""
    text = "Action: Exhaust any number of heroes you control to draw that many cards."
    play = at("action-window", text, "Ana uses Hild", "Ana names X = 2")
    assert (value(play, "cards in hand of Ana"), value(play, "Ulf is exhausted")) == (6, True)


def test_attackers_are_declared_against_one_in_the_staging_area() -> None:
    """Only her characters, only that enemy, only as long as the phase lasts."""
    text = (
        "Action: Exhaust Ulf to choose an enemy in the staging area. Until the end of the phase, you may declare "
        "attackers against that enemy."
    )
    board = TABLE.replace("TEXT", repr(text)).replace("attack: 3, defense: 0, shadow: [Gloom]", "attack: 0")
    used = situation("combat:aw-6.2", board, "Ana uses Hild", "Ana chooses Wolf", "Ana declares no defender")
    unused = situation("combat:aw-6.2", board, "Ana declares no defender")
    assert [may(play, "Ana attacks Wolf with Hild") for play in (used, unused)] == [True, False]


def test_a_value_is_doubled() -> None:
    text = "Action: Choose a hero. That hero's willpower is doubled until the end of the phase."
    assert value(at("action-window", text, "Ana uses Hild", "Ana chooses Hild"), "willpower of Hild") == 4


def test_who_defended_is_readied_and_stands_firmer() -> None:
    """`that character` first, and `it` is the same one: not the enemy."""
    text = (
        "Response: After a character you control defends an attack, ready that character and give it +2 defense "
        "until the end of the phase."
    )
    more = "attack: {enemy: Orc, player: Ana, defenders: [Ulf]}\n"
    play = at("enemy-attack:6.4.4", text, "Ana uses Hild", more=more)
    assert (value(play, "Ulf is exhausted"), value(play, "defense of Ulf"), value(play, "defense of Orc")) == (
        False, 3, 0)  # fmt: skip


def test_the_limit_and_who_may_use_it_in_one_pair_of_brackets() -> None:
    """Ben may use it too, and then it has been used in this round."""
    text = "Action: Heal 1 damage from Hild. (Limit once per round. Any player may trigger this ability.)"
    board = TABLE.replace("TEXT", repr(text)).replace("hp: 5, attack: 2, d", "hp: 5, damage: 3, attack: 2, d")
    again = situation("action-window", board, "Ana passes", "Ben uses Hild")
    assert (value(again, "damage on Hild"), may(again, "Ana uses Hild")) == (2, False)


def test_all_allies_among_those_shown_go_into_hand() -> None:
    """Two of three are allies: both go into the hand, and the third is discarded."""
    text = "Action: Reveal the top 3 cards of your deck. Add each ally revealed this way to your hand and discard "
    text += "the others."
    board = TABLE.replace("deck: 9}, Ben", "deck: [Pim, Horn, Pam]}, Ben").replace("TEXT", repr(text))
    board += "allies: {Pim: {owner: Ana}, Pam: {owner: Ana}}\nattachments: {Horn: {owner: Ana}}\n"
    play = situation("action-window", board, "Ana uses Hild")
    assert [value(play, f"place of {each}") for each in ("Pim", "Pam", "Horn")] == ["hand", "hand", "discard pile"]
    assert not [each for each in choices(play) if "Pim" in each]
