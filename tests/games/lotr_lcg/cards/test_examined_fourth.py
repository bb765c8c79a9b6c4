"""Wordings that a fourth examiner found carried out otherwise than said; on invented cards, worked out by hand."""

from __future__ import annotations

import pytest
from situations import choices, value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 20, hand: [Song]}, Ben: {threat: 30}}
heroes: {Hild: {owner: Ana, sphere: lore, resources: 3, hp: 5}, Ulf: {owner: Ana}, Odo: {owner: Ben}}
"""


def status(kind: str, text: str) -> str:
    return RULES.collected.read(PrintedCard("Gloom", kind, text=(text,), stats={"cost": 1})).status


def sung(text: str, more: str, *chosen: str) -> Played:
    """Ana plays Song, an event that says so."""
    return situation(
        "action-window", f"{TABLE}events: {{Song: {{cost: 0, text: '{text}'}}}}\n{more}", "Ana plays Song", *chosen
    )


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("event", "Action: It readies."),
        ("event", "Action: Discard it."),
        ("event", "Action: Add 1 resource to his resource pool."),
        ("event", "Action: Its controller draws 1 card."),
        ("event", "Action: If it is ready, draw 1 card."),
        ("event", "Action: Draw 1 card if it is a Dwarf."),
        ("event", "Action: Draw X cards. X is its willpower."),
        ("event", "Play only if it is ready. Action: Draw 1 card."),
        ("ally", "Action: Exhaust it to draw 1 card."),
        ("ally", "She gets +1 willpower."),
        ("ally", "Response: After it enters play, draw 1 card."),
        ("enemy", "Forced: At the end of the round, discard it."),
        ("enemy", "While it is in the staging area, each enemy gets +1 threat."),
        ("location", "Forced: When it is explored, each player draws 1 card."),
        ("treachery", "When Revealed: Deal 1 damage to it."),
        ("treachery", "When Revealed: Each enemy engages that player."),
        ("quest", "When Revealed: Add it to the staging area."),
    ],
)
def test_a_pronoun_that_nobody_has_been_named_for_is_not_read(kind: str, text: str) -> None:
    assert status(kind, text) == "unread"


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("ally", "Action: Exhaust Gloom to ready it."),
        ("ally", "Response: After Gloom enters play, it gets +1 attack until the end of the phase."),
        ("enemy", "While it is engaged with you, Gloom gets +1 attack for each hero you control."),
        ("enemy", "For each resource on Gloom, he gets +1 threat."),
        ("event", "Action: Choose a hero. It readies."),
        ("event", "Action: Discard the top card of your deck. If it is an ally, draw 1 card."),
        ("attachment", "Attach to a hero. It gets +1 attack."),
    ],
)
def test_a_pronoun_means_the_card_that_was_named(kind: str, text: str) -> None:
    assert status(kind, text) == "read"


def test_it_is_whom_the_sentence_before_is_about() -> None:
    """Horn speaks of the hero it is on: Hild has sentinel, and Horn itself has not."""
    text = "Attached hero gets +1 attack. It gains sentinel."
    found = situation(
        "action-window",
        f'{TABLE}events: {{Song: {{}}}}\nattachments: {{Horn: {{on: Hild, text: "{text}"}}}}',
    )

    assert value(found, "keywords of Hild") == ["sentinel"] and value(found, "keywords of Horn") == []


RETURNED = "Action: Return an Elf ally you control to your hand to reduce your threat by X where X is its printed cost."


def test_what_is_paid_counts_for_what_it_could_do() -> None:
    """ability-potential-change: with Mir, who costs 3, the threat falls by 3; so it can be played."""
    found = sung(RETURNED, "allies: {Mir: {owner: Ana, cost: 3, traits: [Elf]}}")

    assert (value(found, "threat of Ana"), value(found, "place of Mir")) == (17, "hand")


def test_threat_costs_that_card_text_changes_count_at_setup() -> None:
    """initial-threat: 9 for Hild and 8 for Ulf, 1 less each with a printed lore icon: Ulf has none, so 8 + 8."""
    text = "Each hero you control with a printed lore resource icon gets -1 threat cost."
    table = f"""
    players: {{Ana: {{}}}}
    heroes: {{Hild: {{owner: Ana, sphere: lore, threat_cost: 9, text: "{text}"}}, Ulf: {{owner: Ana, threat_cost: 8}}}}
    """

    assert value(situation("setup", table), "threat of Ana") == 16


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("event", "Action: Each hero gets +1 damage until the end of the phase."),
        ("ally", "Each enemy gets +2 willpower."),
        ("ally", "Each enemy gets +2 attachments."),
        ("event", "Action: Each location gets +1 attack until the end of the phase."),
        ("event", "Action: Draw X cards, where X is the active location's attack."),
        ("event", "Action: Ready each hero with an engagement cost of 2 or lower."),
        ("location", "Gloom gets +1 willpower."),
        ("enemy", "Gloom gets +3 quest points."),
        ("hero", "Gloom gets +1 engagement cost."),
    ],
)
def test_a_value_that_no_such_card_has_is_not_read(kind: str, text: str) -> None:
    assert status(kind, text) == "unread"


CANCELS = """
players: {Ana: {threat: 20, hand: [Song, Lull]}}
heroes: {Hild: {owner: Ana}}
events:
  Song: {cost: 0, text: "Response: Cancel the when revealed effects of a treachery."}
  Lull: {cost: 0, text: "Response: Cancel a shadow effect just triggered."}
