"""8 Mugic and Abilities: Bursts, triggers, playing, paying, resolution, damage, what abilities and values come to."""
