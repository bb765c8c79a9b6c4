"""Damage and the damage pools: who can be given how much, compared with an independent solver."""

from __future__ import annotations

import clingo
import pytest
from situations import asked, choices, happened, may, why_not

from judge.engine.record import Choice
from wot_ccg.situations import situation, value

OPENING = "resolve-challenge:opening-damage"


def pool(amount: int, **ratings: int | str) -> str:
    """A table with the Hero's character pool against Villain characters with these ratings."""
    rows = "\n".join(f"  {name}: {{owner: villain, combat: {n}, in: pattern}}" for name, n in ratings.items())
    return f"resolving: pattern\npools: {{Hero: {{character: {amount}}}}}\ncharacters:\n{rows}\n"


def solved(amount: int, rooms: dict[str, int]) -> set[frozenset[tuple[str, int]]]:
    """Assignments by clingo: tokens are placed one by one, never on a dead card while another lives."""
    facts = "".join(f"room({name.lower()},{n})." for name, n in rooms.items())
    program = f"""
        {facts} time(1..{amount}).
        1 {{ put(T,C) : room(C,_) }} 1 :- time(T).
        has(C,0,0) :- room(C,_).
        has(C,T,N) :- has(C,T-1,N), time(T), not put(T,C).
        has(C,T,N+1) :- has(C,T-1,N), put(T,C).
        dead(C,T) :- has(C,T,N), room(C,R), N >= R.
        :- put(T,C), dead(C,T-1), room(D,_), not dead(D,T-1).
        final(C,N) :- has(C,{amount},N).
        #show final/2.
    """
    control = clingo.Control(["0", "--project=show", "--warn=none"])
    control.add("base", [], program)
    control.ground([("base", [])])
    found = set()
    with control.solve(yield_=True) as handle:
        for model in handle:
            pairs = ((str(atom.arguments[0]), atom.arguments[1].number) for atom in model.symbols(shown=True))
            found.add(frozenset((name, n) for name, n in pairs if n))
    return found


@pytest.mark.parametrize(
    ("amount", "rooms"),
    [(4, {"Ana": 3, "Bel": 2}), (5, {"Ana": 3, "Bel": 3}), (6, {"Ana": 3, "Bel": 2}),
     (7, {"Ana": 2, "Bel": 2, "Cor": 2}), (5, {"Ana": 4, "Bel": 1, "Cor": 2}),
     (8, {"Ana": 1, "Bel": 2, "Cor": 3}), (3, {"Ana": 5, "Bel": 5, "Cor": 5})],
)  # fmt: skip
def test_assignments_are_the_solvers(amount: int, rooms: dict[str, int]) -> None:
    """damage-assign: the legal assignments are those the solver finds by placing token after token."""
    played = situation(OPENING, pool(amount, **rooms))
    legal = [choice for choice in played.referee.legal(played.position) if isinstance(choice, Choice)]
    ours = {frozenset((name.lower(), n) for name, n in choice.args[0]) for choice in legal}

    assert ours == solved(amount, rooms)
    assert asked(played, "count", "choices") == len(ours)


def test_rating_decides_the_room() -> None:
    """mortally-wounded: the highest current ability is the room; damage on the card counts."""
    table = "characters: {Fain: {owner: villain, intrigue: 5, combat: 2, damage: 2, text: [combat +4]}}"

    assert value(situation("events", table), "damage Fain can take") == 4


def test_without_ratings_one_token_is_needed() -> None:
    """mortally-wounded: a card without any ability above zero needs at least one damage."""
    table = "characters: {Waif: {owner: villain}}"

    assert value(situation("events", table), "damage Waif can take") == 1
    assert value(situation("events", table), "Waif is mortally wounded") is False


def test_who_is_refused_and_why() -> None:
    """damage-assign-a to d: the first limit that is broken is named."""
    troops = "troops: {Trollocs: {owner: villain, combat: 5, in: pattern}}\n"
    played = situation(OPENING, pool(4, Aginor=3, Fain=2) + troops)

    assert "damage-assign-c" in why_not(played, "Villain assigns 4 to Aginor")
    assert "damage-assign-a" in why_not(played, "Villain assigns 2 to Trollocs and 2 to Aginor")
    assert "damage-assign-d" in why_not(played, "Villain assigns 2 to Aginor")
    assert may(played, "Villain assigns 1 to Fain and 3 to Aginor")


