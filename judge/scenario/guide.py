"""How to write a scenario of a game, made from the game itself: its table, its charts, its choices, its questions."""

from __future__ import annotations

import inspect
from collections.abc import Iterator
from typing import Any

from judge import games
from judge.cardtext.guide import page
from judge.content.fields import kind_of, record_of
from judge.content.problem import Place, UnknownGame
from judge.content.schema import default_in_words
from judge.content.where import game_folders
from judge.content.words import type_in_words, with_article
from judge.engine.batch import TakeNext
from judge.engine.rules import Rules, Verb
from judge.scenario.model import Ask, scenario_type
from judge.scenario.rulebook import Rulebook, book

CHOICES = """\
Write what was done, in words, the player first or left out. What it is aimed at may be told with it, as in
`Ana uses Healer on Ben`, or as a choice of its own. Passing goes without saying: everybody passes until the
next thing that is written can be done, and the log marks such passes. After the last choice nobody passes by himself:
write `Ana passes`, or `all pass` for the passes that close one window (where each player has a window of his own for
the same, those of all players). A choice that nobody can avoid need not be written; the order of simultaneous effects
must be, if it matters."""
QUESTIONS = """\
A question is about how it ends. Where the choices stop before that, the answer is one *so far*, with whoever decides
next and what each choice would give; no claim is right or wrong then, unless every way on gives the same. `after: 3`
asks after the third choice, `at: now` after the last one, and `at:` with a step, a window or an event asks when play
comes to it, also where nobody decides anything: by the number (`at: 3.4`) or the title of a step (`at: the end of the
round`), with a name where there may be several (`at: in the battle of Ford`), or by what happens (`at: when damage is
dealt`). A step or a phase is asked about when it is through, a window as it opens. The last time is meant, or with
`after` the first from there.

`legal` asks whether it may be done just then, by that player; a no names the rule, and says so if it may be done once
the others have passed.

Conditions are joined with `and`, `or`, `not` and brackets: `Hut has fallen and not (height of Keep < 3)`. Lists are
compared as sets; only an order has an order."""


def guide(game: str, language: str = "") -> str:
    """The guide to writing scenarios of a game, as Markdown; `language` is the page of what its cards may say.

    Where there is no such page, all of that stands in the guide itself.
    """
    if game not in games.playable():
        raise UnknownGame.named(game, games.playable(), Place(game))
    found = book(game)
    rules = found.rules
    parts = (
        _head(found), _example(game), _cards(rules), _fields(rules), _places(found), _choices(found),
        _questions(rules), _words(rules), _readings(found), _card_text(found, language), _decks(game),
    )  # fmt: skip
    return "\n".join(line for part in parts for line in (*part, "")).rstrip() + "\n"


def _head(found: Rulebook) -> Iterator[str]:
    yield f"# Writing {with_article(found.game)} scenario"
    yield ""
    yield "A scenario is a YAML file: what lies on the table, the choices made so far, and the questions."
    yield "Leave out whatever does not matter; every field below has a default unless it says *needed*."


def _example(game: str) -> Iterator[str]:
    """The shortest scenario of the game that makes choices and has claims, as it stands in its file."""
    files = [path.read_text("utf-8") for path in game_folders()[game].files("scenarios", "*.yml")]
    good = [text for text in files if "choices:" in text and "claims:" in text and "answer:" in text]
    if good:
        yield "## A whole file"
        yield ""
        yield "```yaml"
        yield min(good, key=len).rstrip()
        yield "```"
        yield ""
        yield 'A text with a colon and a blank in it stands in quotes: `"Invisibility: Strike 15"`.'


def _cards(rules: Rules) -> Iterator[str]:
    """How cards of a collection are named, where the game takes them."""
    if rules.collected is not None:
        yield "## Cards of your collection"
        yield ""
        yield f"What is printed on a card that you have imported (`judge cards import {rules.game} FILE`) need not"
        yield "be written: its name is enough, wherever cards are named. What is written comes before what is printed,"
        yield "and a card whose text is written is described in full."
        yield ""
        yield "- `Name (Set)` tells cards of one name apart; the bare name will do in the rest of the file."
        yield "- `Name 2` is a second copy; with the key `card: Name` a row may have any other name."
        yield "- `collection: no` looks nothing up."


def _decks(game: str) -> Iterator[str]:
    """How a deck list is written, where the game checks decks: what all lists share, then the game's own section."""
    from judge import decks

    if game in decks.checked_games():
        yield "## Deck lists"
        yield ""
        yield from decks.guide_section(game).splitlines()


