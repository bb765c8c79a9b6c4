"""may, effects-select, choose, first-player-targets, damage: what players decide as an effect resolves."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from judge.engine import Assignment, Choice, Moment, Pool, Refusal, Slot, refuse
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.deeds import obstacle
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.cards.meanings import X_OF_THEM, Amount, Instruction, Phrase
from judge.games.lotr_lcg.cards.saying import option_words
from judge.games.lotr_lcg.play.choice_words import (
    ChooseSome,
    Wanted,
    how_many_words,
    least,
    names_of,
    not_meant,
    others,
)
from judge.games.lotr_lcg.play.effects.next_instruction import (
    NOT_DONE,
    OfNext,
    about,
    addresses_you,
    doer,
    next_instruction,
    next_to_decide,
    put_instead,
    the_next,
)
from judge.games.lotr_lcg.play.effects.searching import found_in, know_what_is_seen, sought
from judge.games.lotr_lcg.play.in_play.archery import whom_it_may_hit
from judge.games.lotr_lcg.play.in_play.enters_play import attach_groups, cannot_bear, why_not_host
from judge.games.lotr_lcg.play.initiating.play_restrictions import changes, is_target, why_not_chosen
from judge.games.lotr_lcg.play.values import resolve_amount
from judge.games.lotr_lcg.play.who import any_card, bound_item, hand
from judge.games.lotr_lcg.things import SCENARIO, Card, Context
from judge.kit.choosing import Decide, Pick, ShareOut


def pickable(now: Moment) -> tuple[list[str], int, bool]:
    """What may be picked for the next instruction: candidates, how many, whether fewer will do."""
    what = next_to_decide(now)
    if what is None or what.verb in ("cancel", "options", "several", "assign", "discard until"):
        return [], 0, False
    here = about(now)
    if what.verb == "discard from hand":
        return _discardable(now, what, here)
    if what.verb == "order":
        return list(what.group.names), 1, False
    if (what.verb, what.op) == ("advance", "chosen"):
        from judge.games.lotr_lcg.play.phase_3_quest.progress import stages

        return stages(now, what), 1, False
    if what.verb == "search":
        return found_in(now, what, here), sought(now, what, here), what.group.upto
    if what.random or what.group.how not in ("pick", "choose") or (is_target(what) and bound_item(now).targets):
        return [], 0, False
    found = [name for name in members(now, what.group, here) if why_not_chosen(now, what, name, here) is None]
    if what.to.how == "second" and what.to.other:
        found = [name for name in found if name not in here.second]
    able = [name for name in found if obstacle(now, what, name, here) is None]
    wanted = how_many(now, what, here)
    if what.group.most == "topmost" and what.group.number == X_OF_THEM:
        found = able = found[max(0, len(found) - wanted) :]
    return able or found, wanted, what.group.upto


def how_many(now: Moment, what: Instruction, here: Context) -> int:
    """letter-x: how many cards an instruction is about; where it says X, its amount is what X is."""
    return what.group.number if what.group.number != X_OF_THEM else resolve_amount(now, what.amount, here)


def _discardable(now: Moment, what: Instruction, here: Context) -> tuple[list[str], int, bool]:
    """A player picks which cards to discard, unless it is done at random or some of the cards have no names here."""
    who = members(now, what.group, here)
    if len(who) != 1 or not hand(now, who[0]) or what.random:
        return [], 0, False
    return [each.name for each in hand(now, who[0])], max(0, resolve_amount(now, what.amount, here)), False


@RULES.test
def is_optional(now: Moment) -> bool:
    """may: whether a player may decline the next instruction, and could carry it out."""
    what = next_instruction(now)
    return what is not None and what.may and changes(now, what._replace(may=False), about(now))


@RULES.verb
class May(OfNext, Decide):
    """may: a player does, or does not do, what card text says may be done."""

    name = "decide"
    example = "does it, or declines"
    wordings = ("does it", "declines")
    only = refuse("there is nothing to do or decline now", cite("may"))

    def decided(self, now: Moment, by: str, yes: bool) -> None:
        put_instead(now, the_next(now)._replace(may=False) if yes else NOT_DONE)
        now.say(f"{by} {self.wordings[0 if yes else 1]}.", cite("may"), actor=by)
        know_what_is_seen(now)


@RULES.test
def are_several(now: Moment) -> bool:
    """may: whether several optional instructions are now carried out."""
    what = next_instruction(now)
    return what is not None and what.verb == "several" and not what.may


@RULES.test
def has_options(now: Moment) -> bool:
    """effects-select: whether one of several effects has to be selected."""
    what = next_instruction(now)
    return what is not None and what.verb == "options"


@RULES.test
def just_selected(now: Moment) -> bool:
    """effects-select: whether the selected effect itself contains a choice, a case or a destination."""
    what = next_instruction(now)
    unseen = what is not None and (what.conditions or what.verb == "case" or what.to.how in ("pick", "choose"))
    return bool(unseen) or is_optional(now) or has_options(now)


@RULES.verb
class Select(OfNext):
    """effects-select: one of several effects; one that can change the game, if there is one."""

    name = "select"
    phrase = "selects {0}"
    example = "selects <the words of the option>"
    only = refuse("there is no effect to select now", cite("effects-select"))

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        what = next_to_decide(now)
        if what is not None and what.verb == "options":
            for at, option in enumerate(what.options, 1):
                yield (option_words(option) or at,)

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """`selects ...` where there is nothing to select; where there is, the words have to be those of an effect."""
        what = next_to_decide(now)
        asked = what is not None and what.verb == "options"
        return (text.removeprefix("selects "),) if text.startswith("selects ") and not asked else None

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        what = the_next(now)
        able = [any(changes(now, each, about(now)) for each in option) for option in what.options]
        in_vain = any(able) and not able[_place(what, choice.args[0]) - 1]
        text = "that would change nothing, and the player must select an effect that can change the game state"
        return refuse(text, cite("effects-select")) if in_vain else None

    def take(self, now: Moment, choice: Choice) -> None:
        what = the_next(now)
        option = what.options[_place(what, choice.args[0]) - 1]
        _go_on_with(now, what, option, choice.by, str(choice.args[0]))


def _go_on_with(now: Moment, what: Instruction, option: tuple[Instruction, ...], by: str, words: str) -> None:
    """effects-select: the effect that was selected is what comes next."""
    from judge.games.lotr_lcg.play.effects.player_by_player import one_by_one

    first, *rest = (each._replace(by=what.by) if what.by.how and not each.by.how else each for each in option)
    put_instead(now, *(one_by_one(now, first, bound_item(now)) if not first.may else (first,)), *rest)
    now.say(f"{by} selects {words}.", cite("effects-select"), actor=by, event=("selected", words))


def select_the_only_one(now: Moment) -> None:
    """effects-select: where just one of several effects could change the game, it is selected without asking."""
    what = next_instruction(now)
    if what is None or what.verb != "options" or what.may:
        return
    able = [option for option in what.options if any(changes(now, each, about(now)) for each in option)]
    if len(able) == 1:
        _go_on_with(now, what, able[0], doer(now, what, bound_item(now)), option_words(able[0]))


def _place(what: Instruction, arg: Hashable) -> int:
    if isinstance(arg, int):
        return arg
    return next(at for at, option in enumerate(what.options, 1) if option_words(option) == arg)


def destinations(now: Moment, what: Instruction) -> list[str]:
    """choose-controller: where something may go; `another hero` is another than the one it comes from."""
    here = about(now)
    found = members(now, what.to._replace(how="pick"), here)
    if what.verb == "attach":
        fit = _with_room(now, what, found, here)
        found = fit if fit or any(each.kind == "eligible" for each in what.to.qualities) else found
    if not what.to.other or what.group.how not in ("pick", "choose"):
        return found
    there = members(now, what.group, here)
    origins = [name for name in there if what.op != "exactly" or obstacle(now, what, name, here) is None]
    return [name for name in found if any(each != name for each in origins)]


def _with_room(now: Moment, what: Instruction, found: list[str], here: Context) -> list[str]:
    """play-restrictions-all, attachment-restriction-once: those that can bear it, and as it enters play, are meant."""
    worn = [each for name in members(now, what.group, here) if (each := any_card(now, name)) is not None]
    bearers = [each for name in found if (each := any_card(now, name)) is not None]
    eligible = any(each.kind == "eligible" for each in what.to.qualities)

    def bears(of: Card, host: Card) -> bool:
        if of.printed.type == "attachment" and attach_groups(of) and (eligible or not of.in_play):
            return why_not_host(now, of, host, here.by) is None
        return cannot_bear(now, of, host) is None

    return [host.name for host in bearers if all(bears(each, host) for each in worn)]


@RULES.test
def is_to_pick_where(now: Moment) -> bool:
    """Whether a destination must be chosen: who gains control, or where damage or an attachment moves."""
    what = next_instruction(now)
    return what is not None and what.to.how == "second pick"


@RULES.verb
class PickWhere(OfNext, Pick):
    """choose-controller: a player says where something goes."""

    name = "pick-where"
    phrase = "sends it to {0}"
    example = "sends it to <card or player>"
    only = refuse("there is no destination to choose now", cite("choose-controller"))

    def options(self, now: Moment, by: str) -> list[str]:
        what = next_to_decide(now)
        if what is None or what.to.how != "second pick":
            return []
        return destinations(now, what)

    def why_not(self, now: Moment, by: str, name: str) -> Refusal | None:
        what = next_to_decide(now)
        if what is None or what.to.how != "second pick":
            return self.only
        return not_meant(what.to, (name,), destinations(now, what))

    def picked(self, now: Moment, by: str, name: str) -> None:
        what = the_next(now)
        now.bind("item", bound_item(now)._replace(second=(name,)))
        put_instead(now, what._replace(to=Phrase("second", other=what.to.other)))


@RULES.test
def is_to_pick(now: Moment) -> bool:
    """Whether there is more than one way to choose what the next instruction affects."""
    found, wanted, upto = pickable(now)
    return bool(found) and wanted > 0 and (len(found) > wanted or upto)


@RULES.verb
class PickSome(OfNext, ChooseSome):
    """first-player-targets: a player picks whom an effect concerns as it resolves."""

    name = "pick"
    example = "chooses <card or player>"

    def by(self, now: Moment) -> str:
        what, item = the_next(now), bound_item(now)
        of_nobody = item.controller == SCENARIO and not what.by.how and not addresses_you(what)
        if of_nobody and pickable(now)[1] > 1 and now.reads("several-targets") == "worst":
            return "the players"
        return super().by(now)

    def wanted(self, now: Moment) -> Wanted:
        found, number, upto = pickable(now)
        return found, min(number, len(found)), upto

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        yield from super().candidates(now, by)
        found, number, _ = pickable(now)
        if found and (what := next_instruction(now)) is not None:
            yield from (((name,),) for name in others(now, found, number if what.group.how else 0))

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        found, number, upto = pickable(now)
        if not found:
            return self.only
        what, here, names = the_next(now), about(now), names_of(choice)
        for name in names:
            if name not in found and name in members(now, what.group, here):
                against = why_not_chosen(now, what, name, here) or obstacle(now, what, name, here)
                if against is not None:
                    return refuse(against.text, *against.cites, cite("choose"))
        wrong = not_meant(what.group, names, found)
        if wrong is not None or (len(set(names)) == len(names) and least(found, number, upto) <= len(names) <= number):
            return wrong
        return refuse(how_many_words(number, upto), cite("choose"), cite("choose-controller"))

    def take(self, now: Moment, choice: Choice) -> None:
        names = names_of(choice)
        now.bind("picked", names or ("",))
        say_chosen(now, choice.by, names)


def shared_among(now: Moment) -> tuple[list[str], int]:
    """damage: among whom the next instruction assigns damage, and how much; nobody where it does not."""
    what = next_to_decide(now)
    if what is None or what.verb != "assign":
        return [], 0
    here = about(now)
    one = what._replace(verb="damage", amount=Amount(1))
    found = [name for name in members(now, what.group, here) if obstacle(now, one, name, here) is None]
    found = whom_it_may_hit(now, what, found)
    return found, resolve_amount(now, what.amount, here)


@RULES.test
def is_to_share(now: Moment) -> bool:
    """damage: whether there is more than one way to assign the damage."""
    found, amount = shared_among(now)
    return amount > 0 and len(found) > 1


@RULES.verb
class AssignAmong(OfNext, ShareOut):
    """damage: a player assigns damage among several characters."""

    name = "assign-among"
    phrase = "assigns {0}"
    example = "assigns 2 to <character> and 1 to <character>"
    only = refuse("there is no damage to assign among several characters now", cite("damage"))

    def pool(self, now: Moment, by: str) -> Pool:
        found, amount = shared_among(now)
        rule = cite("damage")
        return Pool(amount, tuple(Slot(name, None, rule) for name in found), rule)

    def shared(self, now: Moment, by: str, shares: Assignment) -> None:
        now.bind("picked", tuple(name for name, amount in shares for _ in range(amount)))
        told = " and ".join(f"{amount} to {name}" for name, amount in shares)
        now.say(f"{by} assigns {told}.", cite("damage"), actor=by, event=("assigned", by))


def say_chosen(now: Moment, by: str, names: Sequence[str]) -> None:
    """choose-controller: who chooses whom."""
    shown = " and ".join(names)
    now.say(f"{by} chooses {shown or 'nobody'}.", cite("choose-controller"), actor=by, event=("chosen", shown))
