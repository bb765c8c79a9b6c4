"""The home of the site: the games, the comparisons between them, and how to find a rule."""

from __future__ import annotations

from judge.content.model import GameInfo
from judge.site import html
from judge.site.linked_library import LinkedLibrary
from judge.site.pages.concepts import compared, concept_title
from judge.site.pages.page import Page

ABOUT = "Rules of tabletop games in plain words, every rule with an address of its own, linked to what it depends on."
TOLD = (
    ("Every rule has an address", "Its number is the link. A short address never moves, whatever is rewritten."),
    ("Open questions are shown", "Where a rulebook is silent or contradicts itself, the answers stand side by side."),
    ("Disputes are played out", "Scenarios run step by step on the page, each line with the rule that allows it."),
)


def home_page(linked: LinkedLibrary) -> Page:
    """The games, and what this is."""
    games = [_game(linked, info, accent) for accent, info in enumerate(linked.library.games.values())]
    ideas = compared(linked)
    told = (html.tag("div", html.tag("dt", name), html.tag("dd", words)) for name, words in TOLD)
    parts = [
        html.tag("p", ABOUT, class_="j-lead"),
        html.tag("ul", *games, class_="j-games"),
        html.tag("h2", html.tag("a", "Compare the games", href="concepts/"), id="compare") if ideas else "",
        html.items((_idea(linked, slug) for slug in ideas), class_="j-ideas") if ideas else "",
        html.tag("h2", "What you find here", id="about"),
        html.tag("dl", *told, class_="j-rows"),
    ]
    body = "\n\n".join(part for part in parts if part)
    return Page(url="", title="Judge", body=body, description=ABOUT, section="home")


def _game(linked: LinkedLibrary, info: GameInfo, accent: int) -> str:
    title = html.tag("h2", html.tag("a", html.text(info.title), href=f"{info.id}/"), id=info.id)
    about = html.tag("p", html.text(_brief(info.about)))
    small = html.tag("p", html.joined([html.text(info.edition), *_counts(linked, info.id)], " · "), class_="j-quiet")
    return html.tag("li", title, about, small, data_accent=accent % 7)


def _counts(linked: LinkedLibrary, game: str) -> list[str]:
    """How many rules, terms and scenarios a game has; what it has none of is not named."""
    units = len(linked.library.units[game])
    terms, scenarios = (len(linked.library.of(game, kind)) for kind in ("term", "scenario"))
    counted = ((units, "units"), (terms, "terms"), (scenarios, "scenarios"))
    return [f"{many} {what}" for many, what in counted if many]


def _brief(about: str) -> str:
    words = " ".join(about.split())
    end = words.find(". ")
    return words if end < 0 else words[: end + 1]


def _idea(linked: LinkedLibrary, slug: str) -> str:
    return html.tag("a", html.text(concept_title(linked, slug)), href=f"concepts/{slug}/", data_ref=f"concept:{slug}")
