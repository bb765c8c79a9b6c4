"""A day at a tournament, with no server: `python -m bench.offline_day [SITE]`.

The whole built site on a plain file server under a prefix; a phone-sized browser, slowed down; the console is taken
along, then the network is cut and the host is gone. Six disputes are settled by form or table builder and compared with
answers worked out by hand (tests/forms); rulings are saved, and the browser is killed: after a save was acknowledged,
and in the middle of saves. Then a server is there, and takes the rulings: none is lost, none is there twice.
"""

from __future__ import annotations

import argparse
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from playwright.sync_api import FrameLocator, Page, sync_playwright

from bench.offline import slowed
from bench.served import served
from judge.rulings import Record
from judge.scenario.forms.filling import examples
from judge.scenario.forms.form import controls, forms
from judge.site.build import default_out
from judge.testing.forms import read_list
from tests.browser.phone import SERVE, Phone, console, fill_ruling, recorded, settled
from tests.conftest import CHROMIUM, FLAGS

LISTS = Path(__file__).resolve().parent.parent / "tests" / "forms"
DISPUTES = (
    ("chaotic", "statistic", False), ("highlander", "defense-fits", False), ("lotr-lcg", "player-attack", False),
    ("wot-ccg", "recruit-cost", False), ("wot-conquest", "where-the-damage-goes", False),
    ("lotr-lcg", "pay-for-a-card", True),
)  # fmt: skip
# Milliseconds between the tap on "Save" and the kill.
KILLS = (0, 40, 120, 300)


def expected(game: str, form: str) -> str:
    """The first answer to a form as it begins, worked out by hand, in the words of the page."""
    case = next(each for each in read_list(LISTS / f"{game}.yml") if each["form"] == form and not each["says"])
    words: dict[Any, str] = {True: "Yes", False: "No"}
    answer = case["answers"][0]
    if isinstance(answer, list):
        return "\n".join(map(str, answer))
    return words[answer] if isinstance(answer, bool) else str(answer)


def _flat(begins: Mapping[str, Any]) -> Iterator[tuple[str, str]]:
    """What a form begins with, by the names of its fields; rows are numbered."""
    for name, said in begins.items():
        rows = said if isinstance(said, list) else []
        for number, row in enumerate(rows):
            yield from _flat({f"{name}-{number}-{each}": value for each, value in row.items()})
        if not rows and said not in (None, "", False, []):
            yield name, str(said)


def _say(pages: FrameLocator, name: str, said: str) -> None:
    """Says it in whatever field has that name."""
    field = pages.locator(f'form [name="{name}"]').first
    kind = field.evaluate("(field) => field.localName === 'select' ? 'select' : field.type")
    if kind in ("radio", "checkbox"):
        pages.locator(f'form label:has([name="{name}"][value="{said}"])').first.click()
    elif kind == "select":
        field.select_option(said)
    else:
        field.fill(said)


def settle(page: Page, address: str, game: str, form: str, by_table: bool) -> tuple[str, FrameLocator]:
    """Fills a form with what it suggests, sends it, by the table builder on the way if so wanted; gives the answer."""
    page.goto(f"{address}console/dispute/{game}/{form}")
    pages = console(page)
    pages.locator("form button.button").first.wait_for()
    for name, said in _flat(examples(controls(game, forms(game)[form]))):
        _say(pages, name, said)
    pages.locator("form button[name=build]" if by_table else "form button.button").first.click()
    if by_table:
        pages.get_by_role("link", name="Settle it").click()
    answer = pages.locator(".answer").first
    answer.wait_for()
    return answer.inner_text().strip(), pages


def save(page: Page, table: str) -> None:
    """Saves a ruling on the dispute that is shown, and sees it acknowledged."""
    pages = fill_ruling(page, table)
    pages.get_by_role("button", name="Save the ruling").click()
    pages.get_by_text("Cup").first.wait_for()


def day(phone: Phone, address: str, slower: int) -> tuple[list[str], set[str]]:
    """What went wrong, and the tables whose rulings must be there in the end."""
    wrong, kept = [], set()
    phone.offline()
    page = phone.page(f"{address}console/")
    with slowed(phone.profile, slower):
        for number, (game, form, by_table) in enumerate(DISPUTES, 1):
            found, _ = settle(page, address, game, form, by_table)
            right = expected(game, form)
            print(f"  {game} {form}: {found}", flush=True)
            wrong += [] if found == right else [f"{game} {form}: {found}, not {right}"]
            if number <= 3:
                save(page, str(number))
                kept.add(str(number))
    phone.kill()
    for number, wait in enumerate(KILLS, 11):
        phone.offline()
        page = phone.page(f"{address}console/")
        settle(page, address, *DISPUTES[0])
        pages = fill_ruling(page, str(number))
        button, doomed = pages.get_by_role("button", name="Save the ruling"), phone.processes()
        button.evaluate("(button) => { setTimeout(() => button.click()); }")
        time.sleep(wait / 1000)
        phone.kill(doomed)
        phone.offline()
        page = phone.page(f"{address}console/")
        console(page)
        there = [table for _, table in recorded(page)]
        print(f"  killed {wait} ms after the tap: {', '.join(there)}", flush=True)
        wrong += [f"lost: {table}" for table in kept - set(there)]
        wrong += [f"twice: {there}"] if len(there) != len(set(there)) else []
        kept |= set(there)
        page.close()
    return wrong, kept


def merged(phone: Phone, address: str, site: Path, database: Path) -> list[str]:
    """The tables of the rulings that a server has when the phone has given it what it keeps, twice."""
    command = [sys.executable, "-c", SERVE, address, str(site), str(database)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout and any("http" in server.stdout.readline() for _ in range(4))
        phone.offline(False)
        page = phone.page(f"{address}console/")
        page.get_by_role("link", name="Add them to the record here").click()
        pages = console(page)
        for _ in range(2):
            pages.get_by_role("button", name="Add them to the server's record").click()
            pages.get_by_text("were there already").wait_for()
        server.terminate()
    record = Record(str(database))
    found = [entry.body["table"] for entry in record.everything() if entry.kind == "ruling"]
    record.close()
    return sorted(found)


def main() -> int:
    """Lives through the day; fails when an answer is another, or a ruling is lost or there twice."""
    options = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    options.add_argument("site", nargs="?", type=Path, default=default_out())
    options.add_argument("--slower", type=int, default=4, metavar="N")
    args = options.parse_args()
    with tempfile.TemporaryDirectory() as work, sync_playwright() as playwright:
        place = Path(work) / "www"
        place.mkdir()
        (place / "rules").symlink_to(args.site.resolve())
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        phone = Phone(browser, CHROMIUM, FLAGS, Path(work) / "profile")
        with served(place) as host:
            address = f"{host}rules/"
            page = phone.page(f"{address}console/")
            console(page)
            settled(page)
            phone.restart()
        wrong, kept = day(phone, address, args.slower)
        found = merged(phone, address, args.site.resolve(), Path(work) / "server.sqlite")
        wrong += [] if found == sorted(kept) else [f"the server has {found}, the phone {sorted(kept)}"]
        wrong += phone.errors
        phone.context.close()
        browser.close()
    print(f"six disputes, {len(kept)} rulings, {1 + 2 * len(KILLS)} kills:", "; ".join(wrong) or "nothing is wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
