"""Beginning the game: from the table as it is written to the things the rules work on."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from judge.engine import Layout
from judge.games.highlander import RULES
from judge.games.highlander.cards.meanings import SPECIAL_CARDS, Card, Effect
from judge.games.highlander.table.card_rows import CardRow, gem_card, guessed_type, known, printed
from judge.games.highlander.table.rows import AttackRow, InPlayRow, PartnerRow, PlayerRow, Table
from judge.games.highlander.things import Attack, Due, Job, Partner, Player, Turn

DECK = 40
ALL = 99
SINCE = {"long ago": -9, "last turn": 0, "this turn": 1}
STARTING = {"sealed": 10}
PAIR = {"corda", "reno"}


class Laying:
    """Gives every copy of a card a name of its own."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.copies: dict[str, int] = {}
        self.cards: list[Card] = []

    def card(self, name: str, owner: str, zone: str, **values: Any) -> Card:
        """A copy of a card in a zone."""
        return self.copy(name, self.row(name), owner, zone, **values)

    def copy(self, name: str, row: CardRow, owner: str, zone: str, **values: Any) -> Card:
        """A copy of a card of which the row is known."""
        self.copies[name] = self.copies.get(name, 0) + 1
        found = printed(name, row)._replace(name=f"{name}#{self.copies[name]}", owner=owner, zone=zone, **values)
        self.cards.append(found)
        return found

    def row(self, name: str) -> CardRow:
        """What is known of a card: as written, as the rulebook prints it, or its gems."""
        found = self.table.cards.get(name) or known(name) or gem_card(name)
        if found is not None:
            return found
        return CardRow(type=guessed_type(name) or "event", grid="all" if guessed_type(name) == "dodge" else "")


def lay_out(table: Table) -> Layout:
    """The things of the game for a table as it is written."""
    laying, active = Laying(table), active_of(table)
    other = next(name for name in table.players if name != active)
    players = [_player(laying, name, row) for name, row in table.players.items()]
    attacks = [*_attacks(laying, table.attacks, other, 0), *_attacks(laying, table.own_attacks, active, 1)]
    turn = _turn(laying, active)
    _bind_conjunctions(laying)
    things: list[Any] = [*players, *laying.cards, *attacks, turn]
    return Layout(tuple(things))


def active_of(table: Table) -> str:
    """The player marked as active; else the second, who answers what the first has played."""
    marked = (name for name, row in table.players.items() if row.active)
    return next(marked, list(table.players)[-1])


def _player(laying: Laying, name: str, row: PlayerRow) -> Player:
    for each in row.hand:
        laying.card(each, name, "hand")
    for each in row.discard:
        laying.card(each, name, "discard")
    for lying in row.in_play:
        _in_play(laying, name, lying)
    for host, under in row.captured.items():
        at = next((card.name for card in laying.cards if card.title == host and card.owner == name), host)
        for each in under:
            laying.card(each, name, "under", host=at)
    _weapons(laying, name, row)
    active, other = _personas(row)
    if active:
        _persona(laying, name, active, "play")
    found = _score(laying, name, row)
    return found._replace(partner=_partner(laying, name, other, found.ability)) if other else found


def _personas(row: PlayerRow) -> tuple[str, PartnerRow | None]:
    """faq-corda-reno: a pair written as one name is the first as the active one and the second as the other."""
    first, joint, second = row.persona.partition(" and ")
    if row.partner is None and joint and {first.casefold(), second.casefold()} == PAIR:
        return first, PartnerRow(persona=second)
    return row.persona, row.partner


def _persona(laying: Laying, owner: str, title: str, zone: str) -> Card:
    found = laying.table.cards.get(title) or known(title) or CardRow(type="persona")
    return laying.copy(title, found, owner, zone, type="persona")


