"""10 Formats: what Apprentice and Advanced Apprentice leave out."""

from __future__ import annotations

from judge.engine import Cite, Moment, Open, Refusal, refuse
from judge.games.chaotic import RULES, cite
from judge.games.chaotic.play.who import burst_items, game

ADVANCED = "advanced-apprentice"
SIMPLE = ("apprentice", ADVANCED)


def refuse_in_format(now: Moment, what: str) -> Refusal | None:
    """10.1, 10.2: neither Mugic nor activated abilities are played in these formats."""
    if game(now).format not in SIMPLE:
        return None
    return refuse(f"{what} cannot be played in this format", _rule(now))


def _rule(now: Moment) -> Cite:
    return cite("10.1" if game(now).format == "apprentice" else "10.2")


def waits_for_attack(now: Moment) -> bool:
    """10.2 against 8.7.3.4: whether only the play of an attack counts as receiving priority is a reading."""
    return game(now).format == ADVANCED and now.reads("advanced-apprentice-priority") == "attack-play-only"


def nobody_has_priority(now: Moment) -> bool:
    """10.2: no priority but to play an attack; 10.1: nothing that could be played. A Burst resolves by itself."""
    if game(now).format not in SIMPLE or not now.frames:
        return False
    frame = now.frames[-1]
    if burst_items(now) and isinstance(frame.state, Open):
        now.put(now.pile("burst").settle())
        now.frames[-1] = frame._replace(state=frame.state._replace(resolving=True, passes=0))
        now.call("no-priority")
    return True


@RULES.step
def note_no_priority(now: Moment) -> None:
    """10.2, 10.1: the Burst resolves without a play."""
    said = "Nobody receives priority" if game(now).format == ADVANCED else "Both pass: nothing can be played"
    now.say(f"{said} in this format.", _rule(now))
