"""Which verbs hold all the time, take an amount, are of players or can be paid; why a sentence is unread after all."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.meanings import VALUES


class Unread(ValueError):
    """Why a sentence that was read cannot be carried out."""


CONTINUOUS = frozenset(
    (
        "modify",
        "gain keyword",
        "gain trait",
        "gain sphere",
        "gain ability",
        "lose keyword",
        "lose trait",
        "cannot",
        "cancel shadows",
        "play cost",
        "may doom",
        "play unattached",
        "cannot pay for",
        "permit",
        "immune",
        "pays for",
        "pays from",
        "blank",
        "become",
        "define x",
        "leaves to",
        "modify damage",
        "takes undefended",
        "attaches",
        "switch",
        "one per host",
        "kept by",
        "collect",
        "enters",
        "play only",
        "next costs",
        "reveal more",
        "reveal fewer",
        "must travel",
        "must defend",
        "progress first",
        "progress instead",
        "progress limit",
        "damage limit",
        "damage at once",
        "archery to",
        "heal limit",
        "heal at once",
        "threat floor",
        "token cap",
        "threat limit",
        "refresh threat",
        "draw more",
        "skip phase",
        "elimination level",
        "ration",
        "commit limit",
        "attacker limit",
        *(f"base {each}" for each in VALUES),
    )
)
RATIONS = ("ration", "progress limit", "damage limit", "heal limit", "threat limit")
FOR_A_WHILE = CONTINUOUS | {"control"}
COUNTED = frozenset(
    (
        "damage",
        "heal",
        "move damage",
        "resource",
        "move resource",
        "move progress",
        "spend",
        "pay",
        "lose resource",
        "draw",
        "assign",
        "discard from hand",
        "discard from deck",
        "raise threat",
        "lower threat",
        "progress",
        "remove progress",
        "time",
        "raise track",
        "lower track",
        "set track",
        "villagers",
        "discard villagers",
        "remove time",
        "reveal",
        "reveal more",
        "mark",
        "deal shadow",
        "reduce it",
        "increase it",
        "modify",
        "modify damage",
        "next costs",
        "progress limit",
        "elimination level",
    )
)
SO_MANY = ("exhaust", "discard", "uncommit", "destroy", "ready", "return", "put", "shuffle in", "stage", "put on deck")
PRICES = (
    "spend", "discard from hand", "exhaust", "discard", "raise threat", "return", "to victory", "leave pool",
    "shuffle in", "put on deck", "damage",
)  # fmt: skip
OF_PLAYERS = frozenset(
    (
        "draw",
        "raise threat",
        "lower threat",
        "set threat",
        "discard from hand",
        "discard from deck",
        "eliminate",
        "first player",
        "shuffle pile",
        "lay before",
        "shuffle hand",
        "shuffle",
        "look",
        "test",
        "test result",
    )
)
