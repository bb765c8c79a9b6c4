"""golden-rule-cards: what the judge carries out himself, in the words of card text."""

from __future__ import annotations

from judge.cardtext import read_sentence
from judge.engine import Moment
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards.immediate_effects import carry_out
from judge.games.highlander.cards.language import LANGUAGE, lexicon
from judge.games.highlander.cards.meanings.lines import Clause, Line, Text
from judge.games.highlander.cards.meanings.of_cards import OF_CARD
from judge.games.highlander.cards.unfit import check_number, unfit
from judge.games.highlander.play.who import opponent, turn
from judge.games.highlander.things import Card, Job

HAND = "the judge's hand"


def by_hand(now: Moment, text: str) -> None:
    """Carries words of card text out at once; `you` is the active player, a player may also be named."""
    by, words = _for_whom(now, " ".join(text.split()))
    names = tuple(dict.fromkeys(card.title for card in now.every(Card)))
    found = read_sentence(LANGUAGE, words, lexicon(names))
    if not found.read:
        raise ValueError(found.why)
    if not isinstance(found.means, Text) or found.means.when or found.means.price:
        raise ValueError("only what is done at once can be carried out by hand")
    check_number(found.means, words.casefold())
    if why := next(filter(None, (unfit(deed) for clause in found.means.clauses for deed in clause.deeds)), ""):
        raise ValueError(why)
    lines = [_line(found.means, clause, deed) for clause in found.means.clauses for deed in clause.deeds]
    if any(isinstance(each.does, OF_CARD) for each in lines):
        raise ValueError("this speaks of a card that is being played; give that card its text instead")
    now.say(f"By hand: {found.said}", cite("golden-rule-cards"), actor="the judge", event=("by hand", by))
    carry_out(now, tuple(Job(HAND, each, by, settled=True) for each in lines))


def _line(text: Text, clause: Clause, deed: object) -> Line:
    return Line(deed, clause.who, None, text.conditions, text.check, at_once=True)


def _for_whom(now: Moment, text: str) -> tuple[str, str]:
    """The player from whom the words are seen: `Ben draws 2 cards` is seen from Ben."""
    for name in turn(now).players:
        if text.casefold().startswith(f"{name.casefold()}'s "):
            return opponent(now, name), f"your opponent's {text[len(name) + 3 :]}"
        if text.casefold().startswith(f"{name.casefold()} "):
            return opponent(now, name), f"your opponent {text[len(name) + 1 :]}"
    return turn(now).active, text


RULES.by_hand = by_hand
