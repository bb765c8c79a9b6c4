"""Refusals and answers that name the rule in dispute, not the step."""

import pytest
from situations import why_not

from highlander.situations import ben, situation, so_far
from judge.scenario.ask import answer
from judge.scenario.model import Ask

GUARD = ben(
    "hand: [Upper Right Attack], in-play: [High Guard]", "High Guard: guard upper", "attacks: [Upper Left Attack]"
)
HOLY = ben("hand: [Holy Ground, Lower Left Attack]", more="attacks: [Upper Left Attack]")


def test_a_guard_that_blocked_closes_its_squares_though_dropped() -> None:
    """faq-guards-drop: said in the Defense Phase already, once nothing is left to answer."""
    played = situation("turn:3", GUARD, "Ben uses High Guard against Upper Left Attack", "Ben drops High Guard")
    found = answer(played, Ask(legal="Ben attacks with Upper Right Attack"))

    assert "dropped or not" in found.detail
    assert "faq-guards-drop" in [cite.unit for cite in found.cites]


def test_a_skipped_attack_phase_is_the_reason() -> None:
    """errata-holy-ground: after Holy Ground there is no Attack Phase to attack in."""
    played = situation("turn:3", HOLY, "Ben plays Holy Ground")

    assert "errata-holy-ground" in why_not(played, "Ben attacks with Lower Left Attack")


def test_protected_resources_do_not_pay() -> None:
    """errata-protected-resources: a cost is not a forced discard."""
    table = ben("prone: yes, hand: [Upper Left Attack], in-play: [Protected Resources]")

    assert "errata-protected-resources" in why_not(situation("attack", table), "Ben attacks with Upper Left Attack")


@pytest.mark.parametrize(("text", "damage"), [("ignore an object", 2), ("note nothing", 3)])
def test_an_ignored_object_does_not_help_against_him_who_ignores_it(text: str, damage: int) -> None:
    """ignoring: its text is nullified for the player who ignores it, the attacks against him included."""
    cards = f"Stone: 'object: your attacks +1 damage'\nFocus: 'event: {text}'"
    table = ben("hand: [Focus]", cards, "attacks: [Lower Left Attack]", "in-play: [Stone]")
    aimed = " on Stone" if damage == 2 else ""
    played = situation("defense", table, f"Ben plays Focus{aimed}", "Ben declares Lower Left Attack successful")

    assert so_far(played, "pending damage on Ben") == damage


def test_a_hidden_attack_may_be_called_that() -> None:
    """hidden-attacks: `the hidden attack` is the one that lies face down."""
    table = ben("hand: [Lower Left Block]", more="attacks: [{card: Upper Right Attack, hidden: yes}]")
    played = situation("defense", table, "Ben plays Lower Left Block against the hidden attack")

    assert so_far(played, "status of Upper Right Attack") == "pending"


def test_an_additional_attack_of_another_kind_is_told() -> None:
    """faq-gallen: his additional attack is a Dirty Trick."""
    table = ben("persona: Gallen, hand: [Lower Left Attack, Upper Right Attack]")
    played = situation("attack", table, "Ben attacks with Lower Left Attack")

    assert "faq-gallen" in why_not(played, "Ben attacks with Upper Right Attack")


def test_what_a_card_forbids_is_the_reason_in_any_phase() -> None:
    """errata-weapon-lock: no attack this turn, said in the Defense Phase already."""
    table = ben("hand: [Upper Left Block, Weapon Lock, Lower Right Attack]", more="attacks: [Upper Left Attack]")
    blocked = "Ben plays Upper Left Block against Upper Left Attack"
    played = situation("turn:3", table, blocked, "Ben plays Weapon Lock with Upper Left Block")

    assert "errata-weapon-lock" in why_not(played, "Ben attacks with Lower Right Attack")
