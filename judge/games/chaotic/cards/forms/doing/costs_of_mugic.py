"""8.4.2.4, 3.4.4.1: what Mugic costs, and who may play it; what attacks are of besides."""

from __future__ import annotations

from judge.games.chaotic.cards.language import sort
from judge.games.chaotic.cards.meanings import Those, Trait
from judge.games.chaotic.cards.meanings.hands import CostIs, Pays
from judge.games.chaotic.cards.meanings.instructions import AttackIs, CanPlay, Shared

deed = sort("deed")
ALL = Those("each", number=2)

# What Mugic costs, and who may play it.
for _op, _numbered, _ones in (
    (
        "add",
        ("{amount:number} additional Mugic counter[|s]", "{amount:number} more Mugic counter[|s]",
         "{amount:number} Mugic counter[|s] more", "{amount:number} additional", "{amount:number} more"),
        ("an additional Mugic counter", "a Mugic counter more"),
    ),
    (
        "subtract",
        ("{amount:number} less Mugic counter[|s]", "{amount:number} fewer Mugic counter[|s]",
         "{amount:number} Mugic counter[|s] less/fewer", "{amount:number} less"),
        ("a Mugic counter less",),
    ),
):  # fmt: skip
    for _what, _songs in (
        ({}, ("Mugic", "Mugic Cards", "all Mugic", "all Mugic Cards")),
        ({"mugic": 1}, ("{mugic:affiliation} Mugic", "{mugic:affiliation} Mugic Cards")),
        ({"name": 1}, ("Mugic named {name}",)),
    ):
        for _fixed, _numbers in (({}, _numbered), ({"amount": 1, "rank": -1}, _ones)):
            if not _numbers:
                continue
            deed.form(
                Pays,
                *(f"{{whom:creatures}} {pays} {n} to play {song}" for n in _numbers for song in _songs
                  for pays in ("pay[s|]", "must pay")),
                *(f"{song} {by} {{whom:creatures}} cost[s|] {n} (to play)" for n in _numbers for song in _songs
                  for by in ("played by", "cast by")),
                *(f"{song} cost[s|] {{whom:creatures}} {n} (to play)" for n in _numbers for song in _songs),
                *(f"{{whom:creatures}} can play {song} for {n}" for n in _numbers for song in _songs),
                op=_op,
                **_fixed,
            )  # fmt: skip
            deed.converts(
                lambda amount=1, op=_op, mugic="", name="": Pays(ALL, op, amount, mugic, name),
                lambda given: None,
                *(f"{song} cost[s|] {n} (to play)" for n in _numbers for song in _songs),
                rank=_fixed.get("rank", 0),
            )
            deed.converts(
                lambda amount=1, op=_op, mugic="", name="": Pays(
                    Those("each", traits=(Trait("control", "yours"),), number=2), op, amount, mugic, name
                ),
                lambda given: None,
                *(f"{song} you play cost[s|] {n} (to play)" for n in _numbers for song in _songs),
                *(f"{song} cost[s|] you {n} (to play)" for n in _numbers for song in _songs),
                rank=_fixed.get("rank", 0),
            )
            deed.converts(
                lambda amount=1, op=_op, mugic="", name="": Pays(
                    Those("each", traits=(Trait("control", "theirs"),), number=2), op, amount, mugic, name
                ),
                lambda given: None,
                *(f"{song} cost[s|] your opponent {n} (to play)" for n in _numbers for song in _songs),
                *(f"{song} played by your/an opponent cost[s|] {n} (to play)" for n in _numbers for song in _songs),
                *(f"{song} your opponent plays cost[s|] {n} (to play)" for n in _numbers for song in _songs),
                *(
                    f"{side} {song} cost[s|] {n} (to play)"
                    for n in _numbers
                    for song in _songs
                    for side in ("your/an opponent's", "opposing")
                    if "all" not in song
                ),
                rank=_fixed.get("rank", 0),
            )
for _op, _ways in {
    "set": ("this card's cost is {amount:number} Mugic counter[|s]", "this card/Mugic 's cost is {amount:number}",
            "this card/Mugic costs {amount:number} Mugic counter[|s] (to play)"),
    "subtract": ("this card costs {amount:number} less Mugic counter[|s] to play",
                 "this card/Mugic costs {amount:number} less/fewer (Mugic) (counter|counters) (to play)"),
    "add": ("this card costs {amount:number} more Mugic counter[|s] to play",
            "this card/Mugic costs {amount:number} more/additional (Mugic) (counter|counters) (to play)"),
}.items():  # fmt: skip
    deed.form(CostIs, *_ways, op=_op)
deed.form(CanPlay, "{whom:creatures} can play Mugic of any tribe", "{whom:creatures} can play any Mugic")
deed.form(CanPlay, "{whom:creatures} can (also) play {tribe:affiliation} Mugic (Cards)")
deed.converts(
    lambda whom, tribes: Shared(whom, tuple(CanPlay(None, each) for each in tribes)) if len(tribes) > 1 else None,
    lambda given: (
        {"whom": given.whom, "tribes": tuple(each.tribe for each in given.deeds)}
        if type(given) is Shared and given.until == "turn" and all(type(each) is CanPlay for each in given.deeds)
        else None
    ),
    "{whom:creatures} can (also) play {tribes:affiliation&} Mugic (Cards)",
    "{whom:creatures} can (also) play {tribes:affiliation|} Mugic (Cards)",
)
deed.form(
    AttackIs,
    "{attack:attacks} also ha[s|ve] {elements:element&}",
    "{attack:attacks} ha[s|ve] {elements:element&}",
    "{attack:attacks} [is|are] (a|an) {elements:element&} attack[|s]",
    "{attack:attacks} also ha[s|ve] the Elemental Type[|s] {elements:element&}",
    "{attack:attacks} (also) count[s|] as {elements:element&} attacks",
    "{attack:attacks} (also) counts as a/an {elements:element&} attack",
    "{attack:attacks} (also) gain[s|] {elements:element&}",
    "{attack:attacks} [is|are] also (a|an) {elements:element&} attack[|s]",
)
