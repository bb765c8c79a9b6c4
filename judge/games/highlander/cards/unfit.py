"""anatomy-text: sentences that mean something by themselves but not on this card, or nothing that the rules know."""

from __future__ import annotations

import re
from typing import Any

from judge.games.highlander.cards import forms as forms
from judge.games.highlander.cards.language import NOUN
from judge.games.highlander.cards.meanings import kinds_in, lasting, once, parts
from judge.games.highlander.cards.meanings.anatomy import SPECIAL_CARDS
from judge.games.highlander.cards.meanings.lines import Text
from judge.games.highlander.cards.meanings.of_cards import OF_CARD, CannotBe, EvenDisarmed, Is, MayAnswer, MayBe
from judge.games.highlander.cards.meanings.parts import Kind

ONCE = kinds_in(once)
CHOSEN = (once.Remove, once.Counter, once.Nullify, once.Ignore, once.Duplicate, once.TakeControl, once.Capture)
OF_ATTACK = ("successful", "blocked", "dodged", "defended", "damage", "defends")
PRE_GAME = ("weapon", "persona", "pre-game card")
PLURALS = "|".join(re.escape(each.casefold()) for each in NOUN.plurals.values())
BEFORE = r"(?<!of )your opponent's|(?<!of )(?<!your )opponent's|(?<!of )your|\b(?:the|remove|nullify|ignore|counter)"
MANY = re.compile(rf"(?:{BEFORE}) (?:[\w-]+ )?(?:{PLURALS})\b")


class Unfit(ValueError):
    """A sentence that means something by itself but not on this card, or not after those before it."""


def may_be_extra(kind: Kind) -> bool:
    """multiple-attacks, ct-special-cards: whether cards of a kind can be played additionally."""
    return kind.noun in ("attack", "dirty trick", "slash", "special card", *SPECIAL_CARDS) or bool(
        kind.title or kind.word
    )


def unfit(deed: Any) -> str:
    """Why something that can be said means nothing that the rules know; empty where it does."""
    if isinstance(deed, lasting.AllDo):
        blocks = isinstance(deed.does, MayAnswer | Is) or deed.does == CannotBe(("power block",))
        nouns = ("block", "guard", "defense") if blocks else ("attack", "dirty trick", "slash")
        if not all(each.noun in nouns or each.title or each.word for each in deed.what):
            return "only attacks do damage or are defended against, only blocks block"
    if isinstance(deed, lasting.CannotPlay) and any(
        each.noun in ("weapon", "persona", "pre-game card") for each in deed.what
    ):
        return "these are not played"
    if isinstance(deed, lasting.Sized) and deed.of == "ability" and (deed.amount < 0 or deed.per or deed.until):
        return "whether it holds without the card is not known"
    return ""


def too_many(deed: Any) -> bool:
    """Several targets are chosen only where one that is chosen is gone before the next."""
    cards = getattr(deed, "cards", None)
    return cards is not None and (cards.amount > 1 or cards.most) and not isinstance(deed, once.Remove)


def check_number(text: Text, low: str) -> None:
    """`Your opponent's Guards` are all of them, not one; what is meant by it is not guessed."""
    single = any(
        isinstance(cards := getattr(deed, "cards", None), parts.Cards) and not cards.all and cards.amount == 1
        for clause in text.clauses
        for deed in clause.deeds
    )
    if single and MANY.search(low):
        raise Unfit("it does not say whether one or all of them")


def check_whose(text: Text, low: str) -> None:
    """`their` is the opponent's, `your` one's own: one player does nothing with the other's cards."""
    for phrase in ("their next", "their last", "their opponent", "reveals their hand", "reveal their hand"):
        low = low.replace(phrase, "")
    subjects = {clause.who for clause in text.clauses}
    if subjects <= {"", "you"} and " their " in f" {low} " and not text.conditions:
        raise Unfit("it does not say whose")
    piles = any(f"your {pile}" in low for pile in ("hand", "endurance", "discard pile"))
    counted = any(getattr(deed, "per", None) for clause in text.clauses for deed in clause.deeds)
    acting = any(isinstance(deed, ONCE) for clause in text.clauses for deed in clause.deeds)
    if subjects == {"opponent"} and piles and acting and not counted and not text.price:
        raise Unfit("it does not say whose")


def of_an_attack(means: Any) -> bool:
    """Whether a sentence speaks of the attack or defense on which, or with which, it is played."""
    if not isinstance(means, Text):
        return False
    told = any(
        isinstance(deed, OF_CARD) and deed != EvenDisarmed() for clause in means.clauses for deed in clause.deeds
    )
    return told or (means.when is not None and means.when.event in OF_ATTACK)


def hides(means: Any) -> bool:
    """hidden-attacks: whether a sentence would hide the attack that it speaks of."""
    deeds = [deed for clause in means.clauses for deed in clause.deeds] if isinstance(means, Text) else []
    return any(isinstance(deed, MayBe | Is) and deed.what == "hidden" for deed in deeds)
