"""3.1.6, abilities as they are printed, in whole sentences: `Equipped Creature has an additional 25 Courage.`"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from judge.games.chaotic.cards import nouns, paraphrase, sentences, words
from judge.games.chaotic.cards.meanings import DISCIPLINES, ELEMENTS, GEAR_TEXT, Ability, Change, Condition, Cost
from judge.kit.words import number

OPENS = "begins the game face up"
ELEMENT = f"({'|'.join(ELEMENTS)})"
STAT = r"(courage|power|wisdom|speed|energy|(?:all |each )?disciplines?)"
EVENTS = (
    (r"the (?:beginning|start) of (?:each |a )?combat", "combat begins"),
    (r"the end of (?:each |a )?combat|combat ends", "combat ends"),
    (r"the (?:beginning|start) of (?P<turn>your|each|every|a|an opponent's|your opponent's) turn", "turn begins"),
    (r"this (?:location )?becomes the active location", "location revealed"),
    (r"(?P<who>.+?) (?:is flipped face[- ]up|is revealed|is turned face[- ]up)", "gear revealed"),
    (r"(?P<who>.+?) becomes? engaged", "engaged"),
    (r"(?P<who>.+?) (?:is|are) destroyed", "is destroyed"),
    (r"(?P<who>.+?) (?:is|are) sacrificed", "is sacrificed"),
    (r"(?P<who>.+?) (?:leaves play|is put into (?:your|its owner's|a|the) (?:general )?discard pile)", "leaves play"),
    (r"(?P<who>.+?) (?:becomes|is) infected", "is infected"),
    (r"(?P<who>.+?) intercepts(?: a(?:n attack| creature| move))?", "intercepts"),
    (r"(?P<who>.+?) is intercepted", "is intercepted"),
    (r"(?P<who>.+?) enters (?:a|another|any) space", "enters a space"),
    (r"(?P<who>.+?) plays? (?:an )?attack(?: card)?", "plays an attack"),
    (r"(?P<who>.+?) plays? (?:a )?mugic(?: card)?", "plays mugic"),
    (r"(?P<who>.+?) deals? attack damage", "deals attack damage"),
    (r"(?P<who>.+?) (?:is dealt|takes) damage", "is damaged"),
)
INSTEAD = {"destroyed": "is destroyed", "dealt damage": "is damaged"}
LASTING: list[tuple[re.Pattern[str], Callable[[re.Match[str]], Iterator[Ability]]]] = []
Reader = Callable[[re.Match[str]], Iterator[Ability]]


def _lasting(pattern: str) -> Callable[[Reader], Reader]:
    """Marks the reader of a sentence that holds as long as the card is there."""

    def mark(read: Reader) -> Reader:
        LASTING.append((re.compile(pattern, re.IGNORECASE), read))
        return read

    return mark


def abilities(text: str) -> tuple[Ability, ...]:
    """The abilities of a printed text; a ValueError if it is none that is known."""
    words_ = paraphrase.tidy(text)
    for read in (_activated, _triggered, _replacing):
        if (found := read(words_)) is not None:
            return (found,)
    return tuple(each for sentence in paraphrase.sentences(words_) for each in _sentence(sentence, text))


def _sentence(sentence: str, text: str) -> tuple[Ability, ...]:
    """A sentence without cost or trigger: a keyword, or something lasting."""
    tag, colon, rest = sentence.partition(": ")
    if colon and tag.casefold() in ("hive", "invisibility") and not _is_keyword(rest):
        return tuple(each._replace(tag=tag.casefold()) for each in abilities(rest))
    for pattern, read in LASTING:
        if match := pattern.fullmatch(sentence):
            return tuple(read(match))
    return (words.keyword(sentence),)


def _is_keyword(text: str) -> bool:
    try:
        words.keyword(text)
    except ValueError:
        return False
    return True


def _activated(text: str) -> Ability | None:
    """`Sacrifice Aqua Shield: Heal 15 damage to target Creature`: named after what it does."""
    head, colon, rest = text.partition(": ")
    cost = _cost(head) if colon else None
    if cost is None:
        return None
    do = sentences.instructions(rest)
    return Ability(rest, cost=cost, targets=sentences.aims(do), instructions=sentences.numbered(do))


def _cost(text: str) -> Cost | None:
    """A cost as it is printed; None if it is not one."""
    total = Cost()
    for part in re.split(r", | and ", text.casefold()):
        if match := re.fullmatch(
            r"(?:pay |remove )?(an?|one|two|three|\d|x|) ?(?:\w+ )?mugic counters?(?: from .+)?", part
        ):
            x, counters = match[1] == "x", number(match[1] or "one") or 0
            total = total._replace(x=True) if x else total._replace(counters=counters)
        elif match := re.fullmatch(r"discard (an?|one|two|\d) mugic(?: cards?)?", part):
            total = total._replace(discard_mugic=number(match[1]) or 0)
        elif match := re.fullmatch(r"sacrifice (.+)", part):
            total = total._replace(sacrifice=_sacrificed(match[1], text))
        elif re.fullmatch(r"uninfect .+", part):
            total = total._replace(uninfect=True)
        else:
            return None
    return total


def _sacrificed(what: str, text: str) -> str:
    """What is sacrificed: any Creature of yours, the Battlegear, else the card itself, which says its own name."""
    if re.fullmatch(r"a creature(?: you control)?", what):
        return "a creature"
    if re.match(r"(?:an?|another|two|equipped|the equipped) ", what):
        raise ValueError(f"{text!r}: only the card itself, its Battlegear or `a Creature` can be sacrificed as a cost")
    return "gear" if re.fullmatch(r"(?:its |the |this creature's )battlegear", what) else "this"


def _triggered(text: str) -> Ability | None:
    """`At the beginning of combat, ...`, `When equipped Creature becomes engaged, ...`."""
    match = re.fullmatch(r"(?:when(?:ever)?|at) (.+?), (.+)", text, re.IGNORECASE)
    if match is None:
        return None
    for pattern, event in EVENTS:
        if found := re.fullmatch(pattern, match[1], re.IGNORECASE):
            do = sentences.instructions(_each_engaged(match[2]))
            whose = _whose(found.groupdict())
            return Ability(
                text, when=event, whose=whose, targets=sentences.aims(do), instructions=sentences.numbered(do)
            )
    known = "combat begins, a Creature becomes engaged, is destroyed, is dealt damage, plays an attack or Mugic"
    raise ValueError(f"{match[1]!r} is no event that is known; such are: {known}; or a group with name, when, do")


def _each_engaged(text: str) -> str:
    """`if an engaged Creature has lower Courage ..., it loses 10 Energy` looks at each of the two by itself."""
    match = re.fullmatch(r"if an engaged creature (?:has|is) (?:an? )?(.+?), (.+)", text, re.IGNORECASE)
    if match is None:
        return text
    trait = re.sub(r" than the opposing engaged creature$", "", match[1], flags=re.IGNORECASE)
    return re.sub(
        r"\b(?:it|that creature)\b", f"engaged Creatures with {trait}", match[2], count=1, flags=re.IGNORECASE
    )


def _whose(found: dict[str, str | None]) -> str:
    """Whose event it must be."""
    if turn := found.get("turn"):
        return "mine" if turn == "your" else "theirs" if "opponent" in turn else "any"
    who = (found.get("who") or "this").casefold()
    if re.fullmatch(r"(?:a|any|an engaged) creature", who):
        return "any"
    if match := nouns.PHRASE.fullmatch(who):
        meant = nouns.meant(match)
        if meant.traits:
            raise ValueError(f"{who!r}: a trigger cannot look for this; write a group with name, when, whose, do")
        return {"mine": "mine", "engaged": "mine", "theirs": "theirs", "opposing": "opposing"}.get(meant.who, "this")
    return "this"


def _replacing(text: str) -> Ability | None:
    """8.8.2.2: `If Vey would be destroyed, heal 30 damage instead`; the word instead is always there."""
    match = re.fullmatch(r"if (.+?) would be (destroyed|dealt damage), (?:instead )?(.+?)(?: instead)?", text, re.I)
    if match is None or "instead" not in text.casefold():
        return None
    return Ability(text, instead_of=INSTEAD[match[2].casefold()], instructions=sentences.instructions(match[3]))


def _reach(subject: str) -> tuple[str, tuple[Condition, ...]]:
    """Whom a lasting sentence concerns, and what they must be like besides."""
    match = nouns.PHRASE.fullmatch(subject.strip())
    if match is None:
        if named := re.fullmatch(r"creatures named (.+)", subject, re.IGNORECASE):
            return f"named {named[1].casefold()}", ()
        return ("this", ()) if subject.casefold() in ("it", "this", "") else (f"named {subject.casefold()}", ())
    meant = nouns.meant(match)
    if meant.aim:
        raise ValueError(f"{subject!r}: what targets is played or triggers; write its cost or its event in front")
    whom = {"each": "all", "both engaged": "engaged", "other each": "other all", "engaged": "mine"}.get(
        meant.who, meant.who
    )
    traits = (*meant.traits, "engaged") if meant.who == "engaged" else meant.traits
    found = words.conditions(", ".join(traits)) if traits else ()
    plain = [each.what.casefold() for each in found if each.kind == "has" and not each.negated]
    rest = tuple(each for each in found if each.kind != "has" or each.negated)
    return whom + (f" with {', '.join(plain)}" if plain else ""), rest


def _changing(subject: str, *changes: Change, only: tuple[Condition, ...] = ()) -> Ability:
    reach, more = _reach(subject)
    return Ability(_name(changes), changes=changes, reach=reach, only_if=(*more, *only))


def _name(changes: tuple[Change, ...]) -> str:
    signs = {"add": "+", "subtract": "-", "set": "="}
    return ", ".join(f"{each.what} {signs.get(each.op, '')}{each.amount}" for each in changes)


@_lasting(r"if (?P<so>.+?), (?P<then>.+)")
def _conditional(match: re.Match[str]) -> Iterator[Ability]:
    """`If equipped Creature has at least 50 Power, it has an additional 10 Energy`."""
    needed = tuple(each._replace(of="this" if each.of == "engaged" else each.of) for each in words.states(match["so"]))
    for each in abilities(match["then"]):
        yield each._replace(only_if=(*each.only_if, *needed))


@_lasting(
    r"(?:this battlegear|it) begins the game face[- ]up|reveal this battlegear at (?:the )?beginning of (?:the )?game"
)
def _opens(match: re.Match[str]) -> Iterator[Ability]:
    """4.2.3: it is turned up before the game begins."""
    yield Ability(OPENS)


@_lasting(r"battlegear (?:have|has) no abilities")
def _no_gear(match: re.Match[str]) -> Iterator[Ability]:
    """Of a Location: no Battlegear has any text."""
    yield Ability(match[0], loses=GEAR_TEXT, reach="all")


@_lasting(
    r"(mugic and activated abilities|activated abilities|(?:tribal |generic )?mugic)(?: cards)?"
    r" (?:cannot|can not|can't) be played"
)
def _unplayable(match: re.Match[str]) -> Iterator[Ability]:
    """Of a Location: nobody can play them."""
    what = match[1].casefold()
    bans = [f"play {what}"] if "abilities" not in what else []
    bans = ["play mugic", "use abilities"] if "and" in what else bans or ["use abilities"]
    yield from (Ability(f"can not {ban}", forbids=ban, reach="all") for ban in bans)


@_lasting(rf"(?:all )?(?:{ELEMENT} )?attacks(?: played by (?P<who>.+?))? deal an additional (?P<n>\d+) damage")
def _attacks_more(match: re.Match[str]) -> Iterator[Ability]:
    yield _changing(match["who"] or "creatures", Change(_kind(match[1], "attack damage"), "add", int(match["n"])))


@_lasting(rf"damage dealt by (?:{ELEMENT} )?attacks is (?P<how>reduced|increased) by (?P<n>\d+)")
def _attacks_less(match: re.Match[str]) -> Iterator[Ability]:
    op = "subtract" if match["how"].casefold() == "reduced" else "add"
    yield _changing("creatures", Change(_kind(match[1], "attack damage"), op, int(match["n"])))  # type: ignore[arg-type]


def _kind(element: str | None, what: str) -> str:
    return f"{element.casefold()} {what}" if element else what


@_lasting(
    r"(?P<who>.+?) deals? an additional (?P<n>\d+) damage (?:on|with) (?:its|their) first"
    r" attack(?: (?:each|this) combat)?"
)
def _first_more(match: re.Match[str]) -> Iterator[Ability]:
    change = Change("attack damage", "add", int(match["n"]))
    yield _changing(match["who"], change, only=(Condition("has", "own first attack"),))


@_lasting(rf"(?P<who>.+?) deals? an additional (?P<n>\d+) (?:attack )?damage(?: with {ELEMENT} attacks)?")
def _deals_more(match: re.Match[str]) -> Iterator[Ability]:
    yield _changing(match["who"], Change(_kind(match[3], "attack damage"), "add", int(match["n"])))


@_lasting(
    rf"(?:all )?(?P<attack>attack )?damage dealt to (?P<who>.+?)(?: by {ELEMENT} attacks)? is"
    rf" (?P<how>reduced|increased) by (?P<n>\d+)"
)
def _taken(match: re.Match[str]) -> Iterator[Ability]:
    what = _kind(match[3], "attack damage taken") if match[3] or match["attack"] else "damage taken"
    op = "subtract" if match["how"].casefold() == "reduced" else "add"
    yield _changing(match["who"], Change(what, op, int(match["n"])))  # type: ignore[arg-type]


@_lasting(rf"(?P<who>.+?) takes? (?P<n>\d+) less damage(?P<from> from (?:{ELEMENT} )?attacks)?")
def _takes_less(match: re.Match[str]) -> Iterator[Ability]:
    what = _kind(match[4], "attack damage taken") if match["from"] else "damage taken"
    yield _changing(match["who"], Change(what, "subtract", int(match["n"])))


@_lasting(
    r"the first attack (?:against|played against) (?P<who>.+?)(?: (?:each|in a|in each)"
    r" combat)? deals (?P<n>\d+) less damage"
)
def _first_less(match: re.Match[str]) -> Iterator[Ability]:
    change = Change("attack damage taken", "subtract", int(match["n"]))
    yield _changing(match["who"], change, only=(Condition("has", "first attack"),))


@_lasting(
    r"(?P<who>.+?) (?:must )?pays? (?P<n>an|\d+) (?P<how>additional|less) mugic counters? to"
    r" play (?:(?P<kind>[\w']+) )?mugic(?: cards?)?"
)
def _costs(match: re.Match[str]) -> Iterator[Ability]:
    """8.4.2.4: game effects change how many counters a Mugic needs."""
    op = "add" if match["how"].casefold() == "additional" else "subtract"
    what = _kind(match["kind"], "mugic cost")
    yield _changing(match["who"], Change(what, op, number(match["n"]) or 0))  # type: ignore[arg-type]


@_lasting(r"(?P<who>.+?) (?:has|have) no abilities|(?P<other>.+?) loses? all abilities")
def _stripped(match: re.Match[str]) -> Iterator[Ability]:
    yield _taking(match["who"] or match["other"], "all abilities")


@_lasting(r"(?P<who>.+?) loses? invisibility")
def _seen(match: re.Match[str]) -> Iterator[Ability]:
    yield _taking(match["who"], "invisibility")


def _taking(subject: str, what: str) -> Ability:
    reach, only = _reach(subject)
    return Ability(f"loses {what}", loses=what, reach=reach, only_if=only)


@_lasting(r"(?P<who>.+?) (?P<what>(?:cannot|can not|can't|must) .+)")
def _bound(match: re.Match[str]) -> Iterator[Ability]:
    reach, only = _reach(match["who"])
    yield words.keyword(match["what"])._replace(reach=reach, only_if=only)


@_lasting(r"(?P<who>.+?) (?P<verb>has|have|gains?|loses?) (?P<what>.+)")
def _having(match: re.Match[str]) -> Iterator[Ability]:
    """`Equipped Creature has an additional 10 Courage and "Fire 5"`: changes and keywords, one after the other."""
    reach, only = _reach(match["who"])
    listed, per = paraphrase.counted(match["what"])
    down = match["verb"].casefold().startswith("lose")
    amount = ""
    for part in re.split(r", and |, | and ", listed):
        found = re.fullmatch(rf"(?:an )?(?:additional )?(\d+) (less )?(?:to )?{STAT}", part, re.IGNORECASE)
        bare = re.fullmatch(STAT, part, re.IGNORECASE) if amount else None
        if found or bare:
            amount = found[1] if found else amount
            op = "subtract" if down or (found and found[2]) else "add"
            stat = (found[3] if found else part).casefold()
            stats = DISCIPLINES if "discipline" in stat else (stat,)
            changes = tuple(Change(each, op, int(amount), per) for each in stats)  # type: ignore[arg-type]
            yield Ability(_name(changes), changes=changes, reach=reach, only_if=only)
        elif per:
            raise ValueError(f"{match[0]!r} has no number to be counted; `for each` goes with a statistic")
        elif down:
            lost = sentences.lose(part)
            yield Ability(f"loses {part}", loses=lost.what, loses_amount=lost.amount, reach=reach, only_if=only)
        else:
            yield from (_for(each, reach, only) for each in abilities(part))


def _for(ability: Ability, reach: str, only: tuple[Condition, ...]) -> Ability:
    """What is given to somebody: on the terms on which it is given."""
    return ability._replace(
        reach=reach if ability.reach == "this" else ability.reach, only_if=(*ability.only_if, *only)
    )
