"""The `judge` command. Each subcommand imports only what it needs, so that a run starts at once."""

from __future__ import annotations

import argparse
import gc
import os
import signal
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from judge import __version__, game_commands, server_commands
from judge.server_commands import Add, add_json, whole

OK, DISAGREES, BAD, FAULT = 0, 1, 2, 70
SELDOM = 50_000, 20, 20
AS_WRITTEN = argparse.RawDescriptionHelpFormatter

ABOUT = """\
Look up the rules of tabletop games, and replay a contested situation under them.

  judge rule chaotic:8.5.4           read one rule
  judge search "who acts first"      find the rule that answers
  judge run dispute.yml              settle a dispute written in a file
  judge serve                        the same in a browser, on http://127.0.0.1:8000
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command; 0 means fine, 1 that something does not hold, 2 bad input, 70 a fault of ours."""
    gc.set_threshold(*SELDOM)  # Rules and positions stay; looking for rubbish among them takes a tenth of the time.
    given = sys.argv[1:] if argv is None else list(argv)
    try:
        args = parser(given[0] if given else "").parse_args(given)
    except SystemExit as stop:
        return BAD if stop.code else OK
    try:
        command: Callable[[argparse.Namespace], int] = args.command
        return command(args)
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        sys.stderr.close()
        return OK
    except Exception as error:
        return _say_why(error, args)


def _say_why(error: Exception, args: argparse.Namespace) -> int:
    """Bad input is told in full; anything else is a fault of a game or of ours, in a line unless more is asked for."""
    from judge.content.problem import BadInput, UnknownGame
    from judge.games.faults import DEBUG, fault_of

    if not isinstance(error, BadInput):
        if os.environ.get(DEBUG):
            raise error
        told = fault_of(error) or f"a fault of ours, not yours: {type(error).__name__}: {error}"
        print(f"judge: {told}", file=sys.stderr)
        print(f"Set {DEBUG}=1 to see how it came to that, and please report it.", file=sys.stderr)
        return FAULT
    from judge.content.where import outside_problems

    problems = [*error.problems, *(outside_problems() if isinstance(error, UnknownGame) else ())]
    if getattr(args, "json", False):
        import json

        print(json.dumps({"problems": [each.document() for each in problems]}, ensure_ascii=False))
    else:
        print("\n".join(map(str, problems)), file=sys.stderr)
    return BAD


