"""What encounter cards say in words of their own, on invented cards; the answers were worked out by hand first."""

from __future__ import annotations

from json import dumps

import pytest
from situations import value

from judge.cardtext import PrintedCard
from judge.content.problem import BadInput
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import refusal, situation, value_now

TABLE = """
players: {Ana: {threat: 20, first: yes, deck: 9, hand: [Pim, Tor]}, Ben: {threat: 36, deck: 9}}
heroes:
  Hild: {owner: Ana, hp: 5, attack: 2, defense: 1, willpower: 2, resources: 3, sphere: spirit}
  Ulf: {owner: Ana, hp: 5, willpower: 1}
  Odo: {owner: Ben, hp: 4, willpower: 1}
allies: {Pim: {owner: Ana, cost: 1, sphere: spirit, hp: 2}, Tor: {owner: Ana, cost: 1, sphere: spirit, hp: 2}}
quests: {Road: {points: 20, progress: 5, text: QUEST}}
"""


def at(where: str, more: str = "", *chosen: str, quest: str = "") -> Played:
    return situation(where, TABLE.replace("QUEST", dumps(quest)) + more, *chosen)


ORC = "enemies: {Orc: {traits: [Orc], threat: 2, attack: 2, hp: 3, engagement-cost: 40}}\n"


def place(text: str) -> str:
    return f"locations: {{Fen: {{points: 3, threat: 2, text: {dumps(text)}}}}}\n"


def said(text: str, kind: str = "enemy") -> str:
    found = RULES.collected.read(PrintedCard("Gloom", kind, text=(text,)))
    return " ".join(each.said if each.read else "unread" for each in found.sentences)


@pytest.mark.parametrize(("kind", "threat"), [("enemy", 22), ("location", 20)])
def test_a_card_gains_doomed_as_it_is_revealed(kind: str, threat: int) -> None:
    """doomed: the enemy that is revealed has Doomed 2, so 20 and 2; a location is not meant."""
    text = f"Each {kind} revealed from the encounter deck gains doomed 2."
    play = at("reveal", ORC + "encounter-deck: [Orc]\n", quest=text)
    assert value(play, "threat of Ana") == threat


def test_only_a_keyword_is_gained_as_a_card_is_revealed() -> None:
    """What lasts longer than the revealing is not said of `each enemy revealed`."""
    assert said("Each enemy revealed from the encounter deck gains surge.", "quest") != "unread"
    assert said("Each enemy revealed from the encounter deck gets +1 attack.", "quest") == "unread"


@pytest.mark.parametrize(("text", "allowed"), [
    ("Each player cannot play more than 1 ally each round.", True),
    ("Each player cannot play or put into play more than 1 ally each round.", False),
    ("No more than 1 ally can enter play each round.", False),
    ("No more than 2 allies can enter play each round.", True),
    ("No more than 1 attachment can enter play each round.", True),
])  # fmt: skip
def test_how_many_may_come_into_play(text: str, allowed: bool) -> None:
    """put-not-played: Pim is played; Tor is put into play then, unless that counts too."""
    putting = "events: {Call: {owner: Ana, cost: 0, text: 'Action: Put Tor into play from your hand.'}}\n"
    hand = TABLE.replace("[Pim, Tor]", "[Pim, Tor, Call]").replace("QUEST", dumps(text))
    if allowed:
        play = situation("planning", hand + putting, "Ana plays Pim", "Ana plays Call")
        assert value_now(play, "place of Tor") == "play area"
        return
    with pytest.raises(BadInput, match="allows no more"):
        situation("planning", hand + putting, "Ana plays Pim", "Ana plays Call")


def test_a_ration_behind_another_ability_holds_all_the_time() -> None:
    """limits: `each round` is said of every round, so it is no part of what is done when revealed."""
    text = "When Revealed: Raise each player's threat by 1."
    both = ("Ana plays Pim", "Ana plays Tor")
    assert value_now(at("planning", "", *both, quest=text), "place of Tor") == "play area"
    with pytest.raises(BadInput, match="not legal"):
        at("planning", "", *both, quest=f"{text} Each player cannot play more than 1 card each round.")


