"""Known mistakes: a claim that rests on one is told so, with the rule that it overlooks."""

import pytest
from situations import suspected

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
    ("beginning-first", "combat:7.2.1", pair(
        f"{IN}, abilities: [intimidate speed 20]", f"{IN}, speed: 60", PLACE % "speed"), STRIKER % "Ben"),
    ("gear-revealed-first", "combat:7.2.1", pair(
        f"{IN}, gear: {{name: Spur, up: no, abilities: [speed +20]}}", f"{IN}, speed: 60", PLACE % "speed"),
     STRIKER % "Ben"),
    ("check-with-gear", "resolve-attack", pair(
        f"{IN}, power: 40, gear: {{name: Spur, abilities: [power +20]}}", IN,
        attack('base: 5, text: ["Stat Check Power 50: deal 15"]')), HIT % 5),
    ("counters-stay", "turn:6.4.1", pair("counters: 1, mugic-ability: 2", "power: 9"),
     "value: counters on Vey, claims: {X: 0, Y: 2}"),
    ("last-creature-gone", "resolve-attack", pair(IN, f"{IN}, energy: 10", attack("base: 15")),
     "outcome: winner, claims: {X: draw}"),
    ("surprise-first", "combat:7.2.4", pair(
        f"{IN}, speed: 80", f"{IN}, abilities: [Surprise]", PLACE % "speed"), STRIKER % "Ana"),
    ("support-each", "burst", BOARD + pair(
        "tribe: Danian, space: A2, abilities: [Support Power 5]", "space: B3", (
            "    Miro: {owner: Ana, tribe: Danian, space: A1}\n    Tavi: {owner: Ana, tribe: Danian, space: A3}\n")),
     "value: power of Vey, claims: {X: 55}"),
    ("whose-chieftain", "burst", pair(
        "tribe: Danian, subtypes: [Minion], abilities: [Range], brainwashed: [Defender]", "subtypes: [Chieftain]"),
     "value: Vey is brainwashed, claims: {X: yes}"),
    ("x-off-the-burst", "burst", pair("counters: 3", "power: 9", song("deal X", cost="X counters")),
     "value: mugic cost of Song, claims: {X: 3}"),
    ("old-location-goes", "turn", pair("power: 30", "power: 9", (
        "  locations: {Peak: {owner: Ana}, Hall: {owner: Ana, active: yes}}\n")),
     "value: location deck of Ana, at: 6.2.3, claims: {X: []}"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "at", "rows", "ask"), VALUES)
def test_a_value_claimed_by_mistake(name: str, at: str, rows: str, ask: str) -> None:
    """A wrong value, name or yes that a known mistake gives."""
    found, known = verdict(at, rows, ask), book("chaotic").misreadings[name]
    wrong = [text.says for option, text in known.options.items() if option != known.default]

    assert [next(says for says in wrong if said and said.startswith(says)) for said in suspected(found).values()]
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
    ("burst-goes-on", "strike:7.2.5.2", pair(f"{IN}, counters: 1", IN, (
        "  mugic: {Song: {cost: 1 counter, text: [Destroy target Creature.]}}\n"
        "  attacks: {Cut: {base: 15}}\n  striker: Ana\n")), HIT % 15,
     "Ana attacks with Cut, Ana plays Song with Vey on Vey, all pass"),
    ("attack-goes", "strike:7.2.5.2", pair(IN, IN, "  attacks: {Cut: {base: 5}}\n  striker: Ana\n"),
     "value: discard pile of Ana, at: now, claims: {X: [Cut]}", "Ana attacks with Cut, all pass"),
    ("mugic-goes", "burst", pair("counters: 1", "power: 9", song("deal 5")),
     "value: mugic hand of Ana, at: now, claims: {X: [Song]}", "Ana plays Song with Vey on Koru, all pass"),
    ("strikes-in-turn", "strike:7.2.5.2", pair(IN, IN, "  attacks: {Cut: {base: 5}}\n  striker: Ana\n"),
     "outcome: striking player, claims: {X: Ana}", "Ana attacks with Cut, all pass, all pass"),
    ("reckless-hits-foe", "strike:7.2.5.2", pair(f"{IN}, abilities: [Recklessness 15]", IN, (
        "  attacks: {Cut: {base: 5}}\n  striker: Ana\n")), HIT % 20, "Ana attacks with Cut, all pass"),
    ("support-fallen", "burst", BOARD + pair(
        "counters: 1, tribe: Danian, space: A2, abilities: [Support Power 5]", "space: B3", (
            "    Miro: {owner: Ana, tribe: Danian, space: A1, energy: 5}\n" + song("deal 10"))),
     "value: power of Vey, claims: {X: 55}", "Ana plays Song with Vey on Miro, all pass"),
    ("who-pays", "burst", pair(
        "counters: 1", "power: 9", "    Miro: {owner: Ana, counters: 3}\n" + song("deal 5")),
     "value: counters on Vey, claims: {X: 1}", "Ana plays Song with Vey on Koru, all pass"),
    ("one-side-only", "burst", pair("counters: 1", "power: 9", (
        "  mugic: {Song: {cost: 1 counter, text: [Deal 10 damage to each opposing Creature.]}}\n")),
     "value: damage on Vey, claims: {X: 10}", "Ana plays Song with Vey, all pass"),
    ("untargetable-shields", "burst", pair("counters: 1, energy: 80", "abilities: [untargetable]", (
        "  mugic: {Song: {cost: 1 counter, text: [deal 10 to each]}}\n")), HIT % 0,
     "Ana plays Song with Vey, all pass"),
    ("copies-add-up", "strike:7.2.5.2", pair(
        f"{IN}, abilities: [recklessness 10], gear: {{name: Spur, abilities: [recklessness 5]}}", IN,
        "  attacks: {Cut: {base: 15}}\n  striker: Ana\n"),
     "value: damage on Vey, at: now, claims: {X: 10}", "Ana attacks with Cut, all pass"),
]  # fmt: skip


