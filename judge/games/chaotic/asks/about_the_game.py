"""Questions about the game, its players, its board, the combat and the Burst."""

from __future__ import annotations

from judge.engine import InOrder, Moment, Ruled
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.cards.meanings.ability import Battlegear
from judge.games.chaotic.play.battleboard import next_to, spaces
from judge.games.chaotic.play.who import active_player, burst_items, fight, game, striking_player
from judge.games.chaotic.things import DISCARD, Creature, Player
from judge.kit.asks import ask_about


def _discard_pile(now: Moment, player: Player) -> list[str]:
    """Mugic, then Creatures and Battlegear, which go to the pile of whoever owns the Creature."""
    gone = [each.name for each in now.every(Creature) if each.zone == DISCARD and each.owner == player.name]
    worn = [gear for gear in now.every(Battlegear) if gear.zone == DISCARD]
    own = [gear.name for gear in worn if now.the(Creature, gear.bearer).owner == player.name]
    return [*player.discard, *gone, *own]


def _striking(now: Moment) -> str:
    combat = fight(now)
    if combat is None or (not combat.striker and not now.inside("strike")):
        return "nobody"
    return striking_player(now)


def _fighting(now: Moment) -> str:
    combat = fight(now)
    return "going on" if combat and not combat.over else "over"


def _burst(now: Moment) -> Ruled:
    items = burst_items(now)
    triggers = [item for item in items if item.kind == "trigger"]
    rules = (cite("8.3.1"),) if triggers else ()
    return Ruled(
        InOrder(item.name for item in reversed(items)), (*rules, *((cite("8.3.2"),) if len(triggers) > 1 else ()))
    )


ask_about(RULES, None, (
    ("number of spaces", lambda now: len(spaces(now)), cite("2.1.2"), "How many spaces the board has."),
    ("winner", lambda now: game(now).over.removesuffix(" wins") or "undecided", cite("5.1"),
     "How the game stands: who has won, `draw`, or `undecided`."),
    ("active player", active_player, cite("6.1.2"), "Whose turn it is."),
    ("striking player", _striking, cite("7.2.5"),
     "Whose turn it is to attack; `nobody` before Initiative is determined and outside combat."),
    ("combat", _fighting, cite("7.3"), "Whether a combat is `going on` or `over`."),
    ("hive", lambda now: "on" if game(now).hive else "off", cite("g-hive"), "Whether Hive is `on` or `off`."),
    ("burst", _burst, cite("8.2"), "What is on the Burst, newest first: the order in which it would resolve."),
))  # fmt: skip
ask_about(RULES, Player, (
    ("discard pile of {player}", _discard_pile, cite("4.1.6"),
     "The general discard pile: Mugic, then Creatures and Battlegear."),
    ("attack discard pile of {player}", "attack_discard", cite("4.1.6"),
     "The attack discard pile, oldest card first."),
))  # fmt: skip
ask_about(RULES, lambda now, space: space.strip(), (
    ("spaces next to {space}", next_to, (cite("2.1.2"), cite("6.3.3")),
     "The spaces of the board that border a space."),
))  # fmt: skip
