"""One deed as it is read, as the instructions that are carried out."""

from __future__ import annotations

from typing import Any

from judge.games.lotr_lcg.cards.expanding.amounts import counted, with_x
from judge.games.lotr_lcg.cards.expanding.prices import (
    among,
    in_parts,
    paid,
    paid_by_a_hero,
    priced,
    unless_paid,
    up_to,
)
from judge.games.lotr_lcg.cards.expanding.setting_up import by_title, from_the_deck, is_placed
from judge.games.lotr_lcg.cards.expanding.verbs import FOR_A_WHILE, OF_PLAYERS, Unread
from judge.games.lotr_lcg.cards.meanings import (
    IT,
    THIS,
    YOU,
    Ability,
    Amount,
    Condition,
    Instruction,
    Keyword,
    Phrase,
    Quality,
    Trigger,
    within,
)

NO_ATTACHMENTS = frozenset(("hero", "ally", "character", "enemy", "location"))


WITH_THAT_MUCH = ("progress", "damage", "mark", "heal", "resource", "lose resource", "time", "remove time",
                  "villagers", "discard from deck", "raise threat", "lower threat")  # fmt: skip
KNOWN_ALONE = ("this", "named", "scenario", "", "active location", "each player", "first player")
RANDOM, QUESTS = Quality("random"), Quality("committed")


def one_deed(what: Instruction, kind: str) -> tuple[Instruction, ...]:
    """One instruction as it is read, as those that are carried out."""
    what = from_the_deck(what, kind)
    if what.verb in LAID_ON and what.group.how not in ("", "it", "this"):
        if any(each == IT for each in within((what.amount, what.per))):  # `deal damage to a hero equal to its attack`
            raise Unread("it is not clear which of them it refers to")
    if kind not in ("constant", "cost", "travel") and any(each.word == "single" for each in what.group.qualities):
        return (ONE_PLAYER, *one_deed(what._replace(group=_of_that_player(what.group)), kind))
    if any(isinstance(each, Quality) and each.word == "single" for each in within(what)):
        raise Unread("it is not clear who chooses that player")
    if RANDOM in what.group.adjectives and what.verb == "choose" and not what.random:
        return one_deed(_left_to_chance(what), kind)
    if RANDOM in what.group.adjectives:
        return _fallen_on(what, kind)
    if what.group.how in COMING:
        return (_when_it_comes(what, kind),)
    made = tuple(_of_players(paid(each, kind)) for each in counted(what, _apart(what, kind), kind))
    made = tuple(each._replace(then=each.then or (what.then and at == 0)) for at, each in enumerate(made))
    return tuple(each if each.x == what.x else with_x(each, what.x) for each in made) if what.x is not None else made


LAID_ON = (
    "damage", "heal", "resource", "lose resource", "progress", "remove progress", "time", "remove time", "deal shadow",
    "move damage", "move progress", "move resource",
)  # fmt: skip
COMING = {"next revealed": "reveal", "next staged": "stage"}


def _when_it_comes(what: Instruction, kind: str) -> Instruction:
    """delayed-effects: `deal 2 damage to the next enemy revealed this phase`: as soon as one has come."""
    first = next((each.word for each in what.group.clauses if each.kind == "first revealed"), "")
    until = what.until or first
    if kind in ("constant", "cost", "travel", "shadow") or what.may or what.by.how or what.to.how or not until:
        raise Unread("it is not clear how long to wait for it")
    done = one_deed(what._replace(group=IT), kind)
    done = tuple(each if each.verb in FOR_A_WHILE else each._replace(until="") for each in done)
    when = Trigger(COMING[what.group.how], what.group._replace(how="pick"), timing="after")
    return Instruction("delay", options=(done,), triggers=(when,), until=until, then=what.then)


ONE_PLAYER = Instruction("choose", Phrase("pick", kinds=("player",)))


def _of_that_player(group: Phrase) -> Phrase:
    """`each enemy engaged with a single player`: once it has been said which one."""
    clauses = (each._replace(word="") if each.word == "single" else each for each in group.clauses)
    return group._replace(clauses=tuple(clauses))


