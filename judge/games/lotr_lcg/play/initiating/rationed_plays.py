"""play-restrictions: text that lets the players play only so many cards of a kind in a round or phase."""

from __future__ import annotations

from judge.engine import Moment, Refusal, refuse
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.play.abilities.constant_abilities import bearing_on, matters
from judge.games.lotr_lcg.play.in_play.areas import use, uses
from judge.games.lotr_lcg.play.values import resolve_amount
from judge.games.lotr_lcg.play.who import player, players
from judge.games.lotr_lcg.things import Card


def count_played(now: Moment, of: Card, by: str) -> None:
    """put-not-played: counts a card that is played; one that is put into play does not count."""
    if matters(now, "ration"):
        for per in ("round", "phase"):
            use(now, _key(per, by, of.printed.type))


def _key(per: str, by: str, kind: str) -> str:
    return f"{per}:{by} played {kind}"


def too_many(now: Moment, of: Card, by: str) -> Refusal | None:
    """cannot: no more cards of that kind can be played than a card allows, by one player or by all together."""
    for bearing in bearing_on(now, player(now, by), "ration"):
        what, most = bearing.effect, resolve_amount(now, bearing.effect.amount, bearing.about)
        kinds = ("ally", "attachment", "event") if what.what == "card" else (what.what,)
        who = players(now) if what.op == "group" else (by,)
        played = sum(uses(now, _key(what.until, name, kind)) for name in who for kind in kinds)
        if of.printed.type in kinds and played >= most:
            said = f"{played} of the kind have been played" if played != 1 else "one has been played"
            text = f"{said} this {what.until}, and {bearing.source} allows no more"
            return refuse(text, cite("cannot"), cite("play-restrictions-all"))
    return None
