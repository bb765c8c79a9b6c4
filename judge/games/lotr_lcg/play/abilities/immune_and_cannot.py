"""immune and cannot: what protects a card, and what is forbidden outright."""

from __future__ import annotations

from judge.engine import Moment, Refusal, refuse
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.play.abilities.constant_abilities import Bearing, bearing_on
from judge.games.lotr_lcg.things import SCENARIO, Card, Player, Printed


def is_immune(now: Moment, of: Card, source: str, controller: str) -> bool:
    """immune: whether a card is immune to the effects of another card; its own effects still concern it."""
    return why_immune(now, of, source, controller) is not None


def why_immune(now: Moment, of: Card, source: str, controller: str = "") -> Refusal | None:
    """immune: the refusal for an effect that a card is immune to."""
    from_card = now.get(source)
    if not isinstance(from_card, Card) and controller:
        back = "player" if controller != SCENARIO else "encounter"
        from_card = of._replace(printed=Printed(source, "effect", back=back))
    if not of.in_play or not isinstance(from_card, Card) or source == of.name:
        return None
    host = now.get(of.host) if of.host else None
    if isinstance(host, Card) and why_immune(now, host, source) and now.reads("immunity-of-attachments") == "covered":
        return why_immune(now, host, source)
    for bearing in bearing_on(now, of, "immune"):
        if _covers(bearing.effect.what, from_card) and now.reads("immunity-ignored") == "immune":
            return refuse(f"{of.name} is immune to {bearing.effect.what}", cite("immune"))
    return None


def _covers(what: str, source: Card) -> bool:
    """The set of effects that an immunity names: of player cards, of encounter cards, of events, of a sphere."""
    low = what.casefold()
    player_card = source.printed.back == "player"
    if low.startswith("player card"):
        return player_card
    if low.startswith("encounter card"):
        return not player_card
    return low.split()[0].removesuffix("s") in (source.printed.type, *source.printed.spheres)


def forbidden(now: Moment, of: Card | Player, what: str, whom: str = "") -> Refusal | None:
    """cannot: the refusal where a card says that something cannot be done, to anybody or just to a certain player."""
    for bearing in bearing_on(now, of, "cannot"):
        if bearing.effect.what == what and _aims_at(now, bearing, whom):
            if now.reads("cannot-overridden") == "overridden":
                continue
            rule = cite(RULES_OF.get(what, "cannot"))
            words = f"{bearing.effect.text or what}"
            return refuse(f"{of.name} cannot {words} ({bearing.source})", rule, cite("cannot"))
    return None


def _aims_at(now: Moment, bearing: Bearing, whom: str) -> bool:
    """`cannot attack you`: it binds only where it would be done to that player."""
    wanted = bearing.effect.to
    if not wanted.how or whom in members(now, wanted, bearing.about):
        return True
    return now.reads("ban-for-everybody") == "everybody"


RULES_OF = {"be damaged": "cannot-be-damaged", "have attachments": "cannot-have-attachments"}
