"""8.5.2, g-engaged, g-opposing-creature: whom each word of card text means; what means nobody is refused."""

from textwrap import indent

import pytest

from chaotic.situations import situation, value, why
from judge.content.problem import BadInput
from judge.games.chaotic import RULES
from judge.games.chaotic.table.guide import WHO
from judge.games.chaotic.table.text_rows import REACH
from judge.scenario.read import read as read_scenario

ALL = "Vey Dorn Koru Tavi"
TABLE = """
players: {{Ana: {{active: yes, mugic: [Song]}}, Ben: }}
creatures:
  Vey: {{owner: Ana, engaged: yes, counters: 1{vey}}}
  Dorn: {{owner: Ana, counters: 1}}
  Koru: {{owner: Ben, engaged: yes}}
  Tavi: {{owner: Ben}}
mugic: {{Song: {{{song}}}}}
attacks: {{Slam: {{base: 0{slam}}}}}
locations: {{Hall: {{owner: Ana, active: yes{hall}}}}}
"""


def table(song: str = "", slam: str = "", vey: str = "", hall: str = "") -> str:
    """Ana has Vey, who fights Ben's Koru, and Dorn; Ben has Tavi besides. Somewhere stands a text."""
    return TABLE.format(song=song, slam=slam, vey=vey, hall=hall)


def hurt(at: str, written: str, *choices: str) -> str:
    """Who has been dealt 5."""
    played = situation(at, written, *choices)
    return " ".join(name for name in ALL.split() if value(played, f"damage on {name}") == 5)


SUNG = {
    "": "Dorn",  # 8.5.2: the Creature that played it
    "this": "Dorn",  # 8.5.2
    "target": "Koru Tavi",  # g-target
    "target 1": "Tavi",
    "target 2": "Koru",
    "another target": "Koru",
    "engaged": "Vey",  # g-engaged: of the one who plays it
    "opposing": "Koru",  # g-opposing-engaged-creature
    "both engaged": "Vey Koru",  # g-engaged
    "each": ALL,
    "mine": "Vey Dorn",
    "theirs": "Koru Tavi",  # g-opposing-creature
    "other each": "Vey Koru Tavi",
    "other mine": "Vey",
    "other theirs": "Koru Tavi",
}


MEANT = tuple(SUNG)


def test_every_word_for_whom_has_an_answer_here() -> None:
    """A word that the guide lists has its answer here."""
    assert set(MEANT) >= set(WHO)


@pytest.mark.parametrize("whom", MEANT)
def test_whom_a_mugic_means(whom: str) -> None:
    """8.5.2: Dorn plays it: this Creature is Dorn, its targets are Tavi and Koru, in this order."""
    aimed = "target" in whom
    song = f"text: [deal 5{' to ' if whom else ''}{whom}]" + (", target: two creatures" if aimed else "")
    plays = "Ana plays Song with Dorn" + (" on Tavi and Koru" if aimed else "")

    assert hurt("burst", table(song=song), plays, "all pass") == SUNG[whom]


STRUCK = {
    "": "Koru",  # 8.6.2.2: more damage of the attack itself
    "this": "Vey",  # 8.5.2, 7.2.5.2
    "other each": "Dorn Koru Tavi",
    "other mine": "Dorn",
}


@pytest.mark.parametrize("whom", [each for each in MEANT if "target" not in each])
def test_whom_an_attack_means(whom: str) -> None:
    """7.2.5.2: an attack is played by the engaged Creature of the Striking Player, here Vey."""
    slam = f", text: [deal 5{' to ' if whom else ''}{whom}]"

    assert hurt("resolve-attack", table(slam=slam) + "attack: Slam\n") == STRUCK.get(whom, SUNG[whom])


@pytest.mark.parametrize("whom", [each for each in MEANT if "target" not in each])
def test_whom_a_location_means(whom: str) -> None:
    """g-engaged: a Location is no Creature: it has a player's Creatures to speak of, but none that is `this`."""
    does = f"deal 5{' to ' if whom else ''}{whom}"
    written = table(hall=f", abilities: [{{name: Gust, when: combat begins, do: {does}}}]")
    if whom in ("", "this"):
        with pytest.raises(BadInput, match="Hall: Gust: a Location is not a Creature; say which Creatures it means"):
            situation("combat:7.2.3", written)
    else:
        others = {"other each": ALL, "other mine": "Vey Dorn"}
        assert hurt("combat:7.2.3", written, "all pass") == others.get(whom, SUNG[whom])


