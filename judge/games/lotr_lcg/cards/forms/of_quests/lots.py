"""setup-7: what is done with several lots of cards at once: `add Hill, 2 copies of Orc and each objective to ...`.

A lot is a card by its title, every copy of it, so many copies (setting_up.py), or cards of a kind: each of them, so
many, so many for each player, one at random. Whatever is done with one of them can be done with a list of them.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.decks import TAKEN
from judge.games.lotr_lcg.cards.forms.of_quests.setting_up import ASIDE, AWAY, DECK, PER, PLAYERS, SCENARIO
from judge.games.lotr_lcg.cards.language import VERB, of
from judge.games.lotr_lcg.cards.meanings import ALL, X_OF_THEM, Amount, Heap, Instruction, Phrase, Quality

lot = of["lot"]
RANDOM = Quality("random")
Take = Callable[[Any], Mapping[str, Any] | None]


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- lots of a kind
def _each(it: Phrase) -> Instruction:
    return Instruction("lot", it._replace(how="all"))


def _some(it: Phrase, number: int = 1) -> Instruction:
    return Instruction("lot", it._replace(how="pick", number=number))


def _a_player(it: Phrase, number: int = 1) -> Instruction:
    return Instruction("lot", it._replace(how="pick", number=X_OF_THEM), PLAYERS._replace(number=number))


def _by_chance(it: Phrase, number: int = 1) -> Instruction:
    return Instruction("lot", it._replace(how="pick", number=number, adjectives=(RANDOM, *it.adjectives)))


def _of_kind(make: Callable[..., Instruction], many: bool = False) -> Take:
    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Instruction) or given.verb != "lot" or not given.group.kinds:
            return None
        number = given.amount.number if given.group.number == X_OF_THEM else given.group.number
        chance = make is _by_chance and given.group.adjectives[:1] == (RANDOM,)
        it = given.group._replace(how="", number=1, adjectives=given.group.adjectives[1 if chance else 0 :])
        found = {"it": it} | ({"number": number} if many else {})
        return found if (number > 1) is many and RANDOM not in it.adjectives and given == make(**found) else None

    return take


CHOSEN = ("", " of your/their choice", " of the players' choice", " of the first player's choice")
EVERY = ("each {it:description}", "all {it:descriptions}", "every {it:description}", "all of the {it:descriptions}")
lot.converts(_each, _of_kind(_each), *EVERY, "each of the {it:descriptions}", rank=1)
lot.converts(lambda number, it: _each(it), _unsaid, *(f"{each} {{number}} {{it:descriptions}}" for each in (
    "the", "each of the", "all")), rank=2)  # fmt: skip
lot.converts(
    _some, _of_kind(_some), *(f"1/one/a {{it:description}}{chosen}" for chosen in CHOSEN),
    "1 of the {it:descriptions}", rank=1,
)  # fmt: skip
lot.converts(lambda number, it: _some(it), _unsaid, "1 of the {number} {it:descriptions}", rank=2)
lot.converts(_some, _of_kind(_some, True), *(f"{{number}} {{it:descriptions}}{chosen}" for chosen in CHOSEN), rank=1)
lot.converts(_a_player, _of_kind(_a_player), *(f"1/one {{it:description}} {per}" for per in PER))
lot.converts(_a_player, _of_kind(_a_player, True), *(f"{{number}} {{it:descriptions}} {per}" for per in PER), rank=1)
AT_RANDOM = ("1/one/a random {it:description}", "1/one/a {it:description} at random",
             "1/one/a randomly selected/chosen {it:description}", "1 of the {it:descriptions} at random",
             "1 random {it:description}")  # fmt: skip
lot.converts(_by_chance, _of_kind(_by_chance), *AT_RANDOM)
lot.converts(lambda number, it: _by_chance(it), _unsaid, "1 of the {number} {it:descriptions} at random", rank=1)
SEVERAL = ("{number} random {it:descriptions}", "{number} {it:descriptions} at random")
lot.converts(_by_chance, _of_kind(_by_chance, True), *SEVERAL)
# `the Hill and Ford objectives`: what they are besides is known from their cards.
KINDS = ("objective", "objective ally", "location", "enemy", "objectives", "objective allies", "locations", "enemies")
lot.converts(
    lambda title: Instruction("lot", Phrase("named", names=(title,))),
    _unsaid,
    "the {title:name}",
    *(f"{the}{{title:name}} {kind}" for the in ("", "the ") for kind in KINDS),
    rank=3,
)


# --- what is done with them
def _is_title(each: Instruction) -> bool:
    return each.group.how == "named" or [x.kind for x in each.group.clauses[:1]] == ["title"]


def _placed(verb: str, op: str, place: Quality, from_there: bool = False) -> tuple[Any, Any]:
    """The same with each lot; `from_there`: the place is said of all of them, and not only known of titles."""

    def made(each: Instruction) -> Instruction:
        group = each.group
        if group.how == "all" and not from_there and ASIDE not in group.qualities and _is_title(each):
            group = Phrase("named", names=(group.clauses[0].word,))  # Every copy, wherever they are.
        said = group.how == "named" or ASIDE in group.qualities or not (from_there or _is_title(each))
        return each._replace(
            verb=verb, op=op, group=group._replace(clauses=group.clauses if said else (*group.clauses, place))
        )

    return _with_each(made, lambda each: each._replace(op="", group=_without(each.group, place)), verb)


def _sought(end: str) -> tuple[Any, Any]:
    """One search for each lot, in the same piles; every card of a single kind is sought by other rows."""

    def made(each: Instruction, piles: tuple[Heap, ...]) -> Instruction:
        x = each.amount if each.group.number == X_OF_THEM else None
        op = "every" if each.group.how == "all" else ""
        return each._replace(verb="search", amount=ALL, what=end, op=op, piles=piles, x=x)

    def undone(each: Instruction) -> Instruction:
        return each._replace(amount=each.x or Amount(), what="", op="", piles=(), x=None)

    make, take = _with_each(made, undone, "search")

    def fitting(lots: tuple[Instruction, ...], **more: Any) -> Any:
        return make(lots, **more) if len(lots) > 1 or lots[0].group.how != "all" else None

    return fitting, take


def _with_each(made: Callable[..., Instruction], undone: Any, verb: str) -> tuple[Any, Any]:
    def make(lots: tuple[Instruction, ...], **more: Any) -> Instruction | None:
        if all(each.group.how == "named" for each in lots):
            return None  # Cards by their titles alone are read by other rows.
        done = tuple(made(each, **more) for each in lots)
        if all(each.group.how == "named" for each in done):
            return done[0]._replace(group=Phrase("named", names=tuple(each.group.names[0] for each in done)))
        return Instruction("several", parts=done) if len(done) > 1 else done[0]

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Instruction):
            return None
        parts = given.parts if given.verb == "several" else (given,)
        if not parts or any(each.verb != verb for each in parts):
            return None
        found: dict[str, Any] = {"lots": tuple(undone(each)._replace(verb="lot") for each in parts)}
        found |= {"piles": parts[0].piles} if verb == "search" else {}
        return found if given == make(**found) else None

    return make, take


def _without(group: Phrase, place: Quality) -> Phrase:
    return group._replace(clauses=tuple(each for each in group.clauses if each != place))


def _done_with(found: tuple[Any, Any], *templates: str, rank: int) -> None:
    """The rows, as orders and as what a player does."""
    of["deed"].converts(*found, *(VERB.sub(lambda it: it[1] + it[3], each) for each in templates), rank=rank)
    of["does"].converts(*found, *(VERB.sub(lambda it: it[1] + it[2], each) for each in templates), rank=rank)


def _at_random(found: tuple[Any, Any]) -> tuple[Any, Any]:
    """`add 1 of the set aside enemies to the staging area at random`: said of all of it, behind."""

    def make(lots: tuple[Instruction, ...]) -> Instruction | None:
        open_ = [each for each in lots if each.group.how == "pick" and each.group.number != X_OF_THEM]
        if len(open_) != len(lots) or any(RANDOM in each.group.adjectives for each in lots):
            return None
        by_chance = (each.group._replace(adjectives=(RANDOM, *each.group.adjectives)) for each in lots)
        made: Instruction | None = found[0](tuple(Instruction("lot", each) for each in by_chance))
        return made

    return make, _unsaid


LOTS = "{lots:lot&}"
_done_with(
    _placed("stage", "add", AWAY),
    f"add[s|] {LOTS} to the staging area", f"place[s|] {LOTS} in the staging area",
    f"put[s|] {LOTS} into the staging area", rank=2,
)  # fmt: skip
_done_with(
    _at_random(_placed("stage", "add", AWAY)),
    f"add[s|] {LOTS} to the staging area at random", f"randomly add[s|] {LOTS} to the staging area", rank=2,
)  # fmt: skip
_done_with(
    _placed("set aside", "", DECK),
    f"set[s|] {LOTS} aside, out of play", f"set[s|] {LOTS} aside (out of play)",
    f"set[s|] aside {LOTS} (, out of play)", f"place[s|] {LOTS} aside, out of play", rank=2,
)  # fmt: skip
_done_with(
    _placed("set aside", "", DECK, from_there=True),
    *(
        f"remove[s|] {LOTS} from the encounter deck{and_} {do}[s|] them/it aside{out}"
        for and_ in (" and", ", and")
        for do in ("set", "place")
        for out in (", out of play", " out of play", "")
    ),
    rank=3,
)


def _mixed_in() -> tuple[Any, Any]:
    """Cards of a kind that are shuffled into the deck come from somewhere that is said."""
    make, take = _placed("shuffle in", "", AWAY)

    def known(each: Instruction) -> bool:
        return _is_title(each) or any(x.kind in ("in", "under", "spoken of") for x in each.group.qualities)

    return (lambda lots: make(lots) if all(map(known, lots)) else None), take


_done_with(
    _mixed_in(),
    *(f"shuffle[s|] {LOTS} {back}into the encounter deck" for back in ("", "back ")), rank=2,
)  # fmt: skip
_done_with(
    _placed("reveal card", "", AWAY),
    f"reveal[s|] {LOTS}",
    *(
        f"reveal[s|] {LOTS}{and_} {add}[s|] it/them to the staging area"
        for and_ in (" and", ", and")
        for add in ("add",)
    ),
    rank=2,
)
PILES = ("{piles:pile&}", "{piles:both piles}")
for end in ("staging area", "set aside", "revealed", "victory display"):
    ways = (each.replace("[it|them]", "them/it").replace("it/him/her/them", "them/it") for each in TAKEN[end])
    plain = tuple(dict.fromkeys(each for each in ways if "them/it" in each))
    _done_with(
        _sought(end),
        *(
            f"search[es|] {piles} for {LOTS}{and_} {each}"
            for piles in PILES
            for and_ in (" and", ", and")
            for each in plain
        ),
        rank=6,
    )


# --- with the discard pile
def _with_pile(lots: tuple[Instruction, ...]) -> Instruction | None:
    """`shuffle 2 set aside copies of Orc and the encounter discard pile into the encounter deck`."""
    mixed = _mixed_in()[0](lots)
    pile = Instruction("shuffle pile", SCENARIO, to=SCENARIO)
    return None if mixed is None else Instruction("both", parts=(mixed, pile))


def _of_with_pile(given: Any) -> Mapping[str, Any] | None:
    parts = given.parts if isinstance(given, Instruction) and given.verb == "both" else ()
    found = _mixed_in()[1](parts[0]) if len(parts) == 2 else None
    return found if found is not None and given == _with_pile(**found) else None


PILE = "the encounter discard pile"
INTO = ("into the encounter deck", "back into the encounter deck")
_done_with(
    (_with_pile, _of_with_pile),
    *(f"shuffle[s|] {both} {into}" for into in INTO for both in (f"{PILE} and {LOTS}", f"{LOTS} and {PILE}")),
    rank=2,
)
