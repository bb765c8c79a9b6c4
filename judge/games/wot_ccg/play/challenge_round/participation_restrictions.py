"""participation-restrictions, monster, allegiance-children: who may participate where, and with whom."""

from __future__ import annotations

from judge.engine import Cite, Moment, Refusal, refuse
from judge.games.wot_ccg import cite
from judge.games.wot_ccg.cards.words import which
from judge.games.wot_ccg.play.traits import allegiances, called, fits, has, refuse_banned
from judge.games.wot_ccg.play.values import dice
from judge.games.wot_ccg.play.who import fighters
from judge.games.wot_ccg.things import LAST_BATTLE, Card, Challenge

NATIONS = ("andor", "cairhien", "illian", "tear")


def refuse_participation(now: Moment, card: Card, challenge: Challenge, mates: list[Card]) -> Refusal | None:
    """participation-restrictions: the first rule against a card in a challenge, beside these cards of its side."""
    return (
        _refuse_text(now, card, challenge)
        or _refuse_contest(now, card, challenge)
        or _refuse_last_battle(now, card, challenge)
        or next((found for mate in mates if (found := refuse_company(now, card, mate))), None)
    )


def _refuse_text(now: Moment, card: Card, challenge: Challenge) -> Refusal | None:
    """cannot: a card that cannot do something is not allowed to by another card."""
    there = (f"participate in the {challenge.name.casefold()}",) if challenge.kind in ("pattern", "last battle") else ()
    return refuse_banned(now, card, "participate", *there)


def _refuse_contest(now: Moment, card: Card, challenge: Challenge) -> Refusal | None:
    """contested-nation, contested-other-limits: only cards with the right allegiance or trait take part."""
    if not challenge.limit or any(called(now, card, each.casefold()) for each in challenge.limit):
        return None
    if now.reads("anyone-contests") == "anyone":
        return None
    nation = challenge.kind == "contested" and challenge.limit[0].casefold() in NATIONS
    rule = cite("contested-nation") if nation else cite("contested-other-limits")
    return refuse(f"only {' or '.join(challenge.limit)} cards may participate in {challenge.title}", rule)


def _refuse_last_battle(now: Moment, card: Card, challenge: Challenge) -> Refusal | None:
    """last-battle-eligibility: only cards that can roll Intrigue, One Power or Combat dice now."""
    if challenge.kind == LAST_BATTLE.casefold() and not any(dice(now, card)):
        text = f"{card.name} has no Intrigue, One Power or Combat die to roll now"
        return refuse(text, cite("last-battle-eligibility"))
    return None


def limits(now: Moment, card: Card) -> list[Cite]:
    """The rules that limit the company of a card, kept or broken."""
    rules = (("Monster", "monster"), ("Children of the Light", "allegiance-children"))
    return [cite(rule) for name, rule in rules if has(now, card, name)]


def refuse_company(now: Moment, card: Card, mate: Card) -> Refusal | None:
    """Whether two cards of one side may be in a challenge together; the rule holds whichever of them came first."""
    if now.reads("any-company") == "anybody":
        return None
    for one, other in ((card, mate), (mate, card)):
        if has(now, one, "Monster") and not (has(now, other, "Dark One") or has(now, other, "Monster")):
            limit = "may participate only with Dark One or Monster cards"
            text = f"{one.name} is a Monster and {limit}, not with {other.name}"
            return refuse(text, cite("monster"), cite("participation-restrictions"))
        if has(now, one, "Children of the Light") and not _suits_children(now, one, other):
            text = f"{one.name} is of the Children of the Light and shares no allegiance with {other.name}"
            return refuse(text, cite("allegiance-children"), cite("participation-restrictions"))
        if source := _forbids_company(now, one, other):
            return refuse(f"{one.name} cannot participate with {other.name} ({source})", cite("cannot"))
    return None


def _suits_children(now: Moment, one: Card, other: Card) -> bool:
    """allegiance-children: an allegiance in common, or a card whose only printed allegiance is Mercenary."""
    common = {each.casefold() for each in allegiances(now, one)} & {each.casefold() for each in allegiances(now, other)}
    return bool(common) or tuple(each.casefold() for each in other.allegiances) == ("mercenary",)


def _forbids_company(now: Moment, one: Card, other: Card) -> str:
    bans = (ban for effect in one.text for ban in effect.forbids if ban.startswith("participate with "))
    meant = (which(ban.removeprefix("participate with ")) for ban in bans)
    return one.name if any(fits(now, other, each, one.controller, one) for each in meant) else ""


def mates_of(now: Moment, card: Card, challenge: str) -> list[Card]:
    """note participate-with-whose: the other cards of the same side in a challenge."""
    return [each for each in fighters(now, card.controller) if each.name != card.name and each.challenge == challenge]
