"""From the meaning of a sentence to what is carried out: one instruction for each thing that is done to one group."""

from judge.games.lotr_lcg.cards.expanding.amounts import with_x
from judge.games.lotr_lcg.cards.expanding.occasions import WHERE_IN_PLAY, triggers
from judge.games.lotr_lcg.cards.expanding.roles import must_happen
from judge.games.lotr_lcg.cards.expanding.sentence import asks_of_attack, expanded, within_the_rules
from judge.games.lotr_lcg.cards.expanding.spoken_of import instead_of_it, of_all_players, of_its_own, of_this_enemy
from judge.games.lotr_lcg.cards.expanding.verbs import CONTINUOUS, OF_PLAYERS, PRICES, RATIONS, Unread

__all__ = [
    "CONTINUOUS",
    "OF_PLAYERS",
    "PRICES",
    "RATIONS",
    "WHERE_IN_PLAY",
    "Unread",
    "asks_of_attack",
    "expanded",
    "instead_of_it",
    "must_happen",
    "of_all_players",
    "of_its_own",
    "of_this_enemy",
    "triggers",
    "with_x",
    "within_the_rules",
]
