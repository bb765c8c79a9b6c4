"""The application as the worker in a browser asks it: one visitor, no cookies of the browser's, files kept at once."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from judge.console.workers.jobs import JOBS
from judge.content import kept_files
from judge.offline.console import Console
from judge.search.engine import Search
from judge.search.index.whole_store import WholeStore

Answer = Callable[..., dict[str, Any]]
FORM = [("content-type", "application/x-www-form-urlencoded")]


@pytest.fixture
def kept() -> dict[str, bytes]:
    """What the device keeps."""
    return {}


@pytest.fixture
def ask(kept: dict[str, bytes], tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Answer]:
    """Asks a console that has been opened under a prefix."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    console = Console()

    def keep(name: str, data: bytes) -> str:
        if b"full" in kept:
            return "there is no more room"
        kept[name] = bytes(data)
        return ""

    console.open("https://host.example/rules/", {}, keep)

    def asked(path: str, body: bytes = b"", headers: list[tuple[str, str]] | None = None) -> dict[str, Any]:
        method, url = "POST" if body else "GET", f"https://host.example/rules{path}"
        request = {"method": method, "url": url, "headers": headers or []}
        return console.answer(request, body, lambda: False, lambda part: None)

    asked.console = console  # type: ignore[attr-defined]
    yield asked
    kept_files._keepers.clear()


def _saving(ask: Answer) -> tuple[str, bytes]:
    """The address and the form of a ruling about a shipped situation."""
    to = dict(ask("/console/scenario/pebbles/doubling")["headers"])["Location"]
    link = re.search(r"/play/([^?/]+)", to)
    assert link
    page = ask(f"/console/play/{link[1]}/record")["body"].decode()
    words = {name: re.search(rf'name="{name}" value="([^"]+)"', page) for name in ("csrf", "token")}
    fields = "&".join(f"{name}={found[1]}" for name, found in words.items() if found)
    return f"/console/play/{link[1]}/record", f"{fields}&event=Cup&judge=Jo&decision=16".encode()


def test_pages_know_their_prefix_and_may_be_framed(ask: Answer) -> None:
    """Addresses begin where the site is; the page that keeps the interpreter alive may show the others."""
    found = ask("/console/")
    headers = dict(found["headers"])

    assert found["status"] == 200 and b'href="/rules/console/edit"' in found["body"]
    assert "frame-ancestors 'self'" in headers["Content-Security-Policy"] and "unsafe" not in str(headers)


def test_a_ruling_is_kept_before_it_is_acknowledged(ask: Answer, kept: dict[str, bytes]) -> None:
    """When the answer comes, what the device keeps has the ruling in it."""
    path, form = _saving(ask)
    found = ask(path, form, FORM)

    assert found["status"] == 303 and b"Jo" in kept["rulings.sqlite"]
    assert b"outcome" in ask("/console/record/2")["body"] or ask.console.afterwards()  # type: ignore[attr-defined]


def test_what_cannot_be_kept_is_not_saved(ask: Answer, kept: dict[str, bytes]) -> None:
    """No room on the device: the form comes back with what was typed, and the record does not have it."""
    path, form = _saving(ask)
    kept[b"full"] = b""  # type: ignore[index]
    found = ask(path, form, FORM)

    assert found["status"] == 503 and b"there is no more room" in found["body"] and b"16" in found["body"]
    del kept[b"full"]  # type: ignore[arg-type]
    assert b"Cup" not in ask("/console/record")["body"]


def test_it_goes_on_from_what_was_kept(ask: Answer, kept: dict[str, bytes], tmp_path: Path) -> None:
    """Another interpreter that gets the kept files has the ruling, the event and the judge's name."""
    path, form = _saving(ask)
    ask(path, form, FORM)
    for left in tmp_path.rglob("*"):
        if left.is_file():
            left.unlink()
    again = Console()
    again.open("https://host.example/rules/", dict(kept), lambda name, data: "")
    request = {"method": "GET", "url": "https://host.example/rules/console/record/2", "headers": []}
    found = again.answer(request, b"", lambda: False, lambda part: None)

    assert found["status"] == 200 and b"Cup" in found["body"] and b"Jo" in found["body"]


def test_the_whole_index_finds_the_same() -> None:
    """The index in one piece ranks as the one on disk does."""
    search = Search()
    other = Search(ready=WholeStore(search.whole()))

    for query in ("who acts first", "damage", "3.1", "dubling"):
        one, two = search.search(query), other.search(query)
        assert [hit.address for hit in one.results] == [hit.address for hit in two.results], query
        assert one.suggestion == two.suggestion


