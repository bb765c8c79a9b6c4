"""draw-round: Discard Dead, Discard Cards, Draw Cards; the Victory Check is in winning.py."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from judge.engine import Chance, Choice, Cite, Moment, Refusal, refuse
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.cards.meanings import NEXT_DRAW
from judge.games.wot_ccg.play.choice_words import InItsStep
from judge.games.wot_ccg.play.decks import from_top
from judge.games.wot_ccg.play.events_and_effects.occasions import at_time
from judge.games.wot_ccg.play.piles import discard_from_hand, leave_play
from judge.games.wot_ccg.play.traits import forbidden_to
from judge.games.wot_ccg.play.turn import expire
from judge.games.wot_ccg.play.unfit import refuse_unheld
from judge.games.wot_ccg.play.values import hand_size, mortally_wounded, player_changes
from judge.games.wot_ccg.play.who import game, held, in_play, players
from judge.games.wot_ccg.things import CORRUPTION, DEADLY, DISCARD, FIGHTERS, HAND, KILLED, Card, Lasting, Player
from judge.kit.choosing import Pick
from judge.kit.timeline import ongoing
from judge.kit.words import counted

DRAWN = 2
OTHER = "another card"


def is_dead(now: Moment, card: Card) -> bool:
    """discard-dead: mortally wounded, or hit by damage that kills automatically (reading deadly-when)."""
    if card.kind not in FIGHTERS:
        return False
    dead = mortally_wounded(now, card) or bool(dict(card.damage).get(DEADLY))
    return dead or (card.tokens > 0 and now.reads("hurt-is-dead") == "dead")


@RULES.step
def begin_draw_round(now: Moment) -> None:
    """draw-round: what texts tie to its beginning, before the dead are looked at."""
    at_time(now, "draw round")


@RULES.step
def begin_action_round(now: Moment) -> None:
    """action-round: what texts tie to its beginning."""
    at_time(now, "action round")


@RULES.step
def begin_challenge_round(now: Moment) -> None:
    """challenge-round: what texts tie to its beginning."""
    at_time(now, "challenge round")


@RULES.step
def begin_resolution_round(now: Moment) -> None:
    """resolution-round: what texts tie to its beginning."""
    if any(row.until == "turn" for row in ongoing(now, Lasting)) and now.reads("effects-end-with-round") == "round":
        expire(now, "turn")
    at_time(now, "resolution round")


@RULES.step
def end_round(now: Moment) -> None:
    """turn-sequence: what texts tie to the end of a round, when nobody has anything more to play in it."""
    if not game(now).over:
        at_time(now, f"end of {now.frames[-1].chart.replace('-', ' ')}")


@RULES.step
def discard_dead(now: Moment) -> None:
    """discard-dead: all mortally wounded cards go to their owners' killed piles, together."""
    dead = [each for each in in_play(now) if is_dead(now, each)]
    if not dead:
        now.say("Nobody is mortally wounded.", cite("discard-dead"))
    for card in dead:
        special = ((CORRUPTION, cite("corruption")), (DEADLY, cite("special-damage")))
        more = [rule for kind, rule in special if kind in dict(card.damage)]
        leave_play(now, now.the(Card, card.name), KILLED, cite("discard-dead"), cite("mortally-wounded-dies"), *more)


def hand_of(now: Moment, player: str) -> int:
    """How many cards a player has in hand, named or not."""
    return len(held(now, player)) + now.the(Player, player).hand


@RULES.bar
def within_hand_limit(now: Moment, choice: Choice) -> Refusal | None:
    """hand-limit: whoever has more than 8 cards must discard down to 8."""
    limit, has = hand_size(now, choice.by), hand_of(now, choice.by)
    if has > limit.total:
        rules = (cite("hand-limit"), *((cite("hand-size-modified"),) if limit.rows else ()))
        return refuse(f"{choice.by} has {has} cards and may keep {limit.total}", *rules)
    return None


@RULES.verb
class Discard(InItsStep, Pick):
    """draw-discard: discards a card from hand."""

    name = "discard"
    phrase = "discards {0}"
    example = "`Ana discards Storm`, `Ana discards another card` (one that the table does not name)"

    only = refuse("cards are discarded from hand in the Draw Round", cite("draw-discard"))

    def options(self, now: Moment, by: str) -> list[str]:
        return [each.name for each in held(now, by)] + ([OTHER] if now.the(Player, by).hand else [])

    def why_not(self, now: Moment, by: str, name: str) -> Refusal | None:
        if name in self.options(now, by):
            return None
        card = now.get(name)
        if not isinstance(card, Card):
            return refuse(f"{by} has no {name} in hand", cite("draw-discard"))
        return refuse_unheld(card, by, (card.kind,), cite("draw-discard"))

    def picked(self, now: Moment, by: str, name: str) -> None:
        size, has = hand_size(now, by), hand_of(now, by)
        why = (cite("hand-limit"), cite("hand-size-modified")) if size.rows else (cite("hand-limit"),)
        discard_one(now, by, name, *(reversed(why) if has > size.total else ()), cite("draw-discard"))


def discard_one(now: Moment, player: str, name: str, *cites: Cite) -> None:
    """discard-pile: a card from hand, named on the table or not, goes to the discard pile."""
    if name != OTHER:
        discard_from_hand(now, now.the(Card, name), *cites)
        return
    found = now.the(Player, player)
    now.put(found._replace(hand=found.hand - 1, discarded=found.discarded + 1))
    now.say(f"{player} discards a card.", *cites, actor=player, event=("discarded", player))


