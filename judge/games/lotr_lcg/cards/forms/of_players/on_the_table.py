"""objective-cards, attachment-cards: what objectives and attachments say in other words than those first met."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.clauses import had
from judge.games.lotr_lcg.cards.forms.sentences import of_itself, on_to_stage
from judge.games.lotr_lcg.cards.language import LANGUAGE, of
from judge.games.lotr_lcg.cards.meanings import THIS, Condition, Opening, Phrase, Quality, Restricts, Trigger

sentence, condition = of["sentence"], of["condition"]


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- attachments by whom they are on, and how many there have to be
bearer = LANGUAGE.sort("one who bears", "a card that bears attachments")
bearer.adds("a/an/any/1/one {it:description}", how="pick")
bearer.adds("another {it:description}", how="pick", other="other")
of["clause of cards"].form(Quality, "on {group:one who bears}", kind="on", rank=9)
of["worn"].form(
    Phrase, "at least 1/one {adjectives} attachment", "1/one or more {adjectives} attachments",
    how="pick", kinds=("attachment",), rank=1,
)  # fmt: skip

# --- `attached hero is destroyed or discarded`
befallen = LANGUAGE.sort("befallen", "what is done to a card")
for kind in ("damage", "destroy", "discard", "exhaust", "ready", "explore", "heal"):
    words = {"damage": "damaged", "destroy": "destroyed", "ready": "readied", "discard": "discarded",
             "exhaust": "exhausted", "explore": "explored", "heal": "healed"}[kind]  # fmt: skip
    befallen.form(Trigger(kind), words, *(("discarded from play",) if kind == "discard" else ()))
befallen.form(Trigger("leave"), "leaves play", "removed from play")
of["two happenings"].converts(
    lambda subject, one, two: (one._replace(subject=subject), two._replace(subject=subject)),
    _unsaid,
    "{subject:cards} is {one:befallen} or {two:befallen}",
    "{subject:cards} is either {one:befallen} or {two:befallen}",
    rank=1,
)
for timing, word in (("if", "if"), ("when", "when/whenever"), ("after", "after")):
    sentence.converts(of_itself(timing), _unsaid, f"{word} {{triggers:two happenings}}, {{it:effect part}}", rank=5)


# --- `when the players advance to stage 3, ...` without a bold word
def _as_they_advance(clauses: tuple[Quality, ...], it: Opening) -> Opening | None:
    made = None if it.costs else on_to_stage(clauses, it)
    return made._replace(kind="forced") if made is not None else None


sentence.converts(
    _as_they_advance,
    _unsaid,
    *(
        f"{when} {they} advance to stage {{clauses:numbered}}, {{it:effect part}}"
        for when in ("when", "after", "if")
        for they in ("the players", "players", "you")
    ),
    rank=5,
)

# --- who may use it, who is let do something
of["restriction"].form(
    Restricts(anyone=True),
    "any player may use this",
    "any player may use this effect/ability/action/response",
    "this effect/ability/action/response may/can be triggered/used by any player",
    "this may be triggered/used by any player",
    rank=1,
)
of["clause"].converts(had, _unsaid, "allow {by:player} to {it:deed}", "let {by:player} {it:deed}", rank=1)
# --- `the first player does not control Gollum`
of_a_title = LANGUAGE.sort("one card", "a card by its name")
of_a_title.form(THIS, "this card")
of_a_title.form(Phrase, "{names:name,}", how="named")
for word, no in (("player", "does not control"), ("players", "do not control")):
    condition.form(Condition, f"{{player:{word}}} {no} {{group:one card}}", kind="controls", negated=True, rank=1)

# --- who has gone to the quest in this round
for they in ("{group:cards}",):
    condition.form(
        Condition,
        f"{they} (was) committed to the/a quest this {{during:period}}",
        f"{they} quested this {{during:period}}",
        kind="happened",
        word="committed to the quest",
    )
    condition.form(
        Condition,
        f"{they} did not commit to the/a quest this {{during:period}}",
        f"{they} was not committed to the/a quest this {{during:period}}",
        f"{they} [has|have] not committed to the/a quest this {{during:period}}",
        f"{they} did not quest this {{during:period}}",
        kind="happened",
        word="committed to the quest",
        negated=True,
    )
