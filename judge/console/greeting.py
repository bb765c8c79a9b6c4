"""What is said when the server starts: where everything is, who can reach it, and a code for a phone's camera."""

from __future__ import annotations

import io
import socket
import sys
from contextlib import suppress
from typing import NamedTuple, TextIO

from judge.console.access import Codes
from judge.console.public_address import PublicAddress

EVERYWHERE = ("0.0.0.0", "::", "")
# Addresses for examples: nothing is sent there, but the system says which of its own it would send from.
ELSEWHERE = ((socket.AF_INET, "192.0.2.1"), (socket.AF_INET6, "2001:db8::1"))


class Listening(NamedTuple):
    """Where a server listens, and the address that people are told if there is one."""

    host: str
    port: int
    public: PublicAddress | None = None
    proxies: int = 0

    @property
    def base(self) -> str:
        """The address to open, on this machine or on another in the same network."""
        if self.public:
            return str(self.public)
        host = own_address() if self.host in EVERYWHERE else self.host
        return f"http://{f'[{host}]' if ':' in host else host}:{self.port}/"


def own_address() -> str:
    """The address of this machine in its network, or its name where there is none."""
    for family, elsewhere in ELSEWHERE:
        with suppress(OSError), socket.socket(family, socket.SOCK_DGRAM) as asking:
            asking.connect((elsewhere, 9))
            return str(asking.getsockname()[0])
    with suppress(OSError):
        named = socket.gethostbyname_ex(socket.gethostname())[2]
        return next((each for each in named if not each.startswith("127.")), socket.gethostname())
    return socket.gethostname()


def greeting(listening: Listening, codes: Codes, tell: bool = False) -> str:
    """Where everything is, and who may come in; `tell`, with the codes."""
    base = listening.base
    lines = [
        "Judge is running. Press Ctrl-C to stop it.",
        f"  Rules    {base}",
        f"  Console  {base}console/",
        f"  API      {base}api/",
    ]
    if not codes.free:
        lines.append("Judges sign in with the code; the rules are open to all.")
        if tell:
            lines += [f"  Judges      {codes.judge}", f"  Head judge  {codes.head}"]
        if listening.public and not listening.proxies:
            lines.append("Say --behind-proxy too: else whoever guesses codes makes all who come by the proxy wait.")
    elif not codes.alone:
        lines.append("Anybody who can reach this address can use it: there is no sign-in.")
    return "\n".join(lines)


def greet(listening: Listening, codes: Codes, out: TextIO | None = None, tell: bool = False) -> None:
    """Says it, with a QR code for phones where others can come in and somebody sits at a terminal.

    With `tell`, the codes are said too, and the QR code is there in any case: it leads to where judges sign in.
    """
    to = out or sys.stdout
    print(greeting(listening, codes, tell), file=to, flush=True)
    if tell or (not codes.alone and to.isatty()):
        with suppress(UnicodeEncodeError):
            if tell:
                print("Let the judges scan this, or let them open the console and sign in:", file=to)
            print(qr_text(f"{listening.base}console/sign-in" if tell else listening.base), file=to, flush=True)


def qr_text(text: str) -> str:
    """A QR code in letters of a terminal."""
    import segno

    drawn = io.StringIO()
    segno.make(text, micro=False).terminal(drawn, compact=True)
    return drawn.getvalue()
