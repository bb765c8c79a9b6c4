"""Memory is taken from few pools, in the server and in whatever it forks."""

from __future__ import annotations

import ctypes
import os
import subprocess
import sys

import pytest

from judge.console import allocator

# Threads that are alive together, each with something of its own: how many pools the C library has made for them.
MANY = """
import re, threading
from judge.console.allocator import use_few_pools
{}
ready = threading.Barrier(13)
def one():
    held = bytearray(70_000)
    ready.wait()
    ready.wait()
for _ in range(12):
    threading.Thread(target=one).start()
ready.wait()
import ctypes, os
libc = ctypes.CDLL(None)
out = libc.fopen
out.restype = ctypes.c_void_p
stream = ctypes.c_void_p(out(b"/dev/stdout", b"w"))
libc.malloc_info(0, stream)
libc.fflush(stream)
ready.wait()
"""


def pools(before: str) -> int:
    """How many pools a process with many threads has."""
    said = subprocess.run([sys.executable, "-c", MANY.format(before)], capture_output=True, text=True, check=True)
    return said.stdout.count("<heap nr=")


@pytest.mark.skipif(
    sys.platform != "linux" or not hasattr(ctypes.CDLL(None), "malloc_info") or (os.cpu_count() or 1) < 2,
    reason="only glibc has pools",
)
def test_many_threads_share_two_pools() -> None:
    """Each thread would have one of its own, and keep what it has needed once."""
    assert pools("") > allocator.POOLS
    assert pools("use_few_pools()") <= allocator.POOLS


def test_a_c_library_without_pools_is_left_alone(monkeypatch: pytest.MonkeyPatch) -> None:
    """Not every C library knows of them; nothing fails then."""
    monkeypatch.setattr(allocator.ctypes, "CDLL", lambda name: object())

    assert not allocator.use_few_pools()
