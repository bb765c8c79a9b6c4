"""effects, ability-sentence-by-sentence, then, may: an ability resolves, one instruction after the other."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import combinations

from judge.engine.moment import Moment
from judge.engine.record import Choice, Refusal, refuse
from judge.engine.rules import Verb
from judge.games.lotr_lcg.abilities import abilities
from judge.games.lotr_lcg.abilitytext import CONTINUOUS
from judge.games.lotr_lcg.cardtext import Phrase, Instruction
from judge.games.lotr_lcg.conditions import holds
from judge.games.lotr_lcg.groups import Context, context, members
from judge.games.lotr_lcg.lasting import delay, establish
from judge.games.lotr_lcg.occurrences import happen, occurs, settle
from judge.games.lotr_lcg.ofplayers import looked_at
from judge.games.lotr_lcg.potential import changes, why_not_chosen
from judge.games.lotr_lcg.replacing import cancel, change_amount, replace
from judge.games.lotr_lcg.rules import RULES, cite
from judge.games.lotr_lcg.searching import found_in, take_found
from judge.games.lotr_lcg.things import HAND, Item, Occurrence
from judge.games.lotr_lcg.values import resolve_amount
from judge.games.lotr_lcg.verbs import obstacle, occurrences
from judge.games.lotr_lcg.who import bound_item, card, decider, first_player, hand, in_player_order, players
from judge.games.lotr_lcg.who import player as player_of

OF_PLAYERS = ("draw", "raise threat", "lower threat", "set threat", "discard from hand", "discard from deck",
              "eliminate")  # fmt: skip
WITHOUT_GROUP = ("reveal", "advance", "end game", "cancel", "reduce it", "increase it", "instead", "shuffle", "nothing",
                 "delay", "options", "search", "not done", "look")  # fmt: skip


NOT_DONE = Instruction("not done")


def has_text(now: Moment, name: str, kind: str) -> bool:
    """Whether a card has an ability of a kind now: when revealed, shadow, travel, setup."""
    return any(each.kind == kind for each in abilities(now, card(now, name)))


def pay_travel(now: Moment, location: str) -> bool:
    """travel: the Travel cost of a location is paid."""
    return resolve_text(now, location, "travel")


def resolve_text(now: Moment, name: str, kind: str, other: str = "", player: str = "") -> bool:
    """triggered-automatic: runs the abilities of a kind on a card (when revealed, shadow, setup); False without any."""
    of = card(now, name)
    found = [each for each in abilities(now, of) if each.kind == kind]
    event = Occurrence(kind, name, player=player, other=other)
    by = decider(now, of.controller)
    items = [Item(name, name, of.controller, by, each, event, you=player or by) for each in found]
    now.batch("initiate_forced", cite("priority-simultaneous"), (first_player(now), items))
    return bool(found)


@occurs("effect")
def take_effect(now: Moment, what: Occurrence) -> None:
    """initiating-6: the effect of an ability resolves."""
    item = bound_item(now)
    now.call("resolve", item=item, left=item.ability.effects, picked=(), happened=())


@RULES.test
def instructions_left(now: Moment) -> bool:
    """ability-sentence-by-sentence: whether something is still to be done."""
    return bool(now.bound("left"))


def _next(now: Moment) -> Instruction | None:
    left = now.bound("left")
    return left[0] if isinstance(left, tuple) and left else None


def _skip(now: Moment) -> None:
    now.bind("left", now.given(tuple, "left")[1:])
    now.bind("picked", ())


@RULES.step
def look_at_next(now: Moment) -> None:
    """then, effects: what does not apply is passed over; what each player does is done player by player."""
    what, item = _next(now), bound_item(now)
    assert what is not None
    if what.then and not item.well and now.reads("then-anyway") == "not-done":
        now.say(
            f"{item.name}: what stands before `then` was not done in full, so the rest is not done.",
            cite("then-failure"),
        )
        now.bind("left", ())
        return
    if not all(holds(now, each, about(now)) for each in what.conditions):
        now.say(f"{item.name}: its condition is not met ({what.conditions[0].text}).", cite("effects-as-much-as-able"))
        now.bind("left", (NOT_DONE, *now.given(tuple, "left")[1:]))
        return
    rest = now.given(tuple, "left")[1:]
    spread = _spread(now, what, item)
    now.bind("left", (*spread, *rest))


def _spread(now: Moment, what: Instruction, item: Item) -> tuple[Instruction, ...]:
    """in-player-order: `each player discards an ally they control` is one instruction for each player in turn."""
    what = _with_second(now, what)
    together = what.verb in (*OF_PLAYERS, *WITHOUT_GROUP) and what.verb not in ("options", "search", "discard from hand")
    if what.by.how not in ("each player", "all") or together:
        return (what,)
    named = [Phrase("named", names=(name,)) for name in members(now, what.by, context(item)) if name in players(now)]
    same = what.group == what.by
    return tuple(what._replace(by=each, group=each if same else what.group) for each in named) or (NOT_DONE,)


def _with_second(now: Moment, what: Instruction) -> Instruction:
    """A destination that has to be picked is picked first."""
    if what.to.how not in ("pick", "choose"):
        return what
    found = members(now, what.to, about(now))
    now.bind("item", bound_item(now)._replace(second=tuple(found) if len(found) < 2 else ()))
    if len(found) > 1:
        return what._replace(to=what.to._replace(how="second pick"))
    return what._replace(to=Phrase("second"))


def _doer(now: Moment, what: Instruction, item: Item) -> str:
    """Who carries an instruction out and decides in it: the player it names, else the one who decides for the card."""
    if what.by.how in ("", "you"):
        return item.by
    found = [name for name in members(now, what.by, context(item)) if name in players(now)]
    return found[0] if found else item.by


def about(now: Moment) -> Context:
    """The context the next instruction is read in."""
    what, item = _next(now), bound_item(now)
    found = context(item)
    if what is not None and what.by.how not in ("", "you", "each player"):
        who = _doer(now, what, item)
        found = found._replace(by=who, last=(who,))
    return found


@RULES.test
def is_optional(now: Moment) -> bool:
    """may: whether the next instruction is one that a player may decline, and could do."""
    what = _next(now)
    return what is not None and what.may and changes(now, what._replace(may=False), about(now))


@RULES.verb
class Decide(Verb):
    """may: a player does, or does not do, what card text says may be done."""

    name = "decide"
    example = "does it, or declines"

    def say(self, choice: Choice) -> str:
        return "does it" if choice.args[0] else "declines"

    def by(self, now: Moment) -> str:
        what = _next(now)
        assert what is not None
        return _doer(now, what, bound_item(now))

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        yield from ((True,), (False,))

    def take(self, now: Moment, choice: Choice) -> None:
        left = now.given(tuple, "left")
        now.bind("left", (left[0]._replace(may=False) if choice.args[0] else NOT_DONE, *left[1:]))
        now.say(f"{choice.by} {self.say(choice)}.", cite("may"), actor=choice.by)


@RULES.test
def has_options(now: Moment) -> bool:
    """effects-select: whether one of several effects has to be selected."""
    what = _next(now)
    return what is not None and what.verb == "options"


@RULES.test
def just_selected(now: Moment) -> bool:
    """effects-select: whether what was selected is itself optional or a choice."""
    return is_optional(now) or has_options(now)


@RULES.verb
class Select(Verb):
    """effects-select: one of several effects; one that can change the game, if there is one."""

    name = "select"
    example = "selects <the words of the option>"

    def say(self, choice: Choice) -> str:
        return f"selects {choice.args[0]}"

    def by(self, now: Moment) -> str:
        what = _next(now)
        assert what is not None
        return _doer(now, what, bound_item(now))

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        what = _next(now) if isinstance(now.bound("item"), Item) else None
        if what is not None and what.verb == "options":
            for at, option in enumerate(what.options, 1):
                yield (option[0].text or at,) if option else (at,)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        what = _next(now)
        assert what is not None
        able = [any(changes(now, each, about(now)) for each in option) for option in what.options]
        if any(able) and not able[_place(what, choice.args[0]) - 1]:
            return refuse(
                "that would change nothing, and something that would must be selected", cite("effects-select")
            )
        return None

    def take(self, now: Moment, choice: Choice) -> None:
        what = _next(now)
        assert what is not None
        option = what.options[_place(what, choice.args[0]) - 1]
        now.bind(
            "left",
            (*(each._replace(by=what.by) if what.by.how else each for each in option), *now.given(tuple, "left")[1:]),
        )
        now.say(
            f"{choice.by} {self.say(choice)}.",
            cite("effects-select"),
            actor=choice.by,
            event=("selected", str(choice.args[0])),
        )


def _place(what: Instruction, arg: Hashable) -> int:
    if isinstance(arg, int):
        return arg
    return next(at for at, option in enumerate(what.options, 1) if option and option[0].text == arg)


def _pickable(now: Moment) -> tuple[list[str], int, bool]:
    """What may be picked for the next instruction: candidates, how many, whether fewer will do."""
    what = _next(now)
    if what is None or not isinstance(now.bound("item"), Item) or what.verb in ("cancel", "options"):
        return [], 0, False
    here = about(now)
    if what.verb == "discard from hand":
        return _discardable(now, what, here)
    if what.verb == "search":
        return found_in(now, what, here), 1, False
    if what.group.how not in ("pick", "choose") or (what.group.how == "choose" and bound_item(now).targets):
        return [], 0, False
    found = [name for name in members(now, what.group, here) if why_not_chosen(now, what, name, here) is None]
    able = [name for name in found if obstacle(now, what, name, here) is None]
    return able or found, what.group.number, what.group.upto


def _discardable(now: Moment, what: Instruction, here: Context) -> tuple[list[str], int, bool]:
    """A player picks which cards to discard, unless it is done at random or some of the cards have no names here."""
    who = members(now, what.group, here)
    if len(who) != 1 or not hand(now, who[0]):
        return [], 0, False
    return [each.name for each in hand(now, who[0])], resolve_amount(now, what.amount, here), False


@RULES.test
def is_to_pick_where(now: Moment) -> bool:
    """Whether a destination has to be picked: whom control is given to, where damage or an attachment moves."""
    what = _next(now)
    return what is not None and what.to.how == "second pick"


@RULES.verb
class PickWhere(Verb):
    """choose-controller: a player says where something goes."""

    name = "pick-where"
    example = "sends it to <card or player>"

    def say(self, choice: Choice) -> str:
        return f"sends it to {choice.args[0]}"

    def by(self, now: Moment) -> str:
        what = _next(now)
        assert what is not None
        return _doer(now, what, bound_item(now))

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        what = _next(now) if isinstance(now.bound("item"), Item) else None
        if what is not None and what.to.how == "second pick":
            yield from ((name,) for name in members(now, what.to._replace(how="pick"), about(now)))

    def take(self, now: Moment, choice: Choice) -> None:
        left = now.given(tuple, "left")
        now.bind("item", bound_item(now)._replace(second=(str(choice.args[0]),)))
        now.bind("left", (left[0]._replace(to=Phrase("second")), *left[1:]))


@RULES.test
def is_to_pick(now: Moment) -> bool:
    """Whether there is more than one way to pick whom the next instruction concerns."""
    found, wanted, upto = _pickable(now)
    return bool(found) and wanted > 0 and (len(found) > wanted or upto)


@RULES.verb
class Pick(Verb):
    """first-player-targets: a player picks whom an effect concerns as it resolves."""

    name = "pick"
    example = "chooses <card or player>"

    def say(self, choice: Choice) -> str:
        names = choice.args[0]
        assert isinstance(names, tuple)
        return f"chooses {' and '.join(names) or 'nobody'}"

    def by(self, now: Moment) -> str:
        what = _next(now)
        assert what is not None
        return _doer(now, what, bound_item(now))

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        found, wanted, upto = _pickable(now)
        for size in range(0 if upto else min(wanted, len(found)), min(wanted, len(found)) + 1):
            yield from ((names,) for names in combinations(found, size))

    def take(self, now: Moment, choice: Choice) -> None:
        names = choice.args[0]
        assert isinstance(names, tuple)
        now.bind("picked", names or ("",))
        now.say(f"{choice.by} {self.say(choice)}.", cite("choose-controller"), actor=choice.by,
                event=("chosen", " and ".join(names)))  # fmt: skip


def _concerned(now: Moment, what: Instruction, item: Item) -> list[str]:
    """Whom the next instruction concerns: what was picked or targeted, or everybody it describes."""
    picked = now.given(tuple, "picked")
    if picked:
        return [name for name in picked if name]
    if what.group.how == "choose" and item.targets:
        return list(item.targets[0])
    found, wanted, _ = _pickable(now)
    if what.group.how in ("pick", "choose") or what.verb in ("discard from hand", "search"):
        return found[:wanted]
    return members(now, what.group, about(now))


@RULES.step
def carry_out_next(now: Moment) -> None:
    """effects-as-much-as-able: the next instruction is carried out, as much of it as can be."""
    what, item = _next(now), bound_item(now)
    assert what is not None
    names = _concerned(now, what, item)
    if what.group.how == "choose" and item.targets:
        now.bind("item", item._replace(targets=item.targets[1:]))
    _do(now, what, names, about(now))


def _do(now: Moment, what: Instruction, names: list[str], here: Context) -> None:
    item = bound_item(now)
    match what.verb:
        case "choose":
            _finish(now, names, well=bool(names))
        case "look":
            seen = looked_at(now, what, here)
            now.say(f"{item.name} looks at {', '.join(seen) or 'the top of the deck'}.", cite("effects"))
            _finish(now, seen, well=True)
        case "cancel":
            _finish(now, (), well=cancel(now, item, what))
        case "reduce it" | "increase it":
            _finish(now, (), well=change_amount(now, item, what, resolve_amount(now, what.amount, here)))
        case "instead":
            _finish(now, (), well=replace(now, item, what))
        case "delay":
            delay(now, item, what, here)
            _finish(now, (), well=True)
        case "search":
            _finish(now, names, well=bool(names))
            take_found(now, item, what, names, here)
        case "discard from hand":
            _discard_from_hand(now, what, names, here)
        case "not done":
            _finish(now, (), well=False)
        case "nothing" | "shuffle" | "options":
            _finish(now, (), well=True)
        case verb if verb in CONTINUOUS:
            _finish(now, names, well=establish(now, item, what, names, here))
            settle(now)
        case _:
            _happen(now, what, names, here)


def _happen(now: Moment, what: Instruction, names: list[str], here: Context) -> None:
    """The occurrences of an instruction, all at the same time; those that are impossible are left out with a line."""
    item = bound_item(now)
    whom = names if what.verb not in WITHOUT_GROUP else [""]
    made: list[Occurrence] = []
    short = False
    for name in whom:
        refusal = obstacle(now, what, name, here)
        if refusal is not None:
            now.say(f"{refusal.text}.", *refusal.cites, event=("prevented", name))
            short = True
        else:
            made += occurrences(now, what, name, here, "card effect", item.rules)
    if not whom:
        now.say(f"{item.name} finds nobody it could concern: {what.text}.", cite("effects-as-much-as-able"))
    wanted = what.group.number if what.group.how in ("pick", "choose") and not what.group.upto else 1
    _finish(now, names, well=not short and len(whom) >= min(wanted, 90))
    now.bind("expected", tuple(made))
    now.bind("happened", ())
    if made:
        happen(now, *made)


def _discard_from_hand(now: Moment, what: Instruction, names: list[str], here: Context) -> None:
    """Each player concerned discards so many cards; those that nobody has named count too."""
    who = members(now, what.group, here)
    wanted = resolve_amount(now, what.amount, here)
    made = []
    for name in who:
        mine = names if len(who) == 1 else [each.name for each in hand(now, name)][:wanted]
        unnamed = min(wanted - len(mine), player_of(now, name).hand_rest)
        if unnamed > 0:
            owner = player_of(now, name)
            now.put(owner._replace(hand_rest=owner.hand_rest - unnamed, discard_rest=owner.discard_rest + unnamed))
        now.say(
            f"{name} discards {len(mine) + max(0, unnamed)} card(s) from hand.",
            cite("discard-own-piles"),
            event=("discarded", name),
        )
        made += [
            Occurrence("discard", each, player=name, detail=HAND, cause="card effect", source=here.source)
            for each in mine
        ]
    _finish(now, names, well=True)
    if made:
        happen(now, *made)


def _finish(now: Moment, names: tuple[str, ...] | list[str], *, well: bool) -> None:
    """The instruction is done; what it was about is what the next one calls `it`."""
    item = bound_item(now)
    now.bind("item", item._replace(last=tuple(names) or item.last, well=well))
    now.bind("expected", ())
    _skip(now)


@RULES.step
def judge_success(now: Moment) -> None:
    """then: whether what was done was done in full."""
    expected, done = now.bound("expected"), now.given(tuple, "happened")
    if not isinstance(expected, tuple) or not expected:
        return
    facts = {(each.kind, each.subject, each.amount) for each in done}
    if any((each.kind, each.subject, each.amount) not in facts and each.subject for each in expected):
        now.bind("item", bound_item(now)._replace(well=False))
