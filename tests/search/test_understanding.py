"""What a query may be: a number, a term, an alias, part of a word, a misspelt word, a sentence, the name of a game."""

from __future__ import annotations

import pytest
from asking import ids

from judge.search.engine import Search


def test_a_number_gives_the_rule_then_what_stands_below_it(duel: Search) -> None:
    """The rule comes first, its children follow in the order of the rulebook."""
    assert ids(duel, "1")[:5] == ["1", "1.1", "1.1.1", "1.2", "1.10"]


@pytest.mark.parametrize("query", ["1.1.1", "1.1.1.", "rule 1.1.1", "duel:1.1.1", "duel 1.1.1?", "(1.1.1)"])
def test_a_number_may_be_written_in_several_ways(duel: Search, query: str) -> None:
    """A dot at the end, a word before it or the game in front change nothing."""
    assert ids(duel, query)[0] == "1.1.1"


def test_a_number_nobody_printed_gives_the_rule_around_it(duel: Search) -> None:
    """1.1.9 does not exist; 1.1 is where it would be."""
    assert ids(duel, "1.1.9")[0] == "1.1"


def test_a_number_gives_the_readings_that_rest_on_it(duel: Search) -> None:
    """What cites a rule is found by its number, after the rule."""
    assert ids(duel, "1.2")[:2] == ["1.2", "first"]


@pytest.mark.parametrize("query", ["strike", "Strike", "STRIKES", "striking", "hit", "what is a strike", "g-strike"])
def test_a_term_is_found_by_name_alias_and_inflection(duel: Search, query: str) -> None:
    """All of these mean the one term."""
    assert ids(duel, query)[0] == "g-strike"


@pytest.mark.parametrize("query", ["smack", "slap", "smak"])
def test_words_of_other_games_are_data(duel: Search, query: str) -> None:
    """The shared vocabulary and the game's own both lead to the word of the rules."""
    assert "g-strike" in ids(duel, query)[:2]


def test_a_rule_can_be_given_names(duel: Search) -> None:
    """A name from the vocabulary leads to its rule, before anything that only has its words."""
    assert ids(duel, "who begins")[0] == "1.2"


def test_the_beginning_of_a_word_is_enough(duel: Search) -> None:
    """While somebody types, the last word is taken as a beginning."""
    assert "1.2" in ids(duel, "pla")
    assert "g-strike" in ids(duel, "stri")


def test_a_misspelt_word_is_corrected_and_the_correction_told(duel: Search) -> None:
    """Results are those of the word that was meant, and the suggestion says so."""
    found = duel.search("what is a strkie")
    assert found.results[0].id == "g-strike"
    assert found.suggestion == "what is a strike"


def test_a_word_that_is_known_is_not_corrected(duel: Search) -> None:
    """There is no suggestion where nothing was misspelt."""
    assert duel.search("strike").suggestion is None


def test_may_and_not_are_looked_for(duel: Search) -> None:
    """The small words that make a rule are not dropped."""
    assert ids(duel, "may not")[0] == "1.2"


def test_quoted_words_must_stand_together(duel: Search) -> None:
    """Of the rules with these words only the one that has them in a row is left."""
    assert ids(duel, '"not attack twice"') == ["1.2"]


def test_a_game_named_in_the_query_limits_it(everything: Search) -> None:
    """A nickname is a filter, not a word to look for."""
    assert {hit.game for hit in everything.search("chaotic damage").results} == {"chaotic"}


def test_only_the_name_of_a_game_gives_its_chapters(everything: Search) -> None:
    """Who types just the game gets its contents."""
    assert ids(everything, "chaotic")[:3] == ["01-overview", "2", "3"]


def test_an_unknown_game_has_no_results(duel: Search) -> None:
    """A filter that fits nothing gives nothing."""
    assert ids(duel, "strike", game="chess") == []


def test_the_game_can_be_given_by_nickname(duel: Search) -> None:
    """The filter understands what the query does."""
    assert duel.games("the duelling game") == ("duel",)
    assert ids(duel, "strike", game="duels")[0] == "g-strike"


def test_kinds_limit_the_results(duel: Search) -> None:
    """Only entries of the kinds asked for are left."""
    assert {hit.kind for hit in duel.search("first", kinds=["reading"]).results} == {"reading"}
    assert ids(duel, "strike", kinds=[]) == []
