"""III. Quest phase, 3.1 to 3.5: commitment, staging, quest resolution, and where progress goes."""
