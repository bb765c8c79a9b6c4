"""golden-rule-turn, phase-3-defense: what people propose all the same, read out of words and names on the table."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator
from contextlib import suppress
from functools import lru_cache
from typing import Protocol

from judge.engine import Choice, Moment
from judge.games.highlander import RULES
from judge.games.highlander.play.who import all_in_play, attacks_of, taken_up, turn
from judge.games.highlander.things import Attack, Card

Args = tuple[Hashable, ...]
WORD, CARD, ATTACK, TARGET = "w", "c", "a", "t"
PART = re.compile(r"(\[\d:.*?\]|\{\d\})")


class Proposable(Protocol):
    """A verb that can be proposed with anything on the table.

    `kinds` says of each place in its phrase what stands there: a card, an attack, a target of either kind, or words.
    """

    name: str
    phrase: str
    also: tuple[tuple[str, str], ...]
    kinds: str
    zone: str

    def suits(self, now: Moment, by: str, args: Args) -> bool:
        """Whether people would do this, and nothing else, with such a thing."""

    def listed(self, now: Moment, by: str, text: str) -> Args | None:
        """The candidate that a text means."""


@lru_cache(maxsize=2048)
def _form(phrase: str) -> re.Pattern[str]:
    """The words of a phrase: `{0}` a name, `[1: on {1}]` what may be left out, a `{2}` close after a cost."""
    form, before = "", " "
    for part in PART.split(phrase.casefold()):
        if part.startswith("{"):
            at = part[1]
            form += rf"(?P<a{at}>.+?)" if before.endswith(" ") else rf"(?: discarding (?P<d{at}>.+))?"
        elif part.startswith("["):
            at, words = part[1], part[3:-1]
            inner = re.escape(words).replace(rf"\{{{at}\}}", rf"(?P<a{at}>.+?)")
            form += f"(?:{inner})?" if "{" in words else f"(?P<b{at}>{inner})?"
        else:
            form += re.escape(part)
        before = part or before
    return re.compile(form)


def reworded(now: Moment, pattern: str, own: str, text: str) -> str:
    """A text that a pattern fits, in the own wording.

    `{attack}` is the one being answered, else that laid last; `{block}` the defense that answers it.
    """
    match = re.fullmatch(pattern, text)
    if match is None:
        return ""
    laid = [taken_up(now), *reversed(attacks_of(now, turn(now).active))]
    name = next((attack.name for attack in laid if attack), "")
    answers = (attack.defense for attack in (*laid, *now.every(Attack)) if attack and attack.defense)
    block = next(answers, "").partition("#")[0]
    return match.expand(own).replace("{attack}", name).replace("{block}", block).casefold()


def _said(card: Card) -> set[str]:
    titles = {card.title.casefold(), card.name.partition("#")[0].casefold()}
    return titles | {f"{card.owner.casefold()}'s {title}" for title in titles}


def _card(now: Moment, by: str, said: str, zone: str) -> str | None:
    """The card that a name means: best of all the player's own where it would have to lie."""
    found = [card for card in now.every(Card) if said in _said(card) and card.zone != "lasting"]
    found.sort(key=lambda card: (card.owner != by, card.zone != zone, card.name))
    return found[0].name if found else None


def _attack(now: Moment, said: str) -> str | None:
    for each in now.every(Attack):
        if said in (each.name.casefold(), f"{each.by.casefold()}'s {each.name.casefold()}"):
            return each.name
    return None


def _target(now: Moment, by: str, said: str) -> str | None:
    lying = (card.name for card in all_in_play(now) if said in _said(card))
    return next(lying, None) or _attack(now, said) or _card(now, by, said, "play")


def _meant(now: Moment, by: str, said: str, kind: str, zone: str) -> str | None:
    """What a name in a proposal means; an attack that was never played is at least a card."""
    if kind == ATTACK:
        return _attack(now, said) or _card(now, by, said, zone)
    if kind == TARGET:
        return _target(now, by, said)
    return _card(now, by, said, zone) if kind == CARD else said


def _apart(now: Moment, by: str, verb: Proposable, text: str) -> Args | None:
    """The arguments that a text gives a verb, if it has the verb's form and every name in it means something."""
    match = _form(verb.phrase).fullmatch(text)
    if match is None:
        return None
    args: dict[int, Hashable] = {}
    for key, said in match.groupdict().items():
        sort, at = key[0], int(key[1:])
        if sort == "b":
            args[at] = said is not None
        elif sort == "d":
            paid = [_card(now, by, each, "hand") for each in said.split(" and ")] if said else []
            args[at] = tuple(paid)
        else:
            args[at] = _meant(now, by, said, verb.kinds[at : at + 1] or WORD, verb.zone) if said else ""
    if any(each is None or (isinstance(each, tuple) and None in each) for each in args.values()):
        return None
    return tuple(args[at] for at in sorted(args))


def _ways(now: Moment, by: str, text: str) -> Iterator[tuple[bool, bool, Proposable, Args]]:
    for verb in RULES.verbs.values():
        if not getattr(verb, "kinds", ""):
            continue
        own = [(text, False), *((reworded(now, pattern, form, text), True) for pattern, form in verb.also)]  # type: ignore[attr-defined]
        for said, otherwise in own:
            if said and (args := _apart(now, by, verb, said)) is not None:  # type: ignore[arg-type]
                yield not verb.suits(now, by, args), otherwise, verb, args  # type: ignore[attr-defined, misc]


@lru_cache(maxsize=8)
def proposed(now: Moment, by: str, text: str) -> Choice | None:
    """What a text proposes that is among no verb's candidates: the verb that suits it best, and with what."""
    for verb in RULES.verbs.values():
        with suppress(KeyError, AssertionError):
            if getattr(verb, "kinds", "") and verb.listed(now, by, text) is not None:  # type: ignore[attr-defined]
                return None
    here = now.waiting.verbs if now.waiting else ()
    ways = sorted(_ways(now, by, text), key=lambda way: (*way[:2], way[2].name not in here))
    return Choice(by, ways[0][2].name, ways[0][3]) if ways else None
