"""What somebody has, and what has been done so far; invented cards, worked out by hand first."""

from __future__ import annotations

import pytest
from situations import value

from lotr_lcg.cards.test_in_every_voice import TABLE, fought, revealed, status
from lotr_lcg.situations import situation

WORN = """
attachments:
  Blade: {owner: Ana, on: Hild, traits: [Item]}
  Coat: {owner: Ana, on: Hild}
  Cap: {owner: Ben, on: Odo, traits: [Item]}
"""


def places(play: object, *names: str) -> list[object]:
    """Where those cards are."""
    return [value(play, f"place of {name}") for name in names]  # type: ignore[arg-type]


@pytest.mark.parametrize(
    ("whose", "gone"),
    [
        ("the defending character's attachments", ["Blade", "Coat"]),
        ("each of the defending character's Item attachments", ["Blade"]),
        ("all of the defending character's attachments", ["Blade", "Coat"]),
    ],
)
def test_the_attachments_of_whom(whose: str, gone: list[str]) -> None:
    """Hild defends; what Odo bears stays."""
    play = fought(f"Forced: After Maw attacks, discard {whose}.", more=WORN)

    assert places(play, *gone) == ["discard pile"] * len(gone)
    assert value(play, "place of Cap") == "play area"


def test_as_many_as_the_attachments_of_the_defender() -> None:
    """3 damage come from the attack itself, and Hild bears two attachments."""
    text = "Forced: After Maw attacks, deal damage to the defending character equal to the number of the defending"

    assert value(fought(f"{text} character's attachments.".replace("'", "`"), more=WORN), "damage on Hild") == 3 + 2


@pytest.mark.parametrize(("whose", "threat"), [("your", 22), ("each other player`s", 23)])
def test_resources_in_pools(whose: str, threat: int) -> None:
    """Hild has 2 resources, and she is all that Ana has; Odo has 3."""
    text = f"Forced: After Maw attacks, raise your threat by 1 for each resource in {whose} pools."

    assert value(fought(text), "threat of Ana") == threat


def test_who_controls_the_defender() -> None:
    """sentinel: Odo defends for Ana, and Ben, who controls him, raises his threat."""
    text = "Forced: After Maw attacks, the defending character's controller raises his threat by 4."
    table = TABLE.replace("Odo: {", "Odo: {keywords: [sentinel], ")
    table += f'enemies: {{Maw: {{engaged: Ana, attack: 2, hp: 9, text: "{text}"}}}}\n'
    table += "attack: {enemy: Maw, player: Ana}\n"
    play = situation("enemy-attack", table, "Ana declares no defender", "Ben defends with Odo")

    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == (20, 35)


@pytest.mark.parametrize(
    ("who", "damage"),
    [
        ("committed to the quest this round", (1, 0)),
        ("did not commit to the quest this round", (0, 1)),
        ("defended this round", (0, 0)),
    ],
)
def test_what_was_done_this_round(who: str, damage: tuple[int, int]) -> None:
    """Hild commits to the quest, and then Gloom is revealed."""
    text = f"When Revealed: Deal 1 damage to each hero that {who}."
    table = f'treacheries: {{Gloom: {{text: "{text}"}}, Second: {{}}}}\nencounter-deck: [Gloom, Second]\n'
    play = situation("quest", f"{TABLE}{table}quests: {{Path: {{}}}}\n", "Ben commits nobody", "Ana commits Hild")

    assert value(play, "damage on Hild") == damage[0]
    assert value(play, "damage on Odo") - 1 == damage[1]


@pytest.mark.parametrize(("there", "threat"), [("engaged: Ana", 20), ("zone: staging area", 23)])
def test_none_of_them_returned(there: str, threat: int) -> None:
    text = "When Revealed: Return each engaged enemy to the staging area. If no enemies returned to the staging area "
    play = revealed(f"{text}this way, raise the last player's threat by 3.", f"enemies: {{Maw: {{{there}}}}}\n")

    assert value(play, "threat of Ana") == threat


@pytest.mark.parametrize(
    ("who", "threat"),
    [("committed no characters to the quest", (20, 33)), ("did not commit any allies to the quest", (22, 33))],
)
def test_players_who_committed_nobody(who: str, threat: tuple[int, int]) -> None:
    """Hild is committed to the quest, and nobody else."""
    text = f"When Revealed: Each player who {who} raises his threat by 2."
    table = TABLE.replace("Hild: {", "Hild: {committed: yes, exhausted: yes, ")
    table += f'treacheries: {{Gloom: {{text: "{text}"}}, Second: {{}}}}\nencounter-deck: [Gloom, Second]\n'
    play = situation("reveal", table)

    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == threat


