"""Questions about a Creature: its numbers, the damage and counters on it, what it has and is, whose it is."""

from __future__ import annotations

from judge.engine import Missing, Moment, Number, Ruled
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.asks import grounds
from judge.games.chaotic.cards import qualities, reading
from judge.games.chaotic.cards.conditions import characteristic as has
from judge.games.chaotic.cards.lexicon import words
from judge.games.chaotic.cards.meanings import STATISTICS
from judge.games.chaotic.play import values
from judge.games.chaotic.play.mugic_and_abilities.abilities import abilities, amount
from judge.games.chaotic.play.specific_abilities.brainwashed import is_brainwashed
from judge.games.chaotic.play.who import gear_of
from judge.games.chaotic.things import Creature
from judge.kit.asks import ask_about, named


def _gear(now: Moment, creature: Creature) -> str:
    worn = gear_of(now, creature)
    return worn[0].name if worn else "none"


def _statistic(name: str) -> str:
    """The statistic that a word means; a KeyError lists those there are."""
    if name.casefold() not in STATISTICS:
        raise Missing(f"no statistic {name}; allowed: {', '.join(STATISTICS)}")
    return name.casefold()


def _has(now: Moment, creature: str, characteristic: str) -> Ruled:
    try:
        trait = reading.phrase(characteristic, "trait", words(now))
    except ValueError:
        raise Missing(f"{characteristic} is no element, tribe, subtype, state or ability that is known here") from None
    found = named(now, Creature, creature)
    return Ruled(has(now, found, trait), grounds.of_characteristic(now, found, trait))


def _scanned(now: Moment, statistic: str, creature: str) -> Ruled:
    found, name = named(now, Creature, creature), _statistic(statistic)
    rules = ("3.2.9.2", "8.7.3.5") if name == "energy" else ("3.2.6.3", "8.7.2.6")
    current = values.score(now, found, name)
    printed: Number = values.scanned(found, name)
    if current != printed and now.reads("scanned-is-printed") == "current":
        printed = current
    return Ruled(printed, tuple(map(cite, rules)))


def _worth(now: Moment, statistic: str, creature: str) -> Ruled:
    found, name = named(now, Creature, creature), _statistic(statistic)
    value, rules = values.worth(now, found, name), grounds.of_statistic(now, found, statistic)
    printed = ("8.7.3.2", "3.2.9.2") if name == "energy" else ("8.7.2.2", "3.2.6.3")
    return Ruled(value, rules if value.rows else (*rules, *map(cite, printed)))


def _x(now: Moment, ability: str, creature: str) -> Ruled:
    name, _, param = ability.casefold().partition(" ")
    if name.endswith("proof"):
        name, param = "elementproof", param or name.removesuffix("proof")
    found = named(now, Creature, creature)
    return Ruled(amount(now, found, name, param), grounds.of_abilities(now, found))


def _abilities(now: Moment, creature: Creature) -> Ruled:
    return Ruled(sorted(each.title for each in abilities(now, creature)), grounds.of_abilities(now, creature))


def _counters(now: Moment, creature: Creature) -> int:
    """g-negate: that the counters of a negated Mugic come back is the mistake nearest to this."""
    now.reads("negate-refund")
    return creature.counters


def _current_energy(now: Moment, creature: Creature) -> Ruled:
    rules = (cite("3.2.9.4"), cite("8.7.3.6"), *grounds.of_statistic(now, creature, "energy"))
    return Ruled(values.energy_left(now, creature), rules)


ask_about(RULES, None, (
    ("{creature} has {characteristic}", _has, cite("8.6.2.3"),
     "Whether a Creature has an element, tribe, subtype or ability."),
    ("scanned {statistic} of {creature}", _scanned, cite("g-scanned-statistic"), "A statistic as printed."),
    ("{statistic} of {creature}", _worth, cite("8.7.2.2"), "The current value of a Discipline."),
    ("{ability} X of {creature}", _x, (cite("8.8.1.2"), cite("8.8.1.3")),
     "The number of a cumulative ability, such as `fire X of Vey` or `intimidate courage X of Vey`."),
))  # fmt: skip
ask_about(RULES, Creature, (
    ("damage on {creature}", "damage", cite("8.5.3"), "The damage on a Creature."),
    ("current energy of {creature}", _current_energy, (cite("8.7.3.6"), cite("3.2.9.4")),
     "A Creature's Energy minus the damage on it."),
    ("energy of {creature}", lambda now, creature: _worth(now, "energy", creature.name), cite("8.7.3.2"),
     "The current value of a Creature's Energy, without the damage on it."),
    ("elements of {creature}", qualities.elements, cite("3.2.7.2"), "The elements a Creature has."),
    ("abilities of {creature}", _abilities, cite("g-abilities"), "The abilities a Creature has, each with its number."),
    ("counters on {creature}", _counters, cite("g-mugic-counter"), "The Mugic counters on a Creature."),
    ("controller of {creature}", "controller", cite("g-creature"), "The player who controls a Creature."),
    ("owner of {creature}", "owner", cite("4.1.1"), "The player who owns a Creature."),
    ("tribe of {creature}", lambda now, creature: qualities.tribe_of(creature) or "none", cite("3.2.4.1"),
     "The tribe of a Creature; `none` where it has none."),
    ("battlegear of {creature}", _gear, cite("4.1.2"),
     "The Battlegear equipped to a Creature, face up or down; or `none`."),
    ("{creature} is equipped", lambda now, creature: bool(gear_of(now, creature)), cite("4.1.2"),
     "Whether a Creature has a Battlegear equipped."),
    ("{creature} has moved", "moved", cite("g-move"), "Whether a Creature has moved this turn."),
    ("attacks of {creature}", "attacks", cite("7.2.5.2"), "How many attacks a Creature has played in this combat."),
    ("{creature} is in play", "in_play", cite("g-in-play"), "Whether a Creature is on the Battleboard."),
    ("{creature} is engaged", "engaged", cite("g-engaged"), "Whether a Creature is in combat."),
    ("{creature} is infected", "infected", cite("9.1.1"), "Whether a Creature is Infected."),
    ("{creature} is brainwashed", is_brainwashed, cite("9.2.2"), "Whether a Minion's Brainwashed text is active."),
))  # fmt: skip
