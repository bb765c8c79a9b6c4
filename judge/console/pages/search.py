"""The question field: the answer in a sentence, the forms that settle it, and what is found in the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any
from urllib.parse import urlencode

from flask import Blueprint, render_template, request, url_for
from werkzeug.wrappers import Response as AnyResponse

from judge.console.best_answer import MOST_QUESTIONS, QUESTIONS, Sentence, best_answer
from judge.console.pages.builder import fresh_table
from judge.console.pages.page_or_part import answer
from judge.console.resources import resources
from judge.console.workers.pool import Busy, Fault, TooMuch
from judge.content.problem import BadInput
from judge.scenario.building.vocabulary import speaks_of_cards
from judge.scenario.forms.asked import fitting
from judge.search.results import FILTERS, Hit, Results

searching = Blueprint("searching", __name__, url_prefix="/console")
MOST, LONGEST = 30, 300


@searching.get("/search")
def found() -> AnyResponse:
    """What a query finds; no query, no game and no kind is ever wrong."""
    query = request.args.get("q", "").strip()
    games = resources().library.games
    game = request.args.get("game") if request.args.get("game") in games else None
    kinds = [kind for kind in request.args.getlist("kind") if kind in FILTERS]
    results = resources().search(query, game, kinds, MOST) if query else None
    best = _in_a_sentence(results, game, kinds) if results else None
    about = game or (results.results[0].game if results and results.results else "")
    fits = fitting(about, query) if about and query else []
    table = url_for("builder.empty", game=about, say=query) if describes_a_table(about, query) else ""
    groups = {of: [_shown(hit) for hit in hits] for of, hits in results.by_game().items()} if results else {}
    page = render_template(
        "search.html", query=query[:LONGEST], game=game, kinds=kinds, filters=FILTERS, games=games, groups=groups,
        suggestion=results.suggestion if results else None, best=best, best_url=_url(best.hit) if best else "",
        about=about, table=table, forms=[(each.form, urlencode(each.said)) for each in fits],
    )  # fmt: skip
    return answer(page)


def _in_a_sentence(results: Results, game: str | None, kinds: list[str]) -> Sentence | None:
    """The answer in a sentence; ruled questions are looked through further than they are listed."""
    look = not kinds or QUESTIONS in kinds
    questions = resources().search(results.query, game, [QUESTIONS], MOST_QUESTIONS) if look else Results(results.query)
    return best_answer(results, questions, resources().ruled_questions)


def describes_a_table(game: str, query: str) -> bool:
    """Whether a question says something that can be put on a table of the game: a card with a number, two cards."""
    if game not in resources().playable() or len(query) > LONGEST or not speaks_of_cards(game, query):
        return False
    text = fresh_table(game, query)
    try:
        found = resources().workers.ask(
            {"job": "build edit", "text": text, "do": "say", "path": [], "sent": {"say": [query]}}
        )
    except (BadInput, Busy, Fault, TooMuch):
        return False  # What is found in the rules is shown all the same.
    return bool(found["text"] != text)


def _shown(hit: Hit) -> dict[str, Any]:
    """A hit as the page shows it: where it leads, and its text in pieces that matched or not."""
    title, text = list(pieces(hit.title, hit.marks)), list(pieces(re.sub(r"\n+", "\n", hit.text), hit.marks))
    return {"hit": hit, "url": _url(hit), "title": title, "text": text}


def _url(hit: Hit) -> str:
    """Where a hit leads: the site where it is built, else the console's own page for it."""
    if hit.kind == "scenario":
        return url_for("console.scenario", game=hit.game, id=hit.slug)
    if resources().site_built or not hit.game:
        return f"{url_for('site.page')}{hit.url}"
    return url_for("console.rule", game=hit.game, id=hit.slug)


def pieces(text: str, marks: tuple[str, ...]) -> Iterator[tuple[str, bool]]:
    """A text cut where the marked words begin and end; each piece with whether it is marked."""
    words = "|".join(map(re.escape, sorted(marks, key=len, reverse=True))) or "(?!)"
    for place, piece in enumerate(re.split(rf"(?<!\w)({words})(?!\w)", text)):
        if piece:
            yield piece, place % 2 == 1
