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
    from judge.testing.run import advice, tests, unkept

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
    broken = any(each.law == "check" for each in wrong)
    missing, advised = unkept(args.game), [] if args.only or broken else advice(args.game)
    if args.json:
        import json

        found = [{"test": law, "on": on, "wrong": list(said)} for law, on, said in wrong]
        kept = {"no_transcript": missing, "advice": advised}
        print(json.dumps({"game": args.game, "tests": len(every), "failed": found, **kept}, ensure_ascii=False))
        return 1 if wrong else 0
    told: dict[tuple[str, ...], list[str]] = {}
    for outcome in wrong:
        told.setdefault(outcome.wrong, []).append(f"{outcome.law}: {outcome.on}")
    for why, (first, *others) in told.items():
        print(first)
        print("\n".join(f"    {line}" for each in why for line in each.splitlines()))
        if others:
            print(f"    The same in {counted(len(others), 'more test', 'more tests')}, such as {others[0]}.")
    print(f"{len(every) - len(wrong)} of {len(every)} tests hold")
    for said in advised:
        print(f"advice: {said}")
    if missing:
        some = f"{counted(missing, 'scenario')} without a transcript"
        print(f"{some}: `judge test {args.game} --write` writes what is missing; read it.")
    return 1 if wrong else 0


def _form_arguments(add: Add) -> None:
    add("deed", choices=("new",), metavar="new", help="make the skeleton of a form")
    add("file", type=Path, metavar="FILE", help="a scenario that the form is to make: its numbers become fields")
    add("--about", default="other", metavar="KIND", help="damage, act, cost, may, order, win or other")


def _form(args: argparse.Namespace) -> int:
    from judge.scenario.forms.skeleton import form_from
    from judge.scenario.read import text_of

    print(form_from(text_of(args.file), str(args.file), args.file.stem, args.about), end="")
    return 0


FORM_HELP = """\
It prints a form that makes this very scenario: every number and every yes or no on the table is a field, and so is
what each player says. Take out what nobody disagrees about, word the labels as players do, and check it:

  judge form new content/mine/scenarios/a-shield.yml --about damage >> content/mine/forms.yml
  judge check mine
"""

COMMANDS: dict[str, Command] = {
    "new-game": (_new_game, "make a small game that runs, to be grown into yours", _new_game_arguments),
    "games": (_games, "list the games that were found, where, and what is wrong with each", _games_arguments),
    "form": (_form, "make the skeleton of a short form from a scenario", _form_arguments),
    "test": (_test, "try everything that must hold on a game's scenarios and forms", _test_arguments),
}
MORE: dict[str, Callable[[], str]] = {"form": lambda: FORM_HELP}
