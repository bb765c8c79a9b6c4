"""effect-continuous, event-expiry: what card text makes so of a card or a player now."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import wraps
from typing import Any, Concatenate, ParamSpec, TypeVar

from judge.engine import Moment, remembered
from judge.games.wot_ccg.cards.chosen import text_with
from judge.games.wot_ccg.cards.meanings import NEXT_TURN, THIS, All, Lose, Ref, Whom
from judge.games.wot_ccg.cards.meanings.effects import CONTINUOUS, Effect
from judge.games.wot_ccg.things import ADVANTAGE, CHALLENGE, FIGHTERS, PLAY, Card, Lasting, Player
from judge.kit.timeline import timeline

P = ParamSpec("P")
T = TypeVar("T")
WITHOUT_TEXT = Lose("text")
SPEAKING = (PLAY, CHALLENGE)  # A challenge says what is so of the cards in it.


def lasting_on(now: Moment, name: str) -> list[Lasting]:
    """The lasting effects on a card or a player, oldest first; what is said of the next turn does not hold yet."""
    rows = timeline(now).rows
    return (
        [row for row in rows if isinstance(row, Lasting) and row.on == name and row.until != NEXT_TURN] if rows else []
    )


def text_of(now: Moment, card: Card) -> tuple[Effect, ...]:
    """character-effect-in-play: text works in play; trait-not-effect-text: losing it takes no traits."""
    if not card.text or any(row.rule == WITHOUT_TEXT for row in lasting_on(now, card.name)):
        return ()
    return text_with(card.text, card.chosen)


def kept_by_card(function: Callable[Concatenate[Moment, Card, P], T]) -> Callable[Concatenate[Moment, Card, P], T]:
    """Remembers what a function says of a card that lies on the table as it is given, by the name of the card."""

    @remembered
    def kept(now: Moment, name: str, /, *given: P.args, **more: P.kwargs) -> T:
        return function(now, now.the(Card, name), *given, **more)

    @wraps(function)
    def asked(now: Moment, card: Card, /, *given: P.args, **more: P.kwargs) -> T:
        if now.get(card.name) is card:
            return kept(now, card.name, *given, **more)
        return function(now, card, *given, **more)

    return asked


def you_of(now: Moment, card: Card) -> str:
    """advantage-you: `you` on an advantage is its target, or the target's controller; else the card's controller."""
    host = now.get(card.on) if card.kind == ADVANTAGE and card.on else card
    return host.name if isinstance(host, Player) else host.controller if isinstance(host, Card) else card.controller


def bearer_of(now: Moment, card: Card) -> Card:
    """The card that the text of an advantage speaks of: its bearer; of any other card, that card."""
    host = now.get(card.on) if card.on else None
    return host if isinstance(host, Card) else card


@remembered
def speaking(now: Moment) -> tuple[str, ...]:
    """The cards in play that have a text: what asks for no others stays the same while those do."""
    return tuple([card.name for card in now.row(Card) if card.text and card.zone in SPEAKING])


def rules_in_text(now: Moment, kind: type[T], among: tuple[str, ...] | None = None) -> Iterator[tuple[Card, Effect, T]]:
    """effect-continuous: every rule of a kind in the texts in play, whether its conditions hold or not.

    So is what the card of a challenge says of those that participate in it.

    With `among` only those cards are looked at, which are all that are `speaking`.
    """
    changed = timeline(now).rows
    for card in now.row(Card) if among is None else [now.the(Card, name) for name in among]:
        if card.text and card.zone in SPEAKING:
            known = _ALWAYS.get((id(card.text), card.chosen, kind))
            found = known[1] if known is not None else _always(card.text, card.chosen, kind)
            if found and (not changed or text_of(now, card)):
                for effect, rule in found:
                    if (effect.zone == CHALLENGE) is (card.zone == CHALLENGE):
                        yield card, effect, rule


def _always(text: tuple[Effect, ...], chosen: str, kind: type[Any]) -> tuple[tuple[Effect, Any], ...]:
    """effect-continuous: the rules of a kind in a text, worked out once for each text that a card has."""
    if len(_ALWAYS) >= MOST_KEPT:
        _ALWAYS.clear()
    lasting = (effect for effect in text_with(text, chosen) if effect.timing == CONTINUOUS)
    found = tuple((effect, rule) for effect in lasting for rule in effect.rules if isinstance(rule, kind))
    _ALWAYS[id(text), chosen, kind] = text, found
    return found


MOST_KEPT = 20_000
_ALWAYS: dict[tuple[int, str, type[Any]], tuple[tuple[Effect, ...], tuple[tuple[Effect, Any], ...]]] = {}
"""What was worked out is kept with the text itself, so that its number stays its own."""


def rules_on(now: Moment, card: Card, kind: type[T], *, plain: bool = False) -> Iterator[tuple[Card | None, str, T]]:
    """What is so of a card: by continuous effects whose conditions hold, then by lasting ones; each with its source.

    With `plain` only plain traits are looked at, so that an effect that gives traits cannot circle.
    """
    from judge.games.wot_ccg.cards.conditions.plainly import plainly

    for source, effect, rule in rules_in_text(now, kind):
        if plain:
            with plainly():
                holds = _is_so(now, source, effect, card, plain=True)
        else:
            holds = _is_so(now, source, effect, card)
        if holds:
            yield source, source.name, rule
    if card.zone != PLAY:
        yield from ((card, card.name, rule) for rule in rules_of_itself(now, card, kind))
    for row in timeline(now).rows:
        if isinstance(row, Lasting) and isinstance(row.rule, kind) and row.until != NEXT_TURN:
            if _is_on(now, row, card, plain=plain):
                yield None, row.source, row.rule


def _is_so(now: Moment, source: Card, effect: Effect, card: Card, *, plain: bool = False) -> bool:
    """Whether an effect speaks of a card, and its conditions hold."""
    from judge.games.wot_ccg.cards.conditions import all_hold

    of = _spoken_of(effect.whom, card)
    return concerns(now, source, effect.whom, card, plain=plain) and all_hold(now, effect.conditions, source, of=of)


def rules_not_on(now: Moment, card: Card, kind: type[T]) -> Iterator[tuple[Card, T, str]]:
    """effect-continuous: rules in texts in play that are not so of a card, though somebody may think so, and why."""
    from judge.games.wot_ccg.cards.conditions import all_hold

    for source, effect, rule in rules_in_text(now, kind):
        if concerns(now, source, effect.whom, card):
            if not all_hold(now, effect.conditions, source, of=_spoken_of(effect.whom, card)):
                yield source, rule, "its condition does not hold"
        elif isinstance(effect.whom, All) and card.kind in FIGHTERS:
            yield source, rule, f"{card.name} is not one of the cards it speaks of"


def _is_on(now: Moment, row: Lasting, card: Card, *, plain: bool) -> bool:
    """event-expiry: whether a lasting effect is on a card: by its name, or as one of those that it describes."""
    from judge.games.wot_ccg.play.traits import fits

    return row.on == card.name or (row.which is not None and fits(now, card, row.which, row.by, plain=plain))


def rules_of_itself(now: Moment, card: Card, kind: type[T], by: str = "") -> Iterator[T]:
    """What a card says of itself wherever it is, such as who cannot control it, where it enters play, whom it admits.

    `by` is the player whom its conditions call `you`; its owner where nobody is named.
    """
    from judge.games.wot_ccg.cards.conditions import all_hold

    for effect in text_with(card.text, card.chosen):
        if (
            effect.timing == CONTINUOUS
            and isinstance(effect.whom, Ref)
            and any(isinstance(x, kind) for x in effect.rules)
        ):
            if all_hold(now, effect.conditions, card, by or card.owner):
                yield from (rule for rule in effect.rules if isinstance(rule, kind))


def _spoken_of(whom: Whom | None, card: Card) -> Card | None:
    """Whom a condition calls `it`: each card of a group by itself, else the card whose text it is."""
    return card if isinstance(whom, All) else None


def rules_for(now: Moment, player: str, kind: type[T], among: tuple[str, ...] | None = None) -> Iterator[tuple[str, T]]:
    """What is so of a player: by texts that say `you` to him or speak of his opponent, and by lasting effects."""
    from judge.games.wot_ccg.cards.conditions import all_hold
    from judge.games.wot_ccg.play.who import of_side, opponent

    for source, effect, rule in rules_in_text(now, kind, among):
        you, whom = you_of(now, source), effect.whom
        who = {"you": you, "this": you, "bearer": you, "opponent": you and opponent(now, you)}
        if isinstance(whom, Ref) and whom.what.endswith(" players"):
            who[whom.what] = of_side(now, whom.what.partition(" ")[0])
        meant = isinstance(whom, Ref) and (whom.what == "each player" or who.get(whom.what, you) == player)
        if meant and all_hold(now, effect.conditions, source):
            yield source.name, rule
    for row in lasting_on(now, player):
        if isinstance(row.rule, kind):
            yield row.source, row.rule


def rules_for_you(now: Moment, player: str, kind: type[T]) -> Iterator[T]:
    """What is so of all that is a player's, by texts that say `you` to him, and by lasting effects on him."""
    from judge.games.wot_ccg.cards.conditions import all_hold

    for source, effect, rule in rules_in_text(now, kind):
        if effect.whom == Ref("you") and you_of(now, source) == player and all_hold(now, effect.conditions, source):
            yield rule
    for row in lasting_on(now, player):
        if isinstance(row.rule, kind):
            yield row.rule


def rules_not_for(now: Moment, player: str, kind: type[T]) -> Iterator[tuple[Card, T, str]]:
    """effect-continuous: rules in texts in play that are not so of a player, and why."""
    held = {(name, rule) for name, rule in rules_for(now, player, kind)}
    for source, _, rule in rules_in_text(now, kind):
        if (source.name, rule) not in held:
            you = you_of(now, source)
            theirs = f"it is {you}'s card" if you == source.controller else f"it is on {you} and speaks of {you}"
            yield source, rule, "its condition does not hold" if you == player else theirs


def concerns(now: Moment, source: Card, whom: Whom | None, card: Card, *, plain: bool = False) -> bool:
    """Whether a continuous effect speaks of a card."""
    from judge.games.wot_ccg.play.traits import fits

    if isinstance(whom, All):
        return fits(now, card, whom.which, you_of(now, source), source, plain=plain)
    if isinstance(whom, Ref) and whom.what in ("you", "opponent", "each player"):
        return False
    host = source.on if source.kind == ADVANTAGE and source.on else source.name
    return card.name == (source.name if whom == THIS else host)
