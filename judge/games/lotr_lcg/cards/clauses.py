"""Amounts, durations and conditions in card text: `2 for each Dwarf you control`, `until the end of the round`."""

from __future__ import annotations

import re

from judge.games.lotr_lcg.cards.meanings import PHASES, Amount, Condition, Phrase
from judge.games.lotr_lcg.cards.phrases import VALUE, VALUE_NAMES, group, number, plain

UNTIL = {
    "phase": "phase", "round": "round", "attack": "attack", "turn": "round", "game": "game", "quest": "phase",
    "combat": "phase", "action": "action", "next attack": "next attack",
}  # fmt: skip
DURATION = re.compile(
    r"\b(?:until the end of|for the rest of|for the remainder of|for|during) (?:the|this|that) "
    r"(?:current )?(phase|round|attack|turn|game|combat|(?:resource|planning|quest|travel|encounter|combat|refresh)"
    r" phase)\b|\bthis (phase|round|attack|turn|game)\b(?! is\b| as\b| destroys\b)",
    re.IGNORECASE,
)
N = r"(\d+|x|an?|one|two|three|four|five|six|all|that much|that many|that|half)"
NUMBER_WORDS = r"(?:\d+|x|one|two|three|four|five|six)"


def duration(text: str) -> tuple[str, str]:
    """The text without its duration, and the duration: phase, round, attack or game."""
    match = DURATION.search(text)
    if match is None:
        return text, ""
    word = (match[1] or match[2]).casefold()
    until = "phase" if word.endswith(" phase") else UNTIL[word]
    left = plain(f"{text[: match.start()].rstrip(' ,')} {text[match.end() :].lstrip(' ,')}")
    return left, until


def amount(text: str) -> Amount:
    """`2`, `X`, `that much`, `1 for each Dwarf you control`, `its willpower`, `the number of enemies in play`."""
    low = plain(text)
    low = re.sub(r"\(rounded (?:up|down)\)|rounded (?:up|down)", "", low, flags=re.IGNORECASE).strip(" ,")
    half = bool(re.match(r"half (?:of )?", low, re.IGNORECASE)) and len(low) > 4
    low = re.sub(r"^half (?:of )?", "", low, flags=re.IGNORECASE) if half else low
    return _amount(low)._replace(half=half)


def _amount(words: str) -> Amount:
    low = words.casefold().removeprefix("equal to ").removeprefix("an amount equal to ")
    words = words[len(words) - len(low) :]
    if match := re.fullmatch(
        rf"({NUMBER_WORDS}|an?) (?:.*?)?(?:for|per) each (.+)|({NUMBER_WORDS}|an?) per (player)", low
    ):
        count = number(match[1] or match[3])
        if token := re.fullmatch(TOKEN, match[2] or ""):
            what = TOKEN_NAMES[token[1]]
            if token[2] is None or re.match(r"(?:he|she|it|they) ", token[2]):
                return Amount(count or 1, "that")
            return Amount(count or 1, what, group(token[2].removeprefix("on ").removeprefix("in ")))
        if match[4] or match[2] in ("player", "player in the game"):
            return Amount(count or 1, "players")
        return Amount(count or 1, "count", group("each " + words[match.start(2) : match.end(2)]))
    if (count := number(low)) is not None:
        return Amount(count)
    if low in ("x", "that much", "that many", "that", "that amount", "that number", "the same amount", "it"):
        return Amount(1, "X" if low == "x" else "that")
    if match := re.fullmatch(r"(?:twice|double) (.+)", low):
        return _amount(words[match.start(1) :])._replace(number=2)
    if match := re.fullmatch(rf"the number of {IN_HAND}", low):
        return Amount(1, "hand", _holder(match["whose"]))
    if match := re.fullmatch(r"the (?:total )?number of (.+)", low):
        if match[1] in ("players", "players in the game"):
            return Amount(1, "players")
        if token := re.fullmatch(r"(damage|resources?|progress)(?: tokens?)? on (.+)", match[1]):
            return Amount(1, TOKEN_NAMES[token[1]], group(token[2]))
        return Amount(1, "count", group("each " + words[match.start(1) :].removeprefix("each ")))
    if found := _value_of(words):
        return found
    raise ValueError(
        f"{words!r} is no amount; write 2, X, that much, `1 for each <group>`, `the number of <group>`, `its attack`"
    )


