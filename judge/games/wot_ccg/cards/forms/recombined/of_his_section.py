"""Tokens of a player who was targeted, allegiances that are not chosen, dice of neither ability, nobody there."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.further.of_that_challenge import _none_of_these
from judge.games.wot_ccg.cards.forms.rules import has, never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import Condition, Ref, Role
from judge.games.wot_ccg.cards.meanings.effects import Deed, Played

simple, condition, predicate = LANGUAGE.sorts["simple"], sort("condition"), sort("predicate")
TARGET = Ref("target")
HIS = ("his section", "that player 's section", "the target 's section", "the target player 's section")
OF = "(of the pattern)"


# From his section to one's own, or to the neutral one.
def _moved(amount: Any) -> Deed:
    return Deed("move tokens", TARGET, amount, "his")


def _of_moved(given: Any) -> Mapping[str, Any] | None:
    own = isinstance(given, Deed) and given == _moved(given.amount)
    return {"amount": given.amount} if own else None


simple.converts(
    _moved, _of_moved, "move {amount} token[|s] from his section of the Pattern to your section",
    *(f"move/take {{amount}} (pattern) token[|s] from {his} {OF} (to|and add it to|and add them to) your section {OF}"
      for his in HIS),
)  # fmt: skip
simple.converts(
    lambda amount: Deed("convert tokens", TARGET, amount), never,
    *(f"move {{amount}} (pattern) token[|s] from {his} {OF} to the neutral section {OF}" for his in HIS),
    "convert {amount} of his/that player 's/the target 's pattern (token/tokens) (to neutral|to neutral tokens|to a "
    "neutral token)", rank=1,
)  # fmt: skip
LANGUAGE.sorts["does"].converts(
    lambda amount: Deed("convert tokens", Ref("same player"), amount), never,
    "convert/converts {amount} of his/their (own) pattern (token/tokens) (to neutral|to neutral tokens|to a neutral "
    "token)", rank=1,
)  # fmt: skip


# An allegiance, but none of some.
def _choose_other(several: tuple[str, ...]) -> Deed | None:
    return Deed("choose", allegiance="|".join(several)) if len(several) > 1 else None


def _of_other(given: Any) -> Mapping[str, Any] | None:
    several = tuple(given.allegiance.split("|")) if isinstance(given, Deed) and given.verb == "choose" else ()
    return {"several": several} if len(several) > 1 and given == _choose_other(several) else None


barred = LANGUAGE.sort("barred-allegiance", "an allegiance that is not chosen")
barred.converts(lambda it: it, lambda given: {"it": given} if isinstance(given, str) else None, "non- {it:allegiance}")
LANGUAGE.sorts["aim"].converts(
    _choose_other, _of_other, "choose a {several:barred-allegiance&} allegiance",
    "choose/select/name a {several:barred-allegiance+} allegiance",
    "choose/select/name a/an {several:barred-allegiance&} allegiance",
    "choose/select/name an allegiance other than {several:allegiance|}",
)  # fmt: skip

# Dice of neither ability.
has.converts(
    lambda place, one, two: _none_of_these(place, (one, two)), never,
    "neither {one:ability} nor {two:ability} (dice) may be rolled in {place:that-challenge}",
    "neither {one:ability} nor {two:ability} (dice) can be rolled in {place:that-challenge}",
)  # fmt: skip

# In a challenge in which a player has nobody, or so many.
FIGHTS = "participating in a/any/the challenge in which {it:forces-there}"
condition.converts(lambda it, _="": it, never, f"(it is) {FIGHTS}", f"{{_:the-card-itself}} is {FIGHTS}", rank=1)
predicate.form(
    Role, "ignore[s|] (all/any) damage on it when it roll/rolls its dice",
    "ignore[s|] (all/any) damage tokens (on it) when it roll/rolls its dice", what="rolls as undamaged", rank=1,
)  # fmt: skip


# By a player of a side, and only if something is so of him.
def _and_only(action: str, side: str, it: Condition) -> Played:
    return Played(action, (Condition("you are", whose=side), it))


sort("sentence").converts(
    _and_only, never,
    "only (a/an/the/any) {side:player-is} player/players may/can {action:do-this} , and only if he/she/they "
    "{it:of-player}",
    "{action:only-done} by (a/an/the/any) {side:player-is} player , and only if he/she {it:of-player}", rank=1,
)  # fmt: skip
