"""immediate-effect: what is done once: damage and Ability, attacks avoided, cards discarded, drawn, removed."""

from __future__ import annotations

from judge.games.highlander.cards.language import DEED, DISCARDED, NEXT, REMOVED, SCALED
from judge.games.highlander.cards.meanings.of_cards import MayBe
from judge.games.highlander.cards.meanings.once import (
    Avoid,
    AvoidAll,
    AvoidThis,
    Capture,
    CheckBonus,
    Counter,
    CounterDuty,
    Disarm,
    Discard,
    DiscardAny,
    DiscardAtRandom,
    DiscardEqual,
    DiscardThis,
    DoomBoth,
    Draw,
    DrawUp,
    Duplicate,
    Exhaust,
    Fall,
    Frenzy,
    Gain,
    Grind,
    Ignore,
    IgnorePreventions,
    LookAtHand,
    LookAtTop,
    Lose,
    Maximum,
    NextAttack,
    Nullify,
    NullifyHost,
    Prevent,
    PutIntoPlay,
    PutOnTop,
    RegainWeapon,
    Remove,
    RemoveEndurance,
    RemoveThis,
    Reshuffle,
    Retrieve,
    ReturnThis,
    Shuffle,
    SkipAttack,
    StandUp,
    StripHeadShot,
    TakeControl,
    TakeDamage,
    Trade,
)  # fmt: skip
from judge.games.highlander.cards.meanings.parts import ALL, Kind

FROM_HAND = "(from your/their/his/her hand|from hand)"
TOP = "top {amount:number} (card[|s]) of/from your/their/his/the endurance"


DEED.form(Prevent, "prevent[s|] all damage", "avoid[s|] all damage", "prevent[s|] all damage (done) to you", amount=ALL)
DEED.form(
    Prevent,
    "prevent[s|] all damage from {what:kind|!}",
    "avoid[s|] all damage from {what:kind|!}",
    amount=ALL,
)
DEED.form(
    Discard,
    "discard[s|] all {what:kind|!}",
    f"discard[s|] all {{what:kind|!}} {FROM_HAND}",
    "discard[s|] any {what:kind|!} (from your/their hand)",
    "discard[s|] all of your/their {what:kind|!}",
    amount=ALL,
)
DEED.form(
    Discard,
    "discard[s|] the whole hand",
    "discard[s|] your/their (whole|entire) hand",
    amount=ALL,
    what=(Kind(),),
    rank=1,
)
DEED.adds("{it:scaled?} {per}", about="As often as there is something of the kind.")
DEED.also(SCALED)

SCALED.form(TakeDamage, "take[s|] {amount:count} damage", "take[s|] {amount:count} point[|s] of damage")
SCALED.form(Lose, "lose[s|] {amount:count} ability", "lose[s|] {amount:count} point[|s] of ability")
SCALED.form(
    Gain,
    "gain[s|] {amount:count} ability",
    "gain[s|] {amount:count} point[|s] of ability",
    "heal[s|] {amount:count} (ability)",
    "regain[s|] {amount:count} ability",
    "{amount:change} ability",
)
SCALED.form(
    Prevent,
    "prevent[s|] {amount:count} damage",
    "prevent[s|] up to {amount:count} (point[|s] of) damage",
    "avoid[s|] {amount:count} (point[|s] of) damage",
    "prevent[s|] {amount:count} point[|s] of damage",
    "reduce[s|] {amount:count} damage",
    "prevent[s|] {amount:count} point[|s] of damage (done) to you",
)
SCALED.form(
    Prevent,
    "prevent[s|] {amount:count} damage from {what:kind|!}",
    "prevent[s|] {amount:count} (point[|s] of) damage from a {what:kind|}",
    "avoid/prevent {amount:count} damage from {what:kind|!}",
)
SCALED.form(
    Grind,
    "discard[s|] the top {amount:number} card[|s] of the endurance",
    "discard[s|] the top card of your/their/his/the endurance",
    f"discard[s|] the {TOP}",
    "discard[s|] the top of your/their/the endurance",
    "discard[s|] the top card from your/their/the endurance",
    "discard[s|] {amount:count} card[|s] from the top of your/their/the endurance",
    "discard[s|] {amount:count} card[|s] off the top of your/their/the endurance",
    "discard[s|] the top of endurance",
    "discard[s|] the top card of endurance",
    "discard[s|] the top {amount:number} (card[|s]) of endurance",
)
SCALED.form(
    RemoveEndurance,
    "remove[s|] the top {amount:number} card[|s] of the endurance from the game",
    "remove[s|] the top card of your/their/the endurance from the game",
    f"remove[s|] the {TOP} from the game",
)
SCALED.form(
    Discard, "discard[s|] {amount:count} {what:kind|?}", f"discard[s|] {{amount:count}} {{what:kind|?}} {FROM_HAND}"
)
DISCARDED.form(Discard, "{amount:count} {what:kind|?}")
REMOVED.form(Remove, "{cards}")
SCALED.form(
    DiscardAtRandom,
    "discard[s|] {amount:count} card[|s] at random",
    "discard[s|] {amount:count} random card[|s]",
    "discard[s|] {amount:count} card[|s] at random from your/their hand",
    "discard[s|] {amount:count} card[|s] from your/their hand at random",
    "discard[s|] {amount:count} random card[|s] from your/their hand",
)
SCALED.form(
    Draw,
    "draw[s|] {amount:count} card[|s]",
    "draw[s|] {amount:count}",
    "draw[s|] {amount:count} additional/more card[|s]",
    "draw[s|] {amount:count} card[|s] from your/their endurance",
)

