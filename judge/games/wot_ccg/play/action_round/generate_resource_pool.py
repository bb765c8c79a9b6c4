"""action-step1: step 1, Generate Resource Pool: characters at home rotate and roll for symbols."""

from __future__ import annotations

from judge.engine import Choice, Moment, Refusal, refuse
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.play.choice_words import PickCard
from judge.games.wot_ccg.play.events_and_effects.occasions import upon_card
from judge.games.wot_ccg.play.traits import refuse_banned
from judge.games.wot_ccg.play.unfit import card_called, refuse_uncontrolled
from judge.games.wot_ccg.play.who import asked_here, fighters
from judge.games.wot_ccg.things import CHARACTER, HOME, Card


@RULES.verb
class Generate(PickCard):
    """action-step1: rotates a character in the home front to roll for ability symbols."""

    name = "generate"
    phrase = "rotates {0} for symbols"
    rule = cite("action-step1")
    words = r"(?:rotates? (.+?)(?: to generate.*)?|generates? (?:symbols )?with (.+))"

    def things(self, now: Moment, by: str) -> list[Card]:
        return fighters(now, by)

    def refuse_thing(self, now: Moment, by: str, thing: Card) -> Refusal | None:
        """generate-characters-only, rotating-once: who can rotate for symbols in the Action Round."""
        if refusal := refuse_uncontrolled(thing, by, cite("action-step1")):
            return refusal
        if thing.kind != CHARACTER and now.reads("troops-generate") == "characters-only":
            text = f"{thing.name} is a troop; only characters generate symbols here"
            return refuse(text, cite("generate-characters-only"), cite("grips-troop-symbols"))
        if thing.place != HOME:
            return refuse(f"{thing.name} is in the battleground", cite("generate-characters-only"))
        if thing.rotated:
            return refuse(f"{thing.name} is rotated already", cite("rotating-once"))
        return refuse_banned(now, thing, "rotate", "generate symbols", "rotate to generate symbols")

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        card = card_called(now, choice.args[0], self.rule)
        if isinstance(card, Refusal):
            return card
        if card.kind != CHARACTER or asked_here(now, choice):
            return self.refuse(now, choice)
        if now.inside("take-actions"):
            rules = (cite("generate-only-time"), *((cite("recruit-no-generation"),) if card.fresh else ()))
            return refuse("the Generate Resource Pool step is over", *rules)
        return refuse("characters rotate for symbols in the Generate Resource Pool step", cite("action-step1"))

    def take_thing(self, now: Moment, by: str, thing: Card) -> None:
        now.put(thing._replace(rotated=True))
        text = f"{by} rotates {thing.name} to generate symbols."
        now.say(text, cite("action-step1"), actor=by, event=("rotated", thing.name))
        now.call("roll-dice", card=thing.name)
        upon_card(now, "rotates", now.the(Card, thing.name))
        upon_card(now, "rotates to generate symbols", now.the(Card, thing.name))
