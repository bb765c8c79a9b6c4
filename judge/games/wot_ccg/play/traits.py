"""trait, allegiance, cannot: traits, allegiances, and which cards a description means."""

from __future__ import annotations

import re
from collections.abc import Callable

from judge.engine import Moment, Refusal, refuse
from judge.games.wot_ccg import cite
from judge.games.wot_ccg.cards.meanings import Effect, Which
from judge.games.wot_ccg.cards.words import ALLEGIANCES, tidy
from judge.games.wot_ccg.play.who import in_play, opponent
from judge.games.wot_ccg.things import ADVANTAGE, BATTLEGROUND, FIGHTERS, HOME, PLAY, Card, Challenge, Lasting, Player
from judge.kit.timeline import ongoing

KNOWN = {each.casefold() for each in ALLEGIANCES}
TAVEREN = ("rand", "mat", "perrin", "rand al'thor", "mat cauthon", "perrin aybara")
CARACARN = "car'a'carn"
OPPOSITE = {"dark one": "dragon", "dragon": "dark one"}


def lasting_on(now: Moment, name: str) -> list[Lasting]:
    """The lasting effects on a card or a player, oldest first."""
    return [row for row in ongoing(now, Lasting) if row.on == name]


def text_of(now: Moment, card: Card) -> tuple[Effect, ...]:
    """character-effect-in-play: text works in play; trait-not-effect-text: losing it takes no traits."""
    if not card.text or any(row.loses in ("text", "effect text") for row in lasting_on(now, card.name)):
        return ()
    return card.text


def you_of(now: Moment, card: Card) -> str:
    """advantage-you: `you` on an advantage is its target, or the target's controller; else the card's controller."""
    host = now.get(card.on) if card.kind == ADVANTAGE and card.on else card
    return host.name if isinstance(host, Player) else host.controller if isinstance(host, Card) else card.controller


def bearer_of(now: Moment, card: Card) -> Card:
    """The card that the text of an advantage speaks of: its bearer; of any other card, that card."""
    host = now.get(card.on) if card.on else None
    return host if isinstance(host, Card) else card


def marks(now: Moment, card: Card) -> tuple[str, ...]:
    """allegiance-is-trait: the allegiances and traits a card has now; caracarn: by trait or by the advantage."""
    found = _plain(now, card)
    if card.zone != PLAY:
        return tuple(found)
    for other in now.every(Card):
        if other.zone == PLAY and (other.text or other.on):
            _add_marks(now, other, card, found)
    return tuple(found)


def _add_marks(now: Moment, other: Card, card: Card, found: list[str]) -> None:
    """What another card, or the card itself, gives it or takes from it all the time."""
    if other.on == card.name and tidy(other.title) == CARACARN:
        found.append("Car'a'carn")
    for effect in text_of(now, other):
        giving = effect.timing == "continuous" and (effect.gains or effect.loses)
        if giving and reaches(now, other, effect, card, plain=True) and _holds(now, other, effect):
            found[:] = [each for each in found if each.casefold() not in _low(effect.loses)]
            for each in effect.gains:
                _gain(found, each)


def _plain(now: Moment, card: Card) -> list[str]:
    """What is printed, and what lasting effects have given or taken."""
    found = [*card.allegiances, *card.traits]
    for row in lasting_on(now, card.name):
        if row.gains:
            _gain(found, row.gains)
        if row.loses:
            found = [each for each in found if each.casefold() != row.loses.casefold()]
    return found


def _gain(found: list[str], what: str) -> None:
    """dark-one-no-dragon, dragon-no-dark-one: an effect that would add the opposite allegiance is ignored."""
    low = [each.casefold() for each in found]
    if what.casefold() not in low and OPPOSITE.get(what.casefold()) not in low:
        found.append(what)


def _low(names: tuple[str, ...]) -> set[str]:
    return {each.casefold() for each in names}


def _holds(now: Moment, source: Card, effect: Effect) -> bool:
    """Whether the conditions of an effect hold."""
    from judge.games.wot_ccg.cards.conditions import all_hold

    return all_hold(now, effect.conditions, source)


def reaches(now: Moment, source: Card, effect: Effect, card: Card, *, plain: bool = False) -> bool:
    """Whom a continuous effect concerns: what it describes; else its bearer, or the card itself.

    With `plain` it looks at plain traits only, so that an effect that gives traits cannot circle.
    """
    if effect.reach is not None:
        return fits(now, card, effect.reach, you_of(now, source), source, plain=plain)
    return card.name == (source.on if source.kind == ADVANTAGE and source.on else source.name)


def has(now: Moment, card: Card, mark: str) -> bool:
    """Whether a card has a trait or an allegiance."""
    return mark.casefold() in _low(marks(now, card))


def allegiances(now: Moment, card: Card) -> tuple[str, ...]:
    """allegiance: the allegiances among a card's traits."""
    return tuple(each for each in marks(now, card) if each.casefold() in KNOWN)


