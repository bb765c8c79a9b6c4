"""events, effects-in-play: playing event cards and using effects that work as events."""

from __future__ import annotations

import re
from collections.abc import Hashable, Iterator

from judge.engine import Choice, Missing, Moment, Refusal, refuse, remembered
from judge.games.wot_ccg import RULES, cite
from judge.games.wot_ccg.cards.meanings.effects import EVENT_LIKE, LIMITED, Effect
from judge.games.wot_ccg.play.action_round.prices import numbers_of_times
from judge.games.wot_ccg.play.choice_words import (
    card_named,
    refuse_converting,
    same_words,
    things_named,
    without_converting,
)
from judge.games.wot_ccg.play.events_and_effects.events import AsEvent, bought_by, refuse_order, refuse_time, refuse_use
from judge.games.wot_ccg.play.in_force import text_of, you_of
from judge.games.wot_ccg.play.targets import target_sets
from judge.games.wot_ccg.play.unfit import card_called, lies, refuse_unheld
from judge.games.wot_ccg.play.who import held, in_play
from judge.games.wot_ccg.things import ADVANTAGE, CHALLENGE, EVENT, HAND, PLAY, Bill, Card
from judge.kit.words import plain as tidy

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
        at_most = (args for args, text in found if text.startswith(f"{wanted} for ") and _goes_without_saying(args))
        return named or next(at_most, None) or self._tried(now, by, text)

    def _tried(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        """What names a card, but none that can be played so, or no target that it might have."""
        text, converting = without_converting(text)
        match = re.fullmatch(r"(play|use)s? (.+)", text)
        if match is None or f"{match[1]}s" != self.verb_word:
            return None
        what, _, option = same_words(match[2]).partition(" for ")
        what, _, on = what.partition(" on ")
        label, _, name = what.rpartition(" of ") if not card_named(now, what) else ("", "", what)
        card, names = card_named(now, name), things_named(now, on) if on else ()
        option = converting or option
        return (card, label, names, option) if card and names is not None and self.speaks(now, card) else None

    def speaks(self, now: Moment, name: str) -> bool:
        """Whether a card, if it cannot be played or used so, is refused by this verb and not by another."""
        return self.timing == EVENT_LIKE

    def say(self, choice: Choice) -> str:
        card, label, _, option = choice.args
        what = f"{label} of {card}" if label else str(card)
        on = f" on {' and '.join(_names(choice))}" if _names(choice) else ""
        return f"{self.verb_word} {what}{on}{f' for {option}' if option else ''}"

    def effect(self, now: Moment, choice: Choice) -> tuple[Card, Effect]:
        """The card and the effect that a choice names."""
        found = self._found(now, choice)
        if found is None:
            raise Missing(f"{choice.args[0]} has no such effect for {choice.by}")
        return found

    def _found(self, now: Moment, choice: Choice) -> tuple[Card, Effect] | None:
        there = [(card, effect, label) for card, effect, label in self.effects(now, choice.by)]
        mine = [each for each in there if each[0].name == choice.args[0]]
        named = [each for each in mine if tidy(each[2]) == tidy(str(choice.args[1]))]
        chosen = named or (mine if not choice.args[1] and len(mine) == 1 else [])
        return chosen[0][:2] if chosen else None

    def refuse_absent(self, now: Moment, by: str, card: Card) -> Refusal:
        """The rule against a card that has nothing a player could play or use so."""
        raise NotImplementedError

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        return _refuse_playing(now, choice)

    def why_not(self, now: Moment, choice: Choice) -> Refusal | None:
        """What stands against playing or using a card so."""
        found = self._found(now, choice)
        if found is not None and str(choice.args[3]).startswith("converting "):
            return refuse_converting(found[0])
        if found is None:
            named = card_called(now, choice.args[0], cite("event-play"))
            return named if isinstance(named, Refusal) else self.refuse_absent(now, choice.by, named)
        card, effect = found
        limited = self.timing == "limited"
        return (
            refuse_time(now, choice.by, effect, limited)
            or refuse_use(now, choice.by, card, effect, _names(choice), str(choice.args[3]))
            or (None if limited else refuse_order(now, choice.by))
        )

    def take(self, now: Moment, choice: Choice) -> None:
        card, effect = self.effect(now, choice)
        self.begin(now, choice.by)
        what = "event" if card.kind == EVENT else effect.name
        now.call("pay", bill=Bill("bill", choice.by, card.name, what, 0, _names(choice), str(choice.args[3])))

    def begin(self, now: Moment, by: str) -> None:
        """event-play: what happens first, before the price is paid."""
        bought_by(now, by)


@remembered
def _refuse_playing(now: Moment, choice: Choice) -> Refusal | None:
    verb = RULES.verbs[choice.verb]
    assert isinstance(verb, Playing)
    return verb.why_not(now, choice)


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

    def speaks(self, now: Moment, name: str) -> bool:
        card = now.the(Card, name)
        return card.kind not in (ADVANTAGE, CHALLENGE) and card.limited is (self.timing == LIMITED)

    def refuse_absent(self, now: Moment, by: str, card: Card) -> Refusal:
        rule = cite("limited-events") if self.timing == LIMITED else cite("event-play")
        unheld = refuse_unheld(card, by, (EVENT,), rule)
        return unheld or refuse(f"what {card.name} says is not understood, so it is not carried out", cite("events"))


@RULES.verb
class UseEffect(Playing):
    """effect-event: uses an effect of a card in play that works as an event, as one without a timing does."""

    name = "use-effect"
    verb_word = "uses"
    example = "`Ana uses Lan`, `Ana uses Parry of Lan on Aginor`, `Ana uses Lan for generate 1 politics`"

    def effects(self, now: Moment, by: str) -> Iterator[tuple[Card, Effect, str]]:
        there = [(card, _usable_by(now, card, by), "play") for card in in_play(now) if card.text]
        there += [(card, card.text, HAND) for card in held(now, by) if card.text and card.kind != EVENT]
        for card, text, zone in there:
            usable = [each for each in text if each.timing in TIMED and each.zone == zone]
            for effect in usable:
                if effect.timing == self.timing:
                    yield card, effect, _label(usable, effect)

    def refuse_absent(self, now: Moment, by: str, card: Card) -> Refusal:
        if card.zone != PLAY:
            words, rule = lies(card)
            return refuse(
                f"{card.name} {words}; effects are used in play", cite("character-effect-in-play"), cite(rule)
            )
        if you_of(now, card) != by:
            rules = (cite("control"), cite("effects-in-play"))
            return refuse(f"{card.name} is not {by}'s to use, but {you_of(now, card) or 'nobody'}'s", *rules)
        labels = [label for each, _, label in self.effects(now, by) if each.name == card.name]
        if len(labels) > 1:
            return refuse(f"{card.name} has several effects; name one: {'; '.join(labels)}", cite("effects-in-play"))
        if not text_of(now, card):
            return refuse(f"{card.name} has no effect that a player can use", cite("effects-in-play"))
        return refuse(f"{card.name} has no such effect", cite("effects-in-play"), cite("effect-continuous-no-rotate"))


def _usable_by(now: Moment, card: Card, by: str) -> tuple[Effect, ...]:
    """effects-in-play: what a player may use of a card: all of his own, of others what any player may."""
    text = text_of(now, card)
    if you_of(now, card) == by:
        return text
    return tuple([each for each in text if each.anybodys])


def _label(usable: list[Effect], effect: Effect) -> str:
    """What an effect is called in choices: its own name; nothing if the card has just one, without a name."""
    named = effect.name not in (" or ".join(option for option, _ in effect.options), "")
    return effect.name if named or len(usable) > 1 else ""
