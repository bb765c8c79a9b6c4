"""setup-1: in a deck of unknown order chance says which card lies on top."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from judge.engine import Chance, Choice, Moment
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.play.in_play.areas import side, uncover


@RULES.test
def top_is_unknown(now: Moment) -> bool:
    """Whether a card is needed whose name chance has to say."""
    owner = side(now, now.given(str, "deck"))
    return bool(owner.pool) and len(owner.deck) < now.given(int, "needed")


@RULES.verb
class ComesUp(Chance):
    """setup-1: after a shuffle nobody knows the order; chance says which card is next."""

    name = "comes-up"
    phrase = "{0} comes up"
    example = "<card> comes up"

    def results(self, now: Moment) -> Iterable[tuple[tuple[Hashable, ...], int]]:
        deck = now.bound("deck")
        pool = side(now, deck).pool if isinstance(deck, str) else ()
        return [((name,), 1) for name in pool]

    def take(self, now: Moment, choice: Choice) -> None:
        uncover(now, now.given(str, "deck"), str(choice.args[0]))
        now.say(f"{choice.args[0]} is the next card.", cite("setup-1"), event=("turned up", str(choice.args[0])))
