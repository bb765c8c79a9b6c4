"""constant-conditional: what has been explored or destroyed in this game, what the players must have to go on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from judge.games.lotr_lcg.cards.forms.cannot_and_may import BANS
from judge.games.lotr_lcg.cards.language import LANGUAGE, of
from judge.games.lotr_lcg.cards.meanings import (
    Amount,
    Condition,
    Deeds,
    Instruction,
    Phrase,
    Range,
    Trigger,
)
from judge.games.lotr_lcg.cards.opposites import complement

condition, clause, sentence = of["condition"], of["clause"], of["sentence"]


def _unsaid(given: Any) -> Mapping[str, Any] | None:
    return None


# --- `unless Gorzag has been destroyed`: at any time in this game
once = LANGUAGE.words("once for all", "what has happened to a card", {
    "destroyed": "destroyed", "defeated": "destroyed", "explored": "explored",
})  # fmt: skip


# `An enemy has been destroyed` can mean just now, this round or this game; of one that is known it is clear.
known = LANGUAGE.sort("known card", "one card that is known")
known.form(Phrase, "{names:name,}", how="named", plural=False)
known.also(of["that one"])


def _happened(group: Phrase, word: str) -> Condition | None:
    """In this game, to one of them: of all of them it is another question."""
    if group.how == "all" or len(group.names) > 1:
        return None
    return Condition("happened", group, word=word, during="game")


DONE = "{word:once for all}"
BEEN = f"[has|have] (already) been {DONE}"
NOT_BEEN = f"{{group:known card}} [has|have] not (yet) been {DONE}"
condition.converts(_happened, _unsaid, f"{{group:known card}} {BEEN}", f"{{group:cards}} {BEEN} this game", rank=2)
condition.form(
    Condition,
    NOT_BEEN,
    f"{NOT_BEEN} this game",
    f"{{group:known card}} [has|have] never been {DONE}",
    kind="happened",
    during="game",
    negated=True,
    rank=2,
)
condition.form(
    Condition,
    f"no {{group:counted}} has been {DONE} this game",
    f"no {{group:counted many}} have been {DONE} this game",
    kind="happened",
    during="game",
    negated=True,
    rank=2,
)


def _yet_to_be(group: Phrase, word: str) -> Condition:
    return complement(Condition("happened", group, word=word, during="game"))


# `cannot be defeated until Hill is explored`: behind a ban it is said of all that has been before.
of["unless"].converts(_yet_to_be, _unsaid, f"{{group:known card}} [is|are] {DONE}")
MAIN = Phrase("main quest")
for they in ("the players", "players", "you"):
    sentence.converts(
        lambda group, word: Deeds(
            (Instruction("cannot", MAIN, words=("be defeated",)),), cases=(_yet_to_be(group, word),)
        ),
        _unsaid,
        *(f"{they} cannot {go} until {{group:known card}} [is|are] {{word:once for all}}"
          for go in ("advance past/beyond this stage", "advance from this stage", "advance to the next stage",
                     "advance", "complete this stage/quest", "defeat this stage/quest")),
    )  # fmt: skip
sentence.converts(
    lambda group, words, those, word: Deeds(
        (Instruction("together", group, parts=(Instruction("cannot", words=words),)),),
        cases=(_yet_to_be(those, word),),
    ),
    _unsaid,
    "{group:several cards} cannot {words:ban|} until {those:known card} [is|are] {word:once for all}",
)


# --- `to defeat this stage, the players must control the Banner`: otherwise they cannot
def _must(case: Condition) -> Deeds:
    return Deeds((Instruction("cannot", MAIN, words=("be defeated",)),), cases=(complement(case),))


GROUP = Phrase("all", kinds=("player",))
AIMS = tuple(
    f"{to} {go}"
    for to in ("to", "in order to")
    for go in ("defeat this stage/quest", "complete this stage/quest", "advance", "advance to the next stage")
)
WHO = ("the players", "players", "you", "the players, as a group,")
sentence.converts(
    lambda group: _must(Condition("controls", group, GROUP)),
    _unsaid,
    *(f"{aim}, {who} must control {{group:cards}}" for aim in AIMS for who in WHO),
)
sentence.converts(
    lambda range: _must(Condition("compare", left=Amount(of="victory points"), range=range)),
    _unsaid,
    *(f"{aim}, {who} must have (collected) {{range}} victory points" for aim in AIMS for who in WHO),
)
sentence.converts(
    lambda case: _must(case),
    _unsaid,
    *(f"{aim}, {{case:must be so}}" for aim in AIMS),
)
must = of["must be so"]
must.form(Condition, "{group:cards} must be {qualities:being,}", kind="is")
must.form(Condition, "{player} must control {group:cards}", kind="controls")


def _here(range: Range, of: str) -> Condition:
    return Condition("compare", left=Amount(of=of, group=Phrase("this")), range=range)


def _of_here(given: Any) -> Mapping[str, Any] | None:
    left = given.left if isinstance(given, Condition) else None
    return {"range": given.range, "of": left.of} if left is not None and given == _here(given.range, left.of) else None


THERE = "there must be {range:so many tokens} {of:tokens}"
must.converts(_here, _of_here, f"{THERE} here", f"{THERE} on this stage", f"{THERE} on this quest")


# --- `the first player controls the Banner, the Key and the Hoard`: each of them
def _each_of(player: Phrase, names: tuple[str, ...]) -> Condition | None:
    return Condition("controls each", Phrase("named", names=names), player) if len(names) > 1 else None


def _of_each_of(plural: bool) -> Any:
    def take(given: Any) -> Mapping[str, Any] | None:
        if not isinstance(given, Condition) or given.kind != "controls each" or (given.player == GROUP) is not plural:
            return None
        found: dict[str, Any] = {"player": given.player, "names": given.group.names}
        return (found if not plural else {"names": given.group.names}) if given == _each_of(**found) else None

    return take


condition.converts(
    lambda names: _each_of(GROUP, names),
    _of_each_of(plural=True),
    "the players control {names:name&}",
    "the players, as a group, control {names:name&}",
    rank=-4,
)
condition.converts(_each_of, _of_each_of(plural=False), "{player} controls {names:name&}", rank=-3)
condition.converts(_each_of, _of_each_of(plural=False), "{player:players} control {names:name&}", rank=-3)


# --- `if Gorzag or Haldan leaves play`: whichever it is
def _either(names: tuple[str, ...], it: Trigger) -> Trigger | None:
    return it._replace(subject=Phrase("named", names=names)) if len(names) > 1 else None


def _of_either(given: Any) -> Mapping[str, Any] | None:
    subject = given.subject if isinstance(given, Trigger) else Phrase()
    bare = subject == Phrase("named", names=subject.names) and len(subject.names) > 1
    return {"names": subject.names, "it": given._replace(subject=Phrase())} if bare else None


of["happening"].converts(
    _either,
    _of_either,
    "{names:name|} {it:befalls}",
    "either {names:name|} {it:befalls}",
)


# --- whom nobody can engage
NOBODY = ("the players cannot", "players cannot", "a player cannot", "no player can/may", "no players can/may")
clause.converts(
    lambda group: Instruction("together", group, parts=(Instruction("cannot", words=("be engaged",)),)),
    _unsaid,
    *(f"{nobody} engage {{group:several cards}}" for nobody in NOBODY),
    rank=1,
)
clause.converts(
    lambda group: Instruction("cannot", group, words=("be optionally engaged",)),
    _unsaid,
    *(f"{nobody} optionally engage {{group:several cards}}" for nobody in NOBODY[3:]),
    rank=1,
)
# --- what only players do: `if a player's threat is 40 or higher, he cannot play events`
of_players = LANGUAGE.words("ban of players", "what players can be kept from")
for said in ("draw cards", "search their decks", "play cards", "play allies", "play events", "play attachments",
             "raise threat", "lower threat", "win the game"):  # fmt: skip
    of_players.word(said, said, *BANS[said])
clause.converts(
    lambda words: Instruction("cannot", Phrase("that player"), words=words),
    _unsaid,
    "he/she/they cannot {words:ban of players|}",
    rank=-3,
)
