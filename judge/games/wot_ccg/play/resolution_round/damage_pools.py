"""damage-pools, damage-assign, special-damage: what damage is in the pools, and how it is assigned."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable, Iterator

from judge.engine import Choice, Cite, Moment, Position, Refusal, Verb, refuse
from judge.engine.pool import Assignment, Pool, Slot, assignments, count, refuse_assignment
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.play.choice_words import card_named, shares
from judge.games.wot_ccg.play.piles import leave_play
from judge.games.wot_ccg.play.resolution_round.damage_spared import felt, hurt
from judge.games.wot_ccg.play.resolution_round.opening_moves_coming_to_grips import part_taken, participants
from judge.games.wot_ccg.play.resolution_round.pools import NOT_ROLLED
from judge.games.wot_ccg.play.symbols import clear
from judge.games.wot_ccg.play.traits import forbidden, plays, refuse_banned
from judge.games.wot_ccg.play.values import admissions, mortally_wounded, room
from judge.games.wot_ccg.play.who import asked_here, fighters, in_play, opponent, order, resolving
from judge.games.wot_ccg.things import (
    CHARACTER,
    DEADLY,
    KILLED,
    PLAIN,
    TARGETED,
    Card,
    Damage,
)

FIRST = "takes damage first"
HITS = {"character": cite("damage-assign-a"), "troop": cite("damage-assign-b")}


def waiting_damage(now: Moment) -> list[Damage]:
    """damage-assign-order: the pools still to be assigned: what hits the subordinate player first; characters first."""
    rows = [each for each in resolving(now).damage if each.kind != TARGETED]
    first = order(now)[0]
    return sorted(
        rows, key=lambda each: (opponent(now, each.by) != first, each.pool != "character", each.kind == PLAIN)
    )


@RULES.test
def pools_left(now: Moment) -> bool:
    """damage-cleared-each-step: whether damage is left in a pool."""
    return bool(waiting_damage(now))


@RULES.test
def late_damage(now: Moment) -> bool:
    """Reading damage-after-assignment: whether such damage is assigned; we assign it."""
    there = bool(resolving(now).damage) and not _negated(now)
    return there and now.reads("damage-after-assignment") == "assigned-too"


@RULES.test
def damage_there(now: Moment) -> bool:
    """damage-pools: whether there is any damage to apply."""
    return bool(resolving(now).damage) and not _negated(now)


def _negated(now: Moment) -> bool:
    """ignored: whether text negates all damage in the challenge that is resolved."""
    return any(each.no_damage for each, _ in admissions(now, resolving(now)))


def damage_pool(now: Moment, row: Damage) -> Pool:
    """damage-assign: the four limits as a pool: who can be hit, how far, and who comes only after the others."""
    player = opponent(now, row.by)
    cards = [each for each in participants(now, player, row.pool) if not forbidden(now, each, "be assigned damage")]
    if any(_unrolled(now, card) for card in cards) and now.reads("idle-not-hit") == "spared":
        cards = [card for card in cards if not _unrolled(now, card)]
    elif not cards and now.reads("pool-hits-anyone") == "anyone":
        cards = participants(now, player)
    slots = [slot for card in cards for slot in _slots(now, card, row.amount)]
    rooms = [slot.room for slot in slots]
    if None not in rooms and row.amount > sum(room or 0 for room in rooms) and _may_pile(now, player, row.pool):
        slots += [Slot(card.name, None, cite("damage-assign-c"), 2) for card in cards]
    return Pool(row.amount, tuple(slots), cite("damage-assign-d"))


def _slots(now: Moment, card: Card, amount: int) -> Iterator[Slot]:
    """damage-assign-c: until a card is mortally wounded; duplicate-requirements: a point first if its text says so."""
    left = 0 if mortally_wounded(now, card) else room(now, card)
    if left is not None and left < amount and now.reads("overkill-anywhere") == "anywhere":
        left = None
    if left != 0 and plays(now, card, FIRST):
        yield Slot(card.name, 1, cite("duplicate-requirements"), 0)
        left = None if left is None else left - 1
    if left != 0:
        yield Slot(card.name, left, cite("damage-assign-c"), 1)


def _may_pile(now: Moment, player: str, pool: str) -> bool:
    """damage-assign-d, note overkill-must-assign: the dead are given more; reading eligible-all-or-pool for when."""
    here = participants(now, player)
    others = [each for each in here if each.role != pool]
    alive = any(not mortally_wounded(now, each) for each in others)
    return not alive or now.reads("eligible-all-or-pool") == "per-pool"


@RULES.step
def apply_targeted(now: Moment) -> None:
    """targeted-damage: before the pools, on its targets; the subordinate player first, reading targeted-whose."""
    challenge = resolving(now)
    rows = [each for each in challenge.damage if each.kind == TARGETED]
    if not rows:
        return
    first = order(now)[0]
    by_inflictor = now.reads("targeted-whose") == "inflictor"
    rows.sort(key=lambda each: (each.by if by_inflictor else opponent(now, each.by)) != first)
    now.put(challenge._replace(damage=tuple(each for each in challenge.damage if each.kind != TARGETED)))
    for row in rows:
        _hit_target(now, row)


def _hit_target(now: Moment, row: Damage) -> None:
    card = now.the(Card, row.target)
    bound = mortally_wounded(now, card) and _others_alive(now, card)
    if bound and now.reads("targeted-versus-restrictions") == "bound":
        text = f"{row.amount} targeted damage on {card.name} has no legal target."
        now.say(text, cite("damage-assign-c"), cite("targeted-damage"))
        return
    placed = hurt(now, card.name, row.amount)
    _note_dealt(now, row.by, card.name, placed)
    now.say(f"{placed} targeted damage is placed on {card.name}.", cite("targeted-damage"), event=("damage", card.name))
    felt(now, card.name, placed)


def _note_dealt(now: Moment, by: str, card: str, number: int) -> None:
    """damage-own-cards: remembers how much damage of a player has been put on a card in the challenge."""
    challenge = resolving(now)
    before = sum(n for who, on, n in challenge.dealt if (who, on) == (by, card))
    others = [each for each in challenge.dealt if each[:2] != (by, card)]
    now.put(challenge._replace(dealt=tuple(sorted((*others, (by, card, before + number))))))


def _others_alive(now: Moment, card: Card) -> bool:
    return any(not mortally_wounded(now, each) for each in participants(now, card.controller, card.role))


@RULES.step
def next_pool(now: Moment) -> None:
    """damage-own-cards: the next pool is assigned by the player it hits; with no choice it goes where it must."""
    row = waiting_damage(now)[0]
    pool = damage_pool(now, row)
    player = opponent(now, row.by)
    if not pool.slots or not count(pool):
        take_out(now, row)
        why = f"{player} has no {row.pool} in the challenge that can take it"
        text = f"{row.amount} damage in {row.by}'s {row.pool} damage pool is ignored: {why}."
        now.say(text, cite("damage-assign-d"), HITS[row.pool], event=("ignored", player))
    elif count(pool) == 1:
        assign(now, row, next(iter(assignments(pool))), now.would_ask("assign-pool", row=row))
    else:
        now.call("assign-pool", row=row)


def take_out(now: Moment, row: Damage) -> None:
    """damage-own-cards: damage that has been assigned or ignored is out of the pool."""
    challenge = resolving(now)
    now.put(challenge._replace(damage=tuple(each for each in challenge.damage if each != row)))


def assign(now: Moment, row: Damage, parts: Assignment, asked: Position | None = None) -> None:
    """damage-own-cards: one damage token for each damage taken out of the pool."""
    take_out(now, row)
    player = opponent(now, row.by)
    for name, number in _strayed(now, row, parts):
        placed = hurt(now, name, number, row.kind)
        card = now.the(Card, name)
        _note_dealt(now, row.by, name, placed)
        several = len(participants(now, player, row.pool)) > 1
        rules = [*part_taken(card), cite("damage-own-cards"), HITS[row.pool]]
        rules += [*([cite("damage-assign-c")] if several else []), *_unrolled(now, card)]
        special = "" if row.kind == PLAIN else f" {row.kind}"
        text = f"{player} puts {number}{special} damage on {name}."
        now.say(text, *rules, actor=player, event=("damage", name), asked=asked)
        _look_at(now, card, row)
        felt(now, name, placed)
    lost = row.amount - sum(number for _, number in parts)
    if lost:
        now.say(f"{lost} damage has no legal target and is lost.", cite("damage-assign-d"), event=("ignored", player))


def _strayed(now: Moment, row: Damage, parts: Assignment) -> Assignment:
    """damage-assign-a, damage-assign-b: only participants are hit; whoever thinks otherwise spares one of them."""
    here = {each.name: each for each in participants(now, opponent(now, row.by))}
    wrong = [each.name for each in here.values() if each.role != row.pool]
    if len(parts) == 1 and wrong and parts[0][0] not in wrong and now.reads("pool-hits-anyone") == "anyone":
        return (*parts, (wrong[0], parts[0][1]))
    others = [each for each in fighters(now, opponent(now, row.by)) if each.name not in here and each.kind == row.pool]
    if len(parts) != 1 or not others or (slip := now.reads("bystanders-hit")) == "participants":
        return parts
    name, number = parts[0]
    away = {"one": 1, "two": 2}.get(slip, 0)
    if away >= number:
        return parts  # Whoever puts nothing on the right card may have quite another reason.
    return ((name, number - away), (others[0].name, away or number))


def _unrolled(now: Moment, card: Card) -> tuple[Cite, ...]:
    """opening-optional-rotation, grips-optional-rotation: a participant that does not roll is hit like the others."""
    here = [each for player in order(now) for each in participants(now, player, card.role)]
    told = any(each.rotated or each.announced for each in here)  # A table that begins here may not tell who rolled.
    if card.rotated or card.announced or not told:
        return ()
    return (cite("opening-optional-rotation") if card.role == CHARACTER else cite("grips-optional-rotation"),)


def _look_at(now: Moment, card: Card, row: Damage) -> None:
    """mortally-wounded: a state; mortally-wounded-dies: death comes only in Discard Dead. Reading deadly-when."""
    dead = mortally_wounded(now, card)
    if dead:
        now.say(f"{card.name} is mortally wounded.", cite("mortally-wounded"), event=("mortally wounded", card.name))
    deadly = row.kind == DEADLY and now.reads("deadly-when") == "at-once"
    if deadly or (dead and now.reads("dies-at-once") == "at-once"):
        leave_play(now, card, KILLED, cite("special-damage"))


@RULES.verb
class Assign(Verb):
    """damage-assign: the player who is hit shares the opponent's damage pool out over his own participants."""

    name = "assign"
    phrase = "assigns {0}"
    example = "`Ben assigns 3 to Aginor and 2 to Fain`, `Ben assigns all to Aginor`"

    def by(self, now: Moment) -> str:
        by = now.given(Damage, "row").by
        return by if now.reads("inflictor-assigns") == "inflictor" else opponent(now, by)

    def candidates(self, now: Moment, by: str) -> Iterable[tuple[Hashable, ...]]:
        yield from ((each,) for each in assignments(damage_pool(now, now.given(Damage, "row"))))

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        match = re.fullmatch(r"(?:assigns?|puts?|places?) (.+)", text)
        if match and (one := re.fullmatch(r"(?:all|everything|all (?:the |of the )?damage) (?:to|on) (.+)", match[1])):
            name, row = card_named(now, one[1]), now.bound("row")
            return (((name, row.amount if isinstance(row, Damage) else 1),),) if name else None
        found = shares(now, match[1]) if match else None
        return None if found is None else (found,)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        row, parts = now.given(Damage, "row"), _parts(choice)
        here = {each.name: each for each in participants(now, opponent(now, row.by))}
        for name, number in parts:
            if number and name not in here:
                return _refuse_absent(now, name, row)
            if number and here[name].role != row.pool:
                text = f"the {row.pool} damage pool is only for {row.pool}s; {name} participates as a {here[name].role}"
                return refuse(text, *part_taken(here[name]), HITS[row.pool])
            if number and (banned := refuse_banned(now, here[name], "be assigned damage")):
                return banned
        pool = damage_pool(now, row)
        dead = [name for name, n in parts if n and name not in {slot.target for slot in pool.slots}]
        if dead:
            text = f"{dead[0]} is mortally wounded, and another eligible card is not"
            return refuse(text, cite("damage-assign-c"), cite("mortally-wounded"))
        return _explained(pool, parts, refuse_assignment(pool, parts))

    def count(self, now: Moment, by: str) -> int:
        return count(damage_pool(now, now.given(Damage, "row")))

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        if asked_here(now, choice):
            return refuse("each player applies the opponent's damage to their own cards", cite("damage-own-cards"))
        return refuse("there is no damage to be assigned now", cite("damage-assign"))

    def take(self, now: Moment, choice: Choice) -> None:
        assign(now, now.given(Damage, "row"), _parts(choice))


