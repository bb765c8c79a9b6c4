"""Fuzzing: `python -m bench.fuzz --inputs 1000000 --seed 1` tries broken texts on all that strangers can send.

With atheris installed (`pip install atheris`), `--coverage TARGET` lets coverage guide it; it stops at the first fault.
"""

from __future__ import annotations

import argparse
import random
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent / "tests"))

from bench.fuzz_targets import TARGETS, fault, seeds

PIECES = (
    "\x00", "\ufeff", "\u202e", "\ud800", "\U0001f409", "\r\n", "\t", "'", '"', "{", "}", "[", "]", ":", "- ",
    "&a ", "*a ",     "!!python/object:x ", "<<: ", "|\n", ">\n", "#", "%", "9" * 40, "-1", "1e999", "nan",
    "null", "~", "yes", "=cmd()",
    "../", "<!DOCTYPE a [<!ENTITY b 'c'>]>", "&b;", "<", ">", "and ", "not ", "each ", ", ", ". ", "  " * 40,
)  # fmt: skip
LONGEST = 20_000
SLOW = 1.0


def broken(texts: tuple[str, ...], chance: random.Random) -> str:
    """A text made of good ones by a few random faults."""
    text = chance.choice(texts)
    for _ in range(chance.randint(1, 6)):
        a, b = sorted((chance.randint(0, len(text)), chance.randint(0, len(text))))
        b = min(b, a + chance.choice((0, 1, 3, 20, 400)))
        match chance.randrange(6):
            case 0:
                text = text[:a] + text[b:]
            case 1:
                text = text[:a] + chance.choice(PIECES) + text[b:]
            case 2:
                text = text[:b] + text[a:b] * chance.choice((1, 2, 30)) + text[b:]
            case 3:
                text = text[:a] + chr(chance.choice((chance.randrange(128), chance.randrange(0xD7FF)))) + text[a + 1 :]
            case 4:
                other = chance.choice(texts)
                cut = chance.randint(0, len(other))
                text = text[:a] + other[cut : cut + 200] + text[b:]
            case _:
                text = text[: max(1, a)]
    return text[:LONGEST]


def inputs(name: str, count: int, seed: int) -> Iterator[str]:
    """So many broken texts for a target, the same for the same seed."""
    chance = random.Random(f"{name} {seed}")
    return (broken(seeds(name), chance) for _ in range(count))


def main() -> int:
    """Fuzzes every target; tells the faults and the slow ones."""
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--inputs", type=int, default=60_000, help="how many in all")
    options.add_argument("--seed", type=int, default=1)
    options.add_argument("--coverage", choices=sorted(TARGETS), help="let coverage guide it (needs atheris)")
    options.add_argument("--seconds", type=int, default=60, help="how long coverage guides it")
    args = options.parse_args()
    if args.coverage:
        with tempfile.TemporaryDirectory(prefix="judge-fuzz-") as folder:
            return _guided(args.coverage, args.seconds, args.seed, Path(folder))
    faults = 0
    for name, target in TARGETS.items():
        slow, worst, began = 0, 0.0, time.process_time()
        each = max(1, args.inputs // len(TARGETS))
        for text in inputs(name, each, args.seed):
            before = time.process_time()
            if why := fault(target, text):
                faults += 1
                print(f"{name}: {why}\n    {text[:300]!r}", flush=True)
            took = time.process_time() - before
            slow, worst = slow + (took > SLOW), max(worst, took)
        used = time.process_time() - began
        print(f"{name:12s} {each} inputs, {used:.0f} s, slowest {worst:.2f} s, {slow} over {SLOW:.0f} s", flush=True)
    print(f"{faults} faults (seed {args.seed})")
    return 1 if faults else 0


def _guided(name: str, seconds: int, seed: int, corpus: Path) -> int:
    """Begins with the good texts, and goes on from whatever of them leads to code that was not run yet."""
    import atheris  # type: ignore[import-not-found]

    def one(data: bytes) -> None:
        if why := fault(TARGETS[name], data.decode("utf-8", "surrogateescape")):
            raise AssertionError(why)

    for number, text in enumerate(seeds(name)):
        (corpus / str(number)).write_text(text, "utf-8")
    atheris.instrument_all()
    limits = (f"-max_total_time={seconds}", f"-seed={seed}", f"-max_len={LONGEST}", "-timeout=20")
    atheris.Setup([sys.argv[0], *limits, str(corpus)], one)
    atheris.Fuzz()
    return 0


if __name__ == "__main__":
    sys.exit(main())
