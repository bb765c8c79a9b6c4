"""Words that are read, said back, and then lost: two texts that mean different things must not come to the same.

A meaning is changed in one place - another number, player, group, duration, limit - in a way that the language can say
too. What is carried out must then be something else, or the engine does the same for both, and one of them is wrong.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Hashable, Iterable, Iterator, Mapping, Sequence
from typing import Any, NamedTuple

from judge.cardtext.language import NOTHING_MORE, Language, Lexicon
from judge.cardtext.parse import parse
from judge.cardtext.say import Unsayable, say

Text = tuple[Any, ...]
Place = tuple[tuple[str, str], ...]
OTHERS = 3
TRIES = 2
MOST = 8


class Lost(NamedTuple):
    """A word that makes no difference: the kind and field that hold it, and two texts that come to the same."""

    kind: str
    field: str
    said: str
    other: str

    def __str__(self) -> str:
        return f"{self.kind}.{self.field} is lost: {self.said!r} does what {self.other!r} does"


class Changes:
    """What may stand in each field of each kind of meaning, as some texts have it."""

    def __init__(self, texts: Iterable[Text]) -> None:
        self._seen: dict[tuple[type, str], dict[Any, None]] = {}
        for text in texts:
            self._look(text)

    def _look(self, part: Any) -> None:
        if not isinstance(part, tuple):
            return
        if hasattr(part, "_fields"):
            for field, value in zip(part._fields, part, strict=True):
                self._seen.setdefault((type(part), field), {})[_Kept(value)] = None
        for each in part:
            self._look(each)

    def of(self, part: Any, field: str) -> Iterator[Any]:
        """A meaning with one of its own fields changed."""
        for other in self._others(part, field, getattr(part, field)):
            yield part._replace(**{field: other})

    def _others(self, part: Any, field: str, value: Any) -> Iterator[Any]:
        """Other values of a field: of the same sort, and none where it need not be there."""
        if isinstance(value, bool):
            yield not value
            return
        if isinstance(value, int):
            yield value + 1
        default = part._field_defaults.get(field, value)
        if (type(default), default) != (type(value), value):
            yield default
        seen = [each.value for each in self._seen.get((type(part), field), ())]
        alike = [each for each in seen if type(each) is type(value) and each not in (value, default)]
        yield from alike[: OTHERS if isinstance(value, str) or hasattr(value, "_fields") else 1]
        if isinstance(value, tuple) and not hasattr(value, "_fields") and len(value) > 1:
            yield value[:-1]
            yield value[1:]


class _Kept:
    """A value as a key that tells `1` from `True`, and a meaning from another of the same fields."""

    def __init__(self, value: Any) -> None:
        self.value = value
        self.key = repr(value)

    def __hash__(self) -> int:
        return hash(self.key)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, _Kept) and self.key == other.key


def changed(
    part: Any, changes: Changes, wanted: Callable[[Place], bool], at: Place = ()
) -> Iterator[tuple[Place, Any]]:
    """A meaning changed in one place that is wanted, at any depth, and the way there."""
    if not isinstance(part, tuple):
        return
    if not hasattr(part, "_fields"):
        for n, each in enumerate(part):
            for place, other in changed(each, changes, wanted, at):
                yield place, (*part[:n], other, *part[n + 1 :])
        return
    whole: Any = part
    kind = f"{type(part).__name__} {part[0]}" if isinstance(part[0], str) else type(part).__name__
    for field, value in zip(whole._fields, part, strict=True):
        here = (*at, (kind, field))
        if wanted(here):
            yield from ((here, other) for other in changes.of(part, field))
        for place, other in changed(value, changes, wanted, here):
            yield place, whole._replace(**{field: other})


def lost(
    language: Language,
    texts: Sequence[Text],
    comes_to: Callable[[Text], Any],
    lexicon: Lexicon = NOTHING_MORE,
    *,
    idle: Callable[[str, str], bool] = lambda kind, field: False,
    apart: Callable[[Text], Hashable] = lambda text: None,
    tries: int = TRIES,
    deep: int = 2,
) -> Iterator[Lost]:
    """Every word of some texts that makes no difference to what they come to (None: they are not carried out)."""
    changes, told = Changes(texts), set[Any]()
    tried: Counter[tuple[Hashable, Place]] = Counter()
    for text in texts:
        sort = apart(text)

        def wanted(place: Place, sort: Hashable = sort) -> bool:
            key = sort, place[-deep:]
            return not idle(*place[-1]) and tried[key] < tries * MOST and key not in told

        before = comes_to(text)
        if before is None:
            continue
        for n, means in enumerate(text):
            for place, other in changed(means, changes, wanted):
                key = sort, place[-deep:]
                if key in told or tried[key] >= tries * MOST:
                    continue
                after = _tried(comes_to, (*text[:n], other, *text[n + 1 :]))
                tried[key] += MOST if after is not None else 1
                if after == before and _sayable(language, other, lexicon):
                    told.add(key)
                    yield Lost(*place[-1], say(language, means), say(language, other))


def _sayable(language: Language, means: Any, lexicon: Lexicon) -> bool:
    """Whether a card could say it: it has words, and these are read as nothing else."""
    try:
        said = say(language, means)
    except (Unsayable, TypeError, AttributeError, ValueError):
        return False
    return parse(language, said.removesuffix("."), "", lexicon).meanings == (means,)


def _tried(comes_to: Callable[[Text], Any], text: Text) -> Any:
    """What a text comes to; None for one that no card could say, at which the reading may stumble."""
    try:
        return comes_to(text)
    except (ValueError, TypeError, LookupError, AttributeError, AssertionError):
        return None


def bare(part: Any, shown: Mapping[type, tuple[str, ...]]) -> Any:
    """What is carried out, without the fields of some kinds that only show something, such as a name."""
    if not isinstance(part, tuple):
        return part
    inner = [bare(each, shown) for each in part]
    if not hasattr(part, "_fields"):
        return tuple(inner)
    made: Any = type(part)(*inner)
    return made._replace(**dict.fromkeys(shown.get(type(part), ()), ""))
