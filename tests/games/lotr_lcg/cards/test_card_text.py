"""Card text in the words of the cards: invented cards with the turns of phrase that real ones use, and what they do."""

from __future__ import annotations

from textwrap import dedent, indent

import pytest
from situations import choices, happened, may, next_actor, value

from judge.content.problem import BadInput
from judge.scenario.read import read
from judge.scenario.report import report
from lotr_lcg.situations import situation

HERO = """
players: {Ana: {threat: 30, hand: 3}, Ben: 30}
heroes:
  Hild: {owner: Ana, sphere: spirit, resources: 3, willpower: 2, attack: 2, hp: 6, text: TEXT}
  Ulf: {owner: Ana, sphere: tactics, damage: 2, exhausted: yes}
  Odo: {owner: Ben, sphere: lore}
enemies: {Orc: {engaged: Ana, traits: [Orc], hp: 9}, Bat: {engaged: Ben, hp: 3}, Wolf: {hp: 3}}
"""


def with_text(text: str, *chosen: str, at: str = "action-window") -> object:
    return situation(at, HERO.replace("TEXT", repr(text)), *chosen)


def test_for_each_damage_on_him() -> None:
    """modifiers: a constant ability counts damage as it is now."""
    play = situation(
        "action-window", HERO.replace("TEXT", '"Each hero you control gets +1 attack for each damage token on him."')
    )

    assert value(play, "attack of Ulf") == 3
    assert value(play, "attack of Hild") == 2


def test_each_player_once_each_round() -> None:
    """limits: an ability that each player may trigger once each round is for the others too."""
    text = "Action: Discard 1 card from your hand to give Hild +1 willpower until the end of the phase. " \
           "This effect may be triggered by each player once each round."  # fmt: skip
    play = with_text(text, "Ana uses Hild")

    assert value(play, "willpower of Hild") == 3
    assert not may(play, "Ana uses Hild")
    assert value(play, "cards in hand of Ana") == 2


def test_give_one_of_two() -> None:
    """effects-select: `+1 defense or +1 willpower` is a choice between two effects."""
    play = with_text("Action: Give Hild +1 defense or +1 willpower until the end of the phase.", "Ana uses Hild")

    assert choices(play) == ["Ana selects +1 defense", "Ana selects +1 willpower"]


def test_a_or_b_between_sentences() -> None:
    """effects-select: what is joined by `or` is a choice."""
    play = with_text("Action: Reduce your threat by 6, or draw 2 cards.", "Ana uses Hild", "Ana selects draw 2 cards")

    assert value(play, "cards in hand of Ana") == 5
    assert value(play, "threat of Ana") == 30


def test_choose_and_ready_another() -> None:
    """`choose and ready a different hero` picks among the others."""
    play = with_text("Action: Exhaust Hild to choose and ready a different hero.", "Ana uses Hild")

    assert choices(play) == ["Ana chooses Ulf", "Ana chooses Odo"]


def test_his_pool_and_him() -> None:
    """Pronouns mean what was spoken of: the hero whose pool is meant."""
    play = with_text("Action: Exhaust Hild and spend 1 resource from his resource pool to heal 1 point of damage on "
                     "any 1 hero.", "Ana uses Hild")  # fmt: skip

    assert value(play, "resources of Hild") == 2
    assert value(play, "damage on Ulf") == 1


def test_a_longer_form_of_the_own_name() -> None:
    """self-referential: a surname in the text does not make another card of it."""
    play = with_text("Action: Raise your threat by 1 to ready Hild Shieldmaiden.")

    assert not may(play, "Ana uses Hild")


