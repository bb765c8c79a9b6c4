"""Wordings about playing cards and paying for them, on invented cards; results worked out by hand."""

from __future__ import annotations

import pytest
from situations import may, value

from judge.scenario.played import Played
from lotr_lcg.situations import situation, value_now

TABLE = """
players: {Ana: {threat: 18, hand: HAND, deck: DECK}, Ben: {threat: 20, deck: 9}}
heroes:
  Hild: {owner: Ana, sphere: spirit, resources: 3, text: HERS}
  Ulf: {owner: Ana, sphere: tactics, resources: 2, traits: [Dwarf]}
allies: {Pim: {owner: Ana, cost: 3, text: ITS}, Pam: {owner: Ana, cost: 1}, Cob: {owner: Ana}}
events: {Trick: {owner: Ana, cost: COST, sphere: SPHERE, text: TRICK}, Trick 2: {owner: Ana, title: Trick, text: TRICK}}
encounter-deck: [Bat, Cat]
enemies: {Bat: {threat: 1}, Cat: {threat: 1}}
quests: {Road: {points: 9}}
"""


def at(
    where: str, *chosen: str, hand: str = "[]", deck: str = "9", hers: str = "", its: str = "", trick: str = "",
    cost: str = "0", sphere: str = "spirit",
) -> Played:  # fmt: skip
    said = {"HAND": hand, "DECK": deck, "HERS": repr(hers), "ITS": repr(its), "TRICK": repr(trick)}
    table = TABLE.replace("COST", cost).replace("SPHERE", sphere)
    for name, text in said.items():
        table = table.replace(name, text)
    return situation(where, table, *chosen)


def test_an_event_lowers_its_own_cost_as_it_is_paid() -> None:
    text = "While your threat is less than 25, reduce the cost to play Trick by 2. Action: Draw 1 card."
    play = at("action-window", "Ana plays Trick", hand="[Trick]", trick=text, cost="4")

    assert value(play, "resources of Hild") == 1


def test_an_additional_cost() -> None:
    text = "As an additional cost to play Pim, discard 1 card from your hand."
    play = at(
        "planning", "Ana plays Pim", "Ana pays 3 from Hild", "Ana pays with Cob", hand="[Pim, Pam, Cob]", its=text
    )

    assert (value(play, "place of Pim"), value(play, "place of Cob")) == ("play area", "discard pile")
    assert may(at("planning", hand="[Pim]", its=text.replace("1 card", "4 cards")), "Ana plays Pim") is False


@pytest.mark.parametrize(("hero", "able"), [("a single hero's", True), ("", True)])
def test_one_hero_has_to_pay(hero: str, able: bool) -> None:
    text = f"Pim's resource cost must be paid from {hero} resource pool." if hero else ""
    play = at("planning", "Ana plays Pim", hand="[Pim]", its=text)

    assert value_now(play, "place of Pim") == ("play area" if hero else "hand")  # Otherwise she has to say who pays.


def test_resources_that_do_not_pay_for_allies() -> None:
    text = "Resources in Hild's resource pool cannot be used to pay for allies."

    assert may(at("planning", hand="[Pim]", hers=text), "Ana plays Pim") is False
    assert may(at("planning", hand="[Pam]", hers=text), "Ana plays Pam") is True


def test_an_icon_for_one_payment() -> None:
    text = "While paying for Trick, each Dwarf hero you control is considered to have a lore icon. Action: Draw 1 card."
    play = at("action-window", "Ana plays Trick", hand="[Trick]", trick=text, cost="1", sphere="lore")

    assert value(play, "resources of Ulf") == 1


def test_the_first_copy_of_a_round() -> None:
    text = (
        "Action: Draw 1 card. Then, if this is the first time you played a copy of Trick this round, return "
        "Trick to your hand."
    )
    play = at("action-window", "Ana plays Trick", hand="[Trick]", trick=text)
    assert value(play, "place of Trick") == "hand"
    play = at("action-window", "Ana plays Trick", "Ana plays Trick", hand="[Trick]", trick=text)
    assert value(play, "place of Trick") == "discard pile"

    once = "Action: Draw 1 card. You can only play 1 copy of Trick each round."
    play = at("action-window", "Ana plays Trick", hand="[Trick, Trick 2]", trick=once)
    assert may(play, "Ana plays Trick 2") is False


@pytest.mark.parametrize(
    ("when", "where", "able"),
    [("before the staging step", "quest:aw-3.2", True), ("before the staging step", "quest:aw-3.3", False),
     ("after the staging step", "quest:aw-3.3", True), ("after the staging step", "quest:aw-3.1", False)],
)  # fmt: skip
def test_before_or_after_a_step(when: str, where: str, able: bool) -> None:
    play = at(where, hand="[Trick]", trick=f"Play only {when}. Quest Action: Draw 1 card.")

    assert may(play, "Ana plays Trick") is able


