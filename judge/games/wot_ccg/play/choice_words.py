"""Choices as players word them: in a step of their own, several cards at once, in another order, by shorter names."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterable

from judge.engine import Choice, Cite, Moment, Refusal, Verb, refuse
from judge.games.wot_ccg import cite
from judge.games.wot_ccg.cards.meanings import ABILITIES
from judge.games.wot_ccg.cards.words import ability, number, tidy
from judge.games.wot_ccg.play.unfit import card_called
from judge.games.wot_ccg.play.who import asked_here, fighters
from judge.games.wot_ccg.things import FACE_DOWN, Card, Challenge, Player, Source
from judge.kit import words
from judge.kit.choosing import PickThing

_AND = re.compile(r",? and |, ?|;")
TOKENS = {"white": "hero", "black": "villain", "hero": "hero", "villain": "villain"}


class PickCard(PickThing[Card]):
    """A player picks one card; `words` are other words for it, with the card in them.

    `refuse_thing` speaks to every card, also to those that `things` never lists; `rule` is broken by what is no card.
    """

    kind = Card
    words = ""
    rule: Cite

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        name = read_card(now, self.words, text)
        return (name,) if name else None

    def why_not(self, now: Moment, by: str, name: str) -> Refusal | None:
        card = card_called(now, name, self.rule)
        return card if isinstance(card, Refusal) else self.refuse_thing(now, by, card)


class InItsStep(Verb):
    """A move of one step: asked of the other player there, its own rule speaks against it; anywhere else `only`."""

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return self.refuse(now, choice) if asked_here(now, choice) else self.only


class MoveCards(InItsStep):
    """A player moves characters and troops, one by one or several in one choice; `words` are other words for it."""

    words: str
    rule: Cite

    def refuse_card(self, now: Moment, by: str, card: Card) -> Refusal | None:
        """The rule against moving a card, or None."""
        raise NotImplementedError

    def move(self, now: Moment, by: str, card: Card) -> None:
        """Moves a card."""
        raise NotImplementedError

    def candidates(self, now: Moment, by: str) -> Iterable[tuple[Hashable, ...]]:
        return ((each.name,) for each in fighters(now, by))

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        match = re.fullmatch(self.words, text)
        return (cards_named(now, match[1]) or None) if match else None

    def say(self, choice: Choice) -> str:
        return self.phrase.format(" and ".join(map(str, choice.args)))

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        for name in choice.args:
            card = card_called(now, name, self.rule)
            found = card if isinstance(card, Refusal) else self.refuse_card(now, choice.by, card)
            if found is not None:
                return found
        return None

    def take(self, now: Moment, choice: Choice) -> None:
        for name in choice.args:
            self.move(now, choice.by, now.the(Card, str(name)))


def read_card(now: Moment, words: str, text: str) -> str:
    """The card that a text names in some form of words; empty if it has another form or names none."""
    match = re.fullmatch(words, text)
    return card_named(now, next(filter(None, match.groups()), "")) if match else ""


def card_named(now: Moment, text: str) -> str:
    """The card that a text names; empty if none."""
    low = tidy(text)
    return next((each.name for each in now.every(Card) if tidy(each.name) == low), "")


def cards_named(now: Moment, text: str) -> tuple[str, ...]:
    """The cards that a text names, in the order of the table; empty unless every part is one."""
    if whole := card_named(now, text):
        return (whole,)
    parts = [card_named(now, part) for part in _AND.split(text)]
    known = [each.name for each in now.every(Card)]
    return tuple(sorted(set(parts), key=known.index)) if parts and all(parts) else ()


def things_named(now: Moment, text: str) -> tuple[str, ...] | None:
    """The cards, players and challenges that a text names, `nothing` for none; None if a part is none of them."""
    if tidy(text) in ("nothing", "nobody"):
        return ()
    known = _names(now)
    whole = known.get(tidy(text))
    parts = [whole] if whole else [known.get(tidy(part)) for part in _AND.split(text)]
    return tuple(each for each in parts if each) if all(parts) else None


def challenge_called(there: Iterable[Challenge], text: str) -> Challenge | None:
    """The challenge that a text calls by its name or its card, with `challenge` after it or not."""
    low = _bare(text)
    return next((each for each in there if low and low in (_bare(each.name), _bare(each.card))), None)


def _bare(text: str) -> str:
    return tidy(text).removeprefix("the ").removesuffix(" challenge")


def _names(now: Moment) -> dict[str, str]:
    """The names of everything that a choice can be about, by their small letters."""
    names = [each.name for each in now.every(Card)] + [each.name for each in now.every(Player)]
    known = {tidy(each): each for each in [*names, *(each.name for each in now.every(Challenge))]}
    return known | {f"the {low}": name for low, name in known.items() if not low.startswith("the ")}


def challenge_meant(now: Moment, text: str) -> str:
    """The challenge that a text names; one that there is not, if it names a card, a side or a colour all the same."""
    low = tidy(text).removeprefix("the ").removesuffix(" challenge").removesuffix("'s")
    known = {*TOKENS, "green", "pattern", "last battle", *_names(now)}
    return challenge_named(now, text) or (low if low in known else "")


def refuse_missing(now: Moment, name: str) -> Refusal | None:
    """declare-challenges: there has to be a challenge, and it has to be known."""
    found = now.get(name)
    if not isinstance(found, Challenge) or found.state == FACE_DOWN:
        return refuse(f"there is no challenge {name} this turn", cite("declare-challenges"))
    if found.state in ("over", "resolved"):
        return refuse(f"{found.title} has been resolved", cite("outcome-participants-released"))
    return None


def challenge_named(now: Moment, text: str) -> str:
    """The challenge that a text names: by its name, its card, its colour, or whose it is; empty if there is none.

    participation-white, participation-black: a player's challenge is the one he has declared. pattern-hero-initiated:
    without one `the Hero's challenge` is the Pattern Challenge, but no colour except green stands for that.
    """
    there, low = now.every(Challenge), tidy(text).removeprefix("the ")
    if (found := challenge_called(there, low)) is not None:
        return found.name
    if low == "green":
        return next((each.name for each in there if each.kind == "pattern"), "")
    whose = low.removesuffix("'s challenge")
    mine = [each for each in there if each.initiator == _player_called(now, whose)]
    declared = [each for each in mine if each.kind != "pattern"]
    return next((each.name for each in declared or (mine if whose != low else ())), "")


def _player_called(now: Moment, text: str) -> str:
    """The player that a text names, or whose side or colour it is; empty if nobody's."""
    there, side = now.every(Player), TOKENS.get(text)
    by_side = (each.name for each in there if each.side == side)
    return next((each.name for each in there if tidy(each.name) == text), next(by_side, ""))


