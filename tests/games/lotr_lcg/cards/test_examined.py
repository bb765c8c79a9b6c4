"""Wordings that were read and did something else, found by playing real cards; on invented cards, "
"worked out by hand."""

from __future__ import annotations

import pytest
from situations import choices, value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation

PLAYERS = "{Ana: {threat: 20, hand: HAND}, Ben: {threat: 20, first: yes}}"
TABLE = """
heroes:
  Hild: {owner: Ana, sphere: spirit, resources: 5, hp: 1, attack: 4}
  Ulf: {owner: Ana, sphere: tactics, resources: 5, exhausted: yes}
  Odo: {owner: Ben, resources: 2}
"""


def at(where: str, table: str, *chosen: str, hand: str = "0") -> Played:
    return situation(where, f"players: {PLAYERS.replace('HAND', hand)}\n{TABLE}{table}", *chosen)


def test_a_card_in_hand_lowers_its_own_cost() -> None:
    """5, less 1 for each of two Stout allies."""
    table = """
allies:
  Porter: {owner: Ana, sphere: spirit, cost: 5, text: "Reduce the cost to play Porter by 1 for each Stout ally."}
  Pim: {owner: Ana, traits: [Stout]}
  Pam: {owner: Ben, traits: [Stout]}
"""
    play = at("planning", table, "Ana plays Porter", hand="[Porter]")

    assert value(play, "resources on Hild") == 2


def test_text_of_a_card_in_the_victory_display() -> None:
    text = "While Grub is in the victory display, each Worm enemy gets +1 hit point."
    table = f'enemies: {{Grub: {{text: "{text}"}}, Maw: {{traits: [Worm], hp: 2}}}}\n'

    assert value(at("action-window", table), "hit points of Maw") == 2
    assert value(at("action-window", table + "victory-display: [Grub]\n"), "hit points of Maw") == 3


def test_another_hero_is_not_the_one_it_comes_from() -> None:
    text = "Action: Exhaust Runner to move 1 resource from a hero you control to another hero's resource pool."
    play = at(
        "action-window",
        f'allies: {{Runner: {{owner: Ana, text: "{text}"}}}}\n',
        "Ana uses Runner",
        "Ana sends it to Ulf",
    )

    assert (value(play, "resources on Hild"), value(play, "resources on Ulf")) == (4, 6)


def test_attached_hero_of_an_attachment_that_was_the_cost() -> None:
    text = "Attach to a hero. Action: Discard Broth to ready attached hero."
    play = at("action-window", f'attachments: {{Broth: {{owner: Ana, on: Ulf, text: "{text}"}}}}\n', "Ana uses Broth")

    assert value(play, "Ulf is exhausted") is False


def test_what_another_player_does_is_possible_for_that_player() -> None:
    """`the first player puts 1 ally into play from his hand`: Ben's hand counts, and he has no ally in it."""
    text = "Response: After Hild commits to the quest, the first player puts 1 ally into play from his hand."
    table = f'allies: {{Pim: {{owner: Ana}}}}\nattachments: {{Gem: {{owner: Ana, on: Hild, text: "{text}"}}}}\n'
    play = at("quest", table, "Ben commits nobody", "Ana commits Hild", hand="[Pim]")

    assert "Ana uses Gem" not in choices(play)


@pytest.mark.parametrize(("whom", "attack"), [("Ben", 2), ("Ana", 1)])
def test_you_in_the_text_of_an_enemy_is_who_is_engaged(whom: str, attack: int) -> None:
    text = "While it is engaged with you, Leech gets +1 attack for each ready character you control."
    table = f'enemies: {{Leech: {{engaged: {whom}, attack: 0, text: "{text}"}}}}\nallies: {{Pam: {{owner: Ben}}}}\n'

    assert value(at("action-window", table), "attack of Leech") == attack


def test_others_engaged_with_you() -> None:
    text = "While Chief is engaged with you, each other Worm enemy engaged with you gets +1 attack."
    table = f'enemies: {{Chief: {{engaged: Ana, text: "{text}"}}, Maw: {{engaged: Ben, attack: 1, traits: [Worm]}}}}\n'

    assert value(at("action-window", table), "attack of Maw") == 1


