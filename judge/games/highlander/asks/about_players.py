"""What a question can ask about players: Ability, hand and Endurance, Prone and Disarmed, weapons."""

from __future__ import annotations

from judge.engine import Cite, Moment, Ruled
from judge.games.highlander import RULES, cite
from judge.games.highlander.asks.naming import the_player
from judge.games.highlander.cards import continuous_effects
from judge.games.highlander.play import corda_and_reno, endurance, prone_and_disarmed
from judge.games.highlander.play.turn import phase_6_draw_discard
from judge.games.highlander.play.who import cards, hand, hand_count, in_play


@RULES.quantity("maximum ability of {player}", cite("faq-ability"))
def maximum_ability(now: Moment, player: str) -> int:
    """The maximum Ability of a player."""
    return the_player(now, player).maximum


@RULES.quantity("ability of {player}", cite("ability-outline"))
def ability(now: Moment, player: str) -> int:
    """The Ability of a player now; pending damage has not come off yet."""
    if other := corda_and_reno.resting(now, player):
        return other[1].ability
    return the_player(now, player).ability


@RULES.quantity("pending damage on {player}", cite("phase-5-ability-adjustment"))
def pending_damage(now: Moment, player: str) -> int:
    """The damage that waits for a player's Ability Adjustment Phase, prevention taken off."""
    rows = the_player(now, player).pending
    total = sum(row.amount for row in rows if row.kind == "damage")
    return max(0, total - sum(row.amount for row in rows if row.kind == "prevention"))


@RULES.quantity("pending loss of {player}", cite("phase-5-ability-adjustment"))
def pending_loss(now: Moment, player: str) -> int:
    """The Ability loss (not damage) that waits for a player's Ability Adjustment Phase."""
    return sum(row.amount for row in the_player(now, player).pending if row.kind == "loss")


@RULES.quantity("pending gain of {player}", cite("phase-5-ability-adjustment"))
def pending_gain(now: Moment, player: str) -> int:
    """The Ability gain that waits for a player's Ability Adjustment Phase."""
    return sum(row.amount for row in the_player(now, player).pending if row.kind == "gain")


@RULES.quantity("maximum hand size of {player}", cite("maximum-hand-size"), cite("faq-hand-size"), cite("stacking"))
def maximum_hand_size(now: Moment, player: str) -> int:
    """Ability plus or minus what changes the hand size; copies of one card count once."""
    return phase_6_draw_discard.maximum_hand(now, the_player(now, player).name)


@RULES.quantity("cards {player} may draw", cite("draw-capability"), cite("maximum-hand-size"), ahead=True)
def cards_may_draw(now: Moment, player: str) -> Ruled:
    """How many cards a player could draw if the Draw/Discard Phase came now."""
    who = the_player(now, player).name
    return Ruled(phase_6_draw_discard.may_draw(now, who), _hand_rules(now, who))


@RULES.quantity("cards {player} must discard", cite("maximum-hand-size"), cite("phase-6-draw-discard"), ahead=True)
def cards_must_discard(now: Moment, player: str) -> Ruled:
    """How many cards a player would have to discard down if the Draw/Discard Phase came now."""
    who = the_player(now, player).name
    return Ruled(max(0, hand_count(now, who) - phase_6_draw_discard.maximum_hand(now, who)), _hand_rules(now, who))


def _hand_rules(now: Moment, who: str) -> tuple[Cite, ...]:
    """faq-hand-size, stacking: the rules about what changes the hand size, where something does."""
    return (cite("faq-hand-size"), cite("stacking")) if continuous_effects.in_force(now, "hand size", who) else ()


@RULES.quantity("cards in hand of {player}", cite("maximum-hand-size"))
def cards_in_hand(now: Moment, player: str) -> int:
    """How many cards a player holds."""
    if other := corda_and_reno.resting(now, player):
        return len(cards(now, other[0].name, corda_and_reno.RESTING)) + other[1].hand_rest
    return hand_count(now, the_player(now, player).name)


