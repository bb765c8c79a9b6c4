"""From the text of a card to its abilities and keywords.

A sentence that is not understood stays on the card; what would run more freely without it does not run either.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import lru_cache
from typing import Any, NamedTuple

from judge.cardtext import Lexicon, Sentence, read_sentence
from judge.cardtext import read_text as read_sentences
from judge.games.lotr_lcg.cards import forms  # noqa: F401
from judge.games.lotr_lcg.cards.abilities.other_players import speaks_of_others
from judge.games.lotr_lcg.cards.abilities.referring import open_x
from judge.games.lotr_lcg.cards.expanding import Unread, expanded
from judge.games.lotr_lcg.cards.expanding.roles import GAINED, is_called_otherwise, is_not_its_part
from judge.games.lotr_lcg.cards.expanding.values_of_kinds import lacks
from judge.games.lotr_lcg.cards.language import LANGUAGE
from judge.games.lotr_lcg.cards.meanings import (
    THIS,
    Ability,
    Amount,
    Deeds,
    Instruction,
    Keyword,
    Keywords,
    Opening,
    Phrase,
    Quality,
    Trigger,
    remade,
    within,
)
from judge.games.lotr_lcg.cards.otherwise_printed import in_its_place
from judge.games.lotr_lcg.cards.text_box import TextBox
from judge.games.lotr_lcg.cards.told_as_story import with_its_story
from judge.games.lotr_lcg.cards.words import slips, told_by_sphere

TWO_BANS = re.compile(
    r"(\bcannot have [^.]*\battachments) or take\b|(\bcannot (?:be engaged|have attachments)) or take\b", re.IGNORECASE
)
EXCEPT = re.compile(r",? *\(except for traits\.?\)", re.IGNORECASE)
SIGN = re.compile(r"(?<= )([+-]) (?=[0-9X] )")
IN_PLAY = re.compile(r" \((if (?:one|1) is not already in play)\),?", re.IGNORECASE)
# `with cost 1 or less (2 or less if there are 3 or more players), ...`: another number in the middle of a sentence.
BY_PLAYERS = re.compile(
    r" \((?:cost |threat )?(\d+) or (less|more|lower|higher)(?: instead)? if (there are [^()]* players)"
    r"(?: in the game)?\)"
)
# `choose one: • Draw 1 card. • Ready a hero.`: a list, each part of it one sentence.
LISTED = re.compile(r"(\b[Cc]hoose (?:1|one)): ?((?:\s*[•●][^•●.\n()]+\.?)+)")
# `search ... for X Orcs, where X is the number of players, and add them to ...`: what X is, in the middle.
WHERE_X = re.compile(r"(, where X (?:is|equals) [^,.:\"]+), ((?:and|then) [^.\"]+)(?=\.|$)")
# `chooses either to reveal a card or to raise his threat`: each part with its own `to`.
EITHER_TO = re.compile(r"\b(?:must choose|(?<!may )chooses?) (?:either )?to ([^.:;]+?),? or to (?=[a-z])")
# Brackets in the middle of a sentence that are part of what it says.
INNER = re.compile(
    r",? \((from out of play or engaged with a player|bypassing (?:any|the) active location|rounded (?:up|down))\.?\)",
    re.IGNORECASE,
)
# `declare it as an attacker (and resolve its attack) against an enemy`: the brackets stand within the sentence.
RESOLVE = re.compile(r" \((and resolve (?:its|his|her|the|that) attack)\)", re.IGNORECASE)
CHOOSE_ONE = re.compile(r"\(choose (?:1|one)\):", re.IGNORECASE)
QUOTED = re.compile(r"""(?<=[: ])'([A-Z](?:[^"]*?[.)] ?|[^'".]*:[^'".]*(?='[.]|'$)))'(?![a-z\d])""")
# A bold word whose colon was taken for a quote.
COLON = re.compile(r"\b(Forced|Response|Action)[\"”] (?=(?:After|When|At|If|Exhaust|Discard|Spend) )")
# `a "prisoner"`: marks around one word, which is no ability and no title.
SCARE = re.compile(r"""(?<=[ (])(["'])([a-z]+)\1(?=[ ,.)]|$)""", re.MULTILINE)
# `These cards are called "Wall", and act as enemies with: ...`: a title that only this text knows.
CALLED = re.compile(r'\b(called) "([A-Z][^".,:]*),?"(,?)')
ACTING = re.compile(r"(?<=\bact as enemies with):")
# Brackets within a sentence that say more of what is told.
ASIDES = re.compile(r" \((among all the heroes controlled by the players|as instructed by card effects)\)", re.I)
# keyword-reminder: `gains siege. (Characters quest using ...)`: brackets right behind the keyword.
QUESTING = re.compile(r"(?<=\b(?:battle|.siege)\.) ?\((?:Questing )?[Cc]haracters quest using [^()]*\)", re.I)
# What holds while something is so waits for nothing, whatever bold word is printed before it.
WHILE = re.compile(r"\bForced: (?=While [^\"]*$)", re.MULTILINE)
# `At the end of the round place 1 progress here`, `if he is not engaged with an enemy he must ...`: a comma left out.
DOES = "(?:place|add|remove|discard|draw|deal|reveal|raise|each|the|return|shuffle|advance|if)"
LEFT_OUT = re.compile(
    r"\b(At the (?:end|beginning) of (?:the|each) (?:round|(?:resource|planning|quest|travel|encounter|combat|refresh)"
    rf" phase)|[Aa]fter [^.,:]{{3,60}} leaves play as an explored location)(?= {DOES} )"
    r"|(\bif (?:he|they|that player) (?:is|are|does|do) not [^.,:]{5,60} (?:enemy|location|hero|ally))"
    r"(?= (?:he|they) must )"
)
# How it ends, told as a story: no word of it is one of the rules.
STORY = re.compile(
    r"\b(they|the players|you) have (?!won\b)((?:[\w'’-]+ ){0,12}?[\w'’-]+),? and (?:have )?(?:win|won) the game", re.I
)
OF_RULES = re.compile(
    r"\d|\b(?:cannot|if|unless|may|must|each|card|threat|damage|resource|progress|token|discard|draw|raise|deal|reveal)s?\b"
)
# A sentence right behind a closing quote or bracket, as some lists have it.
CROWDED = re.compile(r"(?<=[a-z)][.!])([\"\')])(?=[A-Z])")
# `You must run!This stage ...`: what is called out is a sentence of its own.
CALLED_OUT = re.compile(r"(?<=[a-z]{2})! ?(?=(?:The|This|While|When|After|Each|If|Shadow|Set|Add|Forced|Response) ?)")
# A bold word right behind a closing quote begins an ability of its own.
ABUTS = re.compile(r"(?<=\.)\s?\"\s?(?=(?:When Revealed|Shadow|Forced|Travel|Action|Response):)")
# `While it is in the staging area it gains: ...`, with its comma left out.
GAINS = re.compile(
    r"(\bWhile [^,.\"]{3,60}(?:staging area|active location|engaged with [\w-]+(?: [\w-]+){0,3})) (?=it gains:)"
)
# Two blanks before `When ...`, as some lists part paragraphs: what follows is an ability of its own.
PARTED = re.compile(r'(?<=[.)"])[ \t]{2,}(?=(?:When|After|Each time|Any time) )')
# `his or her` is said as `their` is.
THEIRS = {"his or her": "their", "him or her": "them", "his/her": "their"}
OF_BOTH = re.compile(r"\b(?:his or her|him or her|his/her)\b", re.IGNORECASE)
ON_ENCOUNTER_CARDS = (
    "battle", "siege", "surge", "guarded", "archery", "indestructible", "peril", "time", "toughness",
    "villagers", "uncharted", "safe", "loot", "pillage", "prowl", "regenerate",
)  # fmt: skip
ON_PLAYER_CARDS = ("secrecy",)
PLAYER_CARDS = ("hero", "ally", "attachment", "event")


