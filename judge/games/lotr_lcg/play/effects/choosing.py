"""ability-sentence-by-sentence, may, effects-select, choose, search: what comes next, and what players decide in it."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence

from judge.engine import Assignment, Chance, Choice, Moment, Pool, Refusal, Slot, Verb, refuse
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.deeds import obstacle
from judge.games.lotr_lcg.cards.groups import matches, members
from judge.games.lotr_lcg.cards.meanings import X_OF_THEM, Amount, Instruction, Phrase, within
from judge.games.lotr_lcg.cards.saying import option_words
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen
from judge.games.lotr_lcg.play.choice_words import ChooseSome, Wanted, names_of, not_meant, others
from judge.games.lotr_lcg.play.in_play.areas import hand_size, know_top, shuffle, side
from judge.games.lotr_lcg.play.initiating.play_restrictions import changes, is_target, why_not_chosen
from judge.games.lotr_lcg.play.values import EVERYTHING, resolve_amount
from judge.games.lotr_lcg.play.who import bound_item, card, decider, hand, listed, player, players, scenario
from judge.games.lotr_lcg.things import DECK, DISCARD, SCENARIO, VICTORY, Card, Context, Item, Occurrence
from judge.kit.choosing import Decide, Pick, ShareOut


def _searched(now: Moment, what: Instruction, here: Context) -> list[str]:
    """effects-partial-count: the cards of the searched area, as many as there are."""
    limit = resolve_amount(now, what.amount, here)
    found: list[str] = []
    for heap in what.piles:
        owner = side(now, next(iter(members(now, heap.whose, here)), SCENARIO))
        known = [*owner.deck, *owner.pool, *owner.under] if limit >= EVERYTHING else owner.deck[:limit]
        if heap.zone == VICTORY:
            found += scenario(now).victory
            continue
        found += owner.discard if heap.zone == DISCARD else known
    return found


def found_in(now: Moment, what: Instruction, here: Context) -> list[str]:
    """search-eligible: the cards in the searched area that meet the requirements."""
    found = [name for name in _searched(now, what, here) if matches(now, what.group, card(now, name), here)]
    if what.group.how != "named":
        return found
    titles = {card(now, name).printed.title: name for name in reversed(found)}
    return [name for name in found if name in titles.values()]


def sought(now: Moment, what: Instruction, here: Context) -> int:
    """search: how many cards are looked for: as many as the text says, all that fit, one of each title it names."""
    if what.group.how in ("pick", "choose"):
        return what.group.number
    return len(found_in(now, what, here))


def take_found(now: Moment, item: Item, what: Instruction, names: list[str], here: Context) -> None:
    """search: the card found goes where the text says; a searched deck is shuffled."""
    if not names:
        now.say(f"{item.name} finds no such card.", cite("search"), cite("effects-as-much-as-able"))
        _shuffle_searched(now, what, here)
        return
    every = [card(now, name) for name in names]
    for found in every:
        now.say(f"{item.name} finds {found.name}.", cite("search-eligible"), event=("found", found.name))
    happen(now, *(_destination(now, found, what, here) for found in every))
    _shuffle_searched(now, what, here)


def _shuffle_searched(now: Moment, what: Instruction, here: Context) -> None:
    """search: a deck that was searched as a whole is shuffled, whatever was found."""
    for heap in what.piles if what.amount.of == "all" else ():
        if heap.zone == DECK:
            shuffle(now, next(iter(members(now, heap.whose, here)), SCENARIO))


DESTINATIONS = {
    "staging area": "stage", "play": "put", "engaged": "put", "active location": "travel", "hand": "return",
    "set aside": "set-aside", "revealed": "reveal",
}  # fmt: skip


def _destination(now: Moment, found: Card, what: Instruction, here: Context) -> Occurrence:
    """Where the card goes: to the staging area, into play (and engaged with somebody), to the hand."""
    by = decider(now, here.by or here.controller)
    whom = members(now, what.to, here)[:1] if what.what == "engaged" else []
    kind = DESTINATIONS[what.what]
    return Occurrence(kind, found.name, source=here.source, player=by, cause="card effect", detail="".join(whom))


def know_what_is_seen(now: Moment) -> None:
    """setup-1: before the top of a shuffled deck is looked through, chance says which cards are there."""
    what = next_instruction(now)
    if what is None or what.verb not in ("look", "search", "discard from deck") or what.may or not what.piles:
        return
    here = about(now)
    much = resolve_amount(now, what.amount, here)
    if what.verb == "discard from deck":
        for name in reversed(members(now, what.group, here)):
            owner = side(now, name)
            below = len(owner.deck) + 1 if not (owner.under or owner.deck_rest) else 0
            know_top(now, owner.name, below if what.what == "bottom" else much)
        return
    if much < EVERYTHING and what.piles[0].zone != DISCARD:
        know_top(now, next(iter(members(now, what.piles[0].whose, here)), SCENARIO), much)


def next_instruction(now: Moment) -> Instruction | None:
    """The instruction that comes next, if one is left."""
    return next(iter(listed(now, "left")), None)


def the_next(now: Moment) -> Instruction:
    """The instruction that comes next, where one is left."""
    return now.given(tuple, "left")[0]  # type: ignore[no-any-return]


def skip(now: Moment) -> None:
    """Takes the next instruction off those that are left."""
    now.bind("left", now.given(tuple, "left")[1:])
    now.bind("picked", ())


def doer(now: Moment, what: Instruction, item: Item) -> str:
    """Who carries an instruction out and decides in it: the player it names, else the one who decides for the card."""
    if what.by.how == "":
        mine = item.controller == SCENARIO and item.you in players(now) and _addresses_you(what)
        return item.you if mine else item.by
    if what.by.how == "you":
        return item.you if item.you in players(now) else item.by
    found = [name for name in members(now, what.by, item.context) if name in players(now)]
    return found[0] if found else item.by


def _addresses_you(what: Instruction) -> bool:
    """defending-player: `discard an ally you control`: whoever the card calls you is told to do it, and says which."""
    return any(isinstance(each, Phrase) and each.how == "you" for each in within(what))


def about(now: Moment) -> Context:
    """The context the next instruction is read in."""
    what, item = next_instruction(now), bound_item(now)
    found = item.context
    if what is not None and what.by.how not in ("", "you", "each player", "all"):
        who = doer(now, what, item)
        found = found._replace(by=who, last=(*(name for name in found.last if name != who), who), doer=who)
    return found


def pickable(now: Moment) -> tuple[list[str], int, bool]:
    """What may be picked for the next instruction: candidates, how many, whether fewer will do."""
    what = next_instruction(now)
    if (
        what is None
        or not isinstance(now.bound("item"), Item)
        or what.verb in ("cancel", "options", "several", "assign")
    ):
        return [], 0, False
    here = about(now)
    if what.verb == "discard from hand":
        return _discardable(now, what, here)
    if what.verb == "order":
        return list(what.group.names), 1, False
    if what.verb == "search":
        return found_in(now, what, here), sought(now, what, here), what.group.upto
    if what.group.how not in ("pick", "choose") or (is_target(what) and bound_item(now).targets):
        return [], 0, False
    found = [name for name in members(now, what.group, here) if why_not_chosen(now, what, name, here) is None]
    if what.to.how == "second" and what.to.other:
        found = [name for name in found if name not in here.second]
    able = [name for name in found if obstacle(now, what, name, here) is None]
    return able or found, how_many(now, what, here), what.group.upto


def how_many(now: Moment, what: Instruction, here: Context) -> int:
    """letter-x: how many cards an instruction is about; where it says X, its amount is what X is."""
    return what.group.number if what.group.number != X_OF_THEM else resolve_amount(now, what.amount, here)


def _discardable(now: Moment, what: Instruction, here: Context) -> tuple[list[str], int, bool]:
    """A player picks which cards to discard, unless it is done at random or some of the cards have no names here."""
    who = members(now, what.group, here)
    if len(who) != 1 or not hand(now, who[0]) or what.random:
        return [], 0, False
    return [each.name for each in hand(now, who[0])], resolve_amount(now, what.amount, here), False


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
        know_what_is_seen(now)


@RULES.test
def are_several(now: Moment) -> bool:
    """may: whether several things that might have been declined are now done, one after the other."""
    what = next_instruction(now)
    return what is not None and what.verb == "several" and not what.may


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
                yield (option_words(option) or at,)

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
    done = (each._replace(by=what.by) if what.by.how and not each.by.how else each for each in option)
    now.bind("left", (*done, *now.given(tuple, "left")[1:]))
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
    if not what.to.other or what.group.how not in ("pick", "choose"):
        return found
    origins = members(now, what.group, here)
    return [name for name in found if any(each != name for each in origins)]


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
        return destinations(now, what)

    def picked(self, now: Moment, by: str, name: str) -> None:
        left = now.given(tuple, "left")
        now.bind("item", bound_item(now)._replace(second=(name,)))
        now.bind("left", (left[0]._replace(to=Phrase("second", other=left[0].to.other)), *left[1:]))


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


def shared_among(now: Moment) -> tuple[list[str], int]:
    """damage: among whom the next instruction assigns damage, and how much; nobody where it does not."""
    what = next_instruction(now)
    if what is None or what.verb != "assign" or not isinstance(now.bound("item"), Item):
        return [], 0
    here = about(now)
    one = what._replace(verb="damage", amount=Amount(1))
    found = [name for name in members(now, what.group, here) if obstacle(now, one, name, here) is None]
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

    def pool(self, now: Moment, by: str) -> Pool:
        found, amount = shared_among(now)
        rule = cite("damage")
        return Pool(amount, tuple(Slot(name, None, rule) for name in found), rule)

    def shared(self, now: Moment, by: str, shares: Assignment) -> None:
        now.bind("picked", tuple(name for name, amount in shares for _ in range(amount)))
        told = " and ".join(f"{amount} to {name}" for name, amount in shares)
        now.say(f"{by} assigns {told}.", cite("damage"), actor=by, event=("assigned", by))


def _at_random(now: Moment) -> tuple[str, int]:
    """Whose hand chance has to pick from for the next instruction, and how many cards are still to be picked."""
    what = next_instruction(now)
    if what is None or not what.random or what.verb != "discard from hand" or not isinstance(now.bound("item"), Item):
        return "", 0
    here = about(now)
    who = members(now, what.group, here)
    wanted = resolve_amount(now, what.amount, here)
    if len(who) != 1 or not hand(now, who[0]) or hand_size(now, who[0]) <= wanted:
        return "", 0
    return who[0], wanted - len(now.given(tuple, "picked"))


def _random_stages(now: Moment) -> list[str]:
    """quest-advancement: the stages of one number among which chance picks for the next instruction, until it has."""
    from judge.games.lotr_lcg.play.phase_3_quest.progress import stages

    what = next_instruction(now)
    if what is None or not what.random or what.verb != "advance" or not isinstance(now.bound("item"), Item):
        return []
    return [] if now.given(tuple, "picked") else stages(now, what)


@RULES.test
def chance_is_to_say(now: Moment) -> bool:
    """Whether chance has to say which card of a hand is discarded, or which stage comes next."""
    return _at_random(now)[1] > 0 or len(_random_stages(now)) > 1


@RULES.verb
class FallsOn(Chance):
    """A card of a hand at random: each card is as likely as the others."""

    name = "falls-on"
    phrase = "falls on {0}"
    example = "chance falls on <card>"

    def results(self, now: Moment) -> Iterable[tuple[tuple[Hashable, ...], int]]:
        if len(among := _random_stages(now)) > 1:
            return [((name,), 1) for name in among]
        who, left = _at_random(now)
        picked = now.given(tuple, "picked") if left else ()
        named = [each.name for each in hand(now, who) if each.name not in picked] if left else []
        unnamed = player(now, who).hand_rest - sum(not name for name in picked) if left else 0
        return [*(((name,), 1) for name in named), *([(("another card",), unnamed)] if unnamed > 0 else [])]

    def take(self, now: Moment, choice: Choice) -> None:
        name = str(choice.args[0])
        now.bind("picked", (*now.given(tuple, "picked"), "" if name == "another card" else name))
        now.say(f"Chance falls on {name}.", cite("setup-1"), event=("at random", name))


def say_chosen(now: Moment, by: str, names: Sequence[str]) -> None:
    """choose-controller: who chooses whom."""
    shown = " and ".join(names)
    now.say(f"{by} chooses {shown or 'nobody'}.", cite("choose-controller"), actor=by, event=("chosen", shown))
