"""What a question can ask about players: Ability, hand and Endurance, Prone and Disarmed, weapons, who has won."""

from __future__ import annotations

from collections.abc import Callable

from judge.engine import Cite, Moment, Ruled
from judge.games.highlander import RULES, cite
from judge.games.highlander.asks.naming import the_immortal, the_player
from judge.games.highlander.cards import continuous_effects
from judge.games.highlander.cards.errata_and_faq import rules_of
from judge.games.highlander.cards.meanings import lasting
from judge.games.highlander.cards.meanings.once import Gain, Lose
from judge.games.highlander.play import corda_and_reno, prone_and_disarmed
from judge.games.highlander.play.attacks.blows_and_head_shots import is_head_shot
from judge.games.highlander.play.attacks.damage import of_attack
from judge.games.highlander.play.endurance import endurance_count
from judge.games.highlander.play.turn.phase_6_draw_discard import hand_size, maximum_hand, may_draw
from judge.games.highlander.play.who import (
    all_in_play,
    attacks_of,
    cards,
    hand,
    hand_count,
    opponent,
    taken_for_fifteen,
    titles_in_play,
    turn,
)
from judge.games.highlander.things import Card, Partner, Player
from judge.kit.asks import ask_about
from judge.kit.words import tidy

STOPPED = ("blocked", "dodged", "avoided")
ENDINGS = {
    "head shot": (cite("win-head-shot"),), "zero ability": (cite("win-zero-ability"),),
    "concession": (cite("concession"), cite("quickening-forfeit")),
    "": (cite("win-head-shot"),),
}  # fmt: skip


def _waiting(kind: str) -> Callable[[Moment, Player], int]:
    """How much of a kind waits for the Ability Adjustment Phase."""
    return lambda now, player: sum(row.amount for row in player.pending if row.kind == kind)


def _pending_damage(now: Moment, player: Player) -> int:
    """What waits; success-timing: with what attacks do that were left undefended and are not successful yet."""
    left = [each for each in attacks_of(now, opponent(now, player.name)) if each.status == "left"]
    coming = sum(int(of_attack(now, each).total) for each in left)
    waiting = _waiting("damage")(now, player) + _waiting("taken")(now, player) + coming
    return max(0, waiting - _waiting("prevention")(now, player))


def _ability(now: Moment, who: Player | Partner) -> Ruled | int:
    """ability-outline: the score; sealed-deck: 10 at the start there; and what cards in play say of it."""
    if isinstance(who, Partner):
        return who.ability
    told = [card for card in all_in_play(now) if any(isinstance(each.does, (Lose, Gain)) for each in card.text)]
    sealed = [cite("sealed-deck")] if turn(now).format == "sealed" else []
    rules = tuple(dict.fromkeys((*sealed, *(rule for card in told for rule in rules_of(card.title)))))
    return Ruled(who.ability + taken_for_fifteen(now, who.name), rules)


def _held(now: Moment, who: Player | Partner) -> tuple[Card, ...]:
    """faq-corda-reno: the Immortal of a pair who rests has a hand of his own."""
    if isinstance(who, Partner):
        return cards(now, now.the(Card, who.persona).owner, corda_and_reno.RESTING)
    return hand(now, who.name)


def _is_prone(now: Moment, who: Player | Partner) -> Ruled | bool:
    """considered-prone: whether a player is Prone, or counts as such by a card in play."""
    by = None if isinstance(who, Partner) else prone_and_disarmed.considered(now, who.name, "prone")
    if who.prone or by is None:
        return who.prone
    assert isinstance(who, Player)
    why = f"{who.name} is Considered Prone as long as {by.title} is in play"
    return Ruled(True, (cite("considered-prone"), *rules_of(by.title)), why)


def _is_disarmed(now: Moment, who: Player | Partner) -> Ruled | bool:
    """considered-disarmed: whether a player is Disarmed, or counts as such by a card in play."""
    if isinstance(who, Partner):
        return all(state for _, state in who.weapons)
    found = prone_and_disarmed.is_disarmed(now, who.name)
    if not found or prone_and_disarmed.actually_disarmed(now, who.name):
        return found
    states = ("disarmed", "weapon broken")
    by = next(card for state in states if (card := prone_and_disarmed.considered(now, who.name, state)))
    why = f"{who.name} is Considered Disarmed as long as {by.title} is in play"
    return Ruled(True, (cite("considered-disarmed"), *rules_of(by.title)), why)