@pytest.mark.parametrize(("text", "where"), [
    ("Forced: When Fen is explored, shuffle it into the encounter deck instead of discarding it.", "deck"),
    ("Forced: When Fen is explored, add it to the victory display instead of discarding it.", "victory display"),
    ("Forced: When Fen is explored, place it on the bottom of the encounter deck instead of discarding it.", "deck"),
    ("Forced: When Fen is explored, raise each player's threat by 1.", "discard pile"),
])  # fmt: skip
def test_where_a_card_goes_instead(text: str, where: str) -> None:
    """replacement-effects: the explored location goes there, and not to the discard pile."""
    more = (
        place(text)
        + "treacheries: {Gloom: {text: 'When Revealed: Place 3 progress on Fen.'}}\nencounter-deck: [Gloom]\n"
    )
    assert value(at("reveal", more), "place of Fen") == where


def test_the_next_player_sits_to_the_left() -> None:
    """next-player: Ben sits to the left of Ana."""
    text = "When Revealed: The first player gives control of Pim to the player on his left."
    table = TABLE.replace("[Pim, Tor]", "[Tor]").replace("QUEST", "''")
    more = f"treacheries: {{Gloom: {{text: {dumps(text)}}}}}\nencounter-deck: [Gloom]\n"
    assert value(situation("reveal", table + more), "controller of Pim") == "Ben"


@pytest.mark.parametrize(("damage", "threat"), [(0, 22), (2, 20)])
def test_no_damage_was_healed(damage: int, threat: int) -> None:
    """effects: 2 damage is healed, or there was none and each player raises threat by 2."""
    text = (
        "When Revealed: Heal all damage from each enemy in play. If no damage was healed, raise each player's threat by"
    )
    text += " 2."
    orc = ORC.replace("hp: 3", f"hp: 3, damage: {damage}").replace("encounter-deck", "")
    deck = f"treacheries: {{Gloom: {{text: {dumps(text)}}}}}\nencounter-deck: [Gloom]\n"
    assert value(at("reveal", orc + deck), "threat of Ana") == threat


@pytest.mark.parametrize(("text", "progress"), [
    ("", 7), ("Characters quest using defense instead of willpower.", 6),
    ("Questing characters use their attack instead of their willpower.", 7),
])  # fmt: skip
def test_questing_with_another_value(text: str, progress: int) -> None:
    """battle, siege: Hild alone quests with 2 willpower, 1 defense or 2 attack, and there is no threat."""
    table = TABLE.replace("QUEST", dumps(text)).replace("willpower: 2", "willpower: 2, committed: yes")
    assert value(situation("quest:3.4", table), "progress on Road") == progress


def test_brackets_behind_siege_only_remind_of_it() -> None:
    """keyword-reminder: the brackets would hold all the time, if they said something by themselves."""
    text = (
        "While Gloom is the active location, the current quest gains siege. (Characters quest using defense instead of"
    )
    text += " willpower.)"
    assert said(text, "location") == "While this card is the active location, the current quest gains siege."


@pytest.mark.parametrize("story", [
    "they have driven the wicked host from the valley and win the game",
    "the players have at last reached the safety of the hills, and win the game",
])  # fmt: skip
def test_a_story_before_the_end(story: str) -> None:
    """winning: what the players have done in the tale is no rule."""
    assert said(f"If Gloom is destroyed, {story}.", "quest").endswith("the players win the game.")


def test_a_story_with_a_rule_in_it_stays_unread() -> None:
    """A number or a deed in it might be part of what is asked for."""
    assert said("If Gloom is destroyed, the players have 10 resources and win the game.", "quest") == "unread"
    assert said("If Gloom is destroyed, the players have to discard Odo and win the game.", "quest") == "unread"


def test_nobody_attacks_whom_you_cannot_attack() -> None:
    """cannot: Ana is engaged with Orc, so that her characters cannot attack Wolf; Ben's can attack."""
    text = "While you are engaged with Orc, you cannot attack Wolf."
    enemies = f"""
enemies:
  Orc: {{traits: [Orc], hp: 3, engagement-cost: 40, engaged: Ana, text: {dumps(text)}}}
  Wolf: {{hp: 3, engagement-cost: 40, engaged: Ana}}
"""
    play = at("combat:6.7", enemies)
    assert "cannot" in refusal(play, "Ana attacks Wolf with Hild")
    assert refusal(play, "Ana attacks Orc with Hild") == ""


