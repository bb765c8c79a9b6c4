"""Cards by the target that has them: `a troop controlled by that player`, `all advantages on the target`."""

from __future__ import annotations

from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.forms.voices.behind_nouns import Piece
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import HIS, ON_HIM, Ref

back, front = sort("back"), sort("front")
PLAYER = ("the target", "the target player", "that player", "the targeted player", "target player")
his = LANGUAGE.words("his-cards", "that the target has a card")
his.word(
    Piece("side", HIS), "controlled by the target",
    *(f"{by} {each}" for by in ("controlled by", "that is controlled by", "that are controlled by") for each in PLAYER),
    *(f"{that}{each} controls" for that in ("", "that ") for each in PLAYER),
    *(f"under {each}'s control" for each in PLAYER), *(f"under {each} 's control" for each in PLAYER),
)  # fmt: skip
LANGUAGE.words("he-has", "that a player has a card").word(
    Piece("side", HIS), "he controls", "that he controls", "controlled by him", "under his control",
)  # fmt: skip
back.converts(
    lambda it: it, lambda given: {"it": given} if given == Piece("side", HIS) else None, "{it:his-cards}", rank=1
)
back.converts(lambda it: it, never, "{it:he-has}", rank=4)
front.form(
    Piece, "that player 's", "the/that target/targeted player 's", field="side", value=HIS, rank=3,
)  # fmt: skip
on_him = LANGUAGE.words("on-the-target", "that an advantage is on the target")
for _who in ("the target", "that character", "that troop", "the target character", "the target troop"):
    on_him.word(Piece("where", ON_HIM), *(f"{on} {_who}" for on in (
        "on", "targeting", "that target", "that targets", "attached to", "that are on", "that is on")))  # fmt: skip
back.converts(
    lambda it: it, lambda given: {"it": given} if given == Piece("where", ON_HIM) else None, "{it:on-the-target}",
    rank=1,
)  # fmt: skip
sort("whom").form(Ref("target"), "the targeted player", "the target player", rank=2)
