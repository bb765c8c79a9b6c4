"""restricted: no more than 2 attachments with the keyword on a character; of a third, one of the three goes."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine import Choice, Moment, Refusal, Verb, refuse
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.play.abilities.triggering_conditions import add_events
from judge.games.lotr_lcg.play.in_play.card_types import keyword
from judge.games.lotr_lcg.play.in_play.enters_play import overloaded
from judge.games.lotr_lcg.play.in_play.leaves_play import leave_play
from judge.games.lotr_lcg.play.who import attachments, card, decider, first_player
from judge.games.lotr_lcg.things import DISCARD, PLAY, Occurrence


@RULES.test
def a_third_is_restricted(now: Moment) -> bool:
    """restricted-third: whether a character has more than 2 restricted attachments."""
    return overloaded(now) is not None


@RULES.verb
class GiveUp(Verb):
    """restricted-third: one of three restricted attachments goes to its owner's discard pile."""

    name = "give-up"
    phrase = "gives up {0}"
    example = "gives up <attachment>"

    def by(self, now: Moment) -> str:
        """Who picks is a reading: the controller of the character, or the first player for the worst choice."""
        bearer = overloaded(now)
        assert bearer is not None
        worst = now.reads("restricted-third") == "worst"
        return first_player(now) if worst else decider(now, bearer.controller)

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        bearer = overloaded(now)
        if bearer is not None:
            yield from ((each.name,) for each in attachments(now, bearer))

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        of = card(now, str(choice.args[0]))
        return (
            None if keyword(now, of, "restricted") else refuse(f"{of.name} is not restricted", cite("restricted-third"))
        )

    def take(self, now: Moment, choice: Choice) -> None:
        name = str(choice.args[0])
        of = card(now, name)
        now.say(
            f"{choice.by} gives up {name}: a third restricted attachment is too many.",
            cite("restricted-third"),
            cite("restricted"),
            actor=choice.by,
            event=("discarded", name),
        )
        gone = Occurrence("discard", name, player=of.controller, detail=PLAY)
        add_events(now, (gone, *leave_play(now, name, DISCARD)))
