"""disarming: of several weapons the player who is Disarmed chooses which is lost."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine import Choice, Moment, Refusal, Verb, refuse
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards.meanings import Card
from judge.games.highlander.play import prone_and_disarmed
from judge.games.highlander.play.saying import shown
from judge.games.highlander.play.who import in_play


@RULES.verb
class LoseWeapon(Verb):
    """disarming: the player being Disarmed chooses which of several weapons is lost."""

    name = "lose-weapon"
    example = "loses <weapon>"

    def by(self, now: Moment) -> str:
        return str(now.bound("loser"))

    def say(self, choice: Choice) -> str:
        return f"loses {shown(choice.args[0])}"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        if now.bound("state"):
            yield from ((card.name,) for card in prone_and_disarmed.wielded(now, str(now.bound("loser"))))

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        if choice.by != now.bound("loser"):
            return refuse("the player who is Disarmed chooses the weapon", cite("disarming"))
        return None

    def take(self, now: Moment, choice: Choice) -> None:
        prone_and_disarmed.lose_weapon(now, now.the(Card, str(choice.args[0])), str(now.bound("state")))


@RULES.verb
class Shed(Verb):
    """hand-icon: with too many Hand Icons in play a player may remove a card, or let go of a weapon."""

    name = "shed"
    example = "sheds <card with a Hand Icon>"

    def say(self, choice: Choice) -> str:
        return f"sheds {shown(choice.args[0])}"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        yield from ((card.name,) for card in in_play(now, by) if card.hands)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        if prone_and_disarmed.hand_icons(now, choice.by) > prone_and_disarmed.most_hand_icons(now, choice.by):
            return None
        return refuse(f"{choice.by} has no Hand Icon too many in play", cite("hand-icon"))

    def take(self, now: Moment, choice: Choice) -> None:
        card = now.the(Card, str(choice.args[0]))
        if card.type == "weapon":
            prone_and_disarmed.lose_weapon(now, card, "disarmed")
            return
        now.put(card._replace(zone="discard", host=""))
        now.say(f"{choice.by} removes {card.title} from play.", cite("hand-icon"), actor=choice.by,
                event=("removed", card.title))  # fmt: skip
