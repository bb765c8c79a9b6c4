"""What can be asked about cards: damage, dice, symbols, traits, place, control, challenge."""

from __future__ import annotations

import re

from judge.engine import Cite, Moment, Ruled
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.asks.naming import a_card, a_player, an_ability
from judge.games.wot_ccg.cards.meanings import ABILITIES
from judge.games.wot_ccg.cards.words import said, tidy
from judge.games.wot_ccg.play import values
from judge.games.wot_ccg.play.challenge_round.declare_challenges import controls, is_contested
from judge.games.wot_ccg.play.payments import (
    paying_groups,
    total_of,
)
from judge.games.wot_ccg.play.piles import where
from judge.games.wot_ccg.play.traits import allegiances, has, marks, side_in
from judge.games.wot_ccg.play.who import in_play, last_battle
from judge.games.wot_ccg.things import CORRUPTION, DEADLY, KILLED, PLAY, UNHEALABLE, Card, Challenge


@RULES.quantity("damage on {card}", cite("damage-reduces-all"))
def damage_on(now: Moment, card: str) -> int:
    """The damage tokens on a card, of every kind."""
    return a_card(now, card).tokens


@RULES.quantity("corruption on {card}", cite("corruption"))
def corruption_on(now: Moment, card: str) -> int:
    """The corruption tokens on a card."""
    return dict(a_card(now, card).damage).get(CORRUPTION, 0)


@RULES.quantity("damage {card} can take", cite("damage-assign-c"), cite("mortally-wounded"))
def room_of(now: Moment, card: str) -> int | str:
    """How many more damage tokens make a card mortally wounded; `no limit` if none do."""
    found = values.room(now, a_card(now, card))
    return "no limit" if found is None else found


@RULES.quantity("{card} is mortally wounded", cite("mortally-wounded"))
def is_mortally_wounded(now: Moment, card: str) -> Ruled:
    """Whether a card has damage and no current ability above zero."""
    found = a_card(now, card)
    return Ruled(values.mortally_wounded(now, found), (cite("mortally-wounded"), *rules_of_tokens(found)))


def rules_of_tokens(card: Card) -> tuple[Cite, ...]:
    """damage-reduces-all, corruption, special-damage: the rules for the tokens that lie on a card."""
    kinds = dict(card.damage)
    reasons = (
        (bool(kinds), cite("damage-reduces-all")),
        (CORRUPTION in kinds, cite("corruption")),
        (DEADLY in kinds or UNHEALABLE in kinds, cite("special-damage")),
    )
    return tuple(rule for holds, rule in reasons if holds)


@RULES.quantity("{ability} dice of {card}", cite("dice-per-point"))
def ability_dice(now: Moment, ability: str, card: str) -> Ruled:
    """How many dice of an ability a card rolls now."""
    found = a_card(now, card)
    return Ruled(values.dice(now, found)[ABILITIES.index(an_ability(ability))], _rules_of_dice(now, found))


@RULES.quantity("dice of {card}", cite("dice-per-point"))
def dice_of(now: Moment, card: str) -> Ruled:
    """How many dice a card rolls now, in all."""
    found = a_card(now, card)
    return Ruled(sum(values.dice(now, found)), _rules_of_dice(now, found))


def _rules_of_dice(now: Moment, card: Card) -> tuple[Cite, ...]:
    """dice-per-point: what lowers the ratings lowers the dice; last-battle-no-politics."""
    rules = (cite("dice-per-point"), *rules_of_tokens(card))
    return (*rules, cite("last-battle-no-politics")) if last_battle(now) and values.ratings(now, card)[0] else rules


@RULES.quantity("{ability} symbols on {card}", cite("symbol-allegiance"))
def ability_symbols(now: Moment, ability: str, card: str) -> int:
    """The symbols of an ability that a card has generated and not spent."""
    return a_card(now, card).symbols[ABILITIES.index(an_ability(ability))]


@RULES.quantity("symbols on {card}", cite("symbol-allegiance"))
def symbols_on(now: Moment, card: str) -> str:
    """The symbols that a card has generated and not spent, such as `1 intrigue, 2 one power`."""
    return said(a_card(now, card).symbols)


@RULES.quantity("symbols that can pay for {card}", cite("paying-own-symbols"), cite("paying-pool-stated"))
def symbols_for(now: Moment, card: str) -> str:
    """The symbols that may pay for the first effect of a card in play."""
    found = a_card(now, card)
    effects = [each for each in found.text if each.timing in ("event", "limited")]
    return said(total_of(paying_groups(now, found, effects[0] if effects else None, found.controller)))


