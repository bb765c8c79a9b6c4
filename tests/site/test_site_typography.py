"""Typewriter signs become those of print, and code stays code."""

from __future__ import annotations

import pytest

from judge.site.markdown.typography import typographic


@pytest.mark.parametrize(
    ("written", "printed"),
    [
        ('<p>It says "must".</p>', "<p>It says “must”.</p>"),
        ('<p>"<a href="#1">Instead</a>" wins.</p>', '<p>“<a href="#1">Instead</a>” wins.</p>'),
        ("<p>A player's Ta'veren</p>", "<p>A player’s Ta’veren</p>"),
        ("<p>one - or two</p>", "<p>one – or two</p>"),
        ("<p>(2 + 1) x 2 - 2 = 4</p>", "<p>(2 + 1) × 2 − 2 = 4</p>"),
        ("<p>It is -5, by 8.2-3.</p>", "<p>It is −5, by 8.2-3.</p>"),
        ("<p>&quot;Fire 10&quot;</p>", "<p>“Fire 10”</p>"),
    ],
)
def test_text_is_set_as_in_print(written: str, printed: str) -> None:
    """Quotes open and close across links; a hyphen between numbers is a minus, between words a dash."""
    assert typographic(written) == printed


@pytest.mark.parametrize(
    "kept",
    ["<code>\"x\" - 'y'</code>", '<script>{"a": "b - c"}</script>', "<a title=\"a - 'b'\">x</a>", "<pre>-5</pre>"],
)
def test_code_and_attributes_stay(kept: str) -> None:
    """What a machine reads is left alone."""
    assert typographic(kept) == kept
