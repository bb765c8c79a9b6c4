"""Instructions in short words: `deal 10 to target`, `Stat Check Courage 50: deal 10`, `may destroy gear`."""

from __future__ import annotations

import re

from judge.games.chaotic.cards import ELEMENTS, Instruction, X
from judge.games.chaotic.paraphrase import short
from judge.games.chaotic.words import ALIASES, TARGETS, WHO, changes, conditions, keyword

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
CHOSEN_SPACE = "a chosen space"
BARE = "|".join(sorted(WHO, key=len, reverse=True))


def instructions(text: str) -> tuple[Instruction, ...]:
    """One instruction in words; a change of all Disciplines is four."""
    head, words = _condition(" ".join(text.split()))
    optional = words.casefold().startswith("may ")
    words, until = _until(words[4:] if optional else words)
    words, who = _who(short(words))
    needed = conditions(head) if head else ()
    return tuple(
        each._replace(who=who, conditions=needed, until=until, optional=optional) for each in _actions(words, text)
    )


def _condition(words: str) -> tuple[str, str]:
    """Splits off what stands in front with a colon; `gain Defender: Danian` has a colon of its own."""
    head, colon, rest = words.partition(": ")
    if not colon or re.match(r"(may )?(gain|lose) ", head, re.IGNORECASE):
        return "", words
    more, rest = _condition(rest)
    return f"{head}, {more}" if more else head, rest


def _until(words: str) -> tuple[str, str]:
    match = re.fullmatch(r"(.*?)(?: until (?:the )?end of (?:the )?(turn|combat)| (for good))?", words)
    assert match is not None
    return match[1], match[2] or ("good" if match[3] else "turn")


def _who(words: str) -> tuple[str, str]:
    """Splits off whom an instruction concerns; where a Creature goes to is no such thing."""
    if re.match(r"relocate|return|remove", words):
        match = re.fullmatch(r"((?:relocate|return) to .+?|remove from the game) (?:on|of) (.+)", words)
    else:
        match = re.fullmatch(r"(.+?) (?:to|on|from|of) (.+)", words)
        match = match or re.fullmatch(rf"(.+?) ({BARE}|chosen .+)", words, re.IGNORECASE)
    if match is None:
        return words, ""
    low = ALIASES.get(match[2].casefold(), match[2].casefold())
    if low.startswith("chosen ") and low.removeprefix("chosen ").partition(" with ")[0] not in TARGETS:
        raise ValueError(f"{match[2]!r} cannot be chosen; write chosen and one of: {', '.join(TARGETS)}")
    return match[1], low if low in ("", *WHO) or low.startswith("chosen ") else match[2]


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
        return tuple(Instruction("change", change=each) for each in changes(words))
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
