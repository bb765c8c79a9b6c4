"""anatomy-text: what a text says of the attack or defense it stands on, or that it is played in conjunction with."""

from __future__ import annotations

from judge.games.highlander.cards.language import OF_CARD, ONE_EACH
from judge.games.highlander.cards.meanings.of_cards import (
    Additional,
    AnswersOne,
    CannotBe,
    EvenDisarmed,
    ExertHeadShot,
    Figure,
    Is,
    MayAnswer,
    MayBe,
    MoreDamage,
    NoDamage,
    NotAgainst,
    OneEach,
)  # fmt: skip
from judge.games.highlander.cards.meanings.parts import Kind

OF_CARD.form(
    MoreDamage,
    "does {amount:change} damage",
    "{amount:change} damage",
    "do {amount:change} damage",
    "damage {amount:change}",
    "does/do {amount:count} additional/more/extra (point[|s] of) damage",
    "does/do an additional {amount:count} (point[|s] of) damage",
    "does/do {amount:change} (point[|s] of) damage",
)
OF_CARD.form(
    MoreDamage,
    "does {amount:change} damage {per}",
    "does/do {amount:count} additional/more/extra (point[|s] of) damage {per}",
)
OF_CARD.converts(
    lambda amount: MoreDamage(-amount),
    lambda given: None,
    "does/do {amount:count} less (point[|s] of) damage",
    "does/do {amount:count} fewer (point[|s] of) damage",
)
OF_CARD.form(
    Figure,
    "does {amount:number} damage",
    "{amount:number} damage",
    "do {amount:number} damage",
    "damage {amount:number}",
    "does/do {amount:number} point[|s] of damage",
    "does/do only {amount:number} (point[|s] of) damage",
)
OF_CARD.form(NoDamage, "does no damage", "no damage", "do no damage")
OF_CARD.form(
    CannotBe,
    "cannot be blocked or dodged",
    "can not be blocked or dodged",
    "may not be blocked or dodged",
    "cannot be defended",
    "can not be defended",
    "undefendable",
    "is undefendable",
    "is unblockable and undodgeable",
    "cannot be dodged or blocked",
    what="defended",
)
for verb, adjectives in (("blocked", ("unblockable",)), ("dodged", ("undodgeable", "undodgable"))):
    OF_CARD.form(
        CannotBe,
        f"cannot be {verb}",
        f"can not be {verb}",
        f"may not be {verb}",
        *adjectives,
        *(f"is {each}" for each in adjectives),
        what=verb,
    )
OF_CARD.form(
    CannotBe,
    "cannot be {what:becomes}",
    "can not be {what:becomes}",
    "may not be {what:becomes}",
    "cannot become {what:becomes}",
)
OF_CARD.form(MayBe, "may be {what:becomes}", "can be {what:becomes}", "may become {what:becomes}")
OF_CARD.form(
    Is,
    "is {what:becomes}",
    "becomes/made {what:becomes}",
    "is now {what:becomes}",
    "is considered {what:becomes}",
    "instantly becomes {what:becomes}",
)
OF_CARD.form(
    Additional,
    "may be played as an additional attack",
    "additional attack",
    "is an additional attack",
    "an additional attack",
    "as an additional attack",
)
OF_CARD.form(
    AnswersOne,
    "answers one attack only",
    "avoids one attack only",
    "only avoids one attack",
    "only blocks one attack",
    "may only be used against one attack",
    "may only avoid one attack",
    "will not avoid multiple attacks",
)
OF_CARD.form(
    MayAnswer,
    "may block {what:kind|!}",
    "can block {what:kind|!}",
    "may/can block a {what:kind|}",
    "may be played against {what:kind|!}",
    "may/can be played against a {what:kind|}",
    "may be used against {what:kind|!}",
    "may be used to block {what:kind|!}",
    "may/can be used against a {what:kind|}",
    "may be used to block a {what:kind|}",
)
OF_CARD.form(
    NotAgainst,
    "cannot be played against {what:kind|!}",
    "not against {what:kind|!}",
    "may not be played against {what:kind|!}",
    "cannot/not (be played) against a {what:kind|}",
    "may not be used against {what:kind|!}",
    "cannot be used against {what:kind|!}",
    "does not avoid {what:kind|!}",
    "will not avoid {what:kind|!}",
    "does not block {what:kind|!}",
)
OF_CARD.form(ExertHeadShot, "may be made a Head Shot by a Hard Exertion")
OF_CARD.form(
    EvenDisarmed,
    "may be played even if Disarmed",
    "may be used even if disarmed",
    "may be played even if you are disarmed",
    "may be played while disarmed",
)
for noun, word in (("dodge", "avoid"), ("defense", "answer"), ("block", "block")):
    ONE_EACH.form(
        OneEach,
        f"{noun}s {word} one attack only",
        f"{noun}s will not avoid multiple attacks",
        f"{noun}s do not avoid multiple attacks",
        f"{noun}s avoid/answer/block one attack only",
        f"{noun}s may only avoid one attack",
        f"{noun}s may only avoid/answer/block one attack",
        f"{noun}s will not avoid multiple attacks you play",
        what=(Kind(noun),),
    )
    ONE_EACH.form(
        OneEach,
        f"{noun}s {word} one attack only this turn",
        f"{noun}s will not avoid multiple attacks (you play) this turn",
        what=(Kind(noun),),
        until="turn",
    )
