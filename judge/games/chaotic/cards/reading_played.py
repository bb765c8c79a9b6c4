"""8.4, 8.6.2: the text of what is played, Mugic and Attack Cards: targets, steps, and what an attack waits for."""

from __future__ import annotations

from typing import Any

from judge.cardtext import Sentence
from judge.games.chaotic.cards.later import is_later, put_off
from judge.games.chaotic.cards.meanings import AttackIsOf, Check, Isnt, Meets, Say, Those, X
from judge.games.chaotic.cards.meanings.ability import Ability
from judge.games.chaotic.cards.meanings.hands import Arranged, CostIs
from judge.games.chaotic.cards.meanings.instructions import AttackDeals, DamageTo, Stays
from judge.games.chaotic.cards.meanings.sentences import Do, Has, Modal, Mode, Step, Tagged, Triggered, When
from judge.games.chaotic.cards.parts import AS_BEFORE, Parts
from judge.games.chaotic.cards.phrases import aims
from judge.games.chaotic.cards.refusals import Refused
from judge.games.chaotic.cards.told import DEPENDS, Text, of_card, refers_back, unread

BEFORE_PLAY = (CostIs, Stays)  # Carried out where costs are worked out, or where something is negated.


def line(do: Do) -> tuple[Step, ...]:
    """A line of text that attacks have besides their own."""
    parts = Parts()
    parts.add(of_card(_of_this_attack(do), "attack"))
    if parts.targets:
        raise Refused("an attack has no targets")
    return tuple(parts.steps)


def uses_x(part: Any) -> bool:
    """Whether X is a number in it, at any depth."""
    return part == X if isinstance(part, int) else isinstance(part, tuple) and any(map(uses_x, part))


def played(
    paragraphs: list[list[Sentence]], declared: tuple[Those, ...] = (), attack: bool = False, x: bool = True
) -> Text:
    """The text of a Mugic or an attack: its targets and steps; what is not understood is left out, never guessed.

    `x`: its cost says what X is.
    """
    if paragraphs and paragraphs[0][0].means == Modal():
        return _modal(paragraphs, attack, x)
    parts = Parts(declared=declared)
    shown: list[Sentence] = []
    own: list[Ability] = []
    costs: list[CostIs] = []
    broken = fronted = False
    for sentence, opens in ((each, n == 0) for paragraph in paragraphs for n, each in enumerate(paragraph)):
        means = sentence.means
        fronted = False if opens else fronted
        if sentence.reminds:
            shown.append(sentence)
            continue
        if means is None or (broken and refers_back(means)):
            shown.append(sentence if means is None else unread(sentence, DEPENDS))
            broken = True
            continue
        before = (list(parts.targets), list(parts.steps))
        try:
            if isinstance(means, Tagged) and means.tag == "hive" and isinstance(means.it, Do):
                means = means.it._replace(given=(Say("hive"), *means.it.given))
            if is_later(means) and not attack:
                first = len(parts.steps)
                parts.add(of_card(means.do, "played"))
                parts.steps[first:] = [put_off(each, means.when.event) for each in parts.steps[first:]]
                shown.append(sentence)
                continue
            if attack and isinstance(means, Triggered | Has):
                own += _of_attack(means, sentence.text)
                shown.append(sentence)
                continue
            if not isinstance(means, Do | Arranged):
                raise Refused("this cannot be played")
            if attack and isinstance(means, Do):
                means = _of_this_attack(means)
                front = any(_is_front(each) for each in means.given)
                if fronted and not front and not refers_to_check(means.given):
                    means = means._replace(given=(AS_BEFORE, *means.given))
                fronted = fronted or front
            if means == Do((Stays(),)):
                own.append(Ability("can not be negated", forbids="be negated"))
                shown.append(sentence)
                continue
            if (changed := _own_cost(means)) is not None:
                if attack:
                    raise Refused("only a Mugic can cost more or less by its own text")
                costs.append(changed)
                shown.append(sentence)
                continue
            parts.add(of_card(means, "attack" if attack else "played"))
            if not x and uses_x(tuple(parts.steps)):
                raise Refused("the text does not say what X is")
            if attack and len(parts.targets) > len(declared):
                raise Refused("an attack has no targets; write `opposing` or `chosen ...`")
            shown.append(sentence)
        except Refused as fault:
            parts.targets, parts.steps = before
            shown.append(unread(sentence, str(fault)))
            broken = True
    return Text(
        tuple(own), targets=tuple(parts.targets), steps=tuple(parts.steps), sentences=tuple(shown), costs=tuple(costs)
    )


