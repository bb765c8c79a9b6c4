"""in-play-out-of-play: cards that are placed under others, or come into play exhausted."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.language import deed, of
from judge.games.lotr_lcg.cards.meanings import Instruction, Phrase

for side, ways in (("facedown", ("facedown", "face down")), ("faceup", ("faceup", "face up"))):
    deed(
        "tuck",
        *(
            f"{verb}[s|] {{group:cards}} {way} {under} {{to:cards}}{out}"
            for verb in ("place", "put")
            for way in ways
            for under in ("under", "underneath")
            for out in ("", ", out of play")
        ),
        what=side,
    )


def _exhausted(group: Phrase) -> Instruction:
    """`puts it into play, exhausted`."""
    return Instruction("several", parts=(Instruction("put", group), Instruction("exhaust", group)))


for sort, s in (("deed", ""), ("does", "s")):
    of[sort].converts(
        _exhausted,
        lambda given: (
            {"group": given.parts[0].group}
            if isinstance(given, Instruction) and len(given.parts) == 2 and given == _exhausted(given.parts[0].group)
            else None
        ),
        f"put{s} {{group:spoken card}} into play (,) exhausted",
        f"put{s} {{group:spoken card}} into play under his/her/your/their control (,) exhausted",
    )
