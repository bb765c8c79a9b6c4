"""3.2 Commit characters, 3.5: who is committed to the quest, and until when."""

from __future__ import annotations

from collections.abc import Hashable, Iterator

from judge.engine import Choice, Moment, Refusal, refuse
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.deeds import in_vain, just_happens
from judge.games.lotr_lcg.cards.groups import matches
from judge.games.lotr_lcg.play.abilities.constant_abilities import bearing_on, may_be_banned
from judge.games.lotr_lcg.play.abilities.triggering_conditions import barred, happen, occurs
from judge.games.lotr_lcg.play.choice_words import NameCards
from judge.games.lotr_lcg.play.in_play.card_types import is_a
from judge.games.lotr_lcg.play.in_play.exhausted_and_ready import exhaust_to, not_yours, too_tired
from judge.games.lotr_lcg.play.phase_3_quest.side_quests import main_quest_again
from judge.games.lotr_lcg.play.round import begin_turns
from judge.games.lotr_lcg.play.values import resolve_amount
from judge.games.lotr_lcg.play.who import active_player, card, in_play, in_player_order, matters, player, players
from judge.games.lotr_lcg.things import Card, Occurrence
from judge.kit.choosing import sets_of


@RULES.step
def begin_commitment(now: Moment) -> None:
    """3.2: in player order, beginning with the first player."""
    begin_turns(now)


@RULES.verb
class Commit(NameCards):
    """3.2: a player commits any number of ready characters at once; they exhaust."""

    name = "commit"
    example = "commits <character>, <character> and <character>; commits nobody"
    phrase = "commits {0}"
    none = (
        "commits nobody", "commits no one", "commits none", "commits no character", "commits no characters",
    )  # fmt: skip
    forms = (r"(?:commits?|sends?) (?P<names>.+?)(?: to the quest| on the quest)?",)
    only = refuse("characters are committed only in step 3.2", cite("3.2"))
    unit, in_turn, duty = "3.2", ("in-player-order", "3.2"), "must-commit"

    def by(self, now: Moment) -> str:
        return active_player(now)

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        characters = [each for each in in_play(now) if is_a(now, each, "character")]
        able = [each.name for each in characters if self.against(now, by, each) is None]
        yield from sets_of(able)
        yield from ((each.name,) for each in characters if each.name not in able)

    def against(self, now: Moment, by: str, each: Card) -> Refusal | None:
        """3.2: what keeps a character from being committed."""
        already = refuse(f"{each.name} is already committed", cite("3.2"), cite("3.4-committed"))
        mine = not_yours(now, by, each, cite("3.2")) or (already if each.committed else None)
        return mine or too_tired(now, each, "commit", cite("3.2"))

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        return super().refuse(now, choice) or too_many_commit(now, choice.by, tuple(map(str, choice.args)))

    def take(self, now: Moment, choice: Choice) -> None:
        if not choice.args:
            now.say(f"{choice.by} commits nobody.", cite("3.2"), actor=choice.by)
        done = [Occurrence("commit", str(name), player=choice.by) for name in choice.args]
        if choice.by == in_player_order(now)[-1] and (done or committed(now)):
            done.append(Occurrence("all-committed", cause="framework"))
        happen(now, *done)


def too_many_commit(now: Moment, by: str, names: tuple[str, ...]) -> Refusal | None:
    """cannot: a card may say how many characters of a kind a player, or the players together, can commit."""
    if not names or not matters(now, "commit limit") or by not in players(now):
        return None
    for bearing in bearing_on(now, player(now, by), "commit limit"):
        what = bearing.effect
        mine = {each.name for each in committed(now) if what.op == "group" or each.controller == by}
        every = [card(now, name) for name in sorted(mine | {*names})]
        found = [each.name for each in every if matches(now, what.to, each, bearing.about)]
        beside = what.amount.group if what.amount.of == "committing" else None
        most = resolve_amount(now, what.amount, bearing.about) if beside is None else 0
        most += sum(matches(now, beside, each, bearing.about) for each in every) if beside is not None else 0
        if len(found) > most and {*found} & {*names}:
            text = f"{bearing.source} allows no more than {most} to be committed, and these are {len(found)}"
            return refuse(text, cite("cannot"), cite("3.2"))
    return None


@barred("commit")
def one_too_many(now: Moment, what: Occurrence) -> Refusal | None:
    """cannot: what holds for the characters that players commit holds for those that a card effect commits too."""
    return too_many_commit(now, what.player or card(now, what.subject).controller, (what.subject,))


just_happens("commit", "uncommit", player="controller")
in_vain("commit", lambda now, name: card(now, name).committed, "is already committed", "3.4-committed", "commit")
in_vain("uncommit", lambda now, name: not card(now, name).committed, "is not committed to the quest", "3.4-committed")
may_be_banned("uncommit", "be removed from the quest")


@occurs("commit")
def become_committed(now: Moment, what: Occurrence) -> list[Occurrence]:
    """3.2: the character exhausts and is committed; one that a card effect commits exhausts only if that says so."""
    turned = exhaust_to(now, what, "commit")
    now.put(card(now, what.subject)._replace(committed=True))
    said = f"{what.subject} {'exhausts and is' if turned else 'is'} committed to the quest."
    now.say(said, cite("3.2"), actor=what.player, event=("committed", what.subject))
    return turned


@occurs("all-committed")
def all_have_committed(now: Moment, what: Occurrence) -> None:
    """3.2: the last player has committed characters; card text may wait for that."""


@occurs("uncommit")
def leave_quest(now: Moment, what: Occurrence) -> None:
    """3.4-committed: a card effect takes a character off the quest; it does not ready for that."""
    now.put(card(now, what.subject)._replace(committed=False))
    said = f"{what.subject} is no longer committed to the quest."
    now.say(said, cite("3.4-committed"), event=("removed", what.subject))


@RULES.step
def end_commitment(now: Moment) -> None:
    """3.4-committed: until the quest phase ends, and no longer; nobody readies."""
    for each in now.every(Card):
        if each.committed:
            now.put(each._replace(committed=False))
    now.say("Characters are no longer committed to the quest.", cite("3.4-committed"), cite("3.5"))
    main_quest_again(now)


def committed(now: Moment) -> list[Card]:
    """3.4: the characters that are committed to the quest, in player order."""
    found = [each for each in in_play(now) if each.committed]
    order = in_player_order(now)
    return sorted(found, key=lambda each: order.index(each.controller) if each.controller in order else len(order))