def test_that_hero_is_who_attacked() -> None:
    text = (
        "Response: After a hero you control attacks and destroys an enemy, exhaust a Tool attached to "
        "that hero to draw 3 cards."
    )
    table = f"""
events: {{Cheer: {{owner: Ana, cost: 0, sphere: spirit, text: "{text}"}}}}
attachments: {{Axe: {{owner: Ana, on: Hild, traits: [Tool]}}, Bow: {{owner: Ana, on: Ulf, traits: [Tool]}}}}
enemies: {{Maw: {{engaged: Ana, hp: 1}}}}
"""
    play = at("combat:6.7", table, "Ana attacks Maw with Hild", "Ana plays Cheer", hand="[Cheer]")

    assert (value(play, "cards in hand of Ana"), value(play, "Axe is exhausted")) == (3, True)


SHADOW = """
enemies: {Maw: {engaged: Ana, attack: 3, threat: 2, hp: 4, shadow: [Gloom]}}
treacheries: {Gloom: {text: TEXT}}
attack: {enemy: Maw, player: Ana, defenders: [Hild]}
"""


def dealt(text: str) -> Played:
    return at("enemy-attack:6.4.2", SHADOW.replace("TEXT", f'"{text}"'))


def test_you_in_what_a_shadow_effect_does_later() -> None:
    """defending-player: Ana is attacked, Ben is the first player."""
    play = dealt("Shadow: If this attack destroys a character, raise your threat by 3.")

    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (23, 20)


def test_that_character_is_the_one_destroyed() -> None:
    text = (
        "Shadow: Attacking enemy gets +1 attack. If this attack destroys a hero, raise your threat by that "
        "hero's attack."
    )

    assert value(dealt(text), "threat of Ana") == 24


@pytest.mark.parametrize(("threat", "again"), [(2, True), (0, False)])
def test_it_after_two_values_compared_and_a_condition_of_now(threat: int, again: bool) -> None:
    """Hild, willpower 1, is destroyed by the attack: whether it attacks again was decided while she was there."""
    text = (
        "Shadow: If attacking enemy's threat is higher than the defending character's willpower, it makes "
        "an additional attack after this one."
    )
    play = at("enemy-attack:6.4.2", SHADOW.replace("TEXT", f'"{text}"').replace("threat: 2", f"threat: {threat}"))

    assert (value(play, "damage on Ulf") > 0) is again


def test_when_a_card_leaves_play() -> None:
    text = "Forced: When a character leaves play, remove 1 progress from the current quest."
    table = (
        SHADOW.replace("TEXT", '""')
        + f'locations: {{Fen: {{text: "{text}"}}}}\nquests: {{Road: {{points: 9, progress: 3}}}}\n'
    )

    assert value(at("enemy-attack:6.4.2", table), "progress on Road") == 2


REVEAL = """
encounter-deck: [Gloom, Second]
treacheries: {Gloom: {text: TEXT}, Second: {}}
"""


@pytest.mark.parametrize(
    ("condition", "holds"),
    [
        ("any player's threat is 20 or less", True),
        ("any player's threat is 30 or more", False),
        ("each player's threat is 20 or less", True),
        ("a hero is ready", True),
        ("a hero is not exhausted", True),
        ("each hero is exhausted", False),
        ("2 heroes are exhausted", False),
    ],
)
def test_any_each_and_one_of_them(condition: str, holds: bool) -> None:
    text = f'"When Revealed: If {condition}, Gloom gains surge."'

    assert value(at("reveal", REVEAL.replace("TEXT", text)), "place of Second") == ("discard pile" if holds else "deck")


@pytest.mark.parametrize(
    "text",
    [
        "When Revealed: Each Worm location in the staging area gets +1 threat.",
        "When Revealed: Deal 2 damage to each event.",
        "Shadow: If this attack destroys a character, return it to the staging area.",
        "Shadow: It makes an additional attack.",
        "Shadow: Attacking enemy gets +1 printed attack.",
        "Shadow: Return the attacking enemy to the staging area instead.",
    ],
)
def test_what_cannot_be_done_exactly_is_unread(text: str) -> None:
    read = RULES.collected.read(PrintedCard("Gloom", "treachery", text=(text,), more={"traits": ["Worm"]}))

    assert read.status != "read"


def test_a_keyword_that_a_list_has_twice_or_among_the_traits() -> None:
    group, row = RULES.collected.row(
        PrintedCard(
            "Cur",
            "enemy",
            text=("Surge. Cannot have attachments.",),
            more={"keywords": ["Surge."], "traits": ["Doomed 1", "Worm"]},
        )
    )

    assert (group, row["text"], row["traits"]) == (
        "enemies",
        ["Doomed 1.\nSurge. Cannot have attachments."],
        ["Worm"],
    )


