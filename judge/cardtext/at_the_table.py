"""The text of cards at a table: what is understood of it, and what the judge carries out by hand in the same words."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from judge.cardtext.cards import CardText, known_words
from judge.cardtext.language import Language, Lexicon
from judge.cardtext.read import Sentence, read_sentence, read_text
from judge.engine.moment import Moment
from judge.engine.record import JUDGE, Cite
from judge.engine.rules import Rules

Deed = Callable[[Moment, str, str, Any, str], None]


class TextAtTheTable:
    """Reads the `text` of the cards in some groups of a table, for a game that needs no more of a lexicon than names.

    `groups` are the groups of the table whose rows have a `text`, `cite` the rule under which a judge acts by hand.
    It tells the house how each card is understood (`RULES.card_text`), and lets the judge carry out by hand
    (`RULES.by_hand`) whatever `carry_out(now, source, by, meaning, target)` can do without a target.
    """

    def __init__(self, rules: Rules, language: Language, *groups: str, cite: Cite) -> None:
        self.rules, self.language, self.groups, self.cite = rules, language, groups, cite
        self._carry_out: Deed | None = None
        rules.card_text = self.card_text
        self._known: dict[tuple[str, str], tuple[Any, ...]] = {}

    def carries_out(self, function: Deed) -> Deed:
        """Registers what carries out one meaning; the judge may then do so by hand."""
        self._carry_out = function
        self.rules.by_hand = self.by_hand
        return function

    def sentences(self, text: str, name: str) -> tuple[Sentence, ...]:
        """The text of a card, sentence by sentence."""
        lexicon = Lexicon(name=(name, *known_words(self.language.game).get("name", ())))
        return tuple(each for paragraph in read_text(self.language, text, [name], lexicon) for each in paragraph)

    def meanings(self, text: str, name: str) -> tuple[Any, ...]:
        """What is understood of the text of a card of that name; what is not is shown as such (`card_text`)."""
        if (text, name) not in self._known:
            every = self.sentences(text, name)
            self._known[text, name] = tuple(each.means for each in every if each.means is not None)
        return self._known[text, name]

    def card_text(self, table: Any) -> Iterable[CardText]:
        """How the text of every card on a table is understood."""
        for group in self.groups:
            for name, row in getattr(table, group).items():
                if row.text:
                    yield CardText(name, self.sentences(row.text, name))

    def by_hand(self, now: Moment, text: str) -> None:
        """What the judge carries out himself, for the player whose turn it is."""
        found = read_sentence(self.language, text.rstrip(" ."), sort=self.language.by_hand)
        if found.means is None or self._carry_out is None:
            raise ValueError(found.why)
        now.say(f"By hand: {found.said}", self.cite, actor=JUDGE)
        self._carry_out(now, JUDGE, self.rules.players(now)[0], found.means, "")
