"""3.1.6, printed text in short words: `target Creature gains 5 Courage` is `courage +5 to target`."""

from __future__ import annotations

import re
from collections.abc import Iterator

from judge.games.chaotic.cards import nouns
from judge.games.chaotic.cards.words import condition, conditions

STAT = r"(courage|power|wisdom|speed|energy|disciplines|all disciplines|each discipline)"
ORDERS = (
    "deal|deals|heal|heals|destroy|put|add|remove|infect|uninfect|activate|deactivate|negate|reveal|sacrifice|return|"
    "relocate|flip|turn|gain|lose|take"
)
SUBJECT = r"(target(?: [12])?|another target|this|opposing|each|mine|theirs|both engaged|engaged|it)((?: with [^:]+?)?)"
THING = re.compile(
    r"\b(another )?target(?:ed)? (?:(opposing |your )|activated |triggered )?"
    r"(mugic|attack|ability|player|battlegear)(?: card)?\b",
    re.IGNORECASE,
)
UNCOUNTED = re.compile(
    rf"{nouns.STOPS}|in|all|each|they|he|she|its|that|adjacent|elemental|types?|tribes?|disciplines?|over|side|\d+"
)
SAID = (
    (r"gains? control of (.+)", r"take control to \1"),
    (r"takes? control of (.+)", r"take control to \1"),
    (rf"(?:set|change) (?:the |its )?{STAT}(?: of (\S+))? to (\d+)", r"\1 =\3 to \2"),
    (rf"{STAT} (?:becomes?|is set to|is) (\d+)", r"\1 =\2"),
    (rf"double (?:the |its )?{STAT}", r"\1 x2"),
    (r"(?:add|put|place) (?:a|an|one) (?:mugic )?counters? (?:to|on) (.+)", r"counters +1 to \1"),
    (r"(?:add|put|place) (\d+) (?:mugic )?counters? (?:to|on) (.+)", r"counters +\1 to \2"),
    (r"remove (?:a|an|one) (?:mugic )?counters? from (.+)", r"counters -1 to \1"),
    (r"remove (\d+) (?:mugic )?counters? from (.+)", r"counters -\1 to \2"),
    (r"remove all (?:mugic )?counters? from (.+)", r"counters -99 to \1"),
    (r"(?:flip|turn) (?:the |its |all )?battlegear (?:equipped to |of )?(.*?) ?(?:face[- ])?(up|down)",
     r"turn gear \2 to \1"),
    (r"(?:flip|turn) (target) (?:face[- ])?(up|down)", r"turn gear \2 to \1"),
    (r"destroy (?:the |its |all )?battlegear (?:of|on|equipped to) (.+)", r"destroy gear of \1"),
    (r"destroy (?:the )?(opposing|engaged|this|target)'s battlegear", r"destroy gear of \1"),
    (r"heal (\d+|x) (?:damage )?(?:to|from|on|of) (.+)", r"heal \1 to \2"),
    (r"relocate (.+?) to (?:any|an?) (?:unoccupied |chosen )?space(?: on the battleboard)?",
     r"relocate to a chosen space on \1"),
    (r"return (.+?) to play(?: (?:to|in) any unoccupied space(?: on the battleboard)?)?",
     r"return to a chosen space on \1"),
    (r"remove (.+?) from the game", r"remove from the game on \1"),
    (r"(target|another target) deals (\d+) damage", r"attack damage =\2 to \1"),
    (rf"(?:all )?damage dealt to {SUBJECT} is reduced by (\d+)", r"damage taken -\3 to \1\2"),
    (rf"(?:all )?damage dealt to {SUBJECT} is increased by (\d+)", r"damage taken +\3 to \1\2"),
    (rf"(?:all )?attack damage dealt to {SUBJECT} is reduced by (\d+)", r"attack damage taken -\3 to \1\2"),
    (rf"{SUBJECT} deals? (\d+|x) damage to (.+)", r"deal \3 to \4"),
    (rf"{SUBJECT} deals? an additional (\d+) (?:attack )?damage", r"attack damage +\3 to \1\2"),
    (rf"{SUBJECT} (cannot|can not|can't|must) (.+)", r"\3 \4 to \1\2"),
    (r"reveal a new active location", "reveal a location"),
    (r"(?:it|this attack) deals an additional (\d+) damage", r"deal \1"),
    (r"deals? an additional (\d+) damage", r"deal \1"),
    (r"deals (\d+|x)", r"deal \1"),
)  # fmt: skip


def tidy(text: str) -> str:
    """Printed text without what says nothing: reminders in brackets (3.1.6.1.1), quotation marks, the full stop."""
    plain = text.translate(str.maketrans("“”’–—", '""\'--'))
    plain = re.sub(r"\([^)]*\)", "", plain).replace('"', "")
    return " ".join(plain.split()).strip(" .")


def sentences(text: str) -> list[str]:
    """The sentences of a tidy text."""
    return [each.strip(" .") for each in re.split(r"\.\s+(?=[A-Z])|\.\s*;|;\s+", text) if each.strip(" .")]


def counted(words: str) -> tuple[str, tuple[str, ...]]:
    """Splits off what a number is counted by: `for each Mandiblor you control`, as `mine with mandiblor`."""
    match = re.fullmatch(r"(.+?) for each (.+)", words, re.IGNORECASE)
    if match is None:
        return words, ()
    return match[1], tuple(_group(part) for part in re.split(r",? and (?:for )?each |, ", match[2]))


