"""The home of the site: the question box, the games, the comparisons between them, and what else there is."""

from __future__ import annotations

from urllib.parse import quote_plus

from judge.content.model import GameInfo
from judge.site import html
from judge.site.linked_library import LinkedLibrary
from judge.site.pages.concepts import compared, concept_title
from judge.site.pages.page import Page

ABOUT = "Rules of tabletop games in plain words, every rule with an address of its own, linked to what it depends on."
ASK = "Ask a rule, or describe the dispute"
TOLD = (
    ("Every rule has an address", "Its number is the link. A short address never moves, whatever is rewritten."),
    ("Open questions are shown", "Where a rulebook is silent or contradicts itself, the answers stand side by side."),
    ("Disputes are played out", "Scenarios run step by step on the page, each line with the rule that allows it."),
    ("No network, no problem", "After one visit all of this works without a connection. Add it to your home screen."),
)


def home_page(linked: LinkedLibrary) -> Page:
    """What to ask, the games, and what this is."""
    games = [_game(linked, info, accent) for accent, info in enumerate(linked.library.games.values())]
    ideas = compared(linked)
    told = (html.tag("div", html.tag("dt", name), html.tag("dd", words)) for name, words in TOLD)
    parts = [
        _ask(linked.settings.questions),
        html.tag("h2", "The games", id="games"),
        html.tag("ul", *games, class_="j-games"),
        html.tag("h2", html.tag("a", "Compare the games", href="concepts/"), id="compare") if ideas else "",
        html.items((_idea(linked, slug) for slug in ideas), class_="j-ideas") if ideas else "",
        html.tag("h2", "What you find here", id="about"),
        html.tag("dl", *told, class_="j-rows"),
    ]
    body = "\n\n".join(part for part in parts if part)
    return Page(url="", title="What does the rule say?", body=body, description=ABOUT, section="home")


def _ask(questions: tuple[str, ...]) -> str:
    """The question box, a few questions to try, and the way to the console where there is one.

    A console gives the answer in a sentence and the fitting forms before the results; the site alone gives the results.
    """
    field = html.tag("input", name="q", type="search", maxlength="300", aria_label=ASK, placeholder=ASK)
    form = html.tag(
        "form",
        field,
        html.tag("button", "Ask"),
        class_="j-ask",
        role="search",
        aria_label="Ask",
        action="search/index.html",
        data_console="search",
    )
    asked = [(each, f"search/?q={quote_plus(each)}", f"search?q={quote_plus(each)}") for each in questions]
    tried = (html.tag("a", html.text(each), href=here, data_console=there) for each, here, there in asked)
    settle = html.tag("a", "Settle a dispute", href="#", class_="j-button j-go", hidden=True, data_console="")
    said = " step by step, with your own cards and numbers."
    return html.tag(
        "div",
        form,
        html.items(tried, class_="j-tried") if questions else "",
        html.tag("p", settle, said, hidden=True, data_needs_console=True),
        class_="j-door",
    )


def _game(linked: LinkedLibrary, info: GameInfo, accent: int) -> str:
    title = html.tag("h3", html.tag("a", html.text(info.title), href=f"{info.id}/"), id=info.id)
    about = html.tag("p", html.text(_brief(info.about)))
    small = html.tag("p", html.joined([html.text(info.edition), *_counts(linked, info.id)], " · "), class_="j-quiet")
    return html.tag("li", title, about, small, data_accent=accent % 7)


def _counts(linked: LinkedLibrary, game: str) -> list[str]:
    """How many rules, terms and scenarios a game has; what it has none of is not named."""
    rules = len(linked.library.units[game])
    terms, scenarios = (len(linked.library.of(game, kind)) for kind in ("term", "scenario"))
    counted = ((rules, "rules"), (terms, "terms"), (scenarios, "disputes played out"))
    return [f"{many} {what}" for many, what in counted if many]


def _brief(about: str) -> str:
    words = " ".join(about.split())
    end = words.find(". ")
    return words if end < 0 else words[: end + 1]


def _idea(linked: LinkedLibrary, slug: str) -> str:
    return html.tag("a", html.text(concept_title(linked, slug)), href=f"concepts/{slug}/", data_ref=f"concept:{slug}")
