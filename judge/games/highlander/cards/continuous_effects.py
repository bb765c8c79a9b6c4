"""continuous-effect, stacking, nullifying, ignoring, prevention: which lines of cards are in force, for whom."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple, TypeVar

from judge.engine import Cite, Moment, Refusal, by_row, refuse, remembered
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards.conditions import all_met
from judge.games.highlander.cards.counting import count
from judge.games.highlander.cards.errata_and_faq import rules_of
from judge.games.highlander.cards.kinds import fits
from judge.games.highlander.cards.meanings import lasting
from judge.games.highlander.cards.meanings.anatomy import STAYING
from judge.games.highlander.cards.meanings.lines import Line
from judge.games.highlander.cards.meanings.of_cards import OneEach
from judge.games.highlander.play.who import all_in_play, change, lies_open, lying, opponent, player, turn
from judge.games.highlander.things import Attack, Card
from judge.kit.timeline import TIMELINE, Timeline, begin, end, ongoing

T = TypeVar("T")
DOINGS = ("gain", "draw", "retrieve", "reshuffle", "look at a hand")
COMPOUND_ONCE = ("object", "situation", "location")
PREVENTIONS = (lasting.CannotPlay, lasting.CannotDo, lasting.AttackLimit, lasting.AttackAreas, lasting.Considered,
               lasting.InPlayLimit)  # fmt: skip
OF_ATTACKS = (lasting.AllDo, OneEach)
NEXT = ("next", "you next", "opponent next")
THROUGH = ("through you next", "through opponent next", "before you next")
ALL_PREVENTIONS = "all preventions"
RULES.thing(Timeline)


@RULES.thing
class InForce(NamedTuple):
    """A line of a card that is in force now; in the timeline, one that was brought about once and lasts for a while."""

    card: Card
    line: Line
    since: int | None = None

    @property
    def begun(self) -> int:
        """The number of the turn in which it began: when its card came into play, or when it was brought about."""
        return self.card.entered if self.since is None else self.since


def in_force(
    now: Moment, kind: type[T], affected: str, about: Card | None = None, **asked: str
) -> list[tuple[Card, T]]:
    """continuous-effect: what says this of a player now, with its card; of the kind of a card, if one is given."""
    if kind not in _printed(now) and now.get(TIMELINE) is None:
        return []
    said = _compounded(now, kind, affected)
    for name, value in asked.items():
        said = tuple([each for each in said if getattr(each[1].does, name) == value])
    found = [(card, _counted(now, line.does, card)) for card, line in said]
    return [each for each in found if about is None or fits(now, about, getattr(each[1], "what"))]  # noqa: B009


@remembered
def _compounded(now: Moment, kind: type, affected: str) -> tuple[tuple[Card, Line], ...]:
    """stacking: the lines that say this of a player now, identical cards of some types once."""
    found: dict[tuple[Any, ...], tuple[Card, Line]] = {}
    for number, (card, line, _) in enumerate(_lines(now, kind, affected)):
        once = card.type in COMPOUND_ONCE and not card.stacks and now.reads("identical-cards") == "once"
        key = (card.title, card.subtitle, card.owner, line) if once else (number,)
        found.setdefault(key, (card, line))
    return tuple(found.values())


def _counted(now: Moment, does: Any, card: Card) -> Any:
    """An amount for each of something, as it is now."""
    if getattr(does, "per", None) is None:
        return does
    return does._replace(amount=does.amount * count(now, does.per, card.owner), per=None)


@by_row(Card)
def _printed(row: tuple[Card, ...]) -> Mapping[type, tuple[InForce, ...]]:
    """The lasting lines of cards in play, by what they do."""
    found: dict[type, tuple[InForce, ...]] = {}
    for card in row:
        for line in card.text if lies_open(card) else ():
            if is_lasting(line):
                found[type(line.does)] = (*found.get(type(line.does), ()), InForce(card, line))
    return found


@by_row(Card)
def _silencing(row: tuple[Card, ...]) -> bool:
    """Whether a card in play speaks of cards without text."""
    return any(_silences(line) for card in row if lies_open(card) for line in card.text)


def _lines(now: Moment, kind: type, affected: str) -> Iterator[InForce]:
    begun = [each for each in ongoing(now, InForce) if type(each.line.does) is kind]
    for each in (*_printed(now).get(kind, ()), *begun):
        if concerns(now, each, affected) and not silenced(now, each, affected):
            yield each


def is_lasting(line: Line) -> bool:
    """continuous-effect: a line that works by itself while its card is in play: no trigger, no Exertion."""
    return not line.when and not line.check


def until(line: Line) -> str:
    """For how long a line holds: while its card is in play, a turn, the next one, for good."""
    return str(getattr(line.does, "until", ""))


def begin_lasting(now: Moment, source: Card, line: Line) -> None:
    """continuous-effect: a line that was triggered or used begins to last, by default until end of turn."""
    does = line.does
    if hasattr(does, "until") and not does.until:
        does = does._replace(until="turn")
    begin(now, InForce(source._replace(text=(), nullified=False), Line(does, line.who), turn(now).number))
    now.say(f"{source.title}: in effect from now on.", cite("continuous-effect"), event=("lasting", source.title))


def go_on(now: Moment, card: Card) -> None:
    """continuous-effect: what a card that is swept says of a later turn holds without it."""
    for line in card.text:
        if is_lasting(line) and until(line) in (*NEXT, *THROUGH, "good") and not card.nullified:
            begin(now, InForce(card._replace(text=()), line, card.entered))


def end_lasting(now: Moment) -> None:
    """Effects that last for a turn, or until the next, end."""

    def over(each: InForce) -> bool:
        last = _last_turn(now, each)
        return last is not None and turn(now).number >= last

    end(now, over)
    for name in turn(now).players:
        kept = tuple(each for each in player(now, name).next_attack if not each.told.until)
        change(now, name, next_attack=kept)


def concerns(now: Moment, each: InForce, affected: str) -> bool:
    """Whether a line of a card in play is about a player now; locations: a Location is about both."""
    card, line = each.card, each.line
    if card.type != "location" or now.reads("location-for") == "its-player":
        if line.who == "opponent" and card.owner == affected:
            return False
        if line.who in ("you", "") and card.owner != affected:
            return False
    return _in_time(now, each) and all_met(now, line.conditions, card.owner, card)


def _in_time(now: Moment, each: InForce) -> bool:
    """What holds for the attacks of a turn still holds for them when they are answered in the next."""
    line, how_long = each.line, until(each.line)
    if how_long in ("", "good"):
        return True
    stays = each.since is None and each.card.type in STAYING
    if how_long == "turn" and stays and line.conditions:
        return True
    if how_long in NEXT and stays:
        return isinstance(line.does, OF_ATTACKS) or turn(now).active in _whose_turn(now, each)
    last = _last_turn(now, each)
    first = _next_turn(now, each) if how_long in NEXT else each.begun
    return last is not None and first <= turn(now).number <= last


def _last_turn(now: Moment, each: InForce) -> int | None:
    """The last turn in which a line holds; None where it has no end."""
    how_long = until(each.line)
    if how_long in ("", "good"):
        return None
    found = each.begun if how_long == "turn" else _next_turn(now, each) - how_long.startswith("before")
    return found + isinstance(each.line.does, OF_ATTACKS)


def _next_turn(now: Moment, each: InForce) -> int:
    """The number of the next turn of the player whom the line means, after the one in which it began."""
    passed = turn(now).number - each.begun
    then = turn(now).active if passed % 2 == 0 else opponent(now, turn(now).active)
    whose = _whose_turn(now, each)
    return each.begun + (2 if whose == (then,) else 1)


def _whose_turn(now: Moment, each: InForce) -> tuple[str, ...]:
    """Whose next turn a line means: as it says, else that of the player it is about."""
    mine, other = each.card.owner, opponent(now, each.card.owner)
    said = until(each.line).removeprefix("through ").removeprefix("before ")
    who = {"you next": "you", "opponent next": "opponent"}.get(said, each.line.who)
    return {"opponent": (other,), "both": (mine, other)}.get(who, (mine,))


def silenced(now: Moment, each: InForce, affected: str) -> bool:
    """nullifying, ignoring: a nullified card has no effect at all, an ignored one none on him who ignores it."""
    card, line, _ = each
    ignored = player(now, affected).ignoring
    if card.nullified or card.name in ignored:
        return now.reads("silenced-text") == "none"
    if has_no_text(now, card):
        return True
    return ALL_PREVENTIONS in ignored and card.owner != affected and isinstance(line.does, PREVENTIONS)


def silent(now: Moment, kind: type[T], affected: str) -> Iterator[tuple[Card, T, Cite]]:
    """nullifying, ignoring: what nullified or ignored cards would say of a player, and which they are."""
    for card in all_in_play(now):
        if card.nullified or card.name in player(now, affected).ignoring:
            rule = cite("nullifying") if card.nullified else cite("ignoring")
            for line in card.text:
                if is_lasting(line) and isinstance(line.does, kind) and concerns(now, InForce(card, line), affected):
                    yield card, line.does, rule


def has_no_text(now: Moment, card: Card) -> bool:
    """faq-masters-advantage-persona: an effect in play by which a card has no text; the card itself stays."""
    if not _silencing(now):
        return False
    if any(_silences(line) for line in card.text):
        return False
    return bool(in_force(now, lasting.CardsAre, card.owner, card, be="textless"))


def _silences(line: Line) -> bool:
    return isinstance(line.does, lasting.CardsAre) and line.does.be == "textless"


def total(now: Moment, of: str, affected: str) -> int:
    """By how much something of a player is more or less: the hand, Exertions, Ability."""
    return sum(does.amount for _, does in in_force(now, lasting.Sized, affected, of=of))


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
        if card.is_defense and in_force(now, lasting.Free, by, of="one each"):
            continue
        return refuse(f"{found.title}: {by} cannot play {card.title} now", *_said_by(found), cite("prevention"))
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
            return refuse(f"{found.title}: {by} cannot {any_of_it}", *_said_by(found), cite("prevention"), *cites)
    return None


def attached(now: Moment, host: str) -> tuple[Card, ...]:
    """The cards in play that were played in conjunction with another."""
    return lying(now).hosted.get(host, ())


def limit_on_attacks(now: Moment, by: str) -> tuple[int, str]:
    """How many attacks an effect in play allows, and the card that says so; 99 without one."""
    most, source = 99, ""
    for card, does in in_force(now, lasting.AttackLimit, by):
        allowed = player(now, card.owner).attacks if does.amount is None else does.amount
        if does.amount is None and allowed == 0:
            continue
        if allowed < most:
            most, source = allowed, card.title
    if source and now.reads("attack-limit") == "forgotten":
        return 99, ""
    return most, source