def test_a_kind_of_card_that_no_table_holds_is_not_read() -> None:
    text = "Response: When this stage is defeated, reduce each player's threat by 5."

    assert RULES.collected.read(PrintedCard("Detour", "side quest", text=(text,))).status == "partly"


@pytest.mark.parametrize(("trait", "said"), [("Worm", "-1 threat"), ("Cave", "cannot contribute threat")])
def test_another_thing_instead_in_a_case(trait: str, said: str) -> None:
    """For as long as what it takes the place of."""
    text = (
        "Action: Choose a location. Until the end of the phase, that location gets -1 threat. "
        "(That location does not contribute its threat instead if it is a Cave location.)"
    )
    table = f'attachments: {{Lamp: {{owner: Ben, on: Odo, text: "{text}"}}}}\n'
    table += f"locations: {{Fen: {{threat: 3, traits: [{trait}]}}}}\nenemies: {{Bat: {{traits: [Cave]}}}}\n"
    play = at("action-window", table, "Ben uses Lamp")

    assert [line.text for line in play.lines if "until the end of" in line.text] == [
        f"Lamp: that location {'gets ' if trait == 'Worm' else ''}{said} (Fen; until the end of the phase)."
    ]


def test_which_case_it_is_is_decided_once() -> None:
    """The damage destroys the defender; that the attack is undefended now does not bring the other effect too."""
    text = (
        "Shadow: Deal 1 damage to the defending character. "
        "(Attacking enemy gets +2 attack instead if this attack is undefended.)"
    )
    play = dealt(text)

    assert not any("+2 attack" in line.text for line in play.lines)


def test_engage_that_enemy_without_a_word_on_who() -> None:
    text = "Action: Discard Scout to choose an enemy not engaged with you. Engage the chosen enemy."
    table = f'allies: {{Scout: {{owner: Ana, text: "{text}"}}}}\nenemies: {{Maw: {{engaged: Ben}}}}\n'
    play = at("action-window", table, "Ana uses Scout")

    assert value(play, "Maw is engaged with Ana") is True


def test_a_card_on_the_bottom_of_a_deck_is_not_drawn_next() -> None:
    """The other cards of the deck have no names here; they lie above it."""
    text = "Action: Exhaust Pipe and place a card from your hand on the bottom of your deck to draw a card."
    table = f'attachments: {{Pipe: {{owner: Ana, on: Hild, text: "{text}"}}}}\nallies: {{Pim: {{owner: Ana}}}}\n'
    play = at("action-window", table, "Ana uses Pipe", hand="[Pim]")

    assert (value(play, "place of Pim"), value(play, "cards in hand of Ana")) == ("deck", 1)


def test_a_shadow_card_without_effect_and_the_attack_after_this_one() -> None:
    """Hild is destroyed; the attack after that is undefended and hits Ulf."""
    text = (
        "Forced: After Maw is dealt a shadow card with no shadow effect, it makes an additional attack after this one."
    )
    table = SHADOW.replace("TEXT", '""').replace("hp: 4", f'hp: 4, text: "{text}"')

    assert value(at("enemy-attack:6.4.2", table), "damage on Ulf") == 3


def test_who_decides_what_another_player_does_or_not() -> None:
    text = "Action: Choose another player. That player draws 1 card, or Trader is discarded."

    assert RULES.collected.read(PrintedCard("Trader", "ally", text=(text,))).status != "read"


def test_that_character_of_a_condition() -> None:
    """It is the defending character that is discarded, and not the shadow card."""
    text = "Shadow: If the defending character has a Hook attachment, discard that character."
    table = SHADOW.replace("TEXT", f'"{text}"') + "attachments: {Barb: {owner: Ana, on: Hild, traits: [Hook]}}\n"

    assert value(at("enemy-attack:6.4.2", table), "place of Hild") == "discard pile"


def test_characters_committed_together_are_one_occasion() -> None:
    text = "Forced: After a player commits characters to the quest, he must discard the top 2 cards of his deck."
    table = f'quests: {{Road: {{points: 9, text: "{text}"}}}}\nallies: {{Pim: {{owner: Ben}}}}\n'
    play = at("quest", table, "Ben commits Odo and Pim")

    assert len([line for line in play.lines if line.text.startswith("The top 2 cards of Ben")]) == 1


