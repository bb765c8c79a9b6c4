"""Words that were once taken and then meant something else: each with the result that the rulebook gives."""

import pytest
from situations import choices, may

from chaotic.situations import situation, value
from judge.cardtext import PrintedCard
from judge.content.problem import BadInput
from judge.games.chaotic import RULES

BOARD = """
players: {{Ana: {{active: yes, mugic: [Song]}}, Ben: }}
board: {{size: 3}}
creatures:
  Vey: {{owner: Ana, tribe: Danian, space: A1, counters: 2, engaged: yes{vey}}}
  Dorn: {{owner: Ana, tribe: Mipedian, space: A3, counters: 1, gear: Helm}}
  Koru: {{owner: Ben, tribe: OverWorld, space: B1, engaged: yes{koru}}}
  Tavi: {{owner: Ben, tribe: Danian, subtypes: [Minion], space: B3}}
mugic: {{Song: {{text: [{song}]}}}}
locations: {{Hall: {{owner: Ana, active: yes, abilities: [{hall}]}}}}
"""


def board(song: str = "deal 5", vey: str = "", koru: str = "", hall: str = "") -> str:
    """Vey (A1, in combat with Koru, B1) is next to Dorn (A3) and Koru; Dorn has a Battlegear."""
    return BOARD.format(song=song, vey=f", {vey}" if vey else "", koru=f", {koru}" if koru else "", hall=hall)


def sung(song: str, on: str = "") -> object:
    """What comes of a Mugic that Dorn plays."""
    return situation("burst", board(f"'{song}'"), f"Ana plays Song with Dorn{on}", "all pass")


def having(played: object, what: str, number: int) -> str:
    """Whose number of something is this."""
    return " ".join(name for name in ("Vey", "Dorn", "Koru", "Tavi") if value(played, f"{what} {name}") == number)


def test_adjacent_creatures() -> None:
    """2.1.2: A1 borders A2, A3 and B1: Dorn and Koru are adjacent to Vey, Tavi is not."""
    played = situation("burst", board(vey="""abilities: ['Adjacent Creatures have an additional 5 Power.']"""))

    assert having(played, "power of", 55) == "Dorn Koru"


def test_target_adjacent_creature() -> None:
    """g-target: only what is adjacent to the Creature whose ability it is may be targeted."""
    played = situation("burst", board(vey="""abilities: ['[MC]: Deal 5 damage to target adjacent Creature.']"""))

    assert may(played, "Ana uses Deal 5 damage to target adjacent Creature of Vey on Dorn")
    assert not may(played, "Ana uses Deal 5 damage to target adjacent Creature of Vey on Tavi")


def test_non_is_everybody_else() -> None:
    """3.2.4: non-Danian Creatures are Dorn and Koru."""
    played = situation("burst", board(hall="Non-Danian Creatures have 10 less Power."))

    assert having(played, "power of", 40) == "Dorn Koru"
    aimed = situation("burst", board("'Target non-Danian Creature gains 5 Power.'"))
    assert may(aimed, "Ana plays Song with Dorn on Koru") and not may(aimed, "Ana plays Song with Dorn on Tavi")


def test_target_equipped_creature() -> None:
    """g-target: of the four only Dorn carries a Battlegear."""
    played = situation("burst", board("'Target equipped Creature gains 5 Power.'"))

    assert may(played, "Ana plays Song with Vey on Dorn") and not may(played, "Ana plays Song with Vey on Koru")


def test_both_engaged_creatures_are_relocated() -> None:
    """g-relocate, 6.3.4: the two in combat share a space, and go to one unoccupied space together."""
    table = board("'Relocate both engaged Creatures to any unoccupied space on the Battleboard.'")
    plays = ("Ana plays Song with Dorn", "all pass", "Ana chooses A2")
    played = situation("burst", table, *plays)

    assert (value(played, "space of Vey"), value(played, "space of Koru")) == ("A2", "A2")


@pytest.mark.parametrize(
    ("text", "left"),
    [
        ("Damage dealt to Koru by Mugic is reduced by 5.", 15),
        ("Damage dealt to Koru by abilities is reduced by 5.", 20),
        ("Damage dealt to Koru by attacks is reduced by 5.", 20),
        ("Non-attack damage dealt to Koru is reduced by 5.", 15),
        ("Damage dealt to Koru by Recklessness is reduced by 5.", 20),
        ("Koru takes 10 less damage from Mugic.", 10),
    ],
)
def test_damage_by_its_source(text: str, left: int) -> None:
    """g-source, 8.5.4: a Mugic of 20; only what speaks of Mugic, or of all that is no attack, takes something off."""
    table = board("deal 20 to Koru", koru=f"abilities: ['{text}']")
    played = situation("burst", table, "Ana plays Song with Dorn", "all pass")

    assert value(played, "damage on Koru") == left


