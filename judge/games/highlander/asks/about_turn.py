"""What a question can ask about the turn: what may still be done in it, and how attacks ended."""

from __future__ import annotations

from judge.engine.moment import Moment
from judge.games.highlander import RULES, cite
from judge.games.highlander.asks.about_attacks import pending_damage, the_attack, the_player
from judge.games.highlander.cards import continuous_effects
from judge.games.highlander.play import prone_and_disarmed
from judge.games.highlander.play.who import cards, in_play, turn


@RULES.quantity("damage pending on {player}", cite("phase-5-ability-adjustment"))
def damage_pending(now: Moment, player: str) -> int:
    """The same as `pending damage on`."""
    return int(pending_damage(now, player))


@RULES.quantity("{attack} is blocked", cite("phase-3-defense"))
def is_blocked(now: Moment, attack: str) -> bool:
    """Whether an attack was blocked."""
    return the_attack(now, attack).status == "blocked"


@RULES.quantity("{attack} is dodged", cite("phase-3-defense"))
def is_dodged(now: Moment, attack: str) -> bool:
    """Whether an attack was dodged."""
    return the_attack(now, attack).status == "dodged"


@RULES.quantity("{attack} is avoided", cite("successful-attacks"))
def is_avoided(now: Moment, attack: str) -> bool:
    """Whether an attack was avoided by an effect."""
    return the_attack(now, attack).status == "avoided"


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


@RULES.quantity("special cards {player} may still play", cite("ct-special-cards"))
def specials_left(now: Moment, player: str) -> int:
    """How many Special Cards a player may still play this turn; those an effect allows are counted."""
    who = the_player(now, player).name
    if who != turn(now).active:
        return 0
    extra = sum(each.effect.amount for each in continuous_effects.in_force(now, "extra card", who))
    return max(0, 1 + extra - len(turn(now).specials))


@RULES.quantity("hard exertions {player} may still make", cite("hard-exertion"))
def exertions_left(now: Moment, player: str) -> int:
    """How many Hard Exertions a player may still make this turn."""
    who = the_player(now, player).name
    if who != turn(now).active:
        return 0
    return max(0, 1 + continuous_effects.total(now, "extra exertion", who) - turn(now).hard)


@RULES.quantity("cards in play of {player}", cite("phase-1-sweep"))
def cards_in_play(now: Moment, player: str) -> list[str]:
    """A player's cards in play, those that wait to be swept included."""
    who = the_player(now, player).name
    return [card.title for card in in_play(now, who) if card.title != f"{who}'s weapon"]


@RULES.quantity("discard pile of {player}", cite("phase-1-sweep"))
def discard_pile(now: Moment, player: str) -> list[str]:
    """The known cards in a player's Discard Pile."""
    return sorted(card.title for card in cards(now, the_player(now, player).name, "discard"))
