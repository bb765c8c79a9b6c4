"""Mistakes that players make: a wrong claim gets its diagnosis."""

import pytest
from situations import suspected

from judge.scenario.read import read
from judge.scenario.report import report
from judge.scenario.rulebook import book

PLAYERS = "players: {Ana: Dragonsworn, Ben: Shadow}"
FIGHT = f"""{PLAYERS}
units:
  Rand:
    owner: Ana
    leader: yes
    attack: 6
    damage: 2
    hp: 4
    abilities:
      - {{name: Strike, do: attack +2, limit: once per battle}}
      - {{name: Rush, do: attack +2, limit: once per battle}}
      - "attack: attack +1"
  Mat: {{owner: Ana, attack: 1, damage: 1, hp: 2}}
  Fade: {{owner: Ben, leader: yes, attack: 4, defense: 5, damage: 1, hp: 9,
    abilities: [{{name: Guard, do: defense +1, limit: once per battle}}]}}
"""
DUEL = f"""{PLAYERS}
units:
  Rand: {{owner: Ana, leader: yes, attack: 6, damage: 2, hp: 4}}
  Fade: {{owner: Ben, attack: 1, defense: 2, damage: 1, hp: 9}}
"""
OUTSIDE = f"""{PLAYERS}
units:
  Rand:
    {{owner: Ana, leader: yes, attack: 6, at: Camp, abilities: [{{name: Bolt, target: unit, do: attack +1 to target}}]}}
  Mat: {{owner: Ana, attack: 1, hp: 2, at: Wood, abilities: ["battle: attack +1"]}}
  Fade: {{owner: Ben, leader: yes, defense: 5, damage: 1, hp: 9, at: Camp}}
  Narg: {{owner: Ben, defense: 5, damage: 1, hp: 9, at: Ford}}
distances: {{Camp - Ford: "medium-span, beyond a span"}}
"""
GO = "Ana initiates a battle with Rand"
SUPPLY = """
players: {Ana: {supply: 4}, Ben: }
cities: {Tear: Ana, Cairhien: Ana}
units: {Mat: {owner: Ana, count: 2, cost: 1, at: reserve}}
"""
TOWN = f"{PLAYERS}\ntowns: {{Godan: }}\nunits: {{Mat: {{owner: Ana, count: 2}}, Fade: {{owner: Ben}}}}"
MOVE = f"""{PLAYERS}
units:
  Rand: {{owner: Ana, leader: yes, move: 1, at: Camp}}
  Egwene: {{owner: Ana, leader: yes, at: Camp}}
"""
FASTER = MOVE.replace("yes, move: 1", "yes, move: 1, abilities: ['movement: move limit +1']")
RAZE = f"{PLAYERS}\ncities: {{Lugard: {{hp: 1}}}}\nunits: {{Rand: {{owner: Ana, leader: yes, attack: 6, damage: 2}}}}"
PEAK = f"""{PLAYERS}
mountains: [Peak]
units:
  Jealous Chosen: {{at: Hill, way: [Ford, Peak]}}
  Nae'blis: {{owner: Ben, leader: yes, at: Far}}
distances: {{Hill - Ford: medium-span, Hill - Peak: long-span}}
"""
CALL = f"""{PLAYERS}
units:
  Rand: {{owner: Ana, leader: yes, attack: 5, at: Camp}}
  Mat: {{owner: Ana, attack: 6, at: Wood}}
  Fade: {{owner: Ben, leader: yes, defense: 4, hp: 3, at: Ridge}}
  Narg: {{owner: Ben, defense: 4, hp: 3, at: Wood}}
distances: {{Camp - Ridge: span, Ridge - Wood: span}}
"""
FALLEN = f"""{PLAYERS}
units:
  Rand: {{owner: Ana, leader: yes, attack: 5, abilities: [{{name: Fire, target: enemy unit, do: kill target}}]}}
  Fade: {{owner: Ben, defense: 4, hp: 3}}
  Narg: {{owner: Ben, defense: 3, hp: 3}}
"""
LED = f"""{PLAYERS}
units:
  Rand: {{owner: Ana, leader: yes, attack: 9, damage: 1, hp: 3}}
  Fade: {{owner: Ben, leader: yes, defense: 4, damage: 1, hp: 3}}
  Narg: {{owner: Ben, defense: 3, damage: 1, hp: 3}}
"""
SIEGE = f"""{PLAYERS}
cities: {{Fal Dara: {{hp: 6, borderlands: yes}}}}
units: {{Rand: {{owner: Ana, leader: yes, attack: 1}}}}
"""
NEUTRAL_0 = f"{PLAYERS}\ncities: {{Lugard: {{hp: 6, left: 2}}}}\nunits: {{Fade: {{owner: Ben, defense: 5, hp: 3}}}}"
HUNTED = """
players: {Dan: Children of Light, Sue: Seanchan, Ben: Shadow}
cities: {Maradon: Ben}
towns: {Godan: }
units:
  Jealous Chosen: {at: Camp}
  Damane: {owner: Sue, defense: 3, hp: 3, at: Camp}
  Fade: {owner: Ben, defense: 3, hp: 3, at: Far}
distances: {Camp - Maradon: span, Camp - Godan: span}
"""
NOBODY_NEAR = HUNTED.replace("Camp - Maradon: span, ", "").replace("Maradon: Ben", "Maradon: {owner: Ben, at: Far}")
CASES = {
    "supply-saved": ("deployment", SUPPLY, [], "value: supply of Ana", "6"),
    "town-majority": ("deployment", TOWN, [], "value: controller of Godan", "Ana"),
    "deploy-count": ("deployment", SUPPLY, ["Ana deploys Mat 1 at Tear"], "legal: Ana deploys Mat 2 at Cairhien", "no"),
    "second-unit": ("deployment", SUPPLY, ["Ana deploys Mat 1 at Tear"], "legal: Ana deploys Mat 2 at Tear", "yes"),
    "mountains-for-all": (
        "movement", MOVE + 'distances: {"Camp - Vale": "short-span; blocked"}', ["Ana initiates a move with Rand"],
        "legal: Ana moves Rand to Vale", "yes",
    ),
    "deployed-across": (
        "deployment", SUPPLY + 'distances: {"Tear - Vale": "span; blocked"}', [],
        "legal: Ana deploys Mat 1 at Tear to Vale", "yes",
    ),
    "who-initiates": (
        "movement", f"{MOVE}  Mat: {{owner: Ana, at: Camp}}", [], "legal: Ana initiates a move with Mat", "yes",
    ),
    "who-starts-battles": ("attack", FIGHT, [], "legal: Ana initiates a battle with Mat", "yes"),
    "moves-of-leader": (
        "movement", MOVE, ["Ana initiates a move with Rand", "Ana passes"], "legal: Ana initiates a move with Egwene",
        "yes",
    ),
    "more-moves": ("movement", FASTER, ["Ana uses move limit +1 of Rand"], "value: moves left of Ana", "1"),
    "more-battles": (
        "attack", FASTER.replace("movement: move", "attack: attack"), ["Ana uses attack limit +1 of Rand"],
        "value: battles left of Ana", "1",
    ),
    "battles-of-leader": (
        "attack", MOVE.replace("yes, at", "yes, attack: 1, at").replace("move: 1", "attack: 1"), [GO, "all pass"],
        "legal: Ana initiates a battle with Egwene", "yes",
    ),
    "engage-place": ("attack", CALL, [GO], "value: engaged units", "[Rand]"),
    "deploy-outside": (
        "deployment", f"{SUPPLY}distances: {{Tear - Ford: span}}", [], "legal: Ana deploys Mat 1 at Tear to Ford", "no",
    ),
    "standing-moves": (
        "movement", MOVE.replace("move: 1", "move: 1, text: 'This unit gets +1 move.'"), [], "value: move of Rand", "1",
    ),
    "engage-radius": ("attack", OUTSIDE, [GO], "value: Narg is engaged", "yes"),
    "who-acts-first": ("attack", FIGHT, [GO], "next: actor", "Ben"),
    "pass-is-final": (
        "attack", FIGHT, [GO, "Ana uses Strike of Rand", "Ben passes", "Ana uses Rush of Rand"], "next: actor", "Ana",
    ),
    "who-calls": ("attack", FIGHT, [GO], "legal: Ana calls with Rand", "yes"),
    "outsiders-act": ("attack", OUTSIDE, [GO], "legal: Ana uses attack +1 of Mat", "yes"),
    "outsiders-touched": ("attack", OUTSIDE, [GO], "legal: Ana uses Bolt of Rand on Mat", "yes"),
    "attack-abilities-in-battle": ("attack", FIGHT, [GO], "legal: Ana uses attack +1 of Rand", "yes"),
    "battle-abilities-turn": ("attack", FIGHT, [GO, "pass"], "legal: Ben uses Guard of Fade", "no"),
    "values-compared": ("attack", FIGHT, [GO, "all pass"], "value: defense sum", "4"),
    "who-deals-damage": ("attack", DUEL, [GO, "all pass"], "value: hp of Rand", "3"),
    "tie-to-attacker": (
        "attack", DUEL.replace("1, defense: 2", "7, defense: 6"), [GO, "all pass"], "value: victor", "Ana",
    ),
    "city-spared": (
        "attack", DUEL.replace("hp: 9", "hp: 9, count: 2") + "cities: {Maradon: {owner: Ben, hp: 6}}\n",
        [GO, "all pass"], "legal: Ben assigns 2 to Maradon", "no",
    ),
    "stops-on-mountains": (
        "neutral-turn:neutral.1", PEAK, [], "value: place of Jealous Chosen", "Peak",
    ),
    "damage-is": ("attack", DUEL, [GO, "all pass"], "value: hp of Fade", "5"),
    "wounds-by": ("attack", DUEL, [GO, "all pass"], "value: hp of Fade", "3"),
    "at-zero": ("attack", DUEL.replace("hp: 9", "hp: 2"), [GO, "all pass"], "value: Fade is killed", "no"),
    "one-sum": ("attack", DUEL, [GO, "all pass"], "value: attack sum", "7"),
    "who-defends": ("attack", LED, [GO, "all pass"], "value: defense sum", "4"),
    "whole-side": ("attack", LED.replace("attack: 9", "attack: 6"), [GO, "all pass"], "value: victor", "Ana"),
    "used-abilities": (
        "attack", FIGHT.replace("defense: 5", "defense: 8"), [GO, "Ana uses Strike of Rand", "all pass"],
        "value: victor", "Ben",
    ),
    "standing-abilities": (
        "attack", LED.replace("attack: 9", "attack: 9, text: 'Friendly units get +2 attack.'"), [GO, "all pass"],
        "value: attack sum", "9",
    ),
    "bonus-lasts": ("attack", FIGHT.replace("do: attack +2", "do: attack +2 until end of battle"),
        [GO, "Ana uses Strike of Rand", "all pass"], "value: attack of Rand", "8"),
    "after-a-battle": ("attack", FIGHT, [GO, "all pass"], "legal: Ana uses attack +1 of Rand", "no"),
    "supply-counts": (
        "deployment", f"{PLAYERS}\ncities: {{Tear: Ana, Illian: Ana}}\ntowns: {{Godan: }}\nunits: {{Mat: {{owner: Ana, "
        "at: Godan}}", [], "value: supply total of Ana", "2",
    ),
    "borderlands-hit": ("attack", SIEGE.replace("attack: 1", "attack: 1, hp: 3"), [GO, "all pass"],
        "value: hp of Rand", "3",
    ),
    "city-taken": ("attack", RAZE, [GO, "all pass"], "value: conqueror of Lugard", "nobody"),
    "horn-taken": (
        "attack", f"{RAZE}\nhorn: {{found: yes, any-city: yes}}", [GO, "all pass"], "value: horn owner", "nobody",
    ),
    "horn-moves": (
        "neutral-turn", f"{PLAYERS}\ncities: {{Lugard: , Illian: }}\nhorn: {{found: yes, city: Lugard}}", [],
        "value: horn city", "Illian",
    ),
    "kinds-counted": ("setup", PLAYERS, [], "value: number of starting units of Dragonsworn", "4"),
    "favor-at-start": ("setup", PLAYERS, [], "value: starting Favor of Shadow", "0"),
    "madness-at-start": ("setup", PLAYERS, [], "value: starting Madness of Dragonsworn", "1"),
    "angreal-at-start": ("setup", PLAYERS, [], "value: starting angreal of Dragonsworn", "0"),
    "seanchan-playable": ("setup", PLAYERS, [], "value: Seanchan can be played", "yes"),
    "tar-valon-playable": ("setup", PLAYERS, [], "value: Tar Valon can be played", "yes"),
    "children-playable": ("setup", PLAYERS, [], "value: Children of Light can be played", "yes"),
    "who-deals": ("attack", FIGHT.replace("attack: 6", "attack: 8"), [GO, "all pass"], "value: hp of Fade", "7"),
    "who-attacks": ("attack", FIGHT, [GO, "all pass"], "value: attack sum", "6"),
    "city-hits-back": (
        "attack", SIEGE.replace(", borderlands: yes", "").replace("attack: 1", "attack: 1, hp: 3"), [GO, "all pass"],
        "value: hp of Rand", "2",
    ),
    "city-near": (
        "deployment", f"{PLAYERS}\ncities: {{Tear: Ana, Lugard: }}\nunits: {{Mat: {{owner: Ana, at: Lugard}}}}",
        [], "value: supply total of Ana", "2",
    ),
    "limits-apart": (
        "movement", FASTER, ["Ana uses move limit +1 of Rand"], "value: battles left of Ana", "2",
    ),
    "cities-strike": (
        "neutral-turn:neutral.0", f"{PLAYERS}\ncities: {{Lugard: {{hp: 6}}}}\nunits: {{Mat: {{owner: Ana, at: Lugard, "
        "defense: 5, hp: 3}, Fade: {owner: Ben, at: Far}}", [], "value: hp of Mat", "2",
    ),
    "jealous-burns": (
        "neutral-turn:neutral.2", "players: {Ben: Shadow}\ntowns: {Godan: {at: X}, Mill: {at: X}}\n"
        "units: {Jealous Chosen: {at: X}, Fade: {owner: Ben, at: Far}}", [], "value: number of towns destroyed", "1",
    ),
    "move-reads": ("movement", MOVE, [], "value: reach of Rand", "medium-span"),
    "horn-cities": (
        "horn", f"{PLAYERS}\nhorn: hunt\ncities: {{Lugard: {{hp: 4}}, Tear: Ana}}", ["rolls 1 and 1"],
        "legal: selects Tear", "yes",
    ),
    "fist-holds": ("setup", PLAYERS, [], "value: Trollocs in 1 Fist", "12"),
    "jealous-crosses": (
        "neutral-turn:neutral.1", PEAK.replace("way: [Ford, Peak]", "way: [Peak, Vale]").replace("Hill - Ford: medium",
        "Hill - Vale: long"), [], "value: place of Jealous Chosen", "Hill",
    ),
    "jealous-order": (
        "neutral-turn:neutral.2", HUNTED.replace("Seanchan", "Dragonsworn").replace("  Fade:",
        "  Monk: {owner: Dan, defense: 3, hp: 3, at: Camp}\n  Fade:"), [], "value: target of Jealous Chosen", "Dan",
    ),
    "horn-goes": (
        "horn", f"{PLAYERS}\nhorn: hunt\ncities: {{Lugard: {{hp: 4}}}}", ["rolls 1 and 2", "selects Lugard"],
        "value: horn owner", "Ana",
    ),
    "hero-stays": (
        "turn/attack", f"{PLAYERS}\nunits: {{Summoned Hero: {{owner: Ana}}}}", ["all pass"],
        "value: Summoned Hero is killed", "no",
    ),
    "towns-heal": (
        "turn/attack", f"{PLAYERS}\ntowns: {{Godan: {{left: 1}}}}", ["all pass"], "value: hp of Godan", "1",
    ),
    "who-assigns": ("attack", DUEL.replace("hp: 9", "hp: 9, count: 2"), [GO, "all pass"], "next: actor", "Ana"),
    "who-razes": ("attack", RAZE, [GO, "all pass"], "legal: Ana razes Lugard", "yes"),
    "town-shared": (
        "deployment", TOWN.replace(", count: 2", ""), [], "value: supply total of Ana", "1",
    ),
    "town-reach": (
        "deployment", f"{PLAYERS}\ntowns: {{Godan: }}\nunits: {{Mat: {{owner: Ana, at: Ford}}}}\n"
        "distances: {Ford - Godan: medium-span}", [], "value: controller of Godan", "Ana",
    ),
    "group-radius": (
        "movement", MOVE.replace("leader: yes, at: Camp", "at: Hill") + "distances: {Camp - Hill: long-span}", [],
        "value: group of Rand", "[Rand, Egwene]",
    ),
    "call-engages": ("attack", CALL, [GO, "pass", "Ben calls with Fade"], "value: engaged units", "[Rand, Fade, Narg]"),
    "killed-count": ("attack", FALLEN, [GO, "Ana uses Fire of Rand on Fade"], "value: defense sum", "7"),
    "city-figures": ("attack", SIEGE, [GO], "value: defense sum", "6"),
    "borderlands-ten": ("attack", SIEGE, [GO], "value: defense sum", "10"),
    "city-attacks-with": ("neutral-turn:neutral.0", NEUTRAL_0, ["all pass"], "value: attack sum", "2"),
    "borderlands-attack": (
        "neutral-turn:neutral.0", NEUTRAL_0.replace("left: 2", "borderlands: yes"), ["all pass"],
        "value: attack sum", "6",
    ),
    "raze-is": (
        "attack", "players: {Ben: Shadow, Ana: Dragonsworn}\ncities: {Lugard: {hp: 1}}\n"
        "horn: {found: yes, any-city: yes}\n"
        "units: {Fade: {owner: Ben, leader: yes, attack: 6, damage: 2}}",
        ["Ben initiates a battle with Fade", "all pass", "Ben razes Lugard"], "value: horn owner", "Ben",
    ),
    "cities-without-shadow": (
        "neutral-turn", NEUTRAL_0.replace("Shadow", "Dragonsworn"), [], "value: hp of Fade", "2",
    ),
    "moves-without-shadow": (
        "neutral-turn", PEAK.replace("Shadow", "Dragonsworn"), [], "value: place of Jealous Chosen", "Ford",
    ),
    "jealous-reach": (
        "neutral-turn:neutral.1", PEAK.replace("yes, at: Far", "yes, defense: 20, damage: 0, hp: 3, at: Far"),
        ["all pass"], "value: place of Jealous Chosen", "Far",
    ),
    "attacks-without-shadow": (
        "neutral-turn", HUNTED.replace(", Ben: Shadow", ", Ben: Dragonsworn"), [],
        "value: target of Jealous Chosen", "Sue",
    ),
    "jealous-close": (
        "neutral-turn:neutral.1", PEAK.replace("distances: {", "distances: {Hill - Far: 'span, short-span', "), [],
        "value: place of Jealous Chosen", "Far",
    ),
    "jealous-prefers": ("neutral-turn:neutral.2", HUNTED, [], "value: target of Jealous Chosen", "towns"),
    "jealous-wide": ("neutral-turn:neutral.2", NOBODY_NEAR, ["all pass"], "value: target of Jealous Chosen", "Ben"),
    "jealous-shadow-city": (
        "neutral-turn:neutral.2", HUNTED.replace("  Fade: {owner: Ben, defense: 3, hp: 3, at: Far}\n", ""),
        ["all pass"],
        "value: target of Jealous Chosen", "Ben",
    ),
    "horn-place": (
        "attack", RAZE.replace("cities: {", "cities: {Cairhien: {hp: 5, at: Far}, ").replace("yes, attack", "yes, at: "
        "Lugard, attack") + "\nhorn: {found: yes, city: Cairhien}", [GO, "all pass", "Ana conquers Lugard"],
        "value: horn owner", "Ana",
    ),
    "neutral-holds-town": (
        "deployment", f"{PLAYERS}\ntowns: {{Godan: }}\nunits: {{Mat: {{owner: Ana}}, Jealous Chosen: {{}}}}", [],
        "value: controller of Godan", "nobody",
    ),
    "moves-by-unit": (
        "movement", f"{MOVE}  Mat: {{owner: Ana, move: 1, at: Camp}}\ndistances: {{Camp - Ford: short-span}}",
        ["Ana initiates a move with Rand", "Ana moves Rand to Ford"], "legal: Ana moves Mat to Ford", "no",
    ),
    "initiates-twice": (
        "movement", "players: {Ana: {move-limit: 2, moves: 1}, Ben: }\nunits: {Rand: {owner: Ana, leader: yes, "
        "started: move}}", [], "legal: Ana initiates a move with Rand", "no",
    ),
    "enemy-near": (
        "movement", f"{MOVE}  Fade: {{owner: Ben, at: Camp}}", [], "legal: Ana initiates a move with Rand", "no",
    ),
    "enemy-there": (
        "movement", f"{MOVE}  Fade: {{owner: Ben, at: Ford}}\ndistances: {{Camp - Ford: short-span}}",
        ["Ana initiates a move with Rand"], "legal: Ana moves Rand to Ford", "no",
    ),
    "deploy-exact": ("deployment", SUPPLY.replace("cost: 1", "cost: 2"), [], "legal: Ana deploys Mat 1 at Tear", "no"),
    "one-ability": (
        "attack", FIGHT, [GO, "Ana uses Strike of Rand", "Ben passes"], "legal: Ana uses Rush of Rand", "no",
    ),
    "call-late": ("attack", FIGHT, [GO, "Ana uses Strike of Rand"], "legal: Ben calls with Fade", "no"),
    "damage-spread": (
        "attack", LED.replace("attack: 9, damage: 1", "attack: 9, damage: 2"), [GO, "all pass"],
        "legal: Ben assigns 2 to Fade", "no",
    ),
    "jealous-idle": (
        "neutral-turn:neutral.2", "players: {Ben: Shadow}\ntowns: {Godan: {at: X}}\n"
        "units: {Jealous Chosen: {at: X}, Fade: {owner: Ben, at: Far}}", [],
        "value: target of Jealous Chosen", "nothing",
    ),
    "town-whole": (
        "attack", f"{PLAYERS}\ntowns: {{Godan: }}\nunits: {{Rand: {{owner: Ana, leader: yes, attack: 3, damage: 1}}}}",
        [GO, "all pass"], "value: hp of Godan", "2",
    ),
    "damage-goes": ("attack", LED, [GO, "all pass", "Ben assigns 1 to Narg"], "value: hp of Fade", "2"),
    "city-goes": ("attack", RAZE, [GO, "all pass"], "value: controller of Lugard", "Ben"),
    "town-goes": (
        "deployment", f"{PLAYERS}\ntowns: {{Godan: }}\nunits: {{Mat: {{owner: Ana}}}}", [],
        "value: controller of Godan", "Ben",
    ),
    "card-read": ("neutral-turn", HUNTED, [], "value: attack of Jealous Chosen", "4"),
    "hero-read": (
        "attack", f"{PLAYERS}\nunits: {{Summoned Hero: {{owner: Ana}}}}", [], "value: defense of Summoned Hero", "1",
    ),
    "group-whose": (
        "movement", f"{MOVE}  Fade: {{owner: Ben, at: Camp}}", [], "value: group of Rand", "[Rand, Egwene, Fade]",
    ),
    "engaged-counted": ("attack", SIEGE, [GO], "value: number of engaged units", "2"),
    "neutral-hurt": (
        "neutral-turn:neutral.0", NEUTRAL_0.replace(", left: 2", "").replace("5, hp: 3", "7, damage: 1, hp: 3"),
        ["all pass"], "value: hp of Lugard", "6",
    ),
    "heals-to": (
        "attack", LED.replace("hp: 3}", "hp: 3, left: 2, abilities: ['attack: heal 3']}", 1),
        ["Ana uses heal 3 of Rand"], "value: hp of Rand", "5",
    ),
    "leader-first": ("attack", LED, [GO, "all pass"], "legal: Ben assigns 1 to Narg", "no"),
    "attacks-twice": (
        "attack", "players: {Ana: {attack-limit: 2, battles: 1}, Ben: }\nunits: {Rand: {owner: Ana, leader: yes, "
        "started: battle}, Fade: {owner: Ben}}", [], f"legal: {GO}", "no",
    ),
    "leader-spent": (
        "attack", f"{PLAYERS}\nunits: {{Rand: {{owner: Ana, leader: yes, started: move}}, Fade: {{owner: Ben}}}}", [],
        f"legal: {GO}", "no",
    ),
    "fists-counted": ("setup", PLAYERS, [], "value: number of starting units of Shadow", "4"),
    "horn-roll": ("horn", f"{PLAYERS}\nhorn: hunt", ["rolls 3 and 6"], "value: state of the horn", "found"),
}  # fmt: skip


