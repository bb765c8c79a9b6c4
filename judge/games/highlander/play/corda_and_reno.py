"""faq-corda-reno: two Immortals with one player; the one who rests keeps a hand, an Ability and a state of his own."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine import Choice, Moment, Refusal, refuse
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards.meanings import Card
from judge.games.highlander.play import prone_and_disarmed
from judge.games.highlander.play.saying import Spoken
from judge.games.highlander.play.who import cards, change, player
from judge.games.highlander.things import Partner, Player

RESTING = "other hand"
ASIDE = "aside"


def active_persona(now: Moment, who: str) -> Card | None:
    """The Persona card a player has in play."""
    return next((card for card in cards(now, who, "play") if card.type == "persona"), None)


def resting(now: Moment, name: str) -> tuple[Player, Partner] | None:
    """The player and the Immortal who rests, where a name means that one."""
    for each in now.every(Player):
        if each.partner and now.the(Card, each.partner.persona).title.casefold() == name.strip().casefold():
            return each, each.partner
    return None


def switch(now: Moment, who: str) -> None:
    """faq-corda-reno-blade: the other one acts; what cards in play added to the Ability stays with them."""
    found, here = player(now, who), active_persona(now, who)
    other = found.partner
    assert other is not None and here is not None
    weapons = prone_and_disarmed.weapons(now, who)
    leaving = Partner(here.name, found.ability - found.lift, found.hand_rest, found.prone, found.prone_gem,
                      tuple((each.name, each.state) for each in weapons))  # fmt: skip
    _trade_places(now, who, here, now.the(Card, other.persona))
    for weapon in weapons:
        now.put(weapon._replace(state=dict(other.weapons).get(weapon.name, "")))
    change(now, who, ability=other.ability, lift=0, hand_rest=other.hand_rest, prone=other.prone,
           prone_gem=other.prone_gem, partner=leaving)  # fmt: skip


def _trade_places(now: Moment, who: str, leaving: Card, coming: Card) -> None:
    """faq-corda-reno: only the power of the active one can be used; each has a hand of his own."""
    now.put(leaving._replace(zone=ASIDE))
    now.put(coming._replace(zone="play"))
    held, rested = cards(now, who, "hand"), cards(now, who, RESTING)
    for card in held:
        now.put(card._replace(zone=RESTING))
    for card in rested:
        now.put(card._replace(zone="hand"))


def survives(now: Moment, who: str) -> bool:
    """faq-corda-reno: with one head taken the other Immortal of the pair fights on."""
    found, here = player(now, who), active_persona(now, who)
    if found.partner is None or here is None or now.reads("last-head") == "first-head":
        return False
    switch(now, who)
    for card in cards(now, who, RESTING):
        now.put(card._replace(zone="removed"))
    change(now, who, partner=None)
    left = active_persona(now, who)
    now.say(f"{here.title}'s head is taken, but {left.title if left else who} is left: {who} has not lost.",
            cite("faq-corda-reno"), cite("head-shot"), event=("head", who))  # fmt: skip
    return True


@RULES.verb
class Switch(Spoken):
    """faq-corda-reno: the other Immortal of the pair becomes the active one."""

    name = "switch"
    example = "switches to Reno"
    also = ((r"changes to (.+)|makes (.+) the active (?:one|persona|immortal)", r"switches to \1\2"),)

    def say(self, choice: Choice) -> str:
        return f"switches to {choice.args[0]}"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        if other := player(now, by).partner:
            yield (now.the(Card, other.persona).title,)

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return refuse("the pair changes over at the beginning of the own turn", cite("faq-corda-reno-blade"))

    def take(self, now: Moment, choice: Choice) -> None:
        leaving = active_persona(now, choice.by)
        switch(now, choice.by)
        now.say(f"{choice.by} switches from {leaving.title if leaving else choice.by} to {choice.args[0]}; each keeps "
                "a hand, an Ability and a weapon status of his own.",
                cite("faq-corda-reno"), cite("faq-corda-reno-blade"), cite("faq-corda-reno-effects"),
                actor=choice.by, event=("switched", choice.by))  # fmt: skip