def test_a_location_replaces_destruction() -> None:
    """8.8.2.3: the Creature is removed from the game instead; it never was in the discard pile."""
    table = board("destroy on Tavi", hall="'If a Creature would be destroyed, remove it from the game instead.'")
    played = situation("burst", table, "Ana plays Song with Dorn", "all pass")

    assert value(played, "Tavi is in play") is False and value(played, "Tavi is destroyed") is False


def test_a_minion_is_brainwashed_without_a_second_text() -> None:
    """9.2.2: with a Chieftain on its side a Minion is Brainwashed, whether a second text is written down or not."""
    chief = board().replace("Koru: {owner: Ben, tribe: OverWorld", "Koru: {owner: Ben, subtypes: [Chieftain]")

    assert value(situation("burst", board()), "Tavi is brainwashed") is False
    assert value(situation("burst", chief), "Tavi is brainwashed") is True


def test_it_is_who_was_spoken_of() -> None:
    """8.3.1: on Battlegear of Dorn, `it` is the Creature that entered, not the bearer."""
    text = "'When a Creature you control enters a space, it gains 5 Courage.'"
    table = (
        board()
        .replace("gear: Helm", f"gear: {{name: Helm, abilities: [{text}]}}")
        .replace("engaged: yes", "engaged: no")
    )
    played = situation("action", table, "Ana moves Vey to A2", "all pass")

    assert having(played, "courage of", 55) == "Vey"


def test_uninfecting_another_creature_as_a_cost() -> None:
    """9.1.3.2: the player chooses one of the Infected Creatures that the cost names."""
    ability = "abilities: ['Uninfect a Creature you control: Deal 5 damage to target Creature.']"
    table = board(vey=ability).replace("tribe: Mipedian,", "tribe: Mipedian, infected: yes,")
    use = "Ana uses Deal 5 damage to target Creature of Vey on Koru"
    played = situation("burst", table, use, "Ana uninfects Dorn", "all pass")

    assert value(played, "Dorn is infected") is False and value(played, "damage on Koru") == 5
    assert not may(situation("burst", board(vey=ability)), use)


@pytest.mark.parametrize(
    "more",
    [
        "locations: {Hut: {owner: Ana, abilities: [{name: Gust, when: engaged, if: blueberry, do: deal 5 to each}]}}",
        "locations: {Place: {owner: Ana, abilities: [{name: Gust, when: combat begins, do: heal 5}]}}",
        "mugic: {Tune: {target: mugic with fire, text: [negate]}}",
        "mugic: {Tune: {target: creature with a hat, text: [deal 5]}}",
        "effects: [{on: Vey, gains: [{name: Aura, gives: [purple hat]}]}]",
    ],
)
def test_keys_that_mean_nothing_are_errors(more: str) -> None:
    """A key that cannot be read, or would do nothing, is told; it never passes in silence."""
    with pytest.raises(BadInput):
        situation("burst", "players: {Ana: active, Ben: }\ncreatures: {Vey: {owner: Ana}, Koru: {owner: Ben}}\n" + more)


def test_what_nobody_can_have_is_no_question() -> None:
    """`Vey has three wooden legs` is answered with what is wrong with it, not with no."""
    with pytest.raises((KeyError, BadInput)):
        value(situation("burst", board()), "Vey has three wooden legs")


def test_by_hand() -> None:
    """1: a judge carries out in the words of cards what no card on the table says."""
    played = situation("burst", board(), "by hand: deal 15 damage to Koru", "by hand: Tavi gains 10 Courage")

    assert value(played, "damage on Koru") == 15 and value(played, "courage of Tavi") == 60
    assert "By hand: Deal 15 damage to Koru." in [line.text for line in played.lines]


