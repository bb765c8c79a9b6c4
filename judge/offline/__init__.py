"""The console with no server: the same application, answered by a worker in the browser. Start from `console`."""
