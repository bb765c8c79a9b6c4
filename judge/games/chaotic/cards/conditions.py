"""8.6.2.3, g-stat-check, g-challenge: the conditions and checks of card text, and the numbers it counts."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from judge.engine import Moment, Number
from judge.games.chaotic.cards import meant, qualities
from judge.games.chaotic.cards.language import NUMBERED
from judge.games.chaotic.cards.meanings import (
    COUNTERS,
    DISCIPLINES,
    ELEMENTS,
    STATISTICS,
    AttackIsOf,
    Both,
    Check,
    Compared,
    Count,
    Enough,
    Equal,
    ForPlayer,
    InitiativeIs,
    Isnt,
    Meets,
    PlaceIs,
    Say,
    Share,
    There,
    Those,
    Times,
    Trait,
    X,
)
from judge.games.chaotic.cards.meanings.ability import Attack, Battlegear, Location
from judge.games.chaotic.cards.scene import Scene
from judge.games.chaotic.play.discard_piles import in_pile_of, mugic_piles_of
from judge.games.chaotic.play.lasting import told_first
from judge.games.chaotic.play.mugic_and_abilities import abilities
from judge.games.chaotic.play.who import (
    active_location,
    active_player,
    burst_items,
    controlled,
    engaged,
    fight,
    fighters,
    game,
    opponent,
    players,
)
from judge.games.chaotic.things import Creature, Item, Player

SAID = {
    "check": ("Stat Check", "g-stat-check"),
    "fail": ("Stat Fail", "g-stat-fail"),
    "challenge": ("Challenge", "g-challenge"),
}


def all_hold(now: Moment, scene: Scene, given: Iterable[Any]) -> bool:
    """8.6.2.3: whether all conditions are met, on the values of this moment."""
    return all(holds(now, scene, each) for each in given)


def holds(now: Moment, scene: Scene, condition: Any) -> bool:
    """Whether a condition is met."""
    match condition:
        case Isnt():
            return not holds(now, scene, condition.it)
        case ForPlayer():
            return holds(now, scene._replace(by=condition.name), condition.it)
        case Check():
            return _checks(now, scene, condition)
        case Meets():
            return _meets(now, scene, condition)
        case PlaceIs():
            place = active_location(now)
            return place is not None and qualities.is_called(place, condition.name)
        case InitiativeIs():
            place = active_location(now)
            return place is not None and place.initiative.casefold() in condition.of
        case AttackIsOf():
            found = _played(now, scene, condition.attack)
            wanted = Those("each", "attack", condition.traits, of=condition.of)
            return any(meant.item_fits(now, scene, each, wanted) for each in found)
        case There():
            return _there(now, scene, condition)
        case Share():
            return _share(now, scene, condition)
        case Compared():
            return bool(
                qualities.COMPARED[condition.how](
                    amount(now, scene, condition.left), amount(now, scene, condition.right)
                )
            )
        case Enough():
            return count(now, scene, (condition.counted,)) >= condition.least
    assert isinstance(condition, Say)
    return _said(now, scene, condition.word)


def _meets(now: Moment, scene: Scene, condition: Meets) -> bool:
    one = condition.whom.which == "one"
    if one or condition.whom.which == "each":
        found = meant.candidates(now, scene, condition.whom)
    else:
        found = meant.members(now, scene, condition.whom) or _gone_striker(now, scene, condition.whom)
    fit = [isinstance(each, Creature) and meant.fits(now, scene, each, (condition.trait,)) for each in found]
    return any(fit) if one else bool(fit) and all(fit)


def _there(now: Moment, scene: Scene, condition: There) -> bool:
    found = meant.candidates(now, scene, condition.those)
    if condition.only:
        return bool(found) and len(found) == len(controlled(now, scene.by))
    return len(found) == condition.least if condition.exactly else len(found) >= condition.least


def _share(now: Moment, scene: Scene, condition: Share) -> bool:
    """Whether those have something in common; of several that are named each must be there."""
    named = condition.whom.them if isinstance(condition.whom, Both) else (condition.whom,)
    found = [_meant(now, scene, each) for each in named]
    several = list({each.name: each for group in found for each in group}.values())
    return all(found) and qualities.in_common(now, several, condition.what, known=scene.known)


def _said(now: Moment, scene: Scene, word: str) -> bool:
    place = active_location(now)
    match word:
        case "hive":
            return abilities.hive_is_on(now, scene.by)
        case "done" | "done by them" | "possible" | "possible to them":
            return bool(now.bound("did"))
        case "as before":
            return bool(now.bound("front"))
        case "here":
            card, combat = now.get(scene.source), fight(now)
            return isinstance(card, Location) and (
                card.place == "active" or (combat is not None and combat.space == card.space)
            )
        case "combat":
            return fight(now) is not None
        case "your turn":
            return active_player(now) == scene.by
        case "initiative is a discipline":
            return place is not None and place.initiative.casefold() in DISCIPLINES
        case "initiative is an element":
            return place is not None and place.initiative.casefold() in ELEMENTS
        case "mirage":
            return place is not None and place.mirage is not None
        case "yours played mugic" | "theirs played mugic" | "any played mugic":
            side = word.split()[0]
            names = {"yours": [scene.by], "theirs": [opponent(now, scene.by)]}.get(side, list(players(now)))
            return any(("mugic", each) in game(now).today for each in names)
        case "heads" | "tails":
            return word in now.given(tuple, "before")
        case "outnumbered":
            return len(controlled(now, opponent(now, scene.by))) > len(controlled(now, scene.by))
        case "first attack":
            return _is_first(now, scene, sum(each.attacks for each in fighters(now)) <= 1)
        case "own first attack":
            this = now.get(scene.this)
            return _is_first(now, scene, isinstance(this, Creature) and this.attacks <= 1)
        case "their location":
            return place is not None and place.owner != scene.by
        case "your location":
            return place is not None and place.owner == scene.by
    raise KeyError(word)


def _is_first(now: Moment, scene: Scene, usually: bool) -> bool:
    return told_first(now, scene.item.name, usually) if scene.item is not None else usually


def _checks(now: Moment, scene: Scene, check: Check) -> bool:
    """g-stat-check: at least X. g-challenge: ahead by at least X. g-stat-fail: the other's is below X."""
    own, foe = now.get(scene.this), meant.foe_of(now, scene)
    if not isinstance(own, Creature):
        own = engaged(now, scene.by)
    return own is not None and all(_check(now, scene, check, stat, own, foe) for stat in check.stats)


