"""What enemies say of being attacked, of the first time, of players who did not; invented cards."""

from __future__ import annotations

import pytest
from situations import value

from judge.cardtext import PrintedCard
from judge.games.lotr_lcg import RULES
from judge.scenario.played import Played
from lotr_lcg.situations import situation, value_now

TABLE = """
players: {Ana: {threat: 20, deck: 9}, Ben: {threat: 25, first: yes, deck: 9}}
heroes:
  Hild: {owner: Ana, resources: 2, hp: 9, attack: 3, defense: 1}
  Odo: {owner: Ben, resources: 2, hp: 3, attack: 1}
"""


def at(where: str, table: str, *chosen: str) -> Played:
    """A situation on the table above."""
    return situation(where, TABLE + table, *chosen)


def enemy(text: str, more: str = "") -> str:
    """Maw, engaged with Ana, with a text."""
    return f'enemies: {{Maw: {{engaged: Ana, attack: 2, defense: 1, hp: 9, text: "{text}"{more}}}}}\n'


ATTACK = "attack: {by: player, enemy: Maw, player: Ana, attackers: [Hild]}\n"


def test_when_it_is_attacked() -> None:
    """6.8b: as the attack is declared: 3 attack less 1 defense and 2 more is nothing."""
    text = "Forced: When Maw is attacked, it gets +2 defense until the end of the phase."
    play = at("combat:6.8", "phase: combat\n" + enemy(text, ", attacked: yes"), "Ana attacks Maw with Hild")

    assert value_now(play, "damage on Maw") == 0


def test_after_it_is_attacked_is_when_the_attack_is_over() -> None:
    """6.8.4: Hild takes 1 damage, and has dealt 2."""
    text = "Forced: After Maw is attacked, deal 1 damage to each attacking character."
    play = at("player-attack:6.8.3", "phase: combat\n" + enemy(text) + ATTACK)

    assert (value(play, "damage on Hild"), value(play, "damage on Maw")) == (1, 2)


def status(kind: str, text: str) -> str:
    """How much of a card is read."""
    assert RULES.collected is not None
    return RULES.collected.read(PrintedCard("Maw", kind, text=(text,))).status


def test_who_attacks_is_not_known_when_it_is_declared() -> None:
    text = "Forced: When Maw is attacked, deal 1 damage to each attacking character."

    assert status("enemy", text) == "unread"


def test_the_first_time_in_each_round() -> None:
    """limits: the 2 damage of the first attack are canceled."""
    text = "Forced: The first time Maw is dealt damage each round, cancel that damage."
    play = at("player-attack:6.8.3", "phase: combat\n" + enemy(text) + ATTACK)

    assert value(play, "damage on Maw") == 0


def test_only_the_first_time() -> None:
    """limits: two allies enter play in one round, and threat goes up once."""
    text = "Forced: The first time an ally enters play each round, raise its controller's threat by 3."
    hand = "allies: {Pim: {owner: Ana, cost: 0, zone: hand}, Pam: {owner: Ana, cost: 0, zone: hand}}\n"
    play = at("planning", enemy(text) + hand, "Ana plays Pim", "Ana plays Pam")

    assert value_now(play, "threat of Ana") == 23


def test_a_limit_binds_a_forced_ability() -> None:
    """limit-phase-round: said in brackets it is the same."""
    text = "Forced: After an ally enters play, raise its controller's threat by 3. (Limit once per round.)"
    hand = "allies: {Pim: {owner: Ana, cost: 0, zone: hand}, Pam: {owner: Ana, cost: 0, zone: hand}}\n"
    play = at("planning", enemy(text) + hand, "Ana plays Pim", "Ana plays Pam")

    assert value_now(play, "threat of Ana") == 23


@pytest.mark.parametrize(("exhausted", "threats"), [("no", (20, 25)), ("yes", (22, 25))])
def test_each_player_who_did_not(exhausted: str, threats: tuple[int, int]) -> None:
    """Odo can be exhausted; Hild only where she is ready."""
    text = (
        "When Revealed: Each player must exhaust a hero he controls. "
        "Each player who did not exhaust a hero raises his threat by 2."
    )
    heroes = TABLE.replace("Hild: {owner: Ana,", f"Hild: {{owner: Ana, exhausted: {exhausted},")
    play = situation("reveal", f'{heroes}encounter-deck: [Woe]\ntreacheries: {{Woe: {{text: "{text}"}}}}\n')

    assert (value(play, "threat of Ana"), value(play, "threat of Ben")) == threats


def test_it_must_be_what_they_were_to_do() -> None:
    text = (
        "When Revealed: Each player must discard an attachment he controls. "
        "Each player who cannot discard an ally raises his threat by 2."
    )

    assert status("treachery", text) != "read"


def test_its_shadow_effects_cannot_be_canceled() -> None:
    """cannot: the response finds nothing that it may cancel."""
    text = "Shadow effects on cards dealt to Maw cannot be canceled."
    table = (
        enemy(text, ", shadow: [Gloom]")
        + "treacheries: {Gloom: {text: 'Shadow: Raise your threat by 2.'}}\n"
        + "events: {Ward: {owner: Ana, zone: hand, cost: 0, text: 'Response: Cancel a shadow effect.'}}\n"
        + "attack: {enemy: Maw, player: Ana, defenders: [Hild]}\n"
    )
    play = at("enemy-attack:6.4.2", table)

    assert value(play, "threat of Ana") == 22


@pytest.mark.parametrize(("where", "attack"), [("engaged: Ana", 3), ("zone: staging area", 2)])
def test_if_it_is_engaged_with_you(where: str, attack: int) -> None:
    table = f"enemies: {{Maw: {{{where}, attack: 2, text: 'Maw gets +1 attack if it is engaged with you.'}}}}\n"

    assert value(at("action-window", table), "attack of Maw") == attack
