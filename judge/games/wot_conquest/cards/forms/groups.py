"""Words for pieces and players: kinds, sides, traits, distances; this unit, a target, each unit of a group, a name."""

from __future__ import annotations

from judge.cardtext import Language
from judge.games.wot_conquest.cards.meanings import (
    Aimed,
    All,
    Called,
    Controller,
    Everybody,
    It,
    Opponents,
    Pieces,
    PlayerCalled,
    Side,
    Target,
    This,
)

KINDS = {
    "unit": ("unit", "units"),
    "leader": ("leader", "leaders"),
    "city": ("city", "cities"),
    "town": ("town", "towns"),
    "structure": ("structure", "structures"),
    "piece": ("piece", "pieces"),
}
TRAITS = ("Leader", "Channeler", "Forsaken", "Ta'averan", "Neutral")
NOUNS = ("Channeler", "Forsaken", "Ta'averan")
SPANS = {"short-span": "short", "medium-span": "medium", "long-span": "long"}


def fill(language: Language) -> None:
    """The lists of words, then groups in the singular and the plural, then whom and whose."""
    _words(language)
    _nouns(language, "", [one for one, _ in KINDS.values()])
    _nouns(language, "s", [many for _, many in KINDS.values()])
    _whom(language)
    _whose(language)


def _words(language: Language) -> None:
    language.numbers("number", "a number")
    language.numbers("signed", "a number with a sign", signed=True)
    language.words("name", "the name of a piece", open=True)
    language.words("player", "the name of a player", open=True)
    language.words("trait", "a trait", TRAITS, open=True)
    language.words("noun", "a trait", NOUNS, open=True)
    quality = language.words("quality", "a trait", ["Leader"])
    quality.also(language.sorts["noun"])
    language.words("nouns", "a trait", {"Channelers": "Channeler", "Forsaken": "Forsaken", "Ta'averan": "Ta'averan"})
    token = language.words("token", "a kind of token", open=True)
    token.word("supply", "supply token", "supply", plural="supply tokens")
    token.word("favor", "Favor token", "Favor", "favour", "favour token", "favour tokens", plural="Favor tokens")
    token.word("madness", "Madness token", "Madness", plural="Madness tokens")
    token.word("angreal", "angreal", "angreal token", "angreal tokens")
    measure = language.words("measure", "a span")
    for value, word in SPANS.items():
        measure.word(value, value, f"{word} span")
    measure.word("span", "span")
    side = language.words("side", "whose pieces")
    side.word("friendly", "friendly", "your", "my")
    side.word("enemy", "enemy", "opposing", "hostile")
    side.word("neutral", "neutral")


def _nouns(language: Language, s: str, kinds: list[str]) -> None:
    """A group, layer by layer: kind, trait, side, damaged, engaged, other; then how near it is."""
    words = language.words(f"kind{s}", "a kind of piece")
    for value, word in zip(KINDS, kinds, strict=True):
        words.word(value, word)
    bare, it = language.sort(f"bare{s}", "a kind of piece"), f"{{it:bare{s}}}"
    bare.form(Pieces, f"{{kind:kind{s}}}")
    traited = language.sort(f"traited{s}", "pieces, with a trait or not")
    traited.also(bare)
    traited.adds(
        f"{it} with the {{trait}} trait",
        f"{{trait:quality}} {it}",
        f"{it} with (the) {{trait}} (trait)",
        f"{it} with the trait {{trait}}",
        f"{it} that has/have (the) {{trait}} (trait)",
    )
    traited.converts(lambda trait: Pieces("unit", trait=trait), lambda given: None, f"{{trait:noun{s}}}")
    traited.adds(
        f"{it} without {{without:trait}}",
        f"{it} without the {{without:trait}} trait",
        f"{it} without the trait {{without:trait}}",
    )
    _sides(language, s)
    hurt, it = language.sort(f"hurt{s}", "pieces, damaged or not"), f"{{it:sided{s}}}"
    hurt.also(language.sorts[f"sided{s}"])
    hurt.adds(f"damaged/wounded {it}", damaged=True)
    hurt.adds(f"{{side}} damaged/wounded {{it:traited{s}}}", damaged=True)
    engaged, it = language.sort(f"engaged{s}", "pieces, in the battle or not"), f"{{it:hurt{s}}}"
    engaged.also(hurt)
    engaged.adds(f"engaged {it}", f"{it} engaged in this/the battle", engaged="engaged")
    engaged.adds(f"{it} in this/the battle", engaged="engaged", rank=1)
    engaged.adds(
        f"unengaged {it}",
        f"{it} (that is|that are) outside this/the battle",
        f"{it} (that is|that are) not engaged (in this battle|in the battle)",
        engaged="unengaged",
    )
    for word in ("engaged", "unengaged"):
        engaged.adds(f"{{side}} {word} {{it:traited{s}}}", engaged=word)
    others, it = language.sort(f"others{s}", "pieces, other ones or not"), f"{{it:engaged{s}}}"
    others.also(engaged)
    others.adds(
        f"other {it}", f"{it} other than this unit/card/leader", f"{it} except this unit/card/leader", other=True
    )
    others.adds(f"{{side}} other {{it:traited{s}}}", other=True)
    group, near = language.sort(f"group{s}", "pieces of a group"), f"{{it:others{s}}} within a/one {{near:measure}}"
    group.also(others)
    group.adds(f"{near} of this unit", f"{near} of this leader/card/city/town", near, f"{near} of this")