DEED.converts(
    Maximum,
    lambda given: (
        {"amount": given.amount} if given == Maximum(getattr(given, "amount", 0)) and given.amount > 0 else None
    ),
    "raise[s|] your/their maximum ability by {amount:number}",
    "raise maximum ability by {amount:number}",
    "increase your maximum ability by {amount:number}",
)
DEED.form(
    AvoidAll,
    "avoid[s|] all attacks",
    "avoid[s|] all attacks this turn",
    "avoid[s|] all attacks your opponent played last turn",
)
DEED.form(AvoidThis, "avoid[s|] this/that attack")
DEED.form(
    Avoid,
    "avoid[s|] one {what:kind|}",
    "avoid[s|] one {what:kind|} this turn",
    "avoid[s|] a {what:kind|}",
    "avoid[s|] a {what:kind|} this turn",
    "avoid[s|] one {what:kind|} played against you",
    "avoid[s|] any one {what:kind|}",
)
DEED.form(DiscardAny, "discard[s|] any number of cards", f"discard[s|] any number of cards {FROM_HAND}")
DEED.form(
    DiscardEqual,
    "discard[s|] an equal number of cards",
    f"discard[s|] an equal number {FROM_HAND}",
    f"discard[s|] an equal number of cards {FROM_HAND}",
    "discard[s|] the same number of cards",
    f"discard[s|] that many cards {FROM_HAND}",
)
DEED.form(DrawUp, "draw[s|] up to your/their maximum hand size", "draw[s|] up to your/their hand size")
DEED.form(
    Trade,
    "discard[s|] up to {amount:count} {what:kind|?} to draw 1 card for each",
    f"discard[s|] up to {{amount:count}} {{what:kind|?}} {FROM_HAND} to draw a/one card for each",
    "discard[s|] up to {amount:count} {what:kind|?} to draw 1 for each",
    "discard[s|] up to {amount:count} {what:kind|?} to draw a/one card for each card discarded in this way",
    "discard[s|] up to {amount:count} {what:kind|?} to draw a card for each card discarded this way",
    "discard[s|] up to {amount:count} {what:kind|?} to draw a/one/1 card for each/every card discarded",
)
DEED.form(
    PutOnTop,
    "put[s|] a {what:kind|} from hand on top of the endurance",
    "put[s|] a/one/1 {what:kind|} on top of your/their/the endurance",
    "put[s|] a/one/1 {what:kind|} from your/their hand on (the) top of your/their endurance",
    "place[s|] a/one {what:kind|} from your hand on (the) top of your endurance",
)
DEED.form(
    PutOnTop,
    "put[s|] a {what:kind|} from hand on the bottom of the endurance",
    "put[s|]/place[s|] a/one {what:kind|} from your/their hand on/to/at the bottom of your/their endurance".replace(
        "[s|]/place", ""
    ),
    "place[s|] a/one {what:kind|} from your/their hand on/at the bottom of your/their endurance",
    bottom=True,
)
DEED.form(
    Retrieve,
    "take[s|] back up to {amount:count} {what:kind|?} from the discard pile",
    "retrieve[s|] {amount:count} {what:kind|?}",
    "retrieve[s|] up to {amount:count} {what:kind|?}",
    "retrieve[s|] up to {amount:count} {what:kind|?} from your/the discard pile (and put it/them into your hand)",
    "search your discard pile for up to {amount:count} {what:kind|?} and put it/them into your hand",
    "retrieve[s|] up to {amount:count} {what:kind|?} from your discard pile and return them to your hand",
)
DEED.form(
    Retrieve,
    "take[s|] back {amount:count} {what:kind|?} from the discard pile",
    "retrieve[s|] {amount:count} {what:kind|?} from your/the discard pile (and put it/them into your hand)",
    "search your discard pile for {amount:count} {what:kind|?} (,) and put it/them into your hand",
    "return[s|] {amount:count} {what:kind|?} from your/the discard pile to your hand",
    "take[s|] {amount:count} {what:kind|?} from your/the discard pile (and put it into your hand)",
    exactly=True,
)
DEED.form(
    Reshuffle,
    "shuffle[s|] the discard pile into the endurance",
    "reshuffle[s|] (your|their|the) discard pile into (your|their|the) endurance",
    "reshuffle[s|]",
    "shuffle[s|] your/their discard pile into your/their endurance",
    "reshuffle[s|] your/their discard pile into your/their endurance",
    "reshuffle[s|] your/their/the discard pile",
)
for zones, piles in ((("endurance",), "endurance"), (("endurance", "discard"), "endurance or/and discard pile")):
    into = ("and put it/them into your hand", "(,) and put it/them in your hand", "(,) put it/them into your hand")
    DEED.form(
        Retrieve,
        *(f"search your {piles} for {{amount:count}} {{what:kind|?}} {each}" for each in into),
        *(f"search through your {piles} for {{amount:count}} {{what:kind|?}} {each}" for each in into),
        exactly=True,
        zones=zones,
    )
    DEED.form(
        Retrieve,
        *(f"search your {piles} for up to {{amount:count}} {{what:kind|?}} {each}" for each in into),
        zones=zones,
    )
