"""in-play-out-of-play: cards that lie under another card, out of play, until a card speaks of them."""

from __future__ import annotations

from collections.abc import Iterable

from judge.engine import Moment
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.deeds import makes
from judge.games.lotr_lcg.cards.groups import matches, members, test_of
from judge.games.lotr_lcg.cards.meanings import Instruction, Quality
from judge.games.lotr_lcg.play.abilities.triggering_conditions import occurs
from judge.games.lotr_lcg.play.in_play.leaves_play import leave_play
from judge.games.lotr_lcg.play.who import any_card, card
from judge.games.lotr_lcg.things import UNDER, Card, Context, Occurrence


@makes("tuck")
def _tuck(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    for host in members(now, what.to, about)[:1]:
        if host != name:
            yield Occurrence("tuck", name, other=host, player=card(now, name).controller, detail=what.what)


@occurs("tuck")
def place_under(now: Moment, what: Occurrence) -> Iterable[Occurrence]:
    """in-play-out-of-play: the card leaves play and lies under the other one; facedown nobody looks at it."""
    said = f"{what.subject} is placed {what.detail} under {what.other}, out of play."
    now.say(said, cite("in-play-out-of-play"), event=("under", what.subject))
    events = leave_play(now, what.subject, UNDER, "placed under")
    now.put(card(now, what.subject)._replace(host=what.other, faceup=what.detail != "facedown"))
    return events


@test_of("under")
def _is_under(now: Moment, of: Card, quality: Quality, about: Context) -> bool:
    """`under this location`: whether a card lies under a card of that description."""
    host = any_card(now, of.host) if of.zone == UNDER else None
    return host is not None and quality.group is not None and matches(now, quality.group, host, about)
