"""What cards of later sets say of a ship: its heading, which this rulebook does not have."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.language import LANGUAGE, deed, of
from judge.games.lotr_lcg.cards.meanings import Condition, Phrase

SHIP = Phrase("scenario")
# Some lists have the pictures of the settings as fractions, or as a letter.
OFF = ("", " (1/4, 1/2, or 3/4)", " (1/4, 1/2,or 3/4)", " (1/4, 1/2 or 3/4)", " (Cloudy, Rainy, or Stormy)")
heading = LANGUAGE.words("heading", "where a ship is heading")
heading.word("off-course", *(f"off-course{each}" for each in OFF))
heading.word(
    "on-course",
    "on-course",
    "on-course (o)",
    "on-course (Sunny)",
    *(f"at the best setting{each}" for each in ("", " (o)", " (Sunny)")),
)
heading.word("worst", *(f"at the worst setting{each}" for each in ("", " (3/4)", " (Stormy)")))
of["condition"].form(
    Condition,
    "your heading is {word:heading}",
    "your current heading is {word:heading}",
    "the (current) heading is {word:heading}",
    "you are {word:heading}",
    "the players are {word:heading}",
    "the players' (current) heading is {word:heading}",
    kind="heading",
)
of["condition"].form(
    Condition,
    "your heading is not {word:heading}",
    "you are not {word:heading}",
    "the players are not {word:heading}",
    kind="heading",
    negated=True,
)
TOWARD = {"off-course": "worst", "on-course": "best"}
for way in ("off-course", "on-course"):
    deed(
        "shift heading",
        f"shift[s|] your heading {way}",
        f"shift[s|] the/their heading {way}",
        f"shift[s|] the players' heading {way}",
        f"shift[s|] your heading 1/one step/setting {way}",
        *(
            f"shift[s|] {whose} heading 1/one step/setting toward/towards the {end} setting"
            for whose in ("your", "the", "the players'")
            for end in (TOWARD[way],)
        ),
        group=SHIP,
        what=way,
    )
