// Before the first paint, so that a dark room never flashes white. The rest is in shell/state/settings.svelte.ts.
(function () {
  var theme = null;
  try {
    theme = JSON.parse(localStorage.getItem("manoa-settings") || "{}").theme;
  } catch (problem) {
    theme = null;
  }
  var dark = theme === "dark" || (theme !== "light" && matchMedia("(prefers-color-scheme: dark)").matches);
  document.documentElement.dataset.theme = dark ? "dark" : "light";
})();
