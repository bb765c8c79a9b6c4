"""4.2, 6.2, 6.4, 8.8.2, 9 and 10: set-up, Locations, recovery, replacement, Infection, Mirage, formats."""

import pytest
from situations import choices, happened, may, next_actor, why_not

from chaotic.situations import situation, value
from judge.content.problem import BadInput

BASE = """
players:
  Ana: {active: yes, mugic: [Song], locations: [Hall], fought: [1]%s}
  Ben: {locations: [Marsh]}
creatures:
  Vey: {owner: Ana, counters: 3, space: A1%s}
  Koru: {owner: Ben, space: B1%s}
mugic:
  Song: {target: creature, text: [%s]}
locations:
  Hall: {owner: Ana%s}
  Marsh: {owner: Ben}
board: {size: 1}
"""


def table(ana: str = "", own: str = "", foe: str = "", song: str = "deal 5", hall: str = "") -> str:
    """A small table with a Mugic and a Location to vary."""
    return BASE % (ana, own, foe, song, hall)


def test_location_step() -> None:
    """6.2: the Location counts at once, what it triggers starts a Burst, the active player has priority."""
    hall = ", abilities: [courage +10, {name: Gust, when: location revealed, do: deal 5 to each}]"
    played = situation("turn", table(hall=hall))

    assert (value(played, "active location"), value(played, "courage of Koru")) == ("Hall", 60)
    assert value(played, "burst") == ["Gust of Hall"]
    assert next_actor(played) == "Ana"


def test_recovery_step() -> None:
    """6.4.1: damage and effects until end of turn go together and destroy nobody; the Location goes under its deck."""
    effects = "effects: [{source: Charm, on: Koru, change: energy +20}]\n"
    played = situation(
        "turn:6.4.1",
        table(foe=", energy: 30, damage: 40", hall=", active: yes").replace("locations: [Hall], ", "") + effects,
    )

    assert (value(played, "damage on Koru"), value(played, "energy of Koru")) == (0, 30)
    assert happened(played, "destroyed") == []
    assert (value(played, "active location"), value(played, "active player")) == ("none", "Ben")


def test_spared_in_the_recovery_step() -> None:
    """6.4.1-2: a Creature left without Energy is not destroyed in the Recovery Step itself."""
    weak = table(foe=", energy: 10, abilities: [energy -10]").replace(
        "board: {size: 1}", "  Fen: {owner: Ben}\nboard: {size: 1}"
    )
    weak = weak.replace("locations: [Marsh]", "locations: [Marsh, Fen]").replace(
        "mugic:\n", "  Tavi: {owner: Ben}\nmugic:\n", 1
    )
    weak += "effects: [{source: Charm, on: Koru, change: energy +20}]\n"
    assert happened(situation("turn:6.4.1", weak), "destroyed") == []


def test_replacement_happens_instead() -> None:
    """8.8.2.3: the destruction counts as not having occurred; 8.8.2.5: each replacement is used once on an event."""
    skin = ", energy: 20, abilities: [{name: Second Skin, instead-of: is destroyed, do: heal 30}]"
    played = situation("burst", table(foe=skin, song="deal 25"), "Ana plays Song with Vey on Koru", "all pass")
    assert value(played, "Koru is in play") and value(played, "damage on Koru") == 0

    useless = skin.replace("heal 30", "courage +5")
    assert not value(
        situation("burst", table(foe=useless, song="deal 25"), "Ana plays Song with Vey on Koru", "all pass"),
        "Koru is in play",
    )


SUBSTITUTES = (("Shed", "deal 5 to this"), ("Share", "deal X to Vey"))


def test_order_of_replacements() -> None:
    """8.8.2.4: the controller of the affected card chooses which replacement applies first."""
    shed, share = (f"{{name: {name}, instead-of: is damaged, do: {does}}}" for name, does in SUBSTITUTES)
    foe = f", abilities: [{shed}, {share}]"
    played = situation("burst", table(foe=foe, song="deal 20"), "Ana plays Song with Vey on Koru", "all pass")
    assert choices(played) == ["Ben applies Shed first", "Ben applies Share first"]

    first = situation(
        "burst", table(foe=foe, song="deal 20"), "Ana plays Song with Vey on Koru", "all pass", "Ben applies Shed first"
    )
    assert (value(first, "damage on Koru"), value(first, "damage on Vey")) == (0, 5)
    other = situation(
        "burst",
        table(foe=foe, song="deal 20"),
        "Ana plays Song with Vey on Koru",
        "all pass",
        "Ben applies Share first",
    )
    assert (value(other, "damage on Koru"), value(other, "damage on Vey")) == (0, 20)


