"""action-round: Generate Resource Pool, Take Actions, and the actions one by one."""
