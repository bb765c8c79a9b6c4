"""anatomy-text, faq-no-target: what a card can be aimed at, cards in play or attacks; which cards need a target."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine import Moment, Refusal, refuse
from judge.games.highlander import cite
from judge.games.highlander.cards.kinds import fits, in_words
from judge.games.highlander.cards.meanings import once
from judge.games.highlander.cards.meanings.lines import Line
from judge.games.highlander.cards.meanings.parts import ATTACK, What
from judge.games.highlander.play import prone_and_disarmed
from judge.games.highlander.play.attacks.blows_and_head_shots import card_of, is_head_shot
from judge.games.highlander.play.choice_words import shown
from judge.games.highlander.play.who import all_in_play, hand, open_attacks, opponent, player, turn
from judge.games.highlander.things import Card

AT_CARDS = (once.TakeControl, once.Remove, once.Counter, once.Nullify, once.Ignore, once.Duplicate)
AT_ATTACKS = (once.Avoid, once.StripHeadShot)
FROM_HAND = (once.PutIntoPlay, once.PutOnTop, once.Capture)
UNTARGETED = ("focus", "foiled", "reconnaissance", "always the last place you look")


def is_aimed(line: Line) -> bool:
    """Whether a line has to be aimed at something."""
    if isinstance(line.does, AT_CARDS):
        return not line.does.cards.all and not several(line)
    return isinstance(line.does, (*AT_ATTACKS, *FROM_HAND))


def several(line: Line) -> bool:
    """Whether a line has several targets; these are chosen one by one when it is carried out."""
    return isinstance(line.does, AT_CARDS) and (line.does.cards.amount > 1 or line.does.cards.most)


def kind_aimed_at(line: Line) -> What:
    """The kind of card that a line is aimed at."""
    if isinstance(line.does, AT_CARDS):
        return line.does.cards.what
    return ATTACK if isinstance(line.does, once.StripHeadShot) else line.does.what


def aimed_line(card: Card, when: tuple[str, ...] = ("",), ability: int | None = None) -> Line | None:
    """The line of a card, or of one of its abilities, that has to be aimed at something, if it has one."""
    found = (each for each in card.text if is_aimed(each) and each.event in when and ability in (None, each.ability))
    return next(found, None)


def possible_targets(now: Moment, by: str, line: Line) -> list[str]:
    """What a line can be aimed at now."""
    does = line.does
    if isinstance(does, once.Avoid):
        return [each.name for each in open_attacks(now) if fits(now, card_of(now, each), does.what)]
    if isinstance(does, once.StripHeadShot):
        return [each.name for each in open_attacks(now) if is_head_shot(now, each)]
    if isinstance(does, FROM_HAND):
        return [each.name for each in hand(now, by) if fits(now, each, does.what)]
    found = [each for each in all_in_play(now) if fits(now, each, does.cards.what)]
    if isinstance(does, once.Counter | once.Duplicate):
        late = isinstance(does, once.Duplicate)
        found = [each for each in found if each.owner != by and (late or _fresh(now, each))]
        named = any(each.noun == "illusion" for each in does.cards.what)
        found = found if late or named else [each for each in found if each.type != "illusion"]
    whose = {"you": by, "opponent": opponent(now, by)}.get(does.cards.whose, "")
    if isinstance(does, once.TakeControl):
        whose = opponent(now, by)
    return [each.name for each in found if not whose or each.owner == whose]


def _fresh(now: Moment, card: Card) -> bool:
    """countering: what was played in the last turn or in this one; older cards are in play for good."""
    return card.entered >= turn(now).number - 1


def targets(
    now: Moment, by: str, card: Card, when: tuple[str, ...] = ("",), ability: int | None = None
) -> Iterator[str]:
    """Everything a card might be aimed at, in vain or not; nothing where it needs no target."""
    if line := aimed_line(card, when, ability):
        found = possible_targets(now, by, line)
        yield from found
        if isinstance(line.does, AT_CARDS):
            yield from (each.name for each in all_in_play(now) if each.name not in found and each.type != "weapon")
    yield ""


def refuse_target(
    now: Moment, by: str, card: Card, target: str, when: tuple[str, ...] = ("",), ability: int | None = None
) -> Refusal | None:
    """Whether a card may be played on this target, or without one."""
    line = aimed_line(card, when, ability)
    if line is None and target:
        return refuse(f"{card.title} is not aimed at anything", cite("anatomy-text"))
    if line is None:
        return _refuse_too_few(now, by, card) or _refuse_empty_disarm(now, by, card) or _refuse_no_duty(now, by, card)
    what = in_words(kind_aimed_at(line))
    if not target:
        if card.target_optional or card.title.casefold() in UNTARGETED:
            return None
        return refuse(f"{card.title} needs a {what} as its target", cite("anatomy-text"), cite("faq-no-target"))
    if target in possible_targets(now, by, line):
        return None
    found = now.get(target)
    why = cite("ct-illusions") if isinstance(found, Card) and found.type == "illusion" else cite("countering")
    text = f"{card.title} cannot be played on {shown(target)}: it is for a {what}"
    return refuse(text, cite("anatomy-text"), *([why] if isinstance(line.does, once.Counter) else []))


def _refuse_too_few(now: Moment, by: str, card: Card) -> Refusal | None:
    """faq-no-target: a card for two targets needs two, one for up to two at least one."""
    for line in card.text:
        if several(line) and not line.when and not line.check and not card.target_optional:
            needed = 1 if line.does.cards.most else line.does.cards.amount
            if len(possible_targets(now, by, line)) < needed:
                asked = f"{needed} {in_words(kind_aimed_at(line))}"
                return refuse(f"{card.title} needs {asked} as its target", cite("anatomy-text"), cite("faq-no-target"))
    return None


def _refuse_no_duty(now: Moment, by: str, card: Card) -> Refusal | None:
    """phase-2b-must-do, faq-no-target: what counters a Must Do or a May Do needs one that waits."""
    for line in card.text:
        if isinstance(line.does, once.CounterDuty) and not line.when and not card.target_optional:
            other = {"must": True, "may": False}.get(line.does.only)
            if all(job.line.may is other for job in player(now, by).duties):
                asked = {"must": "Must Do", "may": "May Do"}.get(line.does.only, "Must Do or May Do")
                text = f"{card.title} needs a {asked} that waits"
                return refuse(text, cite("phase-2b-must-do"), cite("faq-no-target"))
    return None


def _refuse_empty_disarm(now: Moment, by: str, card: Card) -> Refusal | None:
    """disarming: no attempt against a player whose weapons are all Disarmed or broken already."""
    lines = [each for each in card.text if not each.when and not each.check and each.who == "opponent"]
    if any(isinstance(each.does, once.Disarm) for each in lines) and prone_and_disarmed.actually_disarmed(
        now, opponent(now, by)
    ):
        return refuse(f"{opponent(now, by)} is Disarmed already", cite("disarming"))
    return None