IN_HAND = r"cards in (?P<whose>your|his|her|their|his or her|that player's|the first player's) hand"


def _holder(words: str) -> Phrase:
    """Whose hand: yours, the first player's, that player's."""
    return group({"your": "you", "the first player's": "the first player"}.get(words.casefold(), "that player"))


def _value_of(words: str) -> Amount | None:
    """`its willpower`, `the attack of that enemy`, `attached hero's printed attack`, `your threat`."""
    value = rf"(?P<what>(?:printed |total |combined )*{VALUE})"
    for form in (rf"(?P<whose>its|his|her|their|your|.+?'s?) {value}", rf"(?:the )?{value} of (?P<whose>.+)"):
        match = re.fullmatch(form, words, re.IGNORECASE)
        if match is None:
            continue
        whose = match["whose"].removesuffix("'s").removesuffix("'")
        what = re.sub(r"\b(?:total|combined) ", "", match["what"].casefold())
        of = group({"its": "it", "his": "it", "her": "it", "their": "it", "your": "you"}.get(whose.casefold(), whose))
        if what == "threat" and (of.how in PLAYER_WORDS or "player" in of.kinds):
            return Amount(1, "player threat", of)
        printed = what.startswith("printed ")
        name = VALUE_NAMES[what.removeprefix("printed ")]
        return Amount(1, f"printed {name}" if printed else name, of)
    return None


TOKEN = r"(damage|resources?|progress)(?: tokens?)?(?: ((?:on|in) .+|(?:he|she|it|they) .+))?"
TOKEN_NAMES = {"damage": "damage", "resource": "resources", "resources": "resources", "progress": "progress"}
PLAYER_WORDS = ("you", "that player", "each player", "first player", "next player", "active player",
                "defending player", "controller", "engaged player", "owner", "any player")  # fmt: skip
STATE_VERBS = {
    "ready": "ready", "exhausted": "exhausted", "damaged": "damaged", "undamaged": "not damaged",
    "attacking": "attacking", "defending": "defending", "committed": "committed", "questing": "committed",
    "attacking alone": "alone:attacking", "defending alone": "alone:defending",
    "committed to the quest": "committed", "committed to a quest": "committed", "engaged": "engaged",
    "in play": "in:play", "in the staging area": "in:staging area", "the active location": "in:active location",
    "unique": "unique", "in your hand": "in:hand of you", "in your discard pile": "in:discard pile of you",
    "guarded": "guarded", "unguarded": "not guarded", "attached": "attached",
    "undefended": "undefended", "engaged with you": "engaged:you", "engaged with a player": "engaged",
    "in the victory display": "in:victory display",
}  # fmt: skip
COMPARED = {"or more": ">=", "or higher": ">=", "or greater": ">=", "or less": "<=", "or lower": "<=",
            "or fewer": "<=", "": "="}  # fmt: skip


def condition(text: str) -> Condition:
    """Something that must be so: `you control a Noble hero`, `this is exhausted`, `your threat is 40 or higher`."""
    words = plain(text)
    for attempt in (_phase, _hand, _compare, _count, _controls, _state, _exists):
        found = attempt(words)
        if found is not None:
            return found._replace(text=words)
    raise ValueError(
        f"{text!r} is no condition; write `you control <group>`, `<group> is ready / exhausted / damaged / attacking / "
        "defending / committed / engaged / in play / in the staging area`, `there is <group>`, `there are 3 or more "
        "<group>`, `your threat is 40 or higher`, `<group>'s attack is 3 or more`, `it is the quest phase`"
    )


