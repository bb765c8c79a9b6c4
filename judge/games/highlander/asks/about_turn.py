"""What a question can ask about the turn: whose it is, its phase, what may or must still be done in it."""

from __future__ import annotations

from judge.engine import Moment, Ruled
from judge.games.highlander import RULES, cite
from judge.games.highlander.asks.naming import the_player
from judge.games.highlander.cards import continuous_effects
from judge.games.highlander.play.attacks.opportunities import granted
from judge.games.highlander.play.who import active_player, attacks_of, phase, turn
from judge.games.highlander.things import Player


@RULES.quantity("special cards {player} may still play", cite("ct-special-cards"))
def specials_left(now: Moment, player: str) -> int:
    """How many Special Cards a player may still play this turn; those an effect allows are counted."""
    who = the_player(now, player).name
    if who != turn(now).active:
        return 0
    extra = sum(each.effect.amount for each in continuous_effects.in_force(now, "extra card", who))
    return max(0, 1 + extra - len(turn(now).specials))


@RULES.quantity("hard exertions {player} may still make", cite("hard-exertion"))
def exertions_left(now: Moment, player: str) -> int:
    """How many Hard Exertions a player may still make this turn."""
    who = the_player(now, player).name
    if who != turn(now).active:
        return 0
    return max(0, 1 + continuous_effects.total(now, "extra exertion", who) - turn(now).hard)


@RULES.quantity("attacks {player} may still play", cite("multiple-attacks"))
def attacks_left(now: Moment, player: str) -> int:
    """The attack opportunities left this turn, an effect that limits them heeded."""
    who = the_player(now, player).name
    left = (turn(now).primary == "open") + len(granted(now, who))
    return max(0, min(left, continuous_effects.limit_on_attacks(now, who)[0] - len(attacks_of(now, who))))


@RULES.quantity("what {player} must do", cite("phase-2b-must-do"), ahead=True)
def must_do(now: Moment, player: str) -> list[str]:
    """The Must Dos and May Dos that wait for a player."""
    return [job.name for job in the_player(now, player).duties]


@RULES.quantity("active player", cite("sequence-of-play"))
def whose_turn(now: Moment) -> Ruled:
    """Whose turn it is."""
    drew = any(each.gem for each in now.every(Player))
    fast = any(each.fast_draw for each in now.every(Player))
    first = ((cite("begin-first-player"),) if drew or fast else ()) + ((cite("faq-fast-draw"),) if fast else ())
    return Ruled(active_player(now), first)


@RULES.quantity("phase", cite("sequence-of-play"))
def which_phase(now: Moment) -> str:
    """may, defense, attack, adjustment or draw."""
    return phase(now) or "none"
