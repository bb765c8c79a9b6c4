"""Card text as it is printed means what the short words of the guide mean."""

import re

import pytest

from judge.games.chaotic.cards.sentences import instructions


@pytest.mark.parametrize(
    ("printed", "short"),
    [
        ("deal 10 damage to target Creature", "deal 10 to target"),
        ("deal 10 damage to each Creature", "deal 10 to each"),
        ("deal 5 damage to the opposing engaged Creature", "deal 5 to opposing"),
        ("target Creature gains 10 Courage", "courage +10 to target"),
        ("target Creature loses 15 Energy", "energy -15 to target"),
        ("this Creature gains Strike 15", "gain Strike 15 to this"),
        ("all your Creatures gain 5 Speed", "speed +5 to mine"),
        ("gain 10 energy", "energy +10"),
        ("set courage to 0", "courage =0"),
        ("double its power", "power x2"),
        ("gain control of target Creature", "take control to target"),
        ("add a Mugic counter to target Creature", "counters +1 to target"),
        ("remove 2 Mugic counters from target Creature", "counters -2 to target"),
        ("destroy target Creature", "destroy target"),
        ("negate target Mugic", "negate target"),
        ("target Creature cannot move until end of turn", "can not move to target until end of turn"),
        ("heal 20 damage to this Creature", "heal 20 to this"),
        ("Stat Check Courage 50: deal 10 damage", "Stat Check Courage 50: deal 10"),
        ("may destroy target Battlegear", "may destroy target"),
        ("Koru gains Range", "gain Range to Koru"),
    ],
)
def test_printed_text_means_the_short_words(printed: str, short: str) -> None:
    """8.5: both are read as the same instruction; the printed one also says what kind of target it is aimed at."""
    aimed = re.search(r"target (\w+)", printed)
    kind = aimed[1].lower() if aimed else ""
    assert list(instructions(printed)) == [each._replace(aim=kind) for each in instructions(short)]
