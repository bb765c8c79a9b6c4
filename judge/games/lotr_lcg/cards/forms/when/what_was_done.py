"""effects: what must have been done by the sentences before: `no allies were discarded this way`, `if he cannot`."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import THIS, Condition, Quality

condition = of["condition"]
WAS = "was/were/is/are"
condition.form(
    Condition,
    f"{{group:cards}} {WAS} {{word:done}} this way",
    f"{{group:cards}} {WAS} {{word:done}} by this effect",
    f"{{group:cards}} {WAS} {{word:done}} as a result of this effect",
    kind="done",
)
condition.form(
    Condition,
    "no {group:counted many} were {word:done} this way",
    f"no {{group:counted many}} {WAS} {{word:done}} this way",
    f"no {{group:counted}} {WAS} {{word:done}} this way",
    f"no {{group:counted many}} {WAS} {{word:done}} by this effect",
    f"no {{group:counted many}} {WAS} {{word:done}} as a result of this effect",
    f"no {{group:counted}} {WAS} {{word:done}} by this effect",
    f"no {{group:counted}} {WAS} {{word:done}} as a result of this effect",
    "no {group:counted} was {word:done}",
    "no {group:counted many} were {word:done}",
    kind="done",
    negated=True,
)
condition.form(
    Condition,
    "this card/effect {word:done} no {group:counted many}",
    "it {word:done} no {group:counted many}",
    kind="done",
    negated=True,
    rank=1,
)
for word, thing, deeds in (
    ("resources lost", "resources", ("discarded", "removed")),
    ("resources lost", "resource", ("discarded", "removed")),
    ("healed", "damage", ("removed", "healed")),
    ("damaged", "damage", ("dealt",)),
    ("progress removed", "progress", ("removed",)),
    ("progress removed", "progress tokens", ("removed",)),
):
    condition.form(
        Condition("done", word=word, negated=True),
        *(f"no {thing} {WAS} {each} {way}" for each in deeds for way in ("this way", "by this effect")),
        *(f"this card/effect {each} no {thing}" for each in deeds),
    )
condition.form(
    Condition,
    "no {group:counted} takes/took damage from this effect",
    "no {group:counted} takes/took damage this way",
    "no {group:counted many} take/took damage from this effect",
    "no {group:counted many} take/took damage this way",
    kind="done",
    word="damaged",
    negated=True,
    rank=1,
)
condition.form(
    Condition,
    "no {group:counted many} engage/engaged (a player) this way",
    "no {group:counted} engages/engaged (a player) this way",
    kind="done",
    word="engaged",
    negated=True,
    rank=1,
)
condition.form(Condition("well", negated=True), "he/she/you/they cannot", "he or she cannot", "that player cannot")
NOT_ATTACHED = Condition("is", THIS, qualities=(Quality("attached"),), negated=True)
for way in ("", "this way", "by this effect", "as a result of its/this effect"):
    where = "to a/an hero/ally/character/enemy/location/objective"
    condition.form(
        NOT_ATTACHED, f"this card does not attach {way}", f"this card does not attach {where} {way}",
        f"this card cannot attach {way}", f"this card cannot attach {where} {way}", rank=1,
    )  # fmt: skip
    if way:
        condition.form(NOT_ATTACHED, f"this card is/was not attached {way}", rank=1)
condition.form(Condition("optional", negated=True), "this card was not optionally engaged")
condition.form(Condition("optional"), "this card was optionally engaged")
condition.form(
    Condition,
    "this effect returned no {group:counted many} to the staging area",
    kind="done",
    word="returned to the staging area",
    negated=True,
)
condition.form(
    Condition("done", word="attacked", negated=True),
    "no attacks were made this way",
    "no attack is/was made this way",
    "no attacks were/are made by this effect",
    "no attack was made as a result of this effect",
    "no attacks were made",
)