@pytest.mark.parametrize(("name", "at", "rows", "ask", "choices"), PLAYED)
def test_a_mistake_on_the_way(name: str, at: str, rows: str, ask: str, choices: str) -> None:
    """A wrong claim about how a line of play ends."""
    found, known = verdict(at, rows, ask, choices), book("chaotic").misreadings[name]
    wrong = next(text.says for option, text in known.options.items() if option != known.default)

    assert str(suspected(found)["X"]).startswith(wrong)
    assert known.cites[0] in found.decided_by


def test_a_check_that_several_mistakes_let_pass() -> None:
    """g-exhaust: Exhaust resolves first and leaves 40 Power. Whatever else somebody thought, the check was counted."""
    found = verdict("strike:7.2.5.2", pair(f"{IN}, abilities: [Exhaust Power 10]", IN, (
        '  attacks: {Cut: {base: 5, text: ["Stat Check Power 50: deal 15"]}}\n  striker: Ana\n')), HIT % 20,
        "Ana attacks with Cut, all pass")  # fmt: skip

    assert found.misreadings["X"] == "counts Cut: Stat Check power 50, which does not apply: that is not met"
    assert "Lets Exhaust resolve only after the attack." in str(suspected(found)["X"])
    assert "g-exhaust" in [cite.unit for cite in found.decided_by]


SPIT = "abilities: [{name: Spit, cost: 1 counter, target: creature, do: deal 5}]}\n"
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
    ("anybody-is-a-target", "strike:7.2.5.3", pair(
        f"{IN}, counters: 1", IN, PAL + song("deal 5") + attack("base: 5")), "Ana plays Song with Vey on Pal", True),
    ("enemy-space", "turn:6.3.1", BOARD + pair("space: A1", "space: B1"), "Ana moves Vey to B1", True),
    ("free-mugic", "burst", pair("power: 9", "power: 9", song("deal 5", cost="0 counters")),
     "Ana plays Song with Vey on Koru", True),
    ("x-least", "burst", pair("counters: 2", "power: 9", song("deal X", cost="X counters")),
     "Ana plays Song with Vey on Koru for X = 0", True),
    ("anybody-uses-abilities", "strike:7.2.5.3", pair(
        IN, IN, "    Miro: {owner: Ana, counters: 2, " + SPIT + attack("base: 5")),
     "Ana uses Spit of Miro on Koru", True),
    ("own-as-target", "burst", pair("counters: 1", "power: 9", song("deal 5")),
     "Ana plays Song with Vey on Vey", True),
    ("generic-for-all", "burst", pair("counters: 1, tribe: Danian", "power: 9", song("deal 5")),
     "Ana plays Song with Vey on Koru", True),
    ("last-counter", "burst", pair("counters: 2", "power: 9", song("deal 5", cost="2 counters")),
     "Ana plays Song with Vey on Koru", True),
    ("x-chosen", "burst", pair("counters: 2", "power: 9", song("deal X", cost="X counters")),
     "Ana plays Song with Vey on Koru for X = 2", True),
    ("how-many-move", "turn:6.3.1", BOARD + pair("space: A1", "space: B3") + "  any-moved: yes\n",
     "Ana moves Vey to A2", True),
    ("showdown-selects", "showdown", BOARD + pair("space: A1", "space: B3"), "Ana selects Vey", False),
]  # fmt: skip


