"""anatomy-encounter-set: what quest cards do with all cards of an encounter set."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import THIS, Instruction, Phrase, Quality

SCENARIO = Phrase("scenario")
ASIDE, DECK, AWAY = Quality("in", "set aside"), Quality("in", "deck", SCENARIO), Quality("in", "out of play")
CARD = ("card",)

# --- all cards of a set, wherever they are; what is done with them says where that is
sets = of["set of cards"]
sets.form(
    Quality,
    "the {word:set name} encounter set",
    "the (set aside/set-aside) (the) {word:set name} encounter set",
    "the {word:set name} set of encounter cards",
    *(
        f"{every} {out} the (set aside/set-aside) (the) {{word:set name}} encounter set"
        for every in ("all cards", "each card", "all encounter cards", "each encounter card", "all of the cards")
        for out in ("from", "in", "of")
    ),
    kind="of set",
)
# A set may be called as one of its cards is.
sets.form(Quality("of set", group=THIS), "this card encounter set", "the set aside/set-aside this card encounter set")


def _lot(which: tuple[Quality, ...], place: Quality) -> tuple[Phrase, ...]:
    return tuple(Phrase("all", kinds=CARD, clauses=(each, place)) for each in which)


def _done(verb: str, place: Quality, pile: bool = False, named: bool = False) -> tuple[Any, Any]:
    """The same with every set; the encounter discard pile goes with them, or cards by their names do."""

    def make(which: tuple[Quality, ...], names: tuple[str, ...] = ()) -> Instruction:
        cards = (Phrase("named", names=names),) if names else ()
        done = tuple(Instruction(verb, each) for each in (*cards, *_lot(which, place)))
        done += (Instruction("shuffle pile", SCENARIO, to=SCENARIO),) if pile else ()
        return Instruction("both", parts=done) if len(done) > 1 else done[0]

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Instruction):
            return None
        parts = given.parts if given.verb == "both" else (given,)
        which = tuple(
            each.group.clauses[0] for each in parts if [x.kind for x in each.group.clauses] == ["of set", "in"]
        )
        names = parts[0].group.names if named else ()
        if not which or given != make(which, names):
            return None
        return {"which": which} | ({"names": names} if named else {})

    return make, take


def make_of(verb: str, place: str, pile: bool) -> Any:
    """What makes sets of cards an instruction: what is done with all their cards that lie in a place."""
    return _done(verb, {"deck": DECK, "set aside": ASIDE, "out of play": AWAY}[place], pile)[0]


SETS = "{which:set of cards&}"
OUT = (
    "set {0} aside, out of play",
    "set {0} aside",
    "place {0} aside, out of play",
    "set aside {0}, out of play",
    "remove {0} from the encounter deck and set it/them aside, out of play",
)
PILE = "the encounter discard pile"
deed = of["deed"]
deed.converts(*_done("set aside", DECK), *(each.format(SETS) for each in OUT), rank=1)
deed.converts(
    *_done("set aside", DECK, named=True),
    *(each.format("{names:name&}" + comma + " and " + SETS) for each in OUT for comma in ("", ",")),
    *(each.format("{names:name,}, " + SETS) for each in OUT),
    rank=1,
)
deed.converts(
    *_done("shuffle in", ASIDE),
    f"shuffle {SETS} into the encounter deck",
    f"shuffle {SETS} back into the encounter deck",
    rank=1,
)
deed.converts(
    *_done("shuffle in", ASIDE, pile=True),
    f"shuffle {SETS} and {PILE} into the encounter deck",
    f"shuffle {PILE} and {SETS} into the encounter deck",
    rank=1,
)
deed.converts(
    *_done("remove", AWAY),
    f"remove {SETS} from the game",
    rank=1,
)
