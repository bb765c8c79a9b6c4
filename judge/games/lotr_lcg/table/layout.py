"""From the table as it is written to the things the rules work on."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from judge.cardtext import CardText, Lexicon
from judge.engine import Layout
from judge.games.lotr_lcg import RULES
from judge.games.lotr_lcg.cards.conditions import DONE
from judge.games.lotr_lcg.cards.later_sets import abilities_of
from judge.games.lotr_lcg.cards.meanings import THIS, VALUES, Ability, Condition, Instruction, Quality, within
from judge.games.lotr_lcg.cards.words import lexicon_of
from judge.games.lotr_lcg.play.in_play.areas import is_named_deck
from judge.games.lotr_lcg.table.card_rows import CardRow
from judge.games.lotr_lcg.table.rows import AttackRow, CampaignRow, Table
from judge.games.lotr_lcg.things import (
    ACTIVE,
    BEHIND,
    DECK,
    DISCARD,
    HAND,
    IN_PLAY,
    PLAY,
    QUEST,
    QUEST_DECK,
    SCENARIO,
    SHADOW,
    STAGING,
    VICTORY,
    Attack,
    Campaign,
    Card,
    Game,
    Lasting,
    NamedDeck,
    Player,
    PoolCard,
    Printed,
    Scenario,
    Texts,
    called_deck,
)  # fmt: skip
from judge.kit.rows import become
from judge.kit.timeline import Timeline

PLAYER_CARDS = ("hero", "ally", "attachment", "event")
BIG_DECK = 30
X = -1
Names = tuple[str, ...]


def lay_out(table: Table) -> Layout:
    """The things of the game for a table as it is written."""
    cards = [_in_attack(table, each) for each in _cards(table)]
    things: list[Any] = [*_players(table), _scenario(table), *_decks(table), *cards, _game(table), texts_of(cards)]
    if table.effects:
        things.append(Timeline(rows=tuple(_lasting(table, len(cards)))))
    if table.attack is not None:
        things.append(_attack(table, table.attack))
    if table.campaign is not None:
        things.append(_campaign(table.campaign))
    return Layout(tuple(things))


def texts_of(cards: list[Card]) -> Texts:
    """What cards here could do all the time or wait for, so that what none of them does is not looked for."""
    found = [ability for card in cards for ability in card.printed.abilities]
    gained = [each.ability for ability in found for each in _instructions(ability) if each.ability is not None]
    every = [*found, *gained]
    asked = (part for part in within(tuple(found)) if isinstance(part, Condition | Quality) and part.kind == "happened")
    recalls = frozenset(kind for each in asked for kind in DONE[each.word])
    waits = frozenset(trigger.kind for ability in every for trigger in ability.triggers)
    return Texts(verbs=_always(every), gained=_always(gained), waits=waits, recalls=recalls)


def _always(abilities: Iterable[Ability]) -> frozenset[str]:
    """What abilities do all the time."""
    return frozenset(each.verb for ability in abilities if ability.kind == "constant" for each in ability.effects)


def _instructions(part: Any) -> Iterator[Instruction]:
    """Every instruction in some text, at any depth."""
    if isinstance(part, Instruction):
        yield part
    if isinstance(part, tuple):
        for each in part:
            yield from _instructions(each)


def first_of(table: Table) -> str:
    """first-player: the player marked as first, else the first listed who is still in the game."""
    marked = [name for name, row in table.players.items() if row.first]
    left = [name for name, row in table.players.items() if not row.eliminated]
    return (marked or left or list(table.players))[0]


def last_of(table: Table) -> str:
    """in-player-order: whoever sits before the first player, of those who are still in the game."""
    seated = list(table.players)
    at = seated.index(first_of(table))
    left = [name for name in (*seated[at:], *seated[:at]) if not table.players[name].eliminated]
    return left[-1] if left else seated[at]


def _names(listed: Names | int | None) -> Names:
    return listed if isinstance(listed, tuple) else ()


def _rest(listed: Names | int | None, unsaid: int = 0) -> int:
    return listed if isinstance(listed, int) else unsaid if listed is None else 0


def _players(table: Table) -> Iterator[Player]:
    for name, row in table.players.items():
        deck = {"deck": _names(row.deck), "deck_rest": 0 if row.pool else _rest(row.deck, BIG_DECK)}
        pile = {"discard": _names(row.discard), "discard_rest": _rest(row.discard)}
        yield become(Player, row, name=name, pool=tuple(sorted(row.pool)), hand_rest=_rest(row.hand), **deck, **pile)


def _scenario(table: Table) -> Scenario:
    return Scenario(
        deck=_names(table.encounter_deck), pool=tuple(sorted(table.encounter_pool)), deck_rest=_encounter_rest(table),
        discard=_names(table.encounter_discard), discard_rest=_rest(table.encounter_discard),
        quests=tuple(table.quests)[1:], victory=table.victory_display,
    )  # fmt: skip


def _decks(table: Table) -> Iterator[NamedDeck]:
    """named-decks: the decks with a name of their own."""
    for name, row in table.decks.items():
        piled, pool = row.discard is not None, tuple(sorted(row.pool))
        yield NamedDeck(called_deck(name), row.cards, pool, discard=row.discard or (), piled=piled)


def _encounter_rest(table: Table) -> int:
    """What the table does not list of the encounter deck: nothing where it lists cards, else enough unnamed ones."""
    if table.encounter_rest is not None:
        return table.encounter_rest
    listed = table.encounter_pool or _names(table.encounter_deck)
    return 0 if listed else _rest(table.encounter_deck, BIG_DECK)


def lists(table: Table) -> Iterator[tuple[str, str, str, Names]]:
    """The lists of the table that name cards: the key they stand under, the zone, whose it is, the names."""
    for player, mine in table.players.items():
        for zone, listed in ((HAND, mine.hand), (DECK, mine.deck), (DECK, mine.pool), (DISCARD, mine.discard)):
            yield "players", zone, player, _names(listed)
    yield "encounter_deck", DECK, SCENARIO, _names(table.encounter_deck)
    yield "encounter_pool", DECK, SCENARIO, table.encounter_pool
    yield "encounter_discard", DISCARD, SCENARIO, _names(table.encounter_discard)
    yield "victory_display", VICTORY, SCENARIO, table.victory_display
    for deck, row in table.decks.items():
        for zone, names in ((DECK, row.cards), (DECK, row.pool), (DISCARD, row.discard or ())):
            yield "decks", zone, called_deck(deck), names
    for name, enemy in table.enemies.items():
        yield "enemies", SHADOW, name, enemy.shadow
    for name, location in table.locations.items():
        yield "locations", BEHIND, name, (location.other_side,) if location.other_side else ()


def places(table: Table) -> dict[str, tuple[str, str]]:
    """Where the lists of the table put cards: name to (zone, whose)."""
    return {name: (zone, whose) for _, zone, whose, names in lists(table) for name in names}


def owner_of(table: Table, name: str, row: CardRow) -> str:
    """owner-definition: the player named, the one in whose hand or deck it is, or whose character it is on."""
    said, (_, whose) = getattr(row, "owner", None), places(table).get(name, ("", ""))
    if row.kind not in PLAYER_CARDS and not (row.kind == "side quest" and (said or whose in table.players)):
        return SCENARIO
    if said:
        return str(said)
    host = table.cards.get(getattr(row, "on", None) or "")
    if whose in table.players:
        return whose
    if host is not None and host.kind in ("hero", "ally"):
        return owner_of(table, str(getattr(row, "on", "")), host)
    return next(iter(table.players))


def _cards(table: Table) -> Iterator[Card]:
    listed, known, every = places(table), words_of(table), table.cards
    for at, (name, row) in enumerate(every.items(), 1):
        zone, whose = listed.get(name, ("", ""))
        zone = zone or _zone(table, name, row)
        host = whose if zone == SHADOW else getattr(row, "on", None) or ""
        owner = owner_of(table, name, row)
        bearer = every.get(host) if zone == PLAY and owner != SCENARIO else None
        of = printed(name, row, known, owner)
        kept = "" if row.controller or host or zone not in (PLAY, STAGING) else _kept_by(table, row, of)
        zone = PLAY if kept else zone
        yield become(
            Card, row, name=name, printed=of, owner=owner, zone=zone, host=host,
            controller=row.controller or _controller(table, host, bearer) or kept or owner, faceup=zone != SHADOW,
            since=at - len(every) if zone in IN_PLAY else 0, time=_counters(row, of, zone, "time"),
            villagers=_counters(row, of, zone, "villagers"), deck=whose if is_named_deck(whose) else "",
        )  # fmt: skip


def _counters(row: CardRow, of: Printed, zone: str, kind: str) -> int:
    """keywords: the time counters or villagers that a table gives to a card; in play, those of its keyword if none."""
    said: int | None = getattr(row, kind, None)
    found = next((word.amount for word in of.keywords if word.name == kind), 0)
    return said if said is not None else found if zone in IN_PLAY else 0


def _controller(table: Table, name: str, host: CardRow | None) -> str:
    """attachment-other-player: what is attached to a player's character is under that player's control."""
    if host is None or host.kind not in ("hero", "ally"):
        return ""
    return host.controller or owner_of(table, name, host)


UNGUARDED = Condition("is", THIS, qualities=(Quality("guarded", negated=True),))


def _kept_by(table: Table, row: CardRow, of: Printed) -> str:
    """constant-ability: `the first player gains control of this card`: from the start, unless it is guarded."""
    always = (each for each in of.abilities if each.kind == "constant" and not each.conditions)
    every = (effect for each in always for effect in each.effects)
    free = () if getattr(row, "guards", ()) else (UNGUARDED,)
    seats = {"first player": first_of, "last player": last_of}
    found = [
        each.to.how
        for each in every
        if (each.verb, each.group) == ("kept by", THIS) and set(each.conditions) <= set(free)
    ]
    return next((seats[seat](table) for seat in found if seat in seats), "")


def _zone(table: Table, name: str, row: CardRow) -> str:
    if row.kind == "quest":
        return QUEST if name == next(iter(table.quests)) else QUEST_DECK
    if getattr(row, "active", False):
        return ACTIVE
    held = row.kind in ("objective", "location") and row.controller
    placed = getattr(row, "engaged", None) or getattr(row, "on", None) or held
    zone: str = getattr(row, "zone", PLAY)
    return PLAY if placed or zone == "play" else zone


def words_of(table: Table) -> Lexicon:
    """The names and titles of all cards on the table, their traits, and the names of the players."""
    titles = {title for name, row in table.cards.items() for title in (name, row.title or name)}
    traits = {trait for row in table.cards.values() for trait in row.traits}
    sets = {found for row in table.cards.values() if (found := getattr(row, "encounter_set", ""))}
    apart = {"player name": table.players, "deck name": table.decks, "set name": sets}
    return lexicon_of(titles, traits, apart)


def card_text(table: Table) -> Iterator[CardText]:
    """The text of every card on the table that has any, as it is understood."""
    lexicon = words_of(table)
    for name, row in table.cards.items():
        read = row.reads(name, lexicon)
        if read:
            yield CardText(name, tuple(sentence for each in read for sentence in each.sentences))


def printed(name: str, row: CardRow, lexicon: Lexicon, owner: str = SCENARIO) -> Printed:
    """What is printed on a card; an X is -1."""
    read = row.reads(name, lexicon)
    keywords = (*(each.keyword for each in row.keywords), *(word for each in read for word in each.keywords))
    worth = [word.amount for word in keywords if word.name == "victory"]
    fields = [what.replace(" ", "_") for what in VALUES]
    return become(
        Printed, row, title=row.title or name, type=row.kind, unique=row.unique or row.kind == "hero",
        spheres=tuple(each for each in getattr(row, "sphere", ()) if each != "neutral"),
        keywords=tuple(each for each in keywords if each.name != "victory"),
        abilities=(*(ability for each in read for ability in each.abilities), *abilities_of(keywords)),
        back="player" if row.kind in PLAYER_CARDS or owner != SCENARIO else "encounter",
        **{field: X for field in fields if getattr(row, field, None) == "X"},
        **({"quest_points": None} if any(each.name == "uncharted" for each in keywords) else {}),
        **({"victory": worth[-1]} if worth else {}),
    )  # fmt: skip


def _game(table: Table) -> Game:
    completed = table.round - 1 if table.completed is None else table.completed
    return become(Game, table, first=first_of(table), completed=completed, active=table.active or _attacked(table))


def _attacked(table: Table) -> str:
    """active-player: in the combat phase an attack is resolved by the player it is made against, or who makes it."""
    if table.attack is None or table.phase not in (None, "combat"):
        return ""
    return _attack(table, table.attack).player


def _lasting(table: Table, cards: int) -> Iterator[Lasting]:
    """lasting-player-snapshot: a player card's effect holds for the cards that it held for; names are such cards."""
    lexicon = words_of(table)
    for number, row in enumerate(table.effects, 1):
        controller = SCENARIO if row.by == "encounter" else row.you or first_of(table)
        for effect in row.effects(lexicon):
            yield Lasting(row.source, controller, effect, None, effect.until, cards + number, player=row.you or "")


