"""What is said of one verb or player, said of its sisters; invented cards, the answers worked out by hand first."""

from __future__ import annotations

import json

import pytest
from situations import choices, may, value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation, value_now

TABLE = """
players: {Ana: {threat: 30, first: yes, deck: 9}}
heroes:
  Hild: {owner: Ana, hp: 5, willpower: 2, attack: 2, defense: 1, resources: 2, text: HERO}
  Ulf: {owner: Ana, hp: 5, attack: 1}
allies: {Odo: {owner: Ana, hp: 3, willpower: 1}, Pim: {owner: Ana, hp: 9, zone: ZONE, text: ALLY}}
quests: {Road: {points: 20, progress: 5}}
enemies:
  Orc: {traits: [Orc], hp: 9, attack: 2, defense: 0, engagement-cost: 45, engaged: Ana, text: ENEMY}
  Wolf: {hp: 9, attack: 1, defense: 0, engagement-cost: 45, engaged: Ana}
treacheries: {Gloom: {text: TEXT}, Dread: {text: SHADOW}}
encounter-deck: [Gloom]
"""
KEYS = ("HERO", "ALLY", "ENEMY", "TEXT", "SHADOW")


def at(where: str, *chosen: str, zone: str = "play", **texts: str) -> Played:
    """The table with those texts on its cards."""
    table = TABLE.replace("ZONE", zone)
    for key in KEYS:
        table = table.replace(key, json.dumps(texts.get(key.lower(), "")))
    return situation(where, table, *chosen)


def values(play: Played, *asked: str) -> list[object]:
    return [value(play, each) for each in asked]


def said(text: str, kind: str) -> str:
    """What is said back of a card."""
    found = RULES.collected.read(PrintedCard("Gloom", kind, text=(text,)))
    return " ".join(each.said if each.read else "unread" for each in found.sentences)


PHASES = [("combat:6.7", 4), ("planning", 2)]


@pytest.mark.parametrize(("where", "attack"), PHASES)
def test_what_holds_in_one_phase(where: str, attack: int) -> None:
    """constant-conditional: +2 attack in the combat phase, and printed 2 in every other."""
    play = at(where, hero="Hild gets +2 attack during the combat phase.")
    assert value_now(play, "attack of Hild") == attack


def test_what_is_done_has_no_phase_behind_it() -> None:
    """`deal 1 damage during the combat phase` does not say when, so it stays unread."""
    assert said("When Revealed: Deal 1 damage to each hero during the combat phase.", "treachery") == "unread"


def test_unless_a_player_pays() -> None:
    """effects-select: the first player raises her threat by 3, or the ally is discarded."""
    text = "When Revealed: Discard Odo unless the first player raises his threat by 3."
    play = at("quest:3.3", text=text)
    either = choices(play)
    assert len(either) == 2
    paid, done = (at("quest:3.3", each, text=text) for each in either)
    assert values(paid, "threat of Ana", "place of Odo") == [33, "play area"]
    assert values(done, "threat of Ana", "place of Odo") == [30, "discard pile"]


def test_a_lasting_effect_for_a_price() -> None:
    """to-word: Hild spends 1 of her 2 resources, and has 3 attack more until the end of the round."""
    text = "When Revealed: The first player may spend 1 resource to give Hild +3 attack until the end of the round."
    assert choices(at("quest:3.3", text=text)) == ["Ana does it", "Ana declines"]
    assert value_now(at("quest:3.3", "Ana does it", text=text), "attack of Hild") == 5
    assert value_now(at("quest:3.3", "Ana declines", text=text), "attack of Hild") == 2


def test_how_long_is_said_of_what_lasts() -> None:
    """lasting-effects: the hero exhausts once, and -1 willpower holds for the round."""
    play = at("reveal", text="When Revealed: Hild is exhausted and gets -1 willpower until the end of the round.")
    assert [value_now(play, each) for each in ("willpower of Hild", "Hild is exhausted")] == [1, True]


def test_the_foremost_is_chosen() -> None:
    play = at(
        "quest:3.3", text="When Revealed: Choose the enemy with the highest attack. It gets +3 defense this round."
    )
    assert values(play, "defense of Orc", "defense of Wolf") == [3, 0]


def test_less_threat_in_the_staging_area() -> None:
    text = "When Revealed: Reduce the total threat in the staging area by 2 until the end of the phase."
    assert said(text, "treachery") == text.replace("Reduce", "lower")


@pytest.mark.parametrize("text", ["Orc cannot be attacked by heroes.", "Cannot be attacked by heroes."])
def test_who_cannot_attack_it(text: str) -> None:
    """cannot: Hild is a hero and Odo is none."""
    play = at("combat:6.7", enemy=text)
    assert [may(play, f"Ana attacks Orc with {name}") for name in ("Hild", "Odo")] == [False, True]
    assert may(play, "Ana attacks Wolf with Hild") is True


