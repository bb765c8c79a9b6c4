"""Ability text carried out: each sentence does what it says. Figures are worked out by hand from the table below."""

from typing import Any

import pytest
from situations import choices, may, why_not

from judge.content.problem import BadInput
from judge.scenario.played import Played
from wot_conquest.situations import situation, value

START = "Ana initiates a battle with Rand"
USE, ON_FADE, ON_NARG, ON_LAN = (f"Ana uses Gift of Rand{on}" for on in ("", " on Fade", " on Narg", " on Lan"))


def field(text: str, lan: str = "") -> str:
    """Rand (Ana) has the text; Lan is hurt; Lan and Narg are Channelers; all stand together."""
    return f"""
players:
  Ana: {{faction: Dragonsworn, active: yes, tokens: {{Favor: 2}}}}
  Ben: {{faction: Shadow, tokens: {{Favor: 1}}}}
units:
  Rand:
    {{owner: Ana, leader: yes, attack: 6, defense: 4, damage: 2, hp: 5, move: 2, text: {text!r}}}
  Lan: {{owner: Ana, attack: 2, defense: 2, damage: 1, hp: 3, left: 1, move: 1, traits: [Channeler], text: {lan!r}}}
  Fade: {{owner: Ben, leader: yes, attack: 5, defense: 4, damage: 1, hp: 3}}
  Narg: {{owner: Ben, attack: 1, defense: 2, damage: 1, hp: 2, traits: [Channeler]}}
towns: {{Mill: }}
cities: {{Tear: {{owner: Ana, hp: 4}}}}
"""


def fight(text: str, *made: str, lan: str = "") -> Played:
    return situation("attack", field(text, lan), START, *made)


@pytest.mark.parametrize(
    ("text", "choice", "asked", "before", "after"),
    [
        ("Kill target enemy unit.", ON_FADE, "state of Fade", "on the board", "killed"),
        ("Spend 1 Favor token: Deal 2 damage to target enemy unit.", ON_FADE, "hp of Fade", 3, 1),
        ("Spend 1 Favor token: Deal 2 damage to target enemy unit.", ON_FADE, "favor tokens of Ana", 2, 1),
        ("Lose 1 HP: This unit gets +3 attack.", USE, "hp of Rand", 5, 4),
        ("Lose 1 HP: This unit gets +3 attack.", USE, "attack of Rand", 6, 9),
        ("Sacrifice this unit: Deal 3 damage to target enemy unit.", ON_FADE, "Rand is killed", False, True),
        ("Sacrifice this unit: Deal 3 damage to target enemy unit.", ON_FADE, "Fade is killed", False, True),
        ("Target enemy unit gets -2 attack and -1 defense.", ON_FADE, "attack of Fade", 5, 3),
        ("Target enemy unit gets -2 attack and -1 defense.", ON_FADE, "defense of Fade", 4, 3),
        ("Each other friendly unit gains +1 defense.", USE, "defense of Lan", 2, 3),
        ("Each other friendly unit gains +1 defense.", USE, "defense of Rand", 4, 4),
        ("Double the damage of each friendly unit.", USE, "damage of Lan", 1, 2),
        ("Set the attack of target enemy unit to 0.", ON_FADE, "attack of Fade", 5, 0),
        ("Halve the attack of this unit.", USE, "attack of Rand", 6, 3),
        ("Your side gets +5 attack.", USE, "attack sum", 8, 13),
        ("The enemy side gets -1 defense.", USE, "defense sum", 6, 5),
        ("Restore 1 hit-point to each friendly unit.", USE, "hp of Lan", 1, 2),
        ("Restore 1 hit-point to each friendly unit.", USE, "hp of Rand", 5, 5),
        ("Heal target friendly unit fully.", ON_LAN, "hp of Lan", 1, 3),
        ("Each enemy Channeler takes 1 damage.", USE, "hp of Narg", 2, 1),
        ("Each enemy Channeler takes 1 damage.", USE, "hp of Fade", 3, 3),
        ("Deal 1 damage to each damaged unit.", USE, "state of Lan", "on the board", "killed"),
        ("Deal 1 damage to each unit without Channeler.", USE, "hp of Rand", 5, 4),
        ("Deal 1 damage to target enemy unit for each engaged friendly unit.", ON_FADE, "hp of Fade", 3, 1),
        ("This unit gets +1 attack for each engaged enemy unit.", USE, "attack of Rand", 6, 8),
        ("Each opponent loses 1 Favor token.", USE, "favor tokens of Ben", 1, 0),
        ("Each opponent loses 1 Favor token.", USE, "favor tokens of Ana", 2, 2),
        ("Each player gains 1 Madness token.", USE, "madness tokens of Ben", 0, 1),
        ("You gain 1 Favor token for each enemy unit.", USE, "favor tokens of Ana", 2, 4),
        ("Target enemy leader loses the Leader trait.", ON_FADE, "Fade is a leader", True, False),
        ("Target friendly unit gains the Leader trait.", ON_LAN, "Lan is a leader", False, True),
        ("Remove target enemy unit from the battle.", ON_FADE, "defense sum", 6, 2),
        ("Deal 1 damage to target enemy unit. It loses 2 defense.", ON_FADE, "defense of Fade", 4, 2),
        ("Deal 1 damage to target enemy unit. Then this unit takes 1 damage.", ON_FADE, "hp of Rand", 5, 4),
        ("Choose an enemy unit. It takes 2 damage.", ON_FADE, "hp of Fade", 3, 1),
        ("Destroy target town.", "Ana uses Gift of Rand on Mill", "Mill is destroyed", False, True),
        ("Fade gets -1 defense.", USE, "defense of Fade", 4, 3),
        ("Deal 1 damage to Narg.", USE, "hp of Narg", 2, 1),
        ("This unit gets +1 attack. If this unit is attacking, it gets +1 attack.", USE, "attack of Rand", 6, 8),
        ("This unit gets +1 attack. If this unit is defending, it gets +1 attack.", USE, "attack of Rand", 6, 7),
        ("Summon a hero.", USE, "attack sum", 8, 8),
    ],
)  # fmt: skip
def test_a_battle_phase_ability_does_what_it_says(text: str, choice: str, asked: str, before: Any, after: Any) -> None:
    """battle.1: the figure before the ability is used, and after it."""
    said = f"Gift: Battle Phase: {text}"

    assert value(fight(said), asked) == before
    assert value(fight(said, choice), asked) == after


