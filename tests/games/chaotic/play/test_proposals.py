"""Illegal things that players propose: each is refused, with the rule that forbids it."""

from itertools import product

import pytest
from situations import may

from chaotic.situations import reason, situation
from judge.engine import Choice
from judge.scenario.choice_wording import names_on

TABLE = """
players:
  Ana:
    active: yes
    mugic: [Song, Echo]
    attacks: [Cut]
    attack_deck: [Jab]
    attack_discard: [Kick]
    fought: [1]
  Ben: {mugic: [Hum], attacks: [Slash]}
creatures:
  Vey:
    owner: Ana
    tribe: OverWorld
    counters: 1
    space: A1
    abilities:
      - Strike 5
      - {name: Zap, cost: 1 counter, target: creature, do: [deal 5]}
      - {name: Roar, when: combat begins, do: [deal 5 to Koru]}
      - {name: Offer, cost: sacrifice a creature, target: creature, do: [deal 5]}
    gear: {name: Horn, up: no, abilities: [{name: Blow, cost: 1 counter, target: creature, do: [deal 5]}]}
  Dorn: {owner: Ana, tribe: Danian, space: A2, abilities: [Defender]}
  Gone: {owner: Ana, zone: discard pile, counters: 3}
  Koru:
    owner: Ben
    counters: 2
    space: B1
    abilities: [Untargetable, {name: Spit, cost: 1 counter, target: creature, do: [deal 5]}]
  Wall: {owner: Ben, space: B3, abilities: [Defender]}
  Tavi: {owner: Ben, space: B2}
board: {size: 3}
mugic:
  Song: {target: creature, affiliation: Danian, text: [deal 5]}
  Echo: {cost: X counters, target: creature, text: [deal 5]}
  Hum: {target: creature, text: [deal 5]}
attacks:
  Cut: {base: 5}
  Jab: {base: 5}
  Kick: {base: 5}
  Slash: {base: 5}
locations:
  Pit: {owner: Ana, active: yes, initiative: courage, mirage: [courage +5]}
"""
FIGHT = TABLE.replace("space: A1", "space: A1\n    engaged: yes").replace("space: B1", "space: B1\n    engaged: yes")
STRIKE = FIGHT + "striker: Ana\n"
PROPOSED = [
    # The moves, 6.3.
    ("action", TABLE, (), "Ana moves Koru to A3", "6.3.1"),
    ("action", TABLE, (), "Ana moves Gone to A3", "g-in-play"),
    ("action", TABLE, (), "Ana moves Horn to A3", "6.3.1"),
    ("action", TABLE, (), "Ana moves Vey to A1", "6.3.3"),
    ("action", TABLE, (), "Ana moves Vey to A2", "6.3.3.3"),
    ("action", TABLE, (), "Ana moves Vey to B2", "6.3.3"),
    ("action", TABLE, (), "Ana moves Vey to Z9", "4.1.7"),
    ("action", TABLE, (), "Ana moves nobody else", "6.3.1"),
    ("action", TABLE, (), "Ana passes", "6.3.1"),
    ("action", TABLE, (), "Ben moves Tavi to B1", "6.3.1"),
    ("turn:6.2.3", TABLE, (), "Ana moves Vey to A3", "6.2.4"),
    ("turn:6.3.1", TABLE, ("Ana moves Vey to A3",), "Ana moves Dorn to A1", "6.3.2"),
    ("combat:7.2.3", FIGHT, (), "Ana moves Dorn to A3", "7.3.3"),
    ("turn:6.4.1", TABLE, (), "Ana moves Dorn to A3", "6.1.3"),
    ("showdown", TABLE, (), "Ana moves Vey to A3", "6.3.6"),
    # Intercepting, 6.3.4.1, and the Showdown, 6.3.7.
    ("action", TABLE, (), "Ben intercepts with Wall", "6.3.4.1"),
    ("action", TABLE, ("Ana moves Vey to B1",), "Ben intercepts with Tavi", "6.3.4.1.1"),
    ("action", TABLE, ("Ana moves Vey to B1",), "Ben intercepts with Koru", "6.3.4.1.1"),
    ("action", TABLE, ("Ana moves Vey to B1",), "Ben intercepts with Dorn", "6.3.4.1"),
    ("action", TABLE, ("Ana moves Vey to B1",), "Ana intercepts with Dorn", "6.3.4.1"),
    ("combat:7.2.3", FIGHT, (), "Ben intercepts with Wall", "6.3.4.1.4"),
    ("showdown", TABLE, (), "Ana selects Dorn", "6.3.7.2-1"),
    ("showdown", TABLE, (), "Ana selects Gone", "g-in-play"),
    ("showdown", TABLE, (), "Ben selects Vey", "6.3.7.2-1"),
    ("action", TABLE, (), "Ana selects Koru", "6.3.7.1"),
    # Attacks, 7.2.5 and 8.4.3.
    ("action", TABLE, (), "Ana attacks with Cut", "7.2.5.2"),
    ("combat:7.2.3", FIGHT, (), "Ana attacks with Cut", "7.2.4.1"),
    ("strike:7.2.5.2", STRIKE, (), "Ben attacks with Slash", "7.2.5"),
    ("strike:7.2.5.2", STRIKE, (), "Ana attacks with Slash", "8.4.3.1"),
    ("strike:7.2.5.2", STRIKE, (), "Ana attacks with Jab", "8.4.3.1"),
    ("strike:7.2.5.2", STRIKE, (), "Ana attacks with Kick", "8.4.3.1"),
    ("strike:7.2.5.2", STRIKE, (), "Ana attacks with Song", "8.4.3.1"),
    ("strike:7.2.5.2", STRIKE, (), "Ana attacks with nothing", "7.2.5.2"),
    ("strike:7.2.5.2", STRIKE, (), "Ana passes", "7.2.5.2"),
    ("strike:7.2.5.2", STRIKE, (), "Ana plays Echo with Vey on Tavi for X = 1", "8.1.1"),
    ("strike:7.2.5.2", STRIKE, ("Ana attacks with Cut",), "Ana attacks with Cut", "7.2.5.4"),
    ("strike:7.2.5.2", STRIKE, (), "Ana draws Jab", "7.2.5.1"),
    # Mugic, 8.4.2.
    ("burst", TABLE, (), "Ana plays Hum with Vey on Tavi", "8.4.1.1"),
    ("burst", TABLE, (), "Ana plays Song with Vey on Tavi", "3.4.4.1"),
    ("burst", TABLE, (), "Ana plays Song with Dorn on Tavi", "8.4.1.4"),
    ("burst", TABLE, (), "Ana plays Song with Koru on Tavi", "8.4.2.2"),
    ("burst", TABLE, (), "Ana plays Song with Gone on Tavi", "g-in-play"),
    ("burst", TABLE, (), "Ana plays Song with Horn on Tavi", "8.4.2.2"),
    ("burst", TABLE, (), "Ana plays Cut with Vey on Tavi", "8.4.1.1"),
    ("burst", TABLE, (), "Ana plays Song with Dorn", "8.4.1.3"),
    ("burst", TABLE, (), "Ana plays Song with Dorn on Tavi and Vey", "8.4.1.3"),
    ("burst", TABLE, (), "Ana plays Song with Dorn on Koru", "g-untargetable"),
    ("burst", TABLE, (), "Ana plays Song with Dorn on Gone", "g-target"),
    ("burst", TABLE, (), "Ana plays Song with Dorn on Pit", "g-target"),
    ("burst", TABLE, (), "Ana plays Echo with Vey on Tavi", "8.4.1.2"),
    ("burst", TABLE, (), "Ana plays Echo with Vey on Tavi for X = 3", "8.4.1.4"),
    ("burst", TABLE, (), "Ben plays Hum with Koru on Vey", "8.1.2"),
    ("turn:6.4.1", TABLE, (), "Ana plays Echo with Vey on Tavi for X = 1", "6.4.2"),
    # Abilities, 8.4.4.
    ("burst", TABLE, (), "Ana uses Zap of Vey on Koru", "g-untargetable"),
    ("burst", TABLE, (), "Ana uses Zap of Vey", "8.4.1.3"),
    ("burst", TABLE, (), "Ana uses Spit of Koru on Vey", "8.4.4.1"),
    ("burst", TABLE, (), "Ana uses Zap of Dorn on Tavi", "g-source"),
    ("burst", TABLE, (), "Ana uses Zap of Gone on Tavi", "g-in-play"),
    ("burst", TABLE, (), "Ana uses Blow of Horn on Tavi", "g-battlegear"),
    ("burst", TABLE, (), "Ana uses Strike of Vey", "8.4.4.2"),
    ("burst", TABLE, (), "Ana uses Roar of Vey", "8.4.4.2"),
    ("burst", TABLE, ("Ana uses Offer of Vey on Tavi",), "Ana sacrifices Koru", "g-sacrifice"),
    ("burst", TABLE, ("Ana uses Offer of Vey on Tavi",), "Ana sacrifices Gone", "g-in-play"),
    ("burst", TABLE, ("Ana uses Offer of Vey on Tavi",), "Ana sacrifices Horn", "8.4.2.4"),
    # What is done only where a text says so.
    ("burst", TABLE, (), "Ana sacrifices Dorn", "g-sacrifice"),
    ("burst", TABLE, (), "Ana discards Cut", "8.5.2"),
    ("burst", TABLE, (), "Ana chooses Dorn", "8.5.2"),
    ("burst", TABLE, (), "Ana uninfects Vey", "9.1.3.1"),
    ("burst", TABLE, (), "Ana expends fire", "8.4.2.4"),
    ("burst", TABLE, (), "Ana aims Roar at Koru", "8.3.1"),
    ("burst", TABLE, (), "Ana puts Pit into A1", "9.3.2"),
    ("turn:6.4.1", TABLE, (), "Ana puts Pit into Z9", "4.1.7"),
    ("turn:6.4.1", TABLE, (), "Ana puts Horn into A1", "9.3.2"),
]  # fmt: skip


