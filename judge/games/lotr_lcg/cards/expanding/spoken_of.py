"""Whom `it`, `he`, `that player` and `this enemy` speak of in a sentence."""

from __future__ import annotations

from typing import Any

from judge.games.lotr_lcg.cards.expanding.verbs import OF_PLAYERS, Unread
from judge.games.lotr_lcg.cards.meanings import (
    CHARACTERS,
    IT,
    THIS,
    VALUES,
    Amount,
    Condition,
    Deeds,
    Instruction,
    Phrase,
    Quality,
    Range,
    remade,
    within,
)

SOME_PLAYER = Phrase("pick", kinds=("player",))


def spoken_of(conditions: tuple[Condition, ...]) -> Phrase | None:
    """`if the attacking enemy is a Goblin, add 1 resource to it`: whom the condition in front speaks of."""
    asked = [each for each in conditions if each.kind == "is" or not each.negated]  # `there are no Orcs`: of nobody.
    groups = [each.group for each in asked if each.kind in ("is", "exists", "controls") and each.group.how]
    compared = (each.left for each in conditions if each.kind == "compare" and each.left is not None)
    groups += [left.group for left in compared if left.of in VALUES and left.group is not None]
    return groups[-1] if groups else None


def of_spoken(found: list[Instruction], spoken: Phrase | None) -> list[Instruction]:
    """What is done, with whom the condition speaks of in the place of `it`."""
    if spoken is None or spoken.how == "it" or not any(_points_at(each, spoken) for each in found):
        return found
    those = spoken.how == "all" and not any(each == IT for each in within(tuple(found)))
    if spoken.how in ("all", "pick", "choose") and not those:
        raise Unread("it is not clear which of them it refers to")
    chosen = next((at for at, each in enumerate(found) if each.verb == "choose"), len(found))
    return [instead_of_it(each, spoken) if at <= chosen else each for at, each in enumerate(found)]


def of_this_card(what: Instruction, conditions: tuple[Condition, ...]) -> Instruction:
    """`if this card removed no progress, it gains surge`: it is the card that says so, whatever was done before."""
    surges = what.verb == "gain keyword" and what.what in ("surge", "doomed") and what.group == IT
    asked = any(each.kind in ("done", "well") for each in conditions)
    return what._replace(group=THIS) if surges and asked else what


def _points_at(what: Instruction, spoken: Phrase) -> bool:
    whom = (what.group, what.to, *((what.amount.group,) if what.amount.group is not None else ()))
    return any(_is_it(each, spoken) for each in whom) or any(
        _points_at(each, spoken) for option in what.options for each in option
    )


SORT_OF = {
    "attacking enemy": ("enemy",),
    "attacked enemy": ("enemy",),
    "defending character": ("character", *CHARACTERS),
    "active location": ("location",),
    "current quest": ("quest",),
    "main quest": ("quest",),
}


def _is_it(group: Phrase, spoken: Phrase) -> bool:
    """`it`, or `that character` where a character has been spoken of."""
    return group == IT or (
        group == Phrase("it", kinds=group.kinds) and bool({*SORT_OF.get(spoken.how, spoken.kinds)} & {*group.kinds})
    )


def instead_of_it(what: Instruction, group: Phrase) -> Instruction:
    """An instruction with a group in the place of `it`."""
    what = what._replace(options=tuple(tuple(instead_of_it(each, group) for each in option) for option in what.options))
    amount = what.amount
    if amount.group is not None and _is_it(amount.group, group):
        what = what._replace(amount=amount._replace(group=group))
    return what._replace(group=_in_its_place(what.group, group), to=_in_its_place(what.to, group))


def _in_its_place(part: Phrase, group: Phrase) -> Phrase:
    """`it and the defending character`: it may be one of two."""
    if _is_it(part, group):
        return group
    return part._replace(clauses=tuple(_of_either(each, group) for each in part.clauses))


def _of_either(quality: Quality, group: Phrase) -> Quality:
    if quality.kind == "like" and quality.group is not None:
        return quality._replace(group=_in_its_place(quality.group, group))
    return quality._replace(either=tuple(_of_either(each, group) for each in quality.either))


def of_it(case: Condition, done: list[Instruction]) -> Condition:
    """`discard the defending character if it is an ally`: whom the sentence has spoken of."""
    if done and case.group == IT and done[0].group.how == "all" and done[0].group.kinds:
        raise Unread("it is not clear which of them it refers to")
    known = done[0].group.how not in ("pick", "choose", "") if done else False
    return case._replace(group=done[0].group) if case.group.how == "it" and known else case