@pytest.mark.parametrize(
    ("text", "refused"),
    [
        ("Kill target enemy unit.", ON_LAN),
        ("Kill target damaged enemy unit.", ON_FADE),
        ("Kill target enemy unit without the Leader trait.", ON_FADE),
        ("Kill target enemy Channeler.", ON_FADE),
        ("Kill another friendly unit.", "Ana uses Gift of Rand on Rand"),
        ("Engage target friendly unit in the battle.", ON_LAN),
        ("Spend 3 Favor tokens: Kill target enemy unit.", ON_FADE),
        ("This unit gets +2 defense. Use only if this unit is defending.", USE),
        ("Use only if you have no Favor tokens. This unit gets +2 defense.", USE),
    ],
)
def test_what_an_ability_does_not_allow_is_refused(text: str, refused: str) -> None:
    """battle-active: its own words say on what, when and for what an ability is used."""
    if text.startswith("Use only"):
        text = "This unit gets +2 defense. Use only if you have no Favor tokens."
    assert may(fight(f"Gift: Battle Phase: {text}"), refused) is False


@pytest.mark.parametrize(
    ("limit", "times", "again"),
    [("Limit once per battle.", 1, False), ("", 1, True), ("Once per game.", 1, False), ("Use only once.", 1, False)],
)
def test_limits_are_those_of_the_text(limit: str, times: int, again: bool) -> None:
    """battle.1-cycle: the rules limit no ability; its text may."""
    played = fight(f"Gift: Battle Phase: This unit gets +1 attack. {limit}", USE, "pass")

    assert may(played, USE) is again


def test_once_without_a_time_is_open_in_the_next_battle() -> None:
    """leader-once: `once` names no time; in a second battle there is no rule, unless a table has agreed on one."""
    text = field("Your attack limit is 2. Gift: Battle Phase: This unit gets +1 attack. It may only be used once.")
    made = (START, USE, "all pass", "Ben assigns 3 to Fade", START)
    text = text.replace("damage: 2, hp: 5", "damage: 0, hp: 5").replace(
        "damage: 1, hp: 3, left", "damage: 0, hp: 3, left"
    )
    made = (START, USE, "all pass", START)

    assert may(situation("attack", text, *made), USE) == "no rule"
    assert may(situation("attack", text, *made, leader_once="once-per-leader"), USE) is True
    assert may(situation("attack", text, *made, leader_once="once-per-game"), USE) is False


