"""triggering-condition: what a response or forced ability waits for, in the words of the card."""

from __future__ import annotations

import re

from judge.games.lotr_lcg.cards.meanings import PHASES, Phrase, Trigger
from judge.games.lotr_lcg.cards.phrases import group, plain

WHO = (r"(?P<p>you|a player|any player|each player|another player|the first player|that player|the defending player|"
       r"the players)")  # fmt: skip
CAUSE = (r"(?: (?:by|from|as the result of) (?:an? |the )?(?P<cause>attacks?|card effects?|effects?|the quest|quests?|"
         r"questing|encounter card effects?|player card effects?|.+))?")  # fmt: skip
FORMS: tuple[tuple[str, str], ...] = (
    (rf"(?P<g>.+?) (?:is|are|would be|has been|was) (?:dealt|assigned) (?:any |1 or more )?damage{CAUSE}", "damage"),
    (rf"(?P<g>.+?) (?:takes?|would take|suffers?) (?:any |1 or more )?damage{CAUSE}", "damage"),
    (rf"(?P<g>.+?) (?:is|are|would be|was) damaged{CAUSE}", "damage"),
    (r"damage (?:is|would be) (?:dealt|assigned) to (?P<g>.+)", "damage"),
    (r"(?P<s>.+?) (?:deals?|would deal) damage to (?P<g>.+)", "damage"),
    (r"(?P<s>.+?) participates in (?:an attack|attacking)(?: an enemy)? that destroys (?P<g>.+)", "destroy"),
    (r"(?P<s>.+?) participates in an attack and (?:that enemy|the attacked enemy|(?P<g>.+?)) is destroyed", "destroy"),
    (r"(?P<s>.+?) attacks and destroys (?P<g>.+)|(?P<s2>.+?) destroys (?P<g2>.+)", "destroy"),
    (r"(?P<g>.+?) (?:is|are|would be|was) (?:destroyed|killed|defeated)(?: by (?P<s>.+))?", "destroy"),
    (r"(?P<g>.+?) (?:leaves?|would leave) play", "leave"),
    (r"(?P<g>.+?) (?:enters?|would enter) play(?P<mine> under your control)?", "enter"),
    (r"(?P<g>.+?) (?:enters?|is added to|would enter|is placed in) the staging area", "stage"),
    (rf"{WHO} plays? (?P<g>.+?)(?: from (?:your|his|her|their) hand)?", "play"),
    (r"(?P<g>.+?) is played", "play"),
    (r"(?P<g>.+?) (?:is|are|would be) put into play", "put"),
    (r"(?P<g>.+?) (?:is|are|would be) discarded(?: from play| from (?:your|a player's|any) hand)?", "discard"),
    (rf"{WHO} discards? (?P<g>.+?)", "discard"),
    (r"(?P<g>.+?) (?:exhausts?|is exhausted|would exhaust)(?! as)", "exhaust"),
    (r"(?P<g>.+?) (?:readies|ready|is readied|would ready)", "ready"),
    (rf"(?P<g>.+?) (?:is|are|would be) healed{CAUSE}", "heal"),
    (r"(?P<g>.+?) commits? to (?:the|a|this) quest", "commit"),
    (rf"{WHO} commits? (?P<g>.+?) to (?:the|a|this) quest", "commit"),
    (r"(?P<g>.+?) (?:is|are) removed from (?:the|a) quest", "uncommit"),
    (rf"{WHO} declares? (?P<g>.+?) as an? (?:attacker|attackers)(?: against (?P<o>.+))?", "declare-attacker"),
    (r"(?P<g>.+?) (?:is|are) declared as an? (?:attacker|attackers)(?: against (?P<o>.+))?", "declare-attacker"),
    (rf"{WHO} declares? (?P<g>.+?) as an? defender(?: against (?P<o>.+))?", "declare-defender"),
    (r"(?P<g>.+?) (?:is|are) declared as an? defender(?: against (?P<o>.+))?", "declare-defender"),
    (r"(?P<g>.+?) defends?(?: (?:against )?(?P<o>.+))?", "declare-defender"),
    (r"(?P<g>.+?) (?:attacks?|makes an attack|initiates an attack)(?: against)?"
     r"(?: (?P<p>you|a player|that player|the first player|another player))?", "attacks"),
    (r"(?P<g>.+?) attacks? (?P<o>.+)", "attacks"),
    (r"(?P<g>.+?)(?:'s)? attack (?:initiates|begins)", "attack"),
    (r"(?P<g>.+?)(?:'s)? attack (?:ends|resolves|is resolved)", "attack-ends"),
    (rf"(?P<g>.+?) engages? {WHO}|(?P<g2>.+?) is engaged", "engage"),
    (rf"{WHO} (?:optionally )?engages? (?P<g>.+)", "engage"),
    (r"(?P<g>.+?) (?:is|are|would be) revealed(?: from (?:the top of )?the encounter deck)?(?: during staging)?",
     "reveal"),
    (rf"{WHO} reveals? (?P<g>.+?)(?: from the encounter deck)?", "reveal"),
    (r"(?:(?:you|the players) )?(?:quest(?:ing)?|have quested) successfully", "quest-success"),
    (r"(?:(?:you|the players) )?(?:quest(?:ing)?|have quested) unsuccessfully", "quest-failure"),
    (r"(?P<g>.+?) (?:is|are|would be) explored|(?:you|the players) explore (?P<g2>.+)", "explore"),
    (r"resolving a quest(?: to which (?P<g>.+?) (?:was|is) committed)?", "quest-resolved"),
    (r"(?:you|the players) defeat (?P<g>this (?:quest )?stage|this quest)", "advance"),
    (r"a shadow effect dealt to (?P<o>.+?) resolves", "effect:shadow"),
    (r"(?:(?:you|the players) )?travel(?:s|ing)? to (?P<g>.+)", "travel"),
    (r"(?P<g>.+?) becomes the active location", "travel"),
    (r"(?:any |1 or more )?progress(?: tokens?)? (?:is|are|would be) placed on (?P<g>.+)", "progress"),
    (rf"{WHO} (?:raises?|would raise|increases?) (?:your|their|his|her|his or her) threat{CAUSE}", "raise-threat"),
    (rf"(?P<p>your|a player's|any player's|each player's|that player's) threat (?:is|would be) raised{CAUSE}",
     "raise-threat"),
    (rf"{WHO} (?:lowers?|reduces?) (?:your|their|his|her) threat", "lower-threat"),
    (r"(?P<p>your|a player's|any player's) threat (?:is|would be) (?:lowered|reduced)", "lower-threat"),
    (r"(?P<g>.+?) (?:is|are) dealt a shadow card with no (?:shadow )?effect", "blank-shadow"),
    (r"(?P<g>.+?) (?:is|are|would be) dealt (?:a|its|1|1 or more) shadow cards?", "deal-shadow"),
    (r"(?:a|the|any) shadow effect(?: of (?P<g>.+?))?(?: (?:is|has)(?: been)? (?:just )?(?:triggered|revealed)"
     r"| (?:resolves|triggers|would resolve))?(?: during combat)?", "effect:shadow"),
    (r"(?:a shadow card with a shadow effect|an? shadow card) is (?:revealed|turned faceup|resolved)", "effect:shadow"),
    (r"(?:the |a |an |any )?['\"]?when revealed['\"]? effects?(?: (?:of|on) (?P<g>.+?))?"
     r"(?: (?:is|are|would be) (?:triggered|resolved|revealed)| (?:resolves?|triggers?|would resolve))?",
     "effect:when revealed"),
    (r"the effects? of (?P<g>.+?)(?: (?:is|are|would be) (?:triggered|resolved)| (?:resolves?|would resolve))?",
     "effect"),
    (rf"{WHO} draws? (?:an? |\d+ |1 or more |any )?cards?", "draw"),
    (r"(?P<g>.+?) (?:gains?|is given) (?:an? |\d+ |1 or more |any )?resources?", "resource"),
    (r"(?:an? |1 or more |any )?resources? (?:is|are) added to (?P<g>.+?)(?:'s (?:resource )?pool)?", "resource"),
    (rf"{WHO} spends? (?:an? |\d+ |1 or more )?resources? from (?P<g>.+?)(?:'s (?:resource )?pool)?", "spend"),
    (r"(?P<g>.+?) (?:is|are) attached to (?P<o>.+)|" rf"{WHO} attach(?:es)? (?P<g2>.+?) to (?P<o2>.+)", "attach"),
    (rf"{WHO} (?:gains? control of|claims?) (?P<g>.+)", "control"),
    (rf"{WHO} (?:is|are|would be) eliminated", "eliminate"),
    (r"(?:the players |you )?(?:advance|defeat)s?(?: to| this| the current)?(?: the next| this)? ?(?:quest )?stage"
     r"|(?P<g>.+?) is completed", "advance"),
    (rf"the (?P<ph>{'|'.join(PHASES)}) phase begins|(?:at )?the (?:beginning|start) of (?:the|each) "
     rf"(?P<ph2>{'|'.join(PHASES)}) phase", "phase-begins"),
    (rf"the (?P<ph>{'|'.join(PHASES)}) phase ends|(?:at )?the end of (?:the|each) (?P<ph2>{'|'.join(PHASES)}) phase",
     "phase-ends"),
    (r"the phase ends|(?:at )?the end of (?:the|this) phase", "phase-ends"),
    (r"the round begins|(?:at )?the (?:beginning|start) of (?:the|each) round", "round-begins"),
    (r"the round ends|(?:at )?the end of (?:the|each|this) round", "round-ends"),
)  # fmt: skip
COMPILED = tuple((re.compile(form, re.IGNORECASE), kind) for form, kind in FORMS)
PLAYERS = {
    "you": "you", "your": "you", "a player": "each player", "any player": "each player", "each player": "each player",
    "another player": "other", "the first player": "first player", "that player": "that player",
    "the defending player": "defending player", "the players": "each player", "a player's": "each player",
    "any player's": "each player", "each player's": "each player", "that player's": "that player",
}  # fmt: skip


