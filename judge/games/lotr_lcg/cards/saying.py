"""What is carried out, in words: for the log and for choices."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from itertools import groupby

from judge.cardtext import Unsayable, say
from judge.games.lotr_lcg.cards import forms  # noqa: F401
from judge.games.lotr_lcg.cards.language import LANGUAGE
from judge.games.lotr_lcg.cards.meanings import YOU, Condition, Instruction, Phrase
from judge.games.lotr_lcg.cards.opposites import complement

PREDICATES = (
    "modify",
    "gain keyword",
    "gain trait",
    "gain sphere",
    "lose keyword",
    "lose trait",
    "permit",
    "immune",
    "become",
    "cannot",
    "attack",
    "commit",
)
THAT = Phrase("that player")
DID_SO = Condition("well")
CHANGES = ("add", "subtract")
NOT_SAID = ("exactly", "as a price", "to make room")


@lru_cache(maxsize=4000)
def words(what: Instruction) -> str:
    """An instruction in the words of card text."""
    what = what._replace(group=_that(what.group), to=_that(what.to))
    what = what._replace(op="" if what.op in NOT_SAID else what.op, x=None)
    bare = what._replace(conditions=(), then=False, whiles=(), until="" if what.until == "game" else what.until)
    theirs = bare._replace(group=Phrase() if bare.group == YOU else Phrase("they"))
    for each in (
        bare,
        _as_read(bare),
        *((theirs, bare._replace(group=Phrase())) if bare.group in (YOU, bare.by, THAT) else ()),
    ):
        for sort in ("counted clause", "choice", "bare"):
            try:
                return say(LANGUAGE, each, sort)
            except Unsayable:
                continue
    if what.verb in ("delay", "instead", "options", "several"):
        inner = [words(each) for each in (*(part for option in what.options for part in option), *what.parts)]
        return _one_after_another(inner)
    return f"{what.verb} {group_words(what.group)}".strip()


def _one_after_another(deeds: Iterable[str]) -> str:
    """Several deeds in words; one that is done again and again is said once: `heal 1 damage from a hero 3 times`."""
    several = [(text, len(list(same))) for text, same in groupby(deeds)]
    return " and ".join(text if times == 1 else f"{text} {times} times" for text, times in several)


def _that(group: Phrase) -> Phrase:
    """What the event is about is said as what was spoken of."""
    return group._replace(how="it") if group.how == "told" else group


def _as_read(what: Instruction) -> Instruction:
    """One thing that was said of a group, as it is said: `it` `gets +1 attack`."""
    if what.verb == "cannot" and ("player" in what.group.how or what.group.how == "you"):
        return Instruction("cannot", what.group, until=what.until, words=(what.what,), to=what.to, op=what.op)
    if what.verb == "cannot":
        return Instruction(
            "together",
            what.group,
            until=what.until,
            parts=(Instruction("cannot", words=(what.what,), to=what.to, op=what.op),),
        )
    part = what._replace(group=Phrase(), until="", by=Phrase())
    if what.verb == "modify" and what.op in CHANGES and what.amount.of not in ("", "X"):
        per, part = what.amount._replace(number=1), part._replace(amount=what.amount._replace(of="", group=None))
        return Instruction(
            "together", what.group, until=what.until, per=per, parts=(Instruction("together", parts=(part,)),)
        )
    if what.verb == "modify" or what.verb.startswith(("gain ", "lose ")):
        part = Instruction("together", parts=(part,))
    return Instruction("together", what.group, until=what.until, parts=(part,)) if what.verb in PREDICATES else what


def option_words(option: tuple[Instruction, ...]) -> str:
    """One of several effects, as it is selected: `draw 2 cards`, `+1 attack`."""
    changed = len(option) == 1 and option[0].verb == "modify" and option[0].what != "total threat"
    if changed and option[0].op in CHANGES and not option[0].amount.of:
        return say(LANGUAGE, option[0]._replace(group=Phrase(), until="", by=Phrase(), conditions=()), "change")
    if option and option[0].verb == "name":
        return words(option[0])
    if len(option) == 1 and option[0].verb == "options" and option[0].by.names:
        return f"leave it to {option[0].by.names[0]}"
    return _one_after_another(_timed(each) for each in option)


def _timed(what: Instruction) -> str:
    if what.verb == "draw" and what.group == THAT:
        what = what._replace(group=Phrase())  # Who selects it draws.
    late = what.verb == "delay" and any(each.kind == "attack-ends" for each in what.triggers)
    return words(what) + (" after this attack" if late else "")


@lru_cache(maxsize=4000)
def group_words(group: Phrase) -> str:
    """Cards or players in the words of card text."""
    group = _that(group)
    for sort in ("cards", "target", "anybody", "chosen player", "description"):
        try:
            return say(LANGUAGE, group, sort)
        except Unsayable:
            continue
    return group.how


@lru_cache(maxsize=4000)
def condition_words(condition: Condition) -> str:
    """A condition in the words of card text."""
    if condition == DID_SO:
        return "that player did so"
    for prefix, each in (("", condition), ("unless ", complement(condition))):
        for sort in ("condition", "subjectless"):
            try:
                return prefix + say(LANGUAGE, each, sort)
            except Unsayable:
                continue
    return condition.kind
