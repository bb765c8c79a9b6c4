"""The report on a scenario as text for a terminal: the verdict first, then why, then the log."""

from __future__ import annotations

from collections.abc import Iterator

from judge import games
from judge.cardtext import CardText
from judge.engine.modifiers import Value
from judge.engine.record import Line
from judge.scenario import quantities
from judge.scenario.explain import Verdict
from judge.scenario.report import Report
from judge.scenario.slip_words import sentence
from judge.scenario.ways_on import WaysOn

MOST_CITES = 8


def report_text(found: Report, trace: bool = False) -> str:
    """The whole report; with `trace`, the log as well."""
    head = f"{found.scenario.title}\n{found.scenario.game}, {found.book.edition}\n"
    if found.scenario.from_collection:
        head += f"from your collection: {', '.join(found.scenario.from_collection)}\n"
    verdicts = ["\n".join(verdict_lines(found, verdict)) for verdict in found.verdicts]
    texts = ["\n".join(text_lines(found.texts))] if trace and found.texts else []
    unread = ["\n".join(unread_lines(found))] if found.unread else []
    log = ["\n".join(log_lines(found.played.lines))] if trace or not verdicts else []
    ends = [f"  It ends with {found.played.decides} to decide."] if found.played.decides else []
    return "\n\n".join([head.rstrip(), *verdicts, *unread, *texts, *log, *ends]) + "\n"


def unread_lines(found: Report) -> Iterator[str]:
    """The sentences that no verdict takes into account, in the card's own words, with why."""
    yield "  Not carried out, because it is not understood:"
    for card, each in found.unread:
        yield f'  {card}: "{each.text}"'
        yield f"     {each.why}"
    if games.language(found.scenario.game) is not None:
        yield f"  (judge guide {found.scenario.game} says what is understood)"


def text_lines(texts: tuple[CardText, ...]) -> Iterator[str]:
    """How the text of each card is understood, in plain words."""
    yield "  How the cards are understood"
    for text in texts:
        for each in text.sentences:
            noted = f" ({each.noted})" if each.noted else ""
            yield f"  {text.card}: {each.said}{noted}" if each.read else f'  {text.card}: NOT UNDERSTOOD: "{each.text}"'


def verdict_lines(found: Report, verdict: Verdict) -> Iterator[str]:
    """One question, its answer, the rules that decide it, the claims, the working, the readings it hangs on."""
    moment = f" ({verdict.answer.asked_at})" if verdict.ask.has_moment and verdict.answer.asked_at else ""
    yield f"  {verdict.ask.text}{moment}"
    if verdict.problem is not None:
        said = "; ".join(each.message for each in verdict.problem.problems)
        yield f"  -> {said}" if verdict.not_reached else f"  -> not understood: {said}"
        return
    yield from _answer(verdict)
    if verdict.answer.open is not None:
        yield from _not_yet(verdict.answer.open)
    if verdict.ask.because:
        yield f"     {verdict.ask.because}"
    if verdict.answer.rows is not None and verdict.answer.rows.rows:
        yield from _rows(verdict.answer.rows)
    yield from _rules(verdict)
    for who, claim in verdict.ask.claims.items():
        yield f"     {who} says {words(claim)}: {_judged(verdict, who, claim, bool(found.unread))}"
    for hang in verdict.hangs:
        reading = found.book.readings[hang.reading]
        yield f"     the rulebook leaves this open ({hang.reading}); we rule: {reading.options[hang.option].says}"
        for option, given in hang.gives.items():
            yield f"       otherwise ({option}): {words(given)}"
        for option, why in hang.never.items():
            yield f"       otherwise ({option}): it does not come to that: {why}"
    if verdict.unfinished:
        yield f"     not looked at to the end, for want of time: {', '.join(verdict.unfinished)}"
    if verdict.agrees is False:
        yield f"     EXPECTED {words(verdict.ask.answer)}: the file and the rules disagree"


def _answer(verdict: Verdict) -> Iterator[str]:
    """The answer itself; of a list of lists each group has its line."""
    value, detail = verdict.answer.value, f": {verdict.answer.detail}" if verdict.answer.detail else ""
    so_far = "so far " if verdict.answer.so_far else ""
    if isinstance(value, list) and any(isinstance(each, list) for each in value):
        yield f"  -> {so_far}{len(value)} groups{detail}" if len(value) != 1 else f"  -> {so_far}1 group{detail}"
        yield from (f"       {words(each)}" for each in value)
    else:
        yield f"  -> {so_far}{words(value)}{detail}"


