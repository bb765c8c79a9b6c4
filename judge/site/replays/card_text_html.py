"""How the cards of a scenario are understood, as HTML: each sentence said back, or marked as not carried out."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from judge.site import html

Card = Mapping[str, Any]


def card_texts(cards: Sequence[Card]) -> str:
    """What was not carried out, for all to see; then how each card is understood, to be opened."""
    unread = [(card["name"], each) for card in cards for each in card["sentences"] if not each["read"]]
    return (_not_done(unread) if unread else "") + (_understood(cards) if cards else "")


def _not_done(unread: Sequence[tuple[str, Mapping[str, Any]]]) -> str:
    rows = (f"{html.tag('b', html.text(name))}: “{html.text(each['text'])}” {_why(each)}" for name, each in unread)
    head = html.tag("b", "Not carried out")
    told = f"{head}, because it is not understood. The answer does not take this into account:"
    return html.tag("div", html.tag("p", told), html.items(rows), class_="j-hangs j-not-done")


def _understood(cards: Sequence[Card]) -> str:
    """Every card with its sentences, closed at first."""
    rows = (html.tag("dt", html.text(card["name"])) + html.tag("dd", _sentences(card)) for card in cards)
    more = html.tag("p", html.tag("a", "What cards may say", href="../../card-text/"), class_="j-own")
    name = html.tag("summary", "How the cards are understood")
    return html.tag("details", name, html.tag("dl", *rows, class_="j-pairs"), more, class_="j-open j-texts")


def _sentences(card: Card) -> str:
    return html.items(html.text(each["means"]) if each["read"] else _unread(each) for each in card["sentences"])


def _unread(each: Mapping[str, Any]) -> str:
    return f"{html.tag('b', 'Not understood, not carried out:')} “{html.text(each['text'])}” {_why(each)}"


def _why(each: Mapping[str, Any]) -> str:
    return html.tag("span", html.text(f"{each['why']}."), class_="j-quiet") if each["why"] else ""
