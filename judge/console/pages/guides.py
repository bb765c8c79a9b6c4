"""The guides of a game: how to write a situation, and what its cards may say."""

from __future__ import annotations

from functools import cache

from flask import Blueprint, abort, render_template, url_for
from markdown import Markdown
from werkzeug.wrappers import Response as AnyResponse

from judge.cardtext.guide import ABOUT, HOW, OPEN, Part, capital, parts
from judge.cardtext.guide import shown as in_words
from judge.console.pages.page_or_part import answer
from judge.console.resources import resources
from judge.content.model import GameInfo
from judge.content.problem import listed, shown
from judge.games import has_language, language
from judge.scenario.guide import guide
from judge.scenario.slip_words import sentence as slip_sentence

guides = Blueprint("guides", __name__, url_prefix="/console/guide")
# By the names of their modules: short names are looked up among what is installed, which a browser has nothing of.
EXTENSIONS = tuple(f"markdown.extensions.{name}" for name in ("fenced_code", "sane_lists", "tables", "toc"))
guides.add_app_template_filter(capital, "capital")
guides.add_app_template_filter(slip_sentence, "slip_sentence")
guides.add_app_template_filter(in_words, "wording")


@guides.app_context_processor
def offered() -> dict[str, object]:
    """What templates ask before they lead to a page on card text."""
    return {"reads_cards": reads_cards}


def reads_cards(game: str) -> bool:
    """Whether there is a page on what the cards of a game may say."""
    return game in resources().playable() and has_language(game)


@guides.get("/<game>")
def guide_page(game: str) -> AnyResponse:
    """How to write a situation of a game: the text of `judge guide`, its language left to the other page."""
    return answer(render_template("guide.html", game=_known(game), text=_guide(game)))


@guides.get("/<game>/card-text")
def card_text(game: str) -> AnyResponse:
    """What the cards of a game may say, made from the table that reads them."""
    info = _known(game)
    if not reads_cards(game):
        abort(404, f"No card text of {game} is read here.")
    told = (ABOUT, HOW.format("a frame"))
    return answer(render_template("card_text.html", game=info, parts=_parts(game), introduction=told, added=OPEN))


def _known(game: str) -> GameInfo:
    known = resources().playable()
    if game not in known:
        abort(404, f"There is no game {shown(game)} that can be run; there are: {listed(known)}.")
    return known[game]


@cache
def _parts(game: str) -> tuple[Part, ...]:
    found = language(game)
    assert found is not None
    return parts(found)


@cache
def _guide(game: str) -> str:
    return Markdown(extensions=list(EXTENSIONS)).convert(guide(game, url_for("guides.card_text", game=game)))
