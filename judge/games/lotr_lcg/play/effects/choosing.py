"""may, effects-select, choose: what players decide while an ability resolves."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from judge.engine import Choice, Moment, Refusal, Verb, refuse
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.cards.meanings import Instruction, Phrase
from judge.games.lotr_lcg.play.effects.sentence_by_sentence import about, doer, next_instruction, pickable, the_next
from judge.games.lotr_lcg.play.initiating.potential_change import changes
from judge.games.lotr_lcg.play.who import bound_item
from judge.games.lotr_lcg.play.written_choices import ChooseSome, Wanted, names_of, not_meant, others
from judge.games.lotr_lcg.things import Item
from judge.kit.choosing import Decide, Pick

NOT_DONE = Instruction("not done")


@RULES.test
def is_optional(now: Moment) -> bool:
    """may: whether the next instruction is one that a player may decline, and could do."""
    what = next_instruction(now)
    return what is not None and what.may and changes(now, what._replace(may=False), about(now))


class OfNext(Verb):
    """A decision about the next instruction: whoever carries it out makes it."""

    def by(self, now: Moment) -> str:
        return doer(now, the_next(now), bound_item(now))


@RULES.verb
class May(OfNext, Decide):
    """may: a player does, or does not do, what card text says may be done."""

    name = "decide"
    example = "does it, or declines"
    wordings = ("does it", "declines")

    def decided(self, now: Moment, by: str, yes: bool) -> None:
        left = now.given(tuple, "left")
        now.bind("left", (left[0]._replace(may=False) if yes else NOT_DONE, *left[1:]))
        now.say(f"{by} {self.wordings[0 if yes else 1]}.", cite("may"), actor=by)


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
class Select(OfNext):
    """effects-select: one of several effects; one that can change the game, if there is one."""

    name = "select"
    phrase = "selects {0}"
    example = "selects <the words of the option>"

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        what = next_instruction(now) if isinstance(now.bound("item"), Item) else None
        if what is not None and what.verb == "options":
            for at, option in enumerate(what.options, 1):
                yield (option[0].text or at,) if option else (at,)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        what = the_next(now)
        able = [any(changes(now, each, about(now)) for each in option) for option in what.options]
        in_vain = any(able) and not able[_place(what, choice.args[0]) - 1]
        text = "that would change nothing, and something that would must be selected"
        return refuse(text, cite("effects-select")) if in_vain else None

    def take(self, now: Moment, choice: Choice) -> None:
        what = the_next(now)
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
class PickWhere(OfNext, Pick):
    """choose-controller: a player says where something goes."""

    name = "pick-where"
    phrase = "sends it to {0}"
    example = "sends it to <card or player>"

    def options(self, now: Moment, by: str) -> list[str]:
        what = next_instruction(now) if isinstance(now.bound("item"), Item) else None
        if what is None or what.to.how != "second pick":
            return []
        return members(now, what.to._replace(how="pick"), about(now))

    def picked(self, now: Moment, by: str, name: str) -> None:
        left = now.given(tuple, "left")
        now.bind("item", bound_item(now)._replace(second=(name,)))
        now.bind("left", (left[0]._replace(to=Phrase("second")), *left[1:]))


@RULES.test
def is_to_pick(now: Moment) -> bool:
    """Whether there is more than one way to pick whom the next instruction concerns."""
    found, wanted, upto = pickable(now)
    return bool(found) and wanted > 0 and (len(found) > wanted or upto)


@RULES.verb
class PickSome(OfNext, ChooseSome):
    """first-player-targets: a player picks whom an effect concerns as it resolves."""

    name = "pick"
    example = "chooses <card or player>"

    def wanted(self, now: Moment) -> Wanted:
        found, number, upto = pickable(now)
        return found, min(number, len(found)), upto

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        yield from super().candidates(now, by)
        found, number, _ = pickable(now)
        if found and (what := next_instruction(now)) is not None:
            yield from (((name,),) for name in others(now, found, number if what.group.how else 0))

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        return not_meant(the_next(now).group, names_of(choice), pickable(now)[0])

    def take(self, now: Moment, choice: Choice) -> None:
        names = names_of(choice)
        now.bind("picked", names or ("",))
        say_chosen(now, choice.by, names)


def say_chosen(now: Moment, by: str, names: Sequence[str]) -> None:
    """choose-controller: who chooses whom."""
    shown = " and ".join(names)
    now.say(f"{by} chooses {shown or 'nobody'}.", cite("choose-controller"), actor=by, event=("chosen", shown))
