"""anatomy-icon: whether a card is of a kind, such as `non-special attack`, `Master card`, `titled Head Shot`."""

from __future__ import annotations

from functools import lru_cache

from judge.cardtext import say
from judge.engine import Moment
from judge.games.highlander.cards import groups
from judge.games.highlander.cards.grid import CELLS, Cells, areas, in_order
from judge.games.highlander.cards.language import LANGUAGE
from judge.games.highlander.cards.meanings.anatomy import ATTACKS, DEFENSES
from judge.games.highlander.cards.meanings.parts import Kind, What
from judge.games.highlander.things import Card
from judge.kit.words import plain

KINDS = ("edge", "guard", "dodge", "ally")
CHANGING = ("watcher", "hunter", "bystander", "gypsy", "reporter", "ally")


@lru_cache(4_096)
def in_words(what: What) -> str:
    """Kinds of cards as people say them."""
    return " or ".join(say(LANGUAGE, each, "kind") for each in what)


def fits(now: Moment, card: Card, what: What) -> bool:
    """Whether a card is of a kind."""
    return any(_fits(now, card, each) for each in what)


def _fits(now: Moment, card: Card, kind: Kind) -> bool:
    noun = kind.noun
    if noun == "(s)":
        signed = now.reads("kurgan-s") == "signature-card"
        return card.sign == "signature" if signed else card.is_special_card
    if not (_is(card, noun) or _counts_as(now, card, noun)):
        return False
    if kind.title and plain(card.title) != plain(kind.title):
        return False
    if kind.word and not _in_title(card, kind.word):
        return False
    return all(_has(now, card, word) for word in kind.having)


def _in_title(card: Card, words: str) -> bool:
    """card-groups: whether every one of these words stands in the title of a card; a group of that name counts too."""
    title, asked = groups.title_words(card), words.casefold().replace("\u2019", "'").split()
    return words.casefold() in card.groups or all(word.removesuffix("'s") in title for word in asked)


def _counts_as(now: Moment, card: Card, noun: str) -> bool:
    """faq-horton: an effect by which a player's cards of one group count as another, wherever they are."""
    if noun not in CHANGING:
        return False
    from judge.games.highlander.cards.continuous_effects import in_force
    from judge.games.highlander.cards.meanings.lasting import CountsAs

    return any(
        does.group == noun and Kind(noun) not in does.what and fits(now, card, does.what)
        for _, does in in_force(now, CountsAs, card.owner)
    )


def _is(card: Card, noun: str) -> bool:
    match noun:
        case "card":
            return True
        case "attack":
            return card.type in ATTACKS
        case "block":
            return card.is_block
        case "defense":
            return card.type in DEFENSES
        case "special card":
            return card.is_special_card
        case "pre-game card":
            return card.type in ("pre-game", "persona", "weapon")
        case "slash":
            return "slash" in groups.title_words(card)
    return card.type == noun or noun in card.groups


def _has(now: Moment, card: Card, word: str) -> bool:
    match word:
        case "special":
            return card.type in ("special attack", "ranged attack", "special attack/block")
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
        case "mortal" | "immortal":
            return f"{word} ally" in card.groups
        case "unique":
            return "unique ally" in card.groups or ("ally" in card.groups and not card.copies)
    if word.startswith("non-"):
        return not (_is(card, word[4:]) if word[4:] in KINDS else _has(now, card, word[4:]))
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
