"""Who some work is done for: each client has a share, and work for a client who has gone is stopped."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import NamedTuple


def _stays() -> bool:
    return False


class Client(NamedTuple):
    """Who waits: a name that tells clients apart, and whether he has gone away; an address may be several `people`.

    One who is `patient` is no person: whoever looks at a page comes first.
    """

    key: str = ""
    gone: Callable[[], bool] = _stays
    people: int = 1
    patient: bool = False


_CURRENT: ContextVar[Client] = ContextVar("judge client", default=Client())  # noqa: B039


def current_client() -> Client:
    """The client for whom this thread works."""
    return _CURRENT.get()


def begin_for(client: Client) -> None:
    """From now on this thread works for a client, until it is told another."""
    _CURRENT.set(client)


@contextmanager
def working_for(client: Client) -> Iterator[None]:
    """Has a thread work for a client, for a while."""
    token = _CURRENT.set(client)
    try:
        yield
    finally:
        _CURRENT.reset(token)