@pytest.mark.parametrize(("name", "at", "rows", "proposal", "may"), ALLOWED)
def test_a_mistake_about_what_may_be_done(name: str, at: str, rows: str, proposal: str, may: bool) -> None:
    """A wrong yes or no to a proposal."""
    found = verdict(at, rows, f"legal: {proposal}, claims: {{X: {'no' if may else 'yes'}}}")
    known = book("chaotic").misreadings[name]
    wrong = next(text.says for option, text in known.options.items() if option != known.default)

    assert found.answer.value is may
    assert str(suspected(found)["X"]).startswith(wrong)
    assert known.cites[0] in found.decided_by


def told(at: str, rows: str, ask: str, choices: str = "") -> str:
    """What X is told about a wrong claim."""
    return suspected(verdict(at, rows, ask, choices))["X"] or ""


def test_a_bonus_for_attacks_on_a_mugic() -> None:
    """g-element-x, g-strike: what adds to attack damage does not add to a Mugic's."""
    rows = pair("counters: 1, elements: [fire], abilities: [Fire 10, Strike 5]", "power: 9", song("deal 20"))
    ask = "value: damage on Koru, claims: {X: 30, Y: 25}"
    found = verdict("burst", rows, ask, "Ana plays Song with Vey on Koru, all pass")

    assert "Fire 10, which does not apply" in str(suspected(found)["X"])
    assert "Strike 5, which does not apply" in str(found.misreadings["Y"])
    assert "g-element-x" in [cite.unit for cite in found.decided_by]


def test_damage_forgotten_in_what_depends_on_it() -> None:
    """3.2.9.4: current Energy is worked out in rows, so that one left out is told."""
    rows = pair("energy: 60, damage: 20", "power: 9")
    assert told("burst", rows, "value: current energy of Vey, claims: {X: 60}") == "leaves out the damage on Vey"


def test_who_has_priority_first() -> None:
    """6.3.2: after a move the active player has priority first."""
    rows = BOARD + pair("space: A1", "space: B3")
    assert told("action", rows, "next: actor, claims: {X: Ben}", "Ana moves Vey to A2").startswith("Gives priority to")


def test_a_mugic_in_the_other_players_turn() -> None:
    """8.1.2: whoever has priority may play Mugic."""
    rows = "  mugic: {Tune: {cost: 1 counter, target: creature, text: [heal 5]}}\n"
    text = f"""\
title: t
game: chaotic
at: burst
table:
  players: {{Ana: {{active: yes}}, Ben: {{mugic: [Tune]}}}}
{pair("power: 9", "counters: 1")}{rows}
choices: [Ana passes]
asks: [{{legal: Ben plays Tune with Koru on Koru, claims: {{X: no}}}}]
"""
    assert "Lets only the Active Player play Mugic and abilities" in str(suspected(report(read(text)).verdicts[0])["X"])


def test_a_defender_of_another_tribe() -> None:
    """6.3.4.1.1: a Defender that names nothing guards whoever is beside it."""
    guard = "    Wall: {owner: Ben, space: s4, tribe: Danian, abilities: [defender]}\n"
    rows = LINE + pair("space: s2", "space: s3, tribe: Mipedian", guard)
    ask = "legal: Ben intercepts with Wall, claims: {X: no}"
    assert told("action", rows, ask, "Ana moves Vey to s3").startswith("Lets a Creature with Defender intercept only")


def test_defeat_is_compared_where_priority_would_come_next() -> None:
    """8.7.3.4: an attack that resolves by itself is followed by priority: no reading keeps the Creature in play."""
    found = verdict("resolve-attack", pair(IN, f"{IN}, energy: 10", attack("base: 10")),
                    "value: Koru is destroyed, claims: {X: no}")  # fmt: skip

    assert not found.hangs and str(suspected(found)["X"]).startswith("Lets a Creature survive whose damage")


