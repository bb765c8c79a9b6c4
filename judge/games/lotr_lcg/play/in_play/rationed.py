"""cannot, play-restrictions-all: no more cards of a kind can be played, or come into play, than a card allows."""

from __future__ import annotations

from judge.engine import Moment, Refusal, refuse
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.play.abilities.constant_abilities import bearing_on
from judge.games.lotr_lcg.play.in_play.areas import use, uses
from judge.games.lotr_lcg.play.values import resolve_amount
from judge.games.lotr_lcg.play.who import matters, player, players
from judge.games.lotr_lcg.things import DECK, DISCARD, HAND, Card

PLAYED, PUT, FROM_HAND = "played", "put into play", "from hand"
ANY = ("ally", "attachment", "event", "side quest")


def count(now: Moment, of: Card, by: str, how: str) -> None:
    """put-not-played: counts a card that is played or put into play, each for itself."""
    if matters(now, "ration"):
        for per in ("round", "phase"):
            use(now, _key(per, by, how, of.printed.type))
            if _from_hand(of, how):
                use(now, _key(per, by, f"{how} {FROM_HAND}", of.printed.type))


def _from_hand(of: Card, how: str) -> bool:
    """Whether it comes from a hand: as what is played does, unless its text lets it be played from elsewhere."""
    return of.zone == HAND or (how == PLAYED and of.zone not in (DISCARD, DECK))


def _key(per: str, by: str, how: str, kind: str) -> str:
    return f"{per}:{by} {how} {kind}"


def too_many(now: Moment, of: Card, by: str, how: str = PLAYED) -> Refusal | None:
    """cannot: so many have been played, or have come into play if that counts too, by one player or by all together."""
    for bearing in bearing_on(now, player(now, by), "ration") if by in players(now) else ():
        what, most = bearing.effect, resolve_amount(now, bearing.effect.amount, bearing.about)
        ways: tuple[str, ...] = (PLAYED, PUT) if "put" in what.words else (PLAYED,)
        kinds = ANY if what.what == "card" else (what.what,)
        held = "hand" in what.words
        if how not in ways or of.printed.type not in kinds or (held and not _from_hand(of, how)):
            continue
        ways = tuple(f"{way} {FROM_HAND}" for way in ways) if held else ways
        who = players(now) if what.op == "group" else (by,)
        done = sum(uses(now, _key(what.until, name, way, kind)) for name in who for way in ways for kind in kinds)
        if done >= most:
            verb = "played" if "put" not in what.words else "played or put into play"
            said = f"{done} such cards have been {verb}" if done != 1 else f"one such card has been {verb}"
            text = f"{said} this {what.until}, and {bearing.source} allows no more"
            return refuse(text, cite("cannot"), cite("play-restrictions-all"))
    return None
