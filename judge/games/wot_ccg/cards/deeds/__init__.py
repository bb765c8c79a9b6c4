"""What card text does: each verb of a deed, carried out one after the other without interruption."""

from __future__ import annotations

from collections.abc import Callable

from judge.engine import Moment
from judge.games.wot_ccg import RULES, cite, things
from judge.games.wot_ccg.cards.conditions import all_hold, amount_of
from judge.games.wot_ccg.cards.deeds.settling import with_what_was_told
from judge.games.wot_ccg.cards.meanings import (
    ABILITIES,
    CHALLENGE_END,
    GONE,
    GOOD,
    HIS_CARDS,
    NEXT_READY,
    TURN,
    Admits,
    Aimed,
    All,
    Amount,
    Ban,
    Change,
    Gain,
    Lose,
    OnlyIn,
    Per,
    Ref,
    Role,
    Surcharge,
    Which,
    Whom,
)
from judge.games.wot_ccg.cards.meanings.effects import Deed
from judge.games.wot_ccg.play.events_and_effects.rated import OF_TARGET, rating
from judge.games.wot_ccg.play.events_and_effects.told import told, told_amount
from judge.games.wot_ccg.play.in_force import bearer_of
from judge.games.wot_ccg.play.traits import OPPOSITE, fits, has
from judge.games.wot_ccg.play.triggers import keep_requirements
from judge.games.wot_ccg.play.who import both_at_once, controller_of, current, game, of_side, opponent, players
from judge.games.wot_ccg.things import PLAY, Card, Challenge, Lasting, Player, Task
from judge.kit.timeline import begin

Verb = Callable[[Moment, Task, Deed], None]
OnCard = Callable[[Moment, Task, Deed, Card], None]
DEEDS: dict[str, Verb] = {}
NOT_READIED = (Ban("ready during the next ready round"), Ban("ready during the ready round"))
PLAYERS = ("you", "opponent", "each player", "hero players", "villain players")
USES = tuple(f"use {each}" for each in ABILITIES)
ELSEWHERE = (
    "search", "search into play", "search onto", "search to", "return", "remove", "shuffle in", "discard", "take",
    "put seen", "into play", "onto deck",
)  # fmt: skip
FORCED_DISCARDS = ("discard cards", "discard hand", "discard named")
SIGNS = {"add": "+", "subtract": "-", "multiply": "x", "divide": "/", "set": "="}


def deed(*verbs: str) -> Callable[[Verb], Verb]:
    """Registers what carries out a verb."""

    def register(function: Verb) -> Verb:
        DEEDS.update(dict.fromkeys(verbs, function))
        return function

    return register


def on_cards(*verbs: str) -> Callable[[OnCard], OnCard]:
    """Registers what carries out a verb on each card that it concerns."""

    def register(function: OnCard) -> OnCard:
        def each(now: Moment, task: Task, what: Deed) -> None:
            cards = concerned(now, task, what)
            if not cards:
                now.say(f"{task.name}: there is nothing to which this part could apply.", cite("effects-in-play"))
            for card in cards:
                function(now, task, what, now.the(Card, card.name))

        DEEDS.update(dict.fromkeys(verbs, each))
        return function

    return register


@RULES.test
def more_to_do(now: Moment) -> bool:
    """event-no-interrupt: whether an instruction is left."""
    return bool(now.given(Task, "task").left)


@RULES.step
def carry_out_next(now: Moment) -> None:
    """event-no-interrupt: the next deed; nothing can be played in between."""
    task = now.given(Task, "task")
    if _ignored_on_turn_one(now, task):
        now.bind("task", task._replace(left=()))
        return
    first, rest = task.left[0], task.left[1:]
    now.bind("task", task._replace(left=rest))
    source = now.the(Card, task.source)
    if not all_hold(now, first.conditions, source, task.by, it_of(now, task)):
        now.say(f"{task.name}: the condition does not hold, so nothing happens here.", cite("effects-in-play"))
        return
    carry_out(now, task, first)
    keep_requirements(now)


