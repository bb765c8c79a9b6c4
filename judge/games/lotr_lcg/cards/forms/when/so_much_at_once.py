"""triggering-condition: how much it has to be at once: `after this card takes 3 or more damage`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import Amount, Condition, Opening, Phrase, Range, Trigger

NOBODY = Phrase()


def at_once(kind: str, just: str, timing: str, by: str = "") -> tuple[Any, Any]:
    """What happened, and how much of it there was; `1 or more` is said of anything that happens at all.

    `by` is a cause that its words say themselves.
    """

    def make(
        it: Opening, range: Range, subject: Phrase = NOBODY, player: Phrase = NOBODY, cause: str = ""
    ) -> Opening | None:
        much = Condition("compare", left=Amount(of=just), range=range)
        few = range.op not in (">=", ">", "=") or (range.amount.number < 2 and not range.amount.of)
        if it.triggers or few or range.amount.number < 0:
            return None
        waits = Trigger(kind, subject, player=player, cause=by or cause)
        deeds = it.deeds._replace(conditions=(much, *it.deeds.conditions))
        return it._replace(timing=timing, triggers=(waits,), deeds=deeds)

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Opening) or len(given.triggers) != 1 or not given.deeds.conditions:
            return None
        waits, first, rest = given.triggers[0], given.deeds.conditions[0], given.deeds.conditions[1:]
        bare = given._replace(timing="", triggers=(), deeds=given.deeds._replace(conditions=rest))
        if first.range is None or given != make(bare, first.range, waits.subject, waits.player, waits.cause):
            return None
        told = {"subject": waits.subject, "player": waits.player, "cause": "" if by else waits.cause}
        return {"it": bare, "range": first.range} | {
            key: each for key, each in told.items() if each not in (NOBODY, "")
        }

    return make, take


MANY = "{range:so many tokens}"
FORMS = {
    ("damage", "damage just dealt"): (
        f"{{subject:cards}} take[s|] {MANY} damage",
        f"{{subject:cards}} [is|are] dealt {MANY} damage",
        f"{{subject:cards}} suffer[s|] {MANY} damage",
        f"{MANY} damage is dealt to {{subject:cards}}",
        f"{MANY} damage is placed on {{subject:cards}}",
    ),
    ("heal", "damage just healed"): (
        f"{MANY} damage is healed/removed from {{subject:cards}}",
        f"{{subject:cards}} [is|are] healed of {MANY} damage",
    ),
    ("progress", "progress just placed"): (
        f"{MANY} progress is/are placed on {{subject:cards}}",
        f"placing {MANY} progress on {{subject:cards}}",
        f"the players place {MANY} progress on {{subject:cards}}",
    ),
    ("remove-progress", "progress just removed"): (f"{MANY} progress is/are removed/discarded from {{subject:cards}}",),
    ("draw", "cards just drawn"): (f"{{player}} draws {MANY} cards", f"{{player:players}} draw {MANY} cards"),
}  # fmt: skip
for (kind, just), said in FORMS.items():
    caused = [each for each in said if kind in ("damage", "draw")]
    every = (*said, *(f"{each} {{cause}}" for each in caused))
    for timing, opens in (("after", ("after",)), ("when", ("when", "if", "each time", "whenever"))):
        for template in every:
            of["triggered part"].converts(
                *at_once(kind, just, timing), *(f"{word} {template}, {{it:effect part}}" for word in opens), rank=1
            )
