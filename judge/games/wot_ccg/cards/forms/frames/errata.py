"""What editors add to a card in square brackets: a clarification, and the date from which the text is as it stands."""

from __future__ import annotations

from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings.effects import Limited, Note

sentence = sort("sentence")
opened = LANGUAGE.words("opened", "a bracket that is opened", {"[": "["})
closed = LANGUAGE.words("closed", "a bracket that is closed", {"]": "]"})
DATE = "{two:number} . {three:number} . {four:number} - errata {five:closed}"
STANDS = Note("errata")
sentence.form(STANDS, "this is the text of the errata", about="from when a text is as it stands")
sentence.converts(lambda **_: STANDS, never, f"{{one:opened}} {DATE}", DATE, f"- {DATE}")
editors = LANGUAGE.sort("editors", "what editors add")
editors.form(Note("text removed"), "the last (text) effect was removed from this card")
sentence.form(Note("text removed"), "the last effect was removed from this card")
sentence.converts(
    lambda it, one: it, never, "{one:opened} {it:editors}", "{one:opened} clarification : {it:sentence}", rank=1
)

for per in ("turn", "game"):
    sentence.form(Limited, f"this effect may only be used once per {per}", once=per)
sentence.form(
    Note, "how much damage is on this card does not matter for this effect",
    "you may use this/his/her/its/the effect/ability (during the opening moves) (,) regardless of how much "
    "damage is on this card/him/her/it", what="any damage",
)  # fmt: skip
