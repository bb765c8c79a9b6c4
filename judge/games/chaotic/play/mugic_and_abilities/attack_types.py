"""3.5.8, 8.6.1.4: the elements and Disciplines that an attack is of."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.chaotic.cards.meanings import ELEMENTS, Check, Isnt
from judge.games.chaotic.cards.meanings.ability import Attack
from judge.games.chaotic.play.lasting import effects_on
from judge.games.chaotic.play.mugic_and_abilities.abilities import held
from judge.games.chaotic.play.mugic_and_abilities.texts import location_text
from judge.games.chaotic.play.who import active_location, burst_items
from judge.games.chaotic.things import Creature, Item


def attack_elements(now: Moment, card: Attack, *, blanks: bool = True) -> tuple[str, ...]:
    """8.6.1.4: an attack has the elements whose boxes are not blank, and whose icon is in its text; `blanks`: whether
    the mistake of counting a blank box may be made here."""
    found = {element for element in ELEMENTS if card.box(element) is not None}
    if any(card.box(element) == 0 for element in found) and now.reads("zero-is-a-number") == "blank":
        found = {element for element in found if card.box(element)}
    found |= _counted_as(now, card, found)
    if set(card.icons) - found and now.reads("icon-needs-box") == "counts":
        found |= set(card.icons)
    if blanks and len(found) < len(ELEMENTS) and now.reads("blank-is-not-zero") == "zero":
        found = set(ELEMENTS)
    return tuple(element for element in ELEMENTS if element in found)


def _counted_as(now: Moment, card: Attack, printed: set[str]) -> set[str]:
    """What texts make of an attack besides: of all attacks or those of an element, of a Creature's, of one played."""
    place = active_location(now)
    said = [each for each in location_text(now, place) if not each.reach.traits and not each.given] if place else []
    item = now.bound("item")
    items = [each for each in (*burst_items(now), item) if isinstance(each, Item) and each.card == card.name]
    said += [each for one in items for row in effects_on(now, one.name) for each in row.gains]
    strikers = [found for one in items if isinstance(found := now.get(one.creature), Creature) and found.in_play]
    said += [each.ability for creature in strikers for each in held(now, creature)]
    made: set[str] = set()
    for _ in said:  # What one text makes of it another may speak of.
        made |= {each.attack_is for each in said if each.attack_is and each.param in ("", *printed, *made)}
    return made


def discipline_types(card: Attack) -> tuple[str, ...]:
    """3.5.8.2: an attack has the Disciplines that its text checks."""
    checks = [c.it if isinstance(c, Isnt) else c for each in card.steps for c in each.given]
    return tuple(dict.fromkeys(stat for c in checks if isinstance(c, Check) for stat in c.stats))
