"""anatomy-text: whether the conditions of card text are met."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from judge.engine import Moment
from judge.games.highlander.cards.kinds import fits
from judge.games.highlander.cards.meanings import parts
from judge.games.highlander.cards.meanings.parts import Condition, What
from judge.games.highlander.play.who import attacks_of, change, hand_count, in_play, opponent, phase, player, turn
from judge.games.highlander.things import Attack, Card

THIS_TURN = (parts.PlayedSpecial, parts.PlayedNoOther, parts.PlayedThisTurn, parts.Blocked)


class About(NamedTuple):
    """For whom a condition is asked, and of which card and attack where it speaks of them."""

    by: str
    card: Card | None = None
    attack: Attack | None = None


def met(now: Moment, condition: Condition, by: str, card: Card | None = None, attack: Attack | None = None) -> bool:
    """Whether a condition is met for a player, of a card and an attack where it speaks of them."""
    if isinstance(condition, THIS_TURN) and by != turn(now).active:
        return condition in player(now, by).noted
    return TESTS[type(condition)](now, condition, About(by, card, attack))


def all_met(
    now: Moment, conditions: tuple[Condition, ...], by: str, card: Card | None = None, attack: Attack | None = None
) -> bool:
    """Whether every condition is met."""
    return not conditions or all(met(now, each, by, card, attack) for each in conditions)


def note_this_turn(now: Moment, by: str) -> None:
    """phase-4-attack: what was so in a turn is known when its attacks are answered in the next."""
    asked = {(each, card) for card in in_play(now, by) for line in card.text for each in _single(line.conditions)}
    found = {
        each: None for each, card in sorted(asked, key=repr) if isinstance(each, THIS_TURN) and met(now, each, by, card)
    }
    change(now, by, noted=tuple(found))


def _single(conditions: tuple[Condition, ...]) -> Iterator[Condition]:
    """Conditions, and each of several of which one is enough."""
    for each in conditions:
        yield from _single(each.conditions) if isinstance(each, parts.AnyOf) else (each,)


def whom(now: Moment, who: str, by: str) -> list[str]:
    """The players that a text means, seen from the player of its card."""
    other = opponent(now, by)
    return {"opponent": [other], "both": [by, other]}.get(who, [by])


def _state(now: Moment, it: parts.InState, about: About) -> bool:
    """faq-considered-actually: being considered Prone or Disarmed does not set off what being so sets off."""
    from judge.games.highlander.play import prone_and_disarmed

    loose = now.reads("considered-is-so") == "counts"
    tests: dict[str, Callable[[Moment, str], bool]] = {
        "prone": prone_and_disarmed.is_prone if loose else lambda now, who: player(now, who).prone,
        "disarmed": prone_and_disarmed.is_disarmed if loose else prone_and_disarmed.actually_disarmed,
    }
    return all(tests[it.state](now, who) for who in whom(now, it.who, about.by)) is not it.no


def _has(now: Moment, it: parts.Has, about: About) -> bool:
    there = [
        each
        for who in whom(now, it.who, about.by)
        for each in in_play(now, who)
        if fits(now, each, it.what) and not (it.other and about.card and each.name == about.card.name)
    ]
    return not there if it.no else len(there) >= it.least


def _played(now: Moment, what: What, about: About) -> bool:
    """Whether another card of a kind was played in this turn; what was countered counts."""
    number, own = turn(now).number, about.card.name if about.card else ""
    mine = [each for each in now.every(Card) if each.owner == about.by and each.entered == number and each.name != own]
    return any(fits(now, each, what) for each in mine)


def _removed(now: Moment, it: parts.RemovedLast, about: About) -> bool:
    gone = [now.the(Card, name) for who in whom(now, it.who, about.by) for name in player(now, who).removed]
    mine = [each for each in gone if not it.whose or each.owner in whom(now, it.whose, about.by)]
    return any(fits(now, each, it.what) for each in mine)


def _compared(now: Moment, it: parts.Compared, about: About) -> bool:
    counts: dict[str, Callable[[Moment, str], int]] = {
        "hand": hand_count,
        "ability": lambda now, who: player(now, who).ability,
        "play": lambda now, who: sum(fits(now, each, it.kind) for each in in_play(now, who)),
    }
    value = counts[it.what]
    mine, theirs = value(now, about.by), value(now, opponent(now, about.by))
    return mine > theirs if it.more else mine < theirs


def _number(value: Callable[[Moment, str], int]) -> Callable[[Moment, Any, About], bool]:
    def test(now: Moment, it: parts.AbilityIs | parts.HandIs, about: About) -> bool:
        found = [value(now, who) for who in whom(now, it.who, about.by)]
        return all(each >= it.number if it.more else each <= it.number for each in found)

    return test


def _this(now: Moment, it: parts.ThisIs, about: About) -> bool:
    from judge.games.highlander.play.attacks import blows_and_head_shots as blows

    attack = about.attack
    if it.what == "first":
        return attack.place == 1 if attack is not None else not turn(now).first_gone
    if attack is None:
        return False
    tests = {
        "power blow": lambda: blows.is_power_blow(now, attack), "head shot": lambda: blows.is_head_shot(now, attack),
        "hidden": lambda: attack.hidden, "from an exertion": lambda: attack.source == "exertion",
    }  # fmt: skip
    return tests[it.what]() is not it.no


def _from_under(now: Moment, it: parts.FromUnder, about: About) -> bool:
    card, attack = about.card, about.attack
    if card is None or not (card.zone == "under" or (attack is not None and attack.source == "under")):
        return False
    host = now.get(card.host)
    return not it.title or not isinstance(host, Card) or host.title.casefold() == it.title.casefold()


def _blocked(now: Moment, it: parts.Blocked, about: About) -> bool:
    defense = now.get(turn(now).last_defense)
    if it.how == "blocked":
        return bool(turn(now).last_block)
    return isinstance(defense, Card) and defense.type == "dodge"


def _attacks_played(now: Moment, by: str) -> int:
    """How many attacks a player has played in this turn, or, where it is not his, in his last."""
    return len(attacks_of(now, by)) if by == turn(now).active else player(now, by).attacks


def _free_hand(now: Moment, it: parts.FreeHand, about: About) -> bool:
    """hand-icon: with one Hand Icon or none in play a player has a free hand."""
    from judge.games.highlander.play.prone_and_disarmed import hand_icons

    return all(hand_icons(now, who) <= 1 for who in whom(now, it.who, about.by)) is not it.no


def _weapon(now: Moment, it: parts.HasWeapon, about: About) -> bool:
    mine = [each for who in whom(now, it.who, about.by) for each in in_play(now, who) if each.type == "weapon"]
    return any(each.title.casefold() == it.title.casefold() for each in mine)


def _last_turn(field: str) -> Callable[[Moment, Any, About], bool]:
    def test(now: Moment, it: parts.Attacked | parts.MadeBlow, about: About) -> bool:
        return all(getattr(player(now, who), field) for who in whom(now, it.who, about.by)) is not it.no

    return test


TESTS: dict[type, Callable[[Moment, Any, About], bool]] = {
    parts.InState: _state,
    parts.Attacked: _last_turn("attacked"),
    parts.AttacksLast: lambda now, it, about: all(
        player(now, who).attacks >= it.least for who in whom(now, it.who, about.by)
    ),
    parts.MadeBlow: _last_turn("power_blow"),
    parts.PlayedSpecial: lambda now, it, about: bool(turn(now).specials) is not it.no,
    parts.PlayedNoOther: lambda now, it, about: not _played(now, it.what, about),
    parts.PlayedThisTurn: lambda now, it, about: _played(now, it.what, about),
    parts.Has: _has,
    parts.RemovedLast: _removed,
    parts.AbilityIs: _number(lambda now, who: player(now, who).ability),
    parts.HandIs: _number(hand_count),
    parts.Compared: _compared,
    parts.ThisIs: _this,
    parts.FromUnder: _from_under,
    parts.Blocked: _blocked,
    parts.PlayedAttack: lambda now, it, about: _attacks_played(now, about.by) >= it.least,
    parts.FreeHand: _free_hand,
    parts.AnyOf: lambda now, it, about: (
        (all if it.every else any)(met(now, each, *about) for each in it.conditions) is not it.no
    ),
    parts.InPhase: lambda now, it, about: about.by == turn(now).active and phase(now) == it.phase,
    parts.EndGame: lambda now, it, about: turn(now).end_game,
    parts.HasWeapon: _weapon,
}
