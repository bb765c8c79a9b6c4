"""From the meaning of a sentence to what is carried out: one instruction for each thing that is done to one group."""

from __future__ import annotations

from typing import Any

from judge.games.lotr_lcg.cards.meanings import (
    CHARACTERS,
    IT,
    THIS,
    VALUES,
    X_OF_THEM,
    YOU,
    Ability,
    Amount,
    Condition,
    Deeds,
    Instruction,
    Phrase,
    Quality,
    Range,
    Trigger,
    within,
)

CONTINUOUS = frozenset(
    (
        "modify",
        "gain keyword",
        "gain trait",
        "gain sphere",
        "gain ability",
        "lose keyword",
        "lose trait",
        "cannot",
        "permit",
        "immune",
        "pays for",
        "pays from",
        "blank",
        "become",
        "define x",
        "leaves to",
        "modify damage",
        "attaches",
        "switch",
        "one per host",
        "kept by",
        "collect",
        "enters",
        "play only",
        "next costs",
        "reveal more",
        "must travel",
        "progress limit",
        "damage limit",
        "ration",
        *(f"base {each}" for each in VALUES),
    )
)
RATIONS = ("ration", "progress limit", "damage limit")
FOR_A_WHILE = CONTINUOUS | {"control"}
COUNTED = frozenset(
    (
        "damage",
        "heal",
        "move damage",
        "resource",
        "move resource",
        "spend",
        "pay",
        "lose resource",
        "draw",
        "assign",
        "discard from hand",
        "discard from deck",
        "raise threat",
        "lower threat",
        "progress",
        "remove progress",
        "reveal",
        "reveal more",
        "mark",
        "deal shadow",
        "reduce it",
        "increase it",
        "modify",
        "modify damage",
        "next costs",
    )
)


class Unread(ValueError):
    """Why a sentence that was read cannot be carried out."""


def expanded(deeds: Deeds, kind: str) -> tuple[Instruction, ...]:
    """What a sentence does, one instruction after the other, in an ability of a kind."""
    if any(each.verb == "delay" for each in deeds.effects):
        raise Unread("one delay in another")
    if kind == "constant":
        deeds = _of_engaged(deeds)
    found = [one for each in deeds.effects for one in _one(each, kind)]
    _within_the_rules(found, deeds)
    if any(isinstance(each, Quality) and each.kind == "controlled" and _is_best(each.group) for each in within(deeds)):
        raise Unread("several players may have as many of them")
    of_one = any(each.kind == "deck" and each.player.how == "pick" for each in (*deeds.conditions, *deeds.cases))
    if of_one and any(
        isinstance(each, Phrase) and each.how in ("that player", "they") for each in within(tuple(found))
    ):
        raise Unread("it is not clear of which player it speaks")
    if any(points_nowhere(found[at], found[at + 1]) for at in range(len(found) - 1)):
        raise Unread("it is not clear which card it speaks of")
    found = _for_a_while(found, deeds.until)
    if deeds.cases and deeds.decided:
        raise Unread("it is not clear whether the condition is looked at now or then")
    if deeds.cases:
        if len(deeds.effects) > 1:
            raise Unread("it is not clear whether the condition is for all of it")
        deeds = deeds._replace(conditions=(*deeds.conditions, *(_of_it(each, found) for each in deeds.cases)), cases=())
    # `if ..., it attacks again after this attack`: whether it does is decided now.
    at_once = deeds.at is not None and (deeds.at.kind == "attack-ends" or deeds.decided)
    whiles = [*deeds.whiles, *(each for effect in found for each in effect.whiles)]
    if kind == "constant":
        found = [_of_subject(_while(each, deeds), (*deeds.conditions, *deeds.whiles)) for each in found]
    elif any(each.group.how == "all" and each.amount.group == IT for each in found):
        raise Unread("for each of several cards a number of its own: that cannot be carried out yet")
    elif whiles:
        raise Unread("what holds only while something is so has to stand by itself")
    else:
        spoken = _spoken_of(deeds.conditions)
        found = _of_spoken(found, spoken)
        if not at_once:
            found = [each._replace(conditions=(*deeds.conditions, *each.conditions)) for each in found]
    if deeds.x is not None:
        found = [with_x(each, deeds.x) for each in found]
    if deeds.instead and kind not in ("response", "forced"):
        raise Unread("it is not clear what it takes the place of")
    if deeds.instead:
        found = [Instruction("instead", options=(tuple(found),))]
    if deeds.at is not None and kind == "shadow" and any(each.verb == "options" for each in found):
        raise Unread("it is not clear whether the choice is made at once")
    if deeds.at is not None and kind != "constant":
        until = "attack" if deeds.at.kind in ("destroy", "damage") else ""
        if until and any(part == IT for part in within(tuple(found))):
            raise Unread("it is not clear whom it speaks of")
        found = [
            Instruction(
                "delay",
                options=(tuple(found),),
                triggers=(deeds.at._replace(timing="after"),),
                until=until,
                conditions=deeds.conditions if at_once else (),
            )
        ]
    if deeds.then and found:
        found[0] = found[0]._replace(then=True)
    return tuple(found)


