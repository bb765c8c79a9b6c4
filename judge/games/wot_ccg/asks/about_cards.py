"""What can be asked about cards: abilities, damage, dice, symbols, traits, place, control, challenge."""

from __future__ import annotations

import re

from judge.engine import Cite, Moment, Ruled
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.asks.naming import a_card, a_player, an_ability, place_of
from judge.games.wot_ccg.cards.by_hand import words_here
from judge.games.wot_ccg.cards.meanings import ABILITIES
from judge.games.wot_ccg.cards.words import said, tidy, which
from judge.games.wot_ccg.play import values
from judge.games.wot_ccg.play.challenge_round.company import refuse_participation
from judge.games.wot_ccg.play.challenge_round.declare_challenges import controls, is_contested
from judge.games.wot_ccg.play.challenge_round.determine_participation import challenge_for
from judge.games.wot_ccg.play.in_force import lasting_on
from judge.games.wot_ccg.play.payments import paying_groups, total_of
from judge.games.wot_ccg.play.piles import where
from judge.games.wot_ccg.play.resolution_round import damage_rolled
from judge.games.wot_ccg.play.traits import allegiances, called, fits, has, is_leader, is_taveren, marks, side_in
from judge.games.wot_ccg.play.who import controller_of, game, in_play, last_battle
from judge.games.wot_ccg.things import (
    BATTLEGROUND,
    CORRUPTION,
    DEADLY,
    DISCARD,
    FIGHTERS,
    KILLED,
    LAST_BATTLE,
    PLAY,
    UNHEALABLE,
    Card,
    Challenge,
)
from judge.kit.asks import NOW, ask_about
from judge.kit.words import together


def rules_of_tokens(card: Card) -> tuple[Cite, ...]:
    """damage-reduces-all, corruption, special-damage: the rules for the tokens that lie on a card."""
    kinds = dict(card.damage)
    reasons = (
        (bool(kinds), cite("damage-reduces-all")),
        (CORRUPTION in kinds, cite("corruption")),
        (DEADLY in kinds or UNHEALABLE in kinds, cite("special-damage")),
    )
    return tuple(rule for holds, rule in reasons if holds)


def damage_on(now: Moment, card: Card) -> Ruled:
    """damage-reduces-all, corruption: tokens of every kind."""
    corrupt = dict(card.damage).get(CORRUPTION, 0)
    if corrupt and now.reads("corruption-apart") == "apart":
        return Ruled(card.tokens - corrupt)
    return Ruled(card.tokens, (cite("corruption"),) if corrupt else ())


def owner(now: Moment, card: Card) -> str:
    """control-ownership: control makes nobody the owner."""
    taken = card.in_play and card.controller not in ("", card.owner)
    return card.controller if taken and now.reads("control-makes-owner") == "owner" else card.owner


def ready(now: Moment, card: Card) -> Ruled:
    """rotating, ready-step1: not rotated."""
    why = f"{card.name} is rotated, and cards are made ready only in the Ready Round" if card.rotated else ""
    return Ruled(card.in_play and not card.rotated, (), why)


def rotated(now: Moment, card: Card) -> Ruled:
    """rotating: with the reason where nothing has rotated it."""
    return Ruled(card.rotated, (), "" if card.rotated or not card.in_play else f"nothing has rotated {card.name}")


def mortally_wounded(now: Moment, card: Card) -> Ruled:
    """mortally-wounded, with the rules for the tokens that make it so."""
    found = values.mortally_wounded(now, card)
    if card.zone == KILLED and now.reads("dies-at-once") == "at-once":
        found = True
    why = "" if not card.damage else f"{card.name} has no ability left" if found else _how_it_is(now, card)
    return Ruled(found, (cite("mortally-wounded"), *rules_of_tokens(card)), why)


def killed(now: Moment, card: Card) -> Ruled:
    """killed-pile; for a card that is still hurt, the rules that will or will not bring it there."""
    hurt = (cite("mortally-wounded"), *rules_of_tokens(card)) if card.damage else ()
    return Ruled(card.zone == KILLED, hurt, _how_it_is(now, card) if card.in_play and card.damage else "")


def still_in_play(now: Moment, card: Card) -> Ruled:
    """piles; of a card that is mortally wounded, that it dies only later."""
    if card.in_play and card.damage and values.mortally_wounded(now, card):
        return Ruled(True, (cite("mortally-wounded-dies"),), _how_it_is(now, card))
    return Ruled(card.in_play)


def _how_it_is(now: Moment, card: Card) -> str:
    """mortally-wounded, mortally-wounded-dies: what a hurt card in play has left."""
    if values.mortally_wounded(now, card):
        return f"{card.name} is mortally wounded, but dies only in the Discard Dead step"
    left = ((each, int(values.current(now, card, each).total)) for each in ABILITIES)
    return f"{card.name} still has {' and '.join(f'{each.title()} {n}' for each, n in left if n)}"


