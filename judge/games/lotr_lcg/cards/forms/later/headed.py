"""Effects of later sets under a word of their own, such as Scour, which wait until a card says they are triggered."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.language import deed, of
from judge.games.lotr_lcg.cards.meanings import HEADINGS, IT, THIS, Phrase, Quality

PLAYED = Quality("in", "play")
PILE = Quality("in", "discard pile", Phrase("scenario"))
for word, kind in HEADINGS.items():
    of["opening"].adds(f"{word}: {{it:timed part}}", kind=kind)
    under = Quality("headed", kind)
    quotes = (word, f'"{word}"', f'"{word}:"', f"' {word} '", f"' {word}: '", f"'{word}:'")
    for effect, trigger in ((f"{each} effect", do) for each in quotes for do in ("trigger[s|]", "resolve[s|]")):
        deed("resolve text", f"{trigger} the {effect} of/on {{group:cards}}", f"{trigger} {{group:cards}} 's {effect}",
             what=kind)  # fmt: skip
        deed("resolve text", f"{trigger} its {effect}", what=kind, group=IT)
        deed("resolve text", f"{trigger} this card 's {effect}", what=kind, group=THIS)
        deed(
            "resolve text",
            f"{trigger} each {effect} (currently) in play",
            f"{trigger} all {effect}s (currently) in play",
            what=kind,
            group=Phrase("all", kinds=("card",), clauses=(under, PLAYED)),
        )
        deed(
            "resolve text",
            f"{trigger} a/1/one {effect} in play",
            f"choose[s|] and {trigger} a/1/one {effect} in play",
            what=kind,
            group=Phrase("pick", kinds=("card",), clauses=(under, PLAYED)),
        )
        deed(
            "resolve text",
            f"{trigger} the topmost {effect} in the (encounter) discard pile",
            what=kind,
            group=Phrase("pick", most="topmost", kinds=("card",), clauses=(under, PILE)),
        )
