"""4.1.6: cards in discard piles and hands, perhaps of a name: whether one is there, and how many."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.forms.aims import in_pile
from judge.games.chaotic.cards.forms.rows import fixed
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import Count, Enough, Isnt, Those, Trait

condition, counted, many = sort("condition"), sort("counted"), sort("counted many")
OWN = "this card"
_WHOSE = {"yours": ("your",), "theirs": ("your/an/the opponent's",), "any": ("a/any",)}
_CARDS = (
    ("mugic card", "Mugic Card", "general discard pile"),
    ("attack card", "Attack Card", "Attack Discard pile"),
    ("gear card", "Battlegear Card", "general discard pile"),
)


def _of(kind: str, side: str, name: str) -> Count:
    where = (Trait("place", "pile"), Trait("control", side))
    return Count("cards", Those("each", kind, (*where, Trait("named", name)) if name else where))


def _name(kind: str, side: str, given: Any) -> Any:
    """The name of the cards that are counted, if they are such cards; None if they are not."""
    of = given.of if type(given) is Count and given.what == "cards" else None
    named = [each.name for each in getattr(of, "traits", ()) if each.sort == "named"]
    return (named or [""])[0] if given == _of(kind, side, (named or [""])[0]) else None


def _rows(kind: str, side: str, own: bool, card: str, places: list[str]) -> None:
    """What is said of cards of a kind in the piles of some player, of a name or of the name of the card itself."""
    named = OWN if own else "{name}"

    def make(name: str = OWN) -> Count:
        return _of(kind, side, name)

    def take(given: Any) -> Any:
        name = _name(kind, side, given)
        return None if not name or (name == OWN) is not own else {} if own else {"name": name}

    counted.converts(make, take, *(f"{card} named {named} in {each}" for each in places))
    many.converts(make, take, *(f"{card}s named {named} in {each}" for each in places))
    for isnt in (False, True):
        no = "no" if isnt else "a/an/another"
        condition.converts(
            lambda isnt=isnt, **filled: Isnt(Enough(make(**filled), 1)) if isnt else Enough(make(**filled), 1),
            lambda given, isnt=isnt: (
                take(there.counted)
                if type(there := given.it if isnt and type(given) is Isnt else given) is Enough and there.least == 1
                and (type(given) is Isnt) is isnt
                else None
            ),
            *(f"{no} {card} named {named} is in {each}" for each in places),
            *(f"{no} {card}s named {named} are in {each}" for each in places if isnt),
            *(f"there is {no} {card} named {named} in {each}" for each in places),
            *(f"you have {no} {card} named {named} in {each}" for each in places if side == "yours"),
        )  # fmt: skip


def _creature(name: str, side: str) -> Count:
    return Count("creature cards", Those(traits=(Trait("named", name), Trait("pile", side))))


for _kind, _card, _pile in _CARDS:
    for _side, _said in _WHOSE.items():
        _places = [f"{each} {_pile}" for each in _said]
        for _own in (False, True):
            _rows(_kind, _side, _own, _card, _places)
_ANY = ("general discard piles", "all/each general discard pile[|s]", "a/any general discard pile")
_CARD: dict[str, tuple[str, ...]] = {
    **{side: tuple(f"{each} general discard pile" for each in _WHOSE[side]) for side in ("yours", "theirs")},
    "any": _ANY,
}
for _side, _piles in _CARD.items():
    _lying = Count("cards", Those("each", "discarded card", (Trait("pile", _side),)))
    for _where, _noun in ((counted, "card"), (sort("cards in piles"), "cards")):
        fixed(_where, _lying, *(f"{_noun} in {each}" for each in _piles))
for _side, _said in _WHOSE.items():
    condition.converts(
        lambda a, side=_side: Enough(_creature(a, side), 1),
        lambda given, side=_side: (
            {"a": of.traits[0].name}
            if type(given) is Enough and given.least == 1 and given.counted.what == "creature cards"
            and len((of := given.counted.of).traits) == 2 and of.traits[0].sort == "named"
            and of.traits[1] == Trait("pile", side)
            else None
        ),
        *(f"{{a:name}} is in {each} general discard pile" for each in _said),
    )  # fmt: skip
    for _tails, _behind in ((False, ""), (True, " {traits:tails}")):
        _make, _take = in_pile("", _side, printed=_tails)
        condition.converts(
            lambda it, traits=(), make=_make: (
                Enough(Count("creature cards", card._replace(sort="creature")), 1)
                if (card := make(it, traits)) is not None
                else None
            ),
            lambda given, take=_take, tails=_tails: (
                filled
                if type(given) is Enough and given.least == 1 and given.counted.what == "creature cards"
                and (filled := take(given.counted.of._replace(sort="creature card"))) is not None
                and ("traits" in filled) is tails
                else None
            ),
            *(f"a/an {{it:noun one}} Card{_behind} is in {each} general discard pile" for each in _said),
            *(f"a/an/any {{it:noun one}} (Card){_behind} is in {each} general discard pile" for each in _said),
            *(f"there is a/an {{it:noun one}} (Card){_behind} in {each} general discard pile" for each in _said),
        )  # fmt: skip

# Whole piles.
for _one, _whole in (("yours", "your"), ("theirs", "your/an/the opponent's")):
    for _pile, _lies, _cards in (
        ("general discard pile", Those("each", "discarded card", (Trait("pile", _one),)), "cards"),
        ("Attack Discard pile", Those("each", "attack card", (Trait("place", "pile"), Trait("control", _one))),
         "(Attack Cards|cards)"),
    ):  # fmt: skip
        fixed(condition, Isnt(Enough(Count("cards", _lies), 1)), f"{_whole} {_pile} is empty", rank=1)
        condition.converts(
            lambda least, lies=_lies: Enough(Count("cards", lies), least),
            lambda given: None,
            f"{_whole} {_pile} has/contains {{least:number}} or more {_cards}",
        )
