"""in-play-out-of-play, destroy, discard-pile, engaged: where a card is, and what has become of it.

Each asks for the mistakes that people make about just that, so that they are tried first.
"""

from __future__ import annotations

from judge.engine import Moment, Ruled
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.play import values
from judge.games.lotr_lcg.play.in_play.card_types import is_a
from judge.games.lotr_lcg.play.who import area
from judge.games.lotr_lcg.things import DISCARD, SCENARIO, STAGING, Card, Player

ABOUT_DAMAGE = (
    "attack-without-its-defender", "defense-when-undefended", "damage-spills-over", "healed-beyond",
    "sentinel-shields-only",
)  # fmt: skip


class Pile(str):
    """A discard pile, which people name with or without whose it is: as a text it is equal to all of these."""

    __slots__ = ("names",)
    names: frozenset[str]

    def __new__(cls, owner: str) -> Pile:
        """The pile of a player, or of the scenario."""
        found = super().__new__(cls, DISCARD)
        whose = ("encounter", "the encounter") if owner == SCENARIO else (f"{owner}'s", f"{owner}’s")
        after = f"{DISCARD} of {'the scenario' if owner == SCENARIO else owner}"
        found.names = frozenset({DISCARD, after.casefold(), *(f"{each} {DISCARD}".casefold() for each in whose)})
        return found

    def casefold(self) -> str:
        """Itself: it is compared in whatever case."""
        return self

    def __eq__(self, other: object) -> bool:
        return isinstance(other, str) and other.casefold() in self.names

    __hash__ = str.__hash__


def place_of(now: Moment, of: Card) -> str:
    """Where a card is; the wrong place may come from elimination, from Victory, or from what defeats it."""
    if of.gone == "destroyed" or of.gone == "explored":
        now.reads("victory-pile")
    if of.zone == STAGING:
        now.reads("revealed-and-discarded")
    if of.printed.type == "attachment":
        now.reads("attachment-without-its-host")
    _somebody_is_out(now)
    found = area(now, of)
    return Pile(of.home) if found == DISCARD else found


def is_in_play(now: Moment, of: Card) -> bool:
    """in-play-areas: whether it is; what belongs to an eliminated player is not."""
    owner = now.get(of.owner)
    if not of.in_play and isinstance(owner, Player) and owner.eliminated:
        now.reads("allies-play-on")
    elif of.gone == "destroyed":
        now.reads("exact-damage")
    elif of.gone == "explored":
        now.reads("exact-progress")
        now.reads("progress-past-the-location")
    return of.in_play


def is_destroyed(now: Moment, of: Card) -> Ruled:
    """destroy, damage-threshold: a card that changes of its hit points keep in play says which rule that is."""
    if of.gone == "destroyed":
        now.reads("exact-damage")
        return Ruled(True)
    fights = of.in_play and of.damage and (is_a(now, of, "character") or is_a(now, of, "enemy"))
    printed = values.printed_value(of, "hit points")
    if not fights or printed is None or of.damage < printed:
        return Ruled(False)
    has = values.amount_of(now, of, "hit points")
    left_out = now.reads("changes-left-out") == "hit points"
    why = f"{of.name} has {has} hit points and {of.damage} damage"
    return Ruled(left_out, (cite("damage-threshold"), cite("hit-points")), "" if left_out else why)


def is_discarded(now: Moment, of: Card) -> Ruled:
    """destroy-not-discard, explored-not-discard: a card that was destroyed or explored was not discarded."""
    if of.zone == DISCARD and of.gone in ("destroyed", "explored"):
        rule = {"destroyed": "destroy-not-discard", "explored": "explored-not-discard"}[of.gone]
        if now.reads("destroyed-is-discarded") == "discarded":
            return Ruled(True, (cite(rule),))
        return Ruled(False, (cite(rule),), f"{of.name} was {of.gone}, which is not the same as discarded")
    return Ruled(of.zone == DISCARD and of.gone in ("", "discarded"))


def damage_on(now: Moment, of: Card) -> int:
    """6.4.3, damage: the tokens; what people get wrong is whom the damage of an attack reaches, and how much of it."""
    for idea in ABOUT_DAMAGE:
        now.reads(idea)
    if not _somebody_is_out(now):
        now.reads("damage-goes-away")
    return of.damage


def engaged_player(now: Moment, of: Card) -> str:
    """engaged: the player, or nobody."""
    _somebody_is_out(now)
    now.reads("revealed-and-discarded" if of.zone == STAGING else "sentinel-takes-the-enemy")
    return of.engaged or "nobody"


def _somebody_is_out(now: Moment) -> bool:
    out = any(each.eliminated for each in now.every(Player))
    if out:
        now.reads("enemies-of-the-eliminated")
    return out
