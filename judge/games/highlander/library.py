"""Cards that need not be written out: the Basic cards, the Head Shot Event, cards whose text the errata print."""

from __future__ import annotations

from typing import Any

from judge.games.highlander.cards import BASIC_ATTACKS, BASIC_BLOCKS

FIRST_HIDDEN = "if opponent played a power blow last turn: first attack: may be hidden"
RANGED = {"type": "ranged attack", "even-disarmed": True}
KNOWN: dict[str, dict[str, Any]] = {
    "head shot": {"type": "event", "with": "attack", "text": ["is a head shot"]},
    "thrust": {"type": "attack", "grid": "middle center", "text": ["+1 damage", FIRST_HIDDEN]},
    "amergan": {"type": "event", "with": "weapon non-special attack that cannot be a power blow",
                "text": ["is a power blow", "3 damage", "cannot be a head shot"]},
    "bloodied nose": {"type": "dirty trick", "grid": "upper center", "restriction": 2,
                      "text": ["if successful: opponent discards the top card of endurance for each card in hand"]},
    "fabulous freebirds": {"type": "situation", "subtitle": "Mortal: Ally", "text": ["your dirty tricks 1 damage"]},
    "holy ground": {"type": "event", "restriction": 3,
                    "text": ["avoid all attacks", "skip the attack phase",
                             "remove the top 3 of your endurance from the game"]},
    "hunter": {"type": "situation", "restriction": 2, "groups": ["hunter"], "text": ["opponent is considered prone"]},
    "two-handed stance": {"type": "situation", "hands": 1, "weapon": "Katana", "groups": ["standing defense"],
                          "text": ["opponent cannot play more attacks than you did next turn"]},
    "kurgan": {"type": "persona", "text": ["your non-ranged attacks +1 damage",
                                            "in the may do/must do phase: ignore a location"]},
    "luck vs. skill": {"type": "event", "in-place-of-attack": True,
                       "text": ["challenge strength: loser immediately discards 1 defense for each gem"]},
    "mercenary henchmen": {"type": "event", "persona": "Xavier St. Cloud", "sign": "reserved", "restriction": 2,
                           "text": ["opponent takes 3 damage",
                                    "soft exertion for agility or reason: opponent may prevent 1 damage for each gem"]},
    "pistol": {**RANGED, "grid": "middle center", "restriction": 2, "hands": 1, "text": ["1 damage"]},
    "protected resources": {"type": "situation", "restriction": 2, "text": ["avoid forced discards"]},
    "weapon lock": {"type": "edge", "weapon": "Single Handed Broadsword", "restriction": 4, "with": "block",
                    "text": ["retrieve 3 basic attacks", "no attack this turn"]},
    "extended blade": {"type": "object", "persona": "General Katana", "sign": "signature", "restriction": 2,
                       "weapon": "Two Handed Broadsword",
                       "text": ["may play non-special attacks after playing a back away"]},
    "conqueror's hilt": {"type": "object", "groups": ["hilt"], "persona": "Martin Hyde", "sign": "signature",
                         "text": ["opponent discards a Master card to play a Master card from hand"]},
    "the master plan": {"type": "edge", "with": "plot", "persona": "Xavier St. Cloud", "sign": "signature",
                        "text": ["you may play an additional plot this turn"]},
    "unlimited resources": {"type": "edge", "with": "titled risk management", "persona": "Grayson",
                            "sign": "reserved", "text": ["you may play an additional situation this turn"]},
    "vengeance": {"type": "event", "with": "non-special attack", "persona": "Colin MacLeod", "restriction": 4,
                  "requires": ["opponent removed an ally last turn"], "text": ["cannot be blocked or dodged"]},
    "master thief": {"type": "event", "persona": "Zachary Blaine", "sign": "signature", "restriction": 2,
                     "text": ["discard any number of cards", "opponent discards an equal number of cards"]},
    "bloodlust": {"type": "event", "persona": "Kurgan", "sign": "reserved", "restriction": 2,
                  "in-place-of-attack": True,
                  "text": ["make a 15 card hard exertion and play up to 15 non-special attacks from it and hand",
                           "your attacks are reduced to 1 damage this turn", "dodges avoid one attack only",
                           "you lose 2 ability"]},
    "berserk": {"type": "event", "persona": "Slan Quince", "sign": "signature", "restriction": 2,
                "in-place-of-attack": True,
                "text": ["make a 10 card hard exertion and play up to 10 non-special attacks from it and hand",
                         "you may make multiple power blows this turn", "dodges avoid one attack only",
                         "you lose 2 ability"]},
    "chainsaw": {"type": "weapon", "hands": 2,
                 "text": ["opponent's maximum ability -1 for each point of damage",
                          "must make an unmodified hard exertion to play a dodge from hand"]},
    "kenny ross": {"type": "situation", "subtitle": "Guardian: Immortal Ally", "restriction": 2, "copies": True,
                   "text": ["remove from the game: reshuffle"]},
    "labyrinth": {"type": "location", "text": ["no player can look at another player's hand"]},
}  # fmt: skip
KNOWN |= {title: {"type": "attack", "grid": cells[0]} for title, cells in BASIC_ATTACKS.items() if title != "thrust"}
KNOWN |= {title: {"type": "block"} for title in BASIC_BLOCKS}
CITES = {
    "thrust": "errata-thrust", "fabulous freebirds": "errata-freebirds", "kurgan": "errata-kurgan",
    "pistol": "errata-pistol", "amergan": "errata-amergan", "bloodlust": "errata-bloodlust",
    "holy ground": "errata-holy-ground", "hunter": "errata-hunter", "chainsaw": "errata-chainsaw",
    "bloodied nose": "errata-bloodied-nose", "vengeance": "errata-vengeance", "berserk": "errata-berserk",
    "two-handed stance": "errata-two-handed-stance", "luck vs. skill": "errata-luck-vs-skill",
    "weapon lock": "errata-weapon-lock", "extended blade": "errata-extended-blade",
    "conqueror's hilt": "errata-conquerors-hilt", "protected resources": "errata-protected-resources",
    "mercenary henchmen": "errata-mercenary-henchmen", "master thief": "errata-master-thief",
    "the master plan": "errata-master-plan", "kenny ross": "errata-kenny-ross", "labyrinth": "errata-labyrinth",
    "unlimited resources": "errata-unlimited-resources",
}  # fmt: skip
