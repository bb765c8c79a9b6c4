"""The same site built by Zensical, the successor of the theme's makers: it reads the settings, but knows no plug-ins.

Pages are written before and the site is finished after, as in a build by mkdocs. CONTRIBUTING.md tells what it lacks.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from mkdocs.utils.yaml import yaml_load

from judge.content.problem import BadInput, Place
from judge.site import up_to_date
from judge.site.finishing.finish import finish
from judge.site.linked_library import linked_library
from judge.site.page_files import page_files
from judge.site.plugin import THEME, games, site_settings
from judge.site.settings import load_settings
from judge.site.structure import navigation, source

OURS = ("plugins", "docs_dir", "site_dir", "nav", "theme", "extra", "validation", "config_file_path")


def build_with_zensical(file: Path, made: Path, report: Callable[[str], None]) -> None:
    """Writes the pages beside `made`, lets Zensical build them into it, and finishes what it has built."""
    config = load_settings(file, made)
    linked = linked_library()
    linked.settings = site_settings(config)
    folder = made.parent
    pages = page_files(linked, report)
    for page in pages:
        page.write(folder / "pages")
    shutil.copytree(THEME / "assets", folder / "pages" / "assets")
    nav = navigation(linked, config.nav, (source(page.url) for page in pages))
    (folder / "mkdocs.yml").write_text(json.dumps(_settings(config, nav, games(linked))), "utf-8")
    report(f"Building {len(pages)} pages with Zensical")
    ran = subprocess.run(
        [sys.executable, "-m", "zensical", "build", "--config-file", "mkdocs.yml"],
        cwd=folder, capture_output=True, text=True, timeout=900, check=False,
    )  # fmt: skip
    if ran.returncode or not (made / "index.html").is_file():
        said = (ran.stderr or ran.stdout).strip().splitlines()
        raise BadInput.at(Place("zensical"), said[-1] if said else "it has built nothing")
    report("Adding search, hover cards, short addresses and the offline copy")
    finish(linked, made, config.site_name, config.site_url or "")
    up_to_date.stamp(made, f"zensical {up_to_date.fingerprint(file)}", linked.lacks())


def _settings(config: Any, nav: list[Any], every: list[dict[str, Any]]) -> dict[str, Any]:
    """What Zensical is told: the settings as they are, with our folders, our templates and the whole navigation."""
    with open(config.config_file_path, "rb") as file:
        written = yaml_load(file)
    theme = {key: value for key, value in written["theme"].items() if key != "custom_dir"}
    kept = {key: value for key, value in written.items() if key not in OURS}
    return {
        **kept,
        "docs_dir": "pages",
        "site_dir": "site",
        "nav": nav,
        "theme": {**theme, "variant": "classic", "custom_dir": str(THEME)},
        "extra": {**config.extra, "games": every},
        "plugins": [],
    }
