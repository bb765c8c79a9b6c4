"""quest-advancement, setup: what quest cards say of stages, of progress that reaches a number, and of a scenario."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import LANGUAGE, deed, of
from judge.games.lotr_lcg.cards.meanings import (
    IT,
    PHASES,
    THIS,
    X_OF_THEM,
    Amount,
    Condition,
    Deeds,
    Instruction,
    Opening,
    Phrase,
    Quality,
    Range,
    Trigger,
)


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- stages
DIFFERENT = (
    "(immediately) advance[s|] to a different stage {amount:stage number} at random",
    "(immediately) advance[s|] to a different random stage {amount:stage number}",
    "(immediately) advance[s|] to a different, random stage {amount:stage number}",
    "(immediately) advance[s|] to a random, different stage {amount:stage number}",
    "(immediately) advance[s|] to another random stage {amount:stage number}",
    "(immediately) advance[s|] to another stage {amount:stage number} at random",
)
# The stage that is being left is not in the quest deck, so every other one is a different one.
deed("advance", *DIFFERENT, random=True, what="to stage", rank=1)
OWN = ("the players'", "the player's", "the first player's", "your", "their", "his")
deed(
    "advance",
    *(f"(immediately) advance[s|] to a (different) stage {{amount:stage number}} of {each} choice" for each in OWN),
    what="to stage",
    op="chosen",
    rank=1,
)
STAGE = ("this stage", "this quest (card)", "this card")
deed(
    "to quest deck",
    *(f"return[s|] {each} to the quest deck" for each in STAGE),
    *(f"shuffle[s|] {each} (back) into the quest deck" for each in STAGE),
    group=THIS,
    rank=-1,
)

# --- progress that reaches a number: `after the 7th progress token is placed on this card`
ordinal = LANGUAGE.words("ordinal", "a number in an order")
for number in range(1, 61):
    end = "th" if number in (11, 12, 13) else {1: "st", 2: "nd", 3: "rd"}.get(number % 10, "th")
    ordinal.word(number, f"{number}{end}")


def _reached(number: int, subject: Phrase, it: Opening) -> Opening | None:
    """When or after so much progress is there: with this progress, and not before it."""
    case = Condition("reached", subject, range=Range(">=", Amount(number)))
    deeds = it.deeds._replace(conditions=(case, *it.deeds.conditions))
    return None if it.triggers else it._replace(timing="after", triggers=(Trigger("progress", subject),), deeds=deeds)


def _of_reached(given: Any) -> Mapping[str, Any] | None:
    cases = given.deeds.conditions if isinstance(given, Opening) else ()
    if not cases or cases[0].kind != "reached" or cases[0].range is None:
        return None
    it = given._replace(timing="", triggers=(), deeds=given.deeds._replace(conditions=cases[1:]))
    number, subject = cases[0].range.amount.number, cases[0].group
    return {"number": number, "subject": subject, "it": it} if given == _reached(number, subject, it) else None


of["triggered part"].converts(
    _reached,
    _of_reached,
    "after the {number:ordinal} progress token is placed on {subject:cards}, {it:effect part}",
    "after placing the {number:ordinal} progress token on {subject:cards}, {it:effect part}",
    "when the {number:ordinal} progress token is placed on {subject:cards}, {it:effect part}",
)

of["sentence"].converts(
    lambda number, subject, it: _reached(number, subject, it._replace(kind="forced")),
    _unsaid,
    "when/after the {number:ordinal} progress token is placed on {subject:cards}, {it:effect part}",
    rank=4,
)

# --- progress of this phase or round
for some, negated in (("progress", False), ("any progress", False), ("no progress", True)):
    of["condition"].form(
        Condition,
        f"{some} was placed on {{group:cards}} this {{during:period}}",
        f"{some} tokens were placed on {{group:cards}} this {{during:period}}",
        f"{some} was placed on {{group:cards}} during this {{during:period}}",
        kind="happened",
        word="progress placed",
        negated=negated,
        rank=1 if some.startswith("any") else 0,
    )
    of["condition"].form(
        Condition,
        f"{some} was placed here this {{during:period}}",
        f"{some} tokens were placed here this {{during:period}}",
        kind="happened",
        group=THIS,
        word="progress placed",
        negated=negated,
        rank=1,
    )

# --- cards that are turned up
deed("reveal card", "reveal[s|] {group:some of them}", rank=1)
deed(
    "reveal card",
    "reveal[s|] {group:some of them} and add[s|] it/them to the staging area",
    "reveal[s|] and add[s|] {group:some of them} to the staging area",
    rank=-2,
)
SHOWN = Quality("in", "victory display")


def _shown(it: Phrase) -> Instruction:
    """`reveal each Orc in the victory display`: they come back, and are staged as if they came from the deck."""
    return Instruction("reveal card", it._replace(how="all", clauses=(*it.clauses, SHOWN)))


def _of_shown(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Instruction) or given.group.clauses[-1:] != (SHOWN,):
        return None
    it = given.group._replace(how="", clauses=given.group.clauses[:-1])
    return {"it": it} if given == _shown(it) else None


WHERE = "in the victory display"
of["deed"].converts(
    _shown,
    _of_shown,
    f"reveal each {{it:description}} {WHERE}",
    f"reveal each {{it:description}} {WHERE} and add it/them to the staging area",
    f"reveal each {{it:description}} {WHERE}, adding it/them to the staging area",
    f"reveal all {{it:descriptions}} {WHERE}",
    f"reveal all {{it:descriptions}} {WHERE} and add them to the staging area",
    rank=-2,
)


# --- what the first card of a kind brings: `Forced: The first enemy revealed each round makes an attack`
def _first_one(word: str) -> Any:
    def make(it: Phrase, parts: tuple[Instruction, ...]) -> Opening:
        first = Condition("is", IT, qualities=(Quality("first revealed", word, group=it),))
        deeds = Deeds((Instruction("together", IT, parts=parts),), conditions=(first,))
        return Opening(deeds, "forced", timing="after", triggers=(Trigger("reveal", it._replace(how="pick")),))

    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Opening) or len(given.triggers) != 1 or len(given.deeds.effects) != 1:
            return None
        it, parts = given.triggers[0].subject._replace(how=""), given.deeds.effects[0].parts
        return {"it": it, "parts": parts} if parts and given == make(it, parts) else None

    return make, take


for word in ("round", "phase", *(f"{it} phase" for it in PHASES)):
    of["opening"].converts(
        *_first_one(word),
        f"Forced: the first {{it:description}} revealed each {word} {{parts:doing&?}}",
        f"Forced: the first {{it:description}} revealed from the encounter deck each {word} {{parts:doing&?}}",
        rank=-1,
    )

# --- how it ends, told as a story
LANGUAGE.words("feat", "what the players have done at the end", (
    "escaped", "escaped with their lives", "completed their quest", "completed the quest", "survived",
    "defeated the enemy", "routed the enemy", "defeated your pursuers", "lost your pursuers", "saved the day",
))  # fmt: skip
WON = ("win the game", "won the game", "have won the game")
for they in ("they", "the players", "you"):
    for and_ in (" and", ", and"):
        of["ending"].converts(
            lambda told: Instruction("end game", what="win"),
            lambda given: None,
            *(f"{they} have {{told:feat}}{and_} {won}" for won in WON),
        )
        of["ending"].converts(
            lambda told: Instruction("end game", what="win"),
            lambda given: None,
            *(f"{they} have escaped/reached/defeated/left (from) (the) {{told:name}}{and_} {won}" for won in WON),
        )

# --- `the players control`: one of them does, whoever it is
TOGETHER = Phrase("all", kinds=("player",))
SCENARIO = Phrase("scenario")


of["condition"].form(
    Condition,
    "the players control {group:cards}",
    "the players currently control {group:cards}",
    "the players, as a group, control {group:cards}",
    kind="controls",
    player=TOGETHER,
    rank=-2,
)


# --- several things that are set up at once: `add Hill and 1 copy of Orc per player to the staging area`
def _copies(title: str, *where: str) -> tuple[Quality, ...]:
    return (Quality("title", title), *(Quality("in", each) for each in where))


def _for_players(title: str, where: str) -> Instruction:
    group = Phrase("pick", X_OF_THEM, kinds=("card",), clauses=_copies(title, where))
    return Instruction("stage", group, Amount(of="players"), op="add")


def _and_copies(group: Phrase, title: str) -> Instruction:
    return Instruction("both", parts=(Instruction("stage", group, op="add"), _for_players(title, "out of play")))


def _and_aside(group: Phrase, title: str) -> Instruction:
    rest = Phrase("all", kinds=("card",), clauses=_copies(title, "set aside"))
    return Instruction("both", parts=(Instruction("stage", group, op="add"), Instruction("stage", rest, op="add")))


def _taken(make: Any) -> Any:
    """What a row was made of: a card by name, and the title of others."""

    def take(given: Any) -> Mapping[str, Any] | None:
        parts = given.parts if isinstance(given, Instruction) else ()
        if len(parts) != 2 or not parts[1].group.clauses:
            return None
        found = {"group": parts[0].group, "title": parts[1].group.clauses[0].word}
        return found if given == make(**found) else None

    return take


def _of_deck(given: Any) -> Mapping[str, Any] | None:
    title = given.group.clauses[0].word if isinstance(given, Instruction) and given.group.clauses else ""
    return {"title": title} if given == _for_players(title, "deck") else None


PER = ("per player", "for each player (in the game)")
of["deed"].converts(
    _and_copies,
    _taken(_and_copies),
    *(f"add {{group:sought}} and 1 copy of {{title:name}} {per} to the staging area" for per in PER),
    *(f"add {{group:sought}}, and 1 copy of {{title:name}} {per} to the staging area" for per in PER),
    rank=-1,
)
of["deed"].converts(
    _and_aside,
    _taken(_and_aside),
    "add {group:sought} and each set aside copy of {title:name} to the staging area",
    "add {group:sought} and each set-aside copy of {title:name} to the staging area",
    rank=-1,
)
of["deed"].converts(
    lambda title: _for_players(title, "deck"),
    _of_deck,
    *(f"search the encounter deck for 1 copy of {{title:name}} {per} and add them to the staging area" for per in PER),
    *(f"search the encounter deck for 1 copy of {{title:name}} {per}, and add them to the staging area" for per in PER),
    rank=-3,
)
# Each copy is each card of that title, wherever it is.
for copies in ("each copy of", "all copies of", "every copy of"):
    for back in ("", "back "):
        of["deed"].converts(
            lambda names: Instruction("shuffle in", Phrase("named", names=names)),
            lambda given: None,
            f"shuffle {copies} {{names:name&}} {back}into the encounter deck",
            rank=-2,
        )
    of["deed"].converts(
        lambda names: Instruction(
            "both",
            parts=(
                Instruction("shuffle in", Phrase("named", names=names)),
                Instruction("shuffle pile", SCENARIO, to=SCENARIO),
            ),
        ),
        lambda given: None,
        f"shuffle the encounter discard pile and {copies} {{names:name&}} into the encounter deck",
        f"shuffle {copies} {{names:name&}} and the encounter discard pile into the encounter deck",
        rank=-2,
    )
