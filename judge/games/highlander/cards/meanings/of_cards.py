"""anatomy-text: what a text says of the attack or defense it stands on, or that it is played in conjunction with."""

from __future__ import annotations

from typing import NamedTuple

from judge.games.highlander.cards.meanings.parts import Per, What


class MoreDamage(NamedTuple):
    """It does so much more, or less, damage."""

    amount: int
    per: Per | None = None


class Figure(NamedTuple):
    """It does so much damage."""

    amount: int


class Double(NamedTuple):
    """It does twice the damage."""


class Reduced(NamedTuple):
    """Its damage is reduced to so much."""

    amount: int


class NoDamage(NamedTuple):
    """It does no damage."""


class CannotBe(NamedTuple):
    """It cannot be blocked, dodged, a Power Blow, a Head Shot, Hidden; by cards of a kind, where that is said."""

    what: tuple[str, ...]
    by: What = ()


class MayBe(NamedTuple):
    """It may be a Power Blow, a Head Shot, a Power Block, Hidden."""

    what: str


class Is(NamedTuple):
    """It is a Power Blow, a Head Shot, a Power Block, Hidden."""

    what: str


class Additional(NamedTuple):
    """It may be played as an additional attack."""


class OneEach(NamedTuple):
    """Dodges, or defenses, against the attacks avoid one of them only."""

    what: What
    until: str = ""


class AnswersOne(NamedTuple):
    """It answers one attack only."""


class MayAnswer(NamedTuple):
    """It may be played against attacks of a kind."""

    what: What


class NotAgainst(NamedTuple):
    """It is not played against attacks of a kind."""

    what: What


class ExertHeadShot(NamedTuple):
    """A Hard Exertion may make it a Head Shot."""


class EvenDisarmed(NamedTuple):
    """It may be played even if Disarmed."""


HITTING = (MoreDamage, Figure, Double, Reduced, NoDamage, CannotBe)
OF_CARD = (*HITTING, MayBe, Is, Additional, AnswersOne, MayAnswer, NotAgainst, ExertHeadShot, EvenDisarmed)
