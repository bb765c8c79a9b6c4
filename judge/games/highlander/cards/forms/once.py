"""immediate-effect: what is done once: damage and Ability, attacks avoided, cards discarded or drawn, states."""

from __future__ import annotations

from judge.games.highlander.cards.language import DEED, DISCARDED, NEXT, REMOVED, SCALED
from judge.games.highlander.cards.meanings.of_cards import MayBe
from judge.games.highlander.cards.meanings.once import (
    Avoid,
    AvoidAll,
    AvoidThis,
    CheckBonus,
    Disarm,
    Discard,
    DiscardAtRandom,
    Draw,
    Fall,
    Frenzy,
    Gain,
    Grind,
    LookAtHand,
    LookAtTop,
    Lose,
    Maximum,
    NextAttack,
    Prevent,
    RegainWeapon,
    Remove,
    RemoveEndurance,
    SkipAttack,
    StandUp,
    StripHeadShot,
    TakeDamage,
)
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
DEED.form(Prevent, "take[s|] no damage", "take[s|] no damage this turn", amount=ALL, rank=1)
DEED.converts(lambda it: it, lambda given: None, "must {it:deed!}", rank=1)
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
    "put[s|] the top {amount:number} card[|s] of your/their endurance into your/their discard pile",
    "put[s|] the top card of your/their endurance into your/their discard pile",
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
    "draw[s|] {amount:count} card[|s] from your/their endurance",
)

for counted, doing in (
    (TakeDamage, "take[s|] damage"),
    (Lose, "lose[s|] ability"),
    (Gain, "gain[s|] ability"),
    (Draw, "draw[s|] cards"),
    (Draw, "draw[s|] a number of cards"),
    (Discard, "discard[s|] cards from your/their hand"),
    (Discard, "discard[s|] a number of cards"),
    (Grind, "discard[s|] cards from the top of your/their endurance"),
    (Prevent, "prevent[s|] damage"),
):
    DEED.converts(
        lambda per, counted=counted: counted(1, per=per), lambda given: None, f"{doing} equal to {{per:number of}}"
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
    "become[s|] unProne",
    "become[s|] un-Prone",
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
