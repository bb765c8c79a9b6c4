"""What a question can ask about players, challenges, the Pattern and the game."""

from __future__ import annotations

from judge.engine.modifiers import Value
from judge.engine.moment import Moment
from judge.engine.record import Cite
from judge.engine.rules import Ruled
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.asks.about_cards import rules_of_initiating
from judge.games.wot_ccg.asks.naming import a_card, a_challenge, a_player, an_ability, this_challenge
from judge.games.wot_ccg.cards.meanings import ABILITIES
from judge.games.wot_ccg.cards.words import said
from judge.games.wot_ccg.play import values
from judge.games.wot_ccg.play.dice import pool_of
from judge.games.wot_ccg.play.draw_round.discard_and_draw import hand_of
from judge.games.wot_ccg.play.draw_round.victory_check import fallen
from judge.games.wot_ccg.play.personalities import leader_of
from judge.games.wot_ccg.play.resolution_round.outcome import succeeded, total
from judge.games.wot_ccg.play.turn import last_battle_due
from judge.games.wot_ccg.play.who import (
    dominant_player,
    game,
    held,
    in_play,
    last_battle,
    opponent,
    pattern,
    subordinate_player,
    tokens_of,
)
from judge.games.wot_ccg.things import KILLED, Card, Challenge


@RULES.quantity("tokens of {player}", cite("pattern-your-section"))
def player_tokens(now: Moment, player: str) -> int:
    """The tokens in a player's own section of the Pattern."""
    return tokens_of(now, a_player(now, player))


@RULES.quantity("light tokens", cite("pattern-token-kinds"))
def light_tokens(now: Moment) -> int:
    """The light tokens on the Pattern."""
    return pattern(now).light


@RULES.quantity("shadow tokens", cite("pattern-token-kinds"))
def shadow_tokens(now: Moment) -> int:
    """The shadow tokens on the Pattern."""
    return pattern(now).shadow


@RULES.quantity("neutral tokens", cite("pattern-token-kinds"))
def neutral_tokens(now: Moment) -> int:
    """The neutral tokens on the Pattern."""
    return pattern(now).neutral


@RULES.quantity("total tokens", cite("pattern-twenty"))
def total_tokens(now: Moment) -> int:
    """All tokens on the Pattern."""
    return pattern(now).total


@RULES.quantity("dominant player", cite("determine-dominance"), cite("dominance-tie"), cite("dominance-locked"))
def dominant(now: Moment) -> str:
    """Who is dominant this turn."""
    return dominant_player(now)


@RULES.quantity("subordinate player", cite("determine-dominance"), cite("dominance-tie"), cite("dominance-locked"))
def subordinate(now: Moment) -> str:
    """Who is subordinate this turn."""
    return subordinate_player(now)


@RULES.quantity("hand size of {player}", cite("hand-limit"), cite("hand-size-modified"))
def hand_size_of(now: Moment, player: str) -> Ruled:
    """How many cards a player may have in hand at most."""
    found = values.hand_size(now, a_player(now, player))
    rules = (cite("effect-continuous"), cite("advantage-you")) if found.rows else ()
    return Ruled(found, rules)


@RULES.quantity("hand of {player}", cite("draw-discard"))
def cards_in_hand(now: Moment, player: str) -> Ruled:
    """How many cards a player has in hand."""
    who = a_player(now, player)
    changed = values.hand_size(now, who).rows
    return Ruled(hand_of(now, who), (cite("hand-limit"), cite("hand-size-modified")) if changed else ())


@RULES.quantity("named hand of {player}", cite("draw-discard"))
def named_hand(now: Moment, player: str) -> list[str]:
    """The cards in hand that the table names."""
    return [each.name for each in held(now, a_player(now, player))]


@RULES.quantity("killed pile of {player}", cite("killed-pile"))
def killed_pile(now: Moment, player: str) -> list[str]:
    """The cards in a player's killed pile."""
    return _pile(now, a_player(now, player), KILLED)


@RULES.quantity("discard pile of {player}", cite("discard-pile"))
def discard_pile(now: Moment, player: str) -> list[str]:
    """The cards in a player's discard pile that the table names."""
    return _pile(now, a_player(now, player), "discard pile")


def _pile(now: Moment, player: str, zone: str) -> list[str]:
    return [each.name for each in now.every(Card) if each.zone == zone and each.owner == player]