def test_an_objective_that_falls_behind_an_action() -> None:
    """What brings it back stands behind its action, and is no part of it."""
    text = "Action: Pay 1 resource to attach Horn to a hero you control. If detached, return Horn to the staging area."
    table = TABLE + f'objectives: {{Horn: {{on: Hild, text: "{text}"}}}}\n'
    table += 'treacheries: {Gloom: {text: "When Revealed: Destroy each hero with the Ranger trait."}, Second: {}}\n'
    play = situation("reveal", f"{table}encounter-deck: [Gloom, Second]\n")

    assert value(play, "place of Horn") == "staging area"


@pytest.mark.parametrize(("number", "threat"), [(1, 34), (2, 31)])
def test_the_last_of_its_resources(number: int, threat: int) -> None:
    """Fen loses 1 resource."""
    text = "Forced: When the last resource is removed from Fen, raise the first player`s threat by 3."
    fen = f'locations: {{Fen: {{resources: {number}, text: "{text}"}}}}\n'

    assert value(revealed("When Revealed: Remove 1 resource from Fen.", fen), "threat of Ben") == threat


def test_bans_in_a_row() -> None:
    """Hild is not readied, and the damage on Odo stays."""
    text = "When Revealed: Until the end of the round, each hero cannot be healed or readied. Ready each hero. Heal 1"
    table = TABLE.replace("Hild: {", "Hild: {exhausted: yes, ")
    table += f'treacheries: {{Gloom: {{text: "{text} damage from each hero."}}, Second: {{}}}}\n'
    play = situation("reveal", f"{table}encounter-deck: [Gloom, Second]\n")

    assert (value(play, "Hild is exhausted"), value(play, "damage on Odo")) == (True, 1)


def test_each_player_so_often() -> None:
    text = (
        "Action: Raise your threat by 1 to place 1 progress on Fen. Each player may trigger this action once per round."
    )

    assert status("location", text.replace("Fen", "Maw")) == "read"


def test_each_players_own_case() -> None:
    """Pim is an ally and takes 3 damage, Odo is none and takes 2; he had 1."""
    text = "When Revealed: Each player removes a character he controls from the quest and deals 2 damage to that"
    table = TABLE.replace("Odo: {", "Odo: {committed: yes, ") + "allies: {Pim: {owner: Ana, hp: 5, committed: yes}}\n"
    table += f'treacheries: {{Gloom: {{text: "{text} character. (3 damage instead if that character is an ally.)"}},'
    play = situation("reveal", f"{table} Second: {{}}}}\nencounter-deck: [Gloom, Second]\n")

    assert (value(play, "damage on Pim"), value(play, "damage on Odo")) == (3, 3)


@pytest.mark.parametrize(("resources", "exhausted"), [(1, False), (0, True)])
def test_unless_its_controller_pays(resources: int, exhausted: bool) -> None:
    """Cold is on Odo: Ben pays, or Odo is exhausted."""
    told = "Forced: After attached hero is damaged, exhaust attached hero unless its controller pays 1 resource."
    text = f"\"When Revealed: Attach to a hero. (Counts as a Condition attachment with the text: '{told}')\""
    table = TABLE.replace("resources: 3", f"resources: {resources}")
    table += f"treacheries: {{Cold: {{on: Odo, text: {text}}}, Second: {{}},"
    table += " Gloom: {text: 'When Revealed: Deal 1 damage to each hero.'}}\n"
    chosen = ("Ben selects spend 1 resource from a hero you control",) if resources else ()
    play = situation("reveal", f"{table}encounter-deck: [Gloom, Second]\n", *chosen)

    assert value(play, "Odo is exhausted") is exhausted
    assert value(play, "resources of Odo") == 0


@pytest.mark.parametrize(
    ("text", "read"),
    [
        ("Forced: When Maw attacks, deal damage to the defending character equal to the number of attachments it has.",
         "unread"),
        ("Forced: When Maw attacks, heal damage from the defending character equal to its attack.", "unread"),
        ("Forced: After Maw attacks, place resources on it equal to the number of attachments it has.", "read"),
    ],
)  # fmt: skip
def test_whose_attachments_are_counted(text: str, read: str) -> None:
    """Whether `it` is the defender or the one that attacks is not said; where only one is spoken of, it is that one."""
    assert status("enemy", text) == read