def _left_to_chance(what: Instruction) -> Instruction:
    """`choose a random set aside objective`: as `randomly choose` one."""
    adjectives = tuple(each for each in what.group.adjectives if each != RANDOM)
    return what._replace(group=what.group._replace(how="pick", adjectives=adjectives), random=True)


def _fallen_on(what: Instruction, kind: str) -> tuple[Instruction, ...]:
    """setup-1: `discard a random ally`: chance says which, and then it is done to that one."""
    group = what.group._replace(adjectives=tuple(each for each in what.group.adjectives if each != RANDOM))
    if group.how != "pick" or group.upto or group.number < 0 or what.may or what.per or kind in ("cost", "travel"):
        raise Unread("chance cannot decide that")
    if what.verb == "tuck" and any(each.word in ("hand", "deck") for each in group.qualities):
        raise Unread("unnamed cards cannot be placed there")
    chosen = Instruction("choose", group, random=True, by=what.by, then=what.then)
    return (chosen, *one_deed(what._replace(group=IT, then=False), kind))


def _apart(what: Instruction, kind: str) -> tuple[Instruction, ...]:
    bare = what._replace(parts=(), words=(), quoted=(), per=None, x=None, options=())
    match what.verb:
        case "both" | "price" | "unless paid" if what.until:
            raise Unread("it is not clear what of it lasts so long")
        case "choose" if what.random and (what.group.how != "pick" or what.group.upto or kind in ("cost", "travel")):
            raise Unread("chance cannot decide that")
        case "both":
            if what.may or what.by.how:
                raise Unread("it does not say who decides")
            return tuple(part for each in what.parts for part in one_deed(each, kind))
        case "price":
            return (priced(what, kind, one_deed),)
        case "pay" if kind == "travel":
            return (Instruction("several", by=what.by, parts=in_parts(bare, together=what.op == "group")),)
        case "pay" if kind != "cost" and what.op:
            raise Unread("the player cannot be asked here how to divide it")
        case "pay" if kind != "cost":
            return (paid_by_a_hero(bare),)
        case "heal" | "reduce it" | "progress" if what.op == "up to":
            return (up_to(bare._replace(op="", by=Phrase(), may=False), what),)
        case "heal" if what.op in ("among", "all among"):
            return (among(bare._replace(op="", by=Phrase(), may=False), what),)
        case "move damage" | "move resource" | "move progress" if what.to.how == "all":
            raise Unread("it does not say how it is divided")
        case "move damage" | "move resource" | "move progress" if what.op:
            return (up_to(bare._replace(op="exactly", by=Phrase(), may=False), what),)
        case "together" | "give":
            if what.may or what.by.how:
                raise Unread("it does not say who decides")
            return tuple(_said_of(part, what) for each in what.parts for part in one_deed(each, kind))
        case "give one":
            return (
                bare._replace(
                    verb="options",
                    group=Phrase(),
                    until="",
                    options=tuple((_said_of(each, what),) for each in what.parts),
                ),
            )
        case "progress instead":
            parts = tuple(part for each in what.parts for part in one_deed(each, "constant"))
            if any(part.verb not in WITH_THAT_MUCH or part.amount.of != "that" for part in parts):
                raise Unread("it is not clear what is done with that much")
            if any(part.group.how not in KNOWN_ALONE for part in parts):
                raise Unread("it is not clear how it is divided")
            return (bare._replace(parts=parts),)
        case "sort out":
            ordered = Instruction("order", by=what.by, what=f"picked {what.what}")
            return (bare._replace(verb="single out", what=""), ordered)
        case "several":
            # `that player draws 2 cards and raises his threat`: he draws them.
            theirs = (x._replace(by=what.by) if _by_them(x, kind) and not x.by.how else x for x in what.parts)
            return (what._replace(per=None, parts=tuple(part for each in theirs for part in one_deed(each, kind))),)
        case "options" | "delay":
            return (
                what._replace(
                    options=tuple(
                        tuple(part for each in option for part in _one_of_several(_theirs(each, what.by), kind))
                        for option in what.options
                    )
                ),
            )
        case "search" if what.op == "one each":
            return (what._replace(per=None),)
        case "search" if what.op == "unless in play":
            there = what.group._replace(clauses=(*what.group.clauses, Quality("in", "play")))
            return (bare._replace(op="", conditions=(Condition("exists", there, negated=True),)),)
        case "search" if what.group.other and what.by.how in ("each player", "all"):
            return (what._replace(per=None, group=what.group._replace(other="different")),)
        case "search" if what.group.other and any(each.kind == "copy" for each in what.group.clauses):
            return one_deed(what._replace(group=what.group._replace(other="")), kind)  # This one lies in no pile.
        case "search" if what.group.other:
            raise Unread("it does not say which cards are left out")
        case "search" if what.op == "every" or (what.group.how == "all" and by_title(what.group)):
            return (what._replace(per=None, op=""),)
        case "search" if what.group.how not in ("pick", "choose", "named", ""):
            raise Unread("it does not say how many cards are found")
        case "attack" if any(each.kind == "engaged with" for each in what.to.clauses):
            raise Unread("it is not clear with which enemy they are engaged")
        case "uncommit" if what.group.how in ("pick", "choose", "all") and QUESTS not in what.group.qualities:
            return (what._replace(per=None, group=what.group._replace(clauses=(*what.group.clauses, QUESTS))),)
        case "claim" if what.by.how in ("each player", "all"):
            raise Unread("it is not clear which of them has it")
        case "play cost":
            return (
                what._replace(options=(tuple(part for each in what.options[0] for part in one_deed(each, "cost")),)),
            )
        case "unless paid":
            return (unless_paid(what, kind, one_deed),)
        case "cannot" if what.words:
            return tuple(bare._replace(what=word) for word in what.words)
        case "cannot have":
            return (bare._replace(verb="cannot", what="have attachments"),)
        case "base":
            return (bare._replace(verb=f"base {what.what}", op=what.op or "set"),)
        case "gain later":
            from judge.games.lotr_lcg.cards.later_sets import abilities_of

            if what.amount.of or what.amount.half:
                raise Unread("the amount must be a plain number")
            word = Keyword(what.what, what.amount.number)
            gained = bare._replace(verb="gain ability", what="", amount=Amount())
            return tuple(gained._replace(ability=each) for each in abilities_of((word,)))
        case "gain ability":
            return tuple(bare._replace(ability=each) for each in _quoted(what.quoted))
        case "attach" if what.what == "attachment":
            if what.group not in (THIS, IT):
                raise Unread("it is not clear what it becomes")
            return (what._replace(what=""), Instruction("become", THIS, what="attachment", until="game"))
        case "attach" if {*what.group.kinds} & NO_ATTACHMENTS and what.group.how != "it":
            raise Unread("the rulebook has no characters, enemies or locations that are attached")
        case "dealt as shadow" if what.to.how == "all":
            raise Unread("one card cannot be dealt to several enemies")
        case "discard" if what.group == Phrase(what.group.how, what.group.number, what.group.upto, kinds=("card",)):
            if what.group.how in ("pick", "choose"):
                raise Unread("it does not say where it is discarded from")
            return (what._replace(per=None),)
        case "discard from hand" if what.op == "down to":
            if what.amount.of or what.amount.half or what.per is not None:
                raise Unread("it does not say how many cards are kept")
            held = Amount(of="hand", group=Phrase("they"), plus=-what.amount.number)
            return (what._replace(op="", amount=held),)
        case "shuffle in" if _from_nowhere(what) and any(x.kind in ("title", "copy") for x in what.group.qualities):
            if what.by.how:
                raise Unread("it is not clear whose deck it goes into")
            away = (*what.group.clauses, Quality("in", "set aside"))
            return (what._replace(per=None, group=what.group._replace(clauses=away)),)
        case "stage" | "put" if _from_nowhere(what):
            if not any(each.kind in ("title", "copy") for each in what.group.qualities):
                raise Unread("it does not say where it comes from")
            away = (*what.group.clauses, Quality("in", "out of play"))
            return (what._replace(per=None, group=what.group._replace(clauses=away)),)
        case "reveal card" if what.group.how == "pick" and not is_placed(what.group) and not what.group.names:
            raise Unread("it does not say where it comes from")
        case "remove time" if what.op:
            raise Unread("it does not say how it is divided")
        case "tuck" if any(each.word in ("hand", "deck") for each in what.group.qualities):
            raise Unread("unnamed cards cannot be placed there")
        case "play event" if (
            kind != "action" or what.group.how != "pick" or what.group.number != 1 or not _own_pile(what)
        ):
            raise Unread("only an event in its player's discard pile can be played in that way")
        case "attaches" if kind != "constant":
            return (bare._replace(verb="attach", group=THIS, to=what.group),)
    return (what._replace(per=None),)