@pytest.mark.parametrize(
    ("text", "asked", "in_battle"),
    [
        ("This unit gets +2 attack while attacking.", "attack of Rand", 8),
        ("While defending, this unit has +2 attack.", "attack of Rand", 6),
        ("While this unit is damaged, it gets +2 attack.", "attack of Rand", 6),
        ("While undamaged, it gets +2 attack.", "attack of Rand", 8),
        ("As long as another friendly unit with Channeler is engaged, this unit gets +1 attack.", "attack of Rand", 7),
        ("While any enemy Forsaken is engaged, this unit gets +1 attack.", "attack of Rand", 6),
        ("This unit gets +1 attack against Channeler.", "attack of Rand", None),
        ("While against a Channeler, this unit gets +1 attack.", "attack of Rand", 7),
        ("While 2 or more enemy units are engaged, this unit gets +1 attack.", "attack of Rand", 7),
        ("While 3 or more enemy units are engaged, this unit gets +1 attack.", "attack of Rand", 6),
        ("While no other friendly unit is engaged, this unit gets +1 attack.", "attack of Rand", 6),
        ("Each other friendly unit gets +1 attack.", "attack of Lan", 3),
        ("Each other friendly unit gets +1 attack.", "attack of Rand", 6),
        ("Enemy units get -1 attack.", "attack of Fade", 4),
        ("Enemy Channelers get -1 attack.", "attack of Narg", 0),
        ("Enemy Channelers get -1 attack.", "attack of Fade", 5),
        ("This unit gets +1 attack for each other engaged friendly unit.", "attack of Rand", 7),
        ("This unit has an attack value of 9 while it is your turn.", "attack of Rand", 9),
        ("While it is not your turn, this unit gets +1 attack.", "attack of Rand", 6),
        ("If you have 2 or more Favor tokens, this unit gets +1 attack.", "attack of Rand", 7),
        ("If you have 3 or more Favor tokens, this unit gets +1 attack.", "attack of Rand", 6),
        ("If you have no Madness tokens, this unit gets +1 attack.", "attack of Rand", 7),
        ("If you have the Horn of Valere, this unit gets +1 attack.", "attack of Rand", 6),
        ("While you control Tear, this unit gets +1 attack.", "attack of Rand", 7),
        ("While this unit is the initiator, it gets +1 attack.", "attack of Rand", 7),
        ("While within a short-span of a friendly city, this unit gets +1 attack.", "attack of Rand", 7),
        ("While this unit is not within a span of any town, it gets +1 attack.", "attack of Rand", 6),
    ],
)
def test_what_is_always_in_force(text: str, asked: str, in_battle: int | None) -> None:
    """battle.2-compare: a figure with what is in force; a sentence that is not understood changes nothing."""
    assert value(fight(text), asked) == (6 if in_battle is None else in_battle)


def test_a_piece_outside_the_battle_is_not_touched_though_an_ability_names_it() -> None:
    """battle-active: Narg stands far away; the judge's hand reaches it."""
    table = field("Gift: Battle Phase: Deal 1 damage to Narg.").replace(
        "owner: Ben, attack: 1", "owner: Ben, at: Hill, attack: 1"
    )
    table = (
        table.replace("hp: 5", "at: Camp, hp: 5")
        .replace("left: 1", "at: Camp")
        .replace("attack: 5", "at: Camp, attack: 5")
    )

    assert value(situation("attack", table, START, USE), "hp of Narg") == 2
    assert value(situation("attack", table, START, "by hand: deal 1 damage to Narg"), "hp of Narg") == 1


def test_limits_of_the_player_last_as_long_as_the_unit_is_there() -> None:
    """attack-limit: 1 unless something changes it."""
    assert value(situation("attack", field("Increase your attack limit by 1.")), "attack limit of Ana") == 2
    assert value(situation("attack", field("Your attack limit is 3.")), "attack limit of Ana") == 3
    assert (
        value(situation("attack", field("Attack Phase: You may initiate 2 more battles.")), "attack limit of Ana") == 1
    )