LIFELESS = frozenset(("location", "quest", "treachery", "event", "attachment"))


def _within_the_rules(found: list[Instruction], deeds: Deeds) -> None:
    """What some scenarios have and the rulebook has not: damage on a location, a location that a player controls."""
    for each in within((tuple(found), deeds)):
        if isinstance(each, Instruction) and each.verb in ("damage", "heal", "move damage"):
            for group in (each.group, *((each.to,) if each.verb == "move damage" else ())):
                lifeless = bool(group.kinds) and LIFELESS.issuperset(group.kinds)
                if group.how in ("active location", "current quest") or lifeless:
                    raise Unread("the rulebook has damage on characters and enemies alone")
        if isinstance(each, Instruction) and each.verb == "modify" and each.what.startswith("printed "):
            raise Unread("what is printed does not change")
        if isinstance(each, Phrase) and "location" in each.kinds and any(_is_held(one) for one in each.qualities):
            raise Unread("the rulebook has no locations that a player controls")


def _is_held(quality: Quality) -> bool:
    return quality.kind == "controlled" or any(_is_held(each) for each in quality.either)


def _of_engaged(deeds: Deeds) -> Deeds:
    """`While this card is engaged with a player, that player ...`: the player it is engaged with."""
    those = Phrase("that player"), Phrase("they")
    engaged = any(
        quality.kind == "engaged" and not quality.negated and each.group.how in ("this", "subject", "it")
        for each in (*deeds.conditions, *deeds.whiles)
        for quality in each.qualities
        if quality.group is None or quality.group.how in ("pick", "you")
    )
    return _with_player(deeds, those, Phrase("engaged player")) if engaged else deeds


def _with_player(part: Any, those: tuple[Phrase, ...], player: Phrase) -> Any:
    if isinstance(part, Phrase) and part in those:
        return player
    if isinstance(part, tuple):
        inner = [_with_player(each, those, player) for each in part]
        return type(part)(*inner) if hasattr(part, "_fields") else tuple(inner)
    return part


def points_nowhere(before: Instruction, after: Instruction) -> bool:
    """Whether something is done to a card that has just been turned up without our knowing which."""
    return before.verb in ("reveal", "draw", "discard from hand") and "it" in (after.group.how, after.to.how)


def _spoken_of(conditions: tuple[Condition, ...]) -> Phrase | None:
    """`if the attacking enemy is a Goblin, add 1 resource to it`: whom the condition in front speaks of."""
    groups = [each.group for each in conditions if each.kind in ("is", "exists", "controls") and each.group.how]
    compared = (each.left for each in conditions if each.kind == "compare" and each.left is not None)
    groups += [left.group for left in compared if left.of in VALUES and left.group is not None]
    return groups[-1] if groups else None