@pytest.mark.parametrize(("enemy", "tired"), [("Orc", False), ("Wolf", True)])
def test_no_exhausting_against_some(enemy: str, tired: bool) -> None:
    """play-permission: it is said of Orc enemies alone."""
    play = at("combat:6.7", f"Ana attacks {enemy} with Hild", hero="Hild does not exhaust to attack Orc enemies.")
    assert value(play, "Hild is exhausted") is tired


@pytest.mark.parametrize(("enemy", "left"), [("Orc", 2), ("Wolf", 2)])
def test_after_an_enemy_of_a_kind_is_attacked(enemy: str, left: int) -> None:
    """triggering-condition: Hild gains a resource only once she has attacked an Orc; before that she has 2."""
    text = "Response: After Hild attacks an Orc enemy, add 1 resource to her resource pool."
    play = at("combat:6.7", f"Ana attacks {enemy} with Hild", hero=text)
    assert may(play, "Ana uses Hild") is (enemy == "Orc")
    assert value(play, "resources of Hild") == left


@pytest.mark.parametrize(
    ("text", "hurt"),
    [
        ("Damage from undefended attacks must be assigned to Pim.", ["Pim"]),
        ("All damage from undefended attacks against you must be dealt to Pim, if able.", ["Pim"]),
    ],
)
def test_somebody_takes_undefended_damage(text: str, hurt: list[str]) -> None:
    """golden-rule-card-over-rules: 2 damage of the undefended attack go to Pim, and to no hero."""
    play = at("combat:6.3", "Ana has Orc attack next", "Ana declares no defender", ally=text)
    assert [name for name in ("Hild", "Ulf", "Pim") if value(play, f"damage on {name}")] == hurt


def test_whose_allies_take_it_must_be_said() -> None:
    assert said("Damage from undefended attacks must be assigned to allies.", "enemy") == "unread"


def test_a_card_comes_back_from_the_discard_pile_by_itself() -> None:
    """abilities-initiate-in-play: the text itself says that it works from there, and only from there."""
    text = "Action: Raise your threat by 2 to return Pim from your discard pile to your hand."
    play = at("planning", "Ana uses Pim", ally=text, zone="discard pile")
    assert values(play, "place of Pim", "threat of Ana") == ["hand", 32]
    assert may(at("planning", ally=text), "Ana uses Pim") is False


def test_what_stands_last_belongs_to_the_noun_beside_it() -> None:
    """`attached to a hero you control`: the hero is yours, whoever controls the attachment."""
    text = "Action: Discard a Weapon attachment from a hero you control to have that hero get +1 attack this phase."
    assert "unread" not in said(text, "ally")


@pytest.mark.parametrize("failed", ["he does not", "that player cannot do so", "the first player cannot"])
def test_what_follows_if_it_was_not_done(failed: str) -> None:
    """effects: Ana has no card in hand to discard, so her threat goes up by 4."""
    text = (
        f"When Revealed: The first player must discard 2 cards from his hand. If {failed}, he raises his threat by 4."
    )
    assert value_now(at("reveal", text=text), "threat of Ana") == 34


def test_one_or_more_were_destroyed_this_way() -> None:
    """`a character was destroyed`: two are, and so it is met; it does not ask for exactly one."""
    text = (
        "When Revealed: Deal 9 damage to each ally. If an ally was destroyed this way, raise each player's threat by 2."
    )
    assert value_now(at("reveal", text=text), "threat of Ana") == 32


def test_the_only_ally() -> None:
    """Odo is another ally, so Pim is not the only one."""
    play = at("planning", ally="If Pim is the only ally you control, it gets +2 willpower.")
    assert value_now(play, "willpower of Pim") == 1


def test_what_happens_while_something_is_so() -> None:
    text = "Response: After Gloom attacks an enemy while you control a Dwarf ally, draw 1 card."
    assert said(text, "hero") == "Response: after this card attacks an enemy, if you control a Dwarf ally, draw 1 card."


@pytest.mark.parametrize(
    "text",
    [
        'Attached hero gains: "Response: After this hero commits to the quest, draw 1 card. (Limit once per round.)"',
        "Action: Exhaust Gloom to give attached hero +1 attack and ranged until the end of the phase.",
        "Players engaged with an Orc enemy cannot lower their threat.",
        "Action: Put a Dwarf ally into play from your hand. At the end of the phase, discard that Dwarf ally.",
    ],
)
def test_pieces_that_join(text: str) -> None:
    assert "unread" not in said(text, "attachment")
