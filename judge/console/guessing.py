"""Guessing codes is slowed down: for an address, for a device, and for the event as a whole."""

from __future__ import annotations

import ipaddress
import time
from collections.abc import Callable
from threading import Lock
from typing import NamedTuple

FREE_TRIES = 5
LONGEST_WAIT = 60.0
# So many wrong codes a device that has signed in before may send while its address has to wait.
OF_A_KNOWN_DEVICE = 3
# One wrong code is forgotten after so many seconds; a right one makes nobody forget the wrong ones.
FORGOTTEN = 60.0
# Of the whole event: so many wrong codes are usual; beyond them, addresses that have sent one wait for long.
USUAL, FORGOTTEN_OF_ALL = 200, 5.0
MOST_KEPT = 10_000
# So many new devices at one address, an hour, are known by a mark that they keep.
DEVICES, HOUR = 200, 3600.0


class Wrong(NamedTuple):
    """Wrong codes of an address or a device: how many, when the last one came, until when it waits."""

    tries: float = 0.0
    last: float = 0.0
    until: float = 0.0


class GuessLimiter:
    """Counts wrong codes, and makes whoever guesses wait: twice as long each time."""

    def __init__(self, now: Callable[[], float] = time.monotonic) -> None:
        self._now = now
        self._wrong: dict[str, Wrong] = {}
        self._all = Wrong()
        self._devices: dict[str, Wrong] = {}
        self._lock = Lock()

    def wait(self, address: str, device: str = "") -> float:
        """How many seconds somebody must wait before he may try again.

        A device that has signed in before, or was invited, does not wait for what others at its address have done.
        """
        with self._lock:
            now = self._now()
            if device:
                own = self._wrong.get(f"device {device}", Wrong())
                if own.tries < OF_A_KNOWN_DEVICE:
                    return 0.0
            found = self._wrong.get(network(address), Wrong())
            return max(0.0, found.until - now)

    def wrong(self, address: str, device: str = "") -> None:
        """Notes a wrong code."""
        with self._lock:
            now = self._now()
            total = _fewer(self._all, now, FORGOTTEN_OF_ALL) + 1
            self._all = Wrong(total, now)
            self._note(network(address), now, LONGEST_WAIT if total > USUAL else 0.0)
            if device:
                self._note(f"device {device}", now, 0.0)

    def may_be_known(self, who: str, most: int = DEVICES) -> bool:
        """Whether one more device of an address may be known by a mark; a hall has many, nobody has any number."""
        with self._lock:
            now, key = self._now(), network(who)
            found = self._devices.get(key, Wrong())
            count = 1.0 if now - found.last > HOUR else found.tries + 1
            if len(self._devices) >= MOST_KEPT:
                self._devices.clear()
            self._devices[key] = Wrong(count, found.last if count > 1 else now)
            return count <= most

    def _note(self, key: str, now: float, at_least: float) -> None:
        if len(self._wrong) >= MOST_KEPT:
            kept = {who: seen for who, seen in self._wrong.items() if seen.until > now}
            self._wrong = kept if len(kept) < MOST_KEPT else {}
        tries = _fewer(self._wrong.get(key, Wrong()), now, FORGOTTEN) + 1
        pause = min(LONGEST_WAIT, 2.0 ** (int(tries) - FREE_TRIES)) if tries >= FREE_TRIES else 0.0
        self._wrong[key] = Wrong(tries, now, now + max(pause, at_least))


def network(address: str) -> str:
    """What counts as one address: of the long ones the part that is given to a whole network."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv6Address):
        mapped = found.ipv4_mapped
        return str(mapped or ipaddress.ip_network((found, 64), strict=False))
    return str(found)


def _fewer(seen: Wrong, now: float, each: float) -> float:
    """How many wrong codes still count."""
    return max(0.0, seen.tries - (now - seen.last) // each)
