"""Card text in short words: symbols, dice results, changes, and descriptions of cards."""

from __future__ import annotations

import re
from functools import lru_cache

from judge.content.problem import nearest
from judge.engine import parse_change
from judge.games.wot_ccg.cards.meanings import ABILITIES, NONE, Change, Roll, Symbols, Which
from judge.games.wot_ccg.cards.meanings import symbols as amounts
from judge.kit import words
from judge.kit.words import plain

MOST = 999

ALLEGIANCES = (
    "Aes Sedai", "Aiel", "Andor", "Cairhien", "Children of the Light", "Dragon", "Dark One", "Illian", "Mercenary",
    "Tear",
)  # fmt: skip
_ABILITY = {
    **{each: each for each in ABILITIES}, "op": "one power", "power": "one power", "one-power": "one power",
    "onepower": "one power", "political": "politics", "intrigues": "intrigue",
}  # fmt: skip
_RESULT = {
    "support": "support", "supports": "support", "sword": "support", "swords": "support",
    "opposition": "opposition", "shield": "opposition", "shields": "opposition",
    "damage": "damage", "skull": "damage", "skulls": "damage",
}  # fmt: skip
COUNTED = ("support", "opposition", "damage", "hand size", "cost", *(f"{each} cost" for each in ABILITIES))
SIDES = {
    "your": "mine", "my": "mine", "own": "mine", "you": "mine", "friendly": "mine", "his": "mine",
    "opponent's": "theirs", "opponents": "theirs", "opposing player's": "theirs", "enemy": "theirs", "their": "theirs",
    "all": "", "any": "", "each": "", "every": "", "target": "", "the": "", "a": "", "an": "", "chosen": "", "of": "",
}  # fmt: skip
STATES = (
    "participating", "supporting", "opposing", "rotated", "ready", "damaged", "undamaged", "home", "battleground",
    "standing-down", "attached",
)  # fmt: skip
TYPES = {
    "character": "character", "characters": "character", "troop": "troop", "troops": "troop", "card": "", "cards": "",
    "advantage": "advantage", "advantages": "advantage", "event": "event", "events": "event", "challenge": "challenge",
    "challenges": "challenge", "player": "player", "players": "player", "fighter": "fighter", "fighters": "fighter",
}  # fmt: skip
ZONES = {"hand": "hand", "deck": "deck", "discard pile": "discard pile", "killed pile": "killed pile"}


@lru_cache(maxsize=8192)
def tidy(text: str) -> str:
    """Words without case, odd quotes and spacing."""
    return plain(text.replace("[", " ").replace("]", " "))


def number(word: str) -> int:
    """A number in figures or as a small word."""
    found = words.number(word)
    if found is None or found > MOST:
        raise ValueError(f"{word!r} is no number; write 1, 2, 3 ...")
    return found


def ability(text: str) -> str:
    """The ability a word means."""
    found = _ABILITY.get(tidy(text).removesuffix(" symbols").removesuffix(" symbol"))
    if found is None:
        raise ValueError(f"{text!r} is no ability; allowed: {', '.join(ABILITIES)}")
    return found


def _parts(text: str) -> list[tuple[int, str]]:
    """`2 politics, 1 combat` as pairs; also with `and`, `+`, or one letter icons written out."""
    pairs = []
    for part in (each.strip() for each in re.split(r",|\+| and | & ", tidy(text))):
        if not part:
            raise ValueError(f"{text!r} cannot be read; write `2 politics, 1 combat`")
        first, _, rest = part.partition(" ")
        counts = bool(rest) and (first.isdecimal() or words.number(first) is not None)
        pairs.append((number(first), rest) if counts else (1, part))
    return pairs


def symbols(text: str) -> Symbols:
    """Ability symbols in words, such as `2 politics, 1 one power`; `nothing` and `0` are none."""
    if tidy(text) in ("nothing", "0", "none", ""):
        return NONE
    found = dict.fromkeys(ABILITIES, 0)
    for n, name in _parts(text):
        found[ability(name)] += n
    return amounts(found.values())


def said(given: Symbols) -> str:
    """Ability symbols as people write them."""
    return ", ".join(f"{n} {name}" for n, name in zip(given, ABILITIES, strict=True) if n) or "nothing"