@RULES.quantity("hand of {player}", cite("maximum-hand-size"))
def hand_of(now: Moment, player: str) -> list[str]:
    """The known cards in a player's hand."""
    if other := corda_and_reno.resting(now, player):
        return sorted(card.title for card in cards(now, other[0].name, corda_and_reno.RESTING))
    return sorted(card.title for card in hand(now, the_player(now, player).name))


@RULES.quantity("endurance of {player}", cite("endurance"))
def endurance_of(now: Moment, player: str) -> int:
    """How many cards a player's Endurance has."""
    return endurance.endurance_count(now, the_player(now, player).name)


@RULES.quantity("{player} is prone", cite("prone"), cite("considered-prone"))
def prone(now: Moment, player: str) -> bool:
    """Whether a player is Prone or considered so."""
    if other := corda_and_reno.resting(now, player):
        return other[1].prone
    return prone_and_disarmed.is_prone(now, the_player(now, player).name)


@RULES.quantity("{player} is actually prone", cite("faq-considered-actually"))
def actually_prone(now: Moment, player: str) -> bool:
    """Whether a player is Prone and not only considered so."""
    return the_player(now, player).prone


@RULES.quantity("{player} is disarmed", cite("disarming"), cite("considered-disarmed"))
def disarmed(now: Moment, player: str) -> bool:
    """Whether a player is Disarmed or considered so."""
    if other := corda_and_reno.resting(now, player):
        return all(state for _, state in other[1].weapons)
    return prone_and_disarmed.is_disarmed(now, the_player(now, player).name)


@RULES.quantity("{player} is actually disarmed", cite("faq-considered-actually"))
def really_disarmed(now: Moment, player: str) -> bool:
    """Whether a player is Disarmed and not only considered so."""
    return prone_and_disarmed.actually_disarmed(now, the_player(now, player).name)


@RULES.quantity("hand icons of {player}", cite("hand-icon"))
def hand_icons(now: Moment, player: str) -> int:
    """The Hand Icons among a player's cards in play."""
    return prone_and_disarmed.hand_icons(now, the_player(now, player).name)


@RULES.quantity("{player} has a free hand", cite("hand-icon"))
def free_hand(now: Moment, player: str) -> bool:
    """Whether a player has one Hand Icon or none in play."""
    return prone_and_disarmed.hand_icons(now, the_player(now, player).name) <= 1


@RULES.quantity("damage pending on {player}", cite("phase-5-ability-adjustment"))
def damage_pending(now: Moment, player: str) -> int:
    """The same as `pending damage on`."""
    return int(pending_damage(now, player))


@RULES.quantity("{player} is considered prone", cite("considered-prone"), cite("faq-considered-actually"))
def considered_prone(now: Moment, player: str) -> bool:
    """Whether a card in play lets a player count as Prone."""
    return prone_and_disarmed.considered(now, the_player(now, player).name, "prone") is not None


@RULES.quantity("{player} is considered disarmed", cite("considered-disarmed"), cite("faq-considered-actually"))
def considered_disarmed(now: Moment, player: str) -> bool:
    """Whether a card in play lets a player count as Disarmed."""
    return prone_and_disarmed.considered(now, the_player(now, player).name, "disarmed") is not None


@RULES.quantity("weapons of {player}", cite("primary-woc"), cite("disarming"))
def weapons_of(now: Moment, player: str) -> list[str]:
    """The weapons a player wields, lost ones left out."""
    return [card.title for card in prone_and_disarmed.wielded(now, the_player(now, player).name)]


@RULES.quantity("cards in play of {player}", cite("phase-1-sweep"))
def cards_in_play(now: Moment, player: str) -> list[str]:
    """A player's cards in play, those that wait to be swept included."""
    who = the_player(now, player).name
    return [card.title for card in in_play(now, who) if card.title != f"{who}'s weapon"]


@RULES.quantity("discard pile of {player}", cite("phase-1-sweep"))
def discard_pile(now: Moment, player: str) -> list[str]:
    """The known cards in a player's Discard Pile."""
    return sorted(card.title for card in cards(now, the_player(now, player).name, "discard"))
