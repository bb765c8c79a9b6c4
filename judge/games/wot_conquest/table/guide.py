"""How units, distances and abilities are written in a scenario: the part of the guide that the fields cannot say."""

from __future__ import annotations

from judge.games.wot_conquest import RULES
from judge.games.wot_conquest.play.open_questions import HOLES
from judge.games.wot_conquest.table.distance_rows import BLOCKED
from judge.kit.guides import guide

FORMS = (
    "attack +3", "+3 defense", "damage x2", "attack /2", "defense =5", "double attack", "halve damage",
    "set attack to 5", "gain 3 attack", "lose 1 defense", "move limit +1", "attack limit +1", "deal 2", "heal 1",
    "heal fully", "kill", "engage", "withdraw", "gain 2 supply", "gain 1 Favor token", "lose 1 Madness token",
    "gain the trait Leader", "lose the trait Leader", "lose abilities", "move a short-span", "summon hero",
)  # fmt: skip
WHOM = ("this", "target", "mine", "theirs", "all", "my side", "their side", "each other friendly unit")
CONDITIONS = (
    "attacking", "defending", "own turn", "with Channeler", "against Forsaken", "damaged",
    "this unit initiated the battle",
    "you have 2 or more Favor tokens", "you have the Horn of Valere",
    "this unit is within a short-span of any friendly city",
    "no other friendly unit is engaged",
)  # fmt: skip
SENTENCES = (
    "Battle Phase: Spend 1 Favor token: Kill target enemy unit with Channeler. Limit once per battle.",
    "Once per turn, during your Movement Phase, move each friendly unit within a span of this unit up to a short-span.",
    "Battle Phase: Deal 1 damage to target enemy unit. It loses 2 defense until the end of the turn.",
    "Each other friendly unit gets +1 attack while this unit is attacking.",
    "This unit gets +1 defense for each engaged enemy unit.",
    "At the start of your turn, gain 1 Favor token.",
    "When this unit is killed, each opponent loses 1 Favor token.",
    "Leader. Channeler.",
)  # fmt: skip

RULES.guide = guide(
    "judge.games.wot_conquest.table",
    blocked=BLOCKED[1:],
    holes=", ".join(HOLES),
    forms=FORMS,
    whom=WHOM,
    conditions=CONDITIONS,
    sentences="\n".join(f"- {each}" for each in SENTENCES),
)