class Read(NamedTuple):
    """A text box as it is understood: each sentence, and what the understood ones make."""

    sentences: tuple[Sentence, ...]
    abilities: tuple[Ability, ...]
    keywords: tuple[Keyword, ...]


@lru_cache(maxsize=4000)
def read_box(text: str, own: frozenset[str], lexicon: Lexicon) -> Read:
    """The text box of a card of those names."""
    text = PARTED.sub("\n", IN_PLAY.sub(r" \1,", text.replace("~", "")))
    text = QUESTING.sub("", text)
    text = COLON.sub(r"\1: ", text)
    text = LISTED.sub(_in_one, CHOOSE_ONE.sub("choose one:", text)).replace("Shadow Text:Shadow:", "Shadow:")
    text = SCARE.sub(r"\2", ASIDES.sub(r" \1", text.replace(" (as a group)", " as a group")))
    text = GAINS.sub(r"\1, ", RESOLVE.sub(r" \1", INNER.sub(r", \1", text)))
    text = LEFT_OUT.sub(r"\g<0>,", text)
    text = STORY.sub(lambda found: found[0] if OF_RULES.search(found[2]) else f"{found[1]} win the game", text)
    text = EITHER_TO.sub(r"must either \1 or ", text)
    text = WHERE_X.sub(r" \2\1", text)
    text = BY_PLAYERS.sub(r", or \1 or \2 if \3", CALLED_OUT.sub(". ", text))
    text = OF_BOTH.sub(lambda found: THEIRS[found[0].lower()], text)
    text = SIGN.sub(r"\1", EXCEPT.sub(", except for Traits", text))
    plain = _quotes(text)
    plain = TWO_BANS.sub(
        lambda found: f"{found[1] or found[2]} and cannot take", CROWDED.sub(r"\1 ", ABUTS.sub('"\n', plain))
    )
    plain = in_its_place(plain)
    plain = WHILE.sub("", LIMITED.sub(r"\1.", plain))
    titles = tuple(found[2] for found in CALLED.finditer(plain))
    plain = ACTING.sub("", CALLED.sub(r"\1 \2\3", plain))
    if titles:
        lexicon = Lexicon(**{**lexicon.lists, "name": (*lexicon.lists.get("name", ()), *titles)})
    box = TextBox()
    sentences: list[Sentence] = []
    called = own | told_by_sphere(plain, own) | slips(plain, own, lexicon)
    for each, ends in with_its_story(read_sentences(LANGUAGE, plain, called, lexicon)):
        box.add(each.means, each.text)
        sentences.append(each)
        if ends:
            box.close()
    found = box.assembled()
    whole = (
        each._replace(means=None, said="", why=why) if why else each
        for each, why in zip(sentences, found.whys, strict=True)
    )
    return Read(tuple(whole), found.abilities, found.keywords)