def _is_disarmed_or_lost(now: Moment, who: Player | Partner | Card) -> Ruled | bool:
    """A player or, by its name, a weapon."""
    return who.state == "disarmed" if isinstance(who, Card) else _is_disarmed(now, who)


def _armed(now: Moment, text: str) -> Player | Partner | Card:
    """Who may be Disarmed: a player, an Immortal of a pair, or one weapon."""
    try:
        return the_immortal(now, text)
    except KeyError:
        found = [card for card in now.every(Card) if card.type == "weapon" and tidy(card.title) == tidy(text)]
        if found:
            return found[0]
        raise


ask_about(RULES, the_immortal, [
    ("ability of {player}", lambda now, who: _ability(now, who), cite("ability-outline"),
     "The Ability of a player now; pending damage has not come off yet."),
    ("cards in hand of {player}", lambda now, who: len(_held(now, who)) + who.hand_rest, cite("maximum-hand-size"),
     "How many cards a player holds."),
    ("hand of {player}", lambda now, who: sorted(card.title for card in _held(now, who)), cite("maximum-hand-size"),
     "The known cards in a player's hand."),
    ("{player} is prone", lambda now, who: _is_prone(now, who), cite("prone"),
     "Whether a player is Prone or considered so."),
])  # fmt: skip
ask_about(RULES, _armed, [
    ("{player} is disarmed", _is_disarmed_or_lost, cite("disarming"),
     "Whether a player is Disarmed or considered so; or whether a weapon is, by its name."),
])  # fmt: skip
ask_about(RULES, the_player, [
    ("maximum ability of {player}", "maximum", cite("faq-ability"), "The maximum Ability of a player."),
])  # fmt: skip
ask_about(RULES, the_player, [
    ("pending damage on {player}", _pending_damage, cite("phase-5-ability-adjustment"),
     "The damage that waits for a player's Ability Adjustment Phase, of attacks left undefended too; prevention taken "
     "off."),
    ("damage pending on {player}", _pending_damage, cite("phase-5-ability-adjustment"),
     "The same as `pending damage on`."),
    ("pending loss of {player}", _waiting("loss"), cite("phase-5-ability-adjustment"),
     "The Ability loss (not damage) that waits for a player's Ability Adjustment Phase."),
    ("pending gain of {player}", _waiting("gain"), cite("phase-5-ability-adjustment"),
     "The Ability gain that waits for a player's Ability Adjustment Phase."),
], settled_in=("ability-adjustment", "turn:5"))  # fmt: skip
ask_about(RULES, the_player, [
    ("{player} is actually prone", "prone", cite("faq-considered-actually"),
     "Whether a player is Prone and not only considered so."),
    ("{player} has lost", lambda now, player: _has_lost(now, player), (), "Whether a player has lost."),
])  # fmt: skip
ask_about(RULES, lambda now, text: the_player(now, text).name, [
    ("maximum hand size of {player}", hand_size,
     (cite("maximum-hand-size"), cite("faq-hand-size"), cite("stacking")),
     "Ability plus or minus what changes the hand size; copies of one card count once."),
    ("endurance of {player}", endurance_count, cite("endurance"), "How many cards a player's Endurance has."),
    ("{player} is actually disarmed", prone_and_disarmed.actually_disarmed, cite("faq-considered-actually"),
     "Whether a player is Disarmed and not only considered so."),
    ("hand icons of {player}", prone_and_disarmed.hand_icons, cite("hand-icon"),
     "The Hand Icons among a player's cards in play."),
    ("{player} has a free hand", lambda now, who: prone_and_disarmed.hand_icons(now, who) <= 1, cite("hand-icon"),
     "Whether a player has one Hand Icon or none in play."),
    ("{player} is considered prone", lambda now, who: prone_and_disarmed.considered(now, who, "prone") is not None,
     (cite("considered-prone"), cite("faq-considered-actually")),
     "Whether a card in play lets a player count as Prone."),
    ("{player} is considered disarmed",
     lambda now, who: prone_and_disarmed.considered(now, who, "disarmed") is not None,
     (cite("considered-disarmed"), cite("faq-considered-actually")),
     "Whether a card in play lets a player count as Disarmed."),
    ("weapons of {player}", lambda now, who: [card.title for card in prone_and_disarmed.wielded(now, who)],
     (cite("primary-woc"), cite("disarming")), "The weapons a player wields, lost ones left out."),
    ("cards in play of {player}", titles_in_play, cite("phase-1-sweep"),
     "A player's cards in play, those that wait to be swept included."),
    ("discard pile of {player}", lambda now, who: sorted(card.title for card in cards(now, who, "discard")),
     cite("endurance"), "The known cards in a player's Discard Pile."),
])  # fmt: skip


