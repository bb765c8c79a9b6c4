"""From the sentences of a text box to its abilities and keywords, one sentence at a time.

A sentence that is not understood stays on the card; what would run more freely without it does not run either.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from judge.cardtext import Lexicon, Sentence, known_words, read_sentence
from judge.cardtext import read_text as read_sentences
from judge.games.lotr_lcg.cards import forms  # noqa: F401
from judge.games.lotr_lcg.cards.expanding import CONTINUOUS, Unread, expanded, triggers, with_x
from judge.cardtext.text import fold, tidy, words
from judge.games.lotr_lcg.cards.language import LANGUAGE, TRAITS
from judge.games.lotr_lcg.cards.meanings import (
    KEYWORDS,
    THIS,
    Ability,
    Amount,
    Condition,
    CountsAs,
    DOING_SO,
    Deeds,
    Defines,
    Instruction,
    Keyword,
    Keywords,
    Opening,
    OtherCase,
    Phrase,
    Quality,
    Restricts,
    Trigger,
    within,
)  # fmt: skip

PAYABLE = frozenset((
    "exhaust", "lower threat", "spend", "pay", "discard", "discard from hand", "discard from deck", "return", "raise threat", "damage",
    "lose resource", "destroy", "shuffle in", "remove", "remove progress", "put on deck", "uncommit", "to victory", "ready", "reveal",
    "engage", "deal shadow", "stage", "attach", "move resource", "control", "heal",
))  # fmt: skip
BACK = ("it", "that player", "they", "controller", "owner")
DEPENDS = "it depends on a sentence that is not understood"
BOLD = re.compile(r"(?:\w+ )?(?:Action|Response|Forced|When Revealed|Shadow|Travel|Setup)\b[^:]{0,20}:|[A-Z]\w+(?: [A-Z]?\w+){0,2}:", re.IGNORECASE)
# keyword-reminder: brackets right behind a keyword only remind of its rule.
REMINDER = re.compile(rf"(\b(?:{'|'.join(KEYWORDS)})(?: \d+)?\.) *\([^()]*\)", re.IGNORECASE)
ALTERS = re.compile(r"\b(?:instead|only|limit|unless|except|otherwise|X|any player may|may trigger|cannot be|additional cost)\b", re.IGNORECASE)


class Read(NamedTuple):
    """A text box as it is understood: each sentence, and what the understood ones make."""

    sentences: tuple[Sentence, ...]
    abilities: tuple[Ability, ...]
    keywords: tuple[Keyword, ...]


class Assembled(NamedTuple):
    """What sentences make; for each of them why it is unread after all, or nothing."""

    abilities: tuple[Ability, ...]
    keywords: tuple[Keyword, ...]
    whys: tuple[str, ...]


@lru_cache(maxsize=4000)
def read_box(text: str, own: frozenset[str], lexicon: Lexicon) -> Read:
    """The text box of a card of those names."""
    plain = REMINDER.sub(r"\1", re.sub(r"\bnon-(?=\w)", "non ", text, flags=re.IGNORECASE))
    box = _Box()
    sentences: list[Sentence] = []
    for paragraph in read_sentences(LANGUAGE, plain, own, lexicon):
        for each in paragraph:
            box.add(each.means, each.text)
            sentences.append(each)
        box.close()
    found = box.assembled()
    whole = (each._replace(means=None, said="", why=why) if why else each for each, why in zip(sentences, found.whys, strict=True))
    return Read(tuple(whole), found.abilities, found.keywords)


def assembled(sentences: Iterable[Any]) -> Assembled:
    """What sentences that were read make together, such as those in quotes."""
    box = _Box()
    for each in sentences:
        box.add(each, "")
    box.close()
    return box.assembled()


class _Draft(NamedTuple):
    """An ability that further sentences may add to: where its sentences stand, and whether one of them is missing."""

    ability: Ability
    at: tuple[int, ...]
    gap: bool = False
    last: tuple[Instruction, ...] = ()
    dead: str = ""


class _Box:
    """A text box being put together."""

    def __init__(self) -> None:
        self.abilities: list[Ability] = []
        self.places: list[tuple[int, ...]] = []
        self.keywords: list[Keyword] = []
        self.whys: list[str] = []
        self.draft: _Draft | None = None
        self.x: Amount | None = None
        self.gap = False
        self.ahead: list[tuple[int, Restricts]] = []

    def add(self, means: Any, text: str) -> None:
        """The next sentence; None for one that is not understood."""
        self.whys.append("")
        if means is None:
            self._unread(text)
            return
        try:
            self._take(means, text)
        except Unread as why:
            self.whys[-1] = str(why)
            self._unread(text)

    def close(self) -> None:
        """The ability that was being put together is complete."""
        draft, self.draft, self.gap = self.draft, None, False
        if draft is None:
            return
        if draft.dead:
            for at in draft.at:
                self.whys[at] = self.whys[at] or draft.dead
        elif draft.ability.kind:
            self._keep([draft.ability], draft.at)

    def _keep(self, abilities: list[Ability], at: tuple[int, ...] = ()) -> None:
        """Abilities that are complete, and the sentences they stand in; the last one where nothing is said."""
        self.abilities += abilities
        self.places += [at or (len(self.whys) - 1,)] * len(abilities)

    def assembled(self) -> Assembled:
        """All that was understood, with what X is worked in."""
        done = self.abilities
        for at, _ in self.ahead if not done else ():
            self.whys[at] = self.whys[at] or "there is no ability that it could restrict"
        if self.x is not None:
            done = [found for at, each in enumerate(done) if (found := self._with_x(each, self.x, self.places[at]))]
            done.append(Ability("", "constant", effects=(Instruction("define x", THIS, self.x),)))
        return Assembled(tuple(done), tuple(self.keywords), tuple(self.whys))

    def _with_x(self, ability: Ability, x: Amount, at: tuple[int, ...]) -> Ability | None:
        try:
            found: Ability = ability if _names_x(ability) else with_x(ability, x)
        except Unread as why:
            for each in at:
                self.whys[each] = self.whys[each] or str(why)
            return None
        return found

    def _unread(self, text: str) -> None:
        at = len(self.whys) - 1
        if BOLD.match(text):
            self.close()
            self.draft = _Draft(Ability("", ""), (), dead=DEPENDS)
        elif self.draft is not None:
            dead = self.draft.dead or (f'"{text}" may change it, and is not understood' if ALTERS.search(text) else "")
            self.draft = self.draft._replace(gap=True, dead=dead)
        else:
            self.gap = True
        self.whys[at] = self.whys[at] or ""

    def _take(self, means: Any, text: str) -> None:
        match means:
            case Keywords():
                self.close()
                self.keywords += means.words
            case Opening():
                self.close()
                ability = opened(means, text)
                for _, each in self.ahead:
                    ability = restricted(ability, each)
                at = (*(at for at, _ in self.ahead), len(self.whys) - 1)
                self.draft = _Draft(ability, at, last=ability.effects)
            case Defines():
                self._define(means.amount)
            case CountsAs():
                self._keep(counting(means))
            case Restricts():
                self._restrict(means)
            case OtherCase():
                self._other_case(means)
            case Deeds():
                self._deeds(means, text)

    def _deeds(self, means: Deeds, text: str) -> None:
        draft = self.draft
        if draft is not None and not draft.ability.kind:
            raise Unread(DEPENDS)
        if draft is not None and not _stands_alone(means, draft.ability.kind):
            if draft.gap and refers_back(means):
                raise Unread(DEPENDS)
            done = expanded(means, draft.ability.kind)
            _check(done)
            ability = draft.ability._replace(effects=(*draft.ability.effects, *done), text=f"{draft.ability.text} {text}.")
            self.draft = draft._replace(ability=ability, at=(*draft.at, len(self.whys) - 1), last=done)
            return
        if (self.gap or draft is not None) and refers_back(means) and draft is None:
            raise Unread(DEPENDS)
        if DOING_SO in means.whiles and not _reaches_staging(self.abilities):
            raise Unread("it is not clear what is done")
        self._keep(constant(means, text))

    def _define(self, x: Amount) -> None:
        draft = self.draft
        if draft is not None and draft.ability.kind and _uses_x(draft.ability) and not _names_x(draft.ability):
            ability = with_x(draft.ability, x)
            self.draft = draft._replace(ability=ability, at=(*draft.at, len(self.whys) - 1), last=with_x(draft.last, x))
        else:
            self.x = x

    def _restrict(self, means: Restricts) -> None:
        draft = self.draft
        if draft is not None and not draft.ability.kind:
            raise Unread(DEPENDS)
        if draft is None:
            if self.abilities or not means.conditions:
                raise Unread("there is no ability in front of it that it could restrict")
            self.ahead.append((len(self.whys) - 1, means))
            return
        self.draft = draft._replace(ability=restricted(draft.ability, means), at=(*draft.at, len(self.whys) - 1))

    def _other_case(self, means: OtherCase) -> None:
        """`(+3 attack instead if ...)`: the sentence before in one case, and with another number in the other."""
        change = means.change
        if self.draft is not None and self.draft.ability.kind:
            done, before = self.draft.last, self.draft.ability.effects
            both = _two_cases(done, change, means.conditions)
            ability = self.draft.ability._replace(effects=(*before[: len(before) - len(done)], *both))
            self.draft = self.draft._replace(ability=ability, at=(*self.draft.at, len(self.whys) - 1), last=both)
        elif self.draft is None and self.abilities and self.abilities[-1].kind == "constant" and not self.gap:
            last = self.abilities[-1]
            cases = tuple(_of_same(each, last.effects) for each in means.conditions)
            self.abilities[-1] = last._replace(effects=_two_cases(last.effects, change, cases))
        else:
            raise Unread(DEPENDS)


def restricted(ability: Ability, means: Restricts) -> Ability:
    """limits, play-restrictions: an ability with a limit or a condition that stands beside it."""
    anyone = ability.anyone or means.anyone or bool(means.limit and means.limit.each)
    return ability._replace(
        limit=means.limit or ability.limit, conditions=(*ability.conditions, *means.conditions), anyone=anyone
    )


def opened(means: Opening, text: str) -> Ability:
    """The ability that a sentence opens."""
    costs = tuple(one for each in means.costs for one in expanded(Deeds((each,)), "cost"))
    wrong = next((each for each in costs if each.verb not in PAYABLE or each.may or each.conditions), None)
    if wrong is not None:
        raise Unread(f"{wrong.verb!r} is nothing that can be paid")
    if (means.kind in ("response", "forced")) is not bool(means.triggers):
        raise Unread("a response or forced ability begins with what it waits for, and only these do")
    done = expanded(means.deeds, means.kind)
    _check(done)
    zone = next((each.what for each in done if each.verb == "put" and each.group == THIS), "")
    return Ability("", means.kind, means.phase, triggers(means.timing, means.triggers), costs, done, zone=zone, text=f"{text}.")


def _check(done: tuple[Instruction, ...]) -> None:
    only = next((each.verb for each in done if each.verb in ("attaches", "one per host", "pays from", "ration", "leaves to", "define x")), "")
    if only:
        raise Unread("that holds all the time and is nothing that an ability does")


def _reaches_staging(abilities: list[Ability]) -> bool:
    return bool(abilities) and any(each.what.startswith("attack staging") for each in abilities[-1].effects)


def _for_a_price(price: Instruction, text: str) -> list[Ability]:
    """`does not ready during the refresh phase unless you pay ...`: it stays exhausted, and may be paid for."""
    ban = Instruction("cannot", price.group, what="ready during the refresh phase")
    when = (Trigger("phase-begins", detail="refresh", timing="when"),)
    pay, ready = Instruction("spend", price.group, price.amount), Instruction("ready", price.group)
    return [Ability("", "constant", effects=(ban,)), Ability("", "response", "", when, (pay,), (ready,), text=text)]


def constant(means: Deeds, text: str) -> list[Ability]:
    """constant-ability: what holds all the time, or while something is so."""
    if means.at is not None and means.at.kind in ("phase-begins", "phase-ends", "round-begins", "round-ends"):
        when = triggers("at", (means.at,))
        return [Ability("", "forced", "", when, (), expanded(means._replace(at=None), "forced"), text=f"{text}.")]
    done = expanded(means, "constant")
    if len(done) == 1 and done[0].verb == "ready for a price" and not done[0].conditions:
        return _for_a_price(done[0], text)
    if any(each.verb not in CONTINUOUS for each in done):
        raise Unread(
            "it does something without saying when: begin it with Action:, Response:, Forced:, When Revealed:, Shadow:, Travel: "
            "or Setup:, or write what holds all the time (gets, gains, cannot, is immune, attach to)"
        )
    if means.then or means.instead or any(each.may or each.then or (each.until and each.verb != "ration") for each in done):
        raise Unread("it says how long or in which order, without saying when")
    return [Ability("", "constant", effects=done, text=f"{text}.")]


def counting(means: CountsAs) -> list[Ability]:
    """`Counts as a Condition attachment with the text: "..."`: what holds for an encounter card once it is attached."""
    on = Condition("is", THIS, qualities=(Quality("attached"),))
    kinds = (Instruction("become", THIS, what="attachment"), *(Instruction("gain trait", THIS, what=each) for each in means.traits))
    inner = assembled(means.sentences)
    if any(inner.whys) or inner.keywords:
        raise Unread(next((why for why in inner.whys if why), "keywords in quotes"))
    found = [Ability("", "constant", effects=kinds, conditions=(on,))]
    return found + [each._replace(conditions=(*each.conditions, on)) for each in inner.abilities]


def _two_cases(done: tuple[Instruction, ...], change: Instruction, conditions: tuple[Condition, ...]) -> tuple[Instruction, ...]:
    if len(done) != 1 or (done[0].verb, done[0].what) != (change.verb, change.what) or len(conditions) != 1 or done[0].conditions:
        raise Unread("it is not clear what it takes the place of")
    usual = conditions[0]._replace(negated=not conditions[0].negated)
    return (done[0]._replace(conditions=(usual,)), done[0]._replace(amount=change.amount, op=change.op, conditions=conditions))


def _of_same(case: Condition, done: tuple[Instruction, ...]) -> Condition:
    return case._replace(group=done[0].group) if case.group.how in ("it", "subject") and done else case


def refers_back(means: Any) -> bool:
    """Whether a sentence speaks of what another has spoken of."""
    for each in within(means):
        if isinstance(each, Phrase) and each.how in BACK:
            return True
        if isinstance(each, Condition) and each.kind == "done":
            return True
        if isinstance(each, Amount) and each.of == "that":
            return True
        if isinstance(each, Deeds | Instruction) and each.then:
            return True
    return False


def _stands_alone(means: Deeds, kind: str) -> bool:
    """Whether a sentence behind an ability holds all the time, and so is an ability of its own."""
    try:
        done = expanded(means, "constant")
    except Unread:
        return False
    lasting = all(each.verb in CONTINUOUS and not each.until for each in done)
    surges = any(each.verb == "gain keyword" for each in done)
    return lasting and means.at is None and not refers_back(means) and kind != "shadow" and not (surges and kind == "when revealed")


def _uses_x(part: Any) -> bool:
    return any(isinstance(each, Amount) and each.of == "X" for each in within(part))


def _names_x(ability: Ability) -> bool:
    """Whether a player says what X is, for the cost."""
    return _uses_x(ability.costs) or any(isinstance(each, Phrase) and each.number < 0 for each in within(ability.costs))


@lru_cache(maxsize=1000)
def read_effect(text: str, lexicon: Lexicon) -> tuple[Instruction, ...]:
    """What a lasting effect says, on a table with those cards; a ValueError says what is wrong."""
    found = read_sentence(LANGUAGE, re.sub(r"\bnon-(?=\w)", "non ", text.strip(" .")), lexicon, "deeds")
    if found.means is None:
        raise ValueError(f"{text!r}: {found.why}")
    until = next((each.until for each in within(found.means) if isinstance(each, Deeds | Instruction) and each.until), "")
    try:
        done = expanded(found.means, "constant")
    except Unread as why:
        raise ValueError(f"{text!r}: {why}") from None
    return tuple(each._replace(until=each.until or until) for each in done)


def lexicon_of(names: frozenset[str], traits: frozenset[str], players: frozenset[str]) -> Lexicon:
    """The words that a table adds to the lists of the language, and those that collections carry.

    A word that differs from another in its accents alone is the same word.
    """
    known = known_words("lotr-lcg")
    return _lexicon(names, traits, players, known.get("name", ()), known.get("trait", ()))


@lru_cache(maxsize=200)
def _lexicon(
    names: frozenset[str], traits: frozenset[str], players: frozenset[str], known: tuple[str, ...], kinds: tuple[str, ...]
) -> Lexicon:
    fixed = {fold(each) for each in TRAITS}
    more = {fold(each): each for each in (*kinds, *sorted(traits)) if fold(each) not in fixed}
    called = {words(each): tidy(each) for each in (*known, *sorted(names))}
    return Lexicon(**{"name": called.values(), "trait": more.values(), "player name": sorted(players)})


def own_names(name: str, title: str, short: bool) -> frozenset[str]:
    """self-referential: what a card's text may call it: its name, its title, of heroes and the like the first name."""
    found = {name, title, title.partition(" (")[0]}
    if short and " " in title and title.split()[0][:1].isupper() and title.split()[0] not in ("The", "A", "An"):
        found.add(title.split()[0])
    return frozenset(found)
