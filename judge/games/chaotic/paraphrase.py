"""Card text as it is printed, in the guide's short words: `target Creature gains 5 Courage`, `courage +5 to target`."""

from __future__ import annotations

import re

STAT = r"(courage|power|wisdom|speed|energy|disciplines|all disciplines|each discipline)"
WHOM = (
    (r"(?:the )?(?:opposing engaged creature|opposing creature|engaged opposing creature)", "opposing"),
    (r"(?:each|every|all|both|the two) engaged creatures?|both creatures", "both engaged"),
    (r"(?:each|every|all) creatures?(?: in play)?", "each"),
    (r"(?:all|each)(?: of)? (?:your creatures?|creatures? you control)|your creatures", "mine"),
    (r"(?:all|each)(?: of)? (?:(?:your )?opponent's creatures?|creatures? (?:an|your) opponent controls)", "theirs"),
    (r"(?:the )?target(?:ed)? (?:creature|mugic|attack|ability|battlegear|player|card)", "target"),
    (r"this creature|your engaged creature|the (?:striking|attacking|equipped) creature|the striker|itself", "this"),
)  # fmt: skip
SUBJECT = r"(target(?: [12])?|this|opposing|each|mine|theirs|both engaged|engaged|it)"
SAID = (
    (rf"{SUBJECT} (?:gains?|gets?|has|have) (\d+) {STAT}", r"\3 +\2 to \1"),
    (rf"{SUBJECT} (?:loses?) (\d+) {STAT}", r"\3 -\2 to \1"),
    (rf"{SUBJECT} (?:gets?|has|have) ([+-]\d+) {STAT}", r"\3 \2 to \1"),
    (rf"{SUBJECT} (?:gains?|has|have|gets?) (.+)", r"gain \2 to \1"),
    (rf"{SUBJECT} (?:loses?) (.+)", r"lose \2 to \1"),
    (rf"{SUBJECT} (cannot|can not|can't|must) (.+)", r"\2 \3 to \1"),
    (rf"(.+?) gains (\d+) {STAT}", r"\3 +\2 to \1"),
    (rf"(.+?) loses (\d+) {STAT}", r"\3 -\2 to \1"),
    (r"(.+?) gains (.+)", r"gain \2 to \1"),
    (rf"{SUBJECT} (?:deals?) (\d+) damage to (.+)", r"deal \2 to \3"),
    (rf"gains? (\d+) {STAT}\b", r"\2 +\1"),
    (rf"loses? (\d+) {STAT}\b", r"\2 -\1"),
    (rf"(?:set|change) (?:the |its )?{STAT}(?: of (\S+))? to (\d+)", r"\1 =\3 to \2"),
    (rf"{STAT} (?:becomes?|is set to|is) (\d+)", r"\1 =\2"),
    (rf"double (?:the |its )?{STAT}", r"\1 x2"),
    (r"(?:take|gain|takes|gains) control of (.+)", r"take control to \1"),
    (r"(?:add|put|place) (?:a|an|one) (?:mugic )?counters? (?:to|on) (.+)", r"counters +1 to \1"),
    (r"(?:add|put|place) (\d+) (?:mugic )?counters? (?:to|on) (.+)", r"counters +\1 to \2"),
    (r"remove (?:a|an|one) (?:mugic )?counters? from (.+)", r"counters -1 to \1"),
    (r"remove (\d+) (?:mugic )?counters? from (.+)", r"counters -\1 to \2"),
    (r"gains? (?:a|an|one) mugic counter", "counters +1"),
    (r"gains? (\d+) mugic counters", r"counters +\1"),
    (r"(?:flip|turn) (?:target |the |its )?battlegear (?:face[- ])?(up|down)", r"turn gear \1"),
    (r"destroy (?:the |its |all )?battlegear (?:of|on|equipped to) (.+)", r"destroy gear of \1"),
    (r"heal (\d+) (?:damage )?(?:to|from|on|of) (.+)", r"heal \1 to \2"),
    (r"deals (\d+|x)", r"deal \1"),
)  # fmt: skip


def short(words: str) -> str:
    """The same instruction in short words; what is not known is left as it is."""
    for pattern, name in WHOM:
        words = re.sub(rf"(?<!chosen )\b(?:{pattern})(?!\w)", name, words, flags=re.IGNORECASE)
    for pattern, form in SAID:
        said = re.sub(rf"^{pattern}", form, words, count=1, flags=re.IGNORECASE)
        if said != words:
            return re.sub(r" to\s*$", "", said)
    return words
