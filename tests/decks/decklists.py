"""Deck lists for tests: legal unless a test says otherwise, one part replaced at a time."""

from __future__ import annotations

from typing import Any

from judge.decks import check


def filler(word: str, number: int) -> list[str]:
    """So many cards that nobody objects to, none of a name twice."""
    return [f"1 {word} {chr(65 + index // 26)}{chr(97 + index % 26)}" for index in range(number)]


def masters(
    creatures: list[str] | None = None,
    battlegear: list[str] | None = None,
    mugic: list[str] | None = None,
    attacks: list[str] | None = None,
    locations: list[str] | None = None,
    head: str = "",
    size: int = 3,
) -> str:
    """A Masters deck of a size, with the parts that a test wants otherwise."""
    parts = {
        "Creatures": creatures if creatures is not None else filler("Creature", size),
        "Battlegear": battlegear if battlegear is not None else filler("Gear", size),
        "Mugic": mugic if mugic is not None else filler("Song", size),
        "Attacks [build 1]": attacks if attacks is not None else filler("Blow", 20),
        "Locations": locations if locations is not None else filler("Place", 10),
    }
    return "\n".join([head, *(line for heading, cards in parts.items() for line in (heading, *cards))])


def limited(**parts: list[str]) -> str:
    """A Limited deck, with the parts that a test wants otherwise."""
    others: dict[str, Any] = {"attacks": filler("Blow", 10), "locations": filler("Place", 5), **parts}
    return masters(**others, head="Format: Limited")


def problems(text: str, **more: Any) -> list[dict[str, Any]]:
    """What is wrong with a Chaotic deck."""
    found: list[dict[str, Any]] = check("chaotic", text, **more)["problems"]
    return found


def cites(text: str, **more: Any) -> list[list[str]]:
    """The rules behind each problem of a Chaotic deck, without the name of the game."""
    return [[cite.removeprefix("chaotic:") for cite in each["cites"]] for each in problems(text, **more)]
