//! Forecasts of battles (12 to 15): what may come of them, from the same charts as the game's, with dice of their own or
//! with none.
