"""What no ability does: why a sentence that was read is unread in its place."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.expanding import CONTINUOUS, Unread, asks_of_attack
from judge.games.lotr_lcg.cards.meanings import (
    IT,
    THIS,
    TOKENS,
    VALUES,
    X_OF_THEM,
    Ability,
    Amount,
    Condition,
    Instruction,
    Phrase,
    Quality,
    Trigger,
    within,
)

FIGHTING = {"hit points", "attack", "defense"}


def check(done: tuple[Instruction, ...], kind: str, before: tuple[Instruction, ...] = ()) -> None:
    """What holds all the time is nothing that an ability does; the other cards are those of a deck looked through."""
    every = [each for each in within((before, done)) if isinstance(each, Instruction)]
    for at, each in enumerate(every):
        seen = [one for one in every[:at] if one.verb in ("search", "look")]
        if each.verb == "shuffle" and each.what == "rest" and not seen:
            raise Unread("it is not clear which cards are the others")
        ranked = any(part.most or part.least for part in within(tuple(every[:at])) if isinstance(part, Phrase))
        if each.verb == "nothing" and each.what == "first player breaks ties" and not ranked:
            raise Unread("it is not clear between whom")
        if (
            each.verb == "nothing"
            and each.what == "stays exhausted"
            and not any(one.verb == "uncommit" for one in every[:at])
        ):
            raise Unread("it is not clear when it does not ready")
    if any(isinstance(each, Condition) and each.word == "test" and each.kind == "well" for each in within(done)):
        if not any(each.verb == "test" for each in every):
            raise Unread("no test has been made")
    if any(isinstance(each, Quality) and each.kind == "named type" for each in within(done)):
        if not any(each.verb == "name" for each in every):
            raise Unread("no type has been named")
    if any(each.verb == "turn down" and not _is_of_heroes(each, every[:at]) for at, each in enumerate(every)):
        raise Unread("only of heroes it is known what becomes of them facedown")
    verbs = {each.verb for each in every}
    if "act as enemies" in verbs and "lay before" not in verbs:
        raise Unread("it is not clear which cards act as enemies")
    if any(each.verb == "act as enemies" and {one.what for one in each.parts} != FIGHTING for each in every):
        raise Unread("an enemy has hit points, attack and defense")
    named = any(heap.whose.how == "named deck" for each in every for heap in each.piles)
    if named and any(each.verb in ("put on deck", "shuffle in") for each in every):
        raise Unread("it would go to the encounter deck, and not to that of the name")
    if kind == "travel" and any((each.verb, each.group) == ("stage", THIS) for each in every):
        raise Unread("it is still in the staging area while the price of the journey is paid")
    if named and kind == "travel":
        raise Unread("it is not known whether players may travel there when that deck is empty")
    others = [each.group for each in done if each.verb == "discard" and each.group.other]
    if any(each.kinds == ("card",) and all(x.kind != "copy" for x in each.qualities) for each in others):
        raise Unread("it does not say from where")
    if any(_of_one_of_several(each.amount) for each in every):
        raise Unread("it does not say whose number that is")
    if any(_of_nameless(each.amount) for each in every):
        raise Unread("unnamed cards cannot be counted in that way")
    picked = any(each.group.how in ("pick", "choose") for each in before)
    if picked and kind not in ("action", "response") and any(_others_later(each) for each in done):
        raise Unread("the cards that are left out cannot be remembered for that long")
    if any(_of_each(each) for each in within(done) if isinstance(each, Phrase)):
        raise Unread("it is not clear whether one in all is meant, or one of each")
    only = next(
        (
            each.verb
            for each in done
            if each.verb
            in (
                "attaches",
                "one per host",
                "pays from",
                "ration",
                "leaves to",
                "define x",
                "collect",
                "enters",
                "play only",
                "token cap",
            )
        ),
        "",
    )
    if kind != "shadow" and any(endless(each) for each in done):
        raise Unread("it does not say how long it holds")
    if only:
        raise Unread("that applies all the time, so it cannot be the effect of an ability")


def _is_of_heroes(what: Instruction, before: list[Instruction]) -> bool:
    """`choose a hero and turn it facedown`: what is turned is a hero."""
    told = [each.group.kinds for each in before if each.group.kinds]
    kinds = told[-1:] if what.group == IT else [what.group.kinds]
    return kinds == [("hero",)]


def _of_one_of_several(amount: Amount) -> bool:
    """`where X is the attack of a hero you control`: of one that nobody has chosen."""
    group = amount.group
    return (
        group is not None
        and amount.of in (*VALUES, *(f"printed {each}" for each in VALUES), *TOKENS)
        and group.how in ("pick", "choose")
        and not (group.most or group.least)
    )


def _of_nameless(amount: Amount) -> bool:
    """`for each card discarded this way`: they may come from a hand or deck of which only the size is known."""
    group = amount.group
    plain = group is not None and amount.of == "count" and group.kinds in ((), ("card",))
    return plain and group is not None and [each.kind for each in group.qualities] == ["done"]


def _others_later(what: Instruction) -> bool:
    """encounter-lasting: `each other hero gets ...`: whoever it describes from now on, and not a list of cards."""
    return bool(what.until) and what.group.how == "all" and what.group.other == "other"


def _of_each(group: Phrase) -> bool:
    """`discard an attachment from each hero`: one of every hero's, which a choice among all of them is not."""
    several = (each.group for each in group.clauses if each.kind in ("on", "dealt to") and not each.negated)
    return group.how in ("pick", "choose") and any(each is not None and each.how == "all" for each in several)


