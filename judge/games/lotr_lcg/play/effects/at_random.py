"""setup-1, quest-advancement: chance says which card of a hand is discarded, or which stage comes next."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from judge.engine import Chance, Choice, Moment
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.groups import members
from judge.games.lotr_lcg.play.effects.next_instruction import about, next_to_decide
from judge.games.lotr_lcg.play.in_play.areas import hand_size
from judge.games.lotr_lcg.play.values import resolve_amount
from judge.games.lotr_lcg.play.who import hand, player


def _at_random(now: Moment) -> tuple[str, int]:
    """Whose hand chance has to pick from for the next instruction, and how many cards are still to be picked."""
    what = next_to_decide(now)
    if what is None or not what.random or what.verb != "discard from hand":
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

    what = next_to_decide(now)
    if what is None or not what.random or what.verb != "advance":
        return []
    return [] if now.given(tuple, "picked") else stages(now, what)


def _random_cards(now: Moment) -> tuple[list[str], int]:
    """The cards among which chance picks for the next instruction, and how many it still has to pick."""
    what = next_to_decide(now)
    if what is None or not what.random or what.verb != "choose":
        return [], 0
    picked = now.given(tuple, "picked")
    found = members(now, what.group, about(now))
    left = min(what.group.number, len(found)) - len(picked)
    return [name for name in found if name not in picked] if len(found) > what.group.number else [], left


@RULES.test
def chance_is_to_say(now: Moment) -> bool:
    """Whether chance must decide which card it is, or which stage comes next."""
    cards, left = _random_cards(now)
    return _at_random(now)[1] > 0 or len(_random_stages(now)) > 1 or (bool(cards) and left > 0)


@RULES.verb
class FallsOn(Chance):
    """A card of a hand at random: each card is as likely as the others."""

    name = "falls-on"
    phrase = "falls on {0}"
    example = "chance falls on <card>"

    def results(self, now: Moment) -> Iterable[tuple[tuple[Hashable, ...], int]]:
        if len(among := _random_stages(now)) > 1:
            return [((name,), 1) for name in among]
        if cards := _random_cards(now)[0]:
            return [((name,), 1) for name in cards]
        who, left = _at_random(now)
        picked = now.given(tuple, "picked") if left else ()
        named = [each.name for each in hand(now, who) if each.name not in picked] if left else []
        unnamed = player(now, who).hand_rest - sum(not name for name in picked) if left else 0
        return [*(((name,), 1) for name in named), *([(("another card",), unnamed)] if unnamed > 0 else [])]

    def take(self, now: Moment, choice: Choice) -> None:
        name = str(choice.args[0])
        now.bind("picked", (*now.given(tuple, "picked"), "" if name == "another card" else name))
        now.say(f"{name[0].upper()}{name[1:]} is chosen at random.", cite("setup-1"), event=("at random", name))
