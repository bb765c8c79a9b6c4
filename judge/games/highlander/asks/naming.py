"""What the names in a question mean: a player or one Immortal of his pair, an attack, a card."""

from __future__ import annotations

from judge.engine import Missing, Moment
from judge.games.highlander.play import corda_and_reno
from judge.games.highlander.play.choice_words import shown
from judge.games.highlander.things import Card, Partner, Player
from judge.kit.asks import named
from judge.kit.words import tidy


def the_player(now: Moment, text: str) -> Player:
    """The player a name means, his own or that of the active Immortal of his pair; a KeyError lists both."""
    for each in now.every(Player):
        persona = corda_and_reno.active_persona(now, each.name)
        if each.partner and persona and tidy(persona.title) == tidy(text):
            return each
    return named(now, Player, text)


def the_immortal(now: Moment, text: str) -> Player | Partner:
    """The player a name means, or the Immortal of a pair who rests."""
    return corda_and_reno.resting(now, text) or the_player(now, text)


def the_card(now: Moment, text: str) -> Card:
    """The card a title means, its owner first where that is needed: `Ben's Thrust`; a KeyError lists some."""
    wanted, every = text.strip().casefold(), now.every(Card)
    for form in ("{title}", "{owner}'s {title}"):
        for card in every:
            said = (form.format(owner=card.owner, title=title) for title in (card.title, shown(card.name)))
            if wanted in map(str.casefold, said):
                return card
    raise Missing(f"no card named {text}; there are: {', '.join(dict.fromkeys(card.title for card in every))}")