DEED.form(
    Shuffle, "shuffle[s|] the endurance", "shuffle[s|] your/their endurance", "reshuffle[s|] your/their/the endurance"
)
DEED.form(
    ReturnThis,
    "return[s|] this card to your hand",
    "return[s|] this card/attack/block/dodge/guard/defense to your hand",
    "put[s|] this card/attack/block/dodge/guard/defense (back) into your hand",
)
DEED.form(TakeControl, "take[s|] control of {cards}", "gain[s|] control of {cards}")
DEED.form(
    Capture,
    "put[s|] a {what:kind|} from hand under this card",
    "put[s|] a/one {what:kind|} from your hand under this card",
    "place[s|] a/one {what:kind|} from your hand under this card",
    "capture[s|] a/one {what:kind|} from your hand",
)
DEED.form(Exhaust, "exhaust[s|]", "[is|are] forced to exhaust", "immediately exhaust[s|]")
DEED.form(Remove, "remove[s|] {cards} from play", "remove[s|] {cards}")
DEED.form(Remove, "remove[s|] {cards} from the game", from_game=True)
DEED.form(RemoveThis, "remove[s|] this card from the game")
DEED.form(DiscardThis, "discard[s|] this card from play", "discard[s|] this card", rank=1)
DEED.form(
    DoomBoth,
    "remove[s|] this card and that card from the game in your next sweep phase",
    "during your next sweep phase (,) remove[s|] both of these cards from the game",
)
DEED.form(
    Counter, "counter[s|] {cards}", "counter[s|] {cards} just played", "counter[s|] {cards} played by your opponent"
)
DEED.form(
    CounterDuty,
    "counter[s|] a Must Do or May Do",
    "counter[s|] a must do or may do effect",
    "counter[s|] any must do or may do (effect)",
)
DEED.form(CounterDuty, "counter[s|] a Must Do", "counter[s|] a/any must do (effect)", only="must")
DEED.form(CounterDuty, "counter[s|] a May Do", "counter[s|] a/any may do (effect)", only="may")
DEED.form(
    Nullify,
    "nullif[ies|y] {cards}",
    "nullif[ies|y] the text of/on {cards}",
    "nullif[ies|y] the effects of {cards}",
    "nullif[ies|y] {cards} this turn",
    "nullif[ies|y] {cards} until the end of the turn",
)
DEED.form(
    NullifyHost,
    "nullif[ies|y] the {what:kind|} it was played with",
    "nullif[ies|y] that {what:kind|}",
    "nullif[ies|y] the other {what:kind|}",
    "nullif[ies|y] the text of the other {what:kind|}",
)
DEED.form(
    Ignore,
    "ignore[s|] {cards}",
    "ignore[s|] {cards} this turn",
    "ignore[s|] {cards} for the remainder/rest of your/the turn",
    "ignore[s|] the text of/on {cards}",
    "ignore[s|] the effects of {cards}",
    "ignore[s|] the effects of {cards} this turn",
    "ignore[s|] {cards} for this turn",
)
DEED.form(
    IgnorePreventions,
    "ignore[s|] all preventions",
    "ignore[s|] all prevention (cards and effects)",
    "ignore[s|] all preventions (cards and effects)",
    "ignore[s|] all cards and/or effects that prevent you from playing any types/type of cards",
    "ignore[s|] all cards and effects that prevent you from playing cards",
)
DEED.form(
    Duplicate, "duplicate[s|] {cards}", "duplicate[s|] the effects of {cards}", "duplicate[s|] the effect of {cards}"
)
DEED.form(
    PutIntoPlay,
    "put[s|] a {what:kind|} from hand into play",
    "put[s|] a/one {what:kind|} (directly) into play",
    "put[s|] a/one {what:kind|} from your hand (directly) into play",
    "put[s|] a/one {what:kind|} into play from (your) hand",
    "put[s|] a/one {what:kind|} directly into play from your hand",
)
DEED.form(
    Fall,
    "[is|are] Prone",
    "become[s|] prone",
    "[is|are] now prone",
    "fall[s|] prone",
    "[is|are] knocked prone",
    "[is|are] immediately prone",
)
DEED.form(Fall, "[is|are] Prone and may stand up with {gem}", "[is|are] prone, {gem}")
DEED.form(
    StandUp,
    "stand[s|] up",
    "stand[s|] up without an exertion",
    "regain[s|] your/their feet",
    "[is|are] no longer prone",
)
DEED.form(Disarm, "[is|are] Disarmed", "become[s|] disarmed", "[is|are] now disarmed", "lose[s|] your/their weapon")
DEED.form(
    RegainWeapon,
    "regain[s|] a weapon",
    "regain[s|] your/their weapon",
    "recover[s|] a/your/their weapon",
    "[is|are] no longer disarmed",
)
DEED.form(SkipAttack, "skip[s|] the Attack Phase", "skip[s|] your/their (next) attack phase")
DEED.form(
    NextAttack,
    "[has|have] the right to hide the next attack",
    "make[s|] the next attack Hidden",
    "make[s|] your next attack hidden",
    does=MayBe("hidden"),
)
DEED.form(
    NextAttack,
    "make[s|] the next attack this turn Hidden",
    "make[s|] your/their next attack this turn hidden",
    does=MayBe("hidden"),
    until="turn",
)
for until, opening in (
    ("", ("next attack", "next attack you/they play")),
    ("turn", ("next attack this turn", "next attack you/they play this turn")),
):
    NEXT.form(NextAttack, *(f"{each} {{does:hits}}" for each in opening), until=until)
    NEXT.form(
        NextAttack, *(f"{each} {hide} Hidden" for hide in ("may be", "is") for each in opening),
        does=MayBe("hidden"), until=until,
    )  # fmt: skip
