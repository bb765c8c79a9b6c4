"""2.2.5: what may stand beside a Loyal card."""

from __future__ import annotations

import pytest
from decks.decklists import cites, filler, masters, problems

NIMMEI = "1 Nimmei [Danian; Loyal]"
GANTRAK = "1 Gan'trak [M'arrillian; Loyal M'arrillians or Minions]"
LOYAL = ["2.2.5", "g-loyal"]


def test_bare_loyal_with_its_tribe() -> None:
    """ex-loyal-plain: beside Nimmei every Creature is Danian."""
    assert problems(masters(creatures=[NIMMEI, "2 Wall [Danian Mandiblor]"])) == []


def test_bare_loyal_in_a_mixed_army() -> None:
    """ex-loyal-plain: one that is not Danian may not join, and is named."""
    (problem,) = problems(masters(creatures=[NIMMEI, "1 Wall [Danian]", "1 Kael [OverWorld]"]))

    assert problem["cites"] == ["chaotic:2.2.5", "chaotic:g-loyal"]
    assert problem["cards"] == ["Nimmei", "Kael"]


@pytest.mark.parametrize("words", ["Can not join mixed armies", "Cannot join mixed armies"])
def test_older_words_for_loyal(words: str) -> None:
    """2.2.5: the older words mean the same."""
    assert cites(masters(creatures=[f"1 Nimmei [Danian; {words}]", "2 Kael [OverWorld]"])) == [LOYAL]


def test_qualified_loyal_takes_either() -> None:
    """ex-loyal-qualified: beside Gan'trak a Creature is M'arrillian or a Minion; either is enough."""
    text = masters(creatures=[GANTRAK, "1 Slave [UnderWorld Minion]", "1 Tide [M'arrillian]"])

    assert problems(text) == []


def test_qualified_loyal_takes_nothing_else() -> None:
    """ex-loyal-qualified: a Creature that is neither may not join."""
    (problem,) = problems(masters(creatures=[GANTRAK, "2 Kael [OverWorld Warrior]"]))

    assert problem["cards"] == ["Gan'trak", "Kael"]


def test_eraktabb() -> None:
    """ex-loyal-eraktabb: only M'arrillians or Minions beside Erak'tabb, as the card prints it."""
    eraktabb = "1 Erak'tabb [M'arrillian; Loyal - M'arrillians or Minions]"

    assert problems(masters(creatures=[eraktabb, "2 Slave [Danian Minion]"])) == []
    assert cites(masters(creatures=[eraktabb, "2 Wall [Danian]"])) == [LOYAL]


def test_both_spellings_are_one_tribe() -> None:
    """marrillian-spelling: M'arrilian and M'arrillian match, with or without the apostrophe."""
    text = masters(creatures=["1 Gan'trak [M'arrillian; Loyal]", "1 Tide [M'arrilian]", "1 Wave [Marrillian]"])

    assert problems(text) == []


def test_overworlder_means_overworld() -> None:
    """3.2.4.1.1: OverWorlder means OverWorld Creature."""
    assert problems(masters(creatures=["1 Kael [OverWorld; Loyal OverWorlders]", "2 Ora [OverWorld]"])) == []


def test_a_space_asks_for_both() -> None:
    """2.2.5: a Loyal that names Danian Mandiblors wants both characteristics."""
    boss = "1 Boss [Danian Mandiblor; Loyal Danian Mandiblors]"

    assert problems(masters(creatures=[boss, "2 Wall [Danian Mandiblor Elite]"])) == []
    (problem,) = problems(masters(creatures=[boss, "1 Wall [Danian]", "1 Ant [Mipedian Mandiblor]"]))
    assert problem["cards"] == ["Boss", "Ant"]


def test_the_shared_tribe_or_what_is_named() -> None:
    """2.2.5, g-loyal: both say `or`: the tribe is enough where Loyal names something else; by a reading it is not."""
    text = masters(creatures=["1 Boss [Danian Minion; Loyal Minions]", "2 Wall [Danian]"])

    assert problems(text) == []
    assert cites(text, readings={"loyal-named": "named-only"}) == [LOYAL]


