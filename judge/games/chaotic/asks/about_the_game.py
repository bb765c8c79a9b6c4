"""Questions about the game, its players, its board, the combat and the Burst."""

from __future__ import annotations

from typing import Any

from judge.engine import InOrder, Missing, Moment, Number, Ruled
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.asks.grounds import before_initiative
from judge.games.chaotic.play.battleboard import next_to, spaces
from judge.games.chaotic.play.specific_abilities.brainwashed import own_text
from judge.games.chaotic.play.triggers import AT_COMBAT
from judge.games.chaotic.play.turn_order.showdown import showdown_due
from judge.games.chaotic.play.whereabouts import things_named
from judge.games.chaotic.play.who import active_player, burst_items, engaged, fight, fighters, game, striking_player
from judge.games.chaotic.things import Creature
from judge.kit.asks import NOW, ask_about, named
from judge.kit.words import tidy


def _striking(now: Moment) -> str:
    combat = fight(now)
    before_initiative(now)
    if combat is None or (not combat.striker and not now.inside("strike")):
        return "nobody"
    return striking_player(now)


def _striking_creature(now: Moment) -> str:
    creature = engaged(now, by) if (by := _striking(now)) != "nobody" else None
    return creature.name if creature else "none"


def _initiative(now: Moment) -> str:
    combat = fight(now)
    before_initiative(now)
    return combat.initiative or "none" if combat else "none"


def _total(now: Moment) -> Any:
    total = now.bound("total")
    return "none" if total is None else total


def _dealt(now: Moment, card: str, creature: str = "") -> Number:
    """By an attack or a Mugic by its name, by an ability as it is called on the Burst, by a Creature's own ones."""
    whom = named(now, Creature, creature).name if creature else ""
    rows = [row for row in game(now).dealt if not whom or row[1] == whom]
    low = tidy(card)
    found = [amount for by, _, amount in rows if tidy(by) == low or tidy(by).endswith(f" of {low}")]
    if not found and low not in {tidy(each) for each in things_named(now)}:
        dealers = ", ".join(dict.fromkeys(by for by, _, _ in rows)) or "nothing"
        raise Missing(f"nothing named {card} has dealt damage this turn; what has: {dealers}")
    return sum(found)


def _taken(now: Moment, creature: Creature) -> Number:
    return sum(amount for _, whom, amount in game(now).dealt if whom == creature.name)


def _fighting(now: Moment) -> str:
    combat = fight(now)
    return "going on" if combat and not combat.over else "over"


def _burst(now: Moment) -> Ruled:
    items = burst_items(now)
    order = items if len(items) > 1 and now.reads("which-resolves-first") == "oldest" else [*reversed(items)]
    triggers = [item for item in items if item.kind == "trigger"]
    rules = (cite("8.3.1"),) if triggers else ()
    if any(
        each.tag == "invisibility" and each.name in AT_COMBAT for who in fighters(now) for each in own_text(now, who)
    ):
        rules = (cite("9.4.4"), *rules)
    return Ruled(InOrder(item.name for item in order), (*rules, *((cite("8.3.2"),) if len(triggers) > 1 else ())))


ask_about(RULES, None, (
    ("striking creature", _striking_creature, cite("g-striking-player"),
     "The Creature whose turn it is to attack, or `none`.", NOW),
    ("initiative", _initiative, cite("7.2.4.1"),
     "The Creature that has gained Initiative in this combat; `none` where none has yet."),
    ("total damage of the attack", _total, (cite("8.6.1"), cite("8.6.2.2")),
     "While an Attack Card resolves: its damage so far, before anything changes it; else `none`."),
    ("damage dealt by {card} to {creature}", _dealt, (cite("8.5.3"), cite("8.6.6")),
     "The damage that an attack, a Mugic, an ability or a Creature has dealt to a Creature this turn."),
    ("damage dealt by {card}", _dealt, (cite("8.5.3"), cite("8.6.6")),
     "The damage that an attack, a Mugic, an ability or a Creature has dealt this turn, to whomever."),
    ("turn", lambda now: game(now).turn, cite("6.1.1"), "The number of the turn."),
    ("number of items on the burst", lambda now: len(burst_items(now)), cite("8.2"), "How much is on the Burst.", NOW),
    ("showdown is due", showdown_due, cite("6.3.7.1"),
     "Whether a Showdown would follow if the Action Step ended now.", NOW),
    ("number of spaces", lambda now: len(spaces(now)), cite("2.1.2"), "How many spaces the board has."),
    ("winner", lambda now: game(now).over.removesuffix(" wins") or "undecided", cite("5.1"),
     "How the game stands: who has won, `draw`, or `undecided`."),
    ("active player", active_player, cite("6.1.2"), "Whose turn it is.", NOW),
    ("striking player", _striking, cite("7.2.5"),
     "Whose turn it is to attack; `nobody` before Initiative is determined and outside combat.", NOW),
    ("combat", _fighting, cite("7.3"), "Whether a combat is `going on` or `over`."),
    ("hive", lambda now: "on" if game(now).hive else "off", cite("g-hive"), "Whether Hive is `on` or `off`."),
    ("burst", _burst, cite("8.2"), "What is on the Burst, newest first: the order in which it would resolve.", NOW),
))  # fmt: skip
ask_about(RULES, Creature, (
    ("damage dealt to {creature}", _taken, (cite("8.5.3"), cite("8.6.6")),
     "The damage that a Creature has been dealt this turn, healed since or not."),
))  # fmt: skip
ask_about(RULES, lambda now, space: space.strip(), (
    ("spaces next to {space}", next_to, (cite("2.1.2"), cite("6.3.3")),
     "The spaces of the board that border a space."),
))  # fmt: skip