def of_subject(what: Instruction, conditions: tuple[Condition, ...]) -> Instruction:
    """`if attached hero is Aragorn, he gains ...`: he is whom the condition speaks of, else the card itself."""
    spoken = [each.group for each in conditions if each.kind == "is" and each.group.how not in ("", "it", "subject")]
    back = spoken[-1] if spoken else THIS
    bearer = _bearer(conditions)
    if bearer is not None and what.group.how == "it" and {*what.group.kinds} & {*bearer.kinds, "character"}:
        back = bearer
    if what.group.how == "it" and what.group.kinds and back == THIS:
        raise Unread("it is not clear which card it refers to")
    if what.group.how == "controller" and spoken and back.how not in ("this", "host"):
        if bearer is None:
            raise Unread("it is not clear which player it refers to")
        what = what._replace(group=ALL_PLAYERS._replace(clauses=(Quality("controls", group=bearer),)))
    cases = tuple(each._replace(group=back) if each.group.how == "it" else each for each in what.conditions)
    return what._replace(group=back if what.group.how == "it" else what.group, conditions=cases)


def _bearer(conditions: tuple[Condition, ...]) -> Phrase | None:
    """`while the map is attached to a hero, that hero ...`: the one it is on."""
    for each in conditions:
        worn = [one.group for one in each.qualities if one.kind == "on" and one.group is not None and not one.negated]
        if each.kind == "is" and worn and worn[0].how == "pick" and worn[0].kinds and not each.negated:
            return worn[0]._replace(how="all", clauses=(*worn[0].clauses, Quality("bears", group=each.group)))
    return None


def of_the_wearer(found: list[Instruction], conditions: tuple[Condition, ...]) -> list[Instruction]:
    """`if the map is attached to an enemy, place 1 progress on that enemy`: the one it is on, not the map."""
    bearer = _bearer(conditions)
    if bearer is None:
        return found

    def change(part: Any) -> Any:
        worn = isinstance(part, Phrase) and part.how == "it" and bool({*part.kinds} & {*bearer.kinds})
        return bearer if worn else remade(part, change)

    return [change(each) for each in found]


def of_the_first(found: list[Instruction]) -> list[Instruction]:
    """`Orc cannot take damage, and it gets +2 attack`: whom the sentence has spoken of first."""
    first = found[0].group if found else Phrase()
    if first.how not in ("named", "host", "active location", "current quest", "main quest", "this", "all"):
        return found
    return [found[0], *(each._replace(group=first) if each.group == IT else each for each in found[1:])]


OF_CHARACTERS = ("uncommit", "exhaust", "ready", "damage", "heal")


def of_the_bearer(found: list[Instruction]) -> list[Instruction]:
    """`attach to a questing hero and remove it from the quest`: it is the hero, not the card that was attached."""
    for at in range(1, len(found)):
        before, each = found[at - 1], found[at]
        if before.verb == "attach" and before.group == THIS and each.verb in OF_CHARACTERS and each.group == IT:
            found[at] = each._replace(group=Phrase("it", kinds=("character",)))
        bearer = _bearer_of_all(before) if each.verb in OF_CHARACTERS and each.group == IT else None
        if bearer is not None:
            found[at] = each._replace(group=bearer)
    return found


def _bearer_of_all(what: Instruction) -> Phrase | None:
    """`discard each attachment on the defender and exhaust it`: who bears them, and not those."""
    worn = [each.group for each in what.group.clauses if each.kind == "on"] if what.group.how == "all" else []
    known = worn[0] if len(worn) == 1 else None
    return known if known is not None and known.how not in ("all", "pick", "choose") else None


KNOWN = ("named", "this", "host", "attacking enemy", "defending character", "active location", "current quest")


def of_first_option(what: Instruction) -> Instruction:
    """`either place 1 resource on Orc, or it makes an attack`: whom the first of them has spoken of."""
    if what.verb != "options" or not what.options[0]:
        return what
    spoken = what.options[0][0].group
    if spoken.how not in KNOWN or any(each == IT for each in within(what.options[0])):
        return what
    others = (
        (instead_of_it(each[0], spoken), *each[1:]) if each[0].group == IT else each
        for each in what.options[1:]
        if each
    )
    return what._replace(options=(what.options[0], *others))


ALL_PLAYERS = SOME_PLAYER._replace(how="all")
OF_THE_PLAYERS = ("be defeated", "be traveled to", "win the game")


def of_all_players(deeds: Deeds) -> Deeds:
    """`the players cannot advance unless they control 2 Clues`: they are all players, together."""
    bans = {word for each in deeds.effects if each.verb == "cannot" for word in each.words}
    if not bans or not bans.issubset(OF_THE_PLAYERS):
        return deeds

    def of_all(cases: tuple[Condition, ...]) -> tuple[Condition, ...]:
        that = ("that player", "they")
        return tuple(each._replace(player=ALL_PLAYERS) if each.player.how in that else each for each in cases)

    return deeds._replace(
        conditions=of_all(deeds.conditions), cases=of_all(deeds.cases), unless=of_all(deeds.unless),
        whiles=of_all(deeds.whiles),
    )  # fmt: skip


