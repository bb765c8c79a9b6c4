"""A whole sentence: its deeds with the conditions, durations and occasions that stand around them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judge.games.lotr_lcg.cards.expanding.amounts import with_x
from judge.games.lotr_lcg.cards.expanding.deed import one_deed
from judge.games.lotr_lcg.cards.expanding.occasions import triggers
from judge.games.lotr_lcg.cards.expanding.of_each import of_each
from judge.games.lotr_lcg.cards.expanding.out_of_play import is_nowhere
from judge.games.lotr_lcg.cards.expanding.permits import against_whom
from judge.games.lotr_lcg.cards.expanding.roles import why_not_its_part
from judge.games.lotr_lcg.cards.expanding.spoken_of import (
    of_all_players,
    of_engaged,
    of_first_option,
    of_holders,
    of_it,
    of_its_own,
    of_spoken,
    of_subject,
    of_such_players,
    of_the_bearer,
    of_the_first,
    of_the_wearer,
    of_this_card,
    points_nowhere,
    speaks_of_player,
    spoken_of,
)
from judge.games.lotr_lcg.cards.expanding.values_of_kinds import why_without
from judge.games.lotr_lcg.cards.expanding.verbs import CONTINUOUS, FOR_A_WHILE, RATIONS, Unread
from judge.games.lotr_lcg.cards.meanings import (
    IT,
    TOKENS,
    Amount,
    Condition,
    Deeds,
    Instruction,
    Phrase,
    Quality,
    Trigger,
    within,
)
from judge.games.lotr_lcg.cards.opposites import all_of_them, complement

ITS_OWN = "a separate number for each of several cards cannot be carried out yet"


SPOKEN = Quality("spoken of")
ONE_OF_THOSE = Phrase("pick", kinds=("card",), clauses=(SPOKEN,))


def _asks_of_those(case: Condition) -> bool:
    """`If any of these cards is an enemy, add 1 to the staging area`: 1 of those enemies, or of those cards."""
    return case.kind == "exists" and SPOKEN in case.group.clauses


def expanded(deeds: Deeds, kind: str) -> tuple[Instruction, ...]:
    """What a sentence does, one instruction after the other, in an ability of a kind."""
    if any(each.verb == "delay" for each in deeds.effects):
        raise Unread("one delay in another")
    if any(each.group == ONE_OF_THOSE for each in deeds.effects) and any(_asks_of_those(x) for x in deeds.conditions):
        raise Unread("it is not clear which of them it refers to")
    told = [each.options for each in within(deeds) if isinstance(each, Instruction) and len(each.options) > 1]
    if any(each[0] == other for each in told for other in each[1:]):
        raise Unread("two of the things to choose from are the same")
    if deeds.of_each and deeds.until:
        raise Unread("it would hold for each of them for a part of that time only")
    deeds = of_engaged(deeds)
    if kind == "constant":
        deeds = of_its_own(of_each(of_holders(of_all_players(deeds))))
    outcome = asks_of_attack((deeds.effects, deeds.conditions, deeds.cases))
    if outcome and kind == "shadow" and deeds.at is None:
        deeds = deeds._replace(at=Trigger("attack-ends"))  # What it comes to is known when it is over.
    found = [one for each in deeds.effects for one in one_deed(each, kind)]
    within_the_rules(found, deeds, kind)
    found, deeds = of_such_players(found, deeds)
    if any(isinstance(each, Quality) and each.kind == "controlled" and _is_best(each.group) for each in within(deeds)):
        raise Unread("several players may be tied")
    if any(points_nowhere(found[at], found[at + 1]) for at in range(len(found) - 1)):
        raise Unread("it is not clear which card it refers to")
    if kind != "constant":
        # `the first player reveals an additional card during the quest phase`: in the one of this round.
        found = [x._replace(until="round") if x.verb == "reveal more" and not x.until else x for x in found]
    found = [of_first_option(each) for each in of_the_bearer(found)]
    found = _for_a_while(found, deeds.until)
    if deeds.cases and deeds.decided:
        raise Unread("it is not clear whether the condition is checked now or later")
    if deeds.cases:
        if len(deeds.effects) > 1:
            raise Unread("it is not clear whether the condition applies to all of it")
        deeds = deeds._replace(conditions=(*deeds.conditions, *(of_it(each, found) for each in deeds.cases)), cases=())
    # `if ..., it attacks again after this attack`: whether it does is decided now.
    at_once = deeds.at is not None and (deeds.at.kind == "attack-ends" or deeds.decided) and not outcome
    whiles = [*deeds.whiles, *(each for effect in found for each in effect.whiles)]
    if deeds.unless:
        found = _unless_all(found, deeds, kind)
    held = [each._replace(ability=None) for each in found if each.verb in CONTINUOUS]
    if kind == "constant" and any(speaks_of_player(each) for each in held):
        raise Unread("it is not clear which player it refers to")
    if kind == "constant":
        found = of_the_first(found)
        found = [of_subject(_while(each, deeds), (*deeds.conditions, *deeds.whiles)) for each in found]
        found = [against_whom(each) for each in found]
    elif any(not _of_its_own(each) for each in found):
        raise Unread(ITS_OWN)
    elif whiles:
        raise Unread("what applies only while a condition is met must be a sentence of its own")
    else:
        spoken = spoken_of(deeds.conditions)
        found = of_the_wearer(found, deeds.conditions)
        found = of_spoken([of_this_card(each, deeds.conditions) for each in found], spoken)
        if not at_once:
            found = [each._replace(conditions=(*deeds.conditions, *each.conditions)) for each in found]
    if deeds.x is not None:
        found = [with_x(each, deeds.x) for each in found]
        if kind != "constant" and any(not _of_its_own(each) for each in found):
            raise Unread(ITS_OWN)
    if deeds.instead and kind not in ("response", "forced"):
        raise Unread("it is not clear what it replaces")
    if deeds.instead:
        found = [Instruction("instead", options=(tuple(found),))]
    if deeds.at is not None and kind == "shadow" and any(each.verb == "options" for each in found):
        raise Unread("it is not clear whether the choice is made at once")
    if deeds.at is not None and kind != "constant":
        until = deeds.awaited or ("attack" if deeds.at.kind in ("destroy", "damage") else "")
        if until == "attack" and any(part == IT for part in within(tuple(found))):
            raise Unread("it is not clear whom it refers to")
        found = [
            Instruction(
                "delay",
                options=(tuple(found),),
                triggers=_awaited(deeds.at, tuple(found)) if deeds.awaited else (deeds.at._replace(timing="after"),),
                until=until,
                op="each time" if deeds.often else "",
                conditions=deeds.conditions if at_once else (),
            )
        ]
    if deeds.then and found:
        found[0] = found[0]._replace(then=True)
    return tuple(found)


def _awaited(at: Trigger, found: tuple[Instruction, ...]) -> tuple[Trigger, ...]:
    """`The next time you engage an enemy this round`: it is looked at once that has happened."""
    when = triggers("after", (at,))
    if len(when) != 1 or any(each.verb in ("cancel", "reduce it", "increase it", "instead") for each in found):
        raise Unread("a text cannot wait in that way for something that is about to happen")
    return when


def _of_its_own(what: Instruction) -> bool:
    """`each enemy gets +1 attack for each resource on it`: counted anew for each of them, as long as it lasts.

    What is done at once is done to each with one number, unless `that hero` says that each has its own.
    """
    if what.group.how != "all" or what.amount.group is None:
        return True
    told = [each for each in within(what.amount) if isinstance(each, Phrase) and each.how == "it"]
    if not told or (what.verb == "modify" and what.until):
        return what.amount.group != IT or what.amount.of in TOKENS
    return all(each.kinds for each in told)


def asks_of_attack(part: Any) -> bool:
    """Whether something depends on what an attack has come to: whom it destroyed, how much was beyond hit points."""
    every = within(part)
    return any(
        (isinstance(each, Condition) and each.kind == "attack did")
        or (isinstance(each, Amount) and each.of in ("excess", "attack damage"))
        or (isinstance(each, Phrase) and each.how == "damaged by attack")
        for each in every
    )


def _unless_all(found: list[Instruction], deeds: Deeds, kind: str) -> list[Instruction]:
    """`cannot ... unless this is so and that is so`: it holds as long as one of them is not so."""
    if kind != "constant" or any(each.verb != "cannot" for each in found):
        raise Unread("it is not clear in which case it is done")
    missing = [complement(each) for each in deeds.unless]
    return [each._replace(conditions=(*each.conditions, case)) for each in found for case in missing]


EVERYBODY = ("each player", "all")
LIFELESS = frozenset(("treachery", "event", "attachment", "quest"))
OF_PLAYERS_ALONE = frozenset(("hero", "ally", "attachment", "event"))
WITHOUT_SPHERE = frozenset(("enemy", "location", "quest", "treachery", "objective"))


def within_the_rules(found: list[Instruction], deeds: Deeds, kind: str = "") -> None:
    """What some scenarios have and the rulebook has not, such as damage on an event."""
    paid = kind in ("cost", "travel")  # cost-own-elements
    if not paid and any(_is_anybodys(part) for each in found for part in _done_by_players(each)):
        raise Unread("it does not say whose cards are meant")
    done = (each for each in within(tuple(found)) if isinstance(each, Instruction))
    if any((each.verb, each.group, each.to) == ("attach", IT, IT) for each in done):
        raise Unread("it is not clear which card is attached to which")
    for each in within((tuple(found), deeds)):
        if isinstance(each, Instruction) and each.verb in ("damage", "mark", "heal", "move damage"):
            for group in (each.group, *((each.to,) if each.verb == "move damage" else ())):
                if group.kinds and LIFELESS.issuperset(group.kinds):
                    raise Unread("the rulebook has no damage on such cards")
        if isinstance(each, Quality) and each.kind == "eligible" and _eligible_for_nothing(each, found, deeds):
            raise Unread("it is not clear what they are eligible for")
        if isinstance(each, Quality) and each.kind == "random" and each in within(tuple(found)):
            raise Unread("chance cannot decide that")
        if why := why_without(each) or why_not_its_part(each):
            raise Unread(why)
        if is_nowhere(each):
            raise Unread("no card that is not in play is like that")
        if isinstance(each, Phrase) and each.kinds and OF_PLAYERS_ALONE.issuperset(each.kinds):
            if any("guarded" in (one.kind, one.word) for one in each.qualities):
                raise Unread("the rulebook has no guarded on a card of a player")
        if isinstance(each, Phrase) and each.kinds and WITHOUT_SPHERE.issuperset(each.kinds):
            if any(one.kind == "sphere" and one.word != "spirit" for one in each.qualities):
                raise Unread("encounter cards have no sphere")
        if isinstance(each, Condition) and each.kind == "engaged with" and each.player.how == "each player":
            if not each.negated:
                raise Unread("it is not clear whether each player is engaged with it, or one of them")
        if isinstance(each, Condition) and each.kind == "controls":
            if each.player.how == "each player":
                raise Unread("it is not clear whether each player controls it, or one of them")
            if each.group.how == "all" and each.range is None and not each.negated and not all_of_them(each):
                raise Unread("it is not clear whether all of them are meant")


def _done_by_players(what: Instruction, does: bool = False) -> Iterator[Instruction]:
    """What players do who are named, also as one of several things to select from, or later."""
    does = what.by.how not in ("", "you") if what.by.how else does
    options = what.options if what.verb != "price" else ()  # cost-own-elements
    inner = [*what.parts, *(part for option in options for part in option)]
    if does and not inner:
        yield what
    for part in inner:
        yield from _done_by_players(part, does)


def _eligible_for_nothing(quality: Quality, found: list[Instruction], deeds: Deeds) -> bool:
    """`an eligible hero` is one that an attachment can be attached to, and nothing else."""
    every = [each for each in within((tuple(found), deeds)) if isinstance(each, Phrase) and quality in each.qualities]
    hosts = [
        each.to for each in within((tuple(found), deeds)) if isinstance(each, Instruction) and each.verb == "attach"
    ]
    return any(each not in hosts and each._replace(how="pick") not in hosts for each in every)


def _is_held(quality: Quality) -> bool:
    return quality.kind == "controlled" or any(_is_held(each) for each in quality.either)


def _is_anybodys(what: Instruction) -> bool:
    """`each player must exhaust a character`: one of his own, or anybody's? Only of a cost it is known whose it is."""
    group, theirs = what.group, bool(OF_PLAYERS_ALONE & {*what.group.kinds} or "character" in what.group.kinds)
    if (
        what.verb not in (("exhaust",) if what.may else ("exhaust", "discard"))
        or group.how not in ("pick", "choose")
        or not theirs
    ):
        return False
    return not any(_is_held(each) or each.kind in ("in", "attached to") for each in group.qualities)


