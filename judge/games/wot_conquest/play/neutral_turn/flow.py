"""neutral-turn, neutral.0-condition to neutral.2-condition: the steps in order, some only with a Shadow player."""

from __future__ import annotations

from judge.engine import Cite, Moment
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.play.silence import NoRule, run_out
from judge.games.wot_conquest.play.who import SHADOW, game, of_faction, units
from judge.games.wot_conquest.things import JEALOUS, NEUTRAL


def shadow_player(now: Moment) -> str:
    """The Shadow player; empty when nobody plays the Shadow."""
    return of_faction(now, SHADOW)


@RULES.test
def with_shadow(now: Moment) -> bool:
    """neutral.0-condition, neutral.1-condition, neutral.2-condition: games with a Shadow player only."""
    return bool(shadow_player(now)) or now.reads("steps-without-shadow") == "taken"


def take_neutral_turn(now: Moment) -> None:
    """neutral-turn: it is nobody's turn, also where a table begins with one of the later steps."""
    now.put(game(now)._replace(phase="neutral", active=NEUTRAL))


@RULES.step
def begin_neutral_turn(now: Moment) -> None:
    """neutral-turn: the steps are done in their order."""
    take_neutral_turn(now)
    for unit in units(now):
        now.put(unit._replace(struck=""))
    now.say("The neutral turn begins.", cite("neutral-turn"))
    if not with_shadow(now):
        rules = (cite("neutral.0-condition"), cite("neutral.1-condition"), cite("neutral.2-condition"))
        now.say("Nobody plays the Shadow, so steps 0 to 2 are left out.", *rules)


def jealous_chosen(now: Moment, rule: Cite) -> list[str]:
    """The Jealous Chosen on the board, in the neutral turn."""
    take_neutral_turn(now)
    names = [unit.name for unit in units(now, NEUTRAL) if unit.card == JEALOUS]
    if not names:
        now.say("There is no Jealous Chosen on the board.", rule)
    return names


def one_by_one(now: Moment, deed: str, unit: str, names: list[str]) -> None:
    """neutral-order: one after another; in which order is for the table to say."""
    if len(names) > 1 and now.reads("neutral-order") == "no-rule":
        why = f"{', '.join(names)} act in the same step, and no order is given"
        run_out(now, NoRule(why, cite(unit)))
    else:
        now.batch(deed, cite(unit), (NEUTRAL, names))
