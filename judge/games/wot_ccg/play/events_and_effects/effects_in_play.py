"""events, effects-in-play: playing event cards and using effects that work as events."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator

from judge.engine import Choice, Moment, Refusal
from judge.games.wot_ccg import RULES
from judge.games.wot_ccg.cards.meanings.effects import EVENT_LIKE, LIMITED, Effect
from judge.games.wot_ccg.play.action_round.prices import numbers_of_times
from judge.games.wot_ccg.play.choice_words import same_words
from judge.games.wot_ccg.play.events_and_effects.events import AsEvent, bought_by, refuse_moment, refuse_use
from judge.games.wot_ccg.play.in_force import text_of, you_of
from judge.games.wot_ccg.play.targets import target_sets
from judge.games.wot_ccg.play.who import held, in_play
from judge.games.wot_ccg.things import EVENT, HAND, Bill, Card

TIMED = (EVENT_LIKE, LIMITED)


class Playing(AsEvent):
    """What event cards and effects have in common: a card, its effect, targets, and the alternative chosen."""

    verb_word = "plays"
    timing = "event"

    def effects(self, now: Moment, by: str) -> Iterator[tuple[Card, Effect, str]]:
        """The cards and effects a player might think of, each with the name it goes by."""
        raise NotImplementedError

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        for card, effect, label in self.effects(now, by):
            for names in target_sets(now, effect.picks):
                for option, _ in effect.options or (("", ()),):
                    for times in numbers_of_times(now, effect, card, by):
                        chosen = option if len(effect.options) > 1 else ""
                        yield card.name, label, names, f"{chosen} {times}".strip()

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        wanted = same_words(re.sub(r"^(play|use)s? ", "", text))
        words = f"{self.verb_word} "
        said = ((args, self.say(Choice(by, self.name, args))) for args in self.candidates(now, by))
        found = [(args, same_words(text.removeprefix(words))) for args, text in said]
        named = next((args for args, text in found if text == wanted), None)
        return named or next(
            (
                args
                for args, text in found
                if args[3] and text.startswith(f"{wanted} for ") and _goes_without_saying(args)
            ),
            None,
        )

    def say(self, choice: Choice) -> str:
        card, label, _, option = choice.args
        what = f"{label} of {card}" if label else str(card)
        on = f" on {' and '.join(_names(choice))}" if _names(choice) else ""
        return f"{self.verb_word} {what}{on}{f' for {option}' if option else ''}"

    def effect(self, now: Moment, choice: Choice) -> tuple[Card, Effect]:
        """The card and the effect that a choice names."""
        for card, effect, label in self.effects(now, choice.by):
            if (card.name, label) == choice.args[:2]:
                return card, effect
        raise KeyError(f"{choice.args[0]} has no such effect for {choice.by}")

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        card, effect = self.effect(now, choice)
        limited = self.timing == "limited"
        refusal = refuse_moment(now, choice.by, effect, limited)
        return refusal or refuse_use(now, choice.by, card, effect, _names(choice), str(choice.args[3]))

    def take(self, now: Moment, choice: Choice) -> None:
        card, effect = self.effect(now, choice)
        self.begin(now, choice.by)
        what = "event" if card.kind == EVENT else effect.name
        now.call("pay", bill=Bill("bill", choice.by, card.name, what, 0, _names(choice), str(choice.args[3])))

    def begin(self, now: Moment, by: str) -> None:
        """event-play: what happens first, before the price is paid."""
        bought_by(now, by)


def _goes_without_saying(args: tuple[Hashable, ...]) -> bool:
    """Whether an alternative is the one that is meant where none is named: as much as an effect allows."""
    return "up to" in str(args[3])


def _names(choice: Choice) -> tuple[str, ...]:
    names = choice.args[2]
    assert isinstance(names, tuple)
    return names


@RULES.verb
class PlayEvent(Playing):
    """event-play: plays an event card from hand; it resolves at once, and nobody can respond."""

    name = "play-event"
    example = "`Ana plays Storm`, `Ana plays Storm on Rand`, `Ana plays Storm for <alternative>`"

    def effects(self, now: Moment, by: str) -> Iterator[tuple[Card, Effect, str]]:
        for card in held(now, by, EVENT):
            effect = next((each for each in card.text if each.zone == HAND and each.timing in TIMED), None)
            if effect is not None and effect.timing == self.timing:
                yield card, effect, ""


@RULES.verb
class UseEffect(Playing):
    """effect-event: uses an effect of a card in play that works as an event, as one without a timing does."""

    name = "use-effect"
    verb_word = "uses"
    example = "`Ana uses Lan`, `Ana uses Parry of Lan on Aginor`, `Ana uses Lan for generate 1 politics`"

    def effects(self, now: Moment, by: str) -> Iterator[tuple[Card, Effect, str]]:
        there = [(card, text_of(now, card), "play") for card in in_play(now) if card.text and you_of(now, card) == by]
        there += [(card, card.text, HAND) for card in held(now, by) if card.text and card.kind != EVENT]
        for card, text, zone in there:
            usable = [each for each in text if each.timing in TIMED and each.zone == zone]
            for effect in usable:
                if effect.timing == self.timing:
                    yield card, effect, _label(usable, effect)


def _label(usable: list[Effect], effect: Effect) -> str:
    """What an effect is called in choices: its own name; nothing if the card has just one, without a name."""
    named = effect.name not in (" or ".join(option for option, _ in effect.options), "")
    return effect.name if named or len(usable) > 1 else ""
