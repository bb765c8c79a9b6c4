"""damage-reduces-all: damage that comes to a card: what text keeps off it, and what text ties to its coming."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.wot_ccg import cite
from judge.games.wot_ccg.cards.meanings import Spares
from judge.games.wot_ccg.play.events_and_effects.occasions import upon_card
from judge.games.wot_ccg.play.in_force import rules_on
from judge.games.wot_ccg.play.resolution_round.effects_of_damage import put_damage
from judge.games.wot_ccg.things import EVENT, PLAIN, Card, Lasting
from judge.kit.timeline import timeline
from judge.kit.words import counted

POOLS, EVENTS, EFFECTS = "damage pools", "events", "effects of cards"


def hurt(now: Moment, name: str, number: int, kind: str = PLAIN, by: str = POOLS) -> int:
    """Puts damage on a card, as far as no text keeps it off, and gives back how much that was."""
    card = now.the(Card, name)
    left = _left(now, card, number, by)
    if left < number:
        text = f"{number - left} of {counted(number, 'damage', 'damage')} on {name} does not come onto it."
        now.say(text, cite("ignored"), event=("prevented", name))
    now.put(put_damage(now.the(Card, name), left, kind))
    return left


def felt(now: Moment, name: str, number: int) -> None:
    """effects-in-play: what texts tie to damage that has come onto a card."""
    if number > 0:
        upon_card(now, "takes damage", now.the(Card, name), number)


def source_of(card: Card) -> str:
    """From what damage comes that a text puts: from an event, or from the effect of another card."""
    return EVENTS if card.kind == EVENT else EFFECTS


def _left(now: Moment, card: Card, number: int, by: str) -> int:
    """What is left when all that keeps damage off is taken: all of it, so much each time, then the next so many."""
    left = number
    for _, _, rule in rules_on(now, card, Spares):
        if not rule.next and _is_from(rule, by):
            left = max(0, left - rule.amount) if rule.amount else 0
    for row in timeline(now).rows:
        own = isinstance(row, Lasting) and isinstance(row.rule, Spares) and row.rule.next and row.on == card.name
        if own and _is_from(row.rule, by) and left:
            kept = min(left, row.rule.amount)
            left -= kept
            _use_up(now, row, kept)
    return left


def _is_from(rule: Spares, by: str) -> bool:
    """Whether a text speaks of damage of this origin; effects are those of events and of other cards."""
    return rule.by in ("", by) or (rule.by == "events and effects" and by != POOLS)


def _use_up(now: Moment, row: Lasting, kept: int) -> None:
    """event-expiry: of the next so many points those are gone that have been kept off."""
    rule = row.rule
    assert isinstance(rule, Spares)
    found, rest = timeline(now), rule.amount - kept
    at = found.rows.index(row)
    new = (row._replace(rule=rule._replace(amount=rest)),) if rest else ()
    now.put(found._replace(rows=(*found.rows[:at], *new, *found.rows[at + 1 :])))
