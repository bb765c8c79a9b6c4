"""setup-7, in-play-out-of-play: several cards by title at once, so many copies of some: `Hill and 2 copies of Orc`."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import X_OF_THEM, Amount, Instruction, Phrase, Quality

SCENARIO = Phrase("scenario")
PLAYERS = Amount(of="players")
AWAY, ASIDE, DECK = Quality("in", "out of play"), Quality("in", "set aside"), Quality("in", "deck", SCENARIO)


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- a lot: a card by its title, every copy, so many copies, so many for each player
lot = of["lot"]


def _by_name(title: str) -> Instruction:
    return Instruction("lot", Phrase("named", names=(title,)))


def _so_many(title: str, number: int = 1) -> Instruction:
    return Instruction("lot", Phrase("pick", number, kinds=("card",), clauses=(Quality("title", title),)))


def _per_player(title: str, number: int = 1) -> Instruction:
    group = Phrase("pick", X_OF_THEM, kinds=("card",), clauses=(Quality("title", title),))
    return Instruction("lot", group, PLAYERS._replace(number=number))


def _every_copy(title: str) -> Instruction:
    return Instruction("lot", Phrase("all", kinds=("card",), clauses=(Quality("title", title),)))


def _kept_aside(make: Callable[..., Instruction]) -> Callable[..., Instruction]:
    """`1 set aside copy of Orc`."""

    def made(**given: Any) -> Instruction:
        found = make(**given)
        return found._replace(group=found.group._replace(clauses=(*found.group.clauses, ASIDE)))

    return made


def _of_lot(make: Callable[..., Instruction], many: bool) -> Callable[[Any], Mapping[str, Any] | None]:
    def take(given: Any) -> Mapping[str, Any] | None:
        group = given.group if isinstance(given, Instruction) and given.verb == "lot" else Phrase()
        title = next((each.word for each in group.clauses if each.kind == "title"), "".join(group.names[:1]))
        number = given.amount.number if title and given.amount.of else group.number
        found = {"title": title} | ({"number": number} if many else {})
        fits = bool(title) and (number > 1) is many
        return found if fits and given == make(**found) else None

    return take


def _rows(make: Callable[..., Instruction], one: tuple[str, ...], many: tuple[str, ...]) -> None:
    lot.converts(make, _of_lot(make, False), *one)
    if many:
        lot.converts(make, _of_lot(make, True), *many)


PER = ("per player", "for each player (in the game)")
for set_aside, wrap in (("", lambda make: make), ("set aside/set-aside ", _kept_aside)):
    copy, copies, title = f"{set_aside}copy of (the)", f"{set_aside}copies of (the)", "{title:name}"
    every = (f"each {copy} {title}", f"all {copies} {title}", f"every {copy} {title}")
    _rows(wrap(_so_many), (f"1/one/a {copy} {title}",), (f"{{number}} {copies} {title}",))
    _rows(wrap(_every_copy), every, ())
    if not set_aside:
        _rows(_by_name, (title,), ())
    _rows(
        wrap(_per_player),
        tuple(f"1/one {copy} {title} {per}" for per in PER),
        tuple(f"{{number}} {copies} {title} {per}" for per in PER),
    )


def _more_of_them(verb: str, op: str) -> tuple[Any, Any]:
    """`shuffle 1 more copy of Orc into the encounter deck than the number of players`."""

    def make(title: str, number: int = 1) -> Instruction:
        group = Phrase("pick", X_OF_THEM, kinds=("card",), clauses=(Quality("title", title), AWAY))
        return Instruction(verb, group, PLAYERS._replace(plus=number), op=op)

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Instruction) or not given.group.clauses:
            return None
        title, number = given.group.clauses[0].word, given.amount.plus
        return {"title": title, "number": number} if number and given == make(title, number) else None

    return make, take


THAN = "than the number of players (in the game)"
for verb, op, do in (
    ("stage", "add", "add {0} to the staging area"),
    ("shuffle in", "", "shuffle {0} into the encounter deck"),
):
    make, take = _more_of_them(verb, op)
    of["deed"].converts(make, take, f"{do.format('{number} more cop[y|ies] of {title:name}')} {THAN}", rank=2)


# --- cards that were set aside come, and are staged as if they came from the deck
def _turned_up(it: Phrase) -> Instruction:
    return Instruction("reveal card", it._replace(how="all", adjectives=(ASIDE, *it.adjectives)))


def _of_turned_up(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Instruction) or given.group.adjectives[:1] != (ASIDE,):
        return None
    it = given.group._replace(how="", adjectives=given.group.adjectives[1:])
    return {"it": it} if given == _turned_up(it) else None


for each in ("each set aside/set-aside {it:description}", "all set aside/set-aside {it:descriptions}"):
    of["deed"].converts(
        _turned_up,
        _of_turned_up,
        f"reveal {each}",
        f"reveal {each} and add it/them to the staging area",
        f"reveal {each}, and add it/them to the staging area",
        rank=-2,
    )

# --- a card that comes with something on it: `add Orc to the staging area with 2 damage on it`
LADEN = {
    "mark": ("damage", "damage token[|s]"),
    "resource": ("resource[|s]", "resource token[|s]"),
    "progress": ("progress", "progress token[|s]"),
    "time": ("time counter[|s]",),
}


def _laden(verb: str) -> tuple[Any, Any]:
    def make(group: Phrase, amount: Amount, on: Phrase | None = None) -> Instruction | None:
        if on is None and len(group.names) > 1:
            return None
        comes = Instruction("stage", group, op="add")
        return Instruction("both", parts=(comes, Instruction(verb, on or group, amount)))

    def take(given: Any) -> Mapping[str, Any] | None:
        parts = given.parts if isinstance(given, Instruction) else ()
        if len(parts) != 2 or given != make(parts[0].group, parts[1].amount, parts[1].group):
            return None
        return {"group": parts[0].group, "amount": parts[1].amount, "on": parts[1].group}

    return make, take


for verb, things in LADEN.items():
    comes = (
        "add {group:sought} to the staging area with {amount}",
        "search the encounter deck for {group:sought}, and add it/him/her/them to the staging area with {amount}",
        "search the encounter deck for {group:sought} and add it/him/her/them to the staging area with {amount}",
    )
    make, take = _laden(verb)
    of["deed"].converts(make, take, *(f"{add} {each} on {{on:sought}}" for add in comes for each in things), rank=-1)
    of["deed"].converts(make, _unsaid, *(f"{add} {each} on it/him/her" for add in comes for each in things), rank=-1)
