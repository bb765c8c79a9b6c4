"""What card text does, sentence by sentence, in the words of the card."""

from __future__ import annotations

import re

from judge.games.lotr_lcg.cards.at_once import IMMEDIATE, PLAYER
from judge.games.lotr_lcg.cards.clauses import condition, duration
from judge.games.lotr_lcg.cards.for_a_while import LASTING
from judge.games.lotr_lcg.cards.meanings import Condition, Instruction, Phrase, Trigger
from judge.games.lotr_lcg.cards.occasions import triggers
from judge.games.lotr_lcg.cards.phrases import group, plain
from judge.games.lotr_lcg.cards.wording import plainer

OPTIONS = re.compile(
    r"(?:you must )?(?:choose (?:one|1)|choose|choose to|either|choose to either)(?: of the following)?: (?P<list>.+)"
    r"|(?:you must )?(?:choose to )?either (?P<l2>.+)",
    re.IGNORECASE,
)
CHOOSES = re.compile(
    rf"{PLAYER} (?:must )?(?:either )?chooses?(?: to)?:? ?(?:either )?(?P<do>.+? or .+)", re.IGNORECASE
)
JOINTS = (r", then,? ", r"; ", r",? and then,? ", r",? and instead ", r",? and ", r", ")
GOES_ON = re.compile(
    r"(?:draws|raises|discards|lowers|reduces|exhausts|chooses|deals|readies|reveals|engages|adds|puts|returns) ",
    re.IGNORECASE,
)
CARD_DOES = re.compile(
    r"(?P<who>(?:(?:the )?attacking|(?:the )?defending|attached|that|this|each) \w+|it|he|she)(?: immediately)? "
    r"(?:engages|gets|gains|readies|returns|takes|is|commits|makes) ",
    re.IGNORECASE,
)
CARD_GOES_ON = re.compile(
    r"(?:immediately )?(?:makes|engages|gets|gains|attacks|takes|is|cannot|loses|readies)\b", re.IGNORECASE
)


def effects(text: str) -> tuple[Instruction, ...]:
    """ability-sentence-by-sentence: what several sentences do, one after the other."""
    found: list[Instruction] = []
    before, since = "", 0
    for part in split(plainer(text)):
        if part.startswith("("):
            found[since:] = bracketed(part, before, tuple(found[since:]))
        else:
            before, since = part, len(found)
            found += sentence(part)
    return tuple(found)


def split(text: str) -> list[str]:
    """The sentences of a text; one in brackets is one of its own."""
    parts = re.split(r"(?<=[.!])\s+(?=[A-Z\"'(])|(?<=\))\s+(?=[A-Z])|\s+(?=\((?:[^()]*instead if|If ))|\n", text)
    return [part for part in parts if plain(part)]


def bracketed(part: str, before: str, done: tuple[Instruction, ...]) -> tuple[Instruction, ...]:
    """`(+3 attack instead if this attack is undefended.)`: another case of the sentence before; else more text."""
    inner = plain(part.strip(" ()."))
    match = re.fullmatch(
        r"(?P<alt>.+?) instead if (?P<if>.+)|if (?P<if2>.+?), (?P<alt2>.+?)(?: "
        r"instead)?",
        inner,
        re.IGNORECASE,
    )
    if match is None:
        return (*done, *_more_text(inner))
    case = condition(match["if"] or match["if2"])
    other = _other_case(match["alt"] or match["alt2"], before)
    usual = case._replace(negated=not case.negated)
    return (*(_under(each, usual) for each in done), *(_under(each, case) for each in other))


def _more_text(inner: str) -> tuple[Instruction, ...]:
    """keyword-reminder: only what stands behind a keyword is a reminder; elsewhere brackets say what is to be done."""
    try:
        return effects(inner)
    except ValueError as error:
        raise ValueError(f"({inner}): {error}; leave brackets out that only remind of a rule") from None


def _under(what: Instruction, case: Condition) -> Instruction:
    return what._replace(conditions=(*what.conditions, case))


