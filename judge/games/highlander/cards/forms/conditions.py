"""anatomy-text: conditions: of a player, of what was played, of the attack itself."""

from __future__ import annotations

from typing import Any

from judge.games.highlander.cards.language import CONDITION, LANGUAGE, STATED
from judge.games.highlander.cards.meanings.parts import (
    AbilityIs,
    AnyOf,
    Attacked,
    AttacksLast,
    Blocked,
    Compared,
    EndGame,
    FreeHand,
    FromUnder,
    HandIs,
    Has,
    HasWeapon,
    InPhase,
    InState,
    MadeBlow,
    PlayedAttack,
    PlayedNoOther,
    PlayedSpecial,
    PlayedThisTurn,
    RemovedLast,
    ThisIs,
)  # fmt: skip

CONDITION.form(
    InState, "{who:player} [is|are] {state:in state}", "{who:player} [is|are] (successfully|actually) {state:in state}"
)
CONDITION.form(InState, "{who:player} [is|are] not {state:in state}", no=True)
STATED.also(CONDITION)


def _one_of(given: Any) -> dict[str, Any] | None:
    if not isinstance(given, AnyOf) or given.every or given.no:
        return None
    return {"first": given.conditions[0], "others": given.conditions[1:]}


STATED.converts(
    lambda first, others: AnyOf((first, *others)),
    _one_of,
    "{first:condition} or {others:condition,}",
    "either {first:condition} or {others:condition,}",
    "{first:condition} or if {others:condition,}",
    about="One of the two is enough.",
)
STATED.converts(
    lambda who, first, second: AnyOf((Has(who, (first,)), Has(who, (second,))), every=True),
    lambda given: None,
    "{who:player} [has|have] {first:kind} and {second:kind} in play",
    "{who:player} [has|have] both {first:kind} and {second:kind} in play",
)
STATED.converts(
    lambda first, others: AnyOf((first, *others), every=True),
    lambda given: (
        {"first": given.conditions[0], "others": given.conditions[1:]}
        if isinstance(given, AnyOf) and given.every and not given.no
        else None
    ),
    "both {first:condition} and {others:condition,}",
)
STATED.converts(
    lambda it: AnyOf((it,), no=True),
    lambda given: (
        {"it": given.conditions[0]} if given == AnyOf(getattr(given, "conditions", ())[:1], no=True) else None
    ),
    "it is not so that {it:condition}",
)
STATED.converts(
    lambda who, states: AnyOf(tuple(InState(who, each) for each in states)) if len(states) > 1 else None,
    lambda given: None,
    "{who:player} [is|are] {states:in state|}",
    "{who:player} [is|are] either {states:in state|}",
)
LAST = "(in your/their|during your/their) last turn"
CONDITION.form(
    Attacked,
    "{who:player} attacked last turn",
    f"{{who:player}} attacked (you) {LAST}",
    f"{{who:player}} played an attack {LAST}",
)
NOT_ATTACKED = ("attack (you)", "play an attack")
CONDITION.form(
    Attacked,
    "{who:player} did not attack last turn",
    *(f"{{who:player}} {no} {each} {LAST}" for no in ("did not", "didn't") for each in NOT_ATTACKED),
    no=True,
)
CONDITION.form(
    AttacksLast,
    "{who:player} played {least:number} or more attacks last turn",
    f"{{who:player}} played at least {{least:number}} attacks {LAST}",
    f"{{who:player}} played {{least:number}} or more attacks {LAST}",
)
CONDITION.form(
    AttacksLast,
    "{who:player} played more than one attack last turn",
    f"{{who:player}} played more than one attack {LAST}",
    f"{{who:player}} played multiple attacks {LAST}",
    least=2,
)
CONDITION.form(MadeBlow, "{who:player} made a Power Blow last turn", f"{{who:player}} played/made a power blow {LAST}")
CONDITION.form(
    MadeBlow,
    "{who:player} did not make a Power Blow last turn",
    f"{{who:player}} did not play/make a power blow {LAST}",
    no=True,
)
CONDITION.form(
    PlayedSpecial,
    "you played a special card this turn",
    "you play a special card during your turn",
    "you have played a special card this turn",
    "you play a special card this turn",
)
CONDITION.form(
    PlayedSpecial,
    "you did not play a special card this turn",
    "you do not play a special card this turn",
    "you played no special card this turn",
    "no special card this turn",
    "you have not played a special card this turn",
    no=True,
)
CONDITION.form(
    PlayedNoOther,
    "you played no other {what:kind|} this turn",
    "you have played no other {what:kind|} this turn",
    "you have not played another {what:kind|} this turn",
    "you did not play another {what:kind|} this turn",
)
CONDITION.form(
    PlayedThisTurn,
    "you played another {what:kind|} this turn",
    "you have played a {what:kind|} this turn",
    "you played a {what:kind|} this turn",
    rank=1,
)
CONDITION.form(
    Has,
    "{who:player} [has|have] {least:count} {what:kind|?} in play",
    "{who:player} [has|have] {least:count} or more {what:kind|!} in play",
    "{who:player} [has|have] any {what:kind|!} in play",
    "{who:player} [has|have] at least {least:count} {what:kind|?} in play",
    "{who:player} [has|have] {what:kind|} in play",
)
CONDITION.form(
    Has,
    "{who:player} [has|have] no {what:kind|} in play",
    "{who:player} [does|do] not have a/any {what:kind|} in play",
    no=True,
)
CONDITION.form(Has, "{who:player} [has|have] another {what:kind|} in play", other=True)
CONDITION.form(
    Has,
    "{who:player} [has|have] no other {what:kind|} in play",
    no=True,
    other=True,
)
CONDITION.form(Has, "there is a {what:kind|} in play", "a {what:kind|} is in play", who="both")
CONDITION.form(Has, "there is no {what:kind|} in play", "no {what:kind|} is in play", who="both", no=True)
for whose, them in (("", "a {what:kind|}"), ("you", "one of your {what:kind|!}")):
    CONDITION.form(
        RemovedLast,
        f"{{who:player}} removed {them} last turn",
        f"{{who:player}} removed {them} (from play) {LAST}",
        whose=whose,
    )
