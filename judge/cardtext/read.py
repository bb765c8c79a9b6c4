"""A card's text read sentence by sentence: what each means, said back in plain words, or why it is unread."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Any, NamedTuple

from judge.cardtext.language import NOTHING_MORE, Language, Lexicon, Words
from judge.cardtext.misspelt import respelt
from judge.cardtext.parse import Parsed, parse
from judge.cardtext.plain import plain_tokens
from judge.cardtext.say import Unsayable, say, sentence
from judge.cardtext.text import LONGEST, Cut, fold, of_itself, paragraphs, tidy, tokens


class Sentence(NamedTuple):
    """A sentence of a card: its own words, what it means (None: unread), that said back, and why it is unread.

    `slips` are words of it that are misspelt, each with what it is taken for.
    """

    text: str
    means: Any = None
    said: str = ""
    why: str = ""
    slips: tuple[tuple[str, str], ...] = ()

    @property
    def read(self) -> bool:
        """Whether it is understood."""
        return self.means is not None

    @property
    def noted(self) -> str:
        """Which of its words are misspelt, and what each is taken for, if it could be read by that."""
        return "" if not self.read else "; ".join(f'"{word}" is taken for "{meant}"' for word, meant in self.slips)

    @property
    def reminds(self) -> bool:
        """Whether it only reminds of a rule, and does nothing by itself."""
        return isinstance(self.means, Reminder)


class Reminder(NamedTuple):
    """What a sentence means that a game's rules call a reminder of something said elsewhere."""


Paragraph = tuple[Sentence, ...]
REMINDS = "Only a reminder: it does nothing by itself."


def read_text(
    language: Language, text: str | Iterable[str], own: Iterable[str] = (), lexicon: Lexicon = NOTHING_MORE
) -> tuple[Paragraph, ...]:
    """The sentences of a card's text, paragraph by paragraph. `own` is what the text may call the card itself."""
    whole = text if isinstance(text, str) else "\n".join(text)
    if len(whole) > LONGEST:
        return ((Sentence(whole[:80] + " ...", why=f"the text is longer than {LONGEST} characters"),),)
    return tuple(
        _paragraph(language, sentences, lexicon) for sentences in paragraphs(of_itself(tidy(whole), own, lexicon.names))
    )


def _paragraph(language: Language, sentences: Iterable[Cut], lexicon: Lexicon) -> Paragraph:
    """The sentences of one paragraph; one in brackets may be no more than a reminder of the sentence before it."""
    found: list[Sentence] = []
    for each in sentences:
        before = found[-1].means if found else None
        if each.bracketed and language.reminds(before):
            found.append(Sentence(f"({each.text})", Reminder(), REMINDS))
        else:
            found.append(read_sentence(language, each.text, lexicon))
    return tuple(found)


@lru_cache(maxsize=20_000)
def read_sentence(language: Language, text: str, lexicon: Lexicon = NOTHING_MORE, sort: str = "") -> Sentence:
    """One sentence: the one thing it means, or why that cannot be told; kept, as cards are read again and again."""
    parsed = parse(language, text, sort, lexicon)
    if not parsed.meanings:
        return _if_misspelt(language, text, lexicon, sort) or Sentence(
            text, why=_why_not(language, text, parsed, lexicon)
        )
    try:
        said = [
            sentence(language, each) if sort in ("", language.top) else say(language, each, sort)
            for each in parsed.meanings
        ]
    except Unsayable as fault:
        return Sentence(text, why=f"what it means cannot be said back ({fault})")
    if len(parsed.meanings) > 1:
        return Sentence(text, why=f"it can mean several things: {' / '.join(said)}")
    if not _means_the_same(language, said[0], text, sort, lexicon, parsed.meanings[0]):
        return Sentence(text, why=f'what it means cannot be said back; "{said[0]}" would mean something else')
    return Sentence(text, parsed.meanings[0], said[0])


def _if_misspelt(language: Language, text: str, lexicon: Lexicon, sort: str) -> Sentence | None:
    """The sentence read as it must have been meant, if misspelt words are all that stands in the way.

    Printed text cannot be put right, and says what it was taken for; a phrase that somebody types in a field can.
    """
    if sort not in ("", language.top):
        return None
    better = respelt(language, text, lexicon)
    found = read_sentence(language, better.text, lexicon, sort) if better else None
    return found._replace(text=text, slips=better.slips) if better and found and found.read else None


def _means_the_same(language: Language, said: str, text: str, sort: str, lexicon: Lexicon, means: Any) -> bool:
    """Whether what is said back is read to the same meaning: what is shown to people is what will be carried out."""
    bare = said if said.endswith('."') else said.removesuffix(".")
    again = tuple(each.fold for each in tokens(bare))
    same_words = again == tuple(each.fold for each in tokens(text))
    return same_words or parse(language, bare, sort, lexicon).meanings == (means,)


def _why_not(language: Language, text: str, parsed: Parsed, lexicon: Lexicon) -> str:
    if parsed.given_up:
        return "it is too long or too tangled to be read"
    found = plain_tokens(language, text)
    if parsed.reached >= len(found):
        return f"it stops where more is needed: {_expected(parsed)}"
    at = found[parsed.reached]
    rest = text[at.start :]
    shown = rest if len(rest) < 50 else rest[:47].rsplit(" ", 1)[0] + " ..."
    before = text[: at.start].split()
    place = f' after "{" ".join(before[-3:])}"' if before else ""
    near = _nearest(language, text[at.start : at.end], parsed, lexicon)
    hint = f"; did you mean {near}?" if near else ""
    return f'"{shown}" is not understood{place}{hint}'


def _expected(parsed: Parsed) -> str:
    return ", ".join(each.strip("<>") for each in parsed.expected[:4]) or "something"


def _nearest(language: Language, word: str, parsed: Parsed, lexicon: Lexicon) -> str:
    """The known word that a word is nearly; people seldom slip in the first letter."""
    wanted = fold(word)
    known: dict[str, str] = {}
    titles = {f"<{sort.title}>": sort for sort in language.sorts.values() if isinstance(sort, Words)}
    for each in parsed.expected:
        sort = titles.get(each)
        if sort is not None:
            spellings = [*sort.singular.values(), *sort.plurals.values(), *lexicon.beginning(sort.name, wanted[:1])]
        else:
            spellings = [] if each.startswith("<") else [each]
        folded = ((fold(spelling), spelling) for spelling in spellings)
        known.update({bare: spelling for bare, spelling in folded if bare[:1] == wanted[:1]})
    if wanted in known:
        return ""
    import difflib

    close = difflib.get_close_matches(wanted, known, 1, 0.75)
    return known[close[0]] if close else ""


def complete(language: Language, begun: str, sort: str = "", lexicon: Lexicon = NOTHING_MORE) -> tuple[str, ...]:
    """The words that may come next in a sentence that has been begun; `<...>` stands for a sort of words."""
    parsed = parse(language, begun, sort, lexicon, begun=True)
    return parsed.expected if parsed.reached >= len(plain_tokens(language, begun)) else ()
