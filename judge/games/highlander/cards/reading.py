"""anatomy-text: from a card's sentences to the lines that the rules carry out; what is unread, what hangs on it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from judge.cardtext import Lexicon, Sentence, read_sentence, read_text, sentence
from judge.games.highlander.cards import forms as forms
from judge.games.highlander.cards.language import LANGUAGE, NOUN
from judge.games.highlander.cards.meanings import kinds_in, lasting, once
from judge.games.highlander.cards.meanings.anatomy import ATTACKS, DEFENSES, STAYING, UNKNOWN
from judge.games.highlander.cards.meanings.lines import (
    OF_ITSELF,
    Clause,
    Exerts,
    GoesWith,
    LargeExertion,
    Line,
    OncePerTurn,
    PlaysFromIt,
    Says,
    Text,
)  # fmt: skip
from judge.games.highlander.cards.meanings.of_cards import (
    HITTING,
)
from judge.games.highlander.cards.meanings.parts import Condition, Occasion
from judge.games.highlander.cards.unfit import (
    CHOSEN,
    Unfit,
    check_number,
    check_whose,
    hides,
    may_be_extra,
    of_an_attack,
    too_many,
    unfit,
)

TERMS = ("head shot", "power blow", "power block", "disarm", *NOUN.entries)
LASTING, ONCE = kinds_in(lasting), kinds_in(once)
PHASES = ("may phase", "must", "draw", "adjust")
PAID = ("may", "may phase", "successful", "blocked", "dodged", "defended", "defends")
BACK = ("if you do", "then", "that", "these", "those", "it ", "otherwise", "the loser", "the winner")
LIMITS = (
    "cannot play this",
    "cannot be played",
    "may not play this",
    "may not be played",
    "only",
    "unless",
    "in conjunction",
    "in place of",
    "limit",
    "per turn",
    "instead",
    "cost",
    "except",
)
HANGS = "it depends on a sentence that is not understood"


class Read(NamedTuple):
    """A card's text: its sentences, the lines of those that are read, what they say of the card."""

    sentences: tuple[Sentence, ...] = ()
    lines: tuple[Line, ...] = ()
    itself: tuple[Any, ...] = ()

    def says(self, kind: type) -> Any:
        """What the text says of the card itself, of a kind; None if it does not."""
        return next((each for each in self.itself if isinstance(each, kind)), None)

    def told(self, what: str) -> bool:
        """Whether the text says something plain of the card itself, such as that it is a Standing Defense."""
        return Says(what) in self.itself