@pytest.mark.parametrize(
    "text",
    [
        "Action: Exhaust X characters to deal X damage to an enemy in the staging area.",
        "Response: After Hild commits to a quest, choose a hero committed to that quest. Add 1 resource to it.",
        "Response: After you travel to a location the first player may choose and ready 1 character he controls.",
        "While Hild is ready, Orc enemies get -1 attack.",
        "Hild gets +2 attack when attacking an Orc.",
        "You may spend resources from Hild's resource pool to pay for lore and tactics allies.",
        "Hild can target enemies in the staging area when she attacks alone. When doing so, she gets +1 attack.",
        "Action: Put 1 ally card into play from your hand. At the end of the phase, if it is still in play, return it.",
        "Action: Choose a player. That player's engaged enemies cannot attack that player this phase.",
        "Combat Action: Exhaust Hild to immediately declare it as an attacker (and resolve it) against any enemy.",
        "Response: Cancel the \"when revealed\" effects of a card that was just revealed from the encounter deck.",
        "Lower the cost for you to play Weapon and Armor attachments on Hild by 2.",
    ],
)  # fmt: skip
def test_turns_of_phrase(text: str) -> None:
    """Texts in the manner of printed cards are understood."""
    quoted = text.replace("return it.", "return it to your hand.")

    situation("action-window", HERO.replace("TEXT", repr(quoted) if '"' in quoted else f'"{quoted}"'))


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("Action: Reddie a hero.", "not understood"),
        ("Action: Ready a heroe.", "did you mean hero"),
        ("Ready a hero.", "without saying when"),
        ("Response: After the moon rises, draw 1 card.", '"moon rises, draw 1 card" is not understood'),
        ("Hild cannot fly.", '"fly" is not understood'),
        ("Action: Ready Ulv.", '"Ulv" is not understood'),
    ],
)
def test_what_is_not_understood_is_told(text: str, told: str) -> None:
    """Text that is not understood stays on the card, with what is wrong and where; a strict scenario is refused."""
    table = indent(dedent(HERO.replace("TEXT", repr(text))), "  ")
    written = f"title: t\ngame: lotr-lcg\nat: action-window\ntable:\n{table}\n"
    (unread,) = report(read(written)).unread

    assert unread[0] == "Hild"
    assert told in unread[1].why
    with pytest.raises(BadInput, match="not understood on Hild"):
        report(read("strict: yes\n" + written))


SHADOW = """
players: {Ana: {threat: 20}, Ben: {threat: 20, first: yes}}
heroes: {Hild: {owner: Ana, defense: 1, hp: 9}, Odo: {owner: Ben}}
attachments: {Cloak: {on: Hild}, Ring: {on: Odo}}
enemies: {Orc: {engaged: Ana, attack: 3, shadow: [Gloom]}}
treacheries: {Gloom: {text: TEXT}}
attack: {enemy: Orc, player: Ana, DEFENDER}
"""


def test_more_if_the_attack_is_undefended() -> None:
    """The number in brackets takes the place of the one before when nobody defends."""
    text = '"Shadow: Attacking enemy gets +1 attack. (+3 attack instead if this attack is undefended.)"'
    defended = situation("enemy-attack:6.4.2", SHADOW.replace("TEXT", text).replace("DEFENDER", "defenders: [Hild]"))
    undefended = situation("enemy-attack:6.4.2", SHADOW.replace("TEXT", text).replace("DEFENDER", "declared: yes"))

    assert value(defended, "damage on Hild") == 3
    assert value(undefended, "damage on Hild") == 6


def test_the_defending_player_not_the_first_one() -> None:
    """defending-player: a shadow effect that names the defending player means the player who is attacked."""
    text = '"Shadow: Defending player must choose and discard 1 attachment he controls."'
    play = situation("enemy-attack:6.4.2", SHADOW.replace("TEXT", text).replace("DEFENDER", "defenders: [Hild]"))

    assert happened(play, "discarded")[0] == "Cloak"
    assert value(play, "Ring is in play") is True


def test_each_player_chooses_in_player_order() -> None:
    """in-player-order: what each player chooses is chosen by the first player first."""
    table = """
    players: {Ana: {threat: 20}, Ben: {threat: 20, first: yes}}
    heroes: {Hild: {owner: Ana}, Ulf: {owner: Ana}, Odo: {owner: Ben}, Bo: {owner: Ben}}
    treacheries: {Weariness: {text: "When Revealed: Each player must choose and exhaust 1 character he controls."}}
    encounter-deck: [Weariness]
    """
    play = situation("reveal", table)

    assert next_actor(play) == "Ben"
    assert choices(play) == ["Ben chooses Odo", "Ben chooses Bo"]
