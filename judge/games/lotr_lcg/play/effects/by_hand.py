"""golden-rule-card-over-rules: what the judge carries out himself, in the words of card text."""

from __future__ import annotations

from judge.cardtext import read_sentence
from judge.engine import Moment
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.expanding import Unread, expanded
from judge.games.lotr_lcg.cards.language import LANGUAGE
from judge.games.lotr_lcg.cards.meanings import Ability
from judge.games.lotr_lcg.cards.words import lexicon_of
from judge.games.lotr_lcg.play.who import cards, first_player
from judge.games.lotr_lcg.things import Item, NamedDeck, Player

JUDGE = "the judge"


def carry_out_by_hand(now: Moment, text: str) -> None:
    """golden-rule-card-over-rules: the words are read as an effect of the table and carried out at once."""
    names = frozenset(title for each in cards(now) for title in (each.name, each.printed.title))
    traits = frozenset(trait for each in cards(now) for trait in each.printed.traits)
    apart = {
        "player name": [each.name for each in now.every(Player)],
        "deck name": [each.called for each in now.every(NamedDeck)],
        "set name": [each.printed.encounter_set for each in cards(now) if each.printed.encounter_set],
    }
    lexicon = lexicon_of(names, traits, apart)
    found = read_sentence(LANGUAGE, text.strip(" ."), lexicon, "deeds")
    if found.means is None:
        raise ValueError(found.why)
    try:
        done = expanded(found.means, "by hand")
    except Unread as why:
        raise ValueError(str(why)) from None
    now.say(f"By hand: {found.said}.", cite("golden-rule-card-over-rules"), actor=JUDGE)
    by = first_player(now)
    item = Item(JUDGE, JUDGE, by, by, Ability("", "by hand", effects=done), you=by)
    now.call("resolve", item=item, left=done, picked=(), happened=(), expected=())


RULES.by_hand = carry_out_by_hand