def triggers(timing: str, text: str) -> tuple[Trigger, ...]:
    """One trigger for each alternative: `after this enters play or commits to the quest`."""
    words = plain(text)
    try:
        return _alternatives(timing, words)
    except ValueError as error:
        parts = re.split(r" or (?:after |when )?", words)
        if len(parts) < 2:
            raise error
        return _split(timing, parts, error)


def _split(timing: str, parts: list[str], error: ValueError) -> tuple[Trigger, ...]:
    """`<who> A or B`: the second part may leave out whom it speaks of."""
    found: list[Trigger] = []
    for part in parts:
        try:
            found += _alternatives(timing, part)
        except ValueError:
            if not found or found[-1].subject.text == "":
                raise error from None
            found += _alternatives(timing, f"{found[-1].subject.text} {part}")
    return tuple(found)


def _alternatives(timing: str, words: str) -> tuple[Trigger, ...]:
    for pattern, kind in COMPILED:
        match = pattern.fullmatch(words)
        if match is not None and not _runs_on(match.groupdict()):
            return _made(timing, words, kind, {key: value for key, value in match.groupdict().items() if value})
    raise ValueError(
        f"{words!r} is nothing an ability can wait for; write for example `this enters play`, `you play an ally`, "
        "`<group> is dealt damage`, `<group> is destroyed`, `this commits to the quest`, `this defends`, "
        "`<group> attacks`, `an enemy engages you`, `<group> is revealed`, `you quest successfully`, "
        "`the combat phase ends`"
    )


