"""Phrases of card text that mean cards or players: `each ready hero you control`, `choose an enemy`, `it`."""

from __future__ import annotations

import difflib
import re

from judge.games.lotr_lcg.cards.known_names import is_known, near_known
from judge.games.lotr_lcg.cards.meanings import Phrase

SPHERES = ("leadership", "tactics", "spirit", "lore", "baggins", "fellowship", "neutral")
KEYWORDS = ("doomed", "guarded", "permanent", "ranged", "restricted", "sentinel", "surge", "victory", "setup")
NOUNS = {
    "hero": "hero", "heroes": "hero", "ally": "ally", "allies": "ally", "character": "character",
    "characters": "character", "enemy": "enemy", "enemies": "enemy", "location": "location", "locations": "location",
    "attachment": "attachment", "attachments": "attachment", "card": "card", "cards": "card", "event": "event",
    "events": "event", "treachery": "treachery", "treacheries": "treachery", "objective": "objective",
    "objectives": "objective", "player": "player", "players": "player", "quest": "quest", "quests": "quest",
    "shadow card": "shadow card", "shadow cards": "shadow card", "encounter card": "encounter card",
    "encounter cards": "encounter card", "player card": "player card", "player cards": "player card",
    "treachery card": "treachery", "treachery cards": "treachery", "event card": "event", "event cards": "event",
    "ally card": "ally", "ally cards": "ally", "attachment card": "attachment", "attachment cards": "attachment",
    "quest card": "quest", "enemy card": "enemy", "location card": "location", "hero card": "hero",
    "quest stage": "quest", "stage": "quest", "character card": "character", "character cards": "character",
    "hero cards": "hero", "enemy cards": "enemy", "location cards": "location", "objective card": "objective",
    "objective cards": "objective", "quest cards": "quest",
}  # fmt: skip
STATES = {
    "ready": "ready", "exhausted": "exhausted", "damaged": "damaged", "wounded": "damaged",
    "undamaged": "not damaged", "unique": "unique", "non-unique": "not unique", "attacking": "attacking",
    "defending": "defending", "committed": "committed", "questing": "committed", "uncommitted": "not committed",
    "engaged": "engaged", "unengaged": "not engaged", "undefended": "undefended", "active": "in:active location",
    "topmost": "topmost",
}  # fmt: skip
VALUE_NAMES = {
    "willpower": "willpower", "willpower strength": "willpower", "attack": "attack", "attack strength": "attack",
    "defense": "defense", "defence": "defense", "defense strength": "defense", "defence strength": "defense",
    "hit points": "hit points", "hit point": "hit points", "hit-points": "hit points", "hp": "hit points",
    "threat strength": "threat", "threat": "threat", "engagement cost": "engagement cost",
    "quest points": "quest points", "quest point": "quest points", "cost": "cost", "resource cost": "cost",
    "damage": "damage", "resources": "resources", "progress": "progress",
    "remaining hit points": "remaining hit points", "threat cost": "threat cost",
}  # fmt: skip
VALUE = "(?:" + "|".join(sorted(map(re.escape, VALUE_NAMES), key=len, reverse=True)) + ")"

WORDS = {
    "this": "this", "itself": "this", "self": "this", "its": "this",
    "it": "it", "them": "it", "those": "it", "that": "it", "they": "it", "him": "it", "her": "it", "he": "it",
    "she": "it", "his": "it",
    "you": "you", "yourself": "you", "your": "you",
    "that player": "that player", "chosen player": "that player", "its controller": "controller",
    "their controller": "controller", "that card's controller": "controller", "controller": "controller",
    "that hero's controller": "controller", "that character's controller": "controller",
    "its owner": "owner", "each player": "each player", "all players": "each player", "every player": "each player",
    "players": "each player", "first player": "first player", "next player": "next player",
    "active player": "active player", "defending player": "defending player", "engaged player": "engaged player",
    "player engaged with this": "engaged player", "active location": "active location",
    "current quest": "current quest", "quest": "current quest", "that quest": "current quest",
    "current quest card": "current quest",
    "current stage": "current quest", "current quest stage": "current quest",
    "that ally's controller": "controller",
    "attacking enemy": "attacking enemy", "attacking enemies": "attacking enemy",
    "defending character": "defending character", "defending hero": "defending character",
    "defender": "defending character", "defenders": "defending character", "attackers": "attackers",
    "scenario": "named",
}  # fmt: skip
THING = "(?:card|hero|ally|character|enemy|location|attachment|objective|event|treachery|stage|cards|enemies|heroes|"\
        "allies|characters|locations|attachments)"  # fmt: skip
