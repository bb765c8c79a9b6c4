"""6.4, 6.8, shadow-cards: what enemies and shadow cards say of attacks and of those who fight."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.forms.when.occasions import BE, occasion
from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import Condition, Instruction, Phrase, Quality

clause, condition = of["clause"], of["condition"]
ANYBODY = Phrase("pick", kinds=("character",))

# --- an enemy is attacked: when the attack is declared; after it, when the attack is over
occasion("attacked", f"{{subject:cards}} {BE} attacked", f"{{subject:cards}} {BE} declared as the target of an attack")
for who, s in (("player", "s"), ("players", "")):
    occasion("attacked", f"{{player:{who}}} attack{s} {{subject:several cards}}", rank=1)
    occasion(
        "declare-defender",
        f"{{player:{who}}} declare{s} a/any defender (against this/an attack)",
        subject=ANYBODY,
        rank=1,
    )
    occasion("declare-defender", f"{{player:{who}}} declare{s} a/any defender against {{other:cards}}", subject=ANYBODY)
    occasion("declare-attacker", f"{{player:{who}}} declare{s} an attacker against {{other:cards}}", subject=ANYBODY)
occasion("declare-defender", f"a defender {BE} declared against {{other:cards}}", subject=ANYBODY)

# --- whom the attack of an enemy destroys or damages
for kind, words in {"destroy": ("destroys",), "damage": ("damages", "deals damage to", "deals any damage to")}.items():
    occasion(kind, *(f"{{other:cards}} 's attack {each} {{subject:cards}}" for each in words), cause="attack", rank=1)
for word, past in {"destroy": "destroyed", "damage": "damaged"}.items():
    condition.form(
        Condition,
        f"it/he/she {past} {{group:cards}}",
        f"this card {past} {{group:cards}}",
        kind="attack did",
        word=word,
        rank=2,
    )
for declares, who in (("declares", "player"), ("declare", "players")):
    occasion("attacked", f"{{player:{who}}} {declares} an attack against {{subject:cards}}")

# --- shadow effects that nobody can cancel
ON_IT = ("dealt to", "on cards dealt to", "of cards dealt to")


def _uncanceled(group: Phrase) -> Instruction:
    shadows = Phrase("all", kinds=("shadow card",), clauses=(Quality("dealt to", group=group),))
    return Instruction("together", shadows, parts=(Instruction("cannot", words=("be canceled",)),))


clause.converts(
    _uncanceled,
    lambda given: None,
    *(
        f"shadow effects {each} {{group:cards}} cannot be {canceled}"
        for each in ON_IT
        for canceled in ("canceled", "cancelled")
    ),
)
