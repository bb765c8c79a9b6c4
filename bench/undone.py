"""Undoes each mend of the review of reliability in a copy of the project, and sees its test, which passed, fail.

`python -m bench.undone` goes through all of them, `--only 12 24` through some. Nothing here is changed.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

ROOT = Path(__file__).resolve().parent.parent
LEFT_OUT = (
    ".git",
    ".venv",
    "site",
    "build",
    "node_modules",
    "__pycache__",
    ".mypy_cache",
    ".ruff_cache",
    ".hypothesis",
)
TESTED_ENOUGH = 240


class Mend(NamedTuple):
    """A finding, what was wrong, how its mend is undone in a file, and the test that fails then."""

    finding: str
    what: str
    file: str
    now: str
    undone: str
    test: str


MENDS = (
    Mend("1", "one client has all workers", "judge/console/workers/lane.py",
         "self._share = max(1, workers - 1)", "self._share = workers",
         "tests/console/test_lanes.py::test_no_client_has_all_workers"),
    Mend("2", "idle connections are never closed", "judge/console/connections.py",
         "return bool(now - self.last_activity > (IDLE_IN_A_CROWD if crowded else IDLE))", "return False",
         "tests/console/test_connections.py::test_what_does_nothing_is_closed"),
    Mend("3", "a cookie outlives its codes and its event", "judge/console/sessions.py",
         "packed([codes.judge, codes.head, codes.event])", 'packed([""])',
         "tests/console/test_sign_in.py::test_a_session_outlives_a_restart_but_not_other_codes_or_another_event"),
    Mend("3", "signing out leaves a copied cookie", "judge/console/sessions.py",
         "return session in self._ended", "return False",
         "tests/console/test_sign_in.py::test_signing_out_ends_a_copied_cookie_at_every_server"),
    Mend("5", "the whole query is kept", "judge/search/engine.py",
         "_printable(query[:LONGEST_QUERY])", "_printable(query)",
         "tests/search/test_robust.py::test_a_long_query_is_remembered_by_what_is_read_of_it"),
    Mend("5", "a query has no end", "judge/console/app.py",
         "len(request.query_string) > LONGEST_QUERY", "False",
         "tests/console/test_sign_in.py::test_queries_have_an_end"),
    Mend("6", "a token stands for other content", "judge/rulings/record.py",
         "if sent_digest(known) != sent_digest(entry):", "if False:",
         "tests/rulings/test_chain.py::test_a_token_belongs_to_what_it_was_sent_with"),
    Mend("7", "a file that was taken away is written to", "judge/rulings/sqlite_file.py",
         "if self._seen is None or (now := self._now()) == self._seen:", "now = None\n        if True:",
         "tests/rulings/test_file.py::test_a_file_that_was_taken_away_stops_writing"),
    Mend("12, 24", "a sentence of any length is read", "judge/cardtext/parse.py",
         "MOST_TOKENS = 160", "MOST_TOKENS = 10**9",
         "tests/cardtext/test_limits.py::test_limits_are_told"),
    Mend("12, 24", "a card's text of any length is read", "judge/cardtext/text.py",
         "LONGEST = 4000", "LONGEST = 10**6",
         "tests/cardtext/test_limits.py"),
    Mend("13", "judging needs the record", "judge/console/pages/events.py",
         "except NotSaved as why:", "except ZeroDivisionError as why:",
         "tests/rulings/test_away.py::test_judging_goes_on_without_the_record"),
    Mend("14", "a frozen database is waited for", "judge/rulings/postgresql.py",
         "cut.start()", "pass", "tests/rulings/test_away.py::test_a_frozen_database_is_given_up"),
    Mend("16", "the name of an event is a token that can be sent", "judge/rulings/record.py",
         "_write(run, entry._replace(previous=_last_opening(run)), own_token(name))",
         "_write(run, entry._replace(previous=_last_opening(run)), sent_token(name))",
         "tests/rulings/test_chain.py::test_tokens_of_one_event_mean_nothing_in_another"),
    Mend("20", "a page of the record has any size", "judge/console/api/record.py",
         "if page and size > LARGEST_PAGE:", "if False:",
         "tests/console/test_api_record.py::test_a_page_of_the_record_has_a_decent_size"),
    Mend("17", "what is checked is checked before the transaction", "judge/rulings/record.py",
         '''        with self.database.writing(f"event {event}") as run:
            if token and (known := _sent_before(run, entry, token)):
                return known
            _allow(run, entry, head)
''',
         '''        with self.database.reading() as run:
            if token and (known := _sent_before(run, entry, token)):
                return known
            _allow(run, entry, head)
        with self.database.writing(f"event {event}") as run:
''',
         "tests/rulings/test_chain.py::test_readings_are_fixed_once_and_events_closed_once"),
    Mend("19", "a list ends after the first part of it", "judge/rulings/record.py",
         "            before = found[-1].number\n", "            return\n",
         "tests/rulings/test_chain.py::test_everything_is_listed_however_much_it_is"),
    Mend("30", "a record that can only be read is not opened", "judge/rulings/sqlite_file.py",
         "self.read_only = self.path.is_file() and not os.access(self.path, os.W_OK)", "self.read_only = False",
         "tests/rulings/test_file.py::test_a_record_that_can_only_be_read_is_read"),
    Mend("25", "codes are taken from the command line only", "judge/content/secret_options.py",
         'os.environ.get(variable, "")', '""',
         "tests/rulings/test_file.py::test_secrets_come_from_the_environment_or_a_file"),
    Mend("25", "the database's address is taken from the command line only", "judge/server_commands.py",
         'secret("--database", args.database, "JUDGE_DATABASE") or None', "args.database",
         "tests/rulings/test_file.py::test_every_secret_of_the_command_line_can_come_from_elsewhere"),
    Mend("25", "the code is taken from the command line only", "judge/server_commands.py",
         'secret("--code", args.code, "JUDGE_CODE")', 'args.code or ""',
         "tests/rulings/test_file.py::test_every_secret_of_the_command_line_can_come_from_elsewhere"),
    Mend("32", "the name of an event is a heading's HTML", "judge/rulings/export.py",
         "## {_plain(entry.event)}", "## {entry.event}",
         "tests/rulings/test_replayable.py::test_markdown_takes_text_as_it_stands"),
    Mend("33", "other users read the record", "judge/rulings/sqlite_file.py",
         "os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o600))\n                self.made",
         "os.O_CREAT | os.O_EXCL | os.O_RDWR, 0o644))\n                self.made",
         "tests/rulings/test_file.py::test_other_users_cannot_read_it"),
    Mend("34", "damaged pages are not looked for", "judge/rulings/sqlite_file.py",
         'if found != "ok":', "if False:", "tests/rulings/test_file.py::test_damaged_pages_are_seen_at_the_start"),
    Mend("31", "a way back may have a line break", "judge/console/pages/sign_in.py",
         " and path.isprintable()", "",
         "tests/console/test_sign_in.py::test_a_way_back_with_a_line_break_is_none"),
    Mend("15", "a clock that is put back signs out", "judge/console/public_address.py",
         "    def open_session(self", "    def _open_session(self",
         "tests/console/test_sign_in.py::test_a_clock_that_is_put_back_signs_nobody_out"),
    Mend("11", "links are those of the machine", "judge/console/public_address.py",
         "if address or proxies:", "if False:",
         "tests/console/test_public_address.py"),
    Mend("11", "cookies go over plain http too", "judge/console/public_address.py",
         "return request.is_secure", "return False", "tests/console/test_public_address.py"),
    Mend("11", "forwarded headers of anybody count", "judge/console/public_address.py",
         "    if proxies:\n", "    proxies = proxies or 1\n    if proxies:\n",
         "tests/console/test_public_address.py"),
    Mend("4", "a good code makes wrong ones forgotten", "judge/console/access.py",
         "    role = access().codes.role(code)\n",
         "    role = access().codes.role(code)\n    if role:\n        guesses._wrong.clear()\n",
         "tests/console/test_sign_in.py::test_a_good_code_does_not_make_wrong_ones_forgotten"),
    Mend("8", "a ruling waits for its outcome", "judge/console/outcomes.py",
         "    found = _named(situation.text)\n",
         '    backing.workers.ask({"job": "outcome", "situation": situation}, long=True)\n'
         "    found = _named(situation.text)\n",
         "tests/rulings/test_away.py::test_saving_does_not_wait_for_thinking"),
    Mend("8", "a situation that takes too long is tried for ever", "judge/console/outcomes.py",
         "except TooMuch:", "except ZeroDivisionError:",
         "tests/rulings/test_away.py::test_a_ruling_on_what_takes_too_long_is_saved_and_says_so"),
    Mend("9", "saving stands behind thinking", "judge/console/desks.py",
         "return Kind(SAVING)", "return Kind(THINKING)",
         "tests/console/test_desks.py::test_saving_goes_on_while_all_think"),
    Mend("9", "one client has all threads", "judge/console/desks.py",
         "if not kind.share or self.running[client] < kind.share:", "if True:",
         "tests/console/test_desks.py::test_nobody_has_all_threads"),
    Mend("10", "the file alone is copied", "judge/rulings/backup.py",
         """        with source.reading(snapshot=True) as read, copy.writing() as write:
            _copy(read, write)
