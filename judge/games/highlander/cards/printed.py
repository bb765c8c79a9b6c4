"""anatomy-text: card text as it is printed, turned into the short words that the rules read."""

from __future__ import annotations

import re

from judge.kit.words import number

N = r"(\d|one|two|three|four|five|an?)"
REWORDED: tuple[tuple[str, str], ...] = (
    (r"while (?:this card|it) is in play, (.+)", r"\1"),
    (r"(.+) for each card (?:they|you) have in (?:their|your) hand", r"\1 for each card in hand"),
    (r"(dodges will not avoid multiple attacks) you play(.*)", r"\1\2"),
    (rf"(.+ )?(hand size|exertions?) (?:is|are) increased by {N}(?: cards?)?", r"\1\2 +\3"),
    (rf"(.+ )?(hand size|exertions?) (?:is|are) (?:reduced|decreased) by {N}(?: cards?)?", r"\1\2 -\3"),
    (rf"increase (.+ (?:hand size|exertions?)) by {N}(?: cards?)?", r"\1 +\2"),
    (rf"(?:reduce|decrease) (.+ (?:hand size|exertions?)) by {N}(?: cards?)?", r"\1 -\2"),
    (r"(prevent) up to (.+)", r"\1 \2"),
    (r"((?:ignore|nullify|remove|counter) .+) in play", r"\1"),
    (rf"(.+) may only play {N} attacks?(.*)", r"\1 cannot play more than \2 attacks\3"),
    (r"(.+) must (skip .+)", r"\1 \2"),
    (r"you may use this block against (.+)|this block may be used (?:to block|against) (.+)", r"may block \1\2"),
    (r"(.+ (?:may not|cannot)) play an attack during (?:your|their) turn", r"\1 play attacks"),
    (r"(.+) may play two attacks(.*)", r"\1 may play an additional attack\2"),
    (rf"(?:you may )?draw up to {N} cards?", r"you may draw \1"),
    (r"you may draw an additional card", r"you may draw 1"),
    (r"you may make your first attack(?: this turn)? hidden", "first attack: may be hidden"),
)


def reworded(text: str) -> str:
    """One sentence of printed text in short words; as it stands where nothing about it is known."""
    low = " ".join(text.casefold().split())
    for pattern, own in REWORDED:
        if match := re.fullmatch(pattern, low):
            low = match.expand(own)
    return re.sub(r"([+-])(one|two|three|four|five|an?)\b", lambda found: f"{found[1]}{number(found[2])}", low)


def with_colon(text: str) -> tuple[str, str] | None:
    """`If this attack is successful, your opponent is Prone`: what stands before the comma, and what after it."""
    match = re.fullmatch(r"((?:only )?(?:if|when|while) .+?), (.+)", text, re.IGNORECASE)
    return (match[1], match[2]) if match else None
