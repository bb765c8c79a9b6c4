"""faq-corda-reno: two Immortals with one player; the one who rests keeps a hand, an Ability and a state of his own."""

from __future__ import annotations

from judge.engine import Choice, Moment, Refusal, refuse
from judge.games.highlander import RULES, cite
from judge.games.highlander.play import prone_and_disarmed
from judge.games.highlander.play.choice_words import Spoken, shown
from judge.games.highlander.play.whereabouts import not_now
from judge.games.highlander.play.who import active_player, cards, change, phase, player
from judge.games.highlander.things import Card, Partner, Player
from judge.kit.choosing import Pick
from judge.kit.words import tidy

RESTING = "other hand"
ASIDE = "aside"


def active_persona(now: Moment, who: str) -> Card | None:
    """The Persona card a player has in play."""
    return next((card for card in cards(now, who, "play") if card.type == "persona"), None)


def resting(now: Moment, name: str) -> Partner | None:
    """The Immortal who rests, where a name means that one."""
    partners = [each.partner for each in now.every(Player) if each.partner]
    return next((each for each in partners if tidy(now.the(Card, each.persona).title) == tidy(name)), None)


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
    for card in cards(now, who, "hand", RESTING):
        now.put(card._replace(zone=RESTING if card.zone == "hand" else "hand"))


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
class Switch(Spoken, Pick):
    """faq-corda-reno: the other Immortal of the pair becomes the active one."""

    name = "switch"
    phrase = "switches to {0}"
    example = "switches to Reno"
    also = ((r"changes to (.+)|makes (.+) the active (?:one|persona|immortal)", r"switches to \1\2"),)

    kinds = "c"
    zone = ASIDE

    def options(self, now: Moment, by: str) -> list[str]:
        other = player(now, by).partner
        return [now.the(Card, other.persona).title] if other else []

    def why_not(self, now: Moment, by: str, name: str) -> Refusal | None:
        if by != active_player(now):
            return refuse(f"it is not {by}'s turn", cite("golden-rule-turn"))
        if shown(name) not in self.options(now, by):
            return refuse(f"{by} has no such Immortal to switch to", cite("faq-corda-reno"))
        here = phase(now)
        if here not in ("may", "defense", "attack"):
            return refuse("the Immortal who is active when the Ability Adjustment Phase begins stays active in it",
                          cite("faq-corda-reno-effects"), cite("faq-corda-reno-blade"))  # fmt: skip
        if here != "may" and now.reads("pair-changes") == "turn-begins":
            return refuse("the pair switches at the beginning of its player's turn", cite("faq-corda-reno-blade"),
                          cite("phase-2-may-must"))  # fmt: skip
        return None

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return self.refuse(now, choice) or not_now(now, choice)

    def picked(self, now: Moment, by: str, name: str) -> None:
        leaving = active_persona(now, by)
        switch(now, by)
        now.say(f"{by} switches from {leaving.title if leaving else by} to {name}; each keeps a hand, an Ability and a "
                "weapon status of their own.", cite("faq-corda-reno"), cite("faq-corda-reno-blade"),
                cite("faq-corda-reno-effects"), actor=by, event=("switched", by))  # fmt: skip
