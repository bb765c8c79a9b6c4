"""in-play-out-of-play: cards placed under others, come into play exhausted, or taken from those they are on."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.forms.deeds import GONE
from judge.games.lotr_lcg.cards.language import deed, of
from judge.games.lotr_lcg.cards.meanings import THIS, Instruction, Phrase, Quality

for side, ways in (("facedown", ("facedown", "face down")), ("faceup", ("faceup", "face up"))):
    deed(
        "tuck",
        *(
            f"{verb}[s|] {{group:cards}} {way} {under} {{to:cards}}{out}"
            for verb in ("place", "put")
            for way in ways
            for under in ("under", "underneath")
            for out in ("", ", out of play")
        ),
        what=side,
    )


def _exhausted(group: Phrase) -> Instruction:
    """`puts it into play, exhausted`."""
    return Instruction("several", parts=(Instruction("put", group), Instruction("exhaust", group)))


for sort, s in (("deed", ""), ("does", "s")):
    of[sort].converts(
        _exhausted,
        lambda given: (
            {"group": given.parts[0].group}
            if isinstance(given, Instruction) and len(given.parts) == 2 and given == _exhausted(given.parts[0].group)
            else None
        ),
        f"put{s} {{group:spoken card}} into play (,) exhausted",
        f"put{s} {{group:spoken card}} into play under his/her/your/their control (,) exhausted",
    )

# --- attachments taken from those they are on
some = of["some attachments"]
WORN = ("attachment",)
some.form(Phrase, "a/1/one ({adjectives}) attachment", how="pick", kinds=WORN)
some.form(Phrase, "each ({adjectives}) attachment", "all ({adjectives}) attachments", how="all", kinds=WORN)
some.form(Phrase, "{number} ({adjectives}) attachments", how="pick", kinds=WORN, rank=1)
some.form(Phrase, "up to {number} ({adjectives}) attachments", how="pick", upto=True, kinds=WORN, rank=1)


def _taken_from(group: Phrase, bearer: Phrase) -> Instruction:
    """`discard a Condition attachment from a hero`: one that is on a hero."""
    return Instruction("discard", group._replace(clauses=(Quality("on", group=bearer),)))


def _chosen_from(group: Phrase, bearer: Phrase) -> Instruction | None:
    chosen = group._replace(how="choose") if group.how == "pick" else None
    return _taken_from(chosen, bearer) if chosen is not None else None


for order, do, choose in (("deed", "discard", "choose"), ("does", "discards", "chooses")):
    of[order].converts(
        _taken_from,
        lambda given: None,
        f"{do} {{group:some attachments}} from {{bearer:cards}}",
        f"{do.replace('discard', 'remove')} {{group:some attachments}} from {{bearer:cards}}",
        rank=3,
    )
    of[order].converts(
        _chosen_from,
        lambda given: None,
        f"{choose} and {do} {{group:some attachments}} from {{bearer:cards}}",
        rank=3,
    )

# --- out of the game, and out of the campaign
# An event would go to the discard pile once it has resolved: it does not, if it is gone by then.
deed("remove", *(f"remove[s|] this card from the game instead of {gone}" for gone in GONE), group=THIS, rank=1)
deed(
    "to victory", *(f"add[s|] this card to the victory display instead of {gone}" for gone in GONE), group=THIS, rank=1
)
deed("leave pool", "remove[s|] {group:cards} from the campaign pool")


def _out_of_both(group: Phrase) -> Instruction:
    """`remove this card from the game and from the campaign pool`."""
    return Instruction("both", parts=(Instruction("remove", group), Instruction("leave pool", group)))


of["deed"].converts(
    _out_of_both,
    lambda given: (
        {"group": given.parts[0].group}
        if isinstance(given, Instruction) and given.parts and given == _out_of_both(given.parts[0].group)
        else None
    ),
    "remove {group:cards} from the game and (from) the campaign pool",
    rank=-1,
)
