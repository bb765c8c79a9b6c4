"""effects-in-play, personality-targeting, card-retrieval: what an effect may be aimed at, and what never."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator
from functools import partial
from itertools import combinations, islice, permutations, product

from judge.engine import Choice, Moment, Refusal, Verb, refuse
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.cards.conditions import amount_of
from judge.games.wot_ccg.cards.meanings import ABILITIES, CHALLENGE_KINDS, NONE, Aimed, Ban, Chosen, Per, Which
from judge.games.wot_ccg.cards.meanings.effects import Effect
from judge.games.wot_ccg.play.choice_words import things_named
from judge.games.wot_ccg.play.decks import bottom_of, top_of
from judge.games.wot_ccg.play.events_and_effects.told import told_choice
from judge.games.wot_ccg.play.in_force import rules_on
from judge.games.wot_ccg.play.traits import SEEN, allegiances, fits, forbidden, has, refuse_banned
from judge.games.wot_ccg.play.unfit import refuse_unmeant
from judge.games.wot_ccg.play.who import current, game, in_pile, of_side, players
from judge.games.wot_ccg.things import CHALLENGE, DECK, FACE_DOWN, FIGHTERS, PLAY, Card, Challenge, Player, Task
from judge.kit.words import counted
from judge.kit.words import plain as tidy

MOST = 400
MOST_ALIKE = 12
NOTHING, WITHOUT = "nothing", "none"


def target_sets(now: Moment, picks: tuple[Chosen, ...]) -> Iterator[tuple[str, ...]]:
    """The names that might be tried for some choices, legal or not, in one row."""
    groups = [list(_possible(now, each.which)) for each in picks]
    if len(groups) == 2 and picks[0] == picks[1] and picks[0].least == picks[0].most == 1:
        yield from permutations(groups[0], 2)
        return
    several = [
        [
            each
            for size in range(one.least, min(one.most, len(names)) + 1)
            for each in islice(combinations(names, size), MOST)
        ]
        for one, names in zip(picks, groups, strict=True)
    ]
    for parts in islice(product(*several), MOST):
        yield tuple(name for part in parts for name in part)


def split_picks(picks: tuple[Chosen, ...], names: tuple[str, ...]) -> tuple[tuple[str, ...], ...] | None:
    """The names of one row, choice by choice; None if they are too few or too many."""
    spare = len(names) - sum(each.least for each in picks)
    found, at = [], 0
    for each in picks:
        more = min(each.most - each.least, max(0, spare))
        found.append(names[at : at + each.least + more])
        at += each.least + more
        spare -= more
    return (
        tuple(found) if at == len(names) and all(len(f) >= p.least for f, p in zip(found, picks, strict=True)) else None
    )


def _possible(now: Moment, which: Which) -> Iterator[str]:
    """Everything of the right sort, so that a wrong target can be explained."""
    if which.kind == "player":
        yield from players(now)
    elif which.kind in CHALLENGE_KINDS and which.zone == PLAY:
        yield from (each.name for each in now.every(Challenge))
    else:
        for card in now.every(Card):
            seen = which.zone == SEEN and card.name in game(now).seen
            if (seen or card.zone in (*which.zone.split(" or "), FACE_DOWN)) and _right_sort(card, which.kind):
                yield card.name


def _right_sort(card: Card, kind: str) -> bool:
    if kind in ("fighter", *FIGHTERS):
        return card.kind in FIGHTERS
    return (
        not kind or kind.split()[-1] in (card.kind, "card") or (kind.endswith("advantage") and card.kind == "advantage")
    )


def refuse_targets(
    now: Moment, effect: Effect, names: tuple[str, ...], by: str, source: Card, picks: tuple[Chosen, ...] | None = None
) -> Refusal | None:
    """The rule against the first target that is not a legal one."""
    wanted = effect.picks if picks is None else picks
    parts = split_picks(wanted, names)
    if parts is None:
        return refuse(f"{source.name} {_needs(wanted)}", cite("effect-event"), cite("effects-in-play"))
    if source.kind == "event" and len(wanted) > 1 and any(one.which.where == "same" for one in wanted):
        fighting = {card.challenge for name in names if isinstance(card := now.get(name), Card)}
        if len(fighting) > 1:
            return refuse("they do not participate in the same challenge", cite("participating"))
    if len(set(names)) < len(names) and any(one.which.other for one in wanted[1:]):
        return refuse("another target must be named", cite("effect-event"))
    there = next((each for each in names if isinstance(now.get(each), Challenge)), "")
    for one, part in zip(wanted, parts, strict=True):
        if one.up_to is not None and len(part) > amount_of(now, Per(1, one.up_to), source, by):
            return refuse(f"{source.name} allows no more targets than that", cite("effect-event"))
        one = told_choice(now, one, names, by)
        if there and one.which.where == "that":
            one = one._replace(which=one.which._replace(where=there))
        if len(set(part)) < len(part):
            return refuse("the same target cannot be named twice", cite("effect-event"))
        together = source.kind == "event" and one.which.where == "same"
        if together:
            one = one._replace(which=one.which._replace(where="", states=(*one.which.states, "participating")))
        for name in part:
            refusal = _refuse_named(now, effect, one, name, by, source)
            if refusal is not None:
                return refusal
        where = {card.challenge for name in part if isinstance(card := now.get(name), Card)}
        if one.different and _share_allegiance(now, part):
            return refuse("they do not have different allegiances", cite("allegiance"))
        if together and len(where) > 1:
            return refuse("they do not participate in the same challenge", cite("participating"))
    return None


def _share_allegiance(now: Moment, names: tuple[str, ...]) -> bool:
    """allegiance: whether two of some cards have one in common."""
    cards = [card for name in names if isinstance(card := now.get(name), Card)]
    loyal = [each.casefold() for card in cards for each in allegiances(now, card)]
    return len(loyal) > len(set(loyal))


def _needs(picks: tuple[Chosen, ...]) -> str:
    """How many targets an effect asks for, in words."""
    least, most = sum(each.least for each in picks), sum(each.most for each in picks)
    if not most:
        return "targets nothing"
    return f"needs {counted(least, 'target')}" if least == most else f"targets {least} to {most}"


def _refuse_named(now: Moment, effect: Effect, one: Chosen, name: str, by: str, source: Card) -> Refusal | None:
    thing = now.get(name)
    if isinstance(thing, Card) and one.which.kind in ("player", *CHALLENGE_KINDS) and one.which.kind != CHALLENGE:
        return refuse(f"{name} is a card, and {source.name} targets a {one.which.kind}", cite("effects-in-play"))
    if isinstance(thing, Card):
        own = None if one.which.alike else _refuse_own_copy(effect, thing, source)
        return own or refuse_target(now, one.which, thing, by, source, effect)
    if isinstance(thing, Player) and one.which.marks and name not in map(partial(of_side, now), _sides(one.which)):
        return refuse(f"{name} is not a {one.which.marks[0]}", cite("effects-in-play"))
    if isinstance(thing, Player) and one.which.other and name == by:
        return refuse(f"{source.name} speaks of another player", cite("opponent"))
    asked_for = one.which.kind in CHALLENGE_KINDS and one.which.zone == PLAY
    if isinstance(thing, Player) is not (one.which.kind == "player") or isinstance(thing, Challenge) is not asked_for:
        return refuse(f"{name} is not the kind of thing that {source.name} targets", cite("effects-in-play"))
    mine = isinstance(thing, Challenge) and thing.initiator == by
    if isinstance(thing, Challenge) and one.which.side and mine is not (one.which.side == "yours"):
        return refuse(f"{thing.initiator} initiated {thing.name}", cite("supporting"))
    if isinstance(thing, Challenge) and one.which.where == "now" and name != current(now):
        return refuse(f"{name} is not being resolved", cite("resolution-order"))
    if isinstance(thing, Challenge) and not _of_sort(thing, one.which.kind):
        rule = (cite("card-based-challenge"),) if one.which.kind == "card-based challenge" else ()
        return refuse(f"{thing.name} is not a {one.which.kind}", cite("effects-in-play"), *rule)
    return None


def _sides(which: Which) -> tuple[str, ...]:
    """The sides of which a player must be."""
    return tuple(each.removesuffix(" player") for each in which.marks)


def _of_sort(challenge: Challenge, kind: str) -> bool:
    """Whether a challenge is of the sort that a text speaks of, or not of the one that it excludes."""
    wanted, so = CHALLENGE_KINDS[kind]
    return not wanted or (challenge.kind == wanted) is so


def _refuse_own_copy(effect: Effect, card: Card, source: Card) -> Refusal | None:
    """search-not-same-card: a card that searches the deck never finds a copy of itself."""
    if not effect.does("search") or tidy(card.title) != tidy(source.title) or card.zone != DECK:
        return None
    text = f"{card.name} is a copy of {source.name}, which does the searching"
    return refuse(text, cite("search-not-same-card"), cite("card-retrieval"))


def refuse_target(
    now: Moment, which: Which, card: Card, by: str, source: Card, effect: Effect | None = None
) -> Refusal | None:
    """prophecy-untargetable, starting-advantage-untargetable, mat-perrin-untargetable; else what the text describes."""
    if card.zone == FACE_DOWN:
        text = f"{card.name} is face down and cannot be a target until it is revealed"
        return refuse(text, cite("mat-perrin-untargetable"))
    if card.kind == "advantage" and has(now, card, "Prophecy") and card.zone == PLAY:
        return refuse(f"{card.name} is a Prophecy and cannot be a target", cite("prophecy-untargetable"))
    if card.kind == "advantage" and has(now, card, "Starting Advantage") and card.zone == PLAY:
        text = f"{card.name} is a Starting Advantage and cannot be a target"
        return refuse(text, cite("starting-advantage-untargetable"))
    if banned := refuse_banned(now, card, "be targeted"):
        return banned
    if source.kind == "event" and forbidden(now, card, "be the target of events"):
        return refuse(f"{card.name} cannot be the target of events", cite("cannot"))
    if source.kind == "event" and (priced := _priced_out(now, card, source)):
        return refuse(f"{card.name} cannot be the target of events that cost {priced}", cite("cannot"))
    if source.kind == "event" and card.controller != by and (ban := _safe(now, card, source)):
        return refuse(f"{card.name} cannot {ban}", cite("cannot"))
    if fits(now, card, which, by, source) and (not which.first or _is_first(now, which, card, by, source)):
        return None
    return refuse_unmeant(now, card, which, by, source)


def _priced_out(now: Moment, card: Card, event: Card) -> str:
    """cannot: the ability in the cost of an event that keeps a card from being its target."""
    needed = (each for each, n in zip(ABILITIES, event.cost or NONE, strict=True) if n)
    return next((each for each in needed if forbidden(now, card, f"be the target of events that cost {each}")), "")


def _safe(now: Moment, card: Card, event: Card) -> str:
    """cannot: what keeps a card from being the target of an opponent's event, by what the event costs."""
    words = "be the target of an opponent's events"
    needed = {each for each, n in zip(ABILITIES, event.cost or NONE, strict=True) if n}
    bans = (ban.what for _, _, ban in rules_on(now, card, Ban) if ban.what.startswith(words))
    return next((each for each in bans if each.rpartition(" cost ")[2] not in needed), "")