TRAVEL = "locations: {Fen: {text: TEXT}}\nallies: {Pam: {owner: Ben}}\n"


def test_a_travel_cost_is_paid_with_what_is_one_s_own() -> None:
    table = TRAVEL.replace("TEXT", '"Travel: The first player must exhaust 2 characters to travel here."')
    play = at("travel", table, "Ben travels to Fen")

    assert [value(play, f"{name} is exhausted") for name in ("Odo", "Pam", "Hild")] == [True, True, False]


def test_a_travel_cost_in_resources_is_paid() -> None:
    table = TRAVEL.replace("TEXT", '"Travel: Each player must pay 1 resource to travel here."')
    play = at("travel", table, "Ben travels to Fen", "Ana chooses Hild")

    assert (value(play, "resources on Odo"), value(play, "resources on Hild")) == (1, 4)


@pytest.mark.parametrize(("deck", "legal"), [("[Maw, Grub]", True), ("[Maw]", False)])
def test_a_travel_cost_of_searching(deck: str, legal: bool) -> None:
    text = "Travel: Each player searches the encounter deck for a Worm enemy and puts it into play engaged with him."
    table = TRAVEL.replace("TEXT", f'"{text}"') + f"encounter-deck: {deck}\n"
    table += (
        "enemies: {Maw: {traits: [Worm]}, Grub: {traits: [Worm]}}\n" if legal else "enemies: {Maw: {traits: [Worm]}}\n"
    )

    assert ("Ben travels to Fen" in choices(at("travel", table))) is legal


def test_that_location_is_not_what_paid_for_it() -> None:
    text = "Response: After you travel to a location, exhaust a spirit character to place 2 progress on that location."
    table = f'events: {{Zeal: {{owner: Ana, cost: 0, sphere: spirit, text: "{text}"}}}}\n'
    table += "locations: {Fen: {points: 4}}\n"
    play = at("travel", table, "Ben travels to Fen", "Ana plays Zeal", hand="[Zeal]")

    assert (value(play, "progress on Fen"), value(play, "progress on Hild")) == (2, 0)


def test_where_the_first_of_several_things_goes() -> None:
    """The first player says which hero; that hero is the one that is exhausted."""
    text = "When Revealed: The first player attaches Gloom to a hero he controls and exhausts that hero."
    table = f"players: {PLAYERS.replace('HAND', '0')}\nheroes: {{Odo: {{owner: Ben}}, Pim: {{owner: Ben}}}}\n"
    play = situation("reveal", table + REVEAL.replace("TEXT", f'"{text}"'), "Ben sends it to Pim")

    assert (value(play, "host of Gloom"), value(play, "Pim is exhausted")) == ("Pim", True)


def test_tokens_on_the_card_itself_are_counted_all_the_time() -> None:
    """modifiers: 5 resources, less the 2 that are spent on an event afterwards."""
    text = (
        "Action: Exhaust Flame to give attached hero +1 attack for each resource in its pool "
        "until the end of the phase."
    )
    table = f'attachments: {{Flame: {{owner: Ana, on: Hild, text: "{text}"}}}}\n'
    table += "events: {Rest: {owner: Ana, cost: 2, sphere: spirit, text: 'Action: Draw 1 card.'}}\n"
    play = at("action-window", table, "Ana uses Flame", "Ana plays Rest", hand="[Rest]")

    assert value(play, "attack of Hild") == 4 + 3


def test_it_is_not_the_location_that_makes_room() -> None:
    text = (
        "Action: Choose a location in the staging area and make it the active location, "
        "returning any previous active location to the staging area."
    )
    table = f'events: {{Turn: {{owner: Ana, cost: 0, sphere: spirit, text: "{text}"}}}}\n'
    table += "locations: {Fen: {points: 4}, Ford: {points: 4, active: yes}}\n"
    play = at("action-window", table, "Ana plays Turn", hand="[Turn]")

    assert (value(play, "place of Fen"), value(play, "place of Ford")) == ("active location", "staging area")


def test_after_a_quest_card_is_defeated() -> None:
    text = "Response: After a quest card is defeated, ready Pim."
    table = f'allies: {{Pim: {{owner: Ana, exhausted: yes, text: "{text}"}}}}\n'
    table += "quests: {Road: {points: 1}, End: {points: 9}}\nencounter-deck: 0\n"
    play = at("quest", table, "Ben commits Odo", "Ana commits Hild", "Ana uses Pim")

    assert value(play, "Pim is exhausted") is False
