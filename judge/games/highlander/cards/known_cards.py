"""errata, faq: cards that need not be written out: the Basic cards, Head Shot, cards whose text the errata print."""

from __future__ import annotations

import re
from typing import Any

from judge.engine import Cite
from judge.games.highlander import cite
from judge.games.highlander.cards.meanings import BASIC_ATTACKS, BASIC_BLOCKS

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
                          "text": ["opponent cannot play more attacks than you did"]},
    "kurgan": {"type": "persona", "text": ["your non-ranged attacks +1 damage",
                                            "in the may do/must do phase: discard 1 (s) to ignore a location"]},
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
                        "requires": ["you played no other titled The Master Plan this turn"],
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
    "kern": {"type": "persona", "text": ["if you played a special card this turn: you cannot exert for attacks"]},
    "mako": {"type": "persona", "text": ["in the may do/must do phase: discard 1 special card to draw 1"]},
    "methos": {"type": "persona", "text": ["in the may do/must do phase: discard up to 2 cards to draw 1 for each"]},
    "marcus": {"type": "persona", "text": ["in the may do/must do phase: draw 1 for each object ally in play"]},
    "garrick": {"type": "persona", "text": ["in the may do/must do phase: put 1 illusion on top of your endurance"]},
    "gallen": {"type": "persona", "text": ["you may play an additional attack that is a dirty trick"]},
    "annie": {"type": "persona", "text": ["you may play an additional attack"]},
    "corda": {"type": "persona", "text": ["in the may do/must do phase: draw 1"]},
    "reno": {"type": "persona"},
    "yung dol kim": {"type": "persona", "text": ["you may play attacks as blocks"]},
    "master of the short sword": {"type": "situation", "text": ["you may play basic blocks as attacks"]},
    "gladius": {"type": "weapon", "text": ["when you make a power blow or power block: you discard the top 1 of "
                                           "endurance"]},
    "alex johnson": {"type": "situation", "subtitle": "Mortal: Ally", "persona": "Connor MacLeod", "sign": "reserved",
                     "restriction": 4,
                     "text": ["players cannot retrieve", "opponent cannot reshuffle"]},
    "break weapon": {"type": "event", "weapon": "Gladius", "with": "disarm card",
                     "text": ["if opponent is disarmed: opponent's weapon is broken"]},
    "guillotine": {"type": "object", "text": ["retrieve 1 head shot card"]},
    "james horton": {"type": "pre-game", "text": ["your allies are hunters"]},
    "they also serve": {"type": "situation", "text": ["opponent cannot have more than 1 situation or object or plot "
                                                      "or location in play"]},
    "satellite": {"type": "situation", "text": ["opponent's hand size -1"]},
}  # fmt: skip
KNOWN |= {title: {"type": "attack", "grid": cells[0]} for title, cells in BASIC_ATTACKS.items() if title != "thrust"}
KNOWN |= {title: {"type": "block"} for title in BASIC_BLOCKS}
ERRATA = (
    "thrust", "kurgan", "pistol", "amergan", "bloodlust", "holy ground", "hunter", "chainsaw", "bloodied nose",
    "vengeance", "berserk", "two-handed stance", "luck vs. skill", "weapon lock", "extended blade", "conqueror's hilt",
    "protected resources", "mercenary henchmen", "master thief", "kenny ross", "labyrinth", "unlimited resources",
    "alex johnson", "guillotine",
)  # fmt: skip
FAQ = (
    "bait and switch", "gladius", "katana guard", "kern", "nexus", "pearl earring", "mako", "gallen", "marcus", "annie",
    "corda", "methos", "garrick", "sabre", "selective memory", "tessa", "they also serve", "yung dol kim",
    "jacob kell", "kanis hounds", "cat and mouse", "shield", "prize", "weapon expert",
)  # fmt: skip
OTHERS = {
    "fabulous freebirds": "errata-freebirds", "the master plan": "errata-master-plan", "satellite": "faq-hand-size",
    "master of the short sword": "faq-yung-dol-kim", "break glass": "faq-break-glass", "focus": "faq-focus",
    "colin macleod": "faq-colin", "taking what is mine": "faq-taking-mine", "quality blade": "faq-corda-reno-blade",
    "master's advantage": "faq-masters-advantage-restriction", "reno": "faq-corda-reno", "james horton": "faq-horton",
    "marcus octavius": "faq-marcus", "annie devlin": "faq-annie", "weapons expert": "faq-weapon-expert",
    "cat & mouse": "faq-cat-and-mouse", "break weapon": "errata-break-weapon-gladius",
    "kirk matunas": "faq-in-conjunction", "richie ryan": "faq-richie-darius",
}  # fmt: skip


def _unit(title: str) -> str:
    return re.sub(r"[^a-z]+", "-", title.replace("'", "")).strip("-")


def rules_of(title: str) -> tuple[Cite, ...]:
    """The errata that print a card's text, and what the FAQ says of it."""
    low = re.sub("^the (?=shield|prize)", "", title.casefold().replace("\u2019", "'"))
    found = [f"errata-{_unit(low)}"] if low in ERRATA else []
    found += [f"faq-{_unit(low)}"] if low in FAQ else []
    found += [OTHERS[low]] if low in OTHERS else []
    return tuple(cite(unit) for unit in found)