def _ignored_on_turn_one(now: Moment, task: Task) -> bool:
    """Reading turn-one-scope: whether a text with more than the discard in it is ignored as a whole."""
    if game(now).turn != 1 or len(task.left) == 1:
        return False
    forced = [each for each in task.left if each.verb in FORCED_DISCARDS]
    hit = next((who for each in forced for who in players_meant(now, task, each.whom) if who != task.by), "")
    if not hit or now.reads("first-turn-discards") != "ignored" or now.reads("turn-one-scope") != "whole":
        return False
    text = f"{task.name} is ignored: on the first turn it would make {hit} discard."
    now.say(text, cite("turn-one-discard"), event=("spared", hit))
    return True


def carry_out(now: Moment, task: Task, what: Deed) -> None:
    """One deed."""
    DEEDS[what.verb](now, task, what)


def it_of(now: Moment, task: Task) -> Card:
    """The card that a text calls `it`: that on which it happened, the first that was picked, its bearer, itself."""
    names = (task.subject, *task.targets)
    found = next((each for name in names if name and isinstance(each := now.get(name), Card)), None)
    return found or bearer_of(now, now.the(Card, task.source))


def concerned(now: Moment, task: Task, what: Deed) -> list[Card]:
    """The cards that a deed concerns: what was picked, the card itself, its bearer, or all that it describes."""
    anywhere = what.verb in ELSEWHERE or Ban("be recruited") in what.rules
    return meant(now, task, what.whom, everywhere=anywhere)


def meant(now: Moment, task: Task, whom: Whom, *, everywhere: bool = False) -> list[Card]:
    """The cards that words of a text mean; only those in play unless it may be elsewhere."""
    if isinstance(whom, All):
        source, which = now.the(Card, task.source), told(now, whom.which, task.targets, task.by)
        named = [each for each in task.targets if isinstance(now.get(each), Challenge)]
        if which.where == "that" and named:
            there = [each for each in now.every(Card) if each.challenge == named[0]]
            return [each for each in there if fits(now, each, which._replace(where=""), task.by, source)]
        return [each for each in now.every(Card) if fits(now, each, which, task.by, source)]
    found = [each for name in _names(now, task, whom) if isinstance(each := now.get(name), Card)]
    return [each for each in found if each.zone == PLAY or everywhere]


def _names(now: Moment, task: Task, whom: Whom) -> tuple[str, ...]:
    if isinstance(whom, Aimed):
        return task.targets if whom.at < 0 else task.picks[whom.at] if whom.at < len(task.picks) else ()
    assert isinstance(whom, Ref)
    match whom.what:
        case "this":
            return (task.source,)
        case "bearer":
            return (now.the(Card, task.source).on or task.source,)
        case "subject":
            return (task.subject,)
        case "target" | "targets":
            return task.targets
        case "it":
            return (it_of(now, task).name,)
    return ()


def players_meant(now: Moment, task: Task, whom: Whom) -> tuple[str, ...]:
    """The players that a deed concerns; whoever does it where it says nothing else."""
    found = _players_named(now, task, whom)
    return players(now) if len(found) == 1 and now.reads("whose-effect") == "both" else found


def _players_named(now: Moment, task: Task, whom: Whom) -> tuple[str, ...]:
    if isinstance(whom, Ref) and whom.what == "opponent":
        return (opponent(now, task.by),)
    if isinstance(whom, Ref) and whom.what == "each player":
        return both_at_once(now)
    if whom == Ref("controller"):
        return _controllers(now, task)
    if isinstance(whom, Ref) and whom.what in ("hero players", "villain players"):
        return (of_side(now, whom.what.partition(" ")[0]),)
    if isinstance(whom, Aimed | Ref) and whom != Ref("you"):
        named = tuple(name for name in _names(now, task, whom) if isinstance(now.get(name), Player))
        if named:
            return named
    return (task.by,)


def _controllers(now: Moment, task: Task) -> tuple[str, ...]:
    """control: whoever controls what is aimed at, or the card that an advantage is on."""
    source = now.the(Card, task.source)
    aimed = [each for name in task.targets if isinstance(each := now.get(name), Card)] or [bearer_of(now, source)]
    return tuple(dict.fromkeys(controller_of(now, each) or each.owner for each in aimed))


