"""Appendix III, Campaign Mode: what can be asked about the campaign log."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.asks.naming import named_player
from judge.games.lotr_lcg.play.campaign_mode import campaign, penalty_of


@RULES.quantity("threat penalty of {player}", cite("campaign-threat-penalty"))
def threat_penalty(now: Moment, player: str) -> int:
    """The threat a player adds to the starting threat in a campaign."""
    return penalty_of(now, named_player(now, player).name)


@RULES.quantity("fallen heroes", cite("campaign-fallen"))
def fallen_heroes(now: Moment) -> list[str]:
    """The heroes on the list of fallen heroes."""
    return list(campaign(now).fallen)


@RULES.quantity("{hero} is a fallen hero", cite("campaign-fallen"))
def is_fallen(now: Moment, hero: str) -> bool:
    """Whether a hero is on the list of fallen heroes."""
    return hero.casefold() in (each.casefold() for each in campaign(now).fallen)


@RULES.quantity("campaign pool", cite("campaign-pool"))
def campaign_pool(now: Moment) -> list[str]:
    """The boons and burdens in the campaign pool."""
    return [each.name for each in campaign(now).pool]
