"""continuous-effect, stacking, nullifying, ignoring, prevention: which lines of cards are in force, for whom."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from judge.engine import Cite, Moment, Refusal, refuse
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards.conditions import all_met
from judge.games.highlander.cards.errata_and_faq import rules_of
from judge.games.highlander.cards.kinds import fits
from judge.games.highlander.cards.meanings import Effect
from judge.games.highlander.play.who import all_in_play, player, turn
from judge.games.highlander.things import Attack, Card
from judge.kit.timeline import Timeline, begin, end, ongoing

COMPOUND_ONCE = ("object", "situation", "location")
PREVENTIONS = ("forbid", "attack limit", "no area", "considered", "in play limit")
OF_ATTACKS = ("bonus", "cap", "all figure", "one each")
DOINGS = ("draw", "retrieve", "reshuffle")
ALL_PREVENTIONS = "all preventions"
RULES.thing(Timeline)


@RULES.thing
class InForce(NamedTuple):
    """A line of a card that is in force now; in the timeline, one that was brought about once and lasts for a while."""

    card: Card
    effect: Effect


def in_force(now: Moment, verb: str, affected: str, about: Card | None = None) -> list[InForce]:
    """continuous-effect: the lines with this verb that concern a player now, and the kind of a card if one is given."""
    found: dict[tuple[str, ...], InForce] = {}
    for number, each in enumerate(_lines(now, verb, affected)):
        card = each.card
        once = card.type in COMPOUND_ONCE and not card.stacks and now.reads("identical-cards") == "once"
        key = (card.title, card.subtitle, card.owner, str(each.effect)) if once else (str(number),)
        found.setdefault(key, each)
    return [each for each in found.values() if about is None or fits(now, about, each.effect.what)]


def _lines(now: Moment, verb: str, affected: str) -> Iterator[InForce]:
    printed = ((card, line) for card in all_in_play(now) for line in card.text if is_lasting(line))
    for card, effect in (*printed, *ongoing(now, InForce)):
        if effect.verb == verb and concerns(now, card, effect, affected) and not silenced(now, card, effect, affected):
            yield InForce(card, effect)


def is_lasting(effect: Effect) -> bool:
    """continuous-effect: a line that works by itself while its card is in play: no trigger, no Exertion."""
    return not effect.when and not effect.exertion


def begin_lasting(now: Moment, title: str, owner: str, effect: Effect) -> None:
    """continuous-effect: a line that was triggered or used begins to last, by default until end of turn."""
    line = effect._replace(when="", exertion="", conditions=(), until=effect.until or "turn")
    begin(now, InForce(Card(title, title, owner, "event", entered=turn(now).number), line))
    now.say(f"{title}: in force from now on.", cite("continuous-effect"), event=("lasting", title))


def end_lasting(now: Moment) -> None:
    """Effects that last for a turn, or until the next, end."""

    def over(each: InForce) -> bool:
        until, age = each.effect.until, turn(now).number - each.card.entered
        return until == "turn" and each.effect.verb not in OF_ATTACKS or (until != "good" and age >= 1)

    end(now, over)


def concerns(now: Moment, card: Card, effect: Effect, affected: str) -> bool:
    """Whether a line of a card in play is about a player now; locations: a Location is about both."""
    if card.type != "location":
        if effect.who == "opponent" and card.owner == affected:
            return False
        if effect.who in ("you", "") and card.owner != affected:
            return False
    return _in_time(now, card, effect) and all_met(now, effect.conditions, card.owner, card)


def _in_time(now: Moment, card: Card, effect: Effect) -> bool:
    """What holds for the attacks of a turn still holds for them when they are answered in the next."""
    age = turn(now).number - card.entered
    if effect.until == "turn":
        return age == 0 or (age == 1 and effect.verb in OF_ATTACKS)
    return effect.until != "next" or age == 1


def silenced(now: Moment, card: Card, effect: Effect, affected: str) -> bool:
    """nullifying, ignoring: a nullified card has no effect at all, an ignored one none on him who ignores it."""
    ignored = player(now, affected).ignoring
    if card.nullified or card.name in ignored:
        return True
    return effect.verb in PREVENTIONS and ALL_PREVENTIONS in ignored and card.owner != affected


def total(now: Moment, verb: str, affected: str) -> int:
    """The sum of all lines with a verb that concern a player."""
    return sum(each.effect.amount for each in in_force(now, verb, affected))


def _said_by(card: Card) -> tuple[Cite, ...]:
    """The rules about a card that keeps somebody from something; a Location does so to both players."""
    return (*rules_of(card.title), cite("locations")) if card.type == "location" else rules_of(card.title)


def refuse_play(now: Moment, by: str, card: Card, source: str, attack: Attack | None = None) -> Refusal | None:
    """prevention: an effect in play that says a card cannot be played, from hand or from an Exertion, against this."""
    for found, effect in in_force(now, "forbid", by):
        if effect.what.startswith("make ") or effect.what in DOINGS or not fits(now, card, effect.what):
            continue
        origin = effect.also.removesuffix("this").strip()
        if origin and source not in origin:
            continue
        if effect.also.endswith("this") and not _on(now, found, attack):
            continue
        if card.is_attack and _anyway(now, by, found):
            continue
        return refuse(f"{found.title}: {by} cannot play {card.title} now", cite("prevention"), *_said_by(found))
    return None


def _on(now: Moment, source: Card, attack: Attack | None) -> bool:
    """Whether a card is an attack, or was played in conjunction with it."""
    return attack is not None and source.name in (attack.card, *(each.name for each in attached(now, attack.card)))


def _anyway(now: Moment, by: str, source: Card) -> bool:
    """Lines that allow attacking in spite of one's own defense, as on Extended Blade."""
    return source.owner == by and source.is_defense and bool(in_force(now, "attack anyway", by))


def unprevented(now: Moment, by: str) -> tuple[Cite, ...]:
    """faq-break-glass: the rule that helps a player who ignores every prevention."""
    return (cite("faq-break-glass"),) if ALL_PREVENTIONS in player(now, by).ignoring else ()


def refuse_doing(now: Moment, by: str, what: str, *cites: Cite) -> Refusal | None:
    """prevention: an effect in play that says a player cannot do something: draw, retrieve, make a Power Blow."""
    for found, effect in in_force(now, "forbid", by):
        if effect.what == what or (effect.what == "make exertion" and what.endswith("exertion")):
            any_of_it = what.replace("make ", "make any ")
            return refuse(f"{found.title}: {by} cannot {any_of_it}", cite("prevention"), *_said_by(found), *cites)
    return None


def attached(now: Moment, host: str) -> list[Card]:
    """The cards in play that were played in conjunction with another."""
    return [card for card in all_in_play(now) if card.host == host]


def limit_on_attacks(now: Moment, by: str) -> tuple[int, str]:
    """How many attacks an effect in play allows, and the card that says so; 99 without one."""
    most, source = 99, ""
    for card, effect in in_force(now, "attack limit", by):
        allowed = player(now, card.owner).attacks if effect.what == "as many" else effect.amount
        if effect.what == "as many" and allowed == 0:
            continue
        if allowed < most:
            most, source = allowed, card.title
    return most, source
