"""Wordings of heroes, allies, attachments and events, on invented cards; what must come out was worked out by hand."""

from __future__ import annotations

import pytest
from situations import choices, happened, may, value

from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 30, hand: 4}, Ben: {threat: 45, hand: 4}}
heroes:
  Hild: {owner: Ana, sphere: spirit, resources: 3, hp: 5, text: TEXT}
  Ulf: {owner: Ana, sphere: tactics, exhausted: yes, traits: [Dwarf], hp: 5}
  Odo: {owner: Ben, sphere: lore, traits: [Hobbit], hp: 5}
enemies: {Orc: {engaged: Ana, traits: [Orc], hp: 9}, Wolf: {hp: 9, threat: 2}}
quests: {Road: {points: 9, progress: 3}}
"""


def table(text: str = "", more: str = "") -> str:
    return TABLE.replace("TEXT", repr(text)) + more


def used(text: str, *chosen: str, at: str = "action-window", more: str = "") -> object:
    return situation(at, table(text, more), *chosen)


BOW = 'attachments: {Bow: {owner: Ana, on: HOST, text: "Attach to a hero. TEXT"}}\n'


def test_two_cards_exhaust_for_one_cost() -> None:
    """`Exhaust this card and attached hero to ...`: both, or it cannot be paid."""
    bow = BOW.replace("TEXT", "Action: Exhaust Bow and attached hero to deal 1 damage to an enemy in the staging area.")
    play = situation("action-window", table(more=bow.replace("HOST", "Hild")), "Ana uses Bow")

    assert (value(play, "Hild is exhausted"), value(play, "Bow is exhausted")) == (True, True)
    assert value(play, "damage on Wolf") == 1
    tired = situation("action-window", table(more=bow.replace("HOST", "Ulf")))
    assert may(tired, "Ana uses Bow") is False


def test_up_to_so_much_is_the_player_s_to_say() -> None:
    text = "Action: Heal up to 2 damage from Hild."
    play = situation("action-window", table(text).replace("resources: 3,", "damage: 3,"), "Ana uses Hild")

    assert len(choices(play)) == 2
    play = situation(
        "action-window", table(text).replace("resources: 3,", "damage: 3,"), "Ana uses Hild", choices(play)[1]
    )
    assert value(play, "damage on Hild") == 2


FIGHT = """
players: {Ana: {threat: 20}}
heroes: {Hild: {owner: Ana, hp: 9, defense: 0, resources: 3, text: TEXT}}
enemies: {Orc: {engaged: Ana, attack: 4, hp: 9}}
attack: {enemy: Orc, player: Ana, defenders: [Hild]}
"""


def test_damage_just_dealt_is_canceled_in_part() -> None:
    text = '"Response: Spend 1 resource from Hild\'s pool to cancel 2 damage just dealt to Hild."'
    play = situation("enemy-attack:6.4.2", FIGHT.replace("TEXT", text), "Ana uses Hild")

    assert value(play, "damage on Hild") == 2


@pytest.mark.parametrize(("committed", "drawn"), [("yes", ["Ana"]), ("no", [])])
def test_quests_successfully(committed: str, drawn: list[str]) -> None:
    """`After Hild quests successfully`: only if she is committed as the players succeed."""
    at = "quest:3.4"
    board = f"""
    players: {{Ana: {{hand: 1}}}}
    heroes:
      Hild:
       {{owner: Ana, committed: {committed}, text: "Forced: After Hild quests successfully, draw 1 card."}}
      Ulf: {{owner: Ana, willpower: 3, committed: yes}}
    quests: {{Road: {{points: 9}}}}
    """

    assert happened(situation(at, board), "drawn") == drawn


def test_each_player_whose_threat_is_so_high() -> None:
    play = used("Action: Each player whose threat is 40 or higher draws 1 card.", "Ana uses Hild")

    assert (value(play, "cards in hand of Ana"), value(play, "cards in hand of Ben")) == (4, 5)


def test_a_trait_alone_is_any_card_with_it() -> None:
    pipes = (
        "attachments: {Pipe 1: {owner: Ana, on: Hild, traits: [Pipe]}, Pipe 2: {owner: Ana, on: Ulf, traits: [Pipe]}}\n"
    )
    play = used("Action: Draw 1 card for each Pipe you control.", "Ana uses Hild", more=pipes)

    assert value(play, "cards in hand of Ana") == 6
    one = used("Each hero with a Pipe attachment gets +1 attack.", more=pipes)
    assert value(one, "attack of Ulf") == value(one, "attack of Odo") + 1


@pytest.mark.parametrize(("who", "spent"), [("Ana selects", 1), ("", 0)])
def test_pay_or_else(who: str, spent: int) -> None:
    """`pay 1 spirit resource or discard it`: it is really paid, by a hero with the icon."""
    text = "Action: Pay 1 spirit resource or discard Hild."
    play = used(text, "Ana uses Hild")
    picked = choices(play)[0] if who else choices(play)[1]
    after = used(text, "Ana uses Hild", picked)

    assert happened(after, "discarded") == ([] if who else ["Hild"])
    if who:
        assert value(after, "resources of Hild") == 2


def test_a_trigger_in_one_phase_only() -> None:
    text = "Forced: After Ulf readies during the refresh phase, draw 1 card."
    play = used(text, "by hand: ready Ulf")

    assert happened(play, "drawn") == []


def test_a_delayed_effect_does_not_reach_what_has_left() -> None:
    """delayed-effects: the ally that is discarded before the end of the phase stays in the discard pile."""
    text = "Action: Choose an ally. Ready that ally. Shuffle that ally into its owner's deck at the end of the phase."
    board = table(text, "allies: {Squire: {owner: Ana, exhausted: yes}}\n").replace(
        "Ulf: {owner: Ana,", 'Ulf: {owner: Ana, text: "Action: Discard an ally you control to draw 1 card.",'
    )
    play = situation("travel:aw-4.2", board, "Ana uses Hild", "Ana uses Ulf")

    assert "The delayed effect of Hild resolves." in [line.text for line in play.lines]
    assert value(play, "place of Squire") == "discard pile"


def test_setup_of_a_player_s_card_is_unread() -> None:
    """What the rules have no step for is not called understood: only attachments begin in play like that."""
    from judge.cardtext import PrintedCard
    from judge.games.lotr_lcg import RULES

    card = PrintedCard("Skill", "ally", "", ("Setup: Draw 1 card.",))
    assert RULES.collected is not None
    assert RULES.collected.read(card).status == "unread"


HAND = """
players: {Ana: {threat: 30, hand: [Squire, Page, Song]}}
heroes: {Hild: {owner: Ana, sphere: spirit, resources: 5, text: TEXT}}
allies:
  Squire: {owner: Ana, sphere: spirit, cost: 3, hp: 3, traits: [Rohan], text: "ALLY"}
  Page: {owner: Ana, sphere: spirit, cost: 3, traits: [Rohan]}
