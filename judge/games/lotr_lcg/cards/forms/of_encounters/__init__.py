"""What encounter cards say of what is revealed, explored, guarded and fought."""
