"""From the table as it is written to the things the rules work on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judge.cardtext import CardText, Lexicon
from judge.engine import Layout
from judge.games.wot_ccg import RULES, things
from judge.games.wot_ccg.cards.meanings import NONE, THIS, Gain, Lose, Role, Static
from judge.games.wot_ccg.cards.meanings.effects import AIM, Effect
from judge.games.wot_ccg.cards.printed import Printed
from judge.games.wot_ccg.cards.read_so import Reading
from judge.games.wot_ccg.cards.words import tidy, trait
from judge.games.wot_ccg.play.choice_words import challenge_called
from judge.games.wot_ccg.play.pattern import ENOUGH
from judge.games.wot_ccg.table import rows
from judge.games.wot_ccg.table.rows import Table
from judge.games.wot_ccg.table.text_rows import event_reading, outcome_effects, read_rows, targets
from judge.games.wot_ccg.things import CHARACTER, DEADLY, HAND, PLAIN, PLAY, TARGETED, TROOP, Card, Challenge, Damage
from judge.kit.rows import become
from judge.kit.timeline import Timeline

COLOURS = {"white": "hero", "black": "villain", "green": "pattern", "blue": "stand down"}
STANDING_DOWN = ("", "stand down", "standing down", "none")
SPECIAL = (things.CORRUPTION, things.UNHEALABLE, DEADLY)


def lay_out(table: Table) -> Layout:
    """The things of the game for a table as it is written."""
    sides = table.sides
    laid: list[Any] = [become(things.Player, table.seats[name], name=name, side=sides[name]) for name in sides]
    laid += (_fighter(table, name, row, CHARACTER) for name, row in table.characters.items())
    laid += (_fighter(table, name, row, TROOP) for name, row in table.troops.items())
    laid += (_advantage(table, name, row) for name, row in table.advantages.items())
    laid += (_event(table, name, row) for name, row in table.events.items())
    laid += (_challenge_card(table, name, row) for name, row in table.challenges.items())
    for name, row in table.sources.items():
        laid.append(things.Source(name, table.player(row.owner), row.symbols.amounts, traits_of(row.allegiances)))
    laid += all_challenges(table)
    pattern = become(things.Pattern, table.pattern)
    pattern = pattern._replace(reached=table.pattern.reached_20 or pattern.total >= ENOUGH)
    begun = _game(table)._replace(facts=tuple(sorted(_taking_part(laid))))
    return Layout((*laid, pattern, Timeline(rows=tuple(_lasting(table))), begun))


def _taking_part(laid: list[Any]) -> Iterator[things.Fact]:
    """participation-lasts: who lies in a challenge on the table has participated in it this turn."""
    kinds = {each.name: each.kind for each in laid if isinstance(each, Challenge)}
    for card in laid:
        if isinstance(card, Card) and card.zone == PLAY and card.challenge in kinds:
            yield things.Fact("participated", card.controller, card.name, kinds[card.challenge])


def traits_of(names: tuple[str, ...]) -> tuple[str, ...]:
    """Traits as they are written; allegiances in the rulebook's spelling."""
    found = (each.strip() for name in names for each in name.split(","))
    return tuple(trait(each) if trait(each) != tidy(each) else each for each in found if each)


def _card(table: Table, name: str, row: rows.CardRow, **more: Any) -> Card:
    """What becomes of the row of any card; what a thing holds in another form than its row is given."""
    owner = table.player(row.owner)
    own: dict[str, Any] = {"name": name, "title": row.title or name, "owner": owner, "controller": owner}
    if isinstance(row, rows.PricedRow):
        own |= {"traits": traits_of(row.traits), "cost": row.cost.amounts if row.cost else None}
    if isinstance(row, rows.LyingRow):
        own |= {"allegiances": traits_of(row.allegiances), "symbols": row.symbols.amounts}
    if "text" not in more:
        found = reading_of(table, name, row)
        own |= {"text": found.effects}
        own |= (
            {"replaces": found.replaces, "personality": found.replaces, "again": found.again} if found.replaces else {}
        )
        own |= {"needs": max(found.needs, getattr(row, "needs", 0))} if found.needs else {}
        own |= {"needs_total": max(found.total, getattr(row, "needs_total", 0))} if found.total else {}
    return become(Card, row, **own | {key: value for key, value in more.items() if key not in own or value})


