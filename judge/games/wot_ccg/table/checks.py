"""What the shape of a table cannot say: names that fit together."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator

from judge.content.problem import unknown
from judge.games.wot_ccg import RULES
from judge.games.wot_ccg.cards.words import tidy, which
from judge.games.wot_ccg.table.layout import all_challenges, many, meant_challenge, player_named, sides_of
from judge.games.wot_ccg.table.rows import SIDES, Table
from judge.games.wot_ccg.table.text_rows import DoRow

Problems = Iterator[tuple[str, str]]
RESERVED = ("game", "pattern", "effects", "Pattern Challenge", "Last Battle", "the world")
IN_WORDS = (
    "pattern", "pattern challenge", "hero", "villain", "white", "black", "green", "blue", "last battle", "stand down",
    "standing down", "none", "last battle challenge",
)  # fmt: skip


def table_problems(table: Table) -> Problems:
    """Everything that does not fit together, each with the key it stands under."""
    if table.players and len(table.players) != 2:
        yield "players", f"found {len(table.players)} players; this game is played by 2"
        return
    sides = sides_of(table)
    if sorted(sides.values()) != ["hero", "villain"]:
        yield "players", "one player is the hero, the other the villain; found two of one side"
        return
    yield from _doubles(table)
    yield from _owners(table, sides)
    yield from _places(table, sides)
    yield from _texts(table)


def _doubles(table: Table) -> Problems:
    """Names tell cards apart, so no two things may share one."""
    groups: dict[str, Iterable[str]] = {
        "players": sides_of(table), "characters": table.characters, "troops": table.troops,
        "advantages": table.advantages, "events": table.events, "challenges": table.challenges,
        "sources": table.sources,
    }  # fmt: skip
    seen = dict.fromkeys(RESERVED, "the game itself")
    for group, names in groups.items():
        for name in names:
            if name in seen:
                yield (
                    group,
                    f"the name {name} is used twice ({seen[name]} and {group}); give one another name and a `title`",
                )
            seen[name] = group


def _known(key: str, who: str, what: str, name: str, allowed: Collection[str]) -> Problems:
    if name not in allowed:
        yield key, f"{who}: {unknown(what, name, allowed)}"


def _player(key: str, who: str, name: str | None, sides: dict[str, str]) -> Problems:
    if name is not None and player_named(sides, name) not in sides:
        yield key, f"{who}: {unknown('player', name, [*sides, *SIDES])}"


def _owners(table: Table, sides: dict[str, str]) -> Problems:
    for key in ("characters", "troops", "advantages", "events", "challenges", "sources"):
        for name, row in getattr(table, key).items():
            yield from _player(key, name, row.owner, sides)
    for name, fighter in (*table.characters.items(), *table.troops.items()):
        yield from _player("characters", name, fighter.controller, sides)
    for key in ("dominant", "acting", "asked", "initiator"):
        yield from _player(key, key, getattr(table, key), sides)
    for name in table.pools:
        yield from _player("pools", "pools", name, sides)
    for row in table.contests:
        yield from _player("contests", row.advantage, row.by, sides)


def _places(table: Table, sides: dict[str, str]) -> Problems:
    """Challenges, hosts and targets that are on the table."""
    named = [*IN_WORDS, *(tidy(each) for each in (*sides, *table.challenges, *table.advantages))]
    for name, row in (*table.characters.items(), *table.troops.items()):
        if row.in_:
            yield from _known("characters", name, "challenge", tidy(row.in_).removeprefix("the "), named)
            yield from _declared(table, sides, name, row.in_)
    fighters = [*table.characters, *table.troops]
    for name, advantage in table.advantages.items():
        if advantage.on is not None and tidy(advantage.on) not in ("world", "the world"):
            yield from _known(
                "advantages", name, "card or player", player_named(sides, advantage.on), [*fighters, *sides]
            )
    for contest in table.contests:
        yield from _known("contests", contest.by, "advantage", contest.advantage, table.advantages)
    for pool in table.pools.values():
        for name in pool.targeted:
            yield from _known("pools", "targeted", "card", name, fighters)
    for effect in table.effects:
        yield from _known(
            "effects",
            effect.source,
            "card or player",
            player_named(sides, effect.on),
            [*fighters, *sides, *table.advantages],
        )
    if table.resolving:
        yield from _known("resolving", "resolving", "challenge", tidy(table.resolving).removeprefix("the "), named)


def _declared(table: Table, sides: dict[str, str], name: str, where: str) -> Problems:
    """A card is in a challenge that there is."""
    meant = meant_challenge(table, sides, where)
    there = [each.name for each in all_challenges(table, sides)]
    if meant and meant not in there:
        hint = "a card of `challenges` says `declared: yes`, a contested one stands in `contests`"
        yield "characters", f"{name}: there is no challenge {where} this turn; {hint} (there are: {', '.join(there)})"


def _texts(table: Table) -> Problems:
    """Card text of events and challenges that can be read."""
    for name, row in table.events.items():
        for line in many(row.text):
            try:
                DoRow.from_text(line)
            except ValueError as error:
                yield "events", f"{name}: {error}"
        try:
            which(row.target)
        except ValueError as error:
            yield "events", f"{name}: {error}"


Table.problems = table_problems  # type: ignore[attr-defined]
RULES.table = Table
