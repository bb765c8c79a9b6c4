"""triggering-condition: the beginning and the end of phases, rounds and attacks."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import Trigger

moment = of["moment"]
moment.form(
    Trigger,
    "the beginning of the {detail:phase} phase",
    "the beginning of each {detail:phase} phase",
    "the start of the/each {detail:phase} phase",
    kind="phase-begins",
)
moment.form(
    Trigger,
    "the end of the {detail:phase} phase",
    "the end of each/any/this/that {detail:phase} phase",
    kind="phase-ends",
)
moment.form(
    Trigger("phase-ends"),
    "the end of the phase",
    "the end of this/that phase",
    "the end of the phase in which you trigger this effect/ability/action",
)
moment.form(
    Trigger("phase-begins", detail="staging"), "the beginning of the staging step",
    "the beginning of each staging step", "the start of the/each staging step",
)  # fmt: skip
moment.form(
    Trigger("step-ends", detail="staging"), "the end of the staging step", "the end of each/this/that staging step",
)  # fmt: skip
moment.form(
    Trigger("round-begins"), "the beginning of the round", "the beginning of each round", "the start of the/each round"
)
moment.form(Trigger("round-ends"), "the end of the round", "the end of each/any/this/that round")
this_attack = of["this attack"]
this_attack.form(
    Trigger("attack-ends"),
    "this attack",
    "this one",
    "it attacks",
    "this attack resolves/ends",
    "its attack resolves",
    "its attack",
)