def parser(only: str = "") -> argparse.ArgumentParser:
    """The command line; with `only`, just as much of it as one command needs, so that it starts at once."""
    top = argparse.ArgumentParser(prog="judge", description=ABOUT, formatter_class=AS_WRITTEN)
    top.add_argument("--version", action="version", version=f"judge {__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)
    for name in [only] if only in COMMANDS else COMMANDS:
        run, help, arguments = COMMANDS[name]
        more = MORE[name]() if name == only and name in MORE else None
        command = commands.add_parser(name, help=help, description=help, epilog=more, formatter_class=AS_WRITTEN)
        command.set_defaults(command=run)
        arguments(command.add_argument)
    return top


def _run_arguments(add: Add) -> None:
    add("file", type=Path, metavar="FILE", help="a scenario file")
    add("--trace", action="store_true", help="show everything that happened, with its rules")
    add("--budget", type=whole, default=20_000, metavar="N",
        help="positions to look at for the reasons, once the answers are there (20000)")  # fmt: skip
    add_json(add)


def _explore_arguments(add: Add) -> None:
    add("file", type=Path, metavar="FILE", help="a scenario file")
    add("--limit", type=whole, default=50_000, metavar="N", help="positions to look at (50000)")
    add_json(add)


def _search_arguments(add: Add) -> None:
    add("query", nargs="+", metavar="QUERY", help="a rule number, a term, or a question")
    add("--game", metavar="G", help="look in one game only")
    add(
        "--kind",
        action="append",
        default=[],
        metavar="K",
        help="only terms, rules, steps, readings, scenarios or concepts",
    )
    add_json(add)


def _rule_arguments(add: Add) -> None:
    add("address", metavar="GAME:ID", help="such as chaotic:8.5.4")
    add_json(add)


def _deck_arguments(add: Add) -> None:
    _game_argument(add)
    add("file", type=Path, metavar="FILE", help="a deck list")
    add("--format", metavar="F", help="the format it is for")
    add_json(add)


def _cards_arguments(add: Add) -> None:
    add("deed", metavar="import|show|read|list|forget", choices=("import", "show", "read", "list", "forget"),
        help="what to do")  # fmt: skip
    _game_argument(add)
    add("what", nargs="*", metavar="FILE|NAME", help="files of cards, or the name of a card")
    add("--dry-run", action="store_true", help="import: only show what the files are taken for")
    add("--skip", action="store_true", help="leave out what is no card, in place of refusing the file")
    add_json(add)


def _check_arguments(add: Add) -> None:
    add("game", metavar="GAME", nargs="?", default="", help="only what concerns one game")
    add("--ledger", type=Path, metavar="DIR", help="say how much of each rulebook is covered")
    add_json(add)


def _game_argument(add: Add) -> None:
    add("game", metavar="GAME", help="such as chaotic")


def _schema_arguments(add: Add) -> None:
    _game_argument(add)
    add("file", type=Path, metavar="FILE", nargs="?", help="a scenario: names are then those on its table")


def _build_arguments(add: Add) -> None:
    add("--out", type=Path, metavar="DIR", help="where to (site/)")
    add("--config", type=Path, metavar="FILE", help="the settings of the site (mkdocs.yml)")
    add("--quick", action="store_true", help="leave out the scenarios that have not been played yet")
    add("--zensical", action="store_true", help="build with Zensical, the theme's successor, if it is installed")


def _print_json(document: object) -> None:
    import json

    print(json.dumps(document, ensure_ascii=False))


def _run(args: argparse.Namespace) -> int:
    from judge.scenario.read import read_file
    from judge.scenario.report import exit_status, report, run_json

    with _watched() as tick:
        found = report(read_file(args.file), tick=tick, work=args.budget)
    if args.json:
        _print_json(run_json(found))
    else:
        from judge.scenario.report_text import report_text

        print(report_text(found, args.trace), end="")
    return exit_status(found)


@contextmanager
def _stopped_by_ctrl_c() -> Iterator[list[int]]:
    """A list that is empty until Ctrl-C is pressed: then what was found is wanted; pressed again, all stops at once."""
    pressed: list[int] = []

    def press(number: int, frame: object) -> None:
        if pressed:
            raise KeyboardInterrupt
        pressed.append(number)

    before = signal.signal(signal.SIGINT, press)
    try:
        yield pressed
    finally:
        signal.signal(signal.SIGINT, before)


@contextmanager
def _watched() -> Iterator[Callable[[int], None]]:
    """Shows how many positions were looked at, and ends that with what was found when Ctrl-C is pressed."""
    from judge.engine.graph import Enough
    from judge.progress import Progress

    with Progress("positions looked at") as progress, _stopped_by_ctrl_c() as stopped:

        def tick(positions: int) -> None:
            progress.tick(positions)
            if stopped:
                raise Enough

        yield tick


def _explore(args: argparse.Namespace) -> int:
    from judge.scenario.read import read_file
    from judge.scenario.report import exit_status, explore_json, report

    with _watched() as tick:
        found = report(read_file(args.file), args.limit, tick, work=0)  # Nobody is told the reasons here.
    if args.json:
        _print_json(explore_json(found))
    else:
        from judge.scenario.report_text import explore_text

        print(explore_text(found), end="")
    return exit_status(found)


def _schema(args: argparse.Namespace) -> int:
    from judge.scenario.read import read_file
    from judge.scenario.schema import scenario_schema

    _print_json(scenario_schema(args.game, read_file(args.file) if args.file else None))
    return OK


def _guide(args: argparse.Namespace) -> int:
    from judge.scenario.guide import guide

    print(guide(args.game), end="")
    return OK


def _search(args: argparse.Namespace) -> int:
    from judge.content.problem import BadInput, Place, UnknownGame, unknown
    from judge.content.where import game_folders
    from judge.search.engine import FILTERS, Search, kinds_of, results_json, results_text

    kinds = [each.removesuffix("s") for each in args.kind]
    for each in kinds:
        if each not in FILTERS:
            raise BadInput.at(Place("--kind"), unknown("kind", each, FILTERS))
    if args.game is not None and args.game not in game_folders():
        raise UnknownGame.named(args.game, game_folders(), Place("--game"))
    found = Search().search(" ".join(args.query), args.game, kinds_of(kinds))
    print(results_text(found), end="") if not args.json else _print_json(results_json(found))
    return OK


def _rule(args: argparse.Namespace) -> int:
    from judge.rule_lookup import library_for, rule_json, rule_text

    library = library_for(args.address)
    print(rule_text(library, args.address), end="") if not args.json else _print_json(rule_json(library, args.address))
    return OK


def _deck(args: argparse.Namespace) -> int:
    from judge import decks
    from judge.scenario.read import text_of

    found = decks.check(args.game, text_of(args.file), args.format, str(args.file))
    print(decks.check_text(found), end="") if not args.json else _print_json(found)
    return OK if found["legal"] else DISAGREES


def _cards(args: argparse.Namespace) -> int:
    from judge.cards.command import Wanted, run

    return run(args.deed, Wanted(args.game, args.what, args.json, args.dry_run, args.skip))


def _cards_help() -> str:
    from judge.cards.command import HELP

    return HELP


def _check(args: argparse.Namespace) -> int:
    from judge.checking import check_everything, coverage_rows
    from judge.kit.words import counted

    problems, advice, library = check_everything(args.game)
    rows = coverage_rows(library, args.ledger) if args.ledger else []
    if args.json:
        found = {"problems": list(map(str, problems)), "advice": list(map(str, advice))}
        _print_json({**found, "coverage": rows})
    else:
        print("".join([*(f"{each}\n" for each in problems), *(f"advice: {each}\n" for each in advice)]), end="")
        for row in rows:
            print(f"{row['game']:13s} {row['what']:9s} {row['covered']:4d} / {row['total']}")
            if row["missing"]:
                print(f"    missing: {' '.join(row['missing'])}")
        entries = library.of(args.game) if args.game else library.entries
        print(f"{counted(len(problems), 'problem')} in {counted(len(entries), 'entry', 'entries')}")
    return DISAGREES if problems else OK


def _deck_help() -> str:
    from judge.decks import help_text

    return help_text()


def _build(args: argparse.Namespace) -> int:
    from judge.building import build_alone
    from judge.site.build import default_out

    # Ended in the middle, it takes away what it has begun.
    signal.signal(signal.SIGTERM, lambda number, frame: sys.exit(128 + number))
    out = args.out or default_out()
    whole = build_alone(out, quick=args.quick, config=args.config, zensical=args.zensical, report=print)
    return OK if whole else DISAGREES


def _runtime(args: argparse.Namespace) -> int:
    from judge.offline.runtime import fetch

    fetch(print)
    return OK


COMMANDS: dict[str, tuple[Callable[[argparse.Namespace], int], str, Callable[[Add], None]]] = {
    "run": (_run, "play a scenario and answer its questions", _run_arguments),
    "explore": (_explore, "try every line of play and say what can, must or will happen", _explore_arguments),
    "search": (_search, "find rules, terms, steps, readings and scenarios", _search_arguments),
    "rule": (_rule, "show one rule or term", _rule_arguments),
    "deck": (_deck, "check whether a deck is legal", _deck_arguments),
    "cards": (_cards, "import your collection of cards, show a card, see what is understood", _cards_arguments),
    "check": (_check, "look for mistakes in the content", _check_arguments),
    "schema": (_schema, "print the JSON Schema of a game's scenario files", _schema_arguments),
    "guide": (_guide, "how to write a scenario of a game", _game_argument),
    "build": (_build, "build the static site", _build_arguments),
    "runtime": (_runtime, "get what lets the console run in a browser without a server (npm, once)", lambda add: None),
    **game_commands.COMMANDS,
    **server_commands.COMMANDS,
}
MORE: dict[str, Callable[[], str]] = {
    "deck": _deck_help,
    "cards": _cards_help,
    **game_commands.MORE,
    **server_commands.MORE,
}
