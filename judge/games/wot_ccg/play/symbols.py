"""symbol-other-sources, generate-symbols-lost, pools: symbols that text generates, and when they are lost."""

from __future__ import annotations

from judge.engine import Moment
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.cards.meanings import NONE, PaysAs, Symbols, Which
from judge.games.wot_ccg.cards.words import said
from judge.games.wot_ccg.play.in_force import rules_on
from judge.games.wot_ccg.play.traits import allegiances, is_leader
from judge.games.wot_ccg.play.who import in_play, last_battle
from judge.games.wot_ccg.things import Card, Source, Task


def generate(
    now: Moment, task: Task, amounts: Symbols, allegiance: str, only_for: str, card: str = "", for_: Which | None = None
) -> None:
    """symbol-other-sources: symbols a text generates; on a character or troop they are that card's, else as listed."""
    amounts = _in_last_battle(now, amounts)
    source = now.get(card or task.source)
    fighter = isinstance(source, Card) and source.zone == "play" and source.kind in ("character", "troop")
    if isinstance(source, Card) and fighter and not allegiance and not only_for:
        now.put(source._replace(symbols=add(source.symbols, amounts)))
    else:
        use = f"symbols to {only_for}" if only_for else "symbols"
        name = f"{source.name if card and isinstance(source, Card) else task.name} ({use})"
        found = now.get(name)
        before = found.symbols if isinstance(found, Source) else NONE
        given = (
            (allegiance,) if allegiance else allegiances(now, source) if isinstance(source, Card) and fighter else ()
        )
        if given == ("none",):
            given = ()
        elif isinstance(source, Card) and not given:
            given = tuple(
                rule.allegiance
                for _, _, rule in rules_on(now, source, PaysAs)
                if rule.for_ is None and not rule.never and rule.allegiance not in ("none", "")
            )
        if given == ("starting",):
            given = tuple(one for each in in_play(now, task.by) if is_leader(each) for one in allegiances(now, each))
        own = source.name if isinstance(source, Card) and fighter else ""
        now.put(Source(name, task.by, add(before, amounts), given, own, only_for, for_))
    text = f"{task.by} generates {said(amounts)} ({task.name})."
    now.say(text, cite("symbol-other-sources"), cite("pools-temporary"), actor=task.by, event=("symbols", task.by))


def _in_last_battle(now: Moment, amounts: Symbols) -> Symbols:
    """last-battle-no-politics: no Politics symbols are generated there."""
    if last_battle(now) and amounts[0]:
        now.say("No Politics symbols are generated in the Last Battle.", cite("last-battle-no-politics"))
        return (0, *amounts[1:])
    return amounts


def add(one: Symbols, other: Symbols) -> Symbols:
    """Two lots of symbols together."""
    return one[0] + other[0], one[1] + other[1], one[2] + other[2], one[3] + other[3]


@RULES.step
def lose_symbols(now: Moment) -> None:
    """generate-symbols-lost: at the end of the Action Round everything unspent is gone."""
    if left_over(now) and now.reads("symbols-saved") == "saved":
        return
    clear(now)
    text = "All ability symbols that were not spent are lost."
    now.say(text, cite("generate-symbols-lost"), event=("lost symbols", "all"))


def left_over(now: Moment) -> bool:
    """generate-symbols-lost: whether any symbols lie there that were not spent."""
    return bool(now.row(Source)) or any(any(card.symbols) for card in in_play(now))


def clear(now: Moment, *, keep: bool = False) -> None:
    """Takes all symbols off; `keep` sets those of participants aside for effects while participating."""
    for card in in_play(now):
        if any(card.symbols):
            kept = add(card.kept, card.symbols) if keep else card.kept
            now.put(card._replace(symbols=NONE, kept=kept))
    for source in now.every(Source):
        now.drop(source.name)