@RULES.quantity("{ability} in the pool of {player}", cite("resource-pool"))
def ability_in_pool(now: Moment, ability: str, player: str) -> int:
    """How many symbols of an ability a player has in the resource pool."""
    return pool_of(now, a_player(now, player))[ABILITIES.index(an_ability(ability))]


@RULES.quantity("character damage pool of {player}", cite("damage-two-pools"))
def character_pool(now: Moment, player: str) -> int:
    """The damage in a player's character damage pool, which hits the opponent's characters."""
    return _pool(now, player, "character")


@RULES.quantity("troop damage pool of {player}", cite("damage-two-pools"))
def troop_pool(now: Moment, player: str) -> int:
    """The damage in a player's troop damage pool, which hits the opponent's troops."""
    return _pool(now, player, "troop")


def _pool(now: Moment, player: str, pool: str) -> int:
    rows = this_challenge(now).damage
    return sum(each.amount for each in rows if each.by == a_player(now, player) and each.pool == pool)


@RULES.quantity("pool of {player}", cite("resource-pool"))
def resource_pool(now: Moment, player: str) -> str:
    """The symbols in a player's resource pool, such as `1 one power, 2 combat`."""
    return said(pool_of(now, a_player(now, player)))


@RULES.quantity("rolled {result} of {player}", cite("rolled"))
def rolled_by(now: Moment, result: str, player: str) -> int:
    """What a player's dice have shown in the challenge: `rolled support of Ana`, `rolled damage of Ana`."""
    return values.rolled(this_challenge(now), a_player(now, player), _result(result))


@RULES.quantity("generated {result} of {player}", cite("generated"))
def generated_by(now: Moment, result: str, player: str) -> Value:
    """What a player has generated in the challenge: rolled, with all modifiers."""
    return values.generated(now, this_challenge(now), a_player(now, player), _result(result))


def _result(name: str) -> str:
    if name.casefold() in ("support", "opposition", "damage"):
        return name.casefold()
    return an_ability(name)


@RULES.quantity("support of {challenge}", cite("support-total"))
def support_of(now: Moment, challenge: str) -> Ruled:
    """The support for a challenge; in the Last Battle with the Pattern tokens."""
    return _side(now, a_challenge(now, challenge), "support")


@RULES.quantity("opposition of {challenge}", cite("opposition-total"))
def opposition_of(now: Moment, challenge: str) -> Ruled:
    """The opposition to a challenge; in the Last Battle with the Pattern tokens."""
    return _side(now, a_challenge(now, challenge), "opposition")


@RULES.quantity("support", cite("support-total"))
def support_now(now: Moment) -> Ruled:
    """The support for the challenge being resolved."""
    return _side(now, this_challenge(now), "support")


@RULES.quantity("opposition", cite("opposition-total"))
def opposition_now(now: Moment) -> Ruled:
    """The opposition to the challenge being resolved."""
    return _side(now, this_challenge(now), "opposition")


def _side(now: Moment, challenge: Challenge, what: str) -> Ruled:
    """A total, and off-side-symbols where something was rolled on the wrong side."""
    done = challenge.support if what == "support" else challenge.opposition
    sides = {challenge.initiator: "opposition", opponent(now, challenge.initiator): "support"}
    wrong = any(sides[who] == kind for who, kind, n in challenge.rolled if n)
    own = cite("support-total") if what == "support" else cite("opposition-total")
    return Ruled(done or total(now, challenge, what), (own, cite("off-side-symbols")) if wrong else ())


@RULES.quantity("margin of {challenge}", cite("outcome-margin"))
def margin_of(now: Moment, challenge: str) -> int:
    """Support less opposition, when the Outcome has been determined."""
    return a_challenge(now, challenge).margin


@RULES.quantity("result of {challenge}", cite("outcome-success"))
def result_of(now: Moment, challenge: str) -> str:
    """How a challenge ended: `succeeds`, `does not succeed`, or `undecided`."""
    return a_challenge(now, challenge).result or "undecided"


@RULES.quantity("{player} succeeded in {challenge}", cite("outcome-success"), cite("outcome-opposer-cannot-succeed"))
def has_succeeded(now: Moment, player: str, challenge: str) -> bool:
    """Whether a player succeeded; the opposing player can only in the Pattern and Last Battle challenges."""
    return succeeded(now, a_challenge(now, challenge), a_player(now, player))


@RULES.quantity("{challenge} succeeds", cite("outcome-success"))
def it_succeeds(now: Moment, challenge: str) -> bool:
    """Whether a challenge has succeeded."""
    return a_challenge(now, challenge).result == "succeeds"


