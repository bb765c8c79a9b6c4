"""Style sheets in two: no rule is lost, and what stands on a page comes first."""

from __future__ import annotations

from pathlib import Path

import pytest

from judge.site.finishing.late_styles import LATE, split, split_styles

USED = frozenset({"md-nav", "md-nav__link", "primary=custom"})


@pytest.mark.parametrize(
    "rule",
    [
        ".md-nav{color:red}",
        ".md-nav .md-nav__link:not(.md-nav__link--gone){color:red}",
        ".md-dialog,.md-nav{color:red}",
        ".md-nav:is(.md-dialog,.md-search) a{color:red}",
        "[data-md-color-primary=custom]{color:red}",
        ":root{--sign:url('data:image/svg+xml;utf8,<style>.md-dialog{}</style>')}",
        "@media screen{.md-nav{color:red}}",
        "@keyframes turn{to{opacity:0}}",
        '@charset "UTF-8";',
    ],
)
def test_what_is_on_a_page_comes_first(rule: str) -> None:
    """A rule stays where it is if one of its selectors asks for nothing but what is there."""
    assert split(rule, USED) == (rule, "")


@pytest.mark.parametrize(
    "rule",
    [
        ".md-dialog{color:red}",
        ".md-nav .md-dialog:hover{color:red}",
        "[data-md-color-primary=indigo]{color:red}",
        "@media screen{.md-dialog{color:red}}",
    ],
)
def test_what_no_page_has_comes_later(rule: str) -> None:
    """Only scripts put it on a page, so nobody has to wait for it."""
    assert split(rule, USED) == ("", rule)


def test_a_group_is_divided() -> None:
    """Of the rules for one width, each goes where it belongs, and both parts keep the width."""
    both = "@media (max-width:9em){.md-nav{top:0}.md-dialog{top:0}}"
    assert split(both, USED) == ("@media (max-width:9em){.md-nav{top:0}}", "@media (max-width:9em){.md-dialog{top:0}}")


def test_the_sheets_of_a_site_are_split_in_place(tmp_path: Path) -> None:
    """The classes of all its pages count; what is taken out of the theme's sheets stands in the late one."""
    styles = tmp_path / "assets" / "stylesheets"
    styles.mkdir(parents=True)
    (styles / "main.1.min.css").write_text(".md-nav{top:0}.md-dialog{top:0}.md-top{top:0}", "utf-8")
    (styles / "palette.1.min.css").write_text("[data-md-color-primary=teal]{top:0}", "utf-8")
    (tmp_path / "index.html").write_text('<body data-md-color-primary="teal"><nav class="md-nav a">', "utf-8")
    (tmp_path / "deep").mkdir()
    (tmp_path / "deep" / "index.html").write_text('<p class="md-top">', "utf-8")
    split_styles(tmp_path)

    assert (styles / "main.1.min.css").read_text("utf-8") == ".md-nav{top:0}.md-top{top:0}"
    assert (styles / "palette.1.min.css").read_text("utf-8") == "[data-md-color-primary=teal]{top:0}"
    assert (tmp_path / LATE).read_text("utf-8") == ".md-dialog{top:0}"
