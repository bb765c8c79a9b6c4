"""Moments in words: `at: 6.4`, `at: when damage is dealt`, `at: in the battle of Cairhien`; and playing on to one."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from judge.content.problem import BadInput, Problem, nearest, shown
from judge.engine.chart import Chart
from judge.engine.position import Frame, Position
from judge.engine.record import PASS, Choice
from judge.engine.referee import Referee
from judge.engine.trail import Mark
from judge.scenario import quantities
from judge.scenario.choice_wording import plain
from judge.scenario.going import Going
from judge.scenario.model import Ask
from judge.scenario.played import Played

NOW = "now"
MOST_PASSES, MOST_CHOICES = 400, 3
LITTLE_WORDS = frozenset(
    "a an the at on in of to by for with from when while as is are was were be been being has have had it its his her"
    " their step window phase during after against that this there then into".split()
)
PREPOSITIONS = ("after", "as", "at", "during", "in", "on", "when", "while")
HAPPENS = frozenset(("deal", "happen", "occur", "do"))
ENDINGS = ("ing", "ied", "ies", "ed", "es", "s", "d")
SAME_WORD = {"dealt": "deal", "drawn": "draw", "drew": "draw", "made": "make", "chosen": "choose", "fought": "fight",
             "won": "win", "lost": "lose", "begun": "begin", "struck": "strike", "left": "leave"}  # fmt: skip


class Wanted(NamedTuple):
    """What a moment in words means: nodes, charts, or the words of an event; and what it has to be about."""

    nodes: frozenset[str] = frozenset()
    charts: frozenset[str] = frozenset()
    event: frozenset[str] = frozenset()
    names: tuple[str, ...] = ()

    def fits(self, mark: Mark) -> bool:
        """Whether a mark is such a moment, whatever it is about."""
        if mark.kind == "event":
            return bool(self.event) and stems(mark.label) == self.event
        return mark.label in self.nodes


class NotReached(BadInput):
    """A moment that is understood, but that play does not come to."""

    @classmethod
    def because(cls, ask: Ask, why: str) -> NotReached:
        """The moment of a question, and what stands in the way."""
        return cls([Problem(ask.place, f"not reached: {shown(ask.at or '')}; {why}", "at")])


class Come(NamedTuple):
    """A play come to the moment of a question, and where that is in words."""

    played: Played
    where: str


def come_to(played: Played, ask: Ask) -> Come:
    """The play as it stood at the moment of a question; NotReached where it does not come to it, BadInput where the
    moment is not understood."""
    if ask.at is None or plain(ask.at) == NOW:
        found = played.after(ask.after)
        return Come(found.cut(0), "at the start") if is_at_the_start(found, ask) else Come(found, where(found, ask))
    ways = understood(played.referee, ask.at, _names(played))
    first = _first_beat(played, ask.after or 0)
    going = Going.on_from(played)
    for _ in range(MOST_PASSES):
        if beats := next((seen for way in ways if (seen := _beats(going.played, way, first, ask))), []):
            if _may_go_on(going, ways, beats[-1], ask):
                continue
            # Without `after` the last time is meant, with it the first time from there on.
            beat = beats[-1] if ask.after is None else beats[0]
            times = f" ({beats.index(beat) + 1} of {len(beats)} times)" if len(beats) > 1 else ""
            at = ask.at if plain(ask.at).split()[0] in PREPOSITIONS else f"at {ask.at}"
            return Come(going.played.cut(beat), f"{at}{times}")
        if not going.goes_on():
            break
    if not any(way.nodes or way.charts for way in ways):
        hint = _hint(going, ask.at)
        raise BadInput.at(ask.place, f"nothing called {shown(ask.at)} comes up in this play{hint}", "at")
    raise NotReached.because(ask, _stands_in_the_way(going))


def _may_go_on(going: Going, ways: list[Wanted], beat: int, ask: Ask) -> bool:
    """Goes on where play stands in the chart that is asked about, for that is asked as it is left; False where
    somebody has to decide first."""
    whole = (
        ask.kind in ("value", "outcome")
        and ask.after is None
        and any(way.charts for way in ways)
        and beat == len(going.trail.beats) - 1
    )
    return whole and going.position.waiting is not None and going.goes_on()


def _first_beat(played: Played, written: int) -> int:
    """The first beat after a written choice; what comes of that choice by itself lies behind it."""
    before = played.after(written).stages[:-1] if written else ()
    return before[-1].beats if before else 0


def is_at_the_start(played: Played, ask: Ask) -> bool:
    """Whether a question is about what is going to come, and that came by itself before anybody could decide."""
    through = len(played.stages) == 1 and played.position.waiting is None and bool(played.trail.beats)
    return through and ask.at is None and quantities.is_due(played.referee, ask.what)


def where(played: Played, ask: Ask) -> str:
    """Where a question without a moment of its own is asked, in words."""
    waiting = played.position.waiting
    if ask.after is not None:
        said = next((played.words(each) for each in reversed(played.stages) if each.written == ask.after), "")
        return f"after choice {ask.after}" + (f": {said}" if said else "")
    if waiting is None:
        return "at the end"
    step = step_title(played.referee, played)
    return f"where {waiting.by} decides" + (f": {step}" if step else "")


def step_title(referee: Referee, played: Played) -> str:
    """The title of the step that a play stands at: the innermost that has one."""
    return _title_at(referee, played.position)


def _title_at(referee: Referee, position: Position) -> str:
    titles = (_frame_title(referee, frame) for frame in reversed(position.frames))
    return next(filter(None, titles), "")


def _frame_title(referee: Referee, frame: Frame) -> str:
    chart = referee.charts.get(frame.chart)
    if chart is None or frame.at >= len(chart.nodes):
        return chart.title if chart else ""
    node = chart.nodes[frame.at]
    window = chart.windows.get(node.name) if node.kind == "window" else None
    return node.title or (window.title if window else "") or chart.title


def _beats(played: Played, wanted: Wanted, first: int, ask: Ask) -> list[int]:
    """The beats of a trail at which a moment comes; of a whole chart, the last before it is left.

    What is due is asked as a step or chart begins.
    """
    trail, due = played.trail, quantities.is_due(played.referee, ask.what, wanted.nodes | wanted.charts)
    fitting = [mark for mark in trail.marks if mark.beat >= first and _fits(played, wanted, mark)]
    found = {mark.began if due else mark.beat for mark in fitting}
    began: int | None = None
    for at, beat in enumerate(trail.beats if wanted.charts else ()):
        here = any(frame.chart in wanted.charts for frame in beat.position.frames)
        if began is not None and (not here or at == len(trail.beats) - 1):
            last = at if here else at - 1
            if last >= first and _is_about(played, wanted.names, began, last):
                found.add(began if due else last)
        began = (at if began is None else began) if here else None
    return sorted(found)


def _fits(played: Played, wanted: Wanted, mark: Mark) -> bool:
    """Whether a mark is the moment that is wanted, and about what is named: by what is bound there, or by the log."""
    if not wanted.fits(mark):
        return False
    bound = {plain(name) for name in mark.names}
    missing = [name for name in wanted.names if plain(name) not in bound]
    return not missing or _is_about(played, tuple(missing), max(0, mark.beat - 1), mark.beat)


def _is_about(played: Played, names: tuple[str, ...], began: int, last: int) -> bool:
    """Whether everything named is bound somewhere from beat to beat, or spoken of in the log in between."""
    beats = played.trail.beats[began : last + 1]
    bound = {
        plain(str(getattr(value, "name", value)))
        for beat in beats
        for frame in beat.position.frames
        for _, value in frame.bound
    }
    said = " ".join(plain(line.text) for line in played.lines[beats[0].lines : beats[-1].lines])
    return all(plain(name) in bound or re.search(rf"\b{re.escape(plain(name))}(?!\w)", said) for name in names)


def _stands_in_the_way(going: Going) -> str:
    """Who has to decide first, in which step, and how that is written; or from which step to which play goes."""
    waiting = going.position.waiting
    if waiting is None:
        steps = list(filter(None, (_title_at(going.referee, beat.position) for beat in going.trail.beats)))
        return f"play begins with {shown(steps[0])} and ends with {shown(steps[-1])}" if steps else "play ends before"
    title = step_title(going.referee, going.played)
    if going.chance_decides:
        return f"the result of chance has to be given first{f' ({title})' if title else ''}"
    barred = going.referee.refuse(going.position, Choice(waiting.by, PASS)) if waiting.may_pass else None
    why = f"; {waiting.by} cannot pass: {barred.text.rstrip('.')}" if barred else ""
    choices = [f"`{going.referee.say(each)}`" for each in going.referee.legal(going.position)]
    rest = " and so on" if len(choices) > MOST_CHOICES else ""
    written = f"; write {' or '.join(choices[:MOST_CHOICES])}{rest}" if choices else ""
    return f"{waiting.by} has to decide first{f' ({title})' if title else ''}{why}{written}"


def _names(played: Played) -> dict[str, str]:
    """What things and players are called, in plain words, the longest first."""
    players = played.referee.rules.players(played.referee.moment(played.position))
    every = {name for stage in played.stages[:1] for name in stage.position.things} | set(played.position.things)
    named = {name for name in (*every, *players) if name != name.lower()}  # The rest are the game's own: battle, pool.
    return {plain(name): name for name in sorted(named, key=len, reverse=True)}


def understood(referee: Referee, text: str, names: Mapping[str, str]) -> list[Wanted]:
    """What a moment in words may mean, the likeliest first: a step by its name, an event, a step by words of it."""
    said = plain(text)
    exact = _exact(referee, said)
    if exact is not None:
        return [exact]
    about = []
    for name in names:
        pattern = rf"\b{re.escape(name)}(?!\w)"
        if re.search(pattern, said):
            about.append(names[name])
            said = re.sub(pattern, " ", said)
    if (bare := _exact(referee, _stripped(said))) is not None:
        return [bare._replace(names=tuple(about))]
    words = stems(said)
    nodes, charts = _by_title(referee, words)
    # Which events there are is seen only when they happen.
    event = Wanted(event=words - HAPPENS or words, names=tuple(about))
    return [event, Wanted(frozenset(nodes), frozenset(charts), names=tuple(about))] if nodes or charts else [event]


def _stripped(said: str) -> str:
    """The words without little ones at either end: `at step 6.4` is `6.4`."""
    parts = said.split()
    while parts and parts[0] in LITTLE_WORDS:
        parts.pop(0)
    while parts and parts[-1] in LITTLE_WORDS:
        parts.pop()
    return " ".join(parts)


def _exact(referee: Referee, said: str) -> Wanted | None:
    """A moment by its number, its id or its whole title."""
    said = said.removeprefix(f"{referee.rules.game}:")
    nodes = _nodes(referee)
    if said in {label.casefold() for label in nodes}:
        return Wanted(frozenset(label for label in nodes if label.casefold() == said))
    if said in referee.charts:
        return Wanted(charts=frozenset({said}))
    # The number of a step stands for all of its parts: 6.4.3 for 6.4.3-damage too.
    numbered = rf"{re.escape(said)}(?:-.*|[a-z])?"
    by_number = {
        label for label, node in nodes.items()
        if re.fullmatch(numbered, label.partition(":")[2].casefold()) or said in node.units
    }  # fmt: skip
    if found := by_number or {label for label, node in nodes.items() if plain(node.title) == said}:
        return Wanted(frozenset(found))
    if under := frozenset(label for label, node in nodes.items() if node.phase == said):
        return Wanted(under)
    charts = frozenset(id for id, chart in referee.charts.items() if plain(chart.title) == said)
    return Wanted(charts=charts) if charts else None


class Named(NamedTuple):
    """A node of a chart as people may call it, and the heading it stands under."""

    title: str
    units: tuple[str, ...]
    phase: str = ""


def _nodes(referee: Referee) -> dict[str, Named]:
    """Every node that can be a moment, by `chart:node`."""
    found: dict[str, Named] = {}
    for chart in referee.charts.values():
        phase = ""
        for at, node in enumerate(chart.nodes):
            phase = node.phase or phase
            if node.kind != "jump":
                units = tuple(cite.unit.casefold() for cite in node.cites)
                found[f"{chart.id}:{node.id}"] = Named(_title(chart, at), units, plain(phase))
    return found


def _title(chart: Chart, at: int) -> str:
    node = chart.nodes[at]
    window = chart.windows.get(node.name) if node.kind == "window" else None
    return node.title or (window.title if window else "") or node.id


def _by_title(referee: Referee, words: frozenset[str]) -> tuple[set[str], set[str]]:
    """The nodes or charts whose titles have all the words, and the fewest others."""
    if not words:
        return set(), set()
    titles = [(label, each.title, "node") for label, each in _nodes(referee).items()]
    titles += [(id, chart.title, "chart") for id, chart in referee.charts.items()]
    fitting = [(len(stems(title) - words), label, kind) for label, title, kind in titles if words <= stems(title)]
    least = min((rest for rest, _, _ in fitting), default=0)
    best = [(label, kind) for rest, label, kind in fitting if rest == least]
    charts = {label for label, kind in best if kind == "chart"}
    return ({label for label, kind in best if kind == "node"}, set()) if not charts else (set(), charts)


@lru_cache(maxsize=2048)
def stems(text: str) -> frozenset[str]:
    """The words of a text that say something, each without its ending."""
    return frozenset(_stem(word) for word in re.findall(r"[a-z0-9.'-]+", plain(text)) if word not in LITTLE_WORDS)


def _stem(word: str) -> str:
    word = SAME_WORD.get(word, word)
    for ending in ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) >= 3:
            return word[: -len(ending)].rstrip("ei")
    return word.rstrip("e") if len(word) > 3 else word


def titles(referee: Referee) -> list[str]:
    """What moments are called: the titles of charts, steps and windows."""
    charts = [chart.title for chart in referee.charts.values()]
    return list(dict.fromkeys([*charts, *(each.title for each in _nodes(referee).values())]))


def _hint(going: Going, text: str) -> str:
    """The nearest moment that there is, for one that play did not come to because of its spelling."""
    events = sorted({mark.label for mark in going.trail.marks if mark.kind == "event"})
    numbers = [label.partition(":")[2] for label in _nodes(going.referee)]
    close = nearest(text, [*titles(going.referee), *numbers, *events])
    return f"; did you mean {shown(close)}?" if close else f"; what happened: {', '.join(events)}" if events else ""
