"""Choices in words: which of the choices that might be tried a text means."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import nullcontext, suppress
from functools import cache, lru_cache

from judge.content.problem import BadInput, nearest
from judge.engine.position import Position
from judge.engine.record import PASS, Choice, Refusal
from judge.engine.referee import Referee
from judge.engine.rules import OPTIONAL, Verb
from judge.scenario.model import Said

ALL_PASS = "all pass"
MOST_LISTED = 8
LITTLE_WORDS = frozenset(
    "a an and as at against by each for from his her in into its of on onto or out the to using with".split()
)


def by_hand(text: str) -> str | None:
    """What the judge carries out himself: `by hand: deal 2 damage to Orc`; None for a player's choice."""
    head, colon, rest = text.partition(":")
    return rest.strip() if colon and plain(head) == "by hand" else None


def written_by_hand(deed: str) -> str:
    """What the judge carries out himself, as it is written among the choices."""
    return f"by hand: {deed}"


def plain(text: str) -> str:
    """A text without what does not matter: case, spacing, final stop, typographic quotes."""
    text = text.casefold().replace("’", "'").replace("\N{MINUS SIGN}", "-")
    return re.sub(r"\s+", " ", text).strip(" .")


def wordings(referee: Referee, choice: Choice) -> tuple[str, ...]:
    """The ways a choice may be written: with the player first, or without; in other words that its verb knows."""
    said = plain(referee.say(choice))
    who = plain(choice.by)
    short = said.removeprefix(f"{who} ")
    if choice.verb == PASS:
        return said, short, "pass", f"{who} pass"
    verb = referee.rules.verbs[choice.verb]
    also = [plain(verb.worded(phrase, choice)) for phrase in verb.other_phrases]
    return said, short, *also, *(f"{who} {words}" for words in also)


def find(referee: Referee, position: Position, text: str) -> Choice | None:
    """The choice that a text means: the decider's own first, then what anybody might try."""
    wanted = plain(text)
    for choice in referee.candidates(position):
        if wanted in wordings(referee, choice):
            return choice
    if (only := _without_kinds(referee, position, wanted)) is not None:
        return only
    if position.waiting and (meant := _read(referee, position, position.waiting.verbs, wanted)) is not None:
        return meant
    players = referee.rules.players(referee.moment(position))
    for player in sorted(players, key=lambda name: not wanted.startswith(plain(name))):
        tried = (*referee.candidates(position, player), Choice(player, PASS), *referee.out_of_place(position, player))
        for choice in tried:
            if wanted in wordings(referee, choice):
                return choice
    asked = position.waiting.verbs if position.waiting else ()
    return _read(referee, position, [verb for verb in referee.rules.verbs if verb not in asked], wanted)


@cache
def _kinds(names: tuple[str, ...]) -> re.Pattern[str]:
    """The kinds of things of a game as they stand behind names that had to be told apart."""
    return re.compile(rf" \((?:{'|'.join(map(str.casefold, names))})\)")


def _without_kinds(referee: Referee, position: Position, wanted: str) -> Choice | None:
    """The only choice that a text means if `Ogre (card)` may be called Ogre; none where that could mean two."""
    kinds = _kinds(tuple(referee.rules.types))
    if not any(kinds.search(name.casefold()) for name in position.things if name.endswith(")")):
        return None
    found = [
        choice
        for choice in referee.candidates(position)
        if any(wanted == kinds.sub("", words) != words for words in wordings(referee, choice))
    ]
    return found[0] if len(found) == 1 else None


def _read(referee: Referee, position: Position, verbs: Iterable[str], wanted: str) -> Choice | None:
    """The choice that one of some verbs reads out of words of its own: for whom it is, or for whoever is named."""
    now, asked = referee.moment(position), position.waiting.verbs if position.waiting else ()
    named = [name for name in referee.rules.players(now) if wanted.startswith(f"{plain(name)} ")]
    for by in named or ([position.waiting.by] if position.waiting else []):
        text = wanted.removeprefix(f"{plain(by)} ")
        for verb in verbs:
            # A rule may take for granted what is not so at a place it is not meant for; where it is, a fault is one.
            with nullcontext() if verb in asked else suppress(Exception):
                args = referee.rules.verbs[verb].read(now, by, text)
                if args is not None:
                    return Choice(by, verb, args)
    return None


def impossible(referee: Referee, position: Position, text: str) -> Refusal | None:
    """The refusal of a choice that nobody could try here, if its words have the form of one and name known things.

    So `Ana uses Shield` is answered with a no, also where Shield has nothing to use; a misspelt name is still an error.
    """
    waiting, players = position.waiting, referee.rules.players(referee.moment(position))
    by, said = _by_whom(position, players, text)
    known = {plain(name): name for name in all_names(referee, position)}
    proposed = [*_by_phrase(referee, said, known), *_by_first_word(referee, said, known)]
    for verb, args in proposed:
        # A rule may take for granted that what is proposed is at least there to be proposed.
        with suppress(Exception):
            if args and (refusal := referee.refuse(position, Choice(by, verb.name, args))) is not None:
                return refusal
    if not proposed:
        return None
    verb, _ = proposed[0]
    if waiting is None or verb.name not in waiting.verbs:
        return referee.out_of_its_place(position, verb.name)
    return Refusal(f"{text.strip(' .')}: there is nothing of the kind to be done here", waiting.cites)


Proposed = tuple[Verb, tuple[str, ...]]


