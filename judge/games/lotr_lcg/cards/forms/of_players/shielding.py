"""cannot: damage that is prevented for a while, threat that is not raised, values that are not lowered."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.language import LANGUAGE, of
from judge.games.lotr_lcg.cards.meanings import Instruction

clause = of["clause"]

# --- damage, for as long as the sentence says
PREVENTED = ("dealt to", "that would be dealt to", "to", "assigned to")
clause.converts(
    lambda group: Instruction("together", group, parts=(Instruction("cannot", words=("be damaged",)),)),
    lambda given: None,
    *(f"prevent/cancel all damage {each} {{group:several cards}}" for each in PREVENTED),
    rank=3,
)

# --- threat
RAISED = "{group:whose} threat cannot be raised/increased"
clause.form(Instruction, RAISED, verb="cannot", words=("raise threat",), rank=1)
clause.form(Instruction, f"{RAISED} by {{op:effects of}}", verb="cannot", words=("raise threat",))

# --- `cannot have its willpower reduced`: no change takes any of it away
ban, caused = of["ban"], of["caused ban"]
lowered = LANGUAGE.words("kept value", "a value that cannot be lowered")
for value in ("willpower", "attack", "defense", "hit points"):
    said = f"have its {value} lowered"
    others = tuple(f"have {whose} {value} lowered" for whose in ("his", "their"))
    for each in (ban, caused):
        each.word(said, said, *others)  # type: ignore[attr-defined]
    lowered.word(said, value)
clause.converts(
    lambda group, word: Instruction("together", group, parts=(Instruction("cannot", words=(word,)),)),
    lambda given: None,
    "{group:cards} 's {word:kept value} cannot be lowered",
)
clause.converts(
    lambda group, word, op: Instruction("together", group, parts=(Instruction("cannot", words=(word,), op=op),)),
    lambda given: None,
    "{group:cards} 's {word:kept value} cannot be lowered by {op:effects of}",
)