@pytest.mark.parametrize(
    ("song", "asked", "answer"),
    [
        ("Each player draws an Attack Card, then discards an Attack Card.", "attack discard pile of Ben", ["Slam"]),
        ("Heal 10 damage to Koru. If Koru has Fire, heal 20 damage instead.", "damage on Koru", 30),
        ("Koru gains Fire. If Koru already has Fire, it gains 5 Courage instead.", "courage of Koru", 50),
        ("Deal 10 damage to Koru. If the caster is a Mipedian, deal an additional 5 damage.", "damage on Koru", 55),
        ("Creatures with Fire or Air gain 5 Courage.", "courage of Koru", 50),
        ("Creatures you control gain 5 Courage for each Mugic counter on it.", "courage of Vey", 60),
    ],
)  # fmt: skip
def test_small_words_that_count(song: str, asked: str, answer: object) -> None:
    """8.5.2: each player and not you alone; instead; an additional; or; for each of those it concerns."""
    table = board(f"'{song}'", koru="damage: 40").replace("Ben: }", "Ben: {attacks: [], attack-deck: [Slam]}}")
    table = table.replace("mugic: [Song]}", "mugic: [Song], attack-deck: [Slam]}") + "attacks: {Slam: {base: 5}}\n"
    choices = ["Ana discards Slam", "Ben discards Slam"] if "discards" in song else []
    played = situation("burst", table, "Ana plays Song with Dorn", "all pass", *choices)

    assert value(played, asked) == answer


@pytest.mark.parametrize(("elements", "energy", "speed"), [("fire", 60, 40), ("air", 50, 50)])
def test_an_icon_holds_for_the_whole_line(elements: str, energy: int, speed: int) -> None:
    """8.6.2.1: the icon in front is looked at once: the line goes on although the Creature has lost the element."""
    line = "'Fire: Your engaged Creature loses Fire and gains 10 Energy. Opposing engaged Creature loses 10 Speed.'"
    table = f"""
players: {{Ana: active, Ben: }}
creatures:
  Vey: {{owner: Ana, engaged: yes, elements: [{elements}]}}
  Koru: {{owner: Ben, engaged: yes}}
attack: Slam
attacks: {{Slam: {{base: 5, text: [{line}]}}}}
"""
    played = situation("resolve-attack", table)

    assert (value(played, "energy of Vey"), value(played, "speed of Koru")) == (energy, speed)


def test_a_battlegear_that_says_its_own_name_means_itself() -> None:
    """3.1.1.1, 8.8.2.3: the Battlegear is sacrificed instead; its bearer stays."""
    text = "'If equipped Creature would be destroyed, sacrifice Helm instead.'"
    table = board("destroy on Dorn").replace("gear: Helm", f"gear: {{name: Helm, abilities: [{text}]}}")
    played = situation("burst", table, "Ana plays Song with Vey", "all pass")

    assert value(played, "Dorn is in play") is True and value(played, "Helm is destroyed") is True


def test_that_creature_is_not_the_card_itself() -> None:
    """8.3.1: of a Creature that deals damage, `that Creature` is the one that is dealt it."""
    text = "'When Vey deals attack damage, that Creature loses 10 Speed.'"
    table = f"""
players: {{Ana: active, Ben: }}
creatures:
  Vey: {{owner: Ana, engaged: yes, abilities: [{text}]}}
  Koru: {{owner: Ben, engaged: yes}}
attack: Slam
attacks: {{Slam: {{base: 5}}}}
"""
    played = situation("strike:7.2.5.3", table, "all pass", "all pass")

    assert (value(played, "speed of Vey"), value(played, "speed of Koru")) == (50, 40)


HELD = "gear: {{name: Veil, up: no, abilities: [{text}]}}"
TURNS = "'Turn target Battlegear face-up.'"


@pytest.mark.parametrize(("element", "energy"), [("fire", 60), ("air", 50)])
def test_engaged_with_a_creature_is_with_any(element: str, energy: int) -> None:
    """g-engaged: `engaged with a Creature with Fire` looks at the other Creature in combat; nobody chooses one."""
    given = "if equipped Creature is engaged with a Creature with Fire, equipped Creature gains 10 Energy"
    text = f"'When Veil is flipped face-up, {given}.'"
    table = board(TURNS, vey=HELD.format(text=text), koru=f"elements: [{element}]")
    played = situation("burst", table, "Ana plays Song with Dorn on Veil", "all pass", "all pass")

    assert value(played, "energy of Vey") == energy


@pytest.mark.parametrize(("infected", "outperforms"), [("yes", True), ("no", False)])
def test_an_ability_while_engaged_with_one_of_a_kind(infected: str, outperforms: bool) -> None:
    """g-engaged: the same in what lasts."""
    vey = "abilities: ['If engaged with an Infected Creature, Vey has \"Range.\"']"
    played = situation("burst", board(vey=vey, koru=f"infected: {infected}"))

    assert value(played, "Vey has range") is outperforms


