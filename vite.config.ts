import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";

type ModuleInfo = { importers: readonly string[] };
type Chunking = { getModuleInfo(id: string): ModuleInfo | null };

/** Whether a module of ours is loaded whenever one that matches is: whether a chain of static imports leads to it. */
function isPartOf(root: RegExp, id: string, context: Chunking): boolean {
  const seen = new Set([id]);
  for (const one of seen) {
    if (root.test(one)) return true;
    for (const importer of context.getModuleInfo(one)?.importers ?? []) seen.add(importer);
  }
  return false;
}

const ours = /\/(?:app|content)\//;
const frame = /\/app\/(?:root\.tsx|entry\.client\.tsx|features\/layout\/site\.layout\.tsx)/;
const home = /\/app\/features\/home\/home\.page\.tsx/;

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
            // Left to itself the build writes a file for every set of pages that share a module: thirty files for
            // the home page, each a trip over a slow line. What every page needs is one file for the libraries
            // and one for the frame; the home page is a third.
            codeSplitting: {
              groups: [
                {
                  name: "framework",
                  test: /node_modules\/(react|react-dom|scheduler|react-router|@remix-run|cookie)\//,
                  priority: 3,
                },
                {
                  name: (id: string, context: Chunking) => (isPartOf(frame, id, context) ? "site" : null),
                  debugName: "site",
                  test: ours,
                  priority: 2,
                },
                {
                  name: (id: string, context: Chunking) => (isPartOf(home, id, context) ? "home" : null),
                  debugName: "home",
                  test: ours,
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
