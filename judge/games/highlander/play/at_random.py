"""phase-2b-must-do: cards that go from the hand by chance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable

from judge.engine import Chance, Choice, Moment
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards.errata_and_faq import rules_of
from judge.games.highlander.cards.meanings.anatomy import UNKNOWN
from judge.games.highlander.play.choice_words import Spoken, shown
from judge.games.highlander.play.endurance import discarder
from judge.games.highlander.play.who import change, hand, hand_count, player
from judge.games.highlander.things import Card


@RULES.verb
class LoseAtRandom(Spoken, Chance):
    """A card of the hand goes by chance."""

    name = "lose-at-random"
    phrase = "loses {0} at random"
    example = "loses <card> at random (a result of chance, for `given`)"

    def results(self, now: Moment) -> Iterable[tuple[tuple[Hashable, ...], int]]:
        held, unknown = hand(now, discarder(now)), player(now, discarder(now)).hand_rest
        often = Counter(shown(card.name) for card in held)
        first = {shown(card.name): card.name for card in reversed(held)}
        listed: list[tuple[tuple[Hashable, ...], int]] = [((first[title],), often[title]) for title in often]
        return listed + ([((UNKNOWN,), unknown)] if unknown else [])

    def take(self, now: Moment, choice: Choice) -> None:
        name, who = str(choice.args[0]), discarder(now)
        if name == UNKNOWN:
            found = player(now, who)
            change(now, who, hand_rest=found.hand_rest - 1, discard_rest=found.discard_rest + 1)
        else:
            now.put(now.the(Card, name)._replace(zone="discard"))
        now.bind("left", now.given(int, "left") - 1)
        source = str(now.bound("source"))
        now.say(f"{who} discards {shown(name)} at random ({source}).", *rules_of(source), cite("phase-2b-must-do"),
                actor=who, event=("discarded", shown(name)))  # fmt: skip


@RULES.test
def more_at_random(now: Moment) -> bool:
    """Whether a card has still to go at random and there is one."""
    return bool(now.bound("left")) and hand_count(now, discarder(now)) > 0
