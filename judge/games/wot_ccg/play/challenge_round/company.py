"""participation-restrictions: who may be in a challenge, and with whom."""

from __future__ import annotations

from judge.engine import Cite, Moment, Refusal, refuse
from judge.games.wot_ccg import cite
from judge.games.wot_ccg.cards.meanings import Admits, Ban, Which
from judge.games.wot_ccg.play.challenge_round.venues import refuse_venue
from judge.games.wot_ccg.play.in_force import rules_on
from judge.games.wot_ccg.play.traits import (
    allegiances,
    called,
    fits,
    has,
    permitted,
    refuse_banned,
)
from judge.games.wot_ccg.play.values import admissions, dice
from judge.games.wot_ccg.play.who import dominant_player, fighters
from judge.games.wot_ccg.things import LAST_BATTLE, Card, Challenge, Player

ANY_COMPANY = "any company"
NATIONS = ("andor", "cairhien", "illian", "tear")


def refuse_participation(now: Moment, card: Card, challenge: Challenge, mates: list[Card]) -> Refusal | None:
    """participation-restrictions: the first rule against a card in a challenge, beside these cards of its side."""
    return (
        _refuse_text(now, card, challenge, mates)
        or _refuse_contest(now, card, challenge)
        or _refuse_last_battle(now, card, challenge)
        or next((found for mate in mates if (found := refuse_company(now, card, mate))), None)
    )


def _refuse_text(now: Moment, card: Card, challenge: Challenge, mates: list[Card]) -> Refusal | None:
    """cannot: a card that cannot do something is not allowed to by another card."""
    bans = {"pattern": "participate in the Pattern Challenge", "last battle": "participate in the Last Battle",
            "contested": "participate in contested challenges"}  # fmt: skip
    there = bans.get(
        challenge.kind, "participate in card-based challenges" if challenge.kind == "card" else "participate"
    )
    if banned := refuse_banned(now, card, "participate", there):
        return banned
    if refusal := refuse_venue(now, card, challenge):
        return refusal
    for each, by in admissions(now, challenge):
        if each.side and not _of_party(now, card.controller, each.side, by):
            continue
        if each.few and _enough(now, card, mates, each):
            return refuse(f"no more than {each.few} may participate in {challenge.title}", cite("cannot"))
        if each.which is not None and not each.few and not fits(now, card, each.which, by, card):
            return refuse(f"{challenge.title} does not admit {card.name}", cite("participation-restrictions"))
        if each.never is not None and fits(now, card, each.never, by, card):
            return refuse(f"{card.name} cannot participate in {challenge.title}", cite("cannot"))
    return None


def _of_party(now: Moment, player: str, party: str, by: str) -> bool:
    """Whether a player is of those of whose cards a text speaks: its own player, the other, or the one of a side."""
    match party:
        case "hero" | "villain":
            return now.the(Player, player).side == party
        case "dominant" | "subordinate":
            return (dominant_player(now) == player) is (party == "dominant")
    return (player == by) is (party == "yours")


def _enough(now: Moment, card: Card, mates: list[Card], rule: Admits) -> bool:
    """participation-restrictions: whether as many cards of a player as a challenge admits are in it already."""
    which = rule.which or Which()
    there = [each for each in mates if fits(now, each, which, card.controller, card)]
    return fits(now, card, which, card.controller, card) and len(there) >= rule.few


def _refuse_contest(now: Moment, card: Card, challenge: Challenge) -> Refusal | None:
    """contested-nation, contested-other-limits: only cards with the right allegiance or trait take part."""
    if not challenge.limit or any(called(now, card, each.casefold()) for each in challenge.limit):
        return None
    if now.reads("anyone-contests") == "anyone":
        return None
    if permitted(now, card, ANY_COMPANY) or (challenge.kind == "contested" and _may_contest(now, card, challenge)):
        return None
    nation = challenge.kind == "contested" and challenge.limit[0].casefold() in NATIONS
    rule = cite("contested-nation") if nation else cite("contested-other-limits")
    return refuse(f"only {' or '.join(challenge.limit)} cards may participate in {challenge.title}", rule)


def _may_contest(now: Moment, card: Card, challenge: Challenge) -> bool:
    """contested-nation: whether a text lets a card take part against the limits of a contested challenge."""
    about = now.get(challenge.card)
    if not isinstance(about, Card):
        return False
    wanted = permitted(now, card, "contest")
    return any(which is None or fits(now, about, which, card.controller, card) for which in wanted)


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
    for one, other in ((card, mate), (mate, card)):
        strange = not (has(now, other, "Dark One") or has(now, other, "Monster"))
        apart = has(now, one, "Monster") and strange and not (_allowed(now, one, other) or _allowed(now, other, one))
        if apart and now.reads("any-company") == "limited":
            limit = "may participate only with Dark One or Monster cards"
            text = f"{one.name} is a Monster and {limit}, not with {other.name}"
            return refuse(text, cite("monster"), cite("participation-restrictions"))
        loyal = has(now, one, "Children of the Light")
        let = _allowed(now, one, other) or _allowed(now, other, one)
        alone = loyal and not _suits_children(now, one, other) and not let
        if alone and now.reads("children-any-company") == "limited":
            hired = "Mercenary" in other.allegiances and len(other.allegiances) > 1
            more = ", which is not only a Mercenary" if hired else ""
            text = f"{one.name} is of the Children of the Light and shares no allegiance with {other.name}{more}"
            return refuse(text, cite("allegiance-children"), cite("participation-restrictions"))
        if source := _forbids_company(now, one, other):
            return refuse(f"{one.name} cannot participate with {other.name} ({source})", cite("cannot"))
    return None


def _allowed(now: Moment, one: Card, other: Card) -> bool:
    """Whether a text lets a card participate with another against the rules on company."""
    if permitted(now, one, ANY_COMPANY) or permitted(now, other, ANY_COMPANY):
        return True
    wanted = permitted(now, one, "participate with")
    return any(which is None or fits(now, other, which, one.controller, one) for which in wanted)


def _suits_children(now: Moment, one: Card, other: Card) -> bool:
    """allegiance-children: an allegiance in common, or only the printed Mercenary allegiance.

    Reading printed-mercenary: whether one that was gained since spoils that.
    """
    here = {each.casefold() for each in allegiances(now, other)}
    if here & {each.casefold() for each in allegiances(now, one)}:
        return True
    printed = {each.casefold() for each in other.allegiances}
    if printed != {"mercenary"}:
        return False
    return here <= printed or now.reads("printed-mercenary") == "printed-only"


def _forbids_company(now: Moment, one: Card, other: Card) -> str:
    for _, source, ban in rules_on(now, one, Ban):
        if ban.what == "participate with" and ban.which and fits(now, other, ban.which, one.controller, one):
            return source
        if ban.what == "participate except with" and not fits(now, other, ban.which or Which(), one.controller, one):
            return source
    return ""


def mates_of(now: Moment, card: Card, challenge: str) -> list[Card]:
    """note participate-with-whose: the other cards of the same side in a challenge."""
    return [each for each in fighters(now, card.controller) if each.name != card.name and each.challenge == challenge]
