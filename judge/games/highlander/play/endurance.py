"""endurance, exhaustion: drawing, discarding from the top or from hand, running out of cards."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator

from judge.engine import Chance, Choice, Moment, Refusal, Verb, refuse
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards.kinds import fits
from judge.games.highlander.cards.known_cards import rules_of
from judge.games.highlander.cards.meanings import UNKNOWN, Card
from judge.games.highlander.play.attacks import damage
from judge.games.highlander.play.saying import shown
from judge.games.highlander.play.who import cards, change, different, exertion, hand, note, player, turn
from judge.games.highlander.things import Exertion

EXHAUSTION = 5
DOWN = "discarding down"
WORDS = {"hand": "draws", "discard": "discards from the Endurance", "removed": "removes from the game",
         "revealed": "reveals"}  # fmt: skip
RULE = {"hand": "endurance", "discard": "endurance", "removed": "endurance", "revealed": "exertions"}


def endurance_count(now: Moment, who: str) -> int:
    """How many cards a player's Endurance has."""
    found = player(now, who)
    return len(found.endurance) + len(found.pool) + found.rest + len(found.bottom)


def take(now: Moment, who: str, amount: int, to: str, source: str) -> None:
    """Cards come off the top of the Endurance one at a time: into the hand, to a pile, or face up in an Exertion."""
    if amount > 0:
        now.call("taking", who=who, left=amount, to=to, source=source)


def draw(now: Moment, who: str, amount: int, source: str) -> None:
    """Cards are drawn."""
    take(now, who, amount, "hand", source)


def discard_top(now: Moment, who: str, amount: int, source: str) -> None:
    """Cards are discarded from the top of the Endurance."""
    take(now, who, amount, "discard", source)


def remove_top(now: Moment, who: str, amount: int, source: str) -> None:
    """Cards are removed from the game from the top of the Endurance."""
    take(now, who, amount, "removed", source)


def _taker(now: Moment) -> str:
    return str(now.bound("who"))


def _more(now: Moment) -> bool:
    if not now.given(int, "left") or not endurance_count(now, _taker(now)):
        return False
    return not (str(now.bound("to")) == "revealed" and exertion(now).stopped)


@RULES.test
def top_is_known(now: Moment) -> bool:
    """Whether another card is to be taken and it is settled which it is."""
    if not _more(now):
        return False
    found = player(now, _taker(now))
    return bool(found.endurance) or not found.pool or len(found.pool) + found.rest == 1


@RULES.test
def top_is_by_chance(now: Moment) -> bool:
    """Whether another card is to be taken and chance says which it is."""
    return _more(now) and not top_is_known(now)


@RULES.test
def more_to_take(now: Moment) -> bool:
    """Whether more cards are to be taken."""
    return _more(now)


@RULES.step
def take_top(now: Moment) -> None:
    """The top card goes where it is to go."""
    found = player(now, _taker(now))
    if found.endurance:
        name, left = found.endurance[0], found._replace(endurance=found.endurance[1:])
    elif found.pool:
        name, left = found.pool[0], found._replace(pool=found.pool[1:])
    elif found.rest:
        name, left = UNKNOWN, found._replace(rest=found.rest - 1)
    else:
        name, left = found.bottom[0], found._replace(bottom=found.bottom[1:])
    now.put(left)
    _lay(now, name)


@RULES.verb
class TurnUp(Chance):
    """The next card of an Endurance whose order nobody knows."""

    name = "turn-up"
    example = "turns up <card> (a result of chance, for `given`)"

    def say(self, choice: Choice) -> str:
        return f"turns up {shown(choice.args[0])}"

    def results(self, now: Moment) -> Iterable[tuple[tuple[Hashable, ...], int]]:
        found = player(now, _taker(now))
        titles: dict[str, tuple[str, int]] = {}
        for name in found.pool:
            first, often = titles.get(shown(name), (name, 0))
            titles[shown(name)] = (first, often + 1)
        listed: list[tuple[tuple[Hashable, ...], int]] = [((name,), often) for name, often in titles.values()]
        return listed + ([((UNKNOWN,), found.rest)] if found.rest else [])

    def take(self, now: Moment, choice: Choice) -> None:
        found, name = player(now, _taker(now)), str(choice.args[0])
        if name == UNKNOWN:
            now.put(found._replace(rest=found.rest - 1))
        else:
            now.put(found._replace(pool=tuple(each for each in found.pool if each != name)))
        _lay(now, name)


