"""The table as people see it, for the console and for replays."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.engine import Moment
from judge.games.wot_ccg import RULES
from judge.games.wot_ccg.cards.meanings import ABILITIES
from judge.games.wot_ccg.cards.words import said
from judge.games.wot_ccg.play.draw_round import hand_of
from judge.games.wot_ccg.play.payments import pool_of
from judge.games.wot_ccg.play.piles import where
from judge.games.wot_ccg.play.resolution_round.outcome import total
from judge.games.wot_ccg.play.traits import marks
from judge.games.wot_ccg.play.values import mortally_wounded, ratings
from judge.games.wot_ccg.play.who import controller_of, dominant_player, game, last_battle, pattern
from judge.games.wot_ccg.things import FIGHTERS, PLAY, Card, Challenge, Player


def show(now: Moment) -> Mapping[str, Any]:
    """The whole table as plain data."""
    state, tokens = game(now), pattern(now)
    table: dict[str, Any] = {
        "turn": {
            "number": state.turn,
            "dominant": dominant_player(now),
            "last battle": "begun" if last_battle(now) else "no",
        },
        "pattern": {"light": tokens.light, "shadow": tokens.shadow, "neutral": tokens.neutral},
        "players": {each.name: _player(now, each) for each in now.every(Player)},
        "cards": {each.name: _card(now, each) for each in now.every(Card)},
        "challenges": {each.name: _challenge(now, each) for each in now.every(Challenge)},
    }
    return table | ({"result": state.over} if state.over else {})


def _player(now: Moment, player: Player) -> dict[str, Any]:
    return {"side": player.side, "hand": hand_of(now, player.name), "pool": said(pool_of(now, player.name))}


def _card(now: Moment, card: Card) -> dict[str, Any]:
    row: dict[str, Any] = {"controller": controller_of(now, card) or "nobody", "place": where(card)}
    if card.kind in FIGHTERS and card.zone == PLAY:
        row |= {name: n for name, n in zip(ABILITIES, ratings(now, card), strict=True) if n}
        extra = {"damage": card.tokens, "mortally wounded": mortally_wounded(now, card), "rotated": card.rotated,
                 "challenge": card.challenge, "symbols": said(card.symbols) if any(card.symbols) else "",
                 "traits": list(marks(now, card)), "token": "face down" if card.token else ""}  # fmt: skip
        row |= {key: value for key, value in extra.items() if value}
    if card.on:
        row["on"] = card.on
    return row


def _challenge(now: Moment, challenge: Challenge) -> dict[str, Any]:
    row: dict[str, Any] = {"initiator": challenge.initiator, "state": challenge.result or challenge.state}
    if challenge.state == "resolving":
        row |= {
            "support": int(total(now, challenge, "support").total),
            "opposition": int(total(now, challenge, "opposition").total),
        }
    pools = {f"{each.by}: {each.pool} damage": each.amount for each in challenge.damage}
    return row | ({"pools": pools} if pools else {})


RULES.show = show
