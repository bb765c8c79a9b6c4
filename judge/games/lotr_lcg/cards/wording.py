"""Card text made plainer before it is read: turns of phrase that mean the same become one."""

from __future__ import annotations

import re
from collections.abc import Collection

NOUN_AFTER = (r"(?! (?:ally|allies|characters?|hero(?:es)?|enem(?:y|ies)|cards?|attachments?|locations?|traits?|"
              r"events?)\b)")  # fmt: skip
SAME: tuple[tuple[str, str], ...] = (
    (r"[‘’]", "'"),
    (r"[“”]", '"'),
    (r"\N{MINUS SIGN}", "-"),
    (r"\((?:choose|select) (?:1|one)\):", "choose one:"),
    (r"\b(progress|resource|damage)( tokens?)\b", r"\1"),
    (r"\bpoints? of damage\b", "damage"),
    (r"\bby an additional point\b", "by 1"),
    (r"\b(\d+) (?:additional|more) cards?\b", r"\1 cards"),
    (r"\bchooses? and ([a-z]+s)\b", r"\1"),
    (r"\bchoose and ([a-z]+)\b", r"\1"),
    (r"\b(?:current|present)ly (?!in the staging area|engaged with|committed to)", ""),
    (r"\bstill (?=in play)", ""),
    (r"\b(?:that (?:was|were|has|have) )?just (?:been )?(?:revealed|triggered|dealt|played)\b"
     r"(?: (?:by|from) (?:the top of )?the encounter deck| during (?:combat|staging)| to an enemy attacking you)?", ""),
    (r"\b(gains?|gain) (?=[+-] ?[\dX])", "gets "),
    (r"\b(?:also|then also) (?=gets?|gains?)", ""),
    (r"\bto (?:a |any )?single (hero|ally|character|enemy)", r"to a \1"),
    (r"\b(?:any|on any) 1 (hero|ally|character|enemy|location)", r"any \1"),
    (r"\bany other (?=\w+)", "another "),
    (r"\ba different (?=\w+)", "another "),
    (r"\bup to (?=\d+ damage)", ""),
    (r"\bone of (?:his|her|their) (hero|character|all)(?:e?s|ies)\b", r"a \1 that player controls"),
    (r"\bone of your (hero|character)e?s\b", r"a \1 you control"),
    (r"\bthat player's engaged enemies\b", "all enemies engaged with that player"),
    (r"\band each (?=\w+)", "and "),
    (r"\bthe player with the (highest|lowest) threat level\b", r"the player with the \1 threat"),
    (r"\b(\d+|a) (?:copy|copies) of (?:the )?", r"\1 card named "),
    (r"\bof (?:his|her|their|your) choice\b", ""),
    (r"('s|(?<=s)') (?:resource )?pools?\b", ""),
    (r"\b(?:his|her|its|their|that hero) (?:resource )?pools?\b", "it"),
    (r",? (?:in order )?to travel (?:here|to this location|there)\b", ""),
    (r"\b(?:the )?resource pool of (?=an?\b|another\b|that\b|attached\b|1\b)", ""),
    (r"\b(gains?): (?=[\"'])", r"\1 "),
    (r"(\w+) (?:is|are) treated as if (?:its|their) (?:printed )?text box(?:es)? (?:was|were) blank",
     r"\1's text box is blank"),
    (r"\bput into play ((?:\d+|an?|another|that) [\w -]+?) (?=from |in )", r"put \1 into play "),
    (r"\bchoose (an? [\w -]+?) to get (?=[+-])", r"give \1 "),
    (r"\bmust choose: either (?=\w)", "chooses either "),
    (r"\b(players?|you|they) must either (?=\w)", r"\1 chooses either "),
    (r"\bEach time (?=\S)", "When "),
    (r"\bWhenever (?=\S)", "When "),
    (r"\bleaves play as an explored location\b", "is explored"),
    (r"\btravell?ing to\b", "you travel to"),
    (r"\bexhausts to attack and destroys? an enemy\b", "attacks and destroys an enemy"),
    (r"\bthe amount of damage (?:he|she|it|they) would have been dealt\b", "that amount"),
    (r"\bin which you trigger this effect\b", ""),
    (r"\b(?:when|while) doing so,? (?=\S)", "While attacking an enemy in the staging area, "),
    (r"(?<=in the staging area) (?:when|while|if) (?:he|she|it|they|this card|attached \w+) (?:attacks|is attacking) "
     r"alone", " alone"),
    (r"\b(?:when|while|if) (he|she|it|this card|attached \w+) (attack|defend)s alone", r"while \1 is \2ing alone"),
    (r" after (?:it|this card) attacks(?=[.]|$)", ""),
    (r"\bPlayers\b", "The players"),
    (r"\bcard cards\b", "cards"),
    (r"\bcontributes? (?:its|their) threat(?: strength)?(?: to the total(?: threat)?.*?)?(?=[.,]|$)",
     "contribute threat"),
    (r"\bloses the \w+ card type and (?=becomes)", ""),
    (r"  +", " "),
    (r" (?=[.,])", ""),
)  # fmt: skip
CASED = (r"\bPlayers\b", r"\bEach time (?=\S)", r"\bWhenever (?=\S)")
COMPILED = tuple((re.compile(old, 0 if old in CASED else re.IGNORECASE), new) for old, new in SAME)


def plainer(text: str) -> str:
    """The same text in fewer turns of phrase."""
    text = " ".join(text.split())
    for old, new in COMPILED:
        text = old.sub(lambda found, new=new: _capital(found, new), text)  # type: ignore[misc]
    return text.strip()


def _capital(found: re.Match[str], new: str) -> str:
    """What takes the place of the beginning of a sentence begins with a capital too."""
    put = found.expand(new)
    return put[:1].upper() + put[1:] if found[0][:1].isupper() and put[:1].islower() else put


VERBS = ("heal", "discard", "draw", "ready", "exhaust", "deal", "return", "destroy", "choose", "search", "attach",
         "move", "raise", "reduce", "lower", "cancel", "shuffle", "put", "place", "reveal", "explore", "switch",
         "engage", "attack", "defend", "commit", "remove", "prevent", "spend", "pay")  # fmt: skip


def with_this(text: str, own: Collection[str]) -> str:
    """self-referential: the card's own name, or a longer form of it, becomes `this card`."""
    for name in sorted(own, key=len, reverse=True):
        if name.casefold() in VERBS:
            text = re.sub(rf"(?<=[a-z] ){re.escape(name)}\b{NOUN_AFTER}", "this card", text)
            continue
        longer = r"(?: [A-Z][\w'-]*)*" if " " not in name and name[:1].isupper() else ""
        end = r"\b" if name[-1:].isalnum() else ""
        text = re.sub(rf"(?<![\w]){re.escape(name)}{end}{_longer(longer)}{NOUN_AFTER}", "this card", text)
    return re.sub(r"(?<=[.!] )this card\b", "This card", text)


def _longer(pattern: str) -> str:
    """A surname may follow, but not a bold word of the next ability."""
    bold = "(?!Action|Response|Forced|When|Shadow|Travel|Setup|If|The|Each|All)"
    return pattern.replace("[A-Z]", f"{bold}[A-Z]") if pattern else ""
