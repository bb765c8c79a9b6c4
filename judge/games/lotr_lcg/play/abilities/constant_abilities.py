"""constant-ability, lasting-effects, blank, gains: what holds while a card is in play or for a while; its abilities."""

from __future__ import annotations

from collections.abc import Iterator

from judge.engine import Moment
from judge.games.lotr_lcg.cards.groups import matches, members
from judge.games.lotr_lcg.cards.meanings import Ability, Condition
from judge.games.lotr_lcg.play.who import in_play, texts
from judge.games.lotr_lcg.things import REVEALED, Card, Context, Lasting, Player
from judge.kit.timeline import ongoing

_open: set[tuple[str, str]] = set()


def constants(now: Moment, verb: str) -> Iterator[Lasting]:
    """constant-ability: what cards in play do as long as they are there, those that came first, first."""
    for each in sorted(in_play(now), key=lambda card: card.since):
        found = list(_from_card(now, each, verb))
        if found and each.exhausted and now.reads("exhausted-is-blank") == "silent":
            continue
        yield from found


def _from_card(now: Moment, each: Card, verb: str) -> Iterator[Lasting]:
    found = each.printed.abilities if verb in ("blank", "gain ability") else abilities(now, each)
    for ability in found:
        if ability.kind == "constant":
            yield from _effects(now, each, ability, verb)


def _effects(now: Moment, each: Card, ability: Ability, verb: str) -> Iterator[Lasting]:
    for effect in ability.effects:
        if effect.verb != verb:
            continue
        conditions = (*ability.conditions, *effect.conditions)
        about = Context(each.name, each.controller, each.engaged)
        # constant-conditional: only a misreading has such an ability hold while its condition is not met.
        if all_hold(now, conditions, about) or (verb == "modify" and now.reads("condition-ignored") == "always"):
            yield Lasting(each.name, each.controller, effect, None, "", each.since)


def in_force(now: Moment, verb: str) -> list[Lasting]:
    """Everything of a kind that bears on the table now, oldest first."""
    lasting = (each for each in ongoing(now, Lasting) if each.effect.verb == verb)
    return sorted((*constants(now, verb), *lasting), key=lambda bearing: bearing.at)


def matters(now: Moment, verb: str) -> bool:
    """Whether anything on the table does this at all; most tables have no such card."""
    return verb in texts(now).verbs or any(each.effect.verb == verb for each in ongoing(now, Lasting))


def bearing_on(now: Moment, of: Card | Player, verb: str) -> list[Lasting]:
    """What of a kind bears on a card or a player. What would have to be known to know itself does not count."""
    key = (verb, of.name)
    if key in _open or not matters(now, verb):
        return []
    _open.add(key)
    try:
        return [each for each in in_force(now, verb) if concerns(now, each, of)]
    finally:
        _open.discard(key)


def concerns(now: Moment, bearing: Lasting, of: Card | Player) -> bool:
    """lasting-player-locked, lasting-encounter-open: whether an effect is on a card: by name, or by its description."""
    from judge.games.lotr_lcg.play.abilities.immune_and_cannot import is_immune

    if bearing.members is not None:
        if of.name not in bearing.members and not _newcomer(now, bearing, of):
            return False
    elif isinstance(of, Player):
        return of.name in members(now, bearing.effect.group, bearing.about)
    elif not matches(now, bearing.effect.group, of, bearing.about) or not (
        of.in_play or of.zone == REVEALED or _reaches_out(bearing)
    ):
        return False
    return isinstance(of, Player) or not is_immune(now, of, bearing.source, bearing.controller)


def _newcomer(now: Moment, bearing: Lasting, of: Card | Player) -> bool:
    """lasting-player-snapshot: a card that came later is not in the locked set, whatever players often think."""
    if not isinstance(of, Card) or bearing.effect.group.how != "all" or of.since <= bearing.at or not of.in_play:
        return False
    return matches(now, bearing.effect.group, of, bearing.about) and now.reads("newcomers-too") == "open"


def _reaches_out(bearing: Lasting) -> bool:
    """ability-in-play-only: text reaches cards out of play only where it speaks of them, as changes of cost do."""
    words = bearing.effect.group.words
    return bearing.effect.what == "cost" or any(word.startswith("in:") for word in words)


def all_hold(now: Moment, conditions: tuple[Condition, ...], about: Context) -> bool:
    """constant-conditional: whether every condition is met now."""
    from judge.games.lotr_lcg.cards.conditions import holds

    return all(holds(now, each, about) for each in conditions)


def is_blank(now: Moment, of: Card) -> bool:
    """blank: whether the printed text box counts as empty."""
    return bool(bearing_on(now, of, "blank"))


def abilities(now: Moment, of: Card) -> tuple[Ability, ...]:
    """blank, gained-characteristic: the printed abilities, unless the text box is blank, and those gained."""
    printed = () if is_blank(now, of) else of.printed.abilities
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
