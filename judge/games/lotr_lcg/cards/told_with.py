"""effects: what every row for something that is done can be told with, without another row: `cards equal to ...`."""

from __future__ import annotations

import re
from collections.abc import Iterator


def further(template: str) -> Iterator[str]:
    """What every deed can be told with: `cards equal to ...`, `by the number of ...`, `choose and discard ...`."""
    counted = MANY.fullmatch(template)
    if (by_players := FOR_PLAYERS.search(template)) is not None and template.count("{amount}") == 1:
        told = f"{{amount:so many a player}} {by_players[1]} per player"
        yield template.replace(by_players[0], told)
    if counted is not None:
        before, things, after = counted[1], counted[2].replace("[|s]", "s"), counted[3]
        for many in ("", "a number of ", "an amount of "):
            yield f"{before}{many}{things} equal to {{amount:quantity}}{after}"
            if after:
                yield f"{before}{many}{things}{after} equal to {{amount:quantity}}"
    if MORE_OF.match(template):
        yield template.replace("{amount} ", "{amount} additional ", 1)
    if template.endswith(" by {amount}"):
        yield f"{template[:-8]}{{amount:plain quantity}}"
        yield f"{template[:-8]}an amount/number equal to {{amount:quantity}}"
    if PLACED.match(template) and template.count("{group:") == 1:
        yield f"choose[s|] and {template.replace('{group:cards}', '{group:target}')}"
    if TARGETED.match(template) and template.count("{group:") == 1:
        yield f"choose[s|] and {template.replace('{group:cards}', '{group:target}')}"


FOR_PLAYERS = re.compile(
    r"\{amount\} ((?:damage|progress|(?:resource|resource token|time counter|villager token)\[\|s\])(?! \w+ed\b))(?= )"
)
THINGS = r"(?:additional )?(?:damage|progress|(?:resource|card|shadow card|time counter)\[\|s\])"
MANY = re.compile(rf"(\w+\[\w*\|\w*\] (?:\{{group:\w+\}} )?)\{{amount\}} ({THINGS})((?: .*)?)")
MORE_OF = re.compile(r"(?:deal|place|add|put)\[s\|\] \{amount\} (?:damage|progress|resource\[\|s\]) (?:on|to) ")
PLACED = re.compile(
    r"(?:deal|place|heal|add)\[s\|\] \{amount\} (?:damage|progress|resource\[\|s\]) (?:to|on|from) \{group:cards\}$"
)
TARGETED = re.compile(r"\w*\[\w*\|\w*\] \{group:cards\}")