def _check(now: Moment, scene: Scene, check: Check, stat: str, own: Creature, foe: Creature | None) -> bool:
    value = _measured(now, scene, own, stat)
    if check.test == "check":
        return value > check.number or (value == check.number and now.reads("check-equal") == "equal-wins")
    if foe is None:
        return False
    other = _measured(now, scene, foe, check.against or stat)
    if check.test == "challenge":
        lead = value - other
        return lead > check.number or (lead == check.number and now.reads("challenge-equal") == "equal-wins")
    return other < check.number or (other == check.number and now.reads("stat-fail-equal") == "equal-fails")


def _measured(now: Moment, scene: Scene, creature: Creature, stat: str) -> Number:
    """3.2.6.2: a check looks at the value as it is now; that it leaves out what Battlegear adds is a mistake."""
    value = qualities.amount_of(now, creature, stat, known=scene.known)
    if not scene.known:
        return value  # A condition of what lasts: to ask what changes the Creature would be to ask for the answer.
    worn = [each for each, _ in abilities.changes(now, creature, stat) if isinstance(now.get(each.source), Battlegear)]
    if not worn or stat not in DISCIPLINES or now.reads("check-with-gear") == "with":
        return value
    return creature.disciplines[DISCIPLINES.index(stat)]


def said(condition: Any) -> tuple[str, str]:
    """A condition in words, and the rule of it."""
    if isinstance(condition, Check):
        words, rule = SAID[condition.test]
        return f"{words} {', '.join(condition.stats)} {condition.number}", rule
    from judge.games.chaotic.cards.reading import in_words

    return in_words(condition), "8.6.2.3"


