"""7.2.5 Strike Phase and 8.4.3: drawing and playing Attack Cards."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from judge.engine import Chance, Choice, Moment, Refusal, refuse
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.cards import meant, qualities
from judge.games.chaotic.cards.meanings import ELEMENTS
from judge.games.chaotic.cards.meanings.ability import Attack
from judge.games.chaotic.play import formats
from judge.games.chaotic.play.combat.attack_played import put_triggers_of_attack
from judge.games.chaotic.play.combat.phases import combat_goes_on
from judge.games.chaotic.play.costs import counters_needed, refuse_cost
from judge.games.chaotic.play.lasting import SOME_ATTACKS
from judge.games.chaotic.play.leaving_play import deadly, destroy, used_up
from judge.games.chaotic.play.mugic_and_abilities.abilities import held
from judge.games.chaotic.play.triggers import Event, announce, unique_name
from judge.games.chaotic.play.whereabouts import kind_of, place_of
from judge.games.chaotic.play.who import (
    BURST,
    bound_item,
    combat,
    creatures,
    engaged,
    fight,
    game,
    opponent,
    players,
    striking_player,
)
from judge.games.chaotic.things import Creature, Item, Player
from judge.kit.choosing import Pick
from judge.kit.things import without
from judge.kit.timeline import timeline

NOTHING = "nothing"


def drawer(now: Moment) -> str:
    """Who draws: the player that a text names, else the Striking Player."""
    return str(now.bound("player") or "") or striking_player(now)


@RULES.step
def prepare_draw(now: Moment) -> None:
    """7.2.5.1: an Attack Deck without cards is first made anew; a card that is known to be on top is drawn."""
    player = now.the(Player, drawer(now))
    if not player.attack_deck and not player.attack_pool:
        if not player.attack_discard:
            now.say(f"{player.name} has no Attack Card to draw.", cite("7.2.5.1"), actor=player.name)
            return
        player = _shuffle(now, player)
    if player.attack_deck or len(set(player.attack_pool)) == 1:
        draw(now, player.name, (*player.attack_deck, *player.attack_pool)[0])


def _shuffle(now: Moment, player: Player) -> Player:
    """7.2.5.1: the attack discard pile becomes the new Attack Deck; its order is unknown."""
    now.put(player._replace(attack_pool=tuple(sorted(player.attack_discard)), attack_discard=()))
    said = f"{player.name} shuffles the attack discard pile into a new Attack Deck."
    now.say(said, cite("7.2.5.1"), actor=player.name)
    announce(now, Event("deck shuffled", kind=player.name))
    return now.the(Player, player.name)


def draw(now: Moment, name: str, card: str) -> None:
    """7.2.5.1: a card goes from the Attack Deck to the hand; when an empty deck is made anew is a reading."""
    player = now.the(Player, name)
    if player.attack_deck:
        player = player._replace(attack_deck=player.attack_deck[1:])
    else:
        player = player._replace(attack_pool=without(player.attack_pool, card))
    now.put(player._replace(attacks=(*player.attacks, card)))
    now.bind("drawn", True)
    now.say(f"{name} draws an Attack Card.", cite("7.2.5.1"), actor=name, event=("drawn", card))
    announce(now, Event("draws", kind=name))
    emptied = not player.attack_deck and not player.attack_pool and bool(player.attack_discard)
    if emptied and now.reads("attack-deck-empty") == "when-emptied":
        _shuffle(now, now.the(Player, name))


@RULES.test
def draw_is_open(now: Moment) -> bool:
    """7.2.5.1: whether the order of the Attack Deck is unknown, so that chance decides which card is drawn."""
    by_text = now.bound("deed")
    if by_text and by_text != "draw":
        return False
    return not now.bound("drawn") and bool(now.the(Player, drawer(now)).attack_pool)


@RULES.verb
class Draw(Chance):
    """7.2.5.1: which card of a shuffled Attack Deck is drawn."""

    name = "draw"
    phrase = "draws {0}"

    def results(self, now: Moment) -> Iterable[tuple[tuple[Hashable, ...], int]]:
        pool = now.the(Player, drawer(now)).attack_pool if now.bound("player") or fight(now) else ()
        return [((card,), pool.count(card)) for card in dict.fromkeys(pool)]

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        if choice.args in dict(self.results(now)):
            return None
        return refuse(f"{choice.args[0]} is not in that Attack Deck", cite("7.2.5.1"))

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        why = "an Attack Card is drawn as a strike begins, or where a text says so, and at no other time"
        return refuse(why, cite("7.2.5.1"))

    def take(self, now: Moment, choice: Choice) -> None:
        draw(now, drawer(now), str(choice.args[0]))


@RULES.test
def is_to_draw(now: Moment) -> bool:
    """8.5.2: whether the text makes a player draw."""
    return now.bound("deed") == "draw"


@RULES.test
def is_to_shuffle(now: Moment) -> bool:
    """8.5.2: whether the text makes a player shuffle."""
    return now.bound("deed") in ("shuffle", "shuffle together", "hand into deck", "swap pile and deck", "discard hand")


@RULES.step
def shuffle_by_text(now: Moment) -> None:
    """8.5.2: an Attack Deck is shuffled, alone or with the attack discard pile; its order is unknown from now on."""
    player, deed = now.the(Player, drawer(now)), now.bound("deed")
    deck, pile, hand = (*player.attack_deck, *player.attack_pool), player.attack_discard, player.attacks
    if deed == "shuffle together":
        deck, pile = (*deck, *pile), ()
    elif deed == "hand into deck":
        deck, hand = (*deck, *hand), ()
    elif deed == "swap pile and deck":
        deck, pile = pile, deck
    elif deed == "discard hand":
        now.put(player._replace(attack_discard=(*pile, *hand), attacks=()))
        now.say(f"{player.name} discards the attack hand.", cite("8.5.2"), actor=player.name)
        return
    now.put(player._replace(attack_deck=(), attack_pool=tuple(sorted(deck)), attack_discard=pile, attacks=hand))
    now.say(
        f"{player.name} shuffles the Attack Deck.", cite("8.5.2"), actor=player.name, event=("shuffled", player.name)
    )
    announce(now, Event("deck shuffled", kind=player.name))


@RULES.test
def is_to_discard(now: Moment) -> bool:
    """8.5.2: whether the text makes a player with cards in hand discard one of their choice."""
    return now.bound("deed") in ("discard", "discard mugic") and bool(_hand(now, drawer(now)))


@RULES.verb
class DiscardAttack(Pick):
    """8.5.2: a player discards a card from the hand."""

    name = "discard-attack"
    phrase = "discards {0}"
    only = refuse("a card is discarded as a cost or by an effect that says so, not at will", cite("8.5.2"))

    def by(self, now: Moment) -> str:
        return drawer(now)

    def options(self, now: Moment, by: str) -> Iterable[str]:
        return dict.fromkeys(_hand(now, by))

    def why_not(self, now: Moment, by: str, name: str) -> Refusal | None:
        return None if name in self.options(now, by) else refuse(f"{name} is not in {by}'s hand", cite("8.5.2"))

    def picked(self, now: Moment, by: str, name: str) -> None:
        _discard(now, by, name)


def _hand(now: Moment, of: str) -> tuple[str, ...]:
    """The cards that a text makes a player discard from: Attack Cards or Mugic."""
    player = now.the(Player, of)
    return player.mugic if "mugic" in str(now.bound("deed")) else player.attacks


def _discard(now: Moment, by: str, name: str) -> None:
    """8.5.2: a card goes from the hand to its discard pile."""
    player = now.the(Player, by)
    if "mugic" in str(now.bound("deed")):
        now.put(player._replace(mugic=without(player.mugic, name), discard=(*player.discard, name)))
    else:
        now.put(player._replace(attacks=without(player.attacks, name), attack_discard=(*player.attack_discard, name)))
    now.say(f"{by} discards {name}.", cite("8.5.2"), actor=by, event=("discarded", name))
    announce(now, Event("discards", kind=by, types=("mugic" if "mugic" in str(now.bound("deed")) else "attack",)))
    if "mugic" in str(now.bound("deed")):
        announce(now, Event("mugic discarded"))


@RULES.test
def is_to_lose_by_chance(now: Moment) -> bool:
    """8.5.2: whether the text makes a player with cards in hand discard one at random."""
    return str(now.bound("deed")).endswith("at random") and bool(_hand(now, drawer(now)))


@RULES.verb
class DiscardByChance(Chance):
    """8.5.2: which card of a hand is discarded at random."""

    name = "discard-by-chance"
    phrase = "discards {0} by chance"

    def results(self, now: Moment) -> Iterable[tuple[tuple[Hashable, ...], int]]:
        hand = _hand(now, drawer(now)) if now.bound("player") else ()
        return [((card,), hand.count(card)) for card in dict.fromkeys(hand)]

    def take(self, now: Moment, choice: Choice) -> None:
        _discard(now, drawer(now), str(choice.args[0]))


@RULES.test
def looks_before_an_attack(now: Moment) -> bool:
    """10.2: whether a head judge counts, in Advanced Apprentice, only the playing of an attack as priority."""
    return any(deadly(now, each) for each in creatures(now)) and formats.waits_for_attack(now)


@RULES.step
def look_for_the_dead(now: Moment) -> None:
    """10.2, 8.7.3.4: where only the play of an attack counts as priority, whoever has no Energy left goes now."""
    destroy(now, used_up(now), cite("8.7.3.4"))


def _refuse_stranger(now: Moment, by: str, name: str) -> Refusal | None:
    """8.4.5: any Creature may play any attack; that it needs an element of it is a mistake."""
    card, creature = now.the(Attack, name), engaged(now, by)
    boxes = [element for element in ELEMENTS if card.box(element) is not None]
    if creature is None or not boxes or set(boxes) & set(qualities.elements(now, creature)):
        return None
    if now.reads("any-attack") == "any":
        return None
    return refuse(f"{creature.name} has no element of {name}", cite("8.4.5"))


@RULES.verb
class PlayAttack(Pick):
    """8.4.3: the Striking Player chooses an Attack Card; it opens the Attack Burst."""

    name = "attack"
    example = "attacks with <Attack Card>, or attacks with nothing when none in hand can be played"
    phrase = "attacks with {0}"

    def by(self, now: Moment) -> str:
        return striking_player(now)

    def options(self, now: Moment, by: str) -> list[str]:
        return [*dict.fromkeys(now.the(Player, by).attacks), NOTHING]

    def why_not(self, now: Moment, by: str, name: str) -> Refusal | None:
        if name != NOTHING:
            return _refuse_card(now, by, name) or _refuse_attack(now, by, name) or _refuse_stranger(now, by, name)
        if all(_refuse_attack(now, by, each) for each in dict.fromkeys(now.the(Player, by).attacks)):
            return None
        return refuse("an attack that can be played must be played", cite("7.2.5.2"))

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        """7.2.5: attacks are played in the Strike Phase, by the Striking Player, one at each strike."""
        found, state = fight(now), game(now)
        if state.over:
            return refuse("the game is over", cite("5.1"))
        if found is None:
            return refuse("nobody is in combat: attacks are played in the Strike Phase only", cite("7.2.5.2"))
        if not found.striker and not now.inside("strike"):
            return refuse("Initiative comes first: nobody is the Striking Player yet", cite("7.2.4.1"), cite("7.2.5"))
        if choice.by != striking_player(now):
            why = f"{striking_player(now)} is the Striking Player, not {choice.by}"
            return refuse(why, cite("7.2.5"), cite("7.2.5.2"))
        if now.inside("strike"):
            why = "one attack is played at a strike; the next strike is the other player's"
            return refuse(why, cite("7.2.5.2"), cite("7.2.5.4"))
        return None

    def picked(self, now: Moment, by: str, name: str) -> None:
        if name == NOTHING:
            _no_attack(now, by)
            return
        creature, cost = engaged(now, by), now.the(Attack, name).cost
        assert creature is not None
        item = Item(unique_name(now, name), "attack", by, creature.name, creature.name, name, paid=cost.counters)
        item = item._replace(at=timeline(now).next)
        now.call("play-attack", item=item, cost=cost, paying=True, later=())


@RULES.test
def chooses_attack(now: Moment) -> bool:
    """7.2.5.2: whether the combat has not ended and the Striking Player chooses the attack."""
    return combat_goes_on(now) and not _by_chance(now)


@RULES.test
def attacks_by_chance(now: Moment) -> bool:
    """7.2.5.2: whether the combat has not ended and a card text makes the attack random."""
    return combat_goes_on(now) and _by_chance(now)


def _by_chance(now: Moment) -> bool:
    creature = engaged(now, striking_player(now))
    return creature is not None and any(each.ability.must == "attack at random" for each in held(now, creature))


@RULES.verb
class AttackByChance(Chance):
    """7.2.5.2: which of the attacks in hand that can be played is played at random."""

    name = "attack-by-chance"
    phrase = "attacks with {0} by chance"

    def results(self, now: Moment) -> Iterable[tuple[tuple[Hashable, ...], int]]:
        by = striking_player(now) if fight(now) else ""
        hand = [each for each in now.the(Player, by).attacks if _refuse_attack(now, by, each) is None] if by else []
        return [((card,), hand.count(card)) for card in dict.fromkeys(hand)] or [((NOTHING,), 1)]

    def take(self, now: Moment, choice: Choice) -> None:
        PlayAttack().picked(now, striking_player(now), str(choice.args[0]))


def _no_attack(now: Moment, by: str) -> None:
    """8.4.3.2: what happens when no attack can be played, for none is in hand or none can be paid for, is a reading."""
    if now.reads("unaffordable-hand") == "no-rule":
        said = f"{by} cannot play any Attack Card: the rules do not say what happens."
        now.silence(said, cite("7.2.5.2"), cite("8.4.3.2"))
        return
    now.say(f"{by} has no attack that can be played.", cite("8.4.3.2"), actor=by)
    now.put(combat(now)._replace(idle=combat(now).idle + 1))


def _refuse_card(now: Moment, by: str, name: str) -> Refusal | None:
    """8.4.3.1: the Striking Player chooses an Attack Card from the hand."""
    if not isinstance(now.get(name), Attack):
        return refuse(f"{name} is {kind_of(now, name)}, not an Attack Card", cite("8.4.3.1"))
    if name not in now.the(Player, by).attacks:
        return refuse(f"{name} is not in {by}'s hand: it is {place_of(now, name)}", cite("8.4.3.1"), cite("7.2.5.2"))
    return None


def _refuse_attack(now: Moment, by: str, card: str) -> Refusal | None:
    """8.4.3.2: an attack whose cost cannot be met is taken back; 8.4.5: otherwise any Creature may play any attack."""
    creature, attack = engaged(now, by), now.the(Attack, card)
    if creature is None:
        return refuse(f"{by} has no engaged Creature", cite("7.2.5.2"))
    barred = [each for each in held(now, creature) if each.ability.forbids == SOME_ATTACKS]
    if any(meant.attack_fits(now, each.scene, attack, creature, each.ability.affects) for each in barred):
        return refuse(f"{creature.name} can not play {card}", cite("8.5.8"))
    needed = counters_needed(now, creature, attack.cost, 0)
    return refuse_cost(now, creature, attack.cost, needed, by, cite("8.4.3.2"))


@RULES.step
def next_striker(now: Moment) -> None:
    """7.2.5.4: the other player becomes the Striking Player; 7.3: no rule ends a combat in which neither can attack."""
    if combat(now).idle > 1 and not any(_may_yet_attack(now, each) for each in players(now)):
        said = "Neither player can play an attack or draw one: the rules do not say how this combat goes on."
        now.silence(said, cite("7.2.5.4"), cite("7.3"))
        return
    nxt = opponent(now, striking_player(now))
    if now.reads("strikes-in-turn") == "again":
        nxt = striking_player(now)
    now.put(combat(now)._replace(striker=nxt))
    now.say(f"{nxt} becomes the Striking Player.", cite("7.2.5.4"), event=("striker", nxt))


def _may_yet_attack(now: Moment, by: str) -> bool:
    """7.2.5.1, 8.4.3.2: whether a player has a card left to draw, or one in hand that can be paid for."""
    player = now.the(Player, by)
    to_draw = player.attack_deck or player.attack_pool or player.attack_discard
    return bool(to_draw) or any(_refuse_attack(now, by, each) is None for each in player.attacks)


@RULES.step
def announce_attack(now: Moment) -> None:
    """8.4.3.1, 7.2.5.2: the attack is announced; the engaged Creature counts as having played it."""
    item = bound_item(now)
    player, creature = now.the(Player, item.by), now.the(Creature, item.creature)
    now.put(player._replace(attacks=without(player.attacks, item.card)))
    now.put(creature._replace(attacks=creature.attacks + 1))
    now.put(combat(now)._replace(idle=0))
    now.say(f"{item.by} attacks with {item.card}: {creature.name} plays it.", cite("7.2.5.2"), actor=item.by,
            event=("played", item.name))  # fmt: skip


@RULES.step
def put_attack_on_burst(now: Moment) -> None:
    """8.4.3.3: the Attack Card starts the Attack Burst."""
    item = bound_item(now)
    now.add(BURST, item)
    now.say(f"{item.name} is on the Attack Burst.", cite("8.4.3.3"), actor=item.by, event=("added", item.name))
    now.bind("paying", False)
    put_triggers_of_attack(now, item, now.given(tuple, "later"))
