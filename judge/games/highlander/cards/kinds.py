"""anatomy-icon: kinds of cards in words, such as `non-special attack`, `Master card`, `titled Head Shot`."""

from __future__ import annotations

import re

from judge.content.problem import nearest
from judge.engine import Moment
from judge.games.highlander.cards import groups
from judge.games.highlander.cards.grid import CELLS, COLUMNS, ROWS, Cells, areas, in_order
from judge.games.highlander.cards.meanings import ATTACKS, DEFENSES
from judge.games.highlander.things import Card

NOUNS = (
    "attack", "special attack", "ranged attack", "dirty trick", "block", "guard", "dodge", "defense", "event",
    "situation", "plot", "location", "object", "edge", "illusion", "special card", "standing defense", "weapon",
    "persona", "pre-game card", "ally", "watcher", "hunter", "bystander", "gypsy", "reporter", "armor", "vehicle",
    "hilt", "card", "quickening", "basic attack", "basic block", "(s)", "slash",
)  # fmt: skip
ADJECTIVES = (
    "special", "non-special", "ranged", "non-ranged", "basic", "non-basic", "weapon", "persona", "mortal", "immortal",
    "unique", "signature", "reserved", "gridded", "non-gridded", "non-edge", "non-guard", "object",
    "situation", *ROWS, *COLUMNS,
)  # fmt: skip
CHANGING = ("watcher", "hunter", "bystander", "gypsy", "reporter", "ally")
PLURALS = {"allies": "ally", "gypsies": "gypsy", "dodges": "dodge", "edges": "edge", "slashes": "slash",
           "personas": "persona", "defences": "defense", "defence": "defense"}  # fmt: skip


def kind(text: str) -> str:
    """A kind of card as the rules use it; ValueError names what is allowed."""
    parts = [_single(part) for part in re.split(r" or |/(?! )|, ", _plain(text)) if part.strip()]
    for part in parts:
        _check(part, text)
    return " or ".join(parts)


def _plain(text: str) -> str:
    words = " ".join(text.casefold().replace("nonspecial", "non-special").replace("non special", "non-special").split())
    words = words.replace("special attack/block", "special attack").replace("non basic", "non-basic")
    return re.sub(r"^(a|an|the|any|one|your|all|each|every)\s+", "", words)


def _single(part: str) -> str:
    words = _plain(part).split()
    if words and words[0] == "titled":
        return " ".join(words)
    return " ".join(_singular(word) for word in words)


def _singular(word: str) -> str:
    return PLURALS.get(word, word[:-1] if word.endswith("s") and not word.endswith("ss") and len(word) > 3 else word)


def _check(part: str, text: str) -> None:
    if part.startswith("titled ") or part in NOUNS:
        return
    if re.fullmatch(r"[\w'&.-]+( [\w'&.-]+){0,2} card", part) and not re.search(r" (to|from|of|for) ", part):
        return
    words = part.split()
    for size in (2, 1):
        if " ".join(words[-size:]) in NOUNS and all(word in ADJECTIVES for word in words[:-size]):
            return
    hint = nearest(part, NOUNS)
    guess = f"; did you mean {hint}?" if hint else ""
    raise ValueError(
        f"{text!r} is no kind of card{guess} Allowed: {', '.join(NOUNS)}; before them {', '.join(ADJECTIVES)}; "
        "<word> card for a word of the title; titled <title>; several with or"
    )


def fits(now: Moment, card: Card, what: str) -> bool:
    """Whether a card is of a kind."""
    return not what or any(_fits(now, card, part) for part in what.split(" or "))


def _fits(now: Moment, card: Card, part: str) -> bool:
    if part.startswith("titled "):
        return card.title.casefold() == part.removeprefix("titled ")
    if part == "(s)":
        part = "signature card" if now.reads("kurgan-s") == "signature-card" else "special card"
    words = part.split()
    for size in (2, 1):
        noun = " ".join(words[-size:])
        if noun in NOUNS and all(word in ADJECTIVES for word in words[:-size]):
            return (_is(card, noun) or _counts_as(now, card, noun)) and all(
                _has(now, card, word) for word in words[:-size]
            )
    title = groups.title_words(card)
    return " ".join(words[:-1]) in card.groups or all(word in title for word in words[:-1])


def _counts_as(now: Moment, card: Card, noun: str) -> bool:
    """faq-horton: an effect by which a player's cards of one group count as another, wherever they are."""
    if noun not in CHANGING:
        return False
    from judge.games.highlander.cards.continuous_effects import in_force

    return any(line.also == noun != line.what and fits(now, card, line.what)
               for _, line in in_force(now, "counts as", card.owner))  # fmt: skip


def _is(card: Card, noun: str) -> bool:
    match noun:
        case "card":
            return True
        case "attack":
            return card.type in ATTACKS
        case "special attack":
            return card.type in ("special attack", "ranged attack", "special attack/block")
        case "block":
            return card.is_block
        case "defense":
            return card.type in DEFENSES
        case "special card":
            return card.is_special_card
        case "basic attack" | "basic block":
            return card.is_basic and (card.type in ATTACKS if noun.endswith("attack") else card.is_block)
        case "pre-game card":
            return card.type in ("pre-game", "persona", "weapon")
        case "slash":
            return "slash" in groups.title_words(card)
    return card.type == noun or noun in card.groups


def _has(now: Moment, card: Card, word: str) -> bool:
    match word:
        case "special":
            return _is(card, "special attack")
        case "ranged":
            return card.type == "ranged attack"
        case "basic":
            return card.is_basic
        case "object" | "situation":
            return card.type == word
        case "weapon":
            return bool(card.weapon)
        case "persona":
            return bool(card.persona)
        case "gridded":
            return bool(cells(now, card))
        case "signature" | "reserved":
            return card.sign == word
        case "mortal" | "immortal" | "unique":
            return f"{word} ally" in card.groups
    if word.startswith("non-"):
        return not (_has(now, card, word[4:]) if word[4:] in ADJECTIVES else _is(card, word[4:]))
    return any(word in cell.split() for cell in cells(now, card))


def cells(now: Moment, card: Card) -> Cells:
    """The areas on a card's grid; what a Basic Block covers, where its card is not at hand, is a reading."""
    if card.grid is not None:
        return card.grid
    row, column, _ = card.title.casefold().split()
    if column == "center":
        found = set(areas(row))
    else:
        found = {f"{row} {column}", f"{row} center", f"middle {column}"}
    if now.reads("basic-block-grids") == "with-middle":
        found.add(CELLS[4])
    return in_order(found)
