"""endurance, exhaustion: drawing, discarding from the top or from hand, running out of cards."""

from __future__ import annotations

from collections import Counter
from collections.abc import Hashable, Iterable
from contextlib import suppress

from judge.engine import Chance, Choice, Moment, Refusal, refuse
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards.errata_and_faq import rules_of
from judge.games.highlander.cards.kinds import fits
from judge.games.highlander.cards.meanings.anatomy import UNKNOWN
from judge.games.highlander.cards.meanings.parts import CARD, What
from judge.games.highlander.play.attacks import damage
from judge.games.highlander.play.choice_words import Spoken, shown
from judge.games.highlander.play.whereabouts import misplaced
from judge.games.highlander.play.who import (
    cards,
    change,
    different,
    exertion,
    hand,
    note,
    player,
    turn,
    under_way,
)
from judge.games.highlander.things import Card, Player
from judge.kit.choosing import Pick

Zones = tuple[str, ...]
EXHAUSTION = 5
DOWN = "discarding down"
WORDS = {"hand": "draws {}", "discard": "discards {} from the Endurance", "removed": "removes {} from the game",
         "revealed": "reveals {}"}  # fmt: skip


def endurance_count(now: Moment, who: str) -> int:
    """How many cards a player's Endurance has."""
    return _count(player(now, who))


def _count(found: Player) -> int:
    return len(found.endurance) + len(found.pool) + found.rest + len(found.bottom)


def take(now: Moment, who: str, amount: int, to: str, source: str) -> None:
    """Cards come off the top of the Endurance one at a time: into the hand, to a pile, or face up in an Exertion."""
    if amount > 0:
        now.call("taking", who=who, left=amount, to=to, source=source)


def choose(
    now: Moment, chart: str, who: str, amount: int, what: What, source: str, free: bool = False, zones: Zones = ()
) -> None:
    """A player chooses so many cards of a kind, or up to so many, to discard, to trade or to take back."""
    now.call(chart, who=who, left=amount, what=what, source=source, done=0, free=free, zones=zones)


@RULES.role
def discarder(now: Moment) -> str:
    """The player who discards."""
    return str(now.bound("who"))


@RULES.test
def more_to_take(now: Moment) -> bool:
    """Whether more cards are to be taken."""
    return bool(now.given(int, "left")) and _goes_on(now, player(now, discarder(now)))


def _goes_on(now: Moment, found: Player) -> bool:
    """Whether cards are left, and an Exertion has not stopped with the last one."""
    return bool(_count(found)) and not (now.bound("to") == "revealed" and exertion(now).stopped)


@RULES.test
def top_is_known(now: Moment) -> bool:
    """Whether another card is to be taken and it is settled which it is."""
    if not now.given(int, "left"):
        return False
    found = player(now, discarder(now))
    known = bool(found.endurance) or not found.pool or len(found.pool) + found.rest == 1
    return known and _goes_on(now, found)


@RULES.test
def top_is_by_chance(now: Moment) -> bool:
    """Whether another card is to be taken and chance says which it is."""
    return more_to_take(now) and not top_is_known(now)


@RULES.step
def take_top(now: Moment) -> None:
    """The top card goes where it is to go: a known one, else of those below in unknown order, else from the bottom."""
    found = player(now, discarder(now))
    if known := found.endurance or found.pool:
        _lay(now, known[0])
    elif found.rest and now.referee.trail is None:  # An exploration does not look at the moments in between.
        _lay(now, UNKNOWN, min(found.rest, now.given(int, "left")))
    else:
        _lay(now, UNKNOWN if found.rest else found.bottom[0])


@RULES.verb
class TurnUp(Spoken, Chance):
    """The next card of an Endurance whose order nobody knows."""

    name = "turn-up"
    phrase = "turns up {0}"
    example = "turns up <card> (a result of chance, for `given`)"

    def results(self, now: Moment) -> Iterable[tuple[tuple[Hashable, ...], int]]:
        found = player(now, discarder(now))
        often = Counter(map(shown, found.pool))
        first = {shown(name): name for name in reversed(found.pool)}
        listed: list[tuple[tuple[Hashable, ...], int]] = [((first[title],), often[title]) for title in often]
        return listed + ([((UNKNOWN,), found.rest)] if found.rest else [])

    def take(self, now: Moment, choice: Choice) -> None:
        _lay(now, str(choice.args[0]))


