import { readFile } from "node:fs/promises";
import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig, type Plugin } from "vite";
import packageJson from "./package.json" with { type: "json" };

const copyMark = "?public-forms";
/**
 * The pages of visitors load a few of zod's parts (zod/mini). In a copy of their own the build leaves out what only the
 * dashboard's schemas use: otherwise both share one file with the parts of both.
 */
const zodOfPublicForms: Plugin = {
  name: "zod-of-public-forms",
  apply: "build",
  enforce: "pre",
  applyToEnvironment: ({ name }) => name === "client",
  async resolveId(source, importer) {
    if (source !== "zod/mini" && !importer?.endsWith(copyMark)) return undefined;
    const found = await this.resolve(source, importer?.replace(copyMark, ""), { skipSelf: true });
    return found && { ...found, id: `${found.id}${copyMark}` };
  },
  load: (id) => (id.endsWith(copyMark) ? readFile(id.replace(copyMark, ""), "utf8") : undefined),
};

export default defineConfig(({ command }) => ({
  plugins: [zodOfPublicForms, tailwindcss(), reactRouter()],
  // One server bundle starts in two thirds of the time and takes less memory than a thousand modules
  // (docs/decisions/014). What stays outside is what package.json calls dependencies: native packages, those that only
  // some installations need, and those that load parts by name at run time (pdfkit, file-type). A release holds these
  // alone (docs/decisions/062).
  ssr: command === "build" ? { noExternal: true, external: Object.keys(packageJson.dependencies) } : {},
  optimizeDeps: { entries: ["app/**/*.{ts,tsx}", "!app/**/*.test.*", "!app/**/*.server.ts"] },
  build: { assetsInlineLimit: 0, cssMinify: true },
  // The script of the frame (app/site/enhance/main.ts) loads its larger part later.
  worker: { format: "es" },
  environments: {
    ssr: {
      // Otherwise each library's development build would be bundled too.
      define: command === "build" ? { "process.env.NODE_ENV": '"production"' } : {},
      build: {
        rolldownOptions: {
          // Pages, server and commands are one build, so that they share one copy of each module; and the threads
          // that render posts, copy the database and read from it, which are started by their files.
          input: {
            index: "virtual:react-router/server-build",
            main: "server/main.ts",
            umeed: "scripts/umeed.ts",
            "markdown-worker": "server/markdown/markdown-worker.ts",
            "sqlite-copy-worker": "server/db/sqlite-copy-worker.ts",
            "sqlite-reader-worker": "server/db/sqlite-reader-worker.ts",
          },
        },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // By default the build writes a file for every set of pages that share a module: thirty files for
            // the home page, each a round trip on a slow line.
            codeSplitting: {
              groups: [
                { name: "react", test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
                { name: "router", test: /node_modules\/react-router\//, priority: 2 },
                // The public frame, with all that it imports.
                {
                  name: "site",
                  test: /\/app\/(root|features\/pages\/layout\/(site|plain)\.layout)\.tsx/,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
}));
