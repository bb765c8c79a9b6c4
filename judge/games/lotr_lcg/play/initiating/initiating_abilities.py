"""initiating-abilities: announce, check, determine the cost, pay it, choose targets, resolve, in this order."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.meanings import HEADINGS
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen, last_seen
from judge.games.lotr_lcg.play.costs import is_played
from judge.games.lotr_lcg.play.in_play.areas import move, use
from judge.games.lotr_lcg.play.initiating.doomed_when_played import resolve_doomed
from judge.games.lotr_lcg.play.limits import limit_key, record
from judge.games.lotr_lcg.play.who import bound_item, card
from judge.games.lotr_lcg.things import ON_TABLE, Item, Occurrence


def begin(now: Moment, item: Item) -> None:
    """initiating-abilities: an ability starts on its way."""
    before = last_seen(now, item.source)
    now.call("initiate", item=item, payment=(), paying=(), costs=(), paid=(), happened=(), before=before)


@RULES.step
def announce(now: Moment) -> None:
    """initiating-1, limits: the player declares what is used; it counts against its limit from here on."""
    item = bound_item(now)
    if item.ability.limit is not None:
        for each in dict.fromkeys((limit_key(item), limit_key(item, shared_limit=True))):
            use(now, each)
        if item.ability.limit.per == "campaign":
            record(now, item)
    verb = "plays" if is_played(now, item) else "uses"
    if card(now, item.source).printed.type == "event":
        move(now, item.source, ON_TABLE)
    if item.ability.kind in ("forced", "when revealed", "shadow", "setup", "prowl", *HEADINGS.values()):
        said = f"{item.name}: the {item.ability.kind} ability initiates."
        now.say(said, cite("triggered-automatic"), event=("initiated", item.name))
    else:
        now.say(f"{item.by} {verb} {item.name}.", cite("initiating-1"), actor=item.by, event=("initiated", item.name))


@RULES.step
def come_to_effect(now: Moment) -> None:
    """initiating-6: the ability resolves, or the card is played; its effect may be canceled as it initiates."""
    item = bound_item(now)
    effect = Occurrence("effect", item.source, source=item.source, player=item.by)
    if card(now, item.source).printed.type == "event":
        played = effect._replace(kind="play", detail="event")
        happen(now, played, effect._replace(detail="event"), item=item)
        resolve_doomed(now, item.source)
        return
    other = item.event.other if item.event else ""
    happen(now, effect._replace(other=other, detail=item.ability.kind, cause="card effect"), item=item)


@RULES.test
def an_event_was_played(now: Moment) -> bool:
    """event-play-sequence: whether the card is an event."""
    return card(now, bound_item(now).source).zone == ON_TABLE
