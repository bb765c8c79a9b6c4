"""From the table as it is written to the things the rules work on."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from typing import Any

from judge.engine import Layout
from judge.games.wot_ccg import RULES
from judge.games.wot_ccg.cards.meanings import Effect, Instruction
from judge.games.wot_ccg.cards.sentences import conditions, trait
from judge.games.wot_ccg.cards.words import tidy, which
from judge.games.wot_ccg.table.rows import (
    SIDES,
    AdvantageRow,
    ChallengeRow,
    EventRow,
    FighterRow,
    PoolRow,
    RollRow,
    Table,
    TextRow,
)
from judge.games.wot_ccg.table.text_rows import DoRow, combined, targets_of
from judge.games.wot_ccg.things import (
    ADVANTAGE,
    BATTLEGROUND,
    CHALLENGE,
    CHARACTER,
    CORRUPTION,
    DEADLY,
    EVENT,
    HAND,
    HOME,
    LAST_BATTLE,
    PATTERN_CHALLENGE,
    PLAIN,
    PLAY,
    TARGETED,
    TROOP,
    UNHEALABLE,
    WORLD,
    Card,
    Challenge,
    Damage,
    Effects,
    Game,
    Lasting,
    Pattern,
    Player,
    Source,
    challenge_of,
)  # fmt: skip

COLOURS = {"white": "hero", "black": "villain", "green": "pattern", "blue": "stand down"}


def lay_out(table: Table) -> Layout:
    """The things of the game for a table as it is written."""
    sides = sides_of(table)
    names = {side: name for name, side in sides.items()}
    things: list[Any] = [
        *_players(table, sides),
        *_cards(table, sides),
        *_sources(table, sides),
        *all_challenges(table, sides),
    ]
    found = table.pattern
    total = found.light + found.shadow + found.neutral
    pattern = Pattern(
        light=found.light, shadow=found.shadow, neutral=found.neutral, reached=found.reached_20 or total >= 20
    )
    return Layout((*things, pattern, _effects(table, sides), _game(table, sides, names)))


def sides_of(table: Table) -> dict[str, str]:
    """choose-side-opposed: which player is on which side; without players they are called Hero and Villain."""
    if not table.players:
        return {"Hero": "hero", "Villain": "villain"}
    given = {name: SIDES.get(row.side or "", "") for name, row in table.players.items()}
    taken = [side for side in given.values() if side]
    free = [side for side in ("hero", "villain") if side not in taken]
    return {name: side or (free.pop(0) if free else "") for name, side in given.items()}


def player_named(sides: Mapping[str, str], name: str) -> str:
    """A player by name, or as `hero` or `villain`."""
    for player in sides:
        if tidy(name) == tidy(player):
            return player
    return next((player for player, side in sides.items() if side == SIDES.get(tidy(name), "?")), name)


def _players(table: Table, sides: dict[str, str]) -> Iterator[Player]:
    for name, side in sides.items():
        row = table.players.get(name)
        yield Player(name, side, row.hand, row.deck, row.discard) if row else Player(name, side)


def many(value: tuple[str, ...] | str) -> tuple[str, ...]:
    """One name or several."""
    return (value,) if isinstance(value, str) else value


def traits_of(value: tuple[str, ...] | str) -> tuple[str, ...]:
    """Traits as they are written; allegiances in the rulebook's spelling."""
    found = (each.strip() for name in many(value) for each in name.split(","))
    return tuple(trait(each) if trait(each) != tidy(each) else each for each in found if each)


def _cards(table: Table, sides: dict[str, str]) -> Iterator[Card]:
    for name, row in table.characters.items():
        yield _fighter(table, sides, name, row, CHARACTER)
    for name, row in table.troops.items():
        yield _fighter(table, sides, name, row, TROOP)
    for name, advantage in table.advantages.items():
        yield _advantage(table, sides, name, advantage)
    for name, event in table.events.items():
        yield _event(sides, name, event)
    for name, challenge in table.challenges.items():
        yield _challenge_card(sides, name, challenge)


def _fighter(table: Table, sides: dict[str, str], name: str, row: FighterRow, kind: str) -> Card:
    owner = player_named(sides, row.owner)
    text = tuple(each.effect() for each in row.text)
    marks = {mark for effect in text for mark in effect.gains if effect.reach is None and not effect.conditions}
    plays_as = (
        TROOP if "participates as a troop" in marks else CHARACTER if "participates as a character" in marks else ""
    )
    challenge = meant_challenge(table, sides, row.in_)
    forward = row.at == "battleground" or bool(row.in_) or bool(row.token)
    damage = ((PLAIN, row.damage), (CORRUPTION, row.corruption), (UNHEALABLE, row.unhealable), (DEADLY, row.deadly))
    rolls = (row.rolls,) if isinstance(row.rolls, RollRow) else row.rolls
    return Card(
        name, row.title or name, kind, owner, player_named(sides, row.controller or owner),
        (row.politics, row.intrigue, row.one_power, row.combat), traits_of(row.allegiances), traits_of(row.traits),
        row.cost.amounts if row.cost else None, row.needs, row.needs_total, row.personality or row.replaces or "",
        row.replaces or "", text, row.zone, BATTLEGROUND if forward else HOME, row.rotated, row.announced,
        tuple(sorted((k, n) for k, n in damage if n)), row.symbols.amounts, token=row.token, challenge=challenge,
        plays_as=plays_as, rolls=tuple(each.roll for each in rolls), may_roll=tuple(each.roll for each in row.may_roll),
    )  # fmt: skip