def reading_of(table: Table, name: str, row: Any) -> Reading:
    """The text of a card on the table as it is understood with the names and traits that are there."""
    known, title = table.lexicon, row.title or name
    if isinstance(row, rows.EventRow):
        card = Printed("event", title, limited=row.limited, cost=row.cost.amounts if row.cost else NONE)
        return event_reading(card, row.text, row.target, row.if_, known, row.reroll)
    if isinstance(row, rows.ChallengeRow):
        return _challenge_reading(Printed("challenge", title), row, known)
    kind = things.ADVANTAGE if isinstance(row, rows.AdvantageRow) else CHARACTER if name in table.characters else TROOP
    goes_on = row.kind if isinstance(row, rows.AdvantageRow) else ""
    return read_rows(Printed(kind, title, goes_on), row.text, known)


def _challenge_reading(card: Printed, row: rows.ChallengeRow, known: Lexicon) -> Reading:
    """declare-targets: a challenge card: what it aims at, what its outcome does, its text as an advantage."""
    aims = targets(row.target, known) if row.target else ()
    later = row.becomes_advantage and not row.success
    found = read_rows(card._replace(kind="advantage", goes_on="player") if later else card, row.text, known)
    effects = (
        *found.effects, *((Effect("aim", AIM, picks=aims),) if aims else ()),
        *outcome_effects(row.success, "succeed", aims, card, known),
        *outcome_effects(row.failure, "fail", aims, card, known),
    )  # fmt: skip
    return found._replace(effects=effects, becomes="player" if row.becomes_advantage else found.becomes)


def texts(table: Table) -> Iterator[CardText]:
    """The text of every card on the table, sentence by sentence."""
    for group in (table.characters, table.troops, table.advantages, table.events, table.challenges):
        for name, row in group.items():
            if sentences := reading_of(table, name, row).sentences:
                yield CardText(name, sentences)


def _fighter(table: Table, name: str, row: rows.FighterRow, kind: str) -> Card:
    forward = row.at == "battleground" or bool(row.in_) or bool(row.token)
    damage = {PLAIN: row.damage, **{each: getattr(row, each) for each in SPECIAL}}
    card = _card(
        table, name, row, kind=kind, controller=table.player(row.controller or row.owner),
        abilities=(row.politics, row.intrigue, row.one_power, row.combat), challenge=meant_challenge(table, row.in_),
        personality=row.personality or row.replaces or "", place=things.BATTLEGROUND if forward else things.HOME,
        damage=tuple(sorted((kind, n) for kind, n in damage.items() if n)),
        rolls=tuple(each.shown for each in row.rolls), may_roll=tuple(each.shown for each in row.may_roll),
    )  # fmt: skip
    own = [each for effect in card.text if effect.whom == THIS and not effect.conditions for each in effect.rules]
    roles = (each for each in (TROOP, CHARACTER) if Role(f"participates as a {each}") in own)
    rolled = row.rotated and max(card.abilities) > card.tokens if row.rolled is None else row.rolled
    return card._replace(plays_as=next(roles, ""), rolled=rolled and bool(card.challenge))


def _advantage(table: Table, name: str, row: rows.AdvantageRow) -> Card:
    on = things.WORLD if tidy(row.on or "") in ("world", things.WORLD) else table.card_or_player(row.on)
    contested = "contested" in " ".join(row.traits).casefold()
    zone = row.zone or (PLAY if on or contested else HAND)
    control = tuple(sorted((table.player(each), n) for each, n in row.control.items()))
    card = _card(
        table, name, row, kind=things.ADVANTAGE, zone=zone, on=on if zone == PLAY else "", control=control,
        limit=traits_of(row.only), kind_of=row.kind, fresh=True,
    )  # fmt: skip
    return card._replace(controller=card.most_control) if contested and zone == PLAY and control else card


def _event(table: Table, name: str, row: rows.EventRow) -> Card:
    shown, possible = (tuple(each.shown for each in rolls) for rolls in (row.rolls, row.may_roll))
    return _card(table, name, row, kind=things.EVENT, rolls=shown, may_roll=possible)


def _challenge_card(table: Table, name: str, row: rows.ChallengeRow) -> Card:
    zone = row.zone or (things.CHALLENGE if row.declared else HAND)
    becomes = reading_of(table, name, row).becomes
    return _card(table, name, row, kind=things.CHALLENGE, zone=zone, on="", limit=traits_of(row.only), becomes=becomes)