def endless(what: Instruction) -> bool:
    """lasting-effects: whether something is to hold for a while, and no while is said; surge is dealt with at once."""
    if any(endless(each) for option in (*what.options, what.parts) for each in option):
        return True
    at_once = what.verb == "gain keyword" and what.what in ("surge", "doomed")
    at_once = at_once or (what.verb, what.op) == ("must defend", "this attack")
    return what.verb in CONTINUOUS - {"next costs"} and not what.until and not at_once


def when_it_is_gone(ability: Ability) -> Ability:
    """`When this card is explored, ... becomes the active location`: there is room for it once the other is gone."""
    waits = any((each.kind, each.timing) == ("explore", "when") for each in ability.triggers)
    if not waits or not any(
        isinstance(each, Instruction) and each.verb == "travel" for each in within(ability.effects)
    ):
        return ability
    return ability._replace(triggers=tuple(each._replace(timing="after") for each in ability.triggers))


AVERTED_BY = {"explore": ("remove progress", "move progress"), "destroy": ("heal", "move damage")}
GONE = ("discard", "return", "shuffle in", "put on deck", "remove", "to victory", "tuck", "attach", "leave pool")


def comes_again(triggers: tuple[Trigger, ...], done: tuple[Instruction, ...]) -> bool:
    """explored, damage-threshold: whether something else takes its place, and it then follows anew, without end."""
    replacing = [part for each in done if each.verb == "instead" for part in each.options[0]]
    told = [part for each in replacing for part in (each.parts or (each,))]
    return bool(told) and any(
        all(
            part.verb not in (*AVERTED_BY[each.kind], *GONE) or part.group not in (IT, THIS, TOLD, each.subject)
            for part in told
        )
        for each in triggers
        if each.kind in AVERTED_BY
    )


TOLD = Phrase("told")
OVER = ("attack-ends", "player-attack-ends", "destroy", "damage")


def asks_too_early(ability: Ability) -> str:
    """Why something is asked of a card, or done to it, before that can be; empty if it is not."""
    if _bounds_no_x(ability):
        return "it is not clear which X it speaks of"
    if _of_the_revealed(ability):
        return "a card whose when revealed effect would resolve is not in play yet"
    return "the result of an attack is known only when the attack is over" if _asks_of_attack(ability) else ""


def _bounds_no_x(ability: Ability) -> bool:
    """`X cannot be higher than 5`: of an X that nobody chooses as this ability is used."""
    bound = any(each.left == Amount(of="X") and each.range is not None for each in ability.conditions)
    told = (each for cost in ability.costs for each in within(cost))
    chosen = any(each == Amount(of="X") or (isinstance(each, Phrase) and each.number == X_OF_THEM) for each in told)
    return bound and not (chosen and ability.kind in ("action", "response"))


IN_PLAY_ALONE = (
    "damage",
    "heal",
    "modify",
    "exhaust",
    "ready",
    "progress",
    "attack",
    "resource",
    "deal shadow",
    "commit",
)


def _of_the_revealed(ability: Ability) -> bool:
    """`cancel its when revealed effects and deal 2 damage to it`: what can only be done to cards in play."""
    waits = any((each.kind, each.detail) == ("effect", "when revealed") for each in ability.triggers)
    return waits and any(each.verb in IN_PLAY_ALONE and each.group.how == "it" for each in ability.effects)


def _asks_of_attack(ability: Ability) -> bool:
    """`When this card attacks, if it destroyed a character, ...`: what an attack comes to is not known yet."""
    plain = tuple(each for each in ability.effects if each.verb != "delay")
    waits = ability.triggers and all(each.timing == "after" and each.kind in OVER for each in ability.triggers)
    return not waits and asks_of_attack((plain, ability.costs, ability.conditions))


PAYABLE = frozenset(
    (
        "exhaust",
        "lower threat",
        "spend",
        "pay",
        "discard",
        "discard from hand",
        "discard from deck",
        "return",
        "raise threat",
        "damage",
        "lose resource",
        "destroy",
        "shuffle in",
        "remove",
        "remove progress",
        "put on deck",
        "uncommit",
        "to victory",
        "leave pool",
        "ready",
        "reveal",
        "engage",
        "deal shadow",
        "stage",
        "attach",
        "move resource",
        "control",
        "heal",
        "shift heading",
        "raise track",
        "lower track",
    )
)


def payable(what: Instruction) -> bool:
    """cost: whether something can be a cost."""
    return what.verb in PAYABLE and not (what.may or what.conditions or what.random)