def meant_challenge(table: Table, sides: dict[str, str], name: str) -> str:
    """The challenge that a card is said to be in; empty for one that stands down."""
    low = COLOURS.get(tidy(name).removeprefix("the "), tidy(name).removeprefix("the "))
    if low in ("", "stand down", "standing down", "none"):
        return ""
    if low in ("pattern", "pattern challenge"):
        return PATTERN_CHALLENGE
    if low in ("last battle", "last battle challenge"):
        return LAST_BATTLE
    found = _declared(table, sides)
    for each in found:
        if low in (tidy(each.name), tidy(each.card)):
            return each.name
    wanted = player_named(sides, low)
    return next((each.name for each in found if each.initiator == wanted), name)


def _advantage(table: Table, sides: dict[str, str], name: str, row: AdvantageRow) -> Card:
    owner = player_named(sides, row.owner)
    on = _host(sides, row.on, row.kind, owner)
    zone = row.zone or (PLAY if on or "contested" in " ".join(many(row.traits)).casefold() else HAND)
    on = on if zone == PLAY else ""
    control = tuple(sorted((player_named(sides, each), n) for each, n in row.control.items()))
    contested = "contested" in " ".join(many(row.traits)).casefold()
    card = Card(
        name, row.title or name, ADVANTAGE, owner, owner, allegiances=traits_of(row.allegiances),
        traits=traits_of(row.traits), cost=row.cost.amounts if row.cost else None, needs=row.needs,
        needs_total=row.needs_total, text=tuple(each.effect() for each in row.text), zone=zone, rotated=row.rotated,
        on=on,        control=control, limit=traits_of(row.only),
        kind_of=row.kind if not on or row.on else row.kind, enemy=row.enemy,
        symbols=row.symbols.amounts, fresh=True,
    )  # fmt: skip
    return card._replace(controller=_leader(card)) if contested and zone == PLAY and control else card


def _leader(card: Card) -> str:
    best = max((n for _, n in card.control), default=0)
    leaders = [name for name, n in card.control if n == best]
    return leaders[0] if len(leaders) == 1 else ""


def _host(sides: dict[str, str], on: str | None, kind: str, owner: str) -> str:
    if on is None:
        return ""
    if tidy(on) in ("world", "the world"):
        return WORLD
    return player_named(sides, on)


def _event(sides: dict[str, str], name: str, row: EventRow) -> Card:
    options = combined(tuple(DoRow.from_text(each) for each in many(row.text)))
    cost = row.cost.amounts if row.cost else (0, 0, 0, 0)

    aimed = tuple(map(which, re.split(r" and ", row.target))) if row.target else targets_of(options)
    effect = Effect(
        name, "limited" if row.limited else "event", cost,
        reroll=row.reroll or any("reroll" in tidy(each) for each in many(row.text)),
        targets=aimed, options=options, conditions=conditions(row.if_) if row.if_ else (),
    )  # fmt: skip
    owner = player_named(sides, row.owner)
    return Card(
        name, row.title or name, EVENT, owner, owner, traits=traits_of(row.traits),
        cost=row.cost.amounts if row.cost else None, needs=row.needs, needs_total=row.needs_total,
        text=(effect,), zone=row.zone,
    )  # fmt: skip


def _challenge_card(sides: dict[str, str], name: str, row: ChallengeRow) -> Card:
    owner = player_named(sides, row.owner)
    text = [each.effect() for each in row.text]
    if row.target:
        text.append(Effect("aim", "aim", targets=(which(row.target),)))
    return Card(
        name, row.title or name, CHALLENGE, owner, owner, text=tuple(text),
        zone=row.zone or (CHALLENGE if row.declared else HAND), limit=traits_of(row.only), success=_lines(row.success),
        failure=_lines(row.failure), becomes=row.becomes_advantage,
    )  # fmt: skip


def _lines(rows: tuple[TextRow, ...] | TextRow) -> tuple[Instruction, ...]:
    found = (rows,) if isinstance(rows, TextRow) else rows
    return tuple(line for row in found for line in row.lines)


def _sources(table: Table, sides: dict[str, str]) -> Iterator[Source]:
    for name, row in table.sources.items():
        yield Source(name, player_named(sides, row.owner), row.symbols.amounts, traits_of(row.allegiances))


