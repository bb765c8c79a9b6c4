"""From the sentences of a card to its abilities: targets numbered, `it` resolved, what lasts told from what is done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

from judge.cardtext import Lexicon, Sentence, read_sentence, read_text, say
from judge.cardtext.language import NOTHING_MORE
from judge.games.chaotic.cards import forms
from judge.games.chaotic.cards.language import LANGUAGE
from judge.games.chaotic.cards.lasting import lasting
from judge.games.chaotic.cards.lines import whole_lines
from judge.games.chaotic.cards.looks import plain
from judge.games.chaotic.cards.meanings import (
    REFERS,
    Check,
    Isnt,
    Meets,
    Quoted,
    Say,
    Those,
    instead_of_it,
    remade,
)
from judge.games.chaotic.cards.meanings.ability import Ability
from judge.games.chaotic.cards.meanings.hands import Arranged
from judge.games.chaotic.cards.meanings.instructions import Deal, Destroy, Flip, Mute, Sacrifice
from judge.games.chaotic.cards.meanings.sentences import (
    Activated,
    Cost,
    Do,
    Has,
    Limit,
    Modal,
    Mode,
    Replaces,
    Step,
    Tagged,
    Triggered,
    When,
)
from judge.games.chaotic.cards.parts import AS_BEFORE, Parts, Refused

DEPENDS = "it depends on a sentence that is not understood"
NOT_LASTING = "nothing says when it is done"
THIS, OWN_GEAR = Those("this"), Those("this", "battlegear")
FOR_GEAR = (Destroy, Sacrifice, Flip, Mute, Cost)


class Text(NamedTuple):
    """What a text has become: abilities of a card in play, or targets and steps of what is played."""

    abilities: tuple[Ability, ...] = ()
    mirage: tuple[Ability, ...] = ()
    targets: tuple[Those, ...] = ()
    steps: tuple[Step, ...] = ()
    sentences: tuple[Sentence, ...] = ()
    modes: tuple[Mode, ...] = ()


def in_words(condition: Any) -> str:
    """A condition in words."""
    for each in ("condition", "check"):
        try:
            return say(LANGUAGE, condition, each)
        except ValueError:
            continue
    return str(condition)


def sentences_of(text: str | Iterable[str], own: Iterable[str], lexicon: Lexicon) -> list[list[Sentence]]:
    """The sentences of a text, paragraph by paragraph."""
    lines = [text] if isinstance(text, str) else list(text)
    found = read_text(LANGUAGE, whole_lines([plain(line) for line in lines]), own, lexicon)
    return [list(paragraph) for paragraph in found]


def phrase(text: str, sort: str, lexicon: Lexicon = NOTHING_MORE) -> Any:
    """What a phrase in short words means; ValueError says why it is not understood."""
    found = read_sentence(LANGUAGE, " ".join(plain(text).split()), lexicon, sort)
    if found.means is None:
        title = LANGUAGE.sorts[sort].title.removeprefix("a ").removeprefix("an ")
        raise ValueError(f"{text!r} is no {title}: {found.why}")
    return found.means


def refers_back(meaning: Any) -> bool:
    """Whether a sentence speaks of somebody or something of the sentences before it."""
    if isinstance(meaning, Those):
        return meaning.which in REFERS
    if isinstance(meaning, Say):
        return meaning.word in ("done", "won", "otherwise")
    if isinstance(meaning, Limit | Arranged) or (isinstance(meaning, Do) and meaning.instead):
        return True
    if isinstance(meaning, Deal) and meaning.more:
        return True
    return isinstance(meaning, tuple) and any(refers_back(each) for each in meaning)


def unread(sentence: Sentence, why: str) -> Sentence:
    """A sentence that is not carried out."""
    return Sentence(sentence.text, why=why)


def line(do: Do) -> tuple[Step, ...]:
    """A line of text that attacks have besides their own."""
    parts = Parts()
    parts.add(of_card(_of_this_attack(do), "played"))
    if parts.targets:
        raise Refused("an attack targets nothing")
    return tuple(parts.steps)


def quoted(gift: Quoted) -> Iterator[Ability]:
    """An ability in quotation marks, as whoever has it uses it; it is called by its own words."""
    for means in gift.sentences:
        text = say(LANGUAGE, means, "ability")
        found, told = _block([Sentence(text, means, text)], "creature", "")
        if not all(each.read for each in told):
            raise Refused(told[0].why)
        yield from found


# What is played: Mugic and Attack Cards.


def played(paragraphs: list[list[Sentence]], declared: tuple[Those, ...] = (), attack: bool = False) -> Text:
    """The text of a Mugic or an attack: its targets and steps; what is not understood is left out, never guessed."""
    if paragraphs and paragraphs[0][0].means == Modal():
        return _modal(paragraphs, attack)
    parts = Parts(declared=declared)
    shown: list[Sentence] = []
    own: list[Ability] = []
    broken = fronted = False
    for sentence, opens in ((each, n == 0) for paragraph in paragraphs for n, each in enumerate(paragraph)):
        means = sentence.means
        fronted = False if opens else fronted
        if means is None or (broken and refers_back(means)):
            shown.append(sentence if means is None else unread(sentence, DEPENDS))
            broken = True
            continue
        before = (list(parts.targets), list(parts.steps))
        try:
            if attack and isinstance(means, Triggered | Has):
                own += _of_attack(means, sentence.text)
                shown.append(sentence)
                continue
            if not isinstance(means, Do | Arranged):
                raise Refused("it is nothing that is played")
            if attack and isinstance(means, Do):
                means = _of_this_attack(means)
                front = any(_is_front(each) for each in means.given)
                if fronted and not front and not refers_to_check(means.given):
                    means = means._replace(given=(AS_BEFORE, *means.given))
                fronted = fronted or front
            parts.add(of_card(means, "played"))
            if attack and len(parts.targets) > len(declared):
                raise Refused("an attack targets nothing; write `opposing` or `chosen ...`")
            shown.append(sentence)
        except Refused as fault:
            parts.targets, parts.steps = before
            shown.append(unread(sentence, str(fault)))
            broken = True
    return Text(tuple(own), targets=tuple(parts.targets), steps=tuple(parts.steps), sentences=tuple(shown))


def _of_attack(means: Triggered | Has, text: str) -> list[Ability]:
    """8.3.1: what an attack has besides what it does: a trigger as it deals damage, or that nothing targets it."""
    if isinstance(means, Has):
        if means != Has((Ability("untargetable"),)):
            raise Refused("it is nothing that an attack has")
        return [Ability("untargetable")]
    when = means.when
    itself = when == When("deals damage", Those("card")) or when == When("deals attack damage", Those("card"))
    if not itself and when.by != "this attack":
        raise Refused("an attack is not there any more to wait for that")
    parts = Parts(None if itself or when.who is None else Those("subject"))
    parts.add(of_card(means.do, "played"))
    if parts.targets:
        raise Refused("an attack targets nothing")
    who = None if itself else when.who
    event = When("deals attack damage", who, when.whom, when.least, when.elements)
    return [Ability(text, when=event, given=means.given, steps=tuple(parts.steps))]


def _modal(paragraphs: list[list[Sentence]], attack: bool) -> Text:
    """A Mugic that is played for one of several things; unless all of them are understood it is for none."""
    opener, *same = paragraphs[0]
    several = [played([each]) for each in ([same] if same else []) + paragraphs[1:]]
    shown = [each for one in several for each in one.sentences]
    if attack or len(several) < 2 or not all(each.read for each in shown):
        why = "an attack is not played for one of several things" if attack else DEPENDS
        return Text(sentences=(unread(opener, why), *(unread(each, DEPENDS) if each.read else each for each in shown)))
    modes = tuple(Mode(_title(each), each.targets, each.steps) for each in several)
    return Text(sentences=(opener, *shown), modes=modes)


def _title(text: Text) -> str:
    """What a card is played for, in its own words."""
    return " ".join(each.said.rstrip(".") for each in text.sentences)


def _is_front(condition: Any) -> bool:
    """Whether a condition stands in front of a line with a colon: a check, or an icon of the striking Creature."""
    if isinstance(condition, Isnt):
        return _is_front(condition.it)
    return isinstance(condition, Check) or (isinstance(condition, Meets) and condition.whom == Those("this"))


def refers_to_check(given: tuple[Any, ...]) -> bool:
    """Whether a sentence says itself how it hangs on the check before it."""
    return any(each in (Say("won"), Isnt(Say("won"))) for each in given)


def of_card(means: Any, sort: str) -> Any:
    """3.1.1.1: a card's own name means itself: a Creature, a Battlegear; no Creature where the card is none."""
    if means == Those("card"):
        if sort not in ("creature", "battlegear"):
            raise Refused("this card is no Creature")
        return Those("this") if sort == "creature" else OWN_GEAR
    if sort != "battlegear" and isinstance(means, Flip | Mute) and Those("card") in means:
        raise Refused("this card is no Battlegear")
    if sort == "battlegear" and not isinstance(means, FOR_GEAR) and hasattr(means, "_fields"):
        if Those("card") in means:
            raise Refused("a Battlegear is no Creature")
    return remade(means, lambda each: of_card(each, sort))


