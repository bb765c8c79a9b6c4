"""Attacking: opportunities, areas, Power Blows, Head Shots, Hidden and Special Attacks, damage."""

import pytest
from situations import may, value, why_not

from highlander.situations import situation

MORE = "cards: {Seduction: 'situation: you may play an additional attack', Slash: attack left, %s}\n"


def ben(row: str, cards: str = "", more: str = "", ana: str = "") -> str:
    """Ben is in his Attack Phase."""
    return f"players: {{Ana: {{{ana}}}, Ben: {{{row}}}}}\n{MORE % (cards or 'X: attack all')}{more}"


def test_one_attack_a_turn() -> None:
    """multiple-attacks: one opportunity, unless an effect gives more."""
    played = situation("attack", ben("hand: [Thrust, Upper Left Attack]"), "Ben attacks with Thrust")

    assert why_not(played, "Ben attacks with Upper Left Attack") == {"multiple-attacks", "phase-4-attack"}


def test_primary_attack_before_additional_ones() -> None:
    """primary-attack-first: an additional attack waits until the primary one is played or forfeited."""
    slash = "Swing: {type: attack, grid: left, text: [additional attack]}"
    played = situation("attack", ben("hand: [Swing]", slash))

    assert why_not(played, "Ben attacks with Swing as an additional attack") == {"primary-attack-first"}
    again = situation("attack", ben("hand: [Swing]", slash), "Ben forfeits the primary attack")
    assert may(again, "Ben attacks with Swing as an additional attack")


def test_a_restricted_opportunity_is_for_its_kind() -> None:
    """faq-gallen: an additional attack that is a Dirty Trick is no other attack."""
    cards = "Galen: 'persona: you may play an additional attack that is a dirty trick', Sand: dirty trick upper left"
    played = situation(
        "attack", ben("persona: Galen, hand: [Sand, Thrust, Upper Left Attack]", cards), "Ben attacks with Thrust"
    )

    assert not may(played, "Ben attacks with Upper Left Attack")
    assert may(played, "Ben attacks with Sand")


def test_a_card_in_place_of_an_attack_uses_the_opportunity() -> None:
    """multiple-attacks: Luck Vs. Skill is played in place of an attack."""
    played = situation("attack", ben("hand: [Luck vs. Skill, Thrust]"), "Ben plays Luck vs. Skill")

    assert not may(played, "Ben attacks with Thrust")


def test_an_attack_cannot_go_where_a_guard_stands() -> None:
    """guard-attack-restriction: a standing Guard closes its areas."""
    played = situation("attack", ben("hand: [Upper Left Attack], in-play: [High Guard]", "High Guard: guard upper"))

    assert why_not(played, "Ben attacks with Upper Left Attack") == {"guard-attack-restriction", "faq-guards-drop"}


@pytest.mark.parametrize(
    ("card", "blow", "shot"),
    [
        ("attack upper left", True, True),
        ("attack lower left", True, False),
        ("special attack upper left", False, False),
        ("'special attack upper left: may be a head shot'", True, True),
        ("ranged attack upper left", False, False),
        ("dirty trick upper left", False, False),
        ("'attack upper left: cannot be a power blow'", False, False),
        ("'attack upper left: cannot be a head shot'", True, False),
    ],
)
def test_what_an_attack_may_become(card: str, blow: bool, shot: bool) -> None:
    """special-attacks, dirty-tricks, head-shot: which attacks can be Power Blows and Head Shots."""
    played = situation("attack", ben("", f"Hit: {card}", "own-attacks: [Hit]\n"))

    assert value(played, "Hit may become a power blow") is blow
    assert value(played, "Hit may become a head shot") is shot


def test_a_power_blow_may_become_a_head_shot() -> None:
    """power-blows: the Power Blow already made can be modified into a Head Shot, while it is being played."""
    played = situation(
        "attack",
        ben("hand: [Upper Left Attack, Head Shot]", "Mighty: {type: edge, with: attack, text: [is a power blow]}"),
        "Ben attacks with Upper Left Attack",
        "Ben plays Head Shot with Upper Left Attack",
    )

    assert value(played, "Upper Left Attack is a head shot")


