"""Wordings that a third examiner found carried out otherwise than said; on invented cards, worked out by hand."""

from __future__ import annotations

import pytest
from situations import choices, may, value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation

TABLE = """
players: {Ana: {threat: 20}, Ben: {threat: 20}}
heroes: {Hild: {owner: Ana}, Ulf: {owner: Ana}, Odo: {owner: Ben}}
"""


def revealed(text: str, more: str, *chosen: str) -> Played:
    """Gloom is revealed on that table."""
    table = f"{TABLE}treacheries: {{Gloom: {{text: '{text}'}}}}\nencounter-deck: [Gloom]\n{more}"
    return situation("reveal", table, *chosen)


def status(kind: str, text: str, cost: object = 1) -> str:
    return RULES.collected.read(PrintedCard("Gloom", kind, text=(text,), stats={"cost": cost})).status


WORN = "objectives: {Map: {on: Orc}}\nenemies: {Orc: {threat: 2, hp: 9}, Wolf: {threat: 1}}"


@pytest.mark.parametrize(
    ("text", "asked", "answer"),
    [
        ("When Revealed: If Map is attached to an enemy, deal 2 damage to that enemy.", "damage on Orc", 2),
        ("When Revealed: If Map is attached to an enemy, that enemy gets +3 threat until the end of the phase.",
         "threat strength of Orc", 5),
        ("When Revealed: If Map is attached to an enemy, deal 2 damage to that enemy.", "damage on Wolf", 0),
        ("When Revealed: If Map is attached to a hero, deal 2 damage to that hero.", "damage on Hild", 0),
    ],
)  # fmt: skip
def test_that_enemy_is_the_one_it_is_attached_to(text: str, asked: str, answer: int) -> None:
    assert value(revealed(text, WORN), asked) == answer


def test_nobody_is_the_engaged_player_of_an_enemy_in_the_staging_area() -> None:
    """engaged: nobody is engaged with Boar, so nobody discards an ally; the counters are placed all the same."""
    text = (
        "Time 2. Forced: After the last time counter is removed from Boar, the engaged player must discard an ally "
        "he controls. Place 2 time counters on Boar."
    )
    allies = "allies: {Pim: {owner: Ana}, Tom: {owner: Ben}}"
    found = situation("refresh", f'{TABLE}{allies}\nenemies: {{Boar: {{time: 1, text: "{text}"}}}}')

    assert value(found, "allies of Ana") == ["Pim"] and value(found, "allies of Ben") == ["Tom"]
    assert value(found, "time counters on Boar") == 2


AVERTED = (
    "When Revealed: Each player raises his threat by 3. "
    "Any player may discard an ally he controls to cancel this effect."
)


def test_any_player_may_avert_it_and_nobody_says_who_may() -> None:
    """in-player-order: Ana is asked first; if she does not, Ben is."""
    allies = "allies: {Pim: {owner: Ana}, Tom: {owner: Ben}}"
    paid = "discard an ally that player controls"
    asked = revealed(AVERTED, allies)
    ben_pays = revealed(AVERTED, allies, "Ana selects leave it to Ben", f"Ben selects {paid}")

    assert choices(asked) == [f"Ana selects {paid}", "Ana selects leave it to Ben"]
    assert (value(ben_pays, "place of Tom"), value(ben_pays, "threat of Ana")) == ("discard pile", 20)


def test_who_cannot_avert_it_is_not_asked() -> None:
    assert value(revealed(AVERTED, ""), "threat of Ben") == 23
    assert choices(revealed(AVERTED, "allies: {Tom: {owner: Ben}}"))[0].startswith("Ben selects discard")


LIMITED = 'Counts as a Condition attachment with the text: "Limit 1 per hero. Attached hero gets -1 attack."'


def test_a_hero_that_bears_the_one_allowed_is_no_choice() -> None:
    """play-restrictions-all: Ulf bears a copy, so Gloom goes on Hild."""
    text = f"When Revealed: The first player attaches Gloom to a hero he controls. ({LIMITED})"
    other = f"  Shade: {{on: Ulf, title: Gloom, text: '{text.replace('Gloom', 'Shade')}'}}\n"
    table = f"{TABLE}treacheries:\n  Gloom: {{text: '{text}'}}\n{other}encounter-deck: [Gloom]\n"

    assert value(situation("reveal", table), "host of Gloom") == "Hild"


GUIDE = "The first player gains control of Guide, as an ally."


@pytest.mark.parametrize(("row", "legal"), [("", True), (", guards: [Orc]", True), (", controller: Ben", False)])
def test_the_first_player_has_it_from_the_start(row: str, legal: bool) -> None:
    """constant-ability: Guide can be committed at once, wherever the table begins; what is written comes first."""
    text = f"Guide: {{willpower: 2, attack: 1, defense: 1, hp: 2, text: '{GUIDE}'{row}}}"
    table = f"{TABLE}objectives: {{{text}}}\nenemies: {{Orc: {{}}}}\nquests: {{Road: {{}}}}"

    assert may(situation("quest:3.2", table), "Ana commits Guide") is legal


@pytest.mark.parametrize(
    ("kind", "text"),
    [
        ("treachery", "When Revealed: Choose a location. That enemy gets +2 threat until the end of the phase."),
        ("treachery", "When Revealed: That player discards 1 card from his hand."),
        ("treachery", "When Revealed: Deal 1 damage to that character."),
        (
            "ally",
            "Response: After Gloom enters play, choose a hero. That ally readies.",
        ),
        ("enemy", "Forced: At the end of the round, that player raises his threat by 2."),
        ("enemy", "Gloom gets +X attack."),
        ("event", "Action: Draw X cards."),
        ("treachery", "When Revealed: Raise each player's threat by X."),
        ("event", "Action: Until the end of the phase, a hero gets +1 attack until the end of the round."),
    ],
)
def test_what_refers_to_nothing_is_unread(kind: str, text: str) -> None:
    """Nobody was spoken of, nothing says what X is, or two durations are named."""
    assert status(kind, text) == "unread"


@pytest.mark.parametrize(
    ("kind", "text", "cost"),
    [
        ("event", "Action: Draw X cards.", "X"),
        ("enemy", "Gloom gets +X attack. X is the number of players in the game.", 1),
        ("ally", "Response: After an ally enters play, that ally gets +1 attack until the end of the phase.", 1),
        ("enemy", "Forced: After Gloom engages a player, that player raises his threat by 2.", 1),
        ("ally", "Action: Pay X resources to draw X cards.", 1),
    ],
)
def test_what_refers_to_something_is_read(kind: str, text: str, cost: object) -> None:
    assert status(kind, text, cost) == "read"