def _runs_on(found: dict[str, str | None]) -> bool:
    """Whether what should be a card is another clause: `this enters play or`."""
    subject = found.get("g") or found.get("g2") or ""
    return " or " in subject and group(subject).how == "named"


def _made(timing: str, words: str, kind: str, found: dict[str, str]) -> tuple[Trigger, ...]:
    kind, _, detail = kind.partition(":")
    subject = found.get("g") or found.get("g2") or ""
    subject += " you control" if found.get("mine") else ""
    other = found.get("o") or found.get("o2") or found.get("s") or found.get("s2") or ""
    if kind == "attacks":
        return _attacks(timing, words, subject, found)
    made = Trigger(
        timing,
        kind,
        group(subject) if subject else Phrase(),
        group(other) if other else Phrase(),
        _player(found.get("p", "")),
        _cause(found.get("cause", "")),
        detail or found.get("ph", found.get("ph2", "")).casefold(),
        words,
    )
    if made.subject.how == "named" and found.get("cause") and made.cause == "":
        made = made._replace(other=group(found["cause"]))
    return (made,)


def _attacks(timing: str, words: str, subject: str, found: dict[str, str]) -> tuple[Trigger, ...]:
    """`this attacks`: of an enemy its own attack, of a character its declaration as an attacker."""
    who, player = group(subject), _player(found.get("p", ""))
    other = group(found["o"]) if found.get("o") else Phrase()
    enemy = "attack" if timing == "when" else "attack-ends"
    mine = Trigger(timing, "declare-attacker", who, other, text=words)
    theirs = Trigger(timing, enemy, who, other, player, text=words)
    return (mine, theirs)


def _player(words: str) -> Phrase:
    how = PLAYERS.get(words.casefold(), "")
    return Phrase("all", kinds=("player",), words=("other",)) if how == "other" else Phrase(how)


def _cause(words: str) -> str:
    low = words.casefold()
    if "attack" in low:
        return "attack"
    if "quest" in low:
        return "quest"
    return "card effect" if "effect" in low else ""