CONDITION.form(
    AbilityIs,
    "{who:whose} ability is {number} or less",
    "{who:player} [has|have] {number} or less ability",
    "{who:player} [is|are] at {number} or less ability",
    "{who:whose} ability is {number} or lower",
    "{who:player} ability is {number} or less",
)
CONDITION.form(
    AbilityIs,
    "{who:whose} ability is {number} or more",
    "{who:player} [has|have] {number} or more ability",
    "{who:whose} ability is {number} or higher",
    "{who:player} ability is {number} or more",
    more=True,
)
CONDITION.form(
    HandIs,
    "{who:player} [has|have] {number} or fewer cards in hand",
    "{who:player} [has|have] {number} or fewer/less cards in your/their hand",
)
CONDITION.form(
    HandIs,
    "{who:player} [has|have] {number} or more cards in hand",
    "{who:player} [has|have] {number} or more cards in your/their hand",
    more=True,
)
CONDITION.form(
    HandIs, "{who:player} [has|have] no cards in hand", "{who:player} [has|have] no cards in your/their hand", number=0
)
CONDITION.form(
    Compared,
    "your ability is lower than your opponent's",
    "your ability is less than your opponent's",
    "you have less ability than your opponent",
    "your opponent has more ability than you",
    "your opponent's ability is higher/greater than yours",
    "your opponent's ability is higher/greater than your ability",
    what="ability",
)
CONDITION.form(
    Compared,
    "your ability is higher than your opponent's",
    "your ability is greater than your opponent's",
    "you have more ability than your opponent",
    "your opponent has less ability than you",
    "your opponent's ability is lower/less than yours",
    "your opponent's ability is lower/less than your ability",
    what="ability",
    more=True,
)
CONDITION.form(
    Compared,
    "you have fewer cards in hand than your opponent",
    "you have fewer/less cards in your hand than your opponent",
    "your opponent has more cards in (their) hand than you",
    what="hand",
)
CONDITION.form(
    Compared,
    "you have more cards in hand than your opponent",
    "you have more cards in your hand than your opponent",
    "your opponent has fewer/less cards in (their) hand than you",
    what="hand",
    more=True,
)
for what, said in (("power blow", "a Power Blow"), ("head shot", "a Head Shot"), ("hidden", "Hidden")):
    CONDITION.form(ThisIs, f"this attack is {said}", f"this/it is {said}", f"that attack is {said}", what=what)
    CONDITION.form(
        ThisIs, f"this attack is not {said}", f"this/it is not {said}", f"that attack is not {said}", what=what, no=True
    )
CONDITION.form(
    ThisIs,
    "this attack was played from an exertion",
    "from the exertion",
    "from an exertion",
    "this attack is played from an exertion",
    what="from an exertion",
)
CONDITION.form(
    ThisIs,
    "this is your first attack this turn",
    "first attack",
    "the first attack",
    "this is your first attack",
    "this is the first attack (this turn)",
    "your first attack",
    "this is the first attack you play this turn",
    what="first",
)
CONDITION.form(
    FromUnder, "this attack is played from under a card", "from under a card", "this card is played from under a card"
)
CONDITION.form(
    FromUnder,
    "this attack is played from under {title:name}",
    "this attack is played from under the {title:name} weapon of choice",
    "from under {title:name}",
    "this attack is played from under the {title:name}",
    "this attack is played from under your {title:name}",
)
CONDITION.form(Blocked, "you blocked this turn", "you blocked an attack this turn", "you played a block this turn")
CONDITION.form(
    Blocked, "you dodged this turn", "you dodged an attack this turn", "you played a dodge this turn", how="dodged"
)
CONDITION.form(
    PlayedAttack,
    "you play at least {least:count} attack[|s] during your turn",
    "you play at least {least:count} attack[|s] this turn",
    "you played at least {least:count} attack[|s] this turn",
    "you played {least:count} or more attacks this turn",
)
for more, word in ((True, "more"), (False, "fewer/less")):
    CONDITION.form(
        Compared, f"you have {word.split('/')[0]} {{kind:kind|!}} in play than your opponent",
        f"you have {word} {{kind:kind|!}} in play than your opponent (has)", what="play", more=more,
    )  # fmt: skip
LANGUAGE.words(
    "own phase", "a phase", {"Defense Phase": "defense", "Attack Phase": "attack", "May Do / Must Do Phase": "may"}
)
CONDITION.form(InPhase, "it is your {phase:own phase}", "it is the {phase:own phase}")
CONDITION.form(FreeHand, "{who:player} [has|have] a free hand")
CONDITION.form(FreeHand, "{who:player} [does|do] not have a free hand", "{who:player} [has|have] no free hand", no=True)
CONDITION.form(EndGame, "End Game has begun", "end game", "it is end game")
CONDITION.form(
    HasWeapon,
    "{who:player} [is|are] using the {title:name} weapon of choice",
    "{who:player} [is|are] using the {title:name}",
    "{who:player} [is|are] using {title:name}",
    "{who:player} [is|are] using a {title:name}",
)
