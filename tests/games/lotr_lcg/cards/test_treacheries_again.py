"""Treacheries: parts of sentences in new places; invented cards, what must come out worked out by hand first."""

from __future__ import annotations

import json

from situations import choices, value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 30}, Ben: {threat: 30}}
heroes:
  Hild: {owner: Ana, hp: 5, willpower: 3, attack: 2, defense: 1, resources: 2}
  Odo: {owner: Ben, hp: 4, resources: 1}
allies:
  Cur: {owner: Ana, hp: 3, traits: [Creature], cost: 3, zone: play}
  Fir: {owner: Ana, cost: 2, zone: hand}
  Elm: {owner: Ben, cost: 4, zone: hand}
enemies:
  Orc: {traits: [Orc], hp: 9, attack: 2, defense: 1, engagement: 20}
  Wight: {traits: [Undead], hp: 2, threat: 1, zone: discard pile}
  Ghast: {traits: [Undead], hp: 2, threat: 1, zone: discard pile}
  Ghost: {traits: [Undead], hp: 2, threat: 1, zone: discard pile}
locations: {Marsh: {threat: 2, points: 4}}
treacheries: {Gloom: {text: TEXT}, Second: {}, Third: {}}
quests: {Road: {points: 9, progress: 3, stage: 1}}
encounter-deck: [Gloom, Second, Third]
"""


def revealed(text: str, *chosen: str, table: str = TABLE) -> Played:
    """The treachery with that text is revealed."""
    return situation("reveal", table.replace("TEXT", json.dumps(text)), *chosen)


def values(play: Played, *asked: str) -> list[object]:
    return [value(play, each) for each in asked]


def status(text: str, kind: str = "treachery") -> str:
    return RULES.collected.read(PrintedCard("Gloom", kind, text=(text,))).status


def test_several_values_are_set_at_once() -> None:
    """Hild has 3, 2 and 1: all of them are 0 while it is attached."""
    text = "When Revealed: Attach to Hild. (Counts as a Condition attachment with the text: \"Reduce attached hero's "
    play = revealed(text + 'willpower, attack, and defense to 0.")')
    assert values(play, "willpower of Hild", "attack of Hild", "defense of Hild") == [0, 0, 0]


def test_a_price_that_cancels_the_effect() -> None:
    text = "When Revealed: Each player raises his threat by 4. Any player may choose to discard 1 Creature ally he "
    text += "controls to cancel this effect."
    paid = revealed(text, "Ana selects discard a Creature ally that player controls")
    assert values(paid, "threat of Ana", "threat of Ben", "place of Cur") == [30, 30, "discard pile"]


def test_the_cost_of_all_cards_that_were_discarded() -> None:
    """2 and 4: the 3 threat of the staging area are 9."""
    text = "When Revealed: Each player discards his hand. Until the end of the round, add the combined cost of the "
    play = revealed(text + "discarded cards to the threat in the staging area.")
    assert value(play, "threat in the staging area") == 9


def test_so_many_from_the_top_of_the_discard_pile() -> None:
    """Two players: the two that came last, Ghost and Wight; nobody says which."""
    text = (
        "When Revealed: Add the topmost X Undead enemies of the encounter discard pile to the staging area. X equals "
    )
    piled = TABLE.replace(", zone: discard pile", "") + "encounter-discard: [Ghast, Ghost, Second, Wight]\n"
    table = piled.replace("[Gloom, Second, Third]", "[Gloom, Third]")
    play = revealed(text + "the number of players in the game.", table=table)
    assert values(play, "place of Ghast", "place of Ghost", "place of Wight") == [
        "discard pile",
        "staging area",
        "staging area",
    ]


def test_what_is_done_if_it_finds_nothing_to_be_attached_to() -> None:
    text = (
        'While attached, counts as a Weapon attachment with the text: "Attached enemy gets +1 attack."When Revealed: '
    )
    text += (
        "Attach to the WHOM with the fewest hit points without Gloom attached. Otherwise, raise each player's threat "
    )
    text += "by 3."
    there = revealed(text.replace("WHOM", "Orc enemy"))
    assert values(there, "attack of Orc", "threat of Ana") == [3, 30]

    nobody = revealed(text.replace("WHOM", "Undead enemy"))
    assert values(nobody, "place of Gloom", "threat of Ana") == ["discard pile", 33]


def test_the_shadow_effect_does_what_it_does_when_revealed() -> None:
    """It is one text box, though a list may have it in parts."""
    parts = ("When Revealed: Deal 1 damage to each hero.", 'Shadow: Resolve the "when revealed" effect of Gloom.')
    assert RULES.collected.read(PrintedCard("Gloom", "treachery", text=parts)).status == "read"


DECKS = TABLE.replace("Ana: {threat: 30}, Ben: {threat: 30}", "Ana: {threat: 30, deck: 9}, Ben: {threat: 30, deck: 9}")


def test_on_a_deck_it_takes_the_place_of_the_next_draw() -> None:
    """Ana is the first player: she draws nothing the first time, and 1 card the second; Ben draws 2 and 1."""
    text = "When Revealed: Attach Gloom to Ana's deck. Each player draws 2 cards. MORE"
    text += (
        '(Counts as a Song attachment with the text: "The next time a player draws any number of cards from attached '
    )
    text += 'deck, discard Gloom instead.")'
    once = revealed(text.replace("MORE", ""), table=DECKS)
    assert values(once, "cards in hand of Ana", "cards in hand of Ben", "place of Gloom") == [1, 3, "discard pile"]

    twice = revealed(text.replace("MORE", "Each player draws 1 card. "), table=DECKS)
    assert values(twice, "cards in hand of Ana", "cards in hand of Ben") == [2, 4]

    kept = revealed(text.replace("Each player draws 2 cards. MORE", ""), table=DECKS)
    assert values(kept, "host of Gloom", "place of Gloom") == ["Ana", "play area"]


def test_on_a_threat_dial_it_speaks_to_that_player() -> None:
    text = "When Revealed: Attach Gloom to Ben's threat dial. Deal 1 damage to Hild. (Counts as a Condition attachment "
    play = revealed(text + 'with the text: "Forced: After a hero takes damage, raise your threat by 2.")')
    assert values(play, "threat of Ana", "threat of Ben") == [30, 32]


def test_a_value_compared_with_that_of_another_card() -> None:
    """Oak has a cost of 1: Ana discards Fir with 2, and keeps Ash with 1."""
    table = TABLE.replace("Ana: {threat: 30}", "Ana: {threat: 30, deck: [Oak]}").replace(
        "  Fir: {", "  Oak: {owner: Ana, cost: 1, zone: deck}\n  Ash: {owner: Ana, cost: 1, zone: hand}\n  Fir: {"
    )
    text = (
        "When Revealed: The first player discards the bottom card of his deck. Then, that player discards all allies "
    )
    play = revealed(text + "in his hand with a cost greater than that of the discarded card.", table=table)
    there = ["discard pile", "hand", "discard pile", "hand"]
    assert values(play, "place of Oak", "place of Ash", "place of Fir", "place of Elm") == there


def test_each_of_several_has_a_number_of_its_own() -> None:
    """Orc has 1 threat and 2 resources, Wight 1 threat and none."""
    text = "When Revealed: Place 2 resources on Orc. Until the end of the round, each enemy gets +1 threat for each "
    play = revealed(
        text + "resource token on it.", table=TABLE.replace("threat: 1, zone: discard pile}", "threat: 1}", 1)
    )
    assert values(play, "threat strength of Orc", "threat strength of Wight") == [3, 1]


def test_those_who_did_it_and_those_who_could_not() -> None:
    may = "When Revealed: Each player may draw 1 card. Each player who does so raises his threat by 5."
    play = revealed(may, "Ana declines", "Ben does it", table=DECKS)
    assert values(play, "threat of Ana", "threat of Ben", "cards in hand of Ben") == [30, 35, 2]

    must = "When Revealed: Each player must discard an ally he controls. Each player who cannot raises his threat by 3."
    play = revealed(must)
    assert values(play, "threat of Ana", "threat of Ben", "place of Cur") == [30, 33, "discard pile"]

    assert status("When Revealed: Raise each player's threat by 1. Each player who does draws 1 card.") == "partly"


def test_from_the_hand_and_from_play() -> None:
    text = "When Revealed: Each player discards 2 random cards from his hand and each ally he controls."
    play = revealed(text)
    assert values(play, "place of Fir", "place of Elm", "place of Cur") == ["discard pile"] * 3


def test_a_hand_that_is_revealed() -> None:
    table = TABLE + "events: {Ditty: {owner: Ana, zone: hand}}\n"
    play = revealed("When Revealed: Ana reveals her hand and discards all allies revealed this way.", table=table)
    assert values(play, "place of Fir", "place of Elm", "place of Ditty", "place of Cur") == [
        "discard pile",
        "hand",
        "hand",
        "play area",
    ]


def test_resources_of_a_sphere() -> None:
    table = TABLE.replace("Hild: {owner: Ana,", "Hild: {owner: Ana, sphere: lore,")
    play = revealed("When Revealed: Discard all lore resources.", table=table)
    assert values(play, "resources on Hild", "resources on Odo") == [0, 1]


def test_what_was_discarded_from_play() -> None:
    """Cards of a deck were never in play: the surge reveals Second unless an ally leaves play."""
    table = TABLE.replace("Ana: {threat: 30}", "Ana: {threat: 30, deck: [Oak]}").replace(
        "  Fir: {", "  Oak: {owner: Ana, cost: 1, zone: deck}\n  Fir: {"
    )
    text = "When Revealed: Discard the top card of each player's deck. Discard each WHOM ally. If no ally was "
    text += "discarded from play this way, Gloom gains surge."
    assert values(revealed(text.replace("WHOM", "Hobbit"), table=table), "place of Second") == ["discard pile"]
    assert values(revealed(text.replace("WHOM", "Creature"), table=table), "place of Second") == ["deck"]


def test_as_soon_as_its_host_has_two_of_them() -> None:
    text = (
        'When Revealed: Attach to Hild. (Counts as a Trap attachment with the text: "Attached hero gets -1 willpower. '
    )
    text += 'If attached hero has at least 2 copies of Gloom attached, destroy attached hero.") MORE'
    alone = revealed(text.replace("MORE", ""))
    assert values(alone, "place of Hild", "willpower of Hild") == ["play area", 2]

    twin = TABLE.replace("Second: {}", "Second: {title: Gloom, text: TEXT}")
    both = revealed(text.replace("MORE", "Reveal the top card of the encounter deck."), table=twin)
    assert value(both, "place of Hild") == "discard pile"


def test_chance_is_not_asked_of_those_that_are_not_there() -> None:
    table = TABLE.replace("zone: discard pile", "zone: victory display", 1)
    text = "When Revealed: If there are no Undead enemies in play, add a random Undead enemy in the victory display to "
    play = revealed(text + "the staging area.", table=table)
    assert value(play, "place of Wight") == "staging area"


def test_nobody_uses_actions_or_plays_events() -> None:
    table = """