def count(now: Moment, scene: Scene, counts: Iterable[Count]) -> int:
    """8.5.2: how many there are of what is counted, each for itself."""
    return sum(_count(now, scene, each) for each in counts)


def _count(now: Moment, scene: Scene, counted: Count) -> int:
    match counted.what:
        case "creatures":
            return len(meant.candidates(now, scene, counted.of))
        case "mugic counters":
            return sum(int(qualities.amount_of(now, each, COUNTERS)) for each in _meant(now, scene, counted.of))
        case "named counters":
            return sum(int(qualities.amount_of(now, each, counted.named)) for each in _meant(now, scene, counted.of))
        case "elemental types":
            having = _meant(now, scene, counted.of)
            return len({each for creature in having for each in qualities.elements(now, creature, known=scene.known)})
        case "battlegear":
            return len(meant.candidates(now, scene, counted.of))
        case "groups":
            return _count(now, scene, counted.of) // counted.number
        case "tribes":
            several = controlled(now, scene.by) if counted.of is None else _meant(now, scene, counted.of)
            return len({qualities.tribe_of(each).casefold() for each in several} - {""})
        case "disciplines above" | "disciplines below":
            compare = qualities.COMPARED[counted.what.split()[1]]
            values = [qualities.amount_of(now, each, stat, known=scene.known) for each in _meant(now, scene, counted.of)
                      for stat in DISCIPLINES]  # fmt: skip
            return sum(bool(compare(value, counted.number)) for value in values)
        case "attacks played":
            striking = fighters(now) if counted.of is None else _meant(now, scene, counted.of)
            return sum(each.attacks for each in striking)
        case "attack elements":
            return _attack_elements(now, scene, counted.of)
        case "this way":
            did = now.bound("did")
            return did if isinstance(did, int) else 0
        case "cards":
            return _cards(now, scene, counted.of)
        case "paid":
            return scene.item.paid if scene.item else 0
        case "destroyed":
            gone = [each for each in now.every(Creature) if _was_destroyed(now, each)]
            return len([each for each in gone if meant.fits(now, scene, each, counted.of.traits)])
    assert counted.what == "creature cards"
    return len(meant.candidates(now, scene, counted.of._replace(sort="creature card")))


def _was_destroyed(now: Moment, creature: Creature) -> bool:
    """Whether a Creature was destroyed this turn; whether one defeated by damage was is a reading."""
    today = game(now).today
    if ("destroyed", creature.name) in today:
        return True
    return ("defeated", creature.name) in today and now.reads("destroyed-vs-defeated") == "same"


def _attack_elements(now: Moment, scene: Scene, those: Those) -> int:
    """How many Elemental Types an attack on the Burst has."""
    from judge.games.chaotic.play.mugic_and_abilities.attack_types import attack_elements

    found = _played(now, scene, those)
    return sum(len(attack_elements(now, now.the(Attack, each.card))) for each in found if each.kind == "attack")


def _played(now: Moment, scene: Scene, those: Those) -> list[Item]:
    """What is on the Burst that a phrase means: the text itself, what set it off, or a target."""
    if those.which == "this":
        return [scene.item] if scene.item else []
    if those.which == "about":
        return [each for each in burst_items(now) if scene.item and each.name == scene.item.about]
    return [each for each in meant.members(now, scene, those) if isinstance(each, Item)]


def _cards(now: Moment, scene: Scene, those: Those) -> int:
    """How many cards of a kind are in the hands or discard piles of those players."""
    if those.sort == "discarded card":
        return len(meant.candidates(now, scene, those))
    whose = {each.sort: each.name for each in those.traits}
    owners = [each for each in now.every(Player) if whose["control"] == "any" or
              (each.name == scene.by) is (whose["control"] == "yours")]  # fmt: skip
    if "named" in whose:
        return _named(now, scene, those.sort, whose["named"], owners)
    if those.sort == "gear card":
        return sum(any(in_pile_of(now, gear, each.name) for each in owners) for gear in now.every(Battlegear))
    hand = whose["place"] == "hand"
    if those.sort == "mugic card":
        piles = [] if hand else mugic_piles_of(now, [each.name for each in owners])
        return sum(len(each.mugic) for each in owners) if hand else sum(len(each.discard) for each in piles)
    return sum(len(each.attacks if hand else each.attack_discard) for each in owners)


