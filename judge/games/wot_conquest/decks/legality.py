"""Starting set-ups: is what a faction begins with as the rulebook says? For `judge deck wot-conquest FILE`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from judge.content.problem import listed
from judge.decks.deck import Breach, Card, Deck, Total, labels
from judge.decks.spec import Choice, DeckGame, Flag, Format, Heading, Number, Rule, Words, rule
from judge.decks.words import folded, singular
from judge.games.wot_conquest.play.phases.deployment import FIST_OF
from judge.games.wot_conquest.play.setup import STARTS, Start
from judge.games.wot_conquest.play.who import FACTION_OF, FACTIONS

ANY = "any"
TOKENS = {"angreal": "angreal", "favor": "favor", "favour": "favor", "madness": "madness"}
OTHER_NAMES = {
    "maiden of the spear": "Maiden",
    "maidens of the spear": "Maiden",
    "fade": "Myrdraal",
    "aiel": "Aiel scout",
}
DISTANCES = {
    "within a span": ("in span", "within one span", "at the city", "in the city"),
    "beyond a span": ("out of span", "more than a span"),
    "short-span": ("short span", "a short-span"),
    "medium-span": ("medium span", "a medium-span"),
    "long-span": ("long span", "a long-span"),
}


def faction_of(deck: Deck) -> str:
    """The faction of a set-up: as it is written, or as its city says."""
    if deck.format != ANY:
        return next(name for name in FACTIONS if folded(name).replace(" ", "-") == deck.format)
    said = str(deck.settings.get("faction", ""))
    cities = {folded(start.city): name for name, start in STARTS.items() if start.city}
    return said or next((cities[folded(city)] for city in cities_of(deck) if folded(city) in cities), "")


def start_of(deck: Deck) -> Start:
    """What the rulebook gives the faction; nothing for a faction that is not named."""
    return STARTS.get(faction_of(deck), Start("setup"))


def cities_of(deck: Deck) -> list[str]:
    """The cities that a set-up names."""
    said = deck.settings.get("city", ())
    named = " ".join(said) if isinstance(said, tuple) else str(said)
    return [*([named] if named else []), *(card.name for card in deck.cards if _type(card) == "City")]


def _type(card: Card) -> str:
    """What an entry is: as a heading says, else by its name."""
    if card.word("type"):
        return card.word("type")
    if _token(card.name) in TOKENS:
        return "Token"
    return "City" if folded(card.name) in {folded(start.city) for start in STARTS.values()} else "Unit"


def _token(name: str) -> str:
    return singular(folded(name).removesuffix(" tokens").removesuffix(" token"))


def units_of(deck: Deck) -> Counter[str]:
    """How many units of each kind; a Fist is 6 Trollocs and 1 Myrdraal."""
    found: Counter[str] = Counter()
    for card in deck.cards:
        if _type(card) == "Unit":
            for kind, n in FIST_OF if singular(card.name) == "fist" else ((_kind(card.name), 1),):
                found[kind] += n * card.quantity
    return found


def _kind(name: str) -> str:
    known = {singular(kind): kind for start in STARTS.values() for kind, _ in start.units}
    return known.get(singular(name)) or OTHER_NAMES.get(folded(name)) or OTHER_NAMES.get(singular(name)) or name


def tokens_of(deck: Deck) -> Counter[str]:
    """How many tokens of each kind."""
    found: Counter[str] = Counter()
    for card in deck.cards:
        if _type(card) == "Token":
            found[TOKENS.get(_token(card.name), card.name)] += card.quantity
    return found


@rule("setup")
def faction_is_named(deck: Deck) -> Iterator[Breach]:
    """setup: each faction has its own start."""
    if not faction_of(deck):
        yield Breach(f"The list does not say whose start it is. Write `Faction: Shadow` ({listed(FACTIONS)}).")


@rule("edition-0.1")
def faction_is_available(deck: Deck) -> Iterator[Breach]:
    """edition-0.1: three factions are marked as not available."""
    start = start_of(deck)
    if start.status and deck.reading("five-players") != "by-agreement":
        yield Breach(f"The {faction_of(deck)} cannot be played in WoTC 0.1.", (), (start.status, "edition-0.1"))


@rule("setup", "setup-adjust")
def begins_with_its_city(deck: Deck) -> Iterator[Breach]:
    """setup-adjust: its own city, or in a game of fewer than five another one that all players agreed on."""
    start, cities = start_of(deck), cities_of(deck)
    if not start.city and faction_of(deck) and cities:
        yield Breach(f"No starting city of the {faction_of(deck)} is given.", tuple(cities), (start.status,))
    if not start.city or [folded(city) for city in cities] == [folded(start.city)]:
        return
    if len(cities) == 1:
        yield from _another_city(deck, start, cities[0])
    else:
        found = listed(cities) if cities else "none is named"
        text = f"The {faction_of(deck)} begins with one city, {start.city}; {found}."
        yield Breach(text, tuple(cities), (start.city_cite,))


def _another_city(deck: Deck, start: Start, city: str) -> Iterator[Breach]:
    players, agreed = deck.settings.get("players"), deck.settings.get("agreed")
    if isinstance(players, int) and players >= 5:
        text = f"With {players} players the {faction_of(deck)} begins with {start.city}, not {city}."
        yield Breach(text, (city,), (start.city_cite, "setup-adjust", "setup-five"))
    elif not agreed:
        hint = "Another city needs fewer than five players and the consent of all: write `Agreed: yes`."
        text = f"The {faction_of(deck)} begins with {start.city}, not {city}. {hint}"
        yield Breach(text, (city,), (start.city_cite, "setup-adjust"))


@rule("setup")
def begins_with_its_units(deck: Deck) -> Iterator[Breach]:
    """dragonsworn-units, shadow-units: just these, no more and no fewer."""
    start, found = start_of(deck), units_of(deck)
    if not start.units:
        if found and faction_of(deck):
            yield Breach(f"No starting units of the {faction_of(deck)} are given.", tuple(found), (start.status,))
        return
    for kind, text in _differences(deck, start.units, found):
        in_fist = kind in dict(FIST_OF) and start.unit == "shadow"
        yield Breach(text, (kind,), (start.units_cite, "fist") if in_fist else (start.units_cite,))


def _differences(deck: Deck, wanted: tuple[tuple[str, int], ...], found: Counter[str]) -> Iterator[tuple[str, str]]:
    """Each kind of which there is not as much as there should be, with what is wrong."""
    due = dict(wanted)
    for kind in dict.fromkeys((*due, *found)):
        if found[kind] != due.get(kind, 0):
            yield kind, f"{found[kind]} {kind}; the {faction_of(deck)} begins with {due.get(kind, 'none')}."


@rule("setup")
def begins_with_its_tokens(deck: Deck) -> Iterator[Breach]:
    """dragonsworn-city, dragonsworn-tokens, shadow-tokens: angreal, Madness and Favor tokens."""
    start = start_of(deck)
    for kind, text in _differences(deck, start.tokens, tokens_of(deck)) if faction_of(deck) else ():
        yield Breach(text, (kind,), (start.token_cite(kind) or start.city_cite or start.unit,))


@rule("deploy-placement")
def placed_within_a_span(deck: Deck) -> Iterator[Breach]:
    """dragonsworn-placement, shadow-placement: up to one span from the city, by a clear way."""
    start = start_of(deck)
    rule_here = start.placement or start.unit
    for card in deck.cards:
        name, where = card.label, card.word("distance")
        if where == "beyond a span":
            text = f"{name}: more than one span from {start.city or 'the city'}."
            yield Breach(text, (name,), (rule_here, "deploy-placement"))
        elif where and where != "within a span":
            text = f"{name} is a {where} from its city, and no rule says how that compares with a span: no rule."
            yield Breach(text, (name,), (rule_here, "span"))
        if card.has("blocked"):
            text = f"{name}: every way from the city crosses impassible terrain."
            yield Breach(text, (name,), (rule_here, "deploy-path"))


@rule("deploy-one-per-city")
def not_deployed_one_by_one(deck: Deck) -> Iterator[Breach]:
    """setup-vs-one-per-city: by one reading a start is a deployment in every respect, and then no start is possible."""
    n = sum(units_of(deck).values())
    if n > 1 and deck.reading("setup-vs-one-per-city") == "full-deployment":
        cards = labels(card for card in deck.cards if _type(card) == "Unit")
        yield Breach(f"{n} units are placed at one city; a city creates one.", cards, ("deploy-one-per-city",))


def totals(deck: Deck) -> Iterator[Total]:
    """How many units and tokens a faction begins with; a Fist is its Trollocs and its Myrdraal."""
    yield Total("units", sum(units_of(deck).values()))
    yield Total("tokens", sum(card.quantity for card in deck.cards if _type(card) == "Token"))


RULES: tuple[Rule, ...] = (
    faction_is_named,
    faction_is_available,
    begins_with_its_city,
    begins_with_its_units,
    begins_with_its_tokens,
    placed_within_a_span,
    not_deployed_one_by_one,
)
FACTION_NAMES = {name: tuple(also for also, of in FACTION_OF.items() if of == name) for name in FACTIONS}
DECKS = DeckGame(
    game="wot-conquest",
    cite="setup",
    fields=(
        Choice("type", "what it is", options={"Unit": ("Units",), "Token": ("Tokens", "Item"), "City": ("Cities",)}),
        Choice("distance", "how far from the city it stands", ("stands", "at"), options=DISTANCES),
        Flag("blocked", "every way from the city crosses impassible terrain", ("no way", "behind mountains")),
    ),
    headings=(
        Heading(("Units", "Unit", "Starting units", "Army"), {"type": "Unit"}),
        Heading(("Tokens", "Token", "Items", "Tokens and items"), {"type": "Token"}),
        Heading(("Cities", "Starting cities"), {"type": "City"}),
    ),
    formats=(
        Format(ANY, "Any faction", ("setup",), ("faction",)),
        *(Format(folded(name).replace(" ", "-"), name, (STARTS[name].unit,), FACTION_NAMES[name]) for name in FACTIONS),
    ),
    settings=(
        Choice("faction", "whose start it is", options=FACTION_NAMES),
        Words("city", "the starting city", ("starting city",)),
        Number("players", "how many play", ("number of players",), 1, 9),
        Flag("agreed", "all players agreed on another starting city"),
    ),
    rules=RULES,
    required=(),
    most_decks=5,
    readings=("five-players", "setup-vs-one-per-city"),
    totals=totals,
)