players: {Ana: {threat: 30, deck: 5}}
heroes: {Hild: {owner: Ana, hp: 5, resources: 2, text: "Action: Exhaust Hild to draw 1 card."}}
events: {Ditty: {owner: Ana, cost: 0, zone: hand, text: "Action: Draw 1 card."}}
quests: {Road: {points: 9, text: TEXT}}
"""
    free = choices(situation("action-window", table.replace("TEXT", '""')))
    assert {"Ana uses Hild", "Ana plays Ditty"} <= set(free)

    barred = table.replace("TEXT", json.dumps("Players cannot trigger Action or Response effects."))
    assert not {"Ana uses Hild", "Ana plays Ditty"} & set(choices(situation("action-window", barred)))


def test_a_card_that_nobody_has_named_has_no_cost_to_compare() -> None:
    """Ana's deck is 5 cards without names: neither of these is known to be so."""
    unnamed = TABLE.replace("Ana: {threat: 30}", "Ana: {threat: 30, deck: 5}")
    text = "When Revealed: Ana discards the top card of her deck. "
    play = revealed(text + "If that card's printed cost is 2 or less, raise each player's threat by 2.", table=unnamed)
    assert value(play, "threat of Ana") == 30

    more = "Discard each card in Ana's hand with a cost greater than that of the discarded card."
    assert value(revealed(text + more, table=unnamed), "place of Fir") == "hand"