def test_the_topmost_of_a_kind_is_revealed() -> None:
    """reveal: Orc lies above Wolf in the discard pile, and comes to the staging area."""
    text = "When Revealed: Reveal the topmost enemy in the encounter discard pile and add it to the staging area."
    more = f"""
treacheries: {{Gloom: {{text: {dumps(text)}}}, Bat: {{}}}}
enemies: {{Wolf: {{threat: 1, hp: 3, engagement-cost: 30}}, Orc: {{threat: 2, hp: 3, engagement-cost: 40}}}}
encounter-deck: [Gloom, Bat]
encounter-discard: [Wolf, Orc]
"""
    play = at("reveal", more)
    assert [value(play, f"place of {each}") for each in ("Orc", "Wolf")] == ["staging area", "discard pile"]


def test_three_kinds_of_cards() -> None:
    """effects: the Orc and the Fen go, Wolf is of none of the three kinds."""
    text = "When Revealed: Discard all Orc enemies, Troll enemies, and Marsh locations in play."
    more = f"""
treacheries: {{Gloom: {{text: {dumps(text)}}}}}
enemies: {{Wolf: {{threat: 1, hp: 3, engagement-cost: 30}},
  Orc: {{traits: [Orc], threat: 2, hp: 3, engagement-cost: 40}},
  Bert: {{traits: [Troll], hp: 9, engagement-cost: 45}}}}
locations: {{Fen: {{points: 3, threat: 2, traits: [Marsh]}}}}
encounter-deck: [Gloom]
"""
    play = at("reveal", more)
    found = [value(play, f"place of {each}") for each in ("Orc", "Bert", "Fen", "Wolf")]
    assert found == ["discard pile", "discard pile", "discard pile", "staging area"]


def test_a_copy_of_itself_is_sought() -> None:
    """search: the other card of that title is found in the deck; the one that speaks is not."""
    text = "When Revealed: Search the encounter deck for another copy of Gloom and add it to the staging area."
    enemy = "threat: 1, hp: 3, engagement-cost: 30"
    more = f"""
enemies: {{Gloom: {{{enemy}, text: {dumps(text)}}}, Gloom 2: {{{enemy}, title: Gloom}}, Wolf: {{{enemy}}}}}
encounter-deck: [Gloom, Wolf, Gloom 2]
"""
    assert value(at("reveal", more), "place of Gloom 2") == "staging area"


@pytest.mark.parametrize(("kind", "where"), [("enemy", "staging area"), ("treachery", "deck")])
def test_a_card_gains_surge_as_it_is_revealed(kind: str, where: str) -> None:
    """surge: the enemy that is revealed has surge, so that Wolf comes too; a treachery is not meant."""
    more = ORC.replace("}}", "}, Wolf: {threat: 1, hp: 3, engagement-cost: 30}}") + "encounter-deck: [Orc, Wolf]\n"
    text = f"Each {kind} revealed from the encounter deck gains surge."
    assert value(at("reveal", more, quest=text), "place of Wolf") == where


@pytest.mark.parametrize("before", ["", "Forced: At the end of the round, place 1 resource on Orc. "])
def test_for_each_resource_on_it_is_on_the_card_itself(before: str) -> None:
    """modifiers: 2 attack and 3 for the resources on Orc itself, alone or behind another ability."""
    text = f"{before}Orc gets +1 attack for each resource on it."
    enemies = f"enemies: {{Orc: {{hp: 3, attack: 2, engagement-cost: 40, resources: 3, text: {dumps(text)}}}}}\n"
    assert value_now(at("planning", enemies), "attack of Orc") == 5


@pytest.mark.parametrize(("where", "threat"), [("Ana travels to Fen", 22), ("Ana does not travel", 20)])
def test_after_the_players_travel(where: str, threat: int) -> None:
    """travel: to whichever location they travel."""
    text = "Forced: After the players travel, raise each player's threat by 2."
    play = at("travel", "locations: {Fen: {points: 3, threat: 2}}\n", where, quest=text)
    assert value_now(play, "threat of Ana") == threat
