"""place-forces: step 2: characters and troops are sent to the battleground or stay home."""

from __future__ import annotations

from judge.engine import Moment, Refusal, refuse
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.play.choice_words import MoveCards
from judge.games.wot_ccg.play.events_and_effects.occasions import upon_card
from judge.games.wot_ccg.play.unfit import refuse_uncontrolled
from judge.games.wot_ccg.things import BATTLEGROUND, Card


@RULES.verb
class Place(MoveCards):
    """place-forces: sends a character or troop to the battleground."""

    name = "place"
    phrase = "sends {0} to the battleground"
    words = r"(?:sends?|moves?|places?) (.+?)(?: (?:to|in|into) the battleground| forward)?"
    rule = cite("place-forces")
    only = refuse("cards are sent to the battleground in the Place Forces step", cite("place-forces"))

    def refuse_card(self, now: Moment, by: str, card: Card) -> Refusal | None:
        if refusal := refuse_uncontrolled(card, by, cite("place-forces")):
            return refusal
        if card.place == BATTLEGROUND:
            return refuse(f"{card.name} is in the battleground already", cite("place-forces-order"))
        return None

    def move(self, now: Moment, by: str, card: Card) -> None:
        now.put(card._replace(place=BATTLEGROUND))
        text = f"{by} sends {card.name} to the battleground."
        now.say(text, cite("place-forces"), actor=by, event=("placed", card.name))
        upon_card(now, "goes forward", now.the(Card, card.name))
