"""What is said at the start: addresses that can be opened, who may come in, a code for the phone."""

from __future__ import annotations

import io

import pytest

from judge.console import greeting as module
from judge.console.access import Codes
from judge.console.greeting import Listening, greet, greeting, own_address
from judge.console.public_address import PublicAddress

OPEN = Codes(alone=False)
CLOSED = Codes("open sesame", free=False, alone=False)


class Terminal(io.StringIO):
    """Paper that says it is a screen."""

    def isatty(self) -> bool:
        return True


def test_the_greeting_says_where_everything_is() -> None:
    """Site, console and API with their addresses, and a warning where others can come in."""
    said = greeting(Listening("127.0.0.1", 8000), Codes())

    assert all(f"http://127.0.0.1:8000{path}" in said for path in ("/", "/console/", "/api/"))
    assert "no sign-in" not in said and "no sign-in" in greeting(Listening("127.0.0.1", 8000), OPEN)
    assert "sign in with the code" in greeting(Listening("127.0.0.1", 8000), CLOSED)
    assert "http://[::1]:8000/" in greeting(Listening("::1", 8000), Codes())


@pytest.mark.parametrize("everywhere", ["0.0.0.0", "::"])
def test_an_address_that_can_be_opened_is_told(everywhere: str) -> None:
    """Nobody can open 0.0.0.0: the address of this machine in the network is told."""
    said = greeting(Listening(everywhere, 8000), OPEN)

    assert own_address() in said and "0.0.0.0" not in said and "[::]" not in said


def test_without_a_network_the_machine_has_still_a_name(monkeypatch: pytest.MonkeyPatch) -> None:
    """No way out, no address, no answer about the name: then the name itself."""
    monkeypatch.setattr(module, "ELSEWHERE", ())
    monkeypatch.setattr(module.socket, "gethostname", lambda: "table-seven")
    monkeypatch.setattr(module.socket, "gethostbyname_ex", lambda name: (name, [], ["127.0.1.1"]))

    assert own_address() == "table-seven"


def test_the_public_address_is_told() -> None:
    """Behind a proxy people see another address; without --behind-proxy, guesses of codes cannot be told apart."""
    public = PublicAddress("https", "judge.example.org", "/rules")
    said = greeting(Listening("127.0.0.1", 8000, public), CLOSED)

    assert "https://judge.example.org/rules/console/" in said and "127.0.0.1" not in said
    assert "--behind-proxy" in said
    assert "--behind-proxy" not in greeting(Listening("127.0.0.1", 8000, public, 1), CLOSED)


def test_a_terminal_shows_a_code_for_phones_where_others_can_come() -> None:
    """Not in a log, and not where nobody else could use it."""
    shown, logged, alone = Terminal(), io.StringIO(), Terminal()
    greet(Listening("192.0.2.7", 8000), OPEN, shown)
    greet(Listening("192.0.2.7", 8000), OPEN, logged)
    greet(Listening("127.0.0.1", 8000), Codes(), alone)

    assert "▀" in shown.getvalue() or "▄" in shown.getvalue()
    assert "▀" not in logged.getvalue() + alone.getvalue()
