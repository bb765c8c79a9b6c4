"""How the C library gives out memory: in few pools, so that what one thread has given back another can use.

glibc makes up to eight pools for each processor. A server with many threads fills them all a little, and keeps what
it has needed once in any of them.
"""

from __future__ import annotations

import ctypes
import sys
from contextlib import suppress

# The names of <malloc.h>. With a fixed limit, large pieces are always given back to the system at once.
M_MMAP_THRESHOLD, M_ARENA_MAX = -3, -8
POOLS, LARGE = 2, 128 * 1024


def use_few_pools() -> bool:
    """Has this process and all that it forks take memory from few pools; whether the C library knows how."""
    if sys.platform != "linux":
        return False
    with suppress(OSError, AttributeError):
        mallopt = ctypes.CDLL(None).mallopt
        return bool(mallopt(M_ARENA_MAX, POOLS)) and bool(mallopt(M_MMAP_THRESHOLD, LARGE))
    return False