def how_many(now: Moment, task: Task, what: Deed, his: str = "") -> int:
    """The number in a deed; `his` cards are counted for the player who is concerned."""
    by = his if isinstance(what.amount, Per) and what.amount.of.what == HIS_CARDS else task.by
    if isinstance(what.amount, Per) and what.amount.of.what in ("damage of the target", "marks on the target"):
        it, of = it_of(now, task), what.amount.of
        return what.amount.each * ((it.marks(of.name) if of.name else it.tokens) // what.amount.every)
    if isinstance(what.amount, Per) and what.amount.of.what == OF_TARGET:
        return what.amount.each * ((rating(now, it_of(now, task), what.amount.of.name) or 0) // what.amount.every)
    return amount_of(now, in_that(now, task, what.amount), now.the(Card, task.source), by, task.times)


def in_that(now: Moment, task: Task, amount: Amount) -> Amount:
    """participating: what is counted `in that challenge` is counted in the one that is targeted, if one is."""
    amount = told_amount(now, amount, task.targets, task.by)
    which = amount.of.which if isinstance(amount, Per) else None
    there = that_challenge(now, task) if which is not None and which.where == "that" else ""
    if not isinstance(amount, Per) or which is None or not there:
        return amount
    return amount._replace(of=amount.of._replace(which=which._replace(where=there)))


@deed("has")
def lasts(now: Moment, task: Task, what: Deed) -> None:
    """event-expiry: something is so of cards or players, until the end of the turn unless it says otherwise."""
    what = with_what_was_told(now, task, what)
    whom = what.whom
    named = isinstance(whom, Aimed) and any(isinstance(now.get(name), Player) for name in _names(now, task, whom))
    of_player = isinstance(whom, Ref) and whom.what in PLAYERS
    if of_player or named or all(_for_players(rule) for rule in what.rules):
        for player in players_meant(now, task, whom):
            _on_player(now, task, what, player)
        return
    if not isinstance(whom, All) and any(map(_for_challenges, what.rules)):
        challenges = _challenges(now, task, whom) or [that_challenge(now, task)]
        _on_challenge(now, task, what, challenges[0])
        return
    if isinstance(whom, All) and not any(isinstance(rule, Change | Gain | Lose) for rule in what.rules):
        _on_all(now, task, what, whom.which)
        return
    cards = concerned(now, task, what)
    if not cards:
        now.say(f"{task.name}: there is nothing to which this part could apply.", cite("effects-in-play"))
    for card in cards:
        for rule in what.rules:
            _on_card(now, task, what, rule, now.the(Card, card.name))


def _for_challenges(rule: object) -> bool:
    """Whether something is said of a challenge, not of cards in it."""
    barred = isinstance(rule, Ban) and rule.what in USES
    return isinstance(rule, Admits) or rule == Role("no reinforcement") or barred or _at_side(rule)


def _at_side(rule: object) -> bool:
    return isinstance(rule, Surcharge) and bool(rule.side)


def _for_players(rule: object) -> bool:
    return isinstance(rule, Change) and (rule.what == "hand size" or rule.what.endswith("cost"))


def _on_player(now: Moment, task: Task, what: Deed, player: str) -> None:
    """event-expiry: an effect on a player lasts."""
    for rule in what.rules:
        begin(now, Lasting(task.name, player, rule, until=_until(now, task, what)))
    now.say(f"{task.name} now affects {player}.", cite("event-expiry"), event=("changed", player))


def _on_challenge(now: Moment, task: Task, what: Deed, name: str) -> None:
    """participation-restrictions: something is so of a challenge: whom and which dice it admits."""
    for rule in what.rules:
        begin(now, Lasting(task.name, name, rule, until=_until(now, task, what), by=task.by))
    now.say(f"{task.name} now affects {name}.", cite("event-expiry"), event=("changed", name))


def _on_all(now: Moment, task: Task, what: Deed, which: Which) -> None:
    """event-expiry: something is so of all cards that a description means, of those that come later too."""
    there = that_challenge(now, task) if which.where == "that" else ""
    found = told(now, which._replace(where=there) if there else which, task.targets, task.by)
    for rule in what.rules:
        until = NEXT_READY if rule in NOT_READIED else _until(now, task, what)
        begin(now, Lasting(task.name, "", rule, until=until, which=found, by=task.by))
    now.say(f"{task.name} is in effect.", cite("event-expiry"), event=("changed", task.by))


def _challenges(now: Moment, task: Task, whom: Whom) -> list[str]:
    return [each for each in _names(now, task, whom) if isinstance(now.get(each), Challenge)]


def that_challenge(now: Moment, task: Task) -> str:
    """The challenge that a text calls that one: the one it targets, else the one being resolved."""
    return next((each for each in task.targets if isinstance(now.get(each), Challenge)), current(now))


def _until(now: Moment, task: Task, what: Deed) -> str:
    """event-expiry: how long it lasts; the end of a challenge is that of the one spoken of."""
    if what.until != CHALLENGE_END:
        return what.until or TURN
    named = [each for name in task.targets if isinstance(each := now.get(name), Card)]
    there = next((each.challenge for each in named if each.challenge), "") or that_challenge(now, task)
    return f"{CHALLENGE_END}: {there}" if there else CHALLENGE_END


def _on_card(now: Moment, task: Task, what: Deed, rule: object, card: Card) -> None:
    """current-ability, allegiance, cannot: what an effect makes so of a card, for as long as it lasts."""
    until = _until(now, task, what)
    if until.endswith(GONE) and not card.marks(until.removesuffix(GONE)):
        return
    match rule:
        case Change():
            _change(now, task, what, rule, card)
        case Gain(mark) if has(now, card, OPPOSITE.get(mark.casefold(), "?")):
            rules = {"Dragon": cite("dark-one-no-dragon"), "Dark One": cite("dragon-no-dark-one")}
            text = f"{card.name} cannot gain {mark}; that is ignored."
            now.say(text, rules[mark], event=("gained nothing", card.name))
            if now.reads("opposite-gained") == "gained":
                now.put(card._replace(traits=(*card.traits, mark)))
        case Gain(mark):
            begin(now, Lasting(task.name, card.name, rule, until=until))
            text = f"{card.name} gains {mark} from {task.name}."
            now.say(text, cite("allegiance"), cite("event-expiry"), event=("gained", card.name))
            from judge.games.wot_ccg.play.control import check_control

            check_control(now)
        case Lose(mark):
            begin(now, Lasting(task.name, card.name, rule, until=until))
            now.say(f"{card.name} loses {mark} to {task.name}.", cite("allegiance"), event=("lost", card.name))
        case _:
            if rule in NOT_READIED:
                until = NEXT_READY
            by = task.by if isinstance(rule, OnlyIn) else ""  # Whose challenges are `yours` in it.
            begin(now, Lasting(task.name, card.name, rule, until=until, by=by))  # type: ignore[arg-type]
            words = f"{card.name} cannot {rule.what}" if isinstance(rule, Ban) else f"{task.name} concerns {card.name}"
            now.say(f"{words} ({task.name}).", cite("cannot"), cite("event-expiry"), event=("forbidden", card.name))


def _change(now: Moment, task: Task, what: Deed, rule: Change, card: Card) -> None:
    """current-ability: an ability is changed; `most` is what it can be brought to at most."""
    from judge.games.wot_ccg.play.values import ratings

    if card.kind not in things.FIGHTERS:
        _on_player(now, task, what, task.by)
        return
    amount = amount_of(now, in_that(now, task, rule.amount), now.the(Card, task.source), task.by, task.times)
    if what.most:
        unhurt = ratings(now, card._replace(damage=()))[ABILITIES.index(rule.what)]
        if unhurt >= what.most:
            now.say(f"{card.name} has {unhurt} {rule.what} already; {what.most} is the most.", cite("current-ability"))
            return
    from judge.games.wot_ccg.play.resolution_round.damage_rolled import damage_again, damage_so_far

    before = damage_so_far(now, card)
    begin(now, Lasting(task.name, card.name, rule._replace(amount=amount), until=_until(now, task, what)))
    text = f"{card.name}: {rule.what} {SIGNS[rule.op]}{amount} from {task.name}."
    rules = (cite("current-ability"),) if what.until == GOOD else (cite("event-expiry"),)
    now.say(text, *rules, event=("changed", card.name))
    damage_again(now, card.name, before)


# What is done to cards, in challenges and to players stands in files of its own.
from judge.games.wot_ccg.cards.deeds import (  # noqa: E402, F401
    chosen,
    in_challenges,
    to_come,
    with_cards,
    with_control,
    with_decks,
    with_piles,
    with_rolls,
)
