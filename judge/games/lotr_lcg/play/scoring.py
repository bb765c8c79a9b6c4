"""scoring: what a victory is worth; the lower, the better."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine import Floor, Modifier, Moment, Pipeline, Stage, Value
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.play.in_play.card_types import keyword
from judge.games.lotr_lcg.play.who import game, in_play, player
from judge.games.lotr_lcg.things import DISCARD, ELIMINATION_LEVEL, VICTORY, Card, Player

PER_ROUND = 10
RULE = cite("scoring-procedure")
SCORE = RULES.pipeline(Pipeline("score", (Stage("sum", ("add", "subtract"), RULE),), Floor(0, "never", RULE), RULE))


def final_threat(now: Moment) -> Iterator[Modifier]:
    """scoring-procedure, scoring-eliminated: each player's final threat; 50 for one who was eliminated."""
    for each in now.every(Player):
        out = each.eliminated and now.reads("score-of-the-eliminated") == "fifty"
        amount = ELIMINATION_LEVEL if out else each.threat
        rule = cite("scoring-eliminated") if each.eliminated else RULE
        yield Modifier(f"threat of {each.name}", "add", amount, rule)


def defeated_heroes(now: Moment) -> list[Card]:
    """scoring-eliminated: heroes that were defeated, and all heroes of an eliminated player."""
    gone = (each for each in now.every(Card) if each.printed.type == "hero" and not each.in_play)
    return [each for each in gone if each.zone == DISCARD or player(now, each.owner).eliminated]


def threat_penalties(now: Moment) -> Iterator[Modifier]:
    """scoring-procedure: the threat penalty on defeated heroes; which number that is, is a reading."""
    defeated = defeated_heroes(now)
    if defeated and now.reads("threat-penalty-two-meanings") == "campaign-penalty":
        penalty = sum(each.penalty for each in now.every(Player))
        yield Modifier("threat penalty of the campaign", "add", penalty, cite("campaign-threat-penalty"))
        return
    for each in defeated:
        yield Modifier(f"threat cost of {each.name}", "add", each.printed.threat_cost or 0, cite("threat-cost"))


def damage_on_heroes(now: Moment) -> Iterator[Modifier]:
    """scoring-procedure: the damage on each surviving hero."""
    hurt = [each for each in in_play(now) if each.damage and each.printed.type in ("hero", "ally")]
    allies = any(each.printed.type == "ally" for each in hurt)
    counted = allies and now.reads("damage-of-allies-scored") == "allies-too"
    for each in hurt:
        if each.printed.type == "hero" or counted:
            yield Modifier(f"damage on {each.name}", "add", each.damage, RULE)


def rounds(now: Moment) -> Iterator[Modifier]:
    """scoring-procedure: 10 for each completed round."""
    number = game(now).completed + (now.reads("score-the-last-round") == "counted")
    yield Modifier(f"{number} completed rounds", "add", PER_ROUND * number, RULE)


def victory_points(now: Moment) -> Iterator[Modifier]:
    """victory-points-score: the victory points of the cards in the victory display are subtracted."""
    for each in now.every(Card):
        points = keyword(now, each, "victory") if each.zone == VICTORY else 0
        if points:
            yield Modifier(f"victory of {each.name}", "subtract", points, cite("victory-points-score"))


PARTS = (final_threat, threat_penalties, damage_on_heroes, rounds)


def group_score(now: Moment) -> Value:
    """scoring-procedure: everything together."""
    return now.evaluate(SCORE, 0, [row for part in PARTS for row in part(now)] + list(_taken_off(now)))


def _taken_off(now: Moment) -> Iterator[Modifier]:
    """victory-points-score: the points are subtracted; players sometimes add them, or forget them."""
    points = list(victory_points(now))
    mistaken = now.reads("victory-points-added") if points else "subtracted"
    if mistaken != "left-out":
        yield from (row._replace(op="add") if mistaken == "added" else row for row in points)


def _say(now: Moment, rows: Iterator[Modifier], nothing: str) -> None:
    found = [(f"{row.source[0].upper()}{row.source[1:]}: {row.sign}.", row.cite or RULE) for row in rows]
    for text, rule in found or [(nothing, RULE)]:
        now.say(text, rule)


@RULES.step
def add_final_threat(now: Moment) -> None:
    """scoring-procedure 1: final threat."""
    _say(now, final_threat(now), "There is no player.")


@RULES.step
def add_defeated_heroes(now: Moment) -> None:
    """scoring-procedure 1: defeated heroes."""
    _say(now, threat_penalties(now), "No hero was defeated.")


@RULES.step
def add_damage_on_heroes(now: Moment) -> None:
    """scoring-procedure 1: damage on surviving heroes."""
    _say(now, damage_on_heroes(now), "No surviving hero is damaged.")


@RULES.step
def add_rounds(now: Moment) -> None:
    """scoring-procedure 2: completed rounds."""
    _say(now, rounds(now), "No round was completed.")


@RULES.step
def subtract_victory_points(now: Moment) -> None:
    """scoring-procedure 3: victory points."""
    _say(now, victory_points(now), "There are no victory points.")


@RULES.step
def announce_score(now: Moment) -> None:
    """scoring-low-better: the group's score."""
    value = group_score(now)
    said = f"The group's score is {value.total}. A lower score is better."
    now.say(said, cite("scoring"), cite("scoring-low-better"), event=("score", "group"), value=value)
