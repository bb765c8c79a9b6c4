"""prisoner: what cards say of a hero that is turned facedown and held as a prisoner; this rulebook has none."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.forms.when.occasions import BE, occasion
from judge.games.lotr_lcg.cards.language import deed, of
from judge.games.lotr_lcg.cards.meanings import IT, Condition, Instruction, Phrase, Quality

HERO = Phrase("all", kinds=("hero",))
HELD = HERO._replace(clauses=(Quality("in", "held prisoner"),))
TURN = ("turn", "flip")

OF_ALL = Phrase("pick", kinds=("hero",), clauses=(Quality("controlled", group=Phrase("each player")),))
deed("choose", "randomly choose[s|] 1 hero (card) among all the heroes controlled by the players", group=OF_ALL,
     random=True, rank=1)  # fmt: skip

# --- `turns it facedown`, and what that means for it
DOWN = ("facedown", "face down", "face-down")
deed("turn down", *(f"{turn}[s|] {{group:cards}} {down}" for turn in TURN for down in DOWN))
lot = of["lot of a prisoner"]
for each in ("cannot be used", "cannot be damaged", "does not collect resources", "cannot collect resources"):
    lot.form(each, each)
TOLD = "(as instructed by card effects) (later in this quest)"
of["clause"].form(
    Instruction,
    *(
        f"{{group:spoken card}} is {now}considered {a} prisoner, {{words:lot of a prisoner&}}(,) until {it} is rescued"
        f" {TOLD}"
        for now in ("now ", "")
        for a in ("a", "the")
        for it in ("it", "he/she")
    ),
    verb="hold prisoner",
)

# --- the prisoner, and how it is freed
of["prisoner"].form(HELD, "the prisoner (hero) (card)")
UP = ("faceup", "face up", "face-up")
deed("turn up", *(f"{turn}[s|] {{group:prisoner}} {up}" for turn in TURN for up in UP))
of["clause"].form(
    Instruction,
    *(f"{this} hero has been rescued(,) and may now be used by its controller" for this in ("this", "that")),
    verb="rescue",
    group=IT,
)
occasion("rescue", f"the prisoner (hero) {BE} rescued", subject=HERO)
of["condition"].form(
    Condition("exists", HELD, negated=True),
    "the prisoner has been rescued",
    "they have rescued the prisoner",
    "the players have rescued the prisoner",
)