def _of_spoken(found: list[Instruction], spoken: Phrase | None) -> list[Instruction]:
    if spoken is None or spoken.how == "it" or not any(_points_at(each, spoken) for each in found):
        return found
    if spoken.how in ("all", "pick", "choose"):
        raise Unread("it is not clear which of them it speaks of")
    return [instead_of_it(each, spoken) for each in found]


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
    return what._replace(
        group=group if _is_it(what.group, group) else what.group, to=group if _is_it(what.to, group) else what.to
    )


def _one(what: Instruction, kind: str) -> tuple[Instruction, ...]:
    """One instruction as it is read, as those that are carried out."""
    made = tuple(_of_players(_paid(each, kind)) for each in _counted(what, _apart(what, kind), kind))
    made = tuple(each._replace(then=each.then or (what.then and at == 0)) for at, each in enumerate(made))
    return tuple(with_x(each, what.x) for each in made) if what.x is not None else made


def _apart(what: Instruction, kind: str) -> tuple[Instruction, ...]:
    bare = what._replace(parts=(), words=(), quoted=(), per=None, x=None, options=())
    match what.verb:
        case "both":
            if what.may or what.by.how:
                raise Unread("who decides it is not said")
            return tuple(part for each in what.parts for part in _one(each, kind))
        case "price":
            return (_priced(what, kind),)
        case "pay" if kind != "cost":
            return (_paid_by_a_hero(bare),)
        case "heal" | "reduce it" | "progress" if what.op == "up to":
            return (_up_to(bare._replace(op="", by=Phrase(), may=False), what),)
        case "together" | "give":
            if what.may or what.by.how:
                raise Unread("who decides it is not said")
            return tuple(_said_of(part, what) for each in what.parts for part in _one(each, kind))
        case "give one":
            return (
                bare._replace(
                    verb="options",
                    group=Phrase(),
                    until="",
                    options=tuple((_said_of(each, what),) for each in what.parts),
                ),
            )
        case "several":
            return (what._replace(per=None, parts=tuple(part for each in what.parts for part in _one(each, kind))),)
        case "options" | "delay":
            return (
                what._replace(
                    options=tuple(
                        tuple(part for each in option for part in _one(each, kind)) for option in what.options
                    )
                ),
            )
        case "search" if what.op == "unless in play":
            there = what.group._replace(clauses=(*what.group.clauses, Quality("in", "play")))
            return (bare._replace(op="", conditions=(Condition("exists", there, negated=True),)),)
        case "search" if what.group.other and what.by.how in ("each player", "all"):
            return (what._replace(per=None, group=what.group._replace(other="different")),)
        case "search" if what.group.other:
            raise Unread("other than which cards is not said")
        case "search" if what.group.how not in ("pick", "choose", "named", ""):
            raise Unread("how many cards are found is not said")
        case "unless paid":
            return (_unless_paid(what, kind),)
        case "cannot" if what.words:
            return tuple(bare._replace(what=word) for word in what.words)
        case "cannot have":
            return (bare._replace(verb="cannot", what="have attachments"),)
        case "base":
            return (bare._replace(verb=f"base {what.what}", op="set"),)
        case "gain ability":
            return tuple(bare._replace(ability=each) for each in _quoted(what.quoted))
        case "attach" if what.what == "attachment":
            if what.group not in (THIS, IT):
                raise Unread("it is not clear what it becomes")
            return (what._replace(what=""), Instruction("become", THIS, what="attachment", until="game"))
        case "attach" if {*what.group.kinds} & {
            "hero",
            "ally",
            "character",
            "enemy",
            "location",
        } and what.group.how != "it":
            raise Unread("the rulebook has no characters, enemies or locations that are attached")
        case "attaches" if kind != "constant":
            return (bare._replace(verb="attach", group=THIS, to=what.group),)
    return (what._replace(per=None),)


NO_ATTACHMENTS = frozenset(("hero", "ally", "character", "enemy", "location"))