@pytest.mark.parametrize(
    ("attack", "ana", "damage"),
    [
        ("Upper Left Attack", "", 2),
        ("Thrust", "", 3),
        ("{card: Thrust, power-blow: yes}", "", 5),
        ("{card: Thrust, power-blow: yes}", "persona: Kurgan", 6),
        ("Pistol", "persona: Kurgan", 1),
        ("{card: Upper Left Attack, with: [Head Shot]}", "", 4),
        ("Sand", "", 0),
        ("Sand", "in-play: [Fabulous Freebirds]", 1),
        ("{card: Thrust, damage: 5}", "", 6),
    ],
)
def test_damage_of_an_attack(attack: str, ana: str, damage: int) -> None:
    """phase-5-ability-adjustment, power-blows, errata: 2, or the figure of the card, with what is added."""
    played = situation("defense", ben("", "Sand: dirty trick upper left", f"attacks: [{attack}]\n", ana))
    name = attack.partition("card: ")[2].partition(",")[0] or attack

    assert value(played, f"damage of {name}") == damage


def test_armor_takes_damage_off() -> None:
    """group-armor: a piece of Armor that reduces damage from upper attacks leaves lower ones alone."""
    cards = "Skull Helmet: {type: object, text: [damage from upper attacks -1]}"
    played = situation("defense", ben("in-play: [Skull Helmet]", cards, "attacks: [Upper Left Attack, Thrust]\n"))

    assert (value(played, "damage of Upper Left Attack"), value(played, "damage of Thrust")) == (1, 3)


def test_attack_limit_of_a_stance() -> None:
    """errata-two-handed-stance: no more attacks than the opponent played in the turn before."""
    ana = "weapons: [Katana], in-play: [{card: Two-Handed Stance, since: last turn}], attacks-last-turn: 1"
    played = situation(
        "attack", ben("hand: [Upper Left Attack], in-play: [Seduction]", "", "own-attacks: [Thrust]\n", ana)
    )

    assert why_not(played, "Ben attacks with Upper Left Attack") == {"prevention", "errata-two-handed-stance"}


def test_weapon_cards_need_their_weapon() -> None:
    """anatomy-subtitle: a Weapon Specific card is played only with that weapon."""
    played = situation(
        "attack", ben("hand: [Cut], weapons: [Rapier]", "Cut: {type: attack, grid: left, weapon: Katana}")
    )

    assert why_not(played, "Ben attacks with Cut") == {"anatomy-subtitle", "weapons-of-choice"}


def test_a_captured_attack_played_from_under_its_weapon() -> None:
    """errata-slash-right: from under the Mongolian Broadsword it may be an additional attack."""
    text = "Cut: {type: attack, grid: right, text: ['from under a card: additional attack', cannot be a power blow]}"
    row = "captured: {Broadsword: [Cut]}, in-play: [Broadsword], hand: [Thrust]"
    played = situation("attack", ben(row, f"{text}, Broadsword: pre-game"), "Ben attacks with Thrust")

    assert may(played, "Ben attacks with Cut as an additional attack")


def test_head_shot_before_an_exertion_for_the_attack() -> None:
    """search-attack: the card is played first, then the attack it goes with is exerted for."""
    played = situation(
        "attack",
        ben("hand: [Head Shot], endurance: [Upper Left Attack]"),
        "Ben exerts for an attack",
        "Ben plays Head Shot with the Exertion",
        "Ben attacks with Upper Left Attack from the exertion",
    )

    assert value(played, "Upper Left Attack is a head shot")


def test_a_search_that_finds_nothing_wastes_the_card() -> None:
    """search-attack: a card in conjunction is discarded without effect, but it was the Special Card of the turn."""
    played = situation(
        "attack",
        ben("hand: [Head Shot]"),
        "Ben exerts for an attack",
        "Ben plays Head Shot with the Exertion",
        "takes nothing",
    )

    assert value(played, "where Head Shot is") == "discard"
