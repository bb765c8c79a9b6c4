"""Occasions of a challenge that is won in somebody's company, and of tokens that go from a player's section."""

from __future__ import annotations

from typing import Any

from judge.games.wot_ccg.cards.forms.clauses import clause
from judge.games.wot_ccg.cards.forms.frames.occasions import OPPONENT, _named, occasion, of_cards, said_of
from judge.games.wot_ccg.cards.forms.further.taking_part import WON, _winning
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.meanings import YOU
from judge.games.wot_ccg.cards.meanings.effects import Clause, Occasion

KINDS = ("a/any challenge", "{whose:told-challenge}")
WHEN = "when/if/after"
clause.converts(
    _winning, never,
    *(f"{when} you {won} {kind} in which {{whom}} {takes} , {{it:clause}}" for won in WON for kind in KINDS
      for when in (WHEN, "each/every time") for takes in ("is/are participating", "participated/participates")),
    *(f"{when} you {won} {kind} with {{whom}} participating , {{it:clause}}" for won in WON for kind in KINDS
      for when in (WHEN, "each/every time")),
    *(f"{when} {{whom}} {takes} in {kind} (that/which) you {won.partition(' ')[0]} (in/at) , {{it:clause}}"
      for won in WON for kind in ("a/any challenge", "{whose:challenge-kind}") for when in (WHEN, "each/every time")
      for takes in ("is/are participating", "participates/participate/participated")), rank=1,
)  # fmt: skip
OWN = Occasion("you succeed in a challenge you initiated")


def _winning_own(it: Clause, whom: Any) -> Clause | None:
    made = _winning(it, whom)
    return made and made._replace(when=OWN)


clause.converts(
    _winning_own, never,
    *(f"{when} you {won} a/any challenge you initiated/initiate {there} , {{it:clause}}" for won in WON
      for when in (WHEN, "each/every time") for there in (
          "in which {whom} is/are participating", "in which {whom} participated", "with {whom} participating")),
)  # fmt: skip

# Tokens that leave a player's section of the Pattern.
for _event, _does, _verbs in (("convert a token", "convert(s)", "convert/converts"), ("lose a token", "lose(s)",
                                                                                  "lose/loses")):  # fmt: skip
    _they = _event.replace("convert", "converts").replace("lose", "loses")
    _rows = _named({YOU: f"you {_event}", OPPONENT: f"your opponent {_they}"})
    said_of(_rows, f"WHO {_does} a Pattern token")
    occasion.converts(
        _rows[0], never, f"{{who:actor}} {_verbs} (a/one/1) (or more) (of his/your) pattern (token/tokens)", rank=1,
    )  # fmt: skip

# An advantage that comes on a card.
of_cards("gets an advantage", "gets an advantage", "becomes the target of an advantage", (
    "is/are targeted by an/any advantage", "become/becomes the target of an/any advantage",
    "is/are the target of an/any advantage",
))  # fmt: skip
