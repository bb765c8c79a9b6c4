"""immune, cannot, play-permission: what protects a card, what is forbidden outright, what is allowed all the same."""

from __future__ import annotations

from judge.engine import Moment, Refusal, refuse
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.play.abilities.constant_abilities import bearing_on
from judge.games.lotr_lcg.play.abilities.triggering_conditions import barred
from judge.games.lotr_lcg.play.who import any_card
from judge.games.lotr_lcg.things import SCENARIO, Card, Lasting, Occurrence, Player, Printed


def is_immune(now: Moment, of: Card, source: str, controller: str) -> bool:
    """immune: whether a card is immune to the effects of another card; its own effects still concern it."""
    return why_immune(now, of, source, controller) is not None


def why_immune(now: Moment, of: Card, source: str, controller: str = "") -> Refusal | None:
    """immune: the refusal for an effect that a card is immune to."""
    from_card = any_card(now, source)
    if from_card is None and controller:
        back = "player" if controller != SCENARIO else "encounter"
        from_card = of._replace(printed=Printed(source, "effect", back=back))
    if not of.in_play or from_card is None or source == of.name:
        return None
    host = any_card(now, of.host)
    if host is not None and why_immune(now, host, source) and now.reads("immunity-of-attachments") == "covered":
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
            return refuse(f"{of.name} cannot {bearing.effect.text or what} ({bearing.source})", rule, cite("cannot"))
    return None


def may_be_banned(kind: str, words: str) -> None:
    """cannot: registers what a card may say against a kind of occurrence: `cannot be explored`, and it is not."""
    barred(kind)(lambda now, what: forbidden(now, _concerned(now, what), words))


def _concerned(now: Moment, what: Occurrence) -> Card | Player:
    found = now.get(what.subject)
    assert isinstance(found, Card | Player)
    return found


def _aims_at(now: Moment, bearing: Lasting, whom: str) -> bool:
    """`cannot attack you`: it binds only where it would be done to that player."""
    wanted = bearing.effect.to
    if not wanted.how or whom in members(now, wanted, bearing.about):
        return True
    return now.reads("ban-for-everybody") == "everybody"


RULES_OF = {"be damaged": "cannot-be-damaged", "have attachments": "cannot-have-attachments"}


def permits(now: Moment, of: Card, what: str) -> str:
    """play-permission: the source of a permission such as `defend without exhausting`; empty without one."""
    return next((each.source for each in bearing_on(now, of, "permit") if each.effect.what == what), "")


def spared(now: Moment, of: Card, what: str) -> bool:
    """Whether an exhausted character may do what it need not exhaust for; no by default, but that is a reading."""
    return bool(permits(now, of, what)) and now.reads("spared-but-exhausted") == "may"
