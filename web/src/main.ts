import "@fontsource/zilla-slab/latin-600.css";
import "./tokens.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";

settings.apply();
window.addEventListener("vite:preloadError", () => location.reload()); // the server has a newer client
window.addEventListener("load", () => {
  const wanted =
    settings.chosen.offline || settings.chosen.notify || window.matchMedia("(display-mode: standalone)").matches;
  if (wanted) void import("./lib/waking").then(({ wake }) => wake());
});
mount(App, { target: document.getElementById("app")! });