def of_its_own(means: Deeds) -> Deeds:
    """`Hill cannot be explored while it is in the staging area`: it is Hill, which the sentence itself has named."""
    first = means.effects[0].group if means.effects else Phrase()
    if first.how != "named":
        return means
    whiles, cases = (
        tuple(each._replace(group=first) if each.group == IT else each for each in found)
        for found in (means.whiles, means.cases)
    )
    return means._replace(whiles=whiles, cases=cases)


def of_engaged(deeds: Deeds) -> Deeds:
    """`While this card is engaged with a player, that player ...`: the player it is engaged with."""
    those = Phrase("that player"), Phrase("they")
    engaged = any(
        quality.kind == "engaged" and not quality.negated and each.group.how in ("this", "subject", "it")
        for each in (*deeds.conditions, *deeds.whiles)
        for quality in each.qualities
        if quality.group is None or quality.group.how in ("pick", "you")
    )
    return _with_player(deeds, those, Phrase("engaged player")) if engaged else deeds


def of_holders(deeds: Deeds) -> Deeds:
    """`While a player controls this card, that player ...`, all the time: each player who does."""
    those = Phrase("that player"), Phrase("they")
    told = ((each, each.left.group if each.left else None) for each in (*deeds.conditions, *deeds.whiles))
    asked = [each for each, rated in told if SOME_PLAYER in (each.player, rated)]
    quality = as_quality(asked[0]) if len(asked) == 1 and not asked[0].unmet else None
    if quality is None:
        return deeds
    such = ALL_PLAYERS._replace(clauses=(quality,))
    return deeds._replace(effects=_with_player(deeds.effects, those, such))


def of_such_players(found: list[Instruction], deeds: Deeds) -> tuple[list[Instruction], Deeds]:
    """`if any player has no cards in hand, he draws 1 card`: each player of whom it is so does it."""
    asked = [each for each in deeds.conditions if SOME_PLAYER in (each.player, each.left.group if each.left else None)]
    if not asked or not any(speaks_of_player(each) and not _is_his_own(each) for each in found):
        return found, deeds
    quality = as_quality(asked[0])
    rest = tuple(each for each in deeds.conditions if each is not asked[0])
    if quality is None or len(asked) > 1 or deeds.at is not None or not all(speaks_of_player(each) for each in found):
        raise Unread("it is not clear which player it refers to")
    such = SOME_PLAYER._replace(how="all", clauses=(quality,))
    return [_done_by(each, such) for each in found], deeds._replace(conditions=rest)


def _is_his_own(what: Instruction) -> bool:
    """`if any player has no cards in hand, the first player discards an ally he controls`: it says who does it."""
    return what.by.how not in ("", "that player", "they") and what.verb != "several"


def speaks_of_player(what: Instruction) -> bool:
    """Whether it speaks of a player that something else has spoken of."""
    return any(isinstance(each, Phrase) and each.how in ("that player", "they") for each in within(what))


def as_quality(case: Condition) -> Quality | None:
    """What a condition asks of a player, as what a player is."""
    if case.kind == "compare" and case.left is not None and case.left.of == "player threat":
        return Quality("threat", range=case.range, negated=case.negated)
    if case.kind == "hand":
        return Quality("hand", range=case.range or Range("=", Amount(0)), negated=case.negated and bool(case.range))
    if case.kind in ("controls", "engaged with"):
        return Quality(case.kind, group=case.group, range=case.range, negated=case.negated)
    return Quality("deck", negated=case.negated) if case.kind == "deck" else None


def _done_by(what: Instruction, such: Phrase) -> Instruction:
    """Something that a player does, done by each of them in turn."""
    that = ("that player", "they")
    if what.by.how not in (*that, "") or (not what.by.how and what.group.how not in that) or what.to.how in that:
        raise Unread("it is not clear which player it refers to")
    if not what.by.how and what.verb not in OF_PLAYERS:
        raise Unread("it is not clear which player it refers to")
    group = such if what.group.how in that else what.group
    return what._replace(by=such if what.by.how else what.by, group=group)


def _with_player(part: Any, those: tuple[Phrase, ...], player: Phrase) -> Any:
    if isinstance(part, Phrase) and part in those:
        return player
    return remade(part, lambda each: _with_player(each, those, player))


THIS_ENEMY = Phrase("this", kinds=("enemy",))


def of_this_enemy(part: Any, kind: str) -> Any:
    """`this enemy` is in a shadow effect the enemy that attacks; in other text the card itself."""
    if part == THIS_ENEMY:
        return Phrase("attacking enemy") if kind == "shadow" else THIS
    return remade(part, lambda each: of_this_enemy(each, kind))


def points_nowhere(before: Instruction, after: Instruction) -> bool:
    """Whether something is done to a card that has just been turned up without our knowing which."""
    return before.verb in ("reveal", "draw", "discard from hand") and "it" in (after.group.how, after.to.how)
