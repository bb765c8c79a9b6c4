"""constant-conditional: what has happened in this round; what somebody does who is not named: `while defending`."""

from __future__ import annotations

from judge.games.lotr_lcg.cards.language import LANGUAGE, of
from judge.games.lotr_lcg.cards.meanings import IT, SUBJECT, Condition, Quality

condition = of["condition"]

# --- what has happened in this round or phase
LANGUAGE.words("past", "what has happened", ("explored", "engaged", "destroyed", "discarded", "readied", "healed"))
condition.form(Condition, "{group:cards} was/were {word:past} this {during:period}", kind="happened")
condition.form(
    Condition,
    "no {group:counted many} were {word:past} this {during:period}",
    "no {group:counted} was {word:past} this {during:period}",
    kind="happened",
    negated=True,
)
condition.form(Condition, "{group:cards} entered play this {during:period}", kind="happened", word="entered play")

# --- without a subject: `while defending`; reading.py puts in whom the sentence speaks of
subjectless = of["subjectless"]
subjectless.form(Condition, "{qualities:fighting,}", kind="is", group=SUBJECT)
subjectless.form(Condition, "it/he/she is {qualities:fighting,}", kind="is", group=IT)
subjectless.form(Condition, "it/he/she attacks alone", kind="is", group=IT, qualities=(Quality("alone", "attacking"),))
subjectless.form(Condition, "it/he/she defends alone", kind="is", group=IT, qualities=(Quality("alone", "defending"),))
subjectless.form(
    Condition("is", SUBJECT, qualities=(Quality("attached", negated=True), Quality("guarded", negated=True))),
    "unattached", "detached", "not attached",
)  # fmt: skip
fighting = of["fighting"]
fighting.form(Quality, "attacking", kind="attacking")
fighting.form(Quality, "defending", kind="defending")
fighting.form(Quality, "attacking alone", kind="alone", word="attacking")
fighting.form(Quality, "committed to the quest", "committed to a quest", "questing", kind="committed")
fighting.form(Quality, "defending alone", kind="alone", word="defending")
fighting.form(Quality, "attacking {group:foe}", "attacking against {group:foe}", kind="attacks")
fighting.form(Quality, "defending against {group:foe}", kind="defends against")
fighting.form(Quality, "engaged with a player", "engaged with any player", kind="engaged")
fighting.form(Quality, "in {word:far place}", kind="in")
