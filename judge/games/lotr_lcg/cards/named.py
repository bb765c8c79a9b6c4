"""self-referential: names that card text speaks of, also where the card of that name is in no list at hand.

Some are known from the tale that the game tells. Others are taken from the texts of a collection: a list that holds a
scenario by half names cards of the other half, and those are names all the same.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterable, Iterator

from judge.cardtext.text import apart, fold, words

# Persons, beasts and things of the tale whom several cards name; a word that is a trait as well is not among them.
OF_THE_TALE = (
    "Aragorn", "Arwen Undómiel", "Balin", "Bard the Bowman", "Barliman Butterbur", "Beorn", "Bifur", "Bilbo Baggins",
    "Bill the Pony", "Bofur", "Bombur", "Boromir", "Brand son of Bain", "Celeborn", "Círdan the Shipwright",
    "Dáin Ironfoot", "Denethor", "Dori", "Durin's Bane", "Dwalin", "Elladan", "Elrohir", "Elrond", "Éomer", "Éowyn",
    "Erestor", "Faramir", "Fatty Bolger", "Fíli", "Folco Boffin", "Frodo Baggins", "Galadriel", "Gandalf",
    "Gildor Inglorion", "Gimli", "Glóin", "Glorfindel", "Goldberry", "Gollum", "Gríma", "Grishnákh", "Gwaihir",
    "Haldir of Lórien", "Kíli", "Landroval", "Legolas", "Merry", "Nori", "Óin", "Old Man Willow", "Ori", "Pippin",
    "Prince Imrahil", "Quickbeam", "Radagast", "Rosie Cotton", "Sam Gamgee", "Saruman", "Shadowfax", "Shagrat",
    "Shelob", "Smaug", "Sméagol", "The Balrog", "The Great Goblin", "The Mouth of Sauron", "The One Ring",
    "The Witch-king", "Théoden", "Théodred", "Thorin Oakenshield", "Tom Bombadil", "Treebeard", "Uglúk",
)  # fmt: skip

_CAPITAL = r"[^\W\d_a-zß-öø-ÿ][\w'’-]*"
_BETWEEN = r"(?:(?:of|the|in|on|by|from|for|a) )*"
_RUN = re.compile(rf"{_CAPITAL}(?: {_BETWEEN}{_CAPITAL})+")
_OPENS = re.compile(rf"{_CAPITAL} {_BETWEEN}")
_POSSESSIVE = re.compile(r"['’]s?$")
# `Drums, Drums, Drums`: the same word again and again is the name of one card, and no list of cards.
_THRICE = re.compile(rf"\b({_CAPITAL}), \1(?:, \1)*\b")
# `Thaurdir's Pursuit` and `Orc of Thaurdir` are no longer names of Thaurdir.
_OF_ANOTHER = re.compile(r"\S+['’]s?(?= |$)|\b(?:of|from) \S+$")
# What follows a trait, the name of a deck, of a set or of a test, and never the name of a card.
_OF_A_KIND = re.compile(
    r"\s*(?:(?!per |for |to |into |in |from |is )\w+ )?"
    r"(?:decks?|sets?|cards?|heroes|hero|ally|allies|characters?|enemy|enemies|locations?|attachments?"
    r"|events?|treachery|treacheries|objectives?|quests?|sides?|stages?|tests?|traits?|keywords?|phases?|actions?|effects?|areas?"
    r"|resources?|icons?|spheres?|values?|counters?|tokens?|encounter|players?|pools?|step)\b"
)
_WORDS_OF_RULES = frozenset(
    "action actions attack attachment campaign condition cost counter damage deck defense engagement forced limit log "
    "map mode phase planning play player points pool power quest response revealed setup shadow stage strength test "
    "threat trait travel valour victory when willpower".split()
)
# Where a name stands, and nothing else: what comes before it and behind it. Here one word will do.
_TITLE = rf"(?:The )?{_CAPITAL}(?: {_BETWEEN}{_CAPITAL})*"
_COPIES = r"(?:(?:\d|one|each|all|an?) (?:set[ -]aside )?cop(?:y|ies) of )?"
_LIST = rf"{_COPIES}{_TITLE}(?:, {_COPIES}{_TITLE})*(?:,? and {_COPIES}{_TITLE})?"
_PLACES = tuple(
    re.compile(each)
    for each in (
        rf"\b[Aa]dds? ({_LIST}),? to the staging area",
        rf"\b[Ss]ets? ({_LIST}) aside\b",
        rf"\b(?:[Gg]ains?|[Tt]akes?) control of ({_TITLE})(?=[.,;]|$| and )",
        rf"\bcop(?:y|ies) of ({_TITLE})(?=[.,;]|$| and | in | is | from | per | for | to | into | aside)",
        rf"\b[Rr]eveals? ({_LIST}),? and adds?\b",
        rf"\b[Mm]akes? ({_TITLE}) the active location",
        rf"\btravel to ({_TITLE})(?=[.,;]|$| unless )",
        rf"\b[Ee]xhausts? ({_TITLE}) (?:to|or)\b",
        rf"\b[Aa]ttach(?:es)? ({_TITLE}) to\b",
        rf"\battack against ({_TITLE})(?=[.,;]|$)",
        rf"\b[Ss]huffles? ({_LIST}) (?:back )?into\b",
        rf"\b[Pp]uts? ({_LIST}),? into play\b",
        rf"\b(?:deck|pile|display) for (?:the )?({_LIST}),? and\b",
    )
)
_IN_LIST = re.compile(rf"(?:^|, and |, | and ){_COPIES}({_TITLE})")
# `the Sand Wyrm objectives` may list names: what is a name everywhere else is one.
RARELY = 4
NEAR = 2
SHORT_NAME = 8
SMALL = ("of", "the", "in", "on", "by", "from", "for", "a", "at")


def spoken_of(texts: Iterable[tuple[str, str]], names: Iterable[str], traits: Iterable[str]) -> tuple[str, ...]:
    """The names that cards speak of, of (name, text) of each card, and that none of them has.

    A name has two words or more with a capital, and is never said of a kind of card (`Dol Guldur location`); what is
    nearly another card's name is a slip of the pen, and taken for nothing.
    """
    kinds = {fold(each) for each in traits}
    listed = tuple(names)
    known = {_letters(each): _bag(each) for each in listed}
    known_words = {word for each in listed for word in _OF_ANOTHER.sub(" ", fold(each)).split()}
    found: dict[str, str] = {}
    told: Counter[tuple[str, bool]] = Counter()
    every = list(texts)
    called_thrice = {found[0] for _, text in every for found in _THRICE.finditer(text)}
    placed = {each for _, text in every for each in _placed(text)}
    alone = (
        (each, "")
        for _, text in every
        for each in _placed(text)
        if " " not in each and len(each) > SHORT and not _in_use(each, known_words, kinds)
    )
    for run, after in (*(each for _, text in every for each in _runs(text)), *alone):
        letters = _letters(run)
        of_traits = run not in placed and all(fold(x) in kinds for x in run.split() if x[0].isupper())
        plain = _OF_A_KIND.match(after) or _is_of_rules(run) or of_traits
        told[letters, bool(plain) or (fold(run) in kinds and run not in placed)] += 1
        found.setdefault(letters, run)
    refused = {letters for letters, plain in told if plain and told[letters, True] * RARELY >= told[letters, False]}
    bags = set(known.values())
    fresh = {
        letters: run
        for letters, run in found.items()
        if not {letters, letters.removesuffix("s")} & (refused | known.keys()) and _bag(run) not in bags
    }
    often = Counter({letters: told[letters, False] for letters in fresh})

    def slip(letters: str) -> bool:
        """What is nearly a name, or nearly one that is said at least as often, is that one with a slip in it."""
        alike = (each for each in (*known, *fresh) if _near(letters, each))
        return any(each in known or often[each] * RARELY > often[letters] for each in alike)

    usual = {word for bag in (*bags, *map(_bag, kinds)) for word in bag}
    times = Counter(word for bag in bags for word in bag)
    common = {word for word, number in times.items() if number >= COMMON} | {x for each in kinds for x in _bag(each)}
    whole = (run for letters, run in fresh.items() if not slip(letters))
    told_whole = (run for run in whole if not _has_slip(run, usual, common if run in placed else usual))
    return (*told_whole, *sorted(called_thrice))


def _has_slip(run: str, usual: set[str], near: set[str]) -> bool:
    """Whether a word of a name is nearly another; where only a name can stand, a rare word does not count."""
    return any(word not in usual and _is_misspelt(word, near) for word in _bag(run))


LONG = 5
SHORT = 3
COMMON = 6


def _is_misspelt(word: str, usual: set[str]) -> bool:
    """Whether a word is one letter off another word of names and traits, as `Morder` is; a plural is not."""
    if len(word) < LONG or word in usual:
        return False
    near = (each for each in usual if abs(len(each) - len(word)) < 2 and f"{each}s" != word and f"{word}s" != each)
    return any(len(each) >= LONG and apart(word, each, 1) == 1 for each in near)


def _bag(name: str) -> frozenset[str]:
    """The words of a name in no order, without the small ones: `Street of Umbar` is a slip for `Umbar Street`."""
    return frozenset(each for each in words(name) if each not in SMALL)


def _runs(text: str) -> Iterator[tuple[str, str]]:
    """The runs of words with a capital, and what follows each; the word that opens a sentence has one anyway."""
    for each in _RUN.finditer(text):
        before = text[: each.start()].rstrip(' ("“')
        opens = not before or before[-1] in '.:;!?•"”)\n-–—'
        run = _OPENS.sub("", each[0], count=1) if opens else each[0]
        if len([word for word in run.split() if word[0].isupper()]) > 1:
            yield _POSSESSIVE.sub("", run), text[each.end() :]


def _placed(text: str) -> Iterator[str]:
    """Names in the places where nothing but a name can stand; here one word is enough."""
    for place in _PLACES:
        for found in place.finditer(text):
            every = [each[1] for each in _IN_LIST.finditer(found[1])]
            # The same word thrice is no list of cards: that is how one card is called.
            yield from every if len({*every}) == len(every) else ()


def _in_use(word: str, known: set[str], kinds: set[str]) -> bool:
    """Whether a word is short for a longer name (`Bilbo`), a trait in the plural, a kind of card or a word of rules.

    A trait without its noun is a name where only a name can stand: the one card that the trait is called after.
    """
    bare = fold(word)
    many = {bare.removesuffix("s")} - {bare}
    short = bare in known and bare not in kinds
    return short or bool((many & kinds) | ({bare} | many) & KINDS_OF_CARDS) or _is_of_rules(word)


KINDS_OF_CARDS = frozenset(
    "hero heroe ally allie character enemy enemie location attachment event treachery treacherie objective quest card "
    "resource progress token player time damage counter surge".split()
)


def _is_of_rules(run: str) -> bool:
    return any(fold(each) in _WORDS_OF_RULES for each in run.split())


def _letters(name: str) -> str:
    bare = words(name)
    return "".join(filter(str.isalnum, "".join(bare[1:] if bare[:1] == ("the",) else bare)))


def _near(one: str, two: str) -> bool:
    """Whether two names are the same but for a letter or two, or one is the other with an ending.

    In a short name two letters are too many: Bellach is not Borlach.
    """
    if one == two or abs(len(one) - len(two)) > NEAR:
        return False
    most = NEAR if max(len(one), len(two)) > SHORT_NAME else 1
    return apart(one, two, most) <= most
