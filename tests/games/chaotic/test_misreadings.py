"""Known mistakes: a claim that rests on one is told so, with the rule that it overlooks."""

import pytest

from judge.scenario.explain import Verdict
from judge.scenario.read import read
from judge.scenario.report import report
from judge.scenario.rulebook import book


def verdict(at: str, rows: str, ask: str, choices: str = "") -> Verdict:
    """The verdict on one question about a table where Ana has Vey and Ben has Koru."""
    mugic, cards = "Song" if "Song:" in rows else "", "Cut" if "Cut:" in rows else ""
    deck = "Peak" if "Peak:" in rows else ""
    ana = f"{{active: yes, mugic: [{mugic}], attacks: [{cards}], locations: [{deck}]}}"
    table = f"  players: {{Ana: {ana}, Ben: }}\n"
    text = f"title: t\ngame: chaotic\nat: {at}\ntable:\n{table}{rows}\nchoices: [{choices}]\nasks: [{{{ask}}}]\n"
    return report(read(text)).verdicts[0]


def pair(vey: str, koru: str, more: str = "") -> str:
    """The rows of two Creatures, and others."""
    return f"  creatures:\n    Vey: {{owner: Ana, {vey}}}\n    Koru: {{owner: Ben, {koru}}}\n{more}"


def attack(card: str) -> str:
    """The rows of an attack that Vey has played."""
    return f"  attacks: {{Cut: {{{card}}}}}\n  attack: Cut\n  striker: Ana\n"


def song(text: str, target: str = "creature", cost: str = "1 counter") -> str:
    """The rows of a Mugic in Ana's hand."""
    return f"  mugic: {{Song: {{cost: {cost}, target: {target}, text: [{text}]}}}}\n"


IN = "engaged: yes"
LINE = "  board: {adjacent: {s1: [s2], s2: [s3], s3: [s4]}, sides: {Ana: [s1, s2], Ben: [s3, s4]}}\n"
BOARD = "  board: {size: 3}\n"
PLACE = "  locations: {Hall: {owner: Ana, active: yes, initiative: %s}}\n"
STRIKER = "outcome: striking player, at: 7.2.4, claims: {X: %s}"
HIT = "value: damage on Koru, claims: {X: %d}"
TWO_KIN = "    Miro: {owner: Ana, tribe: Danian, space: A%d}\n    Tavi: {owner: Ben, tribe: Danian, space: B%d}\n"

VALUES = [
    ("box-below-zero", "resolve-attack", pair(f"{IN}, elements: [air]", IN, attack("base: 9, air: -4")), HIT % 9),
    ("support-opponents", "burst", BOARD + pair(
        "tribe: Danian, space: A1, abilities: [Support Power 5]", "space: B3", TWO_KIN % (2, 1)),
     "value: power of Vey, claims: {X: 60}"),
    ("support-far", "burst", "  board: {size: 6}\n" + pair(
        "tribe: Danian, space: A1, abilities: [Support Power 5]", "space: B3", TWO_KIN % (6, 6)),
     "value: power of Vey, claims: {X: 55}"),
    ("worth-in-order", "burst", pair("gear: {name: Spur, abilities: [power +20]}", "power: 9", (
        "  effects: [{source: Level, on: Vey, change: power =30}, {source: Cheer, on: Vey, change: power +5}]\n")),
     "value: power of Vey, claims: {X: 55, Y: 30}"),
    ("scanned-is-printed", "burst", pair("power: 30, gear: {name: Spur, abilities: [power +20]}", "power: 9"),
     "value: scanned power of Vey, claims: {X: 50}"),
    ("hive-needed", "resolve-attack", pair(f'{IN}, abilities: ["Hive: Strike 15"]', IN, attack("base: 5")), HIT % 20),
    ("face-down-text", "burst", pair("gear: {name: Spur, up: no, abilities: [power +20]}", "power: 9"),
     "value: power of Vey, claims: {X: 70}"),
    ("mirage-one-space", "burst", BOARD + pair("space: A1", "space: B3", (
        "  locations: {Dune: {owner: Ana, space: A2, mirage: [power +10]}}\n")),
     "value: power of Vey, claims: {X: 60}"),
    ("zero-is-a-number", "burst", pair("power: 9", "power: 9", "  attacks: {Cut: {base: 5, fire: 0}}\n"),
     "value: Cut is a fire attack, claims: {X: no}"),
    ("recovery-together", "turn:6.4.1", pair("energy: 40, damage: 55", "power: 9", (
        "  effects: [{source: Hymn, on: Vey, change: energy +30}]\n")), "value: Vey is in play, claims: {X: no}"),
    ("proof-needs-element", "combat:7.2.1", pair(f"{IN}, abilities: [Fireproof 15]", IN),
     "value: energy of Vey, at: 7.2.4, claims: {X: 65}"),
    ("initiative-scanned", "combat:7.2.4", pair(
        f"{IN}, speed: 40, gear: {{name: Spur, abilities: [speed +20]}}", f"{IN}, speed: 50", PLACE % "scanned speed"),
     STRIKER % "Ana"),
    ("surprise-on-both", "combat:7.2.4", pair(
        f"{IN}, speed: 40, abilities: [Surprise]", f"{IN}, abilities: [Surprise]", PLACE % "speed"), STRIKER % "Ana"),
    ("drawback-counts", "combat:7.2.4", pair(
        f"{IN}, speed: 80, abilities: [loses initiative checks]", IN, PLACE % "speed"), STRIKER % "Ana"),
    ("speed-breaks-ties", "combat:7.2.4", pair(IN, f"{IN}, speed: 80", PLACE % "power"), STRIKER % "Ben"),
    ("invisibility-lost", "combat:7.2.4", pair(IN, f'{IN}, abilities: ["Invisibility: Surprise"]', (
        "  effects: [{source: Lamp, on: Koru, loses: Invisibility}]\n")), STRIKER % "Ben"),
    ("one-location", "turn", pair("power: 30", "power: 9", (
        "  locations: {Peak: {owner: Ana, abilities: [power +10]}, "
        "Pit: {owner: Ben, active: yes, abilities: [power +5]}}\n")),
     "value: power of Vey, at: 6.2.3, claims: {X: 45}"),
    ("minion-one-text", "resolve-attack", pair(
        f"{IN}, subtypes: [Minion], abilities: [Strike 5], brainwashed: [Strike 20]", IN, attack("base: 10")),
     "value: damage on Koru, claims: {X: 30, Y: 35}"),
    ("wounds-add-up", "resolve-attack", pair(IN, f"{IN}, damage: 20", attack("base: 15")), HIT % 15),
]  # fmt: skip


