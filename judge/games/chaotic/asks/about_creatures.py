"""What a question about a Chaotic table can ask for."""

from __future__ import annotations

from typing import TypeVar

from judge.engine.modifiers import Number
from judge.engine.moment import Moment
from judge.engine.rules import Ruled
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.asks import grounds
from judge.games.chaotic.cards import conditions
from judge.games.chaotic.cards.conditions import elements
from judge.games.chaotic.cards.meanings import STATISTICS, Attack, Battlegear, Location, Mugic
from judge.games.chaotic.play.battleboard import next_to, spaces
from judge.games.chaotic.play.mugic_and_abilities import values
from judge.games.chaotic.play.mugic_and_abilities.abilities import abilities, amount, is_brainwashed
from judge.games.chaotic.play.mugic_and_abilities.attack_cards import attack_elements, discipline_types
from judge.games.chaotic.play.mugic_and_abilities.costs import counters_needed
from judge.games.chaotic.play.who import burst_items, game
from judge.games.chaotic.things import DISCARD, Combat, Creature, Player

T = TypeVar("T")


def named(now: Moment, kind: type[T], name: str) -> T:
    """The thing of a kind that a name means, whatever its case; a KeyError lists those there are."""
    found = {each.name: each for each in now.every(kind)}  # type: ignore[attr-defined]
    for key, each in found.items():
        if key.casefold() == name.strip().casefold():
            return each
    raise KeyError(f"no {kind.__name__} named {name}; there are: {', '.join(found) or 'none'}")


@RULES.quantity("damage on {creature}", cite("8.5.3"))
def damage_on(now: Moment, creature: str) -> Number:
    """The damage on a Creature."""
    return named(now, Creature, creature).damage


@RULES.quantity("current energy of {creature}", cite("8.7.3.6"))
def current_energy_of(now: Moment, creature: str) -> Ruled:
    """A Creature's Energy less the damage on it."""
    found = named(now, Creature, creature)
    return Ruled(values.current_energy(now, found), grounds.of_statistic(now, found, "energy"))


@RULES.quantity("scanned {statistic} of {creature}", cite("g-scanned-statistic"))
def scanned_of(now: Moment, statistic: str, creature: str) -> int:
    """A statistic as printed."""
    return values.scanned(named(now, Creature, creature), _statistic(statistic))


@RULES.quantity("elements of {creature}", cite("3.2.7.2"))
def elements_of(now: Moment, creature: str) -> list[str]:
    """The elements a Creature has."""
    return list(elements(now, named(now, Creature, creature)))


@RULES.quantity("elemental types of {attack}", cite("8.6.1.4"), cite("3.5.8.1"))
def types_of(now: Moment, attack: str) -> list[str]:
    """The elements an attack has."""
    return list(attack_elements(now, named(now, Attack, attack)))


@RULES.quantity("discipline types of {attack}", cite("3.5.8.2"))
def discipline_types_of(now: Moment, attack: str) -> list[str]:
    """The Disciplines that an attack checks."""
    return list(discipline_types(named(now, Attack, attack)))


@RULES.quantity("{attack} is a {type} attack", cite("3.5.8.1.1"), cite("3.5.8.2.1"))
def is_attack_of_type(now: Moment, attack: str, type: str) -> bool:
    """Whether an attack is, say, a `fire` or a `courage` attack."""
    card = named(now, Attack, attack)
    return type.casefold() in (*attack_elements(now, card), *discipline_types(card))


@RULES.quantity("abilities of {creature}", cite("g-abilities"))
def abilities_of(now: Moment, creature: str) -> Ruled:
    """The abilities a Creature has, each with its number."""
    found = named(now, Creature, creature)
    return Ruled(sorted(each.title for each in abilities(now, found)), grounds.of_abilities(now, found))


@RULES.quantity("counters on {creature}", cite("g-mugic-counter"))
def counters_on(now: Moment, creature: str) -> int:
    """The Mugic counters on a Creature."""
    return named(now, Creature, creature).counters


