"""begin-setup, begin-first-player, begin-opening-hand: naming gems, drawing to see who goes first, hands."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from judge.engine import Chance, Choice, Moment, Refusal, refuse
from judge.games.highlander import RULES, cite
from judge.games.highlander.cards.meanings.anatomy import GEMS
from judge.games.highlander.play import endurance
from judge.games.highlander.play.choice_words import Spoken
from judge.games.highlander.play.exertions.hard_and_soft import exert, size_of
from judge.games.highlander.play.who import change, player, taken_for_fifteen, turn
from judge.games.highlander.things import Player, Turn
from judge.kit.choosing import Pick

FIVE = 5


@RULES.test
def gem_to_name(now: Moment) -> bool:
    """begin-first-player: whether somebody has not named a gem yet."""
    return any(not each.gem for each in now.every(Player))


@RULES.verb
class NameGem(Spoken, Pick):
    """begin-first-player: each player names an Attribute Gem."""

    name = "name-gem"
    phrase = "names {0}"
    example = "names strength"

    def by(self, now: Moment) -> str:
        return next(each.name for each in now.every(Player) if not each.gem)

    only = refuse("a gem is named before the draw for the first turn", cite("begin-first-player"))

    def options(self, now: Moment, by: str) -> tuple[str, ...]:
        return GEMS

    def why_not(self, now: Moment, by: str, name: str) -> Refusal | None:
        return None if name in GEMS else refuse(f"{name} is not an Attribute Gem", cite("attribute-gems"))

    def picked(self, now: Moment, by: str, name: str) -> None:
        change(now, by, gem=name)
        now.say(f"{by} names {name}.", cite("begin-first-player"), actor=by)


def _draw_for_first(now: Moment, which: int, size: int) -> None:
    """begin-first-player: cards are drawn; whether effects on Soft Exertions count is a reading."""
    who = turn(now).players[which]
    if size == FIVE and now.reads("first-player-soft") == "as-soft-exertion":
        size = size_of(now, who)
    exert(now, who, "challenge", "soft", gem=_gem_counted(now, who), size=size)


def _gem_counted(now: Moment, who: str) -> str:
    """begin-first-player: each player counts the gem he named himself."""
    first, second = turn(now).players
    whose = {"first-named": first, "second-named": second, "swapped": second if who == first else first}
    return player(now, whose.get(now.reads("own-gem"), who)).gem


@RULES.step
def first_draws(now: Moment) -> None:
    """begin-first-player: the first player's cards, five or, in a tie, one."""
    _draw_for_first(now, 0, now.given(int, "often"))


@RULES.step
def second_draws(now: Moment) -> None:
    """begin-first-player: the second player's cards."""
    now.bind("mine", now.given(int, "result"))
    _draw_for_first(now, 1, now.given(int, "often"))


@RULES.step
def compare_gems(now: Moment) -> None:
    """begin-first-player: who drew more of the own named gem goes first; a tie is drawn for again, one card each."""
    first, second = turn(now).players
    mine, theirs = now.given(int, "mine"), now.given(int, "result")
    now.bind("often", 1)
    if mine == theirs:
        now.say(f"{mine} against {theirs}: a tie.", cite("begin-first-player"), event=("first", "tie"))
        return
    now.bind("first", first if mine > theirs else second)
    now.say(f"{mine} against {theirs}: {now.bound('first')} goes first.", cite("begin-first-player"),
            event=("first", str(now.bound("first"))))  # fmt: skip


@RULES.test
def tied_with_known_cards(now: Moment) -> bool:
    """begin-first-player: whether the tie can be broken with cards that are written down."""
    return not now.bound("first") and any(each.endurance or each.pool for each in now.every(Player))


@RULES.test
def still_tied(now: Moment) -> bool:
    """begin-first-player: whether the tie has to be left to chance."""
    return not now.bound("first")


@RULES.verb
class WhoIsFirst(Chance):
    """begin-first-player: cards nobody has written down decide who goes first."""

    name = "who-is-first"
    phrase = "lets {0} go first"
    example = "lets <player> go first (a result of chance, for `given`)"

    def results(self, now: Moment) -> Iterable[tuple[tuple[Hashable, ...], int]]:
        return [((name,), 1) for name in turn(now).players]

    def take(self, now: Moment, choice: Choice) -> None:
        now.bind("first", choice.args[0])
        now.say(f"{choice.args[0]} goes first.", cite("begin-first-player"), event=("first", str(choice.args[0])))


@RULES.step
def heed_fast_draw(now: Moment) -> None:
    """faq-fast-draw: one Fast Draw goes first; two cancel each other out."""
    fast = [each.name for each in now.every(Player) if each.fast_draw]
    if len(fast) == 2:
        first = str(now.bound("first"))
        now.say("Both play Fast Draw: they cancel out.", cite("faq-fast-draw"), event=("first", first))
    elif fast:
        now.bind("first", fast[0])
        now.say(f"{fast[0]} plays Fast Draw and goes first.", cite("faq-fast-draw"), event=("first", fast[0]))


@RULES.step
def draw_opening_hands(now: Moment) -> None:
    """begin-opening-hand: a card for each point of starting Ability."""
    sealed = (cite("sealed-deck"),) if turn(now).format == "sealed" else ()
    for each in reversed(now.every(Player)):
        score = each.ability + taken_for_fifteen(now, each.name)
        now.say(f"{each.name} draws {score} cards, one for each point of Ability.", *sealed,
                cite("begin-opening-hand"), event=("hand", each.name))  # fmt: skip
        endurance.take(now, each.name, score, "hand", "opening hand")


@RULES.step
def first_turn(now: Moment) -> None:
    """begin-opening-hand: the first player begins."""
    state, first = turn(now), str(now.bound("first"))
    now.put(Turn(active=first, players=state.players, format=state.format, end_game=state.end_game))
    now.say(f"{first} has the first turn.", cite("begin-opening-hand"), event=("turn", first))


@RULES.role
def five(now: Moment) -> int:
    """begin-first-player: five cards."""
    return FIVE


@RULES.role
def nothing_yet(now: Moment) -> int:
    """A number that is still to be found."""
    return 0


@RULES.role
def nobody_yet(now: Moment) -> str:
    """A player who is still to be found."""
    return ""