def _by_whom(position: Position, players: Sequence[str], text: str) -> tuple[str, str]:
    """Who is to do something by these words, and what is left of them."""
    wanted, waiting = plain(text), position.waiting
    named = next((name for name in players if wanted.startswith(f"{plain(name)} ")), None)
    if named is not None:
        return named, wanted.removeprefix(f"{plain(named)} ")
    return (waiting.by if waiting else ""), wanted


def _by_phrase(referee: Referee, said: str, known: Mapping[str, str]) -> Iterator[Proposed]:
    """Verbs with a phrase that the words have, and known things in its gaps; those, if each is a single one."""
    for verb in referee.rules.verbs.values():
        for phrase in _ways(verb.phrase, *verb.other_phrases):
            match = _form(phrase, verb.name).fullmatch(said)
            if match and match.groups() and all(_is_known(each, known) for each in match.groups()):
                single = all(each in known for each in match.groups())
                yield verb, tuple(known[each] for each in _in_order(phrase, match.groups())) if single else ()


def _ways(*phrases: str) -> Iterator[str]:
    """Phrases with what is optional in them, and without."""
    for phrase in phrases:
        yield from dict.fromkeys((OPTIONAL.sub(r"\1", phrase), OPTIONAL.sub("", phrase)))


def _in_order(phrase: str, words: Sequence[str]) -> list[str]:
    """What stands in the gaps of a phrase, in the order of their numbers."""
    numbers = [int(each) for each in re.findall(r"\{(\d)\}", phrase)] or [0]
    return [word for _, word in sorted(zip(numbers, words, strict=False))]


def _by_first_word(referee: Referee, said: str, known: Mapping[str, str]) -> Iterator[Proposed]:
    """Verbs that begin with the same word, where all the others are known names, numbers and little words."""
    first, _, rest = said.partition(" ")
    named = [
        name for name in sorted(known, key=len, reverse=True) if re.search(rf"(?<!\w){re.escape(name)}(?!\w)", rest)
    ]
    for name in named:
        rest = re.sub(rf"(?<!\w){re.escape(name)}(?!\w)", " ", rest)
    if not named or any(word not in LITTLE_WORDS and not word.isdecimal() for word in re.findall(r"[\w'-]+", rest)):
        return
    for verb in referee.rules.verbs.values():
        if first == next((word for word in re.findall(r"[\w'-]+", verb.form) if word.islower()), ""):
            yield verb, ()


def _unknown_name(referee: Referee, position: Position, text: str) -> str:
    """What words with the form of a choice name that is not on the table."""
    players = referee.rules.players(referee.moment(position))
    _, said = _by_whom(position, players, text)
    known = {plain(name): name for name in all_names(referee, position)}
    for verb in referee.rules.verbs.values():
        matches = (_form(phrase, verb.name).fullmatch(said) for phrase in _ways(verb.phrase))
        match = next((each for each in matches if each), None)
        for each in match.groups() if match else ():
            if not _is_known(each, known):
                return str(each)
    return ""


def all_names(referee: Referee, position: Position) -> tuple[str, ...]:
    """The names of everything that words may speak of: what is on the table or lies in a pile, and the players."""
    return (*names_on(position), *referee.rules.players(referee.moment(position)))


def names_on(position: Position) -> Iterator[str]:
    """The names of everything on the table, and of every card that lies in a hand or a pile."""
    for name, thing in position.things.items():
        yield name
        fields = thing if isinstance(thing, tuple) else vars(thing).values() if hasattr(thing, "__dict__") else ()
        for each in fields:
            if isinstance(each, tuple | frozenset):
                yield from (
                    str(getattr(one, "name", one)) for one in each if isinstance(getattr(one, "name", one), str)
                )


def _is_known(words: str, known: Mapping[str, str]) -> bool:
    """Whether words are a known name, a number, or several of them."""
    if words in known or words.isdecimal():
        return True
    parts = re.split(r", (?:and )?| and ", words)
    if len(parts) > 1:
        return all(_is_known(each, known) for each in parts)
    head, _, rest = words.partition(" to ")
    return head.isdecimal() and rest in known


@lru_cache(maxsize=2048)
def _form(phrase: str, verb: str) -> re.Pattern[str]:
    """The words of a verb, with a place for each thing it is done with; one that has no words of its own has none."""
    parts = re.split(r"\{\d\}", plain(phrase.replace("{verb}", verb).replace("{args}", "{0}")))
    return re.compile("(.+?)".join(map(re.escape, parts)) if any(each.strip() for each in parts) else r"(?!)")


def not_found(referee: Referee, position: Position, said: Said) -> BadInput:
    """The error for words that mean no choice: whose decision it is, what is legal, the nearest; else every form."""
    legal = [referee.say(choice) for choice in referee.legal(position)]
    close = nearest(said.text, [*legal, *(text.partition(" ")[2] for text in legal)])
    forms = sorted({verb.form for verb in referee.rules.verbs.values() if "{" not in verb.form})
    near = nearest(said.text, forms) if not close else None
    hint = f'; did you mean "{close or near}"?' if close or near else ""
    if not close and (unknown := _unknown_name(referee, position, said.text)):
        hint = f'; nothing here is called "{unknown}"{hint}'
    stop = "" if hint.endswith("?") else ";"
    return BadInput.at(said.place, f'no choice "{said.text}"{hint}{stop} {may_now(referee, position)}')


def may_now(referee: Referee, position: Position) -> str:
    """Whose decision it is, and what is legal: the first few."""
    if position.waiting is None:
        return "nothing is left to decide here"
    legal = [referee.say(choice) for choice in referee.legal(position)]
    listed = "; ".join(legal[:MOST_LISTED]) + ("; ..." if len(legal) > MOST_LISTED else "")
    return f"{position.waiting.by} may now: {listed or 'nothing'}"