SHADOW = """
players: {Ana: {threat: 20}}
heroes: {Hild: {owner: Ana, hp: 9, defense: 1}}
enemies: {Brute: {traits: [Orc], hp: 9, damage: 4, attack: 3, engaged: Ana, shadow: [Gloom]}}
treacheries: {Gloom: {text: TEXT}}
attack: {enemy: Brute, player: Ana, defenders: [Hild]}
"""


def attacked(text: str) -> Played:
    return situation("enemy-attack:6.4.2", SHADOW.replace("TEXT", json.dumps(text)))


def test_for_each_damage_that_an_attack_deals() -> None:
    """3 attack against 1 defense: 2 damage, so 2 of the 4 damage on Brute are healed."""
    play = attacked("Shadow: Heal 1 damage from attacking enemy for each damage this attack deals.")
    assert values(play, "damage on Hild", "damage on Brute") == [2, 2]

    text = (
        "Shadow: If attacking enemy is an Orc, after this attack, place 1 resource on attacking enemy for each point "
    )
    play = attacked(text + "of damage dealt by this attack.")
    assert value(play, "resources on Brute") == 2


def test_each_of_them_takes_as_much_as_it_has_of_its_own() -> None:
    """Hild bears two attachments, Odo none; 'it' alone could be another card, and is unread."""
    worn = "attachments: {Cloak: {owner: Ana, on: Hild, zone: play}, Hat: {owner: Ana, on: Hild, zone: play}}\n"
    text = "When Revealed: Deal X damage to each hero, where X is the number of attachments on that hero."
    play = revealed(text, table=TABLE + worn)
    assert values(play, "damage on Hild", "damage on Odo") == [2, 0]

    assert status(text.replace("that hero", "it")) == "unread"


