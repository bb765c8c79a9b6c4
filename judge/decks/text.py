"""A verdict on a deck for the terminal, and help for those who write a list."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from importlib.resources import files
from typing import Any

from judge.decks.check import checked_games, deck_game
from judge.decks.values import allowed_in, written
from judge.games import package
from judge.kit.words import counted

HOW = """\
A deck list is plain text as people write it, or a table with a header row. One card a line: how
many, the name, and in brackets what the rules ask about. A heading says the type of the cards
below it. What a list leaves out is looked up in your collection (judge cards import); what nobody
knows is said, with the verdict on all rules that can be told. # and // begin a comment.
"""


def help_text() -> str:
    """The help of `judge deck`: how a list is written, and a short one for each game."""
    parts = [HOW]
    for game in checked_games():
        if example := blocks(game, "short"):
            lines = "\n".join(f"  {line}" for line in example[0].rstrip().splitlines())
            parts.append(f"{game} ({', '.join(each.id for each in deck_game(game).formats[:4])}):\n\n{lines}\n")
    return "\n".join([*parts, "The guide has more: judge guide GAME, under Deck lists.\n"])


def check_text(result: Mapping[str, Any]) -> str:
    """The verdict in words: legal or not, each problem with its rules, the numbers, how lines were read."""
    lines = [_verdict(result), *_problems(result["problems"])]
    if result["numbers"]:
        lines += ["", *_numbers(result["numbers"])]
    if result["notes"]:
        lines += ["", "How lines were read:"]
        lines += [
            f"  {'line ' + str(each['line']) + ': ' if each['line'] else ''}{each['text']}" for each in result["notes"]
        ]
    return "\n".join(lines) + "\n"


def _verdict(result: Mapping[str, Any]) -> str:
    about = f"{result['game']}, {result['format']}"
    open = sum(each["unknown"] for each in result["problems"])
    broken = len(result["problems"]) - open
    untold = f"{counted(open, 'thing')} cannot be told" if open else ""
    if broken:
        return f"Not legal ({about}): {', and '.join(filter(None, (counted(broken, 'problem'), untold)))}."
    return f"Legal so far ({about}): {untold}." if open else f"Legal ({about})."


def _problems(problems: list[Mapping[str, Any]]) -> Iterator[str]:
    if problems:
        yield ""
    for number, each in enumerate(problems, 1):
        mark = "Not known: " if each["unknown"] else ""
        yield f"{number}. {mark}{each['text']}\n   [{', '.join(each['cites'])}]"


def _numbers(numbers: list[Mapping[str, Any]]) -> Iterator[str]:
    titles = list(dict.fromkeys(each["deck"] for each in numbers))
    for title in titles:
        yield f"In numbers{', ' + title if len(titles) > 1 and title else ''}:"
        for each in numbers:
            if each["deck"] == title:
                yield f"  {each['what']}: {number_text(each)}"


def number_text(number: Mapping[str, Any]) -> str:
    """A number of a deck with what is allowed and what is not known: `18 of at most 20, and 2 cards not known`."""
    allowed = f" ({number['allowed']})" if number["allowed"] else ""
    untold = f", not counted: {number['untold']} of which it is not known" if number["untold"] else ""
    return f"{number['number']}{allowed}{untold}"


def blocks(game: str, kind: str) -> list[str]:
    """The lists that a game's section of the guide shows: whole decks (`deck`), short ones (`short`), and others."""
    return re.findall(rf"```{kind}\n(.*?)```", game_section(game), re.DOTALL)


def format_guide() -> str:
    """The full guide to deck lists, in Markdown: what all games share, then a section of each game's own."""
    shared = files("judge.decks").joinpath("FORMAT.md").read_text("utf-8")
    return "\n".join([shared, *(game_section(game) for game in checked_games())])


def game_section(game: str) -> str:
    """The section of the guide that a game brings with it, or else what it declares about its lists."""
    return own_guide(game) or f"## {game}\n\n```\n{game_guide(game)}```\n"


def own_guide(game: str) -> str:
    """What a game has written about its lists: the file `guide.md` in its room `decks`; empty if there is none."""
    found = files(package(game)).joinpath("decks/guide.md")
    return found.read_text("utf-8") if found.is_file() else ""


def guide_section(game: str) -> str:
    """The guide to the deck lists of one game as part of a longer one: what all share, and what the game adds."""
    shared = files("judge.decks").joinpath("FORMAT.md").read_text("utf-8")
    own = game_section(game).replace("```deck", "```").replace("```short", "```")
    parts = "\n".join((shared.partition("\n")[2].strip(), "", own)).split("```")
    deeper = [re.sub(r"^(#+) ", r"#\1 ", part, flags=re.MULTILINE) for part in parts[::2]]
    parts[::2] = deeper
    return "```".join(parts)


def game_guide(game: str) -> str:
    """The formats, headings, settings and properties of one game's lists."""
    spec = deck_game(game)
    lines = [f"Formats: {', '.join(each.id for each in spec.formats)} (the first unless another is named)"]
    lines.append(f"Headings: {', '.join(each.words[0] for each in spec.headings)}")
    lines += [f"{each.key}: N - {each.says}" for each in spec.settings]
    for each in spec.fields:
        also = f" (also {', '.join(each.also)})" if each.also else ""
        lines.append(f"  {written(each)[0]}{also}: {each.says}; {allowed_in(each)}")
    return "\n".join(lines) + "\n"