def same_words(text: str) -> str:
    """A choice in the words of the rules: `targeting` and `against` are `on`, `Lan's effect` is `Lan`."""
    words = re.sub(r" (targeting|against|at|to) ", " on ", tidy(text))
    words = re.sub(r"'s (effect|ability|text|special effect)\b", "", words)
    return re.sub(r"\b(the (effect|event|ability) (of )?|event |the advantage )", "", words)


def shares(now: Moment, text: str) -> tuple[tuple[str, int], ...] | None:
    """`2 to Rand and 1 on Lan` as pairs in the order of the table."""
    found: dict[str, int] = {}
    known = [each.name for each in now.every(Card)]
    for part in _AND.split(text):
        match = re.fullmatch(r"(\w+)(?: damage| points?| points? of damage)? (?:to|on|onto) (.+)", part.strip())
        name, n = (card_named(now, match[2]), words.number(match[1])) if match else ("", None)
        if not name or n is None:
            return None
        found[name] = found.get(name, 0) + n
    return tuple(sorted(found.items(), key=lambda pair: known.index(pair[0])))


def payment_named(now: Moment, text: str) -> tuple[tuple[str, str, int], ...] | None:
    """`2 politics from Rand and 1 combat from Lan` as a payment; `nothing` is an empty one."""
    if tidy(text) in ("nothing", "0"):
        return ()
    names = (*(each.name for each in now.every(Card)), *(each.name for each in now.every(Source)))
    sources = {tidy(each): each for each in names}
    found: dict[tuple[str, str], int] = {}
    waiting: list[tuple[str, int]] = []
    for part in _AND.split(text):
        match = re.fullmatch(r"(\w+) (.+?)(?: symbols?)?(?: (?:from|of) (.+))?", part.strip())
        source = sources.get(tidy(match[3])) if match and match[3] else None
        if match is None or (match[3] and source is None):
            return None
        try:
            waiting.append((ability(match[2]), number(match[1])))
        except ValueError:
            return None
        if source is not None:
            for name, n in waiting:
                found[source, name] = found.get((source, name), 0) + n
            waiting = []
    known = list(sources.values())
    order = sorted(found, key=lambda pair: (known.index(pair[0]), ABILITIES.index(pair[1])))
    return None if waiting else tuple((*pair, found[pair]) for pair in order)


def without_converting(text: str) -> tuple[str, str]:
    """convert-recruit-only-recruits: a proposal, and the tokens that are to make it cheaper."""
    match = re.fullmatch(r"(.+?),? (?:and )?(?:by |while )?convert(?:s|ing) (\w+) (?:pattern )?tokens?", text)
    return (match[1], f"converting {match[2]}") if match else (text, "")


def refuse_converting(card: Card) -> Refusal:
    """convert-recruit-only-recruits: tokens make nothing cheaper but characters and troops."""
    text = f"tokens can be converted only to recruit characters and troops; {card.name} is neither"
    return refuse(text, cite("convert-recruit-only-recruits"))
