"""triggering-condition: what players do, and the phases and rounds, as something that an ability waits for."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.forms.when.occasions import BE, BY, occasion
from judge.games.lotr_lcg.cards.meanings import Phrase

for who in ("player", "players"):
    s = "s" if who == "player" else ""
    es = "es" if who == "player" else ""
    occasion(
        "play",
        f"{{player:{who}}} play{s} {{subject:cards}}",
        f"{{player:{who}}} play{s} {{subject:cards}} from hand",
        f"{{player:{who}}} play{s} {{subject:cards}} from your/their/his/her hand",
    )
    occasion(
        "commit",
        f"{{player:{who}}} commit{s} {{subject:several cards}} to the quest",
        f"{{player:{who}}} commit{s} {{subject:cards}} to a quest",
    )
    occasion("exhaust", f"{{player:{who}}} exhaust{s} {{subject:cards}}")
    occasion("declare-attacker", f"{{player:{who}}} declare{s} {{subject:cards}} as an attacker")
    occasion("declare-defender", f"{{player:{who}}} declare{s} {{subject:cards}} as a defender")
    occasion(
        "declare-defender",
        f"{{player:{who}}} declare{s} {{subject:cards}} as a defender against {{other:cards}}",
        *(f"{{player:{who}}} declare{s} {{subject:cards}} as a defender against an attack {each}" for each in BY),
    )
    occasion(
        "declare-attacker", f"{{player:{who}}} declare{s} {{subject:cards}} as an attacker against {{other:cards}}"
    )
    occasion(
        "play",
        f"{{player:{who}}} play{s} {{subject:cards}} on {{other:cards}}",
        f"{{player:{who}}} play{s} {{subject:cards}} from your/their/his/her hand on {{other:cards}}",
    )
    occasion(
        "control",
        f"{{player:{who}}} gain{s} control of {{subject:cards}}",
        f"{{player:{who}}} take{s} control of {{subject:cards}}",
        f"{{player:{who}}} claim{s} {{subject:cards}}",
    )
    occasion(
        "reveal",
        f"{{player:{who}}} reveal{s} {{subject:cards}}",
        f"{{player:{who}}} reveal{s} {{subject:cards}} from the encounter deck",
    )
    occasion(
        "resource",
        f"{{player:{who}}} collect{s} resources",
        f"{{player:{who}}} collect{s} resources during the resource phase",
        f"{{player:{who}}} collect{s} resources at the beginning of the resource phase",
        subject=Phrase("all", kinds=("hero",)),
        cause="framework",
    )
    occasion(
        "undefended",
        f"{{player:{who}}} let{s} an attack go undefended",
        f"{{player:{who}}} leave{s} an attack undefended",
        f"{{player:{who}}} do{es} not defend (against) an attack",
    )
    occasion("eliminate", f"{{player:{who}}} {'is' if s else 'are'} eliminated")
occasion(
    "advance",
    *(f"{who} defeat/complete this stage/quest" for who in ("the players", "players", "you")),
    "this stage/quest is defeated/completed/complete",
    cause="quest",
    rank=-1,
)
# To go on because a card says so is not to defeat a stage.
occasion(
    "advance",
    "the players advance to the next (quest) stage",
    "the players advance to a/any (quest) stage",
    "(the) players advance",
    rank=-1,
)
occasion(
    "become-current",
    "{subject:cards} becomes the current quest",
    "{subject:cards} is chosen as the current quest",
    "the players choose {subject:cards} as the current quest",
)
occasion("engage", f"{{subject:cards}} {BE} optionally engaged", cause="optional")
occasion("phase-begins", "the {detail:phase} phase begins")
occasion("phase-ends", "the {detail:phase} phase ends")
occasion("round-begins", "the round begins")
occasion("round-ends", "the round ends")
occasion(
    "tuck",
    *(
        f"{{subject:cards}} {BE} placed {way}{under} {{other:cards}}"
        for under in ("under", "underneath")
        for way in ("", "facedown ", "face down ")
    ),
)