def _lay(now: Moment, name: str, often: int = 1) -> None:
    """Puts one card where it is to go, or several that nobody knows; with the last one its player Exhausts."""
    who, to = discarder(now), str(now.bound("to"))
    now.bind("left", now.given(int, "left") - often)
    if name == UNKNOWN:
        _count_off(now, who, to, often)
    else:
        _take_off(now, who, name)
        now.put(now.the(Card, name)._replace(zone=to))
    if to == "revealed":
        state = exertion(now)
        more = {"unknown": state.unknown + often} if name == UNKNOWN else {"revealed": (*state.revealed, name)}
        now.put(state._replace(**more))
    if to == "hand":
        note(now, drawn=turn(now).drawn + often)
    said = "a card" if name == UNKNOWN else shown(name)
    rules = (*rules_of(str(now.bound("source"))), cite("exertions" if to == "revealed" else "endurance"))
    for _ in range(often):
        now.say(f"{who} {WORDS[to].format(said)}.", *rules, actor=who, event=("drawn" if to == "hand" else to, said))
    if not endurance_count(now, who):
        _run_out(now, who)


def _count_off(now: Moment, who: str, to: str, often: int) -> None:
    """So many cards that nobody knows are no longer in the Endurance, but in the hand or in the Discard Pile."""
    found = player(now, who)
    hand_rest = found.hand_rest + often * (to == "hand")
    discard_rest = found.discard_rest + often * (to == "discard")
    now.put(found._replace(rest=found.rest - often, hand_rest=hand_rest, discard_rest=discard_rest))


def _take_off(now: Moment, who: str, name: str) -> None:
    """A card is no longer in the Endurance."""
    found = player(now, who)
    parts = {"endurance": found.endurance, "pool": found.pool, "bottom": found.bottom}
    change(now, who, **{part: tuple(each for each in held if each != name) for part, held in parts.items()})


def _run_out(now: Moment, who: str) -> None:
    """exhaustion: with the last card of the Endurance its player Exhausts."""
    inside = now.bound("to") == "revealed"
    exhaust(now, who)
    if inside and now.frames and now.reads("exert-past-end") == "stop-at-last":
        state = under_way(now)
        if state is not None and now.given(int, "left"):
            now.put(state._replace(stopped=True))
            now.say("The Exertion ends with the last card.", cite("exhaustion"), event=("exertion", "ended"))


def exhaust(now: Moment, who: str, rule: str = "") -> None:
    """exhaustion: lose 5 Ability at the next Ability Adjustment, shuffle the Discard Pile in and go on."""
    if (lost := "five-later" if rule else now.reads("exhaustion-loss")) == "five-later":
        damage.add_pending(now, who, "loss", EXHAUSTION, "Exhaustion", rule=rule)
    elif lost == "at-once":
        change(now, who, ability=max(0, player(now, who).ability - EXHAUSTION))
    reshuffle(now, who)
    now.say(f"{who} Exhausts: {EXHAUSTION} Ability will be lost, and the Discard Pile becomes the Endurance.",
            cite("exhaustion"), event=("exhausted", who))  # fmt: skip
    if not endurance_count(now, who):
        _nothing_left(now, who)


def reshuffle(now: Moment, who: str) -> None:
    """The Discard Pile is shuffled into the Endurance: nobody knows the order any more."""
    found = player(now, who)
    back = cards(now, who, "discard")
    for card in back:
        now.put(card._replace(zone="endurance"))
    pool = (*found.endurance, *found.pool, *found.bottom, *(card.name for card in back))
    change(now, who, endurance=(), bottom=(), pool=tuple(sorted(pool)), rest=found.rest + found.discard_rest,
           discard_rest=0)  # fmt: skip


