"""The commands for those who write games: games, new-game, test."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path

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


def _new_game_arguments(add: Add) -> None:
    add("name", metavar="NAME", help="its id, such as storm-lords")
    add("--title", default="", help="what it is called, if not as its id")
    add("--in", dest="folder", type=Path, metavar="DIR", help="where to: a folder of its own (NAME), or a checkout")


def _new_game(args: argparse.Namespace) -> int:
    from judge.new_game import make

    home, made = make(args.name, args.title, args.folder)
    for path in made:
        print(path)
    outside = (home / "games").is_dir()
    print(f"\n{len(made)} files. Now:" + (f"\n    export JUDGE_PATH={home.resolve()}" if outside else ""))
    print(f"    judge test {args.name}")
    return 0


def _test_arguments(add: Add) -> None:
    add("game", metavar="GAME", help="such as chaotic")
    add("--write", action="store_true", help="write transcripts, counts and the schema anew, to be read in the diff")
    add("--only", action="append", default=[], metavar="TEST", help="only tests of this name, such as answers")
    add_json(add)


def _test(args: argparse.Namespace) -> int:
    from judge.kit.words import counted
    from judge.progress import Progress
    from judge.testing.run import tests, unkept

    every = tests(args.game, args.write, args.only)
    wrong = []
    with Progress(f"tests of {args.game}", len(every)) as progress:
        for number, each in enumerate(every, 1):
            outcome = each.outcome()
            wrong += [outcome] if outcome.wrong else []
            progress.tick(number)
            if outcome.wrong and each.law == "check":
                every = every[:number]  # What is not even well written need not be tried.
                break
    missing = unkept(args.game)
    if args.json:
        import json

        found = [{"test": law, "on": on, "wrong": list(said)} for law, on, said in wrong]
        print(json.dumps({"game": args.game, "tests": len(every), "failed": found, "no_transcript": missing}))
        return 1 if wrong else 0
    for outcome in wrong:
        print(f"{outcome.law}: {outcome.on}")
        print("\n".join(f"    {line}" for said in outcome.wrong for line in said.splitlines()))
    print(f"{len(every) - len(wrong)} of {len(every)} tests hold")
    if missing:
        some = f"{counted(missing, 'scenario')} without a transcript"
        print(f"{some}: `judge test {args.game} --write` writes what is missing; read it.")
    return 1 if wrong else 0


COMMANDS: dict[str, Command] = {
    "new-game": (_new_game, "make a small game that runs, to be grown into yours", _new_game_arguments),
    "games": (_games, "list the games that were found, where, and what is wrong with each", _games_arguments),
    "test": (_test, "try everything that must hold on a game's scenarios and forms", _test_arguments),
}
MORE: dict[str, Callable[[], str]] = {}
