"""2 Cards."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine import Choice, Floor, Modifier, Moment, Pipeline, Refusal, Stage, Verb, refuse
from judge.games.pebbles import RULES, cite
from judge.games.pebbles.cards.reading import carry_out
from judge.games.pebbles.play.damage import hit
from judge.games.pebbles.things import Card, Player, Thrown, Tower
from judge.kit.timeline import ongoing

DAMAGE = RULES.pipeline(
    Pipeline(
        "damage",
        (Stage("additions", ("add", "subtract"), cite("3.1")), Stage("doublings", ("multiply",), cite("3.1"))),
        Floor(0, "end", cite("3.2")),
        cite("3.1"),
    )
)


@RULES.verb
class Throw(Verb):
    """2.1: play a card from your hand at a tower that still stands."""

    name = "throw"
    phrase = "throws {0} at {1}"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[str, str]]:
        for card in now.the(Player, by).hand:
            for tower in now.every(Tower):
                yield card, tower.name

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        tower = now.the(Tower, str(choice.args[1]))
        return None if tower.height else refuse(f"{tower.name} has fallen", cite("2.1"))

    def take(self, now: Moment, choice: Choice) -> None:
        card, tower = map(str, choice.args)
        player = now.the(Player, choice.by)
        hand = list(player.hand)
        hand.remove(card)
        now.put(player._replace(hand=tuple(hand)))
        now.add("heap", Thrown(card, choice.by, tower))
        now.say(f"{choice.by} throws {card} at {tower}.", cite("2.1"), actor=choice.by)


@RULES.step
def card_happens(now: Moment) -> None:
    """2.2 and 3: the card does its damage."""
    thrown = now.bound("item")
    assert isinstance(thrown, Thrown)
    if now.reads("oldest-first") == "oldest" and (older := now.pile("heap").items):
        now.put(now.pile("heap").without(older[0]).add(thrown).settle())
        assert isinstance(older[0], Thrown)
        thrown = older[0]
    now.say(f"{thrown.name} lands.", cite("2.2"), event=("landed", thrown.name))
    card = now.the(Card, thrown.name)
    value = now.evaluate(DAMAGE, card.damage, ongoing(now, Modifier))
    hit(now, thrown.at, int(value.total), value)
    for deed in card.deeds:
        carry_out(now, deed)
