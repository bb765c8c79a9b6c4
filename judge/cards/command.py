"""`judge cards`: import files, show a card, tell how much of a list is understood, list and forget imports."""

from __future__ import annotations

import json
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import NamedTuple

from judge.cards import store
from judge.cards.collection import Several, close_name, collected, find
from judge.cards.intake import Intake, known_game, take_in
from judge.cards.text import card_lines, counts_line, kept_lines, preview, read_lines
from judge.cards.understood import Counts, card_json, one_understood, reader, understood, whole_json
from judge.content.problem import BadInput, Place, Problem
from judge.kit.words import counted
from judge.progress import Progress

HELP = """\
  judge cards import GAME FILE...    take the cards of files in: JSON, YAML, CSV, TSV, XML sets of table programs
  judge cards show GAME NAME         a card, its numbers, and what each sentence of it means
  judge cards read GAME FILE         how much of a list is understood, sentence by sentence
  judge cards list GAME              the files that were imported
  judge cards forget GAME FILE...    let the cards of a file go

Cards are kept in your own data folder. A card that was imported can be named in scenarios, forms and deck lists.
"""


class Wanted(NamedTuple):
    """What was asked for."""

    game: str
    what: Sequence[str] = ()
    json: bool = False
    dry_run: bool = False
    skip: bool = False


def run(deed: str, wanted: Wanted) -> int:
    """Does what was asked for; 0 when it is done."""
    known_game(wanted.game)
    if not wanted.what and deed != "list":
        raise BadInput.at(Place(f"judge cards {deed}"), f"say which {'card' if deed == 'show' else 'file'}")
    DEEDS[deed](wanted)
    return 0


def _import(wanted: Wanted) -> None:
    """All files or none: what is wrong with any of them is told before anything is kept."""
    taken: list[Intake] = []
    problems: list[Problem] = []
    for name in wanted.what:
        try:
            taken.append(take_in(wanted.game, Path(name), wanted.skip))
        except BadInput as bad:
            problems += bad.problems
    if problems:
        raise BadInput(problems)
    for each in taken:
        if not wanted.dry_run:
            store.put(wanted.game, str(Path(each.file).resolve()), each.form, each.cards)
    if wanted.json:
        files = [
            {"file": each.file, "form": each.form, "cards": len(each.cards), "columns": _columns(each)}
            for each in taken
        ]
        print(json.dumps({"game": wanted.game, "kept": not wanted.dry_run, "files": files}, ensure_ascii=False))
        return
    for each in taken:
        print("\n".join(preview(wanted.game, each)))
    number = counted(sum(len(each.cards) for each in taken), "card")
    print(
        f"{number} would be kept; this was only a look" if wanted.dry_run else f"{number} kept in {store.store_file()}"
    )


def _columns(taken: Intake) -> dict[str, str | None]:
    """Which column is what; null for one that is left over."""
    return {name: None if column.part == "left out" else str(column) for name, column in taken.columns.items()}


def _show(wanted: Wanted) -> None:
    name = " ".join(wanted.what)
    try:
        found = find(wanted.game, name)
    except Several as several:
        raise BadInput.at(Place("NAME"), str(several)) from None
    if found is None:
        close = close_name(wanted.game, name)
        hint = f"; did you mean {close}?" if close else f"; import some: judge cards import {wanted.game} FILE"
        raise BadInput.at(Place("NAME"), f"no card of your {wanted.game} collection is called {name}{hint}")
    text = one_understood(wanted.game, found.card) if collected(wanted.game) else None
    if wanted.json:
        print(json.dumps(whole_json(found.label, found.card, text), ensure_ascii=False))
    else:
        print("\n".join(card_lines(found.label, found.card, text)))


def _read(wanted: Wanted) -> None:
    """Card by card, so that a long list takes no more room than a short one."""
    reader(wanted.game)
    cards = [card for name in wanted.what for card in take_in(wanted.game, Path(name), wanted.skip).cards]
    counts = Counts()
    if wanted.json:
        print(f'{{"game": {json.dumps(wanted.game)}, "cards": [', end="")
    with Progress("cards read") as progress:
        for number, (card, text) in enumerate(understood(wanted.game, cards, progress.tick)):
            counts.add(text)
            if wanted.json:
                print((", " if number else "") + json.dumps(card_json(card, text), ensure_ascii=False), end="")
            else:
                print("\n".join(read_lines(card, text)))
    print(f'], "counts": {json.dumps(counts.numbers)}}}' if wanted.json else f"\n{counts_line(counts.numbers)}")


def _list(wanted: Wanted) -> None:
    kept = store.files(wanted.game)
    if wanted.json:
        print(json.dumps({"game": wanted.game, "files": [each._asdict() for each in kept]}, ensure_ascii=False))
    else:
        print("\n".join(kept_lines(wanted.game, kept)))


def _forget(wanted: Wanted) -> None:
    known = [each.path for each in store.files(wanted.game)]
    paths = [str(Path(name).resolve()) for name in wanted.what]
    for name, path in zip(wanted.what, paths, strict=True):
        if path not in known:
            allowed = "\n".join(known) or "no file was imported"
            raise BadInput.at(Place(name), f"this file was not imported; imported: {allowed}")
    gone = sum(store.forget(wanted.game, path) for path in paths)
    print(json.dumps({"game": wanted.game, "gone": gone}) if wanted.json else f"{counted(gone, 'card')} gone")


DEEDS: dict[str, Callable[[Wanted], None]] = {
    "import": _import, "show": _show, "read": _read, "list": _list, "forget": _forget,
}  # fmt: skip
