"""continuous-effect, stacking, nullifying, ignoring, prevention: which lines of cards are in force, for whom."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NamedTuple, TypeVar

from judge.engine import Cite, Moment, Refusal, refuse
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards.conditions import all_met
from judge.games.highlander.cards.counting import count
from judge.games.highlander.cards.errata_and_faq import rules_of
from judge.games.highlander.cards.kinds import fits
from judge.games.highlander.cards.meanings import lasting
from judge.games.highlander.cards.meanings.anatomy import STAYING
from judge.games.highlander.cards.meanings.lines import Line
from judge.games.highlander.cards.meanings.of_cards import OneEach
from judge.games.highlander.play.who import all_in_play, player, turn
from judge.games.highlander.things import Attack, Card
from judge.kit.timeline import Timeline, begin, end, ongoing

T = TypeVar("T")
DOINGS = ("draw", "retrieve", "reshuffle", "look at a hand")
COMPOUND_ONCE = ("object", "situation", "location")
PREVENTIONS = (lasting.CannotPlay, lasting.CannotDo, lasting.AttackLimit, lasting.NoArea, lasting.Considered,
               lasting.InPlayLimit)  # fmt: skip
OF_ATTACKS = (lasting.AttackBonus, lasting.AttackCap, lasting.AttackFigure, OneEach)
ALL_PREVENTIONS = "all preventions"
RULES.thing(Timeline)


@RULES.thing
class InForce(NamedTuple):
    """A line of a card that is in force now; in the timeline, one that was brought about once and lasts for a while."""

    card: Card
    line: Line


def in_force(now: Moment, kind: type[T], affected: str, about: Card | None = None) -> list[tuple[Card, T]]:
    """continuous-effect: what says this of a player now, with its card; of the kind of a card, if one is given."""
    found: dict[tuple[Any, ...], tuple[Card, T]] = {}
    for number, (card, line) in enumerate(_lines(now, kind, affected)):
        once = card.type in COMPOUND_ONCE and not card.stacks and now.reads("identical-cards") == "once"
        key = (card.title, card.subtitle, card.owner, line) if once else (number,)
        found.setdefault(key, (card, _counted(now, line.does, card)))
    return [each for each in found.values() if about is None or fits(now, about, getattr(each[1], "what"))]  # noqa: B009


def _counted(now: Moment, does: Any, card: Card) -> Any:
    """An amount for each of something, as it is now."""
    if getattr(does, "per", None) is None:
        return does
    return does._replace(amount=does.amount * count(now, does.per, card.owner), per=None)


def _lines(now: Moment, kind: type, affected: str) -> Iterator[InForce]:
    printed = ((card, line) for card in all_in_play(now) for line in card.text if is_lasting(line))
    for card, line in (*printed, *ongoing(now, InForce)):
        if type(line.does) is kind and concerns(now, card, line, affected) and not silenced(now, card, line, affected):
            yield InForce(card, line)


def is_lasting(line: Line) -> bool:
    """continuous-effect: a line that works by itself while its card is in play: no trigger, no Exertion."""
    return not line.when and not line.check


def until(line: Line) -> str:
    """For how long a line holds: while its card is in play, a turn, the next one, for good."""
    return str(getattr(line.does, "until", ""))


def begin_lasting(now: Moment, title: str, owner: str, line: Line) -> None:
    """continuous-effect: a line that was triggered or used begins to last, by default until end of turn."""
    does = line.does
    if hasattr(does, "until") and not does.until:
        does = does._replace(until="turn")
    source = Card(title, title, owner, "event", entered=turn(now).number)
    begin(now, InForce(source, Line(does, line.who)))
    now.say(f"{title}: in force from now on.", cite("continuous-effect"), event=("lasting", title))


def end_lasting(now: Moment) -> None:
    """Effects that last for a turn, or until the next, end."""

    def over(each: InForce) -> bool:
        how_long, age = until(each.line), turn(now).number - each.card.entered
        return how_long == "turn" and not isinstance(each.line.does, OF_ATTACKS) or (how_long != "good" and age >= 1)

    end(now, over)


def concerns(now: Moment, card: Card, line: Line, affected: str) -> bool:
    """Whether a line of a card in play is about a player now; locations: a Location is about both."""
    if card.type != "location":
        if line.who == "opponent" and card.owner == affected:
            return False
        if line.who in ("you", "") and card.owner != affected:
            return False
    return _in_time(now, card, line) and all_met(now, line.conditions, card.owner, card)


def _in_time(now: Moment, card: Card, line: Line) -> bool:
    """What holds for the attacks of a turn still holds for them when they are answered in the next."""
    age = turn(now).number - card.entered
    if until(line) == "turn":
        every = card.type in STAYING and bool(line.conditions)
        return every or age == 0 or (age == 1 and isinstance(line.does, OF_ATTACKS))
    if until(line) == "next" and card.type in STAYING:
        return turn(now).active != card.owner
    return until(line) != "next" or age == 1


def silenced(now: Moment, card: Card, line: Line, affected: str) -> bool:
    """nullifying, ignoring: a nullified card has no effect at all, an ignored one none on him who ignores it."""
    ignored = player(now, affected).ignoring
    if card.nullified or card.name in ignored or has_no_text(now, card):
        return True
    return isinstance(line.does, PREVENTIONS) and ALL_PREVENTIONS in ignored and card.owner != affected


def has_no_text(now: Moment, card: Card) -> bool:
    """faq-masters-advantage-persona: an effect in play by which a card has no text; the card itself stays."""
    if not any(isinstance(line.does, lasting.NoText) for each in all_in_play(now) for line in each.text):
        return False
    if any(isinstance(line.does, lasting.NoText) for line in card.text):
        return False
    return bool(in_force(now, lasting.NoText, card.owner, card))


def total(now: Moment, kind: type[Any], affected: str) -> int:
    """The sum of all that says this of a player."""
    return sum(does.amount for _, does in in_force(now, kind, affected))


def _said_by(card: Card) -> tuple[Cite, ...]:
    """The rules about a card that keeps somebody from something; a Location does so to both players."""
    return (*rules_of(card.title), cite("locations")) if card.type == "location" else rules_of(card.title)


def refuse_play(now: Moment, by: str, card: Card, source: str, attack: Attack | None = None) -> Refusal | None:
    """prevention: an effect in play that says a card cannot be played, from hand or from an Exertion, against this."""
    for found, does in in_force(now, lasting.CannotPlay, by, card):
        if does.source and does.source != source:
            continue
        if does.this and not _on(now, found, attack):
            continue
        if card.is_attack and _anyway(now, by, card, found):
            continue
        if card.is_defense and in_force(now, lasting.DefendAnyway, by):
            continue
        return refuse(f"{found.title}: {by} cannot play {card.title} now", cite("prevention"), *_said_by(found))
    return None


def _on(now: Moment, source: Card, attack: Attack | None) -> bool:
    """Whether a card is an attack, or was played in conjunction with it."""
    return attack is not None and source.name in (attack.card, *(each.name for each in attached(now, attack.card)))


def _anyway(now: Moment, by: str, card: Card, source: Card) -> bool:
    """Lines that allow attacking in spite of one's own defense, as on Extended Blade."""
    return source.owner == by and any(
        fits(now, source, does.after) for _, does in in_force(now, lasting.AttackAfter, by, card)
    )


