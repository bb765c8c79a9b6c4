"""What mkdocs calls: the pages are written before the build and the site is finished after it.

Everything is done elsewhere, so that a builder that knows no plug-ins can be given the same.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any
from urllib.parse import urljoin

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.exceptions import PluginError
from mkdocs.plugins import BasePlugin, get_plugin_logger
from mkdocs.structure.files import File, Files
from mkdocs.structure.nav import Navigation

from judge.content.problem import BadInput
from judge.content.where import content_root, plugin_folders
from judge.site import up_to_date
from judge.site.finishing.finish import finish
from judge.site.linked_library import LinkedLibrary, Settings, forget, linked_library
from judge.site.page_files import page_files
from judge.site.pages.page import Page
from judge.site.structure import navigation, neighbours, parents, source
from judge.site.titles import short_title

_KEPT = re.compile(r"(<(?:pre|textarea|script)\b.*?</(?:pre|textarea|script)>)", re.S)
_SPACE = ' xmlns="http://www.w3.org/2000/svg"'
_MENDED = {f' id="{name}" autocomplete="off"': f' id="{name}"' for name in ("__drawer", "__search")}
_BLANK = re.compile(r"\s*\n\s*")
_BLOCKS = re.compile(r"\n(?=</?(?:article|body|div|footer|head|header|link|main|meta|nav|ol|section|title|ul)\b)")
log = get_plugin_logger("judge")
THEME = Path(__file__).resolve().parent / "theme"


@dataclass
class Run:
    """How the build that is going on was asked for; mkdocs alone asks for everything and says nothing."""

    quick: bool = False
    loaded: bool = False
    finished: bool = True
    live: bool = False
    report: Callable[[str], None] = field(default=lambda said: None)
    changed: Callable[[Page], bool] = field(default=lambda page: True)
    pages: list[Page] = field(default_factory=list)


_run = Run()


@contextmanager
def running(run: Run) -> Iterator[Run]:
    """For as long as it lasts, builds are made as `run` says."""
    global _run
    before, _run = _run, run
    try:
        yield run
    finally:
        _run = before


class JudgePlugin(BasePlugin):  # type: ignore[type-arg,no-untyped-call]
    """The plug-in `judge` of mkdocs.yml."""

    def on_config(self, config: MkDocsConfig) -> MkDocsConfig:
        """Puts our templates between the theme's and the user's own."""
        own = [folder for folder in config.theme.dirs if folder == config.theme.custom_dir]
        config.theme.dirs[len(own) : len(own)] = [str(THEME)]
        config.extra["live"] = _run.live
        return config

    def on_files(self, files: Files, *, config: MkDocsConfig) -> Files:
        """Takes the content out and the pages made from it in."""
        for file in [each for each in files if each.src_dir == config.docs_dir and _is_content(each)]:
            files.remove(file)
        try:
            linked = _library()
            linked.settings = site_settings(config)
            _run.pages = page_files(linked, _run.report)
            _run.report(f"Building {len(_run.pages)} pages")
            for page in _run.pages:
                files.append(_file(config, page))
        except BadInput as bad:
            raise PluginError(str(bad)) from bad
        config.extra["games"] = games(linked)
        config.nav = navigation(linked, config.nav, (each.src_uri for each in files))
        return files

    def on_nav(self, nav: Navigation, *, config: MkDocsConfig, files: Files) -> Navigation:
        """Hangs every page below the part it belongs to, and says what comes before and after it."""
        pages = {page.url: files.src_uris[source(page.url)].page for page in _run.pages}
        above, around = parents(_run.pages), neighbours(_run.pages)
        for url, page in pages.items():
            assert page is not None
            before, after = around.get(url, (None, None))
            page.previous_page, page.next_page = pages.get(before or "-"), pages.get(after or "-")
            if page.parent is None and above[url]:
                page.parent = pages[above[url]]  # type: ignore[assignment]  # a page stands for the part it lists
        return nav

    def on_post_page(self, output: str, *, page: Any, config: MkDocsConfig) -> str:
        """Takes out the indents that templates leave, which are a quarter of a small page."""
        return squeezed(output)

    def on_post_template(self, output_content: str, *, template_name: str, config: MkDocsConfig) -> str:
        """Does the same with the page of an address that leads nowhere, which is no page to mkdocs."""
        return squeezed(output_content) if template_name.endswith(".html") else output_content

    def on_post_build(self, *, config: MkDocsConfig) -> None:
        """Finishes what mkdocs has built."""
        if _run.finished:
            _run.report("Adding search, hover cards, short addresses and the offline copy")
            site = Path(config.site_dir)
            finish(_library(), site, config.site_name, config.site_url or "")
            mark = up_to_date.fingerprint(Path(config.config_file_path))
            up_to_date.stamp(site, up_to_date.quick_mark(mark) if _run.quick else mark, _library().lacks())

    def on_serve(self, server: Any, *, config: MkDocsConfig, builder: Any) -> Any:
        """Renders only what has changed from now on, and follows what lies outside the content folder too."""
        from judge.site.live_preview import Preview

        for folder in (*plugin_folders("content"), THEME):
            server.watch(str(folder))
        preview = Preview(Path(config.site_dir), log.info, settings=Path(config.config_file_path), live=False)
        preview.adopt(_run.pages)
        server.builder = lambda: _again(preview)
        return server

    def on_startup(self, *, command: str, dirty: bool) -> None:
        """Leaves replays that have not been played yet to `judge build` when somebody wants to see what he writes."""
        _run.quick = command == "serve"

    def on_pre_build(self, *, config: MkDocsConfig) -> None:
        """Reads the content anew, for it may have changed since the last build, unless that has just been done."""
        if not _run.loaded:
            forget()


def _again(preview: Any) -> None:
    """One more look at the content; what is wrong with it is said, and the pages stay as they are."""
    try:
        preview.refresh()
    except BadInput as bad:
        log.error("%s", bad)


def _is_content(file: File) -> bool:
    """Whether a file is content; pictures, style sheets and the like that somebody puts beside it go onto the site."""
    return file.is_documentation_page() or file.src_uri.endswith((".yml", ".yaml", ".json"))


def squeezed(page: str) -> str:
    """HTML without blank lines and indents, but where they show, and without the name that drawings need elsewhere.

    What the theme writes against the standard is mended: boxes to tick are not completed, and a label that has no field
    on this page is just a heading.
    """
    for wrong, right in _MENDED.items():
        page = page.replace(wrong, right)
    if ' id="__toc"' not in page:
        page = page.replace(' for="__toc"', "")
    parts = _KEPT.split(page)
    return "".join(
        part if at % 2 else _BLOCKS.sub("", _BLANK.sub("\n", part)).replace(_SPACE, "").replace(' tabindex=""', "")
        for at, part in enumerate(parts)
    )


def _library() -> LinkedLibrary:
    found = linked_library()
    found.quick = _run.quick
    return found


def site_settings(config: MkDocsConfig) -> Settings:
    """What mkdocs.yml says that the pages show."""
    edit, base = config.edit_uri or "", f"{config.repo_url.rstrip('/')}/" if config.repo_url else ""
    return Settings(
        name=config.site_name,
        site=config.site_url or "",
        report=str(config.extra.get("report") or ""),
        edit=urljoin(base, edit) if base and edit else "",
        questions=tuple(str(each) for each in config.extra.get("questions") or ()),
    )


def games(linked: LinkedLibrary) -> list[dict[str, Any]]:
    """What the templates say of each game."""
    return [
        {"id": id, "title": info.title, "short": short_title(info.title), "edition": info.edition, "accent": at % 7}
        for at, (id, info) in enumerate(linked.library.games.items())
    ]


class _PageFile(File):
    """A page that is written by us; whether it has to be built again is known better than by its age."""

    page_of_ours: Page

    def is_modified(self) -> bool:
        """Whether the page is not as it was."""
        return _run.changed(self.page_of_ours)


def _file(config: MkDocsConfig, page: Page) -> File:
    file = _PageFile(
        source(page.url), src_dir=None, dest_dir=config.site_dir, use_directory_urls=config.use_directory_urls
    )
    file.page_of_ours = page
    file.content_string = page.markdown()
    file.generated_by = "judge"
    file.edit_uri = page.file.removeprefix(f"{content_root().name}/") or None
    return file