@pytest.mark.parametrize(("at", "table", "made", "proposed", "rule"), PROPOSED)
def test_it_is_refused_with_its_rule(at: str, table: str, made: tuple[str, ...], proposed: str, rule: str) -> None:
    """Each proposal is answered no, with the rule that forbids it and not with the place it is made at."""
    played = situation(at, table, *made)
    text, rules = reason(played, proposed)

    assert may(played, proposed) is False
    assert rule in rules, (text, rules)
    assert "at this point" not in text or rule == "8.1.1" or rule == "6.4.2"


PLACES = [(at, table, made) for at, table, made, _, _ in PROPOSED]


@pytest.mark.parametrize(("at", "table", "made"), [*dict.fromkeys(PLACES)])
def test_nothing_illegal_passes_unlisted(at: str, table: str, made: tuple[str, ...]) -> None:
    """Whatever names are put into the words of a verb, only what is listed as legal is let through."""
    played = situation(at, table, *made)
    referee, position = played.referee, played.position
    waiting = position.waiting
    assert waiting is not None
    legal = {(choice.by, choice.verb, choice.args) for choice in referee.legal(position)}
    names = [*dict.fromkeys((*names_on(position), "fire", "Z9"))]
    for by, verb in product(("Ana", "Ben"), waiting.verbs):
        for args in product(names, repeat=2 if "{1}" in referee.rules.verbs[verb].phrase else 1):
            if (by, verb, args) not in legal:
                assert referee.refuse(position, Choice(by, verb, args)) is not None, (by, verb, args)
