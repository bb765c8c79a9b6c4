"""quest-advancement, active-location, explored, switch: where progress goes, and what it brings about."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from judge.engine import Moment, Refusal, refuse
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.deeds import count, in_vain, just_happens, makes
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.play.abilities.constant_abilities import bearing_on, forbidden, may_be_banned, why_immune
from judge.games.lotr_lcg.play.abilities.triggering_conditions import barred, follows, occurs
from judge.games.lotr_lcg.play.effects.resolving import resolve_text
from judge.games.lotr_lcg.play.in_play.areas import move
from judge.games.lotr_lcg.play.in_play.card_types import all_in_play, is_a, keyword
from judge.games.lotr_lcg.play.in_play.damage_and_resources import allowed
from judge.games.lotr_lcg.play.in_play.enters_play import enter_as_printed
from judge.games.lotr_lcg.play.in_play.leaves_play import leave_play
from judge.games.lotr_lcg.play.phase_3_quest.progress_elsewhere import done_instead
from judge.games.lotr_lcg.play.phase_3_quest.progress_first import before_the_quest
from judge.games.lotr_lcg.play.values import amount_of, printed_value
from judge.games.lotr_lcg.play.who import active_location, any_card, card, current_quest, in_play, main_quest, scenario
from judge.games.lotr_lcg.play.winning import cannot_win, win
from judge.games.lotr_lcg.things import (
    ACTIVE,
    DISCARD,
    QUEST,
    QUEST_DECK,
    REMOVED,
    STAGING,
    VICTORY,
    Card,
    Context,
    Occurrence,
    Printed,
)

NO_PROGRESS, TO_STAGE = "have progress placed on it", "advance to stage"
FROM_QUESTING = "have progress placed on it from questing"
OTHERWISE = "have progress placed on it except from questing"


@makes("progress")
def _progress(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    """active-location-buffer: what would go on the current quest goes on the active location first."""
    quest = current_quest(now)
    where = "" if quest is not None and quest.name == name and what.what != "bypass" else name
    source = any_card(now, about.source)
    by_player = source is not None and source.printed.back == "player"
    yield Occurrence("progress", where, count(now, what, about), player=about.by if by_player else "")


@makes("remove progress")
def _remove_progress(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    yield Occurrence("remove-progress", name, min(count(now, what, about), card(now, name).progress))


in_vain(
    "remove progress",
    lambda now, name: not card(now, name).progress,
    "has no progress on it",
    "ability-potential-change",
)
just_happens("explore", "switch locations")
may_be_banned("explore", "be explored")


@occurs("progress")
def place_progress(now: Moment, what: Occurrence) -> list[Occurrence]:
    """active-location-buffer: progress for the quest goes on the active location first, the rest on the quest."""
    if what.subject:
        return _place_there(now, card(now, what.subject), what)
    left, placed = what.amount, list[Occurrence]()
    for on in before_the_quest(now):
        if left <= 0 or (on.zone == ACTIVE and now.reads("progress-past-the-location") != "location-first"):
            continue
        there = on.progress
        if there and on.zone == ACTIVE and now.reads("progress-already-there") == "forgotten":
            there = 0
        room = max(0, amount_of(now, on, "quest points") - there)
        if min(room, left):
            placed.append(_place(now, on, min(room, left), what))
        left -= min(room, left)
    if left > 0:
        placed += _place_on_quest(now, left, what, bool(placed))
    return placed


def _place_there(now: Moment, on: Card, what: Occurrence) -> list[Occurrence]:
    """active-location-overflow: only progress meant for the quest goes on it when a location has no room for more."""
    quest, room = current_quest(now), amount_of(now, on, "quest points") - on.progress
    if done_instead(now, on, what.amount):
        return []
    bounded = is_a(now, on, "location") and printed_value(on, "quest points") is not None
    spare = what.amount - room if bounded else 0
    if quest is None or spare <= 0:
        return [_place(now, on, what.amount, what)]
    placed = [_place(now, on, what.amount, what)]
    if now.reads("progress-a-location-cannot-use") == "to-the-quest":
        return [*placed, _place(now, quest, spare, what)]
    said = f"{on.name} does not need {spare} of it, and that part does not go on {quest.name}."
    now.say(said, cite("active-location-overflow"), cite("explored"), event=("prevented", quest.name))
    return placed


def _place_on_quest(now: Moment, left: int, what: Occurrence, after_location: bool) -> list[Occurrence]:
    """explored-overflow, active-location-overflow: what the active location had no room for."""
    quest = current_quest(now)
    rule = ""
    if after_location:
        rule = "explored-overflow" if what.cause == "quest" else "active-location-overflow"
        event = ("progress", quest.name) if quest else None
        said = f"The remaining {left} progress goes on the current quest."
        now.say(said, cite(rule), cite("active-location-buffer"), event=event)
        if now.reads("rest-is-lost") == "lost":
            return []
    if quest is None:
        now.say(f"{left} progress goes on the current quest, which the situation does not name.", cite("3.4-success"))
        return []
    refusal = _no_points_yet(quest) or _banned(now, quest, what)
    if refusal is not None:
        now.say(f"{refusal.text}.", *refusal.cites, event=("prevented", quest.name))
        return []
    return [] if done_instead(now, quest, left) else [_place(now, quest, left, what, rule)]


def _place(now: Moment, on: Card, amount: int, what: Occurrence, also: str = "") -> Occurrence:
    amount = allowed(now, on, amount, "progress")
    rule = "active-location-buffer" if not what.subject and is_a(now, on, "location") else _why(what)
    now.put(on._replace(progress=on.progress + amount))
    points = printed_value(on, "quest points")
    of = f" of {amount_of(now, on, 'quest points')}" if points is not None else ""
    said = f"{amount} progress is placed on {on.name}{_before(now, on, what)}: {on.progress + amount}{of}."
    now.say(said, *map(cite, filter(None, (also, rule))), event=("progress", on.name))
    return Occurrence("progress", on.name, amount, what.source, what.player, cause=what.cause)


def _before(now: Moment, on: Card, what: Occurrence) -> str:
    """active-location-buffer: says which quest the active location takes the progress off."""
    quest = current_quest(now)
    return f" before any goes on {quest.name}" if quest and not what.subject and is_a(now, on, "location") else ""


def _why(what: Occurrence) -> str:
    """3.4-success: after questing it is the difference; else a card effect says so, for the current quest or a card."""
    return "3.4-success" if what.cause == "quest" else "current-quest" if not what.subject else "effects"


@occurs("remove-progress")
def remove_progress(now: Moment, what: Occurrence) -> None:
    """effects-as-much-as-able: progress is taken off again, as much as there is."""
    on = card(now, what.subject)
    left = max(0, on.progress - what.amount)
    now.put(on._replace(progress=left))
    now.say(f"The progress on {on.name} is now {left}.", cite("effects-as-much-as-able"), event=("progress", on.name))


@barred("progress")
def no_progress_there(now: Moment, what: Occurrence) -> Refusal | None:
    """cannot: a card may say that no progress can be placed on it."""
    on = any_card(now, what.subject) if what.subject else active_location(now) or current_quest(now)
    if on is None:
        return None
    return _no_points_yet(on) or _banned(now, on, what) or _immune_buffer(now, on, what)


def _banned(now: Moment, on: Card, what: Occurrence) -> Refusal | None:
    """cannot: that no progress can be placed on it at all, none that comes from questing, or only what does."""
    kept = forbidden(now, on, FROM_QUESTING if what.cause == "quest" else OTHERWISE)
    return kept or forbidden(now, on, NO_PROGRESS, source=what.source)


def _no_points_yet(on: Card) -> Refusal | None:
    """quest-cards: the first side of a quest card has no quest points, and takes no progress."""
    return refuse(f"{on.name} still has its first side up", cite("quest-cards")) if on.unturned else None


def _immune_buffer(now: Moment, on: Card, what: Occurrence) -> Refusal | None:
    """active-location-buffer, immune: what a card would place on the quest goes on the active location, or nowhere."""
    refusal = why_immune(now, on, what.source) if what.source and not what.subject else None
    if refusal is None or on.zone != ACTIVE or _is_full(now, on):
        return None
    return refuse(
        f"{refusal.text}, and progress for the quest goes on the active location first",
        *refusal.cites,
        cite("active-location-buffer"),
    )


@follows()
def locations_explored(now: Moment) -> Iterator[Occurrence]:
    """explored: a location with as much progress as quest points is explored."""
    for each in in_play(now):
        if each.progress and is_a(now, each, "location") and _is_full(now, each):
            yield Occurrence("explore", each.name, cause="framework")


def _is_full(now: Moment, each: Card) -> bool:
    if printed_value(each, "quest points") is None:
        return False
    spare = each.progress - amount_of(now, each, "quest points")
    return spare > 0 or (spare == 0 and now.reads("exact-progress") == "enough")


@occurs("explore")
def explore(now: Moment, what: Occurrence) -> list[Occurrence]:
    """explored, victory: to the discard pile, which is not discarding it; with Victory to the victory display."""
    each = card(now, what.subject)
    if each.zone == ACTIVE:
        now.say(f"{each.name} is no longer the active location.", cite("explored"), event=("location", "none"))
    zone, shown, rule = DISCARD, "encounter discard pile", "explored-not-discard"
    if keyword(now, each, "victory") and now.reads("victory-pile") == "display":
        zone, shown, rule = VICTORY, "victory display", "victory"
    said = f"{each.name} is explored and goes to the {shown}."
    now.say(said, cite("explored"), cite(rule), event=("explored", each.name))
    return leave_play(now, each.name, zone, "explored")


@follows()
def stage_completed(now: Moment) -> Iterator[Occurrence]:
    """quest-advancement: as soon as the quest has enough progress the players advance; a side quest is defeated."""
    for quest in all_in_play(now, "quest"):
        if quest.progress and _is_full(now, quest):
            yield Occurrence("advance" if quest.zone == QUEST else "defeat-quest", quest.name, cause="quest")


@makes("advance")
def _advance(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    stage = next(iter(stages(now, what)), "") if what.what == "to stage" else ""
    yield Occurrence("advance", name, player=about.by, other=stage)


def stages(now: Moment, what: Instruction) -> list[str]:
    """quest-advancement: the cards of the quest deck with the number of the stage that an instruction speaks of."""
    every = scenario(now).quests
    if what.group.how == "named":
        return [name for name in members(now, what.group, Context("", "")) if name in every]
    return [name for name in every if card(now, name).printed.stage == what.amount.number]


def advance_to(now: Moment, what: Instruction, stage: str, event: Occurrence | None) -> Occurrence | None:
    """quest-advancement: another stage than the one that follows comes next; at once, unless this one ends anyway."""
    now.put(scenario(now)._replace(next_quest=stage))
    said = f"{stage} is the next stage."
    now.say(said, cite("quest-advancement"), cite("golden-rule-card-over-rules"), event=("next stage", stage))
    quest = main_quest(now)
    ends = event is not None and event.kind == "advance" and quest is not None and event.subject in ("", quest.name)
    return None if ends or quest is None else Occurrence("advance", quest.name)


@barred("advance")
def cannot_advance(now: Moment, what: Occurrence) -> Refusal | None:
    """cannot: a quest card may say that its stage cannot be completed yet."""
    quest = any_card(now, what.subject) or main_quest(now)
    if quest is None:
        return refuse("the situation names no current quest", cite("current-quest"))
    banned = forbidden(now, quest, "be defeated") or _stage_is_closed(now, quest, what.other)
    return banned or (cannot_win(now, what) if _is_last(now, quest) else None)


def _stage_is_closed(now: Moment, quest: Card, chosen: str) -> Refusal | None:
    """cannot: `the players cannot advance to stage 2`: whether that is the stage which comes next."""
    following = (chosen or scenario(now).next_quest, *_later(now, quest))
    stage = next((card(now, name).printed.stage for name in following if name), None)
    for bearing in bearing_on(now, quest, "cannot"):
        if bearing.effect.what == TO_STAGE and stage == bearing.effect.amount.number:
            text = f"the players cannot advance to stage {stage} ({bearing.source})"
            return refuse(text, cite("cannot"), cite("quest-advancement"))
    return None


def _is_last(now: Moment, quest: Card) -> bool:
    """quest-advancement: whether the game is won with this stage; other stages of its number do not follow it."""
    return quest.printed.last and not _later(now, quest)


def _later(now: Moment, quest: Card) -> list[str]:
    """quest-advancement: the stages that follow; one of the same number or a lower one is not played again."""
    number = quest.printed.stage
    every = ((name, card(now, name).printed.stage) for name in scenario(now).quests)
    return [name for name, stage in every if number is None or stage is None or stage > number]


@occurs("advance")
def advance(now: Moment, what: Occurrence) -> None:
    """quest-advancement, quest-no-carryover: the next stage begins without progress; after the last the game is won."""
    quest = card(now, what.subject) if what.subject else main_quest(now)
    assert quest is not None
    surplus = quest.progress - amount_of(now, quest, "quest points")
    now.say(f"The stage {quest.name} is completed.", cite("quest-advancement"), event=("completed", quest.name))
    if surplus > 0:
        now.say(f"The {surplus} progress beyond its quest points is lost.", cite("quest-no-carryover"))
    is_last = _is_last(now, quest)
    if what.other:
        now.put(scenario(now)._replace(next_quest=what.other))
    move(now, quest.name, REMOVED)
    if is_last:
        win(now, Occurrence("win", cause="quest"))
        return
    carried = surplus if surplus > 0 and now.reads("progress-carries-over") == "carried" else 0
    begin_stage(now, quest, carried)


def begin_stage(now: Moment, before: Card, progress: int) -> None:
    """quest-cards: the next card of the quest deck is the current quest; its text is carried out as it is revealed."""
    chosen = scenario(now).next_quest
    quests = [chosen] if chosen else _later(now, before)
    now.put(scenario(now)._replace(next_quest=""))
    if quests:
        after = move(now, quests[0], QUEST, progress=progress)
    else:
        name = f"the stage after {before.name}"
        blank = Printed(name, "quest", back="quest")
        after = Card(name, blank, before.owner, before.controller, QUEST, progress=progress)
        now.put(after)
    said = f"{after.name} is the current quest, with {progress} progress."
    now.say(said, cite("quest-advancement"), cite("quest-no-carryover"), event=("quest", after.name))
    enter_as_printed(now, after.name)
    resolve_text(now, after.name, "when revealed")


just_happens("to quest deck")


@occurs("to-quest-deck")
def return_to_quest_deck(now: Moment, what: Occurrence) -> None:
    """quest-cards: a stage that was left goes back to the quest deck, from where it may come again."""
    move(now, what.subject, QUEST_DECK)
    now.say(f"{what.subject} is returned to the quest deck.", cite("golden-rule-card-over-rules"))


@barred("switch-locations")
def cannot_switch(now: Moment, what: Occurrence) -> Refusal | None:
    """switch: there has to be something on each side."""
    if active_location(now) is None:
        return refuse("There is no active location to switch with", cite("switch"))
    return None


@occurs("switch-locations")
def switch_locations(now: Moment, what: Occurrence) -> None:
    """switch: the active location goes to the staging area, the other one becomes active."""
    here = active_location(now)
    assert here is not None
    now.put(here._replace(zone=STAGING))
    now.put(card(now, what.subject)._replace(zone=ACTIVE))
    now.say(f"{here.name} and {what.subject} switch places.", cite("switch"), event=("switched", what.subject))
