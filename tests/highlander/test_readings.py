"""Readings and misreadings: each that can change a verdict does, and wrong claims get their diagnosis."""

import re
from pathlib import Path

import pytest
from situations import may, value

import judge.games.highlander
from highlander.situations import situation
from judge.decks import deck_game
from judge.engine.record import Refused
from judge.scenario.book import book

DECK = set(deck_game("highlander").readings)
NOT_AT_A_TABLE = {"richie"}


def asked_for() -> set[str]:
    """Every reading and misreading that the rules as code ask for."""
    folder = Path(judge.games.highlander.__file__).parent
    text = "\n".join(path.read_text("utf-8") for path in folder.glob("*.py") if path.name != "decks.py")
    return set(re.findall(r'now\.reads\(\s*"([\w-]+)"', text))


def test_every_reading_is_consulted() -> None:
    """Every reading is asked for somewhere, but those of deck checks and one about building a deck."""
    assert set(book("highlander").readings) - asked_for() == DECK | NOT_AT_A_TABLE


def test_every_misreading_is_consulted() -> None:
    """Every known mistake is a switch that the rules look at."""
    assert set(book("highlander").misreadings) <= asked_for()


def test_nothing_else_is_asked_for() -> None:
    """The rules ask only for readings and misreadings that exist."""
    assert asked_for() <= set(book("highlander").readings) | set(book("highlander").misreadings)


TWO = "players: {Ana: {}, Ben: {%s}}\n%s"


def table(ben: str = "", more: str = "", ana: str = "") -> str:
    """A table with a line about each player and what else lies there."""
    return f"players: {{Ana: {{{ana}}}, Ben: {{{ben}}}}}\n{more}"


