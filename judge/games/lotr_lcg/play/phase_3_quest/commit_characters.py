"""3.2 Commit characters, 3.5: who is committed to the quest, and until when."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator

from judge.engine import Choice, Moment, Refusal, Verb, refuse
from judge.games.lotr_lcg import RULES, cite
from judge.games.lotr_lcg.cards.groups import Context
from judge.games.lotr_lcg.cards.meanings import Instruction
from judge.games.lotr_lcg.cards.verbs import hindered, makes, nothing
from judge.games.lotr_lcg.play.abilities.immune_and_cannot import forbidden
from judge.games.lotr_lcg.play.abilities.triggering_conditions import barred, happen, occurs
from judge.games.lotr_lcg.play.in_play.card_types import is_a
from judge.games.lotr_lcg.play.initiating.play_permissions import permits, spared
from judge.games.lotr_lcg.play.round import begin_turns
from judge.games.lotr_lcg.play.who import active_player, card, controlled, in_play, in_player_order
from judge.games.lotr_lcg.play.written_choices import in_words, read_form, sets_of
from judge.games.lotr_lcg.things import Card, Occurrence

FREE = "commit without exhausting"


@RULES.step
def begin_commitment(now: Moment) -> None:
    """3.2: in player order, beginning with the first player."""
    begin_turns(now)


@RULES.verb
class Commit(Verb):
    """3.2: a player commits any number of ready characters at once; they exhaust."""

    name = "commit"
    example = "commits <character>, <character> and <character>; commits nobody"

    def say(self, choice: Choice) -> str:
        return f"commits {in_words(choice.args) if choice.args else 'nobody'}"  # type: ignore[arg-type]

    def by(self, now: Moment) -> str:
        return active_player(now)

    def candidates(self, now: Moment, by: str) -> Iterator[tuple[Hashable, ...]]:
        yield ()
        yield from sets_of([each.name for each in _characters(now, by) if _against(now, by, each) is None])
        yield from ((each.name,) for each in in_play(now) if is_a(now, each, "character") and _against(now, by, each))

    def read(self, now: Moment, by: str, text: str) -> tuple[Hashable, ...] | None:
        if text in ("commits no one", "commits none", "commits no character", "commits no characters"):
            return ()
        known = (each.name for each in in_play(now))
        return read_form(text, known, r"(?:commits?|sends?) (?P<names>.+?)(?: to the quest| on the quest)?")

    def refuse(self, now: Moment, choice: Choice) -> Refusal | None:
        found = (_against(now, choice.by, card(now, str(name))) for name in choice.args)
        return next((refusal for refusal in found if refusal), None)

    def elsewhere(self, now: Moment, choice: Choice) -> Refusal | None:
        return self.refuse(now, choice) or refuse("characters are committed in step 3.2 only", cite("3.2"))

    def take(self, now: Moment, choice: Choice) -> None:
        if not choice.args:
            now.say(f"{choice.by} commits nobody.", cite("3.2"), actor=choice.by)
        happen(now, *(Occurrence("commit", str(name), player=choice.by) for name in choice.args))


def _characters(now: Moment, by: str) -> list[Card]:
    return [each for each in controlled(now, by) if is_a(now, each, "character")]


def _against(now: Moment, by: str, each: Card) -> Refusal | None:
    """3.2: what keeps a character from being committed."""
    if not each.in_play or not is_a(now, each, "character"):
        return refuse(f"{each.name} is no character in play", cite("3.2"))
    if each.controller != by:
        return refuse(f"{each.name} is not controlled by {by}", cite("3.2"))
    if each.committed:
        return refuse(f"{each.name} is committed already", cite("3.2"), cite("3.4-committed"))
    if each.exhausted and not spared(now, each, FREE):
        return refuse(
            f"{each.name} is exhausted and cannot exhaust again to commit", cite("3.2"), cite("exhausted-not-again")
        )
    return forbidden(now, each, "commit") or _cannot_exhaust(now, each)


def _cannot_exhaust(now: Moment, each: Card) -> Refusal | None:
    return None if permits(now, each, FREE) else forbidden(now, each, "exhaust")


@makes("commit")
def _commit(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    yield Occurrence("commit", name, player=card(now, name).controller)


@hindered("commit")
def _committed(now: Moment, what: Instruction, name: str, about: Context) -> Refusal | None:
    if card(now, name).committed:
        return nothing(name, "is committed already", "3.4-committed")
    return forbidden(now, card(now, name), "commit")


@makes("uncommit")
def _uncommit(now: Moment, what: Instruction, name: str, about: Context) -> Iterable[Occurrence]:
    yield Occurrence("uncommit", name, player=card(now, name).controller)


@hindered("uncommit")
def _not_committed(now: Moment, what: Instruction, name: str, about: Context) -> Refusal | None:
    if not card(now, name).committed:
        return nothing(name, "is not committed to the quest", "3.4-committed")
    return forbidden(now, card(now, name), "be removed from the quest")


@occurs("commit")
def become_committed(now: Moment, what: Occurrence) -> list[Occurrence]:
    """3.2: the character exhausts and is committed; one that a card effect commits exhausts only if that says so."""
    each = card(now, what.subject)
    exhausts = what.cause == "framework" and not each.exhausted and not permits(now, each, FREE)
    now.put(each._replace(committed=True, exhausted=each.exhausted or exhausts))
    how = "exhausts and is" if exhausts else "is"
    now.say(
        f"{each.name} {how} committed to the quest.", cite("3.2"), actor=what.player, event=("committed", each.name)
    )
    return [Occurrence("exhaust", each.name, player=what.player, cause="commit")] if exhausts else []


@barred("uncommit")
def stays_committed(now: Moment, what: Occurrence) -> Refusal | None:
    """cannot: a card may say that a character cannot be removed from the quest."""
    return forbidden(now, card(now, what.subject), "be removed from the quest")


@occurs("uncommit")
def leave_quest(now: Moment, what: Occurrence) -> None:
    """3.4-committed: a card effect takes a character off the quest; it does not ready for that."""
    now.put(card(now, what.subject)._replace(committed=False))
    now.say(
        f"{what.subject} is no longer committed to the quest.", cite("3.4-committed"), event=("removed", what.subject)
    )


@RULES.step
def end_commitment(now: Moment) -> None:
    """3.4-committed: until the quest phase ends, and no longer; nobody readies."""
    for each in now.every(Card):
        if each.committed:
            now.put(each._replace(committed=False))
    now.say("No character is committed to the quest any more.", cite("3.4-committed"), cite("3.5"))


def committed(now: Moment) -> list[Card]:
    """3.4: the characters that are committed to the quest, in player order."""
    found = [each for each in in_play(now) if each.committed]
    order = in_player_order(now)
    return sorted(found, key=lambda each: order.index(each.controller) if each.controller in order else len(order))
