"""What a question can ask for about the Horn of Valere."""

from __future__ import annotations

from judge.engine import Moment, Ruled
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.asks.naming import Answer, told, unavoidable
from judge.games.wot_conquest.play.silence import NoRule, at_stake
from judge.games.wot_conquest.play.who import horn
from judge.games.wot_conquest.things import OPEN, STANDING, City
from judge.kit.asks import ask_about


@RULES.quantity("owner of the horn", "horn owner", cite("neutral.3-first"), cite("horn-of-valere"))
def horn_owner(now: Moment) -> Answer:
    """Who has the Horn of Valere: a player or `nobody`."""
    now = unavoidable(now)
    found = horn(now)
    if found.state == OPEN:
        why = "nothing says what becomes of the Horn when its city is razed"
        return told(NoRule(why, cite("neutral.3-first"), cite("raze")))
    razed = any(city.state != STANDING for city in now.every(City)) and not found.owner
    return told(at_stake(now) or Ruled(found.owner or "nobody", (cite("raze"),) if razed else ()))


def _city(now: Moment) -> Answer:
    found = horn(unavoidable(now))
    return found.city or ("any city" if found.any_city else "none")


ask_about(RULES, None, [
    ("horn is found", lambda now: horn(now).found, (cite("neutral.3-roll"), cite("neutral.3-condition")),
     "Whether the Horn of Valere has been found."),
    ("horn city", _city, (cite("neutral.3-city"), cite("neutral.3-condition")),
     "The city selected for the Horn; `any city` where the next conquest decides, else `none`."),
    ("state of the horn", lambda now: "found" if horn(now).found else "not found",
     (cite("neutral.3-roll"), cite("neutral.3-condition")), "`found` or `not found`."),
])  # fmt: skip
