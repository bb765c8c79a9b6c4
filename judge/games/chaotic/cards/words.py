"""3.1.6 Game Text Box, in short words: `Strike 10`, `Stat Check Courage 50: deal 10`, `courage +25`, `2 counters`."""

from __future__ import annotations

import re

from judge.engine import parse_change
from judge.games.chaotic.cards.meanings import ELEMENTS, STATISTICS, Ability, Change, Condition, Cost, X
from judge.kit.words import number

PLAIN = (
    "range",
    "surprise",
    "untargetable",
    "disarm",
    "loses initiative checks",
    "defender",
    "invisibility",
    "brainwashed",
    "loyal",
    "unique",
    "legendary",
)
NUMBERED = ("strike", "recklessness", "swift")
OF_STATISTIC = ("intimidate", "outperform", "exhaust", "support")
CUMULATIVE = (*NUMBERED, *OF_STATISTIC, *ELEMENTS, "elementproof")
FORBIDDEN = (
    "move", "initiate combat", "intercept", "be healed", "gain energy", "lose energy", "play mugic", "use abilities",
    "play tribal mugic", "play generic mugic", "be targeted", "be dealt damage", "be dealt attack damage",
    "be destroyed", "be infected", "be relocated",
)  # fmt: skip
MANDATORY = ("move", "initiate combat", "intercept", "enter")
TAKEN = (
    "attack damage taken", "damage taken", *(f"{each} damage taken" for each in ELEMENTS),
    *(f"{each} attack damage taken" for each in ELEMENTS),
)  # fmt: skip
DEALT = ("attack damage", "damage dealt", *(f"{each} attack damage" for each in ELEMENTS))
CHANGED = (*STATISTICS, *DEALT, *TAKEN, "mugic cost")
REACH = ("this", "bearer", "opposing", "engaged", "mine", "theirs", "all", "other mine", "other all")
ALIASES = {"striker": "this", "bearer": "this", "attack": "", "it": "this", "self": "this", "all": "each"}
NUMBERED_TARGETS = {"target 1": 1, "target 2": 2}
WHO = ("this", "target", *NUMBERED_TARGETS, "engaged", "opposing", "each", "mine", "theirs", "both engaged")
TRIBES = (
    "overworld", "overworlder", "underworld", "underworlder", "danian", "mipedian", "m'arrilian", "m'arrillian",
)  # fmt: skip
STATES = ("engaged", "infected", "damaged", "first attack", "own first attack")
NO_TRAIT = (
    "than|less|more|least|the|your|this|it|creatures?|attacks?|mugic|damage|if|when|you|each|all|sacrifice|pay|"
    "counters?|while|those|these"
)


OWNERS = (
    (r"(?:the |your )?target(?:ed)?(?: creature)?", "target"),
    (r"(?:the |an )?opposing(?: engaged)?(?: creature)?", "opposing"),
    (r"your engaged creature", "engaged"),
    (r"(?:this|the|(?:the )?equipped|an engaged)(?: creature)?|it|this", "this"),
)
OWNER = f"({'|'.join(pattern for pattern, _ in OWNERS)})"
STATE_WORDS = (
    (r"hive", "hive"),
    (r"(?:controls? an?|an?) (?P<what>.+) you control", "controls"),
    (rf"(?P<what>{'|'.join((*STATISTICS, 'current energy'))}) (?P<n>\d+) or more", "at least"),
    (rf"at least (?P<n>\d+) (?P<what>{'|'.join((*STATISTICS, 'current energy'))})", "at least"),
    (rf"(?P<n>\d+) or more (?P<what>{'|'.join((*STATISTICS, 'current energy'))})", "at least"),
    (rf"less than (?P<n>\d+) (?P<what>{'|'.join((*STATISTICS, 'current energy'))})", "below"),
    (rf"(?P<n>\d+) (?P<what>{'|'.join(STATISTICS)})", "exactly"),
    (rf"higher (?P<what>{'|'.join((*STATISTICS, 'current energy'))})", "higher"),
    (rf"lower (?P<what>{'|'.join((*STATISTICS, 'current energy'))})", "lower"),
    (r"(?P<n>a|an|one|\d+)(?: or more)? (?:mugic )?counters?", "counters"),
    (r"(?P<n>)no (?:mugic )?counters", "no counters"),
)


def keyword(text: str) -> Ability:
    """A keyword ability: `Strike 10`, `Fire 5`, `Defender: Danian`, `Invisibility: Surprise`, `can not move`."""
    words = " ".join(text.split())
    head, colon, rest = words.partition(":")
    if head.casefold() in ("invisibility", "hive") and rest.strip():
        return keyword(rest)._replace(tag=head.casefold())
    if head.casefold() in OF_STATISTIC and rest.strip():
        return keyword(f"{head} {rest}")
    if head.casefold() == "defender":
        return Ability("defender", rest.strip())
    if colon and (condition_words := head.strip()):
        return keyword(rest)._replace(only_if=conditions(condition_words))
    return _plain(words.casefold()) or _numbered(words.casefold()) or _changing(words) or _unknown(text)