def _named(now: Moment, scene: Scene, kind: str, name: str, owners: list[Player]) -> int:
    """How many cards of a kind and a name lie in the discard piles of those players."""
    if name == "this card":
        own = now.get(scene.item.card if scene.item is not None and scene.item.card else scene.source)
        name = getattr(own, "title", "") or getattr(own, "name", "")
    if kind == "gear card":
        gear = [each for each in now.every(Battlegear) if qualities.is_called(each, name)]
        return sum(any(in_pile_of(now, one, each.name) for each in owners) for one in gear)
    piles = owners if kind == "attack card" else mugic_piles_of(now, [each.name for each in owners])
    lying = [card for each in piles for card in (each.attack_discard if kind == "attack card" else each.discard)]
    return sum(qualities.is_called(now.get(card), name) for card in lying)


def _meant(now: Moment, scene: Scene, those: Those) -> list[Creature]:
    found = (
        meant.members(now, scene, those) if those.which not in ("each", "one") else meant.candidates(now, scene, those)
    )
    return [each for each in found or _gone_striker(now, scene, those) if isinstance(each, Creature)]


def _gone_striker(now: Moment, scene: Scene, those: Those) -> list[Creature]:
    """8.6.3: to the text of an attack, a striking Creature that has left play is still its player's engaged one."""
    played, traits = scene.item, (Trait("control", "yours"), Trait("state", "engaged"))
    gone = now.get(played.creature) if played is not None and played.kind == "attack" else None
    if not isinstance(gone, Creature) or gone.in_play or not set(traits) <= set(those.traits):
        return []
    rest = tuple(each for each in those.traits if each not in traits)
    return [gone] if meant.fits(now, scene, gone, rest) else []


def amount(now: Moment, scene: Scene, given: Any) -> Number:
    """8.4.2.6: a number: as it stands, the X that was chosen, or read off something."""
    if isinstance(given, int):
        return (scene.item.x if scene.item else 0) if given == X else given
    if isinstance(given, Times):
        return given.number * amount(now, scene, given.of)
    assert isinstance(given, Equal)
    if given.what == "damage":
        return scene.item.amount if scene.item else 0
    if given.what == "number":
        return count(now, scene, (given.of,))
    found = _meant(now, scene, given.of)
    if given.what.endswith(" among"):
        how, *scanned, stat = given.what.removesuffix(" among").split()
        values = [qualities.amount_of(now, each, stat, bool(scanned), scene.known) for each in found]
        return (min if how == "lowest" else max)(values, default=0)
    return sum(_read_off(now, each, given.what, scene.known) for each in found)


def _read_off(now: Moment, creature: Creature, what: str, known: bool) -> Number:
    match what:
        case _ if what.startswith("scanned "):
            return qualities.amount_of(now, creature, what.removeprefix("scanned "), True, known)
        case "mugic ability":
            return creature.mugic_ability
        case _ if what in NUMBERED:
            return abilities.amount(now, creature, what)
        case "mugic counters":
            return qualities.amount_of(now, creature, COUNTERS)
    if what in STATISTICS:
        return qualities.amount_of(now, creature, what, known=known)
    several = [qualities.amount_of(now, creature, each, known=known) for each in DISCIPLINES]
    return max(several) if what == "highest discipline" else min(several)


def characteristic(now: Moment, creature: Creature, trait: Any) -> bool:
    """Whether a Creature has a characteristic, whoever asks."""
    return meant.fits(now, Scene(creature.controller, creature.name, creature.name), creature, (trait,))
