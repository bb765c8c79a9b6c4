"""Conditions: what a player controls, tokens on the Pattern, how a card stands, in which challenge, by how much."""

from __future__ import annotations

from typing import Any

from judge.games.wot_ccg.cards.forms.frames.challenges import of_sorts
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import IT, THIS, Condition, Which

condition = sort("condition")

condition.form(
    Condition, "{which} is/are in play", "a/the {which} is/are in play", "there is/are (a/an/any) {which?} in play",
    test="in play",
)  # fmt: skip
condition.form(
    Condition, "{which} is not in play", "(the) {which?} is/are not in play", "no {which?} is/are in play",
    "there is/are no {which?} in play", test="in play", negated=True,
)  # fmt: skip
compared = LANGUAGE.words(
    "compared",
    "a comparison",
    {">=": ">=", "<=": "<=", "=": "=", "<": "<", ">": ">", "at least": ">=", "at most": "<="},
)
WHOSE = {
    "your": "yours", "opponent's": "theirs", "your opponent's": "theirs", "neutral": "neutral", "total": "total",
    "light": "light", "shadow": "shadow", "my": "yours", "pattern": "total",
}  # fmt: skip
whose_tokens = LANGUAGE.words("whose-tokens", "whose tokens", {})
for spelling, value in WHOSE.items():
    whose_tokens.word(value, spelling)
condition.form(
    Condition, "{whom} is participating in the challenge being resolved", test="is", which=Which(where="now"), rank=-1,
)  # fmt: skip
condition.form(
    Condition, "{whom} is your starting character", test="is",
    which=Which(kind="character", side="yours", states=("starting",)),
)  # fmt: skip
challenge_kind = LANGUAGE.words("challenge-kind", "a kind of challenge", {})
of_sorts(challenge_kind, any_at_all=False)
condition.converts(
    lambda kind: Condition("in", whose=kind, whom=IT), never, "(it is) in {kind:challenge-kind}", rank=1,
)  # fmt: skip


def _beside_this(whom: Any) -> Condition:
    """`While this card is participating in the same challenge`: as those of whom the sentence speaks."""
    return Condition("with this", whom=IT if whom == THIS else whom)


condition.converts(
    _beside_this, lambda given: {"whom": given.whom}
    if isinstance(given, Condition) and given.whom is not None and given == _beside_this(given.whom) else None,
    "{whom} is participating in the same challenge as this card",
    "{whom} is/are participating in the same challenge (with it)",
    "{whom} is/are participating in a challenge with this card",
)  # fmt: skip
condition.form(Condition, "the Last Battle has not begun", test="last battle", negated=True)
condition.form(Condition, "the Last Battle has begun", "during the last battle", "the last battle", test="last battle")
condition.form(Condition, "this card pays a part of it", "it pays", "this pays", "this card pays", test="pays")


condition.form(Condition, "it is the {whose:round}", test="during")
