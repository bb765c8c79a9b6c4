"""What a card asks for before it is played, in more words."""

from __future__ import annotations

from judge.games.wot_ccg.cards.forms.frames.of_two_players import ROWS, _of_two
from judge.games.wot_ccg.cards.forms.rules import never
from judge.games.wot_ccg.cards.language import sort
from judge.games.wot_ccg.cards.meanings import Condition
from judge.games.wot_ccg.cards.meanings.effects import Played

# Who has more than the other player.
sentence = sort("sentence")
for _test, _several in ROWS.items():
    if _test == "more in force":  # Nobody is in a challenge by then.
        continue
    _more, _fewer, _as_many, _take = _of_two(_test)
    _has = "control" if _test == "controls more" else "have/control/hold"
    for _lead, _made in (("ahead", _more), ("behind", _fewer)):
        sentence.converts(
            lambda action, than, lead, made=_made, _="", **which: (found := made("you", than, lead, **which))
            and Played(action, (found,)), never,
            *(f"you must {_has} {{lead:{_lead}}} {each} than {{than:other-one}} to {{action:do-this}}"
              for each in _several), rank=1,
        )  # fmt: skip


# By a player of a side, who has something besides.
def _by_whom(action: str, side: str, it: Condition) -> Played:
    return Played(action, (Condition("you are", whose=side), it))


sentence.converts(
    _by_whom, never, "{action:only-done} by (a/an/the/any) {side:player-is} player who/that {it:of-player}",
    "only (a/an/the/any) {side:player-is} player who/that {it:of-player} may {action:do-this}", rank=2,
)  # fmt: skip
