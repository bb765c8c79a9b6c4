"""quest-cards: stages of later sets that are passed by, or are not turned to their other side at once."""

from __future__ import annotations

from judge.engine import Moment, Refusal
from judge.games.lotr_lcg import cite
from judge.games.lotr_lcg.cards.deeds import hindered, just_happens, nothing
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.play.abilities.triggering_conditions import occurs
from judge.games.lotr_lcg.play.in_play.areas import move
from judge.games.lotr_lcg.play.phase_3_quest.progress import begin_stage
from judge.games.lotr_lcg.play.who import card, main_quest, scenario
from judge.games.lotr_lcg.things import QUEST_DECK, Context, Occurrence

just_happens("bypass", "stay unturned")


@hindered("bypass")
def cannot_be_bypassed(now: Moment, what: Instruction, name: str, about: Context) -> Refusal | None:
    """quest-cards: only the stage that the players are at is passed by, and only for another one."""
    quest = main_quest(now)
    if quest is None or quest.name != name:
        return nothing(name, "is not the current stage", "ability-potential-change")
    return None if scenario(now).quests else nothing("the quest deck", "has no other stage", "quest-cards")


@occurs("bypass")
def bypass(now: Moment, what: Occurrence) -> None:
    """golden-rule-card-over-rules: a bypassed stage goes to the bottom of the quest deck, and the next comes."""
    quest, after = card(now, what.subject), scenario(now).quests[0]
    rules = (cite("quest-cards"), cite("golden-rule-card-over-rules"))
    said = f"{quest.name} is bypassed: it goes to the bottom of the quest deck, without its progress."
    now.say(said, *rules, event=("bypassed", quest.name))
    move(now, quest.name, QUEST_DECK)
    now.put(scenario(now)._replace(next_quest=after))
    begin_stage(now, quest, 0)


@hindered("stay unturned")
def cannot_wait(now: Moment, what: Instruction, name: str, about: Context) -> Refusal | None:
    """quest-cards: only the stage that the players are at could be turned to its other side."""
    quest = main_quest(now)
    here = quest is not None and quest.name == name
    return None if here else nothing(name, "is not the current stage", "ability-potential-change")


@occurs("stay-unturned")
def stay_unturned(now: Moment, what: Occurrence) -> None:
    """quest-cards: until it is turned its other side does not count: neither its quest points nor its text."""
    now.put(card(now, what.subject)._replace(unturned=True))
    said = f"{what.subject} is not turned to its other side yet: it has no quest points, and takes no progress."
    now.say(said, cite("quest-cards"), cite("golden-rule-card-over-rules"), event=("unturned", what.subject))


def turn_quest(now: Moment) -> None:
    """quest-cards: at the beginning of the quest phase a stage that had to wait is turned to its other side."""
    quest = main_quest(now)
    if quest is not None and quest.unturned:
        now.put(quest._replace(unturned=False))
        now.say(f"{quest.name} is turned to its other side.", cite("quest-cards"), event=("turned", quest.name))