def dice_of(now: Moment, card: Card, *places: int) -> Ruled:
    """dice-per-point: what lowers the ratings lowers the dice; last-battle-no-politics."""
    counts, rules = values.dice(now, card), (cite("dice-per-point"), *rules_of_tokens(card))
    whole = card._replace(damage=())
    if values.ratings(now, whole) != card.abilities and now.reads("dice-by-printed") == "printed":
        counts = card.abilities
    if last_battle(now) and values.ratings(now, card)[0]:
        rules += (cite("last-battle-no-politics"),)
    return Ruled(sum(counts[at] for at in places or range(len(ABILITIES))), rules)


def room(now: Moment, card: Card) -> Ruled:
    """damage-assign-c, mortally-wounded: how much more a card can take, by the highest of its abilities."""
    found = values.room(now, card)
    if found is None:
        return Ruled("no limit")
    left = {each: values.current(now, card, each).total for each in ABILITIES}
    highest = [each for each in ABILITIES if left[each] == found == max(left.values())]
    if not highest:
        return Ruled(found)
    why = f"{together(highest)} {'is' if len(highest) == 1 else 'are'} {found} now, and no ability of it is higher"
    return Ruled(found, (cite("damage-assign-c"), cite("mortally-wounded")), why)


def damage_of_card(now: Moment, card: Card) -> Ruled:
    """damage-into-pool, weapon-damage: with the rows that made it."""
    return Ruled(damage_rolled.damage_of(now, card, card.last)) if card.last else Ruled(0)


def weapon(now: Moment, card: Card) -> str:
    """weapon-one: the Weapon on a card."""
    return next((each.name for each in in_play(now) if each.on == card.name and has(now, each, "Weapon")), "none")


def symbols_for(now: Moment, card: Card) -> str:
    """paying-own-symbols, paying-pool-stated: what may pay for the first effect of a card."""
    effect = next((each for each in card.text if each.timing in ("event", "limited")), None)
    return said(total_of(paying_groups(now, card, effect, card.controller)))


def controller(now: Moment, card: Card) -> Ruled:
    """control: who controls a card in play; contested-control: by the tokens on it."""
    if card.zone != PLAY:
        return Ruled("nobody", (cite("control-in-play-only"),), f"{card.name} is not in play")
    if not is_contested(now, card):
        return Ruled(controller_of(now, card) or "nobody")
    tokens = ", ".join(f"{who} {n}" for who, n in card.control if n) or "none"
    return Ruled(controls(now, card) or "nobody", (cite("contested-control"),), f"control tokens: {tokens}")


def challenge_of(now: Moment, card: Card) -> str:
    """participating: where a card participates."""
    found = now.get(card.challenge)
    if isinstance(found, Challenge):
        return found.title
    if card.token and (meant := now.get(challenge_for(now, card.token))) and isinstance(meant, Challenge):
        return meant.title if now.reads("hidden-token-counts") == "counts" else "none"
    open_one = next((each for each in now.every(Challenge) if each.kind == "pattern" and not each.result), None)
    forward = open_one is not None and card.in_play and card.place == BATTLEGROUND and card.kind in FIGHTERS
    placing = now.inside("challenge-round") and not now.inside("participation")
    if open_one and forward and placing and not card.token and now.reads("placed-participates") == "participates":
        return open_one.title
    return "none"


def participates(now: Moment, card: Card) -> Ruled:
    """participating, participation-lasts; mortally-wounded-dies: a mortally wounded card is still there."""
    hurt = bool(card.challenge) and values.mortally_wounded(now, card)
    if hurt and now.reads("dies-at-once") == "at-once":
        return Ruled(False)
    rules = (cite("mortally-wounded-dies"), cite("participation-lasts")) if hurt else ()
    battle = now.get(LAST_BATTLE)
    refusal = None
    if isinstance(battle, Challenge) and card.in_play and not card.challenge and not battle.result:
        refusal = refuse_participation(now, card, battle, [])
    if refusal is not None:
        return Ruled(False, refusal.cites, refusal.text)
    return Ruled(bool(card.challenge), rules, f"{card.name} is mortally wounded but not dead yet" if hurt else "")


def place(now: Moment, card: Card) -> str:
    """piles: where a card is."""
    ended = card.zone == KILLED and (is_leader(card) or is_taveren(now, card))
    return DISCARD if ended and now.reads("killed-is-discarded") == "discarded" else where(card)