REACHED = {
    "this": "Vey",
    "bearer": "Vey",
    "opposing": "Koru",  # g-opposing-engaged-creature
    "engaged": "Vey Koru",  # g-engaged
    "mine": "Vey Dorn",
    "theirs": "Koru Tavi",  # g-opposing-creature
    "all": ALL,
    "other mine": "Dorn",
    "other all": "Dorn Koru Tavi",
}


def reached(written: str) -> str:
    """Whose Courage of 50 is 60."""
    played = situation("burst", written)
    return " ".join(name for name in ALL.split() if value(played, f"courage of {name}") == 60)


def test_every_word_for_reach_has_an_answer_here() -> None:
    """A word that is taken into the table of words gets its answer below."""
    assert set(REACHED) == set(REACH)


@pytest.mark.parametrize("reach", REACH)
def test_whom_a_lasting_ability_reaches(reach: str) -> None:
    """8.7.1.2: what stands on Vey, or on what Vey carries, concerns those it speaks of."""
    aura = f"abilities: [{{name: Aura, reach: {reach}, changes: [courage +10]}}]"

    assert reached(table(vey=f", {aura}")) == REACHED[reach]
    assert reached(table(vey=f", gear: {{name: Horn, {aura}}}")) == REACHED[reach]


@pytest.mark.parametrize("reach", REACH)
def test_whom_a_location_reaches(reach: str) -> None:
    """8.7.1.3: a Location bare of any such word concerns all; it is carried by nobody and fights nobody."""
    written = table(hall=f", abilities: [{{name: Aura, reach: {reach}, changes: [courage +10]}}]")
    if reach in ("bearer", "opposing"):
        with pytest.raises(BadInput, match=f"Hall: Aura: a Location has no Creature that is {reach}"):
            reached(written)
    else:
        others = {"this": ALL, "other all": ALL, "other mine": "Vey Dorn"}
        assert reached(written) == others.get(reach, REACHED[reach])


@pytest.mark.parametrize(
    ("song", "told"),
    [
        ("text: [deal 5], target: mugic", "this does nothing to mugic"),
        ("text: [deal 5], target: battlegear", "this does nothing to battlegear"),
        ("text: [heal 5], target: creature in discard pile", "this does nothing to creature card"),
        ("text: [return to play], target: creature", "this does nothing to creature"),
        ("text: [negate], target: creature", "this does nothing to creature"),
        ("text: [courage +5], target: attack", "this does nothing to attack"),
        ("text: [deal 5], target: mugic with fire", "is not understood"),
        ("text: [deal 5], target: creature with infeced", "is not understood"),
        ("text: [deal 5], target: purple creature", "is not understood"),
    ],
)
def test_what_would_do_nothing_is_refused(song: str, told: str) -> None:
    """g-target: a target that nothing can be done to, or that is none, is told as the table is read."""
    with pytest.raises(BadInput) as wrong:
        situation("burst", table(song=song))

    assert any(told in each.message for each in wrong.value.problems)


@pytest.mark.parametrize(
    "song",
    [
        "text: [deal 5 to target 2], target: creature",
        "text: [deal 5 to another target], target: creature",
        "text: [Deal 5 damage to another target Creature.]",
        "text: [negate]",
        "text: [win the game to opposing]",
        "text: [activate hive on target], target: creature",
        "text: [negate on each]",
        "text: [lose the game to theirs]",
        "text: [deal 5 to Vay]",
    ],
)
def test_a_text_that_means_nobody_is_unread(song: str) -> None:
    """8.5.2: text that speaks of a target it has not, or of nobody, is not carried out, and said to be unread."""
    read = read_scenario(f"title: t\ngame: chaotic\nat: burst\ntable:\n{indent(table(song=song), '  ')}")

    assert [each.status for each in RULES.card_text(read.table) if each.card == "Song"] == ["unread"]


