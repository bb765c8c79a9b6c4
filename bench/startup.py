"""A whole `judge run` process, from start to exit, beside `python -c "import yaml"`."""

from __future__ import annotations

import os
import subprocess
import sys
from functools import partial
from pathlib import Path

from bench.side_by_side import compare

ROOT = Path(__file__).parent.parent
SCENARIO = ROOT / "content" / "chaotic" / "scenarios" / "armour-or-doubling.yml"


def process(*command: str) -> None:
    """Runs a command to its end."""
    subprocess.run(command, stdout=subprocess.DEVNULL, check=True, env={**os.environ, "JUDGE_PATH": ""})


def main() -> None:
    """Times the two, interleaved."""
    judge = str(Path(sys.executable).with_name("judge"))
    process(sys.executable, "-m", "compileall", "-q", str(ROOT / "judge"))
    process(judge, "run", str(SCENARIO))
    compare(
        {
            "import yaml": (partial(process, sys.executable, "-c", "import yaml"), 5),
            "judge run": (partial(process, judge, "run", str(SCENARIO)), 5),
            "bare python": (partial(process, sys.executable, "-c", "pass"), 5),
        }
    )


if __name__ == "__main__":
    main()
