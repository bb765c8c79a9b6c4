"""One case for each reading: a situation, a question, and what each option gives, worked out by hand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple


class Case(NamedTuple):
    """A reading, a situation that it decides, and the answer under each option."""

    reading: str
    at: str
    table: str
    choices: tuple[str, ...]
    ask: str
    gives: Mapping[str, object]


OPENING = "resolve-challenge:opening-damage"
CASES = (
    Case("advantage-host-gone", "events", """
        dominant: hero
        characters: {Fain: {owner: villain, combat: 2}}
        advantages: {Dagger: {owner: villain, kind: character, on: Fain}}
        events: {Balefire: {owner: hero, text: kill target character}}
        """, ("Hero plays Balefire on Fain",), "value: Dagger is in play", {"discarded": False, "stays": True}),
    Case("copy-vs-version", "take-actions", """
        characters:
          Rand al'Thor: {owner: hero, personality: Rand, one-power: 3}
          Lord of the Morning: {owner: hero, personality: Rand, cost: 0, zone: hand}
        """, (), "legal: Hero recruits Lord of the Morning", {"same-title": True, "personality": False}),
    Case("dragon-reborn-in-play-where", "last-battle", """
        pattern: {light: 10, shadow: 10}
        characters:
          Rand al'Thor: {owner: hero, personality: Rand, one-power: 3}
          Dragon Reborn: {owner: hero, personality: Rand, one-power: 4, traits: Starting Hero, zone: face down}
        """, ("Hero reveals Dragon Reborn",), "value: Dragon Reborn is in play",
        {"any-rand": False, "title-only": True}),
    Case("turn-one-scope", "events", """
        turn: 1
        dominant: villain
        players: {Hero: {side: hero, hand: 3}, Villain: {side: villain, hand: 2, deck: 9}}
        events: {Sleight: {owner: villain, text: "draw 1, opponent discards 1 card"}}
        """, ("Villain plays Sleight",), "value: hand of Villain", {"whole": 2, "discard-only": 3}),
    Case("draw-round-window", "draw-round", """
        characters: {Rand: {owner: hero, combat: 2}}
        events: {Storm: {owner: hero, text: combat +1 to target character}}
        """, ("Hero passes",), "next: actor", {"no-events": "nobody", "after-drawing": "Hero"}),
    Case("turn-ends-on-kill", "events", """
        dominant: hero
        characters: {Aginor: {owner: villain, one-power: 4, traits: Starting Villain}}
        events: {Balefire: {owner: hero, text: kill target character}}
        """, ("Hero plays Balefire on Aginor",), "value: winner", {"victory-check": "undecided", "at-once": "Hero"}),
    Case("event-exclusive-steps-unlisted", "challenge-round:place-subordinate", """
        characters: {Rand: {owner: hero, combat: 2}, Aginor: {owner: villain, one-power: 4}}
        events: {Storm: {owner: hero, text: combat +1 to target character}}
        """, ("Hero passes",), "next: actor", {"printed-only": "Hero", "moves-first": "Villain"}),
    Case("event-second-by-subordinate", "events", """
        characters: {Rand: {owner: hero, combat: 2}}
        events:
          Storm: {owner: hero, text: combat +1 to target character}
          Gale: {owner: hero, text: combat +1 to target character}
          Ambush: {owner: villain, text: combat -1 to target character}
        """, ("Villain passes", "Hero plays Storm on Rand", "Villain passes"), "legal: Hero plays Gale on Rand",
        {"ask-each-time": True, "one-then-wait": False}),
    Case("contested-declaration-time", "challenge-round", """
        advantages: {Stone: {owner: hero, kind: world, on: world, traits: Contested}}
        """, ("Hero contests Stone",), "value: declared challenges",
        {"in-turn": ["Pattern Challenge", "Hero's contest of Stone"], "at-reveal": ["Pattern Challenge"]}),
    Case("contested-initial-control", "events", """
        advantages: {Stone: {owner: hero, kind: world, on: world, traits: Contested}}
        """, (), "value: controller of Stone", {"nobody": "nobody", "who-played-it": "Hero"}),
    Case("contested-odd-margin", "resolve-challenge:outcome", """
        contests: [{by: hero, advantage: Stone}]
        resolving: Stone
        support: 5
        opposition: 2
        advantages: {Stone: {owner: hero, kind: world, on: world, traits: Contested}}
        """, (), "count: choices", {"whole-pairs": 2, "round-up": 3}),
    Case("participation-simultaneous", "participation", """
        characters:
          Rand: {owner: hero, combat: 2, at: battleground}
          Aginor: {owner: villain, combat: 4, at: battleground}
        events: {Storm: {owner: hero, text: combat +1 to target character}}
        """, ("Hero stands Rand down",), "next: actor", {"after-reveal": "Villain", "in-between": "Hero"}),
    Case("token-for-missing-challenge", "participation:reveal", """
        characters: {Fain: {owner: villain, intrigue: 2, token: black}}
        """, (), "next: actor", {"stands-down": "nobody", "corrected": "Villain"}),
    Case("monster-conflict-priority", "participation:reveal", """
        characters: {Bayle: {owner: villain, combat: 2, allegiances: Mercenary, token: green}}
        troops: {Trollocs: {owner: villain, combat: 5, traits: Monster, token: green}}
        """, (), "value: participants of the Pattern Challenge",
        {"player-chooses": ["Bayle", "Trollocs"], "restricted-out": ["Bayle"]}),
    Case("allegiance-any-of", "take-actions", """
        characters:
          Lini: {owner: hero, cost: 2 politics, allegiances: [Andor, Tear], zone: hand}
          Gareth: {owner: hero, politics: 2, allegiances: Andor, symbols: 1 politics}
          Rhuarc: {owner: hero, politics: 2, allegiances: Aiel, symbols: 1 politics}
        """, (), "legal: Hero recruits Lini with 1 politics from Gareth and 1 politics from Rhuarc",
        {"each-symbol": False, "one-is-enough": True}),
    Case("troop-multi-allegiance", "take-actions", """
        characters: {Gareth: {owner: hero, combat: 2, allegiances: Andor, symbols: 1 combat}}
        troops: {Border Guard: {owner: hero, cost: 1 combat, allegiances: [Andor, Tear], zone: hand}}
        """, (), "legal: Hero recruits Border Guard", {"any-one": True, "all-of-them": False}),
    Case("no-allegiance", "take-actions", """
        characters: {Gareth: {owner: hero, combat: 2, allegiances: Andor, symbols: 1 combat}}
        troops: {Strangers: {owner: hero, cost: 1 combat, zone: hand}}
        """, (), "legal: Hero recruits Strangers", {"nothing-shared": True, "troop-never": False, "no-penalty": True}),
    Case("mercenary-penalty-scope", "take-actions", """
        characters: {Cutthroat: {owner: hero, cost: 1 combat, allegiances: Mercenary, traits: Dark Nature, zone: hand}}
        """, (), "value: cost of Cutthroat for Hero with Andor", {"allegiance-only": 2, "every-penalty": 1}),
    Case("conversion-floor", "take-actions", """
        pattern: {light: 3, shadow: 2}
        characters: {Lord: {owner: hero, cost: "3 politics, 1 combat", allegiances: Andor, zone: hand}}
        effects: [{source: Feud, on: hero, change: combat cost +1}]
        """, (), "value: cost of Lord for Hero with Andor converting 2",
        {"stops-at-zero": "1 politics, 1 combat", "carries-over": "1 politics"}),
    Case("mercenary-and-restricted", "take-actions", """
        characters: {Exile: {owner: hero, cost: 1 combat, allegiances: [Mercenary, Aiel], zone: hand}}
        """, (), "value: cost of Exile for Hero with Dragon",
        {"sources-only": 1, "sources-and-doubling": 2, "any-symbols": 1}),
    Case("aiel-also-dragon", "take-actions", """
        characters: {Aviendha: {owner: hero, cost: 1 combat, allegiances: [Aiel, Dragon], zone: hand}}
        """, (), "value: cost of Aviendha for Hero with Dragon", {"not-doubled": 1, "doubled": 2}),
    Case("reroll-in-resolution", "resolve-challenge:opening-roll", """
        resolving: pattern
        characters: {Rand: {owner: hero, combat: 2, in: pattern, announced: yes, rolls: [1 damage, 2 support]}}
        events: {Second Chance: {owner: hero, text: reroll target character}}
        """, (), "legal: Hero plays Second Chance on Rand", {"allowed": True, "barred": False}),
    Case("damage-after-assignment", "resolve-challenge:opening-events-2", """
        resolving: pattern
        characters: {Aginor: {owner: villain, one-power: 4, in: pattern}}
        events: {Late Blow: {owner: hero, text: 2 character damage}}
        """, ("Hero plays Late Blow", "all pass"), "value: damage on Aginor", {"assigned-too": 2, "too-late": 0}),
    Case("eligible-all-or-pool", OPENING, """
        resolving: pattern
        pools: {Hero: {character: 2}}
        characters: {Aginor: {owner: villain, one-power: 3, damage: 3, in: pattern}}
        troops: {Trollocs: {owner: villain, combat: 5, in: pattern}}
        """, (), "value: damage on Aginor", {"per-pool": 5, "all-cards": 3}),
    Case("floor-intermediate", "events", """
        characters: {Uno: {owner: hero, combat: 1, damage: 3, text: [combat +1]}}
        """, (), "value: combat of Uno", {"sum-once": 0, "floor-then-add": 1}),
    Case("set-when", "events", """
        characters: {Uno: {owner: hero, combat: 1, text: [combat =4, combat +1]}}
        """, (), "value: combat of Uno", {"first": 5, "last": 4}),
    Case("targeted-whose", OPENING, """
        resolving: pattern
        pools: {Hero: {targeted: {Fain: 1}}, Villain: {targeted: {Rand: 1}}}
        characters: {Rand: {owner: hero, combat: 3, in: pattern}, Fain: {owner: villain, combat: 3, in: pattern}}
        """, (), "order: damage", {"inflictor": ["Fain", "Rand"], "receiver": ["Rand", "Fain"]}),
    Case("targeted-versus-restrictions", OPENING, """
        resolving: pattern
        pools: {Hero: {targeted: {Fain: 1}}}
        characters:
          Fain: {owner: villain, combat: 3, damage: 3, in: pattern}
          Ishamael: {owner: villain, one-power: 4, in: pattern}
        """, (), "value: damage on Fain", {"not-bound": 4, "bound": 3}),
    Case("taveren-healing-several", "events", """
        dominant: hero
        characters: {Rand al'Thor: {owner: hero, one-power: 3, damage: 2}}
        """, (), "count: choices", {"one-each": 2, "all-in-one": 3}),
    Case("villain-succeeds-pattern", "resolve-challenge:outcome", "{resolving: pattern, support: 4, opposition: 6}", (),
         "value: Villain succeeded in the Pattern Challenge", {"by-three": False, "by-one": True}),
    Case("discard-trigger-in-draw", "draw-round", """
        characters: {Herald: {owner: hero, zone: hand, text: ["when discarded from hand: add 1 token"]}}
        """, ("Hero discards Herald",), "value: light tokens", {"not-there": 2, "works": 3}),
    Case("lb-capable-must", "last-battle:challenge", """
        last-battle: 1
        characters: {Siuan: {owner: hero, one-power: 2}}
        """, (), "legal: Hero stands Siuan down", {"may-stand-down": True, "must-join": False}),
    Case("corruption-healable-by-taveren", "events", """
        dominant: hero
        characters: {Mat Cauthon: {owner: hero, combat: 3, corruption: 1}}
        """, (), "legal: Hero heals Mat Cauthon with a token (corruption)", {"not-possible": False, "possible": True}),
    Case("corruption-who-pays", "events", """
        dominant: hero
        characters:
          Egwene: {owner: hero, one-power: 4, symbols: 2 one power}
          Aginor: {owner: villain, one-power: 4, corruption: 1}
        """, (), "legal: Hero removes a corruption token from Aginor", {"any-card": True, "own-cards": False}),
    Case("no-cost-vs-zero", "events", """
        dominant: hero
        characters: {Waif: {owner: villain, intrigue: 1, cost: 0}}
        events: {Bribe: {owner: hero, target: character with cost 2 or less, text: rotate target}}
        """, (), "legal: Hero plays Bribe on Waif", {"zero-is-a-cost": True, "zero-is-none": False}),
    Case("earlier-challenge-symbols", "resolution-round/resolve-challenge:outcome", """
        resolving: pattern
        challenges: {Raid: {owner: hero, declared: yes}}
        characters:
          Lan:
            {owner: hero, in: Raid, combat: 4, symbols: 1 combat,
             text: ["while participating, pay 1 combat: 1 support"]}
        """, ("all pass",), "legal: Hero uses Lan", {"used-then": False, "kept": True}),
    Case("unique-ever", "take-actions", """
        characters: {Rand: {owner: hero, combat: 2}}
        advantages:
          Callandor: {owner: hero, kind: character, traits: [Weapon, Unique], zone: discard pile}
          Callandor again: {owner: hero, title: Callandor, kind: character, traits: [Weapon, Unique]}
        """, (), "legal: Hero puts Callandor again on Rand", {"while-in-play": True, "for-good": False}),
    Case("event-between-announcements", "resolve-challenge:opening-subordinate", """
        resolving: pattern
        characters: {Rand: {owner: hero, combat: 2, in: pattern}, Aginor: {owner: villain, combat: 4, in: pattern}}
        events: {Storm: {owner: hero, text: combat +1 to target character}}
        """, ("Hero rotates Rand",), "next: actor", {"not-allowed": "Villain", "allowed": "Hero"}),
    Case("weapon-without-damage", "resolve-challenge:opening-roll", """
        characters:
          Lan: {owner: hero, combat: 3, in: pattern, announced: yes, rolls: 1 support}
          Fain: {owner: villain, combat: 9, in: pattern}
        advantages: {Blade: {owner: hero, kind: character, on: Lan, traits: Weapon, text: [damage +1]}}
        """, (), "value: damage on Fain", {"nothing": 0, "counts": 1}),
    Case("deadly-when", OPENING, """
        resolving: pattern
        pools: {Hero: {deadly: 1}}
        characters: {Fain: {owner: villain, intrigue: 3, in: pattern}}
        """, (), "value: Fain is in play", {"discard-dead": True, "at-once": False}),
    Case("symbols-of-a-card-gone", "events", """
        dominant: villain
        characters: {Elayne: {owner: hero, politics: 3, allegiances: Andor, symbols: 2 politics}}
        events: {Banished: {owner: villain, text: discard target character}}
        """, ("Villain plays Banished on Elayne",), "value: pool of Hero", {"stay": "2 politics", "lost": "nothing"}),
    Case("advantage-controller", "events", """
        advantages: {Spies: {owner: villain, kind: player, on: Hero}}
        """, (), "value: controller of Spies", {"who-played-it": "Villain", "whose-target": "Hero"}),
    Case("card-without-token", "participation:reveal", """
        characters: {Fain: {owner: villain, intrigue: 2, at: battleground}}
        """, (), "next: actor", {"stands-down": "nobody", "named-now": "Villain"}),
    Case("printed-mercenary", "participation", """
        characters:
          Bornhald: {owner: hero, combat: 2, allegiances: Children of the Light, in: pattern}
          Bayle: {owner: hero, combat: 2, allegiances: Mercenary, at: battleground}
        effects: [{source: Oath, on: Bayle, gains: Andor}]
        """, (), "legal: Hero commits Bayle to the Pattern Challenge", {"printed-only": True, "nothing-else": False}),
    Case("special-points-choice", "resolve-challenge:opening-events", """
        dominant: hero
        resolving: pattern
        pools: {Hero: {character: 1, troop: 1}}
        events: {Venom: {owner: hero, text: make 1 damage deadly}}
        """, ("Hero plays Venom",), "next: actor", {"generator": "Hero", "receiver": "Villain"}),
    Case("forced-discard-choice", "events", """
        turn: 2
        dominant: villain
        players: {Hero: {side: hero, hand: 3}, Villain: villain}
        events:
          Sleight: {owner: villain, text: opponent discards 1 card}
          Storm: {owner: hero, text: combat +1 to target character}
        """, ("Villain plays Sleight",), "next: actor", {"discarder": "Hero", "whose-effect": "Villain"}),
    Case("in-a-challenge-until", "resolve-challenge:grips-events", """
        dominant: hero
        resolving: pattern
        characters:
          Lan: {owner: hero, combat: 2, in: pattern, rotated: yes, symbols: 1 combat,
                text: ["pay 1 combat, in a challenge: 1 support"]}
        """, (), "legal: Hero uses Lan", {"challenge": True, "own-step": False}),
    Case("effects-at-once", "draw-round", """
        dominant: villain
        players: {Hero: {side: hero, deck: 9}, Villain: {side: villain, deck: 9}}
        characters:
          Lan: {owner: hero, combat: 2, text: ["when the draw round begins: draw 1"]}
          Fain: {owner: villain, combat: 2, text: ["when the draw round begins: draw 1"]}
        """, (), "order: drew", {"dominant-first": ["Villain", "Hero"], "subordinate-first": ["Hero", "Villain"]}),
)  # fmt: skip
