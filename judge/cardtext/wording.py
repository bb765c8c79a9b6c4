"""A wording: one way to say something, with slots for what is said of whom.

    deal/place {amount} damage (token[|s]) to {cards}

`{amount}` is a slot: the field of the meaning and the sort of phrase that fills it, `{whose:player}` where the two are
called differently. `deal/place` reads either word and says the first. `(...)` may be left out, and is not said.
`card[|s]` is a word in the singular and the plural: it reads either, and says the one that goes with the slot before.

`a` reads `an` too, and is said as it must be.

Behind a slot's sort: `,` makes one phrase a tuple of one; `&` is a list with `and`, `|` one with `or`, `.` one of whole
sentences, `+` one with nothing between, `>` one of what is done in
order (`and`, `then`, `;`); `!` says it in the plural, `?` in the number of the slot before.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import lru_cache
from itertools import chain, product
from typing import NamedTuple

from judge.cardtext.text import words
from judge.engine.record import make

_PART = re.compile(
    r"\{(?P<field>\w+)(?::(?P<sort>[^},&|.+>!?]+))?(?P<flags>[,&|.+>!?]*)\}|\((?P<maybe>[^()]*)\)"
    r"|(?P<stem>[^\s{}()\[\],:;.\"]*)\[(?P<one>[^|\]]*)\|(?P<many>[^\]]*)\]|(?P<word>[^\s{}()\[\],:;.\"]+)|(?P<mark>[,:;.\"])"
)

_TOKEN = re.compile(re.sub(r"\?P<\w+>", "?:", _PART.pattern))
_FIELD = re.compile(r"\{(\w+)")
BRACKET = "("
_OR = re.compile(r"\|(?![^\[{]*[\]}])")


class Word(NamedTuple):
    """A word of the wording: all that it reads, and how it is said in the singular and in the plural."""

    reads: frozenset[str]
    one: str
    many: str


class Slot(NamedTuple):
    """A place for a phrase: the field it fills, the sort it is of, a list or not, and the number it is said in."""

    field: str
    sort: str
    list: str = ""
    number: str = ""


Part = Word | Slot


class Wording(NamedTuple):
    """One wording with nothing left open but its slots."""

    parts: tuple[Part, ...]
    text: str

    @property
    def slots(self) -> tuple[Slot, ...]:
        """Its slots."""
        return tuple(each for each in self.parts if isinstance(each, Slot))

    @property
    def needs(self) -> frozenset[str]:
        """The words that a sentence must have to be read by it."""
        return frozenset().union(
            *[each.reads for each in self.parts if isinstance(each, Word) and len(each.reads) == 1]
        )


def wordings(template: str) -> tuple[Wording, ...]:
    """What a template stands for: without its brackets first, as it is said; then with each of them."""
    if BRACKET not in template:
        return (Wording(tuple([part for token in _tokens(template) for part in _choice(token)[0]]), template),)
    choices = list(_choices(template))
    return tuple([make(Wording, (tuple(chain.from_iterable(each)), template)) for each in product(*choices)])


def openings(template: str, most: int) -> tuple[Part, ...]:
    """The first parts of a template without brackets, so many at least if it has them."""
    found: list[Part] = []
    for token in _TOKEN.finditer(template):
        found += _choice(token[0])[0]
        if len(found) >= most:
            break
    return tuple(found)


def fields_of(template: str) -> list[str]:
    """The fields that the slots of a template fill, found without cutting it up."""
    return _FIELD.findall(template)


def _choices(template: str) -> Iterator[tuple[tuple[Part, ...], ...]]:
    return map(_choice, _tokens(template))


def _tokens(template: str) -> list[str]:
    found: list[str] = _TOKEN.findall(template)
    said = "".join(found)
    if len(said) - said.count(" ") == len(template) - template.count(" "):
        return found  # Nothing but spaces is left out.
    if "".join(said.split()) != "".join(template.split()):
        raise ValueError(f"{template!r}: {_TOKEN.sub('', template).strip()!r} is no part of a wording")
    return found


@lru_cache(maxsize=16_384)
def _choice(token: str) -> tuple[tuple[Part, ...], ...]:
    """What one token of a template stands for; most are in many templates."""
    match = _PART.match(token)
    assert match is not None
    if match["maybe"] is None:
        return (tuple(_parts(match)),)
    return ((), *(parts for each in _OR.split(match["maybe"]) for parts in _all(each)))


def _all(template: str) -> list[tuple[Part, ...]]:
    """Every way to say what stands in brackets."""
    return [tuple(chain.from_iterable(each)) for each in product(*_choices(template))]


def _parts(match: re.Match[str]) -> Iterator[Part]:
    if match["field"]:
        flags = match["flags"]
        lists = "".join(each for each in flags if each in ",&|.+>")
        yield Slot(match["field"], match["sort"] or match["field"], lists, "".join(set(flags) & set("!?")))
    elif match["one"] is not None:
        one, many = match["stem"] + match["one"], match["stem"] + match["many"]
        yield Word(frozenset(("".join(words(one)), "".join(words(many)))), one, many)
    elif match["mark"]:
        yield Word(frozenset((match["mark"],)), match["mark"], match["mark"])
    else:
        yield from _words(match["word"])


@lru_cache(maxsize=4096)
def _words(text: str) -> tuple[Word, ...]:
    """A word, or several of which any will do; `don't` and `player's` are cut as text is."""
    several = [words(each) for each in text.split("/")] if "/" in text.strip("/") else [words(text)]
    if any(len(each) != 1 for each in several) and len(several) > 1:
        raise ValueError(f"{text!r}: only single words can stand for each other")
    if len(several) > 1 or several == [("a",)]:
        first, reads = text.split("/", maxsplit=1)[0], {each[0] for each in several}
        return (Word(frozenset(reads | {"an"} if "a" in reads else reads), first, first),)
    said = [text] if len(several[0]) == 1 else list(several[0])
    return tuple(Word(frozenset((fold,)), shown, shown) for fold, shown in zip(several[0], said, strict=True))
