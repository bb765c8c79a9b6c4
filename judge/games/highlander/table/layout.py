"""Beginning the game: from the table as it is written to the things the rules work on."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Any

from judge.engine import Layout
from judge.games.highlander import RULES
from judge.games.highlander.cards.meanings import lasting, once
from judge.games.highlander.cards.meanings.anatomy import SPECIAL_CARDS
from judge.games.highlander.cards.meanings.lines import Line
from judge.games.highlander.cards.meanings.of_cards import MayBe
from judge.games.highlander.cards.meanings.once import NextAttack
from judge.games.highlander.cards.meanings.parts import ATTACK
from judge.games.highlander.cards.reading import read_duty
from judge.games.highlander.play.corda_and_reno import ASIDE, RESTING
from judge.games.highlander.play.prone_and_disarmed import CHOSEN
from judge.games.highlander.table.card_rows import CardRow, guessed_type, known, of_name, printed, text_of, type_of
from judge.games.highlander.table.rows import AttackRow, InPlayRow, PartnerRow, PlayerRow, Table
from judge.games.highlander.things import Attack, Card, Due, Granted, Job, Partner, Player, Turn
from judge.kit.names import free_name
from judge.kit.rows import become

DECK = 40
SINCE = {"long ago": -9, "last turn": 0, "this turn": 1}
STARTING = {"sealed": 10}
PAIR = {"corda", "reno"}


class Laying:
    """Gives every copy of a card, and every attack, a name of its own."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.words = table.words
        self.copies: Counter[str] = Counter()
        self.cards: list[Card] = []
        self.attacks: dict[str, Attack] = {}

    def card(self, title: str, owner: str, zone: str, row: CardRow | None = None, **lying: Any) -> Card:
        """A copy of a card in a zone; what is printed on it stands in its row, unless that is given."""
        self.copies[title] += 1
        name = f"{title}#{self.copies[title]}"
        self.cards.append(
            printed(title, row or self.row(title), self.words, name=name, owner=owner, zone=zone, **lying)
        )
        return self.cards[-1]

    def names(self, titles: Iterable[str], owner: str, zone: str) -> tuple[str, ...]:
        """Copies of several cards in a zone, by name."""
        return tuple(self.card(each, owner, zone).name for each in titles)

    def row(self, name: str) -> CardRow:
        """What is known of a card: as written, as the rulebook prints it, its gems, or what its title says."""
        return self.table.card_rows.get(name) or of_name(name) or CardRow(type=guessed_type(name) or "event")

    def lines(self, name: str) -> tuple[Line, ...]:
        """What the text of a card says, line by line."""
        return text_of(name, self.row(name), self.words).lines

    @property
    def active(self) -> str:
        """The player marked as active; else the second, who answers what the first has played."""
        marked = (name for name, row in self.table.players.items() if row.active)
        return next(marked, list(self.table.players)[-1])

    def other(self, name: str) -> str:
        """The other player."""
        return next(each for each in self.table.players if each != name)


def lay_out(table: Table) -> Layout:
    """The things of the game for a table as it is written."""
    laying = Laying(table)
    active, other = laying.active, laying.other(laying.active)
    players = [_player(laying, name, row) for name, row in table.players.items()]
    _attacks(laying, table.attacks, other, 0)
    _attacks(laying, table.own_attacks, active, 1)
    turn = _turn(laying, active)
    _bind_conjunctions(laying)
    return Layout((*players, *laying.cards, *laying.attacks.values(), turn))


