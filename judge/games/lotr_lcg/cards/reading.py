"""From the sentences of a text box to its abilities and keywords, one sentence at a time.

A sentence that is not understood stays on the card; what would run more freely without it does not run either.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from judge.cardtext import Lexicon, Sentence, read_sentence
from judge.cardtext import read_text as read_sentences
from judge.games.lotr_lcg.cards import forms  # noqa: F401
from judge.games.lotr_lcg.cards.abilities import (
    asks_how_it_went,
    check,
    comes_too_early,
    constant,
    counting,
    names_x,
    one_or_other,
    opened,
    otherwise,
    reaches_staging,
    refers_back,
    resolves_revealed,
    restricted,
    same_in_case,
    speaks_of_unknown,
    stands_alone,
    two_amounts,
    two_cases,
    uses_x,
    with_shadow,
    with_what_was_seen,
)
from judge.games.lotr_lcg.cards.expanding import Unread, expanded, of_this_enemy, with_x
from judge.games.lotr_lcg.cards.language import LANGUAGE
from judge.games.lotr_lcg.cards.meanings import (
    DOING_SO,
    IT,
    KEYWORDS,
    THIS,
    Ability,
    Amount,
    CountsAs,
    Deeds,
    Defines,
    Instruction,
    Keyword,
    Keywords,
    Opening,
    OtherAmount,
    OtherCase,
    Restricts,
    ShadowFor,
    within,
)

DEPENDS = "it depends on a sentence that is not understood"
BOLD = re.compile(
    r"(?:\w+ )?(?:Action|Response|Forced|When Revealed|Shadow|Travel|Setup)\b[^:]{0,20}:|[A-Z]\w+(?: [A-Z]?\w+){0,2}:",
    re.IGNORECASE,
)
# keyword-reminder: brackets right behind a keyword only remind of its rule.
REMINDER = re.compile(rf"(\b(?:{'|'.join(KEYWORDS)})(?: \d+)?\.) *\([^()]*\)", re.IGNORECASE)
PLAY_ONLY = re.compile(r"(?:play|use|trigger)\b|you (?:can|may|cannot)\b.*\bplay\b|as an additional cost|doomed", re.I)
TWO_BANS = re.compile(
    r"(\bcannot have [^.]*\battachments) or take\b|(\bcannot (?:be engaged|have attachments)) or take\b", re.IGNORECASE
)
EXCEPT = re.compile(r",? *\(except for traits\.?\)", re.IGNORECASE)
SIGN = re.compile(r"(?<= )([+-]) (?=[0-9X] )")
EXCESS = re.compile(r"\(damage (?:that is )?dealt beyond the remaining hit points of [^()]*\) ?")
IN_PLAY = re.compile(r" \((if (?:one|1) is not already in play)\),?", re.IGNORECASE)
CHOOSE_ONE = re.compile(r"\(choose (?:1|one)\):", re.IGNORECASE)
QUOTED = re.compile(r"""(?<=[: ])'([A-Z][^"]*?[.)]) ?'(?![a-z\d])""")
# A sentence right behind a closing quote or bracket, as some lists have it.
CROWDED = re.compile(r"(?<=[a-z)][.!])([\"\')])(?=[A-Z])")
ALTERS = re.compile(
    r"\b(?:instead|only|limit|unless|except|otherwise|X|any player may|may trigger|cannot be|additional cost)\b",
    re.IGNORECASE,
)


# `While it is in the staging area it gains: ...`, with its comma left out.
GAINS = re.compile(
    r"(\bWhile [^,.\"]{3,60}(?:staging area|active location|engaged with [\w-]+(?: [\w-]+){0,3})) (?=it gains:)"
)


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
    text = IN_PLAY.sub(r" \1,", text.replace("~", ""))
    text = EXCESS.sub("", CHOOSE_ONE.sub("choose one:", text)).replace("Shadow Text:Shadow:", "Shadow:")
    text = GAINS.sub(r"\1, ", text)
    text = SIGN.sub(r"\1", EXCEPT.sub(", except for Traits", text))
    plain = REMINDER.sub(r"\1", _quotes(re.sub(r"\bnon-(?=\w)", "non ", text, flags=re.IGNORECASE)))
    plain = TWO_BANS.sub(lambda found: f"{found[1] or found[2]} and cannot take", CROWDED.sub(r"\1 ", plain))
    box = _Box()
    sentences: list[Sentence] = []
    for paragraph in read_sentences(LANGUAGE, plain, own, lexicon):
        for each in paragraph:
            box.add(each.means, each.text)
            sentences.append(each)
        box.close()
    found = box.assembled()
    whole = (
        each._replace(means=None, said="", why=why) if why else each
        for each, why in zip(sentences, found.whys, strict=True)
    )
    return Read(tuple(whole), found.abilities, found.keywords)


def _quotes(text: str) -> str:
    """Sentences in single quotes, as some lists have them, in double ones, unless they stand in double ones already."""
    plain = re.sub("[‘’`´]", "'", re.sub("[“”]", '"', text))
    return QUOTED.sub(lambda found: f'"{found[1]}"' if plain.count('"', 0, found.start()) % 2 == 0 else found[0], plain)


ON_ENCOUNTER_CARDS = ("doomed", "surge", "guarded")
PLAYER_CARDS = ("hero", "ally", "attachment", "event")


def on_card(read: Read, kind: str) -> Read:
    """keywords: what is read as it holds for a card of that kind; the rulebook has some keywords for one kind alone."""
    if kind in PLAYER_CARDS:
        read = _without(read, "setup", "the rulebook follows no Setup: of a player's card")
    wrong = [each for each in read.keywords if each.name in ON_ENCOUNTER_CARDS and kind in PLAYER_CARDS]
    if not wrong:
        return read
    why = f"the rulebook has no {wrong[0].name} on a card of a player"
    sentences = (
        each._replace(means=None, said="", why=why)
        if isinstance(each.means, Keywords) and set(each.means.words) & set(wrong)
        else each
        for each in read.sentences
    )
    return Read(tuple(sentences), read.abilities, tuple(each for each in read.keywords if each not in wrong))


def _without(read: Read, what: str, why: str) -> Read:
    """What is read without what no card of that kind does: abilities of a kind, or with a verb."""

    def of_it(part: Any) -> bool:
        return any(
            (isinstance(each, Opening | Ability) and each.kind == what)
            or (isinstance(each, Instruction) and each.verb == what)
            for each in within(part)
        )

    if not any(of_it(each) for each in read.abilities):
        return read
    sentences = (each._replace(means=None, said="", why=why) if of_it(each.means) else each for each in read.sentences)
    return read._replace(sentences=tuple(sentences), abilities=tuple(x for x in read.abilities if not of_it(x)))


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
        self.broken = False
        self.ahead: list[tuple[int, Restricts]] = []
        self.barred = False

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
        elif comes_too_early(draft.ability):
            for at in draft.at:
                self.whys[at] = self.whys[at] or "there is another active location as that is done"
        elif draft.ability.kind:
            self.broken = self.broken or (draft.gap and draft.ability.kind == "when revealed")
            self._keep([draft.ability], draft.at)

    def _keep(self, abilities: list[Ability], at: tuple[int, ...] = ()) -> None:
        """Abilities that are complete, and the sentences they stand in; the last one where nothing is said."""
        self.abilities += abilities
        self.places += [at or (len(self.whys) - 1,)] * len(abilities)

    def assembled(self) -> Assembled:
        """All that was understood, with what X is worked in."""
        self._without_revealed()
        done = self.abilities
        for at, _ in self.ahead if not done else ():
            self.whys[at] = self.whys[at] or "there is no ability that it could restrict"
        if self.x is not None:
            done = [found for at, each in enumerate(done) if (found := self._with_x(each, self.x, self.places[at]))]
            done.append(Ability("", "constant", effects=(Instruction("define x", THIS, self.x),)))
        return Assembled(tuple(done), tuple(self.keywords), tuple(self.whys))

    def _without_revealed(self) -> None:
        """`resolve the when revealed effect of this card` needs that effect to be understood as a whole."""
        again = [at for at, each in enumerate(self.abilities) if resolves_revealed(each)]
        whole = any(each.kind == "when revealed" for each in self.abilities) and not self.broken
        for at in reversed(again if not whole else []):
            for place in self.places[at]:
                self.whys[place] = self.whys[place] or DEPENDS
            del self.abilities[at], self.places[at]

    def _with_x(self, ability: Ability, x: Amount, at: tuple[int, ...]) -> Ability | None:
        try:
            found: Ability = ability if names_x(ability) else with_x(ability, x)
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
            self.barred = self.barred or bool(PLAY_ONLY.match(text))
        self.whys[at] = self.whys[at] or ""

    def _take(self, means: Any, text: str) -> None:
        means = of_this_enemy(means, means.kind if isinstance(means, Opening) else self._kind())
        match means:
            case Keywords():
                self.close()
                self.keywords += means.words
            case Opening():
                self.close()
                if self.barred:
                    raise Unread(DEPENDS)
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
            case OtherCase() | OtherAmount():
                self._other_case(means)
            case ShadowFor():
                self._shadow_for(means, text)
            case Deeds():
                self._deeds(means, text)

    def _kind(self) -> str:
        return self.draft.ability.kind if self.draft is not None else ""

    def _deeds(self, means: Deeds, text: str) -> None:
        draft = self.draft
        if draft is not None and not draft.ability.kind:
            raise Unread(DEPENDS)
        if draft is not None and not stands_alone(means, draft.ability.kind):
            if draft.gap and refers_back(means):
                raise Unread(DEPENDS)
            if asks_how_it_went(means) and any(each.by.how in ("each player", "all") for each in draft.last):
                raise Unread("it is not clear of which player it asks that")
            if speaks_of_unknown(draft.last, means):
                raise Unread("it is not clear which card it speaks of")
            if means.instead and (means.cases or means.conditions):
                self._in_a_case(draft, means, text)
                return
            if means.otherwise:
                self._otherwise(draft, means, text)
                return
            done = with_what_was_seen(expanded(means, draft.ability.kind), draft.last)
            check(done, draft.ability.kind, draft.ability.effects)
            ability = draft.ability._replace(
                effects=(*draft.ability.effects, *done), text=f"{draft.ability.text} {text}."
            )
            self.draft = draft._replace(ability=ability, at=(*draft.at, len(self.whys) - 1), last=done)
            return
        if means.otherwise:
            raise Unread("it is not clear in which case it is done")
        if (self.gap or draft is not None) and refers_back(means) and draft is None:
            raise Unread(DEPENDS)
        if DOING_SO in means.whiles and not reaches_staging(self.abilities):
            raise Unread("it is not clear what is done")
        self._keep(constant(means, text))

    def _in_a_case(self, draft: _Draft, means: Deeds, text: str) -> None:
        """`Do this. (Do that instead if ...)`: the sentence before, and in that case another one in its place."""
        done = expanded(means._replace(instead=False), draft.ability.kind)
        both = one_or_other(draft.last, done)
        check(both, draft.ability.kind)
        before = draft.ability.effects
        ability = draft.ability._replace(
            effects=(*before[: len(before) - len(draft.last)], *both), text=f"{draft.ability.text} {text}."
        )
        self.draft = draft._replace(ability=ability, at=(*draft.at, len(self.whys) - 1), last=both)

    def _otherwise(self, draft: _Draft, means: Deeds, text: str) -> None:
        """`If ..., do this. Otherwise, do that`."""
        if draft.gap or refers_back(means):
            raise Unread(DEPENDS)
        both = otherwise(draft.last, expanded(means._replace(otherwise=False), draft.ability.kind))
        check(both, draft.ability.kind)
        before = draft.ability.effects
        ability = draft.ability._replace(
            effects=(*before[: len(before) - len(draft.last)], *both), text=f"{draft.ability.text} {text}."
        )
        self.draft = draft._replace(ability=ability, at=(*draft.at, len(self.whys) - 1), last=both)

    def _shadow_for(self, means: ShadowFor, text: str) -> None:
        """`(Deal it another shadow card.)`: for the attack that the sentence before makes, or at once without one."""
        draft = self.draft
        if draft is None or not draft.ability.kind or draft.gap:
            raise Unread(DEPENDS)
        done = with_shadow(draft.last, means.what)
        if done == draft.last and means.what == "another":
            self._deeds(Deeds((Instruction("deal shadow", IT),)), text)
            return
        if done == draft.last:
            raise Unread("there is no attack in front of it that it could be said of")
        before = draft.ability.effects
        ability = draft.ability._replace(effects=(*before[: len(before) - len(draft.last)], *done))
        self.draft = draft._replace(ability=ability, at=(*draft.at, len(self.whys) - 1), last=done)

    def _define(self, x: Amount) -> None:
        draft = self.draft
        if draft is not None and draft.ability.kind and uses_x(draft.ability) and not names_x(draft.ability):
            ability = with_x(draft.ability, x)
            self.draft = draft._replace(ability=ability, at=(*draft.at, len(self.whys) - 1), last=with_x(draft.last, x))
        else:
            self.x = x

    def _restrict(self, means: Restricts) -> None:
        if means.play:
            self._keep(
                [Ability("", "constant", effects=(Instruction("play only", THIS, conditions=means.conditions),))]
            )
            return
        draft = self.draft
        if draft is not None and not draft.ability.kind:
            raise Unread(DEPENDS)
        if draft is None:
            if self.abilities or not means.conditions:
                raise Unread("there is no ability in front of it that it could restrict")
            self.ahead.append((len(self.whys) - 1, means))
            return
        self.draft = draft._replace(ability=restricted(draft.ability, means), at=(*draft.at, len(self.whys) - 1))

    def _other_case(self, means: OtherCase | OtherAmount) -> None:
        """`(+3 attack instead if ...)`: the sentence before in one case, and with another number in the other."""
        if self.draft is not None and self.draft.ability.kind:
            done, before = self.draft.last, self.draft.ability.effects
            both = _both(done, means)
            ability = self.draft.ability._replace(effects=(*before[: len(before) - len(done)], *both))
            self.draft = self.draft._replace(ability=ability, at=(*self.draft.at, len(self.whys) - 1), last=both)
        elif self.draft is None and self.abilities and self.abilities[-1].kind == "constant" and not self.gap:
            last = self.abilities[-1]
            cases = tuple(same_in_case(each, last.effects) for each in means.conditions)
            self.abilities[-1] = last._replace(effects=_both(last.effects, means._replace(conditions=cases)))
        else:
            raise Unread(DEPENDS)


def _both(done: tuple[Instruction, ...], means: OtherCase | OtherAmount) -> tuple[Instruction, ...]:
    if isinstance(means, OtherCase):
        return two_cases(done, means.change, means.conditions)
    return two_amounts(done, means.amount, means.unit, means.conditions)


@lru_cache(maxsize=1000)
def read_effect(text: str, lexicon: Lexicon) -> tuple[Instruction, ...]:
    """What a lasting effect says, on a table with those cards; a ValueError says what is wrong."""
    found = read_sentence(LANGUAGE, re.sub(r"\bnon-(?=\w)", "non ", text.strip(" .")), lexicon, "deeds")
    if found.means is None:
        raise ValueError(f"{text!r}: {found.why}")
    until = next(
        (each.until for each in within(found.means) if isinstance(each, Deeds | Instruction) and each.until), ""
    )
    try:
        done = expanded(found.means, "constant")
    except Unread as why:
        raise ValueError(f"{text!r}: {why}") from None
    return tuple(each._replace(until=each.until or until) for each in done)