def _partner(laying: Laying, owner: str, row: PartnerRow, ability: int) -> Partner:
    """faq-corda-reno: the Immortal who rests, with his own hand and status; the weapon is the same."""
    card = _persona(laying, owner, row.persona, "aside")
    for each in row.hand:
        laying.card(each, owner, "other hand")
    rest = max(0, (row.hand_size or 0) - len(row.hand))
    mine = [each for each in laying.cards if each.owner == owner and each.type == "weapon"]
    lost = tuple((each.name, "disarmed" if row.disarmed else "") for each in mine)
    return Partner(card.name, ability if row.ability is None else row.ability, rest, row.prone, "", lost)


def _score(laying: Laying, name: str, row: PlayerRow) -> Player:
    start = STARTING.get(laying.table.format, 15)
    top = tuple(laying.card(each, name, "endurance").name for each in row.endurance)
    pool = tuple(laying.card(each, name, "endurance").name for each in row.pool)
    listed = len(top) + len(pool)
    rest = DECK if row.endurance_size is None else row.endurance_size - listed
    if row.endurance_size is None and row.pool:
        rest = 0
    ability = start if row.ability is None else row.ability
    faced = laying.table.attacks if name != active_of(laying.table) else ()
    blow = any(each.power_blow or each.head_shot for each in faced)
    gone = tuple(laying.card(each, name, "discard").name for each in row.removed_last_turn)
    pending = (*_pending(row), *(due for lying in row.in_play for due in _preventing(laying, lying)))
    return Player(
        name, ability, max(ability, start) if row.maximum is None else row.maximum, top, tuple(sorted(pool)), rest,
        hand_rest=max(0, (row.hand_size or 0) - len(row.hand)),
        discard_rest=max(0, (row.discard_size or 0) - len(row.discard)),
        prone=row.prone or row.prone_this_turn, prone_gem=row.prone_gem,
        fell=row.prone_this_turn, pending=pending, duties=tuple(_duties(laying, _other(laying, name), row)),
        attacked=bool(faced) if row.attacked_last_turn is None else row.attacked_last_turn,
        attacks=len(faced) if row.attacks_last_turn is None else row.attacks_last_turn,
        power_blow=blow if row.power_blow_last_turn is None else row.power_blow_last_turn, removed=gone,
        gem=row.gem or "", fast_draw=row.fast_draw, lift=_lift(laying, row),
    )  # fmt: skip


def _lift(laying: Laying, row: PlayerRow) -> int:
    """faq-corda-reno-blade: what cards in play have added to the Ability as it is written."""
    lines = (each for lying in row.in_play for line in laying.row(lying.card).text for each in line.effects)
    return sum(each.amount for each in lines if each.verb == "ability bonus")


def _pending(row: PlayerRow) -> Iterable[Due]:
    for kind, amount in (("damage", row.pending_damage), ("loss", row.pending_loss), ("gain", row.pending_gain)):
        if amount:
            yield Due(f"{amount} {kind} (from before)", kind, amount, "from before")


def _preventing(laying: Laying, row: InPlayRow) -> Iterable[Due]:
    """damage-vs-loss: damage that an Event or Edge played in this very turn has prevented."""
    card = laying.row(row.card)
    if row.since != "this turn" or card.type not in ("event", "edge") or row.nullified:
        return
    for effect in (each for line in card.text for each in line.effects):
        if effect.verb in ("prevent", "prevent all") and not effect.when and not effect.exertion:
            yield Due(row.card, "prevention", effect.amount or ALL, row.card)


def _other(laying: Laying, name: str) -> str:
    return next(each for each in laying.table.players if each != name)


def _duties(laying: Laying, name: str, row: PlayerRow) -> Iterable[Job]:
    """phase-2b-must-do: what the opponent's cards left to do in the player's May Do/Must Do Phase."""
    for may, rows in ((False, row.must_do), (True, row.may_do)):
        for line in rows:
            for each in line.effects:
                effect = each._replace(who="you", may=may or each.may)
                yield Job(_source(laying, name, effect) or line.written, effect, name)


