"""golden-rule-card-over-rules, in-player-order: tests that players make, which later sets have and this rulebook not.

What it takes to pass is told in the rules of those sets. Here the players say how one goes, as what chance decides is.
"""

from __future__ import annotations

from judge.engine import Moment
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.conditions import KINDS
from judge.games.lotr_lcg.cards.deeds import makes
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.cards.meanings import Condition, Instruction, Phrase
from judge.games.lotr_lcg.play.abilities.triggering_conditions import occurs
from judge.games.lotr_lcg.play.effects.next_instruction import NOT_DONE, about_it
from judge.games.lotr_lcg.play.in_play.areas import use, uses
from judge.games.lotr_lcg.play.who import in_player_order, players
from judge.games.lotr_lcg.things import Context, Item, Occurrence

RESULTS = ("passed", "failed")


def tested(now: Moment, what: Instruction, item: Item) -> tuple[Instruction, ...]:
    """What comes of a test of each of those who make one, in player order: it is passed, or failed."""
    told = members(now, what.group, about_it(now, what, item))
    who = [name for name in in_player_order(now) if name in told]
    return tuple(_how_it_goes(what, Phrase("named", names=(name,))) for name in who) or (NOT_DONE,)


def _how_it_goes(what: Instruction, who: Phrase) -> Instruction:
    results = ((Instruction("test result", Phrase("that player"), what=what.what, op=each),) for each in RESULTS)
    return Instruction("options", by=who, options=tuple(results))


@makes("test result")
def _result(now: Moment, what: Instruction, name: str, about: Context) -> tuple[Occurrence, ...]:
    kind = "pass-test" if what.op == "passed" else "fail-test"
    return (Occurrence(kind, name, player=name, detail=what.what),)


def _key(period: str, event: str, test: str, name: str) -> str:
    return f"this {period}:{event}:{test} of {name}"


@occurs("pass-test", "fail-test")
def test_is_over(now: Moment, what: Occurrence) -> None:
    """Who has passed or failed which test is remembered for the phase and the round."""
    does = "passes" if what.kind == "pass-test" else "fails"
    now.say(f"{what.player} {does} the {what.detail} test.", cite("keywords"), cite("golden-rule-card-over-rules"),
            event=(what.kind, what.player))  # fmt: skip
    for period in ("phase", "round", "game"):
        use(now, _key(period, what.kind, what.detail, what.player))


def _has(event: str) -> None:
    """`you failed a Hide test this round`: whether a player has; of several, whether one of them has."""

    def of_that(now: Moment, what: Condition, about: Context) -> bool:
        who = [name for name in members(now, what.player, about) if name in players(now)]
        return any(uses(now, _key(what.during, event, what.word, name)) for name in who)

    KINDS[f"{event.split('-')[0]}ed a test"] = of_that


_has("pass-test")
_has("fail-test")
