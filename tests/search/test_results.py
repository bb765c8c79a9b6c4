"""What a hit tells, and the JSON document."""

from __future__ import annotations

import json

from judge.search.engine import Search, results_json, results_text

KEYS = ["id", "game", "kind", "title", "text", "cites", "url", "score"]


def test_the_json_document_is_the_agreed_one(duel: Search) -> None:
    """The keys of the design come first and in its order; more may follow."""
    document = results_json(duel.search("strike"))
    assert list(document) == ["query", "results", "suggestion"]
    assert all(list(hit)[:8] == KEYS for hit in document["results"])
    assert json.loads(json.dumps(document)) == document


def test_a_rule_shows_where_it_stands(duel: Search) -> None:
    """A hit has the rule's number, its address on the site and the titles around it."""
    hit = duel.search("five cards").results[0]
    assert (hit.id, hit.kind, hit.url) == ("1.1.1", "rule", "duel/rules/01-play/#1.1.1")
    assert hit.parents == ("Play", "Hands")
    assert hit.cites == ("1.1.1",)


def test_a_block_of_a_term_is_shown_as_the_term(duel: Search) -> None:
    """The block that answers is shown, under the term's unit, and the term not a second time."""
    hits = duel.search("damage armor").results
    assert [hit.id for hit in hits].count("g-strike") == 1
    assert (hits[0].id, hits[0].slug, hits[0].kind) == ("g-strike", "strike", "term")
    assert hits[0].url == "duel/glossary/strike/#strike-damage"
    assert hits[0].text == "It deals one damage, whatever the armour."


def test_the_words_that_matched_are_marked_as_written(duel: Search) -> None:
    """Marks are words of the text itself, not of the query."""
    assert duel.search("damages").results[0].marks == ("damage",)


def test_hits_come_in_groups_by_game(everything: Search) -> None:
    """The game of the best hit is first."""
    groups = everything.search("damage").by_game()
    assert next(iter(groups)) == everything.search("damage").results[0].game


def test_a_long_text_is_cut_to_what_matched(everything: Search) -> None:
    """An excerpt is short, holds the word looked for, and is part of the whole text."""
    for hit in everything.search("multiplication").results:
        assert len(hit.text) < 800
    best = everything.search("damage multiplication order").results[0]
    assert "multiplication" in best.text


def test_the_text_names_the_rule_and_says_it(duel: Search) -> None:
    """On a terminal a hit is its id, title, place and words, under its game."""
    text = results_text(duel.search("five cards"))
    assert text.startswith("duel\n  1.1.1  Hand size  [Play > Hands]\n      A hand has five cards.\n")


def test_the_text_says_when_nothing_was_found(duel: Search) -> None:
    """Nobody is left with an empty screen."""
    assert "Nothing was found" in results_text(duel.search("qqqqq"))