def _is_first(now: Moment, which: Which, card: Card, by: str, source: Card) -> bool:
    """card-retrieval: the first of its kind in the deck, as the table lists it."""
    lying = [*top_of(now, by), *bottom_of(now, by)] if which.zone == DECK else in_pile(now, by, which.zone)
    there = [each for each in lying if fits(now, each, which, by, source)]
    return bool(there) and there[0].name == card.name


@RULES.verb
class Choose(Verb):
    """effects-in-play: chooses what an effect that happens by itself concerns, which alternative, or to leave it."""

    name = "choose"
    example = "`Ana chooses Storm`, `Ana chooses nothing`"
    only = refuse("no effect asks for a choice now", cite("effects-in-play"))

    def by(self, now: Moment) -> str:
        return now.given(Task, "task").by

    def _open(self, now: Moment) -> tuple[Effect, tuple[Chosen, ...]]:
        effect, task = now.given(Effect, "effect"), now.given(Task, "task")
        picks = effect.picks[len(task.picks) :]
        return effect, tuple(told_choice(now, each, task.targets, task.by) for each in picks)

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        effect, picks = self._open(now)
        for names in target_sets(now, picks):
            if names or not picks or not _only_for_picks(effect):
                for option, _ in effect.options:
                    yield names, option if len(effect.options) > 1 else "" if names or not picks else WITHOUT
        yield (), NOTHING

    def foregone(self, now: Moment, by: str) -> tuple[Hashable, ...] | None:
        tried = (args for args in self.candidates(now, by) if self.refuse(now, Choice(by, self.name, args)) is None)
        legal = list(islice(tried, MOST_ALIKE))
        return legal[0] if 0 < len(legal) < MOST_ALIKE and len({_alike(now, *args) for args in legal}) == 1 else None

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        match = re.fullmatch(r"chooses? (.+?)(?: for (.+))?", text)
        names = things_named(now, match[1]) if match else None
        return (names, match[2] or "") if match and names else None

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        (effect, picks), source = self._open(now), now.the(Card, now.given(Task, "task").source)
        names, option = _parts(choice)
        if option != NOTHING:
            return (
                refuse_targets(now, effect, names, choice.by, source, picks)
                or _refuse_option(now, effect, option, choice.by, source)
                or _refuse_price(now, effect, names, choice.by, source)
            )
        possible = any(
            refuse_targets(now, effect, each, choice.by, source, picks) is None for each in target_sets(now, picks)
        ) and any(_refuse_option(now, effect, each, choice.by, source) is None for each, _ in effect.options)
        if effect.may or effect.does("search") or not possible:
            return None
        return refuse(f"{source.name} does not let a player choose nothing", cite("effects-in-play"))

    def say(self, choice: Choice) -> str:
        names, option = _parts(choice)
        what = " and ".join(names)
        if option == NOTHING or not (what or option):
            return "chooses nothing" if option == NOTHING else f"chooses {choice.args[1] or 'to do it'}"
        return f"chooses {what}{f' for {option}' if option and what else option}"

    def take(self, now: Moment, choice: Choice) -> None:
        (effect, picks), task = self._open(now), now.given(Task, "task")
        names, option = _parts(choice)
        if option == NOTHING:
            now.say(f"{choice.by} chooses nothing.", cite("effects-in-play"), actor=choice.by)
            if effect.otherwise:
                now.call("carry-out", task=task._replace(left=effect.otherwise))
            elif not effect.may:
                rest = tuple(
                    each for each in effect.options[-1][1] if not isinstance(each.whom, Aimed) or each.verb == "search"
                )
                now.call("carry-out", task=task._replace(picks=(*task.picks, *(() for _ in picks)), left=rest))
            return
        deeds = dict(effect.options).get(option, effect.options[0][1])
        chosen = (*task.picks, *(split_picks(picks, names) or ()))
        now.call("carry-out", task=task._replace(picks=chosen, left=(*effect.costs, *deeds)))


