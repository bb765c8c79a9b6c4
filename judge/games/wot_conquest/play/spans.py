"""span, short-span, medium-span, long-span, impassible-terrain: distances; the bare span is related to no other."""

from __future__ import annotations

from judge.engine import Cite, Missing, Moment, Refusal, refuse, remembered
from judge.games.wot_conquest import cite
from judge.games.wot_conquest.play.silence import NoRule
from judge.games.wot_conquest.things import COMPOUND, LONG, MEASURES, SHORT, SPAN, Gap, Map

Known = bool | NoRule
MEASURE_OF = {
    **{each: each for each in MEASURES},
    **{each.removesuffix("-span"): each for each in COMPOUND},
    **{each.replace("-", " "): each for each in COMPOUND},
    "bare span": SPAN,
}
LOST = "towards "


def the_map(now: Moment) -> Map:
    """The map as the table gives it."""
    return now.the(Map, "map")


def gap_between(now: Moment, one: str, other: str) -> Gap | None:
    """What the table says of two places; None when it names no distance, so that they are far apart."""
    for place in (one, other):
        if place.startswith(LOST):
            hint = "give the places on its line in `way: [...]`, nearest first, with their distances"
            raise Missing(f"where a Jealous Chosen comes to that moved {place}; {hint}")
    found = dict(the_map(now).gaps)
    return found.get((one, other)) or found.get((other, one))


@remembered
def within(now: Moment, one: str, other: str, measure: str, walking: bool = False) -> Known:
    """Whether two places lie within a measure of each other; no rule where the text relates no two measures."""
    if one == other:
        return True
    gap = gap_between(now, one, other)
    if gap is None:
        return False
    if walking and gap.way is not None and now.reads("path-vs-distance") == "along-the-path":
        gap = gap.way
    known = _stated(now, gap, measure)
    if known is None and SPAN in (measure, *gap.within, *gap.beyond):
        known = _bare_span(now, gap, measure)
    return _unrelated(one, other, gap, measure) if known is None else known


def _stated(now: Moment, gap: Gap, measure: str) -> bool | None:
    """What is said outright, or follows from numbers where no bare span is in it."""
    if gap.says(measure) is not None or measure == SPAN:
        return gap.says(measure)
    return _measured(gap, measure, {key: n for key, n in the_map(now).lengths if key != SPAN})


def _measured(gap: Gap, measure: str, lengths: dict[str, int]) -> bool | None:
    """What the numbers of the table tell: the distance itself, or the lengths of the measures it lies between."""
    if measure not in lengths:
        return None
    if gap.number is not None:
        return gap.number <= lengths[measure]
    most = [lengths[each] for each in gap.within if each in lengths]
    least = [lengths[each] for each in gap.beyond if each in lengths]
    if most and min(most) <= lengths[measure]:
        return True
    return False if least and max(least) >= lengths[measure] else None


def _bare_span(now: Moment, gap: Gap, measure: str) -> bool | None:
    """span: how the bare span compares with the others is a reading, and mostly cannot be told."""
    match now.reads("span-undefined"):
        case "own-measure":
            found = the_map(now)
            lengths = dict(found.lengths)
            if found.span_is in lengths:
                lengths[SPAN] = lengths[found.span_is]
            return _measured(gap, measure, lengths)
        case "any-of-the-three":
            return _one_of_three(now, gap, measure)
        case _:
            return None


def _one_of_three(now: Moment, gap: Gap, measure: str) -> bool | None:
    """The bare span is one of the three: what holds for each of them holds for it."""
    agreed = the_map(now).span_is
    if measure == SPAN:
        told = {gap.says(option) for option in ((agreed,) if agreed else COMPOUND)}
        return told.pop() if len(told) == 1 else None
    if SPAN in gap.within and (measure == LONG or measure == agreed):
        return True
    return False if SPAN in gap.beyond and (measure == SHORT or measure == agreed) else None


def _unrelated(one: str, other: str, gap: Gap, measure: str) -> NoRule:
    shortest = next((each for each in COMPOUND if each in gap.within), "")
    said = [each for each in (SPAN if SPAN in gap.within else "", shortest) if each]
    words = f"within a {' and a '.join(said)} of each other" if said else "at a distance that is only partly known"
    why = f"{one} and {other} are {words}, and the rulebook does not say how that compares with a {measure}"
    return NoRule(why, *map(cite, dict.fromkeys((measure, *said))), cite("move-values"))


@remembered
def refuse_reach(now: Moment, start: str, end: str, measure: str, path: Cite, *rules: Cite) -> Refusal | None:
    """deploy-path, move-path: why a unit cannot go from one place to another: too far, no way, or nobody knows."""
    near = within(now, start, end, measure, walking=True)
    if isinstance(near, NoRule):
        return near.refusal(*rules)
    if not near:
        return refuse(f"{end} is not within a {measure} of {start}", *rules)
    gap = gap_between(now, start, end) if start != end else None
    if gap is not None and gap.blocked and not _crosses(now, path):
        return refuse(f"every way from {start} to {end} crosses impassible terrain", path, cite("impassible-terrain"))
    return refuse_terrain(now, end, path)


def _crosses(now: Moment, path: Cite) -> bool:
    """deploy-path, move-path: nobody crosses impassible terrain, though some let a unit do it."""
    if path == cite("deploy-path"):
        return now.reads("deployed-across") == "may-cross"
    return now.reads("mountains-for-all") == "may-cross"


def refuse_terrain(now: Moment, end: str, path: Cite) -> Refusal | None:
    """impassible-stop: no path crosses such terrain; whether one may end there is not said."""
    if end not in the_map(now).impassible or _crosses(now, path):
        return None
    if now.reads("impassible-stop") == "may-stop":
        return None
    return refuse(f"{end} is impassible terrain, which nobody enters", path, cite("impassible-terrain"))
