"""Chaotic's deckbuilding rules (chapter 2, formats in chapter 10), for `judge deck chaotic FILE`."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import isqrt

from judge.content.problem import listed
from judge.decks.deck import Breach, Card, Deck, Total, count, labels, same_name
from judge.decks.spec import Choice, DeckGame, Either, Flag, Format, Heading, Number, Only, Rule, Words, rule
from judge.decks.words import folded, singular
from judge.kit.words import counted

NO_TRIBE = "no tribe"
TRIBES = {
    "OverWorld": ("OverWorlds", "OverWorlder", "OverWorlders", "Over World"),
    "UnderWorld": ("UnderWorlds", "UnderWorlder", "UnderWorlders", "Under World"),
    "Danian": ("Danians",),
    "Mipedian": ("Mipedians",),
    "M'arrillian": ("M'arrillians", "M'arrilian", "M'arrilians"),
}
TRIBE_WORDS = {folded(word): folded(tribe) for tribe, also in TRIBES.items() for word in (tribe, *also)}
TRIBE_TRAITS = frozenset(TRIBE_WORDS.values())
MASTERS = {"Attack": 20, "Build Cost": 20, "Location": 10}
LIMITED = {"Creature": 3, "Attack": 10, "Build Cost": 10, "Location": 5}


@rule("2.1.1", "2.1.2")
def creatures_fill_a_board(deck: Deck) -> Iterator[Breach]:
    """2.1.2: a size is allowed if a Creature starts on every space of a triangle; 10.4.1: Limited is size 3."""
    creatures = deck.of("type", "Creature")
    has, most, said = count(creatures), deck.at_most(creatures), deck.settings.get("size")
    if deck.format == "limited":
        yield from _limited_size(has, most, said, labels(creatures))
        return
    size = said if isinstance(said, int) else has
    if isinstance(said, int) and not has <= said <= most:
        yield Breach(f"{counted(has, 'Creature')} for a game of {size} against {size}.", labels(creatures), ("2.1.1",))
    if not any(_fills(each) for each in ([size] if isinstance(said, int) else _between(has, most))):
        text = f"{counted(size, 'Creature')} on a side would not fill a Battleboard; the usual sizes are 1, 3 and 6."
        yield Breach(text, labels(creatures))


def _between(least: int, most: int) -> Iterator[int]:
    """Every number of Creatures that a deck may have where not all types are known, up to the next board at least."""
    yield from range(least, min(most, 3 * least + 10) + 1)


def _limited_size(has: int, most: int, said: object, cards: tuple[str, ...]) -> Iterator[Breach]:
    size = LIMITED["Creature"]
    if not has <= size <= most:
        yield Breach(f"{counted(has, 'Creature')}; a Limited deck has exactly {size}.", cards, ("10.4.1", "2.1.1"))
    if said not in (None, size):
        yield Breach(f"The list says size {said}; a Limited game is {size} against {size}.", cards, ("10.4.1", "2.1.1"))


def _fills(size: int) -> bool:
    """2.1.2: whether that many Creatures fill a triangle of rows of 1, 2, 3 and so on."""
    rows = (isqrt(8 * size + 1) - 1) // 2
    return size > 0 and rows * (rows + 1) // 2 == size


@rule("2.2.2")
def two_of_a_name(deck: Deck) -> Iterator[Breach]:
    """2.2.2, 2.2.2.1: the Rule of Two counts a name in the whole deck, whatever the version."""
    for cards in same_name(deck.cards):
        if count(cards) > 2:
            also = ("2.2.2.1",) if len(labels(cards)) > 1 else ()
            text = f"{count(cards)} cards are named {cards[0].name}; a deck may have at most 2 of a name"
            yield Breach(text + (", all versions together." if also else "."), labels(cards), ("2.2.2", *also))


@rule("2.2.3")
def one_unique_of_a_name(deck: Deck) -> Iterator[Breach]:
    """2.2.3: a Unique card is the only one of its name; no other version stands beside it, Unique or not."""
    if not _card_text_binds(deck):
        return
    for cards in same_name(deck.cards):
        unique = [card for card in cards if card.has("unique")]
        if unique and count(cards) > 1:
            first = [*unique, *(card for card in cards if card not in unique)]
            text = f"{unique[0].label} is Unique, but {count(cards)} cards are named {unique[0].name}"
            also = ("2.2.2.1",) if len(labels(cards)) > 1 else ()
            yield Breach(text + ("; versions count together." if also else "."), labels(first), ("2.2.3", *also))


@rule("2.2.4")
def one_legendary_card(deck: Deck) -> Iterator[Breach]:
    """2.2.4: one Legendary card in the whole deck, whatever the names."""
    legendary = [card for card in deck.cards if card.has("legendary")]
    if count(legendary) > 1 and _card_text_binds(deck):
        text = f"{count(legendary)} cards are Legendary; a deck may have at most 1, whatever the names."
        yield Breach(text, labels(legendary))


def _card_text_binds(deck: Deck) -> bool:
    """10.1: Apprentice ignores game text; Unique, Legendary and Loyal are read there before the game, and stay."""
    return deck.format != "apprentice" or deck.reading("apprentice-restrictions") != "ignored"


@rule("2.2.5", "g-loyal")
def loyal_with_its_own_kind(deck: Deck) -> Iterator[Breach]:
    """2.2.5: every Creature beside a Loyal card shares its tribe, or has what its text names."""
    if not _card_text_binds(deck):
        return
    army = Army(deck.of("type", "Creature"))
    for card in deck.cards:
        for named in _loyalties(deck, card):
            yield from _loyalty(deck, army, card, named)


def _loyalties(deck: Deck, card: Card) -> Iterator[tuple[str, ...]]:
    """What each Loyal text of a card names, nothing for a bare one; only texts that bind the deck."""
    loyal = card.has("loyal") or card.has("brainwashed loyal")
    if loyal and card.word("type") != "Creature" and deck.reading("loyal-non-creature") == "creatures-only":
        return
    if card.has("loyal"):
        yield card.words("loyal")
    if card.has("brainwashed loyal") and deck.reading("loyal-on-minion") != "normal-only":
        yield card.words("brainwashed loyal")


def _loyalty(deck: Deck, army: Army, card: Card, named: tuple[str, ...]) -> Iterator[Breach]:
    tribe, creature = card.word("tribe"), card.word("type") == "Creature"
    if not named and tribe == NO_TRIBE and not creature:
        return
    if not named and tribe not in TRIBES:
        hint = f"Write it with the card: {card.name} [Danian]" + ("." if creature else f", or [{NO_TRIBE}].")
        yield Breach(f"{card.label} is Loyal, but its tribe is not given. {hint}", (card.label,), sure=False)
        return
    wanted = named or (tribe,)
    untold = tribe in TRIBES and all(_traits(each) != _traits(tribe) for each in named)
    if named and untold and deck.reading("loyal-named") != "named-only":
        wanted = (*named, tribe)
    yield from _strangers(army, card, wanted)


def _strangers(army: Army, card: Card, wanted: tuple[str, ...]) -> Iterator[Breach]:
    """Creatures that may not join a Loyal card, and those of which the list does not say enough."""
    must = f"{card.label} is Loyal: every Creature in the deck must be {' or '.join(wanted)}"
    if barred := army.beside(card, army.all - army.might_be(wanted)):
        shown = listed(f"{each.label} ({each.word('tribe') or 'tribe not given'})" for each in barred)
        yield Breach(f"{must}. These are not: {shown}.", (card.label, *labels(barred)))
    if unsure := army.beside(card, army.might_be(wanted) - army.are(wanted)):
        text = f"{must}, but the tribe is not given for {listed(labels(unsure))}"
        hint = f"Write it with the card: {unsure[0].name} [Danian]."
        yield Breach(f"{text}. {hint}", (card.label, *labels(unsure)), sure=False)


class Army:
    """The Creatures of a deck by their characteristics; numbers stand for Creatures, in the order of the list."""

    def __init__(self, creatures: tuple[Card, ...]) -> None:
        self.creatures = creatures
        self.all = frozenset(range(len(creatures)))
        self.having: dict[str, set[int]] = {"creature": set(self.all)}
        self.called: dict[str, set[int]] = {}
        for number, card in enumerate(creatures):
            self.called.setdefault(folded(card.name), set()).add(number)
            for trait in (folded(card.word("tribe")), *map(singular, card.words("subtypes"))):
                self.having.setdefault(trait, set()).add(number)
        self.tribe_untold = self.having.get("", set())

    def are(self, wanted: Iterable[str], untold: Iterable[int] = ()) -> set[int]:
        """Those that have all of `Danian Mandiblors` or all of another of the wanted, or are called so."""
        found: set[int] = set()
        for phrase in wanted:
            traits = _traits(phrase)
            sets = [self.having.get(trait, set()).union(untold if trait in TRIBE_TRAITS else ()) for trait in traits]
            found |= set.intersection(*sets) | self.called.get(folded(phrase), set())
        return found

    def might_be(self, wanted: Iterable[str]) -> set[int]:
        """Those that are wanted, or would be if a tribe that the list does not tell is the right one."""
        return self.are(wanted, self.tribe_untold)

    def beside(self, card: Card, numbers: Iterable[int]) -> list[Card]:
        """These Creatures without the card itself; a second copy of it is another Creature."""
        found = [self.creatures[number] for number in sorted(numbers)]
        return [each for each in found if each is not card or each.quantity > 1]


def _traits(phrase: str) -> set[str]:
    """The characteristics a phrase names: a tribe in any of its spellings, or words, one or several alike."""
    if tribe := TRIBE_WORDS.get(folded(phrase)):
        return {tribe}
    return {TRIBE_WORDS.get(folded(word), singular(word)) for word in phrase.split()}


@rule("2.2.6")
def one_battlegear_for_each_creature(deck: Deck) -> Iterator[Breach]:
    """2.2.6: exactly one Battlegear for each Creature; 10.1: Apprentice does not use any."""
    optional = deck.format == "apprentice" and deck.reading("apprentice-battlegear") != "required"
    yield from _one_each(deck, "Battlegear", optional, ("2.2.6", "10.1") if optional else ("2.2.6",))


@rule("2.2.7")
def one_mugic_for_each_creature(deck: Deck) -> Iterator[Breach]:
    """2.2.7: exactly one Mugic for each Creature; 2.2.7.1: the Apprentice formats may leave it out."""
    optional = deck.format in ("apprentice", "advanced-apprentice")
    yield from _one_each(deck, "Mugic", optional, ("2.2.7", "2.2.7.1") if optional else ("2.2.7",))


def _one_each(deck: Deck, type: str, optional: bool, cites: tuple[str, ...]) -> Iterator[Breach]:
    creatures, cards = count(deck.of("type", "Creature")), deck.of("type", type)
    most_creatures, fewest = deck.at_most(deck.of("type", "Creature")), deck.at_most(cards)
    if count(cards) <= most_creatures and (optional or fewest >= creatures):
        return
    most = "may have 1 for each Creature and no more" if optional else "has exactly 1 for each Creature"
    yield Breach(f"{count(cards)} {type} for {counted(creatures, 'Creature')}; a deck {most}.", labels(cards), cites)


@rule("2.2.8")
def attack_deck_size(deck: Deck) -> Iterator[Breach]:
    """2.2.8: exactly 20 Attack Cards; 10.4.1: 10 in Limited."""
    yield from _exactly(deck, "Attack", "2.2.8", "2.2.8.2")


@rule("2.2.8.1", "3.5.5")
def attack_deck_build_cost(deck: Deck) -> Iterator[Breach]:
    """2.2.8.1: Build Costs add up to 20 at most; 2.2.8.2: to 10 in Limited."""
    attacks, most = deck.of("type", "Attack"), _number(deck, "Build Cost")
    cites = ("2.2.8.2" if deck.format == "limited" else "2.2.8.1", "3.5.5")
    blank = [card for card in attacks if card.number("build cost") is None]
    total = sum((card.number("build cost") or 0) * card.quantity for card in attacks)
    if total > most:
        text = f"The Build Costs in the Attack Deck total {total}; at most {most} is allowed."
        yield Breach(text, labels(attacks), cites)
    elif blank:
        rest = f" The others add up to {total} of at most {most}." if len(blank) < len(attacks) else ""
        hint = f"Write it with the card: {blank[0].name} [build 1]."
        text = f"The Build Cost is not given for {listed(labels(blank))}.{rest} {hint}"
        yield Breach(text, labels(blank), cites, sure=False)


@rule("2.2.9")
def location_deck_size(deck: Deck) -> Iterator[Breach]:
    """2.2.9: exactly 10 Location Cards; 10.4.1: 5 in Limited."""
    yield from _exactly(deck, "Location", "2.2.9", "2.2.9.1")


def _exactly(deck: Deck, type: str, cite: str, limited: str) -> Iterator[Breach]:
    cards, size = deck.of("type", type), _number(deck, type)
    if not count(cards) <= size <= deck.at_most(cards):
        text = f"The {type} Deck has {counted(count(cards), 'card')}; it must have exactly {size}."
        yield Breach(text, labels(cards), ("10.4.1", limited) if deck.format == "limited" else (cite,))


@rule("2.2")
def cards_in_all(deck: Deck) -> Iterator[Breach]:
    """2.2.6-2.2.9: where types are not known, the number of all cards must still fit some size of game."""
    if not deck.untold() or deck.format not in ("masters", "limited"):
        return
    total, fixed = count(deck.cards), _number(deck, "Attack") + _number(deck, "Location")
    size, rest = divmod(total - fixed, 3)
    right = size == LIMITED["Creature"] if deck.format == "limited" else size > 0 and _fills(size)
    if rest or not right:
        each = "1 Creature, 1 Battlegear and 1 Mugic for each space"
        text = (
            f"{counted(total, 'card')} in all; with {fixed} Attacks and Locations, and {each}, they fit no size of game"
        )
        yield Breach(f"{text}: 3 against 3 has {fixed + 9}.", (), ("2.2.6", "2.2.7", "2.2.8", "2.2.9"))


def totals(deck: Deck) -> Iterator[Total]:
    """How many cards of each type, and the Build Costs of the Attack Deck."""
    untold = count(deck.untold())
    creatures = count(deck.of("type", "Creature"))
    yield Total("cards in all", count(deck.cards))
    yield Total("Creatures", creatures, "", untold)
    for type in ("Battlegear", "Mugic"):
        yield Total(type, count(deck.of("type", type)), "1 for each Creature", untold)
    attacks = deck.of("type", "Attack")
    yield Total("Attacks", count(attacks), f"exactly {_number(deck, 'Attack')}", untold)
    blank = count(card for card in attacks if card.number("build cost") is None)
    cost = sum((card.number("build cost") or 0) * card.quantity for card in attacks)
    yield Total("Build Costs", cost, f"at most {_number(deck, 'Build Cost')}", blank + untold)
    yield Total("Locations", count(deck.of("type", "Location")), f"exactly {_number(deck, 'Location')}", untold)


def _number(deck: Deck, what: str) -> int:
    return (LIMITED if deck.format == "limited" else MASTERS)[what]


RULES: tuple[Rule, ...] = (
    creatures_fill_a_board,
    two_of_a_name,
    one_unique_of_a_name,
    one_legendary_card,
    loyal_with_its_own_kind,
    one_battlegear_for_each_creature,
    one_mugic_for_each_creature,
    attack_deck_size,
    attack_deck_build_cost,
    location_deck_size,
    cards_in_all,
)
TYPES = {
    "Creature": ("Creatures",),
    "Battlegear": ("Battlegears", "Battle gear"),
    "Mugic": ("Mugics",),
    "Attack": ("Attacks",),
    "Location": ("Locations",),
}
MIXED = ("can not join mixed armies", "cannot join mixed armies", "can't join mixed armies")
FIELDS = (
    Choice("type", "the card type", ("card type",), options=TYPES),
    Choice("tribe", "the tribe of the card", ("affiliation",), options={**TRIBES, NO_TRIBE: ("Generic", "Tribeless")}),
    Words("subtypes", "the other words of the type line", ("subtype", "types"), known=("Royal", "Royals")),
    Number("build cost", "the Build Cost of an Attack", ("build", "build points", "bc", "bp", "cost"), most=99),
    Flag("unique", "the card is Unique"),
    Flag("legendary", "the card is Legendary"),
    Either("loyal", "the card is Loyal, alone or to what its text names", MIXED),
    Either("brainwashed loyal", "Loyal is only in the Brainwashed text", ("loyal when brainwashed",)),
)
DECKS = DeckGame(
    game="chaotic",
    cite="2.2",
    fields=FIELDS,
    headings=(
        Heading(("Creatures", "Creature", "Army", "Creature cards"), {"type": "Creature"}),
        Heading(("Battlegear", "Battlegears", "Battle gear", "Battlegear cards"), {"type": "Battlegear"}),
        Heading(("Mugic", "Mugics", "Mugic hand", "Mugic cards"), {"type": "Mugic"}),
        Heading(("Attacks", "Attack", "Attack deck", "Attack cards"), {"type": "Attack"}),
        Heading(("Locations", "Location", "Location deck", "Location cards"), {"type": "Location"}),
    ),
    formats=(
        Format("masters", "Masters", ("10.3",), ("Master",)),
        Format("apprentice", "Apprentice", ("10.1", "2.2.7.1")),
        Format("advanced-apprentice", "Advanced Apprentice", ("10.2", "2.2.7.1")),
        Format("limited", "Limited", ("10.4", "10.4.1")),
    ),
    settings=(Number("size", "Creatures on each side", ("game size",), 1, 999, r"([0-9]+)(?:\s*vs?\.?\s*\1)?"),),
    rules=RULES,
    loose_words="subtypes",
    comma_starts_version=True,
    ignored_columns=(
        *("courage", "power", "wisdom", "speed", "energy", "mugic ability", "fire", "air", "earth", "water"),
        *("base", "initiative", "flavor text", "id"),
    ),
    readings=(
        *("loyal-non-creature", "loyal-on-minion", "loyal-named", "apprentice-battlegear", "apprentice-restrictions"),
    ),
    totals=totals,
    only={"build cost": Only(("Attack",))},
    assumed="Unless the list says so, a card is taken to be neither Unique nor Legendary nor Loyal.",
)