X_OF_THEM = -1
NUMBERS = {"a": 1, "an": 1, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6}


def plain(text: str) -> str:
    """A text without what does not matter: double blanks, final stops, typographic quotes."""
    text = text.replace("’", "'").replace("“", '"').replace("”", '"').replace("\N{MINUS SIGN}", "-")
    return re.sub(r"\s+", " ", text).strip(" .,;")


def number(word: str) -> int | None:
    """A number in digits or as a word."""
    low = word.casefold()
    return int(low) if low.isdecimal() and len(low) < 4 else NUMBERS.get(low)


def group(text: str) -> Phrase:
    """The cards or players that a phrase means; a ValueError says what can be written."""
    words = plain(text)
    if ". " in words:
        raise ValueError(f"{words!r} is more than a phrase for cards or players")
    found = _known(words.casefold()) or _described(words)
    return found._replace(text=words)


def _known(low: str) -> Phrase | None:
    low = low.removeprefix("the ").removesuffix("'s")
    if low in WORDS:
        return Phrase(WORDS[low])
    if re.fullmatch(rf"this {THING}", low):
        return Phrase("this")
    if match := re.fullmatch(rf"(?:that|those|chosen|the same|the chosen) ({THING})", low):
        kind = NOUNS.get(match[1], "card")
        return Phrase("it", kinds=() if kind in ("card", "quest") else (kind,))
    if re.fullmatch(rf"attached {THING}", low):
        return Phrase("host")
    if match := re.fullmatch(r"(your|that player's|his|her|their|the encounter) discard pile", low):
        whose = {"your": "you", "the encounter": "the scenario"}.get(match[1], "it")
        return Phrase("all", kinds=("card",), words=(f"in:discard pile of {whose}",))
    if match := re.fullmatch(r"each player with (?:a )?threat of (\d+) or (?:higher|more)", low):
        return Phrase("all", kinds=("player",), words=(f"threat {match[1]}",))
    if match := re.fullmatch(r"(?:choose )?(?:the )?player with the (highest|lowest) threat", low):
        return _player_extreme(match[1])
    return None


def _player_extreme(which: str) -> Phrase:
    found = Phrase("pick", kinds=("player",))
    return found._replace(most="threat") if which == "highest" else found._replace(least="threat")


def _described(words: str) -> Phrase:
    how, count, upto, rest, extra = _quantifier(words)
    found = Phrase(how, count, upto)
    bare = how == "pick" and rest == words
    more = list(extra)
    while True:
        rest, word, found = _last_clause(rest, found)
        if not word:
            break
        more.extend(each for each in word.split("&") if each != "-")
    kinds, adjectives = _noun(rest)
    if kinds is None:
        if more and not rest.strip():
            return found._replace(words=tuple(more), kinds=("card",))
        return Phrase("named", names=(_name(rest or words),), words=tuple(more))
    if found.most or found.least:
        found = found._replace(how="pick" if how == "all" else how)
    elif bare and _is_plural(rest):
        found = found._replace(how="all")
    return found._replace(kinds=kinds, words=(*adjectives, *more))


def _name(words: str) -> str:
    """The name of a card: what begins with a capital letter, or stands in quotes, and is no sentence."""
    name = words.strip("'\"")
    known = is_known(name)
    if known is False and _is_title(name):
        close = near_known(name)
        if close:
            raise ValueError(f"no card {name!r} on this table; did you mean {close}?")
        return name
    begins = name[:1].isupper() or name[:1].isdigit() or words[:1] in "'\""
    if known is False or (known is None and (not begins or re.search(r" to | from |[+]", name))):
        alike = difflib.get_close_matches(words.split()[-1].casefold(), list(NOUNS), 1, 0.8) if words.split() else []
        hint = f"; did you mean {alike[0]}?" if alike else ""
        raise ValueError(f"{words!r} is neither a phrase for cards or players nor the name of a card{hint}")
    return name


def _is_title(name: str) -> bool:
    """Whether a text looks like the name of a card that is not on the table: all its words begin with a capital."""
    small = ("of", "the", "and", "in", "a", "an", "de", "la")
    words = name.split()
    return name[:1].isupper() and all(word[:1].isupper() or word in small for word in words) and len(words) < 7


def _is_plural(rest: str) -> bool:
    last = rest.split()[-1].casefold() if rest.split() else ""
    return last.endswith("s") and last in NOUNS