@RULES.quantity("cost of {mugic} for {creature}", cite("8.4.2.1"), cite("8.4.2.4"), cite("8.4.2.5"))
def cost_of(now: Moment, mugic: str, creature: str) -> int:
    """The Mugic counters that a Creature has to pay for a Mugic."""
    card = named(now, Mugic, mugic)
    return counters_needed(now, named(now, Creature, creature), card.cost, 0, card.affiliation)


@RULES.quantity("mugic cost of {mugic}", cite("3.4.6.2"))
def mugic_cost_of(now: Moment, mugic: str) -> int:
    """What a Mugic counts as costing: X is 0 off the Burst, and what was paid on it."""
    card = named(now, Mugic, mugic)
    for item in burst_items(now):
        if item.card == card.name and card.cost.x:
            same = item.paid == item.x
            return item.paid if same or now.reads("x-with-modified-cost") == "counters-paid" else item.x
    return 0 if card.cost.x else card.cost.counters


@RULES.quantity("space of {card}", cite("6.3.3"), cite("9.3.4"))
def space_of(now: Moment, card: str) -> str:
    """The space a Creature or a Mirage is in; `none` if it is not on the board."""
    places = [each for each in now.every(Location) if each.name.casefold() == card.casefold()]
    return (places[0].space if places else named(now, Creature, card).space) or "none"


@RULES.quantity("spaces next to {space}", cite("2.1.2"), cite("6.3.3"))
def spaces_next_to(now: Moment, space: str) -> list[str]:
    """The spaces of the board that border a space."""
    return list(next_to(now, space.strip()))


@RULES.quantity("number of spaces", cite("2.1.2"))
def number_of_spaces(now: Moment) -> int:
    """How many spaces the board has."""
    return len(spaces(now))


@RULES.quantity("controller of {creature}", cite("g-creature"))
def controller_of(now: Moment, creature: str) -> str:
    """The player who controls a Creature."""
    return named(now, Creature, creature).controller


@RULES.quantity("discard pile of {player}", cite("4.1.6"))
def discard_pile_of(now: Moment, player: str) -> list[str]:
    """The general discard pile: Mugic, then Creatures and Battlegear."""
    owner = named(now, Player, player)
    gone = [each.name for each in now.every(Creature) if each.zone == DISCARD and each.owner == owner.name]
    worn = [each.name for each in now.every(Battlegear) if each.zone == DISCARD and _owner(now, each) == owner.name]
    return [*owner.discard, *gone, *worn]


def _owner(now: Moment, gear: Battlegear) -> str:
    return now.the(Creature, gear.bearer).owner


@RULES.quantity("attack discard pile of {player}", cite("4.1.6"))
def attack_discard_of(now: Moment, player: str) -> list[str]:
    """The attack discard pile, oldest card first."""
    return list(named(now, Player, player).attack_discard)


@RULES.quantity("{card} is destroyed", cite("3.2.9.3"))
def is_destroyed(now: Moment, card: str) -> bool:
    """Whether a Creature or Battlegear has gone to the discard pile."""
    gear = [each for each in now.every(Battlegear) if each.name.casefold() == card.casefold()]
    return (gear[0].zone if gear else named(now, Creature, card).zone) == DISCARD


@RULES.quantity("{creature} is in play", cite("g-in-play"))
def is_in_play(now: Moment, creature: str) -> bool:
    """Whether a Creature is on the Battleboard."""
    return named(now, Creature, creature).in_play


@RULES.quantity("{creature} is engaged", cite("g-engaged"))
def is_engaged(now: Moment, creature: str) -> bool:
    """Whether a Creature is in combat."""
    return named(now, Creature, creature).engaged


@RULES.quantity("{creature} is infected", cite("9.1.1"))
def is_infected(now: Moment, creature: str) -> bool:
    """Whether a Creature is Infected."""
    return named(now, Creature, creature).infected


