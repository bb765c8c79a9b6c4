"""Questions: what their words mean, and those that need no more than a row of a table."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, TypeVar

from judge.engine.moment import Moment
from judge.engine.position import told_apart
from judge.engine.record import Cite, Missing
from judge.engine.rules import Rules
from judge.kit.words import tidy

T = TypeVar("T")
Said = str | tuple[str, ...]
Found = str | Callable[..., Any]
Cites = Cite | tuple[Cite, ...]
Row = tuple[Said, Found, Cites, str] | tuple[Said, Found, Cites, str, str]
NOW = "now"
"""The fifth part of a row that is about the decision at hand: a cost, what may or must be done, who is next."""
DUE = "due"
"""The same of one that is about what a step is going to bring, and so is asked of a step as it begins."""


def find(things: Iterable[T], text: str) -> T | None:
    """The thing whose name a text is, exactly or else whatever its case and article; None where there is none.

    A thing that had to be told apart from another kind (`Ogre (card)`) has both names.
    """
    found = {each.name: each for each in things}  # type: ignore[attr-defined]
    if text in found:
        return found[text]
    low = tidy(text)
    alike = (each for name, each in found.items() if tidy(name) in (low, told_apart(low, type(each))))
    return next(alike, None)


def named(now: Moment, kind: type[T], text: str, word: str = "") -> T:
    """The thing of a kind that a text names; `Missing` says what there is, in the words of the game."""
    found = find(now.every(kind), text)
    if found is None:
        names = ", ".join(each.name for each in now.every(kind)) or "none"  # type: ignore[attr-defined]
        raise Missing(f"no {word or kind.__name__.lower()} named {text}; there are: {names}")
    return found


def ask_about(
    rules: Rules,
    kind: type[Any] | Callable[[Moment, str], Any] | None,
    rows: Iterable[Row],
    settled_in: tuple[str, ...] = (),
) -> None:
    """Registers questions about one thing, a row each: how it is asked, the answer, its rules, what it tells.

    It may be asked in one wording or several. The thing is found by the name in the question: a kind of thing, or a
    function that finds it. The answer is a field of the thing, or a function of the moment and the thing. With None the
    question names nothing or several things, and the answer is a function of the moment and the words. The fourth part
    of a row is its documentation; a fifth, `NOW`, says that it is about the decision at hand, `DUE` that it is about
    what a step is going to bring. `settled_in` names the charts or steps that settle what is asked for: of those it is
    asked as they begin.
    """
    finds = (lambda now, text: named(now, kind, text)) if isinstance(kind, type) else kind
    for wordings, answer, cites, doc, *now in rows:
        patterns = (wordings,) if isinstance(wordings, str) else wordings
        units = (cites,) if isinstance(cites, Cite) else cites
        register = rules.quantity(*patterns, *units, now=bool(now), due=DUE in now, settled_in=settled_in)
        register(_answering(finds, answer, doc))


def _answering(
    finds: Callable[[Moment, str], Any] | None, answer: str | Callable[..., Any], doc: str
) -> Callable[..., Any]:
    def work_out(now: Moment, **given: str) -> Any:
        if finds is None:
            assert callable(answer)
            found = answer(now, **given)
        else:
            (text,) = given.values()
            thing = finds(now, text)
            found = answer(now, thing) if callable(answer) else getattr(thing, answer)
        return list(found) if isinstance(found, tuple) and not hasattr(found, "_fields") else found

    work_out.__doc__ = doc
    return work_out
