"""What follows from the steps of a tournament: rounds, points and standings. Pure: nothing is stored or sent here."""