def test_that_creature_is_the_one_whose_battlegear_is_turned() -> None:
    """8.3.1: the event names the Battlegear and, by it, the Creature that carries it: Koru, not every Battlegear."""
    event = "When a Battlegear equipped to a Creature engaged with Vey is flipped face-up"
    text = f"'{event}, deal 10 damage to that Creature.'"
    table = board(TURNS, vey=f"abilities: [{text}]", koru="gear: {name: Veil, up: no}")
    played = situation("burst", table, "Ana plays Song with Dorn on Veil", "all pass", "all pass")

    assert (value(played, "damage on Koru"), value(played, "damage on Dorn")) == (10, 0)


def test_it_is_the_battlegear_that_is_turned() -> None:
    """8.3.1: the Helm of Dorn, which was face up all the time, stays."""
    hall = "'When a Battlegear is flipped face-up, destroy it.'"
    table = board(TURNS, koru="gear: {name: Veil, up: no}", hall=hall)
    played = situation("burst", table, "Ana plays Song with Dorn on Veil", "all pass", "all pass")

    assert value(played, "Veil is destroyed") is True and value(played, "Helm is destroyed") is False


def test_all_damage_is_more_than_attack_damage() -> None:
    """g-source: `deals an additional 5 damage` speaks of whatever Vey deals, `attack damage` only of attacks."""
    for text, dealt in (("an additional 5 damage", 10), ("an additional 5 attack damage", 5)):
        own = f"abilities: ['Vey deals {text} to Creatures with Fire.', '[MC]: Deal 5 damage to target Creature.']"
        table = board(vey=own, koru="elements: [fire]")
        played = situation("burst", table, "Ana uses Deal 5 damage to target Creature of Vey on Koru", "all pass")

        assert value(played, "damage on Koru") == dealt


@pytest.mark.parametrize(
    "text",
    [
        "Destroy all Battlegear equipped to a Creature you control.",
        "All Creatures adjacent to a chosen Creature gain 5 Power.",
        "If you control a Creature with Fire, it gains 5 Power.",
        "Destroy target Battlegear equipped to an engaged Creature. Deal 5 damage to that Creature.",
        "Return another Battlegear from your general discard pile to play equipped to target Creature.",
        "Danian Creatures are healed an additional 5 Energy by Mugic and abilities.",
    ],
)
def test_what_cannot_be_carried_out_exactly_is_unread(text: str) -> None:
    """Who chooses, who `it` is, which other Battlegear, healed by what: where that is lost, the words stay unread."""
    read = RULES.collected.read(PrintedCard("Song", "mugic", text=(text,)))

    assert read.status != "read"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Expend Fire: Deal 10 damage to target Creature.", "Expend Fire by losing it until the end of the turn: deal"),
        ("Vey deals an additional 5 attack damage.", "Attacks played by this card deal an additional 5 damage."),
        ("If an opposing Creature has Fire, Vey has \"Range.\"", "If an opposing Creature has Fire, this card has"),
        ("When engaged with UnderWorld Creatures, Vey gains Range.", "If this Creature is engaged with an UnderWorld"),
        ("Defender: Earth", "Defender: Earth."),
        ("When Vey wins combat, sacrifice another Creature.", "When this card wins combat, sacrifice another"),
        ("At the beginning of combat, sacrifice a Battlegear you control.", "At the beginning of combat, sacrifice a "),
    ],
)  # fmt: skip
def test_it_is_said_back_in_plain_words(text: str, said: str) -> None:
    """What a card is taken to mean is told in whole, grammatical sentences."""
    read = RULES.collected.read(PrintedCard("Vey", "creature", text=(text,)))

    assert read.sentences[0].said.startswith(said)


def test_nothing_can_be_played() -> None:
    """`Mugic and activated abilities cannot be played` binds the abilities of Battlegear too."""
    helm = "gear: {name: Veil, up: yes, abilities: ['Sacrifice Veil: Deal 5 damage to target Creature.']}"
    hall = "Mugic and activated abilities cannot be played."
    played = situation("burst", board("'Deal 5 damage to target Creature.'", vey=helm, hall=hall))

    assert choices(played) == ["Ana passes"]


def test_tribeless_is_no_tribe() -> None:
    """g-tribe: of Vey (Danian), Dorn and Fay (both Tribeless) only Vey adds a Tribe, and Dorn supports nobody."""
    table = (
        board(vey="abilities: ['Vey has an additional 10 Energy for each Tribe you control.']")
        .replace("tribe: Mipedian,", "tribe: Tribeless, abilities: ['Support: Wisdom 5'],")
        .replace("mugic: {Song", "  Fay: {owner: Ana, tribe: Tribeless, space: A2}\nmugic: {Song")
    )
    played = situation("burst", table)

    assert value(played, "energy of Vey") == 60 and value(played, "wisdom of Dorn") == 50
