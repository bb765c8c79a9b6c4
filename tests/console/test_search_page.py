"""The console's search page."""

from __future__ import annotations

import pytest
from flask.testing import FlaskClient

from judge.console.pages.search import pieces


def test_the_answer_is_shown_with_its_words_marked(client: FlaskClient) -> None:
    """A hit has its number, its title, where it stands, and the words that matched."""
    page = client.get("/console/search?q=burst&game=chaotic").text
    assert "<mark>Burst</mark>" in page
    assert page.index("Chaotic") < page.index("<mark>")


def test_filters_stay_chosen(client: FlaskClient) -> None:
    """What the page was limited to is still chosen when it comes back."""
    page = client.get("/console/search?q=burst&game=chaotic&kind=term").text
    assert 'value="chaotic" checked' in page
    assert 'value="term" checked' in page
    assert ">scenario</span>" not in page.split("</form>")[1]


@pytest.mark.parametrize(
    "query", ["", "%00", "a" * 10_000, "%22%22%22", "%F0%9F%90%89", "&kind=nonesuch&game=nonesuch"]
)
def test_any_query_gives_a_page(client: FlaskClient, query: str) -> None:
    """Nothing that can be typed is an error."""
    assert client.get(f"/console/search?q={query}").status_code == 200


def test_nothing_found_says_what_to_do(client: FlaskClient) -> None:
    """An empty answer helps on."""
    assert "Try fewer words" in client.get("/console/search?q=zzqqzzqq").text


def test_pieces_keep_the_text() -> None:
    """Cutting a text at its marks loses nothing, and marks whole words only."""
    text = "Strike, strikes and a striker."
    found = list(pieces(text, ("Strike", "strikes")))
    assert "".join(piece for piece, _ in found) == text
    assert [piece for piece, marked in found if marked] == ["Strike", "strikes"]
    assert list(pieces("none here", ())) == [("none here", False)]


def test_a_question_is_answered_in_a_sentence(client: FlaskClient) -> None:
    """The answer first, then the form that settles it with the numbers of the question, then what was found."""
    page = client.get("/console/search?q=May+an+exhausted+character+defend%3F&game=lotr-lcg").text

    assert page.index('class="best-says">No.') < page.index('class="hits"')


def test_a_question_leads_to_its_form_filled_in(client: FlaskClient) -> None:
    """The numbers of the question stand in the form; what it does not say has to be filled in."""
    page = client.get("/console/search?q=how+much+damage+with+base+damage+15&game=chaotic").text
    assert "/console/dispute/chaotic/attack-damage?base=15" in page
    form = client.get("/console/dispute/chaotic/attack-damage?base=15").text

    assert 'name="base" inputmode="numeric" value="15"' in form
    assert 'name="energy" inputmode="numeric" value="" placeholder="50"' in form