def test_a_move_is_changed_outside_battles() -> None:
    """move-values: Lan has Move 1 and walks a medium-span with one more."""
    table = field("Friendly units within a medium-span of this unit get +1 Move.").replace("hp: 5", "at: Camp, hp: 5")
    table = table.replace("left: 1", "at: Camp").replace("owner: Ben,", "owner: Ben, at: Camp,")
    table += "distances: {Camp - Ford: medium-span}\n"

    assert may(situation("movement", table, "Ana initiates a move with Rand"), "Ana moves Lan to Ford") is True
    assert may(situation("movement", table.replace("+1 Move", "+1 damage"), "Ana initiates a move with Rand"),
               "Ana moves Lan to Ford") is False  # fmt: skip


@pytest.mark.parametrize(
    ("text", "asked", "then"),
    [
        ("At the start of your turn, gain 1 Favor token.", "favor tokens of Ana", 3),
        ("At the start of each turn, each player gains 1 Favor token.", "favor tokens of Ben", 2),
        ("At the start of your turn, deal 1 damage to this unit.", "hp of Rand", 4),
        ("At the end of your turn, gain 1 Favor token.", "favor tokens of Ana", 2),
    ],
)
def test_what_happens_when_a_turn_begins(text: str, asked: str, then: int) -> None:
    """turn: before the deployment phase; what is for the end is not done yet."""
    assert value(situation("turn", field(text)), asked) == then


@pytest.mark.parametrize(
    ("text", "asked", "then"),
    [
        ("At the end of your turn, gain 1 Favor token.", "favor tokens of Ana", 3),
        ("Rand dies at the end of the turn.", "state of Rand", "killed"),
        ("At the end of every turn, restore all hit-points to each friendly unit.", "hp of Lan", 3),
        ("At the end of the turn, if you have the Horn of Valere, gain 1 Favor token.", "favor tokens of Ana", 2),
    ],
)
def test_what_happens_when_a_turn_ends(text: str, asked: str, then: Any) -> None:
    """hero-dies, town-restore: the two printed cards show how such words work."""
    played = situation("turn", field(text), "pass", "pass", "pass")

    assert value(played, asked) == then


def test_a_unit_does_something_when_it_is_killed() -> None:
    """battle.2-kill: Fade is killed by an ability, and its own text is carried out."""
    table = field("Gift: Battle Phase: Kill target enemy unit.").replace(
        "damage: 1, hp: 3}", 'damage: 1, hp: 3, text: "When Fade is killed, gain 2 Favor tokens."}'
    )

    assert value(situation("attack", table, START, ON_FADE), "favor tokens of Ben") == 3


def test_winning_a_battle_is_an_occasion_of_engaged_units_of_the_victor() -> None:
    """battle.2-victor: 8 against 6: Ana wins."""
    text = "When you win a battle in which this unit is engaged, gain 1 Favor token."

    assert value(fight(text, "all pass"), "favor tokens of Ana") == 3
    assert value(fight("Battle Phase: kill target enemy unit.", "all pass", lan=text), "favor tokens of Ana") == 3


def test_a_battle_begins_and_a_unit_is_deployed() -> None:
    """attack-initiate, deploy: what waits for these occasions."""
    assert (
        value(
            fight("At the start of a battle in which this unit is engaged, gain 1 Favor token."), "favor tokens of Ana"
        )
        == 3
    )
    table = field("").replace(
        "text: ''", "text: 'When this unit is deployed, gain 1 Favor token.', at: reserve, cost: 0", 1
    )

    assert value(situation("deployment", table, "Ana deploys Rand at Tear"), "favor tokens of Ana") == 3


def test_two_different_things_at_the_same_time_have_no_order() -> None:
    """battle.1: nothing says in which order; additions alone are the same in any."""
    hurts, heals = "At the start of your turn, deal 1 damage to Lan.", "At the start of your turn, restore 1 HP to Lan."
    gains, gain = "At the start of your turn, gain 1 Favor token.", "At the start of your turn, gain 2 Favor tokens."

    assert value(situation("turn", field(hurts, heals)), "hp of Lan") == "no rule"
    assert value(situation("turn", field(gains, gain)), "favor tokens of Ana") == 5


