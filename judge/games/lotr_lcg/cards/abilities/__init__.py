"""From sentences that were read to abilities: what opens one, what holds all the time, what restricts one."""