def _priced(what: Instruction, kind: str) -> Instruction:
    """to-word: what may be done for a price: the price is paid in full, then it is done."""
    if kind in ("constant", "cost", "travel") or what.per is not None:
        raise Unread("a price is paid as an ability resolves")
    costs = [part for each in what.options[0] for part in _price(each, kind)]
    done = [part for each in what.parts for part in _one(each, kind)]
    if any(each.verb not in PRICES for each in costs) or any(each.verb in CONTINUOUS for each in done):
        raise Unread("that is not paid as an ability resolves")
    done[0] = done[0]._replace(then=True)
    return Instruction("several", by=what.by, may=True, op="to", then=what.then, parts=(*costs, *done))


PRICES = ("spend", "exhaust", "discard", "raise threat", "return", "to victory")


def _price(what: Instruction, kind: str) -> tuple[Instruction, ...]:
    if what.verb != "pay" or what.amount == Amount():
        return _one(what, kind)
    much = what.amount.number
    one = _paid_by_a_hero(what._replace(amount=Amount()))
    if what.amount != Amount(much) or not 1 < much < 6:
        raise Unread("how it is shared out cannot be asked for here")
    has = Amount(of="resources", group=one.group._replace(how="all"))
    enough = Condition("compare", left=has, range=Range(">=", Amount(much)))
    return (one._replace(conditions=(enough,)), *(one for _ in range(much - 1)))


def _unless_paid(what: Instruction, kind: str) -> Instruction:
    """`discard this card unless the players as a group spend 1 lore resource`: from any hero; else it is done."""
    if kind in ("constant", "cost", "travel") or what.amount != Amount() or what.per is not None:
        raise Unread("how it is shared out cannot be asked for here")
    icon = (Quality("sphere", what.what),) if what.what else ()
    paid = Instruction("spend", Phrase("pick", adjectives=icon, kinds=("hero",)))
    other = tuple(part for each in what.parts for part in _one(each, kind))
    return Instruction("options", by=Phrase("first player"), then=what.then, options=((paid,), other))


def _paid_by_a_hero(what: Instruction) -> Instruction:
    """`pay 1 lore resource or ...`: a hero of who decides it, with the icon if there is one, spends it."""
    if what.amount != Amount() or what.by.how not in ("", "you", "each player", "first player"):
        raise Unread("how it is shared out cannot be asked for here")
    icon = (Quality("sphere", what.what),) if what.what else ()
    mine = (Quality("controlled", group=YOU if what.by.how in ("", "you") else Phrase("that player")),)
    return what._replace(verb="spend", what="", group=Phrase("pick", adjectives=icon, kinds=("hero",), clauses=mine))


def _up_to(each: Instruction, what: Instruction) -> Instruction:
    """`heal up to 2 damage`: who does it says how much, one at least."""
    if what.amount.of or what.amount.half or not 1 <= what.amount.number <= 5 or what.per is not None:
        raise Unread("it is not clear how much that can be")
    if what.group.how == "all":
        raise Unread("it is not clear how that is shared out among several")
    much = tuple((each._replace(amount=Amount(number)),) for number in range(what.amount.number, 0, -1))
    return Instruction("options", by=what.by, may=what.may, then=what.then, options=much) if much[1:] else much[0][0]


def _paid(what: Instruction, kind: str) -> Instruction:
    """`each player must pay 1 resource`, where it is no cost of an ability: 1 from a hero of his."""
    if what.verb != "pay" or kind == "cost":
        return what
    if what.amount != Amount(1) or what.what:
        raise Unread("resources that several heroes may pay together, as part of an effect")
    whose = what.by if what.by.how in ("", "you", "first player", "defending player") else Phrase("that player")
    hero = Phrase("pick", kinds=("hero",), clauses=(Quality("controlled", group=whose if whose.how else YOU),))
    return what._replace(verb="spend", group=hero)


