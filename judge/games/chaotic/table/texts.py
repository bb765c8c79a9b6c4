"""How the text of every card on a table is read: with the names, tribes and spaces that the table has."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from operator import attrgetter
from typing import Any, NamedTuple

from judge.cardtext import CardText, Lexicon, Sentence, known_words
from judge.games.chaotic import RULES
from judge.games.chaotic.cards import reading
from judge.games.chaotic.cards.language import other_kinds
from judge.games.chaotic.cards.lasting_elsewhere import OPENS
from judge.games.chaotic.cards.meanings.ability import Ability
from judge.games.chaotic.cards.reading import Text
from judge.games.chaotic.play.battleboard import standard
from judge.games.chaotic.table.text_rows import AbilityRow, InstructionRow, Written, targets, written
from judge.kit.rows import Problems


class Box(NamedTuple):
    """The text of a card in play: its abilities, its Mirage text, its sentences; and the keys that cannot be read."""

    abilities: tuple[Ability, ...] = ()
    mirage: tuple[Ability, ...] = ()
    sentences: tuple[Sentence, ...] = ()
    wrong: tuple[tuple[str, str], ...] = ()

    @property
    def opens(self) -> bool:
        """4.2.3: whether a Battlegear says that it begins the game face up."""
        return any(each.name == OPENS for each in self.abilities)

    @property
    def own(self) -> tuple[Ability, ...]:
        """Its abilities, without what only counts before the game."""
        return tuple(each for each in self.abilities if each.name != OPENS)


def names_of(name: str, title: str | None = None) -> tuple[str, ...]:
    """What a card's text may call it: its name here, the name on the card, that without the version."""
    found = [each for one in (title, name) if one for each in (one, one.partition(",")[0])]
    return tuple(dict.fromkeys((*found, *("".join(each.split()) for each in found))))


def lexicon(table: Any) -> Lexicon:
    """The names, tribes and spaces on a table, and what collections of cards know."""
    known = known_words(RULES.game)
    names = [each for name, row in table.creatures.items() for each in names_of(name, row.title)]
    names += [*table.gear, *table.mugic, *table.attacks, *table.locations]
    kinds = [each for row in table.creatures.values() for each in (row.tribe, *row.subtypes) if each]
    kinds += [row.affiliation for row in table.mugic.values() if row.affiliation.casefold() != "generic"]
    spaces = {row.space for row in table.creatures.values() if row.space} | set(table.board.adjacent)
    spaces |= {space for space, _ in standard(int(table.board.size))} if table.board.size else set()
    return Lexicon(
        name=(*names, *known.get("name", ())), kind=other_kinds((*kinds, *known.get("kind", ()))), space=sorted(spaces)
    )


def box(rows: tuple[AbilityRow, ...], sort: str, own: tuple[str, ...], words: Lexicon) -> Box:
    """The abilities of a card in play. Printed lines are read together, as a list or a limit takes several of them."""
    found = Box()
    for printed, several in groupby(rows, key=attrgetter("printed")):
        if printed:
            lines = [row.name for row in several]
            read = reading.in_play(reading.sentences_of(lines, own, words), sort, own[0] if own else "")
            found = found._replace(
                abilities=found.abilities + read.abilities, mirage=found.mirage + read.mirage,
                sentences=found.sentences + read.sentences,
            )  # fmt: skip
            continue
        for row in several:
            try:
                found = found._replace(abilities=found.abilities + written(row, sort, words))
            except Written as fault:
                found = found._replace(wrong=(*found.wrong, (fault.key, f"{row.name}: {fault}")))
    return found


def text(
    rows: tuple[InstructionRow, ...], target: str | None, own: tuple[str, ...], words: Lexicon, x: bool, attack: bool
) -> Text:
    """The text of a Mugic or an attack, with the targets that its key says it has; `x`: its cost says what X is."""
    aims = targets(target, words) if target else ()
    return reading.played(reading.sentences_of([row.means for row in rows], own, words), aims, attack, x)


class Texts(NamedTuple):
    """The text of every card on a table."""

    creatures: dict[str, Box]
    brainwashed: dict[str, Box]
    gear: dict[str, Box]
    mugic: dict[str, Text]
    attacks: dict[str, Text]
    locations: dict[str, Box]
    mirages: dict[str, Box]
    words: Lexicon
    wrong: tuple[tuple[str, str], ...] = ()


def read(table: Any) -> Texts:
    """Reads all texts of a table."""
    words = lexicon(table)
    wrong: list[tuple[str, str]] = []
    mugic: dict[str, Text] = {}
    for name, row in table.mugic.items():
        try:
            mugic[name] = text(row.text, row.target, names_of(name), words, row.cost.means.x, attack=False)
        except ValueError as fault:
            wrong.append(("mugic", f"{name}: {fault}"))
            mugic[name] = Text()
    worn = {name: table.creatures[bearer].gear for name, bearer in table.gear.items()}
    creatures = table.creatures.items()
    return Texts(
        {name: box(row.abilities, "creature", names_of(name, row.title), words) for name, row in creatures},
        {name: box(row.brainwashed or (), "creature", names_of(name, row.title), words) for name, row in creatures},
        {name: box(row.abilities, "battlegear", names_of(row.name), words) for name, row in worn.items()},
        mugic,
        {
            name: text(row.text, None, names_of(name), words, row.cost.means.x, attack=True)
            for name, row in table.attacks.items()
        },
        {name: box(row.abilities, "location", names_of(name), words) for name, row in table.locations.items()},
        {name: box(row.mirage or (), "location", names_of(name), words) for name, row in table.locations.items()},
        words,
        tuple(wrong),
    )


def problems(texts: Texts) -> Problems:
    """The keys that cannot be read."""
    yield from texts.wrong
    for key, boxes in (("creatures", texts.creatures), ("creatures", texts.brainwashed), ("creatures", texts.gear),
                       ("locations", texts.locations), ("locations", texts.mirages)):  # fmt: skip
        for name, found in boxes.items():
            yield from ((key, f"{name}: {told}" if told.split(":")[0] != name else told) for _, told in found.wrong)


def card_text(table: Any) -> Iterator[CardText]:
    """Every card on the table with text, sentence by sentence."""
    texts: Texts = table.texts
    for name in table.creatures:
        sentences = texts.creatures[name].sentences + texts.brainwashed[name].sentences
        if sentences:
            yield CardText(name, sentences)
    for group in (texts.gear, texts.mugic, texts.attacks):
        for name, found in group.items():
            if found.sentences:
                yield CardText(name, found.sentences)
    for name in table.locations:
        sentences = texts.locations[name].sentences + texts.mirages[name].sentences
        if sentences:
            yield CardText(name, sentences)


RULES.card_text = card_text