def _quantifier(words: str) -> tuple[str, int, bool, str, list[str]]:
    """How many, and whether they are chosen: each, all, a, 2, up to 2, any number of, another, choose a."""
    rest, how = re.sub(r"^the (?=top|\d)", "", words), "pick"
    low = rest.casefold()
    if match := re.match(r"(?:choose|target) (?=\S)", low):
        how, rest = "choose", rest[match.end() :]
    low = rest.casefold()
    if match := re.match(r"(?:each|all|every)(?: of the| of)? (?=\S)", low):
        other = bool(re.match(r"(?:each|all|every) other ", low))
        rest = rest[match.end() :]
        return "all", 1, False, rest.removeprefix("other ") if other else rest, ["other"] if other else []
    if match := re.match(r"any number of ", low):
        return how, 99, True, rest[match.end() :], []
    upto = bool(re.match(r"up to ", low))
    rest = rest[6:] if upto else rest
    first, _, tail = rest.partition(" ")
    if first.casefold() == "another" and tail:
        return how, 1, False, tail, ["other"]
    if first.casefold() in ("any", "1") and tail:
        return how, 1, upto, tail.removeprefix("other "), []
    counted = X_OF_THEM if first.casefold() == "x" else number(first)
    if counted is not None and tail:
        other = tail.casefold().startswith("other ")
        return how, counted, upto, tail[6:] if other else tail, ["other"] if other else []
    if first.casefold() == "the" and tail:
        return ("choose" if how == "choose" else "all"), 1, upto, tail, []
    return (how if how == "choose" else "pick"), 1, upto, rest, []