def side(now: Moment, card: Card) -> Ruled:
    """supporting, opposing: with the rule by which the challenge was initiated."""
    challenge = now.get(card.challenge)
    rules = rules_of_initiating(challenge) if isinstance(challenge, Challenge) else ()
    found = side_in(now, card)
    if found and now.reads("other-side") == "other":
        found = "opposing" if found == "supporting" else "supporting"
    return Ruled(found or "none", rules)


def stands_down(now: Moment, card: Card) -> Ruled:
    """stand-down: in the battleground, and in no challenge."""
    down = card.in_play and card.place == BATTLEGROUND and not card.challenge
    if down:
        return Ruled(True, (), f"{card.name} is in the battleground and participates in no challenge")
    where_it_is = f"participates in the {challenge_of(now, card)}" if card.challenge else f"is in the {where(card)}"
    return Ruled(False, (), f"{card.name} {where_it_is.replace('the the', 'the')}")


def rules_of_initiating(challenge: Challenge) -> tuple[Cite, ...]:
    """pattern-hero-initiated, last-battle-alternate: the rule by which somebody initiated a challenge."""
    rules = {"pattern": cite("pattern-hero-initiated"), "last battle": cite("last-battle-alternate")}
    return (rules[challenge.kind],) if challenge.kind in rules else ()


ask_about(RULES, Card, (
    ("damage on {card}", damage_on, cite("damage-reduces-all"), "The damage tokens on a card, of every kind."),
    ("deadly damage on {card}", lambda now, card: dict(card.damage).get(DEADLY, 0), cite("special-damage"),
     "The damage tokens on a card that kill automatically."),
    ("unhealable damage on {card}", lambda now, card: dict(card.damage).get(UNHEALABLE, 0), cite("special-damage"),
     "The damage tokens on a card that cannot be healed; corruption is asked for by its own name."),
    ("corruption on {card}", lambda now, card: dict(card.damage).get(CORRUPTION, 0), cite("corruption"),
     "The corruption tokens on a card."),
    ("damage {card} can take", room, (cite("damage-assign-c"), cite("mortally-wounded")),
     "How many more damage tokens make a card mortally wounded; `no limit` if none do.", NOW),
    ("{card} is mortally wounded", mortally_wounded, cite("mortally-wounded"),
     "Whether a card has damage and no current ability above zero."),
    ("dice of {card}", dice_of, cite("dice-per-point"), "The total number of dice a card rolls now.", NOW),
    ("symbols on {card}", lambda now, card: said(card.symbols), cite("symbol-allegiance"),
     "The symbols that a card has generated and not spent, such as `1 intrigue, 2 one power`, or `nothing`."),
    ("symbols that can pay for {card}", symbols_for, (cite("paying-own-symbols"), cite("paying-pool-stated")),
     "The symbols that may pay for the first effect of a card in play.", NOW),
    ("allegiances of {card}", lambda now, card: sorted(allegiances(now, card)), cite("allegiance"),
     "The allegiances a card has now."),
    ("traits of {card}", lambda now, card: sorted(marks(now, card)), cite("trait"),
     "The traits a card has now, allegiances among them."),
    ("place of {card}", place, (cite("piles"), cite("battleground"), cite("home-front")),
     "Where a card is: `home front`, `battleground`, `hand`, `discard pile`, `killed pile`, `removed from play` ..."),
    ("{card} is in play", still_in_play, cite("piles"), "Whether a card is in play."),
    ("{card} is killed", killed, cite("killed-pile"), "Whether a card is in a killed pile."),
    ("{card} is ready", ready, (cite("rotating"), cite("ready-step1")),
     "Whether a card in play is not rotated."),
    ("{card} has rolled", lambda now, card: card.rolled, cite("participating-in"),
     "Whether a card has rotated to roll in the challenge that it is in."),
    ("roll of {card}", lambda now, card: card.last.name if card.last else "none", cite("dice-per-point"),
     "What a card's dice have shown last, in this challenge or while generating; `none` if it has not rolled."),
    ("damage of {card}", damage_of_card, (cite("damage-into-pool"), cite("generated")),
     "The damage that a card has generated by its roll, with what its effects make of it, while its step lasts."),
    ("{card} participates", participates, cite("participating"),
     "Whether a card participates in a challenge."),
    ("{card} stands down", stands_down, cite("stand-down"),
     "Whether a card is in the battleground and in no challenge."),
    (("host of {card}", "what {card} is on"), lambda now, card: card.on or "nothing", cite("advantage-kinds"),
     "The card or player that an advantage is on; `nothing` if it is on none."),
    ("weapon of {card}", weapon, cite("weapon-one"), "The Weapon on a card; `none` without one."),
    ("effects on {card}", lambda now, card: [row.source for row in lasting_on(now, card.name)],
     (cite("event-expiry"), cite("replacement-temporary")), "What has an effect on a card that lasts, by its source."),
    (("{card} is Ta'veren", "{card} is a Ta'veren"), is_taveren, (cite("taveren-healing"), cite("personality-chain")),
     "Whether a card is Ta'veren: Rand, Mat or Perrin, their replacements included, or by its trait."),
    (("{card} is a leader", "{card} is a starting character"), lambda now, card: is_leader(card),
     (cite("starting"), cite("hero-replacement")), "Whether it is a Starting Hero or Villain, or has replaced one."),
    ("{card} is fulfilled", lambda now, card: "met" in card.used or card.title in game(now).fulfilled, cite("prophecy"),
     "Whether a prophecy has been fulfilled this game."),
    ("{card} is rotated", rotated, cite("rotating"), "Whether a card is rotated."),
    ("controller of {card}", controller, cite("control"), "The player who controls a card; `nobody` if none does."),
    ("owner of {card}", owner, cite("control-ownership"), "The player who owns a card."),
    ("challenge of {card}", challenge_of, cite("participating"),
     "The challenge a card participates in; `none` if it stands down or is at home."),
    ("side of {card}", side, (cite("supporting"), cite("opposing")),
     "Whether a card is `supporting`, `opposing`, or neither (`none`)."),
    ("token on {card}", lambda now, card: card.token or "none", cite("participation-colours"),
     "The colour of the face-down token on a card; `none` without one."),
))  # fmt: skip


