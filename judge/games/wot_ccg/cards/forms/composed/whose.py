"""Whose tokens, cards and advantages: those of the Hero or the Villain player, of whoever controls what was named."""

from __future__ import annotations

from typing import Any

from judge.games.wot_ccg.cards.forms.groups import ANY_NUMBER
from judge.games.wot_ccg.cards.forms.lasting import SAFE
from judge.games.wot_ccg.cards.forms.rules import has, never
from judge.games.wot_ccg.cards.language import LANGUAGE, sort
from judge.games.wot_ccg.cards.meanings import Ban, Chosen, Lose, Ref, Which
from judge.games.wot_ccg.cards.meanings.effects import Deed

simple, chosen = LANGUAGE.sorts["simple"], sort("chosen")


# So many at least, of a description.
def _at_least(least: int, which: Which) -> Chosen | None:
    return Chosen(which, least, ANY_NUMBER) if least > 1 else None


def _of_at_least(given: Any) -> dict[str, Any] | None:
    own = isinstance(given, Chosen) and given.least > 1 and given == _at_least(given.least, given.which)
    return {"least": given.least, "which": given.which} if own else None


chosen.converts(_at_least, _of_at_least, "{least:number} or more {which!}", "at least {least:number} {which!}")

# Tokens of the Hero player and of the Villain player.
owners = LANGUAGE.words("side-tokens", "a section of the Pattern by whose it is")
for _whom, _side, _word in ((Ref("hero players"), "hero", "light"), (Ref("villain players"), "villain", "shadow")):
    owners.word(_whom, *(f"{the} {_side} player's" for the in ("the", "a", "any", "each")), f"the {_word}",
                f"{_side} players'")  # fmt: skip
NEUTRAL = "(to neutral|to a neutral token|to neutral tokens)"
TO_NEUTRAL = "to the neutral section (of the pattern)"
TOKENS = "(pattern) token[|s]"
SECTION = "section (of the pattern)"
simple.converts(
    lambda amount, whom: Deed("convert tokens", whom, amount), never,
    f"convert {{amount}} of {{whom:side-tokens}} {TOKENS} {NEUTRAL}",
    f"move {{amount}} {TOKENS} from {{whom:side-tokens}} {SECTION} {TO_NEUTRAL}",
    f"move {{amount}} of {{whom:side-tokens}} {TOKENS} {TO_NEUTRAL}", rank=3,
)  # fmt: skip
for _whom, _word in ((Ref("hero players"), "light"), (Ref("villain players"), "shadow")):
    simple.converts(
        lambda amount, whom=_whom: Deed("convert tokens", whom, amount), never,
        f"convert {{amount}} {_word} {TOKENS} to (a) neutral (token/tokens)",
        f"move {{amount}} {_word} {TOKENS} {TO_NEUTRAL}", rank=3,
    )  # fmt: skip
simple.converts(
    lambda amount, whom: Deed("remove tokens", whom, amount), never,
    f"remove {{amount}} {TOKENS} from {{whom:side-tokens}} {SECTION}",
    f"remove {{amount}} of {{whom:side-tokens}} {TOKENS}", rank=3,
)  # fmt: skip
simple.converts(
    lambda amount, whom: Deed("add tokens", whom, amount), never,
    f"add/put/place {{amount}} {TOKENS} to/on {{whom:side-tokens}} {SECTION}", rank=3,
)  # fmt: skip

# Whoever controls what was named.
LANGUAGE.sorts["any-player"].form(
    Ref("controller"), "its/his/her controller",
    "the controller of that card/character/troop/advantage",
    "that card/advantage 's controller", "the target advantage 's controller", what="controller", rank=2,
)  # fmt: skip
simple.converts(
    lambda whom: Deed("control", whom), never, "you take/gain control of {whom}", rank=1,
)  # fmt: skip

# Texts that are as if they were not printed.
has.converts(
    lambda whom: Deed("has", whom, rules=(Lose("text"),)), never, "{whom} 's (effect) text has no effect",
    "{whom} has/have no (effect) text", "{whom} lose/loses all (of) its/his/her/their (effect) text",
    "treat {whom} as if it/he/she/they had no (effect) text", "{whom} 's effect text is treated as (if it were) blank",
    "the (effect) text of {whom} has no effect", rank=3,
)  # fmt: skip

# Whom events and advantages cannot target, and which of them.
costing = LANGUAGE.sorts["costing"]
costing.converts(
    lambda power: power, never, "it/they/that/those (event/events) has/have a {power} in its/their cost/costs",
    "it/they/the/that/those (event/events) cost/costs (at least) (one/1/a/an) {power}",
)  # fmt: skip
PLAYED = (
    "{_:event-cards} played by other players", "{_:event-cards} played by an/your opponent",
    "{_:event-cards} played by opponents", "{_:event-cards} controlled by other players",
    "an/your opponent 's {_:event-cards}", "other players ' {_:event-cards}", "opponents ' {_:event-cards}",
)  # fmt: skip
OTHERS = ("other players", "opponents", "your opponent")


def _safe(whom: Any, power: str = "", _: str = "") -> Deed | None:
    if isinstance(whom, Chosen) or (isinstance(whom, Ref) and whom.what in ("you", "opponent", "each player")):
        return None
    return Deed("has", whom, rules=(Ban(f"{SAFE} that do not cost {power}" if power else SAFE),))


UNLESS = "(,) unless {power:costing}"
has.converts(_safe, never, *(f"{each} may not target {{whom}}" for each in PLAYED), rank=1)
has.converts(
    _safe, never, *(f"{each} may not target {{whom}} {UNLESS}" for each in PLAYED),
    *(f"{each} may not target {{whom}} with {{_:event-cards}} {UNLESS}" for each in OTHERS),
)  # fmt: skip


def _from_all(whom: Any, kind: str) -> Deed | None:
    return None if isinstance(whom, Chosen) else Deed("has", whom, rules=(Ban(f"be the target of {kind}s"),))


LANGUAGE.words("safe-from", "events or advantages", {
    f"{no}{kind}{card}": kind for kind in ("event", "advantage") for no in ("", "any ", "an ")
    for card in ("", "s", " card", " cards")})  # fmt: skip
has.converts(
    _from_all, never, "no player may target {whom} with {kind:safe-from}", "no {kind:safe-from} may target {whom}",
    "players may not target {whom} with {kind:safe-from}", "{kind:safe-from} may not target {whom}", rank=1,
)  # fmt: skip


# Players of a side, as targets.
def _player_of(side: str) -> Chosen:
    return Chosen(Which(kind="player", marks=(side,)))


def _of_player_of(given: Any) -> dict[str, Any] | None:
    marks = given.which.marks if isinstance(given, Chosen) else ()
    return {"side": marks[0]} if len(marks) == 1 and given == _player_of(marks[0]) else None


LANGUAGE.words("side-of-player", "the Hero or the Villain player", {
    "Hero player": "hero player", "Villain player": "villain player",
})  # fmt: skip
chosen.converts(
    _player_of, _of_player_of, "a {side:side-of-player}", "a/any/one {side:side-of-player}", rank=-3,
)  # fmt: skip
aim = LANGUAGE.sorts["aim"]
aim.converts(
    lambda side, _="": Deed("target", _player_of(side)), never, "{_:put-on} a/any {side:side-of-player}",
)  # fmt: skip