@pytest.mark.parametrize(("name", "at", "rows", "ask"), VALUES)
def test_a_value_claimed_by_mistake(name: str, at: str, rows: str, ask: str) -> None:
    """A wrong value, name or yes that a known mistake gives."""
    found, known = verdict(at, rows, ask), book("chaotic").misreadings[name]
    wrong = [text.says for option, text in known.options.items() if option != known.default]

    assert [next(says for says in wrong if said and said.startswith(says)) for said in found.misreadings.values()]
    assert known.cites[0] in found.decided_by


VEIL = "counters: 1, abilities: [{name: Veil, cost: 1 counter, do: gain Untargetable}]"
LEAVE = "abilities: [{name: Go, cost: sacrifice this, do: activate hive}]"
PAL = "    Pal: {owner: Ben}\n"
PLAYED = [
    ("aim-once", "burst", pair("counters: 1", VEIL, song("deal 10")), HIT % 10,
     "Ana plays Song with Vey on Koru, Ben uses Veil of Koru, all pass"),
    ("no-target-left", "burst", pair("counters: 1, damage: 20", LEAVE, PAL + song("deal 5 to target, heal 10 to this")),
     "value: damage on Vey, claims: {X: 10}", "Ana plays Song with Vey on Koru, Ben uses Go of Koru, all pass"),
    ("relocate-is-no-move", "burst", BOARD + pair("counters: 1, space: A3, abilities: [can not move]", "space: B3", (
        "  mugic: {Song: {cost: 1 counter, text: [Relocate target Creature to an unoccupied space.]}}\n")),
     "outcome: space of Vey, claims: {X: A3}", "Ana plays Song with Vey on Vey, Ana chooses A1"),
    ("exhaust-in-time", "strike:7.2.5.2", pair(f"{IN}, abilities: [Exhaust Power 10]", IN, (
        '  attacks: {Cut: {base: 5, text: ["Stat Check Power 50: deal 15"]}}\n  striker: Ana\n')), HIT % 20,
     "Ana attacks with Cut, all pass"),
    ("both-out", "burst", pair("counters: 1, energy: 10", "energy: 10", (
        "  mugic: {Song: {cost: 1 counter, text: [deal 20 to each]}}\n")), "outcome: winner, claims: {X: Ana}",
     "Ana plays Song with Vey, all pass"),
    ("effects-past-combat", "turn/action/combat:7.2.5", BOARD + pair(
        f"{IN}, space: B1", f"{IN}, space: B1, energy: 5", "    Pal: {owner: Ben, space: B3}\n" + (
            "  attacks: {Cut: {base: 5}}\n  striker: Ana\n"
            "  effects: [{source: March, on: Vey, change: power +20}]\n")),
     "value: power of Vey, at: now, claims: {X: 50}", "Ana attacks with Cut, all pass"),
    ("invisible-later", "combat:7.2.1", pair(
        f"{IN}, abilities: ['Invisibility: Intimidate Power 20']",
        f"{IN}, counters: 1, abilities: [{{name: Fade, cost: 1 counter, do: 'gain Invisibility'}}]"),
     "value: power of Koru, at: now, claims: {X: 30}", "Ben uses Fade of Koru, all pass"),
    ("zero-damage-is-least", "burst", pair("counters: 1, damage: 10", "power: 9", song("heal 30")),
     "value: current energy of Vey, claims: {X: 70}", "Ana plays Song with Vey on Vey, all pass"),
    ("gear-goes-too", "burst", pair("counters: 1", "energy: 10, gear: {name: Helm}", PAL + song("deal 20")),
     "outcome: place of Helm, claims: {X: in play}", "Ana plays Song with Vey on Koru, all pass"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "at", "rows", "ask", "choices"), PLAYED)