def _of_this_attack(do: Do) -> Do:
    """Of an Attack Card: `this card deals ...` is said of the attack itself."""
    own = Those("each", "attack", of=Those("card"))
    deeds = (
        each._replace(attack=Those("this", "attack")) if getattr(each, "attack", None) == own else each
        for each in do.deeds
    )
    return do._replace(deeds=tuple(deeds))


# Cards in play: Creatures, Battlegear, Locations.


def in_play(paragraphs: list[list[Sentence]], sort: str, title: str = "") -> Text:
    """The abilities of a card in play. An ability of which the opening, a cost or a limit is unread does not run."""
    abilities: list[Ability] = []
    mirage: list[Ability] = []
    shown: list[Sentence] = []
    for paragraph in paragraphs:
        for block in _blocks(paragraph):
            found, told = _block(block, sort, title)
            is_mirage = isinstance(block[0].means, Tagged) and block[0].means.tag == "mirage"
            (mirage if is_mirage else abilities).extend(found)
            shown += told
    return Text(tuple(abilities), tuple(mirage), sentences=tuple(shown))


def _blocks(paragraph: list[Sentence]) -> Iterator[list[Sentence]]:
    """The sentences of one ability: what opens it, and what is done or limited behind it."""
    block: list[Sentence] = []
    for sentence in paragraph:
        opens = _opens(sentence.means) if sentence.means is not None else False
        instead = isinstance(sentence.means, Do) and sentence.means.instead
        follows = bool(block) and not opens and (_is_opened(block[0]) or instead)
        if block and not follows:
            yield block
            block = []
        block.append(sentence)
    if block:
        yield block