def _refuse_absent(now: Moment, name: str, row: Damage) -> Refusal:
    """damage-own-cards: why a card that is no participant of the player who is hit gets no damage."""
    if any(each.name == name for each in participants(now, row.by)):
        text = f"{name} is {row.by}'s own card; the damage is for the opponent's cards"
        return refuse(text, cite("damage-own-cards"), cite("damage-assign"))
    rules = (HITS[row.pool], cite("damage-assign"), cite("damage-own-cards"))
    return refuse(f"{name} does not participate in the challenge", *rules)


def _parts(choice: Choice) -> Assignment:
    parts = choice.args[0]
    assert isinstance(parts, tuple)
    return parts


def _explained(pool: Pool, parts: Assignment, refusal: Refusal | None) -> Refusal | None:
    """The refusal of a pool in this game's words; duplicate-requirements where a card that comes first is left out."""
    if refusal is None or cite("damage-assign-c") not in refusal.cites:
        return refusal
    given = dict(parts)
    first = [slot.target for slot in pool.slots if slot.tier == 0 and not given.get(slot.target)]
    if first:
        return refuse(f"{first[0]} must take a point before any other card", cite("duplicate-requirements"))
    text = f"{refusal.text}: a mortally wounded card takes no damage until all eligible cards are mortally wounded"
    return refuse(text, *refusal.cites)


@RULES.step
def clear_pools(now: Moment) -> None:
    """damage-cleared-each-step, grips-clear-pools: nothing stays in the pools when the step is over."""
    challenge = resolving(now)
    if _symbols_there(now) and now.reads("symbols-for-one-step") == "step":
        clear(now)
    if any(each.what.endswith(NOT_ROLLED) for each in challenge.changes):
        kept = tuple(each for each in challenge.changes if not each.what.endswith(NOT_ROLLED))
        challenge = challenge._replace(changes=kept)
        now.put(challenge)
    if challenge.damage:
        lost = sum(each.amount for each in challenge.damage)
        now.put(challenge._replace(damage=()))
        text = f"{lost} damage left in the pools is lost; the pools are cleared."
        now.say(text, cite("damage-cleared-each-step"), event=("cleared", "pools"))


def _symbols_there(now: Moment) -> bool:
    """resolution-pool-duration: whether symbols wait to be spent."""
    return any(any(each.symbols) for each in in_play(now))
