"""cannot, damage, threat-level: the most that is dealt or healed at once, and how low a player's threat can fall."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.cardtext import Sort
from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import THIS, Instruction, Phrase, Quality

predicate, clause, bare = of["predicate"], of["clause"], of["bare"]


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- damage from one attack
ONE_ATTACK = tuple(f"{by} {one} attack" for by in ("from", "by") for one in ("each", "any (one)", "a single", "one"))
FROM_ATTACK = tuple(
    f"{takes} {{amount}} {damage} {attack}"
    for takes in ("cannot take more than", "cannot be dealt more than", "can only take", "can take no more than")
    for damage in ("damage", "point[|s] of damage")
    for attack in ONE_ATTACK
) + tuple(
    f"{takes} {{amount}} {damage} {attack}"
    for takes in ("take[s|] only", "only take[s|]", "take[s|] no more than")
    for damage in ("damage", "point[|s] of damage")
    for attack in ONE_ATTACK
)
predicate.form(Instruction, *FROM_ATTACK, verb="damage at once", what="attack")
bare.form(
    Instruction,
    *(each.replace("[s|]", "s") for each in FROM_ATTACK if each.startswith("cannot")),
    verb="damage at once",
    what="attack",
    group=THIS,
)

# --- damage that is healed
WOUNDS = ("damage", "point[|s] of damage", "wound[|s]")
ONE_EFFECT = tuple(
    f"{by} {one} effect" for by in ("by", "from") for one in ("a single (card)", "each (card)", "any one")
)
AT_ONCE = tuple(f"cannot be healed {x} more than {{amount}} {y} {z}" for x in ("of", "by", "for") for y in WOUNDS
                for z in ONE_EFFECT)  # fmt: skip
IN_TIME = tuple(f"cannot be healed {x} more than {{amount}} {y} each/per {{until:period}}" for x in ("of", "by", "for")
                for y in WOUNDS)  # fmt: skip
WHOSE: tuple[tuple[Sort, dict[str, Any]], ...] = ((predicate, {}), (bare, {"group": THIS}))
for sort, whose in WHOSE:
    sort.form(Instruction, *AT_ONCE, verb="heal at once", **whose)
    sort.form(Instruction, *IN_TIME, verb="heal limit", **whose)
clause.converts(
    lambda amount, group, until: Instruction(
        "together", group, parts=(Instruction("heal limit", amount=amount, until=until),)
    ),
    _unsaid,
    "no more than {amount} damage can/may be healed from {group:cards} each/per {until:period}",
    "no more than {amount} damage can/may be healed on {group:cards} each/per {until:period}",
)
clause.converts(
    lambda amount, group: Instruction("together", group, parts=(Instruction("heal at once", amount=amount),)),
    _unsaid,
    *(f"no more than {{amount}} damage can/may be healed from {{group:cards}} {each}" for each in ONE_EFFECT),
)

# --- how low threat can fall
LOWER = ("reduce", "lower", "decrease")
THEIRS = "his/her/their/your"
FLOORS: tuple[tuple[str, dict[str, Any]], ...] = (
    ("{amount}", {}),
    (f"{THEIRS} starting/initial threat (level)", {"what": "starting"}),
)
for floor, more in FLOORS:
    for who in ("player", "players"):
        clause.form(
            Instruction,
            *(f"{{group:{who}}} cannot {lower} {THEIRS} threat (level) below {floor}" for lower in LOWER),
            verb="threat floor",
            **more,
        )
    if not more:
        clause.form(
            Instruction,
            *(
                f"{{group:whose}} threat cannot be {lower} below {floor}"
                for lower in ("reduced", "lowered", "decreased")
            ),
            "{group:whose} threat cannot fall/drop/go below {amount}",
            verb="threat floor",
            rank=1,
        )
    else:
        clause.converts(
            lambda group: Instruction("threat floor", group, what="starting"),
            _unsaid,
            *(f"{{group:whose}} threat cannot be {lower} below {floor}" for lower in ("reduced", "lowered")),
            rank=1,
        )

# --- progress on several cards together
THESE = {
    "locations in the staging area": Phrase("all", kinds=("location",), clauses=(Quality("in", "staging area"),)),
    "locations": Phrase("all", kinds=("location",)),
    "locations in play": Phrase("all", kinds=("location",)),
}
for told, these in THESE.items():
    clause.form(
        Instruction,
        *(f"no more than {{amount}} {progress} can/may be placed on {told} each/per {{until:period}}"
          for progress in ("progress", "progress token[|s]")),
        *(f"{they} cannot place more than {{amount}} progress on {told} each/per {{until:period}}"
          for they in ("the players", "players")),
        verb="progress limit",
        op="in all",
        group=these,
        rank=1 if told == "locations in play" else 0,
    )  # fmt: skip