CLAUSES: tuple[tuple[str, str], ...] = (
    (r"(?:that (?:is|are) )?not (?:currently )?committed to (?:the|a|this|that|any) quest", "not committed"),
    (r"(?:that (?:is|are) )?not engaged with you", "not engaged:you"),
    (r"(?:that )?(?:you|its controller) (?:currently )?controls?", "yours"),
    (r"under your control", "yours"),
    (r"you own", "owned"),
    (r"(?:that )?(?:another player controls|other players control)|controlled by (?:another player|other players)",
     "others"),
    (r"(?:that )?(?:that player|he|she|he or she|they) controls?|controlled by (?:that player|them)",
     "controlled:that player"),
    (r"controlled by each player with (?:a )?threat of (\d+) or (?:higher|more)", "controlled:threat {0}"),
    (r"(?:that )?(?:participated|participating) in (?:the|that|this) attack", "attacking"),
    (r"(?:currently )?in the staging area or (?:currently )?engaged with (?:another player|other players)",
     "either:in:staging area|engaged:other"),
    (r"(?:in|from) (?:that player's|their|his|her) discard pile", "in:discard pile of it"),
    (r"(?:in|from) (?:a|any|any player's|a player's) discard pile", "in:discard pile"),
    (r"from play", "in:play"),
    (r"to which this card was committed", "-"),
    (r"from (?:the )?defending character", "on:defender"),
    (r"(?:that (?:is|are) )?committed to that quest", "committed"),
    (r"(?:the|that) (?:the )?(defending player|first player|active player|engaged player) controls", "controlled:{0}"),
    (r"controlled by you", "yours"),
    (r"controlled by (?:a player|any player|the players)|(?:that )?(?:a player|the players) controls?",
     "controlled:any"),
    (r"controlled by the (first player|defending player|next player|active player|engaged player)",
     "controlled:{0}"),
    (r"(?:that )?the (first player|defending player|next player|active player|engaged player) controls",
     "controlled:{0}"),
    (r"(?:that (?:is|are) )?(?:currently )?in the staging area", "in:staging area"),
    (r"in play|on the table", "in:play"),
    (r"(?:in|from) (?:your|their own) hand", "in:hand of you"),
    (r"(?:in|from) (?:his|her|their|that player's) hand", "in:hand of it"),
    (r"(?:in|from) (?:a player's|any player's|any) hand", "in:hand"),
    (r"(?:in|from|of) your deck", "in:deck of you"),
    (r"(?:in|from) your discard pile", "in:discard pile of you"),
    (r"(?:in|from) (?:the|any|a)(?: player's)? discard pile", "in:discard pile"),
    (r"(?:in|from) the encounter discard pile", "in:discard pile of the scenario"),
    (r"(?:in|from|of) the encounter deck", "in:deck of the scenario"),
    (r"(?:in|from) the victory display", "in:victory display"),
    (r"(?:that (?:is|are) )?set aside", "in:set aside"),
    (r"(?:that (?:is|are) )?(?:currently )?engaged with you", "engaged:you"),
    (r"(?:that (?:is|are) )?(?:currently )?engaged with (?:that player|them|him or her|him|her)", "engaged:it"),
    (r"(?:that (?:is|are) )?(?:currently )?engaged with (?:a|any) player", "engaged"),
    (r"(?:that (?:is|are) )?(?:currently )?engaged with (?:another player|other players)", "engaged:other"),
    (r"(?:that (?:is|are) )?(?:currently )?engaged with the first player", "engaged:first player"),
    (r"(?:that (?:is|are) )?(?:currently )?committed to (?:the|a|this) quest", "committed"),
    (r"attached to (?:this(?: \w+)?)", "on:this"),
    (r"attached to (?:it|that (?:hero|character|enemy|ally|location))", "on:it"),
    (r"attached to attached (?:hero|character)", "on:host"),
    (r"attached to (?:an?|any) (hero|ally|character|enemy|location)", "on:{0}"),
    (r"attached to (?:the )?(.+)", "on:{0}"),
    (r"with (?:an?|any|1 or more|at least 1|one or more) attachments?(?: attached)?", "bears:attachment"),
    (r"without (?:an?|any) attachments?|with no attachments?", "not bears:attachment"),
    (r"with (?:an?|1 or more|at least 1|one or more) resources?(?: on (?:it|them))?", "bears:resource"),
    (r"with (?:no|0) resources?(?: on (?:it|them))?|without (?:any )?resources?", "not bears:resource"),
    (r"with (?:no|0) damage(?: on (?:it|them))?|without (?:any )?damage", "not damaged"),
    (r"with (?:any |1 or more )?damage(?: on (?:it|them))?", "damaged"),
    (r"with (?:any |1 or more )?progress(?: tokens?)?(?: on (?:it|them))?", "bears:progress"),
    (r"with no progress(?: tokens?)?(?: on (?:it|them))?", "not bears:progress"),
    (r"with (?:an? )?(higher|greater|lower) engagement cost than your threat(?: level)?", "cost against threat:{0}"),
    (r"with (?:an? )?engagement cost (?:that is )?(higher|greater|lower) than your threat(?: level)?",
     "cost against threat:{0}"),
    (rf"with (?:an? |the )?(printed )?({VALUE}) (?:of )?(\d+|x) or (?:less|lower|fewer)", "value:{0}{1} <= {2}"),
    (rf"with (?:an? |the )?(printed )?({VALUE}) (?:of )?(\d+|x) or (?:more|higher|greater)", "value:{0}{1} >= {2}"),
    (rf"with (?:an? |the )?(printed )?({VALUE}) (?:of )?(\d+)", "value:{0}{1} = {2}"),
    (rf"with (\d+) or (?:less|fewer|lower) (printed )?({VALUE})(?: on (?:it|them))?", "value:{1}{2} <= {0}"),
    (rf"with (\d+) or (?:more|higher|greater) (printed )?({VALUE})(?: on (?:it|them))?", "value:{1}{2} >= {0}"),
    (rf"with (?:an? |the )?(printed )?({VALUE}) (?:of )?x", "value:{0}{1} = x"),
    (r"(?:that )?costs? (\d+) or (?:less|fewer)", "value:cost <= {0}"),
    (rf"with (\d+) (printed )?({VALUE})(?: on (?:it|them))?", "value:{1}{2} = {0}"),
    (r"with (?:the )?(doomed|guarded|permanent|ranged|restricted|sentinel|surge|victory)(?: keyword)?", "keyword:{0}"),
    (r"without (?:the )?(doomed|guarded|permanent|ranged|restricted|sentinel|surge|victory)(?: keyword)?",
     "not keyword:{0}"),
    (r"with (?:the )?(.+) trait", "trait:{0}"),
    (r"without (?:the )?(.+) trait", "not trait:{0}"),
    (r"with (?:an?|the) printed (leadership|tactics|spirit|lore|baggins|fellowship)(?: resource)? icon",
     "printed sphere:{0}"),
    (r"(?:with|that has) (?:an?|the) (leadership|tactics|spirit|lore|baggins|fellowship)(?: resource)? icon",
     "sphere:{0}"),
    (r"with (.+) attached", "bears:{0}"),
    (r"(?:named|called|titled) (.+)", "title:{0}"),
    (r"(?:that (?:is|are) )?defending(?: against)?(?: this attack| the attack)?", "defending"),
    (r"(?:that (?:is|are) )?attacking(?: you)?", "attacking"),
    (r"(?:that (?:is|are) )(ready|exhausted|damaged|unique)", "{0}"),
    (r"(?:that (?:is|are) )not (ready|exhausted|damaged|unique)", "not {0}"),
    (r"other than this(?: \w+)?", "other"),
    (r"of the (resource|planning|quest|travel|encounter|combat|refresh) phase", "-"),
)  # fmt: skip
COMPILED = tuple((re.compile(rf"(?P<head>.*?)\s*\b(?:{pattern})$", re.IGNORECASE), word) for pattern, word in CLAUSES)
EXTREME = re.compile(rf"(?P<head>.*?)\s*\bwith the (?P<which>highest|lowest|most|least|fewest) (?P<what>(?:printed "
                     rf")?{VALUE})"
                     r"(?: in play)?$", re.IGNORECASE)  # fmt: skip


