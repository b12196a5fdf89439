import { svelte } from "@sveltejs/vite-plugin-svelte";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

const path = (relative: string) => fileURLToPath(new URL(relative, import.meta.url));

/** Where `vite` (the development server) finds the Python server; see CONTRIBUTING.md. */
const backend = process.env.PESSOI_BACKEND ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  resolve: {
    alias: {
      $lib: path("./src/lib"),
      // data files of the games, for the drawings: one source for rules and screen
      $data: path("../src/pessoi/games"),
      // message files, imported with `?raw`
      $text: path("../src/pessoi"),
    },
    // Svelte's browser build also in unit tests
    conditions: process.env.VITEST ? ["browser"] : undefined,
  },
  build: {
    outDir: "dist",
    target: "es2022",
    sourcemap: false,
    assetsInlineLimit: 0,
  },
  server: {
    fs: { allow: [path("."), path("../src/pessoi")] },
    proxy: {
      "/api": { target: backend, ws: true },
    },
  },
  test: {
    environment: "jsdom",
    include: ["src/**/*.test.ts"],
  },
});
