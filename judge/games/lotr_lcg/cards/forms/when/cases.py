"""constant-conditional: what has happened in this round or phase."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.language import LANGUAGE, of
from judge.games.lotr_lcg.cards.meanings import Amount, Condition, Range

condition = of["condition"]

# --- what has happened in this round or phase
LANGUAGE.words("past", "what has happened", ("explored", "engaged", "destroyed", "discarded", "readied", "healed"))
condition.form(Condition, "{group:cards} was/were {word:past} this {during:period}", kind="happened")
condition.form(
    Condition,
    "no {group:counted many} were {word:past} this {during:period}",
    "no {group:counted} was {word:past} this {during:period}",
    kind="happened",
    negated=True,
)
condition.form(Condition, "{group:cards} entered play this {during:period}", kind="happened", word="entered play")
for word, verb in (("quested successfully", "successfully"), ("quested unsuccessfully", "unsuccessfully")):
    condition.form(
        Condition, f"you quested {verb} this {{during:period}}", f"the players quested {verb} this {{during:period}}",
        f"you/players/they have quested {verb} this {{during:period}}",
        kind="happened", word=word,
    )  # fmt: skip
for word, does, did in (
    ("made an attack", ("attack", "make an attack"), ("attacked", "made an attack")),
    ("damaged", ("take damage", "take any damage"), ("took damage", "was/were damaged")),
):
    condition.form(
        Condition, *(f"{{group:cards}} {each} this {{during:period}}" for each in did), kind="happened", word=word
    )
    condition.form(
        Condition,
        *(f"{{group:cards}} did not {each} this {{during:period}}" for each in does),
        *(f"{{group:cards}} [has|have] not {each} this {{during:period}}" for each in did),
        kind="happened",
        word=word,
        negated=True,
    )
FIRST_TIME = Condition("copies played", range=Range("=", Amount(1)))
for per in ("round", "phase"):
    condition.form(
        FIRST_TIME._replace(during=per),
        f"this is the first time you (have) played a copy of this card this {per}",
        f"this is the first time you (have) played this card this {per}",
    )
