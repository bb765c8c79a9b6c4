"""travel: what is paid to travel to a location."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.expanding import OF_PLAYERS
from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import Deeds, Instruction, Opening, Phrase, within

paid = of["paid"]
paid.also(of["deed"])
paid.adds("{by:player} must {it:deed}", "{by:player} {it:does}")
paid.adds("{it:deed} for each {per:multiplier}")
paid.adds("{by:player} must {it:deed} for each {per:multiplier}", "{by:player} {it:does} for each {per:multiplier}")


def _as_a_group(it: Instruction) -> Instruction | None:
    """`The players must exhaust a Cave Torch`: together, once; not where it speaks of what is theirs."""
    theirs = any(isinstance(each, Phrase) and each.how in ("they", "that player") for each in within(it))
    return None if theirs or it.verb in OF_PLAYERS or it.verb == "pay" else it


paid.converts(
    _as_a_group,
    lambda given: None,
    "the players must {it:deed}",
    "players must {it:deed}",
    "the players, as a group, must {it:deed}",
    "the players, as a group, {it:deed}",
    "the players as a group (must) {it:deed}",
)


paid.form(
    Instruction,
    *(
        f"{they} {pays} {{amount}} ({{what:sphere}}) resource[|s]"
        for pays in ("must spend", "spend", "must pay")
        for they in ("the players, as a group,", "the players as a group", "the players")
    ),
    verb="pay",
    op="group",
    rank=-1,
)
paid.form(Instruction, "{group:cards} {parts:doing&?}", verb="together")
paid.also(of["choice"])


def _plain(given: Opening) -> tuple[Instruction, ...]:
    return tuple(each._replace(op="") for each in given.deeds.effects)


def _if_able(costs: tuple[Instruction, ...]) -> Opening | None:
    """`each player discards an ally he controls, if able`: who cannot need not."""
    plain = all(each.verb not in ("options", "pay", "spend", "together", "several", "heal") for each in costs)
    able = tuple(each._replace(op="if able") for each in costs)
    return Opening(Deeds(able), "travel") if plain and not any(each.op for each in costs) else None


of["opening"].converts(
    _if_able,
    lambda given: (
        {"costs": _plain(given)}
        if isinstance(given, Opening) and given.kind == "travel" and given == _if_able(_plain(given))
        else None
    ),
    "Travel: {costs:paid&}, if able",
    "Travel: {costs:paid&} if able",
    "Travel: {costs:paid&}, if able, to travel here",
    "Travel: {costs:paid&} to travel here, if able",
    "Travel: {costs:paid&} to travel here if able",
)
HERE = ("", "to travel here", "to travel to this location/card")
of["opening"].converts(
    lambda by, parts: (
        Opening(Deeds(tuple(each._replace(by=by) for each in parts)), "travel")
        if parts[1:] and all(each.verb != "search" for each in parts)
        else None  # `searches ..., reveals it, and puts it into play`: it is not put into play twice.
    ),
    lambda given: None,
    *(f"Travel: {{by:player}} {{parts:does&}} {each}" for each in HERE),
    *(f"Travel: {{by:player}} must {{parts:deed&}} {each}" for each in HERE),
    rank=-1,
)
of["opening"].converts(
    lambda costs, x: Opening(Deeds(costs, x=x), "travel"),
    lambda given: (
        {"costs": given.deeds.effects, "x": given.deeds.x}
        if isinstance(given, Opening)
        and given == Opening(Deeds(given.deeds.effects, x=given.deeds.x), "travel")
        and given.deeds.x is not None
        else None
    ),
    "Travel: {costs:paid&}, where X is {x:quantity}",
    "Travel: {costs:paid&} to travel here, where X is {x:quantity}",
)
of["opening"].converts(
    lambda costs: Opening(Deeds(costs), "travel"),
    lambda given: (
        {"costs": given.deeds.effects}
        if isinstance(given, Opening) and given == Opening(Deeds(given.deeds.effects), "travel")
        else None
    ),
    "Travel: {costs:paid&} to travel here",
    "Travel: {costs:paid&}",
    "Travel: {costs:paid&} to travel to this location/card",
)
