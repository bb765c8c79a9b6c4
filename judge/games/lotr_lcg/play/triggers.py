"""response and forced: which abilities wait for what is happening."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.engine import Moment
from judge.games.lotr_lcg.cards.expanding import WHERE_IN_PLAY
from judge.games.lotr_lcg.cards.groups import matches, members
from judge.games.lotr_lcg.cards.meanings import EACH_ONE, THIS, Ability, Phrase, Trigger
from judge.games.lotr_lcg.play.abilities.constant_abilities import abilities, addressed, all_hold, label
from judge.games.lotr_lcg.play.abilities.triggering_conditions import last_seen
from judge.games.lotr_lcg.play.limits import within_limits
from judge.games.lotr_lcg.play.who import (
    any_card,
    attack,
    cards,
    decider,
    first_player,
    phase,
    played_from,
    players,
    texts,
)
from judge.games.lotr_lcg.things import ACTIVE, ASIDE, SCENARIO, Card, Context, Item, Occurrence


def heeded(now: Moment, events: Iterable[Occurrence]) -> tuple[Occurrence, ...]:
    """Of what happens, that which some card on the table waits for."""
    waits = texts(now).waits
    return tuple([event for event in events if event.kind in waits]) if waits else ()


def forced(now: Moment, timing: str, events: Iterable[Occurrence]) -> list[Item]:
    """forced-in-play: the forced abilities that something triggers; their cards were in play as it happened."""
    told = heeded(now, events)
    if not told:
        return []
    found = (
        item._replace(by=decider(now, item.controller))
        for each in cards(now)
        for item in _of_card(now, each, "forced", timing, told)
        if all_hold(now, item.ability.conditions, _context(now, each, item.event))
    )
    return list(within_limits(now, found))


def responses(now: Moment, timing: str, events: Iterable[Occurrence], by: str) -> Iterator[Item]:
    """response: the responses that a player might use to what is happening; whether he may is another question."""
    told = heeded(now, events)
    if not told:
        return
    for each in cards(now):
        if _may_try(now, each, by):
            for item in _of_card(now, each, "response", timing, told):
                if item.ability.zone or was_in_play(now, each) or each.printed.type == "event":
                    controller = by if each.controller == SCENARIO else each.controller
                    yield item._replace(by=by, you=by, controller=controller)


ANYONES = ("quest", "side quest", "location", "objective", "enemy")


def _may_try(now: Moment, of: Card, by: str) -> bool:
    """action-sources: one's own cards; the abilities of quests, locations and objectives are for every player."""
    if of.controller in players(now):
        return of.controller == by or any(ability.anyone for ability in of.printed.abilities)
    seen = last_seen(now, of.name) or of
    return seen.in_play and (bool(seen.host) or of.printed.type in ANYONES)


def _of_card(now: Moment, of: Card, kind: str, timing: str, events: tuple[Occurrence, ...]) -> Iterator[Item]:
    for ability in _active(now, of, kind, events):
        if ability.kind == kind:
            at_once: set[tuple[Trigger, str]] = set()
            for event in events:
                about = _context(now, of, event)
                fit = (
                    each for each in ability.triggers if each.timing == timing and waits_for(now, each, event, about)
                )
                first = next(fit, None)
                if first is not None and first.subject.how == "all":
                    if (first, event.player) in at_once:
                        continue  # `after a player commits characters`: however many there are, it has happened once.
                    at_once.add((first, event.player))
                for told in _by_each(now, first, event, about) if first is not None else ():
                    yield Item(label(now, of, ability), of.name, of.controller, about.by, ability, told, you=about.by)


def _by_each(now: Moment, trigger: Trigger, event: Occurrence, about: Context) -> list[Occurrence]:
    """`after a hero you control attacks`: what happened, once for each of them: it is known who `that hero` is."""
    if trigger.detail == EACH_ONE:
        return [event] * event.amount
    if trigger.timing != "after" or trigger.other.how not in ("all", "pick"):
        return [event]
    found = [name for name in dict.fromkeys(_others(now, event)) if _is_meant(now, trigger.other, name, about)]
    return [event._replace(other=name) for name in found] or [event]


def _active(now: Moment, of: Card, kind: str, events: tuple[Occurrence, ...]) -> tuple[Ability, ...]:
    """abilities-initiate-in-play: text works from play, an event's from the hand, what says so from elsewhere.

    forced-left-play: whether the forced ability of a card that has just left play still works is a reading.
    """
    if of.in_play:
        return abilities(now, of)
    if of.printed.type == "event" and of.zone in played_from(of):
        return of.printed.abilities
    if any(ability.zone == of.zone for ability in of.printed.abilities):
        return tuple(ability for ability in of.printed.abilities if ability.zone == of.zone)
    if _was_discarded(of, events):
        return of.printed.abilities
    if of.zone == ASIDE and any(each.kind == "rescue" for each in events):
        return tuple(each for each in of.printed.abilities if _comes_at_the_rescue(each))
    if _just_left(now, of, kind, events) and now.reads("forced-left-play") == "resolves":
        return of.printed.abilities
    return ()


