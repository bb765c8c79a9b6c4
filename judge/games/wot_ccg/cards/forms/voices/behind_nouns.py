"""Fixed phrases behind a noun: whose cards they are, how they stand, where they lie, what is on them; in all voices.

Each phrase is written once; who stands behind `on`, whether `that is` stands before it, and singular and plural are put
in for all of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Any, NamedTuple

YOURS, THEIRS = "yours", "theirs"
ONE_OTHER = ("your opponent", "an opponent", "another player", "any other player", "any opponent", "the opponent")
OTHERS = ("opponents", "your opponents", "other players", "all other players", "all opponents")
IT = ("it", "him", "her", "them", "this", "itself", *(f"this {each}" for each in ("card", "character", "troop",
      "advantage")))  # fmt: skip
ITS = ("its", "his", "her", "their")


class Piece(NamedTuple):
    """One thing that a description says."""

    field: str
    value: Any


def is_so(*phrases: str) -> list[str]:
    """Phrases that may stand alone or behind `that is`."""
    return [*phrases, *(f"{that} {each}" for that in ("that is", "that are") for each in phrases)]


def does_so(*phrases: str) -> list[str]:
    """Phrases with a verb of their own, before which `that` may stand."""
    return [*phrases, *(f"that {each}" for each in phrases)]


def has_so(*phrases: str) -> list[str]:
    """What cards are `with`, or have."""
    return [f"{has} {each}" for has in ("with", "that has", "that have") for each in phrases]


def _whose() -> Iterator[tuple[Piece, list[str]]]:
    mine = does_so("you control", "you have in play", "you currently control", "you have under your control")
    yield Piece("side", YOURS), [*mine, *is_so("under your control", "controlled by you", "of yours")]
    theirs = [*(f"{each} controls" for each in ONE_OTHER), *(f"{each} control" for each in OTHERS)]
    theirs += [f"{each} has in play" for each in ONE_OTHER]
    passive = (f"{by} {each}{s}" for by, s in (("controlled by", ""), ("under", "'s control")) for each in ONE_OTHER)
    yield (
        Piece("side", THEIRS),
        [*does_so(*theirs), *is_so(*passive, *(f"controlled by {each}" for each in OTHERS))],
    )
    yield Piece("not yours", THEIRS), does_so("you do not control")
    for side in ("hero", "villain"):
        who = [f"{the} {side} player" for the in ("a", "any", "the")]
        yield Piece("states", f"{side}'s"), [
            *is_so(*(f"controlled by {each}" for each in who), f"controlled by {side} players"),
            *does_so(*(f"{each} controls" for each in who), f"{side} players control")]  # fmt: skip


ON_IT = tuple(f" on {each}" for each in IT[:4])
NONE = [f"{no} damage{on}" for no in ("no",) for on in ("", *ON_IT)]


def _standing() -> Iterator[tuple[Piece, list[str]]]:
    some = [f"{any_}damage{on}" for any_ in ("", "any ") for on in ("", *ON_IT)]
    yield Piece("states", "damaged"), [*has_so(*some), *is_so("damaged")]
    without = [f"without {each}" for each in some]
    yield Piece("states", "undamaged"), [without[0], *without, *has_so(*NONE), *is_so("undamaged")]
    yield Piece("states", "not limited"), ["which is not a limited event", *(
        f"that {be} not {a}limited{event}" for be in ("is", "are") for a in ("", "a ") for event in (
            "", " event", " events"))]  # fmt: skip
    least = [f"at least as much damage{on} as" for on in ("", *ON_IT)]
    least += [f"damage{on} {than}" for on in ("", *ON_IT) for than in (
        "greater than or equal to", "equal to or greater than", "at least equal to", "that is at least")]  # fmt: skip
    yield (
        Piece("states", "as damaged as printed"),
        has_so(*(f"{each} {its} highest printed ability" for each in least for its in ITS)),
    )
    yield Piece("states", "fresh"), [
        "recruited this turn", *(f"{that} recruited this turn" for that in ("that was", "that were", "you")),
        "that you recruited this turn", "that entered play this turn", "that came into play this turn"]  # fmt: skip
    yield Piece("states", "not fresh"), [
        *is_so("not recruited this turn"), "that was not recruited this turn", "that were not recruited this turn",
        "that you did not recruit this turn", "you did not recruit this turn"]  # fmt: skip
    yield Piece("states", "non-starting"), [
        "other than your starting character", "other than your starting characters", "except your starting character",
        "but not your starting character", "besides your starting character"]  # fmt: skip


def _there() -> Iterator[tuple[Piece, list[str]]]:
    yield Piece("beside", "same"), is_so(*(f"participating {with_} {each}" for with_ in ("with", "alongside")
                                           for each in IT))  # fmt: skip
    that = [f"{the} challenge" for the in ("that", "this", "the")]
    yield Piece("where", "that"), [
        "participating in that challenge", "who participated in that challenge", "that participated",
        *(f"that {did} in {each}" for did in ("participated", "participates", "participate") for each in that),
    ]  # fmt: skip
    on = [f"{on} {each}" for on in ("on", "targeting", "attached to") for each in IT]
    targets = [f"that {verb} {each}" for verb in ("targets", "target", "targeted") for each in IT]
    yield Piece("where", "on it"), [*is_so(*on), *targets]
    yield Piece("zone", "play"), [*is_so("in play"), "that is currently in play"]
    for zone in ("hand", "deck", "discard pile", "killed pile"):
        yield Piece("zone", f"your {zone}"), [*is_so(f"in your {zone}"), f"from your {zone}"]
        whose = ("your opponent's", "opponent's", "an opponent's")
        yield Piece("zone", f"their {zone}"), [f"in {each} {zone}" for each in whose]
        yield Piece("zone", zone), [f"{on} {a} {zone}" for on in ("in", "from") for a in ("any", "a", "the")]
    for place in ("battleground", "home front"):
        state = {"home front": "home"}.get(place, place)
        yield Piece("mine", state), is_so(*(f"{at} your {place}" for at in ("in", "at")))
        yield Piece("his", state), is_so(
            *(f"{at} {whose} {place}" for at in ("in", "at") for whose in (
                "your opponent's", "an opponent's", "opponent's", "another player's"))
        )  # fmt: skip
    yield Piece("choice", True), [
        "of your choice", "of any allegiance", "of your choosing", "controlled by any player", "any player controls",
        "controlled by any players"]  # fmt: skip
    for side, who in ((YOURS, ("you",)), (THEIRS, ("your opponent",))):
        more = does_so("you did not initiate") if side == THEIRS else []
        yield Piece("initiated", side), [
            *does_so(*(f"{each} {did}" for each in who for did in ("initiated", "initiate", "initiates"))), *more,
            *is_so(*(f"initiated by {each}" for each in who))]  # fmt: skip


def _first() -> Iterator[tuple[Piece, list[str]]]:
    there = ("", "in a challenge ", "in the same challenge ", "in that challenge ")
    yield (
        Piece("where", "against"),
        is_so(
            *(f"participating {each}against {it}" for each, it in product(there, IT)),
            *(f"opposing {each}" for each in IT),
        ),
    )


def _last() -> Iterator[tuple[Piece, list[str]]]:
    yield Piece("where", "that"), is_so(*(f"in {the}{target} challenge" for the in ("that", "the")
                                          for target in ("", " target", " targeted")))  # fmt: skip
    for place, state in (("battleground", "battleground"), ("home front", "home")):
        yield Piece("states", state), is_so(*(f"{at} {the} {place}" for at in ("in", "at") for the in ("the", "a")))
    down = ("standing down", "standing down in the battleground")
    yield Piece("states", "standing-down"), ["that is standing down", *is_so(*down)]
    absent = ("not participating in a challenge", "not participating", "not participating in any challenge",
              "not participating in challenges")  # fmt: skip
    yield Piece("states", "not participating"), is_so(*absent)


def all_phrases() -> dict[int, dict[Piece, list[str]]]:
    """Every phrase by its rank: which of two meanings counts where both could be meant."""
    return {-1: dict(_first()), 0: dict([*_whose(), *_standing(), *_there()]), 1: dict(_last())}