""",
         "        part.write_bytes(source._kind.path.read_bytes())\n",
         "tests/rulings/test_file.py::test_a_backup_of_a_running_server_is_whole"),
    Mend("10", "a backup that is not whole is restored", "judge/rulings/backup.py",
         "if found.faults:", "if False:",
         "tests/rulings/test_file.py::test_backups_and_restores_overwrite_nothing"),
    Mend("18", "digests do not hold the number", "judge/rulings/entry.py",
         "said = [e.event, e.number, e.kind,", "said = [e.event, e.kind,",
         "tests/rulings/test_chain.py::test_what_was_changed_is_seen_and_where"),
    Mend("18", "entries are not in a chain", "judge/rulings/chain.py",
         "if before is not None and entry.previous != before.digest:", "if False:",
         "tests/rulings/test_chain.py::test_what_was_changed_is_seen_and_where"),
    Mend("18", "guards that were taken off stay off", "judge/rulings/database.py",
         "for statement in (*TABLES[1:], *self._kind.guards):",
         "for statement in (*TABLES[1:], *(() if found else self._kind.guards)):",
         "tests/rulings/test_chain.py::test_guards_are_put_back"),
    Mend("21", "the index is opened anew", "judge/search/index/store.py",
         "if self._open is None:", "if True:",
         "tests/search/test_robust.py::test_many_threads_share_one_open_index"),
    Mend("22", "an old form loses what was typed", "judge/console/pages/sign_in.py",
         "kept = typed()[:MOST_KEPT]", "kept: list[tuple[str, str]] = []",
         "tests/console/test_sign_in.py::test_what_was_typed_outlives_an_old_form"),
    Mend("22", "a lost session loses what was typed", "judge/console/pages/sign_in.py",
         '_form("", wrong, typed()[:MOST_KEPT], path)', '_form("", wrong, [], path)',
         "tests/console/test_sign_in.py::test_what_was_typed_outlives_a_lost_session"),
    Mend("22", "a record that is away, or does not take it, loses what was typed", "judge/console/pages/record.py",
         """    except (Refusing, NotSaved) as why:
        return _form(""",
         """    except ZeroDivisionError as why:
        return _form(""",
         "tests/console/test_record_pages.py::test_what_was_typed_is_never_lost"),
    Mend("23", "a judge goes by any name", "judge/console/pages/events.py",
         'if who.signed_in and given.strip() and " ".join(given.split()) != name:', "if False:",
         "tests/console/test_sign_in.py::test_who_has_signed_in_goes_by_that_name"),
    Mend("23", "how somebody came in is not kept", "judge/console/pages/record.py",
         'head=who.head, token=given.get("token", ""), role=who.came_in', 'head=who.head, token=given.get("token", "")',
         "tests/console/test_sign_in.py::test_who_has_signed_in_goes_by_that_name"),
    Mend("23", "a name may have letters of two alphabets", "judge/rulings/names.py",
         "if len(mixed := _alphabets(name)) > 1:", "mixed: list[str] = []\n    if mixed:",
         "tests/rulings/test_chain.py::test_names_that_can_be_mistaken_are_not_taken"),
    Mend("26", "nobody can ask whether the server is well", "judge/console/health.py",
         '@health.get("/healthz")', '@health.get("/none")',
         "tests/console/test_sign_in.py::test_health_needs_no_code"),
    Mend("26", "requests leave no line", "judge/console/access_log.py",
         "    app.after_request(_line)\n", "",
         "tests/console/test_sign_in.py::test_what_is_logged_has_no_secrets"),
    Mend("26", "wrong codes leave no line", "judge/console/access.py",
         '        log.warning("sign-in refused: wrong code from %s", address)\n', "",
         "tests/console/test_sign_in.py::test_what_is_logged_has_no_secrets"),
    Mend("26", "situations and queries are logged", "judge/console/access_log.py",
         "        return rule\n", "        return request.full_path\n",
         "tests/console/test_sign_in.py::test_what_is_logged_has_no_secrets"),
    Mend("27", "a package has no hashes", "requirements/run.txt",
         "flask==3.1.3 \\\n", "flask==3.1.3\n#",
         "tests/test_supply.py::test_every_package_is_locked_with_hashes"),
    Mend("27", "hashes are not insisted on", "Makefile",
         "--require-hashes -r requirements/run.txt", "-r requirements/run.txt",
         "tests/test_supply.py::test_every_package_is_locked_with_hashes"),
    Mend("28", "servers on one record have keys of their own", "judge/console/serve.py",
         "    return session_key(database)\n", "    return secrets.token_bytes(KEY_BYTES)\n",
         "tests/rulings/test_file.py::test_servers_on_one_record_share_their_sessions"),
    Mend("29", "a record of the first layout is not renewed", "judge/rulings/database.py",
         "if found == [1]:", "if False:",
         "tests/rulings/test_file.py::test_a_record_of_the_first_layout_is_renewed"),
    Mend("29", "a newer layout is written to", "judge/rulings/database.py",
         "                return found[0]\n", "                pass\n",
         "tests/rulings/test_file.py::test_what_is_no_record_of_ours_is_said"),
    Mend("35", "a server that stops answers nobody any more", "judge/console/connections.py",
         "FINISHING = 8.0", "FINISHING = 0.0",
         "tests/console/test_connections.py::test_a_server_that_stops_answers_first"),
    Mend("carry", "an entry from a device may say anything", "judge/rulings/carried.py",
         'if not fits(self.kind, self.given["body"], self.given["time"]):', "if False:",
         "tests/rulings/test_carried.py::test_an_entry_says_only_what_its_kind_says"),
    Mend("carry", "nobody knows who has brought an entry", "judge/rulings/carried.py",
         'f"{CAME_IN}, brought by {by}" if by else CAME_IN', "CAME_IN",
         "tests/rulings/test_carried.py::test_who_has_brought_an_entry_is_kept_with_it"),
    Mend("steps", "a step in a body has no bounds", "judge/console/api/situations.py",
         "not 0 <= given <= MOST_STEPS", "False",
         "tests/console/test_api_record.py::test_a_step_is_a_whole_number_within_bounds"),
)  # fmt: skip


def undo(mend: Mend, copy: Path) -> str:
    """Whether the test fails once the mend is undone; the copy is as it was afterwards."""
    file = copy / mend.file
    good = file.read_text("utf-8")
    if good.count(mend.now) != 1:
        return f"is not there once but {good.count(mend.now)} times"
    file.write_text(good.replace(mend.now, mend.undone), "utf-8")
    try:
        passed = _passes(copy, mend.test)
    finally:
        file.write_text(good, "utf-8")
    return "the test passes without it" if passed else ""


def _passes(copy: Path, *tests: str) -> bool:
    command = [sys.executable, "-m", "pytest", "-n", "0", "-x", "-q", "-p", "no:cacheprovider", *tests]
    env = {**os.environ, "PYTHONPATH": str(copy)}
    try:
        done = subprocess.run(command, cwd=copy, env=env, capture_output=True, text=True, timeout=TESTED_ENOUGH)
    except subprocess.TimeoutExpired:
        return False
    if done.returncode not in (0, 1):
        raise SystemExit(f"{' '.join(tests)} cannot be run:\n{done.stdout[-2000:]}{done.stderr[-2000:]}")
    if " skipped" in done.stdout and " passed" not in done.stdout and not done.returncode:
        raise SystemExit(f"{tests[0]} is skipped here")
    return done.returncode == 0


def main() -> int:
    """Goes through the mends; 1 when one is not missed."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("--only", nargs="*", default=[], help="the numbers of some findings")
    args = options.parse_args()
    wanted = [each for each in MENDS if not args.only or set(args.only) & set(each.finding.split(", "))]
    bad = 0
    with tempfile.TemporaryDirectory(prefix="judge-undone-") as folder:
        copy = Path(folder) / "project"
        shutil.copytree(ROOT, copy, ignore=shutil.ignore_patterns(*LEFT_OUT), symlinks=True)
        (copy / "site").mkdir()
        if not _passes(copy, *sorted({each.test for each in wanted})):
            raise SystemExit("not all of these tests pass as it is: their failing would say nothing")
        for each in wanted:
            why = undo(each, copy)
            bad += bool(why)
            print(f"{each.finding:7s} {why or 'missed':28s} {each.what}  ({each.test})", flush=True)
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())