def is_taveren(now: Moment, card: Card) -> bool:
    """The Personalities Rand, Mat and Perrin, replacements included (note taveren-undefined), or the trait."""
    if card.kind != "character":
        return False
    named = tidy(card.personality) in TAVEREN or tidy(card.title) in TAVEREN
    return named or any(tidy(each) == "ta'veren" for each in _plain(now, card))


def is_leader(card: Card) -> bool:
    """starting: a Starting Hero or Starting Villain; trait-transfers: a replacement has that trait too."""
    return any(each.casefold() in ("starting hero", "starting villain", "starting") for each in card.traits)


def fits(now: Moment, card: Card, which: Which, by: str, source: Card | None = None, *, plain: bool = False) -> bool:
    """Whether a card is meant by a description, seen from a player."""
    if card.zone != which.zone or (which.other and source is not None and card.name == source.name):
        return False
    if which.zone == PLAY:
        side = {"mine": by, "theirs": opponent(now, by)}.get(which.side)
        if side is not None and card.controller != side:
            return False
    elif which.side and (card.owner == by) is not (which.side == "mine"):
        return False
    kinds = FIGHTERS if which.type == "fighter" else (which.type,)
    if which.type and card.kind not in kinds:
        return False
    return all(STATES[state](now, card) for state in which.states) and called(now, card, which.called, plain=plain)


def side_in(now: Moment, card: Card) -> str:
    """supporting, opposing: in a challenge its controller initiated, or in one the opponent did; empty outside."""
    if not card.challenge:
        return ""
    return "supporting" if now.the(Challenge, card.challenge).initiator == card.controller else "opposing"


STATES: dict[str, Callable[[Moment, Card], bool]] = {
    "participating": lambda now, card: bool(card.challenge),
    "supporting": lambda now, card: side_in(now, card) == "supporting",
    "opposing": lambda now, card: side_in(now, card) == "opposing",
    "rotated": lambda now, card: card.rotated,
    "ready": lambda now, card: not card.rotated,
    "damaged": lambda now, card: card.tokens > 0,
    "undamaged": lambda now, card: card.tokens == 0,
    "home": lambda now, card: card.place == HOME,
    "battleground": lambda now, card: card.place == BATTLEGROUND,
    "standing-down": lambda now, card: card.place == BATTLEGROUND and not card.challenge,
    "attached": lambda now, card: bool(card.on),
}


def called(now: Moment, card: Card, name: str, *, plain: bool = False) -> bool:
    """personality-targeting: a title, a Personality or traits; personality-search: outside play the title only."""
    if not name:
        return True
    if limit := re.fullmatch(r"(?:a )?(?:total |printed )*cost (?:of )?(\d+) or (less|more)", name):
        return _costs(now, card, int(limit[1]), limit[2])
    names = {tidy(card.name), tidy(card.title)} | ({tidy(card.personality)} if card.zone == PLAY else set())
    part = card.zone == PLAY and name not in KNOWN and f" {name} " in f" {tidy(card.title)} "
    if name in names or part:
        return True
    own = {tidy(each) for each in (_plain(now, card) if plain else marks(now, card))}
    return _made_of(name, own)


def _costs(now: Moment, card: Card, amount: int, how: str) -> bool:
    """cost-none-not-target: a card without a cost is never meant by a cost; cost-total: else all its symbols count."""
    if card.cost is None or (sum(card.cost) == 0 and now.reads("no-cost-vs-zero") == "zero-is-none"):
        return False
    return sum(card.cost) <= amount if how == "less" else sum(card.cost) >= amount


def _made_of(name: str, own: set[str]) -> bool:
    """Whether a phrase is made of traits: `Aiel Wise One`, `Andor or Tear`, `without Monster`."""
    if name.startswith("without "):
        return not _made_of(name.removeprefix("without "), own)
    if " or " in name:
        return any(_made_of(part, own) for part in name.split(" or "))
    if name in own or name.removesuffix("s") in own:
        return True
    words = name.split()
    return any(" ".join(words[:at]) in own and _made_of(" ".join(words[at:]), own) for at in range(1, len(words))) or (
        words[0] in ("with", "and", "the") and len(words) > 1 and _made_of(" ".join(words[1:]), own)
    )


def forbidden(now: Moment, card: Card, what: str) -> str:
    """cannot: the effect that forbids something to a card, by the name of its source; empty if none does."""
    if source := forbidden_to(now, card.name, what):
        return source
    for other in in_play(now):
        for effect in text_of(now, other):
            if what in effect.forbids and reaches(now, other, effect, card) and _holds(now, other, effect):
                return other.name
    return ""


def forbidden_to(now: Moment, name: str, what: str) -> str:
    """cannot: the lasting effect that forbids something to a player, or to a card."""
    return next((row.source for row in lasting_on(now, name) if row.forbids == what), "")


def refuse_banned(now: Moment, card: Card, *bans: str) -> Refusal | None:
    """cannot: the first of some things that an effect forbids to a card; nothing else can allow it."""
    for ban in bans:
        if source := forbidden(now, card, ban):
            return refuse(f"{card.name} cannot {ban} ({source})", cite("cannot"))
    return None
