"""What is to be seen at each step of play: the table and its changes, the place in the charts, the decision."""
