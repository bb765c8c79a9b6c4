"""What the verbs of card text do: the occurrences each makes of its instruction, and what can be in its way."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from judge.engine import Moment, Refusal, refuse
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.expanding import OF_PLAYERS
from judge.games.lotr_lcg.cards.meanings import Instruction, Phrase, within
from judge.games.lotr_lcg.play.abilities.constant_abilities import forbidden, why_immune
from judge.games.lotr_lcg.play.abilities.triggering_conditions import into, why_not
from judge.games.lotr_lcg.play.values import resolve_amount
from judge.games.lotr_lcg.play.who import card
from judge.games.lotr_lcg.things import Card, Context, Occurrence, Player

Make = Callable[[Moment, Instruction, str, Context], Iterable[Occurrence]]
Obstacle = Callable[[Moment, Instruction, str, Context], Refusal | None]
MAKE: dict[str, Make] = {}
OBSTACLES: dict[str, Obstacle] = {}
COUNTED: set[str] = set()


def makes(*verbs: str) -> Callable[[Make], Make]:
    """Registers which occurrences an instruction makes for one card or player that it concerns."""
    return into(MAKE, *verbs)


def hindered(*verbs: str) -> Callable[[Obstacle], Obstacle]:
    """Registers why an instruction would do nothing to a card or player: a refusal with its rule, or None."""
    return into(OBSTACLES, *verbs)


def just_happens(*verbs: str, player: str = "", counted: bool = False) -> None:
    """Registers verbs that make what they are called, of whom they concern: `shuffle in` makes a `shuffle-in`.

    `player` is the field of the card that says which player it happens to, or `self` where players are concerned;
    `counted` if the text says how much.
    """

    def make(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
        whose = name if player == "self" else str(getattr(card(now, name), player)) if player else ""
        amount = count(now, what, about, name if player == "self" else "") if counted else 0
        yield Occurrence(what.verb.replace(" ", "-"), name, amount, player=whose)

    makes(*verbs)(make)
    COUNTED.update(verbs if counted else ())


def in_vain(verb: str, when: Callable[[Moment, str], bool], why: str, unit: str, banned: str = "") -> None:
    """Registers when a verb would change nothing for a card or player, and what card text may say against it."""

    def hindrance(now: Moment, what: Instruction, name: str, about: Context) -> Refusal | None:
        if when(now, name):
            return nothing(name, why, unit)
        found = now.get(name)
        return (
            forbidden(now, found, banned, source=about.source) if banned and isinstance(found, Card | Player) else None
        )

    hindered(verb)(hindrance)


def _has_its_own(what: Instruction) -> bool:
    """`deal X damage to each hero, where X is the number of attachments on that hero`: another number for each."""
    if what.group.how != "all" or what.amount.group is None:
        return False
    told = [each for each in within(what.amount) if isinstance(each, Phrase) and each.how == "it"]
    return bool(told) and all(set(each.kinds) & {*what.group.kinds, *_WIDER.get(what.group.kinds, ())} for each in told)


_WIDER: dict[tuple[str, ...], tuple[str, ...]] = {
    ("hero",): ("character",),
    ("ally",): ("character",),
    ("character",): ("hero", "ally"),
}


def occurrences(
    now: Moment, what: Instruction, name: str, about: Context, cause: str, rules: tuple[str, ...] = ()
) -> list[Occurrence]:
    """What an instruction makes of one card or player."""
    if what.verb not in MAKE:
        return []
    about = about._replace(last=(name,)) if _has_its_own(what) else about
    made = ((each, each.source or about.source) for each in MAKE[what.verb](now, what, name, about))
    return [each._replace(source=source, cause=cause, rules=(*each.rules, *rules)) for each, source in made]


def obstacle(now: Moment, what: Instruction, name: str, about: Context) -> Refusal | None:
    """Why an instruction would do nothing to a card or player: immunity, a ban, or nothing to change."""
    found = now.get(name)
    about = about._replace(last=(name,)) if _has_its_own(what) else about
    if isinstance(found, Player) and what.verb not in OF_PLAYERS:
        return nothing(name, "is a player, not a card", "effects-as-much-as-able")
    immune = why_immune(now, found, about.source) if isinstance(found, Card) else None
    hindrance = immune or (OBSTACLES[what.verb](now, what, name, about) if what.verb in OBSTACLES else None)
    if hindrance is not None or what.verb not in MAKE:
        return hindrance
    made = occurrences(now, what, name, about, "card effect")
    if (not made and not what.to.how) or (what.verb in COUNTED and made and not any(each.amount for each in made)):
        return nothing(name, "would be as before", "ability-potential-change")
    return next((refusal for each in made if (refusal := why_not(now, each))), None)


def count(now: Moment, what: Instruction, about: Context, player: str = "") -> int:
    """The amount of an instruction as it is now; for one of several players, with what is that player's own."""
    if player and what.amount.group is not None and about.last != (player,):
        about = about._replace(last=(*(name for name in about.last if name != player), player))
    return resolve_amount(now, what.amount, about)


def nothing(name: str, why: str, *units: str) -> Refusal:
    """The refusal for something that would change nothing."""
    return refuse(f"{name} {why}", *map(cite, units or ("effects-as-much-as-able",)))
