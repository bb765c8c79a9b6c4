"""victory-check, lose-conditions, lose-leader-killed: who has lost, who wins, and when it is looked at."""

from __future__ import annotations

from judge.engine import Cite, Moment
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.play.traits import is_leader, is_taveren
from judge.games.wot_ccg.play.who import game, in_pile, last_battle, of_side, opponent, players
from judge.games.wot_ccg.things import DECK, KILLED, Card, Player


def fallen(now: Moment, player: str) -> list[Card]:
    """lose-leader-killed: a player's starting character, or a Ta'veren, in his killed pile."""
    found = [each for each in in_pile(now, player, KILLED) if is_leader(each) or is_taveren(now, each)]
    plain = [each for each in in_pile(now, player, KILLED) if each.kind == "character" and each not in found]
    if plain and now.reads("any-death-loses") == "loses":
        return [*found, *plain]
    others = [each for each in found if not is_leader(each)]
    if any(each.replaces for each in found) and now.reads("replacement-is-no-leader") == "none":
        return [each for each in found if not each.replaces]
    if others and now.reads("only-the-leader-counts") == "leader":
        return [each for each in found if each not in others]
    return found


@RULES.step
def mark_losers(now: Moment) -> None:
    """lose-conditions: every condition is looked at for both players together."""
    state = game(now)
    lost = []
    for player in players(now):
        dead = fallen(now, player)
        if dead and opponent(now, player) in state.beaten:
            why = f"but {dead[0].name} has been killed, so that does not win the game"
            text = f"{player} won the Last Battle challenge, {why}."
            now.say(text, cite("win-last-battle"), cite("lose-leader-killed"), event=("lost", player))
            if now.reads("battle-before-leader") == "battle":
                dead = []
        reasons = [(f"{card.name} is in {player}'s killed pile", cite("lose-leader-killed")) for card in dead]
        if _deck_is_empty(now, player):
            now.say(f"{player}'s deck is empty, but that player plays on without drawing.", cite("deck-exhausted"))
            if now.reads("empty-deck-loses") == "loses":
                reasons.append((f"{player} has no deck left", cite("deck-exhausted")))
        if player in state.beaten:
            reasons.append((f"{opponent(now, player)} won the Last Battle challenge", cite("lose-last-battle")))
        if player in state.barren:
            reasons.append((f"{player} generated nothing in the Last Battle", cite("lose-nothing-generated")))
        for why, rule in reasons:
            now.say(f"{why}: {player} loses.", rule, event=("lost", player))
        lost += [player] if reasons else []
    now.put(state._replace(lost=tuple(lost)))


def _deck_is_empty(now: Moment, player: str) -> bool:
    """deck-exhausted: whether no card is left to draw."""
    return not now.the(Player, player).deck and not in_pile(now, player, DECK)


@RULES.step
def decide(now: Moment) -> None:
    """win-opponent-loses, both-lose, game-end: one loser makes a winner; two make none; none lets play go on."""
    state = game(now)
    if not state.lost:
        now.say("Nobody has won or lost; play continues.", cite("victory-check"), event=("winner", "nobody"))
        return
    if len(state.lost) == 2:
        over, rules = "both lose", [cite("both-lose"), cite("game-end")]
        if (side := now.reads("somebody-must-win")) != "nobody":
            over = f"{of_side(now, side)} wins"
    else:
        winner = opponent(now, state.lost[0])
        why = _why(now, state.lost[0])
        over, rules = f"{winner} wins", [why, _how(now, state.lost[0]), cite("win-opponent-loses"), cite("game-end")]
    now.put(state._replace(over=over))
    now.say(f"{over[0].upper()}{over[1:]}; the game is over.", *rules, event=("winner", over))
    now.end()


def _why(now: Moment, loser: str) -> Cite:
    """lose-conditions: the first reason why a player has lost."""
    if fallen(now, loser):
        return cite("lose-leader-killed")
    return cite("lose-last-battle") if loser in game(now).beaten else cite("lose-nothing-generated")


def _how(now: Moment, loser: str) -> Cite:
    """Which of the ways to win it was."""
    if loser in game(now).beaten:
        return cite("win-last-battle")
    return cite("lose-conditions") if last_battle(now) else cite("win-leader-killed")


def look_at_once(now: Moment) -> None:
    """Reading turn-ends-on-kill: whether the check is made as soon as a leader is in a killed pile."""
    if any(fallen(now, each) for each in players(now)):
        if now.reads("turn-ends-on-kill") == "at-once":
            now.say("A leader has been killed: the check is made at once.", cite("turn-sequence-ends"))
            now.call("victory-check")
        else:
            text = "A leader has been killed; who wins is decided in the Victory Check."
            now.say(text, cite("victory-check"), cite("turn-sequence-ends"))
