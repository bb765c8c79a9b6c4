"""The page made from a table: complete, linked, with examples that are read; and how a sentence may go on."""

from __future__ import annotations

import pytest

from cardtext.test_machine import TOY, Deal
from judge import games
from judge.cardtext import Language, Lexicon, parse
from judge.cardtext.examples import Examples, sample
from judge.cardtext.going_on import go_on
from judge.cardtext.guide import Filled, page, parts
from judge.cardtext.language import Numbers

SHORT = Language("short", top="deed")
SHORT.numbers("number", "a number")
SHORT.sort("deed", "a deed").form(Deal, "deal {amount:number} damage", "deal {amount:number} damage to all", group=None)
LANGUAGES = {game: found for game in games.playable() if (found := games.language(game)) is not None}
each_language = pytest.mark.parametrize("language", [TOY, *LANGUAGES.values()], ids=["toy", *LANGUAGES])


@each_language
def test_every_form_is_on_the_page(language: Language) -> None:
    """Each row of the table is a row of its part, and each part has an anchor and a title of its own."""
    found = parts(language)
    assert len({part.id for part in found}) == len({part.title for part in found}) == len(found)
    assert sum(len(part.rows) for part in found) >= len(language.forms)


@each_language
def test_places_lead_to_their_parts(language: Language) -> None:
    """What fills a place is explained on the page, unless it is a mere number."""
    known = {part.id for part in parts(language)}
    numbers = {sort.title for sort in language.sorts.values() if isinstance(sort, Numbers) and not sort.order}
    rows = [row for part in parts(language) for row in part.rows]
    filled = [each for row in rows for each in sum(row.also, row.wording) if isinstance(each, Filled)]
    assert all(piece.part in known or piece.title in numbers for piece in filled)


@each_language
def test_every_example_is_read(language: Language) -> None:
    """What the page gives as an example is understood, as a phrase of its own sort."""
    examples, lexicon = Examples(language), sample(language)
    said = [(form.sort, words) for form in language.forms if (words := examples.of(form))]
    assert said
    assert [each for each in said if not parse(language, each[1], each[0], lexicon).meanings] == []


def test_the_page_begins_with_whole_sentences() -> None:
    """The sort of a sentence comes first, what stands in it after it, lists of words last."""
    assert [part.id for part in parts(TOY)] == ["may", "deed", "group", "kind", "trait"]
    assert "such as: *you may deal 2 damage to 2 heroes*" in page(TOY)


def test_a_sentence_goes_on() -> None:
    """The rest of a word or name that has been begun, or what may follow; as whole beginnings."""
    lexicon = Lexicon(trait=("Pale Folk",))
    assert [each.words for each in go_on(TOY, "deal 2 damage to e")] == ["each"]
    assert [each.text for each in go_on(TOY, "deal 2 damage to each pale f", lexicon=lexicon)] == [
        "deal 2 damage to each Pale Folk"
    ]
    assert [(each.words, each.text) for each in go_on(TOY, "deal")] == [("a number", None)]
    assert [each.words for each in go_on(SHORT, "deal 2 damage")] == ["to"]
    assert go_on(TOY, "sing a song") == ()
    assert go_on(TOY, "deal " * 5000) == ()
