"""Whom card text means: the qualities of a card, and the members of a group."""

from __future__ import annotations

from collections.abc import Callable

from judge.cardtext.text import words
from judge.engine import Moment
from judge.games.lotr_lcg.cards.meanings import OPPOSING, X_OF_THEM, Phrase, Quality
from judge.games.lotr_lcg.play.abilities.triggering_conditions import as_it_was, into, last_seen
from judge.games.lotr_lcg.play.who import (
    active_location,
    active_player,
    any_card,
    attack,
    card,
    cards,
    current_quest,
    first_player,
    in_decks,
    in_player_order,
    main_quest,
    next_player,
    players,
)
from judge.games.lotr_lcg.things import HAND, SCENARIO, SHADOW, Card, Context, Occurrence, Player, called_deck

Test = Callable[[Moment, Card, Quality, Context], bool]
TESTS: dict[str, Test] = {}


def test_of(*kinds: str) -> Callable[[Test], Test]:
    """Registers the test behind a kind of quality."""
    return into(TESTS, *kinds)


def meets(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """Whether a card has one quality, such as `ready`, `not ready`, `Gondor`, `engaged with you`."""
    return TESTS[quality.kind](now, of, quality, about) is not quality.negated


@test_of("either")
def _is_either(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """One of several qualities is enough."""
    return any(meets(now, of, each, about) for each in quality.either)


@test_of("like")
def _is_like(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """`is a Dwarf hero you control`: whether a card fits a description."""
    assert quality.group is not None
    return matches(now, quality.group, of, about)


@test_of("spoken of")
def _is_spoken_of(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """`any of those cards`: one of those spoken of last."""
    return of.name in about.last


@test_of("attacks from afar")
def _is_far(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """ranged: whether a character attacks an enemy that is engaged with another player than its controller."""
    fight = attack(now, "player")
    foe = any_card(now, fight.enemy) if fight is not None and of.name in fight.attackers else None
    return foe is not None and foe.engaged not in ("", of.controller)


@test_of("attacks with", "quests with")
def _is_joined(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """`while attacking with another Dwarf`: whether one of that description does so together with it."""
    fight = attack(now, "player")
    together = fight.attackers if fight is not None and quality.kind == "attacks with" else ()
    if quality.kind == "quests with":
        together = tuple(each.name for each in cards(now) if each.committed)
    others = [card(now, name) for name in together if name != of.name]
    assert quality.group is not None
    return of.name in together and any(matches(now, quality.group, each, about) for each in others)


def matches(now: Moment, group: Phrase, of: Card, about: Context) -> bool:
    """qualifiers: whether a card is one that a phrase means; every quality applies to every term."""
    known = _known(now, group, about)
    if known is not None and of.name not in known:
        return False
    if group.how in ("it", "told", "host"):
        return group.how != "host" or all(meets(now, of, each, about) for each in group.qualities)
    if group.kinds and not any(meets(now, of, Quality("type", kind), about) for kind in group.kinds):
        return False
    if group.other and of.name in _not_other(now, about):
        return False
    if group.other == "different" and of.printed.title in _titles_spoken_of(now, about):
        return False
    if len(group.kinds) > 1 and group.adjectives and now.reads("qualifier-of-a-list") == "first-only":
        first = meets(now, of, Quality("type", group.kinds[0]), about)
        return all(meets(now, of, each, about) for each in (group.qualities if first else group.clauses))
    return all(meets(now, of, each, about) for each in group.qualities)


def _itself(now: Moment, name: str) -> tuple[str, ...]:
    """self-referential: the card itself and none of its copies, whatever players sometimes think."""
    of = any_card(now, name)
    twins = _twins(now, of) if of is not None and of.in_play else ()
    return (name, *twins) if twins and now.reads("text-about-itself") == "copies" else (name,)


def _twins(now: Moment, of: Card) -> tuple[str, ...]:
    same = (each for each in cards(now) if each.in_play and each.printed.title == of.printed.title)
    return tuple(each.name for each in same if each != of and each.controller == of.controller)


def _not_other(now: Moment, about: Context) -> tuple[str, ...]:
    """`another hero`: other than this card and the one it is on, and than those spoken of."""
    source = as_it_was(now, about.source)
    happened = (about.event.subject, _foe(now, about.event.other)) if about.event else ()
    return (about.source, source.host if source else "", *about.last, *about.earlier, *happened)


def _foe(now: Moment, name: str) -> str:
    """`after it is declared as a defender ... another enemy`: other than the one it defends against."""
    found = any_card(now, name)
    return name if found is not None and found.printed.type == "enemy" else ""


def _titles_spoken_of(now: Moment, about: Context) -> set[str]:
    """`each player searches for a different location`: none of a title that one before has found."""
    found = (any_card(now, name) for name in (*about.last, *about.earlier))
    return {each.printed.title for each in found if each is not None}


def members(now: Moment, group: Phrase, about: Context) -> list[str]:
    """The names of all cards or players that a phrase means or that may be chosen for it, in the table's order."""
    known = _known(now, group, about)
    plain = not group.kinds or "player" in group.kinds or group.how in ("it", "told", "host")
    if known is not None and plain and not group.qualities:
        return list(known)
    if "player" in group.kinds:
        return _players(now, group, about, known)
    found = [each for each in cards(now) if known is None or each.name in known]
    return [each.name for each in _extreme(now, [each for each in found if _reachable(now, group, each, about)], group)]


ELSEWHERE = ("in", "under", "done", "dealt to", "spoken of")  # Where a card is, or what was done to it.


def _reachable(now: Moment, group: Phrase, of: Card, about: Context) -> bool:
    """ability-in-play-only: cards out of play are meant only where the phrase speaks of the place they are in."""
    said = (one for each in group.qualities for one in (each, *each.either))
    there = of.in_play or group.how in WHO
    there = there or any(each.kind in ELSEWHERE and not (each.kind == "done" and each.negated) for each in said)
    if not there and of.zone != SHADOW:
        return False
    return matches(now, group, of, about) and (there or _shadow_in_play(now, of))


def _shadow_in_play(now: Moment, of: Card) -> bool:
    """unrevealed-shadow: a shadow card that has been turned up is in play only under another reading."""
    return of.zone == SHADOW and of.faceup and now.reads("unrevealed-shadow") == "in-play"


def _extreme(now: Moment, found: list[Card], group: Phrase) -> list[Card]:
    """`with the highest attack`: those that have it; several may tie, and who has no such value is not compared."""
    from judge.games.lotr_lcg.play.values import amount_of, has_value

    if group.most == "topmost":
        ordered = sorted(found, key=lambda each: _height(now, each))
        return ordered if group.number == X_OF_THEM else ordered[-max(1, group.number) :]
    for what, choose in ((group.most, max), (group.least, min)):
        if what:
            numbers = {each.name: amount_of(now, each, what) for each in found if has_value(each, what)}
            found = [each for each in found if numbers.get(each.name) == choose(numbers.values(), default=0)]
    return found


def _height(now: Moment, of: Card) -> int:
    """How far up a card lies in its discard pile; the last one is on top."""
    pile: tuple[str, ...] = getattr(now.get(of.home), "discard", ())
    return pile.index(of.name) if of.name in pile else -1


def _players(now: Moment, group: Phrase, about: Context, known: tuple[str, ...] | None) -> list[str]:
    you = about.by or about.controller
    found = [name for name in in_player_order(now) if known is None or name in known]
    if group.other:
        found = [name for name in found if name != you]
    for each in group.qualities:
        if each.kind.startswith("least "):
            few = {name: _much(now, name, each, about) for name in found}
            found = [name for name in found if few[name] == min(few.values())]
            continue
        if each.kind.startswith("most "):
            much = {name: _much(now, name, each, about) for name in found}
            found = [name for name in found if much[name] == max(much.values()) and (much[name] or each.group is None)]
            continue
        found = [name for name in found if _is_such(now, name, each, about) is not each.negated]
    if group.most or group.least:
        best = (max if group.most else min)((now.the(Player, name).threat for name in found), default=0)
        found = [name for name in found if now.the(Player, name).threat == best]
    return found


def _much(now: Moment, name: str, quality: Quality, about: Context) -> int:
    """`the player who controls the most allies`, `with the most cards in hand`: how many a player has of them."""
    if quality.group is None:
        return sum(each.zone == HAND and each.owner == name for each in cards(now)) + now.the(Player, name).hand_rest
    found = (each for one in members(now, quality.group, about) if (each := any_card(now, one)) is not None)
    field = "controller" if quality.kind.endswith("controls") else "engaged"
    return sum(getattr(each, field) == name for each in found)


def _is_such(now: Moment, name: str, quality: Quality, about: Context) -> bool:
    """`each player who controls an Orc`, `with 3 or more cards in hand`: whether a player is one of them."""
    from judge.games.lotr_lcg.play.in_play.areas import deck_size
    from judge.games.lotr_lcg.play.values import in_range

    if quality.kind in ("controls", "engaged with"):
        assert quality.group is not None
        found = [each for one in members(now, quality.group, about) if (each := any_card(now, one)) is not None]
        wanted = quality.group.number if quality.group.how in ("pick", "choose") else 1
        field = "controller" if quality.kind == "controls" else "engaged"
        number = [getattr(each, field) for each in found].count(name)
        return number >= wanted if quality.range is None else in_range(now, number, quality.range, about)
    who = now.the(Player, name)
    if quality.kind == "player":
        return quality.group is not None and name in members(now, quality.group, about)
    if quality.kind == "deck":
        return deck_size(now, name) > 0
    assert quality.range is not None
    held = sum(each.zone == HAND and each.owner == name for each in cards(now)) + who.hand_rest
    return in_range(now, held if quality.kind == "hand" else who.threat, quality.range, about)


def _known(now: Moment, group: Phrase, about: Context) -> tuple[str, ...] | None:
    """Who a word for something known means; None for a phrase that has to be looked through."""
    if group.how in ("all", "choose", "pick", ""):
        return None
    return tuple(name for name in WHO[group.how](now, group, about) if name) if group.how in WHO else ()


def _name(of: Card | None) -> tuple[str, ...]:
    return (of.name,) if of is not None else ()


def _of_source(now: Moment, about: Context, field: str) -> tuple[str, ...]:
    source = as_it_was(now, about.source)
    return (getattr(source, field),) if source is not None else ()


def _hosts(now: Moment, about: Context) -> tuple[str, ...]:
    """The card that the source is on; of an objective whose host has just left play, that one."""
    source = last_seen(now, about.source)
    if source is None or source.host or source.printed.type != "objective":
        return _of_source(now, about, "host")
    seen = (each for frame in reversed(now.frames) for each in dict(frame.bound).get("seen") or ())  # type: ignore[attr-defined]
    return next(((each.host,) for each in seen if each.name == source.name and each.host), ())


def _of_attack(now: Moment, side: str, field: str) -> tuple[str, ...]:
    fight = attack(now, side)
    found = getattr(fight, field) if fight is not None else ()
    return found if isinstance(found, tuple) else (found,)


def attack_did(now: Moment, what: str) -> tuple[str, ...]:
    """Whom the attack that goes on has destroyed or damaged."""
    fight = attack(now)
    return tuple(dict.fromkeys(name for kind, name, _ in (fight.did if fight else ()) if kind == what))


def _of_this_attack(now: Moment, about: Context, field: str) -> tuple[str, ...]:
    """Who attacks whom: in an attack that is about to be made, or in the one that goes on."""
    event = about.event
    if event is not None and event.kind == "attack" and event.player:
        return (event.player if field == "player" else event.subject,)
    found = _of_attack(now, "enemy", field)
    wrongly = event is not None and event.kind == "shadow" and field == "player" and not found
    return (_you(now, about),) if wrongly else found  # A shadow effect of a card that was only revealed: a misreading.


def _you(now: Moment, about: Context) -> str:
    you = about.speaker or about.by or about.controller
    return you if you in players(now) else first_player(now)


def _controllers(now: Moment, group: Phrase, about: Context) -> tuple[str, ...]:
    others = (name for name in _spoken_of(now, group, about) if name != about.source)
    left = (about.source,) if about.event and about.event.subject == about.source else ()
    found = dict.fromkeys(_controller(now, name) for name in (*others, *left))
    return tuple(name for name in found if name) or (about.by or about.controller,)


WHO: dict[str, Callable[[Moment, Phrase, Context], tuple[str, ...]]] = {
    "this": lambda now, group, about: _itself(now, about.source),
    "host": lambda now, group, about: _hosts(now, about),
    "it": lambda now, group, about: _spoken_of(now, group, about),
    "told": lambda now, group, about: _spoken_of(now, group, about._replace(last=(), earlier=())),
    **dict.fromkeys(("each who did", "each who did not"), lambda now, group, about: ()),  # See looking_back.py.
    **dict.fromkeys(("next revealed", "next staged", OPPOSING), lambda now, group, about: ()),  # See expanding/.
    "the rest": lambda now, group, about: in_decks(now, about.rest),
    "second": lambda now, group, about: about.second,
    "exactly": lambda now, group, about: tuple(name for name in group.names if now.get(name) is not None),
    "named": lambda now, group, about: tuple(each for name in group.names for each in _named(now, name)),
    "you": lambda now, group, about: (_you(now, about),),
    "that player": lambda now, group, about: _that_player(now, about),
    "first player": lambda now, group, about: (first_player(now),),
    "next player": lambda now, group, about: (next_player(now, _you(now, about)),),
    "last player": lambda now, group, about: in_player_order(now)[-1:],
    "active player": lambda now, group, about: (active_player(now),),
    "defending player": lambda now, group, about: _of_this_attack(now, about, "player"),
    "active location": lambda now, group, about: _name(active_location(now)),
    "current quest": lambda now, group, about: _name(current_quest(now)),
    "main quest": lambda now, group, about: _name(main_quest(now)),
    "attacking enemy": lambda now, group, about: _of_this_attack(now, about, "enemy"),
    "defending character": lambda now, group, about: _of_attack(now, "enemy", "defenders"),
    "attacked enemy": lambda now, group, about: _of_attack(now, "player", "enemy"),
    "damaged by attack": lambda now, group, about: attack_did(now, "damage"),
    "attackers": lambda now, group, about: _of_attack(now, "player", "attackers"),
    "engaged player": lambda now, group, about: _engaged_player(now, about),
    "controller": _controllers,
    "owner": lambda now, group, about: tuple(dict.fromkeys(card(now, x).owner for x in about.last if now.get(x))),
    "each player": lambda now, group, about: in_player_order(now),
    "they": lambda now, group, about: (about.doer,) if about.doer else _that_player(now, about),
    "scenario": lambda now, group, about: (SCENARIO,),
    "named deck": lambda now, group, about: tuple(map(called_deck, group.names)),
}


def _engaged_player(now: Moment, about: Context) -> tuple[str, ...]:
    """The player this card is engaged with; for any other card, the one with whom the enemy of the event is."""
    found = last_seen(now, about.event.subject) if about.event else None
    theirs = (found.engaged,) if found is not None else ()
    return tuple(filter(None, _of_source(now, about, "engaged"))) or theirs


def _spoken_of(now: Moment, group: Phrase, about: Context) -> tuple[str, ...]:
    """`it`, `that ally`: the cards spoken of last, of that kind if one is named, else what the event is about."""
    spoken = tuple(each for name in about.last if (each := any_card(now, name)) is not None)
    fitting = _fitting(now, group, spoken, about)
    if spoken and group.kinds and not fitting:
        earlier = tuple(each for name in about.earlier if (each := any_card(now, name)) is not None)
        fitting = _fitting(now, group, earlier, about)[:1]
        if not fitting and about.event is not None:
            names = _told_of(about.event)
            known = tuple(each for name in names if (each := last_seen(now, name)) is not None)
            fitting = _fitting(now, group, known, about)[:1]
    if spoken:
        return tuple(each.name for each in fitting or (() if group.kinds else spoken))
    if "" in about.last:
        return ()  # A card that nobody has named.
    event = about.event if about.event is not None and about.event.subject else None
    names = _told_of(event) if event is not None else (about.source,)
    told = tuple(each for name in names if (each := last_seen(now, name)) is not None)
    fitting = _fitting(now, group, told, about)[:1] if group.kinds else ()
    return tuple(each.name for each in fitting) or (names[:1] if event is not None or not group.kinds else ())


def _told_of(event: Occurrence) -> tuple[str, ...]:
    """The cards of an event; of damage by an attack, who attacks as well."""
    return (event.subject, event.other, *((event.source,) if event.cause == "attack" else ()))


def _fitting(now: Moment, group: Phrase, spoken: tuple[Card, ...], about: Context) -> tuple[Card, ...]:
    return tuple(each for each in spoken if any(meets(now, each, Quality("type", kind), about) for kind in group.kinds))


def _named(now: Moment, name: str) -> list[str]:
    """copy: the cards of that title, or the one thing of that name."""
    called = words(name)
    if now.get(name) is not None and not isinstance(now.get(name), Card):
        return [name]
    return [each.name for each in cards(now) if called in (words(each.name), words(each.printed.title))]


def _controller(now: Moment, name: str) -> str:
    """control-leave-play: who controls a card, or controlled it when it was last in play."""
    found = last_seen(now, name)
    return found.controller if found is not None else ""


def _that_player(now: Moment, about: Context) -> tuple[str, ...]:
    """The player spoken of last: one that was chosen, else the one the event concerns, else the card's controller."""
    named = tuple(name for name in about.last if name in players(now))
    if named:
        return named[-1:]
    if about.event and about.event.player:
        return (about.event.player,)
    return tuple(_engaged_or_controller(now, name) for name in about.last[:1])


def _engaged_or_controller(now: Moment, name: str) -> str:
    """`an enemy engaged with a player ... that player`: the one it is engaged with; else the card's controller."""
    found = last_seen(now, name)
    return found.engaged if found is not None and found.engaged else _controller(now, name)