def test_abilities_of_a_defeated_striker() -> None:
    """8.6.8.3: they are left out whenever it leaves play, so that no reading of that gives the claim."""
    found = verdict("strike:7.2.5.2", pair(
        f"{IN}, elements: [fire], energy: 5, abilities: [recklessness 10, Fire 5]", IN,
        "    Miro: {owner: Ana}\n  attacks: {Cut: {base: 10, fire: 5}}\n  striker: Ana\n"), HIT % 20,
        "Ana attacks with Cut, all pass")  # fmt: skip

    assert found.answer.value == 15 and "Still adds abilities" in str(suspected(found)["X"])
    assert "8.6.8.3" in [cite.unit for cite in found.decided_by]


def test_an_ability_used_again() -> None:
    """8.4.4.1: an ability may be used as often as its cost can be paid."""
    rows = "  creatures:\n    Vey: {owner: Ana, counters: 3, " + SPIT + "    Koru: {owner: Ben}\n"
    ask = "legal: Ana uses Spit of Vey on Koru, claims: {X: no}"
    said = told("burst", rows, ask, "Ana uses Spit of Vey on Koru, all pass")
    assert said.startswith("Lets an ability be used only once a turn")


def test_the_bonus_of_the_creature_that_is_struck() -> None:
    """g-strike: only the striking Creature's own abilities add to its attack."""
    rows = pair(IN, f"{IN}, abilities: [Strike 5]", attack("base: 10"))
    assert "Koru: Strike 5, which does not apply" in told("resolve-attack", rows, HIT % 15)


def test_a_doubling_is_called_by_its_sign() -> None:
    """8.6.5.2: the row of a doubling or halving says which it is."""
    rows = pair(
        f"{IN}, abilities: [attack damage x2]", f"{IN}, abilities: [attack damage taken /2]", attack("base: 10")
    )
    found = verdict("resolve-attack", rows, HIT % 10).answer.rows
    assert found is not None
    assert [row.source for row in found.rows] == ["attack damage x2 of Vey", "attack damage taken /2 of Koru"]


def test_an_effect_with_two_conditions_is_named_with_both() -> None:
    """8.6.2.3: Vey has Fire but is no Muge, and both are needed: 5 + 5 (Fire box), without the 15."""
    rows = pair(f"{IN}, elements: [fire]", IN, attack('base: 5, fire: 5, text: ["Fire, Muge: deal 15"]'))
    said = told("resolve-attack", rows, HIT % 25)

    assert "this Creature has Fire and this Creature is a Muge Creature, which does not apply" in said


def test_a_wrong_order_is_told_what_comes_first() -> None:
    """8.2.3.1: the Mugic that was played last resolves first."""
    rows = (
        "  creatures: {Vey: {owner: Ana, counters: 1}, Koru: {owner: Ben, counters: 1, energy: 15}}\n"
        "  mugic: {Song: {cost: 1 counter, text: [Deal 20 damage to target Creature.]},"
        " Hymn: {cost: 1 counter, text: [Target Creature gains 10 Energy.]}}\n"
    )
    text = (
        "title: t\ngame: chaotic\nat: burst\n"
        "table:\n  players: {Ana: {active: yes, mugic: [Song]}, Ben: {mugic: [Hymn]}}\n" + rows +
        "choices: [Ana plays Song with Vey on Koru, Ben plays Hymn with Koru on Koru, all pass]\n"
        "asks: [{order: resolved, claims: {X: [Song, Hymn], Y: [Hymn]}}]\n"
    )  # fmt: skip
    found = report(read(text)).verdicts[0]

    assert found.answer.value == ["Hymn", "Song"]
    assert found.misreadings == {"X": "overlooks that Hymn comes before Song", "Y": "leaves out Song"}
    assert found.decided_by[0].unit == "8.2.3.1"


def test_the_check_in_dispute_is_named_first() -> None:
    """g-challenge: 65 is ahead of 50 by 15, which is enough; the rule is that of Challenges, not of Stat Checks."""
    rows = pair(f"{IN}, courage: 65", IN, attack('base: 5, text: ["Challenge Courage 15: deal 10"]'))

    assert verdict("resolve-attack", rows, HIT % 5).decided_by[0].unit == "g-challenge"
