"""trait, allegiance, cannot: traits, allegiances, and which cards a description means."""

from __future__ import annotations

import operator
from collections.abc import Callable
from functools import lru_cache

from judge.engine import Moment, Refusal, refuse
from judge.games.wot_ccg import cite
from judge.games.wot_ccg.cards.language import ALLEGIANCES, plural_of
from judge.games.wot_ccg.cards.meanings import (
    CONTEST,
    EVERY_ALLEGIANCE,
    EVERY_TRAIT,
    OF_TYPE,
    Ban,
    Gain,
    Limit,
    Lose,
    Permit,
    Role,
    Shares,
    Which,
)
from judge.games.wot_ccg.play.events_and_effects.rated import OWN, rating
from judge.games.wot_ccg.play.in_force import bearer_of, lasting_on, rules_for, rules_on, text_of, you_of
from judge.games.wot_ccg.play.who import controller_of, current, game, in_play, opponent
from judge.games.wot_ccg.things import (
    BATTLEGROUND,
    CHALLENGE,
    FIGHTERS,
    HOME,
    PLAY,
    Card,
    Challenge,
    Player,
    challenge_of,
)
from judge.kit.words import plain as plain_words

__all__ = ["bearer_of", "lasting_on", "text_of", "you_of"]
tidy = lru_cache(maxsize=4096)(plain_words)
KNOWN = {each.casefold() for each in ALLEGIANCES}
TAVEREN = ("rand", "mat", "perrin", "rand al'thor", "mat cauthon", "perrin aybara")
KINDS = ("pattern", "card", "contested", "last battle")
CARACARN = "car'a'carn"
SEEN, NAMED = "seen", "the named card"
OPPOSITE = {"dark one": "dragon", "dragon": "dark one"}
OPS: dict[str, Callable[[int, int], bool]] = {
    ">=": operator.ge, "<=": operator.le, "=": operator.eq, "<": operator.lt, ">": operator.gt,
}  # fmt: skip


def marks(now: Moment, card: Card) -> tuple[str, ...]:
    """allegiance-is-trait: the allegiances and traits a card has now; caracarn: by trait or by the advantage."""
    found = _plain(now, card)
    if card.zone != PLAY:
        return tuple(found)
    for other in now.row(Card):
        if other.on == card.name and other.zone == PLAY and tidy(other.title) == CARACARN:
            found.append("Car'a'carn")
    for source, _, rule in rules_on(now, card, Gain | Lose, plain=True):  # type: ignore[arg-type]
        if source is not None:
            _changed(found, rule)
    for source, _, shared in rules_on(now, card, Shares, plain=True):
        _share(now, card, found, shared, source or card)
    return tuple(found)


def _share(now: Moment, card: Card, found: list[str], rule: Shares, source: Card) -> None:
    """allegiance: the plain allegiances of another card, besides those a card has or in their place."""
    models = [each for each in in_play(now) if each.name != card.name]
    if rule.of is None:
        others = [each for each in models if each.name == bearer_of(now, source).name]
    else:
        others = [each for each in models if fits(now, each, rule.of, card.controller, plain=True)]
    theirs = [mark for each in others for mark in _plain(now, each) if mark.casefold() in KNOWN]
    if rule.only and theirs:
        found[:] = [each for each in found if each.casefold() not in KNOWN]
    for mark in theirs:
        _changed(found, Gain(mark))


def _plain(now: Moment, card: Card) -> list[str]:
    """What is printed, and what lasting effects have given or taken."""
    found = [*card.allegiances, *card.traits]
    for row in lasting_on(now, card.name):
        _changed(found, row.rule)
    return found


def _changed(found: list[str], rule: object) -> None:
    """dark-one-no-dragon, dragon-no-dark-one: an effect that would add the opposite allegiance is ignored."""
    low = [each.casefold() for each in found]
    if isinstance(rule, Gain) and rule.mark.casefold() not in low and OPPOSITE.get(rule.mark.casefold()) not in low:
        found.append(rule.mark)
    elif rule == Lose(EVERY_ALLEGIANCE):
        found[:] = [each for each in found if each.casefold() not in KNOWN]
    elif rule == Lose(EVERY_TRAIT):
        found[:] = [each for each in found if each.casefold() in KNOWN]
    elif isinstance(rule, Lose):
        found[:] = [each for each in found if each.casefold() != rule.mark.casefold()]


