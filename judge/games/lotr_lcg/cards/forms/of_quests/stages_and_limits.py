"""quest-advancement, control, cannot: stages skipped or left, endings told behind, how much there may be each round."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.when.occasions import occasion
from judge.games.lotr_lcg.cards.language import LANGUAGE, deed, of
from judge.games.lotr_lcg.cards.meanings import ALL, THIS, Amount, Deeds, Instruction, Opening, Phrase, Trigger

clause, sentence = of["clause"], of["sentence"]


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- `the players lose the game if Hild leaves play`: the end of the game, told before what brings it about
sentence.converts(
    lambda it, triggers: Opening(Deeds((it,)), "forced", timing="after", triggers=triggers),
    _unsaid,
    "{it:ending} if {triggers:happening|}",
    "{it:ending} when/after {triggers:happening|}",
    rank=4,
)

# --- stages that are skipped to, left, or chosen otherwise
GOING = ("skip[s|]", "continue[s|]", "go[es|]", "move[s|]")
for do in GOING:
    deed(
        "advance", f"(immediately) {do} (on) to stage {{amount:stage number}}",
        f"(immediately) {do} directly/ahead to stage {{amount:stage number}}", what="to stage", rank=1,
    )  # fmt: skip
LEFT = ("advance from", "leave", "advance past", "advance beyond")
occasion(
    "advance",
    *(f"{who} {leave} this stage/quest" for who in ("the players", "players", "you") for leave in LEFT),
    rank=-1,
)
LANGUAGE.reads_as("", "while at this stage,", "while the players are at this stage,", "while you are at this stage,")

# --- control that is lost: a card of the scenario is nobody's again
deed("lose control", "lose[s|] control of {group:cards}")

# --- no more than so much each round
MOST = (
    "{they} cannot place more than {{amount}} progress on {{group:limited}} each/per {{until:period}}",
    "{they} cannot place more than {{amount}} progress token[|s] on {{group:limited}} each/per {{until:period}}",
)
for they in ("the players", "players"):
    clause.form(Instruction, *(each.format(they=they) for each in MOST), verb="progress limit", rank=1)
clause.converts(
    lambda amount, group, until: Instruction(
        "together", group, parts=(Instruction("damage limit", amount=amount, until=until),)
    ),
    _unsaid,
    "no more than {amount} damage can/may be placed on {group:cards} each/per {until:period}",
    "no more than {amount} damage can/may be dealt to {group:cards} each/per {until:period}",
    rank=1,
)
RATIONED: tuple[tuple[str, dict[str, Any]], ...] = (
    ("1 {what:one rationed}", {"amount": Amount(1)}),
    ("{amount} {what:many rationed}", {}),
)
for much, fixed in RATIONED:
    for words, plays in (
        (("hand",), ("play",)),
        (("put", "hand"), ("play or put into play", "play, or put into play,")),
    ):
        clause.form(
            Instruction,
            *(
                f"{who} {play} more than {much} from {hand} each/per {{until:period}}"
                for who in ("each player cannot", "a player cannot", "no player can/may")
                for hand in ("his/her/their hand", "his or her hand")
                for play in plays
            ),
            verb="ration",
            group=Phrase("each player"),
            op="player",
            words=words,
            **fixed,
        )

# --- villagers that go from one card to another
for tokens in ("villager token[|s]", "villager[|s]"):
    deed("move villagers", f"move[s|] all/any {tokens} from {{group:cards}} to/onto {{to:cards}}", amount=ALL)
    deed("move villagers", f"move[s|] {{amount}} {tokens} from {{group:cards}} to/onto {{to:cards}}")
    deed("move villagers", f"move[s|] {{amount}} {tokens} from here to/onto {{to:cards}}", group=THIS)

# --- somebody would be eliminated
for who, be in (("player", "would be"), ("players", "would be")):
    of["happening"].form(Trigger, f"{{player:{who}}} {be} eliminated", kind="eliminate", rank=1)
deed("choose", "choose[s|] the player with the highest/greatest threat", rank=3,
     group=Phrase("pick", kinds=("player",), most="threat"))  # fmt: skip
deed("choose", "choose[s|] the player with the lowest/least threat", rank=3,
     group=Phrase("pick", kinds=("player",), least="threat"))  # fmt: skip
