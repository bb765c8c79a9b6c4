"""anatomy-text, faq-no-target: what a card can be aimed at, cards in play or attacks; which cards need a target."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine import Moment, Refusal, refuse
from judge.games.highlander import cite
from judge.games.highlander.cards.kinds import fits
from judge.games.highlander.cards.meanings import Effect
from judge.games.highlander.play import prone_and_disarmed
from judge.games.highlander.play.attacks.blows_and_head_shots import card_of, is_head_shot
from judge.games.highlander.play.choice_words import shown
from judge.games.highlander.play.who import all_in_play, hand, open_attacks, opponent, turn
from judge.games.highlander.things import Card

AIMED = ("remove", "counter", "nullify", "ignore", "duplicate", "avoid", "put into play", "put on top",
         "strip head shot")  # fmt: skip
UNTARGETED = ("focus", "foiled", "reconnaissance", "always the last place you look")


def aimed_line(card: Card, when: tuple[str, ...] = ("",)) -> Effect | None:
    """The line of a card that has to be aimed at something, if it has one."""
    found = (each for each in card.text if each.verb in AIMED and each.when in when and each.amount == 1)
    return next(found, None)


def possible_targets(now: Moment, by: str, effect: Effect) -> list[str]:
    """What a line can be aimed at now."""
    if effect.verb == "avoid":
        return [each.name for each in open_attacks(now) if fits(now, card_of(now, each), effect.what)]
    if effect.verb == "strip head shot":
        return [each.name for each in open_attacks(now) if is_head_shot(now, each)]
    if effect.verb in ("put into play", "put on top"):
        return [each.name for each in hand(now, by) if fits(now, each, effect.what)]
    found = [each for each in all_in_play(now) if fits(now, each, effect.what)]
    if effect.verb in ("counter", "duplicate"):
        found = [each for each in found if each.owner != by and (effect.verb == "duplicate" or _fresh(now, each))]
    whose = {"you": by, "opponent": opponent(now, by)}.get(effect.who, "")
    return [each.name for each in found if not whose or each.owner == whose]


def _fresh(now: Moment, card: Card) -> bool:
    """countering: what was played in the last turn or in this one; older cards are in play for good."""
    return card.entered >= turn(now).number - 1


def targets(now: Moment, by: str, card: Card, when: tuple[str, ...] = ("",)) -> Iterator[str]:
    """Everything a card might be aimed at, in vain or not; nothing where it needs no target."""
    if effect := aimed_line(card, when):
        found = possible_targets(now, by, effect)
        yield from found
        if effect.verb not in ("avoid", "put into play", "put on top", "strip head shot"):
            yield from (each.name for each in all_in_play(now) if each.name not in found and each.type != "weapon")
    yield ""


def refuse_target(now: Moment, by: str, card: Card, target: str, when: tuple[str, ...] = ("",)) -> Refusal | None:
    """Whether a card may be played on this target, or without one."""
    effect = aimed_line(card, when)
    if effect is None:
        return _refuse_empty_disarm(now, by, card)
    if not target:
        if card.target_optional or card.title.casefold() in UNTARGETED:
            return None
        return refuse(f"{card.title} needs a {effect.what} to aim at", cite("anatomy-text"), cite("faq-no-target"))
    if target in possible_targets(now, by, effect):
        return None
    found = now.get(target)
    why = cite("ct-illusions") if isinstance(found, Card) and found.type == "illusion" else cite("countering")
    text = f"{card.title} cannot be played on {shown(target)}: it is for a {effect.what}"
    return refuse(text, cite("anatomy-text"), *([why] if effect.verb == "counter" else []))


def _refuse_empty_disarm(now: Moment, by: str, card: Card) -> Refusal | None:
    """disarming: no attempt against a player whose weapons are all Disarmed or broken already."""
    verbs = {each.verb for each in card.text if not each.when and each.who == "opponent"}
    if verbs & {"disarm", "break weapon"} and prone_and_disarmed.actually_disarmed(now, opponent(now, by)):
        return refuse(f"{opponent(now, by)} is Disarmed already", cite("disarming"))
    return None
