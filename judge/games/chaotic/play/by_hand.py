"""1 Card text beats the rules: what a judge carries out himself, in the words of card text."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.cards import reading
from judge.games.chaotic.cards.lexicon import words
from judge.games.chaotic.play.who import active_player
from judge.games.chaotic.things import Item

HAND = "the judge's hand"


def by_hand(now: Moment, text: str) -> None:
    """Reads words as an effect of the table, speaking of cards by their names, and carries it out at once."""
    found = reading.played(reading.sentences_of(text, (), words(now)))
    if wrong := [each for each in found.sentences if not each.read]:
        raise ValueError(f'"{wrong[0].text}": {wrong[0].why}')
    if found.targets or not found.steps:
        raise ValueError("say whom it concerns by name; nothing is targeted by hand")
    if not now.frames:
        raise ValueError("the line of play has ended")
    said = " ".join(each.said for each in found.sentences)
    now.say(f"By hand: {said}", cite("1"), actor="the judge", event=("by hand", said))
    item = Item(HAND, "ability", active_player(now), HAND, steps=found.steps)
    now.call("resolve-mugic", item=item)


RULES.by_hand = by_hand
