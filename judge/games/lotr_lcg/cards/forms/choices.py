"""effects-select: one of several effects, and who says which."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.clauses import PLURAL
from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import Instruction, Phrase, Trigger, within

clause = of["clause"]
option = of["option"]


def _alone(given: Any) -> Mapping[str, Any] | None:
    return {"one": given[0]} if len(given) == 1 else None


def _later(one: Instruction, at: Trigger) -> tuple[Instruction, ...]:
    return (Instruction("delay", options=((one,),), triggers=(at._replace(timing="after"),)),)


def _of_later(given: Any) -> Mapping[str, Any] | None:
    if len(given) != 1 or given[0].verb != "delay" or len(given[0].options[0]) != 1:
        return None
    return {"one": given[0].options[0][0], "at": given[0].triggers[0]._replace(timing="")}


def _paired(given: Any) -> Mapping[str, Any] | None:
    return {"one": given[0], "two": given[1]} if len(given) == 2 else None


option.converts(lambda one: (one,), _alone, "{one:counted clause}")
option.converts(lambda one: (one,), lambda given: None, "{one:counted clause}, if able", "{one:counted clause} if able")
option.converts(_later, _of_later, "{one:counted clause} after {at:this attack}")
option.converts(lambda one, two: (one, two), _paired, "{one:counted clause} and {two:counted clause}")


NOBODY = Phrase()


SINGLE = ("that player", "controller", "engaged player", "defending player")  # They decide, and not we for them.


def _options(options: tuple[Any, ...], by: Phrase = NOBODY) -> Instruction | None:
    theirs = [each.by.how for option in options for each in option[:1] if each.verb != "together"]
    mixed = any(each.verb == "together" for option in options for each in option[:1])
    one_only = theirs[:1] != [""] and any(theirs) and not all(theirs)
    if len(options) < 2 or one_only or (mixed and any(how in SINGLE for how in theirs)):
        return None  # `each player must do this, or do that`: who does the second is not said in it.
    return Instruction("options", by=by, options=options)


def _of_options(given: Any) -> Mapping[str, Any] | None:
    if isinstance(given, Instruction) and given == Instruction("options", options=given.options):
        return {"options": given.options}
    return None


def _of_their_options(how: tuple[str, ...]) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        if (
            not isinstance(given, Instruction)
            or given != Instruction("options", by=given.by, options=given.options)
            or not given.by.how
        ):
            return None
        return {"options": given.options, "by": given.by} if (given.by.how in how) is (how == PLURAL) else None

    return take


FIRST = Phrase("first player")


def by_all(options: tuple[Any, ...]) -> Instruction | None:
    """`The players must choose: ...`: the first player speaks for all of them, and each option says who does it."""
    paid = any(each.verb == "pay" and not each.by.how for option in options for each in option)
    return Instruction("options", by=FIRST, options=options) if len(options) > 1 and not paid else None


def _of_all(given: Any) -> Mapping[str, Any] | None:
    options = given.options if isinstance(given, Instruction) else ()
    mixed = len(options) > 1 and _options(options, FIRST) is None
    return {"options": options} if mixed and given == by_all(options) else None


choice = of["choice"]
FOLLOWING = ("of the following", "of the following effects", "of the following options")
ONE = ("", " one", " 1", *(f" {one} {each}" for one in ("one", "1") for each in FOLLOWING))
ASKED = tuple(f"{one}{colon}" for one in ONE for colon in (":", ": either", " either", ": to either"))
choice.converts(
    by_all,
    _of_all,
    "the players must choose: {options:option|}",
    *(f"(the) players must choose{asked} {{options:option|}}" for asked in ASKED),
)


def _either(options: tuple[Any, ...]) -> Instruction | None:
    """`Either each player discards a card, or reveal 2 cards`: the word in front tells where the second begins."""
    alone = tuple(option for option in options if not option[0].by.how)
    theirs = any(isinstance(each, Phrase) and each.how in THEIRS for each in within(alone))
    mixed = len(options) > 1 and 0 < len(alone) < len(options) and not theirs
    return Instruction("options", options=options) if mixed else _options(options)


THEIRS = ("they", "that player")
choice.converts(_either, _of_options, "either {options:option|}")
choice.converts(
    _options,
    _of_options,
    "choose one: {options:option|}",
    "choose to {options:option|}",
)
# `draw 2 cards, then discard 1`: without an `or` it is one thing after the other.
choice.converts(_options, lambda given: None, "{options:option|}", rank=4)
choice.converts(
    _options,
    _of_their_options(()),
    "{by:player} must either {options:option|}",
    "{by:player} must {options:option|}",
    "{by:player} chooses either {options:option|}",
    "{by:player} must choose: either {options:option|}",
    "{by:player} must choose to either {options:option|}",
    "{by:player} must choose either {options:option|}",
    rank=-1,
)
choice.converts(
    _options,
    lambda given: None,
    "{by:player} either {options:does option|}",
    *(f"{{by:player}} choose/chooses{asked} {{options:does option|}}" for asked in ASKED),
    *(f"{{by:player}} must choose{asked} {{options:option|}}" for asked in ASKED),
)


def _of_several(options: tuple[Any, ...], by: Phrase = NOBODY) -> Instruction | None:
    """`you must choose: ...`; the players together are asked as one, see above."""
    return None if by.how == "each player" else _options(options, by)


choice.converts(
    _of_several,
    lambda given: None,
    *(f"{{by:players}} must choose{asked} {{options:option|}}" for asked in ASKED),
    *(f"{{by:players}} choose{asked} {{options:option|}}" for asked in ASKED),
    *(f"choose{asked} {{options:option|}}" for asked in ASKED),
)
does_option = of["does option"]
does_option.converts(lambda one: (one,), _alone, "{one:does}")
does_option.converts(lambda one, two: (one, two), _paired, "{one:does} and {two:does}")
does_option.converts(lambda one, two: (one, two), _paired, "{one:does} and {two:counted clause}", rank=2)
does_option.converts(lambda one: (one,), _alone, "{one:counted clause}", rank=1)
does_option.converts(lambda one: (one,), lambda given: None, "{one:counted clause}, if able", rank=2)
does_option.converts(_later, _of_later, "{one:does} after {at:this attack}")
does_option.converts(_later, _of_later, "{one:counted clause} after {at:this attack}", rank=1)
choice.converts(
    _options,
    _of_their_options(PLURAL),
    "{by:players} must either {options:option|}",
    "{by:players} must choose to either {options:option|}",
)


def _may_options(options: tuple[Any, ...], by: Phrase = NOBODY) -> Instruction | None:
    found = _options(options, by)
    return None if found is None or any(each.by.how for one in options for each in one) else found._replace(may=True)


def _of_may_options(how: tuple[str, ...]) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Instruction) or (given.by.how in PLURAL) is not (how == PLURAL):
            return None
        same = Instruction("options", by=given.by, options=given.options, may=True)
        return {"options": given.options, "by": given.by} if given == same else None

    return take


for who, how in (("players", PLURAL), ("player", ())):
    choice.converts(
        _may_options,
        _of_may_options(how),
        f"{{by:{who}}} may {{options:option|}}",
        f"{{by:{who}}} may either {{options:option|}}",
        f"{{by:{who}}} may choose to (either) {{options:option|}}",
        *(f"{{by:{who}}} may choose{asked} {{options:option|}}" for asked in ASKED),
    )
clause.converts(
    lambda group, parts: Instruction("give one", group, parts=parts) if len(parts) > 1 else None,
    lambda given: (
        {"group": given.group, "parts": given.parts}
        if isinstance(given, Instruction) and given == Instruction("give one", given.group, parts=given.parts)
        else None
    ),
    "give {group:cards} {parts:change|}",
)

clause.form(Instruction, "give {group:cards} {parts:gain&}", verb="give", rank=1)
clause.converts(
    lambda group, icons: (
        Instruction("give one", group, parts=tuple(Instruction("gain sphere", what=each) for each in icons))
        if len(icons) > 1
        else None
    ),
    lambda given: (
        {"group": given.group, "icons": tuple(each.what for each in given.parts)}
        if isinstance(given, Instruction)
        and given == Instruction("give one", given.group, parts=given.parts)
        and all(each.verb == "gain sphere" for each in given.parts)
        else None
    ),
    "give {group:cards} a {icons:sphere|} icon",
    "give {group:cards} a {icons:sphere|} resource icon",
)
