"""VII. Refresh phase, 7.1 to 7.5: cards ready, threat rises, the first player token moves on."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.deeds import in_vain, just_happens
from judge.games.lotr_lcg.play.abilities.constant_abilities import bearing_on, forbidden
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen, occurs, settle
from judge.games.lotr_lcg.play.in_play.card_types import is_a
from judge.games.lotr_lcg.play.values import resolve_amount
from judge.games.lotr_lcg.play.who import controlled, first_player, game, in_play, in_player_order, next_player, player
from judge.games.lotr_lcg.things import Card, Occurrence, Player

THREAT = 1


@RULES.step
def ready_cards(now: Moment) -> None:
    """7.2: all exhausted cards ready at the same time."""
    exhausted = [card for card in in_play(now) if card.exhausted and not _stays_exhausted(now, card)]
    now.say("All exhausted cards ready." if exhausted else "No card is exhausted.", cite("7.2"))
    happen(now, *(Occurrence("ready", card.name, player=card.controller, rules=("7.2",)) for card in exhausted))


def _stays_exhausted(now: Moment, card: Card) -> bool:
    """cannot: a card may say that it does not ready in the refresh phase."""
    refusal = forbidden(now, card, "ready during the refresh phase")
    if refusal is not None:
        now.say(f"{refusal.text}.", *refusal.cites, event=("prevented", card.name))
    return refusal is not None


@RULES.step
def raise_threat(now: Moment) -> None:
    """7.3: each player raises threat by 1, all at once."""
    rising = [name for name in in_player_order(now) if not _stays(now, name)]
    each_hero = now.tries("threat-for-each-hero", "each-hero")
    times = {name: max(1, _heroes(now, name)) if each_hero else 1 for name in rising}
    raised = ((name, THREAT * times[name] + _more(now, name)) for name in rising)
    happen(now, *(Occurrence("raise-threat", name, much, player=name) for name, much in raised))


def _heroes(now: Moment, name: str) -> int:
    return sum(is_a(now, card, "hero") for card in controlled(now, name))


def _more(now: Moment, name: str) -> int:
    """7.3: what card text adds to that."""
    added = 0
    for bearing in bearing_on(now, player(now, name), "refresh threat"):
        much = resolve_amount(now, bearing.effect.amount, bearing.about)
        now.say(
            f"{bearing.source}: {name} raises their threat by {much} more.",
            cite("7.3"),
            cite("golden-rule-card-over-rules"),
        )
        added += much
    return added


def _stays(now: Moment, name: str) -> bool:
    """cannot: a card may say that a player does not raise threat in the refresh phase."""
    refusal = forbidden(now, player(now, name), "raise threat during the refresh phase")
    if refusal is not None:
        now.say(f"{refusal.text}.", *refusal.cites, event=("prevented", name))
    return refusal is not None


@RULES.step
def pass_first_player_token(now: Moment) -> None:
    """7.4: the next player clockwise becomes the first player; alone, a player keeps the token."""
    first = first_player(now)
    following = next_player(now, first)
    if not following:
        said = f"{first} keeps the first player token, because there is no other player."
        now.say(said, cite("7.4"), cite("next-player-solo"))
        return
    if now.tries("token-passes-once", "once") and any(each.eliminated for each in now.every(Player)):
        return
    now.put(game(now)._replace(first=following))
    said = f"{first} passes the first player token to {following}."
    now.say(said, cite("7.4"), cite("first-player-passes"), actor=first, event=("first", following))
    settle(now)


just_happens("first player", player="self")
in_vain("first player", lambda now, name: first_player(now) == name, "is already the first player", "first-player")


@occurs("first-player")
def take_first_player_token(now: Moment, what: Occurrence) -> None:
    """first-player: a card effect makes somebody the first player."""
    now.put(game(now)._replace(first=what.subject))
    now.say(f"{what.subject} is now the first player.", cite("first-player"), event=("first", what.subject))
