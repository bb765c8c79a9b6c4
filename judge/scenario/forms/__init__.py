"""Short forms for common disputes: what a form asks for, and the scenario that its answers make."""
