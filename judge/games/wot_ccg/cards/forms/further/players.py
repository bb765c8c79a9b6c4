"""What players may not do, what is asked of a card in the starting hand, cards that a player picks himself."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.wot_ccg.cards.forms.prices import WHO, priced
from judge.games.wot_ccg.cards.forms.rules import has, never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import YOU, All, Ban, Condition, Ref, Which
from judge.games.wot_ccg.cards.meanings.effects import Clause, Deed, Note, Played, Twice

sentence, simple, whom, deed = sort("sentence"), LANGUAGE.sorts["simple"], sort("whom"), sort("deed")
OPPONENT = Ref("opponent")
whom.converts(lambda: OPPONENT, never, "your opponents", rank=1)
for several in ("any-player", "other-player"):
    LANGUAGE.sorts[several].converts(
        lambda: OPPONENT, never, "your opponents", "all opponents", "all other players", "other players", rank=1,
    )  # fmt: skip
has.converts(
    lambda what: Deed("has", OPPONENT, rules=(Ban(what),)), never, "no opponent may {what:ban}",
    "no other player may {what:ban}", rank=-1,
)  # fmt: skip
during = LANGUAGE.words("event-round", "when events are played")
for name in ("action", "resolution", "challenge", "draw", "ready"):
    during.word(
        f" during the {name} round", f"during the {name} round", f"during a {name} round", f"during {name} rounds"
    )
ALL_PLAYERS = Ref("each player")


def _no_events(cards: str, round: str = "", whom: Ref = ALL_PLAYERS) -> Deed:
    return Deed("has", whom, rules=(Ban(f"play {cards}{round}"),))


LANGUAGE.words("barred", "events or event cards", {"events": "events", "event cards": "event cards"})
has.converts(
    _no_events, never, "no {cards:barred} may be played", "{cards:barred} may not be played",
    "no {cards:barred} may be played {round:event-round}", "{cards:barred} may not be played {round:event-round}",
    "no player may play {cards:barred} {round:event-round}", "players may not play {cards:barred} {round:event-round}",
)  # fmt: skip
for other in ("no opponent may", "no other player may", "your opponents may not"):
    has.converts(
        lambda cards, round: _no_events(cards, round, OPPONENT), never,
        f"{other} play {{cards:barred}} {{round:event-round}}",
    )  # fmt: skip

whom.converts(
    lambda which: None if which.side else All(which._replace(side="yours")), never, "each of your {which!}",
    "every one of your {which!}", "all (of) your {which!}", rank=-1,
)  # fmt: skip
STARTING = All(Which(kind="character", side="yours", states=("starting",)))
whom.converts(
    lambda: STARTING, never, "your starting Hero or Villain (character)", "your starting Hero/Villain", rank=-1,
)  # fmt: skip

choice = LANGUAGE.words("his-choice", "as he chooses")
for spelling in ("(of his choice)", "of his choice", "(of their choice)", "(his choice)"):
    choice.word("", spelling)


NO_CHARACTER, NOT_IN_HAND = "no character in the starting hand", "not in the starting hand"
sentence.form(
    Played, "this card does not count as a character in the starting hand",
    "this card does not count as a character (card) for (the purpose/purposes of) (your) starting hand (selection) "
    "(purposes)",
    "this card is not a character (card) for starting hand selection (purposes)", action=NO_CHARACTER,
)  # fmt: skip
sentence.form(
    Played, "this card may not be in the starting hand", "may not be placed in your opening/starting hand",
    "this card/challenge/event may not be placed in your opening/starting hand",
    "may not be (a) part of your opening/starting hand", "cannot be in your opening/starting hand", action=NOT_IN_HAND,
)  # fmt: skip


def _and_once(first: Played, second: Played) -> Twice | None:
    return Twice(first, second) if first.action in ("play", "recruit", "initiate") else None


only_once = LANGUAGE.sort("only-once", "how often a card may be played")
for per in ("game", "turn"):
    only_once.form(Played, f"once per {per}", f"1 time per {per}", action=f"once per {per}")
sentence.form(
    Twice, "{first:allowed} , and only {second:only-once}", "{first:allowed} and only {second:only-once}",
    "{first:allowed} , and may only be initiated/played {second:only-once}",
)  # fmt: skip


def _also_paid(costs: tuple[Deed, ...], more: tuple[Deed, ...], deeds: tuple[Deed, ...]) -> Clause:
    return Clause(deeds=deeds, costs=(*costs, *more))


priced.converts(
    lambda costs, more, deeds, timing: _also_paid(costs, more, deeds)._replace(timing=timing), never,
    f"{WHO} {{costs:cost>}} {{timing}} and {{more:cost>}} to {{deeds:deed>}}", rank=1,
)  # fmt: skip
sentence.form(Note, "as he chooses", "of his choice", "his choice", "of their choice", what="his choice")
sentence.form(
    Note, "what is found goes to your hand", "place/put/take it/him/her/them/that (card) in/into your hand",
    what="found",
)  # fmt: skip


CHANGED_BY_DRAWING = ("hand", "more in hand", "named in hand", "lies", "either")


def _or_more(n: int, more: int, condition: Condition) -> Clause | None:
    """A number of cards, and a greater one if something holds: something that the drawing itself does not change."""
    if condition.negated or more <= n or condition.test in CHANGED_BY_DRAWING:
        return None
    few = Deed("draw", YOU, n, conditions=(condition._replace(negated=True),))
    return Clause(deeds=(few, Deed("draw", YOU, more, conditions=(condition,))))


def _of_or_more(given: Any) -> Mapping[str, Any] | None:
    deeds = given.deeds if isinstance(given, Clause) else ()
    if len(deeds) != 2 or len(deeds[1].conditions) != 1:
        return None
    found: dict[str, Any] = {"n": deeds[0].amount, "more": deeds[1].amount, "condition": deeds[1].conditions[0]}
    whole = all(isinstance(found[each], int) for each in ("n", "more"))
    return found if whole and given == _or_more(**found) else None


MORE_CARDS = "draw {n:single} card[|s] , or {more:number} (cards/card) if {condition}"
core = LANGUAGE.sorts["core"]
core.converts(_or_more, _of_or_more, MORE_CARDS, rank=-1)


def _of_priced(given: Any) -> Mapping[str, Any] | None:
    found = _of_or_more(given._replace(costs=())) if isinstance(given, Clause) and given.costs else None
    return {**found, "costs": given.costs} if found else None


priced.converts(
    lambda costs, n, more, condition: (made := _or_more(n, more, condition)) and made._replace(costs=costs),
    _of_priced, f"{{costs:cost>}} : {MORE_CARDS}", f"{{costs:cost>}} to {MORE_CARDS}", rank=-1,
)  # fmt: skip
