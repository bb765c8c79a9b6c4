"""The judge's hand: what he says in the words of card text is carried out at once, whoever is to decide."""

from __future__ import annotations

from judge.cardtext import Lexicon, say
from judge.engine import Moment
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.cards.composing import extended
from judge.games.wot_ccg.cards.language import LANGUAGE, lexicon_of, short_names
from judge.games.wot_ccg.cards.meanings import Chosen
from judge.games.wot_ccg.cards.meanings.effects import Clause, Effect
from judge.games.wot_ccg.cards.printed import HERE, Printed, Unusable
from judge.games.wot_ccg.cards.words import phrase
from judge.games.wot_ccg.play.traits import fits
from judge.games.wot_ccg.play.who import dominant_player, players
from judge.games.wot_ccg.things import Card, Task

JUDGE = "the judge"


def words_here(now: Moment) -> Lexicon:
    """The names and traits of the cards on the table."""
    cards = now.every(Card)
    names = [
        each
        for card in cards
        for each in (card.name, *short_names(card.title, person=card.kind == "character"), card.personality)
    ]
    marks = [each for card in cards for each in (*card.traits, *card.allegiances)]
    return lexicon_of([each for each in names if each], marks)


def by_hand(now: Moment, text: str) -> None:
    """Reads words as a deed of the table and carries it out; ValueError says what is wrong with them."""
    who, words = _whose(now, text)
    clause = phrase(words, "clause", words_here(now))
    if not isinstance(clause, Clause) or clause.costs or clause.when or clause.timing or clause.either:
        raise ValueError(f"{text!r} cannot be carried out by hand")
    try:
        effect = extended(
            Effect("", options=(("", ()),)), clause._replace(may=False), Printed("event", ""), continuous=False
        )
    except Unusable as fault:
        raise ValueError(f"{text!r}: {fault or HERE}") from None
    source = next(iter(now.every(Card)), None)
    if source is None:
        raise ValueError("there is no card on the table")
    picks = tuple(_picked(now, each, who, source, text) for each in effect.picks)
    now.say(
        f"By hand: {say(LANGUAGE, clause, 'clause')}.", cite("effects-in-play"), actor=JUDGE, event=("by hand", who)
    )
    now.call("carry-out", task=Task(JUDGE, who, source.name, picks, effect.options[0][1]))


def _whose(now: Moment, text: str) -> tuple[str, str]:
    """Whose deed it is: `for Ana: draw 1 card`; else the dominant player's."""
    head, colon, rest = text.partition(":")
    named = next(
        (each for each in players(now) if head.strip().casefold() in (f"for {each}".casefold(), each.casefold())), ""
    )
    return (named, rest.strip()) if colon and named else (dominant_player(now), text.strip())


def _picked(now: Moment, one: Chosen, who: str, source: Card, text: str) -> tuple[str, ...]:
    """The cards that are meant; where several could be, the judge has to name them."""
    found = [each.name for each in now.every(Card) if fits(now, each, one.which, who, source)]
    if one.which.kind == "player":
        found = list(players(now))
    if len(found) > one.most or len(found) < one.least:
        raise ValueError(f"{text!r} could mean {', '.join(found) or 'nothing'}; name the card")
    return tuple(found)


RULES.by_hand = by_hand
