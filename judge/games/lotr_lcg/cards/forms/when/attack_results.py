"""6.4.3-no-spill, 6.4.4: what an attack has come to: whom it destroyed or damaged, and damage beyond hit points."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import LANGUAGE, of
from judge.games.lotr_lcg.cards.meanings import (
    THIS,
    Amount,
    Condition,
    Deeds,
    Instruction,
    Opening,
    Phrase,
    Quality,
    Range,
    Trigger,
)

condition, case, excess = of["condition"], of["case"], of["excess"]
ATTACKS = ("this", "its", "that", "the", "his", "her")

# --- whom it destroyed or damaged: known once it is over
for word, past, present in (("destroy", "destroyed", "destroys"), ("damage", "damaged", "damages")):
    now, stem = present, present.removesuffix("s")
    condition.form(
        Condition,
        *(f"{each} attack {past} {{group:cards}}" for each in ATTACKS),
        *(f"{{group:cards}} was {past} by {each} attack" for each in ATTACKS),
        kind="attack did",
        word=word,
    )
    condition.form(
        Condition,
        *(f"{each} attack did not {stem} {{group:cards}}" for each in ATTACKS),
        *(f"{each} attack does not {stem} {{group:cards}}" for each in ATTACKS),
        *(f"no {{group:counted}} was {past} by {each} attack" for each in ATTACKS),
        *(f"{{group:cards}} was not {past} by {each} attack" for each in ATTACKS),
        kind="attack did",
        word=word,
        negated=True,
    )
    case.form(
        Condition,
        *(f"{each} attack {now} {{group:cards}}" for each in ATTACKS),
        kind="attack did",
        word=word,
        rank=1,
    )
condition.form(
    Condition("attack did", word="damage"),
    *(f"{each} attack dealt damage" for each in ATTACKS),
    *(f"damage was dealt by {each} attack" for each in ATTACKS),
)
condition.form(
    Condition("attack did", word="damage", negated=True),
    *(f"{each} attack dealt/deals no damage" for each in ATTACKS),
    *(f"no damage was/is dealt by {each} attack" for each in ATTACKS),
    *(f"{each} attack does not deal damage" for each in ATTACKS),
)
of["hurt"].form(
    Phrase("damaged by attack"),
    "the character damaged by this attack",
    "the character damaged by its/the attack",
    "each/any character damaged by this attack",
    plural=False,
)

of["cards"].also(of["hurt"])

DEALT_BY_ATTACK = Amount(of="attack damage")
of["multiplier"].form(
    DEALT_BY_ATTACK,
    "point of damage dealt by this attack",
    "damage dealt by this attack",
    "(point of) damage dealt by that attack",
    "damage (token) this attack deals/dealt",
    "point of damage this attack deals/dealt",
)
of["plain quantity"].form(
    DEALT_BY_ATTACK,
    "the (amount of) damage dealt by this attack",
    "the (amount of) damage dealt by that attack",
    "the damage this attack deals/dealt",
    plural=False,
)

# --- damage beyond the hit points of who takes it
EXCESS = Amount(of="excess")
LANGUAGE.words("left bracket", "a bracket", ("(",))
LANGUAGE.words("right bracket", "a bracket", (")",))
# `excess damage (damage beyond the remaining hit points of who is damaged)`: what it is anyway.
MEANT = (
    "{left:left bracket} damage (that is) dealt beyond the remaining hit points of {whom:hurt} {right:right bracket}"
)
FROM = (
    "dealt by this card", "dealt by this attack", "from this attack", "from attacks by this card",
    "dealt by that attack", "from that attack",
)  # fmt: skip
DEALT = tuple(f"excess (combat) damage {each}" for each in FROM)
excess.form(EXCESS, *DEALT, *(f"excess point of (combat) damage {each}" for each in FROM))
excess.converts(
    lambda left, whom, right: EXCESS,
    lambda given: None,
    *(f"{each} {MEANT}" for each in DEALT),
)
of["multiplier"].form(EXCESS, *(f"point of {each}" for each in DEALT), *DEALT)
of["plain quantity"].form(EXCESS, "the excess damage", *(f"the {each}" for each in DEALT), plural=False)
ANY = ("any", "all", "the", "that")
of["clause"].form(
    Instruction,
    "assign the excess damage among {group:cards}",
    *(f"assign {each} excess damage among {{group:cards}}" for each in ANY),
    *(f"{each} excess damage must be assigned among {{group:cards}}" for each in ANY),
    verb="assign",
    amount=EXCESS,
)
of["clause"].form(
    Instruction,
    "assign the excess damage to {group:cards}",
    *(f"assign/deal {each} excess damage to {{group:cards}}" for each in ANY),
    *(f"{each} excess damage must be assigned to {{group:cards}}" for each in ANY),
    verb="damage",
    amount=EXCESS,
)
of["clause"].converts(
    lambda amount, group: Instruction("damage", group, EXCESS),
    lambda given: None,
    "deal/assign {amount:excess} to {group:cards}",
)
HURT = Trigger("damage", Phrase("pick", kinds=("character",)), THIS, cause="attack")
SOME = Condition("compare", left=EXCESS, range=Range(">=", Amount(1)))


def _whenever(done: Instruction) -> Opening:
    return Opening(Deeds((done,), conditions=(SOME,)), "forced", timing="after", triggers=(HURT,))


def _for_each(much: Amount, it: Instruction) -> Opening | None:
    return _whenever(it._replace(per=much)) if it.per is None and not it.amount.of else None


def _never(given: Any) -> Mapping[str, Any] | None:
    return None


of["sentence"].converts(
    _for_each,
    _never,
    *(f"for each (point of) {{much:excess}}{comma} {{it:clause}}" for comma in ("", ",")),
    rank=-1,
)
# --- `Excess damage from this attack must be dealt to Hill`: of this enemy always, of an attack once it is over
GOES = "must be assigned/dealt/placed/applied to/on {group:cards}"
of["sentence"].converts(
    lambda group: _whenever(Instruction("damage", group, EXCESS)),
    _never,
    *(f"excess (combat) damage {each} {GOES}" for each in ("dealt by this card", "from attacks by this card")),
    rank=-1,
)
of["deeds"].converts(
    lambda group: Deeds((Instruction("damage", group, EXCESS),), at=Trigger("attack-ends")),
    _never,
    *(f"excess (combat) damage {each} {GOES}" for each in ("dealt by this attack", "from this attack")),
    rank=-1,
)
RAISES = "must be assigned as an increase to your/the threat"
TO_THREAT = Instruction("permit", what="excess raises threat")
of["clause"].converts(
    lambda group, left="", whom=None, right="": TO_THREAT._replace(group=group),
    lambda given: (
        {"group": given.group}
        if isinstance(given, Instruction) and given == TO_THREAT._replace(group=given.group)
        else None
    ),
    f"excess combat damage dealt by {{group:cards}} {RAISES}",
    f"excess combat damage dealt by {{group:cards}} {MEANT} {RAISES}",
)


def _as_soon_as(number: Amount, group: Phrase, it: Opening, rest: tuple[Condition, ...] = ()) -> Opening | None:
    """`Forced: If there are 3 shadow cards dealt to it, ...`: when it is dealt one, or comes where it must be."""
    counted = Condition("is", group, qualities=(Quality("shadow cards", range=Range(">=", number)),))
    if it.triggers or it.costs:
        return None
    conditions = (counted, *rest, *it.deeds.conditions)
    places = ("stage", "disengage", "engage") if rest else ()
    awaited = tuple(Trigger(kind, group) for kind in ("deal-shadow", *places))
    return it._replace(kind="forced", timing="after", triggers=awaited, deeds=it.deeds._replace(conditions=conditions))


SHADOWS = "forced: if there are {number:amount} shadow cards (currently) dealt to {group:cards}"
of["opening"].converts(_as_soon_as, _never, f"{SHADOWS}, {{it:effect part}}", rank=-1)
of["opening"].converts(_as_soon_as, _never, f"{SHADOWS} and {{rest:condition,}}, {{it:effect part}}", rank=-1)


def _raising(whose: Phrase, amount: Amount) -> Opening | None:
    """`each damage dealt by this card raises your threat by 1`: so much for each point, whatever deals it."""
    if amount.of or whose.how not in ("you", "defending player"):
        return None
    raised = Instruction("raise threat", whose, amount, per=Amount(of="damage just dealt"))
    return Opening(Deeds((raised,)), "forced", timing="after", triggers=(HURT._replace(cause=""),))


of["sentence"].converts(
    _raising,
    _never,
    "each damage dealt by this card raises {whose} threat by {amount}",
    "each point of damage dealt by this card raises {whose} threat by {amount}",
)
of["happening"].form(
    Trigger,
    "{other:cards} deals damage to {subject:cards}",
    "{other:cards} damages {subject:cards}",
    "{other:cards} deals any amount of damage to {subject:cards}",
    "{subject:cards} is damaged by {other:cards}",
    kind="damage",
    rank=1,
)

# --- all of the damage that is just dealt
triggered = of["triggered part"]
ALL_DEALT = tuple(f"cancel all {what} just dealt to {{triggers:hurt now,}}" for what in ("damage", "of the damage"))
NO_DAMAGE = Deeds((Instruction("cancel", what="damage"),))
triggered.form(Opening, *ALL_DEALT, timing="when", deeds=NO_DAMAGE)
triggered.form(Opening, *(f"{{costs:cost&}} to {each}" for each in ALL_DEALT), timing="when", deeds=NO_DAMAGE, rank=-2)
of["hurt now"].form(Trigger, "{subject:cards}", kind="damage")

# --- damage that is not dealt after all
triggered = of["triggered part"]
ALL_OF_IT = tuple(f"cancel all {what} just dealt to {{triggers:hurt now,}}" for what in ("damage", "damage that was"))
ALL_OF_IT += tuple(f"cancel {what} just dealt to {{triggers:hurt now,}}" for what in ("the damage", "any damage"))
UNHURT = Deeds((Instruction("cancel", what="damage"),))
of["hurt now"].form(Trigger, "{subject:cards}", kind="damage")
triggered.form(Opening, *ALL_OF_IT, timing="when", deeds=UNHURT, rank=-1)
triggered.form(Opening, *(f"{{costs:cost&}} to {each}" for each in ALL_OF_IT), timing="when", deeds=UNHURT, rank=-2)
