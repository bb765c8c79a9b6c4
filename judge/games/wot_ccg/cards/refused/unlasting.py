"""What comes upon an occasion and does not say how long it lasts, or where it would count."""

from __future__ import annotations

from judge.games.wot_ccg.cards.meanings import Change, Gain, Results
from judge.games.wot_ccg.cards.meanings.effects import Clause, Occasion
from judge.games.wot_ccg.cards.printed import Unusable

OUTSIDE = ("enters play", "you recruit", "recruits", "you play", "plays", "end of turn", "the game begins",
           "last battle", "readies")  # fmt: skip
OF_CARDS = ("rotates", "readies", "takes damage", "is healed", "is targeted", "gets an advantage")


def refuse_unlasting(clause: Clause, when: Occasion) -> None:
    """What comes with a recruit or a roll and says not how long it lasts: the end of the turn is hardly meant."""
    lasting = [each for each in clause.deeds if each.verb == "has" and not each.until and not each.most]
    in_challenge = any(
        each.verb == "generate" and each.to is None and each.results and any(each.results[:3]) for each in clause.deeds
    )
    if in_challenge and (when.event in OUTSIDE or "initiate" in when.event or when.event.endswith(" round")):
        raise Unusable("there is no challenge in which it would count")
    gained = [rule for each in lasting for rule in each.rules if isinstance(rule, Gain | Change)]
    upon_roll = when.event == "rolls" and when.results == Results()
    known = when.which is None or "advantage" in when.which.kind or when.which.kind == "event"
    if when.event in ("you play", "plays") and not known:
        raise Unusable("only advantages and events are looked at when they are played")
    if gained and (upon_roll or when.event in ("you recruit", "recruits", "enters play", *OF_CARDS)):
        raise Unusable("the text does not say how long it lasts")
