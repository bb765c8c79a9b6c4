"""From a card as a list has it to the card as it is printed: text without tags, numbers as numbers, lists as lists."""

from __future__ import annotations

import html
import re
from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from judge.cards.columns import FLAGS, LISTS, Column, names_of, type_of
from judge.cards.source import LONGEST_NAME, Raw, clean
from judge.cardtext import PrintedCard
from judge.content.problem import BadInput, listed, shown
from judge.kit.words import folded

_BREAK = re.compile(r"</?(?:br|p|div|hr|li|ul|ol|cr|tr)\b[^<>]*>|\\n|\\r", re.IGNORECASE)
_TAG = re.compile(
    r"</?(?:b|i|u|s|em|strong|span|small|big|font|nobr|sup|sub|center|abbr|bold|italic|color|img|a)\b[^<>]*>",
    re.IGNORECASE,
)
LONGEST_NUMBER, LONGEST_TYPE = 20, 60
_WHOLE = re.compile(r"[+-]?[0-9]{1,6}")
_BETWEEN = re.compile(r"(?<=\.)\s+|\s*[;|\n]\s*|\s*,\s*")
_NOTHING = frozenset({"", "-", "\N{EN DASH}", "\N{EM DASH}", "n/a", "null", "none", "nil"})
_NO = frozenset({"no", "n", "false", "0", "non-unique"})


def printed(game: str, raw: Raw, columns: Mapping[str, Column]) -> PrintedCard:
    """The card that a row of a list is; BadInput where it is none."""
    plain: dict[str, str] = {}
    text: list[str] = []
    stats: dict[str, int | str] = {}
    more: dict[str, Any] = {}
    paragraphs: list[str] = []
    for column, value in raw.values.items():
        part, name = columns[column]
        if value is None or part in ("left out", "id"):
            continue
        if part in ("name", "type", "set"):
            plain[part] = " ".join(_line(value).split())
        elif part == "text":
            text += text_of(value, names_of(game).icons)
        elif part == "paragraph":
            paragraphs += [_headed(name, each) for each in text_of(value, names_of(game).icons)]
        elif part == "stats":
            put = _number(value)
            if isinstance(put, str) and len(put) > LONGEST_NUMBER:
                raise BadInput.at(raw.at(column), f"found {shown(put)}; allowed: a number, X or nothing", column)
            if put is not None:
                stats[name] = put
        else:
            more[name] = _more(game, name, value)
    kind = type_of(game, plain.get("type", ""))
    if len(kind) > LONGEST_TYPE:
        raise BadInput.at(raw.place, f"found {shown(kind)}; allowed: a type of card, such as ally", "type")
    for theirs, ours in names_of(game).of_type.get(kind, {}).items():
        if theirs in stats and ours not in stats:
            stats[ours] = stats.pop(theirs)
    made = PrintedCard(_named(plain, raw, columns), kind, plain.get("set", ""), (), stats, more)
    return made._replace(text=(*text, *(each for each in paragraphs if each not in text)))


def with_side(card: PrintedCard, other: PrintedCard) -> PrintedCard:
    """A card with its second side: the text of both, and what only the second one says."""
    return card._replace(
        text=(*card.text, *(each for each in other.text if each not in card.text)),
        type=card.type or other.type,
        stats={**other.stats, **card.stats},
        more={**other.more, **{key: value for key, value in card.more.items() if value not in ("", None, [])}},
    )


def text_of(value: Any, icons: Mapping[str, str]) -> list[str]:
    """The paragraphs of a text, whatever marks it up, with words for icons."""
    parts = value if isinstance(value, list) else [value]
    found = [each for part in parts if not isinstance(part, bool) for each in _paragraphs(_line(part))]
    for sign, word in icons.items():
        found = [re.sub(re.escape(sign), word.replace("\\", ""), each, flags=re.IGNORECASE) for each in found]
    return found


def _paragraphs(text: str) -> Iterator[str]:
    bare = _TAG.sub("", _BREAK.sub("\n", text))
    for line in clean(html.unescape(bare)).split("\n"):
        if line.strip():
            yield line.replace("\t", " ").strip()


def _line(value: Any) -> str:
    if isinstance(value, list):
        return ", ".join(map(_line, value))
    return "yes" if value is True else "" if value is False or value is None else str(value)


def _headed(word: str, text: str) -> str:
    """A paragraph with the word in front that its column stands for."""
    return text if folded(text).startswith(folded(word)) else f"{word}: {text}"


def _number(value: Any) -> int | str | None:
    if isinstance(value, bool):
        return int(value)
    if isinstance(value, int):
        return value
    text = " ".join(_line(value).split())
    if text.casefold() in _NOTHING:
        return None
    return int(text) if _WHOLE.fullmatch(text) else text


def _more(game: str, name: str, value: Any) -> Any:
    own = names_of(game)
    if name in (*LISTS, *own.lists) and isinstance(value, str):
        return [] if value.casefold() in _NOTHING else _several(name, value)
    if name in (*FLAGS, *own.flags) and not isinstance(value, bool):
        said = _line(value).casefold()
        return said not in _NO and said not in _NOTHING
    if isinstance(value, str) and name != "id":
        return " ".join(_TAG.sub("", value).split())
    return value


def _several(name: str, text: str) -> list[str]:
    """The words of a list written as one text; keywords keep their numbers, and commas inside brackets are not ends."""
    bare = html.unescape(_TAG.sub("", _BREAK.sub("\n", text)))
    parts = (part.strip(" .") if name != "keywords" else part.strip() for part in _BETWEEN.split(bare))
    return [part for part in parts if part]


def _named(plain: Mapping[str, str], raw: Raw, columns: Mapping[str, Column]) -> str:
    name = html.unescape(_TAG.sub("", plain.get("name", ""))).strip()
    if not folded(name):
        column = next((column for column, kind in columns.items() if kind.part == "name"), "")
        others = listed([shown(_line(value), 30) for value in raw.values.values() if _line(value)], 4)
        raise BadInput.at(raw.at(column), f"a card without a name; found {others or 'nothing'}", column or "name")
    if len(name) > LONGEST_NAME:
        raise BadInput.at(raw.place, f"more than {LONGEST_NAME} characters: {shown(name)}", "name")
    return name


def numeric_columns(raws: Iterable[Raw]) -> set[str]:
    """The columns that hold whole numbers, or X, wherever they hold anything."""
    numbers: set[str] = set()
    others: set[str] = set()
    for raw in raws:
        for column, value in raw.values.items():
            if value is None or column in others or _line(value).strip().casefold() in _NOTHING:
                continue
            whole = isinstance(value, int) and not isinstance(value, bool)
            if whole or (isinstance(value, str) and (_WHOLE.fullmatch(value) or value in ("X", "x", "*"))):
                numbers.add(column)
            else:
                others.add(column)
    return numbers - others