@RULES.quantity("cards {player} may draw", cite("draw-capability"), cite("maximum-hand-size"), ahead=True, due=True)
def cards_may_draw(now: Moment, player: str) -> Ruled:
    """How many cards a player could draw if the Draw/Discard Phase came now."""
    who = the_player(now, player).name
    return Ruled(may_draw(now, who), _hand_rules(now, who))


@RULES.quantity(
    "cards {player} must discard", cite("maximum-hand-size"), cite("phase-6-draw-discard"), ahead=True, due=True
)
def cards_must_discard(now: Moment, player: str) -> Ruled:
    """How many cards a player would have to discard down if the Draw/Discard Phase came now."""
    who = the_player(now, player).name
    return Ruled(max(0, hand_count(now, who) - maximum_hand(now, who)), _hand_rules(now, who))


def _hand_rules(now: Moment, who: str) -> tuple[Cite, ...]:
    """faq-hand-size, stacking: the rules about what changes the hand size, where something does."""
    sealed = (cite("sealed-deck"),) if turn(now).format == "sealed" else ()
    changed = [card for card, _ in continuous_effects.in_force(now, lasting.Sized, who, of="hand")]
    return (*sealed, *((cite("faq-hand-size"), cite("stacking")) if changed else ()))


def _has_lost(now: Moment, who: Player) -> Ruled:
    """win-zero-ability: zero Ability alone is no loss before the own Attack Phase begins."""
    if not turn(now).over and who.ability <= 0:
        why = f"{who.name} is at zero Ability, but loses only if their Attack Phase begins at zero"
        return Ruled(False, (cite("win-zero-ability"),), why)
    shots = [
        each for each in attacks_of(now, opponent(now, who.name)) if each.status in STOPPED and is_head_shot(now, each)
    ]
    if not turn(now).over and shots:
        why = f"{shots[0].name} was {shots[0].status}; a Head Shot takes the head only if nothing answers it"
        return Ruled(False, (cite("head-shot"), cite("win-head-shot")), why)
    if not turn(now).over and (lost := _shot_no_longer(now, who)) is not None:
        return lost
    return Ruled(turn(now).over == opponent(now, who.name), _ending(now))


def _shot_no_longer(now: Moment, who: Player) -> Ruled | None:
    """head-shot, countering: an attack that was a Head Shot and is one no longer takes no head."""
    for attack in attacks_of(now, opponent(now, who.name)):
        if attack.stripped:
            why = f"{attack.name} is no longer a Head Shot, only a Power Blow, and takes no head"
            return Ruled(False, (cite("head-shot"), cite("win-head-shot")), why)
        if attack.undone:
            why = f"{attack.undone} was countered and has no effect, so {attack.name} is not a Head Shot"
            return Ruled(False, (cite("countering"), cite("head-shot")), why)
    return None


def _ending(now: Moment) -> tuple[Cite, ...]:
    """The rule by which it ended; all that could, while the game goes on."""
    return ENDINGS[turn(now).how]


@RULES.quantity("winner")
def winner(now: Moment) -> Ruled:
    """The winner; nobody while the game goes on."""
    return Ruled(turn(now).over or "nobody", _ending(now))


@RULES.quantity("how it ended")
def how_it_ended(now: Moment) -> Ruled:
    """head shot, zero ability, concession, or not over."""
    return Ruled(turn(now).how or "not over", _ending(now))