def _card_text(found: Rulebook, own_page: str) -> Iterator[str]:
    """What becomes of the text of cards: understood, partly understood, refused, carried out by hand."""
    language = games.language(found.game)
    if language is None:
        return
    yield "## What cards may say"
    yield ""
    yield "The text of a card is written as it is printed. Each sentence is understood whole or not at all. One that is"
    yield "not understood stays on the card and does nothing; every verdict names it: *not carried out*."
    yield "`judge run FILE --trace` says each sentence back in plain words, and so does the console."
    yield ""
    yield "- `strict: yes` refuses a scenario in which a sentence of a card is not understood, rather than going on"
    yield "  without it: for files that are kept and run again, where nothing may be missing."
    if found.rules.by_hand is not None:
        yield "- `by hand: ...` among the choices is what the judge carries out himself, in the words of cards,"
        yield '  at any point. The log marks it as his, and play goes on where it stood. In quotes: `- "by hand: ..."`.'
    yield ""
    yield f"[Everything that cards may say]({own_page})" if own_page else page(language, 3).rstrip()


def _readings(found: Rulebook) -> Iterator[str]:
    """The open questions that `readings` may answer otherwise."""
    if found.readings:
        yield "## Readings"
        yield ""
        for reading in found.readings.values():
            options = ", ".join(f"`{each}`" for each in reading.options)
            yield f"- `{reading.id}` ({options}; by default `{reading.default}`): {reading.question}"


def _fields(rules: Rules) -> Iterator[str]:
    """The fields of the file, and of every group inside it, each group once."""
    waiting: list[Any] = [scenario_type(rules)]
    seen: set[Any] = set()
    while waiting:
        cls = waiting.pop(0)
        if cls in seen or cls is Ask or not record_of(cls).specs:
            continue
        seen.add(cls)
        yield "## The file" if len(seen) == 1 else f"## {group_name(cls)}"
        yield ""
        yield _first_line(cls)
        yield ""
        for spec in record_of(cls).specs:
            inside = list(_groups(spec.type))
            waiting += inside
            see = "".join(f"; see {group_name(each)}" for each in inside if record_of(each).specs and each is not Ask)
            needed = "needed" if spec.required else f"default {default_in_words(spec)}"
            yield f"- `{spec.key}` ({type_in_words(spec.type, spec.rules)}; {needed}{see}): {spec.rules.doc}"
        yield ""


def _groups(tp: Any) -> Iterator[type]:
    """The groups of keys that a field's value may be, or hold."""
    kind = kind_of(tp)
    if kind.name == "record":
        yield tp
    elif kind.name in ("list", "map", "either"):
        for each in kind.args:
            yield from _groups(each)


def group_name(cls: type) -> str:
    """What a group of keys is called in the guide."""
    return cls.__name__.removesuffix("Row")


def _places(found: Rulebook) -> Iterator[str]:
    yield "## Where it starts (`at`)"
    yield ""
    yield "`chart`, `chart:node`, or `outer/inner:node` when the outer chart is to go on afterwards."
    yield ""
    for chart in found.charts.values():
        nodes = ", ".join(f"`{node.id}`" for node in chart.nodes)
        yield f"- `{chart.id}`: {chart.title}. Nodes: {nodes}"


def _in_chart_order(found: Rulebook) -> list[Verb]:
    """The verbs in the order in which the charts name them, those that no chart names last."""
    named = [
        verb
        for chart in found.charts.values()
        for node in chart.nodes
        for verb in (chart.windows[node.name].admits if node.kind == "window" else (node.name,))
        if verb in found.rules.verbs
    ]
    return [found.rules.verbs[name] for name in dict.fromkeys((*named, *sorted(found.rules.verbs)))]


def _choices(found: Rulebook) -> Iterator[str]:
    yield "## Choices"
    yield ""
    yield CHOICES
    yield ""
    for verb in _in_chart_order(found):
        if not isinstance(verb, TakeNext):
            told = _paragraph(verb).partition(" Written:")[0]
            yield f"- {told} Written: {verb.form}"
    yield f"- The next of several simultaneous effects. Written: {TakeNext().form}"


def _questions(rules: Rules) -> Iterator[str]:
    yield "## Questions (`asks`)"
    yield ""
    for spec in record_of(Ask).specs:
        words = spec.type.__args__[0].__args__ if spec.key in ("next", "count", "list") else ()
        written = f" Written: `{spec.key}: {words[0]}`." if words else ""
        written += " The answer has them with the player: `[Ana passes, Ana plays Bolt]`." if spec.key == "list" else ""
        yield f"- `{spec.key}`: {spec.rules.doc}{'' if spec.rules.doc.endswith('?') else '.'}{written}"
    yield ""
    yield QUESTIONS
    yield ""
    yield "Quantities, for `value`, `outcome`, `outcomes`, and in conditions (`X < 10`, `X = Ana`, or a yes or no):"
    yield ""
    for quantity in rules.quantities:
        yield f"- `{quantity.pattern}`: {quantity.doc}"


def _words(rules: Rules) -> Iterator[str]:
    if own := rules.guide().strip():
        yield own


def _paragraph(value: object) -> str:
    return " ".join((inspect.getdoc(value) or "").split("\n\n")[0].split())


def _first_line(value: object) -> str:
    return (inspect.getdoc(value) or "").split("\n")[0]
