"""What an ability waits for: the occasions of its text as what happens on the table."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.expanding.verbs import Unread
from judge.games.lotr_lcg.cards.meanings import THIS, Phrase, Trigger

WAYS_OUT = ("destroy", "discard", "return", "explore", "shuffle-in", "put-on-deck", "remove", "to-victory", "tuck")
WHERE_IN_PLAY = "in play"


def triggers(timing: str, found: tuple[Trigger, ...]) -> tuple[Trigger, ...]:
    """What an ability waits for; `attacks` is of an enemy its own attack, of a character its part in the players'.

    After damage is assigned is before it is dealt. After somebody attacks or defends is when that attack is over. When
    a card leaves play is while it is destroyed, discarded, explored or taken elsewhere.
    """
    made: list[Trigger] = []
    if any(each.kind in ENDS_OF_CARDS and _is_of_all(each.subject) and each.detail != "hand" for each in found):
        raise Unread("it is not clear whether each of them is meant, or all of them together")
    for each in found:
        if each.kind == "defends":
            late = each._replace(kind="attack-ends", subject=Phrase(), other=each.subject)
            made.append(each._replace(kind="declare-defender") if timing == "when" else late)
        elif each.kind == "damage" and each.detail:
            made.append(each._replace(detail="", timing="when"))
        elif each.kind == "quest-over":
            made += [each._replace(kind="quest-success"), each._replace(kind="quest-failure")]
        elif each.kind == "declared":
            made += [each._replace(kind="declare-attacker"), each._replace(kind="declare-defender")]
        elif each.kind == "destroy" and {*each.subject.kinds} & {"quest", "side quest", "encounter side quest"}:
            main = "quest" in each.subject.kinds
            made += [each._replace(kind="advance", cause="quest")] if main else []
            made.append(each._replace(kind="defeat-quest", cause="quest"))
        elif each.kind == "leave" and timing == "when":
            made += [each._replace(kind=way, detail=WHERE_IN_PLAY) for way in WAYS_OUT]
        elif each.kind == "attack" and timing == "after":
            made.append(each._replace(kind="attack-ends"))
        elif each.kind == "attacked":
            made.append(each._replace(kind="player-attack" if timing == "when" else "player-attack-ends"))
        elif each.kind != "attacks":
            made.append(each)
        elif each.other.how:  # `attacks an Orc enemy`: only characters do.
            late = each._replace(kind="player-attack-ends", subject=each.other, other=each.subject)
            made.append(each._replace(kind="declare-attacker") if timing == "when" else late)
        elif each.subject.kinds == ("enemy",):
            made.append(each._replace(kind="attack" if timing == "when" else "attack-ends"))
        elif timing == "when":
            made += [each._replace(kind="declare-attacker"), each._replace(kind="attack")]
        else:
            made += [
                each._replace(kind="player-attack-ends", subject=Phrase(), other=each.subject),
                each._replace(kind="attack-ends"),
            ]
    return tuple(each._replace(timing=each.timing or _timed(each, timing)) for each in made)


ENDS_OF_CARDS = ("destroy", "explore", "leave", "discard")


def _is_of_all(group: Phrase) -> bool:
    """`if all enemies are destroyed`: not as soon as the first of them is."""
    return group.how == "all" and "player" not in group.kinds


def _timed(trigger: Trigger, timing: str) -> str:
    if trigger.kind == "reveal" and trigger.subject == THIS:
        raise Unread("a card is not in play as it is revealed: that is its when revealed effect")
    return "after" if timing == "at" or _is_part(trigger) or _arrives(trigger) else timing


def _arrives(trigger: Trigger) -> bool:
    """in-play-areas: `when this card enters play` is as soon as it is there; before that its text does not work."""
    return trigger.kind == "enter" or (trigger.kind in ("stage", "put", "play") and trigger.subject == THIS)


def _is_part(trigger: Trigger) -> bool:
    """A card discarded from a deck: part of the discarding of so many, known only when that is done."""
    return (trigger.kind, trigger.detail) == ("discard", "deck")