def _last_clause(rest: str, found: Phrase) -> tuple[str, str, Phrase]:
    """Takes the last clause off a phrase: `you control`, `in the staging area`, `with the highest attack`."""
    if match := EXTREME.match(rest):
        what = _value_name(match["what"])
        high = match["which"].casefold() in ("highest", "most")
        return match["head"], "-", found._replace(most=what) if high else found._replace(least=what)
    for pattern, word in COMPILED:
        if match := pattern.match(rest):
            args = [_argument(each or "") for each in match.groups()[1:]]
            return match["head"], word.format(*args), found
    return rest, "", found


def _argument(text: str) -> str:
    low = text.casefold()
    if low == "printed ":
        return low
    return VALUE_NAMES.get(low, low if low in (*STATES, *SPHERES, *KEYWORDS) else text)


def _value_name(text: str) -> str:
    low = text.casefold()
    return f"printed {VALUE_NAMES[low[8:]]}" if low.startswith("printed ") else VALUE_NAMES[low]


def _noun(rest: str) -> tuple[tuple[str, ...] | None, list[str]]:
    """The kind of card at the end of a phrase, and the adjectives before it."""
    kinds: list[str] = []
    words = rest.split()
    while words:
        two, one = " ".join(words[-2:]).casefold(), words[-1].casefold().removesuffix("'s")
        if len(words) > 1 and two in NOUNS:
            kinds.insert(0, NOUNS[two])
            words = words[:-2]
        elif one in NOUNS:
            kinds.insert(0, NOUNS[one])
            words = words[:-1]
        else:
            break
        if words and words[-1].casefold() in ("or", "and", "and/or"):
            words = words[:-1]
    if not kinds:
        return None, []
    if "player" in kinds:
        return ("player",), ["other"] if words and words[-1].casefold() == "other" else []
    return tuple(kinds), _adjectives(words)


def _adjectives(words: list[str]) -> list[str]:
    found: list[str] = []
    traits: list[str] = []
    skip = False
    for at, word in enumerate(words):
        low = word.casefold().strip(",")
        if low in ("or", "and", "your", "the", "other", "a", "an", "both"):
            found += {"your": ["yours"], "other": ["other"]}.get(low, [])
            skip = low == "or" and bool(traits)
        elif low in STATES:
            found.append(STATES[low])
        elif low.startswith("non-"):
            found.append(_not(word[4:]))
        elif low in SPHERES:
            found.append(f"sphere:{low}")
        elif low in KEYWORDS:
            found.append(f"keyword:{low}")
        else:
            _check(low)
            if traits and not skip and words[at - 1].casefold() != "or":
                traits[-1] = f"{traits[-1]} {word}"
            elif traits:
                traits[-1] = f"{traits[-1]}|{word}"
            else:
                traits.append(word)
            skip = False
    return [*found, *(f"trait:{each.strip(',')}" for each in traits)]


def _not(word: str) -> str:
    low = word.casefold()
    if low in NOUNS:
        return f"not type:{NOUNS[low]}"
    return f"not {STATES[low]}" if low in STATES else f"not sphere:{low}" if low in SPHERES else f"not trait:{word}"


NOT_TRAITS = ("as", "when", "while", "with", "that", "who", "which", "by", "if", "to", "from", "for", "is", "are",
              "was",
              "revealed", "controls", "and", "in", "on", "at", "of", "cannot", "gets", "also", "then", "top", "it",
              "any", "each", "all", "not", "no", "this", "after", "during", "until", "random")  # fmt: skip


def _check(low: str) -> None:
    """A word that is nearly one we know is a slip, not a trait."""
    known = [*STATES, *NOUNS, *SPHERES, *KEYWORDS]
    close = difflib.get_close_matches(low, known, 1, 0.85)
    if low in known or low in NOT_TRAITS:
        raise ValueError(f"{low!r} is not understood in this place")
    if close:
        raise ValueError(f"{low!r} is not known here; did you mean {close[0]}?")
