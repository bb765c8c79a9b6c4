"""sequence-of-play, begin-opening-hand: the turn passes to the other player; what lasted for it ends."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards.continuous_effects import end_lasting
from judge.games.highlander.cards.meanings import Card
from judge.games.highlander.play.attacks import blows_and_head_shots
from judge.games.highlander.play.who import active_player, attacks_of, change, opponent, player, turn
from judge.games.highlander.things import Attack, Turn


@RULES.step
def pass_turn(now: Moment) -> None:
    """begin-opening-hand: the turn is over; players alternate. What happened in it is remembered."""
    who, state = active_player(now), turn(now)
    mine, other = attacks_of(now, who), opponent(now, who)
    blow = any(blows_and_head_shots.is_power_blow(now, each) for each in mine)
    change(now, who, attacked=bool(mine), attacks=len(mine), power_blow=blow, fell=False, ignoring=())
    change(now, other, removed=(), ignoring=())
    _settle_cards(now)
    end_lasting(now)
    ended = state.end_game or state.time_called
    now.put(Turn(active=other, players=state.players, number=state.number + 1, end_game=ended,
                 time_called=state.time_called, format=state.format, skip_attack=player(now, other).skips))  # fmt: skip
    change(now, other, skips=False)
    now.say(f"{who}'s turn is over; it is {other}'s turn.", cite("sequence-of-play"), event=("turn", f"{other}'s turn"))


def _settle_cards(now: Moment) -> None:
    """What lasts for a turn ends: nullified cards, the mark of a defense just played."""
    for card in now.every(Card):
        if card.nullified or card.state == "answer":
            now.put(card._replace(nullified=False, state="" if card.state == "answer" else card.state))
    for attack in now.every(Attack):
        if attack.status in ("pending", "declared", "left") and attack.by != active_player(now):
            now.put(attack._replace(status="successful"))
