"""8.7.2.1, 8.7.3.1: statistics that are increased or reduced by so much: the same as gained or lost."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import Stat, Those
from judge.games.chaotic.cards.meanings.instructions import Gets, Heal

deed = sort("deed")
VERBS = {
    False: ("increase/raise", "is/are increased/raised", "increases/increase"),
    True: ("reduce/decrease/lower", "is/are reduced/decreased/lowered", "decreases/decrease"),
}


def _by(stats: tuple[str, ...], amount: Any, whom: Those | None, less: bool) -> Gets:
    changed = (Stat(amount, stats),)
    return Gets(whom, loses=changed) if less else Gets(whom, gains=changed)


for _less, (_do, _done, _grows) in VERBS.items():
    deed.converts(
        lambda stats, amount, whom=None, less=_less: _by(stats, amount, whom, less),
        lambda given: None,
        f"{_do} {{whom:possessor}} {{stats}} by {{amount}}",
        f"{_do} {{stats}} of {{whom:creatures}} by {{amount}}",
        f"{{whom:possessor}} {{stats}} {_done} by {{amount}}",
        f"{{whom:possessor}} {{stats}} {_grows} by {{amount}}",
        f"{{stats}} of {{whom:creatures}} {_done} by {{amount}}",
        f"{_do} {{stats}} by {{amount}}",
        rank=1,
    )

    sort("getting").converts(
        lambda stats, amount, less=_less: _by(stats, amount, None, less),
        lambda given: None,
        f"ha[s|ve] (its|their) {{stats}} {_done.removeprefix('is/are ')} by {{amount}}",
        rank=1,
    )
    deed.converts(
        lambda whom, stats, amount, less=_less: _by(stats, amount, whom, less),
        lambda given: None,
        f"{{whom}} ha[s|ve] (its|their) {{stats}} {_done.removeprefix('is/are ')} by {{amount}}",
        rank=1,
    )

# g-heal: damage that is healed is Energy that comes back.
deed.converts(
    lambda amount, whom: Heal(amount, whom),
    lambda given: None,
    "heal {amount} Energy to/from/of/on {whom}",
    "{whom} heal[s|] {amount} Energy",
    rank=1,
)
