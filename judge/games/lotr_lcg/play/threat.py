"""threat-level, threat-elimination-level: the threat dials."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.engine import Modifier, Moment, Refusal
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.deeds import count, hindered, in_vain, just_happens, makes, nothing
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.play.abilities.constant_abilities import bearing_on, forbidden, may_be_banned
from judge.games.lotr_lcg.play.abilities.triggering_conditions import DID_NOT, barred, follows, occurs
from judge.games.lotr_lcg.play.in_play.damage_and_resources import allowed
from judge.games.lotr_lcg.play.values import amount_of, resolve_amount, total
from judge.games.lotr_lcg.play.who import player
from judge.games.lotr_lcg.things import ASIDE, DECK, ELIMINATION_LEVEL, HAND, Card, Context, Occurrence, Player

WHY = {"framework": "7.3", "quest": "3.4-failure", "doomed": "doomed"}
BY = {"framework": "the refresh phase", "quest": "the unsuccessful quest"}


@occurs("raise-threat")
def raise_dial(now: Moment, what: Occurrence) -> None:
    """threat-level: a player's threat goes up; the rule of the step or keyword that raises it is the reason."""
    who = player(now, what.subject)
    if who.eliminated:
        return
    now.put(who._replace(threat=who.threat + what.amount))
    why = f" ({what.source})" if what.source else ""
    rule = cite(WHY.get(what.cause, "threat-level"))
    adds = f"what {what.source or BY.get(what.cause, 'an effect')} adds"
    change = Modifier(adds, "add", what.amount, rule)
    raised = total(now, "threat level", who.threat, (change,))
    said = f"{who.name}'s threat rises by {what.amount} to {who.threat + what.amount}{why}."
    now.say(said, rule, event=("threat", who.name), value=raised)


@occurs("lower-threat")
def lower_dial(now: Moment, what: Occurrence) -> Iterable[Occurrence]:
    """threat-not-below-zero: a player's threat goes down, but not below 0."""
    who = player(now, what.subject)
    what = what._replace(amount=_above_the_floor(now, who, allowed(now, who, what.amount, "threat")))
    if not what.amount:
        return (what._replace(kind=DID_NOT),)
    left = who.threat - what.amount
    if left < 0 and now.reads("threat-below-zero") == "not-below":
        left = 0
    now.put(who._replace(threat=left))
    rule = cite("threat-not-below-zero" if who.threat < what.amount else "threat-level")
    now.say(f"{who.name}'s threat falls by {what.amount} to {left}.", rule, event=("threat", who.name))
    return (what,)


def _above_the_floor(now: Moment, who: Player, amount: int) -> int:
    """cannot: card text may say how low a player's threat can fall; it falls as far as that."""
    for bearing in bearing_on(now, who, "threat floor"):
        what = bearing.effect
        started = what.what == "starting"
        floor = starting_threat(now, who.name) if started else resolve_amount(now, what.amount, bearing.about)
        if who.threat - amount < floor:
            amount = max(0, who.threat - floor)
            said = f"{bearing.source}: the threat of {who.name} cannot fall below {floor}."
            now.say(said, cite("cannot"), event=("prevented", who.name))
    return amount


@follows("elimination level")
def threat_reaches_fifty(now: Moment) -> Iterator[Occurrence]:
    """threat-elimination-level: whoever reaches 50 is eliminated at once."""
    for who in now.row(Player):
        if not who.eliminated and who.threat >= elimination_level(now, who):
            yield Occurrence("eliminate", who.name, player=who.name, cause="threat")


def elimination_level(now: Moment, who: Player) -> int:
    """threat-elimination-level: 50, or what cards make of it; some think that only more than 50 eliminates."""
    changes = bearing_on(now, who, "elimination level")
    much = ((each, resolve_amount(now, each.effect.amount, each.about)) for each in changes)
    moved = sum(by if each.effect.op == "add" else -by for each, by in much)
    return ELIMINATION_LEVEL + moved + (now.reads("eliminated-above-fifty") == "above-fifty")


just_happens("raise threat", "lower threat", player="self", counted=True)
may_be_banned("raise-threat", "raise threat")


@barred("raise-threat")
def _spared_after_the_quest(now: Moment, what: Occurrence) -> Refusal | None:
    """cannot, 3.4-failure: `players do not raise their threat from questing unsuccessfully`."""
    return forbidden(now, player(now, what.subject), "raise threat from questing") if what.cause == "quest" else None


may_be_banned("lower-threat", "lower threat")
in_vain(
    "lower threat",
    lambda now, name: player(now, name).threat == 0,
    "already has 0 threat",
    "threat-not-below-zero",
)


@hindered("raise threat")
def _no_raise(now: Moment, what: Instruction, name: str, about: Context) -> Refusal | None:
    nobody = count(now, what, about, name) <= 0
    return nothing(name, "does not raise any threat", "threat-level") if nobody else None


def starting_threat(now: Moment, name: str) -> int:
    """initial-threat, campaign-threat-penalty: what a player's dial was set to: the threat costs of all heroes."""
    heroes = (each for each in now.every(Card) if each.printed.type == "hero" and each.owner == name)
    used = (each for each in heroes if each.zone not in (HAND, DECK, ASIDE))
    return sum(amount_of(now, each, "threat cost") for each in used) + player(now, name).penalty


@makes("set threat")
def _set_threat(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    has = player(now, name).threat
    wanted = min(has, starting_threat(now, name)) if what.what == "starting" else count(now, what, about)
    wanted = max(has, wanted) if what.what == "at least" else wanted
    wanted = min(has, wanted) if what.what == "at most" else wanted
    kind = "raise-threat" if wanted > has else "lower-threat"
    if wanted != has:
        yield Occurrence(kind, name, abs(wanted - has), player=name)
