"""Keywords of later sets, which the rulebook does not have: what they do, and on which cards."""

from __future__ import annotations

import pytest
from situations import value

from judge.cardtext import PrintedCard
from judge.content.problem import BadInput
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: THREAT, first: yes, hand: HAND}, Ben: {threat: 30}}
heroes:
  Hild: {owner: Ana, sphere: spirit, resources: 5, hp: 5}
  Odo: {owner: Ben, sphere: spirit, resources: 5, hp: 5}
"""


def at(where: str, table: str, *chosen: str, threat: int = 25, hand: str = "0") -> Played:
    return situation(where, TABLE.replace("THREAT", str(threat)).replace("HAND", hand) + table, *chosen)


@pytest.mark.parametrize("printed", ['text: "Archery 2."', "keywords: [archery 2]"])
def test_archery_is_damage_at_the_start_of_combat(printed: str) -> None:
    """2 damage among all characters, of either player; the first player has the last word."""
    play = at("combat", f"enemies: {{Bowman: {{{printed}}}}}\n", "Ana assigns 2 to Odo")

    assert (value(play, "damage on Hild"), value(play, "damage on Odo")) == (0, 2)


@pytest.mark.parametrize(("more", "stays"), [("", False), ("Indestructible.", True)])
def test_indestructible_stays_with_damage_enough(more: str, stays: bool) -> None:
    text = "Action: Exhaust Pam to deal 3 damage to an enemy."
    table = f'allies: {{Pam: {{owner: Ana, text: "{text}"}}}}\nenemies: {{Wall: {{hp: 3, text: "{more}"}}}}\n'
    play = at("action-window", table, "Ana uses Pam")

    assert value(play, "Wall is in play") is stays


def test_indestructible_is_about_damage_alone() -> None:
    text = "Action: Exhaust Pam to destroy an enemy."
    table = f'allies: {{Pam: {{owner: Ana, text: "{text}"}}}}\nenemies: {{Wall: {{hp: 3, text: "Indestructible."}}}}\n'

    assert value(at("action-window", table, "Ana uses Pam"), "Wall is in play") is False


def test_toughness_takes_from_every_damage() -> None:
    text = "Action: Exhaust Pam to deal 3 damage to an enemy."
    table = f'allies: {{Pam: {{owner: Ana, text: "{text}"}}}}\nenemies: {{Wall: {{hp: 9, text: "Toughness 2."}}}}\n'

    assert value(at("action-window", table, "Ana uses Pam"), "damage on Wall") == 1


@pytest.mark.parametrize(("threat", "left"), [(20, 4), (21, 2)])
def test_secrecy_makes_a_card_cheaper_up_to_threat_20(threat: int, left: int) -> None:
    """3, or 3 - 2 = 1."""
    table = 'allies: {Pim: {owner: Ana, sphere: spirit, cost: 3, text: "Secrecy 2."}}\n'
    play = at("planning", table, "Ana plays Pim", threat=threat, hand="[Pim]")

    assert value(play, "resources on Hild") == left


@pytest.mark.parametrize(("more", "heard"), [("", True), ("Peril. ", False)])
def test_peril_silences_the_other_players(more: str, heard: bool) -> None:
    shield = "Response: Cancel the when revealed effects of a treachery that was just revealed from the encounter deck."
    table = f"""