def shuffle(now: Moment, who: str) -> None:
    """The Endurance is shuffled: nobody knows its order any more."""
    found = player(now, who)
    pool = (*found.endurance, *found.pool, *found.bottom)
    change(now, who, endurance=(), bottom=(), pool=tuple(sorted(pool)))


def _nothing_left(now: Moment, who: str) -> None:
    """exhaustion-no-cards: no Endurance and no Discard Pile: Ability is zero at once, and drawing begins.

    Everything else of the turn is left out.
    """
    state = under_way(now)
    returning = state and state.kind == "soft" and state.by == who and (state.revealed or state.unknown)
    if returning and now.reads("exhaust-limbo") == "five-return":
        now.say("The cards of the Soft Exertion will be the new Endurance.", cite("exhaustion"))
        return
    change(now, who, ability=0)
    now.say(f"{who} has no cards left to form an Endurance: Ability is zero, and the Draw/Discard Phase begins.",
            cite("exhaustion-no-cards"), event=("ability", who))  # fmt: skip
    if state is not None:
        now.drop("exertion")
    while now.frames and now.frames[-1].chart != "turn":
        now.frames.pop()
    if now.frames:
        now.jump("6")
    else:
        now.call("draw-discard")


def take_any_back(now: Moment, who: str, amount: int, what: What) -> None:
    """So many cards are taken back, no matter which: how it would come out if nothing kept the player from it."""
    for card in [card for card in cards(now, who, "discard") if fits(now, card, what)][:amount]:
        now.put(card._replace(zone="hand"))


def discard_all(now: Moment, who: str, what: What, source: str) -> None:
    """All cards of a kind in hand are discarded."""
    found = [card for card in hand(now, who) if fits(now, card, what)]
    for card in found:
        now.put(card._replace(zone="discard"))
    if what == CARD:
        state = player(now, who)
        change(now, who, hand_rest=0, discard_rest=state.discard_rest + state.hand_rest)
    names = ", ".join(card.title for card in found) or "nothing"
    now.say(
        f"{who} discards {names} ({source}).",
        *rules_of(source),
        cite("phase-2b-must-do"),
        actor=who,
        event=("discarded", names),
    )


@RULES.test
def must_discard_more(now: Moment) -> bool:
    """Whether a card has still to be discarded and there is one."""
    return not now.bound("free") and bool(_discardable(now))


@RULES.test
def may_discard_more(now: Moment) -> bool:
    """Whether a card may still be discarded and there is one."""
    return bool(now.bound("free")) and bool(_discardable(now))


@RULES.test
def more_to_retrieve(now: Moment) -> bool:
    """Whether a card may still be taken back and there is one."""
    return bool(_fitting(now, *now.given(tuple, "zones")))


@RULES.step
def count_discards(now: Moment) -> None:
    """How many were discarded, for a line that asks for an equal number."""
    if now.bound("count") is not None:
        now.bind("count", now.given(int, "done"))


def _fitting(now: Moment, *zones: str) -> list[str]:
    """What may still be chosen of the kind that is asked for."""
    if not now.bound("left"):
        return []
    found = different(cards(now, discarder(now), *zones))
    return [card.name for card in found if fits(now, card, now.given(tuple, "what"))]


def _discardable(now: Moment) -> list[str]:
    unknown = now.bound("left") and now.bound("what") == CARD and player(now, discarder(now)).hand_rest
    return [*_fitting(now, "hand"), *((UNKNOWN,) if unknown else ())]