def _of_players(what: Instruction) -> Instruction:
    """`each player draws 1 card`, `discards the top card of his deck`: whom it concerns is who does it, if not said."""
    if what.random and what.group.how in ("each player", "all") and not what.by.how:
        what = what._replace(by=what.group)
    if what.verb == "search" and what.group.other == "other":
        raise Unread("cards with titles that differ")
    if what.verb == "several":
        return what._replace(
            parts=tuple(_of_players(part._replace(by=part.by if part.by.how else what.by)) for part in what.parts)
        )
    if what.verb in ("discard from deck", "shuffle", "look"):
        what = what._replace(group=what.piles[0].whose)
    if what.verb not in OF_PLAYERS:
        return what
    theirs = what.by if what.by.how else YOU if what.group.how == "" else Phrase("that player")
    return what._replace(group=theirs) if what.group.how in ("", "they") else what


OF_PLAYERS = frozenset(
    (
        "draw",
        "raise threat",
        "lower threat",
        "set threat",
        "discard from hand",
        "discard from deck",
        "eliminate",
        "shuffle pile",
        "shuffle",
        "look",
    )
)


def _quoted(sentences: tuple[Any, ...]) -> tuple[Ability, ...]:
    """The abilities in quotes; all of them, or the sentence around is unread."""
    from judge.games.lotr_lcg.cards.reading import assembled

    found = assembled(sentences)
    if any(why for why in found.whys) or not found.abilities:
        raise Unread(next((why for why in found.whys if why), "the words in quotes are no ability"))
    return found.abilities


def _said_of(part: Instruction, what: Instruction) -> Instruction:
    """A thing said of a group, with whatever is said of all of it."""
    return part._replace(
        group=what.group,
        until=part.until or what.until,
        conditions=(*what.conditions, *part.conditions),
        whiles=(*what.whiles, *part.whiles),
        by=what.by,
    )


def _counted(what: Instruction, made: tuple[Instruction, ...], kind: str) -> tuple[Instruction, ...]:
    """`for each ...`: the amount times what is counted."""
    if what.per is None:
        return made
    if kind not in ("cost", "travel") and all(_one_of_them(each) for each in made):
        return tuple(each._replace(group=each.group._replace(number=X_OF_THEM), amount=what.per) for each in made)
    if any(each.verb not in COUNTED or each.amount.of or each.amount.half for each in made):
        raise Unread("it is not clear what is counted for each of them")
    return tuple(each._replace(amount=_times(each.amount.number, what.per)) for each in made)


def _times(number: int, of: Amount) -> Amount:
    if of.plus and number != 1:
        raise Unread("so many times more than a number")
    return of._replace(number=number * of.number)


THIS_ENEMY = Phrase("this", kinds=("enemy",))


def of_this_enemy(part: Any, kind: str) -> Any:
    """`this enemy` is in a shadow effect the enemy that attacks; in other text the card itself."""
    if part == THIS_ENEMY:
        return Phrase("attacking enemy") if kind == "shadow" else THIS
    if isinstance(part, tuple):
        inner = [of_this_enemy(each, kind) for each in part]
        return type(part)(*inner) if hasattr(part, "_fields") else tuple(inner)
    return part


def with_x(part: Any, x: Amount) -> Any:
    """A meaning with what X is in the place of X."""
    if isinstance(part, Amount) and part.of == "X":
        if part.half:
            raise Unread("half of X")
        return _times(part.number, x)
    if isinstance(part, Instruction) and _takes_x(part):
        return with_x(part._replace(group=part.group._replace(number=1)), x)._replace(group=part.group, amount=x)
    if isinstance(part, Phrase) and part.number == X_OF_THEM:
        raise Unread("X cards, with an X that is worked out")
    if isinstance(part, tuple):
        inner = [with_x(each, x) for each in part]
        return type(part)(*inner) if hasattr(part, "_fields") else tuple(inner)
    return part


def _is_best(group: Phrase | None) -> bool:
    return group is not None and any(each.kind.startswith("most ") for each in group.clauses)


def _takes_x(what: Instruction) -> bool:
    """`remove X characters from the quest`: whether so many are picked in play, and nothing else is counted."""
    plain = what.group.how == "pick" and what.group.number == X_OF_THEM and what.amount == Amount()
    return plain and what.verb in SO_MANY and all(each.kind != "in" for each in what.group.qualities)