def has(now: Moment, card: Card, mark: str) -> bool:
    """Whether a card has a trait or an allegiance."""
    return mark.casefold() in (each.casefold() for each in marks(now, card))


def plays(now: Moment, card: Card, role: str) -> bool:
    """Whether text gives a card a part: it takes damage first, participates as a troop, rolls as if undamaged ..."""
    return any(rule.what == role for _, _, rule in rules_on(now, card, Role))


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
    there = card.name in game(now).seen if which.zone == SEEN else card.zone in which.zone.split(" or ")
    if not there or (which.other and source is not None and card.name in (source.name, source.on)):
        return False
    if (which.unlike or which.alike) and source is not None:
        if (tidy(card.title) == tidy(source.title)) is not which.alike:
            return False
    if which.side:
        holder = controller_of(now, card) if which.zone == PLAY else card.owner
        if (holder == by) is not (which.side == "yours") or not holder:
            return False
    if which.kind and not _of_kind(now, card, which.kind):
        return False
    if not all(STATES[state](now, card) for state in which.states):
        return False
    return (
        all(called(now, card, each, plain=plain) for each in which.marks)
        and (not which.any_of or any(called(now, card, each, plain=plain) for each in which.any_of))
        and not any(called(now, card, each, plain=plain) for each in which.without)
        and (not which.only or tuple(each.casefold() for each in allegiances(now, card)) == (which.only.casefold(),))
        and (not which.where or _there(now, card, which.where, source, by))
        and all(_within(now, card, each, source, plain=plain) for each in which.limits)
        and (not which.besides or any(each.casefold() != which.besides.casefold() for each in allegiances(now, card)))
        and (which.with_ is None or _beside(now, card, which.with_))
        and (which.among is None or _in_company(now, card, which.among, by))
        and (not which.version or _replaces_target(now, card, source))
        and (which.on is None or _attached(now, card, which.on, by))
        and (which.bears is None or _bears(now, card, which.bears, by))
        and (which.lacks is None or not _bears(now, card, which.lacks, by))
        and (not which.extreme or _is_extreme(now, card, which, by, source, plain))
        and (not which.of or any(_one_fits(now, card, each, by, source, plain) for each in which.of))
    )


def _one_fits(now: Moment, card: Card, which: Which, by: str, source: Card | None, plain: bool) -> bool:
    """Whether one of several descriptions means a card, wherever it lies."""
    return fits(now, card, which._replace(zone=card.zone), by, source, plain=plain)


def _of_kind(now: Moment, card: Card, kind: str) -> bool:
    """The type of a card, as cards call it; note nation-contested: advantages by their sort or their trait."""
    if kind == "fighter":
        return card.kind in FIGHTERS
    if kind == "challenge card":
        return card.kind == CHALLENGE
    if not kind.endswith(" advantage"):
        return card.kind == kind
    sort = kind.removesuffix(" advantage")
    marked = [each.casefold().removesuffix(" advantage") for each in card.traits]
    if sort in ("contested", "non-contested"):
        contested = any(each in ("contested", "nation contested") for each in marked)
        return card.kind == "advantage" and contested is (sort == "contested")
    return card.kind == "advantage" and (card.kind_of == sort or sort in marked)


def _replaces_target(now: Moment, card: Card, source: Card | None) -> bool:
    """personality-chain: whether a card replaces the character that the challenge of a card targets."""
    named = [each for one in now.every(Challenge) if source and one.card == source.name for each in one.targets]
    targets = [found for name in named if isinstance(found := now.get(name), Card)]
    return bool(card.replaces) and any(called(now, each, card.replaces) for each in targets)


def _attached(now: Moment, card: Card, which: Which, by: str) -> bool:
    """advantage: whether an advantage is on a card, or on a player, that is meant."""
    host = now.get(card.on) if card.on else None
    if isinstance(host, Card):
        return fits(now, host, which, by, card, plain=True)
    return which.kind == "player" and bool(host) and (not which.other or card.on != by)


def _bears(now: Moment, card: Card, which: Which, by: str) -> bool:
    """advantage: whether an advantage that is meant is on a card."""
    return any(each.on == card.name and fits(now, each, which, by, None, plain=True) for each in in_play(now))


