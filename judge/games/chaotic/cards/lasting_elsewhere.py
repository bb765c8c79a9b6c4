"""8.7.1: what a text says of Battlegear and of Hive as long as its card is there."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judge.games.chaotic.cards.meanings import Beside, Fights, Meets, Those, Trait
from judge.games.chaotic.cards.meanings.ability import Ability
from judge.games.chaotic.cards.meanings.hands import Closed, NoAttacks, Spares
from judge.games.chaotic.cards.meanings.instructions import GearHas, HiveStays, Mute, Opens
from judge.games.chaotic.cards.phrases import here
from judge.games.chaotic.cards.reaching import reached
from judge.games.chaotic.play.lasting import CLOSED, HIVE, SOME_ATTACKS, SPARED
from judge.games.chaotic.play.mugic_and_abilities.texts import GEAR_TEXT

OPENS = "begins the game face up"


def mute(deed: Mute, given: tuple[Any, ...], sort: str) -> Iterator[Ability]:
    """g-disarm: Battlegear of a sort have no abilities."""
    whose = deed.what.of.traits if isinstance(deed.what.of, Those) else ()
    if sort == "battlegear" or deed.what.which != "each" or not all(map(_is_plain, (*deed.what.traits, *whose))):
        raise ValueError("this Battlegear cannot be without abilities as long as a text says so")
    if not all(isinstance(each, Meets) and each.whom == Those("this") and _is_plain(each.trait) for each in given):
        raise ValueError("what Battlegear lacks cannot depend on this condition")
    yield Ability("Battlegear have no abilities", reach=deed.what, given=here(given, sort), lacks=(GEAR_TEXT,))


def _is_plain(trait: Any) -> bool:
    """Whether a quality hangs on no text: what takes texts away must not hang on what it takes away."""
    if isinstance(trait, Fights | Beside):
        return bool(trait.whom == Those("this"))
    return isinstance(trait, Trait) and trait.sort in ("control", "state", "side", "face")


def gear_has(deed: GearHas, given: tuple[Any, ...], sort: str) -> Iterator[Ability]:
    """What Battlegear itself has, or what cannot be done to it."""
    needed = here(given, sort)
    yield from (each._replace(reach=deed.what, given=needed) for each in deed.gains)
    yield from (Ability(f"can not {each}", reach=deed.what, given=needed, forbids=each) for each in deed.cannot)


def spares(deed: Spares, given: tuple[Any, ...], sort: str) -> Iterator[Ability]:
    """6.3.5: whom some cannot initiate combat with."""
    reach, needed = reached(deed.whom, given, sort)
    foe = here(deed.foe, sort)
    if foe.which == "one":
        foe = foe._replace(which="each")
    if foe.which not in ("each", "this", "bearer") or (foe.which != "each" and reach.which != "each"):
        raise ValueError("it is not clear who is meant")
    yield Ability("cannot initiate combat with some", reach=reach, given=needed, forbids=SPARED, affects=foe)


def closed(deed: Closed, given: tuple[Any, ...], sort: str) -> Iterator[Ability]:
    """9.3.5: who cannot move into the space of a Mirage."""
    if sort != "location" or deed.whom.which != "each" or given:
        raise ValueError("only a Location can be in a space that is closed to some")
    yield Ability("closed to some", reach=deed.whom, forbids=CLOSED)


def no_attacks(deed: NoAttacks, given: tuple[Any, ...], sort: str) -> Iterator[Ability]:
    """7.2.5.2: which attacks some cannot play."""
    if deed.until != "turn":
        raise ValueError("an Innate Ability cannot name its own end")
    reach, needed = reached(deed.whom, given, sort)
    yield Ability("can not play some attacks", reach=reach, given=needed, forbids=SOME_ATTACKS, affects=deed.attack)


def opens(deed: Opens, given: tuple[Any, ...], sort: str) -> Iterator[Ability]:
    """4.2.3: a Battlegear that begins the game face up."""
    if sort != "battlegear":
        raise ValueError("only a Battlegear begins the game face down")
    yield Ability(OPENS)


def hive_stays(deed: HiveStays, given: tuple[Any, ...], sort: str) -> Iterator[Ability]:
    """8.5.8: Hive can not be turned on, or off."""
    if deed.until != "turn":
        raise ValueError("an Innate Ability cannot name its own end")
    yield Ability(
        f"Hive can not be turned {deed.cannot}",
        reach=Those("each", "hive"),
        given=here(given, sort),
        forbids=HIVE[deed.cannot],
    )
