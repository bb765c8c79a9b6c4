"""Abilities as a judge writes them: a sentence such as `battle: attack +3`, or a group of keys."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Literal

from judge.cardtext import Lexicon, Sentence, read_sentence, sentence
from judge.games.wot_conquest.cards.fitting import as_said, said_of_target, said_of_this, settled
from judge.games.wot_conquest.cards.forms.sentences import Body, Happens, Plain, Used
from judge.games.wot_conquest.cards.language import LANGUAGE
from judge.games.wot_conquest.cards.meanings import Ability, Aimed, Target
from judge.games.wot_conquest.cards.reading import ability_of, key_read
from judge.kit.rows import Problems, item, row

PHASES = ("always", "deployment", "movement", "attack", "battle")


def unreadable(*written: tuple[str, str | None, Callable[[str], Any]]) -> Problems:
    """What the readers of texts have against them, each with the key that the text stands under."""
    for key, text, read in written:
        try:
            read(text) if text else None
        except ValueError as error:
            yield key, str(error)


@row
class AbilityRow:
    """An ability: a sentence such as `battle: attack +3`, or a group of keys."""

    name: str = item("what it is called in the log and in choices")
    phase: Literal["always", "deployment", "movement", "attack", "battle"] = item(
        "the phase it is used in; `always` for one that is simply in force", default="battle"
    )
    cost: str = item("what it costs: `1 supply`, `2 Favor tokens`, `1 HP`, `kill this`", default="")
    limit: Literal["once per battle", "once per turn", "once per game"] | None = item(
        "how often it is used, where its own text limits that", default=None
    )
    target: str = item("what it is used on, such as `enemy unit` or `friendly unit with Channeler`", default="")
    only_if: str = item("a condition, such as `attacking`", key="if", default="")
    do: tuple[str, ...] = item("what it does, top to bottom", default=())
    sentence: str = item("the ability in a whole sentence, in place of the other keys but its name", default="")

    @classmethod
    def from_text(cls, text: str) -> AbilityRow:
        """`battle: attack +3`; without a phase it is always in force."""
        head, colon, rest = text.partition(":")
        phase = head.strip().casefold().removesuffix(" phase")
        return cls(name=(rest if colon and phase in PHASES else text).strip(), sentence=text)

    def problems(self) -> Problems:
        """A phase for what is used; either a sentence or keys."""
        if self.phase == "always" and (self.cost or self.limit or self.target):
            yield "phase", "an ability with a cost, a limit or a target is used in a phase; name that phase"
        if self.sentence and (self.do or self.cost or self.target or self.only_if or self.limit):
            yield "sentence", "an ability is a whole sentence, or it has keys; write one of the two"

    def ability(self, lexicon: Lexicon) -> Ability:
        """The ability as the rules use it; ValueError says what cannot be read."""
        if self.sentence:
            found = read_sentence(LANGUAGE, self.sentence.strip(" ."), lexicon)
            if not isinstance(found.means, Used | Plain | Happens):
                raise ValueError(f"{self.sentence!r} is no instruction: {found.why or 'it says nothing to be done'}")
            return settled(ability_of(self.name, found.means), "unit")
        rows = [key_read("order", "instruction", each, lexicon) for each in self.do]
        alone = len(rows) == 1 == len(rows[0]) and bool(self.target)
        usual = said_of_target if alone else said_of_this
        deeds = tuple(deed for first, *more in rows for deed in (usual(first), *more))
        return settled(
            Ability(
                self.name,
                "" if self.phase == "always" else self.phase,
                deeds,
                key_read("costs", "cost", self.cost, lexicon) if self.cost else (),
                "" if self.limit is None else self.limit.removeprefix("once per "),  # type: ignore[arg-type]
                key_read("aim", "target", self.target, lexicon) if self.target else None,
                key_read("state", "condition", self.only_if, lexicon) if self.only_if else (),
            ),
            "unit",
        )

    def understood(self, lexicon: Lexicon) -> Sentence:
        """The ability as a sentence, said back from what it means."""
        found, written = self.ability(lexicon), self.sentence or f"{self.name}: {'. '.join(self.do)}"
        found = found._replace(deeds=tuple(map(as_said, found.deeds)))
        means: Used | Plain | Happens
        if found.phase:
            means = Used(found.phase, Body(_aimed(found), found.cost, found.conditions, found.limit))
        elif found.occasion:
            means = Happens(found.occasion, found.deeds, found.conditions)
        else:
            means = Plain(found.deeds, found.conditions)
        return Sentence(written, means, sentence(LANGUAGE, means))


def _aimed(ability: Ability) -> tuple[Any, ...]:
    """The deeds with the target said in full where it is first spoken of."""
    deeds = list(ability.deeds)
    for at, deed in enumerate(deeds):
        if ability.target and getattr(deed, "whom", None) == Target():
            deeds[at] = deed._replace(whom=Aimed(ability.target))  # type: ignore[call-arg]
            break
    return tuple(deeds)
