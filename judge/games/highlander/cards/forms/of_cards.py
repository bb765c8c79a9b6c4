"""anatomy-text: what a text says of the attack or defense it stands on, or that it is played in conjunction with."""

from __future__ import annotations

from judge.games.highlander.cards.language import BECOMES, HITS, LANGUAGE, OF_BLOCKS, OF_CARD, ONE_EACH
from judge.games.highlander.cards.meanings.of_cards import (
    Additional,
    AnswersOne,
    CannotBe,
    Double,
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
    Reduced,
)  # fmt: skip
from judge.games.highlander.cards.meanings.parts import Kind

ANSWERED = LANGUAGE.words("answered", "blocked or dodged", ("blocked", "dodged"))
BE = LANGUAGE.sort("be", "what an attack or a block can be")
BE.also(ANSWERED, BECOMES)
LANGUAGE.words("made so", "what blocks can be").word("power block", "a Power Block", plural="Power Blocks")

HITS.form(
    MoreDamage,
    "[does|do] {amount:change} damage",
    "{amount:change} damage",
    "damage {amount:change}",
    "[does|do] {amount:count} additional/more/extra (point[|s] of) damage",
    "[does|do] an additional {amount:count} (point[|s] of) damage",
    "[does|do] {amount:change} (point[|s] of) damage",
)
HITS.form(
    MoreDamage,
    "[does|do] {amount:change} damage {per}",
    "[does|do] {amount:count} additional/more/extra (point[|s] of) damage {per}",
    "[does|do] an additional {amount:count} (point[|s] of) damage {per}",
)
HITS.converts(
    lambda amount: MoreDamage(-amount),
    lambda given: None,
    "[does|do] {amount:count} less (point[|s] of) damage",
    "[does|do] {amount:count} fewer (point[|s] of) damage",
    "[is|are] reduced by {amount:count} (point[|s] of) damage",
)
HITS.form(Double, "[does|do] double damage", "double damage", "[does|do] twice the (normal) damage")
HITS.form(
    Figure,
    "[does|do] {amount:number} damage",
    "{amount:number} damage",
    "damage {amount:number}",
    "[does|do] {amount:number} point[|s] of damage",
    "[does|do] only {amount:number} (point[|s] of) damage",
)
HITS.form(
    Reduced, "[is|are] reduced to {amount:number} damage", "[is|are] reduced to {amount:number} point[|s] of damage"
)
HITS.form(NoDamage, "[does|do] no damage", "no damage")
HITS.form(
    CannotBe,
    "cannot be {what:be|?}",
    "can not be {what:be|?}",
    "may not be {what:be|?}",
    "cannot become {what:be|?}",
)
HITS.form(
    CannotBe,
    "cannot be {what:answered,} by {by:kind|!}",
    "can not be {what:answered,} by {by:kind|!}",
    "may not be {what:answered,} by {by:kind|!}",
    "cannot be {what:answered,} by a/any {by:kind|}",
    "may not be {what:answered,} by a/any {by:kind|}",
    "cannot be {what:answered,} with {by:kind|!}",
    "cannot be {what:answered,} with a/any {by:kind|}",
)
for verbs, adjectives in (
    (("blocked",), ("unblockable",)),
    (("dodged",), ("undodgeable", "undodgable")),
    (("blocked", "dodged"), ("undefendable", "unblockable and undodgeable", "unblockable and undodgable")),
):
    HITS.converts(
        lambda verbs=verbs: CannotBe(verbs),
        lambda given: None,
        *adjectives,
        *(f"[is|are] {each}" for each in adjectives),
        *(["cannot be defended", "can not be defended", "may not be defended"] if len(verbs) > 1 else []),
    )
OF_CARD.also(HITS)
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
OF_BLOCKS.form(
    MayAnswer,
    "may block {what:kind|!}",
    "can block {what:kind|!}",
    "may/can be played/used against {what:kind|!}",
    "may/can be used to block {what:kind|!}",
)
OF_BLOCKS.form(Is, "[is|are] {what:made so?}", "[is|are] considered {what:made so?}", "[is|are] all {what:made so?}")
OF_CARD.also(OF_BLOCKS)
OF_CARD.form(
    NotAgainst,
    "cannot be played against {what:kind|!}",
    "not (be played) against {what:kind|!}",
    "cannot be played/used against {what:kind|!}",
    "may not be played/used against {what:kind|!}",
    "does/will not avoid/block {what:kind|!}",
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
        f"{noun}s only avoid/answer/block one attack",
        f"{noun}s may avoid/answer/block only one attack",
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
