import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

export default defineConfig(({ command }) => ({
  plugins: [tailwindcss(), reactRouter()],
  // One bundle for the server starts in two thirds of the time and holds less memory than a thousand modules found at
  // run time (docs/decisions/014). What has native parts stays outside, and what only some installations load.
  ssr:
    command === "build"
      ? {
          noExternal: true,
          external: ["better-sqlite3", "pg", "sharp", "@node-rs/argon2", "nodemailer", "@aws-sdk/client-s3"],
        }
      : {},
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!app/**/*.test.*", "!app/**/*.server.ts"] },
  build: { assetsInlineLimit: 0, cssMinify: true },
  environments: {
    ssr: {
      // Or each library's other self, for development, comes along as well.
      define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
      build: {
        rolldownOptions: {
          // The pages and what serves them, so that both share one copy of what both use; and the thread that
          // renders posts, which is started by its file (blog-renderer.server.ts).
          input: {
            index: "virtual:react-router/server-build",
            main: "server/main.ts",
            "blog-markdown-worker": "app/features/blog/server/blog-markdown-worker.server.ts",
          },
        },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Left to itself the build writes a file for every set of pages that share a module: thirty files for
            // the home page, each a trip over a slow line.
            codeSplitting: {
              groups: [
                { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
                { name: "router", test: /node_modules\/react-router\//, priority: 2 },
                // The public frame, with all that it imports.
                { name: "site", test: /\/app\/(root|features\/layout\/site\.layout)\.tsx/, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
}));
