import "@fontsource/zilla-slab/latin-600.css";
import "./tokens.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { settings } from "./lib/settings.svelte";

settings.apply();
window.addEventListener("vite:preloadError", () => location.reload()); // the server has a newer client
mount(App, { target: document.getElementById("app")! });
