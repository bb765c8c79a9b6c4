"""response, forced, cancel and timing-of-resolution: who may interfere with what happens, and in which order."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator

from judge.engine import Choice, Moment, Refusal, Verb, refuse
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.meanings import Ability, Amount, Instruction, Phrase, within
from judge.games.lotr_lcg.play.abilities.constant_abilities import label
from judge.games.lotr_lcg.play.abilities.triggering_conditions import last_of_all
from judge.games.lotr_lcg.play.initiating.initiating_abilities import begin
from judge.games.lotr_lcg.play.initiating.play_restrictions import everything_against, why_not
from judge.games.lotr_lcg.play.triggers import forced, responses
from judge.games.lotr_lcg.play.who import active_player, card, cards, first_player, game, listed, players, texts
from judge.games.lotr_lcg.things import Card, Item, Occurrence

WHEN_NODES = ("when", "when-late", "when-last")
Tries = Iterator[tuple[tuple[Hashable, ...], Item]]


def node(now: Moment) -> str:
    """The node of the chart `happen` that the game stands at."""
    at = now.waiting.at if now.waiting else now.at
    chart, _, name = at.partition(":")
    return name if chart == "happen" else ""


def imminent(now: Moment) -> tuple[Occurrence, ...]:
    """What is about to happen."""
    return listed(now, "imminent")


def events(now: Moment) -> tuple[Occurrence, ...]:
    """What has happened in this occurrence."""
    return listed(now, "events")


def usable(now: Moment, by: str, at: str = "") -> list[Item]:
    """The responses that fit this window, before asking whether they may be used."""
    at = at or node(now)
    found: Iterable[Item] = ()
    if at == "cancel":
        found = (each for each in responses(now, "when", imminent(now), by) if each.ability.cancels)
    elif at in WHEN_NODES:
        found = _when(now, by, imminent(now) or events(now))
    elif at == "after":
        found = _after(now, by)
    answered = listed(now, "answered")
    return [item for item in found if key(item) not in answered or _may_repeat(now, item)]


def _may_repeat(now: Moment, item: Item) -> bool:
    """response-once: whether a response may answer the same thing again is a reading; a second cancel has no object."""
    if all(each.verb in ("cancel", "instead") for each in item.ability.effects):
        return False
    return now.reads("response-once") == "again"


def _waiting(now: Moment, by: str, whats: tuple[Occurrence, ...]) -> list[Item]:
    """when-word: the responses with "when" that do not cancel."""
    return [each for each in responses(now, "when", whats, by) if not each.ability.cancels]


def _when(now: Moment, by: str, whats: tuple[Occurrence, ...]) -> Iterator[Item]:
    yield from _waiting(now, by, whats)
    if now.bound("shared") and events(now):
        now.reads("any-order-vs-when-first")
        yield from responses(now, "after", events(now), by)


def _after(now: Moment, by: str) -> Iterator[Item]:
    """triggering-one-window: responses to any of the conditions in any order."""
    yield from responses(now, "after", events(now), by)
    late = _waiting(now, by, events(now))
    if late and len(events(now)) > 1 and now.reads("any-order-vs-when-first") == "any-at-all":
        yield from late


def key(item: Item) -> tuple[str, str, str, str]:
    """One use of an ability against one thing that happens."""
    event = item.event
    return (item.source, item.ability.text, event.kind if event else "", event.subject if event else "")


def worth_opening(now: Moment, tries: Callable[[str], Iterable[Item]]) -> bool:
    """A window opens if somebody can use something in it; the first one of all even if somebody just might try."""
    if not texts(now).waits:
        return False  # No card on this table waits for anything.
    found = [item for by in players(now) for item in tries(by)]
    return bool(found) and (not game(now).begun or any(why_not(now, item) is None for item in found))


@RULES.test
def may_be_canceled(now: Moment) -> bool:
    """cancel: whether a player has a cancel for what is about to happen."""
    return worth_opening(now, lambda by: usable(now, by, "cancel"))


@RULES.test
def when_responses_now(now: Moment) -> bool:
    """when-word: whether "when" responses act while the occurrence is under way, as we rule."""
    if not worth_opening(now, lambda by: _waiting(now, by, imminent(now))):
        return False
    return now.reads("when-forced-vs-response") == "by-moment" and now.reads("response-immediately-after") == "before"


def _anyone_late(now: Moment) -> bool:
    return worth_opening(now, lambda by: _waiting(now, by, events(now)))


@RULES.test
def when_responses_after(now: Moment) -> bool:
    """response-immediately-after: under another ruling, "when" responses come right after what happened."""
    return not imminent(now) and _anyone_late(now) and now.reads("response-immediately-after") == "always-after"


@RULES.test
def when_responses_last(now: Moment) -> bool:
    """when-forced-vs-response: under another ruling, all forced abilities come before all responses."""
    if not _anyone_late(now):
        return False
    return now.reads("when-forced-vs-response") == "by-kind" and now.reads("response-immediately-after") == "before"


@RULES.test
def after_responses_wait(now: Moment) -> bool:
    """response: whether a player might respond to what has happened."""
    return worth_opening(now, lambda by: usable(now, by, "after"))


@RULES.test
def forced_when_wait(now: Moment) -> bool:
    """forced: whether a forced "when" ability triggers on what is about to happen."""
    return bool(forced(now, "when", imminent(now)))


@RULES.step
def trigger_forced_when(now: Moment) -> None:
    """forced-order: forced abilities one by one, in the order the first player decides."""
    _initiate(now, forced(now, "when", imminent(now)))


@RULES.test
def forced_after_wait(now: Moment) -> bool:
    """forced: whether a forced "after" ability triggers on what has happened."""
    return bool(_forced_after(now)) and not _responses_go_first(now)


def _responses_go_first(now: Moment) -> bool:
    """forced-before-responses: some use their responses before what is forced, which has to wait till they are done."""
    waits = any(usable(now, by, "after") for by in players(now))
    return waits and now.reads("responses-before-forced") == "responses-first"


@last_of_all
def trigger_what_had_to_wait(now: Moment) -> None:
    """forced-before-responses: what is forced, where it wrongly waited for the responses."""
    if not texts(now).waits:
        return
    waits = () if "in_time" in dict(now.frames[-1].bound) else _forced_after(now)
    left = [each for each in waits if card(now, each.source).in_play]
    if left and now.reads("responses-before-forced") == "responses-first":
        _initiate(now, left)


def _forced_after(now: Moment) -> list[Item]:
    """The forced abilities that have not been put in order with delayed effects already."""
    if not texts(now).waits:
        return []
    done = now.given(tuple, "answered")
    return [each for each in forced(now, "after", events(now)) if (each.source, each.ability.text) not in done]


@RULES.step
def trigger_forced_after(now: Moment) -> None:
    """forced-order: forced abilities one by one, in the order the first player decides."""
    found = _forced_after(now)
    now.bind("in_time", tuple(each.source for each in found))
    _initiate(now, found)


def _latecomers(now: Moment) -> list[str]:
    """The cards whose forced abilities would fit what has happened, but were not there when it did."""
    in_time = dict(now.frames[-1].bound).get("in_time")
    if not isinstance(in_time, tuple):
        return []
    return [each.source for each in forced(now, "after", events(now)) if each.source not in in_time]


@RULES.test
def forced_abilities_came_too_late(now: Moment) -> bool:
    """forced-in-play: whether a forced ability entered play, or became active, only after its trigger."""
    return bool(_latecomers(now))


@RULES.step
def pass_latecomers_over(now: Moment) -> None:
    """forced-in-play: what was not in play and active at the time of its trigger does not resolve."""
    late = [each for each in forced(now, "after", events(now)) if each.source in _latecomers(now)]
    if now.reads("late-forced-abilities") == "resolve":
        _initiate(now, late)
        return
    for source in dict.fromkeys(each.source for each in late):
        said = f"{source} was not in play and active when its trigger occurred, so its forced ability does not resolve."
        now.say(said, cite("forced-in-play"), event=("prevented", source))


def _initiate(now: Moment, items: list[Item]) -> None:
    chooser = first_player(now)
    if _are_alike(now, items):
        now.batch("initiate_forced", cite("forced-order"), *((chooser, (each,)) for each in items))
        return
    if len(items) > 1 and chooser != active_player(now) and now.reads("owner-orders-forced") == "active-player":
        chooser = active_player(now)
    now.batch("initiate_forced", cite("forced-order"), (chooser, items))


def _are_alike(now: Moment, items: list[Item]) -> bool:
    """forced-order: copies whose text is not about themselves, or one ability for several things: no order matters."""
    if len(items) > 1 and len({*items}) == 1:
        return True
    kinds = {(card(now, each.source).printed.title, each.ability.text, each.controller, each.you) for each in items}
    parts = [part for each in items for part in within((each.ability.effects, each.ability.conditions))]
    own = any(isinstance(each, Phrase) and each.how in ("this", "host", "second") for each in parts)
    return len(items) > 1 and len(kinds) == 1 and not own and not any(_speaks_of_it(each.ability) for each in items)


@RULES.deed
def initiate_forced(now: Moment, effect: Hashable) -> None:
    """forced-one-at-a-time: one forced ability resolves completely before the next begins."""
    assert isinstance(effect, Item)
    waits = [each.timing for each in effect.ability.triggers]
    if effect.event is not None and "when" in waits and effect.event not in imminent(now):
        now.say(f"{effect.name} has nothing left to affect.", cite("cancel-no-further"))
        return
    own = effect.ability.kind == "forced" and card(now, effect.source).printed.back == "player"
    if own and now.reads("forced-on-player-cards") == "optional":
        return
    begin(now, effect)


@RULES.verb
class Respond(Verb):
    """response: a player uses a response, or plays an event that is one."""

    name = "respond"
    example = "uses <card>, or plays <event>"

    def say(self, choice: Choice) -> str:
        return f"{choice.args[1]} {choice.args[0]}" + (f" on {choice.args[2]}" if choice.args[2] else "")

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        fitting = [args for args, _ in _choices(now, by)] if node(now) else []
        yield from fitting
        yield from (args for args, _ in _out_of_window(now, by) if args not in fitting)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        found = dict(_choices(now, choice.by)).get(choice.args)
        return why_not(now, found) if found is not None else self.elsewhere(now, choice)

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        found = dict(_out_of_window(now, choice.by)).get(choice.args)
        if found is None:
            return None
        others = everything_against(now, found)
        reasons = "; ".join(each.text for each in others)
        said = f"nothing that triggers {choice.args[0]} is happening now" + (f"; and {reasons}" if reasons else "")
        waited = [cite(unit) for each in found.ability.triggers for unit in NOT_THE_SAME.get(each.kind, ())]
        rules = (*dict.fromkeys(waited), cite("response"), cite("triggering-condition"), cite("response-closed"))
        return refuse(said, *rules, *(c for each in others for c in each.cites))

    def take(self, now: Moment, choice: Choice) -> None:
        item = dict(_choices(now, choice.by))[choice.args]
        now.bind("answered", (*now.given(tuple, "answered"), key(item)))
        begin(now, item)


NOT_THE_SAME = {
    "play": ("put-not-played",),
    "discard": ("destroy-not-discard", "explored-not-discard"),
    "destroy": ("destroy-not-discard",),
}  # What one kind of happening is often taken for, and the rule that tells them apart.


def _verb(of: Card) -> str:
    return "plays" if of.printed.type == "event" else "uses"


def _choices(now: Moment, by: str) -> Tries:
    """Each response with the words for it; what it answers is named only where there are several."""
    found = _told_apart(usable(now, by))
    names = [item.name for item in found]
    several = [(item.name, item.event.subject) for item in found if item.event]
    for item in found:
        answers = item.event if names.count(item.name) > 1 else None
        about = (answers.subject or answers.kind) if answers else ""
        if answers and answers.other and several.count((item.name, answers.subject)) > 1:
            about = answers.other
        yield (item.name, _verb(card(now, item.source)), about), item


TOLD_OF = (
    "it", "told", "that player", "they", "controller", "owner", "engaged player", "defending player", "attacking enemy",
)  # fmt: skip


def _told_apart(found: list[Item]) -> list[Item]:
    """response: of several things that it could answer the first will do, where the text does not speak of them."""
    first = {(each.source, each.ability.text): each for each in reversed(found)}
    return [each for each in found if _speaks_of_it(each.ability) or first[each.source, each.ability.text] is each]


def _speaks_of_it(ability: Ability) -> bool:
    """Whether it makes a difference to the effect which of several things it answers."""
    parts = list(within((ability.effects, ability.costs, ability.conditions)))
    spoken = any(isinstance(each, Phrase) and (each.how in TOLD_OF or each.other) for each in parts)
    amounts = any(isinstance(each, Amount) and each.of == "that" for each in parts)
    verbs = ("cancel", "instead", "reduce it", "increase it")
    return spoken or amounts or any(isinstance(each, Instruction) and each.verb in verbs for each in parts)


def _out_of_window(now: Moment, by: str) -> Tries:
    """Responses that a player has, whatever is happening, to be able to say why they cannot be used."""
    own = ((each, ability) for each in cards(now) for ability in each.printed.abilities if ability.kind == "response")
    found = ((each, Item(label(now, each, ability), each.name, by, by, ability)) for each, ability in own)
    return (((item.name, _verb(each), ""), item) for each, item in found)
