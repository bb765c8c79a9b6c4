"""Wordings that a second examiner found read and not carried out as said; on invented cards, worked out by hand."""

from __future__ import annotations

import pytest
from situations import may, value

from judge.cardtext import PrintedCard, knowing
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 20, hand: 4}, Ben: {threat: 20, first: yes}}
heroes:
  Hild: {owner: Ana, sphere: spirit, resources: 5, hp: 9, attack: 4}
  Ulf: {owner: Ana, sphere: tactics, resources: 5, exhausted: yes}
  Odo: {owner: Ben, resources: 2}
"""


def at(where: str, table: str, *chosen: str) -> Played:
    return situation(where, f"{TABLE}{table}", *chosen)


def status(kind: str, text: str) -> str:
    return RULES.collected.read(PrintedCard("Gloom", kind, text=(text,))).status


def said(kind: str, text: str) -> str:
    return " ".join(each.said for each in RULES.collected.read(PrintedCard("Gloom", kind, text=(text,))).sentences)


def test_then_behind_what_is_put_off() -> None:
    """Nothing is drawn before the end of the phase, and Pim is not discarded before either."""
    text = "Action: Raise your threat by 1. At the end of the phase, discard Pim. Then, draw 2 cards."
    table = f'allies: {{Pim: {{owner: Ana, text: "{text}"}}}}\n'
    begun = at("action-window", table, "Ana uses Pim")

    assert (value(begun, "place of Pim"), value(begun, "cards in hand of Ana")) == ("play area", 4)


def test_an_attack_against_players_engaged_with_nobody_knows_whom() -> None:
    assert status("enemy", "Forced: After Gloom is revealed, it makes an attack against each engaged player.") != "read"


def test_words_said_back_are_english() -> None:
    assert "for each resource on it" in said("enemy", "Gloom gets +1 attack for each resource on it.")
    assert "lower your threat by 3 to draw" in said("ally", "Action: Reduce your threat by 3 to draw 1 card.")
    text = "Attach to a location. While attached location is the active location, set its quest points to 1."
    assert "et its quest points to 1" in said("attachment", text)


ATTACK = """
enemies: {Maw: {engaged: Ana, attack: 30}}
attack: {enemy: Maw, player: Ana, defenders: [Hild]}
"""


def test_attached_hero_leaves_with_what_counts_as_an_attachment() -> None:
    """forced-left-play: it was attached to Hild as she left play."""
    text = "When Revealed: Attach to a hero. (Counts as a Condition attachment with the text: 'QUOTED')"
    text = text.replace("QUOTED", "Forced: After attached hero leaves play, raise each player`s threat by 3.")
    play = at("enemy-attack:6.4.2", f'treacheries: {{Doubt: {{on: Hild, text: "{text}"}}}}\n{ATTACK}')

    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (23, 23)


def test_the_players_do_not_each_claim_the_same_objective() -> None:
    text = "Response: After the players quest successfully, the players may claim Gloom."

    assert status("objective", text) != "read"


def test_damage_on_a_named_card_without_hit_points() -> None:
    """damage: an objective keeps count with it; an attachment has none."""
    town, sword = PrintedCard("Town", "objective"), PrintedCard("Sword", "attachment")
    with knowing(RULES.collected.words([town, sword])):
        assert status("treachery", "When Revealed: Deal 2 damage to Sword.") != "read"
        assert status("treachery", "When Revealed: Deal 2 damage to Town.") == "read"


REVEAL = """
encounter-deck: [Gloom, Second]
treacheries: {Gloom: {text: TEXT}, Second: {}}
"""


def surges(text: str, more: str = "") -> bool:
    play = at("reveal", REVEAL.replace("TEXT", f'"{text}"') + more)
    return bool(value(play, "place of Second") == "discard pile")


def test_one_player_who_controls_none() -> None:
    """Ana has an ally, Ben has none: it is so of one of them; without a word on one, of nobody."""
    pim = "allies: {Pim: {owner: Ana}}\n"

    assert surges("When Revealed: If any player controls no allies, Gloom gains surge.", pim)
    assert not surges("When Revealed: If the players control no allies, Gloom gains surge.", pim)
    assert not surges("When Revealed: If a player controls an ally, Gloom gains surge.")


def test_one_player_who_is_not_engaged() -> None:
    maw = "enemies: {Maw: {engaged: Ana, traits: [Worm]}}\n"

    assert surges("When Revealed: If any player is not engaged with a Worm enemy, Gloom gains surge.", maw)
    assert not surges("When Revealed: If no player is engaged with a Worm enemy, Gloom gains surge.", maw)


def test_then_behind_what_is_done_if_able() -> None:
    """Nobody has an attachment: who cannot need not, and it goes on."""
    then = "Then, if a player controls no attachments, Gloom gains surge."

    assert surges(f"When Revealed: Each player must discard an attachment he controls, if able. {then}")
    assert not surges(f"When Revealed: Each player must discard an attachment he controls. {then}")


@pytest.mark.parametrize(
    ("places", "damage"), [("{}", 4), ("{Hill: {traits: [Steep]}}", 4), ("{Hill: {traits: [Steep], active: yes}}", 6)]
)
def test_the_usual_case_is_whenever_the_other_is_not(places: str, damage: int) -> None:
    """Attack 3 and 2, or 4 instead, against defense 1; there need be no such place for the usual case."""
    text = "Shadow: Attacking enemy gets +2 attack (+4 attack instead if a Steep location is the active location)."
    table = "enemies: {Maw: {engaged: Ana, attack: 3, shadow: [Gloom], traits: [Steep]}}\n"
    table += f'treacheries: {{Gloom: {{text: "{text}"}}}}\n'
    table += f"locations: {places}\nattack: {{enemy: Maw, player: Ana, defenders: [Hild]}}\n"

    assert value(at("enemy-attack:6.4.2", table.replace("locations: {}\n", "")), "damage on Hild") == damage


def test_what_each_player_did_is_not_one_thing() -> None:
    """What each has done to a card of his choice goes on player by player; what each has found is unread."""
    text = "When Revealed: Each player deals 1 damage to a hero he controls. If that hero is ready, exhaust it."
    found = "When Revealed: Each player searches the encounter deck for an enemy and adds it to the staging area. "

    assert status("treachery", text) == "read"
    assert status("treachery", found + "Deal 1 damage to it.") != "read"


def test_that_hero_of_the_other_case() -> None:
    """Ben, at threat 20, has Odo alone: he is discarded, and not the enemy, and without a hero Ben is out."""
    text = (
        "Forced: After Maw engages you, exhaust a hero you control. "
        "(Discard that hero instead if your threat is 15 or more.)"
    )
    play = at("encounter:5.3", f'enemies: {{Maw: {{engagement-cost: 10, text: "{text}"}}}}\n')

    assert (value(play, "place of Odo"), value(play, "Ben is eliminated")) == ("discard pile", True)


def test_nobody_is_removed_from_the_quest_who_is_not_there() -> None:
    """Pim is not committed: there is no `that ally` that the card could be attached to."""
    text = "When Revealed: Remove an ally from the quest and attach Gloom to that ally. "
    text += "(Counts as a Condition attachment with the text: 'Attached ally cannot ready.')"
    play = at("reveal", REVEAL.replace("TEXT", f'"{text}"') + "allies: {Pim: {owner: Ana}}\n")

    assert value(play, "place of Gloom") == "discard pile"


def test_what_is_said_for_the_case_that_nothing_was_done() -> None:
    """then-failure: nothing is discarded, and that is just what the last sentence speaks of."""
    text = (
        "When Revealed: The first player exhausts an ally he controls. Then, he discards an ally he controls. "
        "If no allies were discarded this way, Gloom gains surge."
    )

    assert surges(text)
    assert not surges(text, "allies: {Pim: {owner: Ben}}\n")


def test_nobody_is_spoken_of_where_nobody_was_chosen() -> None:
    """No enemy is there to be chosen; the treachery itself is not meant in the end."""
    text = "When Revealed: The first player chooses an enemy in the staging area. That enemy engages the first player. "
    play = at("reveal", REVEAL.replace("TEXT", f'"{text}Deal it a shadow card."'))

    assert value(play, "place of Second") == "deck"


def test_each_player_has_none() -> None:
    """Ben holds no cards, Ana holds 4."""
    assert not surges("When Revealed: If each player has no cards in hand, Gloom gains surge.")
    assert surges("When Revealed: If any player has no cards in hand, Gloom gains surge.")


@pytest.mark.parametrize(("cost", "paid"), [("Spend 1 resource from", True), ("Exhaust", False)])
def test_a_cost_that_each_of_them_pays(cost: str, paid: bool) -> None:
    """cost: in full. Hild and Ulf have resources; Ulf is exhausted already."""
    table = f'allies: {{Pim: {{owner: Ana, text: "Action: {cost} each hero you control to draw 1 card."}}}}\n'

    assert may(at("action-window", table, "Ben passes") if paid else at("action-window", table), "Ana uses Pim") is paid


def test_a_value_of_one_of_several_is_not_the_sum() -> None:
    text = "Action: Deal X damage to an enemy, where X is the attack of a hero you control."

    assert status("event", text) != "read"


def test_others_than_the_chosen_ones_for_a_while() -> None:
    text = "When Revealed: Each player chooses a hero he controls. "
    text += "Each other hero gets -1 attack until the end of the phase."

    assert status("treachery", text) != "read"


def test_a_cost_laid_on_each_player() -> None:
    text = "Action: Raise each player's threat by 1 to place 1 progress on Fen."
    play = at("action-window", f'locations: {{Fen: {{active: yes, text: "{text}"}}}}\n', "Ben uses Fen")

    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (21, 21)


def test_cards_discarded_that_nobody_has_named_are_not_none() -> None:
    text = "When Revealed: Each player discards the top 2 cards of his deck. "

    assert status("treachery", f"{text}Raise each player's threat by 1 for each card discarded this way.") != "read"
