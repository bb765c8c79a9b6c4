"""The habits of `content/STYLE.md` that a machine can see: telling links, entries that stand alone, fair questions."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping

from judge.content.chartdoc import ChartDoc
from judge.content.library import Library
from judge.content.markup import plain
from judge.content.model import Entry, Link, Reading
from judge.content.problem import Problem, shown

EMPTY_WORDS = frozenset({"here", "see here", "link", "this", "more", "open question", "question", "reading", "note"})
LEANING = ("It", "Its", "This", "They", "Their", "He", "She", "Such", "These", "Those", "Otherwise", "Then")
_LEANS = re.compile(rf"(?:{'|'.join(LEANING)})\b(?!-)")
_SLUG = re.compile(r"[a-z0-9]+(-[a-z0-9]+)+")
_VERBS = "is|are|was|were|does|do|did|has|have|had|may|must|can|could|will|would|should|need"
_ASKS_YES_OR_NO = re.compile(rf"(?:and |but |then |so |if so,? )?(?:{_VERBS})\b", re.I)
_SENTENCE = re.compile(r"(?<=[.?!:;])\s+")
_YES_OR_NO = re.compile(r"(?:Yes|No)\b(?!body)")
_OPENS = re.compile(
    r"\b(?:has|have|gets?|gains?|receives?) (?:the )?(?:first )?priority\b|\baction window (?:opens|follows)\b", re.I
)
_DENIED = re.compile(
    r"\b(?:no|nobody|neither|nor|never|not|cannot|without|before|until|unless|when|whenever|next|would|if)\b[^,;]*$",
    re.I,
)
UNDECIDED = "no-rule"


def word_problems(library: Library) -> Iterator[Problem]:
    """Everything in the content that breaks a habit of the style page."""
    for link in library.links:
        yield from _link(library, link)
    for entry in library.entries.values():
        yield from _leaning(entry)
    for game in library.games:
        for reading in library.readings[game].values():
            yield from _reading(reading)
        yield from _windows(library, game)


def _link(library: Library, link: Link) -> Iterator[Problem]:
    """A link in a text shows words that say something."""
    if link.via != "text":
        return
    open_point = link.target.startswith(("reading:", "misreading:", "note:"))
    if not link.label:
        if open_point:
            advice = "say in the sentence how we rule and link those words"
            yield Problem(link.place, f"the link to {shown(link.target)} has no words of its own; {advice}")
        return
    label = plain(link.label).strip()
    if label.endswith("?"):
        yield Problem(link.place, f"the text of a link is a question, {shown(label)}; link words that answer it")
    elif _is_id(library, link, label) or label.lower().rstrip(".") in EMPTY_WORDS:
        yield Problem(link.place, f"the text of a link says nothing, {shown(label)}; link the words that it explains")


def _is_id(library: Library, link: Link, label: str) -> bool:
    """Whether a link shows an id of the files where a title or a number should stand."""
    entry = library.target(link)
    return bool(_SLUG.fullmatch(label)) and entry is not None and label == entry.id and label != entry.title.lower()


def _leaning(entry: Entry) -> Iterator[Problem]:
    """An entry that is also shown alone begins with what it is about."""
    if entry.kind not in ("rule", "term"):
        return
    found = _LEANS.match(plain(entry.text).lstrip("-*0123456789. \n"))
    if found:
        why = "which means nothing when it is shown alone; name what it is about"
        yield Problem(entry.place, f"the entry begins with {shown(found.group())}, {why}")


def _reading(reading: Reading) -> Iterator[Problem]:
    """One question at the end, and options that answer it in kind."""
    question = plain(reading.question).strip()
    if not question.endswith("?"):
        yield Problem(reading.place, f"the question of {reading.id} does not end in a question", "question")
        return
    if question.count("?") > 1:
        yield Problem(reading.place, f"{reading.id} asks more than one question", "question")
    asked = _SENTENCE.split(question)[-1]
    closed = bool(
        _ASKS_YES_OR_NO.match(
            asked.rpartition(", ")[2] if asked.startswith(("If", "When", "While", "After")) else asked
        )
    )
    for name, option in reading.options.items():
        said = bool(_YES_OR_NO.match(option.says))
        if said and not closed:
            yield Problem(
                reading.place,
                f"the option {name} of {reading.id} says yes or no, but the question asks something else",
                "options",
            )
        elif closed and not said and " or " not in asked and name != UNDECIDED:
            yield Problem(
                reading.place,
                f"the question of {reading.id} asks yes or no, but the option {name} does not say which",
                "options",
            )


def _windows(library: Library, game: str) -> Iterator[Problem]:
    """A rule that lets players act is carried out where they can: in a chart with a window, or next to one."""
    charts = library.charts[game]
    windows = {unit.id for unit in library.units[game].values() if unit.kind == "window"}
    speaking = {entry.id for entry in library.of(game, "rule") if _lets_players_act(entry)}
    acting = _with_windows(charts)
    for chart in charts.values():
        opened = set(_opened(chart))
        for node in chart.nodes:
            missing = [cite for cite in node.cites if cite in windows and cite not in opened]
            missing += [cite for cite in node.cites if cite in speaking and chart.id not in acting]
            for cite in () if node.call else missing:
                message = f"the step {shown(node.id)} cites {cite}, which lets players act, but no window opens for it"
                yield Problem(node.place, message, "window")


def _lets_players_act(entry: Entry) -> bool:
    """Whether a rule says outright that a player has priority or that a window opens."""
    text = " ".join(plain(entry.text).split())
    return any(
        not _DENIED.search(sentence[: found.start()])
        for sentence in _SENTENCE.split(text)
        for found in _OPENS.finditer(sentence)
    )


def _opened(chart: ChartDoc) -> Iterator[str]:
    """The rules for which a chart opens a window."""
    for window in chart.windows.values():
        yield from window.cites
    for node in chart.nodes:
        if node.window:
            yield from node.cites


def _with_windows(charts: Mapping[str, ChartDoc]) -> set[str]:
    """The charts in which players can act: those with a window, and those joined to one by a call."""
    acting = {chart.id for chart in charts.values() if any(node.window for node in chart.nodes)}
    calls = [(chart.id, node.call) for chart in charts.values() for node in chart.nodes if node.call]
    return (
        acting
        | {called for caller, called in calls if caller in acting}
        | {caller for caller, called in calls if called in acting}
    )