def _declared(table: Table, sides: dict[str, str]) -> list[Challenge]:
    """The challenges declared by card or for an advantage."""
    found = [
        Challenge(challenge_of(name), "card", player_named(sides, row.owner), name, many(row.on), traits_of(row.only))
        for name, row in table.challenges.items()
        if row.declared
    ]
    for row in table.contests:
        by, advantage = player_named(sides, row.by), table.advantages.get(row.advantage)
        limit = traits_of(advantage.only) or _nation(advantage) if advantage else ()
        found.append(Challenge(f"{by}'s contest of {row.advantage}", "contested", by, row.advantage, (), limit))
    return found


def _nation(row: AdvantageRow) -> tuple[str, ...]:
    nation = "nation contested" in (each.casefold() for each in traits_of(row.traits))
    return traits_of(row.allegiances) if nation else ()


def all_challenges(table: Table, sides: dict[str, str]) -> Iterator[Challenge]:
    """The challenges of this turn; the one being resolved has what was generated so far."""
    hero = player_named(sides, "hero")
    first = Challenge(PATTERN_CHALLENGE, "pattern", hero)
    if table.last_battle:
        first = Challenge(
            LAST_BATTLE,
            "last battle",
            player_named(sides, table.initiator) if table.initiator else _in_turn(table, sides),
        )
    found = [first, *_declared(table, sides)]
    now = meant_challenge(table, sides, table.resolving) if table.resolving else found[0].name
    for each in found:
        yield _with_results(table, sides, each) if each.name == now else each


def _in_turn(table: Table, sides: dict[str, str]) -> str:
    """last-battle-alternate: the Hero player first, then in turn."""
    odd = table.last_battle is True or int(table.last_battle) % 2 == 1
    return player_named(sides, "hero" if odd else "villain")


def _with_results(table: Table, sides: dict[str, str], challenge: Challenge) -> Challenge:
    other = next(each for each in sides if each != challenge.initiator)
    rolled = [(challenge.initiator, "support", table.support), (other, "opposition", table.opposition)]
    damage = [row for name, pool in table.pools.items() for row in _pools(player_named(sides, name), pool)]
    return challenge._replace(rolled=tuple(sorted(row for row in rolled if row[2])), damage=tuple(damage))


def _pools(player: str, row: PoolRow) -> Iterator[Damage]:
    rows = (
        Damage(player, CHARACTER, row.character), Damage(player, TROOP, row.troop),
        Damage(player, CHARACTER, row.deadly, DEADLY), Damage(player, CHARACTER, row.unhealable, UNHEALABLE),
    )  # fmt: skip
    yield from (each for each in rows if each.amount)
    yield from (Damage(player, CHARACTER, n, TARGETED, name) for name, n in row.targeted.items())


def _effects(table: Table, sides: dict[str, str]) -> Effects:
    return Effects(
        rows=tuple(
            Lasting(
                row.source,
                _on(table, sides, row.on),
                row.parsed(),
                row.given(),
                row.taken(),
                row.banned(),
                "",
                row.until,
            )
            for row in table.effects
        )
    )


def _on(table: Table, sides: dict[str, str], name: str) -> str:
    return name if name in table.characters or name in table.troops else player_named(sides, name)


def _game(table: Table, sides: dict[str, str], names: dict[str, str]) -> Game:
    resolving = meant_challenge(table, sides, table.resolving) if table.resolving else ""
    seen = tuple(
        row.title or name
        for name, row in table.advantages.items()
        if "unique" in (each.casefold() for each in traits_of(row.traits)) and row.zone not in ("hand", "deck", None)
    )
    return Game(
        turn=table.turn, dominant=player_named(sides, table.dominant) if table.dominant else _ahead(table, names),
        acting=player_named(sides, table.acting) if table.acting else _acting(table, sides),
        resolving=resolving, asked=player_named(sides, table.asked) if table.asked else "",
        fought=int(table.last_battle), counted=bool(table.last_battle),
        initiator=player_named(sides,
        table.initiator) if table.initiator else "", fulfilled=many(table.fulfilled),
        seen_unique=seen,
    )  # fmt: skip


def _acting(table: Table, sides: dict[str, str]) -> str:
    """Whose Take Actions Step it is if the table does not say: the only player with something to do; else open."""
    rows: list[FighterRow | AdvantageRow] = [*table.characters.values(), *table.troops.values()]
    rows = [row for row in rows if row.zone == "hand"]
    rows += [row for row in table.advantages.values() if row.zone == "hand" or (row.zone is None and row.on is None)]
    owners = {player_named(sides, row.owner) for row in rows}
    owners |= {player_named(sides, row.owner) for row in table.events.values() if row.limited and row.zone == "hand"}
    return owners.pop() if len(owners) == 1 else ""


def _ahead(table: Table, names: dict[str, str]) -> str:
    """determine-dominance: who is dominant if the table does not say, by the tokens as they lie."""
    return names["hero"] if table.pattern.light > table.pattern.shadow else names["villain"]


RULES.lay_out = lay_out
