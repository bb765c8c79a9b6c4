"""8.4.1: what players propose to play, legal or not: reading their words, and why a card cannot be used at all."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Iterator

from judge.engine import Cite, Moment, Refusal, no_rule, refuse
from judge.games.chaotic import cite
from judge.games.chaotic.cards import qualities
from judge.games.chaotic.cards.meanings.ability import Ability, Battlegear, Location, Mugic
from judge.games.chaotic.play.mugic_and_abilities.abilities import abilities, forbidden, held
from judge.games.chaotic.play.mugic_and_abilities.texts import gear_text, location_text
from judge.games.chaotic.play.specific_abilities.brainwashed import is_brainwashed, own_text
from judge.games.chaotic.play.whereabouts import kind_of, place_of, refuse_creature, things_named
from judge.games.chaotic.play.who import fight, game
from judge.games.chaotic.things import PLAY, Creature, Item, Player

FOR_X = re.compile(r"(?P<rest>.*?)(?: for x = (?P<x>\d{1,3}))?")


def read_play(
    now: Moment, text: str, phrase: str, cards: Iterable[str], sources: Iterable[str]
) -> tuple[Hashable, ...] | None:
    """A play in words, of whatever card with whatever source on whatever targets; None where it is none."""
    found = FOR_X.fullmatch(text)
    assert found is not None
    rest, x = found["rest"], int(found["x"]) if found["x"] else ""
    own = [*sources]
    for card in cards:
        for source in own:
            head = phrase.format(card, source).casefold()
            if rest == head:
                return card, source, (), x
            if rest.startswith(f"{head} on ") and (aimed := _names(now, rest.removeprefix(f"{head} on "))):
                return card, source, aimed, x
    return None


def _names(now: Moment, text: str) -> tuple[str, ...]:
    """The things that words name, joined by `and` or a comma; nothing if one of them is not known."""
    known = things_named(now)
    if text in known:
        return (known[text],)
    parts = re.split(r", and |, | and ", text)
    return tuple(known[each] for each in parts) if all(each in known for each in parts) else ()


def refuse_mugic(now: Moment, name: str, by: str) -> Refusal | None:
    """8.4.1.1: a Mugic is revealed from the hand: why this one cannot be."""
    if all(card.name != name for card in now.row(Mugic)):
        return refuse(f"{name} is {kind_of(now, name)}, not a Mugic Card", cite("8.4.1.1"))
    if name not in now.the(Player, by).mugic:
        return refuse(f"{name} is not in {by}'s hand: it is {place_of(now, name)}", cite("8.4.1.1"), cite("4.1.3"))
    return None


def refuse_player_of_mugic(now: Moment, name: str, by: str) -> Refusal | None:
    """8.4.2.2: a Mugic is played by one of its player's own Creatures."""
    return refuse_creature(now, name, by, cite("8.4.2.2"))


def refuse_caster(now: Moment, mugic: Mugic, creature: Creature) -> Refusal | None:
    """3.4.4.1: whether a Creature may play a Mugic; 9.2.4: a Brainwashed one only Generic ones."""
    if fight(now) is not None and not creature.engaged and now.reads("anybody-plays-mugic") == "engaged-only":
        return refuse(f"{creature.name} is not engaged", cite("8.4.2.2"))
    if forbidden(now, creature, "play mugic"):
        return refuse(f"{creature.name} can not play Mugic", cite("8.5.8"))
    kind = "generic" if mugic.generic else "tribal"
    if forbidden(now, creature, f"play {kind} mugic"):
        return refuse(f"{creature.name} can not play {kind.capitalize()} Mugic", cite("8.5.8"))
    if (barred := refuse_turn(now, creature)) is not None:
        return barred
    if mugic.generic:
        alien = qualities.tribe_of(creature) and now.reads("generic-for-all") == "no-tribe"
        return refuse(f"{creature.name} has a tribe", cite("3.4.4.2")) if alien else None
    if is_brainwashed(now, creature) and now.reads("brainwashed-generic") == "generic-only":
        return refuse(f"{creature.name} is Brainwashed and may play only Generic Mugic", cite("9.2.4"))
    if qualities.has_kind(now, creature, mugic.affiliation) or _permitted(now, creature, mugic.affiliation):
        return None
    if any(qualities.has_kind(now, creature, each) for each in mugic.subtypes):
        if now.reads("any-characteristic") == "any":
            return None
    if now.reads("affiliation-needed") == "any-creature":
        return None
    free = (cite("8.4.2.5"),) if not mugic.cost.counters and not mugic.cost.x else ()
    why = f"{creature.name} is not {mugic.affiliation}, as {mugic.name} asks"
    return refuse(why, cite("3.4.4.1"), cite("8.4.2.2"), *free)


def refuse_turn(now: Moment, creature: Creature) -> Refusal | None:
    """8.1.2: whoever has priority may play; that only the Active Player may is a mistake."""
    if fight(now) is not None or creature.controller == game(now).active or now.reads("whose-turn") == "any":
        return None
    return refuse(f"it is not {creature.controller}'s turn", cite("8.1.2"))


