"""What cards of later sets say of locations with two sides, which this rulebook does not have."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import deed, of
from judge.games.lotr_lcg.cards.meanings import IT, Opening, Phrase, Quality, Trigger

deed("flip", "flip[s|] {group:cards} over", "flip[s|] over {group:cards}")
for side in ("facedown side", "face down side", "other side"):
    deed("look behind", f"look[s|] at the {side} of {{group:cards}}", f"peek[s|] at the {side} of {{group:cards}}")
    deed("look behind", f"look[s|] at its {side}", f"peek[s|] at its {side}", group=IT, rank=1)


def _turned_up(subject: Phrase, it: Opening) -> Opening | None:
    """`when` and `after` are one moment here: before it the text is on the side that nobody sees."""
    waits = Trigger("flipped", subject, detail="active location")
    return None if it.triggers else it._replace(timing="after", triggers=(waits,))


def _of_turned_up(given: Any) -> Mapping[str, Any] | None:
    waits = given.triggers[0] if isinstance(given, Opening) and len(given.triggers) == 1 else None
    if waits is None or waits.kind != "flipped":
        return None
    it = given._replace(timing="", triggers=())
    return {"subject": waits.subject, "it": it} if given == _turned_up(waits.subject, it) else None


of["triggered part"].converts(
    _turned_up,
    _of_turned_up,
    *(f"{at} {{subject:cards}} is flipped over while active, {{it:effect part}}" for at in ("after", "when")),
    *(f"{at} {{subject:cards}} is flipped (over) while it is active, {{it:effect part}}" for at in ("after", "when")),
)
of["quality"].form(Quality, "uncharted", kind="keyword", word="uncharted", rank=2)
