"""The settings of the site: mkdocs.yml at the top of a checkout, or the copy of it in the package."""

from __future__ import annotations

import logging
import os
import warnings
from pathlib import Path
from typing import Any

from judge.content.problem import BadInput, Place
from judge.content.where import content_root

PACKAGE = Path(__file__).resolve().parent.parent


def settings_file() -> Path:
    """The file that says how the site looks: that of a checkout, else the one that came with the package."""
    checkout = PACKAGE.parent / "mkdocs.yml"
    return checkout if checkout.is_file() else PACKAGE / "_mkdocs.yml"


def load_settings(file: Path, out: Path) -> Any:
    """What mkdocs makes of the file, for a build into a folder; BadInput names what is wrong with it."""
    os.environ["NO_MKDOCS_2_WARNING"] = "1"
    os.environ.setdefault("SOURCE_DATE_EPOCH", "0")
    logging.getLogger("mkdocs").setLevel(logging.ERROR)
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from mkdocs.config import load_config
        from mkdocs.exceptions import ConfigurationError

        try:
            return load_config(str(file), docs_dir=str(content_root()), site_dir=str(out))
        except ConfigurationError as error:
            raise BadInput.at(Place(file.name), str(error).strip().rstrip(".")) from error


def run_mkdocs(config: Any, *, dirty: bool = False) -> None:
    """Runs mkdocs; what our own part of the build finds wrong with the content is raised as it was found."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        from mkdocs.commands.build import build
        from mkdocs.exceptions import BuildError

        try:
            build(config, dirty=dirty)
        except BuildError as error:
            raise error.__cause__ if isinstance(error.__cause__, BadInput) else error from None