DEED.form(
    StripHeadShot,
    "make[s|] an attack no longer a Head Shot",
    "an attack is no longer a head shot",
    "is no longer a head shot",
    "attack is no longer a head shot",
)
DEED.form(
    CheckBonus,
    "add[s|] {amount:number} to one Attribute Check or Challenge",
    "add[s|] {amount:number} (of any attribute) to one/a/your attribute check/challenge",
    "add[s|] {amount:number} of any attribute to one attribute check or attribute challenge",
    "add[s|] {amount:number} to one/a/your check/challenge",
    "add[s|] {amount:number} to any check",
)
DEED.form(
    Frenzy,
    "make[s|] a {size:number} card hard exertion and play up to {most:number} {what:kind|!} from it and hand",
    "make[s|] a {size:number} card hard exertion and play up to {most:number} {what:kind|!} from that exertion and "
    "your hand",
)
DEED.form(
    LookAtTop,
    "look[s|] at the top {amount:number} card[|s] of the endurance",
    "look[s|] at the top {amount:number} card[|s] of your endurance",
    "look[s|] at the top card of your endurance",
)
DEED.form(
    LookAtTop,
    "look[s|] at the top {amount:number} card[|s] of your opponent's endurance",
    "look[s|] at the top card of your opponent's endurance",
    whose="opponent",
)
DEED.form(
    LookAtHand,
    "look[s|] at your opponent's hand",
    "look[s|] at your opponents hand",
    "examine[s|] your opponent's hand",
)
