"""Puts content and site settings inside the package when a wheel is built; everything else is in pyproject.toml."""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py


class BuildWithContent(build_py):
    """Copies content/ and mkdocs.yml into the package in what is built; a checkout is read where it lies."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            package = Path(self.build_lib) / "judge"
            shutil.rmtree(package / "_content", ignore_errors=True)
            shutil.copytree("content", package / "_content")
            if Path("mkdocs.yml").is_file():
                shutil.copy("mkdocs.yml", package / "_mkdocs.yml")


setup(cmdclass={"build_py": BuildWithContent})