def _other_case(words: str, before: str) -> tuple[Instruction, ...]:
    """A whole sentence, or just another number for the sentence before: `2 damage`, `+3 attack`, `2 characters`."""
    match = re.fullmatch(r"(?P<n>[+-]?\d+) (?P<unit>[a-z]+?)s?(?: .*)?", plain(words), re.IGNORECASE)
    if match is None:
        return sentence(words)
    number = re.compile(rf"[+-]?\b\d+ (?={match['unit'][:-1]})", re.IGNORECASE)
    changed, found = number.subn(f"{match['n']} ", before, count=1)
    return sentence(changed) if found else sentence(words)


def sentence(text: str) -> tuple[Instruction, ...]:
    """What one sentence does; a ValueError says what can be written."""
    words, then = _strip(plain(text), r"then,? ")
    later = r"(?:at |after )(?P<at>the (?:end|beginning) of (?:the|this|that) .+?|this attack), (?P<do>.+)"
    if match := re.fullmatch(later, words, re.IGNORECASE):
        when = _moment(match["at"])
        done = sentence(match["do"])
        return (Instruction("delay", Phrase("it"), options=(done,), triggers=when, then=then, text=words),)
    if match := re.fullmatch(r"(?P<do>.+?),? (?:if able|if possible)", words, re.IGNORECASE):
        words = match["do"]
    if match := re.fullmatch(r"(?P<do>.+?) after this (?:attack|one)", words, re.IGNORECASE):
        return sentence(f"{'Then, ' if then else ''}After this attack, {match['do']}")
    if match := re.fullmatch(r"if this attack destroys (?P<g>.+?), (?P<do>.+)", words, re.IGNORECASE):
        when = (Trigger("after", "destroy", group(match["g"]), cause="attack", text=words),)
        done = sentence(match["do"])
        return (Instruction("delay", Phrase("it"), options=(done,), triggers=when, until="attack", text=words),)
    if match := re.fullmatch(r"if (?P<if>.+?), (?P<do>.+)", words, re.IGNORECASE):
        case = condition(match["if"])
        return _with_then(tuple(_under(each, case) for each in _conjoined(match["do"])), then)
    return _with_then(_in_a_case(words), then)


def _moment(words: str) -> tuple[Trigger, ...]:
    """What a delayed effect waits for: the end of this attack, of the phase or the round."""
    if words.casefold() == "this attack":
        return (Trigger("after", "attack-ends", text="this attack ends"),)
    return triggers("after", re.sub(r"\bthat\b", "the", words))


def _in_a_case(words: str) -> tuple[Instruction, ...]:
    """`discard the defending character if it is an ally`: the condition may also stand behind."""
    try:
        return _conjoined(words)
    except ValueError as error:
        match = re.fullmatch(r"(?P<do>.+?),? (?P<word>if|unless) (?P<if>.+)", words, re.IGNORECASE)
        if match is None:
            raise
        try:
            done, case = _conjoined(match["do"]), condition(match["if"])
        except ValueError:
            raise error from None
        case = case._replace(negated=not case.negated) if match["word"].casefold() == "unless" else case
        if case.group.how == "it" and done[0].group.how not in ("pick", "choose", ""):
            case = case._replace(group=done[0].group)
        return tuple(_under(each, case) for each in done)


def _with_then(made: tuple[Instruction, ...], then: bool) -> tuple[Instruction, ...]:
    return (made[0]._replace(then=True), *made[1:]) if then and made else made


def _strip(words: str, start: str) -> tuple[str, bool]:
    match = re.match(start, words, re.IGNORECASE)
    return (words[match.end() :], True) if match else (words, False)


def _conjoined(words: str) -> tuple[Instruction, ...]:
    """`ready it and draw 1 card`, `choose a hero; it gets +1 attack`: several instructions in one sentence."""
    if match := OPTIONS.fullmatch(words):
        return (options(match["list"] or match["l2"]),)
    try:
        return _single(words)
    except ValueError as error:
        found = _parts(words) or _alternatives(words)
        if found is None:
            raise error
        return found


def _parts(words: str) -> tuple[Instruction, ...] | None:
    for joint in JOINTS:
        parts, joints = re.split(joint, words, flags=re.IGNORECASE), re.findall(joint, words, re.IGNORECASE)
        for cut in range(1, len(parts)):
            left, right = _rejoin(parts[:cut], joints[: cut - 1]), _rejoin(parts[cut:], joints[cut:])
            found = _both(left, right)
            if found is not None:
                return (*found[0], *_with_then(found[1], "then" in joint))
    return None