@dataclass
class _Card:
    """A card being read: what its sentences have said so far."""

    type: str
    lines: list[Line] = field(default_factory=list)
    itself: list[Any] = field(default_factory=list)
    exerts: Exerts | None = None
    large: LargeExertion | None = None
    ability: int = 0

    def take(self, means: Any) -> None:
        """The next sentence; Unfit if it has no place here."""
        if isinstance(means, OF_ITSELF):
            self._of_itself(means)
        elif isinstance(means, Exerts):
            self.exerts = means
        elif isinstance(means, LargeExertion):
            self.large = means
        elif isinstance(means, PlaysFromIt):
            self._frenzy(means)
        else:
            self._text(means)

    def _of_itself(self, means: Any) -> None:
        self.itself.append(means)
        if isinstance(means, OncePerTurn) and means.use:
            self.lines = [each._replace(once=True) for each in self.lines]

    def _frenzy(self, means: PlaysFromIt) -> None:
        if self.large is None:
            raise Unfit("no Exertion was made before")
        self.lines.append(Line(once.Frenzy(self.large.size, means.most, means.what), may=self.large.may))
        self.large = None

    def _text(self, text: Text) -> None:
        text = self._with_check(text)
        if text.if_done and not (self.lines and (self.lines[-1].may or self.lines[-1].event)):
            raise Unfit("nothing before it is optional")
        if text.if_done and self.lines[-1].may and self.lines[-1].who == "opponent":
            raise Unfit("the other player has not decided yet")
        if text.if_done and text.when is None:
            text = text._replace(when=self.lines[-1].when)
        if not text.if_done:
            self.ability += 1
        made = [line for clause in text.clauses for line in self._lines(text, clause)]
        further = [each._replace(price=None, may=False, if_done=True) for each in made[1:]]
        self.lines += [made[0], *further] if text.price else made

    def _lines(self, text: Text, clause: Clause) -> list[Line]:
        """A clause's lines; of several things that may be done together, the others follow the first."""
        made = [self._line(text, clause, deed) for deed in clause.deeds]
        if len(made) == 1 or not made[0].may or text.check:
            return made
        if clause.who not in ("", "you"):
            raise Unfit("the other player has not decided yet")
        return [made[0], *(each._replace(may=False, if_done=True) for each in made[1:])]

    def _with_check(self, text: Text) -> Text:
        """An Exertion that a sentence before asked for, and the gems that are counted."""
        deeds = [getattr(deed, "does", deed) for clause in text.clauses for deed in clause.deeds]
        per = [deed.per for deed in deeds if getattr(deed, "per", None)]
        counted = any(each.of == "gem" for each in per)
        decided = any(clause.who in ("loser", "winner") for clause in text.clauses)
        succeeded = text.when == Occasion("succeeds")
        if succeeded and text.check is None and not self.exerts:
            raise Unfit("no Exertion was made before")
        if text.check is None and self.exerts and (counted or decided or succeeded):
            mine = self.exerts.may
            clauses = tuple(each._replace(may=each.may or mine, yours=mine) for each in text.clauses)
            when = self.exerts.when if succeeded or text.when is None else text.when
            text = text._replace(
                check=self.exerts.check, clauses=clauses, when=when, once=text.once or self.exerts.once
            )
            self.exerts = None
        if (counted or decided) and text.check is None:
            raise Unfit("no Exertion was made before")
        named = next((each.gems for each in per if each.gems), ())
        if text.check and not text.check.gems and not (text.check.how == "hard" and not counted):
            if not named:
                raise Unfit("it does not say for which Attribute")
            text = text._replace(check=text.check._replace(gems=named))
        if named and text.check and set(named) != set(text.check.gems):
            raise Unfit("it counts other gems than it exerts for")
        return text

    def _line(self, text: Text, clause: Clause, deed: Any) -> Line:
        when, may = text.when, clause.may
        stays, usable = (
            self.type in STAYING,
            isinstance(deed, ONCE) and clause.who in ("", "you"),
        )
        if text.until:
            if not hasattr(deed, "until") or deed.until:
                raise Unfit("this does not last")
            deed = deed._replace(until=text.until)
        if when == Occasion("played"):
            when = None
        elif when and when.event == "phase":
            when = when._replace(event="may phase" if may or text.price else "must")
        elif when is None and stays and not text.if_done and (text.price or (usable and (may or text.once))):
            when = Occasion("may")
        if when and when.who == "each" and when.event in PHASES:
            if clause.who != "both" or (when.event == "may phase" and self.type != "location"):
                raise Unfit("it is not clear who does this, and when")
            when, clause = when._replace(who="" if when.event == "may phase" else "each"), clause._replace(who="you")
        if when and when.who == "opponent" and when.event in PHASES and (clause.who != "opponent" or may or text.price):
            raise Unfit("it is not clear who does this, and when")
        if text.price and not (when is None or when.event in PAID):
            raise Unfit("what it costs cannot be paid here")
        if isinstance(deed, once.Maximum) and stays and when is None:
            raise Unfit("whether it holds without the card is not known; write the maximum with the player")
        if isinstance(deed, lasting.Extra) and not all(may_be_extra(each) for each in deed.what):
            raise Unfit("only attacks and Special Cards can be played additionally")
        if isinstance(deed, once.OneOf) and (may or text.price or any(getattr(each, "per", None) for each in deed)):
            raise Unfit("what is chosen here is not clear")
        if isinstance(deed, once.OneOf) and any(isinstance(each, CHOSEN) for each in deed) and clause.who == "opponent":
            raise Unfit("the other player would choose")
        if why := unfit(deed):
            raise Unfit(why)
        if isinstance(deed, CHOSEN) and too_many(deed):
            raise Unfit("several of these cannot be chosen")
        if isinstance(deed, CHOSEN) and clause.who not in ("", "you"):
            raise Unfit("the other player would choose")
        if isinstance(deed, once.Prevent) and deed.what and stays and when is None:
            if deed.per:
                raise Unfit("how often this is counted is not clear")
            deed = lasting.Armor(deed.amount, deed.what)
        elif isinstance(deed, once.Prevent) and stays and when is None and not text.if_done:
            raise Unfit("when this is prevented is not clear")
        if clause.who == "opponent" and getattr(deed, "be", "") == "safe from the opponent":
            raise Unfit("it is not clear whose opponent is meant")
        return Line(
            deed, clause.who, when, text.conditions, text.check, text.price, may and when != Occasion("may"),
            clause.at_once, self.ability, text.once, text.if_done, clause.yours or bool(text.price),
        )  # fmt: skip