def _phase(words: str) -> Condition | None:
    match = re.fullmatch(rf"(?:it is |during |in )?(?:the )?({'|'.join(PHASES)}) phase", words, re.IGNORECASE)
    if match:
        return Condition("phase", what=match[1].casefold())
    if re.fullmatch(r"you are the first player", words, re.IGNORECASE):
        return Condition("first")
    if match := re.fullmatch(r"(?:they|you|the players) have defeated all (?P<g>.+)", words, re.IGNORECASE):
        return Condition("exists", group(f"a {match['g']}"), negated=True)
    if match := re.fullmatch(r"(?P<how>attacking|defending)(?: against)? (?P<foe>.+)", words, re.IGNORECASE):
        return Condition("fights", what=f"against:{match['foe']}")
    if match := re.fullmatch(r"(?P<who>.+?) has (?P<no>no|any|an) encounters?(?: cards?)? attached(?: to it)?", words,
                             re.IGNORECASE):  # fmt: skip
        return Condition("is", group(match["who"]), "guarded", negated=match["no"].casefold() == "no")
    if re.fullmatch(r"(?:this|the|that) attack is undefended|undefended", words, re.IGNORECASE):
        return Condition("undefended")
    if match := re.fullmatch(r"(?P<who>.+?) (?:has|have) (?:the )?(?P<t>[\w' -]+?) (?P<kind>trait|keyword)", words,
                             re.IGNORECASE):  # fmt: skip
        return Condition("is", group(match["who"]), f"{match['kind'].casefold()}:{match['t']}")
    if match := re.fullmatch(r"(?P<who>you|that player|the (?:first|defending|engaged) player) (?:is|are) "
                             r"(?P<no>not )?engaged with (?P<what>.+)", words, re.IGNORECASE):  # fmt: skip
        whom = {"you": "you", "that player": "that player", "the first player": "the first player"}
        end = whom.get(match["who"].casefold(), "you")
        what = re.sub(r"^(?:no|any) ", "a ", match["what"], flags=re.IGNORECASE)
        negated = bool(match["no"]) or match["what"].casefold().startswith("no ")
        return Condition("exists", group(f"{what} engaged with {end}"), negated=negated)
    done = r"(?P<no>no )?.+? (?:was|were|is|are)(?P<not> not)? \w+ (?:this way|by this effect)"
    if match := re.fullmatch(done, words, re.IGNORECASE):
        return Condition("done", negated=bool(match["no"] or match["not"]))
    return None


def _compare(words: str) -> Condition | None:
    match = re.fullmatch(
        rf"(?P<left>.+?) (?:is|are|has|have) (?:at )?(?P<at>least |most )?(?P<n>\d+)(?: (?P<op>or \w+))?"
        rf"(?: (?P<unit>{VALUE}|resources?|progress(?: tokens?)?)(?: on (?:it|them))?)?",
        words, re.IGNORECASE,
    )  # fmt: skip
    if match is None:
        return None
    op = {"least ": ">=", "most ": "<="}.get((match["at"] or "").casefold()) or COMPARED.get(match["op"] or "")
    if op is None:
        return None
    left = f"its {match['unit']}" if match["unit"] and match["left"].casefold() == "it" else match["left"]
    if match["unit"] and match["left"].casefold() != "it":
        left = f"{match['left']}'s {match['unit'].removesuffix(' tokens').removesuffix(' token')}"
    try:
        counted = amount(left)
    except ValueError:
        return None
    return Condition("compare", what=counted.of, group=counted.group or Phrase(), op=op, amount=Amount(int(match["n"])))


def _hand(words: str) -> Condition | None:
    """`you have 5 or more cards in your hand`, `that player has no cards in hand`."""
    match = re.fullmatch(
        rf"(?P<who>you|he|she|they|that player|the (?:first|engaged|defending|active) player|it) (?:has|have) "
        rf"(?P<at>at least |at most |fewer than |more than )?(?P<n>\d+|no)(?: (?P<op>or \w+))? cards? in "
        rf"(?:{HANDS})?hand",
        words, re.IGNORECASE,
    )  # fmt: skip
    if match is None:
        return None
    at, count = (match["at"] or "").casefold(), 0 if match["n"].casefold() == "no" else int(match["n"])
    count += {"fewer than ": -1, "more than ": 1}.get(at, 0)
    op = {"at least ": ">=", "more than ": ">=", "at most ": "<=", "fewer than ": "<="}.get(at)
    known = match["who"].casefold() == "you" or match["who"].casefold().startswith("the ")
    who = group(match["who"] if known else "that player")
    return Condition("compare", who, "hand", op or COMPARED.get((match["op"] or "").casefold(), "="), Amount(count))


