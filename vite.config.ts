import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // One bundle for the server starts five times faster and holds less memory than resolving packages at run
  // time; what has native parts stays outside.
  ssr:
    command === "build"
      ? { noExternal: true, external: ["better-sqlite3", "pg", "sharp", "@node-rs/argon2"] }
      : {},
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!app/**/*.test.*", "!app/**/*.server.ts"] },
  build: { assetsInlineLimit: 0, cssMinify: true },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // React and the router in one file compress better than in the five that they fall into otherwise,
            // and no page does without them.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(react|react-dom|scheduler|react-router|@remix-run|cookie)\//,
                },
              ],
            },
          },
        },
      },
    },
  },
}));
