"""What is shipped to put it online: every file it names exists, and every command in it is one that we have."""

from __future__ import annotations

import fnmatch
import json
import re
import shlex
import tomllib
from pathlib import Path
from typing import Any

import pytest
import yaml

from judge.cli import parser

ROOT = Path(__file__).parent.parent.parent
DOCKERFILE = (ROOT / "Dockerfile").read_text("utf-8")
README = (ROOT / "README.md").read_text("utf-8")
SERVICE = (ROOT / "tools" / "deploy" / "judge.service").read_text("utf-8")
NGINX = (ROOT / "tools" / "deploy" / "nginx.conf").read_text("utf-8")
WORKFLOW: dict[Any, Any] = yaml.safe_load((ROOT / ".github" / "workflows" / "pages.yml").read_text("utf-8"))
SERVED = re.compile(r"(?<=judge) serve(?: [^\n#`\\]*)?")


def understood(command: list[str]) -> None:
    """Fails for a command that `judge` does not have."""
    parser(command[0]).parse_args([each for each in command if each != "--help"])


def lines(keyword: str) -> list[str]:
    """What the Dockerfile says after a keyword, in its last stage or in any."""
    return re.findall(rf"^{keyword} (.*)$", DOCKERFILE, re.M)


def test_every_file_that_the_image_needs_exists() -> None:
    """Each source is there, and is not kept out of the build."""
    sources = [each for line in lines("COPY") if "--from" not in line for each in line.split()[:-1]]

    assert sources == ["requirements/run.txt", "."]
    assert all((ROOT / each).exists() for each in sources)


@pytest.mark.parametrize("name", ["pyproject.toml", "setup.py", "MANIFEST.in", "README.md", "LICENSE"])
def test_what_the_package_is_built_from_gets_into_the_image(name: str) -> None:
    """The list of what is let in names it, and it is there."""
    let_in = [line[1:] for line in (ROOT / ".dockerignore").read_text().splitlines() if line.startswith("!")]

    assert name in let_in and (ROOT / name).is_file()
    assert {"content", "judge", "requirements/run.txt"} <= set(let_in)
    assert all(fnmatch.filter([".git", ".venv", "tests", "site"], each) == [] for each in let_in)


def test_the_image_runs_a_command_that_we_have() -> None:
    """As nobody special, with the site that was built into it, and with what is said after the image's name."""
    command = json.loads(lines("ENTRYPOINT")[0])
    site = command[command.index("--site") + 1]

    assert command[0] == "judge" and f"judge build --out {site}" in DOCKERFILE
    assert f"COPY --from=build {site} {site}" in DOCKERFILE
    understood([*command[1:], "--open"])
    assert lines("USER") == ["judge"] and lines("VOLUME") == ["/data"] and "XDG_DATA_HOME=/data" in DOCKERFILE


def test_the_image_says_whether_it_is_well() -> None:
    """By asking the port that it listens on."""
    command, port = json.loads(lines("HEALTHCHECK")[0].partition("CMD ")[2]), lines("EXPOSE")[0]

    assert command[:2] == ["python", "-c"] and f":{port}/api/games" in command[2]
    compile(command[2], "healthcheck", "exec")


def test_the_image_has_what_the_record_on_postgresql_needs() -> None:
    """In the bounds that the package names."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]

    assert all(f'"{each}"' in DOCKERFILE for each in project["optional-dependencies"]["postgresql"])


@pytest.mark.parametrize("text", [README, SERVICE, NGINX, DOCKERFILE], ids=["README", "service", "nginx", "Dockerfile"])
def test_every_way_to_serve_is_one_that_we_have(text: str) -> None:
    """Each `judge serve` with its options, wherever it is written."""
    found = SERVED.findall(text)

    assert found or text is DOCKERFILE
    for each in found:
        understood(shlex.split(each.strip().rstrip(".,;:")))


def test_the_service_reads_the_codes_from_a_file_and_keeps_the_record() -> None:
    """Codes do not stand in a command that everybody can list; data and site are in folders that systemd makes."""
    settings = dict(re.findall(r"^(\w+)=(.*)$", SERVICE, re.M))

    assert "--code" not in settings["ExecStart"] and settings["EnvironmentFile"] == "/etc/judge.env"
    assert "XDG_DATA_HOME=/var/lib" in settings["Environment"] and settings["StateDirectory"] == "judge"
    assert settings["DynamicUser"] == "yes" and settings["ProtectSystem"] == "strict"


def test_the_files_that_the_readme_names_exist() -> None:
    """What is copied is there."""
    assert all((ROOT / each).is_file() for each in re.findall(r"tools/deploy/[\w.]+|\.github/[\w./-]+\w", README))


def test_the_workflow_builds_with_what_is_there() -> None:
    """Its commands are ours, the files it hashes exist, and what is built is what is uploaded."""
    steps = WORKFLOW["jobs"]["build"]["steps"]
    commands = [step["run"] for step in steps if "run" in step]
    uploaded = next(step for step in steps if "upload-pages-artifact" in step.get("uses", ""))

    assert [each for each in commands if each.startswith("judge ")] == [f"judge build --out {uploaded['with']['path']}"]
    understood(["build", "--out", uploaded["with"]["path"]])
    assert all((ROOT / each).is_file() for each in re.findall(r"requirements/[\w.]+", json.dumps(steps)))
    assert WORKFLOW["permissions"] == {"contents": "read", "pages": "write", "id-token": "write"}
    assert WORKFLOW["jobs"]["deploy"]["needs"] == "build"


def test_no_action_is_without_a_version() -> None:
    """What runs is what was meant."""
    used = [step["uses"] for job in WORKFLOW["jobs"].values() for step in job["steps"] if "uses" in step]

    assert used and all(re.fullmatch(r"actions/[\w-]+@v\d+", each) for each in used)
