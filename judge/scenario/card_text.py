"""Card text that stands in no scenario yet: a text as it is typed, and a deed of the judge that has been begun."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from judge import games
from judge.cardtext import CardText, Language, Lexicon, PrintedCard, knowing, known_words, parse, read_text
from judge.cardtext.going_on import go_on
from judge.engine.position import Position
from judge.engine.referee import Referee


def read_card(game: str, printed: PrintedCard, names: Iterable[str] = ()) -> CardText:
    """How the text of a card is understood where some names are known besides those of the collections.

    A card of a known type is read as one of a collection is; a mere text sentence by sentence.
    """
    language, collected = games.language(game), games.rules(game).collected
    known = _with_names(game, names)
    if language is None:
        return CardText(printed.name)
    with knowing(known):
        if collected is not None and printed.type:
            found: CardText = collected.read(printed)
            return found
        paragraphs = read_text(language, printed.text, [printed.name] if printed.name else (), Lexicon(**known))
    return CardText(printed.name, tuple(each for paragraph in paragraphs for each in paragraph))


def tried_by_hand(referee: Referee, position: Position, text: str) -> dict[str, Any]:
    """What the judge is about to carry out himself: how it is understood, or why not, and how it may go on."""
    found: dict[str, Any] = {"read": False, "means": None, "why": None}
    if text.strip():
        try:
            lines = referee.by_hand(position, text.strip())[1]
            found = {**found, "read": True, "means": lines[0].text if lines else text.strip()}
        except ValueError as error:
            found["why"] = str(error)
    return {**found, "next": _next(referee, position, text)}


def _next(referee: Referee, position: Position, text: str) -> list[dict[str, str | None]]:
    language = games.language(referee.rules.game)
    if language is None or referee.rules.by_hand is None:
        return []
    names = (str(name) for name in (*referee.rules.players(referee.moment(position)), *position.things))
    lexicon = Lexicon(**_with_names(language.game, (name for name in names if name[:1].isupper())))
    found = go_on(language, text, language.by_hand, lexicon)
    return [each._asdict() for each in found if not _refused(referee, position, language, each.text, lexicon)]


def _refused(referee: Referee, position: Position, language: Language, text: str | None, lexicon: Lexicon) -> bool:
    """Whether a sentence that the table reads whole is none that can be carried out here: a name that is not meant."""
    if text is None or not parse(language, text, language.by_hand, lexicon).meanings:
        return False
    try:
        referee.by_hand(position, text)
    except ValueError:
        return True
    return False


def _with_names(game: str, names: Iterable[str]) -> dict[str, tuple[str, ...]]:
    """The words of the collections, and some names more."""
    known = known_words(game)
    return {**known, "name": tuple(dict.fromkeys((*names, *known.get("name", ()))))}