def _rules(verdict: Verdict) -> Iterator[str]:
    """The rules that decide it, and behind them the others."""
    deciding = ", ".join(map(str, verdict.decided_by))
    others = [str(cite) for cite in verdict.cites if cite not in verdict.decided_by]
    more = f" and {len(others) - MOST_CITES} more" if len(others) > MOST_CITES else ""
    if deciding:
        yield f"     decided by: {deciding}"
    if others:
        yield f"     {'also' if deciding else 'rules'}: {', '.join(others[:MOST_CITES])}{more}"


def _not_yet(open_: WaysOn) -> Iterator[str]:
    """Who decides what, and what each choice would give; a choice is written as it stands here."""
    step = f" ({open_.step})" if open_.step else ""
    yield f"     not finished: {open_.by} decides{step}; `at: now` asks how it stands"
    for way in open_.ways:
        gives = " or ".join(words(quantities.plain(each)) for each in way.values) or "not known"
        yield f"       {way.choice}: {gives}" + (", or something else" if way.more and way.values else "")
    if open_.certain:
        yield f"       in the end, whatever is done: {words(quantities.plain(open_.certain[0]))}"


def explore_text(found: Report) -> str:
    """The questions about all lines of play: the answer, the work done, the outcomes, a line that shows it."""
    asked = [verdict for verdict in found.verdicts if verdict.answer.finding is not None]
    parts = ["\n".join(_explored(found, verdict)) for verdict in asked]
    return "\n\n".join([found.scenario.title, *(parts or ["  Nothing in it asks about all lines of play."])]) + "\n"


def _explored(found: Report, verdict: Verdict) -> Iterator[str]:
    finding = verdict.answer.finding
    assert finding is not None
    lines = f"{finding.lines:,} lines" if finding.lines is not None else "lines without end or count"
    say = found.played.referee.say
    yield f"  {verdict.ask.text}"
    yield f"  -> {words(verdict.answer.value)}"
    yield f"     {finding.positions:,} positions, {lines}, {'complete' if finding.complete else 'NOT complete'}"
    for each in verdict.answer.outcomes:
        odds = f", odds {each.odds}" if each.odds is not None else ""
        count = f"{each.lines:,} lines{odds}" if each.lines is not None else "no count"
        line = "; ".join(map(say, each.witness)) or "as it stands"
        yield f"     {words(quantities.plain(each.outcome))} ({count}): {line}"
    if finding.witness:
        yield f"     for instance: {'; '.join(map(say, finding.witness))}"


def log_lines(lines: tuple[Line, ...]) -> Iterator[str]:
    """The log, numbered, each line with its rules."""
    yield "  What happened" if lines else "  Nothing has happened yet."
    for n, line in enumerate(lines, 1):
        yield f"  {n:4d}  {line.text}  [{', '.join(map(str, line.cites))}]"


def words(value: object) -> str:
    """A value in words: yes and no, lists with commas."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return ", ".join(words(each) for each in value) or "none"
    return "not settled" if value is None else str(quantities.plain(value))


def _judged(verdict: Verdict, who: str, claim: object, partly_read: bool) -> str:
    """Right or wrong; with sentences that were not carried out, only as far as the cards are understood."""
    if verdict.answer.so_far:
        return "not decided yet"
    if verdict.unsettled:
        return "not settled"
    so_far = ", as far as the cards are understood" if partly_read else ""
    if verdict.holds(claim):
        return f"right{so_far}"
    slip = verdict.misreadings.get(who)
    return f"wrong{so_far}; {sentence(slip)}" if slip else f"wrong{so_far}"


def _rows(value: Value) -> Iterator[str]:
    yield f"     {value.name}:"
    yield f"     {value.base!s:>6}  to begin with"
    for row in value.rows:
        source = f"{row.source} " if row.source else ""
        yield f"     {quantities.plain(row.after)!s:>6}  {source}{row.change}  [{row.cite}]"
