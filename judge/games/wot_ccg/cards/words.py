"""Short phrases of the language of the cards: symbols, dice results, abilities, descriptions, as people type them."""

from __future__ import annotations

from functools import lru_cache

from judge.cardtext import Lexicon, read_sentence
from judge.content.problem import nearest
from judge.games.wot_ccg.cards.language import ALLEGIANCES, language, lexicon
from judge.games.wot_ccg.cards.meanings import ABILITIES, NONE, Results, Roll, Symbols, Which
from judge.kit import words
from judge.kit.words import plain

MOST = 999
NOTHING = ("nothing", "0", "none", "")
KNOWN = lexicon((), ())


@lru_cache(maxsize=8192)
def tidy(text: str) -> str:
    """Words without case, odd quotes and spacing."""
    return plain(text.replace("[", " ").replace("]", " "))


def number(word: str) -> int:
    """A number in figures or as a small word."""
    found = words.number(word)
    if found is None or found > MOST:
        raise ValueError(f"{word!r} is not a number; write 1, 2, 3 ...")
    return found


def phrase(text: str, sort: str, known: Lexicon = KNOWN) -> object:
    """What a phrase of a sort means; ValueError says why it cannot be told."""
    found = read_sentence(language(), text.strip().removesuffix("."), known, sort)
    if found.means is None:
        raise ValueError(f"{text!r}: {found.why}")
    return found.means


def ability(text: str) -> str:
    """The ability a word means."""
    try:
        return str(phrase(tidy(text).removesuffix(" symbols").removesuffix(" symbol"), "ability"))
    except ValueError:
        raise ValueError(f"{text!r} is no ability; allowed: {', '.join(ABILITIES)}") from None


def results(text: str) -> Results:
    """Results in words, such as `2 support, 1 one power`; `nothing` and `0` are none."""
    if tidy(text) in NOTHING:
        return Results()
    try:
        found = phrase(text.replace("+", " and "), "results")
    except ValueError as error:
        known = (*ABILITIES, "support", "opposition", "damage")
        hint = nearest(tidy(text).split()[-1], known)
        more = f"; did you mean {hint}?" if hint else ""
        raise ValueError(f"{text!r} is no ability or result ({error}); allowed: {', '.join(known)}{more}") from None
    assert isinstance(found, Results)
    return found


def symbols(text: str) -> Symbols:
    """Ability symbols in words, such as `2 politics, 1 one power`."""
    found = results(text)
    if found.support or found.opposition or found.damage or found.wild:
        raise ValueError(f"{text!r} is no ability; allowed: {', '.join(ABILITIES)}")
    return found.symbols


def said(given: Symbols) -> str:
    """Ability symbols as people write them."""
    return ", ".join(f"{n} {name}" for n, name in zip(given, ABILITIES, strict=True) if n) or "nothing"


def roll(text: str) -> Roll:
    """What dice show: `4 support, 2 opposition, 2 damage, 1 one power`; `2 in 6: 1 support` gives it a weight."""
    odds, colon, rest = tidy(text).rpartition(":")
    weight = number(odds.split()[0]) if colon else 1
    found = results(rest)
    shown = {"support": found.support, "opposition": found.opposition, "damage": found.damage}
    names = (*shown.items(), *zip(ABILITIES, found.symbols, strict=True))
    name = ", ".join(f"{n} {what}" for what, n in names if n) or "nothing"
    return Roll(found.support, found.opposition, found.damage, found.symbols, weight, name)


def which(text: str, known: Lexicon = KNOWN) -> Which:
    """A description of cards: `your Andor characters`, `opponent's troop`, `character with Monster`, `Mat`."""
    found = phrase(text, "which", known)
    assert isinstance(found, Which)
    return found


def trait(text: str) -> str:
    """A trait or allegiance; allegiances are spelt as the rulebook spells them."""
    return next((each for each in ALLEGIANCES if each.casefold() == tidy(text)), " ".join(text.split()))


__all__ = ["ALLEGIANCES", "NONE"]
