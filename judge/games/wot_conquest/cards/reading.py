"""From the sentences of a card to its abilities: what belongs together, what `it` is, and what must not be done."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Any, NamedTuple

from judge.cardtext import Lexicon, Sentence, read_sentence, read_text, sentence
from judge.games.wot_conquest.cards.fitting import Holder, Unfit, said_of_this, settled
from judge.games.wot_conquest.cards.forms.sentences import Body, Happens, Limit, OnlyIf, Plain, Traits, Used
from judge.games.wot_conquest.cards.language import LANGUAGE
from judge.games.wot_conquest.cards.meanings import Ability, If

TITLE = re.compile(r"([A-Z][\w' -]{0,40}?)(?: -|:) (.+)")
RESTRICTS = re.compile(
    r"\b(?:only|limit|limited|once|twice|unless|cannot|can't|must|if|while|cost|costs|spend|pay|discard|sacrifice|lose|instead|not|except|until|x)\b",
    re.I,
)
OPENS = re.compile(
    r":|^(?:when|whenever|at|during|in|on|after|before|if|once|twice|choose|roll|flip|spend|pay|each time|as)\b", re.I
)
ADDS = re.compile(r"^(?:only|limit|use|unless|except|if|while|but|once|twice|this (?:bonus|effect|ability))\b", re.I)
BACK = re.compile(r"\b(?:it|its|that|those|them|then|also|this way|target)\b", re.I)
NEEDS_BEFORE = "there is no ability before this sentence that it could belong to"
DEPENDS = "it depends on a sentence that is not understood"


class Read(NamedTuple):
    """A card's text as it is understood: its sentences, and the abilities and traits they give."""

    sentences: tuple[Sentence, ...] = ()
    abilities: tuple[Ability, ...] = ()
    traits: tuple[str, ...] = ()


class _Open(NamedTuple):
    """An ability that is being read: where its sentences stand, and whether one of them is not understood."""

    ability: Ability
    places: tuple[int, ...]
    broken: bool = False


def read_card(text: str, own: Iterable[str], lexicon: Lexicon, holder: Holder = "unit") -> Read:
    """Reads the text of a card, paragraph by paragraph; what is not understood stays on it and is not done."""
    reading = _Reading(lexicon, holder)
    if holder in ("city", "town"):
        text = re.sub(rf"\bthis {holder}\b", "this card", text, flags=re.I)
    for paragraph in read_text(LANGUAGE, text, own, lexicon):
        for each in paragraph:
            reading.take(each)
        reading.close()
    return Read(tuple(reading.sentences), tuple(reading.abilities), tuple(reading.traits))