def _group(words: str) -> str:
    """Those that are counted: whose they are, and what they must have."""
    found = re.fullmatch(
        r"(other )?(?:(your|opposing) )?(.*?) ?(?:creatures?)?( you control| (?:your|an) opponent controls| in play)?",
        words.casefold(),
    )
    assert found is not None
    theirs = found[2] == "opposing" or "opponent" in (found[4] or "")
    side = "mine" if found[2] == "your" or found[4] == " you control" else "theirs" if theirs else "each"
    traits = found[3].split()
    for word in traits:
        if UNCOUNTED.fullmatch(word) or condition(word).kind != "has":
            said = "write, say, `for each Fire Creature you control`"
            raise ValueError(f"{words!r} is nothing that is counted (because of {word!r}); {said}")
    return f"{found[1] or ''}{side}" + (f" with {', '.join(traits)}" if traits else "")


def short(words: str) -> tuple[list[str], list[str]]:
    """A sentence in short words, one for each thing it does, and the kinds of targets it names in their order."""
    aims: list[str] = []
    words = _nouns(_choosing(words), aims)
    return [said for clause in _clauses(words) for said in _lists(clause)], aims


def _choosing(words: str) -> str:
    """`choose a Battlegear equipped to an opposing Creature and destroy it`: what is chosen is no target."""
    match = re.fullmatch(r"choose (?:an? )?(.+?) and (destroy|infect|uninfect|sacrifice) it", words, re.IGNORECASE)
    if match is None:
        return words
    what = re.sub(r"battlegear equipped to an? (opposing |)creature", r"\1battlegear", match[1], flags=re.IGNORECASE)
    return f"{match[2]} on chosen {what.casefold()}"


def _nouns(words: str, aims: list[str]) -> str:
    """The phrases for Creatures and other targets, each as the word for it; notes what is targeted."""

    def put(match: re.Match[str]) -> str:
        if re.search(r"\bchosen (?:\w+ )*$", match.string[: match.start()], re.IGNORECASE):
            return match[0]
        if nouns.leaves_a_choice(match):
            raise ValueError(
                f"{match[0].strip()!r} is nobody in particular; write `target Creature` or `chosen creature`"
            )
        found = nouns.meant(match)
        if found.aim:
            if traits := found.aim.partition(" with ")[2]:
                conditions(traits)
            aims.append(found.aim)
        return found.words

    def thing(match: re.Match[str]) -> str:
        kind = match[3].casefold()
        aims.append(f"{match[2] or ''}{kind}".casefold() if kind == "battlegear" else kind)
        return f"{match[1] or ''}target"

    return nouns.PHRASE.sub(put, THING.sub(thing, words))


def _clauses(words: str) -> Iterator[str]:
    """What is joined by `and`: another order, or the same subject once more."""
    subject = ""
    for part in re.split(rf",? (?:and|then|and then) (?=(?:{ORDERS}|loses?|gains?|cannot|can not|must) )", words):
        if match := re.match(rf"{SUBJECT} (?:gains?|loses?|gets?|has|have|cannot|can not|must) ", part, re.IGNORECASE):
            subject = match[1] + (match[2] or "")
            yield part
        elif subject and re.match(r"(?:loses?|gains?|cannot|can not|must) ", part, re.IGNORECASE):
            yield f"{subject} {part}"
        else:
            yield part


def _lists(clause: str) -> list[str]:
    """A clause that gives or takes several things: `gains 5 Courage, Power and Speed`; others are said in one way."""
    match = re.fullmatch(
        rf"(?:{SUBJECT} |(?P<name>\S.*?) (?=gains|loses)|)(?P<verb>gains?|gets?|has|have|loses?) (?P<what>.+)",
        clause,
        re.I,
    )
    if match is None or re.match(r"control of", match["what"]):
        return [_other(clause)]
    whom = (match[1] or match["name"] or "") + (match[2] or "")
    sign, word = ("-", "lose") if match["verb"].casefold().startswith("lose") else ("+", "gain")
    to, amount, found = f" to {whom}" if whom else "", "", []
    for part in re.split(r", and |, | and ", match["what"]):
        part = re.sub(r"^(?:an )?additional ", "", part, flags=re.IGNORECASE)
        if number := re.fullmatch(rf"([+-]?)(\d+|x) (?:to )?{STAT}", part, re.IGNORECASE):
            amount = number[2]
            found.append(f"{number[3]} {number[1] or sign}{amount}{to}")
        elif amount and re.fullmatch(STAT, part, re.IGNORECASE):
            found.append(f"{part} {sign}{amount}{to}")
        elif counters := re.fullmatch(r"(an?|one|\d+) mugic counters?", part, re.IGNORECASE):
            number_of = counters[1] if counters[1].isdigit() else "1"
            found.append(f"counters {sign}{number_of}{to}")
        else:
            found.append(f"{word} {part}{to}")
    return found


def _other(words: str) -> str:
    for pattern, form in SAID:
        said = re.sub(rf"^{pattern}$", form, words, count=1, flags=re.IGNORECASE)
        if said != words:
            return re.sub(r" (?:to|on)\s*$", "", said)
    return words
