"""errata, faq: what the errata print and the FAQ tells about a card."""

from __future__ import annotations

import re
from functools import lru_cache

from judge.engine import Cite
from judge.games.highlander import cite

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


@lru_cache(4_096)
def rules_of(title: str) -> tuple[Cite, ...]:
    """The errata that print a card's text, and what the FAQ says of it."""
    low = re.sub("^the (?=shield|prize)", "", title.casefold().replace("\u2019", "'"))
    found = [f"errata-{_unit(low)}"] if low in ERRATA else []
    found += [f"faq-{_unit(low)}"] if low in FAQ else []
    found += [OTHERS[low]] if low in OTHERS else []
    return tuple(cite(unit) for unit in found)
