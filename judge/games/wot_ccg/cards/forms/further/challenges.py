"""More of what a challenge becomes, and of what its text says as an advantage."""

from __future__ import annotations

from judge.games.wot_ccg.cards.forms.clauses import BECOMES
from judge.games.wot_ccg.cards.language import sort
from judge.games.wot_ccg.cards.meanings import TARGET, Ref
from judge.games.wot_ccg.cards.meanings.effects import Becomes

BECOMES.form(
    Becomes, "this challenge becomes a player advantage targeting the target",
    "this challenge/card becomes a player advantage targeting him/them", "it becomes a player advantage targeting him",
    "this challenge/card becomes a player advantage on the target/him", sort="player of the target", on=TARGET,
)  # fmt: skip
for kind in ("character", "troop"):
    BECOMES.form(
        Becomes, f"this challenge becomes a {kind} advantage targeting {{on:whom}}",
        f"place/put/play this card/challenge on {{on:whom}} as a {kind} advantage",
        f"place/put this card/challenge in play as a {kind} advantage on/targeting {{on:whom}}",
        f"it/this becomes a {kind} advantage targeting/on {{on:whom}}",
        f"this card becomes a {kind} advantage targeting/on {{on:whom}}", sort=kind, rank=1,
    )  # fmt: skip
sort("whom").form(Ref("target"), "the target of the advantage", "the targeted player", rank=1)