@pytest.mark.parametrize("reach", ["mine with infezzed", "mine with at least 50 power", "mine with not infected"])
def test_a_reach_nobody_could_have_is_refused(reach: str) -> None:
    """3.1.5: a lasting ability looks at characteristics; anything else would reach nobody, and no one would notice."""
    with pytest.raises(BadInput, match="is no characteristic"):
        reached(table(vey=f", abilities: [{{name: Aura, reach: {reach}, changes: [courage +10]}}]"))


def test_an_ability_that_was_gained_is_looked_at_too() -> None:
    """A text that an effect has given means somebody, as any other."""
    with pytest.raises(BadInput, match="is not understood"):
        gains = "gains: [{name: Sting, when: combat begins, do: deal 5 to Nobody}]"
        situation("burst", table() + f"effects: [{{on: Vey, {gains}}}]\n")


def test_a_change_of_attack_damage_concerns_the_target() -> None:
    """8.5.2, 8.6.5.2: with a target, a text that says no one else means it: Vey's attack deals 10, and Koru's 5."""
    written = table("text: [attack damage +5], target: creature", ", text: [deal 5]") + "attack: Slam\nstriker: "
    sung = ("Ana plays Song with Dorn on Vey", "all pass")
    played = situation("strike:7.2.5.3", written + "Ana", *sung)
    assert value(played, "damage on Koru") == 10

    other = situation("strike:7.2.5.3", written + "Ben", "pass", *sung)
    assert value(other, "damage on Vey") == 5


def test_what_is_chosen_on_the_burst_is_negated() -> None:
    """g-negate, g-untargetable: what is chosen as a Mugic resolves is no target, and is negated all the same."""
    written = table("text: [negate on chosen attack]", ", text: [deal 5]") + "striker: Ana\nattack: Slam\n"
    plays = ("Ana plays Song with Dorn", "all pass", "Ana chooses Slam", "all pass")
    played = situation("strike:7.2.5.3", written, *plays)

    assert value(played, "damage on Koru") == 0
    assert "g-negate" in {cite.unit for line in played.lines for cite in line.cites}


def test_a_chosen_player_loses() -> None:
    """5.1.1: the player who is chosen, not the one who chooses."""
    written = table("text: [lose the game to chosen player]")
    played = situation("burst", written, "Ana plays Song with Dorn", "all pass", "Ana chooses Ben")

    assert value(played, "winner") == "Ana" and "5.1.1" in why(played, "winner")


PRINTED = {
    "your engaged Creature": "Vey",
    "the opposing engaged Creature": "Koru",
    "opposing engaged Creatures": "Koru",
    "engaged Creatures": "Vey Koru",
    "engaged Creatures you control": "Vey",
    "engaged Creatures your opponent controls": "Koru",
    "other engaged Creatures": "Vey Koru",
    "unengaged Creatures": "Dorn Tavi",
    "unengaged Creatures you control": "Dorn",
    "all Creatures": ALL,
    "Creatures you control": "Vey Dorn",
    "opposing Creatures": "Koru Tavi",
    "other Creatures": "Vey Koru Tavi",
    "other Creatures you control": "Vey",
}


@pytest.mark.parametrize("phrase", PRINTED)
def test_whom_printed_text_means(phrase: str) -> None:
    """g-engaged, g-opposing-creature, g-opposing-engaged-creature, 8.5.2: every word of it counts; Dorn plays it."""
    song = table(song=f"text: [Deal 5 damage to {phrase}.]")

    assert hurt("burst", song, "Ana plays Song with Dorn", "all pass") == PRINTED[phrase]


OF_VEY = {
    "other engaged Creatures": "Koru",
    "other Creatures": "Dorn Koru Tavi",
    "other Creatures you control": "Dorn",
}


@pytest.mark.parametrize("phrase", PRINTED)
def test_whom_printed_text_reaches(phrase: str) -> None:
    """8.7.1.2: the same of what lasts; it stands on Vey, who is engaged."""
    has = "has" if phrase.endswith("Creature") else "have"
    aura = f"abilities: ['{phrase.capitalize()} {has} an additional 10 Courage.']"

    assert reached(table(vey=f", {aura}")) == OF_VEY.get(phrase, PRINTED[phrase])
