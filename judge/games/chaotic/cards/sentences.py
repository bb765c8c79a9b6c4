"""3.1.6, instructions in short words: `deal 10 to target`, `Stat Check Courage 50: deal 10`, `may destroy gear`."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from judge.games.chaotic.cards import paraphrase
from judge.games.chaotic.cards.meanings import ELEMENTS, Condition, Instruction, X
from judge.games.chaotic.cards.words import ALIASES, WHO, changes, conditions, keyword, states, target

VERBS = (
    "deal N",
    "deal X",
    "heal N",
    "<statistic> +N",
    "disciplines +N",
    "attack damage xN",
    "gain <ability>",
    "gain <element>",
    "can not <do something>",
    "must <do something>",
    "lose <ability>",
    "lose all abilities",
    "negate",
    "destroy",
    "destroy gear",
    "sacrifice",
    "remove from the game",
    "infect",
    "uninfect",
    "counters +N",
    "turn gear up",
    "turn gear down",
    "silence gear",
    "relocate to <space>",
    "relocate to a chosen space",
    "return to <space>",
    "return to a chosen space",
    "take control",
    "reveal a location",
    "activate hive",
    "deactivate hive",
    "win the game",
    "lose the game",
)
SIMPLE = frozenset(verb for verb in VERBS if not re.search(r"[<+]| [NX]$|xN", verb))
OF_THE_GAME = ("reveal a location", "activate hive", "deactivate hive", "win the game")
AIMED = ("negate", "lose the game")
NUMBERED = ("deal", "heal", "change", "counters")
CHOSEN_SPACE = "a chosen space"
MEANT = ("", *WHO, "another target", "other mine", "other each", "other theirs")
BARE = "|".join(sorted(WHO, key=len, reverse=True))


def instructions(text: str) -> tuple[Instruction, ...]:
    """A text in words, sentence by sentence; a condition in front with a colon holds for those that follow it."""
    found: list[Instruction] = []
    carried = ""
    for sentence in paraphrase.sentences(paraphrase.tidy(text)):
        head, words = _condition(sentence)
        carried = head or carried
        found += _sentence(carried, words, text)
    if not found:
        raise ValueError(f"{text!r} is no instruction; write one of: {', '.join(VERBS)}")
    return tuple(found)


def aims(found: Iterable[Instruction]) -> tuple[str, ...]:
    """The kinds of targets that a text names itself: the first, then another one."""
    kinds = {each.who: each.aim for each in reversed(tuple(found)) if each.aim}
    return tuple(kinds[who] for who in ("target", "another target") if who in kinds)


def numbered(found: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """A text that speaks of a target and another one, with the two told apart."""
    if not any(each.who == "another target" for each in found):
        return found
    numbers = {"target": "target 1", "another target": "target 2"}
    return tuple(each._replace(who=numbers.get(each.who, each.who)) for each in found)


def _sentence(head: str, words: str, text: str) -> Iterator[Instruction]:
    """The instructions of one sentence; a change of all Disciplines is four."""
    needed = conditions(head) if head else ()
    words, only = _only_if(words)
    optional, words = _optional(words)
    words, until = _until(words)
    words, per = paraphrase.counted(words)
    clauses, aims = paraphrase.short(words)
    for clause in clauses:
        clause, who, filters = _who(clause)
        aim = aims.pop(0) if aims and "target" in who else ""
        for each in _actions(clause, text):
            _refuse_whom(each.verb, who)
            if per and each.verb not in NUMBERED:
                raise ValueError(f"{text!r} has no number to be counted; `for each` goes with {', '.join(NUMBERED)}")
            yield each._replace(
                who=who, conditions=(*needed, *only), until=until, optional=optional, only=filters, aim=aim, per=per
            )


def _refuse_whom(verb: str, who: str) -> None:
    """What is done to the game is done to nobody; what is negated or loses is targeted or chosen."""
    if who and verb in OF_THE_GAME:
        raise ValueError(f"{verb} concerns nobody; leave out {who!r}")
    if who and verb in AIMED and "target" not in who and not who.startswith("chosen "):
        raise ValueError(f"{verb} needs a target, or something that is chosen; found {who!r}")


def _optional(words: str) -> tuple[bool, str]:
    """`may`, `you may` or `you can` in front: its controller may or may not."""
    match = re.fullmatch(r"(?:you )?(?:may|(?<=you )can) (?:choose to )?(.+)", words, re.IGNORECASE)
    return (True, match[1]) if match else (False, words)


def _only_if(words: str) -> tuple[str, tuple[Condition, ...]]:
    """`If ..., do something` and `do something if ...`: what must be so."""
    match = re.fullmatch(
        r"if (?P<so>.+?),(?: then)? (?P<rest>(?!(?:power|wisdom|speed|courage|energy)\b).+)", words, re.I
    )
    match = match or re.fullmatch(r"(?P<rest>.+?) if (?P<so>.+)", words, re.I)
    return (match["rest"], states(match["so"])) if match else (words, ())


def _condition(words: str) -> tuple[str, str]:
    """Splits off what stands in front with a colon; `gain Defender: Danian` has a colon of its own."""
    head, colon, rest = words.partition(": ")
    if not colon or re.search(r"(?:^|\b)(?:gains?|loses?|has|have) ", head, re.IGNORECASE):
        return "", words
    more, rest = _condition(rest)
    return f"{head}, {more}" if more else head, rest


def _until(words: str) -> tuple[str, str]:
    match = re.fullmatch(r"(.*?)(?: until (?:the )?end of (?:the |this )?(turn|combat)| (for good))?", words, re.I)
    assert match is not None
    return match[1], (match[2] or "").casefold() or ("good" if match[3] else "turn")


def _who(words: str) -> tuple[str, str, tuple[Condition, ...]]:
    """Splits off whom an instruction concerns, and what they must have; where a Creature goes to is no such thing."""
    if re.match(r"relocate|return|remove", words, re.IGNORECASE):
        match = re.fullmatch(r"((?:relocate|return) to .+?|remove from the game) (?:on|of) (.+)", words, re.IGNORECASE)
    else:
        match = re.fullmatch(r"(.+?) (?:to|on|from|of) (.+)", words)
        match = match or re.fullmatch(rf"(.+?) ((?:another )?(?:{BARE})(?: with .+)?|chosen .+)", words, re.IGNORECASE)
    if match is None:
        return words, "", ()
    low = ALIASES.get(match[2].casefold(), match[2].casefold())
    if low.startswith("chosen "):
        target(low.removeprefix("chosen "), match[2])
        return match[1], low, ()
    group, _, traits = low.partition(" with ")
    if group in MEANT:
        return match[1], group, conditions(traits) if traits else ()
    return match[1], match[2], ()


def _actions(words: str, text: str) -> tuple[Instruction, ...]:
    low = words.casefold()
    if match := re.fullmatch(r"(deal|heal) (\d{1,3}|x)(?: damage)?", low):
        return (Instruction(match[1], X if match[2] == "x" else int(match[2])),)
    if match := re.fullmatch(r"counters ([+-]\d{1,2})", low):
        return (Instruction("counters", int(match[1])),)
    if match := re.fullmatch(r"(relocate|return) to (a chosen space|play|\S+)", words, re.IGNORECASE):
        space = CHOSEN_SPACE if match[2].casefold() in (CHOSEN_SPACE, "play") else match[2]
        return (Instruction(match[1].casefold(), what=space),)
    if match := re.fullmatch(r"(?:gain )?((?:can not|cannot|can't|must) .+)", low):
        return (Instruction("gain", gains=(keyword(match[1]),)),)
    if match := re.fullmatch(r"gain (.+)", words, re.IGNORECASE):
        return (Instruction("gain", gains=(keyword(match[1]),)),)
    if match := re.fullmatch(r"lose (.+)", words, re.IGNORECASE):
        return (lose(match[1]),)
    if low in SIMPLE:
        return (Instruction(low),)
    try:
        return tuple(Instruction("change", change=each) for each in changes(words, x=True))
    except ValueError:
        raise ValueError(f"{text!r} is no instruction; write one of: {', '.join(VERBS)}") from None


def lose(what: str) -> Instruction:
    """What is lost: `all abilities`, `Invisibility`, an element, or an ability with its number."""
    low = what.casefold()
    if low == "the game":
        return Instruction("lose the game")
    if low in ("all abilities", "invisibility", *ELEMENTS):
        return Instruction("lose", what=low)
    ability = keyword(what)
    return Instruction("lose", ability.amount, f"{ability.name} {ability.param}".strip())
