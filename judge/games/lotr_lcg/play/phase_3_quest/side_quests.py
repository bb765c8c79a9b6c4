"""current-quest: the side quests of later sets, which this rulebook lacks: one is chosen for a phase, and defeated."""

from __future__ import annotations

from collections.abc import Hashable, Iterable

from judge.engine import Choice, Moment, Refusal, Verb, refuse
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.play.abilities.constant_abilities import forbidden
from judge.games.lotr_lcg.play.abilities.triggering_conditions import barred, happen, occurs
from judge.games.lotr_lcg.play.in_play.card_types import all_in_play, keyword
from judge.games.lotr_lcg.play.in_play.leaves_play import leave_play
from judge.games.lotr_lcg.play.who import any_card, card, first_player, main_quest, scenario
from judge.games.lotr_lcg.things import DISCARD, VICTORY, Card, Occurrence

NOT_CHOSEN = "be chosen as the current quest"


def _open_to_choice(now: Moment) -> list[Card]:
    """The quests that may become the current quest: the main quest and the side quests in play."""
    return [each for each in all_in_play(now, "quest") if forbidden(now, each, NOT_CHOSEN) is None]


@RULES.test
def a_side_quest_may_be_chosen(now: Moment) -> bool:
    """current-quest: whether there is a choice between quests."""
    return len(all_in_play(now, "quest")) > 1 and bool(_open_to_choice(now))


@RULES.verb
class ChooseQuest(Verb):
    """current-quest: with a side quest in play the first player says which quest is the current one in this phase."""

    name = "choose-quest"
    example = "chooses <quest> as the current quest"
    words = "chooses {0} as the current quest"
    only = refuse("the current quest is chosen at the beginning of the quest phase", cite("current-quest"))

    def by(self, now: Moment) -> str:
        return first_player(now)

    def candidates(self, now: Moment, by: str) -> Iterable[tuple[Hashable, ...]]:
        return [(each.name,) for each in all_in_play(now, "quest")]

    def say(self, choice: Choice) -> str:
        return self.words.format(choice.args[0])

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        names = (each.name for each in all_in_play(now, "quest"))
        return next(((name,) for name in names if text == self.words.format(name.casefold())), None)

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        return forbidden(now, card(now, str(choice.args[0])), NOT_CHOSEN)

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return self.only

    def take(self, now: Moment, choice: Choice) -> None:
        name, main = str(choice.args[0]), main_quest(now)
        now.put(scenario(now)._replace(side_quest="" if main is not None and main.name == name else name))
        said = f"{name} is the current quest in this phase."
        now.say(said, cite("current-quest"), actor=choice.by, event=("quest", name))
        happen(now, Occurrence("become-current", name, player=choice.by))


@occurs("become-current")
def becomes_current(now: Moment, what: Occurrence) -> None:
    """current-quest: card text may wait for it."""


def main_quest_again(now: Moment) -> None:
    """current-quest: with the quest phase the time of a side quest as the current quest ends."""
    if scenario(now).side_quest:
        now.put(scenario(now)._replace(side_quest=""))
        now.say("The main quest is the current quest again.", cite("current-quest"), event=("quest", "main"))


@barred("defeat-quest")
def cannot_be_defeated(now: Moment, what: Occurrence) -> Refusal | None:
    """cannot: a side quest may say that it cannot be defeated yet."""
    quest = any_card(now, what.subject)
    return forbidden(now, quest, "be defeated") if quest is not None else None


@occurs("defeat-quest")
def defeat_side_quest(now: Moment, what: Occurrence) -> list[Occurrence]:
    """victory: a side quest that is defeated goes to the victory display if it is worth victory points."""
    quest = card(now, what.subject)
    zone = VICTORY if keyword(now, quest, "victory") else DISCARD
    said = f"The side quest {quest.name} is defeated and goes to the {zone}."
    now.say(said, cite("quest-advancement"), cite("victory"), event=("completed", quest.name))
    return leave_play(now, quest.name, zone, "defeated")
