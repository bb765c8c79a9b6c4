"""Further wordings of encounter cards, on invented cards; what must come out was worked out by hand first."""

from __future__ import annotations

import json

import pytest
from situations import choices, may, value

from judge.games.lotr_lcg.cards.reading import read_box
from judge.games.lotr_lcg.cards.words import lexicon_of
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 30, hand: 2}, Ben: {threat: 30, hand: 2}}
heroes: {Hild: {owner: Ana, hp: 5, willpower: 4, committed: yes, exhausted: no}, Ulf: {owner: Ana, hp: 3, attack: 6}, Odo: {owner: Ben, hp: 4, committed: yes, exhausted: no, text: HERO}}
enemies: {Orc: {traits: [Orc], hp: 9, attack: 2, engagement: 20, text: ENEMY}, Rat: {traits: [Rat], hp: 2, threat: 1, engagement: 50}}
locations: {Marsh: {threat: 2, points: 4, text: PLACE}, Ford: {threat: 1, points: 3}}
treacheries: {Gloom: {text: TEXT}, Second: {}, Third: {}}
quests: {Road: {points: 9, progress: 3}}
encounter-deck: [Gloom, Second, Third]
"""  # noqa: E501


def table(text: str = "", enemy: str = "", place: str = "", hero: str = "") -> str:
    made = TABLE
    for key, told in (("TEXT", text), ("ENEMY", enemy), ("PLACE", place), ("HERO", hero)):
        made = made.replace(key, json.dumps(told))
    return made


def test_it_cannot_leave_the_staging_area() -> None:
    """It neither engages nor is travelled to; the other enemy and the other location may."""
    play = situation("encounter:5.2", table(enemy="Cannot leave the staging area."))
    assert (may(play, "Ana engages Orc"), may(play, "Ana engages Rat")) == (False, True)

    play = situation("travel:4.2", table(place="Marsh cannot leave the staging area."))
    assert (may(play, "Ana travels to Marsh"), may(play, "Ana travels to Ford")) == (False, True)


def test_it_stays_in_the_staging_area_by_card_effects_too() -> None:
    play = situation(
        "reveal", table("When Revealed: Orc engages the first player.", "Orc cannot leave the staging area.")
    )
    assert value(play, "place of Orc") == "staging area"


def test_so_many_characters() -> None:
    """Two enemies in play: two of the three characters on the quest are removed from it."""
    text = "When Revealed: Remove X characters from the quest, where X is the number of enemies in play."
    play = situation("reveal", table(text))

    assert [value(play, f"{name} is committed") for name in ("Hild", "Odo")] == [False, False]


def test_the_players_as_a_group() -> None:
    """The first player says which one of all characters is exhausted."""
    text = "When Revealed: The players, as a group, exhaust X characters. X is the number of players."
    play = situation("reveal", table(text.replace("the number of players", "the number of Rat enemies in play")))

    assert may(play, "Ana chooses Ulf") is True


@pytest.mark.parametrize(("quest", "threat"), [("Orc", 35), ("Troll", 30)])
def test_a_condition_in_front_of_a_later_moment_is_looked_at_now(quest: str, threat: int) -> None:
    """The Orc is there as the card is revealed, and gone at the end of the phase: it happens all the same."""
    text = (
        "When Revealed: Each hero gets +1 willpower until the end of the phase. "
        f"If there is a {quest} enemy in play, raise each player's threat by 5 at the end of the phase. Discard Orc."
    )
    play = situation("quest:3.3", table(text), "all pass", "all pass")

    assert value(play, "threat of Ana") == threat


def test_no_more_damage_each_round() -> None:
    hero = "Action: Deal 2 damage to Orc."
    limited = table(enemy="Cannot take more than 3 damage each round.", hero=hero)
    play = situation("action-window", limited, "Ana passes", "Ben uses Odo")
    assert value(play, "damage on Orc") == 2

    play = situation("action-window", limited.replace("Deal 2", "Deal 5"), "Ana passes", "Ben uses Odo")
    assert value(play, "damage on Orc") == 3


def test_after_a_when_revealed_effect_is_canceled() -> None:
    place = (
        "While Marsh is in the staging area, it gains: \"Forced: After a 'when revealed' effect is canceled, "
        'Ana raises her threat by 3."'
    )
    hero = "Response: Cancel the when revealed effects of a treachery that was just revealed from the encounter deck."
    made = table("When Revealed: Raise each player's threat by 1.", place=place, hero=hero)
    play = situation("reveal", made, "Ben uses Odo")

    assert value(play, "threat of Ana") == 33


def test_who_is_removed_from_the_quest_stays_exhausted() -> None:
    text = (
        "When Revealed: Each player must choose 1 character committed to the quest, and remove that character from the "
        "quest. (The chosen character does not ready.)"
    )
    play = situation("reveal", table(text), "Ana chooses Hild")

    assert value(play, "Hild is committed") is False


def test_when_revealed_at_the_end_of_the_phase() -> None:
    text = "When Revealed: Raise each player's threat by 5 at the end of the phase."
    assert value(situation("reveal", table(text)), "threat of Ana") == 30
    assert value(situation("quest:3.3", table(text), "all pass", "all pass"), "threat of Ana") == 35


def test_the_player_who_has_most_of_them() -> None:
    """Ana has two heroes, Ben one: she raises her threat, he does not."""
    play = situation("reveal", table("When Revealed: The player who controls the most heroes raises his threat by 4."))

    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (34, 30)


@pytest.mark.parametrize(
    ("enemy", "able"),
    [
        ("Only Dwarf characters can attack or defend against Orc.", False),
        ("Only heroes can attack Orc.", True),
        ("Players cannot attack Orc enemies.", False),
    ],
)
def test_who_alone_can_attack_it(enemy: str, able: bool) -> None:
    made = table(place=enemy).replace("attack: 2,", "attack: 2, engaged: Ana,")
    assert may(situation("combat:6.8a", made), "Ana attacks Orc with Ulf") is able


def test_for_each_in_front_and_behind() -> None:
    made = table(enemy="For each Rat enemy in play, Orc gets +2 attack and +1 defense.")
    play = situation("action-window", made)

    assert (value(play, "attack of Orc"), value(play, "defense of Orc")) == (4, 2)


@pytest.mark.parametrize(("engaged", "attack"), [("engaged: Ana,", 5), ("", 2)])
def test_while_engaged_with_a_player(engaged: str, attack: int) -> None:
    made = table(enemy="While engaged with a player, Orc gets +3 attack.").replace(
        "attack: 2,", f"attack: 2, {engaged}"
    )

    assert value(situation("action-window", made), "attack of Orc") == attack


def test_progress_on_other_locations() -> None:
    place = "While Marsh is in the staging area, progress cannot be placed on other locations in the staging area."
    made = table(place=place, hero="Action: Place 1 progress on {}.")
    for name, able in (("Ford", False), ("Marsh", True)):
        play = situation("action-window", made.replace("on {}", f"on {name}"), "Ana passes")
        assert may(play, "Ben uses Odo") is able


def test_the_top_enemy_of_the_discard_pile() -> None:
    """Bat was discarded last, but is no Orc: Grub, the Orc on top of Snag, comes."""
    made = table("When Revealed: Add the top Orc enemy in the discard pile to the staging area.")
    made = made.replace("enemies: {", "enemies: {Snag: {traits: [Orc]}, Grub: {traits: [Orc]}, Bat: {}, ")
    play = situation("reveal", made + "encounter-discard: [Snag, Grub, Bat]\n")

    assert [value(play, f"place of {name}") for name in ("Snag", "Grub")] == ["discard pile", "staging area"]


def test_only_the_engaged_player_attacks_it() -> None:
    """Ulf has ranged, and could attack an enemy engaged with Ben."""
    text = "Only the engaged player can declare attackers or defenders against Orc."
    for enemy, able in ((text, False), ("", True)):
        made = table(enemy=enemy).replace("attack: 2,", "attack: 2, engaged: Ben,")
        play = situation("combat:6.8a", made.replace("attack: 6", "attack: 6, keywords: [ranged]"))
        assert may(play, "Ana attacks Orc with Ulf") is able


def test_an_enemy_that_enters_play_with_damage_on_it() -> None:
    made = table("Gloom enters play with 2 damage on it.").replace("treacheries: {Gloom: {", "treacheries: {Fourth: {")
    made = made.replace(
        "enemies: {", 'enemies: {Gloom: {hp: 5, zone: deck, text: "Gloom enters play with 2 damage on it."}, '
    )
    play = situation("reveal", made)

    assert (value(play, "place of Gloom"), value(play, "damage on Gloom")) == ("staging area", 2)


def test_a_text_box_that_keeps_its_traits() -> None:
    hero = "Action: Until the end of the phase, treat Orc's text box as if it were blank, except for Traits."
    made = table(enemy="Orc gets +4 attack.", hero=hero, place="Each Orc enemy gets +1 attack.")
    play = situation("action-window", made, "Ana passes", "Ben uses Odo")

    assert value(play, "attack of Orc") == 3


def test_an_ally_is_no_attachment() -> None:
    """The rulebook does not say what an ally is that is attached to an enemy."""
    text = "When Revealed: The first player attaches an ally he controls to an enemy in the staging area."

    assert [each.read for each in read_box(text, frozenset(), lexicon_of((), (), {})).sentences] == [False]


@pytest.mark.parametrize("attack", [5, 2])
def test_a_treachery_of_the_discard_pile_is_attached(attack: int) -> None:
    """Zeal is an Easterling treachery, and counts as an attachment; without one nothing is attached."""
    text = (
        "Forced: At the beginning of the combat phase, attach the top Easterling treachery in the discard pile to Orc."
    )
    made = table(place=text) + "encounter-discard: [Zeal]\n"
    zeal = (
        "While attached to an enemy, counts as a Condition attachment with the text: 'Attached enemy gets +3 attack.'"
    )
    trait = "Easterling" if attack == 5 else "Hazard"
    made = made.replace("treacheries: {", f"treacheries: {{Zeal: {{traits: [{trait}], text: {json.dumps(zeal)}}}, ")

    assert value(situation("combat:6.1", made), "attack of Orc") == attack


@pytest.mark.parametrize(("end", "gone"), [("top", "Axe"), ("bottom", "Cup")])
def test_a_card_off_either_end_of_a_deck(end: str, gone: str) -> None:
    made = table(f"When Revealed: Ana discards the {end} card of her deck.").replace(
        "hand: 2}", "deck: [Axe, Bow, Cup]}", 1
    )
    made += "attachments: {Axe: {owner: Ana}, Bow: {owner: Ana}, Cup: {owner: Ana}}\n"
    play = situation("reveal", made)
    assert [name for name in ("Axe", "Bow", "Cup") if value(play, f"place of {name}") == "discard pile"] == [gone]

    shuffled = made.replace("Revealed: Ana", "Revealed: Ana shuffles her deck. Ana")
    assert choices(situation("reveal", shuffled)) == [f"chance {name} comes up" for name in ("Axe", "Bow", "Cup")]
    play = situation("reveal", shuffled, "chance Bow comes up")
    assert value(play, "place of Bow") == "discard pile"


def test_one_of_them_for_each() -> None:
    """Two enemies engaged with Ana, who controls two heroes: both are exhausted."""
    text = "When Revealed: Each player exhausts a character he controls for each enemy engaged with him."
    made = table(text).replace("committed: yes, exhausted: no", "exhausted: no")
    made = made.replace("attack: 2,", "attack: 2, engaged: Ana,").replace("threat: 1, eng", "engaged: Ana, eng")
    play = situation("reveal", made)

    assert [value(play, f"{name} is exhausted") for name in ("Hild", "Ulf", "Odo")] == [True, True, False]


def test_each_engaged_player() -> None:
    made = table("When Revealed: Each engaged player raises his threat by 2.").replace("attack: 2,", "engaged: Ben,")
    play = situation("reveal", made)

    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (30, 32)