def _participated(now: Moment, card: Card) -> bool:
    """participating: whether a card has been in a challenge this turn."""
    from judge.games.wot_ccg.play.events_and_effects.history import facts

    return any(each.card == card.name for each in facts(now, "participated"))


def _there(now: Moment, card: Card, where: str, source: Card | None, by: str) -> bool:
    """participating: in the challenge that the text speaks of; against: on the other side of it."""
    if where in ("that", "now") and source is not None and source.zone == CHALLENGE:
        return card.challenge == challenge_of(source.name)
    if where in ("that", "now"):
        return bool(card.challenge) and card.challenge == current(now)
    if where in KINDS:
        challenge = now.get(card.challenge) if card.challenge else None
        return isinstance(challenge, Challenge) and challenge.kind == where
    if where.startswith("initiated "):
        challenge = now.get(card.challenge) if card.challenge else None
        return isinstance(challenge, Challenge) and (challenge.initiator == by) is (where == "initiated yours")
    if where.startswith(CONTEST):
        fight = now.get(card.challenge) if card.challenge else None
        about = now.get(fight.card) if isinstance(fight, Challenge) and fight.kind == "contested" else None
        return isinstance(about, Card) and called(now, about, where.removeprefix(CONTEST))
    where = {"beside the target": "same", "against the target": "against"}.get(where, where)
    if where not in ("same", "against", "on it"):
        return where in (card.challenge, f"on {card.on}")
    if source is None:
        return False
    host = bearer_of(now, source)
    if where == "on it":
        return card.on == host.name
    there = host.challenge or (current(now) if host.zone != PLAY else "")
    together = bool(there) and card.challenge == there
    return together and (where != "against" or card.controller != host.controller)


def _beside(now: Moment, card: Card, which: Which) -> bool:
    """note participate-with-whose: in a challenge with a card of the same side that is meant."""
    mates = [
        each for each in in_play(now, card.controller) if each.challenge == card.challenge and each.name != card.name
    ]
    return bool(card.challenge) and any(fits(now, each, which, card.controller, card, plain=True) for each in mates)


def _in_company(now: Moment, card: Card, which: Which, by: str) -> bool:
    """participating: in a challenge in which a card that is meant takes part, on either side, be it itself."""
    there = (each for each in in_play(now) if each.challenge == card.challenge)
    return bool(card.challenge) and any(fits(now, each, which, by, card, plain=True) for each in there)


def _is_extreme(now: Moment, card: Card, which: Which, by: str, source: Card | None, plain: bool) -> bool:
    """current-and-printed: whether no other card that is meant otherwise has a higher rating, or a lower one."""
    what, own = which.extreme[1:], rating(now, card, which.extreme[1:])
    others = (each for each in now.every(Card) if each.name != card.name)
    there = (each for each in others if fits(now, each, which._replace(extreme=""), by, source, plain=plain))
    ahead = OPS[which.extreme[0]]
    return own is not None and not any(
        found is not None and ahead(found, own) for found in (rating(now, each, what) for each in there)
    )


def _within(now: Moment, card: Card, limit: Limit, source: Card | None, *, plain: bool) -> bool:
    """current-and-printed, cost-total: a rating or cost against a number; cost-none-not-target."""
    from judge.games.wot_ccg.cards.meanings import ABILITIES

    if limit.what == "allegiances":
        loyal = {each.casefold() for each in (_plain(now, card) if plain else marks(now, card))} & KNOWN
        return OPS[limit.op](len(loyal), limit.number)
    if limit.op == "printed between":
        return limit.number <= card.abilities[ABILITIES.index(limit.what)] <= limit.top
    found, asked = rating(now, card, limit.what), limit.number
    if limit.op.endswith(OWN):
        asked = (rating(now, bearer_of(now, source), limit.what) if source is not None else None) or 0
    return found is not None and OPS[limit.op.removesuffix(OWN)](found, asked)


def side_in(now: Moment, card: Card) -> str:
    """supporting, opposing: in a challenge its controller initiated, or in one the opponent did; empty outside."""
    if not card.challenge:
        return ""
    return "supporting" if now.the(Challenge, card.challenge).initiator == card.controller else "opposing"


def _mortally(now: Moment, card: Card) -> bool:
    from judge.games.wot_ccg.play.values import mortally_wounded

    return mortally_wounded(now, card)