def _one_of_them(what: Instruction) -> bool:
    """`exhaust a character you control for each enemy`: so many of them, each once."""
    return (
        what.group.number == 1
        and not what.group.upto
        and _takes_x(what._replace(group=what.group._replace(number=X_OF_THEM)))
    )


SO_MANY = ("exhaust", "discard", "uncommit", "destroy")


def _for_a_while(found: list[Instruction], until: str) -> list[Instruction]:
    """A duration in front is for all of the sentence, one at its end for all that lasts; elsewhere there is none."""
    until = until or (found[-1].until if found and found[-1].verb not in RATIONS else "")
    made = [each._replace(until=until) if each.verb in FOR_A_WHILE and not each.until else each for each in found]
    if any(each.until and each.verb not in FOR_A_WHILE for each in made) or (
        until and all(not each.until for each in made)
    ):
        raise Unread("nothing in it lasts")
    return made


def _of_it(case: Condition, done: list[Instruction]) -> Condition:
    """`discard the defending character if it is an ally`: whom the sentence has spoken of."""
    known = done[0].group.how not in ("pick", "choose", "") if done else False
    return case._replace(group=done[0].group) if case.group.how == "it" and known else case


def _while(what: Instruction, deeds: Deeds) -> Instruction:
    """constant-conditional: in which case it holds; `while defending` is said of whom the sentence speaks of."""
    group, cases = what.group, []
    for each in (*deeds.conditions, *deeds.whiles, *what.conditions, *what.whiles):
        if each.group.how != "subject":
            cases.append(each)
        elif group.how == "all":
            group = group._replace(clauses=(*group.clauses, *each.qualities))
        else:
            cases.append(each._replace(group=group))
    return what._replace(group=group, conditions=tuple(cases), whiles=())


def _of_subject(what: Instruction, conditions: tuple[Condition, ...]) -> Instruction:
    """`if attached hero is Aragorn, he gains ...`: he is whom the condition speaks of, else the card itself."""
    spoken = [each.group for each in conditions if each.kind == "is" and each.group.how not in ("", "it", "subject")]
    back = spoken[-1] if spoken else THIS
    cases = tuple(each._replace(group=back) if each.group.how == "it" else each for each in what.conditions)
    return what._replace(group=back if what.group.how == "it" else what.group, conditions=cases)


WAYS_OUT = ("destroy", "discard", "return", "explore", "shuffle-in", "put-on-deck", "remove", "to-victory")
WHERE_IN_PLAY = "in play"


def triggers(timing: str, found: tuple[Trigger, ...]) -> tuple[Trigger, ...]:
    """What an ability waits for; `attacks` is of an enemy its own attack, of a character its part in the players'.

    After somebody attacks or defends is when that attack is over. When a card leaves play is while it is destroyed,
    discarded, explored or taken elsewhere.
    """
    made: list[Trigger] = []
    for each in found:
        if each.kind == "defends":
            late = each._replace(kind="attack-ends", subject=Phrase(), other=each.subject)
            made.append(each._replace(kind="declare-defender") if timing == "when" else late)
        elif each.kind == "declared":
            made += [each._replace(kind="declare-attacker"), each._replace(kind="declare-defender")]
        elif each.kind == "destroy" and "quest" in each.subject.kinds:
            made.append(each._replace(kind="advance", cause="quest"))
        elif each.kind == "leave" and timing == "when":
            made += [each._replace(kind=way, detail=WHERE_IN_PLAY) for way in WAYS_OUT]
        elif each.kind != "attacks":
            made.append(each)
        elif each.subject.kinds == ("enemy",):
            made.append(each._replace(kind="attack" if timing == "when" else "attack-ends"))
        elif timing == "when":
            made += [each._replace(kind="declare-attacker"), each._replace(kind="attack")]
        else:
            made += [
                each._replace(kind="player-attack-ends", subject=Phrase(), other=each.subject),
                each._replace(kind="attack-ends"),
            ]
    return tuple(each._replace(timing="after" if timing == "at" else timing) for each in made)