def _was_discarded(of: Card, events: tuple[Occurrence, ...]) -> bool:
    """`If this objective is discarded, add it to the staging area`: from wherever that is."""
    waits = (trigger for ability in of.printed.abilities if ability.kind == "forced" for trigger in ability.triggers)
    own = any((each.kind, each.subject, each.detail) == ("discard", THIS, "") for each in waits)
    return own and of.owner == SCENARIO and any((e.kind, e.subject) == ("discard", of.name) for e in events)


def _comes_at_the_rescue(ability: Ability) -> bool:
    """prisoner: a card that was set aside enters play; that needs it to be out of play."""
    waits = any(each.kind == "rescue" for each in ability.triggers)
    return waits and [(each.verb, each.group) for each in ability.effects] == [("stage", THIS)]


def _just_left(now: Moment, of: Card, kind: str, events: tuple[Occurrence, ...]) -> bool:
    """Whether a card has left play in what happened, by itself or with the card it was attached to."""
    seen = last_seen(now, of.name)
    waits = any(ability.kind == kind for ability in of.printed.abilities)
    return (
        waits and seen is not None and seen.in_play and any(event.subject in (of.name, seen.host) for event in events)
    )


def was_in_play(now: Moment, of: Card) -> bool:
    """Whether a card is in play, or was as that happened which is going on."""
    seen = last_seen(now, of.name)
    return seen is not None and seen.in_play


def _context(now: Moment, of: Card, event: Occurrence | None) -> Context:
    """For a card of the scenario, `you` is the player it concerns."""
    seen = last_seen(now, of.name) or of
    if of.controller in players(now):
        return Context(of.name, of.controller, of.controller, (), event)
    happens = event.player if event else ""
    own = event is not None and event.subject == of.name
    concerned = addressed(now, seen) or (happens or seen.engaged if own else seen.engaged or happens)
    you = concerned if concerned in players(now) else first_player(now)
    return Context(of.name, of.controller, you, (), event)


def waits_for(now: Moment, trigger: Trigger, event: Occurrence, about: Context) -> bool:
    """triggering-condition: whether something that happens is what a trigger speaks of."""
    if trigger.kind != event.kind or not _caused(now, trigger.cause, event):
        return False
    if trigger.phase and trigger.phase != phase(now):
        return False
    if trigger.detail == WHERE_IN_PLAY:
        found = last_seen(now, event.subject)
        if found is None or not found.in_play:
            return False
    elif trigger.detail and trigger.kind == "explore":  # `is explored as the active location`: where it was.
        found = last_seen(now, event.subject)
        if found is None or found.zone != trigger.detail:
            return False
    elif trigger.detail not in ("", EACH_ONE, event.detail, event.subject):
        return False
    if trigger.subject.how and not _is_meant(now, trigger.subject, event.subject, about):
        return False
    if trigger.other.how and not any(_is_meant(now, trigger.other, each, about) for each in _others(now, event)):
        return False
    return not trigger.player.how or _player_meant(now, trigger.player, event, about)


def _caused(now: Moment, cause: str, event: Occurrence) -> bool:
    """Whether something has the cause that a trigger names; card effects may be those of one side alone."""
    if not cause or cause == event.cause:
        return True
    source = any_card(now, event.source) if event.cause == "card effect" else None
    return source is not None and cause in (
        f"{source.printed.back} card effect", f"{source.printed.type} card effect"
    )  # fmt: skip


def _is_meant(now: Moment, group: Phrase, name: str, about: Context) -> bool:
    bare = about._replace(event=None)
    if group.how == "scenario":
        return name == SCENARIO
    if "player" in group.kinds or now.get(name) is None:
        return name in members(now, group, bare)
    found = last_seen(now, name)
    if found is not None and group.how == "active location":
        return found.zone == ACTIVE  # It has just left, if it was explored.
    return found is not None and matches(now, group, found, bare)


def _others(now: Moment, event: Occurrence) -> tuple[str, ...]:
    """The other card of what happens; of an attack all its attackers."""
    fight = attack(now)
    fighting: tuple[str, ...] = ()
    if fight is not None and fight.side == "player" and (event.cause == "attack" or event.kind == "player-attack-ends"):
        fighting = fight.attackers
    elif fight is not None and fight.side == "enemy" and event.kind == "attack-ends":
        fighting = fight.defenders
    if event.kind in ("quest-success", "quest-failure"):
        fighting = tuple(each.name for each in cards(now) if each.committed)
    return tuple(each for each in (event.other, event.source, *fighting) if each)


def _player_meant(now: Moment, group: Phrase, event: Occurrence, about: Context) -> bool:
    who = event.player or event.subject
    if group.how == "you" and about.controller == SCENARIO:
        seen = last_seen(now, about.source)
        mine = addressed(now, seen) or ("" if event.subject == about.source else seen.engaged) if seen else ""
        return who == mine if mine else who in players(now)
    return who in members(now, group, about._replace(event=None))