def _player(laying: Laying, name: str, row: PlayerRow) -> Player:
    laying.names(row.hand, name, "hand")
    laying.names(row.discard, name, "discard")
    for lying in row.in_play:
        laying.card(lying.card, name, "play", entered=SINCE[lying.since], ripe=lying.since == "long ago",
                    nullified=lying.nullified, host=lying.goes_with, power=1 if lying.power_block else -1)  # fmt: skip
    for host, under in row.captured.items():
        at = next((card.name for card in laying.cards if card.title == host and card.owner == name), host)
        for each in under:
            laying.card(each, name, "under", host=at)
    _weapons(laying, name, row)
    active, resting = _personas(row)
    if active:
        _persona(laying, name, active, "play")
    start = STARTING.get(laying.table.format, 15)
    ability = start if row.ability is None else row.ability
    top, pool = laying.names(row.endurance, name, "endurance"), laying.names(row.pool, name, "endurance")
    unsaid = 0 if row.pool else DECK
    faced = laying.table.attacks if name != laying.active else ()
    last_turn = {
        "attacked": _or(row.attacked_last_turn, bool(faced)), "attacks": _or(row.attacks_last_turn, len(faced)),
        "power_blow": _or(row.power_blow_last_turn, any(each.power_blow or each.head_shot for each in faced)),
        "removed": laying.names(row.removed_last_turn, laying.other(name), "discard"),
    }  # fmt: skip
    hidden = name == laying.active and laying.table.turn.next_attack_hidden
    granted = (Granted("an effect", NextAttack(MayBe("hidden"))),) if hidden else ()
    return become(
        Player, row, name=name, next_attack=granted, ability=ability,
        maximum=_or(row.maximum, max(ability, start)), endurance=top,
        pool=tuple(sorted(pool)), rest=unsaid if row.endurance_size is None else row.endurance_size - len(top + pool),
        hand_rest=max(0, (row.hand_size or 0) - len(row.hand)),
        discard_rest=max(0, (row.discard_size or 0) - len(row.discard)),
        prone=row.prone or row.prone_this_turn, fell=row.prone_this_turn, pending=tuple(_pending(laying, row)),
        duties=tuple(_duties(laying, laying.other(name), row)), lift=_lift(laying, row),
        partner=_partner(laying, name, resting, ability) if resting else None, **last_turn,
    )  # fmt: skip


def _or(said: Any, unsaid: Any) -> Any:
    """What is written, or what it is where nothing is."""
    return unsaid if said is None else said


def _personas(row: PlayerRow) -> tuple[str, PartnerRow | None]:
    """faq-corda-reno: a pair written as one name is the first as the active one and the second as the other."""
    first, joint, second = row.persona.partition(" and ")
    if row.partner is None and joint and {first.casefold(), second.casefold()} == PAIR:
        return first, PartnerRow(persona=second)
    return row.persona, row.partner


def _persona(laying: Laying, owner: str, title: str, zone: str) -> Card:
    found = laying.table.card_rows.get(title) or known(title) or CardRow(type="persona")
    return laying.card(title, owner, zone, found, type="persona")


def _partner(laying: Laying, owner: str, row: PartnerRow, ability: int) -> Partner:
    """faq-corda-reno: the Immortal who rests, with his own hand and status; the weapon is the same."""
    card = _persona(laying, owner, row.persona, ASIDE)
    laying.names(row.hand, owner, RESTING)
    mine = [each for each in laying.cards if each.owner == owner and each.type == "weapon"]
    return become(
        Partner, row, persona=card.name, ability=_or(row.ability, ability),
        hand_rest=max(0, (row.hand_size or 0) - len(row.hand)),
        weapons=tuple((each.name, "disarmed" if row.disarmed else "") for each in mine),
    )  # fmt: skip


def _lift(laying: Laying, row: PlayerRow) -> int:
    """faq-corda-reno-blade: what cards in play have added to the Ability as it is written."""
    does = (each.does for lying in row.in_play for each in laying.lines(lying.card))
    return sum(each.amount for each in does if isinstance(each, lasting.Sized) and each.of == "ability")


def _pending(laying: Laying, row: PlayerRow) -> Iterable[Due]:
    for kind, amount in (("damage", row.pending_damage), ("loss", row.pending_loss), ("gain", row.pending_gain)):
        if amount:
            yield Due(f"{amount} {kind} (from before)", kind, amount, "from before")
    for lying in row.in_play:
        yield from _preventing(laying, lying)