def roll(text: str) -> Roll:
    """What dice show: `4 support, 2 opposition, 2 damage, 1 one power`; `2 in 6: 1 support` gives it a weight."""
    match = re.fullmatch(r"(?:(\d+) (?:in|of|x) \d+: ?)?(.*)", tidy(text))
    assert match is not None
    results, kept = dict.fromkeys(("support", "opposition", "damage"), 0), dict.fromkeys(ABILITIES, 0)
    for n, name in _parts(match[2]) if match[2] not in ("nothing", "0", "none", "") else ():
        plain = re.sub(r" (symbols?|results?|dice)$", "", name)
        if plain in _RESULT:
            results[_RESULT[plain]] += n
        else:
            kept[ability(plain)] += n
    name = ", ".join(f"{n} {what}" for what, n in (*results.items(), *kept.items()) if n) or "nothing"
    return Roll(**results, symbols=amounts(kept.values()), weight=int(match[1] or 1), name=name)


def change(text: str) -> Change:
    """A change in words: `combat +1`, `+1 combat`, `cost -1`, `support x2`, `all abilities +1`."""
    low = tidy(text)
    match = re.fullmatch(r"(.+?) ?([-+x*/=] ?\d{1,3})", low) or re.fullmatch(r"([-+x*/=] ?\d{1,3}) (.+)", low)
    if match is None:
        if doubled := re.fullmatch(r"(double|halve) (.+)", low):
            return Change(_changed(doubled[2]), "multiply" if doubled[1] == "double" else "divide", 2)
        raise ValueError(f"{text!r} is no change; write `combat +1`, `support +2`, `cost -1`, `hand size +1`")
    what, how = (match[1], match[2]) if match[2][0] in "-+x*/=" else (match[2], match[1])
    op, amount = parse_change(how)
    return Change(_changed(what), op, amount)


def _changed(text: str) -> str:
    """What a change is of: an ability, all of them, or something that is counted."""
    what = text.removeprefix("your ").removeprefix("the ").removeprefix("its ").removeprefix("maximum ")
    what = {"all abilities": "abilities", "each ability": "abilities", "rolled damage": "damage"}.get(what, what)
    what = re.sub(r"(damage) (rolled|caused|pool)$", r"\1", what)
    if what in ("abilities", *COUNTED):
        return what
    if what.endswith(" cost"):
        return f"{ability(what.removesuffix(' cost'))} cost"
    try:
        return ability(what)
    except ValueError:
        allowed = ("abilities", *ABILITIES, *COUNTED)
        hint = nearest(what, allowed)
        raise ValueError(
            f"{text!r} is nothing that can be changed; allowed: {', '.join(allowed)}"
            + (f"; did you mean {hint}?" if hint else "")
        ) from None


def which(text: str) -> Which:
    """A description of cards: `your Andor characters`, `opponent's troop`, `character with Monster`, `Mat`."""
    words = tidy(text).replace("standing down", "standing-down").replace("characters or troops", "fighters")
    words = words.replace("character or troop", "fighter").replace("characters and troops", "fighters")
    words, zone = _zone(words.replace("opposing player's", "opponent's"))
    side, kind, other = "", "", False
    states: list[str] = []
    left: list[str] = []
    for at, word in enumerate(words.split()):
        if word in ("other", "another"):
            other = True
        elif word in SIDES and (left == [] or word in ("your", "opponent's")):
            side = SIDES[word] or side
        elif word in STATES:
            states.append(word)
        elif word in TYPES and (
            left or at == len(words.split()) - 1 or words.split()[at + 1] in ("with", "without", "of", "named")
        ):
            kind = TYPES[word] or kind
        else:
            left.append(word)
    called = re.sub(r"^(with|named|called|having|of|allegiance) ", "", " ".join(left))
    called = re.sub(r"^the | (allegiance|trait)$", "", called)
    return Which(side, kind, tuple(sorted(states)), called, zone, other)


def _zone(words: str) -> tuple[str, str]:
    for name, zone in ZONES.items():
        match = re.fullmatch(rf"(.+?) (?:in|from) (your |the |a |any |opponent's )?{name}", words)
        if match:
            owner = {"your ": "your ", "opponent's ": "opponent's "}.get(match[2] or "", "")
            return owner + match[1], zone
    return re.sub(r" in play$", "", words), "play"