# `"... draw 1 card. (Limit once per round.)"`: brackets at the end of a quoted ability.
LIMITED = re.compile(r"\(((?:[Ll]imit|[Mm]ax) [^()\"]*?)\.?\)(?=\s*['\"])")


def _in_one(found: re.Match[str]) -> str:
    """A list of several sentences as one sentence."""
    parts = [each.strip(" .\n\t") for each in re.split("[•●]", found[2]) if each.strip()]
    small = [f"{each[0].lower()}{each[1:]}" for each in parts]
    return f"{found[1]}: {', '.join(small[:-1])}{',' if small[2:] else ''} or {small[-1]}."


def _quotes(text: str) -> str:
    """Sentences in single quotes, as some lists have them, in double ones, unless they stand in double ones already."""
    plain = re.sub("[‘’`´]", "'", re.sub("[“”]", '"', text))
    return QUOTED.sub(lambda found: f'"{found[1]}"' if plain.count('"', 0, found.start()) % 2 == 0 else found[0], plain)


def on_card(read: Read, kind: str) -> Read:
    """keywords: what is read as it holds for a card of that kind; the rulebook has some keywords for one kind alone."""
    if kind == "event":
        read = _without(read, "play cost", "the cost of an event is that of its ability")
    if kind == "attachment" and any(each.kind == "setup" for each in read.abilities):
        read = _attached_at_setup(read)
    elif kind in PLAYER_CARDS:
        read = _without(read, "setup", "the rulebook follows no Setup: of a player's card")
    if kind in PLAYER_CARDS:
        read = _left_out(read, _mixes_in, "it would go to its owner's deck, and not to the encounter deck")
    if all(each.name != "uncharted" for each in read.keywords):
        read = never_flipped(read, "it is not known what becomes of the tokens on it")
    if not any(_does(each, "act as enemies") for each in read.abilities):
        read = _left_out(read, lambda part: _does(part, "lay before"), "it does not say what those cards are")
    if kind not in PLAYER_CARDS:
        read = _left_out(read, _of_others, "it is not clear which players the others are")
    if kind in ("hero", "ally"):
        read = _left_out(read, _with_same_player, "it is not clear which player is the same")
    if kind == "enemy":
        read = _left_out(read, _defends, "it is not clear what is meant: enemies attack, and characters defend")
    if kind == "treachery":
        read = _without_idle(read)
    if not any(isinstance(each, Instruction) and each.verb == "become" for each in within(read.abilities)):
        read = _left_out(read, lambda part: lacks(part, kind), "such a card does not have that value")
        read = _left_out(read, lambda part: is_not_its_part(part, kind), "the rulebook has none of that on such a card")
        read = _by_its_own_noun(read, kind)
    if kind == "hero":
        read = _left_out(read, _collects_in_all, "it is not clear whether that is all that it collects")
    if kind == "side quest":
        read = read._replace(abilities=tuple(map(_of_side_quest, read.abilities)))
    elsewhere = ON_ENCOUNTER_CARDS if kind in PLAYER_CARDS else ON_PLAYER_CARDS
    elsewhere = (*elsewhere, "doomed") if kind == "hero" else elsewhere
    elsewhere = (*elsewhere, *(each for each, kinds in GAINED.items() if kind not in kinds))
    wrong = [each for each in read.keywords if each.name in elsewhere]
    if not wrong:
        return read
    why = f"the rulebook has no {wrong[0].name} on a card of {'a player' if kind in PLAYER_CARDS else 'this kind'}"
    sentences = (
        each._replace(means=None, said="", why=why)
        if isinstance(each.means, Keywords) and set(each.means.words) & set(wrong)
        else each
        for each in read.sentences
    )
    return Read(tuple(sentences), read.abilities, tuple(each for each in read.keywords if each not in wrong))


