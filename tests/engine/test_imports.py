"""The kernel stands alone."""

import ast
import sys
from pathlib import Path

import judge.engine

ENGINE = Path(judge.engine.__file__).parent
ALLOWED = set(sys.stdlib_module_names)
OUTWARD = {"os", "io", "socket", "subprocess", "pathlib", "random", "time", "threading", "sqlite3"}


def imports(path: Path) -> set[str]:
    """The modules a file imports."""
    found = set()
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom):
            found.add(node.module or "")
    return found


def test_kernel_imports_only_the_standard_library_and_itself() -> None:
    """The kernel imports nothing else, and nothing that reaches outside or rolls dice."""
    for path in ENGINE.glob("*.py"):
        for module in imports(path):
            top = module.split(".")[0]
            assert module.startswith("judge.engine") or top in ALLOWED - OUTWARD, f"{path.name} imports {module}"


def test_kernel_is_small() -> None:
    """No module of the kernel is over 250 lines."""
    lengths = {path.name: len(path.read_text("utf-8").splitlines()) for path in ENGINE.glob("*.py")}

    assert max(lengths.values()) <= 250, lengths
