// The theme that the player chose, before anything is painted in the other.
try {
  const { theme } = JSON.parse(localStorage.getItem("carrier-battle/settings") ?? "{}");
  if (["light", "dark"].includes(theme)) document.documentElement.dataset.theme = theme;
} catch {
  // No storage, or damaged: the game says so itself.
}
