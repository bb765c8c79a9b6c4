"""Verdicts: what an answer costs, and what its reasons cost beside it, over the shipped scenarios of every game.

Work is counted as well as timed: plays under other rules, and beats of the trail that every play leaves.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bench.side_by_side import compare
from judge.content.where import game_folders
from judge.games import playable
from judge.scenario.budget import REPLAY, WORK, Budget
from judge.scenario.explain import answered, explained
from judge.scenario.model import Scenario
from judge.scenario.play import play
from judge.scenario.read import read_file
from judge.scenario.rulebook import book

LIMIT, EVERY, ROUNDS = 5_000, 5, 3


def scenarios(game: str) -> list[Scenario]:
    """Every fifth scenario of a game."""
    files: list[Path] = list(game_folders()[game].files("scenarios", "*.yml"))
    return [read_file(file) for file in sorted(files)[::EVERY]]


def answers(chosen: list[Scenario]) -> Callable[[], int]:
    """Plays and answers; tells how many beats the trails have."""

    def run() -> int:
        beats = 0
        for scenario in chosen:
            played = play(book(scenario.game), scenario)
            beats += len(played.trail.beats)
            for ask in scenario.asks:
                answered(played, ask, LIMIT)
        return beats

    return run


def with_reasons(chosen: list[Scenario]) -> Callable[[], int]:
    """Plays, answers and gives reasons; tells how many plays under other rules that took, at most."""

    def run() -> int:
        replays = 0
        for scenario in chosen:
            played, budget = play(book(scenario.game), scenario), Budget(WORK, 60.0)
            for ask in scenario.asks:
                explained(book(scenario.game), scenario, answered(played, ask, LIMIT), LIMIT, budget)
            replays += (WORK - budget.left) // REPLAY
        return replays

    return run


def main() -> None:
    """Prints a comparison for every game."""
    for game in playable():
        chosen = scenarios(game)
        first, then = answers(chosen), with_reasons(chosen)
        asks = sum(len(scenario.asks) for scenario in chosen)
        print(f"{game}: {len(chosen)} scenarios, {asks} questions, {first()} beats, {then()} plays under other rules")
        compare({"answers": (first, 1), "with reasons": (then, 1)}, ROUNDS)


if __name__ == "__main__":
    main()