def never_flipped(read: Read, why: str) -> Read:
    """What is read of a card that is not flipped over."""
    return _left_out(read, _flips, why)


def without_level(read: Read, why: str) -> Read:
    """What is read of a card whose level is not known."""
    return _left_out(read, _asks_level, why)


def _asks_level(part: Any) -> bool:
    return any(isinstance(each, Amount) and each.of == "level" for each in within(part))


def _collects_in_all(part: Any) -> bool:
    return any(
        isinstance(each, Instruction) and (each.verb, each.what) == ("collect", "in all") for each in within(part)
    )


def _flips(part: Any) -> bool:
    """Whether a card is flipped over, for which only the keyword Uncharted has a rule."""
    return _does(part, "flip")


def _does(part: Any, verb: str) -> bool:
    """Whether something of that verb is done in it."""
    return any(isinstance(each, Instruction) and each.verb == verb for each in within(part))


def with_x_known(reads: list[Read], paid: bool) -> list[Read]:
    """letter-x: the texts of one card, without what needs an X that nothing on it defines and nobody pays."""
    effects = (effect for read in reads for ability in read.abilities for effect in ability.effects)
    if paid or any(each.verb == "define x" for each in effects):
        return reads
    return [_left_out(each, open_x, "nothing that is understood says what X is") for each in reads]


def _attached_at_setup(read: Read) -> Read:
    """campaign-check-6: `Setup: Attach to a hero`, as the keyword: so it begins, and on nobody else is it attached."""
    first = (each.effects[0] for each in read.abilities if each.kind == "setup" and each.effects)
    hosts = [each.to for each in first if (each.verb, each.group) == ("attach", THIS)]
    if not hosts or any(each.most or each.least for each in hosts):
        return _without(read, "setup", "the rulebook has Setup: for cards that are attached to one of a kind")
    found = (Ability("", "constant", effects=(Instruction("attaches", each),)) for each in hosts)
    return read._replace(abilities=(*read.abilities, *found), keywords=(*read.keywords, Keyword("setup")))


def _of_side_quest(part: Any) -> Any:
    """current-quest: on a side quest `this stage` is that card, and its defeat takes the players no further."""
    if isinstance(part, Trigger) and (part.kind == "advance" or (part.kind, part.subject) == ("destroy", THIS)):
        return part._replace(kind="defeat-quest", subject=THIS, cause="")
    if isinstance(part, Instruction) and part.what == "be defeated" and part.group == Phrase("main quest"):
        return part._replace(group=THIS)
    return remade(part, _of_side_quest)


OF_TREACHERIES = ("be canceled", "one per host", "define x", "gain keyword", "immune")


