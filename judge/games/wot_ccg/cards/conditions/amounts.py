"""How much there is of what card text counts: cards, tokens, a lead, damage, ratings, symbols paid, what was rolled."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from judge.engine import Moment
from judge.games.wot_ccg.cards.conditions.plainly import plain
from judge.games.wot_ccg.cards.meanings import ABILITIES, HIS_CARDS, Count, Per, Which
from judge.games.wot_ccg.play.events_and_effects.rated import rating
from judge.games.wot_ccg.play.events_and_effects.told import targets_of, told
from judge.games.wot_ccg.play.in_force import bearer_of
from judge.games.wot_ccg.play.traits import fits
from judge.games.wot_ccg.play.who import current, game, in_play, opponent, pattern, tokens_of
from judge.games.wot_ccg.things import Card, Challenge, Player

SHOWN = (*ABILITIES, "support", "opposition", "damage")


def control_lead(now: Moment, card: Card, player: str) -> int:
    """contested-control: by how many tokens a player controls an advantage; below zero if he does not."""
    tokens = dict(card.control)
    return tokens.get(player, 0) - tokens.get(opponent(now, player), 0) if card.most_control == player else -1


def amount_of(now: Moment, amount: int | Per, source: Card, by: str, times: int = 1) -> int:
    """How many: a number, or so many for each of something; `his cards` are those of the player who is meant."""
    if isinstance(amount, int):
        return amount
    found = amount.each * (_counted(now, amount.of, source, by, times) // amount.every)
    return min(found, amount.most) if amount.most else found


def shown(card: Card, what: str) -> int:
    """rolled: how many of a sort the dice have shown that a card's text let a player roll."""
    if card.last is None:
        return 0
    return card.last.symbols[ABILITIES.index(what)] if what in ABILITIES else int(getattr(card.last, what))


def _tokens_of_target(now: Moment, card: Card) -> int:
    """pattern-your-section: the tokens of the player that a challenge targets."""
    named = (name for each in now.every(Challenge) if each.card == card.name for name in each.targets)
    return sum(tokens_of(now, name) for name in named if isinstance(now.get(name), Player))


def _counted(now: Moment, of: Count, source: Card, by: str, times: int) -> int:
    if of.what in ("cards", HIS_CARDS):
        which = of.which or Which()
        which = which._replace(side="yours") if of.what == HIS_CARDS else told(now, which, targets_of(now, source), by)
        return sum(fits(now, each, which, by, source, plain=plain()) for each in now.every(Card))
    if of.what == "control":
        lead = (
            control_lead(now, each, by)
            for each in in_play(now)
            if fits(now, each, of.which or Which(), by, source, plain=plain())
        )
        return max((each for each in lead if each > 0), default=0)
    challenge = now.get(current(now))
    numbers: dict[str, Callable[[], int]] = {
        "your tokens": lambda: tokens_of(now, by),
        "neutral tokens": lambda: pattern(now).neutral,
        "lead": lambda: max(0, challenge.margin) if isinstance(challenge, Challenge) else 0,
        "own tokens": lambda: source.marks(of.name),
        "marks on the bearer": lambda: bearer_of(now, source).marks(of.name),
        "control here": lambda: max(0, control_lead(now, source, by)),
        "damage": lambda: bearer_of(now, source).tokens,
        "damage here": lambda: source.tokens,
        "rating": lambda: rating(now, bearer_of(now, source), of.name) or 0,
        "rating here": lambda: rating(now, source, of.name) or 0,
        "paid": lambda: times,
        "that damage": lambda: times,
        "one": lambda: 1,
        "seen cards": lambda: len(game(now).seen),
        **{f"rolled {each}": partial(shown, source, each) for each in SHOWN},
        "tokens of the target": lambda: _tokens_of_target(now, source),
    }
    return numbers[of.what]()
