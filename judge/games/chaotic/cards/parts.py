"""Putting a text together: targets numbered, `it` and `that` resolved, conditions told once for a sentence."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from judge.games.chaotic.cards.acting import as_done_by, of_you
from judge.games.chaotic.cards.attacks_spoken import of_attack
from judge.games.chaotic.cards.checks import of_checks
from judge.games.chaotic.cards.choices import Choices
from judge.games.chaotic.cards.gifts import whole
from judge.games.chaotic.cards.lasting import clear_first
from judge.games.chaotic.cards.meanings import (
    DONE,
    REFERS,
    Check,
    Equal,
    Fights,
    Isnt,
    Meets,
    Quoted,
    Say,
    Those,
    Trait,
    instead_of_it,
    remade,
)
from judge.games.chaotic.cards.meanings.hands import YOU, Arranged, By, Look
from judge.games.chaotic.cards.meanings.instructions import (
    THIS_TURN,
    AttackDeals,
    DamageTo,
    Destroy,
    Gets,
    Must,
    Remove,
    Sacrifice,
    Sets,
    Shared,
)
from judge.games.chaotic.cards.meanings.sentences import Do, Step
from judge.games.chaotic.cards.phrases import aims, any_of, apart, is_aimed, is_theirs, refers, spoken_of
from judge.games.chaotic.cards.reaching import NOBODY
from judge.games.chaotic.cards.refusals import Refused, each_by_itself, refuse_undoable, refusing
from judge.games.chaotic.cards.ways import by_own_loss, is_way, of_crowd, ways

AS_BEFORE = Say("as before")
UNTOLD = Those("untold")
EACH, DONE_BY_THEM = Those("each", "player"), Say("done by them")
FACING = Fights(Those("this"))
OWN = ("card", "this", "bearer", "caster")
OF_ITSELF = ("this", "bearer", "subject", "caster")
PLAYED = ("mugic", "attack")
DAMAGE = ("deals damage", "deals attack damage", "is damaged", "is dealt attack damage")
PLAYS = ("plays mugic", "plays an ability", "plays an attack")
GONE: dict[str, type] = {"removed": Remove, "sacrificed": Sacrifice, "destroyed": Destroy}
BEFORE = (Those("before"), Those("before", "battlegear"))
ABOUT = {"mugic": ("plays mugic", "plays an ability", "is targeted"), "attack": ("plays an attack",)}


class Parts:
    """The sentences of one ability while they are put together."""

    def __init__(self, subject: Those | None = None, declared: tuple[Those, ...] = (), own: bool = False) -> None:
        self.own = own
        self.targets: list[Those] = list(declared)
        self.declared = len(declared)
        self.steps: list[Step] = []
        self.subject = self.that = subject
        nobody: Those | None = None
        self.last = self.creature = self.crowd = self.itself = self.player = nobody
        self.spoken = self.speaks = self.song = nobody
        self.line = self.describing = 0
        self.triggered = self.of_two = self.gives_up = False
        self.choices = Choices()
        self.about = ""
        self.check: Check | None = None
        self.checks: list[Check] = []

    def arrange(self, how: str) -> None:
        """What is done with the cards that were looked at just before."""
        if not self.steps or not isinstance(self.steps[-1].deed, Look):
            raise Refused("nobody looks at cards before this")
        if how == "one of two" and self.steps[-1].deed.number != 2:
            raise Refused("the text does not say where the other cards go")
        how = "one" if how == "one of two" else how
        self.steps[-1] = self.steps[-1]._replace(deed=self.steps[-1].deed._replace(arrange=how))

    def add(self, do: Do | Arranged) -> None:
        """A sentence that does something."""
        if isinstance(do, Arranged):
            self.arrange(do.how)
            return
        if self._goes_on_for_each(do):
            return
        self.line += 1
        do = each_by_itself(do)
        self.spoken, self.speaks = self.speaks or self.spoken, None
        self.choices.sentence(do.given)
        made = list(self._deeds(do)) if self._is_behind(do) else None
        given = tuple(self.given(one) for each in do.given for one in of_checks(each, self.checks))
        if do.instead:
            before = [n for n, step in enumerate(self.steps) if step.line == self.line - 1]
            if not before or len(given) != 1:
                raise Refused("there is nothing before this that it could replace")
            if self.steps[before[0]].given or any(self.steps[n].may for n in before):
                raise Refused("what this replaces depends on a condition itself")
            for n in before:
                self.steps[n] = self.steps[n]._replace(given=(Isnt(given[0]),) if n == before[0] else (AS_BEFORE,))
            given = (Isnt(AS_BEFORE),)
        self.checks += [each for each in given if isinstance(each, Check)]
        self.check = next((each for each in given if isinstance(each, Check)), self.check)
        for each in made if made is not None else self._deeds(do):
            first = self._first_of(self.line) is None
            needed = given if first or do.instead or not given else (AS_BEFORE,)
            self.steps.append(Step(each, needed, do.may and first, self.line))

    def _goes_on_for_each(self, do: Do) -> bool:
        """`If they do, they ...` behind what each player may do: said of each of them by itself, in turn."""
        before = self.steps[-1] if self.steps else None
        they = all(is_theirs(each) for each in do.deeds)
        if before is None or do.given != (DONE_BY_THEM,) or not they or before.given:
            return False
        if not isinstance(before.deed, By) or before.deed.who != EACH:
            return False
        for n, own in enumerate(
            each for deed in do.deeds for each in (deed.deeds if isinstance(deed, By) else (deed,))
        ):
            for made in self._made(refusing(as_done_by, EACH, own), do):
                self.steps.append(Step(By(EACH, (made,)), (DONE_BY_THEM,), do.may and not n, before.line))
        return True

    def _is_behind(self, do: Do) -> bool:
        """Whether `it` of a condition is whom the sentence itself targets: `target Creature gains ... if it is ...`."""
        aimed = any(is_aimed(each) for each in do.deeds)
        if not aimed or not any(refers(each) for each in do.given):
            return False
        if self.last is not None or self.subject is not None:
            raise Refused("the text does not make clear who is meant")
        return True

    def _deeds(self, do: Do) -> Iterator[Any]:
        """The deeds of a sentence one by one, each with whom it concerns and who does it."""
        for deed in do.deeds:
            if isinstance(deed, By):
                who = self._player(deed.who)
                for own in deed.deeds:
                    yield from (By(who, (made,)) for made in self._made(refusing(as_done_by, who, own), do))
            elif isinstance(deed, Shared):
                own = refusing(of_you, deed)
                own = own._replace(whom=self.speaks) if own.whom == Those("it") and self.speaks is not None else own
                one = isinstance(own.whom, Those) and own.whom.which == "one"
                for n, each in enumerate(own._replace(whom=self.resolved(own.whom)).apart):
                    each = each._replace(whom=Those("before")) if one and n else each
                    yield from self._made(each, do)
            else:
                yield from self._made(refusing(of_you, deed), do)

    def _made(self, deed: Any, do: Do) -> Iterator[Any]:
        deed = deed._replace(until="turn") if getattr(deed, "until", "") == THIS_TURN else deed
        deed = refusing(clear_first, deed) if isinstance(deed, AttackDeals) else deed
        deed = of_attack(self.choices.deed(deed), self.about, self.last)
        if isinstance(deed, Gets | Must) and deed.whom == Those("it") and self.speaks is not None:
            deed = deed._replace(whom=self.speaks)  # `If this card is engaged with one, it gains ...`: it is this card.
        if isinstance(deed, Gets) and deed.has:
            deed = deed._replace(has=False)  # 8.9.1: what a trigger or a Mugic gives is had for the turn.
        refuse_undoable(deed)
        if self.about == "engaged" and isinstance(deed, Gets) and deed == Gets(Those("it"), deed.gains, per=deed.per):
            deed = deed._replace(whom=Those("subject"))  # What becomes engaged gains it, not whom it fights.
        if self.of_two and isinstance(deed, Gets | Must) and deed.whom == Those("it") and self.last is None:
            raise Refused("the text does not make clear who is meant")  # This card, or whom it did something to.
        if self.about == "plays an attack" and isinstance(deed, DamageTo) and deed.dealer == Those("it"):
            raise Refused("the text does not make clear whether the attack is meant, or the Creature")
        self._refuse_other_ways(deed)
        deed = self.of(deed)
        if getattr(getattr(deed, "whom", None), "sort", "") in PLAYED and not isinstance(deed, Sets):
            raise Refused(NOBODY)  # An attack or a Mugic gains nothing, and is dealt nothing.
        yield from whole(deed)

    def _refuse_other_ways(self, deed: Any) -> None:
        """`lost this way` counts what the deed just before has done, and nothing else."""
        counted = set(ways(deed))
        if not counted or by_own_loss(deed):
            return
        before = self.steps[-1].deed if self.steps else None
        before = before.deeds[0] if isinstance(before, By) else before
        if before is None or any(not is_way(each, before) for each in counted):
            raise Refused("nothing of that kind happens just before this")
        if getattr(getattr(before, "whom", None), "which", "") == "each" and of_crowd(deed):
            raise Refused("the text does not make clear whether this counts for each of them")

    def _player(self, those: Those) -> Those:
        """A player with whom the phrase speaks of; `that player` is the one spoken of last."""
        if those.which == "that":
            if self.player is None and self.about in PLAYS and self.subject == Those("subject"):
                return Those("controller", "player", of=self.subject)
            if self.player is None and self.about in ("turn begins", "turn ends"):
                return Those("active", "player")
            if self.player is None:
                raise Refused("the text does not make clear who that player is")
            return self.player
        if those.which == "other":
            if self.player is None:
                raise Refused("the text does not make clear who the other player is")
            return those._replace(of=self.player)
        if those.which == "they":
            raise Refused(NOBODY)
        if those.which == "target":
            those = self._target(those)
        elif those.which == "controller":
            those = those._replace(of=self.resolved(those.of))
        if those.which in ("target", "controller", "opponent"):
            self.player = those
        return those

    def _first_of(self, line: int) -> Step | None:
        return next((each for each in self.steps if each.line == line), None)

    def given(self, condition: Any) -> Any:
        """A condition with whom it speaks of."""
        won = condition in (Say("won"), Isnt(Say("won")))
        if won:
            if self.check is None:
                raise Refused("there is no check before this")
            return self.check if condition == Say("won") else Isnt(self.check)
        if condition == Say("otherwise"):
            if not any(each.given and each.line == self.line - 1 for each in self.steps):
                raise Refused("there is no condition before this")
            return Isnt(AS_BEFORE)
        self._refuse_other_doer(condition)
        self.choices.condition(condition)
        if isinstance(condition, Meets):
            trait = self.described(condition.trait)
            whom = self.described(condition.whom)
            self.speaks = whom if whom.which in OF_ITSELF else None
            return condition._replace(trait=trait, whom=whom)
        found = self.described(condition)
        if (whom := spoken_of(found)) is not None and whom.which in OF_ITSELF:
            self.speaks = whom
        return found

    def _refuse_other_doer(self, condition: Any) -> None:
        """`If you do`, `if they do`, `if you cannot`: said of the one who was told to, where nothing was left free."""
        word = condition.it if isinstance(condition, Isnt) else condition
        if not isinstance(word, Say) or word.word not in DONE:
            return
        before = self.steps[-1] if self.steps else None
        if before is None:
            raise Refused("nothing happens before this")
        theirs = isinstance(before.deed, By) and before.deed.who != YOU
        if theirs is not word.word.endswith("them") or (theirs and before.deed.who.which == "each"):
            raise Refused("the text does not make clear who is meant")
        if word.word.startswith("possible") and any(each.may for each in self.steps if each.line == before.line):
            raise Refused("the text asks whether something could be done, not whether it was done")

    def described(self, value: Any) -> Any:
        """What is part of a condition or a description: nobody is chosen there whom `it` could mean."""
        self.describing += 1
        found = self.resolved(value)
        self.describing -= 1
        return found

    def of(self, deed: Any) -> Any:
        """A deed with whom it speaks of; a number that is read off `it` is read off each of those it concerns."""
        whom = getattr(deed, "whom", None)
        if whom is None:
            return self.resolved(deed)
        own = isinstance(whom, Those) and whom.which in OWN
        spoken = ("it",) if own else REFERS  # Nobody calls the card itself `that Creature`: it is the one before.
        counted = {
            name: instead_of_it(getattr(deed, name), Those("affected"), spoken)
            for name in ("per", "amount", "gains", "loses")
            if hasattr(deed, name)
        }
        return self.resolved(deed._replace(**counted))

    def resolved(self, value: Any) -> Any:
        """A meaning with its targets numbered and `it` and `that` replaced by whom they mean."""
        if isinstance(value, Those):
            return self._those(value)
        if isinstance(value, Quoted):
            return value
        value = self.choices.quality(value)
        if isinstance(value, Equal) and value.what == "damage" and self.about not in DAMAGE:
            raise Refused("no damage is spoken of that this could be equal to")
        return remade(value, self.resolved)

    def _those(self, those: Those) -> Those:
        if those.sort == "player":
            return self._player(those)
        if those.which == "each" and not self.describing and any_of(those._replace(which="")):
            raise Refused("the text does not say who chooses")
        those = those._replace(of=self.described(those.of), traits=self.described(those.traits))
        if Trait("state", "besides") in those.traits and self.last not in BEFORE:
            raise Refused("no other card is chosen before this")
        if those.which == "one" and self.describing:
            self.last = self.creature = UNTOLD
            return those
        if those.which == "that" and those.sort in PLAYED and (self.last is None or self.last.sort not in PLAYED):
            if self.about not in ABOUT.get(those.sort, ()):
                raise Refused("nothing of that kind is mentioned before this")
            return Those("about", those.sort)
        if those.which in REFERS:
            return self._referred(those)
        if those.which in GONE:
            return self._gone(those.which)
        if those.which == "holder":
            return self._holder()
        if those.which == "attacker" and self.song is not None:
            return Those("player of", of=self.song)
        if those.which == "attacker":
            if self.subject != Those("subject") or (those.sort == "creature" and self.about in PLAYS[:2]):
                raise Refused("nothing of that kind is mentioned before this")
            return Those("subject" if self.about in (*PLAYS, *DAMAGE[:2]) else "object")
        if those.which == "target":
            if aims((those.of, those.traits)):
                raise Refused("the target depends on another target")
            those = self._target(those)
            self.song = those if those.sort in (*PLAYED, "ability", "mugic or ability") else self.song
        if those.which == "each" and those.sort == "creature":
            self.crowd = those
        if those == Those("this") and self.own and not self.describing:
            self.itself = those
        if those.which in ("target", "one", "the") and those.sort in ("creature", "creature card"):
            self.last = self.creature = those if those.which != "one" else Those("before")
        elif those.which in ("target", "one") and those.sort in ("battlegear", "attack"):
            self.last = those if those.which != "one" else Those("before", those.sort)
        return those

    def _gone(self, how: str) -> Those:
        """`the sacrificed Creature`: the one that was chosen, or targeted, for the deed just before."""
        before: Any = self.steps[-1].deed if self.steps else None
        if how == "sacrificed" and self.gives_up and not isinstance(before, Sacrifice):
            return Those("given up")
        what = getattr(before, "what", None) if isinstance(before, GONE[how]) else None
        if not isinstance(what, Those) or what.which not in ("target", "one") or max(what.number, len(what.slots)) > 1:
            raise Refused(f"no card is {how} before this")
        return what if what.which == "target" else Those("before")

    def _holder(self) -> Those:
        """`the Creature it was equipped to`: said of a Battlegear of which the text has spoken."""
        if self.last is not None and self.last.sort == "battlegear":
            return Those("holder", of=self.last)
        if self.about in ("gear destroyed", "gear discarded"):
            return Those("subject")
        if self.subject is None or self.subject.sort != "battlegear":
            raise Refused("no Battlegear is spoken of before this")
        return Those("subject")

    def _referred(self, those: Those) -> Those:
        found = self._spoken_of(those)
        more = tuple(each for each in those.traits if each not in found.traits)
        if found == UNTOLD or (more and found.which not in ("subject", "object")):
            raise Refused("the text does not make clear who is meant")
        return found._replace(traits=(*found.traits, *more)) if more else found

    def _spoken_of(self, those: Those) -> Those:
        if those.number == 2 and self.crowd is not None:
            return self.crowd
        if those.which == "that" and those.sort == "creature" and self.creature is not None:
            return self.creature
        if self.last is not None and (those.which == "it" or self.last.sort == those.sort):
            return self.last
        if those.which == "it" and self.subject is None and self.speaks is not None:
            return self.speaks
        if those.which == "that":
            if self.subject is not None and self.subject.sort == those.sort == "battlegear":
                return self.subject
            if self.that is None:
                raise Refused("the text does not make clear who that is")
            return self.that
        found = self.subject or ((self.itself or self.spoken) if those.number == 1 else None)
        if found is None:
            raise Refused(NOBODY)
        return found

    def _target(self, those: Those) -> Those:
        if those.sort == "declared":
            if not self.declared and not self.targets:
                raise Refused("the text mentions a target but does not name one")
            if those.slots and max(those.slots) > len(self.targets):
                raise Refused(f"it speaks of {max(those.slots)} targets, but has {len(self.targets)}")
            return those
        if those.slots:
            return those  # It has its number: several things are said of the same target.
        if those.up_to and self.triggered:
            raise Refused("the text does not say how many targets the triggered ability has")
        if self.declared and those.traits == () and not those.another:
            return those._replace(sort="declared")
        if those.another and not self.targets:
            if not self.own:
                raise Refused("the text mentions 2 targets but names 1")
            those = those._replace(traits=(Trait("state", "other"), *those.traits))
        if not those.another and any(each.sort == those.sort and not apart(each, those) for each in self.targets):
            raise Refused("the text does not say whether the same card may be targeted twice")
        first = len(self.targets) + 1
        self.targets += [those._replace(number=1, another=False, slots=())] * those.number
        return those._replace(slots=tuple(range(first, first + those.number)), number=1, another=False)
