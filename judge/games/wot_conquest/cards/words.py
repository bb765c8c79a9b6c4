"""Ability text in short words: `attack +3 to target`, `deal 2 to enemy units`, `1 Favor token`, `enemy unit`."""

from __future__ import annotations

import re

from judge.engine import parse_change
from judge.games.wot_conquest.cards.meanings import Change, Instruction, TargetSpec

STATS = {
    "attack": ("attack value", "attack", "att", "atk"),
    "defense": ("defense value", "defence value", "defense", "defence", "def"),
    "damage": ("damage value", "damage", "dam", "dmg"),
    "move limit": ("move limit", "movement limit"),
    "attack limit": ("attack limit", "battle limit"),
    "move": ("move", "movement"),
}
STAT_OF = {word: stat for stat, words in STATS.items() for word in words}
STAT = "|".join(sorted(map(re.escape, STAT_OF), key=len, reverse=True))
WHO = {
    "this": ("this", "this unit", "it", "itself", "self"),
    "target": ("target", "the target", "target unit", "that unit"),
    "mine": (
        "mine", "my units", "your units", "friendly units", "each friendly unit", "all friendly units",
        "each of my units", "all my units", "each of your units",
    ),
    "theirs": (
        "theirs", "enemy units", "each enemy unit", "all enemy units", "opposing units", "each opposing unit",
        "enemies",
    ),
    "all": ("all", "all units", "each unit", "every unit", "all engaged units", "each engaged unit"),
    "my side": ("my side", "my total", "your side", "side", "the total", "total"),
    "their side": ("their side", "their total", "the enemy side", "enemy side"),
    "you": ("you", "me", "controller", "owner"),
}  # fmt: skip
WHO_OF = {word: who for who, words in WHO.items() for word in words}
SUBJECT = "|".join(sorted(map(re.escape, WHO_OF), key=len, reverse=True))
UNTIL = {
    "battle": ("until end of battle", "until the end of the battle", "this battle", "for this battle"),
    "turn": ("until end of turn", "until the end of the turn", "this turn", "for this turn"),
    "good": ("for good", "permanently", "for the rest of the game"),
}
MEASURE = r"(?:up to )?(?:a |one )?(short|medium|long)[- ]span"
FORMS = (
    "attack +3", "+3 defense", "damage x2", "attack /2", "defense =5", "double attack", "halve damage",
    "set attack to 5", "gain 3 attack", "lose 1 defense", "move limit +1", "attack limit +1", "deal 2", "heal 1",
    "heal fully", "kill", "engage", "withdraw", "gain 2 supply", "gain 1 Favor token", "lose 1 Madness token",
    "gain the trait Leader", "lose the trait Leader", "lose abilities", "move a short-span", "summon hero",
)  # fmt: skip


def instruction(text: str) -> Instruction:
    """One instruction; ValueError says which forms there are."""
    words, until = _until(" ".join(text.split()).strip(" ."))
    whom, words = _subject(words)
    for read in (_change, _amount, _token, _trait, _walk, _bare):
        found = read(words)
        if found is not None:
            who = whom or found.who or ("you" if found.verb == "tokens" else "this")
            return found._replace(who=who, until=until or found.until)
    raise ValueError(f"{text!r} is no instruction; write one of: {', '.join(FORMS)}; then `to` and whom")


def _until(text: str) -> tuple[str, str]:
    for until, endings in UNTIL.items():
        for ending in endings:
            if text.casefold().endswith(f" {ending}"):
                return text[: -len(ending)].strip(" ,"), until
    return text, ""


def _subject(text: str) -> tuple[str, str]:
    """Whom it concerns where that stands in front: `target gets +2 attack`, `each enemy unit: attack -1`."""
    match = re.fullmatch(rf"({SUBJECT})(?::| gets?(?! \d)| gains?(?= [+\-−])| has| have)? (.+)", text, re.IGNORECASE)
    if match and not re.match(r"(?:to|of|on)\b", match[2]):
        return WHO_OF[match[1].casefold()], match[2]
    return "", text