def _only_for_picks(effect: Effect) -> bool:
    """Whether an effect that may be left undone does nothing but what it does to the cards chosen."""
    return effect.may and all(isinstance(each.whom, Aimed) for _, deeds in effect.options for each in deeds)


def _alike(now: Moment, names: Hashable, option: Hashable) -> Hashable:
    """What a choice is about without the names that copies have for themselves: what is alike comes to the same."""
    assert isinstance(names, tuple)
    found = (now.get(name) for name in names)
    return tuple(each._replace(name="") if isinstance(each, Card) else each for each in found), option


def _refuse_option(now: Moment, effect: Effect, option: str, by: str, source: Card) -> Refusal | None:
    """effects-in-play: an allegiance is chosen among those that the text allows."""
    from judge.games.wot_ccg.cards.conditions import all_hold

    for deed in dict(effect.options).get(option, ()):
        if deed.verb == "choose" and not all_hold(now, deed.conditions, source, by):
            return refuse(f"{deed.what} is not one of the choices that {source.name} offers", cite("effects-in-play"))
    return None


def _refuse_price(now: Moment, effect: Effect, names: tuple[str, ...], by: str, source: Card) -> Refusal | None:
    """paying-costs: what is given up for an effect that happens by itself has to be there."""
    from judge.games.wot_ccg.play.action_round.prices import refuse_costs

    return refuse_costs(now, by, source, effect, names) if effect.costs else None


def _parts(choice: Choice) -> tuple[tuple[str, ...], str]:
    names, option = choice.args
    assert isinstance(names, tuple)
    return names, "" if option == WITHOUT else str(option)
