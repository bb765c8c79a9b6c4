"""The `judge` command. Each subcommand imports only what it needs, so that a run starts at once."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from judge import __version__

OK, DISAGREES, BAD = 0, 1, 2

ABOUT = """\
Look up the rules of five tabletop games, and replay a contested situation under them.

  judge rule chaotic:8.5.4           read one rule
  judge search "who acts first"      find the rule that answers
  judge run dispute.yml              settle a dispute written in a file
  judge serve                        the same in a browser, on http://127.0.0.1:8000
"""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs the command; 0 means fine, 1 that something does not hold, 2 bad input."""
    try:
        args = parser().parse_args(argv)
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
    """Bad input is told in full and without a traceback; anything else is a fault of ours and is raised."""
    from judge.content.problem import BadInput

    if not isinstance(error, BadInput):
        raise error
    if getattr(args, "json", False):
        import json

        problems = [
            {"file": p.place.file, "line": p.place.line, "column": p.place.column, "field": p.field, "message": p.message}
            for p in error.problems
        ]
        print(json.dumps({"problems": problems}, ensure_ascii=False))
    else:
        print(error, file=sys.stderr)
    return BAD


def parser() -> argparse.ArgumentParser:
    """The command line."""
    top = argparse.ArgumentParser(prog="judge", description=ABOUT, formatter_class=argparse.RawDescriptionHelpFormatter)
    top.add_argument("--version", action="version", version=f"judge {__version__}")
    commands = top.add_subparsers(title="commands", metavar="COMMAND", required=True)

    def add(name: str, run: Callable[[argparse.Namespace], int], help: str, json: bool = True) -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=help, description=help)
        command.set_defaults(command=run)
        if json:
            command.add_argument("--json", action="store_true", help="print one JSON document and nothing else")
        return command

    run = add("run", _run, "play a scenario and answer its questions")
    run.add_argument("file", type=Path, metavar="FILE", help="a scenario file")
    run.add_argument("--trace", action="store_true", help="show everything that happened, with its rules")
    explore = add("explore", _explore, "try every line of play and say what can, must or will happen")
    explore.add_argument("file", type=Path, metavar="FILE", help="a scenario file")
    explore.add_argument("--limit", type=_whole, default=50_000, metavar="N", help="positions to look at (50000)")
    search = add("search", _search, "find rules, terms, steps, readings and scenarios")
    search.add_argument("query", nargs="+", metavar="QUERY", help="a rule number, a term, or a question")
    search.add_argument("--game", metavar="G", help="look in one game only")
    rule = add("rule", _rule, "show one rule or term")
    rule.add_argument("address", metavar="GAME:ID", help="such as chaotic:8.5.4")
    deck = add("deck", _deck, "check whether a deck is legal")
    deck.add_argument("game", metavar="GAME", help="such as chaotic")
    deck.add_argument("file", type=Path, metavar="FILE", help="a deck list")
    deck.add_argument("--format", metavar="F", help="the format it is for")
    check = add("check", _check, "look for mistakes in the content")
    check.add_argument("--ledger", type=Path, metavar="DIR", help="say how much of each rulebook is covered")
    schema = add("schema", _schema, "print the JSON Schema of a game's scenario files", json=False)
    schema.add_argument("game", metavar="GAME", help="such as chaotic")
    guide = add("guide", _guide, "how to write a scenario of a game", json=False)
    guide.add_argument("game", metavar="GAME", help="such as chaotic")
    build = add("build", _build, "build the static site", json=False)
    build.add_argument("--out", type=Path, metavar="DIR", help="where to (site/)")
    serve = add("serve", _serve, "serve the site, the console and the API", json=False)
    serve.add_argument("--host", default="127.0.0.1", help="the address to listen on (127.0.0.1)")
    serve.add_argument("--open", action="store_true", help="let anybody on the network in, without an access code")
    serve.add_argument("--port", type=_whole, default=8000, help="the port to listen on (8000)")
    return top


def _whole(text: str) -> int:
    if not text.isdecimal() or not 0 < int(text[:10]) < 10**9:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)


def _print_json(document: object) -> None:
    import json

    print(json.dumps(document, ensure_ascii=False))


def _run(args: argparse.Namespace) -> int:
    from judge.scenario.read import read_file
    from judge.scenario.report import exit_status, report, run_json

    found = report(read_file(args.file))
    if args.json:
        _print_json(run_json(found))
    else:
        from judge.scenario.text import report_text

        print(report_text(found, args.trace), end="")
    return exit_status(found)


def _explore(args: argparse.Namespace) -> int:
    from judge.progress import Progress
    from judge.scenario.read import read_file
    from judge.scenario.report import exit_status, explore_json, report

    with Progress("positions looked at") as progress:
        found = report(read_file(args.file), args.limit, progress.tick)
    if args.json:
        _print_json(explore_json(found))
    else:
        from judge.scenario.text import explore_text

        print(explore_text(found), end="")
    return exit_status(found)


def _schema(args: argparse.Namespace) -> int:
    from judge.scenario.schema import scenario_schema

    _print_json(scenario_schema(args.game))
    return OK


def _guide(args: argparse.Namespace) -> int:
    from judge.scenario.guide import guide

    print(guide(args.game), end="")
    return OK


def _search(args: argparse.Namespace) -> int:
    from judge.search.engine import Search, results_json, results_text

    found = Search().search(" ".join(args.query), args.game)
    print(results_text(found), end="") if not args.json else _print_json(results_json(found))
    return OK


def _rule(args: argparse.Namespace) -> int:
    from judge.content.load import load
    from judge.rulebook import rule_json, rule_text

    library = load(games=[args.address.partition(":")[0]])
    print(rule_text(library, args.address), end="") if not args.json else _print_json(rule_json(library, args.address))
    return OK


def _deck(args: argparse.Namespace) -> int:
    from judge import decks
    from judge.scenario.read import text_of

    found = decks.check(args.game, text_of(args.file), args.format, str(args.file))
    print(decks.check_text(found), end="") if not args.json else _print_json(found)
    return OK if found["legal"] else DISAGREES


def _check(args: argparse.Namespace) -> int:
    from judge.checking import check_everything, coverage_rows

    problems, library = check_everything()
    rows = coverage_rows(library, args.ledger) if args.ledger else []
    if args.json:
        _print_json({"problems": [str(problem) for problem in problems], "coverage": rows})
    else:
        for problem in problems:
            print(problem)
        for row in rows:
            print(f"{row['game']:13s} {row['what']:9s} {row['covered']:4d} / {row['total']}")
            if row["missing"]:
                print(f"    missing: {' '.join(row['missing'])}")
        print(f"{len(problems)} problem{'' if len(problems) == 1 else 's'} in {len(library.entries)} entries")
    return DISAGREES if problems else OK


def _build(args: argparse.Namespace) -> int:
    from judge.site.build import build, default_out

    build(args.out or default_out(), report=print)
    return OK


def _serve(args: argparse.Namespace) -> int:
    from judge.console.serve import serve

    return serve(args.host, args.port, open_=args.open)
