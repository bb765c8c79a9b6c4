"""8.3.1 Events of damage: who deals it or is dealt it, how much, of which element, to or by whom, with what."""

from __future__ import annotations

from typing import Any

from judge.games.chaotic.cards.forms.groups import THEIRS, YOURS
from judge.games.chaotic.cards.forms.rows import is_of
from judge.games.chaotic.cards.forms.things import ATTACK
from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import Either, Those, Trait
from judge.games.chaotic.cards.meanings.sentences import When

occasion = sort("occasion")
_DEALT = "[is|are] dealt"
_MUCH = "({least:number} or more)"

# With which attack: of elements the event names itself, of whatever else it is the attack that is looked at.


def _of_attack(event: str) -> tuple[Any, Any]:
    """An event with the sort of attack that it is of."""

    def make(it: Those, who: Those, whom: Those | None = None, least: int = 0) -> When:
        types = _elements(it)
        return When(event, who, whom, least, types=types, attack=it if it.traits and not types else None)

    def take(given: Any) -> Any:
        if type(given) is not When or given.event != event or given.who is None:
            return None
        named = tuple(Trait("element", each) for each in given.types)
        it = given.attack or Those("", ATTACK, (Either(named),) if len(named) > 1 else named)
        filled: dict[str, Any] = {"it": it, "who": given.who, "whom": given.whom, "least": given.least}
        filled = {name: value for name, value in filled.items() if value}
        return filled if make(**filled) == given else None

    return make, take


def _elements(it: Those) -> tuple[str, ...]:
    """The elements of which an attack must have one, if nothing else is asked of it."""
    trait = it.traits[0] if len(it.traits) == 1 else None
    several = trait.them if isinstance(trait, Either) else (trait,)
    return tuple(each.name for each in several) if all(is_of(each, "element") for each in several) else ()


_PLAYING = "{who:creatures} play[s|]"
occasion.converts(
    *_of_attack("plays an attack"),
    f"{_PLAYING} a {{it:plain attack}}",
    f"{_PLAYING} any/one {{it:plain attack}}",
    "a {it:plain attack} is played by {who:creatures}",
)

# Who deals it.
occasion.form(
    When,
    f"{{who:creatures}} deal[s|] {_MUCH} ({{elements:element|}}) attack damage (to {{whom:creatures}})",
    f"{{who:creatures}} deal[s|] {_MUCH} {{elements:element|}} damage (to {{whom:creatures}})",
    event="deals attack damage",
)
_DEALING = f"{{who:creatures}} deal[s|] {_MUCH} (attack) damage (to {{whom:creatures}}) with"
occasion.converts(
    *_of_attack("deals attack damage"),
    f"{_DEALING} a {{it:plain attack}}",
    f"{_DEALING} (one|a single) {{it:plain attack}}",
)
occasion.form(When, f"{{who:creatures}} deal[s|] {_MUCH} damage (to {{whom:creatures}})", event="deals damage")
_DEALS_IT, _DEALT_IT = _of_attack("deals attack damage"), _of_attack("is dealt attack damage")
for _one in ("a", "one", "a single"):
    occasion.converts(
        lambda it, least=0, whom=None: _DEALS_IT[0](it, Those("one"), whom, least),
        lambda given: None,
        f"{_one} {{it:plain attack}} deals {_MUCH} damage (to {{whom:creatures}})",
    )

# Who is dealt it.
for _dealt in ("[is|are] dealt", "take[s|]"):
    occasion.form(
        When,
        f"{{who:creatures}} {_dealt} {_MUCH} ({{elements:element|}}) attack damage (by/from {{whom:creatures}})",
        f"{{who:creatures}} {_dealt} {_MUCH} {{elements:element|}} damage (by/from {{whom:creatures}})",
        event="is dealt attack damage",
    )
    occasion.converts(
        *_DEALT_IT,
        *(f"{{who:creatures}} {_dealt} {_MUCH} (attack) damage by/from {one} {{it:plain attack}} "
          "(played by {whom:creatures})" for one in ("a", "one", "a single")),
    )  # fmt: skip
    occasion.form(
        When,
        f"{{who:creatures}} {_dealt} {_MUCH} damage (by/from {{whom:creatures}})",
        f"{{who:creatures}} {_dealt} {_MUCH} damage (from/by a single source|at once)",
        event="is damaged",
    )
    for _by, _kinds in {
        "mugic or abilities": ("non-attack", "Mugic or ability", "Mugic and ability"), "mugic": ("Mugic",),
        "abilities": ("ability",),
    }.items():  # fmt: skip
        occasion.form(
            When, *(f"{{who:creatures}} {_dealt} {_MUCH} {each} damage" for each in _kinds), event="is damaged", by=_by
        )

# By what it is dealt, or aimed at.
SOURCES = {
    "mugic": ("a Mugic", "Mugic", "a Mugic Card"),
    "abilities": ("an ability", "abilities"),
    "mugic or abilities": ("a Mugic or ability", "a Mugic or an ability", "Mugic or abilities"),
}
occasion.form(
    When,
    *(f"{{who:creatures}} {each} {_MUCH} damage by/from (its|their) (own) Recklessness" for each in
      ("[is|are] dealt", "take[s|]")),
    f"{{who:creatures}} {_DEALT} {_MUCH} Recklessness damage",
    event="is damaged",
    by="recklessness",
)  # fmt: skip
_HURT = tuple(f"{each} {_MUCH} damage by/from" for each in ("[is|are] dealt", "take[s|]"))
_PLAYED = "(played by {whom:creatures}|of {whom:creatures})"
_AIMED = ("is targeted by", "becomes the target of", "become the target of", "are targeted by")
_THEIRS = ("your opponent controls", "controlled by your/an opponent", "your opponent plays")
for _by, _sources in SOURCES.items():
    for _event, _verbs in (("is targeted", _AIMED), ("is damaged", _HURT)):
        occasion.form(
            When,
            *(f"{{who:creatures}} {verb} {each} {_PLAYED}" for each in _sources for verb in _verbs),
            event=_event,
            by=_by,
        )
        _against = [f"{each} {theirs}" for each in _sources for theirs in _THEIRS]
        _against += [each.replace("a Mugic", "an opposing Mugic") for each in _sources if each.startswith("a Mugic")]
        _against += [f"your/an opponent's {each.partition(' ')[2]}" for each in _sources if each.startswith("a")]
        occasion.converts(
            lambda who, least=0, event=_event, by=_by: When(
                event, who, Those("one", traits=(THEIRS,)), least=least, by=by
            ),
            lambda given: None,
            *(f"{{who:creatures}} {verb} {each}" for each in _against for verb in _verbs),
        )

# 8.4.1.5: who plays a Mugic, and of what it is.
_SONG = "a/an ({types:affiliation|}) Mugic (Card)"
occasion.form(
    When, f"{{who:creatures}} play[s|] {_SONG}", "{who:creatures} play[s|] Mugic (Cards)",
    f"{_SONG} is played by {{who:creatures}}", event="plays mugic",
)  # fmt: skip
for _who, _traits in (
    (("your opponent plays", "an opponent plays"), (THEIRS,)),
    (("you play",), (YOURS,)),
    (("a player plays", "any player plays"), ()),
):
    occasion.converts(
        lambda types=(), traits=_traits: When("plays mugic", Those("one", traits=traits), types=types),
        lambda given: None,
        *(f"{each} {song}" for each in _who for song in (_SONG, "Mugic (Cards)")),
    )
occasion.converts(
    lambda types=(): When("plays mugic", Those("one"), types=types), lambda given: None, f"{_SONG} is played"
)