@RULES.verb
class ForcedDiscard(Discard):
    """discard-pile: an effect makes a player discard; reading forced-discard-choice: who chooses the cards."""

    name = "forced-discard"
    example = "`Ben discards Storm`"

    only = refuse("no effect makes a player discard now", cite("discard-pile"))

    def by(self, now: Moment) -> str:
        player, other = now.given(str, "player"), now.given(str, "by")
        open_ = other != player and hand_of(now, player) > now.given(int, "number")
        return other if open_ and now.reads("forced-discard-choice") == "whose-effect" else player

    def options(self, now: Moment, by: str) -> list[str]:
        return super().options(now, now.given(str, "player"))

    def why_not(self, now: Moment, by: str, name: str) -> Refusal | None:
        return super().why_not(now, now.given(str, "player"), name)

    def picked(self, now: Moment, by: str, name: str) -> None:
        player = now.given(str, "player")
        if by != player:
            now.say(f"{by} chooses the card that {player} discards.", cite("discard-pile"), actor=by)
        now.bind("number", now.given(int, "number") - 1)
        discard_one(now, player, name, cite("discard-pile"))


@RULES.verb
class DiscardByChance(Chance):
    """discard-pile: chance picks the card that a player discards, each in hand as likely as any other."""

    name = "random-discard"
    phrase = "falls on {0}"
    example = "`chance falls on Storm`"

    def results(self, now: Moment) -> Iterable[tuple[tuple[Hashable, ...], int]]:
        player = now.given(str, "player")
        other = now.the(Player, player).hand
        return [((each.name,), 1) for each in held(now, player)] + ([((OTHER,), other)] if other else [])

    def take(self, now: Moment, choice: Choice) -> None:
        _discard_due(now, str(choice.args[0]))


def _discard_due(now: Moment, name: str) -> None:
    now.bind("number", now.given(int, "number") - 1)
    discard_one(now, now.given(str, "player"), name, cite("discard-pile"))


@RULES.test
def chance_picks(now: Moment) -> bool:
    """discard-pile: whether a card is still to be discarded at random, and it makes a difference which one."""
    player = now.given(str, "player")
    sorts = len(held(now, player)) + bool(now.the(Player, player).hand)
    return discards_due(now) and sorts > 1


@RULES.step
def discard_alike(now: Moment) -> None:
    """discard-pile: of cards that nobody names it makes no difference which one chance picks."""
    player = now.given(str, "player")
    _discard_due(now, next((each.name for each in held(now, player)), OTHER))


@RULES.test
def discards_due(now: Moment) -> bool:
    """discard-pile: whether the player must still discard and has a card to discard."""
    return now.given(int, "number") > 0 and hand_of(now, now.given(str, "player")) > 0


@RULES.step
def draw_cards(now: Moment) -> None:
    """draw-cards: each player draws two cards, up to the hand size; deck-exhausted: from an empty deck none."""
    for player in players(now):
        if source := forbidden_to(now, player, "draw cards"):
            now.say(f"{player} draws no cards ({source}).", cite("cannot"), event=("drew nothing", player))
            continue
        changes = list(player_changes(now, player, "cards drawn"))
        more = sum(int(row.amount) * (-1 if row.op == "subtract" else 1) for row in changes)
        room = int(hand_size(now, player).total) - hand_of(now, player)
        fill = room > DRAWN + more and now.reads("fills-the-hand") == "fills"
        draw(now, player, room if fill else max(0, DRAWN + more), cite("draw-cards"))
    expire(now, NEXT_DRAW)


def mill(now: Moment, player: str, number: int, *cites: Cite) -> None:
    """discard-pile: cards go from the top of a deck to the discard pile."""
    named, other = from_top(now, player, number)
    moved, found = len(named) + other, now.the(Player, player)
    for card in named:
        now.put(card._replace(zone=DISCARD, depth=0))
    now.put(found._replace(discarded=found.discarded + other, deck=found.deck - other))
    now.say(
        f"{counted(moved, 'card')} from the top of {player}'s deck to the discard pile.",
        *cites,
        event=("milled", player),
    )


def draw(now: Moment, player: str, number: int, *cites: Cite) -> None:
    """draw-cards: draws so many, in the Draw Round no further than the maximum hand size."""
    size = hand_size(now, player)
    limit = int(size.total) - hand_of(now, player)
    wanted = number
    if now.inside("draw-round") and limit < number and now.reads("draws-regardless") == "to-the-limit":
        wanted = max(0, limit)
    named, other = from_top(now, player, wanted)
    drawn, found = len(named) + other, now.the(Player, player)
    short = wanted - drawn
    if short and found.discarded and now.reads("empty-deck-reshuffled") == "reshuffled":
        again = min(short, found.discarded)
        now.put(found._replace(hand=found.hand + again, discarded=found.discarded - again))
        found = now.the(Player, player)
    for card in named:
        now.put(card._replace(zone=HAND, depth=0))
    now.put(found._replace(hand=found.hand + other, deck=found.deck - other))
    changed = now.inside("draw-round") and bool(size.rows)
    rules = (
        *((cite("hand-size-modified"),) if changed else ()),
        *cites,
        *((cite("hand-limit"),) if wanted < number else ()),
        *((cite("deck-exhausted"),) if drawn < wanted else ()),
    )
    now.say(f"{player} draws {counted(drawn, 'card')}.", *rules, actor=player, event=("drew", player))
