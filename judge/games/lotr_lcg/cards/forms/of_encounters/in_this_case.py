"""constant-conditional, ability-in-play-only: what holds or happens only while something is so, in any order."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import LANGUAGE, of
from judge.games.lotr_lcg.cards.meanings import (
    THIS,
    Amount,
    Condition,
    Deeds,
    Instruction,
    Opening,
    Phrase,
    Quality,
    Trigger,
)

sentence, cased = of["sentence"], of["cased deeds"]


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- `While this card is in the staging area, when a player draws a card, he raises his threat`
def _happening_then(timing: str) -> Any:
    def make(conditions: tuple[Condition, ...], triggers: tuple[Trigger, ...], it: Opening) -> Opening | None:
        if it.triggers or it.costs:
            return None
        deeds = it.deeds._replace(conditions=(*conditions, *it.deeds.conditions))
        return it._replace(kind="forced", timing=timing, triggers=triggers, deeds=deeds)

    return make


for word, timing in (("after", "after"), ("when/whenever", "when"), ("each/any time", "when")):
    sentence.converts(
        _happening_then(timing),
        _unsaid,
        f"while {{conditions:condition&}}, {word} {{triggers:happens|}}, {{it:effect part}}",
        f"{word} {{triggers:happens|}} while {{conditions:condition&}}, {{it:effect part}}",
        rank=5,
    )


# --- two cases, in front and behind: `While it is here, characters get -1 willpower while committed to the quest`
def _in_both(conditions: tuple[Condition, ...], it: Deeds, whiles: tuple[Condition, ...]) -> Deeds | None:
    return it._replace(conditions=conditions, whiles=whiles) if it == Deeds(it.effects) else None


cased.converts(_in_both, _unsaid, "while {conditions:condition&}, {it:deeds done} while {whiles:case,}", rank=7)


# --- and with a number that is told at the end: `gets +X threat while it is in the staging area, where X is ...`
def _with_number(it: Deeds, case: Condition, x: Amount) -> Deeds | None:
    return it._replace(whiles=(case,), x=x) if it == Deeds(it.effects) else None


cased.converts(
    _with_number,
    _unsaid,
    "{it:deeds done} while {case:case}, where X is {x:quantity}",
    "{it:deeds done} while {case:case} where X is {x:quantity}",
    rank=1,
)


# --- a card of this title: `if the active location is Hill`, in the text of a Hill
of["being"].form(Quality("copy", group=THIS), "this card", "a copy of this card", rank=1)
of["best player"].form(
    Quality, "with the most {group:counted many} engaged with him/her/them", kind="most engaged with"
)


# --- who cannot play which cards: `players cannot play cards with a printed cost of 2 or less`
def _cannot_play(it: Phrase, group: Phrase | None = None) -> Instruction | None:
    held = () if group is None else (Quality("owned", group=group),)
    if any(each.kind in ("in", "controlled", "owned") for each in it.qualities) or it.other or it.how:
        return None
    cards = it._replace(how="all", clauses=(*it.clauses, *held))
    return Instruction("together", cards, parts=(Instruction("cannot", words=("be played",)),))


cannot_play = "{it:descriptions}"
for they in ("the players", "players", "no player"):
    of["clause"].converts(
        _cannot_play, _unsaid, f"{they} {'can/may' if they == 'no player' else 'cannot'} play {cannot_play}", rank=4
    )
    of["clause"].form(
        Instruction,
        f"{they} {'can/may' if they == 'no player' else 'cannot'} claim {{group:cards}}",
        verb="cannot",
        words=("be claimed",),
        rank=3,
    )
for who in ("player", "players"):
    of["clause"].converts(_cannot_play, _unsaid, f"{{group:{who}}} cannot play {cannot_play}", rank=5)
of["clause of cards"].form(
    Quality, "owned by {group:player}", "{group:player} owns", "that {group:player} owns", kind="owned", rank=1
)

# --- so many cards and no more: `each player may only play 1 ally each round`
COSTLY = "cost[s|] {amount} additional resource[|s]"
of["predicate"].form(Instruction, COSTLY, f"{COSTLY} each", verb="modify", what="cost", op="add", rank=1)


# --- the best among several: `the ally with the lowest cost among allies he controls`
LANGUAGE.sort("those of a kind", "cards of one kind")
of["those of a kind"].form(Phrase, "({adjectives}) {kinds:nouns,} ({clauses})")


def _among(best: str) -> Any:
    def make(kinds: tuple[str, ...], it: Phrase, value: str, adjectives: tuple[Quality, ...] = ()) -> Phrase | None:
        people = kinds == ("character",) and {*it.kinds} <= {"hero", "ally"}
        if not (it.kinds == kinds or kinds == ("card",) or people):
            return None
        found = it._replace(how="pick", adjectives=(*adjectives, *it.adjectives))
        return found._replace(most=value) if best == "most" else found._replace(least=value)

    return make


for best, words in (("most", "highest/most/greatest"), ("least", "lowest/least/fewest")):
    of["cards"].converts(
        _among(best),
        _unsaid,
        *(f"{a} ({{adjectives}}) {{kinds:noun,}} with the {words} {{value}} among {{it:those of a kind}}"
          for a in ("the", "a/an/1")),
        rank=-1,
    )  # fmt: skip
