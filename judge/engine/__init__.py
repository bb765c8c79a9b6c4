"""The kernel: positions, charts, windows, modifiers, pools, batches, chance and the explorer. Pure, no I/O."""
