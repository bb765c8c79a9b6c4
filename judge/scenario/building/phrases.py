"""The fields of one row found in words: `attack 3`, `3 attack`, `exhausted`, `engaged with Ana`, `in hand`."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from judge.scenario.building.controls import Control
from judge.scenario.building.vocabulary import ENDS, FILLING, Token

NUMBERS = ("number", "figure")
# Words between a field and what it says: engaged with Ana, damage: 3.
BETWEEN = frozenset("with by to on at of is are in the a an : =".split())
NOT = frozenset({"not", "no", "isn't", "without", "never"})


class Phrases:
    """What the words said of a row mean for its fields; each word is used once."""

    def __init__(self, controls: Iterable[Control], words: Sequence[Token]) -> None:
        self.controls, self.words = list(controls), list(words)
        self.used: set[int] = set()
        self.found: dict[str, list[str]] = {}
        self._labels = sorted(
            ((tuple(each.label.casefold().split()), each) for each in self.controls), key=lambda each: -len(each[0])
        )
        self._number_first = self._begins_with_number()
        for at in range(len(self.words)):
            self._label(at)
        for at in range(len(self.words)):
            self._option(at)

    def sent(self) -> dict[str, list[str]]:
        """The fields as a page would send them."""
        return dict(self.found)

    def left(self) -> list[str]:
        """The words that say nothing of this row."""
        runs: list[list[str]] = [[]]
        for at, token in enumerate(self.words):
            if at in self.used or token.word in FILLING or token.text in ENDS or token.text in ",:=":
                runs.append([])
            else:
                runs[-1].append(token.text)
        return [" ".join(run) for run in runs if run]

    def without(self, words: Iterable[str]) -> None:
        """These words are understood already."""
        known = {word for each in words for word in each.casefold().split()}
        self.used |= {at for at, token in enumerate(self.words) if token.word in known}

    def belongs_to(self, player: str) -> None:
        """Whose the row is, in the field that says so."""
        fields = [each for each in self.controls if each.kind == "choice" and player in each.options]
        owner = next((each for each in fields if each.key == "owner" or each.required), None)
        if owner is not None and owner.key not in self.found:
            self.found[owner.key] = [player]

    def _begins_with_number(self) -> bool:
        for at, token in enumerate(self.words):
            if token.is_number:
                return True
            if self._matching(at):
                return False
        return False

    def _matching(self, at: int) -> tuple[Control, int] | None:
        for words, control in self._labels:
            said = tuple(each.word for each in self.words[at : at + len(words)])
            if said == words or (len(words) == 1 and said and said[0].rstrip("s") == words[0].rstrip("s")):
                return control, len(words)
        return None

    def _label(self, at: int) -> None:
        found = self._matching(at) if at not in self.used else None
        if found is None or found[0].key in self.found:
            return
        control, length = found
        value, used = self._value(control, at, at + length)
        if value is not None:
            self.found[control.key] = value
            self.used |= {*range(at, at + length), *used}

    def _value(self, control: Control, at: int, after: int) -> tuple[list[str] | None, set[int]]:
        """What a field says whose label stands from `at` to `after`, and the words that say it."""
        if control.kind in NUMBERS:
            return self._number(at, after)
        if control.kind == "truth" or (control.kind == "choice" and set(control.options) == {"", "yes", "no"}):
            no = at > 0 and self.words[at - 1].word in NOT
            return (["no"] if no and control.kind == "choice" else [] if no else ["yes"]), {at - 1} if no else set()
        after = self._skip(after)
        if control.options:
            found = self._option_at(control, after)
            return ([found[0]], set(range(at, after + found[1]))) if found else (None, set())
        if control.kind in ("words", "spots") and (end := self._run(after)) > after:
            return [" ".join(each.text for each in self.words[after:end])], set(range(at, end))
        return None, set()

    def _run(self, at: int) -> int:
        """Where the words end that belong together: before a mark, a number, another field; a name ends with itself."""
        end, named = at, at < len(self.words) and self.words[at].is_name
        while end < len(self.words) and end not in self.used and not self._stops(end, named, end == at):
            end += 1
        return end

    def _stops(self, at: int, named: bool, first: bool) -> bool:
        token = self.words[at]
        mark = token.text in ENDS or token.text in ",:=" or token.word in FILLING
        return mark or (not first and (token.is_name is not named or token.is_number or self._matching(at) is not None))

    def _number(self, at: int, after: int) -> tuple[list[str] | None, set[int]]:
        next_ = self._skip(after)
        order = (at - 1, next_) if self._number_first else (next_, at - 1)
        for place in order:
            if 0 <= place < len(self.words) and place not in self.used and self.words[place].is_number:
                return [self.words[place].text.lstrip("+")], {place}
        return None, set()

    def _skip(self, at: int) -> int:
        while at < len(self.words) and (self.words[at].text in ":=" or self.words[at].word in BETWEEN):
            at += 1
        return at

    def _option(self, at: int) -> None:
        """A word that one field alone may say, without the name of the field: fire, in hand."""
        if at in self.used:
            return
        fits = [
            (control, found)
            for control in self.controls
            if control.kind in ("choice", "several") and not control.cards and (found := self._option_at(control, at))
        ]
        if len(fits) != 1:
            return
        control, (option, length) = fits[0]
        if control.kind == "choice" and control.key in self.found:
            return
        self.found.setdefault(control.key, []).append(option)
        self.used |= set(range(at, at + length))

    def _option_at(self, control: Control, at: int) -> tuple[str, int] | None:
        for option in sorted(control.options, key=len, reverse=True):
            words = option.casefold().split()
            if words and [each.word for each in self.words[at : at + len(words)]] == words:
                return option, len(words)
        return None