@RULES.quantity("allegiances of {card}", cite("allegiance"))
def allegiances_of(now: Moment, card: str) -> list[str]:
    """The allegiances a card has now."""
    return sorted(allegiances(now, a_card(now, card)))


@RULES.quantity("traits of {card}", cite("trait"))
def traits_of(now: Moment, card: str) -> list[str]:
    """The traits a card has now, allegiances among them."""
    return sorted(marks(now, a_card(now, card)))


@RULES.quantity("{card} has {trait}", cite("trait"), cite("allegiance-is-trait"))
def has_trait(now: Moment, card: str, trait: str) -> bool:
    """Whether a card has a trait or an allegiance now."""
    plain = re.sub(r"^(the|an?) | (allegiance|trait)$", "", tidy(trait))
    return has(now, a_card(now, card), plain)


@RULES.quantity("{card} can be called {name}", cite("personality-targeting"), cite("personality-chain"))
def can_be_called(now: Moment, card: str, name: str) -> bool:
    """Whether a text that names somebody or something means this card: `Young Bull can be called Perrin`."""
    from judge.games.wot_ccg.cards.words import which
    from judge.games.wot_ccg.play.traits import fits

    found = a_card(now, card)
    return fits(now, found, which(name)._replace(zone=found.zone), found.controller)


@RULES.quantity("place of {card}", cite("piles"), cite("battleground"), cite("home-front"))
def place_of(now: Moment, card: str) -> str:
    """Where a card is: `home front`, `battleground`, `hand`, `discard pile`, `killed pile`, `removed from play` ..."""
    return where(a_card(now, card))


@RULES.quantity("{card} is in play", cite("piles"))
def is_in_play(now: Moment, card: str) -> bool:
    """Whether a card is in play."""
    return a_card(now, card).zone == PLAY


@RULES.quantity("{card} is killed", cite("killed-pile"))
def is_killed(now: Moment, card: str) -> Ruled:
    """Whether a card is in a killed pile."""
    found = a_card(now, card)
    hurt = (cite("mortally-wounded"), *rules_of_tokens(found)) if found.damage else ()
    return Ruled(found.zone == KILLED, hurt)


@RULES.quantity("{card} is rotated", cite("rotating"))
def is_rotated(now: Moment, card: str) -> bool:
    """Whether a card is rotated."""
    return a_card(now, card).rotated


@RULES.quantity("controller of {card}", cite("control"))
def controller_of(now: Moment, card: str) -> str:
    """The player who controls a card; `nobody` if none does."""
    found = a_card(now, card)
    if found.zone != PLAY:
        return "nobody"
    if is_contested(now, found):
        return controls(now, found) or "nobody"
    return found.controller or "nobody"


@RULES.quantity("owner of {card}", cite("control-ownership"))
def owner_of(now: Moment, card: str) -> str:
    """The player who owns a card."""
    return a_card(now, card).owner


@RULES.quantity("control tokens of {player} on {card}", cite("contested-tokens"))
def control_tokens_of(now: Moment, player: str, card: str) -> int:
    """The control tokens of a player on a Contested Advantage."""
    return dict(a_card(now, card).control).get(a_player(now, player), 0)


@RULES.quantity("challenge of {card}", cite("participating"))
def challenge_of(now: Moment, card: str) -> str:
    """The challenge a card participates in; `none` if it stands down or is at home."""
    found = now.get(a_card(now, card).challenge)
    return found.title if isinstance(found, Challenge) else "none"


@RULES.quantity("side of {card}", cite("supporting"), cite("opposing"))
def side_of(now: Moment, card: str) -> Ruled:
    """Whether a card is `supporting`, `opposing`, or neither (`none`)."""
    found = a_card(now, card)
    challenge = now.get(found.challenge)
    rules = rules_of_initiating(challenge) if isinstance(challenge, Challenge) else ()
    return Ruled(side_in(now, found) or "none", rules)


def rules_of_initiating(challenge: Challenge) -> tuple[Cite, ...]:
    """pattern-hero-initiated, last-battle-alternate: the rule by which somebody initiated a challenge."""
    rules = {"pattern": cite("pattern-hero-initiated"), "last battle": cite("last-battle-alternate")}
    return (rules[challenge.kind],) if challenge.kind in rules else ()


@RULES.quantity("token on {card}", cite("participation-colours"))
def token_on(now: Moment, card: str) -> str:
    """The colour of the token that lies face down on a card; `none` without one."""
    return a_card(now, card).token or "none"


@RULES.quantity("advantages on {card}", cite("advantage-kinds"))
def advantages_on(now: Moment, card: str) -> list[str]:
    """The advantages on a card or a player."""
    return sorted(each.name for each in in_play(now) if tidy(each.on) == tidy(card))
