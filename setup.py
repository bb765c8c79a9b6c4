"""Puts the content inside the package when a wheel is built; everything else is in pyproject.toml."""

import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py


class BuildWithContent(build_py):
    """Copies content/ to judge/_content in what is built; a checkout is read where it lies."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            target = Path(self.build_lib) / "judge" / "_content"
            shutil.rmtree(target, ignore_errors=True)
            shutil.copytree("content", target)


setup(cmdclass={"build_py": BuildWithContent})
