"""What a question can ask for about the Horn of Valere."""

from __future__ import annotations

from judge.engine import Moment, Ruled
from judge.games.wot_conquest import RULES, cite
from judge.games.wot_conquest.asks.naming import Answer, told, unavoidable
from judge.games.wot_conquest.play.silence import NoRule, at_stake
from judge.games.wot_conquest.play.who import horn
from judge.games.wot_conquest.things import OPEN, STANDING, City, Player
from judge.kit.asks import ask_about


@RULES.quantity("owner of the horn", "horn owner", cite("neutral.3-first"), cite("horn-of-valere"))
def horn_owner(now: Moment) -> Answer:
    """Who has the Horn of Valere: a player or `nobody`."""
    now = unavoidable(now)
    found = horn(now)
    if found.state == OPEN:
        why = "the rulebook does not say what becomes of the Horn when its city is razed"
        return told(NoRule(why, cite("neutral.3-first"), cite("raze")))
    owner = _as_people_say(now, found.owner)
    razed = any(city.state != STANDING for city in now.every(City)) and not found.owner
    return told(at_stake(now) or Ruled(owner or "nobody", (cite("raze"),) if razed else ()))


def _as_people_say(now: Moment, owner: str) -> str:
    """neutral.3-first, neutral.3-none: the first conqueror has it, though some name another player, or nobody."""
    if owner and now.reads("horn-taken") == "nobody":
        return ""
    takers = {owner, *(city.taker for city in now.every(City))}
    others = [each.name for each in now.every(Player) if each.name not in takers]
    at = {"first": 0, "second": 1, "third": 2}.get(now.reads("horn-goes"), len(others))
    return others[at] if at < len(others) else owner


def _city(now: Moment) -> Answer:
    """neutral.3-city, neutral.3-condition: the city that was selected; no other one is, once the Horn is found."""
    now = unavoidable(now)
    found = horn(now)
    others = [city.name for city in now.every(City) if found.city and city.name != found.city]
    at = {"first": 0, "second": 1}.get(now.reads("horn-moves") if others else "", len(others))
    if at < len(others):
        return others[at]
    return found.city or ("any city" if found.any_city else "none")


ask_about(RULES, None, [
    ("horn is found", lambda now: horn(now).found, (cite("neutral.3-roll"), cite("neutral.3-condition")),
     "Whether the Horn of Valere has been found."),
    ("horn city", _city, (cite("neutral.3-city"), cite("neutral.3-condition")),
     "The city selected for the Horn; `any city` where the next conquest decides, else `none`."),
    ("state of the horn", lambda now: "found" if horn(now).found else "not found",
     (cite("neutral.3-roll"), cite("neutral.3-condition")), "`found` or `not found`."),
])  # fmt: skip
