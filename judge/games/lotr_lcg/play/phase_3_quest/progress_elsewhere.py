"""replacement-effects: cards of later sets on which no progress is placed, as something else is done with that much."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.deeds import obstacle, occurrences
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.play.abilities.constant_abilities import bearing_on
from judge.games.lotr_lcg.play.abilities.triggering_conditions import happen
from judge.games.lotr_lcg.things import Card, Occurrence


def done_instead(now: Moment, on: Card, amount: int) -> bool:
    """replacement-latest: whether a card has something else done in the place of the progress; it is done at once."""
    found = bearing_on(now, on, "progress instead")
    if not found or amount <= 0:
        return False
    bearing = found[-1]
    about = bearing.about._replace(event=Occurrence("progress", on.name, amount), last=(on.name,))
    said = f"The {amount} progress is not placed on {on.name}: {bearing.source} has something else done instead."
    now.say(said, cite("replacement-effects"), cite("golden-rule-card-over-rules"), event=("prevented", on.name))
    made: list[Occurrence] = []
    for what in bearing.effect.parts:
        for name in members(now, what.group, about) or [""]:
            refusal = obstacle(now, what, name, about) if name else None
            if refusal is not None:
                now.say(f"{refusal.text}.", *refusal.cites)
            elif name or not what.group.how:
                made += occurrences(now, what, name, about, "card effect")
    if made:
        happen(now, *made)
    return True