def read_card(text: Iterable[str], type: str, own: Iterable[str], lexicon: Lexicon, joined: bool = False) -> Read:
    """A card's text, line by line; sentences that cannot be read stay, and take with them what hangs on them.

    `joined` if it is known from elsewhere that the card is played in conjunction with another.
    """
    parts = dict.fromkeys(part.strip() for name in own for part in (name, *name.split(" - ")) if part.strip())
    names = tuple(form for name in parts for form in (name, f"{name}s") if name.casefold() not in TERMS)
    found = [each for part in text for each in _sentences(part, names, lexicon)]
    card, sentences = _Card(type), []
    bound = any(not each.read and _limits(each) for each in found)
    hosts = [each.means.what for each in found if isinstance(each.means, GoesWith)]
    joined = joined or bool(hosts)
    alone = not joined and type not in (*ATTACKS, *DEFENSES, UNKNOWN)
    defends = any(each.noun in DEFENSES for what in hosts for each in what) or (
        not joined and type in DEFENSES and type not in ATTACKS
    )
    gap = False
    for each in found:
        if each.read and (bound or (gap and _refers_back(each))):
            each = each._replace(means=None, said="", why=HANGS)
        elif each.read and card.exerts and type not in ATTACKS and _on_success(each.means):
            each = _taken(card, _after_exertion(each))
        elif each.read and _in_own_phase(each.means):
            each = _taken(card, _said_anew(each, each.means._replace(when=each.means.when._replace(who="each"))))
        elif each.read and joined and type not in ATTACKS and hides(each.means):
            each = each._replace(means=None, said="", why="the attack lies there already, face up")
        elif each.read and _of_another(each, card, defends):
            each = each._replace(means=None, said="", why="it is not clear of which attack it speaks")
        elif each.read and alone and of_an_attack(each.means) and card.exerts is None:
            each = each._replace(means=None, said="", why="there is no attack or defense that it could speak of")
        elif each.read:
            each = _taken(card, each)
        gap = gap or not each.read
        sentences.append(each)
    sentences = [_left_open(card, each) for each in sentences]
    return Read(tuple(sentences), tuple(card.lines), tuple(card.itself))


def _sentences(part: str, own: tuple[str, ...], lexicon: Lexicon) -> Iterator[Sentence]:
    for paragraph in read_text(LANGUAGE, part, own, lexicon):
        for each in paragraph:
            yield read_sentence(LANGUAGE, each.text.replace("this this card", "this card"), lexicon)


