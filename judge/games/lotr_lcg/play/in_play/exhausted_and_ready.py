"""exhausted, ready: cards are turned, and turned back."""

from __future__ import annotations

from judge.engine import Cite, Moment, Refusal, by_each, refuse
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.deeds import just_happens
from judge.games.lotr_lcg.cards.meanings import CHARACTERS
from judge.games.lotr_lcg.play.abilities.constant_abilities import forbidden, permits, spared
from judge.games.lotr_lcg.play.abilities.triggering_conditions import barred, occurs
from judge.games.lotr_lcg.play.in_play.card_types import is_a, type_of
from judge.games.lotr_lcg.play.who import any_card, card, in_play, verbs
from judge.games.lotr_lcg.things import Card, Occurrence

just_happens("ready", "exhaust", player="controller")


@barred("ready")
def cannot_ready(now: Moment, what: Occurrence) -> Refusal | None:
    """ready: what is ready already does not ready, nor what a card says cannot."""
    of = card(now, what.subject)
    if not of.exhausted:
        return refuse(f"{of.name} is already ready", cite("ready"), cite("ability-potential-change"))
    return forbidden(now, of, "ready", source=what.source)


@occurs("ready")
def ready_card(now: Moment, what: Occurrence) -> None:
    """ready: an exhausted card is turned back."""
    now.put(card(now, what.subject)._replace(exhausted=False))
    now.say(f"{what.subject} readies.", cite("ready"), event=("readied", what.subject))


@barred("exhaust")
def cannot_exhaust(now: Moment, what: Occurrence) -> Refusal | None:
    """exhausted-not-again: an exhausted card cannot exhaust again until it is ready."""
    of = card(now, what.subject)
    if of.exhausted:
        return refuse(f"{of.name} is exhausted and cannot exhaust again", cite("exhausted-not-again"))
    return forbidden(now, of, "exhaust")


@occurs("exhaust")
def exhaust_card(now: Moment, what: Occurrence) -> None:
    """exhausted: a card is turned by 90 degrees."""
    of = card(now, what.subject)
    now.put(of._replace(exhausted=True))
    bearer = any_card(now, of.host)
    if bearer is None or bearer.exhausted:
        now.say(f"{of.name} exhausts.", cite("exhausted"), event=("exhausted", of.name))
        return
    said = f"{of.name} exhausts, which does not exhaust {bearer.name}."
    now.say(said, cite("exhausted"), cite("attachment-independent"), event=("exhausted", of.name))
    if now.reads("bearer-exhausts-too") == "too":
        now.put(bearer._replace(exhausted=True))


def not_yours(now: Moment, by: str, each: Card, rule: Cite) -> Refusal | None:
    """3.2, 6.4.1-one-ready, 6.8b-one-enemy: players commit, defend and attack with characters of their own in play."""
    if not each.in_play and each.printed.type in ("hero", "ally"):
        return refuse(f"{each.name} is not in play but in the {each.zone}", rule, cite("in-play-areas"))
    kind = type_of(now, each)
    if kind not in CHARACTERS and not is_a(now, each, "character"):
        return refuse(f"{each.name} is not a character", rule, cite("character-cards"))
    if each.controller != by:
        return refuse(f"{each.name} is not controlled by {by}", rule, cite("controller-definition"))
    if kind == "ally" and now.reads("allies-stay-behind") == "heroes-only":
        return refuse(f"{each.name} is not a hero", rule, cite("character-cards"))
    return None


def too_tired(now: Moment, each: Card, to: str, rule: Cite) -> Refusal | None:
    """exhausted-not-again: what keeps a character from exhausting to commit or to attack."""
    doing = verbs(now)
    spare = "permit" in doing and (spared(now, each, f"{to} without exhausting") or may_exhausted(now, each, to))
    if each.exhausted and not spare:
        text = f"{each.name} is exhausted and cannot exhaust again to {to}"
        return refuse(text, rule, cite("exhausted-not-again"))
    if not each.exhausted and is_new(each) and now.reads("newcomers-wait") == "next-round":
        return refuse(f"{each.name} has just entered play", cite("character-enters-ready"))
    if "cannot" not in doing:
        return None
    free = permits(now, each, f"{to} without exhausting")
    return forbidden(now, each, to) or (None if free else forbidden(now, each, "exhaust"))


@by_each(Card)
def _ready(each: Card) -> Card | None:
    return each if each.in_play and not each.exhausted else None


def not_spent(now: Moment) -> tuple[Card, ...]:
    """exhausted-not-again: the cards in play that may still exhaust, or do without: all, where a card permits that."""
    return in_play(now) if "permit" in verbs(now) else _ready(now)


def is_new(each: Card) -> bool:
    """character-enters-ready: whether a character has entered play since the situation that was written down."""
    return each.since > 0


def may_exhausted(now: Moment, each: Card, to: str) -> bool:
    """golden-rule-card-over-rules: whether a card lets an exhausted character do it, and may say so (a reading)."""
    allowed = each.exhausted and bool(permits(now, each, f"{to} exhausted"))
    return allowed and now.reads("rulebook-cannot") == "card"


def exhaust_to(now: Moment, what: Occurrence, to: str) -> list[Occurrence]:
    """3.2, 6.4.1-one-ready, 6.8b-one-enemy: who commits, defends or attacks exhausts."""
    each = card(now, what.subject)
    if what.cause != "framework" or each.exhausted or permits(now, each, f"{to} without exhausting", what.other):
        return []
    now.put(each._replace(exhausted=True))
    return [Occurrence("exhaust", each.name, player=what.player, cause=to, other=what.other)]