def test_infection_is_yes_or_no() -> None:
    """9.1.1: Infecting twice triggers once; Uninfecting a clean Creature does nothing."""
    sick = ", abilities: [{name: Itch, when: is infected, do: deal 5 to this}]"
    played = situation(
        "burst", table(foe=sick, song="infect, infect"[:6]), "Ana plays Song with Vey on Koru", "all pass"
    )
    assert value(played, "Koru is infected") and value(played, "burst") == ["Itch of Koru"]
    twice = situation(
        "burst", table(foe=sick + ", infected: yes", song="infect"), "Ana plays Song with Vey on Koru", "all pass"
    )
    assert value(twice, "burst") == []


def test_parasites_go_with_the_creature() -> None:
    """9.1.4.3: a Creature in the discard pile is not Infected."""
    two = table(foe=", infected: yes", song="destroy").replace("mugic:\n", "  Tavi: {owner: Ben}\nmugic:\n", 1)
    assert not value(situation("burst", two, "Ana plays Song with Vey on Koru", "all pass"), "Koru is infected")


def test_mirage_goes_to_the_board() -> None:
    """9.3.2: a Mirage is put into any space instead; 9.3.3: there only its Mirage text works."""
    hall = ", active: yes, abilities: [power +10], mirage: [courage +30]"
    here = table(hall=hall).replace("locations: [Hall], ", "")
    assert choices(situation("turn:6.4.1", here)) == ["Ana puts Hall into A1", "Ana puts Hall into B1"]

    done = situation("turn:6.4.1", here, "Ana puts Hall into B1")
    assert (value(done, "courage of Koru"), value(done, "courage of Vey"), value(done, "power of Koru")) == (80, 50, 50)


def test_a_mirage_needs_a_board_to_go_to() -> None:
    """9.3.2: a Mirage is put into a space, never under the deck; where no spaces are given, that is said."""
    hall = ", active: yes, mirage: [courage +30]"
    here = table(hall=hall).replace("locations: [Hall], ", "").replace("board: {size: 1}\n", "")
    bare = here.replace(", space: A1", "").replace(", space: B1", "")

    with pytest.raises(BadInput, match="Hall is a Mirage that goes onto the Battleboard: give the spaces"):
        choices(situation("turn:6.4.1", bare))


def test_a_second_mirage_sends_the_first_away() -> None:
    """9.3.2: any other Mirage on the board returns to the bottom of its owner's deck."""
    hall = ", active: yes, mirage: [courage +30]"
    here = (
        table(hall=hall)
        .replace("locations: [Hall], ", "")
        .replace("Marsh: {owner: Ben}", "Marsh: {owner: Ben, mirage: [power +5], space: B1}")
    )
    played = situation("turn:6.4.1", here.replace("{locations: [Marsh]}", ""), "Ana puts Hall into A1")

    assert (value(played, "space of Marsh"), value(played, "space of Hall")) == ("none", "A1")


def test_control_may_change() -> None:
    """5.1.1: a player whose last Creature is taken over is out."""
    two = table(song="take control of target").replace("mugic:\n", "  Tavi: {owner: Ben, space: B1}\nmugic:\n", 1)
    played = situation("burst", two, "Ana plays Song with Vey on Koru", "all pass")
    assert value(played, "controller of Koru") == "Ana"
    assert (
        value(
            situation("burst", table(song="take control of target"), "Ana plays Song with Vey on Koru", "all pass"),
            "winner",
        )
        == "Ana"
    )


def test_win_the_game() -> None:
    """5.2: the game ends as the effect resolves."""
    assert (
        value(situation("burst", table(song="win the game"), "Ana plays Song with Vey on Koru", "all pass"), "winner")
        == "Ana"
    )


