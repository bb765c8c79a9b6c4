"""The commands about a server and its record: serve, event, record, backup, restore."""

from __future__ import annotations

import argparse
from collections.abc import Callable
from functools import partial
from pathlib import Path

from judge.content.problem import BadInput, Place

Add = Callable[..., object]
Command = tuple[Callable[[argparse.Namespace], int], str, Callable[[Add], None]]


def add_json(add: Add) -> None:
    """The option that every command with a document has."""
    add("--json", action="store_true", help="print one JSON document and nothing else")


def _event_arguments(add: Add) -> None:
    add("name", metavar="NAME", help="the event")
    add("--host", default="0.0.0.0", help="the address to listen on (all of this machine's)")
    add("--port", type=whole, default=8000, help="the port to listen on (8000)")
    add("--new-codes", action="store_true", help="make new codes: whoever has signed in has to do so again")
    add("--url", metavar="URL", default="", help="the address to tell people, when this machine has several")
    _database(add)
    add("--log", default="none", metavar="FILE", help="where lines about requests go: a file, - (standard error), none")


def _serve_arguments(add: Add) -> None:
    add("--host", default="127.0.0.1", help="the address to listen on (127.0.0.1)")
    add("--port", type=whole, default=8000, help="the port to listen on (8000)")
    add("--code", metavar="CODE", help="what judges sign in with, when others can reach the server: $JUDGE_CODE, @FILE")
    add("--head-code", metavar="CODE", help="what the head judge signs in with: $JUDGE_HEAD_CODE, or @FILE")
    add("--open", action="store_true", help="let anybody on the network in, without an access code")
    add("--event", metavar="NAME", help="the event whose record this server keeps")
    _database(add)
    add("--url", metavar="URL", default="", help="the address that people see, when a proxy stands before the server")
    add("--behind-proxy", type=whole, nargs="?", const=1, default=0, metavar="N",
        help="believe the forwarded headers of one proxy, or of N in a row")  # fmt: skip
    add("--site", "--out", dest="site", type=Path, metavar="DIR",
        help="the folder of the site, which is built there if need be")  # fmt: skip
    add("--no-build", action="store_true", help="serve the site as it is, even if it is missing or out of date")
    add("--log", default="-", metavar="FILE", help="where lines about requests go: a file, - (standard error), none")
    add("--reload", action="store_true", help="show a preview of the site that follows changes of the content")


def _database(add: Add) -> None:
    add("--database", metavar="URL", help="the record: a file, or postgresql://USER@HOST/NAME (or $JUDGE_DATABASE)")


def _record_arguments(add: Add) -> None:
    add("deed", choices=("verify", "export", "add"), metavar="verify|export|add", help="what to do")
    add("file", type=Path, nargs="?", metavar="FILE", help="add: a record that was taken from a device")
    _database(add)
    add("--event", default="", metavar="NAME", help="export: the event, where there are several")
    add("--format", default="json", metavar="F", help="export: json, csv or md")
    add("--since", type=Path, metavar="FILE", help="verify: an earlier export as JSON; what it has must still be there")
    add_json(add)


def _copy_arguments(add: Add) -> None:
    add("file", type=Path, metavar="FILE", help="the backup, a SQLite file")
    _database(add)
    add_json(add)


def whole(text: str) -> int:
    """A whole number above 0, as an argument."""
    if not text.isdecimal() or not 0 < int(text[:10]) < 10**9:
        raise argparse.ArgumentTypeError(f"{text!r} is not a whole number above 0")
    return int(text)


def _database_of(args: argparse.Namespace) -> str | None:
    from judge.content.secret_options import secret

    return secret("--database", args.database, "JUDGE_DATABASE") or None


def _record(args: argparse.Namespace) -> int:
    from judge.rulings.command import Wanted, run

    return run(args.deed, Wanted(_database_of(args), args.event, args.format, args.since, args.file, args.json))


def _copy(deed: str, args: argparse.Namespace) -> int:
    from judge.rulings.command import copy

    return copy(deed, args.file, _database_of(args), args.json)


def _record_help() -> str:
    from judge.rulings.command import HELP

    return HELP


def _serve(args: argparse.Namespace) -> int:
    from judge.console.serve import AccessOptions, Proxied, serve
    from judge.content.secret_options import secret

    code = secret("--code", args.code, "JUDGE_CODE")
    head = secret("--head-code", args.head_code, "JUDGE_HEAD_CODE")
    access = AccessOptions(code, head, args.open, args.event or "")
    proxied = Proxied(args.url, args.behind_proxy)
    return serve(
        args.host, args.port, access, proxied=proxied, site=args.site, database=_database_of(args), reload=args.reload,
        build=not args.no_build, log=args.log,
    )  # fmt: skip


def _event(args: argparse.Namespace) -> int:
    from judge.console.event_codes import codes_of
    from judge.console.serve import AccessOptions, Proxied, serve
    from judge.content.where import data_folder
    from judge.rulings import Refusing
    from judge.rulings.names import person

    try:
        name = person(args.name, "the event")
    except Refusing as why:
        raise BadInput.at(Place("NAME"), str(why)) from None
    codes = codes_of(name, data_folder(), args.new_codes)
    access = AccessOptions(codes.judge, codes.head, False, name, tell=True)
    proxied = Proxied(args.url)
    return serve(args.host, args.port, access, proxied=proxied, database=_database_of(args), log=args.log)


EVENT_HELP = """\
The head judge's morning: the event is opened if it is new, codes are made for it, and the address, the codes and a
QR code to sign in are shown. The codes are the same whenever the event is served again; --new-codes changes them.

  judge event "Spring Cup"
"""


def _serve_help() -> str:
    from judge.console.serve import help_text

    return help_text()


COMMANDS: dict[str, Command] = {
    "serve": (_serve, "serve the site, the console and the API", _serve_arguments),
    "event": (_event, "open an event and serve it: address, codes and a QR code to sign in", _event_arguments),
    "record": (_record, "look whether the record of rulings is whole, or write all of it out", _record_arguments),
    "backup": (partial(_copy, "backup"), "copy the record of a server that may be running", _copy_arguments),
    "restore": (partial(_copy, "restore"), "put a backup into an empty record", _copy_arguments),
}
MORE: dict[str, Callable[[], str]] = {"serve": _serve_help, "event": lambda: EVENT_HELP, "record": _record_help}
