"""What the sentences of a card have become, and what they say of the card itself and of what stands before them."""

from __future__ import annotations

from typing import Any, NamedTuple

from judge.cardtext import Sentence
from judge.games.chaotic.cards.meanings import COUNTERS, DONE, REFERS, Count, Measure, Say, Those, Trait, remade
from judge.games.chaotic.cards.meanings.ability import Ability
from judge.games.chaotic.cards.meanings.hands import Arranged, By, Cards, ClearPile, CostIs, Goes, TakeBack
from judge.games.chaotic.cards.meanings.instructions import (
    Counters,
    Deal,
    Destroy,
    Flip,
    GearHas,
    Gets,
    Infects,
    MoveCounters,
    Mute,
    NamedCounters,
    Relocate,
    Remove,
    Return,
    Sacrifice,
    Swap,
)
from judge.games.chaotic.cards.meanings.sentences import Cost, Do, Limit, Mode, Step, Triggered, When
from judge.games.chaotic.cards.refusals import Refused

DEPENDS = "it depends on a sentence that is not understood"
OWN_GEAR = Those("this", "battlegear")
SOLE = tuple(Those("the", traits=(Trait("control", each),)) for each in ("yours", "theirs"))
IN_COMBAT = ("engaged", "initiates combat", "intercepts", "plays an attack", "deals attack damage",
             "is dealt attack damage", "gains initiative", "loses initiative")  # fmt: skip
HERE = (Say("here"), Trait("place", "here"), Trait("place", "beside"))
FOR_GEAR = (Destroy, Sacrifice, Flip, Mute, GearHas, Cost)


AT_ANY_TIME = (Cards, ClearPile, Counters, Destroy, Flip, Infects, MoveCounters, NamedCounters, Relocate, Remove,
               Return, Sacrifice, Swap, TakeBack)  # fmt: skip


class Text(NamedTuple):
    """What a text has become: abilities of a card in play, or targets and steps of what is played."""

    abilities: tuple[Ability, ...] = ()
    mirage: tuple[Ability, ...] = ()
    targets: tuple[Those, ...] = ()
    steps: tuple[Step, ...] = ()
    sentences: tuple[Sentence, ...] = ()
    modes: tuple[Mode, ...] = ()
    costs: tuple[CostIs, ...] = ()


def refers_back(meaning: Any) -> bool:
    """Whether a sentence speaks of somebody or something of the sentences before it."""
    if isinstance(meaning, Those):
        return meaning.which in REFERS
    if isinstance(meaning, Say):
        return meaning.word in (*DONE, "won", "won both", "won all", "otherwise", "heads", "tails")
    if isinstance(meaning, Trait) and meaning.sort == "chosen":
        return True
    if isinstance(meaning, Limit | Arranged) or (isinstance(meaning, Do) and meaning.instead):
        return True
    if isinstance(meaning, Deal) and meaning.more:
        return True
    return isinstance(meaning, tuple) and any(refers_back(each) for each in meaning)


def refuse_at_the_end(deed: Any) -> None:
    """6.4.1: damage and what lasts for a turn go in the Recovery Step: of which turn, as one ends, no rule tells."""
    for each in deed.deeds if isinstance(deed, By) else (deed,):
        if not isinstance(each, AT_ANY_TIME):
            raise Refused("whether this comes before or after the Recovery Step is not clear")


def stands_alone(means: Any) -> bool:
    """Whether a sentence says what somebody has as long as there are counters with a name, whatever stands before."""
    plainly = isinstance(means, Do) and not means.instead and not means.may
    return plainly and all(getattr(each, "has", False) for each in means.deeds) and _counts_named(means)


def _counts_named(value: Any) -> bool:
    if isinstance(value, Count):
        return value.what == "named counters"
    if isinstance(value, Measure):
        return any(each.endswith(" counters") and each != COUNTERS for each in value.stats)
    return isinstance(value, tuple) and any(map(_counts_named, value))


def unread(sentence: Sentence, why: str) -> Sentence:
    """A sentence that is not carried out."""
    return Sentence(sentence.text, why=why)


def of_card(means: Any, sort: str) -> Any:
    """3.1.1.1: a card's own name means itself: a Creature, a Battlegear; no Creature where the card is none."""
    if means == Those("card"):
        if sort not in ("creature", "battlegear"):
            raise Refused("this card is not a Creature")
        return Those("this") if sort == "creature" else OWN_GEAR
    if isinstance(means, Those) and means.which == "bearer" and sort != "battlegear":
        raise Refused("this card is not equipped to a Creature")
    if isinstance(means, Those) and means.which == "card":
        if sort != "creature":
            raise Refused("this card is not a Creature")
        return of_card(means._replace(which="this"), sort)  # With more said of it, it is still the card itself.
    if isinstance(means, Remove) and means.what == Those("card") and sort in ("played", "attack"):
        return Goes("out")
    if isinstance(means, Goes) and sort not in ("played", "attack"):
        raise Refused("this card is not played")
    if means in HERE and sort != "location":
        raise Refused("this card is not a Location")
    if means in SOLE:
        if sort != "attack":
            raise Refused("which Creature of that player is meant is not said")
        return means._replace(traits=(*means.traits, Trait("state", "engaged")))
    if isinstance(means, Triggered) and sort in ("creature", "battlegear") and _in_its_fight(means):
        means = means._replace(do=_faced(means.do))
    if isinstance(means, When) and means.who == Those("card") and sort == "battlegear":
        return _of_gear(means)
    if sort != "battlegear" and isinstance(means, Flip | Mute | GearHas) and Those("card") in means:
        raise Refused("this card is not a Battlegear")
    if sort == "battlegear" and isinstance(means, Gets) and means == Gets(Those("card"), cannot=("be destroyed",)):
        return GearHas(OWN_GEAR, cannot=means.cannot)
    if sort == "battlegear" and not isinstance(means, FOR_GEAR) and hasattr(means, "_fields"):
        if Those("card") in means:
            raise Refused("a Battlegear is not a Creature")
    return remade(means, lambda each: of_card(each, sort))


def _in_its_fight(means: Triggered) -> bool:
    """Whether an event is of the combat that the card, or its bearer, is in: then the opposing Creature is known."""
    who = means.when.who
    own = who is not None and who.which in ("card", "this", "bearer")
    return means.when.event == "combat begins" or (own and means.when.event in IN_COMBAT)


def _faced(means: Any) -> Any:
    """`The opposing Creature` of a fight is the opposing engaged one."""
    if means == SOLE[1]:
        return means._replace(traits=(*means.traits, Trait("state", "engaged")))
    return remade(means, _faced)


def _of_gear(when: When) -> When:
    """4.1.6: an event of a Battlegear itself, told as of a card: it is destroyed, or goes to the discard pile."""
    gone = {"is destroyed": "gear destroyed", "is discarded": "gear discarded"}
    if when.event not in gone or when != When(when.event, Those("card")):
        raise Refused("a Battlegear is not a Creature")
    return When(gone[when.event], OWN_GEAR)


def of_bearer(means: Any) -> Any:
    """What a Battlegear gives in quotation marks: the equipped Creature has it, and is the one who speaks."""
    if isinstance(means, Those) and means.which == "bearer":
        return of_bearer(means._replace(which="this"))
    return remade(means, of_bearer)