def test_untargetable_may_be_chosen() -> None:
    """g-untargetable: it cannot be targeted, but chosen for something that is no target."""
    shy = ", abilities: [untargetable]"
    assert why_not(situation("burst", table(foe=shy)), "Ana plays Song with Vey on Koru") == {
        "g-untargetable",
        "8.4.1.3",
    }
    open_song = table(foe=shy).replace(
        "{target: creature, text: [deal 5]}", "{text: [deal 5 to chosen opposing creature]}"
    )
    assert choices(situation("burst", open_song, "Ana plays Song with Vey", "all pass")) == ["Ana chooses Koru"]


def test_return_to_play() -> None:
    """8.7.1.2: a Creature that re-enters play counts from then on; 3.2.8.1: it has no new counters."""
    two = table(song="return to B1").replace("target: creature,", "target: creature in discard pile,")
    two = two.replace("mugic:\n", "  Tavi: {owner: Ben, zone: discard pile, counters: 2}\nmugic:\n", 1).replace(
        "Koru: {owner: Ben, space: B1", "Koru: {owner: Ben, space: A1"
    )
    played = situation("burst", two, "Ana plays Song with Vey on Tavi", "all pass")

    assert (value(played, "space of Tavi"), value(played, "Tavi is in play")) == ("B1", True)


FORMAT = """
format: %s
players:
  Ana: {active: yes, attacks: [Cut], mugic: [Song]}
  Ben: {attacks: [Cut]}
creatures:
  Vey: {owner: Ana, engaged: yes, counters: 1, abilities: [Strike 10, Recklessness 5]}
  Koru: {owner: Ben, engaged: yes, gear: {name: Pulse, abilities: [courage +25]}}
attacks:
  Cut: {base: 5, text: [deal 10]}
mugic:
  Song: {target: creature, text: [deal 5]}
"""


def test_apprentice_ignores_text() -> None:
    """10.1: no Battlegear, no Mugic, no game text; so there is nothing to be played on a Burst."""
    played = situation("combat:7.2.5", FORMAT % "apprentice", "Ana attacks with Cut")

    assert (value(played, "damage on Koru"), value(played, "damage on Vey"), value(played, "courage of Koru")) == (
        5,
        0,
        50,
    )
    assert next_actor(played) == "Ben"


def test_advanced_apprentice_has_no_priority() -> None:
    """10.2: text and Battlegear count, triggers resolve, but nobody receives priority except to play an attack."""
    played = situation("combat:7.2.5", FORMAT % "advanced-apprentice", "Ana attacks with Cut")

    assert (value(played, "damage on Koru"), value(played, "damage on Vey"), value(played, "courage of Koru")) == (
        25,
        5,
        75,
    )
    assert choices(played) == ["Ben attacks with Cut"]


def test_pregame() -> None:
    """4.2: chance says who starts, counters are given, Battlegear that says so is up, two cards are drawn."""
    start = table(", attack-deck: [Cut, Cut, Cut]", ", mugic-ability: 2, gear: {name: Horn, up: no, opens: yes}")
    start += "attacks:\n  Cut: {base: 5}\n"
    assert choices(situation("pregame", start)) == [
        "chance gives Ana the first turn",
        "chance gives Ben the first turn",
    ]

    played = situation("pregame", start, "chance gives Ben the first turn")
    assert (value(played, "counters on Vey"), value(played, "Horn is face up"), value(played, "active player")) == (
        2,
        True,
        "Ben",
    )


def test_control_goes_back_with_the_turn() -> None:
    """8.9.1: control without a stated duration ends at the end of the turn."""
    two = table(song="take control of target").replace("mugic:\n", "  Tavi: {owner: Ben, space: B1}\nmugic:\n", 1)
    plays = ("Ana plays Song with Vey on Koru", "all pass", "all pass", "Ana moves nobody else")
    assert value(situation("turn:6.2.3", two, *plays), "controller of Koru") == "Ben"