@RULES.quantity("{creature} is brainwashed", cite("9.2.2"))
def is_brainwashed_now(now: Moment, creature: str) -> bool:
    """Whether a Minion's Brainwashed text is active."""
    return is_brainwashed(now, named(now, Creature, creature))


@RULES.quantity("{creature} has {characteristic}", cite("8.6.2.3"))
def has_it(now: Moment, creature: str, characteristic: str) -> bool:
    """Whether a Creature has an element, tribe, subtype or ability."""
    return conditions.characteristic(now, named(now, Creature, creature), characteristic)


@RULES.quantity("{gear} is face up", cite("g-battlegear"))
def is_face_up(now: Moment, gear: str) -> bool:
    """Whether a Battlegear is face up."""
    return named(now, Battlegear, gear).up


@RULES.quantity("winner", cite("5.1"))
def winner(now: Moment) -> str:
    """How the game stands: who has won, `draw`, or `undecided`."""
    return game(now).over.removesuffix(" wins") or "undecided"


@RULES.quantity("active player", cite("6.1.2"))
def active(now: Moment) -> str:
    """Whose turn it is."""
    return game(now).active


@RULES.quantity("striking player", cite("7.2.5"))
def striking(now: Moment) -> str:
    """Who strikes; `nobody` outside combat."""
    combat = now.get("combat")
    return combat.striker if isinstance(combat, Combat) else "nobody"


@RULES.quantity("combat", cite("7.3"))
def fighting(now: Moment) -> str:
    """Whether a combat is `going on` or `over`."""
    combat = now.get("combat")
    return "going on" if isinstance(combat, Combat) and not combat.over else "over"


@RULES.quantity("hive", cite("g-hive"))
def hive(now: Moment) -> str:
    """Whether Hive is `on` or `off`."""
    return "on" if game(now).hive else "off"


@RULES.quantity("burst", cite("8.2"))
def on_the_burst(now: Moment) -> Ruled:
    """What is on the Burst, newest first: the order in which it would resolve."""
    items = burst_items(now)
    triggers = [item for item in items if item.kind == "trigger"]
    rules = (cite("8.3.1"),) if triggers else ()
    return Ruled([item.name for item in reversed(items)], (*rules, *((cite("8.3.2"),) if len(triggers) > 1 else ())))


@RULES.quantity("active location", cite("6.2.1"))
def active_location(now: Moment) -> str:
    """The active Location; `none` without one."""
    return next((each.name for each in now.every(Location) if each.place == "active"), "none")


@RULES.quantity("{ability} X of {creature}", cite("8.8.1.2"), cite("8.8.1.3"))
def x_of(now: Moment, ability: str, creature: str) -> Ruled:
    """The number of a cumulative ability, such as `fire X of Vey` or `intimidate courage X of Vey`."""
    name, _, param = ability.casefold().partition(" ")
    if name.endswith("proof"):
        name, param = "elementproof", param or name.removesuffix("proof")
    found = named(now, Creature, creature)
    return Ruled(amount(now, found, name, param), grounds.of_abilities(now, found))


@RULES.quantity("energy of {creature}", cite("8.7.3.2"))
def energy_of(now: Moment, creature: str) -> Ruled:
    """The Energy of a Creature as it counts now, without regard to damage."""
    found = named(now, Creature, creature)
    return Ruled(values.worth(now, found, "energy"), grounds.of_statistic(now, found, "energy"))


@RULES.quantity("{statistic} of {creature}", cite("8.7.2.2"))
def statistic_of(now: Moment, statistic: str, creature: str) -> Ruled:
    """A Discipline as it counts now."""
    found = named(now, Creature, creature)
    return Ruled(values.worth(now, found, _statistic(statistic)), grounds.of_statistic(now, found, statistic))


def _statistic(name: str) -> str:
    if name.casefold() not in STATISTICS:
        raise KeyError(f"no statistic {name}; allowed: {', '.join(STATISTICS)}")
    return name.casefold()