def whom(text: str | None) -> str:
    """Whom words mean; a name stays as it is written."""
    return WHO_OF.get((text or "").strip().casefold(), (text or "").strip())


TO = r"(?: (?:to|on|of|for) (?:the )?(?P<who>.+))?"


def _match(pattern: str, text: str) -> re.Match[str] | None:
    return re.fullmatch(pattern, text, re.IGNORECASE)


def _change(text: str) -> Instruction | None:
    if match := _match(rf"(?:gain |gains |get |gets )?([+\-−]\s*\d+) (?:to )?({STAT}){TO}", text):
        return _changed(match[2], match[1], match["who"])
    if match := _match(rf"({STAT}) ?((?:[+\-−x*×/÷=]|x )\s*\d+){TO}", text):
        return _changed(match[1], match[2], match["who"])
    if match := _match(rf"set ({STAT}) to (\d+){TO}", text):
        return _changed(match[1], f"={match[2]}", match["who"])
    if match := _match(rf"(gain|gains|get|gets|add|lose|loses) (\d+) ({STAT}){TO}", text):
        sign = "-" if match[1].casefold().startswith("lose") else "+"
        return _changed(match[3], sign + match[2], match["who"])
    if match := _match(rf"(double|doubles|halve|halves) (?:the |its )?({STAT}){TO}", text):
        return _changed(match[2], "x2" if match[1].casefold().startswith("double") else "/2", match["who"])
    return None


def _changed(stat: str, change: str, who: str | None) -> Instruction:
    op, amount = parse_change(change)
    found = Change(STAT_OF[stat.casefold()], op, amount)
    limit = found.stat.endswith("limit")
    return Instruction("change", "you" if limit else whom(who), found, until="turn" if limit else "battle")


def change(text: str) -> Change:
    """A change of a figure, such as `attack +3`."""
    found = _change(" ".join(text.split()))
    if found is None or found.change is None:
        raise ValueError(f"{text!r} is no change; write a figure and how much, such as attack +3 ({', '.join(STATS)})")
    return found.change


def _amount(text: str) -> Instruction | None:
    if match := _match(rf"(deal|deals|heal|heals) (\d+)(?: damage| hp| hit-points)?{TO}", text):
        return Instruction(match[1].casefold().rstrip("s"), whom(match["who"]), amount=int(match[2]))
    if match := _match(r"(?:take|takes|suffer|suffers) (\d+) damage", text):
        return Instruction("deal", "", amount=int(match[1]))
    if match := _match(rf"(?:heal|heals|restore|restores) (?:fully|all|everything){TO}", text):
        return Instruction("heal", whom(match["who"]), amount=999)
    if match := _match(r"(?:heal|heals|restore|restores) (?P<who>.+) (?:fully|completely)", text):
        return Instruction("heal", whom(match["who"]), amount=999)
    return None


def _token(text: str) -> Instruction | None:
    if match := _match(
        rf"(gain|gains|take|takes|add|lose|loses|spend|spends) (\d+) ([\w' -]+?)(?: tokens?)?{TO}", text
    ):
        sign = -1 if match[1].casefold().startswith(("lose", "spend")) else 1
        return Instruction("tokens", whom(match["who"]), amount=sign * int(match[2]), what=token(match[3]))
    return None


def _trait(text: str) -> Instruction | None:
    if match := _match(rf"(?:lose|loses) (?:all )?abilities{TO}", text):
        return Instruction("mute", whom(match["who"]))
    if match := _match(rf"(gain|gains|lose|loses) (?:the )?(?:trait )?([A-Za-z][\w']*)(?: trait)?{TO}", text):
        verb = "gain trait" if match[1].casefold().startswith("gain") else "lose trait"
        return Instruction(verb, whom(match["who"]), what=trait(match[2]))
    return None


