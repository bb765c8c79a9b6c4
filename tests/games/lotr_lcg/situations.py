"""Short situations of The Lord of the Rings: The Card Game."""

from functools import partial

from situations import played

situation = partial(played, "lotr-lcg")
