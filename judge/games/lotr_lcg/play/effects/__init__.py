"""effects: an ability resolves sentence by sentence, lasts, is delayed, canceled or replaced."""
