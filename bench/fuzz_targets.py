"""What strangers can hand to the program, a function each: taken, or refused in words; all else is a fault."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Callable
from functools import cache
from pathlib import Path

from judge import decks, games
from judge.cards.intake import take_in
from judge.cardtext import PrintedCard
from judge.console.situations.situation import unpack
from judge.content.problem import BadInput
from judge.content.where import content_root
from judge.scenario.card_text import read_card
from judge.scenario.read import read

Target = Callable[[str], object]


def scenario(text: str) -> object:
    """The text of a scenario."""
    return read(text, "fuzz")


def link(text: str) -> object:
    """A link that carries a situation."""
    return unpack(text)


def card_text(text: str) -> object:
    """The text of a card; its first letter chooses the game."""
    known = sorted(game for game in games.playable() if games.language(game) is not None)
    game = known[ord(text[0]) % len(known)] if text else known[0]
    return read_card(game, PrintedCard("Fuzz", "", text=tuple(text[1:2_000].split("\n"))), [])


def deck(text: str) -> object:
    """A deck list; its first letter chooses the game."""
    known = sorted(decks.checked_games())
    return decks.check(known[ord(text[0]) % len(known)] if text else known[0], text[1:], None, "fuzz")


def import_file(text: str) -> object:
    """A file of cards."""
    with tempfile.NamedTemporaryFile("wb", suffix=".dat") as file:
        file.write(text.encode("utf-8", "surrogatepass"))
        file.flush()
        return take_in("lotr-lcg", Path(file.name))


def body(text: str) -> object:
    """The body of a request to the API; the part before the first line break chooses the route."""
    route, _, sent = text.partition("\n")
    known = ("/api/run", "/api/check", "/api/situation", "/api/record", "/api/event", "/api/read/chaotic")
    path = known[len(route) % len(known)]
    answer = _client().post(path, data=sent.encode("utf-8", "surrogatepass"), content_type="application/json")
    if answer.status_code >= 500 and answer.status_code != 503:
        raise AssertionError(f"{path} answers {answer.status_code}")
    return answer.status_code


@cache
def _client() -> object:
    from console.conftest import WorkAtOnce

    from judge.console.app import create_app

    folder = tempfile.mkdtemp(prefix="judge-fuzz-")
    return create_app(None, workers=WorkAtOnce(), database=f"{folder}/fuzz.sqlite").test_client()


TARGETS: dict[str, Target] = {
    "scenario": scenario, "link": link, "card text": card_text, "deck": deck, "import file": import_file, "body": body,
}  # fmt: skip


def fault(target: Target, text: str) -> str:
    """What is wrong with how a text is taken; nothing when it is taken, or refused in words."""
    try:
        target(text)
    except BadInput as bad:
        return "" if str(bad).strip() else "refused without words"
    except (RecursionError, MemoryError):
        return ""  # A worker answers these as too much.
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return ""


@cache
def seeds(name: str) -> tuple[str, ...]:
    """Texts to begin with."""
    from judge.console.situations.situation import Situation

    files = sorted(content_root().glob("*/scenarios/*.yml"))[::40]
    texts = [path.read_text("utf-8") for path in files]
    match name:
        case "scenario":
            return tuple(texts)
        case "link":
            return tuple(Situation(text).pack() for text in texts)
        case "card text":
            return ("aAction: Exhaust this card to draw 1 card.", "bDeal 5 damage to each Creature.", "cFlip it.",
                    "dResponse: After you reveal it, each hero and each ally gains 1 attack.")  # fmt: skip
        case "deck":
            return ("a3x Gandalf\n2 Orc", "b1 Maxxor\n1 Najarin", "c4 Slash", "d# Heroes\n1 Aragorn (Core)")
        case "import file":
            return ('[{"name": "Flint", "type": "ally", "text": ["Draw 1 card."]}]', "name\ttype\nFlint\tally\n",
                    "<set><card><name>Flint</name></card></set>", "name,type\nFlint,ally\n")  # fmt: skip
        case _:
            said = [json.dumps({"scenario": text}) for text in texts]
            return tuple("x" * n + "\n" + each for n, each in enumerate([*said, "{}", '{"do": "open", "event": "X"}']))
