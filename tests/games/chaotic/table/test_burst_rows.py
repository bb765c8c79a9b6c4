"""8.3.1, 8.4.4.1, 8.8.3: only what is played or has triggered is on the Burst; what is innate never is."""

import re

import pytest

from chaotic.situations import situation, value
from judge.content.problem import BadInput

TABLE = """
players: {{Ana: active, Ben: }}
creatures:
  Vey: {{owner: Ana, engaged: yes, counters: 1, abilities: [{text}]}}
  Koru: {{owner: Ben, engaged: yes, elements: [fire], gear: {{name: Shield, abilities: [courage +10]}}}}
burst: [{{ability: {named}, of: Vey}}]
"""
STING = "{name: Sting, when: combat begins, do: deal 5 to opposing}"
MEND = "{name: Mend, cost: 1 counter, do: deal 15 to this}"


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("Strike 10", "Strike 10"),
        ("Strike 10", "strike"),
        ("Range", "Range"),
        ("courage +10", "courage +10"),
        ("'Defender: Danian'", "defender"),
        ("{name: Banner, reach: mine, changes: [power +5]}", "Banner"),
        ("{name: Skin, instead-of: is destroyed, do: heal 30}", "Skin"),
        (STING, "Stung"),
    ],
)
def test_what_is_never_on_the_burst(text: str, named: str) -> None:
    """8.8.3.1: an innate ability has neither a cost nor a time; 8.8.2.3: a replacement happens, without a Burst."""
    with pytest.raises(BadInput, match=re.escape(f"Vey has no ability {named} with a trigger or a cost")):
        situation("burst", TABLE.format(text=text, named=named))


@pytest.mark.parametrize(
    ("text", "named", "asked", "answer"),
    [
        (STING, "Sting", "damage on Koru", 5),  # 8.3.1
        (MEND, "Mend", "damage on Vey", 15),  # 8.4.4.1
        ("Recklessness 10", "Recklessness 10", "damage on Vey", 10),  # g-recklessness
        ("Recklessness 10", "recklessness", "damage on Vey", 10),
        ("Recklessness 5, Recklessness 10", "Recklessness 15", "damage on Vey", 15),  # 8.8.1.2
        ("Intimidate courage 20", "Intimidate courage 20", "courage of Koru", 40),  # g-intimidate: 50 + 10 - 20
        ("Exhaust power 10", "Exhaust power 10", "power of Vey", 40),  # g-exhaust
        ("Fireproof 10", "Fireproof 10", "energy of Vey", 60),  # g-elementproof: Koru has Fire
        ("Disarm", "Disarm", "courage of Koru", 50),  # g-disarm: the Shield gives nothing
    ],
)
def test_what_has_triggered_or_been_played_resolves(text: str, named: str, asked: str, answer: int) -> None:
    """8.2.3.1: an ability on the Burst does as it resolves what it does when it was put there in play."""
    assert value(situation("burst", TABLE.format(text=text, named=named), "all pass"), asked) == answer


@pytest.mark.parametrize(("reading", "energy"), [("on-trigger", 60), ("on-resolution", 50), ("both", 50)])
def test_elementproof_against_another_element(reading: str, energy: int) -> None:
    """g-elementproof: it has triggered, so that was so; whether Koru must have Water now as well is a reading."""
    played = situation(
        "burst", TABLE.format(text="Waterproof 10", named="Waterproof 10"), "all pass", elementproof_check=reading
    )

    assert value(played, "energy of Vey") == energy


def test_a_keyword_on_the_burst_can_be_negated() -> None:
    """g-negate: it is called there as it would be in play."""
    table = TABLE.format(text="Recklessness 10", named="Recklessness 10")
    table = table.replace("Ben: }", "Ben: {mugic: [Hush]}}").replace("elements", "counters: 1, elements")
    table += "mugic: {Hush: {target: ability, text: [negate]}}\n"
    played = situation("burst", table, "pass", "Ben plays Hush with Koru on Recklessness 10 of Vey", "all pass")

    assert value(played, "damage on Vey") == 0


def test_what_is_done_is_done_at_some_time_or_at_some_cost() -> None:
    """8.3.1, 8.4.4.1, 8.8.2: a text that does something and never comes to it is refused."""
    with pytest.raises(BadInput, match="needs a trigger"):
        situation("burst", TABLE.format(text="{name: Sting, do: deal 5 to opposing}", named="Sting"))
