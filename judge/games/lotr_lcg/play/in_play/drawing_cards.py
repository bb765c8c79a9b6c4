"""drawing-cards, effects-partial-count, discard-own-piles, setup-1: cards are drawn and discarded from decks."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from judge.engine import Chance, Choice, Moment, Refusal
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.deeds import count, hindered, in_vain, just_happens, makes, nothing
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.play.abilities.constant_abilities import forbidden
from judge.games.lotr_lcg.play.abilities.triggering_conditions import barred, occurs
from judge.games.lotr_lcg.play.in_play.areas import (
    deck_size,
    draw,
    is_absent,
    is_named_deck,
    know_top,
    move,
    shuffle,
    side,
    uncover,
)
from judge.games.lotr_lcg.play.in_play.exchanging import lowest
from judge.games.lotr_lcg.play.who import hand, player, players
from judge.games.lotr_lcg.things import DECK, DISCARD, SCENARIO, Context, Occurrence
from judge.kit.words import counted

just_happens("draw", player="self", counted=True)
just_happens("shuffle pile", player="self")
in_vain("draw", lambda now, name: deck_size(now, name) == 0, "has no cards left to draw", "player-deck-empty")


in_vain(
    "shuffle pile", lambda now, name: not (side(now, name).discard or side(now, name).discard_rest),
    "has no cards in the discard pile", "ability-potential-change",
)  # fmt: skip
in_vain("shuffle hand", lambda now, name: not _held(now, name), "has no cards in hand", "ability-potential-change")


@barred("draw")
def cannot_draw(now: Moment, what: Occurrence) -> Refusal | None:
    """cannot: a card may say that a player cannot draw cards."""
    if what.amount <= 0:
        return nothing(what.subject, "draws no cards", "drawing-cards")
    return forbidden(now, player(now, what.subject), "draw cards", source=what.source)


@occurs("draw")
def draw_cards(now: Moment, what: Occurrence) -> Iterable[Occurrence]:
    """draw-simultaneous, effects-partial-count: cards come to the hand together, as many as there are."""
    who = player(now, what.subject)
    if who.pool and len(who.deck) < what.amount:
        now.call("draw-unknown", player=what.subject, amount=what.amount)
        know_top(now, what.subject, what.amount)
        return (what,)
    return (what._replace(amount=_drawn(now, what.subject, what.amount)),)


def _drawn(now: Moment, name: str, wanted: int) -> int:
    if deck_size(now, name) < wanted and now.reads("empty-player-deck") == "reshuffled":
        _put_back(now, name)
    drawn = draw(now, name, wanted)
    short = "; the deck has no more cards" if drawn < wanted else ""
    why = "effects-partial-count" if drawn else "player-deck-empty"
    rules = (cite(why), cite("drawing-cards")) if short else (cite("drawing-cards"),)
    now.say(f"{name} draws {counted(drawn, 'card')}{short}.", *rules, event=("drawn", name))
    return drawn


@RULES.step
def draw_known(now: Moment) -> None:
    """drawing-cards: the draw of cards that chance has just named."""
    _drawn(now, now.given(str, "player"), now.given(int, "amount"))


@occurs("shuffle-pile")
def shuffle_pile(now: Moment, what: Occurrence) -> None:
    """discard-own-piles: a discard pile is shuffled back into its deck, cards without names too."""
    _put_back(now, what.subject)
    who = side(now, what.subject)
    shuffle(now, who.name)
    theirs = "The encounter" if who.name == SCENARIO else f"{who.name}'s"
    whose = f"The{who.name[3:]}'s" if is_named_deck(who.name) else theirs
    said = f"{whose} discard pile is shuffled into the deck."
    now.say(said, cite("discard-own-piles"), cite("golden-rule-card-over-rules"), event=("shuffled", who.name))


def _held(now: Moment, name: str) -> int:
    """How many cards a player has in hand."""
    return len(hand(now, name)) + player(now, name).hand_rest


@makes("shuffle hand")
def _shuffle_hand(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    yield Occurrence("shuffle-hand", name, _held(now, name), player=name)


@occurs("shuffle-hand")
def shuffle_hand(now: Moment, what: Occurrence) -> None:
    """shuffle: every card of a hand goes into the deck, cards without names too, and the deck is shuffled."""
    for each in hand(now, what.subject):
        move(now, each.name, DECK)
    who = player(now, what.subject)
    now.put(who._replace(deck_rest=who.deck_rest + who.hand_rest, hand_rest=0))
    shuffle(now, who.name)
    said = f"{who.name} shuffles {counted(what.amount, 'card')} from hand into the deck."
    now.say(said, cite("golden-rule-card-over-rules"), event=("shuffled", who.name))


def _put_back(now: Moment, owner: str) -> None:
    """discard-own-piles: the cards of a discard pile go back to their deck."""
    for name in side(now, owner).discard:
        move(now, name, DECK)
    who = side(now, owner)
    now.put(who._replace(deck_rest=who.deck_rest + who.discard_rest, discard_rest=0))


@makes("discard from deck")
def _discard_top(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    whose = _with_deck(now, name)
    owner = name if name in players(now) else ""
    yield Occurrence("discard-top", whose, count(now, what, about), player=owner, detail=what.what)


def _with_deck(now: Moment, name: str) -> str:
    """Whose deck it is: a player's, one with a name of its own, else the encounter deck."""
    return name if name in players(now) or is_named_deck(name) else SCENARIO


