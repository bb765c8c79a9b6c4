"""The commands for those who write games: games, new-game, test."""

from __future__ import annotations

import argparse
from collections.abc import Callable

from judge.server_commands import Add, Command, add_json


def _games_arguments(add: Add) -> None:
    add_json(add)


def _games(args: argparse.Namespace) -> int:
    from judge.found_games import found_games, games_text, wrong_places

    found, wrong = found_games(), wrong_places()
    if args.json:
        import json

        print(json.dumps({"games": [each.document() for each in found], "problems": wrong}, ensure_ascii=False))
    else:
        print(games_text(found, wrong), end="")
    return 1 if wrong or any(each.problems for each in found) else 0


COMMANDS: dict[str, Command] = {
    "games": (_games, "list the games that were found, where, and what is wrong with each", _games_arguments),
}
MORE: dict[str, Callable[[], str]] = {}
