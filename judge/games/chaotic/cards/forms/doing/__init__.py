"""8.5.2, 8.7.1: the rows of what is done once, and of what is so for a while or as long as a card is there."""

from judge.games.chaotic.cards.forms.doing import (
    changing_damage,
    costs_of_mugic,
    deeds,
    each_player,
    elsewhere,
    gaining,
    increasing,
    lasting,
    moving,
    players,
    scanned,
    searching,
)

__all__ = [
    "changing_damage", "costs_of_mugic", "deeds", "each_player", "elsewhere", "gaining", "increasing",
    "lasting", "moving", "players", "scanned", "searching",
]  # fmt: skip