@hindered("discard from deck")
def _empty_deck(now: Moment, what: Instruction, name: str, about: Context) -> Refusal | None:
    whose = _with_deck(now, name)
    if is_absent(now, whose):
        return nothing(whose, "is not on this table", "effects-as-much-as-able")
    empty = deck_size(now, whose) == 0
    return nothing(whose, "has no cards left in the deck", "effects-partial-count") if empty else None


@occurs("discard-top")
def discard_top(now: Moment, what: Occurrence) -> Iterable[Occurrence]:
    """effects-partial-count: the top cards of a deck go to its discard pile, as many as there are; or the bottom one.

    Which card lies at the bottom of a shuffled deck is as much up to chance as which one comes next.
    """
    done: list[Occurrence] = []
    other = SCENARIO if what.subject == SCENARIO else ""
    gone = Occurrence("discard", player=what.player, detail=DECK, cause=what.cause, other=other, source=what.source)
    bottom = what.detail == "bottom"
    for _ in range(what.amount):
        owner = side(now, what.subject)
        if bottom and (owner.under or not owner.deck_rest) and (lowest := (*owner.deck, *owner.under)[-1:]):
            move(now, lowest[0], DISCARD)
            done.append(gone._replace(subject=lowest[0]))
        elif owner.deck and not bottom:
            name = owner.deck[0]
            move(now, name, DISCARD)
            done.append(gone._replace(subject=name))
        elif owner.deck_rest:
            now.put(owner._replace(deck_rest=owner.deck_rest - 1, discard_rest=owner.discard_rest + 1))
            done.append(Occurrence("discard", "", player=what.player, detail=DECK))
    theirs = f"{what.subject}'s deck" if what.subject in players(now) else "the encounter deck"
    whose = what.subject if is_named_deck(what.subject) else theirs
    end = "bottom" if bottom else "top"
    said = (
        f"The {end} card of {whose} is" if len(done) == 1 else f"The {end} {counted(len(done), 'card')} of {whose} are"
    )
    now.say(f"{said} discarded.", cite("discard-origin"), event=("discarded", what.subject))
    return [what._replace(amount=len(done)), *done]


def looked_at(now: Moment, what: Instruction, about: Context) -> list[str]:
    """The named cards on top of the deck that is looked at, or at its bottom."""
    whose = next(iter(members(now, what.group, about)), SCENARIO)
    if what.what == "bottom":
        return lowest(now, whose, count(now, what, about))
    return list(side(now, whose).deck[: count(now, what, about)])


@RULES.test
def top_is_unknown(now: Moment) -> bool:
    """Whether chance must decide which card is next."""
    owner = side(now, now.given(str, "deck"))
    return bool(owner.pool) and len(owner.deck) < now.given(int, "needed")


@RULES.verb
class ComesUp(Chance):
    """setup-1: after a shuffle nobody knows the order; chance says which card is next."""

    name = "comes-up"
    phrase = "{0} comes up"
    example = "<card> comes up"

    def results(self, now: Moment) -> Iterable[tuple[tuple[Hashable, ...], int]]:
        deck = now.bound("deck")
        pool = side(now, deck).pool if isinstance(deck, str) else ()
        return [((name,), 1) for name in pool]

    def take(self, now: Moment, choice: Choice) -> None:
        uncover(now, now.given(str, "deck"), str(choice.args[0]))
        now.say(f"{choice.args[0]} is the next card.", cite("setup-1"), event=("turned up", str(choice.args[0])))
