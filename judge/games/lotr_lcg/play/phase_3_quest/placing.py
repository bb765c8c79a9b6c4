"""staging-3: where a revealed card goes, the staging area or the discard pile, and what surge brings after it."""

from __future__ import annotations

from collections.abc import Iterable

from judge.engine import Moment
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.deeds import in_vain, makes
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen, occurs
from judge.games.lotr_lcg.play.effects.resolving import has_text
from judge.games.lotr_lcg.play.in_play.areas import move
from judge.games.lotr_lcg.play.in_play.card_types import is_a, keyword
from judge.games.lotr_lcg.play.in_play.enters_play import enter_as_printed
from judge.games.lotr_lcg.play.in_play.guarded import note_guard
from judge.games.lotr_lcg.play.phase_3_quest.staging import LEFT, SURGES, keywords_are_canceled, left_to_reveal, staged
from judge.games.lotr_lcg.play.who import card, first_player, texts
from judge.games.lotr_lcg.things import (
    DISCARD,
    REMOVED,
    REVEALED,
    SCENARIO,
    STAGING,
    Card,
    Context,
    Lasting,
    Occurrence,
)
from judge.kit.timeline import end


@RULES.step
def place_revealed_card(now: Moment) -> None:
    """staging-3: to the staging area, a treachery to the discard pile, unless its own text has put it elsewhere."""
    each = staged(now)
    if now.bound("guarding"):
        note_guard(now, each)
    surges = 0 if keywords_are_canceled(now) else keyword(now, each, "surge")
    if surges > 1 and now.reads("surge-once") == "one":
        surges = 1
    more_to_come = any(frame.chart == "quest" and dict(frame.bound).get(LEFT) for frame in now.frames)
    if surges and more_to_come and now.reads("surge-in-the-number") == "included":
        surges = 0
    if surges and now.reads("surge-ignored") == "ignored":
        surges = 0
    if surges:
        _let_surge(now, surges)
        more = "another card" if surges == 1 else f"{surges} more cards"
        now.say(f"{each.name} has surge: {more} will follow.", cite("surge"), cite("surge-multiple"))
    if each.zone != REVEALED:
        now.say(f"The text of {each.name} has already placed it elsewhere.", cite("golden-rule-card-over-rules"))
    elif is_a(now, each, "treachery"):
        end(now, lambda row: isinstance(row, Lasting) and row.source == each.name and row.members == (each.name,))
        _discard_treachery(now, each)
    elif (whom := now.bound("engaging")) and is_a(now, each, "enemy"):
        happen(now, Occurrence("put", each.name, player=str(whom), detail=str(whom)))
    elif now.tries("revealed-and-discarded", "discarded"):
        move(now, each.name, DISCARD)
    elif is_a(now, each, "enemy") and now.tries("revealed-and-discarded", "engages"):
        move(now, each.name, STAGING)
        happen(now, Occurrence("engage", each.name, player=first_player(now)))
    else:
        happen(now, Occurrence("stage", each.name, detail="revealed"))


def _discard_treachery(now: Moment, each: Card) -> None:
    """staging-3, cancel-treachery: to the encounter discard pile, whether its effects were canceled or not."""
    canceled = bool(now.bound("canceled"))
    out = canceled and now.reads("canceled-treachery-removed") == "removed"
    move(now, each.name, REMOVED if out else DISCARD)
    said = f"{each.name} is placed in the encounter discard pile."
    why = (cite("cancel-treachery"),) if canceled else ()
    now.say(said, *why, cite("staging-3"), cite("treachery-cards"), event=("placed", each.name))


def _let_surge(now: Moment, surges: int) -> None:
    """surge-timing: right after the staging of its card; whether what waits for the reveal comes first is a reading."""
    goes_on = {frame.chart for frame in now.frames[:-1]} & {"reveal", "revealing", "quest", "happen"}
    waits = bool(goes_on) and "reveal" in texts(now).waits
    if waits and now.reads("surge-or-what-waits") == "what-waits-first":
        now.bind(LEFT, surges + (left_to_reveal(now, LEFT) if now.bound(LEFT) is not None else 0))
    else:
        now.bind(SURGES, surges)


ADDED = {"enemy": "enemy-to-staging", "location": "location-to-staging", "objective": "objective-to-staging"}


@makes("stage")
def _stage(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    of = card(now, name)
    yield Occurrence("disengage" if of.engaged else "stage", name, player=of.engaged)


in_vain("stage", lambda now, name: card(now, name).zone == STAGING, "is already in the staging area", "move")


@occurs("stage")
def add_to_staging_area(now: Moment, what: Occurrence) -> list[Occurrence]:
    """staging-area-adds: an enemy, location or objective is added to the staging area."""
    before = card(now, what.subject)
    whose = SCENARIO if before.printed.type == "location" else before.controller
    after = move(now, what.subject, STAGING, engaged="", controller=whose)
    rule = next((unit for kind, unit in ADDED.items() if is_a(now, after, kind)), "staging-area-adds")
    said = f"{what.subject} is placed in the staging area."
    now.say(said, cite("staging-3"), cite("staging-area-adds"), cite(rule), event=("placed", what.subject))
    if not before.in_play and before.zone != REVEALED and _would_resolve(now, after):
        said = f"{after.name} was not revealed, so its keywords and when revealed effects do not resolve."
        now.say(said, cite("reveal"), cite("staging-2"), event=("placed", after.name))
    if not before.in_play:
        enter_as_printed(now, what.subject)
    return [] if before.in_play else [Occurrence("enter", what.subject, detail=what.detail or "revealed")]


def _would_resolve(now: Moment, each: Card) -> bool:
    """staging-2: whether a card has anything that resolves when it is revealed."""
    words = any(keyword(now, each, name) for name in ("doomed", "guarded", "surge", "prowl"))
    return words or has_text(now, each.name, "when revealed")


@RULES.test
def a_surge_is_left_here(now: Moment) -> bool:
    """surge-multiple: whether an instance of surge on this card has not revealed its card yet."""
    left = now.bound(SURGES)
    return isinstance(left, int) and left > 0


@RULES.test
def a_surge_is_left(now: Moment) -> bool:
    """surge-multiple: whether an instance of surge has not revealed its card yet."""
    left = now.bound(LEFT)
    return isinstance(left, int) and left > 0