def _challenges(table: Table) -> Iterator[Challenge]:
    """The challenges of this turn: the Pattern Challenge or the Last Battle, then those declared."""
    if table.battle:
        yield Challenge(things.LAST_BATTLE, "last battle", table.player(table.initiator) or _in_turn(table))
    else:
        yield Challenge(things.PATTERN_CHALLENGE, "pattern", table.player("hero"))
    for name, row in table.challenges.items():
        if row.declared:
            aims = tuple(map(table.card_or_player, row.on))
            yield Challenge(things.challenge_of(name), "card", table.player(row.owner), name, aims, traits_of(row.only))
    for contest in table.contests:
        advantage = table.advantages[contest.advantage]
        limit = traits_of(advantage.only)
        if not limit and "nation contested" in (each.casefold() for each in traits_of(advantage.traits)):
            limit = traits_of(advantage.allegiances)
        yield things.contest_of(contest.advantage, table.player(contest.by), limit)


def _in_turn(table: Table) -> str:
    """last-battle-alternate: the Hero player first, then in turn."""
    return table.player("hero" if table.battle % 2 else "villain")


def meant_challenge(table: Table, name: str | None) -> str:
    """The challenge that a card is said to be in; empty for one that stands down."""
    low = tidy(name or "").removeprefix("the ")
    low = COLOURS.get(low, low)
    if low in STANDING_DOWN:
        return ""
    first, *declared = _challenges(table)
    if (found := challenge_called((first, *declared), low)) is not None:
        return found.name
    return next((each.name for each in declared if each.initiator == table.player(low)), name or "")


def all_challenges(table: Table) -> list[Challenge]:
    """The challenges of this turn; the one being resolved has what was generated so far."""
    found = list(_challenges(table))
    here = meant_challenge(table, table.resolving) or found[0].name
    return [_with_results(table, each) if each.name == here else each for each in found]


def _with_results(table: Table, challenge: Challenge) -> Challenge:
    other = next(each for each in table.seats if each != challenge.initiator)
    rolled = [(challenge.initiator, "support", table.support), (other, "opposition", table.opposition)]
    damage = [each for name, pool in table.pools.items() for each in _pools(table.player(name), pool)]
    return challenge._replace(rolled=tuple(sorted(row for row in rolled if row[2])), damage=tuple(damage))


def _pools(player: str, row: rows.PoolRow) -> Iterator[Damage]:
    pools = ((CHARACTER, row.character, PLAIN), (TROOP, row.troop, PLAIN))
    special = ((CHARACTER, row.deadly, DEADLY), (CHARACTER, row.unhealable, things.UNHEALABLE))
    yield from (Damage(player, pool, n, kind) for pool, n, kind in (*pools, *special) if n)
    yield from (Damage(player, CHARACTER, n, TARGETED, name) for name, n in row.targeted.items())


def _lasting(table: Table) -> Iterator[things.Lasting]:
    for row in table.effects:
        on = table.card_or_player(row.on)
        found: list[Static] = [row.change.means] if row.change else []
        found += [Gain(trait(row.gains))] if row.gains else []
        found += [Lose(trait(row.loses))] if row.loses else []
        found += [row.cannot.forbids] if row.cannot else []
        yield from (things.Lasting(row.source, on, each, until=row.until) for each in found)


def _game(table: Table) -> things.Game:
    seen = (row.title or name for name, row in table.advantages.items() if _has_been_unique(row))
    return become(
        things.Game, table, dominant=table.player(table.dominant) or _ahead(table),
        acting=table.player(table.acting) or _acting(table), resolving=meant_challenge(table, table.resolving),
        asked=table.player(table.asked), initiator=table.player(table.initiator), fought=table.battle,
        counted=bool(table.battle), seen_unique=tuple(seen),
    )  # fmt: skip


def _has_been_unique(row: rows.AdvantageRow) -> bool:
    """unique: whether an advantage that is Unique has been in play."""
    return "unique" in (each.casefold() for each in traits_of(row.traits)) and row.zone not in ("hand", "deck", None)


def _acting(table: Table) -> str:
    """Whose Take Actions Step it is if the table does not say: the only player with something to do; else open."""
    found: list[rows.CardRow] = [row for row in table.fighters.values() if row.zone == HAND]
    found += (row for row in table.advantages.values() if row.zone == HAND or (row.zone is None and row.on is None))
    found += (row for row in table.events.values() if row.limited and row.zone == HAND)
    owners = {table.player(row.owner) for row in found}
    return owners.pop() if len(owners) == 1 else ""


def _ahead(table: Table) -> str:
    """determine-dominance: who is dominant if the table does not say, by the tokens as they lie."""
    return table.player("hero" if table.pattern.light > table.pattern.shadow else "villain")


RULES.lay_out = lay_out
RULES.card_text = texts
