"""continuous-effect: what card text says of players for as long as the card is in play, or for a turn."""

from __future__ import annotations

from typing import NamedTuple

from judge.games.highlander.cards.meanings.parts import ATTACK, Kind, Per, What


class CannotPlay(NamedTuple):
    """Somebody cannot play cards of a kind: from hand, from an Exertion, against this attack."""

    what: What
    source: str = ""
    this: bool = False
    until: str = ""


class CannotDo(NamedTuple):
    """Somebody cannot make an Exertion, a Power Blow, draw, retrieve, reshuffle, look at a hand."""

    doing: str
    until: str = ""


class AttackOnly(NamedTuple):
    """Somebody may attack certain areas only."""

    areas: tuple[str, ...]
    until: str = ""


class NoArea(NamedTuple):
    """Somebody cannot attack certain areas."""

    areas: tuple[str, ...]
    until: str = ""


class AttackAnywhere(NamedTuple):
    """The last block does not keep somebody from attacking its areas."""

    until: str = ""


class AttackAfter(NamedTuple):
    """Somebody may play attacks of a kind after playing a defense that would keep him from it."""

    what: What
    after: What
    until: str = ""


class AttackLimit(NamedTuple):
    """Somebody cannot play more than so many attacks; None: than the player of the card did."""

    amount: int | None
    until: str = ""


class InPlayLimit(NamedTuple):
    """Somebody cannot have more than so many cards of some kinds in play."""

    amount: int
    what: What
    until: str = ""


class AttacksCannotBe(NamedTuple):
    """Somebody's attacks of a kind, or Power Blows, cannot be blocked, dodged, Power Blows, Head Shots, Hidden."""

    what: What
    be: str
    blows: bool = False
    until: str = ""


class AttackBonus(NamedTuple):
    """Somebody's attacks of a kind, or Power Blows, do more, or less, damage."""

    amount: int
    what: What = ATTACK
    blows: bool = False
    per: Per | None = None
    until: str = ""


class AttackFigure(NamedTuple):
    """Somebody's attacks of a kind do so much damage."""

    amount: int
    what: What = ATTACK
    until: str = ""


class AttackCap(NamedTuple):
    """Somebody's attacks are reduced to so much damage."""

    amount: int
    what: What = ATTACK
    until: str = ""


class Armor(NamedTuple):
    """Damage that somebody takes from attacks of a kind is less."""

    amount: int
    what: What = ATTACK
    until: str = ""


class BlocksMayAnswer(NamedTuple):
    """Somebody's blocks may be played against attacks of a kind."""

    what: What
    until: str = ""


class PowerBlocks(NamedTuple):
    """Somebody's blocks of a kind are Power Blocks."""

    what: What = (Kind("block"),)
    until: str = ""


class Safe(NamedTuple):
    """Somebody's cards of a kind cannot be removed from play."""

    what: What
    until: str = ""


class CountsAs(NamedTuple):
    """Somebody's cards of a kind count as cards of a group."""

    what: What
    group: str


class Considered(NamedTuple):
    """Somebody is considered Prone, Disarmed or without a weapon."""

    state: str
    until: str = ""


class CannotBecome(NamedTuple):
    """Somebody cannot become Prone, or Disarmed."""

    state: str
    until: str = ""


class PlayCost(NamedTuple):
    """To play cards of a kind somebody has to discard a card of a kind; from hand, where that is said."""

    what: What
    paid: What
    from_hand: bool = False
    until: str = ""


class ExertionCost(NamedTuple):
    """To play cards of a kind from hand somebody has to make a Hard Exertion."""

    what: What
    until: str = ""


class Extra(NamedTuple):
    """Somebody may play so many additional attacks, or Special Cards, of a kind."""

    amount: int = 1
    what: What = ATTACK
    until: str = ""


class ExtraExertion(NamedTuple):
    """Somebody may make so many additional Hard Exertions."""

    amount: int = 1
    until: str = ""


class ManyBlows(NamedTuple):
    """Somebody may make several Power Blows."""

    until: str = ""


class PlayAs(NamedTuple):
    """Somebody may play cards of a kind as attacks, or as blocks; from an Exertion only, where that is said."""

    what: What
    role: str
    exerted: bool = False
    until: str = ""


class MayHide(NamedTuple):
    """Somebody may make attacks Hidden: the first of the turn, or all."""

    first: bool = False
    until: str = ""


class HandSize(NamedTuple):
    """Somebody's maximum hand size is more or less."""

    amount: int
    per: Per | None = None
    until: str = ""


class AbilityBonus(NamedTuple):
    """Somebody's Ability is higher while the card is in play."""

    amount: int


class ExertionSize(NamedTuple):
    """Somebody's Exertions are of more or fewer cards."""

    amount: int
    until: str = ""


class HandIcons(NamedTuple):
    """Somebody may have so many Hand Icons in play."""

    amount: int


class NormalNumbers(NamedTuple):
    """Somebody plays no more copies than the normal number."""

    until: str = ""


class NoText(NamedTuple):
    """Somebody's cards of a kind have no text."""

    what: What
    until: str = ""


class Protected(NamedTuple):
    """Somebody may ignore effects that would force him to discard."""

    until: str = ""


class DefendAnyway(NamedTuple):
    """Somebody may let a defense answer several attacks, whatever prevents it."""

    until: str = ""


class MaximumPerDamage(NamedTuple):
    """Somebody's maximum Ability sinks with each point of damage of the other player's attacks of a kind."""

    amount: int
    what: What = ATTACK