def _own_cost(means: Any) -> CostIs | None:
    """8.4.2.4: what a Mugic says of its own cost counts before it is played, and is no step of it."""
    if not isinstance(means, Do) or not any(isinstance(each, CostIs) for each in means.deeds):
        return None
    if len(means.deeds) > 1 or means.may or means.instead or refers_back(means.given) or aims(means.given):
        raise Refused("what a Mugic costs must be clear before it is played")
    cost: CostIs = of_card(means.deeds[0], "played")
    return cost._replace(given=of_card(means.given, "played"))


def _of_attack(means: Triggered | Has, text: str) -> list[Ability]:
    """8.3.1: what an attack has besides what it does: a trigger as it deals damage, or that nothing targets it."""
    if isinstance(means, Has):
        if means != Has((Ability("untargetable"),)):
            raise Refused("an attack cannot have this ability")
        return [Ability("untargetable")]
    when = means.when
    bare = when._replace(least=0)
    itself = bare == When("deals damage", Those("card")) or bare == When("deals attack damage", Those("card"))
    if not itself and when.by != "this attack":
        raise Refused("the attack has left the Burst by then")
    parts = Parts(None if itself or when.who is None else Those("subject"))
    parts.about = when.event
    parts.add(of_card(means.do, "attack"))
    if parts.targets:
        raise Refused("an attack has no targets")
    who = None if itself else when.who
    event = When("deals attack damage", who, when.whom, when.least, when.elements)
    return [Ability(text, when=event, given=means.given, steps=tuple(parts.steps))]


def _modal(paragraphs: list[list[Sentence]], attack: bool, x: bool) -> Text:
    """A Mugic that is played for one of several things; unless all of them are understood it is for none."""
    opener, *same = paragraphs[0]
    several = [played([each], x=x) for each in ([same] if same else []) + paragraphs[1:]]
    shown = [each for one in several for each in one.sentences]
    if attack or len(several) < 2 or not all(each.read for each in shown) or any(each.costs for each in several):
        why = "an attack does not let its player choose one of several effects" if attack else DEPENDS
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
    told = [each.it if isinstance(each, Isnt) else each for each in given]
    return any(isinstance(each, Say) and each.word.split()[0] == "won" for each in told)


def _of_this_attack(do: Do) -> Do:
    """Of an Attack Card: `this card deals ...` is said of the attack itself; so is `it`, where that is spoken of."""
    if do.given and all(_is_of_itself(each) for each in do.given):
        do = do._replace(deeds=tuple(map(_as_itself, do.deeds)))
    return do._replace(deeds=tuple(map(_of_itself, do.deeds)))


def _is_of_itself(condition: Any) -> bool:
    """Whether a condition speaks of the attack that it stands on."""
    if isinstance(condition, AttackIsOf):
        return condition.attack == Those("this", "attack")
    return condition in (Say("first attack"), Say("own first attack"))


def _as_itself(deed: Any) -> Any:
    plainly = isinstance(deed, DamageTo) and deed.dealer == Those("it")
    return deed._replace(dealer=Those("card")) if plainly else deed


def _of_itself(deed: Any) -> Any:
    itself = Those("this", "attack")
    if isinstance(deed, DamageTo) and (deed.dealer, deed.by, deed.bound) == (Those("card"), None, None):
        whom = None if deed.whom == Those("each", number=2) else deed.whom
        return AttackDeals(itself, deed.op, deed.amount, whom, deed.per, deed.until)
    own = getattr(deed, "attack", None) == Those("each", "attack", of=Those("card"))
    return deed._replace(attack=itself) if own else deed
