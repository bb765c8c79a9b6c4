"""Card text in short words: `Strike 10`, `Stat Check Courage 50: deal 10`, `courage +25`, `2 counters`."""

from __future__ import annotations

import re

from judge.engine.modifiers import parse_change
from judge.games.chaotic.things import ELEMENTS, STATISTICS, Ability, Change, Condition, Cost, Instruction

PLAIN = ("range", "surprise", "untargetable", "disarm", "loses initiative checks", "defender", "invisibility")
NUMBERED = ("strike", "recklessness", "swift")
OF_DISCIPLINE = ("intimidate", "outperform", "exhaust", "support")
CUMULATIVE = (*NUMBERED, *OF_DISCIPLINE, *ELEMENTS, "elementproof")
CHANGED = (*STATISTICS, "attack damage", "damage", "mugic cost")
WHO = ("this", "target", "engaged", "opposing", "each", "mine", "theirs", "bearer", "striker", "attack")
VERBS = (
    "deal N", "heal N", "<statistic> +N", "attack damage xN", "gain <ability>", "lose <ability>", "lose all abilities",
    "gain <element>", "negate", "destroy", "destroy gear", "sacrifice", "infect", "uninfect", "counters +N",
    "turn gear up", "turn gear down", "relocate to <space>", "activate hive", "deactivate hive", "win the game",
    "lose the game", "return to play",
)  # fmt: skip
TARGETS = (
    "creature", "your creature", "opposing creature", "engaged creature", "opposing engaged creature", "battlegear",
    "mugic", "attack", "ability", "player",
)  # fmt: skip


def keyword(text: str) -> Ability:
    """A keyword ability, such as `Strike 10`, `Fire 5`, `Defender: Danian`, `Invisibility: Surprise`."""
    words = " ".join(text.split())
    head, _, rest = words.partition(":")
    if head.casefold() in ("invisibility", "hive") and rest.strip():
        return keyword(rest)._replace(tag=head.casefold())
    if head.casefold() == "defender":
        return Ability("defender", rest.strip())
    return _numbered(words) or _changing(words) or _unknown(text)


def _numbered(words: str) -> Ability | None:
    low = words.casefold()
    if low in PLAIN:
        return Ability(low)
    match = re.fullmatch(r"(\w+?)(proof)? (?:(\w+) )?(\d{1,3})", low)
    if match is None:
        return None
    name, proof, param, amount = match[1], match[2], match[3] or "", int(match[4])
    if proof and name == "element" and param in ELEMENTS:
        return Ability("elementproof", param, amount)
    if proof and name in ELEMENTS and not param:
        return Ability("elementproof", name, amount)
    if name in OF_DISCIPLINE and param in STATISTICS:
        return Ability(name, param, amount)
    if name in (*NUMBERED, *ELEMENTS) and not param and not proof:
        return Ability(name, "", amount)
    return None


def _changing(words: str) -> Ability | None:
    try:
        return Ability(words, changes=(change(words),))
    except ValueError:
        return None


def _unknown(text: str) -> Ability:
    known = [*PLAIN, *(f"{each} N" for each in (*NUMBERED, *ELEMENTS)), *(f"{each} <statistic> N" for each in OF_DISCIPLINE)]
    known += ["<element>proof N", "Defender: <characteristic>", "Invisibility: <ability>", "Hive: <ability>", "<statistic> +N"]
    raise ValueError(f"{text!r} is no ability; write one of: {', '.join(known)}; or a group with name, when, cost, do")


def change(text: str) -> Change:
    """A change, such as `courage +25`, `energy =30` or `attack damage x2`."""
    what, _, amount = " ".join(text.casefold().split()).rpartition(" ")
    if what not in CHANGED:
        raise ValueError(f"{text!r} changes nothing; write what and how much, such as courage +25 (what: {', '.join(CHANGED)})")
    op, number = parse_change(amount)
    return Change(what, op, number)


