"""The JSON API: its routes, and their description in OpenAPI."""
