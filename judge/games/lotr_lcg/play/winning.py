"""winning-losing: how a game ends."""

from __future__ import annotations

from collections.abc import Iterable

from judge.engine import Cite, Moment
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.groups import Context
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.cards.verbs import makes
from judge.games.lotr_lcg.play.abilities.triggering_conditions import occurs
from judge.games.lotr_lcg.play.who import game
from judge.games.lotr_lcg.things import Occurrence

WIN, LOSE = "the players win", "the players lose"


@occurs("win")
def win(now: Moment, what: Occurrence) -> None:
    """winning-losing: with at least one player left at the end of the last stage, or by a card's own condition."""
    cause = cite("winning-losing") if what.cause == "quest" else cite("winning-extra-conditions")
    why = "the last stage of the quest is completed" if what.cause == "quest" else what.source or "a card effect"
    _finish(now, WIN, why, cause)


@occurs("lose")
def lost(now: Moment, what: Occurrence) -> None:
    """elimination-all: a card may also say that the game is lost."""
    _finish(now, LOSE, what.source or "a card effect", cite("golden-rule-card-over-rules"))


def lose(now: Moment, why: str, rule: Cite) -> None:
    """elimination-all: the game ends in a loss."""
    _finish(now, LOSE, why, rule)


def _finish(now: Moment, result: str, why: str, rule: Cite) -> None:
    if game(now).over:
        return
    now.put(game(now)._replace(over=result))
    now.say(f"{result[0].upper()}{result[1:]}: {why}.", rule, event=("ended", "game"))
    now.call("end-of-game")


@RULES.step
def end_game(now: Moment) -> None:
    """winning-losing: nothing that was going on goes on; after a victory the score is worked out."""
    won = game(now).over == WIN
    now.end()
    if won:
        now.call("scoring")


@makes("end game")
def _end(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    yield Occurrence(what.what.casefold(), "")
