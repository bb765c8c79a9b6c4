"""5.2 Optional engagement: each player may engage one enemy."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine import Choice, Moment, Refusal, Verb, refuse
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen
from judge.games.lotr_lcg.play.in_play.card_types import is_a
from judge.games.lotr_lcg.play.phase_5_encounter.engagement_checks import can_engage, cannot_engage
from judge.games.lotr_lcg.play.round import begin_turns
from judge.games.lotr_lcg.play.who import active_player, card, in_play, staging
from judge.games.lotr_lcg.play.written_choices import read_form
from judge.games.lotr_lcg.things import STAGING, Occurrence

NOBODY = ("engages nobody", "engages no enemy", "engages no one", "does not engage an enemy", "does not engage")


@RULES.step
def begin_optional_engagement(now: Moment) -> None:
    """5.2: in player order, beginning with the first player, each has one chance."""
    begin_turns(now)


@RULES.verb
class Engage(Verb):
    """5.2: a player engages one enemy in the staging area, whatever its engagement cost, or none."""

    name = "engage"
    example = "engages <enemy>; engages nobody"

    def say(self, choice: Choice) -> str:
        return f"engages {choice.args[0]}" if choice.args else NOBODY[0]

    def by(self, now: Moment) -> str:
        return active_player(now)

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        yield ()
        yield from ((each.name,) for each in in_play(now) if is_a(now, each, "enemy"))

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        known = (each.name for each in in_play(now))
        form = r"(?:optionally )?(?:engages?|takes) (?P<names>.+)"
        return () if text in NOBODY else read_form(text, known, form)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        if not choice.args:
            return None
        if len(choice.args) > 1:
            return refuse("a player may engage one enemy", cite("5.2"), cite("optional-engagement-once"))
        enemy = card(now, str(choice.args[0]))
        if enemy.zone != STAGING or not is_a(now, enemy, "enemy"):
            return refuse(f"{enemy.name} is no enemy in the staging area", cite("5.2"), cite("optional-engagement"))
        if now.reads("optional-by-cost") == "within-threat" and enemy not in can_engage(now, choice.by):
            return refuse(f"{choice.by}'s threat does not reach {enemy.name}", cite("optional-engagement-cost"))
        return cannot_engage(now, Occurrence("engage", enemy.name, player=choice.by, cause="optional"))

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        text = "each player has one chance to engage an enemy, in step 5.2"
        return self.refuse(now, choice) or refuse(text, cite("5.2"), cite("optional-engagement-once"))

    def take(self, now: Moment, choice: Choice) -> None:
        if choice.args:
            happen(now, Occurrence("engage", str(choice.args[0]), player=choice.by, cause="optional"))
        else:
            now.say(f"{choice.by} engages nobody.", cite("5.2"), cite("optional-engagement"), actor=choice.by)


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
