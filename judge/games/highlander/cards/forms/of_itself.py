"""anatomy-text: what a sentence says of the card it stands on: with what, when and how often it may be played."""

from __future__ import annotations

from judge.games.highlander.cards.language import ITSELF, LANGUAGE
from judge.games.highlander.cards.meanings.lines import (
    Copies,
    GoesWith,
    HoldsUpTo,
    IncludeUpTo,
    InDeck,
    OncePerTurn,
    OnlyIf,
    Says,
)  # fmt: skip
from judge.games.highlander.cards.meanings.parts import ATTACK, AnyOf, InPhase

ITSELF.form(
    GoesWith,
    "play in conjunction with a {what:kind|}",
    "play in conjunction with a/any/one {what:kind|}",
    "play this card in conjunction with a/any {what:kind|}",
    "play with a {what:kind|}",
    "may only be played in conjunction with a {what:kind|}",
    "this card is played in conjunction with a {what:kind|}",
    "play in conjunction with your {what:kind|}",
)
for able, said in (
    ("cannot", "that cannot be a Power Blow"),
    ("can", "that can be a Power Blow"),
    ("is", "that is a Power Blow"),
):
    ITSELF.form(
        GoesWith,
        f"play in conjunction with a {{what:kind|}} {said}",
        f"play with a {{what:kind|}} {said}",
        f"play in conjunction with a/any {{what:kind|}} {said}",
        f"play in conjunction with a {{what:kind|}} {said.replace('that', 'which')}",
        able=able,
    )
ITSELF.form(
    GoesWith,
    "play in conjunction with a Power Blow",
    "play in conjunction with an attack you make a Power Blow",
    what=ATTACK,
    able="is",
)
ITSELF.form(
    Says,
    "play in place of an attack",
    "play this card in place of an attack",
    "this card is played in place of an attack",
    what="in place of an attack",
)
ITSELF.form(
    OnlyIf,
    "you may play this card only if {conditions:stated&}",
    "you may only play this card if {conditions:stated&}",
    "play only if {conditions:stated&}",
    "play this card only if {conditions:stated&}",
    "this card may only be played if {conditions:stated&}",
    "may only be played if {conditions:stated&}",
    "you can only play this card if {conditions:stated&}",
    "you cannot play this card unless {conditions:stated&}",
    "this attack may only be played if {conditions:stated&}",
    "you may only play this attack if {conditions:stated&}",
)
ITSELF.converts(
    lambda it: OnlyIf((AnyOf((it,), no=True),)),
    lambda given: None,
    "you cannot play this card/attack/block/dodge if {it:condition}",
    "you may not play this card/attack/block/dodge if {it:condition}",
    "this card/attack/block/dodge cannot be played if {it:condition}",
    "this card/attack/block/dodge may not be played if {it:condition}",
)
ITSELF.converts(
    lambda phase: OnlyIf((InPhase(phase),)),
    lambda given: None,
    "you may only play this card during/in your {phase:own phase}",
    "you may play this card only during/in your {phase:own phase}",
    "play (this card) only during/in your {phase:own phase}",
    "this card may only be played during/in your {phase:own phase}",
)
ITSELF.form(
    OncePerTurn,
    "you may play only one of this card per turn",
    "you may only play one this card per turn",
    "you may only play one of this card per turn",
    "you may play only one this card each turn",
    "limit one per turn",
)
ITSELF.form(
    OncePerTurn,
    "you may use this card only once per turn",
    "you may only use this card once per turn",
    "once per turn",
    "you may only do this once per turn",
    "you may only use this ability once per turn",
    "you may only use this effect once per turn",
    "use only once per turn",
    "this may only be used once per turn",
    use=True,
)
ITSELF.form(
    Says, "this is a Standing Defense", "this card is a standing defense", "standing defense", what="standing defense"
)
ITSELF.form(
    Copies,
    "you may have several of this card in play",
    "you may have multiple this card in play",
    "you may have multiple this cards in play",
    "you may have more than one this card in play",
    "you may have multiple copies of this card in play",
    "you may have multiples of this card in play",
    "you may have more than one of this card in play",
    "you may have any number of this card in play",
)
ITSELF.form(
    Copies,
    "you may have only one of this card in play",
    "you may only have one this card in play",
    "you may only have one of this card in play",
    "you may have only one this card in play",
    several=False,
)
ITSELF.form(
    HoldsUpTo,
    "you may have up to {amount:number} cards under this card",
    "you may have no more than {amount:number} cards under this card",
    "you may not have more than {amount:number} cards under this card",
    "you can have no more than {amount:number} cards under this card (at any time)",
)
ITSELF.form(
    Says,
    "this card is cumulative",
    "this effect is cumulative",
    "the effects of this card are cumulative",
    "these effects stack",
    "this card stacks",
    "cumulative",
    "this effect stacks",
    what="cumulative",
)
ITSELF.form(
    Says,
    "this card needs no target",
    "this card does not require a target",
    "this card does not need a target",
    "this card may be played without a target",
    what="no target",
)
ITSELF.form(
    InDeck,
    "you may include this card in your deck only with the {weapon:name} Weapon of Choice",
    "you may only include this card in your deck/endurance if you are using the {weapon:name} weapon of choice",
    "you may only include this card in your deck/endurance if you are using the {weapon:name}",
)
ITSELF.form(
    IncludeUpTo,
    "you may include up to {amount:number} {what:kind|!} in your deck",
    "you may include {amount:number} {what:kind|!} in your deck",
    "you may include up to {amount:number} {what:kind|!}",
)
ITSELF.form(
    Says,
    "this card has no effect on paying a cost",
    "this card has no effect towards/on paying costs",
    what="not for costs",
)
LANGUAGE.words("cards or one", "cards to be played", {"a card": "card", "cards": "card", "a card(s)": "card"})
ITSELF.converts(
    lambda it: Says("not for costs"),
    lambda given: None,
    "this card has no effect towards/on paying a cost to play {it:cards or one}",
)
ITSELF.form(
    Says,
    "your opponent's discard pile lies face down",
    "your opponent must play with their discard pile face down",
    "your opponent plays with their discard pile face down",
    what="face down",
)