def _walk(text: str) -> Instruction | None:
    if match := _match(rf"moves? (?:(?P<who>.+?) )??{MEASURE}", text):
        return Instruction("walk", whom(match["who"]), what=f"{match[2].casefold()}-span")
    return None


BARE = {
    "kill": ("kill", "kills", "destroy", "destroys"),
    "engage": ("engage", "engages", "bring in"),
    "withdraw": ("withdraw", "withdraws", "disengage", "disengages"),
    "summon": ("summon", "summons"),
}
BARE_OF = {word: verb for verb, words in BARE.items() for word in words}


def _bare(text: str) -> Instruction | None:
    head, _, rest = text.partition(" ")
    verb = BARE_OF.get(head.casefold())
    if verb is None or (verb == "summon" and "hero" not in rest.casefold()):
        return None
    return Instruction(verb, "" if verb == "summon" else whom(rest))


def token(text: str) -> str:
    """The name of a kind of token: `Favor tokens` and `favor` are one."""
    return re.sub(r"\s+tokens?$", "", text.strip().casefold())


def trait(text: str) -> str:
    """A trait as it is written on cards: each word with a capital."""
    return " ".join(word[:1].upper() + word[1:] for word in text.split())


def cost(text: str) -> tuple[tuple[str, int], ...]:
    """A cost: `1 supply`, `2 Favor tokens`, `1 HP`, `kill this`; several with commas or `and`."""
    parts = [part for part in re.split(r"\s*(?:,|\band\b|\+)\s*", text.strip()) if part]
    return tuple(_price(part) for part in parts)


def _price(text: str) -> tuple[str, int]:
    if text.casefold() in ("kill this", "sacrifice this", "destroy this"):
        return "this", 1
    match = re.fullmatch(r"(?:pay |spend )?(\d{1,3}) ([A-Za-z][\w' -]*)", text, re.IGNORECASE)
    if match is None:
        raise ValueError(f"{text!r} is no cost; write `1 supply`, `2 Favor tokens`, `1 HP` or `kill this`")
    return token(match[2]), int(match[1])


TARGET = re.compile(
    r"(?:an? |one |any )?(?P<side>enemy|opposing|friendly|my|your|neutral)? ?(?P<outside>unengaged|engaged)? ?"
    r"(?P<kind>unit|leader|city|town|structure)(?: with (?:the trait )?(?P<trait>[\w' ]+))?",
    re.IGNORECASE,
)
SIDES = {"enemy": "enemy", "opposing": "enemy", "friendly": "friendly", "my": "friendly", "your": "friendly"}


def target(text: str) -> TargetSpec:
    """What an ability is used on, such as `enemy unit with Channeler`."""
    match = TARGET.fullmatch(" ".join(text.split()))
    if match is None:
        raise ValueError(
            f"{text!r} is no target; write unit, leader, city, town or structure, with enemy, friendly or neutral "
            "in front, and `with` a trait behind"
        )
    side = (match["side"] or "").casefold()
    outside = (match["outside"] or "").casefold() == "unengaged"
    return TargetSpec(match["kind"].casefold(), SIDES.get(side, side), outside, trait(match["trait"] or ""))


CONDITIONS = ("attacking", "defending", "own turn", "with <trait>", "against <trait>")


def condition(text: str) -> str:
    """When a lasting change holds: `attacking`, `defending`, `own turn`, `with Channeler`, `against Forsaken`."""
    words = " ".join(text.split())
    low = words.casefold().removeprefix("when ").removeprefix("while ").removeprefix("if ")
    if low in CONDITIONS[:3]:
        return low
    if match := re.fullmatch(r"(with|against) (?:an? )?([\w']+)", low):
        return f"{match[1]} {trait(match[2])}"
    raise ValueError(f"{text!r} is no condition; write one of: {', '.join(CONDITIONS)}")
