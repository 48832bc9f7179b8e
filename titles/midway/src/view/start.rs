//! The start screen: what the game is, a new one, and the player's games.
