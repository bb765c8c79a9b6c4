"""What no reference on a table can say: two sides, names used once, challenges that there are."""

from __future__ import annotations

from judge.games.wot_ccg import RULES
from judge.games.wot_ccg.table.layout import all_challenges, meant_challenge
from judge.games.wot_ccg.table.rows import Table
from judge.games.wot_ccg.table.text_rows import unreadable, unreadable_targets
from judge.games.wot_ccg.things import LAST_BATTLE, PATTERN_CHALLENGE, WORLD
from judge.kit.names import used_twice
from judge.kit.rows import Problems, checks
from judge.kit.timeline import TIMELINE

NAMED = ("characters", "troops", "advantages", "events", "challenges", "sources")
RESERVED = ("game", "pattern", TIMELINE, PATTERN_CHALLENGE, LAST_BATTLE, WORLD)


@checks(Table)
def problems(table: Table) -> Problems:
    """Everything that does not fit together, each with the key it stands under."""
    if len(table.seats) != 2:
        yield "players", f"found {len(table.seats)} players; this game is played by 2"
    elif sorted(table.sides.values()) != ["hero", "villain"]:
        yield "players", "one player is the hero, the other the villain; found two of one side"
    else:
        cards = {group: getattr(table, group) for group in NAMED}
        yield from used_twice({"players": table.seats, **cards}, RESERVED)
        yield from _declared(table)
        yield from _keys(table)


def _keys(table: Table) -> Problems:
    """The words of groups of keys, which are read with the names on the table; card text itself is never a problem."""
    known = table.lexicon
    for group in ("characters", "troops", "advantages", "challenges"):
        for name, row in getattr(table, group).items():
            for each in row.text:
                if not each.words:
                    yield from (((group, name, "text", key), why) for key, why in each.keys(known))
    for name, event in table.events.items():
        if event.target and (why := unreadable_targets(event.target, known)) is not None:
            yield ("events", name, "target"), why
        if event.if_ and (why := unreadable(event.if_, "condition", known)) is not None:
            yield ("events", name, "if"), why
    for name, challenge in table.challenges.items():
        if challenge.target and (why := unreadable_targets(challenge.target, known)) is not None:
            yield ("challenges", name, "target"), why
        for key, texts in (("success", challenge.success), ("failure", challenge.failure)):
            for text in texts:
                if (why := unreadable(text, "clause", known)) is not None:
                    yield ("challenges", name, key), why


def _declared(table: Table) -> Problems:
    """Whatever is in a challenge, or resolved, is in one that there is."""
    there = [each.name for each in all_challenges(table)]
    known = f"(there are: {', '.join(there)})"
    for group in ("characters", "troops"):
        for name, row in getattr(table, group).items():
            if (meant := meant_challenge(table, row.in_)) and meant not in there:
                hint = "a card of `challenges` says `declared: yes`, a contested one stands in `contests`"
                yield group, f"{name}: there is no challenge {row.in_} this turn; {hint} {known}"
    if (meant := meant_challenge(table, table.resolving)) and meant not in there:
        yield "resolving", f"there is no challenge {table.resolving} this turn {known}"


RULES.table = Table