def test_two_characters_and_not_one_that_is_both() -> None:
    text = (
        "Play only if you control a hero with the Dwarf trait and another hero with 2 resources. Action: Draw 1 card."
    )
    assert may(at("action-window", hand="[Trick]", trick=text), "Ana plays Trick") is False
    text = text.replace("2 resources", "3 resources")
    assert may(at("action-window", hand="[Trick]", trick=text), "Ana plays Trick") is True


@pytest.mark.parametrize(("kind", "place"), [("ally", "hand"), ("event", "discard pile")])
def test_a_type_is_named(kind: str, place: str) -> None:
    text = (
        "Action: Name a card type and discard the top card of your deck. If it is the named type, return it "
        "to your hand."
    )
    play = at("action-window", "Ana uses Hild", f"Ana selects name {kind}", deck="[Pam, Cob]", hers=text)

    assert value(play, "place of Pam") == place


def test_a_cost_has_a_minimum() -> None:
    text = "Action: Exhaust Hild to reduce the cost of the next ally you play this phase by 5 (to a minimum of 1)."
    play = at("planning:2.2", "Ana uses Hild", "Ana plays Pim", "Ana pays 1 from Ulf", hand="[Pim]", hers=text)

    assert value(play, "resources of Ulf") == 1


def test_fewer_cards_are_revealed() -> None:
    text = "Action: Exhaust Hild to reveal 2 fewer cards from the encounter deck this phase (to a minimum of 1)."
    play = at("quest", "Ana uses Hild", "Ana commits nobody", "Ben commits nobody", hers=text)

    assert (value(play, "place of Bat"), value(play, "place of Cat")) == ("staging area", "deck")


def test_who_came_this_round_need_not_exhaust() -> None:
    text = "Each ally you control does not exhaust to quest during the round it enters play."
    board = {"hand": "[Pam]", "hers": text + " Action: Put an ally into play from your hand."}
    play = at("quest", "Ana uses Hild", "Ana commits Pam and Pim", **board)

    assert (value(play, "Pam is exhausted"), value(play, "Pim is exhausted")) == (False, True)


def test_you_are_not_the_player_who_does_it() -> None:
    """Ben moves it from a hero of his to one of hers."""
    text = "Action: Choose another player. That player moves 1 resource from a hero he controls to a hero you control."
    table = TABLE.replace("HERS", repr(text)).replace("HAND", "[]").replace("DECK", "9").replace("COST", "0")
    table = table.replace("ITS", '""').replace("TRICK", '""').replace("SPHERE", "lore")
    table = table.replace("  Ulf:", "  Odo: {owner: Ben, resources: 1}\n  Ulf:")
    play = situation("action-window", table, "Ana uses Hild", "Ben sends it to Ulf")

    assert (value(play, "resources of Ulf"), value(play, "resources of Odo")) == (3, 0)


def test_the_next_player_is_first() -> None:
    play = at("action-window", "Ana uses Hild", hers="Action: The next player becomes the first player.")

    assert value(play, "first player") == "Ben"


def test_those_whom_the_condition_speaks_of() -> None:
    text = (
        "Response: After you commit characters to the quest, "
        "if each character you have committed to the quest is an ally, ready each of those characters."
    )
    play = at("quest", "Ana commits Pim and Pam", "Ana uses Hild", hers=text)

    assert (value(play, "Pim is exhausted"), value(play, "Pam is exhausted")) == (False, False)
    assert may(at("quest", "Ana commits Pim and Ulf", hers=text), "Ana uses Hild") is False


def test_what_was_not_found_is_nobody() -> None:
    """`it` is then nobody, and not the card that speaks."""
    text = "Action: Search your deck for an Item attachment. Add it to your hand. Shuffle your deck."
    assert value(at("action-window", "Ana uses Hild", deck="[Pam]", hers=text), "place of Hild") == "play area"
    text = "Action: Draw 1 card. Ready a Hobbit hero. Deal 1 damage to it."
    assert value(at("action-window", "Ana uses Hild", hers=text), "damage on Hild") == 0


def test_played_from_the_discard_pile() -> None:
    text = "Trick can only be played from your discard pile. Action: Draw 1 card."
    board = TABLE.replace("hand: HAND", "hand: [], discard: [Trick]").replace("DECK", "9").replace("TRICK", repr(text))
    for name in ("HERS", "ITS"):
        board = board.replace(name, '""')
    board = board.replace("COST", "0").replace("SPHERE", "spirit")

    assert may(situation("action-window", board), "Ana plays Trick") is True
    assert may(at("action-window", hand="[Trick]", trick=text), "Ana plays Trick") is False


def test_she_is_the_one_it_is_attached_to() -> None:
    text = "Attach to Hild. Restricted. She gains a lore resource icon."
    gem = f"attachments: {{Gem: {{owner: Ana, on: Hild, text: {text!r}}}}}\n"
    board = TABLE.replace("HAND", "[Trick]").replace("DECK", "9").replace("COST", "1").replace("SPHERE", "lore")
    board = board.replace("HERS", '""').replace("ITS", '""').replace("TRICK", '"Action: Draw 1 card."')

    assert may(situation("action-window", board + gem), "Ana plays Trick") is True
    assert may(situation("action-window", board), "Ana plays Trick") is False
