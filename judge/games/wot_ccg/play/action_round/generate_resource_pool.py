"""action-step1: step 1, Generate Resource Pool: characters at home rotate and roll for symbols."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator

from judge.engine import Choice, Moment, Refusal, Verb, refuse
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.play.choice_words import card_named
from judge.games.wot_ccg.play.traits import forbidden
from judge.games.wot_ccg.play.who import asked_here, fighters
from judge.games.wot_ccg.things import HOME, Card


def may_generate(now: Moment, card: Card) -> Refusal | None:
    """generate-characters-only, rotating-once: who can rotate for symbols in the Action Round."""
    if card.kind != "character" and now.reads("troops-generate") == "characters-only":
        return refuse(
            f"{card.name} is a troop; only characters generate symbols here",
            cite("generate-characters-only"),
            cite("grips-troop-symbols"),
        )
    if card.place != HOME:
        return refuse(f"{card.name} is in the battleground", cite("generate-characters-only"))
    if card.rotated:
        return refuse(f"{card.name} is rotated already", cite("rotating-once"))
    for ban in ("rotate", "generate symbols"):
        if source := forbidden(now, card, ban):
            return refuse(f"{card.name} cannot {ban} ({source})", cite("cannot"))
    return None


@RULES.verb
class Generate(Verb):
    """action-step1: rotates a character in the home front to roll for ability symbols."""

    name = "generate"
    phrase = "rotates {0} for symbols"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        return iter([(each.name,) for each in fighters(now, by)])

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        match = re.fullmatch(r"(?:rotates? (.+?)(?: to generate.*)?|generates? (?:symbols )?with (.+))", text)
        name = card_named(now, match[1] or match[2]) if match else ""
        return (name,) if (name,) in list(self.candidates(now, by)) else None

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        return may_generate(now, now.the(Card, str(choice.args[0])))

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        card = now.the(Card, str(choice.args[0]))
        if card.kind != "character" or asked_here(now, choice):
            return may_generate(now, card)
        if now.inside("take-actions"):
            rules = (cite("generate-only-time"), *((cite("recruit-no-generation"),) if card.fresh else ()))
            return refuse("the Generate Resource Pool step is over", *rules)
        return refuse("characters rotate for symbols in the Generate Resource Pool step", cite("action-step1"))

    def take(self, now: Moment, choice: Choice) -> None:
        card = now.the(Card, str(choice.args[0]))
        now.put(card._replace(rotated=True))
        now.say(
            f"{choice.by} rotates {card.name} to generate symbols.",
            cite("action-step1"),
            actor=choice.by,
            event=("rotated", card.name),
        )
        now.call("roll-dice", card=card.name)