def unprevented(now: Moment, by: str) -> tuple[Cite, ...]:
    """faq-break-glass: the rule that helps a player who ignores every prevention."""
    return (cite("faq-break-glass"),) if ALL_PREVENTIONS in player(now, by).ignoring else ()


def refuse_doing(now: Moment, by: str, what: str, *cites: Cite) -> Refusal | None:
    """prevention: an effect in play that says a player cannot do something: draw, retrieve, make a Power Blow."""
    for found, does in in_force(now, lasting.CannotDo, by):
        if does.doing == what or (does.doing == "exertion" and what.endswith("exertion")):
            any_of_it = what if what in DOINGS else f"make any {what}"
            return refuse(f"{found.title}: {by} cannot {any_of_it}", cite("prevention"), *_said_by(found), *cites)
    return None


def attached(now: Moment, host: str) -> list[Card]:
    """The cards in play that were played in conjunction with another."""
    return [card for card in all_in_play(now) if card.host == host]


def limit_on_attacks(now: Moment, by: str) -> tuple[int, str]:
    """How many attacks an effect in play allows, and the card that says so; 99 without one."""
    most, source = 99, ""
    for card, does in in_force(now, lasting.AttackLimit, by):
        allowed = player(now, card.owner).attacks if does.amount is None else does.amount
        if does.amount is None and allowed == 0:
            continue
        if allowed < most:
            most, source = allowed, card.title
    return most, source