def test_a_mistake_on_the_way(name: str, at: str, rows: str, ask: str, choices: str) -> None:
    """A wrong claim about how a line of play ends."""
    found, known = verdict(at, rows, ask, choices), book("chaotic").misreadings[name]
    wrong = next(text.says for option, text in known.options.items() if option != known.default)

    assert found.misreadings["X"] is not None and found.misreadings["X"].startswith(wrong)
    assert known.cites[0] in found.decided_by


MINION = "    Sarn: {owner: Ana, subtypes: [Minion], abilities: [Range], brainwashed: [Defender], zone: discard pile}\n"
ALLOWED = [
    ("range-past-enemies", "turn:6.3.1", LINE + pair("space: s1, abilities: [Swift 1, Range]", "space: s2"),
     "Ana moves Vey to s3", True),
    ("swift-adds", "turn:6.3.1", LINE + pair("space: s1, abilities: [Swift 1]", "space: s4"),
     "Ana moves Vey to s3", True),
    ("moves-after-combat", "turn:6.3.1", BOARD + pair("space: A1", "space: B3") + "  initiated: yes\n",
     "Ana moves Vey to A2", True),
    ("anybody-plays-mugic", "strike:7.2.5.3", pair(
        IN, IN, "    Miro: {owner: Ana, counters: 1}\n" + song("deal 5") + attack("base: 5")),
     "Ana plays Song with Miro on Koru", True),
    ("uninfect-target", "burst", pair("counters: 1", "power: 9", song("uninfect")),
     "Ana plays Song with Vey on Koru", True),
    ("any-attack", "strike:7.2.5.2", pair(f"{IN}, elements: [fire]", IN, (
        "  attacks: {Cut: {base: 5, water: 5}}\n  striker: Ana\n")), "Ana attacks with Cut", True),
    ("both-in-discard", "burst", BOARD + pair("counters: 1, space: A3", "space: B3", MINION + (
        "  mugic: {Song: {cost: 1 counter, target: your creature in discard pile with defender, text: [return]}}\n")),
     "Ana plays Song with Vey on Sarn", True),
    ("own-counters", "burst", pair("abilities: [{name: Mend, cost: 1 counter, target: creature, do: heal 5}]", (
        "power: 9"), "    Miro: {owner: Ana, counters: 2}\n"), "Ana uses Mend of Vey on Vey", False),
    ("opposing-is-any", "strike:7.2.5.3", pair(
        f"{IN}, counters: 1", IN, PAL + song("deal 5", "opposing creature") + attack("base: 5")),
     "Ana plays Song with Vey on Pal", True),
]  # fmt: skip


@pytest.mark.parametrize(("name", "at", "rows", "proposal", "may"), ALLOWED)
def test_a_mistake_about_what_may_be_done(name: str, at: str, rows: str, proposal: str, may: bool) -> None:
    """A wrong yes or no to a proposal."""
    found = verdict(at, rows, f"legal: {proposal}, claims: {{X: {'no' if may else 'yes'}}}")
    known = book("chaotic").misreadings[name]
    wrong = next(text.says for option, text in known.options.items() if option != known.default)

    assert found.answer.value is may
    assert found.misreadings["X"] is not None and found.misreadings["X"].startswith(wrong)
    assert known.cites[0] in found.decided_by
