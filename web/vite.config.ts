import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

const server = process.env["SILVERWARE"] ?? "http://127.0.0.1:8000";

/** Built into the Python package, so that players need no Node. */
export default defineConfig({
  plugins: [svelte()],
  build: {
    outDir: "../src/silverware/web",
    emptyOutDir: true,
    target: "es2022",
    assetsInlineLimit: 0,
    manifest: "parts.json",
    license: { fileName: "licences.md" },
    rolldownOptions: {
      input: { index: "index.html", sw: "src/sw.ts" },
      output: { entryFileNames: ({ name }) => (name === "sw" ? "sw.js" : "assets/[name]-[hash].js") },
    },
  },
  server: { proxy: { "/api": { target: server, ws: true } } },
  test: { environment: "happy-dom", include: ["src/**/*.test.ts"], testTimeout: 60_000 },
  resolve: process.env["VITEST"] ? { conditions: ["browser"] } : {},
});