def test_a_new_location_is_there_before_the_old_one_goes() -> None:
    """6.2.1, 6.2.5: a new Location takes the place of a Mirage, and works while a space is chosen for that."""
    table = """
    players: {Ana: {active: yes, locations: [Marsh]}, Ben: }
    creatures:
      Vey: {owner: Ana, power: 50, space: S1}
      Koru: {owner: Ben, space: S2}
    board: {adjacent: {S1: [S2]}}
    locations:
      Gate: {owner: Ben, active: yes, mirage: [courage +10]}
      Marsh: {owner: Ana, abilities: [{name: Mud, changes: [power -10], reach: all}]}
    """
    played = situation("turn:6.2.1", table)

    assert choices(played) == ["Ben puts Gate into S1", "Ben puts Gate into S2"]
    assert (value(played, "active location"), value(played, "power of Vey")) == ("Marsh", 40)


def test_no_new_location_replaces_none() -> None:
    """6.2.1: without a card to turn up nothing is replaced."""
    table = """
    players: {Ana: active, Ben: }
    creatures: {Vey: {owner: Ana}, Koru: {owner: Ben}}
    locations: {Marsh: {owner: Ana, active: yes}}
    """
    assert value(situation("turn:6.2.1", table), "active location") == "Marsh"


SPARED = """
players: {Ana: active, Ben: {mugic: [Chill, Tonic]}}
creatures:
  Vey: {owner: Ana, energy: 10}
  Miro: {owner: Ana}
  Koru: {owner: Ben, counters: 2}
mugic:
  Chill: {target: creature, text: [energy -5]}
  Tonic: {target: creature, text: [energy +5]}
effects:
  - {source: Curse, on: Vey, change: energy -20, until: good}
  - {source: Shield, on: Vey, change: energy +15, until: turn}
"""


@pytest.mark.parametrize(
    ("song", "alive"), [((), True), (("Ben plays Chill with Koru on Vey", "all pass"), False),
                        (("Ben plays Tonic with Koru on Vey", "all pass"), True)],
)  # fmt: skip
def test_what_ends_in_recovery_destroys_nobody(song: tuple[str, ...], alive: bool) -> None:
    """6.4.1-2: the end of an effect there cannot destroy Vey, now or later; a new loss of Energy can, a gain cannot."""
    assert value(situation("game/turn:6.4.1", SPARED, *song), "Vey is in play") is alive


def test_for_how_long_is_a_reading() -> None:
    """6.4.1-2: or Vey goes when the next turn gives a player priority."""
    played = situation("game/turn:6.4.1", SPARED, recovery_immunity="until-next-priority")
    assert value(played, "Vey is in play") is False


GEAR = """
players: {Ana: active, Ben: }
creatures:
  Vey:
    owner: Ana
    counters: 1
    gear: {name: Horn, abilities: [{name: Blow, cost: 1 counter, target: creature, do: [deal 5]}]}
  Koru: {owner: Ben}
"""


def test_who_pays_for_battlegear_is_a_reading() -> None:
    """8.4.4.1: the counter comes from the Creature with the ability: the bearer, or there is none."""
    assert may(situation("burst", GEAR), "Ana uses Blow of Horn on Koru")
    nobody = situation("burst", GEAR, counters_for_battlegear="nobody")
    assert why_not(nobody, "Ana uses Blow of Horn on Koru") == {"8.4.4.1"}


def test_where_a_failed_mugic_goes_is_a_reading() -> None:
    """8.5.1: it is removed from the Burst; whether to the discard pile is not said."""
    table = """
    players: {Ana: {active: yes, mugic: [Spark]}, Ben: {mugic: [Frost]}}
    creatures:
      Vey: {owner: Ana, counters: 1}
      Miro: {owner: Ana, energy: 5}
      Koru: {owner: Ben, counters: 1}
    mugic:
      Spark: {target: creature, text: [heal 5]}
      Frost: {target: creature, text: [deal 5]}
    """
    plays = ("Ana plays Spark with Vey on Miro", "Ben plays Frost with Koru on Miro", "all pass")
    assert value(situation("burst", table, *plays), "discard pile of Ana") == ["Spark", "Miro"]
    aside = situation("burst", table, *plays, discard_of_negated="set-aside")
    assert value(aside, "discard pile of Ana") == ["Miro"]