def test_movement_abilities_move_the_units_they_name() -> None:
    """move-ability: not bound to the move limit, each unit as far as the text says."""
    table = field("Gift: Movement Phase: Move target friendly unit up to a long-span.").replace(
        "hp: 5", "at: Camp, hp: 5"
    )
    table = table.replace("left: 1", "at: Camp").replace("owner: Ben,", "owner: Ben, at: Camp,")
    table += "distances: {Camp - Ford: long-span}\n"
    played = situation("movement", table, ON_LAN)

    assert may(played, "Ana moves Lan to Ford") is True
    assert may(played, "Ana moves Rand to Ford") is False


def test_the_leaders_call_typed_as_an_ability_engages_all_around() -> None:
    """battle.1-leader, engaged: everything within a span of the unit comes in; what lies further does not."""
    table = """
units:
  Rand: {owner: Ana, leader: yes, attack: 6, damage: 1, hp: 5, at: Camp}
  Fade:
    owner: Ben
    defense: 2
    hp: 3
    at: Ford
    text: "Gift: Battle Phase: Engage all units within a span of this unit in the battle. It may only be used once."
  Narg: {owner: Ben, defense: 6, hp: 3, at: Wood}
  Lan: {owner: Ana, attack: 3, hp: 3, at: Hill}
distances: {Camp - Ford: span, Ford - Wood: span}
battle: Rand
"""
    played = situation("battle", table, "pass", "Ben uses Gift of Fade")

    assert value(played, "defense sum") == 8
    assert value(played, "attack sum") == 6


def test_an_ability_whose_restriction_is_not_understood_is_not_used() -> None:
    """Never more freely than it is printed."""
    whole = fight("Gift: Battle Phase: Kill target enemy unit.")
    partly = fight("Gift: Battle Phase: Kill target enemy unit. Use only when the moon is full.")

    assert ON_FADE in choices(whole)
    assert ON_FADE not in choices(partly)


def test_a_player_whose_sheet_says_so_razes_cities() -> None:
    """raze: the Shadow may; so may one whose own sheet has the words, and nobody else."""
    table = """
players: {{Ana: {{faction: Dragonsworn, active: yes, text: {0!r}}}, Ben: Shadow}}
units: {{Rand: {{owner: Ana, leader: yes, attack: 9, damage: 4, hp: 5}}}}
cities: {{Maradon: {{owner: Ben, hp: 4, defense: 1}}}}
battle: Rand
"""
    made = ("all pass",)

    def razes(text: str) -> Any:
        return may(situation("battle", table.format(text), *made), "Ana razes Maradon")

    assert razes("Instead of conquering a city, you may raze it.") is True
    assert razes("") is False
    assert razes("If you are a Shadow player, instead of conquering a city, you may raze it.") is False


def test_the_judges_hand() -> None:
    """What a judge carries out himself is a line of the record like any other, marked as his."""
    played = fight("", "by hand: deal 2 damage to Fade and each unit of Ana gets +1 attack")
    lines = [line for stage in played.stages for line in stage.lines]

    assert value(played, "hp of Fade") == 1
    assert value(played, "attack of Lan") == 3
    assert any(line.text.startswith("By hand: deal 2 damage to Fade") and line.actor == "the judge" for line in lines)


@pytest.mark.parametrize("text", ["deal 2 damage to Fede", "gain 1 Favor token", "kill target enemy unit", "dance"])
def test_what_the_judges_hand_cannot_do_is_said(text: str) -> None:
    """There is no unit whose ability it would be, or the words are not understood."""
    with pytest.raises(BadInput, match="is no deed|cannot be carried out"):
        fight("", f"by hand: {text}")


def test_lost_abilities_are_not_used_nor_in_force() -> None:
    """A unit that has lost its abilities."""
    table = field("Gift: Battle Phase: Target enemy unit loses all abilities this battle.").replace(
        "damage: 1, hp: 3}", 'damage: 1, hp: 3, text: "This unit gets +3 defense. Ward: Battle Phase: attack +1."}'
    )
    played = situation("attack", table, START, ON_FADE)

    assert value(situation("attack", table, START), "defense of Fade") == 7
    assert value(played, "defense of Fade") == 4
    assert why_not(played, "Ben uses Ward of Fade") == {"battle.1"}