def _attack(table: Table, row: AttackRow) -> Attack:
    player = row.player or table.enemies[row.enemy].engaged or first_of(table)
    return become(Attack, row, side=row.by, player=player, declared=row.declared or bool(row.defenders))


def _in_attack(table: Table, card: Card) -> Card:
    """6.4-eligible: an attack that is being resolved is this enemy's attack of the round, or the player's on it.

    3.2, 6.4.1-one-ready, 6.8b-one-enemy: who is committed, defends or attacks has exhausted, if the table is silent.
    """
    fighting = (*table.attack.attackers, *table.attack.defenders) if table.attack else ()
    if table.cards[card.name].exhausted is None and (card.committed or card.name in fighting):
        card = card._replace(exhausted=True)
    if table.attack is None or table.attack.enemy != card.name:
        return card
    there = _attack(table, table.attack)
    if there.side == "enemy":
        return card._replace(attacked=True)
    return card._replace(attacked_by=(*card.attacked_by, there.player))


def _campaign(row: CampaignRow) -> Campaign:
    pool = tuple(become(PoolCard, each, name=name, hero=each.permanent or "") for name, each in row.pool.items())
    heroes, penalties, damage = (tuple(each.items()) for each in (row.log, row.penalties, row.damage))
    return become(Campaign, row, heroes=heroes, penalties=penalties, damage=damage, pool=pool)


RULES.lay_out = lay_out
RULES.card_text = card_text
