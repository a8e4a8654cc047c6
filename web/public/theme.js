// Before the first paint, so that a dark room never flashes white. The rest is in shell/state/settings.svelte.ts.
(function () {
  let theme;
  try {
    theme = JSON.parse(localStorage.getItem("manoa-settings") || "{}").theme;
  } catch {
    // A browser that forbids it, or nonsense: as the system likes it.
  }
  const dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
