"""What can be asked about the Pattern and the game: tokens, dominance, winner, loser, the Last Battle."""

from __future__ import annotations

from collections.abc import Callable

from judge.engine import Cite, Moment, Ruled
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.asks.naming import a_player
from judge.games.wot_ccg.play import values
from judge.games.wot_ccg.play.last_battle import LAST_BATTLE_MARGIN
from judge.games.wot_ccg.play.pattern import ENOUGH
from judge.games.wot_ccg.play.resolution_round.outcome import pattern_token
from judge.games.wot_ccg.play.turn import last_battle_due
from judge.games.wot_ccg.play.who import (
    dominant_player,
    game,
    in_pile,
    last_battle,
    opponent,
    pattern,
    players,
    subordinate_player,
)
from judge.games.wot_ccg.play.winning import fallen
from judge.games.wot_ccg.things import DECK, Challenge, Player
from judge.kit.asks import ask_about


def winner(now: Moment) -> Ruled:
    """victory-check: with the rules by which it was decided."""
    state = game(now)
    found = state.over.removesuffix(" wins") or "undecided"
    rules = tuple(each for player in state.lost for each in why_lost(now, player))
    bare = [each for each in players(now) if not now.the(Player, each).deck and not in_pile(now, each, DECK)]
    if len(bare) == 1 and not state.over and now.reads("empty-deck-loses") == "loses":
        return Ruled(opponent(now, bare[0]))
    more = (cite("both-lose"),) if len(state.lost) == 2 else (cite("win-opponent-loses"),) if state.lost else ()
    return Ruled(found, (cite("victory-check"), *rules, *more, *_of_last_battle(now)))


def _of_last_battle(now: Moment) -> tuple[Cite, ...]:
    """last-battle-win, last-battle-add-tokens, last-battle-no-generation: how the Last Battle challenge was decided."""
    fought = [each for each in now.every(Challenge) if each.kind == "last battle" and each.result]
    if not fought:
        return ()
    sides = {fought[-1].initiator: "support", opponent(now, fought[-1].initiator): "opposition"}
    idle = any(not values.generated(now, fought[-1], who, what).total for who, what in sides.items())
    rules = (cite("last-battle-win"), cite("last-battle-add-tokens"))
    barren = idle and now.reads("barren-always-loses") == "wins"
    return (*rules, cite("last-battle-no-generation")) if barren else rules


def why_lost(now: Moment, player: str) -> tuple[Cite, ...]:
    """The rules by which a player has lost."""
    state = game(now)
    reasons = (
        (bool(fallen(now, player)), cite("lose-leader-killed")),
        (player in state.beaten, cite("lose-last-battle")),
        (player in state.barren, cite("lose-nothing-generated")),
    )
    return tuple(rule for holds, rule in reasons if holds) if player in state.lost else ()


def loses(now: Moment, player: str) -> Ruled:
    """lose-conditions: with those that hold."""
    return Ruled(player in game(now).lost, (cite("lose-conditions"), *why_lost(now, player)))


def wins(now: Moment, player: str) -> Ruled:
    """victory-check: with the rules by which it was decided; of who has not won, what stood in the way."""
    found = winner(now)
    if found.value == player:
        return Ruled(True, found.cites)
    return Ruled(False, *_why_not(now, player))


def _why_not(now: Moment, player: str) -> tuple[tuple[Cite, ...], str]:
    """win-opponent-loses, both-lose, last-battle-win: the rules by which a player has not won, and why in words."""
    state, check = game(now), (cite("victory-check"), cite("win-opponent-loses"))
    if len(state.lost) == 2:
        return (cite("both-lose"), *why_lost(now, player), *check), "both players lose, so nobody wins"
    if state.lost:
        return (*why_lost(now, player), *check), f"{player} has lost"
    fought = [each for each in now.every(Challenge) if each.kind == "last battle" and each.result]
    if not fought or abs(fought[-1].margin) >= LAST_BATTLE_MARGIN:
        return check, "nobody has lost in a Victory Check"
    lead = f"the lead in the Last Battle is {abs(fought[-1].margin)}, tokens included"
    return (*_of_last_battle(now), *check), f"{lead}, and it takes {LAST_BATTLE_MARGIN}"


ask_about(RULES, a_player, (
    ("{player} loses", loses, cite("lose-conditions"), "Whether a player has lost."),
    ("{player} wins", wins, cite("victory-check"), "Whether a player has won."),
))  # fmt: skip


def last_battle_state(now: Moment) -> str:
    """last-battle-trigger, last-battle-permanent: in one word or two."""
    few = pattern(now).total < ENOUGH
    if few and (last_battle(now) or pattern(now).reached) and now.reads("last-battle-called-off") == "called-off":
        return "no"
    if last_battle(now):
        return "begun"
    if not last_battle_due(now):
        return "no"
    return "begun" if now.reads("last-battle-at-once") == "at-once" else "next turn"


def tokens(section: str) -> Callable[[Moment], Ruled]:
    """pattern-token-kinds: those on a section; with the rule by which the Pattern Challenge has just brought one."""

    def lying(now: Moment) -> Ruled:
        fought = (each for each in now.every(Challenge) if each.kind == "pattern" and each.result)
        return Ruled(getattr(pattern(now), section), tuple(pattern_token(now, each.margin)[-1] for each in fought))

    return lying


DOMINANCE = (cite("determine-dominance"), cite("dominance-tie"), cite("dominance-locked"))
ask_about(RULES, None, [
    ("light tokens", tokens("light"), cite("pattern-token-kinds"), "The light tokens on the Pattern."),
    ("shadow tokens", tokens("shadow"), cite("pattern-token-kinds"),
     "The shadow tokens on the Pattern."),
    ("neutral tokens", tokens("neutral"), cite("pattern-token-kinds"),
     "The neutral tokens on the Pattern."),
    ("total tokens", lambda now: pattern(now).total, cite("pattern-twenty"), "All tokens on the Pattern."),
    ("turn", lambda now: game(now).turn, cite("turn-structure"), "The number of the turn."),
    ("turn of the Last Battle", lambda now: game(now).fought, cite("last-battle-alternate"),
     "Which turn of the Last Battle this is; 0 before it has begun."),
    ("dominant player", dominant_player, DOMINANCE, "Who is dominant this turn."),
    ("subordinate player", subordinate_player, DOMINANCE, "Who is subordinate this turn."),
    ("winner", winner, cite("victory-check"),
     "How the game stands: the player who has won, `both lose`, or `undecided`."),
    ("last battle", last_battle_state, (cite("last-battle-trigger"), cite("last-battle-permanent")),
     "Whether the Last Battle has `begun`, begins `next turn`, or neither (`no`)."),
])  # fmt: skip
