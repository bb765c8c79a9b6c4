"""place-forces: step 2: characters and troops are sent to the battleground or stay home."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator

from judge.engine import Choice, Moment, Refusal, Verb, refuse
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.play.choice_words import cards_named
from judge.games.wot_ccg.play.who import (
    asked_here,
    fighters,
    own_rule,
)
from judge.games.wot_ccg.things import BATTLEGROUND, FIGHTERS, Card


@RULES.verb
class Place(Verb):
    """place-forces: sends a character or troop to the battleground."""

    name = "place"
    phrase = "sends {0} to the battleground"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        return iter([(each.name,) for each in fighters(now, by)])

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        match = re.fullmatch(r"(?:sends?|moves?|places?) (.+?)(?: (?:to|in|into) the battleground| forward)?", text)
        return (cards_named(now, match[1]) or None) if match else None

    def say(self, choice: Choice) -> str:
        return f"sends {' and '.join(map(str, choice.args))} to the battleground"

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        for card in (now.the(Card, str(each)) for each in choice.args):
            if card.controller != choice.by or card.kind not in FIGHTERS or not card.in_play:
                return refuse(f"{card.name} is no character or troop that {choice.by} controls", cite("place-forces"))
            if card.place == BATTLEGROUND:
                return refuse(f"{card.name} is in the battleground already", cite("place-forces-order"))
        return None

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        if asked_here(now, choice):
            return own_rule(now, self, choice)
        return refuse("cards are sent to the battleground in the Place Forces step", cite("place-forces"))

    def take(self, now: Moment, choice: Choice) -> None:
        for name in map(str, choice.args):
            now.put(now.the(Card, name)._replace(place=BATTLEGROUND))
            now.say(
                f"{choice.by} sends {name} to the battleground.",
                cite("place-forces"),
                actor=choice.by,
                event=("placed", name),
            )