def _plain(low: str) -> Ability | None:
    if low in PLAIN:
        return Ability(low)
    if low in ELEMENTS:
        return Ability("element", low)
    if match := re.fullmatch(r"(?:can not|cannot|can't) (.+)", low):
        return Ability(f"can not {match[1]}", forbids=match[1]) if match[1] in FORBIDDEN else None
    if match := re.fullmatch(r"must (.+)", low):
        return Ability(low, must=match[1]) if match[1] in MANDATORY else None
    return None


def _numbered(low: str) -> Ability | None:
    match = re.fullmatch(r"(\w+?) ?(proof)? (?:(\w+) )?(\d{1,3})", low)
    if match is None:
        return None
    name, proof, param, amount = match[1], match[2], match[3] or "", int(match[4])
    if proof and name == "element" and param in ELEMENTS:
        return Ability("elementproof", param, amount)
    if proof and name in ELEMENTS and not param:
        return Ability("elementproof", name, amount)
    if name in OF_STATISTIC and param in STATISTICS:
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
    known = [
        *PLAIN,
        *(f"{each} N" for each in (*NUMBERED, *ELEMENTS)),
        *(f"{each} <statistic> N" for each in OF_STATISTIC),
    ]
    known += [
        "<element>",
        "<element>proof N",
        "Defender: <characteristic>",
        "Invisibility: <ability>",
        "Hive: <ability>",
    ]
    known += ["<statistic> +N", "can not <do something>", "must <do something>"]
    raise ValueError(f"{text!r} is no ability; write one of: {', '.join(known)}; or a group with name, when, cost, do")


def change(text: str, *, x: bool = False) -> Change:
    """A change, such as `courage +25`, `energy =30` or `attack damage x2`; by `+X` only of what is played (8.4.2.6)."""
    what, _, amount = " ".join(text.casefold().split()).rpartition(" ")
    if what == "damage":
        what = "damage dealt" if amount[:1] in "+x*" else "damage taken"
    if what not in CHANGED and not what.endswith(" mugic cost"):
        raise ValueError(
            f"{text!r} changes nothing; write what and how much, such as courage +25 (what: {', '.join(CHANGED)})"
        )
    if x and amount in ("+x", "-x"):
        return Change(what, "add" if amount == "+x" else "subtract", X)
    return Change(what, *parse_change(amount))


def changes(text: str, *, x: bool = False) -> tuple[Change, ...]:
    """A change; one of `disciplines` is a change of all four (g-discipline)."""
    words = " ".join(text.casefold().split())
    if match := re.fullmatch(r"(?:all )?disciplines (.+)", words):
        return tuple(change(f"{each} {match[1]}", x=x) for each in STATISTICS[:4])
    return (change(text, x=x),)


def conditions(text: str) -> tuple[Condition, ...]:
    """Several conditions with commas; all of them must be met (8.6.2.3)."""
    return tuple(condition(part) for part in text.split(","))


def condition(text: str) -> Condition:
    """A condition: `Stat Check Courage 50`, `Challenge Wisdom 15`, `Fire`, `opposing Fire`, `not infected`."""
    words = " ".join(text.split())
    match = re.fullmatch(r"(stat ?check|stat ?fail|challenge):? (\w+) (\d{1,3})", words.casefold())
    if match is None:
        return _state(words)
    if match[2] not in STATISTICS:
        raise ValueError(f"{match[2]!r} is no statistic; allowed: {', '.join(STATISTICS)}")
    return Condition(match[1].replace("stat", "").strip(), match[2], int(match[3]))


def _state(words: str) -> Condition:
    """What a Creature or the game must be like; whose is said in front (this, opposing, target, engaged)."""
    if not words:
        raise ValueError("'' is no condition; something is missing before or after a comma or a colon")
    found = re.fullmatch(r"(not )?(?:(this|opposing|target|engaged) (?=\S))?(not )?(.+)", words, re.IGNORECASE)
    assert found is not None
    of, negated, what = (found[2] or "this").casefold(), bool(found[1] or found[3]), found[4]
    for pattern, kind in STATE_WORDS:
        if match := re.fullmatch(pattern, what.casefold()):
            named = match.groupdict()
            return Condition(kind, named.get("what") or "", number(named.get("n") or "") or 0, of, negated)
    _refuse_near_miss(what)
    return Condition("has", what, of=of, negated=negated)


