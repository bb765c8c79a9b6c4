"""scoring: what a victory is worth; the lower, the better."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine import Floor, Modifier, Moment, Pipeline, Stage, Value
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.play.in_play.card_types import keyword
from judge.games.lotr_lcg.play.threat import ELIMINATION_LEVEL
from judge.games.lotr_lcg.play.who import game, player
from judge.games.lotr_lcg.things import VICTORY, Card, Player

PER_ROUND = 10
SCORE = RULES.pipeline(
    Pipeline(
        "score",
        (Stage("sum", ("add", "subtract"), cite("scoring-procedure")),),
        Floor(0, "never", cite("scoring-procedure")),
        cite("scoring-procedure"),
    )
)


def final_threat(now: Moment) -> Iterator[Modifier]:
    """scoring-procedure, scoring-eliminated: each player's final threat; 50 for one who was eliminated."""
    for each in now.every(Player):
        amount = ELIMINATION_LEVEL if each.eliminated else each.threat
        rule = cite("scoring-eliminated") if each.eliminated else cite("scoring-procedure")
        yield Modifier(f"threat of {each.name}", "add", amount, rule)


def defeated_heroes(now: Moment) -> list[Card]:
    """scoring-eliminated: heroes that were defeated, and all heroes of an eliminated player."""
    return [
        each for each in now.every(Card) if each.printed.type == "hero" and not each.in_play and _is_defeated(now, each)
    ]


def _is_defeated(now: Moment, each: Card) -> bool:
    return each.zone == "discard pile" or player(now, each.owner).eliminated


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
    for each in now.every(Card):
        if each.printed.type == "hero" and each.in_play and each.damage:
            yield Modifier(f"damage on {each.name}", "add", each.damage, cite("scoring-procedure"))


def rounds(now: Moment) -> Iterator[Modifier]:
    """scoring-procedure: 10 for each completed round."""
    number = game(now).completed + (now.reads("score-the-last-round") == "counted")
    yield Modifier(f"{number} completed rounds", "add", PER_ROUND * number, cite("scoring-procedure"))


def victory_points(now: Moment) -> Iterator[Modifier]:
    """victory-points-score: the victory points of the cards in the victory display are subtracted."""
    for each in now.every(Card):
        if each.zone == VICTORY and keyword(now, each, "victory"):
            yield Modifier(
                f"victory of {each.name}", "subtract", keyword(now, each, "victory"), cite("victory-points-score")
            )


PARTS = (final_threat, threat_penalties, damage_on_heroes, rounds, victory_points)


def group_score(now: Moment) -> Value:
    """scoring-procedure: everything together."""
    return now.evaluate(SCORE, 0, [row for part in PARTS for row in part(now)])


def _say(now: Moment, rows: Iterator[Modifier], nothing: str) -> None:
    said = False
    for row in rows:
        said = True
        now.say(f"{row.source[0].upper()}{row.source[1:]}: {row.sign}.", row.cite or cite("scoring-procedure"))
    if not said:
        now.say(nothing, cite("scoring-procedure"))


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
    now.say(
        f"The group's score is {value.total}; the lower, the better.",
        cite("scoring"),
        cite("scoring-low-better"),
        event=("score", "group"),
        value=value,
    )