def _opens(means: Any) -> bool:
    return isinstance(means, Activated | Triggered | Replaces | Tagged | Has)


def _is_opened(sentence: Sentence) -> bool:
    means = sentence.means.it if isinstance(sentence.means, Tagged) else sentence.means
    return sentence.means is None or isinstance(means, Activated | Triggered | Replaces)


def _block(block: list[Sentence], sort: str, title: str) -> tuple[list[Ability], list[Sentence]]:
    first = block[0]
    if first.means is None:
        rest = [unread(each, DEPENDS) if each.means is not None else each for each in block[1:]]
        return [], [first, *rest]
    try:
        opened = of_card(first.means.it if isinstance(first.means, Tagged) else first.means, sort)
        tag = first.means.tag if isinstance(first.means, Tagged) and first.means.tag != "mirage" else ""
        if isinstance(opened, Activated | Triggered | Replaces):
            return _ability(block, opened, tag, sort, title)
        if len(block) == 2 and isinstance(block[1].means, Do) and block[1].means.instead and isinstance(opened, Do):
            return _one_or_other(block, opened, of_card(block[1].means, sort), tag, sort)
        if len(block) > 1:
            raise Refused(DEPENDS)
        return [each._replace(tag=tag or each.tag) for each in _lasting(opened, sort)], [first]
    except Refused as fault:
        told = [unread(first, str(fault)), *(unread(each, DEPENDS) if each.means else each for each in block[1:])]
        return [], told


def _one_or_other(
    block: list[Sentence], first: Do, other: Do, tag: str, sort: str
) -> tuple[list[Ability], list[Sentence]]:
    """What lasts, and what lasts instead of it while something is so."""
    if len(other.given) != 1:
        raise Refused(DEPENDS)
    usually = _lasting(first._replace(given=(*first.given, Isnt(other.given[0]))), sort)
    then = _lasting(other._replace(instead=False), sort)
    return [each._replace(tag=tag or each.tag) for each in (*usually, *then)], block


def _lasting(means: Any, sort: str) -> Iterator[Ability]:
    if isinstance(means, Has | Do):
        try:
            yield from lasting(means, sort)
        except ValueError as fault:
            raise Refused(str(fault)) from None
    else:
        raise Refused(NOT_LASTING)


