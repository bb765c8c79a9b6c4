"""discard-dead, draw-discard, draw-cards: steps 1, 3 and 4 of the Draw Round."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine import Choice, Cite, Moment, Refusal, Verb, refuse
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.play.piles import discard_from_hand, leave_play
from judge.games.wot_ccg.play.values import hand_size, mortally_wounded
from judge.games.wot_ccg.play.who import asked_here, dominant_player, held, in_play, order, players
from judge.games.wot_ccg.things import CORRUPTION, DEADLY, DECK, FIGHTERS, HAND, KILLED, Card, Player

DRAWN = 2
OTHER = "another card"


def is_dead(now: Moment, card: Card) -> bool:
    """discard-dead: mortally wounded, or hit by damage that kills automatically (reading deadly-when)."""
    return card.kind in FIGHTERS and (mortally_wounded(now, card) or bool(dict(card.damage).get(DEADLY)))


@RULES.step
def discard_dead(now: Moment) -> None:
    """discard-dead: all mortally wounded cards go to their owners' killed piles, together."""
    dead = [each for each in in_play(now) if is_dead(now, each)]
    if not dead:
        now.say("Nobody is mortally wounded.", cite("discard-dead"))
    for card in dead:
        kinds = dict(card.damage)
        more = (
            *((cite("corruption"),) if CORRUPTION in kinds else ()),
            *((cite("special-damage"),) if DEADLY in kinds else ()),
        )
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
class Discard(Verb):
    """draw-discard: discards a card from hand."""

    name = "discard"
    phrase = "discards {0}"
    example = "`Ana discards Storm`, `Ana discards another card` (one that the table does not name)"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        names = [each.name for each in held(now, by)]
        return iter([(each,) for each in (*names, *((OTHER,) if now.the(Player, by).hand else ()))])

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        if asked_here(now, choice):
            return None
        return refuse("cards are discarded from hand in the Draw Round", cite("draw-discard"))

    def take(self, now: Moment, choice: Choice) -> None:
        discard_one(now, choice.by, str(choice.args[0]), cite("draw-discard"))


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
    """discard-pile: an effect makes a player discard; the player chooses which."""

    name = "forced-discard"
    example = "`Ben discards Storm`"

    def by(self, now: Moment) -> str:
        return now.given(str, "player")

    def take(self, now: Moment, choice: Choice) -> None:
        now.bind("number", now.given(int, "number") - 1)
        discard_one(now, choice.by, str(choice.args[0]), cite("discard-pile"))


@RULES.test
def discards_due(now: Moment) -> bool:
    """discard-pile: whether the player still has to discard, and can."""
    return now.given(int, "number") > 0 and hand_of(now, now.given(str, "player")) > 0


@RULES.step
def draw_cards(now: Moment) -> None:
    """draw-cards: each player draws two cards, up to the hand size; deck-exhausted: from an empty deck none."""
    for player in players(now):
        draw(now, player, DRAWN, cite("draw-cards"))


def draw(now: Moment, player: str, number: int, *cites: Cite) -> None:
    """draw-cards: draws so many, in the Draw Round no further than the maximum hand size."""
    limit = int(hand_size(now, player).total) - hand_of(now, player)
    wanted = number
    if now.inside("draw-round") and limit < number and now.reads("draws-regardless") == "to-the-limit":
        wanted = max(0, limit)
    drawn = min(wanted, _deck(now, player))
    for _ in range(drawn):
        _draw_one(now, player)
    rules = (
        *cites,
        *((cite("hand-limit"),) if wanted < number else ()),
        *((cite("deck-exhausted"),) if drawn < wanted else ()),
    )
    now.say(f"{player} draws {drawn} card{'' if drawn == 1 else 's'}.", *rules, actor=player, event=("drew", player))


def _deck(now: Moment, player: str) -> int:
    return len(_named_deck(now, player)) + now.the(Player, player).deck


def _named_deck(now: Moment, player: str) -> list[Card]:
    return [each for each in now.every(Card) if each.zone == DECK and each.owner == player]


def _draw_one(now: Moment, player: str) -> None:
    named = _named_deck(now, player)
    if named:
        now.put(named[0]._replace(zone=HAND))
        return
    found = now.the(Player, player)
    now.put(found._replace(hand=found.hand + 1, deck=found.deck - 1))


@RULES.test
def events_after_drawing(now: Moment) -> bool:
    """Reading draw-round-window: whether events may be played once after both players have drawn."""
    from judge.games.wot_ccg.play.events import has_something

    somebody = any(has_something(now, each) for each in (dominant_player(now), order(now)[0]))
    return somebody and now.reads("draw-round-window") == "after-drawing"