def _is_best(group: Phrase | None) -> bool:
    return group is not None and any(each.kind.startswith(("most ", "least ")) for each in group.clauses)


def _for_a_while(found: list[Instruction], until: str) -> list[Instruction]:
    """A duration in front is for all of the sentence, one at its end for all that lasts; elsewhere there is none."""
    inner = (one for each in found for option in (*each.options, each.parts) for one in option)
    if any(each.until and each.verb not in (*FOR_A_WHILE, "several", "options", "delay") for each in inner):
        raise Unread("nothing in it lasts")
    if until and any(each.until not in ("", until) for each in found):
        raise Unread("it names two durations")
    until = until or (found[-1].until if found and found[-1].verb not in (*RATIONS, "delay") else "")
    made = [each._replace(until=until) if each.verb in FOR_A_WHILE and not each.until else each for each in found]
    if any(each.until and each.verb not in (*FOR_A_WHILE, "delay") for each in made) or (
        until and all(not each.until for each in made)
    ):
        raise Unread("nothing in it lasts")
    return made


def _while(what: Instruction, deeds: Deeds) -> Instruction:
    """constant-conditional: in which case it holds; `while defending` is said of whom the sentence speaks of."""
    group, cases = what.group, []
    for each in (*deeds.conditions, *deeds.whiles, *what.conditions, *what.whiles):
        if each.group.how != "subject":
            cases.append(each)
        elif group.how == "all":
            group = group._replace(clauses=(*group.clauses, *each.qualities))
        else:
            cases.append(each._replace(group=group))
    return what._replace(group=group, conditions=tuple(cases), whiles=())