def _lay(now: Moment, name: str) -> None:
    """Puts one card where it is to go; with the last one its player Exhausts."""
    who, to = _taker(now), str(now.bound("to"))
    now.bind("left", now.given(int, "left") - 1)
    found = player(now, who)
    if name != UNKNOWN:
        now.put(now.the(Card, name)._replace(zone=to))
    elif to == "hand":
        change(now, who, hand_rest=found.hand_rest + 1)
    elif to == "discard":
        change(now, who, discard_rest=found.discard_rest + 1)
    if to == "revealed":
        state = exertion(now)
        more = {"unknown": state.unknown + 1} if name == UNKNOWN else {"revealed": (*state.revealed, name)}
        now.put(state._replace(**more))
    if to == "hand":
        note(now, drawn=turn(now).drawn + 1)
    said = "a card" if name == UNKNOWN else shown(name)
    now.say(
        f"{who} {WORDS[to]} {said}.",
        cite(RULE[to]),
        *rules_of(str(now.bound("source"))),
        actor=who,
        event=({"hand": "drawn"}.get(to, to), said),
    )
    if not endurance_count(now, who):
        _run_out(now, who)


def _run_out(now: Moment, who: str) -> None:
    """exhaustion: with the last card of the Endurance its player Exhausts."""
    inside = str(now.bound("to")) == "revealed"
    exhaust(now, who)
    if inside and now.frames and now.reads("exert-past-end") == "stop-at-last":
        state = now.get("exertion")
        if isinstance(state, Exertion) and now.given(int, "left"):
            now.put(state._replace(stopped=True))
            now.say("The Exertion ends with the last card.", cite("exhaustion"), event=("exertion", "ended"))


def exhaust(now: Moment, who: str) -> None:
    """exhaustion: lose 5 Ability at the next Ability Adjustment, shuffle the Discard Pile in and go on."""
    damage.add_pending(now, who, "loss", EXHAUSTION, "Exhaustion")
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


def _nothing_left(now: Moment, who: str) -> None:
    """exhaustion-no-cards: no Endurance and no Discard Pile: Ability is zero at once, and drawing begins."""
    state = now.get("exertion")
    returning = isinstance(state, Exertion) and state.by == who and (state.revealed or state.unknown)
    if returning and isinstance(state, Exertion) and state.kind == "soft":
        if now.reads("exhaust-limbo") == "five-return":
            now.say("The cards of the Soft Exertion will be the new Endurance.", cite("exhaustion"))
            return
    change(now, who, ability=0)
    now.say(f"{who} has no cards left to form an Endurance: Ability is zero, and the Draw/Discard Phase begins.",
            cite("exhaustion-no-cards"), event=("ability", who))  # fmt: skip
    go_to_draw_phase(now)


def go_to_draw_phase(now: Moment) -> None:
    """exhaustion-no-cards: everything else of the turn is left out."""
    while now.frames and now.frames[-1].chart != "turn":
        now.frames.pop()
    if now.frames:
        now.jump("6")
    else:
        now.call("draw-discard")


def discard_all(now: Moment, who: str, what: str, source: str) -> None:
    """All cards of a kind in hand are discarded."""
    found = [card for card in hand(now, who) if fits(now, card, what)]
    for card in found:
        now.put(card._replace(zone="discard"))
    if what == "card":
        state = player(now, who)
        change(now, who, hand_rest=0, discard_rest=state.discard_rest + state.hand_rest)
    names = ", ".join(card.title for card in found) or "nothing"
    now.say(f"{who} discards {names} ({source}).", cite("phase-2b-must-do"), actor=who, event=("discarded", names))


@RULES.role
def discarder(now: Moment) -> str:
    """The player who discards."""
    return _taker(now)


@RULES.test
def must_discard_more(now: Moment) -> bool:
    """Whether a card has still to be discarded and there is one."""
    return not now.bound("free") and any(True for _ in _discardable(now))


