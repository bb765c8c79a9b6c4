"""getting-started: sides, leaders, tokens, hands."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.play.events_and_effects.occasions import happen
from judge.games.wot_ccg.play.traits import is_leader
from judge.games.wot_ccg.play.who import game
from judge.games.wot_ccg.things import ADVANTAGE, FACE_DOWN, HAND, HOME, PLAY, Card, Pattern, Player


@RULES.step
def choose_sides(now: Moment) -> None:
    """choose-side, choose-side-opposed: one Hero player and one Villain player."""
    said = ", ".join(f"{each.name} is the {each.side.capitalize()} player" for each in now.every(Player))
    now.say(f"{said}.", cite("choose-side"), cite("choose-side-opposed"))


@RULES.step
def lay_out_leaders(now: Moment) -> None:
    """prepare-leader: Starting Heroes and Villains and Starting Advantages go face up on the table."""
    for card in now.every(Card):
        if card.zone == HAND and is_leader(card):
            now.put(card._replace(zone=PLAY, place=HOME))
            now.say(f"{card.owner} places {card.name}.", cite("prepare-leader"), event=("laid out", card.name))
            happen(now, "the game begins", now.the(Card, card.name), card.owner)
        elif card.zone == HAND and card.kind == ADVANTAGE and _begins(card):
            now.put(card._replace(zone=PLAY, on=card.on or card.owner))
            text = f"{card.owner} begins with {card.name}."
            now.say(text, cite("prepare-leader"), cite("starting-advantage"), event=("laid out", card.name))
        elif card.zone == FACE_DOWN:
            now.say(f"{card.owner} places a Dragon Reborn face down.", cite("mat-perrin-facedown"))


def _begins(card: Card) -> bool:
    """starting-advantage: whether an advantage begins the game in play."""
    return card.fresh and "starting advantage" in (each.casefold() for each in card.traits)


@RULES.step
def place_tokens(now: Moment) -> None:
    """prepare-tokens, pattern-start-tokens: two tokens for each player, none neutral."""
    now.put(Pattern())
    now.put(game(now)._replace(turn=1, dominant=""))
    text = "Each player puts 2 tokens on their section of the Pattern; the neutral section is empty."
    now.say(text, cite("prepare-tokens"), cite("pattern-start-tokens"), event=("tokens", "start"))