def _both(left: str, right: str) -> tuple[tuple[Instruction, ...], tuple[Instruction, ...]] | None:
    """What the two halves of a sentence do; the second may go on with the subject or with the verb of the first."""
    try:
        first = _conjoined(left)
    except ValueError:
        return None
    for whole in (_with_subject(left, right), _with_verb(left, right)):
        try:
            return first, sentence(whole)
        except ValueError:
            continue
    return None


def _alternatives(words: str) -> tuple[Instruction, ...] | None:
    """`reduce your threat by 6, or draw 2 cards`: one of the two."""
    if ", or " not in words:
        return None
    try:
        return (options(words),)
    except ValueError:
        return None


def _rejoin(parts: list[str], joints: list[str]) -> str:
    text = parts[0]
    for joint, part in zip(joints, parts[1:], strict=False):
        text += joint + part
    return text


def _with_subject(left: str, right: str) -> str:
    """`each player draws 1 card and raises their threat by 2`: the second part speaks of the same players."""
    if match := re.match(rf"{PLAYER} (?:must )?\w+s? ", left, re.IGNORECASE):
        return f"{match['p']} {right}" if GOES_ON.match(right) else right
    match = CARD_DOES.match(left)
    return f"{match['who']} {right}" if match and CARD_GOES_ON.match(right) else right


def _with_verb(left: str, right: str) -> str:
    """`exhaust this card and Galadriel`: the second part is done to another card."""
    match = re.match(r"(?:exhaust|ready|discard|destroy) ", left, re.IGNORECASE)
    return f"{match[0]}{right}" if match else right


def options(words: str) -> Instruction:
    """effects-select: several effects of which one is selected, with semicolons, commas or `or` between."""
    error: ValueError | None = None
    for between in (r"; (?:or )?", r", (?:or )?(?=[a-z]+ )|,? or (?=[a-z]+ )", r",? or "):
        parts = [part for part in re.split(between, words) if part]
        if len(parts) < 2:
            continue
        try:
            return Instruction("options", options=tuple(_option(part) for part in parts), text=words)
        except ValueError as problem:
            error = problem
    raise error or ValueError(f"{words!r}: say what can be chosen, with `or` or semicolons between")


def _option(part: str) -> tuple[Instruction, ...]:
    made = effects(part)
    return (made[0]._replace(text=plain(part)), *made[1:]) if made else made


def _single(words: str) -> tuple[Instruction, ...]:
    core, may = _strip(words, r"(?:you |its controller )?may (?:choose to )?")
    core, until = duration(core)
    core, instead = re.subn(r"^instead,? |,? instead$", "", core, flags=re.IGNORECASE)
    core = plain(re.sub(r"^(?:you|the players) must ", "", core, flags=re.IGNORECASE))
    made = _form(core)
    if made is None and (match := re.fullmatch(rf"{PLAYER} may (?P<do>.+)", core, re.IGNORECASE)):
        core, may = f"{match['p']} {match['do']}", True
        made = _form(core)
    if made is None and (match := CHOOSES.fullmatch(core)):
        return (options(match["do"])._replace(by=group(match["p"])),)
    if made is None:
        raise ValueError(f"{words!r} is not understood; see `judge guide lotr-lcg` for what card text can say")
    return tuple(_finish(each, words, may, until, bool(instead)) for each in made)


def _form(core: str) -> tuple[Instruction, ...] | None:
    """The first form of sentence that fits; one that nearly fits says what is wrong."""
    wrong: ValueError | None = None
    for form, build in (*LASTING, *IMMEDIATE):
        match = form.fullmatch(core)
        if match is None:
            continue
        try:
            return build({key: value for key, value in match.groupdict().items() if value is not None})
        except ValueError as error:
            wrong = wrong or error
    if wrong is not None and " or " not in core and " may " not in core:
        raise wrong
    return None


def _finish(made: Instruction, words: str, may: bool, until: str, instead: bool) -> Instruction:
    made = made._replace(may=may or made.may, until=until or made.until, text=made.text or words)
    return Instruction("instead", options=((made,),), text=words) if instead else made
