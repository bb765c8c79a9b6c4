"""From the sentences of a card to its abilities: targets numbered, `it` resolved, what lasts told from what is done."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from judge.cardtext import Lexicon, Sentence, read_sentence, read_text, say
from judge.cardtext.language import NOTHING_MORE
from judge.games.chaotic.cards import forms
from judge.games.chaotic.cards.forms.occasions import NEXT
from judge.games.chaotic.cards.language import LANGUAGE
from judge.games.chaotic.cards.lasting import lasting
from judge.games.chaotic.cards.later import is_later, put_off
from judge.games.chaotic.cards.looks import named_counters, plain, whole_lines
from judge.games.chaotic.cards.meanings import (
    REFERS,
    Fights,
    Isnt,
    Meets,
    Quoted,
    Those,
    Trait,
    instead_of_it,
)
from judge.games.chaotic.cards.meanings.ability import Ability
from judge.games.chaotic.cards.meanings.hands import Arranged
from judge.games.chaotic.cards.meanings.instructions import Gets
from judge.games.chaotic.cards.meanings.sentences import (
    Activated,
    Cost,
    Do,
    Has,
    Limit,
    Replaces,
    Tagged,
    Triggered,
    When,
)
from judge.games.chaotic.cards.parts import Parts
from judge.games.chaotic.cards.phrases import any_of, refers, spoken_of
from judge.games.chaotic.cards.reaching import NOBODY
from judge.games.chaotic.cards.reading_played import line, played, uses_x
from judge.games.chaotic.cards.refusals import Refused
from judge.games.chaotic.cards.told import (
    DEPENDS,
    Text,
    of_bearer,
    of_card,
    refers_back,
    refuse_at_the_end,
    stands_alone,
    unread,
)

NOT_LASTING = "the text does not say when this happens"
THIS = Those("this")


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
    plainly = [plain(line) for line in lines]
    if counters := named_counters(plainly):
        lexicon = Lexicon(**{**lexicon.lists, "counter name": (*lexicon.lists.get("counter name", ()), *counters)})
    found = read_text(LANGUAGE, whole_lines(plainly), own, lexicon)
    return [list(paragraph) for paragraph in found]


def phrase(text: str, sort: str, lexicon: Lexicon = NOTHING_MORE) -> Any:
    """What a phrase in short words means; ValueError says why it is not understood."""
    found = read_sentence(LANGUAGE, " ".join(plain(text).split()), lexicon, sort)
    if found.means is None:
        title = LANGUAGE.sorts[sort].title.removeprefix("a ").removeprefix("an ")
        raise ValueError(f"{text!r} is no {title}: {found.why}")
    return found.means


def quoted(gift: Quoted) -> Iterator[Ability]:
    """An ability in quotation marks, as whoever has it uses it; it is called by its own words."""
    for means in gift.sentences:
        text = say(LANGUAGE, means, "ability")
        found, told = _block([Sentence(text, of_bearer(means), text)], "creature", "")
        if not all(each.read for each in told):
            raise Refused(told[0].why)
        yield from found


# Cards in play: Creatures, Battlegear, Locations.


def in_play(paragraphs: list[list[Sentence]], sort: str, title: str = "") -> Text:
    """The abilities of a card in play. An ability of which the opening, a cost or a limit is unread does not run."""
    abilities: list[Ability] = []
    mirage: list[Ability] = []
    shown: list[Sentence] = []
    for paragraph in _joined(paragraphs):
        for block in _blocks([each for each in paragraph if not each.reminds]):
            found, told = _block(block, sort, title)
            is_mirage = isinstance(block[0].means, Tagged) and block[0].means.tag == "mirage"
            (mirage if is_mirage else abilities).extend(found)
            shown += told
        shown += [each for each in paragraph if each.reminds]
    return Text(tuple(abilities), tuple(mirage), sentences=tuple(shown))


def _joined(paragraphs: list[list[Sentence]]) -> list[list[Sentence]]:
    """The paragraphs of a card; a limit with a line of its own is one of the ability above it."""
    found: list[list[Sentence]] = []
    for paragraph in paragraphs:
        if found and (isinstance(paragraph[0].means, Limit) or _replaces(paragraph[0].means, found[-1][-1].means)):
            found[-1] = [*found[-1], *paragraph]
        else:
            found.append(paragraph)
    return found


def _replaces(means: Any, before: Any) -> bool:
    """Whether a sentence says what is had instead of what the line above it says: more of the same ability."""
    if not isinstance(means, Do) or not means.instead or len(means.deeds) != 1 or not isinstance(means.deeds[0], Gets):
        return False
    had = before.abilities if isinstance(before, Has) else ()
    gains = means.deeds[0].gains
    return len(had) == len(gains) == 1 and isinstance(gains[0], Ability) and gains[0].name == had[0].name


def _blocks(paragraph: list[Sentence]) -> Iterator[list[Sentence]]:
    """The sentences of one ability: what opens it, and what is done or limited behind it."""
    block: list[Sentence] = []
    for sentence in paragraph:
        opens = _opens(sentence.means) if sentence.means is not None else False
        instead = isinstance(sentence.means, Do) and sentence.means.instead
        opens = opens and not is_later(sentence.means)
        goes_on = not opens or sentence.text.casefold().startswith("if ")  # `If it is destroyed`, behind what was done.
        follows = bool(block) and goes_on and (_is_opened(block[0]) or instead) and not stands_alone(sentence.means)
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
        if (
            len(block) == 2
            and isinstance(block[1].means, Do)
            and block[1].means.instead
            and isinstance(opened, Do | Has)
        ):
            return _one_or_other(block, opened, of_card(block[1].means, sort), tag, sort)
        if len(block) > 1:
            raise Refused(DEPENDS)
        return [each._replace(tag=tag or each.tag) for each in _lasting(opened, sort)], [first]
    except Refused as fault:
        told = [unread(first, str(fault)), *(unread(each, DEPENDS) if each.means else each for each in block[1:])]
        return [], told


def _one_or_other(
    block: list[Sentence], first: Do | Has, other: Do, tag: str, sort: str
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
    opened = _before_it_ends(_whose_event(opened))
    subject = _subject(opened, sort)
    parts = Parts(subject, own=sort == "creature")
    parts.that = _that(opened, subject)
    if isinstance(opened, Triggered) and subject is None:  # `It` behind a condition is whom that speaks of.
        said = [spoken_of(each) for each in opened.given]
        parts.spoken = next((each for each in said if each is not None and each.which in ("this", "bearer")), None)
    parts.triggered = not isinstance(opened, Activated)
    parts.gives_up = isinstance(opened, Activated) and any(map(_gives_up_one, opened.costs))
    parts.about = opened.when.event if isinstance(opened, Triggered) else ""
    parts.of_two = subject == Those("object")
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
        elif is_later(means):
            first = len(parts.steps)
            parts.add(means.do)
            parts.steps[first:] = [put_off(each, means.when.event) for each in parts.steps[first:]]
            told.append(sentence)
        elif isinstance(means, Do | Arranged):
            parts.add(means)
            told.append(sentence)
        else:
            raise Refused("it is not clear what this sentence belongs to")
    if isinstance(opened, Triggered) and opened.when.event == "turn ends":
        for step in parts.steps:
            refuse_at_the_end(step.deed)
    name = _named(block[0].text, opened, title)
    made = Ability(name, tag=tag, targets=tuple(parts.targets), steps=tuple(parts.steps))
    return [_finished(made, opened, limit, sort)], told


def _gives_up_one(cost: Cost) -> bool:
    """Whether a Creature is chosen and sacrificed to pay."""
    those = cost.sacrifice
    return those is not None and (those.which, those.sort, those.number) == ("one", "creature", 1)


def _whose_event(opened: Any) -> Any:
    """`While this card is equipped, when it ...`: it is this card; where nobody is spoken of, nobody is meant."""
    who = opened.when.who if isinstance(opened, Triggered) else None
    if who == NEXT:
        raise Refused(NOT_LASTING)
    if isinstance(opened, Triggered) and getattr(opened.when.whom, "which", "") in REFERS:
        raise Refused(NOBODY)
    if who is None or who.which not in REFERS:
        return opened
    spoken = [each.whom for each in opened.given if isinstance(each, Meets) and each.whom.which in ("this", "bearer")]
    if not spoken or who != Those("it"):
        raise Refused(NOBODY)
    return opened._replace(when=opened.when._replace(who=spoken[0]))


def _before_it_ends(opened: Any) -> Any:
    """7.3: whoever fought is no longer engaged when the end of a combat resolves: it is asked as the combat ends."""
    if not isinstance(opened, Triggered) or opened.when.event != "combat ends":
        return opened
    first = tuple(each for each in opened.do.given if _of_fight(each) and not refers(each))
    rest = tuple(each for each in opened.do.given if each not in first)
    return opened._replace(given=(*opened.given, *first), do=opened.do._replace(given=rest))


def _of_fight(condition: Any) -> bool:
    """Whether a condition speaks of who is engaged."""
    if isinstance(condition, tuple):
        return condition == Trait("state", "engaged") or isinstance(condition, Fights) or any(map(_of_fight, condition))
    return False


def _can_be_left_out(sentence: Sentence) -> bool:
    """Whether an unread sentence behind an ability is no limit of it: such a word would let it run too freely."""
    low = f" {sentence.text.casefold()} "
    return not any(
        f" {word} " in low
        for word in ("only", "unless", "limit", "cannot", "instead", "once", "cost", "costs", "where")
    )


def _finished(made: Ability, opened: Any, limit: Limit, sort: str) -> Ability:
    """An ability with its cost or event; `it` in a condition in front of it is the card itself."""
    given = tuple(_told_of_itself(each, opened, sort) for each in (*opened.given, *limit.given))
    paid = isinstance(opened, Activated) and any(each.x for each in opened.costs)
    if not paid and not isinstance(opened, Replaces) and uses_x(made.steps):
        raise Refused("the text does not say what X is")
    if isinstance(opened, Activated):
        return made._replace(cost=one_cost(opened.costs), given=given, times=limit.times or opened.times)
    if limit != Limit():
        raise Refused("only an ability with a cost can have such a limit")
    if isinstance(opened, Triggered):
        return made._replace(when=_when(opened.when, sort), given=given)
    return made._replace(instead_of=opened.event, affects=instead_of_it(opened.whom, THIS), given=given)


def _told_of_itself(condition: Any, opened: Any, sort: str) -> Any:
    """A condition of an ability in which `it` is the card, if the card is the one that its sentence speaks of."""
    who = opened.when.who if isinstance(opened, Triggered) else getattr(opened, "whom", None)
    if sort == "creature" and isinstance(opened, Activated) and not any_of(opened.costs):
        return instead_of_it(condition, THIS)  # Nobody else is spoken of in front of the colon.
    if refers(condition) and (who is None or who.which not in ("this", "bearer")):
        raise Refused(NOBODY)
    return instead_of_it(condition, THIS)


def _when(when: When, sort: str) -> When:
    """An event as a card in play waits for it; a Battlegear that says its own name means itself."""
    if when.by == "this attack":
        raise Refused("this card is not an attack")
    if sort == "battlegear" and when.who == Those("this") and when.event.startswith("gear "):
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
        new |= {"expend": (*total.expend, *new["expend"])} if "expend" in new and "any" not in new["expend"] else {}
        if any(getattr(total, name) != Cost._field_defaults[name] for name in new if name != "expend"):
            raise Refused("the same cost appears twice")
        if len(set(new.get("expend", ()))) < len(new.get("expend", ())) and "any" not in new["expend"]:
            raise Refused("the same cost appears twice")
        total = total._replace(**new)
    return total


def _named(text: str, opened: Any, title: str) -> str:
    """What an ability is called: what it does if it is played, else its whole text; the card by its own name."""
    shown = text.partition(": ")[2] if isinstance(opened, Activated) and ": " in text else text
    return shown.replace("this card", title) if title else shown


__all__ = ["Text", "forms", "in_play", "line", "phrase", "played", "sentences_of"]
