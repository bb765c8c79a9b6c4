"""Allegiances that a card has because another one has them."""

from __future__ import annotations

from typing import Any

from judge.games.wot_ccg.cards.forms.rules import about, has
from judge.games.wot_ccg.cards.language import LANGUAGE
from judge.games.wot_ccg.cards.meanings import Shares, Which
from judge.games.wot_ccg.cards.meanings.effects import Deed

STARTING = Which(kind="character", side="yours", states=("starting",))
model = LANGUAGE.sort("model", "the card whose allegiances are meant")
model.form(
    STARTING, "your starting character", "your starting Hero or Villain (character)", "your starting Hero/Villain",
    "your Hero or Villain (character)",
)  # fmt: skip
model.form(Which(marks=("Dragon Reborn",)), "the Dragon Reborn")
model.form(Which(kind="character", side="yours", marks=("Dragon Reborn",)), "your Dragon Reborn")
TARGETS = "{whom} gains the allegiances of the target"


def _of_target(whom: Any) -> Deed:
    return Deed("has", whom, rules=(Shares(None),))


has.converts(
    _of_target,
    lambda given: {"whom": given.whom} if isinstance(given, Deed) and given == _of_target(given.whom) else None,
    TARGETS, "{whom} gain/gains (all of) the target 's allegiances",
    "{whom} also has/have (all of) the target 's allegiances",
    "{whom} gain/gains (all of) the allegiances of the target", rank=-1,
)  # fmt: skip
about(
    Shares, "{whom} has the same allegiances as {of:model}",
    "{whom} has/have the same allegiance/allegiances as {of:model}",
    "{whom} has/have the allegiance/allegiances of {of:model}", only=True,
)  # fmt: skip
ALL_OF = "(all of)"
about(
    Shares, "{whom} gains the allegiances of {of:model}", f"{{whom}} gain/gains {ALL_OF} {{of:model}} 's allegiances",
    f"{{whom}} also has/have {ALL_OF} {{of:model}} 's allegiances",
    f"{{whom}} also has/have {ALL_OF} the allegiances of {{of:model}}",
    f"{{whom}} gain/gains {ALL_OF} the allegiances of {{of:model}}",
    "{whom} also has/have all the allegiances of {of:model}",
)  # fmt: skip