@RULES.quantity("participants of {challenge}", cite("participating"))
def participants_of(now: Moment, challenge: str) -> list[str]:
    """The cards that participate in a challenge."""
    name = a_challenge(now, challenge).name
    return sorted(each.name for each in in_play(now) if each.challenge == name)


@RULES.quantity("declared challenges", cite("declare-challenges"), cite("declare-reveal"))
def declared_challenges(now: Moment) -> list[str]:
    """The challenges of this turn that are known: declared aloud or turned face up."""
    return [each.title for each in now.every(Challenge) if each.state != "face down"]


@RULES.quantity("initiator of {challenge}", cite("supporting"))
def initiator_of(now: Moment, challenge: str) -> Ruled:
    """The player who initiated a challenge."""
    found = a_challenge(now, challenge)
    return Ruled(found.initiator, rules_of_initiating(found))


@RULES.quantity("{challenge} is card-based", cite("card-based-challenge"), cite("contested-not-card-based"))
def is_card_based(now: Moment, challenge: str) -> bool:
    """Whether a challenge was initiated by a challenge card."""
    return a_challenge(now, challenge).kind == "card"


@RULES.quantity("winner", cite("victory-check"))
def winner(now: Moment) -> Ruled:
    """How the game stands: the player who has won, `both lose`, or `undecided`."""
    state = game(now)
    found = state.over.removesuffix(" wins") or "undecided"
    rules = tuple(each for player in state.lost for each in why_lost(now, player))
    more = (cite("both-lose"),) if len(state.lost) == 2 else (cite("win-opponent-loses"),) if state.lost else ()
    return Ruled(found, (cite("victory-check"), *rules, *more, *_of_last_battle(now)), "")


def _of_last_battle(now: Moment) -> tuple[Cite, ...]:
    """last-battle-win, last-battle-add-tokens, last-battle-no-generation: how the Last Battle challenge was decided."""
    fought = [each for each in now.every(Challenge) if each.kind == "last battle" and each.result]
    if not fought:
        return ()
    sides = {fought[-1].initiator: "support", opponent(now, fought[-1].initiator): "opposition"}
    idle = any(not values.generated(now, fought[-1], who, what).total for who, what in sides.items())
    rules = (cite("last-battle-win"), cite("last-battle-add-tokens"))
    return (*rules, cite("last-battle-no-generation")) if idle else rules


@RULES.quantity("{player} loses", cite("lose-conditions"))
def loses(now: Moment, player: str) -> Ruled:
    """Whether a player has lost."""
    who = a_player(now, player)
    return Ruled(who in game(now).lost, (cite("lose-conditions"), *why_lost(now, who)), "")


def why_lost(now: Moment, player: str) -> tuple[Cite, ...]:
    """The rules by which a player has lost."""
    state = game(now)
    reasons = (
        (bool(fallen(now, player)), cite("lose-leader-killed")),
        (player in state.beaten, cite("lose-last-battle")),
        (player in state.barren, cite("lose-nothing-generated")),
    )
    return tuple(rule for holds, rule in reasons if holds) if player in state.lost else ()


@RULES.quantity("{player} wins", cite("victory-check"))
def wins(now: Moment, player: str) -> bool:
    """Whether a player has won."""
    return game(now).over == f"{a_player(now, player)} wins"


@RULES.quantity("leader of {player}", cite("hero"), cite("villain"), cite("hero-replacement"))
def leader(now: Moment, player: str) -> str:
    """A player's Hero or Villain in play now, a replacement included; `none` if there is none."""
    return leader_of(now, a_player(now, player)) or "none"


@RULES.quantity("last battle", cite("last-battle-trigger"), cite("last-battle-permanent"))
def last_battle_state(now: Moment) -> str:
    """Whether the Last Battle has `begun`, begins `next turn`, or neither (`no`)."""
    if last_battle(now):
        return "begun"
    return "next turn" if last_battle_due(now) else "no"


@RULES.quantity("printed {ability} of {card}", cite("printed-ability"))
def printed_ability(now: Moment, ability: str, card: str) -> int:
    """A rating as printed on the card."""
    return values.printed(a_card(now, card), an_ability(ability))


@RULES.quantity("{ability} of {card}", cite("current-ability"))
def current_ability(now: Moment, ability: str, card: str) -> Ruled:
    """A rating as it is now, after all modifications: `combat of Rand`."""
    found = values.current(now, a_card(now, card), an_ability(ability))
    return Ruled(found, (cite("current-and-printed"), cite("effect-continuous")) if found.rows else ())
