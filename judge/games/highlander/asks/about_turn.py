"""What a question can ask about the turn: whose it is, its phase, what may or must still be done in it."""

from __future__ import annotations

from judge.engine import Moment, Ruled
from judge.games.highlander import RULES, cite
from judge.games.highlander.asks.naming import the_player
from judge.games.highlander.cards import continuous_effects
from judge.games.highlander.cards.errata_and_faq import rules_of
from judge.games.highlander.cards.meanings import lasting
from judge.games.highlander.cards.meanings.anatomy import SPECIAL_CARDS
from judge.games.highlander.play.attacks.blows_and_head_shots import is_power_blow
from judge.games.highlander.play.attacks.opportunities import granted
from judge.games.highlander.play.who import active_player, attacks_of, phase, turn
from judge.games.highlander.things import Card, Player
from judge.kit.asks import NOW, ask_about

SPECIAL = (*SPECIAL_CARDS, "special card")


def _specials_left(now: Moment, player: Player) -> int:
    found = continuous_effects.in_force(now, lasting.Extra, player.name)
    extra = sum(does.amount for _, does in found if all(each.noun in SPECIAL for each in does.what))
    return max(0, 1 + extra - len(turn(now).specials)) if player.name == turn(now).active else 0


def _exertions_left(now: Moment, player: Player) -> int:
    extra = continuous_effects.total(now, "hard exertions", player.name)
    return max(0, 1 + extra - turn(now).hard) if player.name == turn(now).active else 0


def _attacks_left(now: Moment, player: Player) -> Ruled:
    """multiple-attacks: the opportunities left; prevention: a card may limit them."""
    left = (turn(now).primary == "open") + len(granted(now, player.name))
    most, source = continuous_effects.limit_on_attacks(now, player.name)
    room = most - len(attacks_of(now, player.name))
    limited = (*rules_of(source), cite("prevention")) if source and room < left else ()
    return Ruled(max(0, min(left, room)), limited)


def _done(now: Moment, player: Player, amount: int) -> int:
    """What was done in this turn: it is the active player's."""
    return amount if player.name == turn(now).active else 0


def _blows_made(now: Moment, player: Player) -> int:
    return _done(now, player, sum(is_power_blow(now, each) for each in attacks_of(now, player.name)))


def _last_defense(now: Moment, player: Player) -> str:
    card = now.get(turn(now).last_defense)
    return card.title if isinstance(card, Card) and card.owner == player.name else "none"


ask_about(RULES, the_player, [
    ("special cards {player} may still play", _specials_left, cite("ct-special-cards"),
     "How many Special Cards a player may still play this turn; those an effect allows are counted.", NOW),
    ("hard exertions {player} may still make", _exertions_left, cite("hard-exertion"),
     "How many Hard Exertions a player may still make this turn.", NOW),
    ("special cards {player} has played this turn", lambda now, player: _done(now, player, len(turn(now).specials)),
     cite("ct-special-cards"), "How many Special Cards a player has played this turn."),
    ("hard exertions {player} has made this turn", lambda now, player: _done(now, player, turn(now).hard),
     cite("hard-exertion"), "How many Hard Exertions a player has made this turn."),
    ("attacks {player} has played this turn",
     lambda now, player: _done(now, player, len(attacks_of(now, player.name))), cite("multiple-attacks"),
     "How many attacks a player has played this turn."),
    ("power blows {player} has made this turn", _blows_made, cite("power-blows"),
     "How many of a player's attacks of this turn are Power Blows."),
    ("{player} has acted", lambda now, player: turn(now).acted and player.name == turn(now).active,
     (cite("golden-rule-turn"), cite("turn-must-act")), "Whether a player has done what has to be done in a turn."),
    ("{player} attacked last turn", "attacked", cite("phase-2a-defense-discard"),
     "Whether a player attacked in their last turn."),
    ("last defense of {player}", lambda now, player: _last_defense(now, player), cite("phase-4-attack"),
     "The last defense a player has resolved this turn, or none."),
    ("{player} may play cards from hand", lambda now, player: player.name == turn(now).active and not turn(now).closed,
     cite("hard-exertion"),
     "Whether no Hard Exertion has closed the hand in this phase, and it is the player's turn.", NOW),
    ("attacks {player} may still play", _attacks_left, cite("multiple-attacks"),
     "The attack opportunities left this turn, an effect that limits them heeded.", NOW),
])  # fmt: skip


@RULES.quantity("what {player} must do", cite("phase-2b-must-do"), ahead=True, due=True)
def must_do(now: Moment, player: str) -> list[str]:
    """The Must Dos and May Dos that wait for a player."""
    return [job.name for job in the_player(now, player).duties]


@RULES.quantity("active player", cite("sequence-of-play"), now=True)
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