@RULES.test
def may_discard_more(now: Moment) -> bool:
    """Whether a card may still be discarded and there is one."""
    return bool(now.bound("free")) and any(True for _ in _discardable(now))


@RULES.step
def count_discards(now: Moment) -> None:
    """How many were discarded, for a line that asks for an equal number."""
    if now.bound("count") is not None:
        now.bind("count", now.given(int, "done"))


@RULES.step
def draw_for_discards(now: Moment) -> None:
    """faq-mako, faq-methos: a card is drawn for each one discarded."""
    draw(now, _taker(now), now.given(int, "done"), str(now.bound("source")))


def _discardable(now: Moment) -> Iterator[str]:
    who, what = _taker(now), str(now.bound("what"))
    if now.given(int, "left") <= 0:
        return
    yield from (card.name for card in different(hand(now, who)) if fits(now, card, what))
    if player(now, who).hand_rest and what == "card":
        yield UNKNOWN


@RULES.verb
class Discard(Verb):
    """A card is discarded from hand, as an effect demands."""

    name = "discard"
    example = "discards <card>"

    def by(self, now: Moment) -> str:
        return _taker(now)

    def say(self, choice: Choice) -> str:
        return f"discards {shown(choice.args[0])}"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        if now.bound("left") is not None:
            yield from ((name,) for name in _discardable(now))

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        if choice.args[0] in list(_discardable(now)):
            return None
        return refuse(f"{shown(choice.args[0])} is not what has to be discarded", cite("phase-2b-must-do"))

    def foregone(self, now: Moment, by: str) -> tuple[Hashable, ...] | None:
        """Where all that fits has to go, the order does not matter."""
        if now.bound("free"):
            return None
        fitting = [card.name for card in hand(now, by) if fits(now, card, str(now.bound("what")))]
        unknown = player(now, by).hand_rest if now.bound("what") == "card" else 0
        if len({shown(name) for name in fitting}) + bool(unknown) > 1 and len(fitting) + unknown > now.given(
            int, "left"
        ):
            return None
        return (fitting[0] if fitting else UNKNOWN,)

    def take(self, now: Moment, choice: Choice) -> None:
        who, name = _taker(now), str(choice.args[0])
        if name == UNKNOWN:
            found = player(now, who)
            change(now, who, hand_rest=found.hand_rest - 1, discard_rest=found.discard_rest + 1)
        else:
            now.put(now.the(Card, name)._replace(zone="discard"))
        now.bind("left", now.given(int, "left") - 1)
        now.bind("done", now.given(int, "done") + 1)
        source = str(now.bound("source"))
        rule = cite("maximum-hand-size") if source == DOWN else cite("phase-2b-must-do")
        now.say(f"{who} discards {shown(name)} ({source}).", rule, *rules_of(source), actor=who,
                event=("discarded", shown(name)))  # fmt: skip


@RULES.test
def more_to_retrieve(now: Moment) -> bool:
    """Whether a card may still be taken back and there is one."""
    return any(True for _ in _retrievable(now))


def _retrievable(now: Moment) -> Iterator[str]:
    if now.given(int, "left") > 0:
        found = different(cards(now, _taker(now), "discard"))
        yield from (card.name for card in found if fits(now, card, str(now.bound("what"))))


@RULES.verb
class Retrieve(Verb):
    """A card is taken back from the Discard Pile."""

    name = "retrieve"
    example = "retrieves <card>"

    def say(self, choice: Choice) -> str:
        return f"retrieves {shown(choice.args[0])}"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        if now.bound("left") is not None and now.bound("what") is not None:
            yield from ((name,) for name in _retrievable(now))

    def take(self, now: Moment, choice: Choice) -> None:
        now.put(now.the(Card, str(choice.args[0]))._replace(zone="hand"))
        now.bind("left", now.given(int, "left") - 1)
        now.say(f"{choice.by} takes {shown(choice.args[0])} back into the hand.", cite("immediate-effect"),
                *rules_of(str(now.bound("source"))), actor=choice.by,
                event=("retrieved", shown(choice.args[0])))  # fmt: skip