def test_that_location_is_the_one_it_was_attached_to() -> None:
    """Ford has 3 progress and 3 threat, which counts besides the 3 of the staging area."""
    active = "locations: {Ford: {threat: 3, points: 9, progress: 3, active: yes}, "
    text = "When Revealed: Attach to the active location and add 2 progress to that location. (Counts as a Trap "
    text += (
        'attachment with the text: "Attached location contributes its threat to the total threat in the staging area '
    )
    text += 'as if it were in the staging area.") If Gloom cannot attach, it gains surge.'
    there = revealed(text, table=TABLE.replace("locations: {", active))
    assert values(there, "progress on Ford", "threat in the staging area", "place of Second") == [5, 6, "deck"]

    assert value(revealed(text), "place of Second") == "discard pile"


def test_it_is_whom_the_first_way_has_spoken_of() -> None:
    """Not the treachery, which has no attack: Orc attacks."""
    text = "When Revealed: Either place 1 resource on Orc, or it makes an immediate attack against Ana."
    play = revealed(text, "Ana selects Orc makes an immediate attack against Ana", "Ana declares no defender")
    assert value(play, "damage on Hild") == 2


def test_it_is_who_bears_them_and_not_what_was_discarded() -> None:
    """shadow: with a cloak or without, it is the defender that takes 1 damage more: 2 of the attack and 1."""
    text = "Shadow: Discard each card attached to the defending character and deal 1 damage to it."
    assert value(attacked(text), "damage on Hild") == 3

    worn = SHADOW + "attachments: {Cloak: {owner: Ana, on: Hild, zone: play}}\n"
    play = situation("enemy-attack:6.4.2", worn.replace("TEXT", json.dumps(text)))
    assert values(play, "damage on Hild", "place of Cloak") == [3, "discard pile"]


def test_each_player_names_a_type_of_his_own() -> None:
    """Ana keeps her ally and loses the event, Ben names events and loses his ally."""
    text = (
        "When Revealed: Each player names a card type and discards all cards in his hand that do not match the named "
    )
    text += "type. If no card was discarded this way, Gloom gains surge."
    table = TABLE + "events: {Ditty: {owner: Ana, zone: hand}}\n"
    play = revealed(text, "Ana selects name ally", "Ben selects name event", table=table)
    assert values(play, "place of Fir", "place of Ditty", "place of Elm", "place of Second") == [
        "hand",
        "discard pile",
        "discard pile",
        "deck",
    ]

    assert status("When Revealed: Each player names a card type. Discard each card of the named type.") == "unread"


def test_enemies_that_have_not_attacked() -> None:
    """Brute attacks: only Rat has not, and is dealt Second."""
    more = SHADOW.replace("enemies: {", "enemies: {Rat: {engaged: Ana, hp: 2, attack: 0}, ").replace(
        "treacheries: {", "treacheries: {Second: {}, "
    )
    text = "Shadow: Deal 1 shadow card to each enemy engaged with the defending player that did not attack this phase."
    table = more.replace("TEXT", json.dumps(text)) + "encounter-deck: [Second]\n"
    play = situation("enemy-attack:6.4.2", table.replace("shadow: [Gloom]}", "shadow: [Gloom], attacked: yes}"))
    assert value(play, "shadow cards of Rat") == ["Second"]


def test_those_that_had_nothing_to_discard() -> None:
    table = TABLE.replace("hp: 4, resources: 1", "hp: 4, resources: 0")
    text = "When Revealed: Remove 1 resource from each hero. Exhaust each hero who did not discard a resource."
    play = revealed(text, table=table)
    assert values(play, "resources on Hild", "Hild is exhausted", "Odo is exhausted") == [1, False, True]

    assert status("When Revealed: Exhaust each hero that could not discard a resource.") == "unread"


def test_more_archery_for_a_round() -> None:
    """archery, an extension: 2 damage as the combat phase of this round begins, and none in the quest phase."""
    table = """
players: {Ana: {threat: 20, deck: 9}}
heroes: {Hild: {owner: Ana, hp: 9}}
locations: {Marsh: {text: "Forced: At the beginning of the quest phase, add 2 to the archery total this round."}}
quests: {Road: {points: 9, stage: 1}}
treacheries: {Gloom: {}, Second: {}}
encounter-deck: [Gloom, Second]
"""
    assert value(situation("quest", table, "Ana commits nobody"), "damage on Hild") == 0
    whole = situation("round", table, "Ana commits nobody", "Ana travels to Marsh")
    assert value(whole, "damage on Hild") == 2
