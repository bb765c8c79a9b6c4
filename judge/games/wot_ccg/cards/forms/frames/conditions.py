"""Conditions: what a player controls, tokens on the Pattern, how a card stands, in which challenge, by how much."""

from __future__ import annotations

from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import IT, Condition, Which

condition = sort("condition")

controlling = LANGUAGE.words("controlling", "who controls something")
not_controlling = LANGUAGE.words("not-controlling", "who controls nothing of the kind")
for whose, subjects, negative in (
    ("you", ("you control", "you do control"), ("you do not control", "you control no")),
    ("opponent", ("your opponent controls", "an opponent controls", "the opponent controls", "opponent controls",
                  "another player controls"),
     ("your opponent does not control", "your opponent controls no", "an opponent does not control",
      "no opponent controls", "no other player controls")),
    ("anybody", ("any player controls", "a player controls"), ("no player controls",)),
):  # fmt: skip
    for spelling in subjects:
        controlling.word(whose, spelling)
    for spelling in negative:
        not_controlling.word(whose, spelling)
condition.form(
    Condition, "{whose:controlling} a {which}", "{whose:controlling} the/any {which}",
    "{whose:controlling} {which:by-name}", "{whose:controlling} one/1 or more {which}", test="controls",
)  # fmt: skip
condition.form(
    Condition, "{whose:controlling} {number:number} or more {which!}",
    "{whose:controlling} (at least) {number:number} (or more) {which!}", test="controls", rank=1,
)  # fmt: skip
condition.form(
    Condition, "{whose:not-controlling} a {which}", "{whose:not-controlling} (a/an/the/any) {which}", test="controls",
    negated=True,
)  # fmt: skip
condition.form(
    Condition, "{whose:not-controlling} {number:number} or more {which!}",
    "{whose:not-controlling} (at least) {number:number} (or more) {which!}", test="controls", negated=True, rank=-1,
)  # fmt: skip
condition.form(
    Condition, "you control more {which!} than your opponent", "you control more {which!} than an opponent",
    "you control more {which!} than any other player", test="controls more", whose="you",
)  # fmt: skip
condition.form(
    Condition, "your opponent controls more {which!} than you", "an opponent controls more {which!} than you",
    "another player controls more {which!} than you", test="controls more", whose="opponent",
)  # fmt: skip
condition.form(Condition, "{which} is/are in play", "a/the {which} is/are in play", test="in play")
condition.form(Condition, "you are the dominant player", "you are (the) dominant", test="you are", whose="dominant")
condition.form(
    Condition, "you are the subordinate player", "you are (the) subordinate", test="you are", whose="subordinate",
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
    Condition, "your opponent has more Pattern than you", "you have less/fewer pattern (tokens) than your/an opponent",
    "your/an opponent has more pattern (tokens) than you", "another player has more pattern (tokens) than you",
    "you have less/fewer pattern (tokens) than any other player",
    test="fewer tokens",
)  # fmt: skip
condition.form(
    Condition, "you have more Pattern tokens than any other player",
    "you have more pattern (tokens) than your/an opponent", "you have more pattern than any other player",
    "you have the most pattern (tokens)",
    "you have more tokens on the pattern than your opponent", test="more tokens",
)  # fmt: skip
condition.form(
    Condition, "{whom} is participating in the challenge being resolved", test="is", which=Which(where="now"), rank=-1,
)  # fmt: skip
condition.form(
    Condition, "{whom} is your starting character", test="is",
    which=Which(kind="character", side="yours", states=("starting",)),
)  # fmt: skip
challenge_kind = LANGUAGE.words("challenge-kind", "a kind of challenge", {})
for value, spellings in {
    "pattern": ("the Pattern Challenge", "pattern challenge", "a pattern challenge"),
    "last battle": ("the Last Battle", "last battle", "the last battle challenge"),
    "contested": ("a contested advantage challenge", "contested challenges", "a contested challenge"),
    "card": ("a card-based challenge", "card-based challenges", "a card based challenge", "card based challenges"),
}.items():  # fmt: skip
    for spelling in spellings:
        challenge_kind.word(value, spelling)
condition.converts(
    lambda kind: Condition("in", whose=kind, whom=IT), never, "(it is) in {kind:challenge-kind}", rank=1,
)  # fmt: skip
condition.form(
    Condition, "{whom} is participating in the same challenge as this card",
    "{whom} is/are participating in the same challenge (with it)",
    "{whom} is/are participating in a challenge with this card", test="with this",
)  # fmt: skip
for role in ("troops", "characters"):
    condition.form(
        Condition, f"no opponent has {role} participating in the challenge",
        f"no opponent has any {role} participating (in the challenge)",
        f"your opponent has no {role} participating (in the challenge)", test=f"no opposing {role}",
    )  # fmt: skip
condition.form(Condition, "the Last Battle has not begun", test="last battle", negated=True)
condition.form(Condition, "the Last Battle has begun", "during the last battle", "the last battle", test="last battle")
condition.form(Condition, "you control this card", "you control this advantage", test="controls this", rank=-1)
condition.form(
    Condition, "you control this card by {number:number} or more",
    "you control this advantage by {number:number} or more", test="controls this by", rank=-1,
)  # fmt: skip
condition.form(Condition, "this card pays a part of it", "it pays", "this pays", "this card pays", test="pays")


condition.form(
    Condition, "there are no tokens on this card", "there are no (more) tokens remaining (on it|on this card)",
    "there are no tokens (left) on it", "it has no tokens on it", test="own tokens", op="<=", number=0,
)  # fmt: skip
condition.form(
    Condition, "there are {number:number} or more tokens on this card",
    "this card has {number:number} or more tokens on it",
    test="own tokens",
)  # fmt: skip
condition.form(Condition, "it is the {whose:round}", test="during")