def refuse_user(now: Moment, creature: Creature) -> Refusal | None:
    """8.4.4.1: a Creature need not be in combat to use an ability; that it must, or only once a turn, is a mistake."""
    if fight(now) is not None and not creature.engaged and now.reads("anybody-uses-abilities") == "engaged-only":
        return refuse(f"{creature.name} is not engaged", cite("8.4.4.1"))
    return refuse_turn(now, creature)


def permission(now: Moment, item: Item) -> tuple[Cite, ...]:
    """The rules by which this Creature may play this: what kind of Mugic it is, and what X may be."""
    card, creature = now.get(item.card), now.the(Creature, item.creature)
    if not isinstance(card, Mugic):
        return (cite("8.4.4.1"),)
    minion = (cite("9.2.2"),) if creature.brainwashed is not None and not card.generic else ()
    variable = (cite("8.4.2.6"),) if card.cost.x else ()
    kind = () if card.generic and not qualities.tribe_of(creature) else ("3.4.4.2" if card.generic else "3.4.4.1",)
    return (*minion, *variable, *map(cite, kind))


def _permitted(now: Moment, creature: Creature, affiliation: str) -> bool:
    """Whether a text lets a Creature play Mugic of another tribe."""
    allowed = [each.ability.permits.casefold() for each in held(now, creature) if each.ability.permits]
    return "any" in allowed or affiliation.casefold() in allowed


def refuse_ability(now: Moment, name: str, source: str, by: str) -> Refusal:
    """8.4.4: why a card has no such ability that could be played now."""
    card = now.get(source)
    if isinstance(card, Location):
        text = location_text(now, card)
        if any(each.cost is not None for each in _called(name, text)):
            return no_rule(
                "the rules do not say who may play an ability of a Location, or who pays for it", cite("8.4.4.1")
            )
        return _not_activated(name, source, text) or _unknown(name, source)
    if isinstance(card, Battlegear):
        return _refuse_gear(now, name, card, by)
    if (barred := refuse_creature(now, source, by, cite("8.4.4.1"))) is not None:
        return barred
    assert isinstance(card, Creature)
    return _refuse_text(now, name, card)


def _refuse_gear(now: Moment, name: str, gear: Battlegear, by: str) -> Refusal:
    if gear.zone != PLAY:
        return refuse(f"{gear.name} is {place_of(now, gear.name)}, not in play", cite("g-in-play"), cite("8.4.4.1"))
    bearer = now.the(Creature, gear.bearer)
    if bearer.controller != by:
        return refuse(f"{gear.name} is {bearer.controller}'s, not {by}'s", cite("8.4.4.1"))
    if not gear.up:
        return refuse(f"{gear.name} is face down and has no text", cite("g-battlegear"))
    if gear.silenced:
        return refuse(f"{gear.name} has lost its abilities", cite("g-disarm"), cite("8.7.1.1"))
    return _not_activated(name, gear.name, gear_text(now, gear)) or _unknown(name, gear.name)


def _refuse_text(now: Moment, name: str, creature: Creature) -> Refusal:
    """Why a Creature cannot use an ability: it is not one to be played, is off, is lost, or is none of its own."""
    if (passive := _not_activated(name, creature.name, abilities(now, creature))) is not None:
        return passive
    for ability in _called(name, own_text(now, creature)):
        if ability.tag == "hive" and not game(now).hive:
            return refuse(f"Hive is off, so {creature.name} does not have {ability.title}", cite("g-hive-effect"))
        if ability.tag == "invisibility":
            return refuse(f"{ability.title} of {creature.name} does not work here", cite("9.4.1"))
        return refuse(f"{creature.name} has lost {ability.title}", cite("8.7.1.1"))
    if any(_called(name, (*creature.abilities, *(creature.brainwashed or ())))):
        return refuse(f"the text of {creature.name} with {name} is not active", cite("9.2.3"), cite("9.2.2"))
    return _unknown(name, creature.name)


def _called(name: str, text: Iterable[Ability]) -> Iterator[Ability]:
    low = name.casefold()
    return (each for each in text if low in (each.name.casefold(), each.title.casefold()))


def _not_activated(name: str, source: str, text: Iterable[Ability]) -> Refusal | None:
    """8.4.4.2: triggered and innate abilities are not played."""
    for ability in _called(name, text):
        if ability.cost is None:
            kind = "triggers by itself" if ability.when else "is always active"
            return refuse(
                f"{ability.title} of {source} {kind} and is not played", cite("g-activated-ability"), cite("8.4.4.2")
            )
    return None


def _unknown(name: str, source: str) -> Refusal:
    return refuse(f"{source} has no ability {name}", cite("g-source"), cite("8.4.4.1"))


def ability_names(now: Moment) -> list[str]:
    """What the abilities of all cards are called, with and without their numbers."""
    texts: list[Ability] = []
    for creature in now.every(Creature):
        texts += [*creature.abilities, *(creature.brainwashed or ()), *abilities(now, creature)]
    for gear in now.every(Battlegear):
        texts += gear.abilities
    for place in now.every(Location):
        texts += [*place.abilities, *(place.mirage or ())]
    return [*dict.fromkeys(name for each in texts for name in (each.name, each.title) if name)]
