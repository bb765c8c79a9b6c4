"""triggering-condition: what a player does to cards, told of that player; and where a location was explored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.when.occasions import IS_CANCELED, MUCH, REVEALED, occasion
from judge.games.lotr_lcg.cards.language import WHEN_REVEALED, of
from judge.games.lotr_lcg.cards.meanings import YOU, Phrase, Trigger


# --- `a player places any amount of progress on a location`: by a card, since questing is what all of them do
def _placed_by(player: Phrase, subject: Phrase) -> Trigger | None:
    return None if player.how == "you" else Trigger("progress", subject, player=player, cause="card effect")


def _of_placed_by(given: Any) -> Mapping[str, Any] | None:
    made = _placed_by(given.player, given.subject) if isinstance(given, Trigger) and given.player.how else None
    return {"player": given.player, "subject": given.subject} if made is not None and made == given else None


of["happening"].converts(
    _placed_by,
    _of_placed_by,
    f"{{player}} places {MUCH} progress on {{subject:cards}}",
    f"{{player}} places {MUCH} progress on {{subject:cards}} by/with/through a player card effect",
)
# --- `cancels a shadow effect`
for who, s in (("player", "s"), ("players", "")):
    occasion("cancel", f"{{player:{who}}} cancel{s} a/any shadow effect", detail="shadow")
    occasion("cancel", *(f"{{player:{who}}} cancel{s} a/any {each} effect" for each in WHEN_REVEALED), detail=REVEALED)
occasion(
    "cancel",
    *(f"the effect[s|] of {{subject:cards}} {each}" for each in (*IS_CANCELED, "are canceled", "are cancelled")),
    *(f"the {one} effect[s|] of {{subject:cards}} {each}" for one in WHEN_REVEALED
      for each in (*IS_CANCELED, "are canceled", "are cancelled")),
    detail=REVEALED,
)  # fmt: skip
# --- `a player card effect reduces a player's threat`: the effect told as the one who does it
cause = of["cause"]
BY = {
    "player card effect": ("a player card effect", "a player card", "any player card effect"),
    "encounter card effect": ("an encounter card effect", "an encounter card", "any encounter card effect"),
    "card effect": ("a card effect", "any card effect", "an effect"),
}
for kind, verbs in (("lower-threat", "lowers/reduces"), ("raise-threat", "raises/increases")):
    for why, effects in BY.items():
        occasion(kind, *(f"{each} {verbs} {{player}} 's threat" for each in effects), cause=why)
        occasion(kind, *(f"{each} {verbs} your threat" for each in effects), player=YOU, cause=why)
# --- `is explored as the active location`
WHERE = {
    "active location": ("as the active location", "while it is the active location", "while active",
                        "as an active location"),
    "staging area": ("while in the staging area", "while it is in the staging area"),
}  # fmt: skip
for zone, places in WHERE.items():
    occasion(
        "explore",
        *(f"{{subject:cards}} [is|are] explored {each}" for each in places),
        *(f"{who} explore {{subject:cards}} {each}" for each in places for who in ("the players", "you")),
        detail=zone,
        rank=1,
    )
