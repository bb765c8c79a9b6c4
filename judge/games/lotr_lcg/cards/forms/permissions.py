"""play-permission: what card text allows: `may attack enemies in the staging area`, `does not exhaust to defend`."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.language import of
from judge.games.lotr_lcg.cards.meanings import THIS, Instruction, Phrase

predicate, clause = of["predicate"], of["clause"]

PERMITS = {
    "attack without exhausting": (
        "[does|do] not exhaust to attack",
        "may attack without exhausting",
        "may be declared as an attacker/attackers without exhausting",
    ),
    "defend without exhausting": (
        "[does|do] not exhaust to defend",
        "may defend without exhausting",
        "may be declared as a defender/defenders without exhausting",
    ),
    "commit without exhausting": (
        "[does|do] not exhaust to commit to the quest",
        "[does|do] not exhaust to commit to a quest",
        "[does|do] not exhaust to quest",
        "may commit to the quest without exhausting",
        "may quest without exhausting",
    ),
    "commit exhausted": (
        "can/may commit to the quest while exhausted",
        "can/may commit to quests while exhausted",
        "can/may be committed to the quest while exhausted",
    ),
    "defend any": ("may be declared as a defender against any enemy", "may defend attacks against other players"),
    "additional defender": ("may be declared as an additional defender",),
    "attack any": tuple(
        f"{do} {whom}"
        for do in ("may attack", "may be declared as an attacker against", "may target")
        for whom in ("any enemy", "enemies engaged with other players", "an enemy engaged with another player")
    ),
    "attack staging": tuple(
        f"{do} {whom} in the staging area"
        for do in ("may attack", "may be declared as an attacker against", "may target", "[is|are] eligible to attack")
        for whom in ("enemies", "an enemy", "any enemy")
    ),
    "attack staging alone": (
        "can target enemies in the staging area when he/she/it attacks alone",
        "may attack enemies in the staging area alone",
        "may attack enemies in the staging area when he/she/it attacks alone",
    ),
    "attack again": ("may attack again",),
    "defend exhausted": ("may defend while exhausted", "may be declared as a defender while exhausted"),
    "contribute threat": (
        "contributes its threat to the staging area",
        "contribute their threat to the staging area",
        "contributes its threat to the total threat in the staging area",
        "adds its threat to the staging area",
        *(
            f"contribute[s|] its/their threat {when}as if it/they was/were in the staging area"
            for when in ("", "during the quest phase ", "to the total threat in the staging area ")
        ),
        "adds its threat to the total threat in the staging area",
    ),
    "engage": ("may be optionally engaged",),
    "play from discard pile": (
        "can/may be played from your discard pile",
        "can/may be played from its owner's discard pile",
    ),
    "play only from discard pile": ("can/may only be played from your discard pile",),
    "play in action windows": ("may be played during any action window",),
}
for what, words in PERMITS.items():
    predicate.form(Instruction("permit", what=what), *words, rank=-2 if what.endswith("alone") else -1)

STAGED = (
    "while it is in the staging area", "while in the staging area", "in the staging area",
    "as if it/they was/were engaged with you", "as if that enemy was/were engaged with you",
    "as if it/they was/were engaged with them/him/her/its controller",
)  # fmt: skip
predicate.form(
    Instruction,
    *(f"may attack {{to:known enemy}} {each}" for each in STAGED),
    *(f"can attack {{to:known enemy}} {each}" for each in STAGED),
    *(f"[is|are] eligible to attack {{to:known enemy}} {each}" for each in STAGED),
    *(f"may/can be declared as an attacker against {{to:known enemy}} {each}" for each in STAGED),
    verb="permit",
    what="attack staging",
)
of["known enemy"].form(THIS, "this card", "it/him/her")
predicate.form(
    Instruction,
    *(f"may attack {{to:that one}} {each}" for each in STAGED),
    *(f"may be declared as attackers/an attacker against {{to:that one}} {each}" for each in STAGED),
    verb="permit",
    what="attack staging",
    rank=1,
)
of["known enemy"].form(Phrase, "{names:name,}", how="named")
EACH_ATTACK = "as defenders against each enemy (that is) attacking them/him/her/you"
for who in ("player", "players"):
    clause.form(
        Instruction,
        f"{{group:{who}}} may declare any number of their/his/her/your (eligible) characters {EACH_ATTACK}",
        verb="permit",
        what="any number of defenders",
    )

PAYS = tuple(f"unless {who} {{amount}} resource[|s]" for who in ("you pay/spend", "its/his/her controller pays/spends"))
WHOSE_POOL = ("that hero's", "its/his/her", "attached hero's", "the attached hero's")
UNREADY = tuple(f"{not_ready} during the refresh phase" for not_ready in ("[does|do] not ready", "cannot ready"))
predicate.form(
    Instruction,
    *(f"{each} unless you pay {{amount}} resource[|s] from that hero's pool" for each in UNREADY),
    *(f"{each} {pays} from {whose} pool" for each in UNREADY for pays in PAYS for whose in WHOSE_POOL),
    verb="ready for a price",
)
# From the pool of any of his heroes.
predicate.form(
    Instruction,
    *(f"{each} {pays}" for each in UNREADY for pays in PAYS),
    verb="ready for a price",
    what="any hero",
    rank=1,
)
predicate.adds("then {it:predicate}", then=True, rank=-1)
