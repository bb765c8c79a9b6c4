"""immediate-effect: cards that are taken back, put somewhere, removed, countered, nullified, ignored."""

from __future__ import annotations

from judge.games.highlander.cards.forms.once import FROM_HAND
from judge.games.highlander.cards.language import DEED
from judge.games.highlander.cards.meanings.once import (
    Capture,
    Counter,
    CounterDuty,
    DiscardAny,
    DiscardEqual,
    DiscardThis,
    DoomBoth,
    DrawUp,
    Duplicate,
    Exhaust,
    Ignore,
    IgnorePreventions,
    Nullify,
    NullifyHost,
    PutIntoPlay,
    PutOnTop,
    Remove,
    RemoveThis,
    Reshuffle,
    Retrieve,
    ReturnThis,
    Shuffle,
    TakeControl,
    Trade,
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
    "return[s|] up to {amount:count} {what:kind|?} from your/the discard pile to your hand",
    "put[s|] up to {amount:count} {what:kind|?} from your/the discard pile into your hand",
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
    "put[s|] {amount:count} {what:kind|?} from your/the discard pile into your hand",
    "take[s|] {amount:count} {what:kind|?} from your/the discard pile (and put it into your hand)",
    exactly=True,
)
DEED.form(
    Reshuffle,
    "shuffle[s|] the discard pile into the endurance",
    "reshuffle[s|] (your|their|the) discard pile into (your|their|the) endurance",
    "reshuffle[s|]",
    "shuffle[s|] your/their discard pile into your/their endurance",
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
    Counter,
    "counter[s|] {cards}",
    "counter[s|] {cards} just played",
    "counter[s|] {cards} (just) played by your opponent",
    "counter[s|] {cards} your opponent just played",
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