class _Reading:
    """The sentences of one card, one after the other."""

    def __init__(self, lexicon: Lexicon, holder: Holder) -> None:
        self.lexicon = lexicon
        self.holder = holder
        self.sentences: list[Sentence] = []
        self.abilities: list[Ability] = []
        self.traits: list[str] = []
        self.open: _Open | None = None
        self.lost = False
        self.vague = False
        self.before: tuple[int, Ability] | None = None

    def take(self, given: Sentence) -> None:
        """One more sentence."""
        title, each = self._titled(given)
        self.sentences.append(each)
        match each.means:
            case None:
                self._not_understood(each)
            case Traits(traits) if self.holder == "unit":
                self.traits += traits
            case Traits(("Neutral",)) if self.holder in ("city", "town"):
                pass
            case Traits():
                self._unread(len(self.sentences) - 1, "only units have traits")
            case Used() | Happens():
                self.close()
                self._begin(ability_of(title or _bare(each.text), each.means))
            case Limit() | OnlyIf():
                self._restrict(each.means)
            case Plain() as plain:
                self._plain(plain, each)

    def close(self) -> None:
        """The ability that was being read is complete."""
        self.lost = self.vague = False
        self.before = None
        if self.open is not None:
            done, self.open = self.open, None
            self._settle(done)

    def _titled(self, each: Sentence) -> tuple[str, Sentence]:
        """`Balefire: Battle Phase: ...` is an ability with a title; only where a phase or an occasion follows."""
        match = TITLE.fullmatch(each.text) if not each.read else None
        rest = read_sentence(LANGUAGE, match[2], self.lexicon) if match else None
        if match and rest and isinstance(rest.means, Used | Happens):
            return match[1], rest._replace(text=each.text)
        return "", each

    def _begin(self, ability: Ability) -> None:
        self.open = _Open(ability, (len(self.sentences) - 1,))

    def _not_understood(self, each: Sentence) -> None:
        """What restricts an ability, or opens one, takes it along; else the rest of it is still done."""
        if self.open is None:
            if ADDS.search(each.text):
                self._take_back(f'what restricts it is not understood: "{each.text}"')
            self.lost = self.lost or bool(OPENS.search(each.text))
            self.vague = True
        elif RESTRICTS.search(each.text):
            for place in self.open.places:
                self._unread(place, f'what restricts it is not understood: "{each.text}"')
            self.open, self.lost = None, True
        else:
            self.open = self.open._replace(broken=True)

    def _restrict(self, means: Limit | OnlyIf) -> None:
        here = len(self.sentences) - 1
        if self.open is not None and not self.open.ability.phase:
            for place in (*self.open.places, here):
                self._unread(place, "what happens by itself cannot be limited in this way")
            self.open, self.lost = None, True
            return
        if self.open is None:
            self._take_back("what is always in force has no limit; say in which phase it is used")
            self._unread(here, DEPENDS if self.lost else NEEDS_BEFORE)
            return
        ability = self.open.ability
        if isinstance(means, Limit):
            ability = ability._replace(limit=means.limit)
        else:
            ability = ability._replace(conditions=(*ability.conditions, *means.conditions))
        self.open = self.open._replace(ability=ability, places=(*self.open.places, here))

    def _plain(self, plain: Plain, each: Sentence) -> None:
        """More of the ability before it; else something that is always so."""
        here = len(self.sentences) - 1
        if self.open is not None and not plain.conditions:
            if self.open.broken:
                self._unread(here, DEPENDS)
                return
            ability = self.open.ability._replace(deeds=(*self.open.ability.deeds, *plain.deeds))
            self.open = self.open._replace(ability=ability, places=(*self.open.places, here))
        elif self.lost or (self.vague and BACK.search(each.text)):
            self._unread(here, DEPENDS)
        else:
            self.close()
            self._settle(_Open(ability_of(_bare(each.text), plain), (here,)))

    def _take_back(self, why: str) -> None:
        """What was taken for always in force just before is not: something restricts it."""
        if self.before is not None:
            place, ability = self.before
            self.abilities.remove(ability)
            self._unread(place, why)
            self.before = None

    def _settle(self, done: _Open) -> None:
        try:
            ability = settled(done.ability, self.holder)
        except Unfit as fault:
            for place in done.places:
                self._unread(place, str(fault))
            return
        same = [each.name for each in self.abilities].count(ability.name)
        ability = ability._replace(name=f"{ability.name} ({same + 1})") if same else ability
        self.abilities.append(ability)
        self.before = (done.places[0], ability) if not ability.phase and not ability.occasion else None
        for place in done.places:
            self.sentences[place] = outright(self.sentences[place])

    def _unread(self, place: int, why: str) -> None:
        self.sentences[place] = Sentence(self.sentences[place].text, why=why)


def ability_of(name: str, means: Any) -> Ability:
    """The ability that a sentence opens."""
    match means:
        case Used(phase, Body(deeds, cost, conditions, limit)):
            return Ability(name, phase, deeds, cost, limit, None, conditions)
        case Happens(occasion, deeds, conditions):
            return Ability(name, "", deeds, conditions=conditions, occasion=occasion)
        case Plain(deeds=(If(conditions, deeds),)):
            return Ability(name, "", deeds, conditions=conditions)
        case Plain(deeds, conditions):
            return Ability(name, "", deeds, conditions=conditions)
        case _:
            raise Unfit("this is not an ability")


def outright(each: Sentence) -> Sentence:
    """The sentence with what goes without saying said outright: whom its deeds concern."""
    match each.means:
        case Used(phase, body):
            means: Any = Used(phase, body._replace(deeds=tuple(map(_outright, body.deeds))))
        case Happens() | Plain():
            means = each.means._replace(deeds=tuple(map(_outright, each.means.deeds)))
        case _:
            means = each.means
    return each._replace(means=means, said=sentence(LANGUAGE, means))


def _outright(deed: Any) -> Any:
    if isinstance(deed, If):
        return deed._replace(deeds=tuple(map(_outright, deed.deeds)))
    return said_of_this(deed)


def _bare(text: str) -> str:
    """What an ability without a title is called: its words behind the phase."""
    head, colon, rest = text.partition(":")
    first = head.casefold().removesuffix(" ability").removesuffix(" phase").strip()
    named = colon and first in ("always", "deployment", "movement", "attack", "battle")
    return (rest if named else text).strip()


def key_read(sort: str, what: str, text: str, lexicon: Lexicon) -> Any:
    """What is typed under a key; ValueError says what it should be and why it is not that."""
    found = read_sentence(LANGUAGE, " ".join(text.split()).strip(" ."), lexicon, sort)
    if not found.read:
        raise ValueError(f"{text!r} is no {what}: {found.why}")
    return found.means
