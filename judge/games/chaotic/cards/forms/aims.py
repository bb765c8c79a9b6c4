"""g-target: what is targeted, in short words; cards in discard piles; conditions and states in short words."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.forms.groups import BESIDES, THEIRS, YOURS, is_behind
from judge.games.chaotic.cards.forms.rows import fixed, made
from judge.games.chaotic.cards.forms.things import GEAR
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import STATISTICS, Either, Every, Measure, Meets, Those, Trait, Without
from judge.games.chaotic.cards.meanings.sentences import Has

COMPARISONS = ("at least", "at most", "below", "above", "exactly")

# Targets in short words.
target = sort("target")
target.adds("{it:phrase one}", which="target")
target.converts(
    lambda it, traits: it._replace(which="target", traits=(*it.traits, *traits)),
    lambda given: None,
    "{it:noun one} with {traits:quality&}",
)


def _aimed(sorts: tuple[str, ...], *wordings: str) -> None:
    def take(given: Any) -> Any:
        if type(given) is not Those or given.which != "target" or given.sort not in sorts:
            return None
        return {"it": given._replace(which="")}

    target.converts(lambda it: it._replace(which="target"), take, *wordings)


_aimed((GEAR,), "{it:gear noun}")
_aimed(("mugic", "ability", "mugic or ability"), "{it:mugic noun}")
_aimed(("attack",), "{it:attack noun}")
fixed(target, Those("target", "player"), "player")
target.adds("{number} {it:phrase many}", which="target")
_card = sort("creature card")


def _is_printed(trait: Any) -> bool:
    """Whether a quality is one that a card has wherever it lies: an element, an ability, a name, so much of a value."""
    if isinstance(trait, Without):
        return _is_printed(trait.it)
    if isinstance(trait, Either | Every):
        return all(map(_is_printed, trait.them))
    if isinstance(trait, Measure):
        return trait.than is None and trait.how in COMPARISONS and all(each in STATISTICS for each in trait.stats)
    return isinstance(trait, Trait) and trait.sort in ("element", "keyword", "named", "kind")


def in_pile(which: str, pile: str, printed: bool = False) -> tuple[Any, Any]:
    """A Creature Card in a discard pile, and the same without; `printed`: what is said of it is on the card itself."""

    def make(it: Those, traits: tuple[Any, ...] = ()) -> Those | None:
        if YOURS in it.traits or THEIRS in it.traits or (printed and not all(map(_is_printed, traits))):
            return None
        return it._replace(which=which, sort="creature card", traits=(*it.traits, *traits, Trait("pile", pile)))

    def take(given: Any) -> Any:
        if type(given) is not Those or given.sort != "creature card" or given.which != which:
            return None
        if given.traits[-1:] != (Trait("pile", pile),):
            return None
        bare = given._replace(which="", sort="creature", traits=given.traits[:-1])
        at = next((n for n, each in enumerate(bare.traits) if is_behind(each)), len(bare.traits))
        more = {"traits": bare.traits[at:]} if bare.traits[at:] else {}
        return {"it": bare._replace(traits=bare.traits[:at]), **more}

    return make, take


def _besides(pile: str) -> tuple[Any, Any]:
    """Another one than the Creature that was chosen just before."""
    make, take = in_pile("one", pile)

    def taken(given: Any) -> Any:
        front = type(given) is Those and given.traits[:1] == (BESIDES,)
        return take(given._replace(traits=given.traits[1:])) if front else None

    return lambda it: found._replace(traits=(BESIDES, *found.traits)) if (found := make(it)) else None, taken


def _several(which: str, up_to: bool, pile: str) -> tuple[Any, Any]:
    """So many Creature Cards in a discard pile, or up to so many."""
    make, take = in_pile(which, pile)

    def taken(given: Any) -> Any:
        if type(given) is not Those or given.number < 2 or given.up_to is not up_to:
            return None
        filled = take(given._replace(number=1, up_to=False))
        return {**filled, "number": given.number} if filled else None

    return (
        lambda it, number: found._replace(number=number, up_to=up_to) if number > 1 and (found := make(it)) else None,
        taken,
    )


_cards, _more_cards = sort("creature cards"), sort("several creature cards")
_cards.also(_card)
_cards.also(_more_cards)
_chosen = sort("chosen creature card")
_card.also(_chosen)
for _pile, _word, _words in (
    ("yours", "your", "your general discard pile"),
    ("theirs", "your/an opponent's", "your/an opponent's general discard pile"),
    ("actor", "their", "their general discard pile"),
    ("any", "a/the/any", "general discard piles"),
):
    for _which, _det in (("target", "target"), ("one", "a/an/one")):
        (_chosen if _which == "one" else _card).converts(
            *in_pile(_which, _pile),
            f"{_det} {{it:noun one}} Card in/from {_word} general discard pile",
            f"{_det} {{it:noun one}} in/from {_word} (general) discard pile",
        )
        (_chosen if _which == "one" else _card).converts(
            *in_pile(_which, _pile, printed=True),
            f"{_det} {{it:noun one}} Card {{traits:tails}} in/from {_word} general discard pile",
            f"{_det} {{it:noun one}} Card in/from {_word} general discard pile {{traits:tails}}",
        )
        for _up_to, _many in ((False, "{number}"), (True, "up to {number}")):
            _aim = f"{_many} target" if _which == "target" else _many
            _more_cards.converts(
                *_several(_which, _up_to, _pile),
                f"{_aim} {{it:noun one}} Cards in/from {_words}",
                *([f"{_aim} {{it:noun one}} Cards in/from a/any/the general discard pile"] if _pile == "any" else []),
            )
    _cards.converts(
        *in_pile("each", _pile),
        f"all/each {{it:noun one}} Cards in/from {_words}",
        *(["all/each {it:noun one} Cards in/from each/all general discard pile[|s]"] if _pile == "any" else []),
    )
    _cards.converts(
        *in_pile("each", _pile, printed=True),
        f"all/each {{it:noun one}} Cards {{traits:tails}} in/from {_words}",
        f"each {{it:noun one}} Card {{traits:tails}} in/from {_words}",
    )
    _there = {"yours": "your", "theirs": "your/an opponent's", "actor": "their", "any": "a/the/any"}[_pile]
    for _sort, _noun in (("", "card"), ("mugic", "Mugic Card"), ("battlegear", "Battlegear Card")):
        _more = (Trait("card", _sort),) if _sort else ()
        _any_card = Those("", "discarded card", (*_more, Trait("pile", _pile)))
        for _which, _det in (("target", "target"), ("one", "a/one")):
            fixed(_cards, _any_card._replace(which=_which), f"{_det} {_noun} in/from {_there} general discard pile")
            _front = f"target {_noun}s" if _which == "target" else f"{_noun}s"
            for _up_to, _many in ((False, "{number}"), (True, "up to {number}")):
                _cards.converts(
                    lambda number, those=_any_card, which=_which, up_to=_up_to: those._replace(
                        which=which, number=number, up_to=up_to
                    ),
                    lambda given, those=_any_card, which=_which, up_to=_up_to: (
                        {"number": given.number}
                        if type(given) is Those
                        and given == those._replace(which=which, number=given.number, up_to=up_to)
                        and (given.number > 1 or up_to)
                        else None
                    ),
                    f"{_many} {_front} in/from {_words}",
                )
    _card.converts(
        *_besides(_pile),
        f"another {{it:noun one}} Card in/from {_word} general discard pile",
        f"another {{it:noun one}} in/from {_word} (general) discard pile",
    )
    if _pile in ("theirs", "actor"):
        continue
    _your = "your " if _pile == "yours" else ""
    target.converts(
        *in_pile("target", _pile),
        f"{_your}{{it:noun one}} in (the) discard pile",
        f"{_your}{{it:noun one}} in (the) discard pile with {{traits:quality&}}",
    )
sort("quality").also(sort("having"), sort("short state"))
sort("checks").form(Has, "{given:check&}", abilities=())
sort("checks").form(Has, "{given:condition&}", abilities=())
_trait = sort("trait")
made(_trait, "element", "element", "{a}")
made(_trait, "keyword", "keyword name", "{a}")
_trait.also(sort("short state"))
_being = sort("being with")
_being.converts(
    lambda a: Meets(Those("this"), Trait("state", a)),
    lambda given: (
        {"a": given.trait.name}
        if type(given) is Meets and given.whom == Those("this") and type(given.trait) is Trait
        else None
    ),
    "{a:state word}",
)