allies: {{Pam: {{owner: Ben, text: "{shield}"}}}}
treacheries: {{Dusk: {{text: "{more}When Revealed: Deal 1 damage to each hero."}}}}
encounter-deck: [Dusk]
"""

    if heard:
        assert value(at("reveal", table, "Ben uses Pam"), "damage on Hild") == 0
    else:
        assert value(at("reveal", table), "damage on Hild") == 1
        with pytest.raises(BadInput, match="not legal"):
            at("reveal", table, "Ben uses Pam")


@pytest.mark.parametrize(
    ("kind", "text", "status"),
    [
        ("enemy", "Archery 2.", "read"),
        ("ally", "Archery 2.", "unread"),
        ("ally", "Secrecy 1.", "read"),
        ("enemy", "Secrecy 1.", "unread"),
        ("treachery", "Peril.", "read"),
        ("event", "Peril.", "unread"),
    ],
)
def test_which_cards_have_them(kind: str, text: str, status: str) -> None:
    assert RULES.collected is not None
    assert RULES.collected.read(PrintedCard("Pell", kind, text=(text,))).status == status


TWO_WAYS = "Action: Draw 1 card. Valour Action: Draw 3 cards."


@pytest.mark.parametrize(("threat", "drawn"), [(39, 1), (40, 3)])
def test_valour_is_for_threat_40_and_more(threat: int, drawn: int) -> None:
    table = f'events: {{Horn: {{owner: Ana, sphere: spirit, cost: 1, text: "{TWO_WAYS}"}}}}\n'
    play = at("planning", table, f"Ana plays Horn ({2 if threat > 39 else 1})", threat=threat, hand="[Horn]")

    assert value(play, "cards in hand of Ana") == drawn
    if threat < 40:
        with pytest.raises(BadInput, match="not legal"):
            at("planning", table, "Ana plays Horn (2)", threat=threat, hand="[Horn]")


def test_valour_may_be_left_for_the_plain_action() -> None:
    table = f'events: {{Horn: {{owner: Ana, sphere: spirit, cost: 1, text: "{TWO_WAYS}"}}}}\n'

    assert value(at("planning", table, "Ana plays Horn (1)", threat=45, hand="[Horn]"), "cards in hand of Ana") == 1


@pytest.mark.parametrize(
    ("rows", "chosen"),
    [
        ('allies: {Pim: {owner: Ana, sphere: spirit, cost: 1, text: "Doomed 2."}}', "Ana plays Pim"),
        ('attachments: {Pim: {owner: Ana, sphere: spirit, cost: 1, text: "Doomed 2."}}', "Ana plays Pim on Hild"),
        (
            'events: {Pim: {owner: Ana, sphere: spirit, cost: 1, text: "Doomed 2. Action: Draw 1 card."}}',
            "Ana plays Pim",
        ),
    ],
)
def test_doomed_raises_the_threat_of_each_player_as_a_card_is_played(rows: str, chosen: str) -> None:
    play = at("planning", f"{rows}\n", chosen, hand="[Pim]")

    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (27, 32)


def test_doomed_is_not_for_a_card_that_is_put_into_play() -> None:
    text = "Action: Exhaust Pam to put an ally into play from your hand."
    table = f'allies: {{Pim: {{owner: Ana, text: "Doomed 2."}}, Pam: {{owner: Ana, text: "{text}"}}}}\n'
    play = at("action-window", table, "Ana uses Pam", hand="[Pim]")

    assert (value(play, "Pim is in play"), value(play, "threat of Ana")) == (True, 25)


def test_doomed_comes_before_what_the_event_does() -> None:
    """25 + 3 = 28: at that threat the draw is for 2 cards."""
    text = "Doomed 3. Action: Draw 1 card. (2 cards instead if your threat is 28 or higher.)"
    table = f'events: {{Pim: {{owner: Ana, sphere: spirit, cost: 0, text: "{text}"}}}}\n'

    assert value(at("planning", table, "Ana plays Pim", hand="[Pim]"), "cards in hand of Ana") == 2


SET_UP = """
players: {Ana: {first: yes, deck: 9}, Ben: {deck: 9}}
heroes: {Hild: {owner: Ana}, Odo: {owner: Ana}, Ulf: {owner: Ben}}
quests: {Road: {stage: 1, quest-points: 9, text: "Setup: Add Hill to the staging area."}}
locations: {Hill: {threat: 1, quest-points: 3}}
encounter-deck: [Hill]
attachments: {Oath: {owner: Ana, text: "Permanent. Setup: Attach to a hero. Add 2 resources to that hero's pool."}}
"""


def test_an_attachment_with_setup_begins_on_a_hero() -> None:
    keep = ("Ana keeps the hand", "Ben keeps the hand")
    play = situation("setup", SET_UP, *keep, "Ana sends it to Odo")

    assert (value(play, "host of Oath"), value(play, "resources on Odo")) == ("Odo", 2)
    assert value(play, "Hill is in play") is True


GIVEN = (
    "You may give Pim doomed 2 when you play it from your hand. "
    "If you do, it gains: 'Response: After you play Pim, draw 1 card.'"
)


@pytest.mark.parametrize(
    ("chosen", "threat", "drawn"), [(("Ana plays Pim",), 25, 0), (("Ana plays Pim with doomed", "Ana uses Pim"), 27, 1)]
)
def test_doomed_may_be_given_as_a_card_is_played(chosen: tuple[str, ...], threat: int, drawn: int) -> None:
    table = f'allies: {{Pim: {{owner: Ana, sphere: spirit, cost: 1, text: "{GIVEN}"}}}}\n'
    play = at("planning", table, *chosen, hand="[Pim]")

    assert (value(play, "threat of Ana"), value(play, "cards in hand of Ana")) == (threat, drawn)


def test_without_doomed_there_is_nothing_gained() -> None:
    table = f'allies: {{Pim: {{owner: Ana, sphere: spirit, cost: 1, text: "{GIVEN}"}}}}\n'
    with pytest.raises(BadInput, match="not legal"):
        at("planning", table, "Ana plays Pim", "Ana uses Pim", hand="[Pim]")


@pytest.mark.parametrize(("chosen", "left"), [("Ana does it", 1), ("Ana declines", 0)])
def test_if_you_do_asks_whether_it_was_done(chosen: str, left: int) -> None:
    text = "Action: Exhaust Pam to choose a player. You may exhaust a hero you control. If you do, draw 1 card."
    table = f'allies: {{Pam: {{owner: Ana, text: "{text}"}}}}\n'
    play = at("action-window", table, "Ana uses Pam", "Ana chooses Ana", chosen)

    assert value(play, "cards in hand of Ana") == left