# Whoever lets nobody act again after one pass says what another reading of the same rule says, which comes first.
ALSO_A_READING = ("pass-is-final",)


@pytest.mark.parametrize("slip", sorted(CASES))
def test_a_wrong_claim_gets_its_diagnosis(slip: str) -> None:
    """The known mistake is named: what was done, and the rule against it."""
    at, table, choices, ask, claim = CASES[slip]
    lines = "\n".join(f"  {line}" for line in table.strip().splitlines())
    made = "".join(f'  - "{choice}"\n' for choice in choices)
    text = f"title: t\ngame: wot-conquest\nat: {at}\ntable:\n{lines}\n" + (f"choices:\n{made}" if made else "")
    found = report(read(f"{text}asks:\n  - {{{ask}, at: now, claims: {{Cleo: {claim}}}}}\n"))
    options = found.book.misreadings[slip].options
    wrong = next(option for name, option in options.items() if name != found.book.misreadings[slip].default)

    if slip in ALSO_A_READING:
        assert (suspected(found.verdicts[0])["Cleo"] or "").startswith(
            "right only if an open question is ruled otherwise"
        )
    else:
        assert f"{wrong.says} {wrong.because}" in [slip.says for slip in found.verdicts[0].suspects["Cleo"]]


def test_every_misreading_is_tried() -> None:
    """Every mistake that the content lists has a claim above."""
    assert set(CASES) == set(book("wot-conquest").misreadings)