def states(text: str) -> tuple[Condition, ...]:
    """What must be so, as it is printed: `your engaged Creature has Fire`, `you control a Mandiblor`."""
    low = " ".join(text.split())
    if re.fullmatch(r"hive is (?:active|on)", low, re.IGNORECASE):
        return (Condition("hive", ""),)
    if match := re.fullmatch(
        r"(you|(?:your|an) opponent) controls? (an?|no) (.+?)(?: creatures?)?", low, re.IGNORECASE
    ):
        of = "this" if match[1].casefold() == "you" else "opposing"
        return (Condition("controls", match[3], 0, of, match[2].casefold() == "no"),)
    match = re.fullmatch(rf"{OWNER} (has|is|does not have|is not) (?:an? )?(.+)", low, re.IGNORECASE)
    if match is None:
        raise ValueError(f"{text!r} is no condition; write, say, `If your engaged Creature has Fire, deal 5 damage`")
    of = next(word for pattern, word in OWNERS if re.fullmatch(pattern, match[1], re.IGNORECASE))
    negated = "not" in match[2].casefold()
    return tuple(each._replace(of=of, negated=negated) for each in _compared(match[3]))


def _compared(words: str) -> tuple[Condition, ...]:
    """`lower Courage, Power and Speed than the opposing engaged Creature` is a condition for each of them."""
    words = re.sub(r" than (?:the )?opposing(?: engaged)?(?: creature)?$", "", words, flags=re.IGNORECASE)
    match = re.fullmatch(r"(lower|higher) (.+)", words, re.IGNORECASE)
    if match is None:
        return (_state(words),)
    return tuple(condition(f"{match[1]} {part}") for part in re.split(r",? and |, ", match[2]))


def _refuse_near_miss(word: str) -> None:
    """Refuses what looks like a check or a known word and is none: nobody would have it, and no one would notice."""
    low = word.casefold()
    if re.match(r"stat|chall|check |fail ", low):
        raise ValueError(f"{word!r} is no check; write Stat Check Courage 50, Stat Fail Power 30, Challenge Wisdom 15")
    if low not in STATES and (odd := re.search(rf"\b(?:{NO_TRAIT})\b", low)):
        other = "at least 50 power, less than 50 power, higher power, lower power, 1 or more counters, hive"
        raise ValueError(f"{word!r} is no characteristic (because of {odd[0]!r}); write one, or a check, or {other}")
    known = (*ELEMENTS, *TRIBES, *STATES)
    if len(low) < 5 or low in known or low.removesuffix("s") in known:
        return
    for each in known:
        if sorted(each) == sorted(low) or _alike(each, low):
            raise ValueError(f"{word!r} is not known; did you mean {each}?")


def _alike(known: str, word: str) -> bool:
    """Whether two words differ by a letter that is missing or too much."""
    short, long = sorted((known, word), key=len)
    return len(long) == len(short) + 1 and any(long[:at] + long[at + 1 :] == short for at in range(len(long)))


def cost(text: str) -> Cost:
    """A cost: counters and more, such as `2 counters`, `X counters`, `1 counter, sacrifice this`, `uninfect`."""
    total = Cost()
    for part in (each.strip().casefold() for each in text.split(",")):
        if match := re.fullmatch(r"(\d{1,2})(?: (?:mugic )?counters?)?", part):
            total = total._replace(counters=int(match[1]))
        elif re.fullmatch(r"x(?: (?:mugic )?counters?)?", part):
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


def reach(text: str) -> str:
    """Whom a lasting ability concerns, such as `all`, `mine with fire`."""
    words = " ".join(text.casefold().split())
    whom, _, traits = words.partition(" with ")
    if whom not in REACH:
        raise ValueError(f"{text!r} reaches nobody; allowed: {', '.join(REACH)}, and `with` a characteristic")
    for each in conditions(traits) if traits else ():
        if each.kind != "has" or each.negated or each.of != "this":
            raise ValueError(f"{traits!r} is no characteristic that a lasting ability can look for; write it as `if`")
    return words


TARGETS = (
    "creature", "your creature", "opposing creature", "engaged creature", "your engaged creature",
    "opposing engaged creature", "unengaged creature", "creature in discard pile", "your creature in discard pile",
    "battlegear", "your battlegear", "opposing battlegear", "mugic", "attack", "ability", "player",
)  # fmt: skip
COUNTS = {"two": 2, "three": 3, "2": 2, "3": 3}


def targets(text: str) -> tuple[str, ...]:
    """What is targeted: `opposing creature`, `creature with fire`, `two creatures`, `creature and battlegear`."""
    found: list[str] = []
    for part in re.split(r" and |,", " ".join(text.casefold().split())):
        first, _, rest = part.strip().partition(" ")
        kind = rest.replace("creatures", "creature") if first in COUNTS else part.strip()
        found += [target(kind.removeprefix("target "), text)] * COUNTS.get(first, 1)
    return tuple(found)


def target(kind: str, text: str) -> str:
    """One kind of target; only a Creature is looked at for what it has."""
    kind = kind.replace("the discard pile", "discard pile")
    what, _, traits = kind.partition(" with ")
    if what not in TARGETS:
        raise ValueError(
            f"{text!r} is no target; allowed: {', '.join(TARGETS)}; `with` a characteristic; several with `and`"
        )
    if traits and "creature" not in what:
        raise ValueError(f"{text!r}: {what} has no characteristics to look for")
    if traits:
        conditions(traits)
    return kind
