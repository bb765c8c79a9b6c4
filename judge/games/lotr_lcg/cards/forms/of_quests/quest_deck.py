"""quest-cards, named-decks: what quest cards of later sets say of the quest deck: stages that are passed by or wait."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.language import deed
from judge.games.lotr_lcg.cards.meanings import THIS

STAGE = ("this stage", "this quest (card/stage)", "this quest card", "this card")
deed("bypass", *(f"bypass[es|] {each}" for each in STAGE), group=THIS)
deed(
    "stay unturned",
    *(
        f"do[es|] not flip {it}{over} until the beginning of the (next) quest phase"
        for it in ("it", *STAGE)
        for over in ("", " over")
    ),
    group=THIS,
)