def _preventing(laying: Laying, row: InPlayRow) -> Iterable[Due]:
    """damage-vs-loss: damage that an Event or Edge played in this very turn has prevented."""
    card = laying.row(row.card)
    if row.since != "this turn" or card.type not in ("event", "edge") or row.nullified:
        return
    for line in laying.lines(row.card):
        if isinstance(line.does, once.Prevent) and not line.when and not line.check:
            yield Due(row.card, "prevention", line.does.amount, row.card, line.does.what)


def _duties(laying: Laying, name: str, row: PlayerRow) -> Iterable[Job]:
    """phase-2b-must-do: what the opponent's cards left to do in the player's May Do/Must Do Phase."""
    for may, rows in ((False, row.must_do), (True, row.may_do)):
        for text in rows:
            for each in read_duty(text, laying.words):
                line = each._replace(who="you", may=may or each.may)
                yield Job(_source(laying, name, line) or " ".join(text.split()), line, name)


def _source(laying: Laying, name: str, line: Line) -> str:
    """The opponent's card in play whose text asks for just this, if one does."""
    for row in laying.table.players[name].in_play:
        if any(each.does == line.does for each in laying.lines(row.card)):
            return row.card
    return ""


def _weapons(laying: Laying, owner: str, row: PlayerRow) -> None:
    """primary-woc: without a Weapon of Choice a player still has a one-handed weapon."""
    state = "disarmed" if row.disarmed else ""
    for each in row.weapons:
        plain = CardRow(type="weapon", hands=each.hands, text=each.text)
        found = laying.table.card_rows.get(each.name) or (None if each.text else known(each.name)) or plain
        laying.card(each.name, owner, "play", found, type="weapon", state=each.state or state, off_hand=each.off_hand,
                    lost=1 if each.this_turn else -1, considered=CHOSEN if each.considered_broken else "")  # fmt: skip
    if not row.weapons:
        laying.card(f"{owner}'s weapon", owner, "play", CardRow(type="weapon", hands=1), state=state)


def _attacks(laying: Laying, rows: tuple[AttackRow, ...], by: str, entered: int) -> None:
    """multiple-attacks: attacks in the order they lie; a second one of the same card is numbered."""
    for place, row in enumerate(rows, 1):
        card = laying.card(row.card, by, "play", entered=entered)
        for each in row.goes_with:
            laying.card(each, by, "play", entered=entered, host=card.name)
        name, made = free_name(laying.attacks, row.card), {"power": row.power_blow, "shot": row.head_shot}
        laying.attacks[name] = become(Attack, row, name=name, card=card.name, by=by, place=place, **made)


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


def _specials(laying: Laying, active: str) -> tuple[str, ...]:
    """ct-special-cards: those played this turn, as written; or those that lie in play since this turn, if more."""
    said = laying.table.turn.special_cards
    written = tuple(each if each in SPECIAL_CARDS else laying.row(each).type or "event" for each in said)
    lying = [each for each in laying.table.players[active].in_play if each.since == "this turn"]
    entered = tuple(kind for each in lying if (kind := type_of(each.card, laying.row(each.card))) in SPECIAL_CARDS)
    return written if len(written) >= len(entered) else entered


def _turn(laying: Laying, active: str) -> Turn:
    table, row = laying.table, laying.table.turn
    defense = _last_defense(laying, active)
    specials = _specials(laying, active)
    used = "used" if table.own_attacks and row.primary_attack == "open" else row.primary_attack
    return become(
        Turn, row, active=active, players=tuple(table.players), closed=row.hand_closed, as_given=row.hand_closed,
        hard=row.hard_exertions or int(row.hand_closed), specials=specials,
        acted=row.acted or bool(specials or table.own_attacks or row.last_defense or row.hard_exertions),
        primary=used, last_block=(defense.name,) if defense and defense.is_block else (),
        last_defense=defense.name if defense else "", end_game=table.end_game,
        format=table.format, first_gone=bool(table.own_attacks),
        extra_used=(ATTACK,) * (len(table.own_attacks) - 1),
    )  # fmt: skip


RULES.lay_out = lay_out
