"""The Lord of the Rings: The Card Game, revised core Rules Reference: its rules as code."""

from judge.games.lotr_lcg.asks import about_cards as asking
from judge.games.lotr_lcg.play import campaign_mode as campaign
from judge.games.lotr_lcg.play import phase_1_resource as resource
from judge.games.lotr_lcg.play import phase_2_planning as planning
from judge.games.lotr_lcg.play import phase_4_travel as travel
from judge.games.lotr_lcg.play import phase_7_refresh as refresh
from judge.games.lotr_lcg.play import player_elimination as elimination
from judge.games.lotr_lcg.play import round, scoring, setup, threat, winning
from judge.games.lotr_lcg.play import written_choices as several
from judge.games.lotr_lcg.play.abilities import responses as responding
from judge.games.lotr_lcg.play.effects import cancel_and_replacement as replacing
from judge.games.lotr_lcg.play.effects import choosing, lasting, resolving
from judge.games.lotr_lcg.play.effects import search as searching
from judge.games.lotr_lcg.play.in_play import card_types as kinds
from judge.games.lotr_lcg.play.in_play import damage_and_resources as tokens
from judge.games.lotr_lcg.play.in_play import drawing_cards as ofplayers
from judge.games.lotr_lcg.play.in_play import enters_play as entering
from judge.games.lotr_lcg.play.in_play import exhausted_and_ready as states
from judge.games.lotr_lcg.play.in_play import guarded, restricted
from judge.games.lotr_lcg.play.in_play import leaves_play as leaving
from judge.games.lotr_lcg.play.in_play import top_cards as topcards
from judge.games.lotr_lcg.play.initiating import action_windows as playing
from judge.games.lotr_lcg.play.initiating import initiating_abilities as initiating
from judge.games.lotr_lcg.play.initiating import paying_costs as paying
from judge.games.lotr_lcg.play.initiating import targets as aiming
from judge.games.lotr_lcg.play.phase_3_quest import commit_characters as quest
from judge.games.lotr_lcg.play.phase_3_quest import progress, quest_resolution, staging
from judge.games.lotr_lcg.play.phase_5_encounter import engagement_checks as engagement
from judge.games.lotr_lcg.play.phase_5_encounter import optional_engagement as encounter
from judge.games.lotr_lcg.play.phase_6_combat import attack_strength, enemy_attack, enemy_damage, player_attack
from judge.games.lotr_lcg.play.phase_6_combat import declare_defender as defending
from judge.games.lotr_lcg.play.phase_6_combat import resolve_attacks as combat
from judge.games.lotr_lcg.play.phase_6_combat import shadow_cards as shadow
from judge.games.lotr_lcg.rules import RULES
from judge.games.lotr_lcg.table import campaign_rows as campaignlog
from judge.games.lotr_lcg.table import checks as tablecheck
from judge.games.lotr_lcg.table import guide, layout, showing

__all__ = [
    "RULES",
    "aiming",
    "asking",
    "attack_strength",
    "campaign",
    "campaignlog",
    "choosing",
    "combat",
    "defending",
    "elimination",
    "encounter",
    "enemy_attack",
    "enemy_damage",
    "engagement",
    "entering",
    "guarded",
    "guide",
    "initiating",
    "kinds",
    "lasting",
    "layout",
    "leaving",
    "ofplayers",
    "paying",
    "planning",
    "player_attack",
    "playing",
    "progress",
    "quest",
    "quest_resolution",
    "refresh",
    "replacing",
    "resolving",
    "resource",
    "responding",
    "restricted",
    "round",
    "scoring",
    "searching",
    "setup",
    "several",
    "shadow",
    "showing",
    "staging",
    "states",
    "tablecheck",
    "threat",
    "tokens",
    "topcards",
    "travel",
    "winning",
]