"""


def test_nobody_can_try_to_cancel_what_another_card_protects() -> None:
    """cannot, ability-potential-change: Fog's effect cannot be canceled, so Song would change nothing."""
    fog = "treacheries: {Fog: {text: 'When Revealed: Each player raises his threat by 2.'}}\nencounter-deck: [Fog]"
    text = "While Pass is in the staging area, the when revealed effects of treacheries cannot be canceled."
    found = situation("reveal", f"{CANCELS}{fog}\nlocations: {{Pass: {{text: '{text}'}}}}")

    assert value(found, "threat of Ana") == 22


def test_this_effect_is_the_one_before_it_and_not_the_shadow_effect() -> None:
    first = "When Revealed: Each player raises his threat by 3. This effect cannot be canceled."
    text = f"{first} Shadow: Defending player raises his threat by 5."
    orc = "enemies: {Orc: {engaged: Ana, attack: 1, shadow: [Fog]}}"
    found = situation(
        "enemy-attack", f"{CANCELS}treacheries: {{Fog: {{text: '{text}'}}}}\n{orc}", "Ana defends with Hild"
    )

    assert choices(found) == ["Ana plays Lull", "Ana passes"]


def test_damage_placed_on_a_location_is_damage_dealt_this_way() -> None:
    """Fog discards Ford and deals its 3 threat as damage to Keep: no surge, so Orc is not revealed."""
    text = "When Revealed: Discard the active location and deal X damage to Keep, where X is that location's threat."
    table = f"""
    players: {{Ana: {{threat: 20}}}}
    heroes: {{Hild: {{owner: Ana}}}}
    locations: {{Ford: {{active: yes, threat: 3}}, Keep: {{}}}}
    enemies: {{Orc: {{}}}}
    treacheries: {{Fog: {{text: "{text} If no damage is dealt this way, Fog gains surge."}}}}
    encounter-deck: [Fog, Orc]
    """
    found = situation("reveal", table)

    assert (value(found, "damage on Keep"), value(found, "place of Orc")) == (3, "deck")


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("event", "Action: Exhaust each location."),
        ("event", "Action: Ready an enemy."),
        ("event", "Action: Engage a hero."),
        ("event", "Action: Place 2 progress on a hero."),
        ("event", "Action: Travel to an enemy."),
        ("event", "Action: Explore a hero."),
        ("event", "Action: Commit an enemy to the quest."),
        ("event", "Action: A location gains sentinel until the end of the phase."),
        ("event", "Action: A hero gains surge until the end of the phase."),
        ("event", "Action: A hero becomes a location until the end of the phase."),
        ("event", "Response: After a location is destroyed, draw 1 card."),
        ("event", "Response: After an enemy commits to the quest, draw 1 card."),
        ("event", "Response: After a hero is explored, draw 1 card."),
        ("event", "Response: After a location attacks, draw 1 card."),
        ("enemy", "Shadow: Return the defending character to the staging area."),
        ("enemy", "Forced: After Gloom is explored, raise your threat by 1."),
        ("enemy", "Travel: Raise your threat by 2 to travel here."),
        ("enemy", "Sentinel."),
        ("location", "When Revealed: Gloom makes an immediate attack."),
        ("location", "While Gloom is engaged with a player, that player cannot draw cards."),
        ("hero", "When Revealed: Draw 1 card."),
        ("hero", "Shadow: Attacking enemy gets +1 attack."),
        ("hero", "While Gloom is the active location, each hero gets +1 attack."),
        ("hero", "Attach to a hero."),
    ],
)
def test_what_no_such_card_does_is_not_read(kind: str, text: str) -> None:
    assert status(kind, text) == "unread"


def test_an_ability_has_one_limit() -> None:
    assert status("hero", "Action: Draw 1 card. Limit once per phase. Limit once per round.") == "unread"


def test_who_could_not_is_one_of_those_in_play() -> None:
    """ability-in-play-only: Hild has no resource to discard and exhausts; Una in the discard pile is not asked."""
    text = "When Revealed: Discard 1 resource from each hero's resource pool, if able. Exhaust any hero that could not "
    table = f"""
    players: {{Ana: {{threat: 20, discard: [Una]}}}}
    heroes: {{Hild: {{owner: Ana}}, Ulf: {{owner: Ana, resources: 1}}, Una: {{owner: Ana}}}}
    treacheries: {{Fog: {{text: "{text}discard a resource from its pool."}}}}
    encounter-deck: [Fog]
    """
    found = situation("reveal", table)

    assert [value(found, f"{each} is exhausted") for each in ("Hild", "Ulf", "Una")] == [True, False, False]
