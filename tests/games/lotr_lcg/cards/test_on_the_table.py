"""Objectives and attachments in other words: who bears them, what befalls those, who may use them; invented cards."""

from __future__ import annotations

from situations import value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 30, deck: 9, hand: 3}, Ben: {threat: 25, deck: 9, hand: 3}}
heroes:
  Hild: {owner: Ana, sphere: spirit, resources: 3, hp: 5, willpower: 2, attack: 2, text: TEXT}
  Odo: {owner: Ana, sphere: lore, hp: 4, willpower: 1, damage: 1}
  Ulf: {owner: Ben, sphere: tactics, hp: 4}
attachments:
  Cloak: {owner: Ana, on: Odo, traits: [Item]}
  Snare: {owner: Ana, on: Orc, traits: [Trap]}
objectives: {Lamp: {on: Odo, text: LAMP}}
enemies: {Orc: {engaged: Ben, hp: 9, attack: 9, threat: 1}}
quests: {Road: {points: 9}}
"""


def at(text: str, *chosen: str, lamp: str = "", where: str = "action-window", more: str = "") -> Played:
    return situation(where, TABLE.replace("TEXT", repr(text)).replace("LAMP", repr(lamp)) + more, *chosen)


def said(text: str, kind: str = "objective") -> list[str]:
    """What is said back of a card, `unread` for a sentence that is not understood."""
    found = RULES.collected.read(PrintedCard("Gloom", kind, text=(text,)))
    return [each.said if each.read else "unread" for each in found.sentences]


def test_an_attachment_on_a_kind_of_card() -> None:
    """The cloak is on a hero, the snare on an enemy: there is nothing to choose."""
    play = at("Action: Discard an attachment on an enemy.", "Ana uses Hild")
    assert (value(play, "place of Snare"), value(play, "place of Cloak")) == ("discard pile", "play area")


def test_what_was_played_on_whom_is_not_what_is_on_whom() -> None:
    assert said("Reduce the cost to play each Weapon attachment on a Dwarf hero by 1.", "hero") == [
        "Reduce the cost to play Weapon attachments on a Dwarf hero by 1."
    ]


def test_either_of_two_befalls_the_bearer() -> None:
    """Odo is discarded: the lamp goes to the other hero that its player controls."""
    lamp = "Forced: After attached hero is destroyed or discarded, raise each player's threat by 3."
    play = at("Action: Discard Odo.", "Ana uses Hild", lamp=lamp)
    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (33, 28)
    play = at("Action: Deal 9 damage to Odo.", "Ana uses Hild", lamp=lamp)
    assert value(play, "threat of Ana") == 33


def test_another_player_is_let_do_it() -> None:
    play = at("Action: Choose a player. Allow that player to draw 2 cards.", "Ana uses Hild", "Ana chooses Ben")
    assert value(play, "cards in hand of Ben") == 5


def test_every_player_may_use_it() -> None:
    lamp = "Action: Exhaust Gloom to heal 1 damage from a hero. Any player may use this ability."
    other = "Action: Exhaust Gloom to heal 1 damage from a hero. Any player may trigger this action."
    assert said(lamp)[1] == said(other)[1] != "unread"


def test_who_has_gone_to_the_quest_this_round() -> None:
    """Hild has been committed when she uses it; Odo has not: 2 + 1 for her alone."""
    text = "Hild gets +1 attack if she committed to the quest this round."
    play = at(text, "Ana commits Hild", where="quest")
    assert value(play, "attack of Hild") == 3
    play = at(text, "Ana commits Odo", where="quest")
    assert value(play, "attack of Hild") == 2


def test_who_does_not_control_a_card() -> None:
    text = "Forced: At the end of the round, if the first player does not control Gloom, discard it."
    assert said(text) == [
        "Forced: at the end of the round, if the first player does not control this card, discard it."
    ]


def test_as_the_players_advance_without_a_bold_word() -> None:
    text = "When the players advance to stage 2, the first player takes control of Gloom."
    assert said(text) == ["Forced: after the players advance to stage 2, the first player gains control of this card."]


def test_he_who_is_first_has_it_and_attaches_it() -> None:
    """Nobody guards the torch: as it comes to the staging area, it goes to one of the heroes of the first player."""
    text = "The first player gains control of Gloom and attaches it to one of his heroes."
    assert said(text) == ["The first player gains control of this card and attaches it to a hero that player controls."]
    more = "encounter-deck: [Torch]\n"
    table = TABLE.replace("LAMP", "''").replace(
        "objectives: {", f"objectives: {{Torch: {{text: {text.replace('Gloom', 'Torch')!r}}}, "
    )
    text = "Action: Search the encounter deck for Torch and add it to the staging area."
    play = situation("action-window", table.replace("TEXT", repr(text)) + more, "Ana uses Hild", "Ana sends it to Odo")
    assert (value(play, "host of Torch"), value(play, "controller of Torch")) == ("Odo", "Ana")


def test_until_that_attack_is_over() -> None:
    assert said("Response: When Gloom attacks, it gets +2 attack until that attack ends.", "ally") == [
        "Response: when this card attacks, it gets +2 attack until the end of the attack."
    ]