def test_both_pools_in_one_step() -> None:
    """damage-both-pools-either-step: both pools are applied, the subordinate player first."""
    table = """
        resolving: pattern
        pools: {Hero: {character: 1, troop: 2}, Villain: {character: 1}}
        characters: {Rand: {owner: hero, combat: 3, in: pattern}, Fain: {owner: villain, combat: 3, in: pattern}}
        troops: {Trollocs: {owner: villain, combat: 5, in: pattern}}
    """
    played = situation(OPENING, table)

    assert happened(played, "damage") == ["Rand", "Fain", "Trollocs"]
    assert value(played, "damage on Trollocs") == 2


def test_troop_as_character() -> None:
    """participate-as-character: it rolls in Opening Moves and is hit by the character pool."""
    table = """
        resolving: pattern
        pools: {Hero: {character: 2, troop: 2}}
        troops: {Gray Men: {owner: villain, combat: 5, in: pattern, text: [participates as a character]}}
    """
    played = situation(OPENING, table)

    assert value(played, "damage on Gray Men") == 2


def test_weapon_needs_rolled_damage() -> None:
    """weapon-damage: a bonus counts only if its bearer rolled damage."""
    table = """
        resolving: pattern
        characters:
          Lan: {{owner: hero, combat: 4, in: pattern, announced: yes, rolls: {}}}
          Fain: {{owner: villain, combat: 5, in: pattern}}
        advantages: {{Blade: {{owner: hero, kind: character, on: Lan, traits: Weapon, text: [damage +1]}}}}
    """
    at = "resolve-challenge:opening-roll"

    assert value(situation(at, table.format("2 damage")), "damage on Fain") == 3
    assert value(situation(at, table.format("2 support")), "damage on Fain") == 0


def test_one_special_effect_on_a_token() -> None:
    """special-damage-one: of two special effects on one token whoever dealt it says which stays."""
    table = """
        resolving: pattern
        dominant: hero
        pools: {Hero: {unhealable: 1}}
        characters: {Fain: {owner: villain, combat: 5, in: pattern}}
        events: {Venom: {owner: hero, text: make 1 damage deadly}}
    """
    played = situation("resolve-challenge:opening-events", table, "Hero plays Venom")

    assert choices(played) == ["Hero keeps unhealable damage", "Hero keeps deadly damage"]


def test_unhealable_damage_stays() -> None:
    """special-damage: what cannot be healed is not healed; plain damage is."""
    table = "characters: {Rand: {owner: hero, combat: 4, damage: 1, unhealable: 1}}"
    played = situation("take-actions", table, "Hero heals Rand")

    assert value(played, "damage on Rand") == 1
    assert value(played, "Rand is rotated") is True


def test_a_rotated_card_does_not_heal() -> None:
    """rotating-once: a character that has generated symbols cannot heal in the same turn."""
    table = "characters: {Rand: {owner: hero, combat: 4, damage: 1, rotated: yes}}"

    assert "rotating-once" in why_not(situation("take-actions", table), "Hero heals Rand")


@pytest.mark.parametrize(
    ("text", "rolled", "damage"),
    [("damage x2", 3, 6), ("damage x2, damage -1", 3, 5), ("damage +2, damage x2", 1, 4), ("damage /2", 3, 2),
     ("damage x2, damage +1", 0, 1), ("damage -4", 3, 0)],
)  # fmt: skip
def test_what_effects_make_of_rolled_damage(text: str, rolled: int, damage: int) -> None:
    """modifier-order, rounding-up, generated: factors first, halves up; what is added counts without damage."""
    table = f"""
        resolving: pattern
        characters:
          Lan: {{owner: hero, combat: 4, in: pattern, announced: yes, rolls: {rolled} damage, text: [{text}]}}
          Fain: {{owner: villain, combat: 9, in: pattern}}
    """

    assert value(situation("resolve-challenge:opening-roll", table), "damage on Fain") == damage
