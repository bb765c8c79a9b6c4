"""A verdict on a deck for the terminal, and help for those who write a list."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Any

from judge.decks.check import checked_games, deck_game
from judge.decks.values import allowed_in, written
from judge.games import package

HELP = """\
A deck list is plain text, or CSV with a header row.

  Format: Masters                    the format, if it is not the usual one
  Creatures                          a heading says the type of the cards below it
  2 Nimmei [Danian; Loyal]           how many, the name, in brackets what the rules ask about
  1x Tangath Toborn (Tangath in Training) [OverWorld]
  Attacks [build 1]                  brackets after a heading hold for every card below it
  2 Ember Gust                       # a comment; // is one too

  quantity,name,version,type,tribe,subtypes,build cost,unique,legendary,loyal
  2,Nimmei,,Creature,Danian,,,no,no,yes

What a rule needs to know of a card is written with the card, or known from your collection
(judge cards import).
"""


def check_text(result: Mapping[str, Any]) -> str:
    """The verdict in words: legal or not, then each problem with the rules that say so."""
    problems = result["problems"]
    about = f"{result['game']}, {result['format']}"
    if not problems:
        return f"Legal ({about}).\n"
    number = "1 problem" if len(problems) == 1 else f"{len(problems)} problems"
    lines = [f"Not legal ({about}): {number}.", ""]
    lines += [f"{n}. {each['text']}\n   [{', '.join(each['cites'])}]" for n, each in enumerate(problems, 1)]
    return "\n".join(lines) + "\n"


def format_guide() -> str:
    """The full guide to deck lists, in Markdown: what all games share, then a section of each game's own."""
    shared = files("judge.decks").joinpath("FORMAT.md").read_text("utf-8")
    return "\n".join([shared, *(game_section(game) for game in checked_games())])


def game_section(game: str) -> str:
    """The section of the guide that a game brings with it: the file `guide.md` in its room `decks`."""
    found = files(package(game)).joinpath("decks/guide.md")
    return found.read_text("utf-8") if found.is_file() else ""


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
