"""What is certainly wrong with a claim, whatever its player thought: what happened, and the rule it goes against."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from functools import cached_property
from itertools import islice, zip_longest

from judge.engine.modifiers import Value
from judge.engine.record import NO_RULE, Cite, Line
from judge.scenario import answer_cites, choice_wording, quantities
from judge.scenario.answers import Answer
from judge.scenario.ask import EVERY_WAY, NOTHING_LEFT
from judge.scenario.deciding import Change, decided_by, deciding, said_of, speaks_of
from judge.scenario.evidence import TWICE_BY_CHANCE, Fit, by_chance, is_word
from judge.scenario.model import EXPLORED, Ask
from judge.scenario.rulebook import Rulebook
from judge.scenario.suspects import Slip

MOST_TOLD = 8
MOST_TRIED = 200
MOST_ROWS = 6
GOES_AGAINST, NOT_BY = "goes against", "is not what follows from"
LEFT_OUT, TWICE = "leaves this out", "counts this twice"
DID_NOT = re.compile(r"\b(?:no|not|nothing|nobody|none|cannot)\b")


class Certain:
    """What an answer itself says against claims: no guess at what somebody thought is in it."""

    def __init__(self, book: Rulebook, ask: Ask, found: Answer, happened: list[Change]) -> None:
        self.book, self.ask, self.found, self.happened = book, ask, found, happened

    @cached_property
    def deciding(self) -> tuple[Cite, ...]:
        """One to three rules that decide the answer."""
        return decided_by(self.found, self.ask, self.happened)

    @property
    def decisive(self) -> tuple[Cite, ...]:
        """Every rule that what is asked for itself rests on, however many there are."""
        return (*deciding(self.found, self.ask, self.happened), *self.found.cites)

    @property
    def before(self) -> int:
        """What a number was before anything happened to it; 0 of what is no number, or was not there."""
        first = self.happened[0].before if self.happened else 0
        return first if _is_number(first) else 0

    def unchanged(self, claim: object) -> bool:
        """Whether a claim is what there was before the last change, as whatever keeps that from happening gives it."""
        if self.happened and quantities.same(quantities.plain(self.happened[-1].before), claim):
            return True
        rows = self.found.rows
        return rows is not None and quantities.same(quantities.plain(rows.base), claim)

    def left_out(self, fit: Fit) -> bool:
        """Whether a slip leaves out the one thing that changed the number: that much is certain of such a claim."""
        rows = self.found.rows.rows if self.found.rows else ()
        changed = [row.source for row in rows if row.before != row.after]
        return len(changed) == 1 and fit.slip.key.endswith(f": without {changed[0]}")

    def fact(self, *against: Slip, besides: Sequence[Slip] = ()) -> str:
        """What makes the answer what it is: what was worked out, said or done, what the rules say that some slips go
        against, and what is true besides. Empty where nothing tells.

        Where no slip is known, nothing tells which of the rules it is that a claim goes against; of a yes, a name or a
        list, those are told which what is true besides rests on.
        """
        told, own = self._told(tuple(cite for slip in against for cite in slip.cites))
        rules = _first_of(against) or (_first_of(besides) if is_word(self.found.value) else ()) or own
        rules = rules[:2] or self.deciding[:1]
        facts = [slip.fact for slip in (*against, *besides)]
        says = list(dict.fromkeys(_sentence(each) for each in (told, *facts) if each))
        if not says:
            rules = self._ruled[:2]
        if not rules:
            return self._nothing()
        known = any(slip.cites for slip in against)
        titled = [self.book.titled(rule) for rule in rules]
        named = f"{GOES_AGAINST} {' or '.join(titled)}" if known else f"{NOT_BY} {' and '.join(titled)}"
        return f"{named}: {' '.join(says).rstrip('.')}" if says else named

    @property
    def _ruled(self) -> tuple[Cite, ...]:
        """The rules that the answer itself names for this case; of a number of choices, or of a yes or no about no
        event, its own."""
        named = tuple(cite for cite in self.deciding if cite in self.found.ruled)
        if self.ask.kind == "count":
            return self._own[:1]
        return named or (self._own[:1] if isinstance(self.found.value, bool) and not self._is_as_it_was else ())

    def _told(self, cites: tuple[Cite, ...]) -> tuple[str, tuple[Cite, ...]]:
        """The working of a number, the detail of an answer, or the line of the log that tells how it came about (of
        several, one on these rules); with the rules of that."""
        found = self.found
        if self.ask.kind == "count":
            return self._choices(), self._own[:1]
        if found.rows is not None and (told := working(found.rows, found.value)):
            changed = (row.cite for row in reversed(found.rows.rows) if row.before != row.after)
            return told, tuple(dict.fromkeys(changed))
        if found.detail and found.detail != EVERY_WAY:
            return found.detail, found.ruled[:1]
        last = self.happened[-1] if self.happened else None
        lines = last.lines if last else ()
        line = _on(cites, lines) or _on(cites, said_of(found)) or _on(self.deciding[:1], lines)
        line = line or (lines[-1] if lines else _on(self._own, said_of(found, last)))
        return (line.text, line.cites[:1]) if line is not None else ("", ())

    def _choices(self) -> str:
        """What may be chosen, one by one, where that is little."""
        played = self.found.played
        if played is None or not 0 < self.found.value <= MOST_TOLD:
            return ""
        here = played if played.position.waiting else next(played.unasked(), played)
        return f"what may be chosen is: {'; '.join(map(here.referee.say, here.referee.legal(here.position)))}"

    @property
    def _own(self) -> tuple[Cite, ...]:
        """The rules of what is asked for."""
        return self.found.ruled or self.found.cites[:1]

    @property
    def _is_as_it_was(self) -> bool:
        """Whether something might have changed what is asked for, and nothing has."""
        played = self.found.played
        return self.ask.kind in ("value", "outcome") and not self.happened and played is not None and bool(played.lines)

    def _nothing(self) -> str:
        """That something is as it was, if anything has happened that might have changed it."""
        value = self.found.value
        if not self._is_as_it_was or not isinstance(value, bool | int | str) or value == NO_RULE:
            return ""
        line = next(iter(reversed(said_of(self.found))), None) if not self._of_a_player else None
        if not isinstance(value, bool):
            kept = line is not None and DID_NOT.search(line.text) is not None
            told = f": {line.text.rstrip('.')}, by {self.book.titled(line.cites[0])}" if line and kept else ""
            return f"nothing that happened has changed it from {value}{told}"
        says = f"nothing that happened has {'ended it' if value else 'made it so'}"
        if line is not None:
            return f"{says}: {line.text.rstrip('.')}, by {self.book.titled(line.cites[0])}"
        own = self.book.titled(self._own[0]) if self._own else ""
        return f"goes against {own}" if own and value else f"{says}, by {own}" if own else says

    @property
    def _of_a_player(self) -> bool:
        """Whether a player is asked about: nearly every line of a log speaks of one."""
        played = self.found.played
        assert played is not None
        now = played.referee.moment(played.position)
        return not set(self.found.about).isdisjoint(played.referee.rules.players(now))

    def left_out_of_a_list(self, claim: object) -> Slip | None:
        """A claim that lacks one of several: the line of the log by which that one came to them."""
        found = self.found.value
        if not isinstance(found, list) or self.ask.kind not in ("value", "outcome"):
            return None
        said = {str(each) for each in (claim if isinstance(claim, list | tuple) else [claim])}
        missing = [each for each in map(str, found) if each not in said]
        if len(missing) != 1 or len(said) != len(found) - 1:
            return None
        name = {choice_wording.plain(missing[0])}
        for change in reversed(self.happened):
            told = [line for line in change.lines if speaks_of(line, name)]
            if told and _has(change.after, missing[0]) and not _has(change.before, missing[0]):
                return Slip(f"leaves out {missing[0]}: {told[-1].text.rstrip('.')}", told[-1].cites[:2])
        return None

    def in_the_log(self, claim: object) -> Slip | None:
        """A claim that leaves out, or counts twice, something that happened: it has what there was without it."""
        if not self.happened or isinstance(self.found.value, bool):
            return None
        first, last, final = self.happened[0], self.happened[-1], self.found.value
        if quantities.same(quantities.plain(last.before), claim) and last.lines:
            return Slip(f"overlooks what came last: {_line(last)}", last.lines[-1].cites)
        if claim and quantities.same(quantities.plain(first.before), claim) and first.lines and last.lines:
            says = f"overlooks what has happened: {_line(first)}; {_line(last)}"
            return Slip(says, (*first.lines[-1].cites[:1], *last.lines[-1].cites[:1]))
        fitting, steps = [], list[int]()
        for change in self.happened:
            if not (_is_number(change.before) and _is_number(change.after) and _is_number(final) and change.lines):
                continue
            step = change.after - change.before
            steps.append(step)
            for wrong, says in ((final - step, LEFT_OUT), (final + step, TWICE)):
                if quantities.same(wrong, claim) and len(self.happened) > 1:
                    fitting.append(Slip(f"{says}: {_line(change)}", change.lines[-1].cites))
        if len(fitting) != 1 or (fitting[0].says.startswith(TWICE) and self._is_any(claim, steps)):
            return None
        return fitting[0]

    def _is_any(self, claim: object, steps: list[int]) -> bool:
        """Whether a number is one that many might claim for some reason: too few differ from all that steps give."""
        final = self.found.value
        gave = [given for step in steps for given in (final - step, final + step)]
        return by_chance(final, claim, gave, self.before) > TWICE_BY_CHANCE

    def only_what_came(self, claim: object) -> Slip | None:
        """A claim that has just what was added, and leaves out what there was before it; not what there was then."""
        rises = (
            _is_number(each.before) and _is_number(each.after) and each.before < each.after for each in self.happened
        )
        if not self.happened or not all(rises) or not _is_number(claim) or claim == self.before:
            return None
        first, final = self.happened[0].before, self.found.value
        if not _is_number(final) or not 0 < first < final or not quantities.same(final - first, claim):
            return None
        lines = self.happened[-1].lines
        return Slip(f"leaves out what was there before: {first}", lines[-1].cites[:1] if lines else ())

    def overlooked(self, claim: object) -> Slip | None:
        """What a claim misses that no known misreading yields: the rule that says otherwise."""
        ask, found = self.ask, self.found
        reason = found.detail.rstrip(".")
        if found.value == NO_RULE and reason:
            return Slip(f"takes for settled what is open: {reason}", found.cites)
        if ask.kind in ("legal", "deck") and found.value is False and reason and reason != NOTHING_LEFT:
            return Slip(f"overlooks one thing: {reason}", found.cites)
        if ask.kind == "legal" and found.value is True:
            return self._allowed()
        if ask.kind == "next" and found.played is not None and found.played.position.waiting is not None:
            return Slip(f"overlooks whose decision it is: {found.asked_at}", found.cites)
        if ask.kind == "list" and isinstance(found.value, list):
            return self._listed(claim)
        if ask.kind == "count":
            return self._counted(claim)
        if ask.kind == "order":
            return self._ordered(claim)
        if ask.kind in EXPLORED:
            return self._line_of_play(claim)
        if isinstance(found.value, bool) and ask.kind in ("value", "outcome"):
            return self._yes_or_no()
        return None

    def _allowed(self) -> Slip:
        """What may be done, with the rule that allows it."""
        rules = self.found.cites[:2]
        by = f": it is allowed by {self.book.titled(rules[0])}" if rules else ""
        return Slip(f"sees a rule against it where there is none{by}", rules)

    def _yes_or_no(self) -> Slip | None:
        if self.found.detail and self.found.detail != EVERY_WAY:
            return Slip(f"overlooks one thing: {self.found.detail.rstrip('.')}", self.found.cites[:3])
        if self.happened and self.happened[-1].lines:
            return Slip(f"overlooks one thing: {_line(self.happened[-1])}", self.happened[-1].lines[-1].cites)
        return None

    def _line_of_play(self, claim: object) -> Slip | None:
        """A claim about all lines of play that one line refutes."""
        found, played = self.found, self.found.played
        if played is None or found.finding is None:
            return None
        witness = found.finding.witness
        if self.ask.kind == "outcomes":
            said = list(claim) if isinstance(claim, list | tuple) else [claim]
            ends = [(quantities.plain(each.outcome), each) for each in found.outcomes]
            missed = [each for end, each in ends if not any(quantities.same(end, one) for one in said)]
            if not missed:
                return None
            witness = missed[0].witness
        if not witness:
            return None
        line = "; ".join(map(played.referee.say, witness[:MOST_TOLD])) + ("; ..." if len(witness) > MOST_TOLD else "")
        deciding = self.deciding or answer_cites.of_line(played, witness)
        return Slip(f"overlooks a line of play: {line}", deciding[:2])

    def _counted(self, claim: object) -> Slip | None:
        """A number of choices that counts those which a rule forbids."""
        played = self.found.played
        if played is None or not isinstance(claim, int) or claim <= self.found.value:
            return None
        tried = [choice for choice in islice(played.referee.candidates(played.position), MOST_TRIED)]
        refused = [(each, refusal) for each in tried if (refusal := played.referee.refuse(played.position, each))]
        if claim - self.found.value != len(refused):
            return None
        names = ", ".join(played.referee.say(choice) for choice, _ in refused[:3])
        return Slip(f"counts {names}, but {refused[0][1].text}", refused[0][1].cites)

    def _listed(self, claim: object) -> Slip | None:
        """A list that holds what may not be done, or leaves out what may."""
        played = self.found.played
        if played is None or not isinstance(claim, list | tuple | str):
            return None
        said = [claim] if isinstance(claim, str) else [str(each) for each in claim]
        plain = choice_wording.plain
        have, claimed = {plain(str(each)) for each in self.found.value}, {plain(each) for each in said}
        for each in said:
            if plain(each) not in have:
                choice = choice_wording.find(played.referee, played.position, each)
                refusal = played.referee.refuse(played.position, choice) if choice else None
                if refusal is not None:
                    return Slip(f"counts {each}, but {refusal.text}", refusal.cites)
        missing = [each for each in self.found.value if plain(str(each)) not in claimed]
        return Slip(f"leaves out {', '.join(map(str, missing[:3]))}", self.found.cites[:2]) if missing else None

    def _ordered(self, claim: object) -> Slip | None:
        """An order that takes something too early, leaves it out, or counts what did not happen."""
        happened = [str(each) for each in self.found.value]
        said = [str(each) for each in claim] if isinstance(claim, list | tuple) else [str(claim)]
        right, wrong = map(choice_wording.plain, happened), map(choice_wording.plain, said)
        at = next((n for n, (one, other) in enumerate(zip_longest(right, wrong)) if one != other), None)
        if at is None:
            return None
        if at >= len(happened):
            return Slip(f"counts {said[at]}, which did not happen then", self.found.cites[:2])
        if at >= len(said):
            return Slip(f"leaves out {happened[at]}", self.found.cites[:2])
        return Slip(f"overlooks that {happened[at]} comes before {said[at]}", self.found.cites[:2])


def working(rows: Value, value: object) -> str:
    """How a number was worked out, in one line: what it begins with, each change, what it comes to; empty where that
    is not the number asked for, or too long."""
    changes = [row for row in rows.rows if row.before != row.after]
    total = quantities.plain(rows.total)
    if not changes or len(changes) > MOST_ROWS or not quantities.same(total, quantities.plain(value)):
        return ""
    steps = ", ".join(f"{row.change} ({row.source or row.stage})" for row in changes)
    return f"{quantities.plain(rows.base)} to begin with, {steps}, which makes {total}"


def _on(rules: Iterable[Cite], lines: Sequence[Line]) -> Line | None:
    """The last line that rests on one of some rules."""
    return next((line for line in reversed(lines) if not set(line.cites).isdisjoint(rules)), None)


def _first_of(slips: Iterable[Slip]) -> tuple[Cite, ...]:
    """The first rule of each of some slips."""
    return tuple(dict.fromkeys(slip.cites[0] for slip in slips if slip.cites))


def _sentence(text: str) -> str:
    text = text.strip().rstrip(".")
    first = text.split(" ", 1)[0]
    is_id = any(sign in first for sign in ".-0123456789")
    return f"{text}." if is_id else f"{text[:1].upper()}{text[1:]}."


def _line(change: Change) -> str:
    return change.lines[-1].text.rstrip(".")


def _has(value: object, name: str) -> bool:
    return isinstance(value, tuple | list | frozenset) and name in map(str, value)


def _is_number(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)