def test_the_loyal_card_itself_need_not_fit_its_own_names() -> None:
    """2.2.5: the rule is about the Creatures it is played with."""
    assert problems(masters(creatures=["1 Boss [Danian; Loyal Minions]", "2 Slave [UnderWorld Minion]"])) == []


def test_tribe_that_is_not_given() -> None:
    """3.2.4.1: a Creature without a tribe in the list is reported, not guessed."""
    (problem,) = problems(masters(creatures=[NIMMEI, "2 Kael"]))

    assert "the tribe is not given for Kael" in problem["text"]
    assert problem["cards"] == ["Nimmei", "Kael"]


def test_own_tribe_that_is_not_given() -> None:
    """2.2.5: a bare Loyal says nothing without the tribe of its own card."""
    (problem,) = problems(masters(creatures=["1 Nimmei [Loyal]", "2 Kael [OverWorld]"]))

    assert problem["text"].startswith("Nimmei is Loyal, but its tribe is not given.")


def test_tribe_that_does_not_matter() -> None:
    """2.2.5: a subtype that fits is enough without a tribe; else the tribe might help, and is asked for."""
    boss = "1 Boss [Danian Minion; Loyal Minions]"

    assert problems(masters(creatures=[boss, "2 Slave [Minion]"])) == []
    assert "the tribe is not given for Kael" in problems(masters(creatures=[boss, "2 Kael"]))[0]["text"]


def test_no_tribes_needed_without_loyal() -> None:
    """2.2.5: nobody asks for tribes in a deck without a Loyal card."""
    assert problems(masters()) == []


SONG = ["1 Anthem [Danian; Loyal]", *filler("Song", 2)]


def test_loyal_on_another_card() -> None:
    """loyal-non-creature: by default a Loyal Mugic with a tribe binds the deck, and the problem names the reading."""
    (problem,) = problems(masters(creatures=["2 Kael [OverWorld]", "1 Wall [Danian]"], mugic=SONG))

    assert problem["cards"] == ["Anthem", "Kael"]
    assert "chaotic/loyal-non-creature: any-card. By creatures-only it would be allowed" in problem["text"]


def test_loyal_on_another_card_by_the_other_reading() -> None:
    """loyal-non-creature: by creatures-only it does not."""
    text = masters(creatures=["2 Kael [OverWorld]", "1 Wall [Danian]"], mugic=SONG)

    assert problems(text, readings={"loyal-non-creature": "creatures-only"}) == []


def test_loyal_on_a_card_without_a_tribe() -> None:
    """loyal-non-creature: with neither tribe nor names it has no effect; a tribe that is only missing is asked for."""
    creatures = ["2 Kael [OverWorld]", "1 Wall [Danian]"]

    assert problems(masters(creatures=creatures, mugic=["1 Chant [Generic; Loyal]", *filler("Song", 2)])) == []
    assert cites(masters(creatures=creatures, mugic=["1 Chant [Loyal]", *filler("Song", 2)])) == [LOYAL]


def test_loyal_in_the_brainwashed_text() -> None:
    """loyal-on-minion: by default either text of a Minion counts; by normal-only the Brainwashed one does not."""
    text = masters(creatures=["1 Thrall [Danian Minion; Brainwashed Loyal]", "2 Kael [OverWorld]"])
    (problem,) = problems(text)

    assert "chaotic/loyal-on-minion: both-texts. By normal-only it would be allowed" in problem["text"]
    assert problems(text, readings={"loyal-on-minion": "normal-only"}) == []


def test_two_loyal_tribes_bar_each_other() -> None:
    """2.2.5: each Loyal card is judged by itself."""
    text = masters(creatures=[NIMMEI, "1 Kael [OverWorld; Loyal]", "1 Wall [Danian]"])

    assert [each["cards"] for each in problems(text)] == [["Nimmei", "Kael"], ["Kael", "Nimmei", "Wall"]]