class _Choose(Spoken, Pick):
    """One of so many cards is chosen; it is counted."""

    kinds = "c"
    asked: Refusal
    zones: Zones

    def why_not(self, now: Moment, by: str, name: str) -> Refusal | None:
        with suppress(KeyError, AssertionError):
            if shown(name) in map(shown, self.all(now, by)):
                return None
        card, rules = now.get(name), [each.unit for each in self.asked.cites]
        return (misplaced(now, by, card, self.zones, *rules) if isinstance(card, Card) else None) or self.asked

    def all(self, now: Moment, by: str) -> list[str]:
        """What may be chosen, in whatever order."""
        raise NotImplementedError

    def options(self, now: Moment, by: str) -> list[str]:
        """What is offered: after a card nobody knows only such cards, for the order does not matter."""
        found = self.all(now, by)
        return [UNKNOWN] if now.bound("blind") and UNKNOWN in found else found

    def suits(self, now: Moment, by: str, args: tuple[Hashable, ...]) -> bool:
        return isinstance(now.bound("zones"), tuple)

    def by(self, now: Moment) -> str:
        return discarder(now)

    def _is_due(self, now: Moment, zone: str) -> bool:
        """Whether the card really goes: one that is traded, and no more than a challenge asks for."""
        worth = now.bound("worth")
        if isinstance(worth, int) and now.given(int, "done") >= worth:
            return False
        if zone == "discard" and not now.bound("free") and now.reads("discards-made") == "forgotten":
            return False
        return now.frames[-1].chart != "trading" or now.reads("trade-costs") != "kept"

    def put(self, now: Moment, name: str, zone: str) -> None:
        """The card goes where it is to go; one nobody knows is only counted."""
        due = self._is_due(now, zone)
        if name == UNKNOWN:
            found = player(now, discarder(now))
            change(now, found.name, hand_rest=found.hand_rest - due, discard_rest=found.discard_rest + due)
            now.bind("blind", True)
        elif due:
            now.put(now.the(Card, name)._replace(zone=zone))
        now.bind("left", now.given(int, "left") - 1)
        now.bind("done", now.given(int, "done") + 1)


@RULES.verb
class Discard(_Choose):
    """A card is discarded from hand, as an effect demands."""

    name = "discard"
    phrase = "discards {0}"
    example = "discards <card>"
    zones: Zones = ("hand",)
    asked = refuse("nothing asks for such a card to be discarded now", cite("phase-2b-must-do"))

    def all(self, now: Moment, by: str) -> list[str]:
        return _discardable(now)

    def foregone(self, now: Moment, by: str) -> tuple[Hashable, ...] | None:
        """Where all that fits has to go, the order does not matter."""
        if now.bound("free"):
            return None
        fitting = [card.name for card in hand(now, by) if fits(now, card, now.given(tuple, "what"))]
        unknown = player(now, by).hand_rest if now.bound("what") == CARD else 0
        all_go = len(fitting) + unknown <= now.given(int, "left")
        if len({shown(name) for name in fitting}) + bool(unknown) > 1 and not all_go:
            return None
        return (fitting[0] if fitting else UNKNOWN,)

    def picked(self, now: Moment, by: str, name: str) -> None:
        self.put(now, name, "discard")
        who, source = discarder(now), str(now.bound("source"))
        rule = cite("maximum-hand-size") if source == DOWN else cite("phase-2b-must-do")
        now.say(f"{who} discards {shown(name)} ({source}).", *rules_of(source), rule, actor=who,
                event=("discarded", shown(name)))  # fmt: skip


@RULES.verb
class Retrieve(_Choose):
    """A card is taken back from the Discard Pile, or taken out of the Endurance that is searched."""

    name = "retrieve"
    phrase = "retrieves {0}"
    example = "retrieves <card>"
    zone = "discard"
    zones: Zones = ("discard", "endurance")
    asked = refuse("no text lets such a card be taken back now", cite("immediate-effect"))

    def all(self, now: Moment, by: str) -> list[str]:
        return _fitting(now, *now.given(tuple, "zones")) if now.bound("zones") else []

    def picked(self, now: Moment, by: str, name: str) -> None:
        searched = now.the(Card, name).zone == "endurance"
        if searched:
            _take_off(now, by, name)
        self.put(now, name, "hand")
        if now.bound("taken") is not None:
            now.bind("taken", (*now.given(tuple, "taken"), name))
        where = "out of the Endurance" if searched else "back"
        now.say(f"{by} takes {shown(name)} {where} into the hand.", *rules_of(str(now.bound("source"))),
                cite("immediate-effect"), actor=by, event=("retrieved", shown(name)))  # fmt: skip
        if searched and not endurance_count(now, by):
            exhaust(now, by)
