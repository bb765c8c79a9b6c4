"""Which form a question is about, and what it fills in."""

from __future__ import annotations

import pytest

from judge.scenario.forms.asked import fitting
from judge.scenario.forms.told import told


@pytest.mark.parametrize(
    ("game", "question", "form", "said"),
    [
        ("chaotic", "how much damage does an attack with base damage 15 deal", "attack-damage", {"base": "15"}),
        ("lotr-lcg", "enemy attack 5, defense 2: how much damage",
         "enemy-attack", {"attack": "5", "defenders-0-defense": "2"}),
        ("lotr-lcg", "quest succeed, willpower 7, threat 4", "quest-result", {"willpower": "7", "threat": "4"}),
        ("lotr-lcg", "Enemy attacks for 4 undefended. Can I split the damage between two heroes?",
         "enemy-attack", {"attack": "4", "by": "undefended"}),
        ("lotr-lcg", "We quest with 5 willpower, 8 threat in staging. I'm at 48 threat. Am I out?",
         "quest-result", {"willpower": "5", "threat": "8", "dial": "48"}),
        ("chaotic", "My mugic costs 2, can I take a counter from each of two creatures?", "mugic-cost", {"cost": "2"}),
        ("chaotic", "The location says initiative courage, both our creatures have 55 courage. Who strikes first?",
         "who-strikes-first", {"line": "courage"}),
        ("wot-ccg", "6 support against 4 opposition in the pattern challenge. Where does the token go?",
         "challenge-result", {"challenge": "the Pattern Challenge", "support": "6", "opposition": "4"}),
        ("highlander", "I had 9 ability and 3 cards in hand. How many cards may I draw?",
         "draw-or-discard", {"ability": "9", "held": "3"}),
        ("wot-conquest", "I have 5 supply tokens. Can I deploy a unit with cost 3 beyond a span of my city?",
         "may-this-unit-be-deployed", {"supply": "5", "cost": "3", "where": "beyond a span"}),
        ("chaotic", "My mugic deals 20 damage, plus 10, doubled, and his creature takes 5 less. How much damage?",
         "mugic-damage", {"base": "20"}),
        ("wot-conquest", "I hold three cities and two towns but an enemy unit is next to one town. What is my supply?",
         "what-is-my-supply", {}),
    ],
)  # fmt: skip
def test_the_likeliest_form_comes_first(game: str, question: str, form: str, said: dict[str, str]) -> None:
    """Its numbers stand in the fields whose words they stand beside."""
    best = fitting(game, question)[0]

    assert best.form.id == form
    assert said.items() <= dict(best.said).items()


def test_a_question_about_nothing_has_no_form() -> None:
    """Words that no form knows lead to none."""
    assert fitting("chaotic", "zzz qqq") == []


@pytest.mark.parametrize(
    ("game", "question", "form", "field"),
    [
        ("lotr-lcg", "an enemy with attack 5 hits my hero", "enemy-attack", "attack"),
        ("chaotic", "the location decides by a value of 40, who has initiative in combat", "who-strikes-first", "mine"),
        ("highlander", "may this defense be played against this attack", "defense-fits", "attack"),
        ("chaotic", "my Creature has 40 energy and 25 damage, an attack deals 20", "attack-damage", "base"),
        ("chaotic", "both our creatures have courage, who has initiative in combat", "who-strikes-first", "has"),
    ],
)
def test_what_may_mean_two_things_is_left_to_the_players(game: str, question: str, form: str, field: str) -> None:
    """Two words beside a number, the same asked of both players, an option called as its field."""
    [fits] = [each for each in fitting(game, question) if each.form.id == form]

    assert field not in dict(fits.said)


@pytest.mark.parametrize(
    ("game", "filled", "says"),
    [
        ("lotr-lcg", "enemy-attack?whole=1&attack=4&by=undefended&hp=5&damage=0&ana=4",
         [("Attack strength of the enemy", "4"), ("The attack is", "undefended"),
          ("Hit points of the hero who takes the damage", "5")]),
        ("lotr-lcg", "player-attack?attackers-0-attack=3&attackers-1-name=Gimli&attackers-1-attack=2&defense=1"
         "&changes-0-whose=1&changes-0-change=%2B&changes-0-change-n=2&guarded-0-change=double",
         [("The attacking characters", "Attacker: attack 3\nGimli: attack 2"),
          ("Defense strength of the enemy", "1"), ("Modifiers of an attack", "Gimli, +2"),
          ("Modifiers of the enemy's defense", "double")]),
        ("chaotic", "burst-order?items-0-name=Hum&items-0-side=the+opponent&items-0-does=something+else&items-1-n=5"
         "&theirs=40&player-0=Mia&player-1=Tom",
         [("What was played, first to last", "Hum: Tom, something else\nSecond Song: 5"),
          ("Energy of Tom's Creature", "40")]),
        ("lotr-lcg", "no-such-form?attack=4", []),
        ("lotr-lcg", "", []),
    ],
)  # fmt: skip
def test_what_was_filled_in_is_told(game: str, filled: str, says: list[tuple[str, str]]) -> None:
    """In the words of the form, a row at a time; neither claims nor what is as it comes."""
    assert told(game, filled) == says
