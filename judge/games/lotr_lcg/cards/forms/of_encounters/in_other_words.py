"""staging, cannot, replacement-effects: what encounter cards say in words of their own, with a meaning known before."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import deed, of
from judge.games.lotr_lcg.cards.meanings import (
    X_OF_THEM,
    Amount,
    Condition,
    Deeds,
    Instruction,
    Phrase,
    Quality,
)

condition, deeds = of["condition"], of["deeds"]


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- `each enemy revealed from the encounter deck gains surge`: of a card that is being revealed, as long as this holds
NOW = Quality("being revealed")


def _as_revealed(it: Phrase, parts: tuple[Instruction, ...], whiles: tuple[Condition, ...] = ()) -> Deeds | None:
    if any(each.verb != "gain keyword" for each in parts):
        return None
    group = it._replace(how="all", clauses=(*it.clauses, NOW))
    return Deeds((Instruction("together", group, parts=(Instruction("together", parts=parts),)),), whiles=whiles)


def _of_as_revealed(conditional: bool) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        said = given.effects[0] if isinstance(given, Deeds) and len(given.effects) == 1 else None
        if said is None or said.group.clauses[-1:] != (NOW,) or len(said.parts) != 1:
            return None
        it, parts = said.group._replace(how="", clauses=said.group.clauses[:-1]), said.parts[0].parts
        if given != _as_revealed(it, parts, given.whiles) or bool(given.whiles) is not conditional:
            return None
        return {"it": it, "parts": parts} | ({"whiles": given.whiles} if conditional else {})

    return take


GAINS = tuple(
    f"each {{it:description}} {revealed} gains {{parts:gain&}}"
    for revealed in ("revealed from the encounter deck", "revealed", "that is revealed (from the encounter deck)")
) + ("each {it:description} gains {parts:gain&} when/as (it is) revealed (from the encounter deck)",)
deeds.converts(_as_revealed, _of_as_revealed(False), *GAINS, rank=-1)
deeds.converts(_as_revealed, _of_as_revealed(True), *(f"while {{whiles:case,}}, {each}" for each in GAINS), rank=-1)

# --- where a card goes that would be discarded
INSTEAD = (
    "of placing it in the (encounter) discard pile", "of discarding it", "of being discarded",
    "of in/into the (encounter) discard pile", "of putting it in/into the (encounter) discard pile",
)  # fmt: skip
for template, verb, fixed in (
    ("shuffle {group:spoken card} (back) into the encounter deck", "shuffle in", {}),
    ("add {group:spoken card} to the victory display", "to victory", {}),
    ("place {group:spoken card} in the victory display", "to victory", {}),
    ("return {group:spoken card} to the staging area", "stage", {}),
    ("remove {group:spoken card} from the game", "remove", {}),
    ("set {group:spoken card} aside, out of play", "set aside", {}),
    *((f"{put} {{group:spoken card}} {on} the {end} of the encounter deck", "put on deck", {"what": end})
      for end in ("top", "bottom") for put, on in (("place", "on"), ("put", "on"), ("return", "to"))),
):  # fmt: skip
    of["deeds done"].converts(
        lambda group, verb=verb, fixed=fixed: Deeds((Instruction(verb, group, **fixed),), instead=True),
        _unsaid,
        *(f"{template} instead {each}" for each in INSTEAD),
    )

# --- who did something, told with `may instead`, or at the end
for who in ("player", "players"):
    of["deeds done"].converts(
        lambda by, it: Deeds((it._replace(by=by, may=True),), instead=True) if not it.by.how else None,
        _unsaid,
        f"{{by:{who}}} may instead {{it:deed}}",
    )

# --- players by where they sit, or what they had
player = of["player"]
LEFT = ("the player to/on his/her/their/your left", "the player to the left")
player.form(Phrase("next player"), "the next player", *LEFT, rank=1)
HAD = ("it", "that card/hero/ally/character", "him/her")
player.form(
    Phrase("controller"),
    "its controller",
    *(f"the player who/that {had} {each}" for had in ("controlled", "last controlled") for each in HAD),
    rank=1,
)

# --- control that goes from one to another
deed("control", "pass[es|] control of {group:cards} to {to:anybody}", rank=1)

# --- what was done, with the words `this way` left out
for word, thing, done in (("healed", "damage", "healed"), ("resources lost", "resources", "discarded/removed"),
                          ("progress removed", "progress", "removed")):  # fmt: skip
    condition.form(Condition("done", word=word, negated=True), f"no {thing} was/were/is/are {done}", rank=1)
condition.form(
    Condition,
    "no {group:counted many} were removed this way",
    "no {group:counted} was removed this way",
    "no {group:counted many} are removed this way",
    kind="done",
    word="removed from the quest",
    negated=True,
    rank=1,
)


# --- one more enemy or location for each player
def _per_player(it: Phrase) -> Instruction:
    return Instruction("stage", it._replace(how="pick", number=X_OF_THEM), Amount(of="players"), op="add")


def _of_per_player(given: Any) -> Mapping[str, Any] | None:
    it = given.group._replace(how="", number=1) if isinstance(given, Instruction) else Phrase()
    return {"it": it} if given == _per_player(it) else None


for per in ("per player", "for each player (in the game)"):
    of["deed"].converts(_per_player, _of_per_player, f"add 1/one {{it:description}} {per} to the staging area", rank=2)

# --- battle, siege: said of the characters, and meant of the quest
for counted, keyword in (("attack", "battle"), ("defense", "siege")):
    gained = Instruction("together", parts=(Instruction("gain keyword", what=keyword),))
    said = Instruction("together", Phrase("current quest"), parts=(gained,))
    of["clause"].converts(
        lambda said=said: said,
        _unsaid,
        f"(questing) characters quest using (their) {counted} instead of willpower",
        f"(questing) characters use/count their {counted} instead of their willpower",
        f"characters (that are) committed to the quest use/count their {counted} instead of (their) willpower",
    )


# --- from the victory display
def _from_display(title: str, to: Phrase) -> Instruction:
    there = (Quality("title", title), Quality("in", "victory display"))
    return Instruction("put", Phrase("pick", kinds=("card",), clauses=there), to=to)


for comma in (" ", ", "):
    of["deed"].converts(
        _from_display,
        _unsaid,
        f"put {{title:name}} into play from the victory display{comma}engaged with {{to:anybody}}",
    )
for sort, s in (("deed", ""), ("does", "s")):
    of[sort].form(
        Instruction,
        f"reveal{s} {{group:topmost}}",
        verb="reveal card",
        rank=1,
    )
    of[sort].form(
        Instruction,
        f"reveal{s} {{group:topmost}} and add{s} it to the staging area",
        verb="reveal card",
        rank=-2,
    )
of["topmost"].form(
    Phrase,
    "the topmost ({adjectives}) {kinds:noun|} {clauses:pile of cards,}",
    "the top ({adjectives}) {kinds:noun|} {clauses:pile of cards,}",
    how="pick",
    most="topmost",
    plural=False,
)


# --- who cannot attack whom, said of the players
def _not_by(group: Phrase, to: Phrase) -> Instruction:
    theirs = Phrase("all", kinds=("character",), clauses=(Quality("controlled", group=group),))
    return Instruction("together", theirs, parts=(Instruction("cannot", to=to, words=("attack",)),))


for who in ("you", "that player", "the engaged player", "the first player"):
    group = Phrase(who.removeprefix("the "))
    of["clause"].converts(
        lambda to, group=group: _not_by(group, to), _unsaid, f"{who} cannot attack {{to:cards}}", rank=2
    )

# --- slips of the pen that are words all the same
of["does"].form(Instruction, "attached {group:cards} to {to:cards}", verb="attach", rank=3)


# --- cards of three kinds
def _of_three(one: Phrase, two: Phrase, three: Phrase) -> Phrase:
    kinds = tuple(Quality("like", group=each._replace(how="all")) for each in (one, two, three))
    return Phrase("all", clauses=(Quality("either", either=kinds),))


def _the_three(given: Any) -> Mapping[str, Any] | None:
    either = given.clauses[0].either if isinstance(given, Phrase) and len(given.clauses) == 1 else ()
    found = [each.group._replace(how="") for each in either if each.group is not None]
    if len(found) != 3 or given != _of_three(*found):
        return None
    return dict(zip(("one", "two", "three"), found, strict=True))


of["both cards"].converts(
    _of_three,
    _the_three,
    "each {one:description}, each {two:description}, and each {three:description}",
    rank=4,
)
of["one of three"].form(Phrase, "{adjectives} {kinds:nouns,} ({clauses})")
of["both cards"].converts(
    _of_three, _unsaid, "all {one:one of three}, {two:one of three}, and {three:one of three}", rank=4
)
