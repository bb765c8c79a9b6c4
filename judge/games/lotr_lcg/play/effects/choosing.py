"""may, effects-select, choose: what players decide while an ability resolves."""

from __future__ import annotations

from collections.abc import Hashable, Iterator
from itertools import combinations

from judge.engine import Choice, Moment, Refusal, Verb, refuse
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.cards.meanings import Instruction, Phrase
from judge.games.lotr_lcg.play.effects.sentence_by_sentence import about, doer, next_instruction, pickable
from judge.games.lotr_lcg.play.initiating.paying_costs import not_meant, others
from judge.games.lotr_lcg.play.initiating.potential_change import changes
from judge.games.lotr_lcg.play.who import bound_item
from judge.games.lotr_lcg.things import Item

NOT_DONE = Instruction("not done")


@RULES.test
def is_optional(now: Moment) -> bool:
    """may: whether the next instruction is one that a player may decline, and could do."""
    what = next_instruction(now)
    return what is not None and what.may and changes(now, what._replace(may=False), about(now))


@RULES.verb
class Decide(Verb):
    """may: a player does, or does not do, what card text says may be done."""

    name = "decide"
    example = "does it, or declines"

    def say(self, choice: Choice) -> str:
        return "does it" if choice.args[0] else "declines"

    def by(self, now: Moment) -> str:
        what = next_instruction(now)
        assert what is not None
        return doer(now, what, bound_item(now))

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        yield from ((True,), (False,))

    def take(self, now: Moment, choice: Choice) -> None:
        left = now.given(tuple, "left")
        now.bind("left", (left[0]._replace(may=False) if choice.args[0] else NOT_DONE, *left[1:]))
        now.say(f"{choice.by} {self.say(choice)}.", cite("may"), actor=choice.by)


@RULES.test
def has_options(now: Moment) -> bool:
    """effects-select: whether one of several effects has to be selected."""
    what = next_instruction(now)
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
        what = next_instruction(now)
        assert what is not None
        return doer(now, what, bound_item(now))

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        what = next_instruction(now) if isinstance(now.bound("item"), Item) else None
        if what is not None and what.verb == "options":
            for at, option in enumerate(what.options, 1):
                yield (option[0].text or at,) if option else (at,)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        what = next_instruction(now)
        assert what is not None
        able = [any(changes(now, each, about(now)) for each in option) for option in what.options]
        if any(able) and not able[_place(what, choice.args[0]) - 1]:
            return refuse(
                "that would change nothing, and something that would must be selected", cite("effects-select")
            )
        return None

    def take(self, now: Moment, choice: Choice) -> None:
        what = next_instruction(now)
        assert what is not None
        option = what.options[_place(what, choice.args[0]) - 1]
        _go_on_with(now, what, option, choice.by, str(choice.args[0]))


def _go_on_with(now: Moment, what: Instruction, option: tuple[Instruction, ...], by: str, words: str) -> None:
    """effects-select: the effect that was selected is what comes next."""
    done = (each._replace(by=what.by) if what.by.how else each for each in option)
    now.bind("left", (*done, *now.given(tuple, "left")[1:]))
    now.say(f"{by} selects {words}.", cite("effects-select"), actor=by, event=("selected", words))


def select_the_only_one(now: Moment) -> None:
    """effects-select: where just one of several effects could change the game, it is selected without asking."""
    what = next_instruction(now)
    if what is None or what.verb != "options" or what.may:
        return
    able = [option for option in what.options if any(changes(now, each, about(now)) for each in option)]
    if len(able) == 1 and able[0][0].text:
        _go_on_with(now, what, able[0], doer(now, what, bound_item(now)), able[0][0].text)


def _place(what: Instruction, arg: Hashable) -> int:
    if isinstance(arg, int):
        return arg
    return next(at for at, option in enumerate(what.options, 1) if option and option[0].text == arg)


@RULES.test
def is_to_pick_where(now: Moment) -> bool:
    """Whether a destination has to be picked: whom control is given to, where damage or an attachment moves."""
    what = next_instruction(now)
    return what is not None and what.to.how == "second pick"


@RULES.verb
class PickWhere(Verb):
    """choose-controller: a player says where something goes."""

    name = "pick-where"
    example = "sends it to <card or player>"

    def say(self, choice: Choice) -> str:
        return f"sends it to {choice.args[0]}"

    def by(self, now: Moment) -> str:
        what = next_instruction(now)
        assert what is not None
        return doer(now, what, bound_item(now))

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        what = next_instruction(now) if isinstance(now.bound("item"), Item) else None
        if what is not None and what.to.how == "second pick":
            yield from ((name,) for name in members(now, what.to._replace(how="pick"), about(now)))

    def take(self, now: Moment, choice: Choice) -> None:
        left = now.given(tuple, "left")
        now.bind("item", bound_item(now)._replace(second=(str(choice.args[0]),)))
        now.bind("left", (left[0]._replace(to=Phrase("second")), *left[1:]))


@RULES.test
def is_to_pick(now: Moment) -> bool:
    """Whether there is more than one way to pick whom the next instruction concerns."""
    found, wanted, upto = pickable(now)
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
        what = next_instruction(now)
        assert what is not None
        return doer(now, what, bound_item(now))

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        found, wanted, upto = pickable(now)
        for size in range(0 if upto else min(wanted, len(found)), min(wanted, len(found)) + 1):
            yield from ((names,) for names in combinations(found, size))
        if found and (what := next_instruction(now)) is not None:
            yield from (((name,),) for name in others(now, found, wanted if what.group.how else 0))

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        what, names = next_instruction(now), choice.args[0]
        assert what is not None and isinstance(names, tuple)
        return not_meant(now, what.group, names, pickable(now)[0])

    def take(self, now: Moment, choice: Choice) -> None:
        names = choice.args[0]
        assert isinstance(names, tuple)
        now.bind("picked", names or ("",))
        now.say(f"{choice.by} {self.say(choice)}.", cite("choose-controller"), actor=choice.by,
                event=("chosen", " and ".join(names)))  # fmt: skip