EVADE = "cards: {Evade: dodge all}\n"
MORE = "cards: {Seduction: 'situation: you may play an additional attack'}\n"
CASES = [
    (
        "below-zero",
        "goes-negative",
        "turn:5",
        table("ability: 3, pending-damage: 5, hand-size: 0"),
        [],
        "ability of Ben",
        0,
        -2,
    ),
    (
        "zero-skip-attack",
        "checked-anyway",
        "turn:3",
        table("ability: 0", "turn: {skip-attack: yes, acted: yes}"),
        ["pass"],
        "winner",
        "nobody",
        "Ana",
    ),
    (
        "illusion-multi-hard",
        "extra-for-illusion",
        "attack",
        table("", "turn: {hard-exertions: 1}"),
        [],
        "? Ben exerts for an illusion",
        False,
        True,
    ),
    (
        "one-function",
        "counts",
        "attack",
        table(
            "endurance: [Mirage, Thrust, 1 reason, 1 reason, 1 reason]",
            "cards: {Mirage: 'illusion: opponent loses 1 ability'}",
        ),
        ["Ben exerts for an attack", "takes nothing"],
        "? Ben plays Mirage from the exertion",
        True,
        None,
    ),
    (
        "first-player-soft",
        "as-soft-exertion",
        "setup",
        table(
            "gem: agility, endurance: [1 agility, 1 reason, 1 reason, 1 reason, 1 reason, 3 agility], in-play: [Charm]",
            "cards: {Charm: 'object: your exertions +1 card'}",
            "gem: agility, endurance: [2 agility, 1 reason, 1 reason, 1 reason, 1 reason, 1 reason]",
        ),
        [],
        "active player",
        "Ana",
        "Ben",
    ),
    (
        "must-act-lists",
        "listed-kinds",
        "attack",
        table("hand: [Bulwark]", "cards: {Bulwark: 'standing defense: opponent cannot make power blows'}"),
        ["Ben plays Bulwark"],
        "? Ben passes",
        True,
        False,
    ),
    (
        "may-do-anytime",
        "phase-only",
        "attack",
        table("in-play: [Tessa]", "cards: {Tessa: 'situation: may: draw 1'}"),
        [],
        "? Ben uses Tessa",
        True,
        False,
    ),
    (
        "guard-gridded",
        "any-guard",
        "may-must",
        table("hand: [Stance Guard]", "cards: {Stance Guard: guard none}"),
        [],
        "? Ben puts Stance Guard into play",
        False,
        True,
    ),
    (
        "block-restriction-scope",
        "first-attack",
        "attack",
        table(
            "hand: [Lower Left Attack, Upper Left Attack], in-play: [Seduction]",
            MORE + "turn: {last-defense: Upper Left Block}",
        ),
        ["Ben attacks with Lower Left Attack"],
        "? Ben attacks with Upper Left Attack",
        False,
        True,
    ),
    (
        "capability-draw",
        "endurance-too",
        "draw-discard",
        table("ability: 10, hand-size: 5, endurance-size: 3, discard-size: 9"),
        [],
        "cards Ben may draw",
        5,
        3,
    ),
    (
        "two-guards",
        "one-at-a-time",
        "defense",
        table(
            "hand: [Low Guard, High Guard]",
            "cards: {Low Guard: guard lower, High Guard: guard upper}\nattacks: [Lower Left Attack, Upper Left Attack]",
        ),
        ["Ben plays Low Guard against Lower Left Attack"],
        "? Ben plays High Guard against Upper Left Attack",
        True,
        False,
    ),
    (
        "success-timing",
        "end-of-phase",
        "defense",
        table("hand: []", "attacks: [Thrust, Upper Left Attack]"),
        ["pass"],
        "pending damage on Ben",
        3,
        0,
    ),
    (
        "dirty-trick-guard",
        "guard-may-block",
        "defense",
        table("hand: [High Guard]", "cards: {High Guard: guard upper, Sand: dirty trick upper left}\nattacks: [Sand]"),
        [],
        "? Ben plays High Guard against Sand",
        False,
        True,
    ),
    (
        "example4-total",
        "blow-in-full",
        "defense",
        table(
            "hand: [Upper Left Block]",
            "cards: {Hammer: {type: edge, with: attack, text: ['if blocked: remove all guards']}}\n"
            "attacks: [{card: Upper Left Attack, power-blow: yes, with: [Hammer]}]",
        ),
        ["Ben plays Upper Left Block against Upper Left Attack", "pass"],
        "pending damage on Ben",
        2,
        4,
    ),
    (
        "named-gem",
        "effect-names",
        "may-must",
        table("prone: yes, prone-gem: strength"),
        [],
        "? Ben tries to stand up with a soft exertion for agility",
        True,
        None,
    ),
    (
        "second-power-blow",
        "separate",
        "attack",
        table(
            "hand: [Head Shot, Upper Left Attack], in-play: [Seduction]",
            MORE + "own-attacks: [{card: Thrust, power-blow: yes}]",
        ),
        ["Ben attacks with Upper Left Attack"],
        "? Ben plays Head Shot with Upper Left Attack",
        False,
        True,
    ),
    (
        "exhaust-limbo",
        "zero-at-once",
        "attack",
        table("hand: [Twist], endurance-size: 5", "cards: {Twist: 'event: soft exertion for 3 agility: draw 1'}"),
        ["Ben plays Twist"],
        "ability of Ben",
        15,
        0,
    ),
    (
        "exert-past-end",
        "stop-at-last",
        "attack",
        table("endurance-size: 3, discard-size: 10"),
        ["Ben exerts for nothing"],
        "endurance of Ben",
        8,
        10,
    ),
    (
        "edge-always",
        "hand-stays-open",
        "attack",
        table("hand: [Taunt]", "cards: {Taunt: 'edge: opponent loses 1 ability'}\nturn: {hand-closed: yes}"),
        [],
        "? Ben plays Taunt",
        False,
        True,
    ),
    (
        "counter-head-shot",
        "stays-power-blow",
        "defense",
        table(
            "hand: [Police]",
            "cards: {Police: 'event: counter an event'}\nattacks: [{card: Upper Left Attack, with: [Head Shot]}]",
        ),
        ["Ben plays Police on Head Shot"],
        "Upper Left Attack is a power blow",
        False,
        True,
    ),
    (
        "weapon-attacks",
        "as-card-says",
        "attack",
        table("disarmed: yes, hand: [Thrust]"),
        [],
        "? Ben attacks with Thrust",
        False,
        True,
    ),
    (
        "prone-icon",
        "broad-type",
        "attack",
        table("prone: yes, hand: [Thrust, Dagger]", "cards: {Dagger: ranged attack upper left}"),
        [],
        "? Ben attacks with Thrust discarding Dagger",
        None,
        True,
    ),
    (
        "discard-to-use",
        "own-next-turn",
        "attack",
        table("in-play: [{card: Nexus, since: last turn}]", "cards: {Nexus: 'object: discard to use: reshuffle'}"),
        [],
        "? Ben uses Nexus",
        False,
        True,
    ),
    (
        "counter-window",
        "at-once",
        "attack",
        table(
            "hand: [Poison]",
            "cards: {Poison: 'event: opponent loses 1 ability', Police: 'event: counter an event'}",
            "hand: [Police]",
        ),
        ["Ben plays Poison"],
        "pending loss of Ana",
        1,
        0,
    ),
    (
        "duplicating-garbled",
        "not-duplicated",
        "defense",
        table(
            "hand: [Echo]",
            "cards: {Echo: 'event: duplicate an event', Curse: 'event: opponent loses 1 ability', "
            "Spite: {type: edge, with: event, text: [opponent loses 2 ability]}}",
            "in-play: [{card: Curse, since: last turn}, {card: Spite, since: last turn, with: Curse}]",
        ),
        ["Ben plays Echo on Curse"],
        "pending loss of Ana",
        3,
        1,
    ),
    (
        "freebirds-kurgan",
        "both",
        "defense",
        table(
            "",
            "cards: {Sand: dirty trick upper center}\nattacks: [Sand]",
            "persona: Kurgan, in-play: [Fabulous Freebirds]",
        ),
        [],
        "damage of Sand",
        1,
        2,
    ),
    (
        "once-per-turn",
        "any-number",
        "attack",
        table(
            "persona: Annie, hand: [Thrust]",
            "cards: {Annie: 'persona: you may play an additional attack'}\n"
            "own-attacks: [Upper Left Attack, Lower Left Attack]\nturn: {}",
        ),
        [],
        "? Ben attacks with Thrust",
        False,
        True,
    ),
    (
        "amergan",
        "five-in-all",
        "defense",
        table(
            "",
            "cards: {Slash: {type: attack, grid: left, weapon: Axe, text: [cannot be a power blow]}}\n"
            "attacks: [{card: Slash, with: [Amergan]}]",
            "weapons: [Axe]",
        ),
        [],
        "damage of Slash",
        3,
        5,
    ),
    (
        "bloodlust-kurgan",
        "bonus-last",
        "defense",
        table("", "attacks: [Upper Left Attack]", "persona: Kurgan, in-play: [{card: Bloodlust, since: last turn}]"),
        [],
        "damage of Upper Left Attack",
        1,
        2,
    ),
    (
        "chainsaw-you",
        "opponent",
        "defense",
        table("weapons: [Chainsaw], hand: [Evade]", EVADE + "attacks: [Thrust]\nturn: {hard-exertions: 1}"),
        [],
        "? Ben plays Evade against Thrust",
        False,
        True,
    ),
    (
        "healing",
        "gain-but-not-maximum",
        "attack",
        table("hand: [Elixir]", "cards: {Elixir: 'event: your maximum ability +1'}\nend-game: yes"),
        ["Ben plays Elixir"],
        "maximum ability of Ben",
        15,
        16,
    ),
    (
        "basic-block-grids",
        "with-middle",
        "defense",
        table("hand: [Upper Left Block]", "attacks: [Thrust]"),
        [],
        "? Ben plays Upper Left Block against Thrust",
        False,
        True,
    ),
    (
        "upper-attack",
        "only-upper",
        "attack",
        table("", "cards: {Slash: attack left}\nown-attacks: [Slash]"),
        [],
        "Slash may become a head shot",
        True,
        False,
    ),
    (
        "partial-overlap",
        "whole-only",
        "attack",
        table("hand: [Slash]", "cards: {Slash: attack left}\nturn: {last-defense: Upper Left Block}"),
        [],
        "? Ben attacks with Slash",
        False,
        True,
    ),
    (
        "failed-block",
        "no-defense",
        "turn:3",
        table("hand: [Upper Left Block, Upper Left Attack]", "attacks: [{card: Lower Left Attack, hidden: yes}]"),
        ["Ben plays Upper Left Block against Lower Left Attack", "pass", "pass"],
        "? Ben attacks with Upper Left Attack",
        False,
        True,
    ),
    (
        "dirty-trick-special",
        "special",
        "attack",
        table("hand: [Sand]", "cards: {Sand: dirty trick upper left}", "power-blow-last-turn: yes"),
        [],
        "? Ben attacks with Sand hidden",
        True,
        False,
    ),
    (
        "kurgan-s",
        "special-card",
        "attack",
        table(
            "hand: [Poison, Sting]",
            "cards: {Poison: 'event: draw 1', Sting: 'attack upper left'}",
            "weapons: [{name: Axe, text: [opponent must discard a (S) to play an attack]}]",
        ),
        [],
        "? Ben attacks with Sting discarding Poison",
        None,
        True,
    ),
]


@pytest.mark.parametrize(("reading", "option", "at", "lies", "choices", "ask", "by_default", "otherwise"), CASES)
def test_a_reading_changes_the_verdict(
    reading: str, option: str, at: str, lies: str, choices: list[str], ask: str, by_default: object, otherwise: object
) -> None:
    """Under its other option the same table gives another verdict; None stands for a choice that does not exist."""
    found = []
    for chosen in ({}, {reading.replace("-", "_"): option}):
        try:
            played = situation(at, lies, *choices, **chosen)
            found.append(may(played, ask[2:]) if ask.startswith("? ") else value(played, ask))
        except Exception as error:
            assert not isinstance(error, Refused)
            found.append(None)

    assert found == [by_default, otherwise]
