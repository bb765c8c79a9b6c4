"""Cards that are picked only as a deed is carried out: one of several alternatives, several searches, a named card."""

from __future__ import annotations

from typing import Any

from judge.games.wot_ccg.cards.anew import repeated
from judge.games.wot_ccg.cards.meanings import OF_TYPE, Chosen, Ref
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed
from judge.games.wot_ccg.cards.printed import Printed, Unusable
from judge.games.wot_ccg.play.traits import NAMED

SPOKEN = ("you", "this")


def picked_later(clause: Clause, card: Printed) -> Clause:
    """A clause whose cards cannot all be named before: those are picked as each of its deeds is carried out."""
    if clause.each is not None or any(each.by is not None or each.inner is not None for each in clause.deeds):
        return clause
    searches = [each for each in clause.deeds if each.verb.startswith("search") and isinstance(each.whom, Chosen)]
    named = any(_speaks_of_named(each) for each in searches)
    if len(searches) > 1 or named:
        return _later(clause, card, lambda deed: deed in searches)
    shown = [each for each in clause.deeds if each.verb == "count rolled" and isinstance(each.to, Chosen)]
    if shown:
        return _later(clause, card, lambda deed: deed in shown)
    if clause.either and _apart(clause.deeds):
        return _later(clause, card, lambda deed: bool(_chosen(deed)))
    return clause


def _later(clause: Clause, card: Printed, when: Any) -> Clause:
    deeds = tuple(repeated(Clause((each,)), card) if when(each) else each for each in clause.deeds)
    return clause._replace(deeds=deeds)


def _speaks_of_named(deed: Deed) -> bool:
    return isinstance(deed.whom, Chosen) and bool({NAMED, OF_TYPE} & set(deed.whom.which.marks))


def _chosen(deed: Deed) -> list[Chosen]:
    return [whom for whom in (deed.whom, deed.to) if isinstance(whom, Chosen)]


def _apart(deeds: tuple[Deed, ...]) -> bool:
    """Whether alternatives choose cards, not all of them the same; what is targeted is told as the card is played."""
    if not any(map(_chosen, deeds)) or len({(each.whom, each.to) for each in deeds}) == 1:
        return False
    if any(one.target or any(one.per) for each in deeds for one in _chosen(each)):
        return False
    for each in deeds:
        others = [whom for whom in (each.whom, each.to) if isinstance(whom, Ref) and whom.what not in SPOKEN]
        if _chosen(each) and others:
            raise Unusable("each alternative chooses its own cards")
    return True


def refuse_untyped(clause: Clause, before: tuple[Deed, ...]) -> None:
    """`A card of that type` of a text in which no type was named before."""
    named = any(each.verb == "name card" and each.what.endswith("type") for each in (*before, *clause.deeds))
    if not named and _of_type(clause):
        raise Unusable("the text does not say which type is named")


def _names_nobody(value: Any) -> bool:
    return value == NAMED or (isinstance(value, tuple) and any(map(_names_nobody, value)))


def _of_type(value: Any) -> bool:
    return value == OF_TYPE or (isinstance(value, tuple) and any(map(_of_type, value)))


def refuse_unnamed(clause: Clause, before: tuple[str, ...]) -> None:
    """`A copy of the named card` of a text in which no card was named before."""
    verbs = [each.verb for each in clause.deeds]
    whom = [each.whom for each in clause.deeds]
    speaks = [at for at, each in enumerate(whom) if isinstance(each, Chosen) and NAMED in each.which.marks]
    of_named = "discard named" in verbs  # `He discards it`: a copy of what was named, not the card spoken of.
    if of_named and "name card" not in (*before, *verbs[: verbs.index("discard named")]):
        raise Unusable("the text does not say which card is named")
    if "name card" not in (*before, *verbs) and _names_nobody(tuple(each.rules for each in clause.deeds)):
        raise Unusable("the text does not say which card is named")
    if speaks and "name card" not in before and "name card" not in verbs[: speaks[0]]:
        raise Unusable("the text does not say which card is named")
