//! Referee, notation and search for the four-handed chess and checkers games.
