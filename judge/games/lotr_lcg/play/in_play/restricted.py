"""restricted: no more than 2 attachments with the keyword on a character; of a third, one of the three goes."""

from __future__ import annotations

from collections.abc import Iterable

from judge.engine import Moment, Refusal, refuse
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.play.abilities.triggering_conditions import add_events
from judge.games.lotr_lcg.play.in_play.card_types import is_a, keyword
from judge.games.lotr_lcg.play.in_play.enters_play import restricted_on
from judge.games.lotr_lcg.play.in_play.leaves_play import leave_play
from judge.games.lotr_lcg.play.who import attachments, decider, first_player, in_play
from judge.games.lotr_lcg.things import DISCARD, PLAY, Card, Occurrence
from judge.kit.choosing import PickThing


def overloaded(now: Moment) -> Card | None:
    """restricted-third: a character with more than 2 restricted attachments."""
    characters = (each for each in in_play(now) if is_a(now, each, "character"))
    return next((each for each in characters if len(restricted_on(now, each)) > 2), None)


@RULES.test
def a_third_is_restricted(now: Moment) -> bool:
    """restricted-third: whether a character has more than 2 restricted attachments."""
    return overloaded(now) is not None


@RULES.verb
class GiveUp(PickThing[Card]):
    """restricted-third: one of three restricted attachments goes to its owner's discard pile."""

    name = "give-up"
    kind = Card
    phrase = "gives up {0}"
    example = "gives up <attachment>"

    def by(self, now: Moment) -> str:
        """Who picks is a reading: the controller of the character, or the first player for the worst choice."""
        bearer = overloaded(now)
        assert bearer is not None
        worst = now.reads("restricted-third") == "worst"
        return first_player(now) if worst else decider(now, bearer.controller)

    def things(self, now: Moment, by: str) -> Iterable[Card]:
        bearer = overloaded(now)
        return attachments(now, bearer) if bearer is not None else []

    def refuse_thing(self, now: Moment, by: str, thing: Card) -> Refusal | None:
        unrestricted = refuse(f"{thing.name} is not restricted", cite("restricted-third"))
        return None if keyword(now, thing, "restricted") else unrestricted

    def take_thing(self, now: Moment, by: str, thing: Card) -> None:
        said = f"{by} gives up {thing.name}: a third restricted attachment is too many."
        rules = (cite("restricted-third"), cite("restricted"))
        now.say(said, *rules, actor=by, event=("discarded", thing.name))
        gone = Occurrence("discard", thing.name, player=thing.controller, detail=PLAY)
        add_events(now, (gone, *leave_play(now, thing.name, DISCARD)))
