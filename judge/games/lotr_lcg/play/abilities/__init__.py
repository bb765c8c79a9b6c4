"""ability: constant abilities, what forced abilities and responses wait for, and in which order they come."""