def _taken(card: _Card, sentence: Sentence) -> Sentence:
    try:
        low = sentence.text.casefold().replace("whether they", "")
        if " they " in f" {low} " and "opponent" not in low:
            raise Unfit("it does not say who they are")
        if isinstance(sentence.means, Text):
            check_whose(sentence.means, low)
            check_number(sentence.means, low)
        card.take(sentence.means)
    except Unfit as why:
        return sentence._replace(means=None, said="", why=str(why))
    return sentence


def _of_another(sentence: Sentence, card: _Card, defends: bool) -> bool:
    """Whether a sentence may speak of another attack than the one on which, or with which, it is played."""
    low = sentence.text.casefold()
    if low.startswith(("these attacks", "those attacks")):
        return not any(isinstance(each.does, once.Frenzy) for each in card.lines)
    if not of_an_attack(sentence.means):
        return False
    hits = any(isinstance(deed, HITTING) for clause in sentence.means.clauses for deed in clause.deeds)
    if hits and defends:
        return " block " not in f"{low} " and " guard " not in f"{low} "
    further = any(isinstance(each.does, lasting.Extra) for each in card.lines)
    return further and ("that attack" in low or low.startswith(("it ", "if it ")))


def _on_success(means: Any) -> bool:
    return isinstance(means, Text) and means.when == Occasion("successful")


def _in_own_phase(means: Any) -> bool:
    """Whether `their` phase is that of each player: `each player loses 1 Ability during their ... Phase`."""
    if not isinstance(means, Text) or means.when is None or means.when.who != "opponent":
        return False
    return means.when.event in ("phase", *PHASES) and any(each.who == "both" for each in means.clauses)


def _after_exertion(each: Sentence) -> Sentence:
    """`If successful` after an Exertion is about the Exertion."""
    return _said_anew(each, each.means._replace(when=Occasion("succeeds")))


def _said_anew(each: Sentence, means: Text) -> Sentence:
    return each._replace(means=means, said=sentence(LANGUAGE, means))


def _left_open(card: _Card, sentence: Sentence) -> Sentence:
    """An Exertion from which nothing follows is unread."""
    if sentence.means is not None and sentence.means in (card.exerts, card.large):
        return sentence._replace(means=None, said="", why="what comes of the Exertion is not understood")
    return sentence


def _refers_back(sentence: Sentence) -> bool:
    low = f"{sentence.text.casefold()} "
    return low.startswith(BACK) or " this way " in low or " equal number " in low


def _limits(sentence: Sentence) -> bool:
    """Whether an unread sentence may be a limit, a condition or a price of the card: then nothing of it is done."""
    low = sentence.text.casefold()
    return any(word in low for word in LIMITS)


def read_condition(text: str, lexicon: Lexicon) -> Condition:
    """A condition that is typed by itself; ValueError says why it cannot be read."""
    words = " ".join(text.split())
    for opening in ("only if ", "if ", "when ", "while "):
        words = words[len(opening) :] if words.casefold().startswith(opening) else words
    found: Condition = _phrase(words, "condition", lexicon, text)
    return found


def read_with(text: str, lexicon: Lexicon) -> GoesWith:
    """What a card is played in conjunction with, typed by itself; ValueError says why it cannot be read."""
    found: GoesWith = _phrase(f"play in conjunction with a {' '.join(text.split())}", "itself", lexicon, text)
    return found


def read_duty(text: str, lexicon: Lexicon) -> tuple[Line, ...]:
    """What waits to be done, typed by itself; ValueError says why it cannot be read."""
    found = read_card((text,), "event", (), lexicon, joined=True)
    for each in found.sentences:
        if not each.read:
            raise ValueError(f"{text!r}: {each.why}")
    if not found.lines:
        raise ValueError(f"{text!r} says nothing that could be done")
    return found.lines


def _phrase(words: str, sort: str, lexicon: Lexicon, text: str) -> Any:
    found = read_sentence(LANGUAGE, words, lexicon, sort)
    if not found.read:
        raise ValueError(f"{text!r}: {found.why}")
    return found.means
