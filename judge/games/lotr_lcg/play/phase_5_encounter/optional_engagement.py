"""5.2 Optional engagement: each player may engage one enemy."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine import Choice, Moment, Refusal, refuse
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen
from judge.games.lotr_lcg.play.in_play.card_types import is_a
from judge.games.lotr_lcg.play.phase_5_encounter.engagement_checks import can_engage, cannot_engage
from judge.games.lotr_lcg.play.round import begin_turns
from judge.games.lotr_lcg.play.who import active_player, in_play, staging
from judge.games.lotr_lcg.play.written_choices import NameCards
from judge.games.lotr_lcg.things import STAGING, Card, Occurrence


@RULES.step
def begin_optional_engagement(now: Moment) -> None:
    """5.2: in player order, beginning with the first player, each has one chance."""
    begin_turns(now)


@RULES.verb
class Engage(NameCards):
    """5.2: a player engages one enemy in the staging area, whatever its engagement cost, or none."""

    name = "engage"
    example = "engages <enemy>; engages nobody"
    words = "engages {0}"
    nobody = ("engages nobody", "engages no enemy", "engages no one", "does not engage an enemy", "does not engage")
    forms = (r"(?:optionally )?(?:engages?|takes) (?P<names>.+)",)
    just_one = refuse("a player may engage one enemy", cite("5.2"), cite("optional-engagement-once"))
    only = refuse(
        "each player has one chance to engage an enemy, in step 5.2", cite("5.2"), cite("optional-engagement-once")
    )

    def by(self, now: Moment) -> str:
        return active_player(now)

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        yield ()
        yield from ((each.name,) for each in in_play(now) if is_a(now, each, "enemy"))

    def against(self, now: Moment, by: str, each: Card) -> Refusal | None:
        if each.zone != STAGING or not is_a(now, each, "enemy"):
            return refuse(f"{each.name} is no enemy in the staging area", cite("5.2"), cite("optional-engagement"))
        if now.reads("optional-by-cost") == "within-threat" and each not in can_engage(now, by):
            return refuse(f"{by}'s threat does not reach {each.name}", cite("optional-engagement-cost"))
        return cannot_engage(now, Occurrence("engage", each.name, player=by, cause="optional"))

    def take(self, now: Moment, choice: Choice) -> None:
        if choice.args:
            happen(now, Occurrence("engage", str(choice.args[0]), player=choice.by, cause="optional"))
        else:
            engage_nobody(now)


@RULES.test
def there_is_an_enemy_to_engage(now: Moment) -> bool:
    """5.2: whether there is any enemy in the staging area, so that the active player has something to decide."""
    return any(is_a(now, each, "enemy") for each in staging(now))


@RULES.test
def there_is_no_enemy_to_engage(now: Moment) -> bool:
    """5.2: whether the staging area holds no enemy at all."""
    return not there_is_an_enemy_to_engage(now)


@RULES.step
def engage_nobody(now: Moment) -> None:
    """5.2: without an enemy in the staging area nobody has to say that none is engaged."""
    active = active_player(now)
    now.say(f"{active} engages nobody.", cite("5.2"), cite("optional-engagement"), actor=active)