events: {Song: {owner: Ana, cost: 1, text: "Action: Draw 1 card."}}
quests: {Road: {points: 9}}
"""


def planned(text: str, *chosen: str, ally: str = "") -> object:
    return situation("planning:2.2", HAND.replace("TEXT", repr(text)).replace("ALLY", ally), *chosen)


def test_the_next_card_costs_less_and_only_that() -> None:
    text = "Action: Reduce the cost of the next Rohan ally you play this phase by 2. Limit once per round."
    play = planned(text, "Ana uses Hild", "Ana plays Song", "Ana plays Squire")

    assert value(play, "resources of Hild") == 3  # 1 for the song, which is no ally, and 1 for the Squire
    assert value(play, "cost of Page") == 3


def test_enters_play_exhausted_and_with_tokens() -> None:
    text = "Squire enters play exhausted. Squire enters play with 1 damage on it."
    play = planned("", "Ana plays Squire", ally=text)

    assert (value(play, "Squire is exhausted"), value(play, "damage on Squire")) == (True, 1)


def test_play_only_is_about_playing() -> None:
    """On an ally it is asked for as the ally is played, and not when its ability is used."""
    text = "You cannot play Squire unless you are engaged with an enemy."
    play = planned("", ally=text)

    assert (may(play, "Ana plays Squire"), may(play, "Ana plays Page")) == (False, True)


def test_what_must_not_be_played_freely_is_not_played() -> None:
    """A play restriction that is not understood keeps the ability behind it from running."""
    from judge.games.lotr_lcg.cards.reading import read_box
    from judge.games.lotr_lcg.cards.words import lexicon_of

    text = "Play only on a rainy day. Action: Draw 1 card."
    found = read_box(text, frozenset(("Song",)), lexicon_of((), (), {}))
    assert found.abilities == ()


def test_additional_resources_are_collected_with_the_others() -> None:
    text = '"Hild collects 1 additional resource during each resource phase."'
    play = situation("resource", HAND.replace("TEXT", text))

    assert value(play, "resources of Hild") == 7


DECK = """
players: {Ana: {threat: 30, deck: DECK}}
heroes: {Hild: {owner: Ana, sphere: spirit, resources: 5, text: TEXT}}
allies: {Squire: {owner: Ana, traits: [Rohan]}, Page: {owner: Ana}}
events: {Song: {owner: Ana, cost: 1, text: "Action: Draw 1 card."}}
locations: {Ford: {threat: 1, points: 3}}
encounter-deck: [Ford]
"""


def searched(text: str, *chosen: str, deck: str = "[Song, Page, Squire]") -> object:
    return situation("action-window", DECK.replace("TEXT", repr(text)).replace("DECK", deck), *chosen)


def test_the_other_cards_are_those_of_the_deck() -> None:
    """`Search the top 2 cards ... Shuffle the other cards back into your deck`: nothing in play is touched."""
    text = "Action: Search the top 2 cards of your deck for an ally and add it to your hand. "
    play = searched(text + "Shuffle the other cards back into your deck.", "Ana uses Hild")

    assert (value(play, "place of Page"), value(play, "place of Hild")) == ("hand", "play area")
    assert value(play, "place of Squire") == "deck"


def test_a_card_that_was_looked_at() -> None:
    """It is that card which is discarded, and never the card whose text it is."""
    text = "Action: Look at the top card of the encounter deck. Then, you may discard the looked at card."
    play = searched(text, "Ana uses Hild", "Ana does it")

    assert (value(play, "place of Ford"), value(play, "place of Hild")) == ("discard pile", "play area")


def test_the_top_card_of_the_discard_pile() -> None:
    text = "While the top card of your discard pile is an event, Hild gets +2 attack."
    board = DECK.replace("TEXT", repr(text)).replace("deck: DECK", "discard: [Page, Song]")

    assert value(situation("action-window", board), "attack of Hild") == 3
    assert value(situation("action-window", board.replace("[Page, Song]", "[Song, Page]")), "attack of Hild") == 1


def test_one_of_several_icons() -> None:
    text = "Action: Give Hild a lore or tactics icon until the end of the phase. Limit once per round."
    play = searched(text, "Ana uses Hild")

    assert len(choices(play)) == 2


def test_a_condition_before_a_cost_is_asked_for_first() -> None:
    """`If attached hero is ready, exhaust attached hero to ...`: so it is as the cost is paid."""
    text = "Action: If Hild is ready, exhaust Hild to draw 1 card."
    play = searched(text, "Ana uses Hild")

    assert happened(play, "drawn") == ["Ana"]


def test_engagement_checks_against_one_player() -> None:
    board = """
    players: {Ana: {threat: 40}, Ben: {threat: 40}}
    heroes: {Hild: {owner: Ana, text: "Orc does not make engagement checks against you."}, Odo: {owner: Ben}}
    enemies: {Orc: {engagement: 20}}
    """

    assert value(situation("engagement-checks", board), "player engaged with Orc") == "Ben"


def test_another_number_for_the_engaged_player() -> None:
    """`the engaged player` of an enemy that an ally has destroyed."""
    text = "Response: After Hild attacks and destroys an enemy, the engaged player draws 1 card."
    board = f"""
    players: {{Ana: {{}}, Ben: {{}}}}
    heroes: {{Hild: {{owner: Ana, attack: 5, keywords: [ranged], text: "{text}"}}, Odo: {{owner: Ben}}}}
    enemies: {{Orc: {{engaged: Ben, hp: 2, defense: 0}}}}
    attack: {{enemy: Orc, player: Ben, by: player, attackers: [Hild]}}
    """

    assert happened(situation("player-attack:6.8.2", board, "Ana uses Hild"), "drawn") == ["Ben"]


RUMOR = """
players: {Ana: {threat: 30, hand: [Rumor]}}
heroes: {Hild: {owner: Ana, sphere: lore, resources: POOL}}
events: {Rumor: {owner: Ana, cost: 1, sphere: lore, text: TEXT}}
"""


def test_what_may_be_done_for_a_price() -> None:
    """The price is paid in full, and the event is not discarded from the hand it returned to."""
    text = '"Action: Draw 1 card. Then, you may pay 2 lore resources to return Rumor to your hand."'
    board = RUMOR.replace("TEXT", text).replace("Ana: {threat: 30,", "Ana: {threat: 30, deck: 5,")
    play = situation("action-window", board.replace("POOL", "3"), "Ana plays Rumor", "Ana does it")

    assert (value(play, "place of Rumor"), value(play, "resources of Hild")) == ("hand", 0)
    poor = situation("action-window", board.replace("POOL", "2"), "Ana plays Rumor")
    assert (value(poor, "place of Rumor"), value(poor, "resources of Hild")) == ("discard pile", 1)


def test_several_things_that_may_be_done_are_all_done() -> None:
    text = '"Action: You may draw 1 card and raise your threat by 2."'
    board = RUMOR.replace("TEXT", text).replace("Ana: {threat: 30,", "Ana: {threat: 30, deck: 5,")
    play = situation("action-window", board.replace("POOL", "3"), "Ana plays Rumor", "Ana does it")

    assert (value(play, "threat of Ana"), value(play, "cards in hand of Ana")) == (32, 1)


def test_attaches_to_a_kind_or_to_somebody() -> None:
    board = """
    players: {Ana: {hand: [Horn]}}
    heroes: {Hild: {owner: Ana, traits: [Rohan]}, Odo: {owner: Ana}, Ulf: {owner: Ana}}
    attachments: {Horn: {owner: Ana, text: "Attach to a Rohan hero or Odo."}}
    """

    assert value(situation("planning", board), "possible hosts of Horn") == ["Hild", "Odo"]


def test_after_this_attack_is_after_the_one_that_goes_on() -> None:
    text = "Attach to a hero. Response: After attached hero is declared as an attacker, it gets +3 attack this attack. "
    board = f"""
    players: {{Ana: {{threat: 30}}}}
    heroes: {{Hild: {{owner: Ana, attack: 1}}}}
    attachments: {{Spear: {{owner: Ana, on: Hild, text: "{text}After this attack resolves, discard Spear."}}}}
    enemies: {{Orc: {{engaged: Ana, hp: 9, defense: 0}}}}
    """
    play = situation("combat:6.8a", board, "Ana attacks Orc with Hild", "Ana uses Spear")

    assert (value(play, "damage on Orc"), value(play, "place of Spear")) == (4, "discard pile")


def test_what_each_player_does_to_his_own_can_change_something() -> None:
    text = "Action: Each player whose threat is 40 or higher readies all characters he controls."
    board = table(text).replace("sphere: lore,", "sphere: lore, exhausted: yes,")
    play = situation("action-window", board, "Ana uses Hild")

    assert (value(play, "Odo is exhausted"), value(play, "Ulf is exhausted")) == (False, True)


@pytest.mark.parametrize(("resources", "can"), [(2, True), (1, False)])
def test_a_cost_in_tokens_is_paid_in_full(resources: int, can: bool) -> None:
    text = "Action: Discard 2 resources from Hild's resource pool to draw 1 card."
    board = table(text).replace("resources: 3", f"resources: {resources}")

    assert may(situation("action-window", board), "Ana uses Hild") is can


def test_that_ally_is_not_the_one_that_paid() -> None:
    text = "Response: After an ally is destroyed, exhaust an Eagle character to return that ally to its owner's hand."
    board = f"""
    players: {{Ana: {{threat: 20, hand: [Call]}}}}
    heroes: {{Hild: {{owner: Ana, sphere: tactics, resources: 3}}}}
    allies: {{Page: {{owner: Ana, hp: 1, defense: 0}}, Bird: {{owner: Ana, traits: [Eagle]}}}}
    events: {{Call: {{owner: Ana, cost: 2, sphere: tactics, text: "{text}"}}}}
    enemies: {{Orc: {{engaged: Ana, attack: 4}}}}
    attack: {{enemy: Orc, player: Ana, defenders: [Page]}}
    """
    play = situation("enemy-attack:6.4.2", board, "Ana plays Call")

    assert (value(play, "place of Page"), value(play, "place of Bird")) == ("hand", "play area")