def _one_of_several(what: Instruction, kind: str) -> tuple[Instruction, ...]:
    """`either pay 2 resources or ...`: who has so many may pay them, one after the other; of a group, any of them."""
    much, group = what.amount.number, what.op == "group"
    plain = what.verb == "pay" and what.amount == Amount(much) and kind not in ("cost", "travel")
    if not plain or (much < 2 and not group):
        return one_deed(what, kind)
    first, *others = in_parts(what._replace(op=""), together=group)
    parts = (first._replace(conditions=()), *others)
    return (Instruction("several", by=what.by, conditions=first.conditions, then=what.then, parts=parts),)


def _by_them(what: Instruction, kind: str) -> bool:
    """Whether it matters who does it: what is done to players, and what each finds that nobody before has found."""
    return what.verb in OF_PLAYERS or (what.group.other == "other" and from_the_deck(what, kind).verb == "search")


def _own_pile(what: Instruction) -> bool:
    """Whether it is about events in your discard pile."""
    return what.group.kinds == ("event",) and Quality("in", "discard pile", YOU) in what.group.clauses


def _theirs(what: Instruction, by: Phrase) -> Instruction:
    """`that player either draws 1 card or ...`: who selects it is who draws."""
    own = what.verb in OF_PLAYERS and not (what.group.how or what.by.how) and by.how not in ("", "you")
    return what._replace(group=Phrase("that player")) if own else what


