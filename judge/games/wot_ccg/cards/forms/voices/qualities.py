"""What is said of cards behind their noun: what they are not, what they have, whose they are and where."""

from __future__ import annotations

from judge.games.wot_ccg.cards.forms.groups import back
from judge.games.wot_ccg.cards.forms.voices.behind_nouns import Piece

# What a card is, has, is not and has not: a trait, an allegiance or a name.
WHO = "that/which/who"
back.form(
    Piece, "that has the {value:mark} trait", f"{WHO} has/have (the) {{value:mark}} allegiance/trait",
    f"{WHO} is/are (a/an) {{value:mark}}", "having the {value:mark} allegiance/trait", field="marks", rank=2,
)  # fmt: skip
back.form(
    Piece, "that does not have the {value:mark} trait",
    f"{WHO} do/does not have (the) {{value:mark}} allegiance/trait", f"{WHO} is/are not (a/an) {{value:mark}}",
    f"{WHO} lack/lacks (the) {{value:mark}} allegiance/trait", "lacking the {value:mark} allegiance/trait",
    field="without", rank=2,
)  # fmt: skip


def _either(value: tuple[str, ...]) -> Piece | None:
    return Piece("any_of", value) if len(value) > 1 else None


back.converts(
    _either, lambda given: None, f"{WHO} has/have (either) (the) {{value:loyalty|}} allegiance/trait",
    f"{WHO} is/are (either) (a/an) {{value:mark|}}", rank=3,
)  # fmt: skip

# Where one's cards are, said with whose they are.
back.form(
    Piece, "participating in it", "(that/which/who is/are) participating in it", field="where", value="that", rank=1,
)  # fmt: skip
THERE = tuple(f"in {each}" for each in ("it", "that challenge", "the challenge", "the target challenge"))
for side, has in (("yours", "you have"), ("theirs", "your opponent has")):
    back.form(
        Piece, f"{has} participating in it", *(f"(that/which/who) {has} participating {it}" for it in THERE),
        field="participates there", value=side, rank=1,
    )  # fmt: skip
    back.form(
        Piece, f"{has} participating", f"(that/which/who) {has} participating",
        *(f"(that/which/who) you had participating (in {the} challenge)" for the in ("this", "that")
          if side == "yours"), field="participates", value=side,
        rank=2,
    )  # fmt: skip
