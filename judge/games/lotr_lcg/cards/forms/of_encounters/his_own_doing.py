"""ability-sentence-by-sentence: what one player has done, counted for him alone: `for each ally he discarded`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.language import LANGUAGE, of
from judge.games.lotr_lcg.cards.meanings import Amount, Instruction, Phrase, Quality

THAT = Phrase("that player")
PLAYERS_OWN = {"hero", "ally", "character", "attachment", "event", "card", "player card", "side quest"}
# What is discarded is its owner's; who is exhausted or hurt stays under control.
MINE = {"discarded": "owned", "exhausted": "controlled", "damaged": "controlled", "readied": "controlled",
        "removed from the quest": "controlled", "healed": "controlled"}  # fmt: skip
done = LANGUAGE.words("done by himself", "what a player has done", tuple(MINE))
LANGUAGE.sort("his own", "what a player has done")
LANGUAGE.sort("done this way", "cards that something has just been done to")
LANGUAGE.sort("his cards", "cards that a player has done something to")


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- which cards: `each event he discarded`, `each ally discarded by that player`
def _by_him(word: str) -> tuple[Quality, ...]:
    return (Quality("done", word), Quality(MINE[word], group=THAT))


def _of_him(given: Any) -> Mapping[str, Any] | None:
    word = given[0].word if isinstance(given, tuple) and len(given) == 2 and given[0].kind == "done" else ""
    return {"word": word} if word in MINE and given == _by_him(word) else None


HE = ("he/she/they", "that player", "he or she")
WAYS = ("", " this way", " with this effect")
of["his own"].converts(
    _by_him,
    _of_him,
    "he {word:done by himself} this way",
    *(f"{who} {{word:done by himself}}{way}" for who in HE for way in WAYS),
    *(f"that {who} {{word:done by himself}}{way}" for who in HE for way in WAYS),
    *(f"{{word:done by himself}} by that player{way}" for way in WAYS),
)


def _his(it: Phrase, own: tuple[Quality, ...]) -> Phrase | None:
    """Cards of players only: what is discarded from the encounter deck belongs to nobody."""
    fit = it.kinds and {*it.kinds} <= PLAYERS_OWN and not it.how
    return it._replace(how="all", clauses=(*it.clauses, *own)) if fit else None


def _of_his(given: Any) -> Mapping[str, Any] | None:
    if not isinstance(given, Phrase) or given.how != "all" or _of_him(given.clauses[-2:]) is None:
        return None
    found: dict[str, Any] = {"it": given._replace(how="", clauses=given.clauses[:-2]), "own": given.clauses[-2:]}
    return found if given == _his(**found) else None


of["counted"].converts(_his, _of_his, "{it:description} {own:his own}", rank=-1)
of["counted many"].converts(_his, _of_his, "{it:descriptions} {own:his own}", rank=-1)
cards = of["cards"]
cards.converts(_his, _of_his, "each {it:description} {own:his own}", plural=False, rank=-1)
cards.converts(_his, _unsaid, "the {it:descriptions} {own:his own}", "all {it:descriptions} {own:his own}", rank=-1)
cards.converts(_his, _unsaid, "the {it:description} {own:his own}", plural=False, rank=-1)
of["plain quantity"].form(
    Amount, "the combined/total {of:value} of {group:his cards}", "the {of:value} of {group:his cards}", plural=False,
    rank=-1,
)  # fmt: skip
of["his cards"].converts(_his, _of_his, "the {it:descriptions} {own:his own}", "the {it:description} {own:his own}",
                         "all {it:descriptions} {own:his own}")  # fmt: skip

# --- with whom he is engaged
of["clause of cards"].form(
    Quality,
    "he/she/they is/are engaged with",
    "that player is engaged with",
    "that he/she/they is/are engaged with",
    kind="engaged",
    group=THAT,
    rank=1,
)


# --- `each player discards his hand and raises his threat by 1 for each card he discarded`: what was just done counts
LANGUAGE.sort("count of what was done", "what is counted of what has just been done")
counted = of["count of what was done"]


def _count_of_his(it: Phrase, own: tuple[Quality, ...]) -> Amount | None:
    found = _his(it, own)
    return Amount(of="count", group=found) if found is not None else None


def _of_count(given: Any) -> Mapping[str, Any] | None:
    found = _of_his(given.group) if isinstance(given, Amount) else None
    return found if found is not None and given == _count_of_his(**found) else None


counted.converts(_count_of_his, _of_count, "{it:description} {own:his own}")
counted.form(Amount, "{group:done this way}", of="count")
of["done this way"].converts(
    lambda it, word: it._replace(how="all", clauses=(*it.clauses, Quality("done", word))) if not it.how else None,
    lambda given: (
        {"it": given._replace(how="", clauses=given.clauses[:-1]), "word": given.clauses[-1].word}
        if isinstance(given, Phrase) and given.clauses and given.clauses[-1] == Quality("done", given.clauses[-1].word)
        else None
    ),
    "{it:description} {word:done} this way",
)
for of_done, units, verbs in (("resources lost", "resource", "discarded/lost/removed"),
                              ("damage dealt", "damage", "dealt"),
                              ("progress removed", "progress", "removed/discarded")):  # fmt: skip
    counted.form(Amount(of=of_done), f"{units} {verbs} this way", *(f"{units} {who} {verbs} this way" for who in HE))


def _and_for_each(by: Phrase, one: Instruction, two: Instruction, per: Amount) -> Instruction | None:
    plain = two.per is None and not two.then
    return Instruction("several", by=by, parts=(one, two._replace(per=per))) if plain else None


def _of_and_for_each(plural: bool) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        parts = given.parts if isinstance(given, Instruction) and given.verb == "several" else ()
        if len(parts) != 2 or parts[1].per is None or (given.by.how == "you") is not plural:
            return None
        found = {"by": given.by, "one": parts[0], "two": parts[1]._replace(per=None), "per": parts[1].per}
        return found if given == _and_for_each(**found) else None

    return take


for who, does in (("player", "does"), ("players", "deed")):
    of["clause"].converts(
        _and_for_each,
        _of_and_for_each(who == "players"),
        f"{{by:{who}}} {{one:{does}}} and {{two:{does}}} for each {{per:count of what was done}}",
        f"{{by:{who}}} {{one:{does}}}, then {{two:{does}}} for each {{per:count of what was done}}",
        f"{{by:{who}}} {{one:{does}}} and then {{two:{does}}} for each {{per:count of what was done}}",
        f"{{by:{who}}} must {{one:deed}} and {{two:deed}} for each {{per:count of what was done}}",
        f"{{by:{who}}} must {{one:deed}}, then {{two:deed}} for each {{per:count of what was done}}",
        rank=-6,
    )
