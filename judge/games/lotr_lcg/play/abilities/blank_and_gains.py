"""ability, blank and gains: which abilities a card has now."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.lotr_lcg.cards.meanings import Ability
from judge.games.lotr_lcg.play.abilities.constant_abilities import bearing_on, matters
from judge.games.lotr_lcg.things import Card


def is_blank(now: Moment, of: Card) -> bool:
    """blank: whether the printed text box counts as empty."""
    return matters(now, "blank") and bool(bearing_on(now, of, "blank"))


def abilities(now: Moment, of: Card) -> tuple[Ability, ...]:
    """blank, gained-characteristic: the printed abilities, unless the text box is blank, and those gained."""
    printed = () if is_blank(now, of) else of.printed.abilities
    if not matters(now, "gain ability"):
        return printed
    gained = (bearing.effect.ability for bearing in bearing_on(now, of, "gain ability"))
    return (*printed, *(ability for ability in gained if ability is not None))


def label(now: Moment, of: Card, ability: Ability) -> str:
    """How a choice names an ability: by its card, with its own name where the card has more than one to choose from."""
    usable = [each for each in abilities(now, of) if each.kind in ("action", "response", "travel")]
    if ability.name:
        return f"{ability.name} of {of.name}"
    if ability not in usable or len(usable) < 2:
        return of.name
    return f"{of.name} ({usable.index(ability) + 1})"