def _ability(
    block: list[Sentence], opened: Any, tag: str, sort: str, title: str
) -> tuple[list[Ability], list[Sentence]]:
    """An ability with a cost, a trigger or a replacement, and the sentences behind it."""
    subject = _subject(opened, sort)
    parts = Parts(subject, own=sort == "creature")
    parts.that = _that(opened, subject)
    parts.triggered = not isinstance(opened, Activated)
    parts.add(opened.do)
    limit, told, broken = Limit(), [block[0]], False
    for sentence in block[1:]:
        means = of_card(sentence.means, sort)
        if means is None and not _can_be_left_out(sentence):
            raise Refused(DEPENDS)
        if means is None or (broken and refers_back(means)):
            told.append(sentence if means is None else unread(sentence, DEPENDS))
            broken = True
        elif isinstance(means, Limit):
            limit = Limit(means.times or limit.times, (*limit.given, *means.given))
            told.append(sentence)
        elif isinstance(means, Do | Arranged):
            parts.add(means)
            told.append(sentence)
        else:
            raise Refused("it cannot be told what this sentence belongs to")
    name = _named(block[0].text, opened, title)
    made = Ability(name, tag=tag, targets=tuple(parts.targets), steps=tuple(parts.steps))
    return [_finished(made, opened, limit, sort)], told


def _can_be_left_out(sentence: Sentence) -> bool:
    """Whether an unread sentence behind an ability is no limit of it: such a word would let it run too freely."""
    low = f" {sentence.text.casefold()} "
    return not any(
        f" {word} " in low
        for word in ("only", "unless", "limit", "cannot", "instead", "once", "cost", "costs", "where")
    )


def _finished(made: Ability, opened: Any, limit: Limit, sort: str) -> Ability:
    """An ability with its cost or event; `it` in a condition in front of it is the card itself."""
    given = tuple(instead_of_it(each, THIS) for each in (*opened.given, *limit.given))
    if isinstance(opened, Activated):
        return made._replace(cost=one_cost(opened.costs), given=given, times=limit.times or opened.times)
    if limit != Limit():
        raise Refused("only an ability with a cost has such a limit")
    if isinstance(opened, Triggered):
        return made._replace(when=_when(opened.when, sort), given=given)
    return made._replace(instead_of=opened.event, affects=instead_of_it(opened.whom, THIS), given=given)


def _when(when: When, sort: str) -> When:
    """An event as a card in play waits for it; a Battlegear that says its own name means itself."""
    if when.by == "this attack":
        raise Refused("this card is no attack")
    if sort == "battlegear" and when.who == Those("this") and when.event == "gear revealed":
        return when._replace(who=Those("this", "battlegear"))
    return when


def _subject(opened: Any, sort: str) -> Those | None:
    """Whom `it` means in what an ability does: who was spoken of in front."""
    if isinstance(opened, Replaces):
        return Those("subject")
    if not isinstance(opened, Triggered) or opened.when.who is None:
        return None
    who, whom = opened.when.who, opened.when.whom
    if who.sort == "battlegear":
        return Those("object", "battlegear") if who.which != "this" else None
    if whom is not None and who.which in ("this", "bearer"):
        return Those("object") if whom.which not in ("this", "bearer") else Those("subject")
    return Those("subject")


def _that(opened: Any, subject: Those | None) -> Those | None:
    """Whom `that Creature` means: not the card itself, if it is the one that does something to another."""
    who = opened.when.who if isinstance(opened, Triggered) else None
    if who is not None and who.sort == "battlegear":
        return Those("subject") if who.which != "this" else None
    if who is None or who.which not in ("this", "bearer") or subject == Those("object"):
        return subject
    return Those("object") if opened.when.event in ("deals attack damage", "deals damage", "engaged") else None


def one_cost(costs: Iterable[Cost]) -> Cost:
    """Several costs as one."""
    total = Cost()
    for cost in costs:
        new = {name: value for name, value in cost._asdict().items() if value != Cost._field_defaults[name]}
        if any(getattr(total, name) != Cost._field_defaults[name] for name in new):
            raise Refused("the same is to be paid twice")
        total = total._replace(**new)
    return total


def _named(text: str, opened: Any, title: str) -> str:
    """What an ability is called: what it does if it is played, else its whole text; the card by its own name."""
    shown = text.partition(": ")[2] if isinstance(opened, Activated) and ": " in text else text
    return shown.replace("this card", title) if title else shown


__all__ = ["Text", "forms", "in_play", "phrase", "played", "sentences_of"]