def _sides(language: Language, s: str) -> None:
    """Whose pieces: of a side, or of a player by name."""
    sided, it = language.sort(f"sided{s}", "pieces of a side"), f"{{it:traited{s}}}"
    sided.also(language.sorts[f"traited{s}"])
    sided.adds(f"{{side}} {it}")
    sided.adds(f"friendly {it}", f"{it} (that) you control", f"{it} of yours", side="friendly")
    sided.adds(
        f"{it} an opponent controls",
        f"{it} (that) an opponent controls",
        f"{it} (that) your opponent[|s] control[s|]",
        f"{it} of an opponent",
        f"{it} of your opponent[|s]",
        side="opponent",
    )
    sided.adds(f"{it} of {{owner:player}}", f"{{owner:player}} 's {it}")


def _whom(language: Language) -> None:
    piece = language.sort("whom", "whom it concerns")
    piece.form(
        This,
        "this unit",
        "this",
        "this card",
        "itself",
        "self",
        "this leader",
        plural=False,
    )
    piece.form(It, "it", "that unit", "that piece", "that city", "that town", plural=False)
    piece.form(Target, "the target", "target", rank=1, plural=False)
    piece.form(
        All,
        "each {group}",
        "every {group}",
        "all {group:groups}",
        "{group:groups}",
        "the {group:groups}",
        "each of {group:groups}",
        "all of {group:groups}",
        plural=False,
    )
    for words, side in (("mine", "friendly"), ("theirs", "enemy"), ("enemies", "enemy"), ("all", "")):
        piece.form(All(Pieces("unit", side)), words, rank=1)  # type: ignore[arg-type]
    piece.form(
        Aimed,
        "target {group}",
        "a/an {group}",
        "one {group}",
        "any/1 {group}",
        "a target {group}",
        "one target {group}",
        "a/an {group} of your choice",
        "one {group} of your choice",
        "any one {group}",
        plural=False,
    )
    piece.converts(
        lambda group: None if group.other else Aimed(group._replace(other=True)),
        lambda given: None,
        "another {group}",
        "another target {group}",
        "target another {group}",
    )
    piece.form(Called, "{piece:name}", "the {piece:name}", plural=False)
    subject = language.sort("subject", "whom it concerns, or the total of a side")
    subject.also(piece)
    subject.form(
        Side("mine"),
        "your side",
        "my side",
        "side",
        "the side",
        "my total",
        "your total",
        "total",
        "the total",
        "your total",
        plural=False,
    )
    subject.form(
        Side("theirs"),
        "the enemy side",
        "their side",
        "their total",
        "enemy side",
        "the opposing side",
        "the enemy total",
        plural=False,
    )


def _whose(language: Language) -> None:
    whose = language.sort("whose", "which players")
    whose.form(Controller, "you", "me", plural=True)
    whose.form(
        Opponents,
        "each opponent",
        "every opponent",
        "each other player",
        "each enemy player",
        plural=False,
    )
    whose.form(Everybody, "each player", "every player", "all players", plural=False)
    whose.form(PlayerCalled, "{player}", plural=False)