def _from_nowhere(what: Instruction) -> bool:
    """`add 1 copy of Hill to the staging area`: whether cards come that are not in play, and from where is not said."""
    comes = what.verb in ("put", "shuffle in") or what.op == "add"
    return comes and what.group.how == "pick" and not is_placed(what.group)


def _said_of(part: Instruction, what: Instruction) -> Instruction:
    """A thing said of a group, with whatever is said of all of it."""
    return part._replace(
        group=what.group,
        until=part.until or (what.until if _lasts(part, what) else ""),
        conditions=(*what.conditions, *part.conditions),
        whiles=(*what.whiles, *part.whiles),
        by=what.by,
    )


def _lasts(part: Instruction, what: Instruction) -> bool:
    """`is exhausted and cannot ready until the end of the round`: how long is said of what can last."""
    found = [any(x.verb in FOR_A_WHILE for x in (each, *each.parts)) for each in (part, *what.parts)]
    return found[0] or not any(found)


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
    # The player after the one who does it would be another one.
    by = Phrase("that player") if what.by.how == "next player" else what.by
    theirs = by if by.how else YOU if what.group.how == "" else Phrase("that player")
    return what._replace(group=theirs) if what.group.how in ("", "they") else what


def _quoted(sentences: tuple[Any, ...]) -> tuple[Ability, ...]:
    """The abilities in quotes; all of them, or the sentence around is unread."""
    from judge.games.lotr_lcg.cards.text_box import assembled

    found = assembled(sentences)
    if any(why for why in found.whys) or not found.abilities:
        raise Unread(next((why for why in found.whys if why), "the words in quotes are not an ability"))
    return found.abilities
