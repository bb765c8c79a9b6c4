"""triggering-condition: what befalls hands, decks and engaged enemies, told of the player; attacks told by the way."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.when.occasions import BE, MUCH, REVEALED, occasion
from judge.games.lotr_lcg.cards.forms.when.so_much_at_once import MANY, at_once
from judge.games.lotr_lcg.cards.language import WHEN_REVEALED, of
from judge.games.lotr_lcg.cards.meanings import EACH_ONE, THIS, YOU, Condition, Opening, Phrase, Quality, Trigger

happening, triggered = of["happening"], of["triggered part"]
HAND = "your/their/his/her hand"
SOME = ("any number of", "1 or more", "one or more", "at least 1")
CARDS = Phrase("all", kinds=("card",))


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- out of a hand, and back into it
for who, s in (("player", "s"), ("players", "")):
    occasion("discard", f"{{player:{who}}} discard{s} {{subject:cards}} from {HAND}", detail="hand", rank=1)
    occasion("discard", *(f"{{player:{who}}} discard{s} {each} cards from {HAND}" for each in (*SOME, "")),
             subject=CARDS, detail="hand")  # fmt: skip
occasion("discard", f"{{subject:cards}} {BE} discarded from your hand", player=YOU, detail="hand")
occasion("discard", f"{{subject:cards}} {BE} discarded from {{player}} 's hand", detail="hand")


def _returned(subject: Phrase, group: Phrase) -> Trigger:
    """`is returned to your hand`: a card goes to its owner's hand, so it is one that you own."""
    return Trigger("return", subject._replace(clauses=(*subject.clauses, Quality("owned", group=group))))


for be in ("is", "are"):
    happening.converts(
        lambda subject: _returned(subject, YOU), _unsaid, f"{{subject:cards}} {be} returned to your hand"
    )
occasion("return", f"{{subject:cards}} {BE} returned to its/their/his/her owner's hand")
occasion("return", f"{{subject:cards}} {BE} returned to a player's hand", rank=1)

# --- out of a deck
TOP = ("your deck", "the top of your deck")
occasion(
    "discard-top",
    *(f"{each} cards are discarded from {deck}" for each in SOME for deck in TOP),
    player=YOU,
    rank=-1,
)
occasion("discard-top", *(f"{each} cards are discarded from (the top of) {{player}} 's deck" for each in SOME), rank=-1)


# --- `you are dealt a shadow card`: an enemy engaged with you is
def _is_dealt(player: Phrase) -> Trigger:
    engaged = Phrase("pick", kinds=("enemy",), clauses=(Quality("engaged", group=player),))
    return Trigger("deal-shadow", engaged, detail=EACH_ONE)


DEALT = ("{player:players} are dealt a/1 shadow card", "{player} is dealt a/1 shadow card")
happening.converts(_is_dealt, _unsaid, *DEALT)

# --- who cancels what
for who, s in (("player", "s"), ("players", "")):
    occasion(
        "cancel",
        f"{{player:{who}}} cancel{s} the effect[|s] of {{subject:cards}}",
        *(f"{{player:{who}}} cancel{s} the {one} effect[|s] of {{subject:cards}}" for one in WHEN_REVEALED),
        detail=REVEALED,
    )

# --- exhausted for something
FOR = {"commit": ("commit to the/a quest", "quest"), "defend": ("defend", "defend (against) an attack"),
       "attack": ("attack", "make an attack")}  # fmt: skip
for cause, ends in FOR.items():
    occasion("exhaust", *(f"{{subject:cards}} {BE} exhausted to {each}" for each in ends), cause=cause)

# --- attacks
occasion("destroy", "{other:cards} kills {subject:cards}", rank=1)
occasion("destroy", "{other:cards} attacks and kills {subject:cards}", cause="attack", rank=1)
occasion(
    "destroy",
    "{subject:cards} is destroyed by an attack {other:cards} participated in",
    "{subject:cards} is destroyed by an attack made by {other:cards}",
    "{subject:cards} is destroyed in/during an attack made by {other:cards}",
    cause="attack",
    rank=1,
)
AN_ENEMY = Phrase("pick", kinds=("enemy",))
RESOLVED = ("an enemy attack resolves", "an enemy attack is resolved", "an enemy attack ends", "an enemy's attack ends",
            "an enemy's attack resolves", "an enemy's attack is resolved", "resolving an enemy attack",
            "the resolution of an enemy attack")  # fmt: skip
occasion("attack-ends", *RESOLVED, subject=AN_ENEMY, rank=1)
BEARERS = ("hero", "ally", "character")


def _alone(subject: Phrase, word: str, kind: str) -> Any:
    def make(it: Opening) -> Opening | None:
        """`after this card attacks alone`: known while its attack goes on, of a card that is known itself."""
        if it.triggers:
            return None
        alone = Condition("is", subject, qualities=(Quality("alone", word),))
        deeds = it.deeds._replace(conditions=(alone, *it.deeds.conditions))
        return it._replace(timing="after", triggers=(Trigger(kind, subject),), deeds=deeds)

    return make


ITSELF = ((THIS, "this card"), *((Phrase("host", kinds=(each,)), f"attached {each}") for each in BEARERS))
for subject, said in ITSELF:
    triggered.converts(
        _alone(subject, "attacking", "attacks"), _unsaid, f"after {said} attacks alone, {{it:effect part}}", rank=1
    )
    triggered.converts(
        _alone(subject, "defending", "defends"),
        _unsaid,
        f"after {said} defends (an attack) alone, {{it:effect part}}",
        rank=1,
    )

# --- damage, told of what deals it
EFFECTS = "{cause:effect that does it}"
happening.form(
    Trigger,
    f"{EFFECTS} deals {MUCH} damage to {{subject:cards}}",
    f"{EFFECTS} damages {{subject:cards}}",
    f"{EFFECTS} would deal {MUCH} damage to {{subject:cards}}",
    kind="damage",
    rank=2,
)
for timing, opens in (("after", ("after",)), ("when", ("when", "if", "each time", "whenever"))):
    for attack in ("an attack", "an enemy attack", "an enemy's attack"):
        triggered.converts(
            *at_once("damage", "damage just dealt", timing, "attack"),
            *(f"{word} {attack} deals {MANY} damage to {{subject:cards}}, {{it:effect part}}" for word in opens),
            rank=1,
        )

happening.form(
    Trigger,
    f"{{other:cards}} would deal {MUCH} damage to {{subject:cards}}",
    "{other:cards} would damage {subject:cards}",
    kind="damage",
    rank=1,
)

# --- what a player's own attack comes to
MY_FIGHTERS = Phrase("pick", kinds=("character",), clauses=(Quality("controlled", group=YOU),))
occasion(
    "destroy",
    "you attack and destroy {subject:cards}",
    "attacking and destroying {subject:cards}",
    "you destroy {subject:cards} by/with/in an attack",
    other=MY_FIGHTERS,
    cause="attack",
    rank=1,
)

# --- the end of the staging step
STAGED = ("staging", "the staging step", "the staging step ends", "resolving the staging step")
occasion("step-ends", *STAGED, detail="staging", rank=1)

# --- stages
occasion(
    "advance",
    *(f"{who} advance to another (quest) stage" for who in ("the players", "you", "players")),
    rank=-1,
)
occasion(
    "advance",
    *(f"{who} defeat/complete a/the (current/main) quest stage" for who in ("the players", "you", "players")),
    cause="quest",
    rank=-1,
)
