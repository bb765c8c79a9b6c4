"""The tests' sixth game is found like any plug-in: through JUDGE_PATH, set before anything is imported."""

import os
from pathlib import Path

import pytest

SIXTH = Path(__file__).parent / "sixth"
os.environ["JUDGE_PATH"] = str(SIXTH)


def pytest_addoption(parser: pytest.Parser) -> None:
    """`--golden` writes the golden transcripts and counts anew, to be read in the diff."""
    parser.addoption("--golden", action="store_true", help="write the golden transcripts and counts anew")


@pytest.fixture
def update_golden(request: pytest.FixtureRequest) -> bool:
    """Whether golden files are to be written anew."""
    return bool(request.config.getoption("--golden"))
