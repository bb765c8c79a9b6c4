"""mkdocs.yml is the configuration: mkdocs itself builds the same site, and what is changed there shows."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
import yaml
from mkdocs.utils.yaml import yaml_load

from judge.content.problem import BadInput
from judge.site.build import build
from judge.site.linked_library import LinkedLibrary
from judge.site.page_files import plain_pages
from judge.site.plugin import squeezed
from judge.site.structure import navigation

TOP = Path(__file__).parent.parent.parent
SIXTH = Path(__file__).parent.parent / "sixth" / "content"


def settings(folder: Path, **changes: object) -> Path:
    """A copy of mkdocs.yml for the tests' own game, with something changed."""
    with (TOP / "mkdocs.yml").open("rb") as source:
        given = yaml_load(source)
    theme = changes.pop("theme", {})
    assert isinstance(theme, dict)
    file = folder / "mkdocs.yml"
    file.write_text(yaml.safe_dump({**given, "docs_dir": str(SIXTH), **changes, "theme": {**given["theme"], **theme}}))
    return file


def files(site: Path) -> dict[str, bytes]:
    """Every file of a site."""
    return {path.relative_to(site).as_posix(): path.read_bytes() for path in site.rglob("*") if path.is_file()}


def test_mkdocs_builds_the_same_site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`mkdocs build` and `judge build` make the same files, to the last byte; judge knows that it is up to date."""
    monkeypatch.setenv("JUDGE_CONTENT", str(SIXTH))
    file, said = settings(tmp_path), list[str]()
    build(tmp_path / "ours", config=file, report=said.append)
    command = [sys.executable, "-m", "mkdocs", "build", "--quiet", "-f", str(file), "-d", str(tmp_path / "theirs")]
    ran = subprocess.run(command, cwd=TOP, capture_output=True, text=True, timeout=300, check=False)
    assert ran.returncode == 0, ran.stderr
    ours, theirs = files(tmp_path / "ours"), files(tmp_path / "theirs")
    assert sorted(ours) == sorted(theirs)
    assert [name for name in ours if ours[name] != theirs[name]] == []
    build(tmp_path / "theirs", config=file, report=said.append)
    assert said[-1] == "The site is up to date."


def test_what_is_changed_there_shows(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Name, address, colours, logo, features, a style sheet, a template and the navigation of somebody's own."""
    monkeypatch.setenv("JUDGE_CONTENT", str(SIXTH))
    (tmp_path / "own" / "partials").mkdir(parents=True)
    (tmp_path / "own" / "partials" / "logo.html").write_text("<b>our logo</b>")
    (tmp_path / "own" / "ours.css").write_text("body { color: green }")
    theme = {
        "palette": {"scheme": "slate", "primary": "teal", "accent": "pink"},
        "features": ["navigation.tabs", "navigation.tabs.sticky"],
        "custom_dir": str(tmp_path / "own"),
    }
    nav = [{"Start": "index.md"}, {"Elsewhere": "https://judge.example.org/blog/"}, "games"]
    file = settings(
        tmp_path,
        theme=theme,
        nav=nav,
        site_name="Our Rules",
        site_url="https://ours.example.org/",
        extra_css=["ours.css"],
    )
    build(tmp_path / "site", config=file, report=lambda said: None)
    page = (tmp_path / "site" / "pebbles" / "glossary" / "index.html").read_text("utf-8")
    assert 'data-md-color-primary="teal"' in page and 'data-md-color-scheme="slate"' in page
    assert "<b>our logo</b>" in page and 'href="../../ours.css"' in page and "Our Rules" in page
    assert "md-header--lifted" in page and 'class="md-path"' not in page
    assert 'href="https://ours.example.org/pebbles/glossary/"' in page and "https://judge.example.org/blog/" in page
    assert "https://ours.example.org/pebbles/" in (tmp_path / "site" / "sitemap.xml").read_text("utf-8")


def test_a_mistake_in_the_settings_is_named(tmp_path: Path) -> None:
    """No traceback: what is wrong, and in which file."""
    file = tmp_path / "mkdocs.yml"
    file.write_text("site_name: [unclosed")
    with pytest.raises(BadInput, match="mkdocs.yml"):
        build(tmp_path / "site", config=file, report=lambda said: None)


def test_the_navigation_stays_short(pebbles: LinkedLibrary) -> None:
    """A game is a tab with its chapters and parts; its terms hang below them; what is not there is not named."""
    there = ["index.md", "pebbles/index.md", "pebbles/glossary/index.md", "pebbles/glossary/tower/index.md"]
    made = navigation(pebbles, [{"Home": "index.md"}, "games", {"Help": [{"Gone": "gone/index.md"}]}], there)
    assert [list(each) for each in made] == [["Home"], ["Pebbles"]]
    assert {"Glossary": "pebbles/glossary/index.md"} in made[1]["Pebbles"]
    assert "tower" not in str(made)


def test_somebody_may_write_pages(tmp_path: Path) -> None:
    """A Markdown file in content/pages is a page of the site, with its title and its way to be edited."""
    (tmp_path / "pages").mkdir()
    (tmp_path / "pages" / "house-rules.md").write_text("---\ntitle: House rules\n---\nNo phones.")
    (page,) = plain_pages(tmp_path)
    assert (page.url, page.title, page.body) == ("house-rules/", "House rules", "No phones.")


def test_pages_are_squeezed_but_not_where_it_shows() -> None:
    """Indents go; those of a listing stay."""
    page = "<div>\n\n    <p>One\n   two</p>\n  <pre>  a\n\n  b</pre>\n</div>"
    assert squeezed(page) == "<div>\n<p>One\ntwo</p>\n<pre>  a\n\n  b</pre></div>"


def test_what_the_theme_writes_against_the_standard_is_mended() -> None:
    """A box to tick has no completion, and a label is one only where its field is on the page."""
    box = '<input type="checkbox" id="__drawer" autocomplete="off">'
    label = '<label for="__toc">On this page</label>'
    assert squeezed(box + label) == '<input type="checkbox" id="__drawer"><label>On this page</label>'
    assert squeezed('<input id="__toc">' + label) == '<input id="__toc">' + label