def condition(text: str) -> Condition:
    """A condition: `Stat Check Courage 50`, `Stat Fail Power 30`, `Challenge Wisdom 15`, or a characteristic."""
    words = " ".join(text.split())
    match = re.fullmatch(r"(stat ?check|stat ?fail|challenge) (\w+) (\d{1,3})", words.casefold())
    if match is None:
        return Condition("has", words)
    if match[2] not in STATISTICS:
        raise ValueError(f"{match[2]!r} is no statistic; allowed: {', '.join(STATISTICS)}")
    return Condition(match[1].replace("stat", "").strip(), match[2], int(match[3]))


def instruction(text: str) -> Instruction:
    """One instruction, such as `deal 10 to target` or `Stat Check Courage 50: deal 10`."""
    head, colon, rest = text.rpartition(": ")
    words = " ".join((rest if colon else text).split())
    conditions = tuple(condition(part) for part in head.split(",")) if colon else ()
    words, until = _until(words)
    words, who = _who(words)
    return _action(words, text)._replace(who=who, conditions=conditions, until=until)


def _until(words: str) -> tuple[str, str]:
    match = re.fullmatch(r"(.*?)(?: until end of (turn|combat)| (for good))?", words)
    assert match is not None
    return match[1], match[2] or ("good" if match[3] else "turn")


def _who(words: str) -> tuple[str, str]:
    match = re.fullmatch(r"(.+?) (?:to|on|from) (.+)", words)
    if match is None or match[1].startswith("relocate"):
        return words, ""
    return match[1], match[2]


def _action(words: str, text: str) -> Instruction:
    low = words.casefold()
    if match := re.fullmatch(r"(deal|heal) (\d{1,3}|x)", low):
        return Instruction(match[1], -1 if match[2] == "x" else int(match[2]))
    if match := re.fullmatch(r"counters ([+-]\d{1,2})", low):
        return Instruction("counters", int(match[1]))
    if match := re.fullmatch(r"relocate to (\S+)", words, re.IGNORECASE):
        return Instruction("relocate", what=match[1])
    if match := re.fullmatch(r"gain (.+)", words, re.IGNORECASE):
        if match[1].casefold() in ELEMENTS:
            return Instruction("gain element", what=match[1].casefold())
        return Instruction("gain", gains=(keyword(match[1]),))
    if match := re.fullmatch(r"lose (.+)", words, re.IGNORECASE):
        return _lose(match[1])
    simple = {verb for verb in VERBS if "<" not in verb and " N" not in verb and not verb.endswith("xN")}
    if low in simple:
        return Instruction(low)
    try:
        return Instruction("change", change=change(words))
    except ValueError:
        raise ValueError(f"{text!r} is no instruction; write one of: {', '.join(VERBS)}") from None


def _lose(what: str) -> Instruction:
    low = what.casefold()
    if low == "the game":
        return Instruction("lose the game")
    if low in ("all abilities", "invisibility", *ELEMENTS):
        return Instruction("lose", what=low)
    ability = keyword(what)
    name = f"{ability.name} {ability.param}".strip()
    return Instruction("lose", ability.amount, name)


def cost(text: str) -> Cost:
    """A cost: counters and more, such as `2 counters`, `X counters`, `1 counter, sacrifice this`, `uninfect`."""
    total = Cost()
    for part in (each.strip().casefold() for each in text.split(",")):
        if match := re.fullmatch(r"(\d{1,2})(?: counters?)?", part):
            total = total._replace(counters=int(match[1]))
        elif re.fullmatch(r"x(?: counters?)?", part):
            total = total._replace(x=True)
        elif match := re.fullmatch(r"sacrifice (this|gear|a creature)", part):
            total = total._replace(sacrifice=match[1])
        elif match := re.fullmatch(r"discard (\d) mugic", part):
            total = total._replace(discard_mugic=int(match[1]))
        elif part == "uninfect":
            total = total._replace(uninfect=True)
        else:
            raise ValueError(f"{part!r} is no cost; write 2 counters, X counters, sacrifice this, sacrifice gear, "
                             "sacrifice a creature, discard 1 mugic, uninfect; several with commas")  # fmt: skip
    return total


def target(text: str) -> str:
    """What may be targeted, such as `opposing creature` or `creature with fire`."""
    words = " ".join(text.casefold().split())
    if words.partition(" with ")[0] not in TARGETS:
        raise ValueError(f"{text!r} is no target; allowed: {', '.join(TARGETS)}, and `with` a characteristic")
    return words