def _form(ask: Answer, path: str, fields: dict[str, str], files: dict[str, tuple[str, bytes]]) -> dict[str, Any]:
    """Sends a form with files in it, as a browser does."""
    page = ask(path)["body"].decode()
    word = re.search(r'name="csrf" value="([^"]+)"', page)
    assert word
    parts = [f'--x\r\nContent-Disposition: form-data; name="{name}"\r\n\r\n{value}\r\n'.encode()
             for name, value in {"csrf": word[1], **fields}.items()]  # fmt: skip
    for name, (file, data) in files.items():
        head = f'--x\r\nContent-Disposition: form-data; name="{name}"; filename="{file}"\r\n\r\n'
        parts.append(head.encode() + data + b"\r\n")
    return ask(path, b"".join([*parts, b"--x--\r\n"]), [("content-type", "multipart/form-data; boundary=x")])


def test_a_collection_is_taken_from_a_file_and_kept(ask: Answer, kept: dict[str, bytes]) -> None:
    """Cards of a chosen file are found by name, lie among what the device keeps, and can be let go."""
    cards = b"Name\tType\tText\nOak Wall\tcard\tBuild 1 on Keep.\n"
    found = _form(ask, "/console/cards/", {"game": "pebbles"}, {"files": ("mine.tsv", cards)})

    assert found["status"] == 303 and b"Oak Wall" in kept["cards.sqlite"]
    assert b"mine.tsv" in ask("/console/cards/")["body"]
    assert b"Oak Wall" in ask("/api/cards/pebbles?q=oak")["body"]
    _form(ask, "/console/cards/", {"game": "pebbles", "do": "forget", "file": "mine.tsv"}, {})
    assert b"mine.tsv" not in ask("/console/cards/")["body"]


def test_a_file_that_holds_no_cards_is_told_with_its_line(ask: Answer) -> None:
    """Nothing of it is kept, and the message names the file as the judge knows it."""
    found = _form(ask, "/console/cards/", {"game": "pebbles"}, {"files": ("mine.json", b"[1, 2]")})

    assert found["status"] == 422 and b"mine.json" in found["body"] and b"/tmp/" not in found["body"]


def test_the_record_is_brought_in_from_a_file(ask: Answer, kept: dict[str, bytes]) -> None:
    """What was taken away from a device comes into another one; what is no record is refused in words."""
    path, form = _saving(ask)
    ask(path, form, FORM)
    file = ask("/console/carry.json")["body"]
    again = _form(ask, "/console/carry", {}, {"file": ("rulings.json", file)})

    assert b"0 entries added, 1 was here already" in again["body"]
    wrong = _form(ask, "/console/carry", {}, {"file": ("rulings.json", b"{}")})
    assert wrong["status"] == 422 and b"no record that was taken from a device" in wrong["body"]


def test_a_link_for_others_leads_through_the_page_that_has_a_file(ask: Answer) -> None:
    """A QR code of a position opens on a phone that has never seen the console: only its first page is a file."""
    to = dict(ask("/console/scenario/pebbles/doubling")["headers"])["Location"]
    link = re.search(r"/play/([^?/]+)", to)
    assert link
    page = ask(f"/console/play/{link[1]}/share")["body"].decode()

    assert f"https://host.example/rules/console/?at=play/{link[1]}" in page.replace("%2F", "/")


def test_what_needs_too_much_names_the_limit(ask: Answer, monkeypatch: pytest.MonkeyPatch) -> None:
    """No more memory for a look at every line of play: which limit it was is said, and the next one is answered."""
    to = dict(ask("/console/scenario/pebbles/storm")["headers"])["Location"]
    link = re.search(r"/play/([^?/]+)", to)
    assert link

    def used_up(order: dict[str, Any], tick: Any) -> Iterator[Any]:
        raise MemoryError
        yield

    monkeypatch.setenv("JUDGE_MEMORY", "384")
    with monkeypatch.context() as patch:
        patch.setitem(JOBS, "every line", used_up)
        found = ask(f"/console/explore/{link[1]}")
    assert found["status"] == 503 and b"more than the 384 MB of memory" in found["body"]
    assert ask(f"/console/explore/{link[1]}")["status"] == 200


def test_a_first_start_answers_before_it_has_prepared_everything(ask: Answer) -> None:
    """What a later page would have to do first is done bit by bit, whenever nobody waits."""
    console = ask.console  # type: ignore[attr-defined]
    console.prepare_meanwhile()

    assert ask("/console/")["status"] == 200
    bits = sum(1 for _ in iter(console.afterwards, False))
    assert bits > 5 and "replay.html" in str(console._app.jinja_env.cache.keys())