def _source(laying: Laying, name: str, effect: Effect) -> str:
    """The opponent's card in play whose text asks for just this, if one does."""
    for row in laying.table.players[name].in_play:
        lines = (each for line in laying.row(row.card).text for each in line.effects)
        if any((each.verb, each.amount, each.what) == (effect.verb, effect.amount, effect.what) for each in lines):
            return row.card
    return ""


def _in_play(laying: Laying, owner: str, row: InPlayRow) -> None:
    card = laying.card(row.card, owner, "play", entered=SINCE[row.since], nullified=row.nullified, host=row.goes_with)
    if row.power_block:
        laying.cards[-1] = card._replace(power=1)
    if row.since != "long ago":
        laying.cards[-1] = laying.cards[-1]._replace(ripe=False)


def _weapons(laying: Laying, owner: str, row: PlayerRow) -> None:
    """primary-woc: without a Weapon of Choice a player still has a one-handed weapon."""
    state = "disarmed" if row.disarmed else ""
    for each in row.weapons:
        found = laying.table.cards.get(each.name) or CardRow(type="weapon", hands=each.hands, text=each.text)
        known_row = known(each.name) if each.name not in laying.table.cards and not each.text else None
        laying.copy(each.name, known_row or found, owner, "play", type="weapon", state=each.state or state,
                    off_hand=each.off_hand, tried=1 if each.this_turn else -1)  # fmt: skip
    if not row.weapons:
        laying.copy(f"{owner}'s weapon", CardRow(type="weapon", hands=1), owner, "play", state=state)


def _attacks(laying: Laying, rows: tuple[AttackRow, ...], by: str, entered: int) -> Iterable[Attack]:
    seen: dict[str, int] = {}
    for place, row in enumerate(rows, 1):
        card = laying.card(row.card, by, "play", entered=entered)
        for each in row.goes_with:
            laying.card(each, by, "play", entered=entered, host=card.name)
        seen[row.card] = seen.get(row.card, 0) + 1
        name = row.card if seen[row.card] == 1 else f"{row.card} {seen[row.card]}"
        yield Attack(name, card.name, by, place, row.source, row.power_blow, row.head_shot, hidden=row.hidden,
                     damage=row.damage)  # fmt: skip


def _bind_conjunctions(laying: Laying) -> None:
    """A card in play that was played with another is bound to that copy."""
    for at, card in enumerate(laying.cards):
        if card.zone == "play" and card.host and "#" not in card.host:
            host = next((each.name for each in laying.cards if each.title == card.host and each.zone == "play"), "")
            laying.cards[at] = card._replace(host=host)


def _last_defense(laying: Laying, active: str) -> Card | None:
    """The last defense resolved: a card that lies in play, or one laid down for it."""
    title = laying.table.turn.last_defense
    if not title:
        return None
    lying = (card for card in laying.cards if card.title == title and card.owner == active and card.zone == "play")
    return next(lying, None) or laying.card(title, active, "play", entered=1)


def _turn(laying: Laying, active: str) -> Turn:
    table, row = laying.table, laying.table.turn
    defense = _last_defense(laying, active)
    specials = tuple(each if each in SPECIAL_CARDS else laying.row(each).type or "event" for each in row.special_cards)
    used = "used" if table.own_attacks and row.primary_attack == "open" else row.primary_attack
    return Turn(
        active=active, players=tuple(table.players), closed=row.hand_closed, as_given=row.hand_closed,
        hard=row.hard_exertions or int(row.hand_closed), specials=specials,
        acted=row.acted or bool(specials or table.own_attacks or row.last_defense), played_listed=row.acted,
        primary=used, last_block=(defense.name,) if defense and defense.is_block else (),
        last_defense=defense.name if defense else "", guard_put=row.guard_put, stand_tried=row.stand_tried,
        next_hidden=row.next_attack_hidden, skip_attack=row.skip_attack, end_game=table.end_game, format=table.format,
        first_gone=bool(table.own_attacks), extra_used=("attack",) * (len(table.own_attacks) - 1),
    )  # fmt: skip


RULES.lay_out = lay_out
