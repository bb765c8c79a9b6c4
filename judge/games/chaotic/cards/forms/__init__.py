"""The rows of the table, a family a file: how each thing is said on cards and in short words, and what it means."""

from judge.games.chaotic.cards.alike import widen
from judge.games.chaotic.cards.forms import (
    aims,
    amounts,
    comparing,
    conditions,
    conditions_of_checks,
    conditions_of_locations,
    controlling,
    costs,
    counting,
    damage,
    doing,
    events_of_damage,
    events_of_players,
    fighters,
    groups,
    having,
    in_common,
    limits,
    lying,
    named_counters,
    occasions,
    past,
    sentences,
    things,
    whole_abilities,
)
from judge.games.chaotic.cards.language import LANGUAGE

widen(LANGUAGE)
__all__ = [
    "aims", "amounts", "comparing", "conditions", "conditions_of_checks", "conditions_of_locations", "controlling",
    "costs", "counting", "damage", "doing", "events_of_damage", "events_of_players", "fighters", "groups", "having",
    "in_common", "limits", "lying", "named_counters", "occasions", "past", "sentences", "things", "whole_abilities",
]  # fmt: skip