def _is_of(now: Moment, card: Card, side: str) -> bool:
    """control: whether a player of a side controls a card."""
    holder = now.get(controller_of(now, card))
    return isinstance(holder, Player) and holder.side == side


STATES: dict[str, Callable[[Moment, Card], bool]] = {
    "participating": lambda now, card: bool(card.challenge),
    "not participating": lambda now, card: not card.challenge,
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
    "starting": lambda now, card: is_leader(card),
    "non-starting": lambda now, card: not is_leader(card),
    "mortally wounded": _mortally,
    "fresh": lambda now, card: card.fresh,
    "not fresh": lambda now, card: not card.fresh,
    "not limited": lambda now, card: not card.limited,
    "as damaged as printed": lambda now, card: 0 < max(card.abilities) <= card.tokens,
    "participated": _participated,
    "not participated": lambda now, card: not _participated(now, card),
    "hero's": lambda now, card: _is_of(now, card, "hero"),
    "villain's": lambda now, card: _is_of(now, card, "villain"),
}


def called(now: Moment, card: Card, word: str, *, plain: bool = False) -> bool:
    """personality-targeting: a title, a Personality or a trait; personality-search: outside play the title only."""
    if word == NAMED:
        return bool(game(now).named) and tidy(card.title) == tidy(game(now).named)
    if word == OF_TYPE:
        return game(now).named in types_of(card)
    if _titled(card.name, card.title, card.personality, card.zone == PLAY, word):
        return True
    return _marked(tuple(_plain(now, card)) if plain else marks(now, card), tidy(word))


def types_of(card: Card) -> tuple[str, ...]:
    """anatomy: what the type of a card may be called: with the sort of an advantage, with each of its allegiances."""
    kind = f"{card.kind_of} {card.kind}" if card.kind == "advantage" and card.kind_of else card.kind
    return tuple(dict.fromkeys((card.kind, kind, *(f"{each} {card.kind}" for each in card.allegiances))))


@lru_cache(maxsize=16_384)
def _titled(name: str, title: str, personality: str, in_play: bool, word: str) -> bool:
    """personality-targeting: whether a word is the title of a card, a part of it, or its Personality."""
    wanted = tidy(word)
    names = {tidy(name), tidy(title)} | ({tidy(personality)} if in_play else set())
    short = tidy(title).partition(" (")[0]
    part = in_play and wanted not in KNOWN and f" {wanted} " in f" {short} "
    return wanted in names or short in (wanted, tidy(plural_of(word))) or part


@lru_cache(maxsize=16_384)
def _marked(marks: tuple[str, ...], name: str) -> bool:
    """Whether a word is among traits and allegiances: `Aes Sedai of ...`, `Stone Dog Aiel`."""
    own = {tidy(each) for each in marks}
    return name in own or any(each.startswith(f"{name} of ") or each == f"{name} aiel" for each in own)


def forbidden(now: Moment, card: Card, what: str) -> str:
    """cannot: the effect that forbids something to a card, by the name of its source; empty if none does."""
    return next((source for _, source, ban in rules_on(now, card, Ban) if ban.what == what), "")


def forbidden_to(now: Moment, player: str, what: str) -> str:
    """cannot: the effect that forbids something to a player."""
    return next((source for source, ban in rules_for(now, player, Ban) if ban.what == what), "")


def permitted(now: Moment, card: Card, what: str) -> list[Which | None]:
    """What text allows a card against a rule, each with whom."""
    return [rule.which for _, _, rule in rules_on(now, card, Permit) if rule.what == what]


def refuse_banned(now: Moment, card: Card, *bans: str) -> Refusal | None:
    """cannot: the first of some things that an effect forbids to a card; nothing else can allow it."""
    for ban in bans:
        if source := forbidden(now, card, ban):
            return refuse(f"{card.name} cannot {ban} ({source})", cite("cannot"))
    return None


def any_in_play(now: Moment, which: Which, by: str, source: Card | None) -> bool:
    """Whether any card in play is meant, seen from a player."""
    return any(fits(now, each, which, by, source) for each in in_play(now))


def of_opponent(now: Moment, player: str, card: Card) -> bool:
    """opponent: whether a card is the other player's."""
    return controller_of(now, card) == opponent(now, player)