HANDS = r"(?:your|his|her|their|his or her) "


def _count(words: str) -> Condition | None:
    words = re.sub(r"\bfewer than (\d+)\b", lambda found: f"{int(found[1]) - 1} or fewer", words, flags=re.IGNORECASE)
    words = re.sub(r"\bmore than (\d+)\b", lambda found: f"{int(found[1]) + 1} or more", words, flags=re.IGNORECASE)
    if match := re.fullmatch(
        r"there (?:is|are) (\d+) or (fewer|less|more) (damage|progress|resources?) on "
        r"(.+)",
        words,
        re.IGNORECASE,
    ):
        op = ">=" if match[2].casefold() == "more" else "<="
        return Condition("compare", group(match[4]), TOKEN_NAMES[match[3].casefold()], op, Amount(int(match[1])))
    match = re.fullmatch(
        r"(?:there (?:is|are)|(?P<you>you control|that player controls)) (?:at )?(?P<at>least |most )?(?P<n>\d+)"
        r"(?: (?P<op>or \w+))? (?P<what>.+)",
        words, re.IGNORECASE,
    )  # fmt: skip
    if match is None:
        return None
    op = {"least ": ">=", "most ": "<="}.get((match["at"] or "").casefold()) or COMPARED.get(match["op"] or "", ">=")
    mine = {"you control": " you control", "that player controls": " that player controls"}
    whose = mine.get((match["you"] or "").casefold(), "")
    counted = group(f"each {match['what']}{whose}")
    return Condition("count", counted, op="=" if match["op"] is None and not match["at"] else op,
                     amount=Amount(int(match["n"])))  # fmt: skip


def _controls(words: str) -> Condition | None:
    match = re.fullmatch(r"(?P<who>you|that player|he|she|they) (?P<no>do not |does not |don't )?controls? "
                         r"(?P<what>.+)", words,
                         re.IGNORECASE)  # fmt: skip
    if match is None:
        return None
    negated = bool(match["no"]) or match["what"].casefold().startswith("no ")
    what = re.sub(r"^no ", "a ", match["what"], flags=re.IGNORECASE)
    whose = " you control" if match["who"].casefold() == "you" else " that player controls"
    return Condition("exists", group(f"{what}{whose}"), negated=negated)


def _state(words: str) -> Condition | None:
    match = re.fullmatch(r"(?P<who>.+?) (?:is|are)(?P<no> not|n't| no longer)? (?:currently )?(?P<what>.+)", words,
                         re.IGNORECASE)  # fmt: skip
    if match is None or match["who"].casefold() == "there":
        return None
    what = match["what"].casefold()
    negated = bool(match["no"])
    word = STATE_VERBS.get(what)
    if word is None:
        word = _kind_word(match["what"])
    if word is None:
        return None
    return Condition("is", group(match["who"]), what=word, negated=negated)


def _kind_word(what: str) -> str | None:
    """`attached to a hero`, `engaged with the first player`, `a Forest location`: tested as one card's description."""
    if found := re.fullmatch(r"attached to (?:an?|any) (hero|ally|character|enemy|location)", what, re.IGNORECASE):
        return f"on:{found[1].casefold()}"
    if found := re.fullmatch(r"attached to (.+)", what, re.IGNORECASE):
        return f"on:{found[1]}"
    bare = re.sub(r"^(?:an?|the) ", "", what)
    try:
        described = group(f"a {bare}")
    except ValueError:
        described = Phrase("named")
    if described.how == "named":
        return f"called:{bare}" if bare[:1].isupper() else None
    if not (described.words or described.kinds != ("card",)):
        return None
    kinds = [f"type:{kind}" for kind in described.kinds if kind != "card"]
    return "&".join((*kinds[:1], *described.words)) or None


def _exists(words: str) -> Condition | None:
    match = re.fullmatch(r"there (?:is|are)(?P<no> no| not)? (?P<what>.+)", words, re.IGNORECASE)
    if match is None:
        return None
    what = match["what"] if re.match(r"an? ", match["what"], re.IGNORECASE) else f"a {match['what']}"
    return Condition("exists", group(what), negated=bool(match["no"]))