def _without_idle(read: Read) -> Read:
    """treachery-cards: what would hold all the time on a card that is never in play, unless it is attached."""

    def idle(ability: Ability) -> bool:
        placed = any(
            each.qualities for each in (*ability.conditions, *(x for e in ability.effects for x in e.conditions))
        )
        plain = all(each.verb in OF_TREACHERIES or each.what in OF_TREACHERIES for each in ability.effects)
        worn = any(isinstance(each, Phrase) and each.how == "host" for each in within(ability.effects))
        return ability.kind == "constant" and not placed and not plain and not worn

    texts = {each.text for each in read.abilities if idle(each)}
    if not texts:
        return read
    why = "a treachery is not in play, so it cannot have a constant ability"
    found = (x._replace(means=None, said="", why=why) if f"{x.text}." in texts else x for x in read.sentences)
    return read._replace(sentences=tuple(found), abilities=tuple(x for x in read.abilities if not idle(x)))


def _without(read: Read, what: str, why: str) -> Read:
    """What is read without what no card of that kind does: abilities of a kind, or with a verb."""

    def of_it(part: Any) -> bool:
        return any(
            (isinstance(each, Opening | Ability) and each.kind == what)
            or (isinstance(each, Instruction) and each.verb == what)
            for each in within(part)
        )

    return _left_out(read, of_it, why)


def _with_same_player(part: Any) -> bool:
    """`another enemy engaged with the same player`: as this card is, but no character is engaged with anybody."""
    same = Quality("engaged", group=Phrase("engaged player"))
    return any(isinstance(each, Quality) and each == same for each in within(part))


def _of_others(part: Any) -> bool:
    """`each other player cannot ...`, all the time: on a card that belongs to no player."""
    return isinstance(part, Ability) and part.kind == "constant" and speaks_of_others(part.effects)


def _defends(part: Any) -> bool:
    """Whether an ability waits for its own card to defend."""
    waits = (each for each in within(part) if isinstance(each, Trigger))
    return any(
        (each.kind in ("defends", "declare-defender") and each.subject == THIS)
        or (each.kind == "attack-ends" and each.other == THIS)
        for each in waits
    )


def _mixes_in(part: Any) -> bool:
    """Whether it shuffles cards of a player's that are set aside into the encounter deck."""
    shuffled = (each.group for each in within(part) if isinstance(each, Instruction) and each.verb == "shuffle in")
    return any(Quality("in", "set aside") in each.qualities for each in shuffled)


def _left_out(read: Read, of_it: Callable[[Any], bool], why: str) -> Read:
    """What is read without the sentences and abilities of which that is true."""
    if not any(of_it(each) for each in read.abilities):
        return read
    gone = [each.text for each in read.abilities if of_it(each)]

    def out(sentence: Sentence) -> bool:
        return of_it(sentence.means) or any(f"{sentence.text}." in text for text in gone)

    found = (each._replace(means=None, said="", why=why) if out(each) else each for each in read.sentences)
    return read._replace(sentences=tuple(found), abilities=tuple(x for x in read.abilities if not of_it(x)))


def _by_its_own_noun(read: Read, kind: str) -> Read:
    """What is read without the sentences that call their own card what it is not, and the abilities they stand in."""
    wrong = {each.text for each in read.sentences if each.read and is_called_otherwise(each.text, kind)}
    if not wrong:
        return read
    gone = [each.text for each in read.abilities if any(f"{text}." in each.text for text in wrong)]
    why = f"this card is of another type: {kind}"
    found = (
        each._replace(means=None, said="", why=why)
        if each.text in wrong or any(f"{each.text}." in text for text in gone)
        else each
        for each in read.sentences
    )
    return read._replace(sentences=tuple(found), abilities=tuple(x for x in read.abilities if x.text not in gone))


@lru_cache(maxsize=1000)
def read_effect(text: str, lexicon: Lexicon) -> tuple[Instruction, ...]:
    """What a lasting effect says, on a table with those cards; a ValueError says what is wrong."""
    found = read_sentence(LANGUAGE, text.strip(" ."), lexicon, "deeds")
    if found.means is None:
        raise ValueError(f"{text!r}: {found.why}")
    until = next(
        (each.until for each in within(found.means) if isinstance(each, Deeds | Instruction) and each.until), ""
    )
    try:
        done = expanded(found.means, "constant")
    except Unread as why:
        raise ValueError(f"{text!r}: {why}") from None
    return tuple(each._replace(until=each.until or until) for each in done)
