"""The campaign log as a judge writes it: heroes, the fallen, penalties, the boons and burdens of the pool."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from judge.content.fields import item
from judge.games.lotr_lcg.things import CAMPAIGN, Campaign, PoolCard


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class PoolRow:
    """A boon or burden in the campaign pool."""

    kind: Literal["boon", "burden"] = item("boon or burden", default="boon")
    back: Literal["player", "encounter"] = item("which card back it has", default="player")
    permanent: str | None = item("the hero it is attached to, for one with Permanent", default=None)
    setup: bool = item("whether it has the Setup keyword", default=False)

    @classmethod
    def from_text(cls, text: str) -> PoolRow:
        """`boon` or `burden` alone."""
        if text.casefold() == "boon":
            return cls(kind="boon")
        if text.casefold() == "burden":
            return cls(kind="burden")
        raise ValueError(f"{text!r} is nothing to say of a pool card; write `boon`, `burden`, or a group of keys")


@dataclass(frozen=True, kw_only=True, eq=False, repr=False)
class CampaignRow:
    """The campaign log."""

    expert: bool = item("whether it is an expert campaign", default=False)
    result: Literal["won", "lost"] | None = item("how the game ended, for the chart campaign-end", default=None)
    log: Mapping[str, tuple[str, ...]] = item("the heroes in the log, by player", default={})
    fallen: tuple[str, ...] = item("the fallen heroes", default=())
    penalty: int = item("the threat penalty in the log, which every player adds", default=0, min=0, max=99)
    penalties: Mapping[str, int] = item("further penalties of single players", default={})
    collection: bool = item("whether there are heroes left to choose from", default=True)
    damage: Mapping[str, int] = item("the damage recorded for heroes of an expert campaign", default={})
    heals: tuple[str, ...] = item("the heroes whose recorded damage their player heals for threat", default=())
    pool: Mapping[str, PoolRow] = item("the boons and burdens in the campaign pool", default={})

    def thing(self) -> Campaign:
        """The log as the rules hold it."""
        pool = (PoolCard(name, row.kind, row.back, row.permanent or "", row.setup) for name, row in self.pool.items())
        return Campaign(
            CAMPAIGN, self.expert, self.result or "", tuple(self.log.items()), self.fallen, self.penalty,
            tuple(self.penalties.items()), self.collection, tuple(self.damage.items()), self.heals, tuple(pool),
        )  # fmt: skip