def current(now: Moment, ability: str, card: str) -> Ruled:
    """current-ability: with the rules for what changes it."""
    found = values.current(now, a_card(now, card), an_ability(ability))
    return Ruled(found, (cite("current-and-printed"), cite("effect-continuous")) if found.rows else ())


def printed(now: Moment, ability: str, card: str) -> int:
    """printed-ability: whatever changes the rating now."""
    found, name = a_card(now, card), an_ability(ability)
    here = int(values.current(now, found, name).total)
    changed = here != values.printed(found, name) and now.reads("printed-as-it-is-now") == "now"
    return here if changed else values.printed(found, name)


def has_trait(now: Moment, card: str, trait: str) -> bool:
    """trait, allegiance-is-trait: `Rand has the Dragon allegiance`."""
    return has(now, a_card(now, card), re.sub(r"^(the|an?) | (allegiance|trait)$", "", tidy(trait)))


def attached(now: Moment, card: str, host: str) -> bool:
    """advantage-kinds: whether an advantage is on something."""
    found = a_card(now, card)
    return found.in_play and bool(found.on) and tidy(found.on).removeprefix("the ") == tidy(host).removeprefix("the ")


def can_be_called(now: Moment, card: str, name: str) -> bool:
    """personality-targeting, personality-chain: whether a description means a card, wherever it is."""
    found = a_card(now, card)
    try:
        described = which(name, words_here(now))
    except ValueError:
        return called(now, found, name)
    return fits(now, found, described._replace(zone=found.zone), found.controller)


ask_about(RULES, None, [
    ("printed {ability} of {card}", printed, cite("printed-ability"),
     "A rating as printed on the card."),
    ("{ability} of {card}", current, cite("current-ability"),
     "A rating as it is now, after all modifications: `combat of Rand`."),
    ("{ability} dice of {card}", lambda now, ability, card: dice_of(now, a_card(now, card), place_of(ability)),
     cite("dice-per-point"), "How many dice of an ability a card rolls now.", NOW),
    ("{ability} symbols on {card}", lambda now, ability, card: a_card(now, card).symbols[place_of(ability)],
     cite("symbol-allegiance"), "The symbols of an ability that a card has generated and not spent."),
    ("{card} has {trait}", has_trait, (cite("trait"), cite("allegiance-is-trait")),
     "Whether a card has a trait or an allegiance now."),
    (("{card} is attached to {host}", "{card} is on {host}"), attached, cite("advantage-kinds"),
     "Whether an advantage is on a card, a player or the world."),
    ("{card} can be called {name}", can_be_called, (cite("personality-targeting"), cite("personality-chain")),
     "Whether a text that names somebody or something means this card: `Young Bull can be called Perrin`."),
    ("control tokens of {player} on {card}",
     lambda now, player, card: dict(a_card(now, card).control).get(a_player(now, player), 0),
     cite("contested-tokens"), "The control tokens of a player on a Contested Advantage."),
    ("advantages on {card}",
     lambda now, card: sorted(each.name for each in in_play(now) if tidy(each.on) == tidy(card)),
     cite("advantage-kinds"), "The advantages on a card or a player."),
])  # fmt: skip
