import { reactRouter } from "@react-router/dev/vite";
import tailwindcss from "@tailwindcss/vite";
import { defineConfig } from "vite";
import { reactByName } from "./scripts/react-by-name.ts";

type ModuleInfo = { importers: readonly string[] };
type Chunking = { getModuleInfo(id: string): ModuleInfo | null };

const ours = /\/(?:app|content)\//;
const frame = /\/app\/(?:root|features\/layout\/site\.layout)\.tsx/;
const home = /\/app\/features\/home\/home\.page\.tsx/;
const publicPage = /\/app\/features\/(?!session\/)[\w-]+\/(?:[\w-]+\.page|ad-popup)\.tsx/;

/** The file for a module of ours that public pages share; none when it belongs to one page or to the dashboard. */
function sharedFile(id: string, context: Chunking): "site" | "home" | null {
  const users = new Set([id]);
  for (const user of users) {
    for (const importer of context.getModuleInfo(user)?.importers ?? []) users.add(importer);
  }
  const [first, ...others] = new Set([...users].map((user) => publicPage.exec(user)?.[0]).filter(Boolean));
  if (others.length > 0 || [...users].some((user) => frame.test(user))) return "site";
  // A second style sheet is a second trip before the first drawing, for less than a kilobyte.
  if (first && home.test(first) && id.endsWith(".css")) return "site";
  return first && home.test(first) ? "home" : null;
}

const only = (file: "site" | "home") => (id: string, context: Chunking) =>
  sharedFile(id, context) === file ? file : null;

export default defineConfig(({ command }) => ({
  plugins: [reactByName, tailwindcss(), reactRouter()],
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
            "blog-markdown-worker": "app/features/blog/blog-markdown-worker.server.ts",
          },
        },
      },
    },
    client: {
      build: {
        rolldownOptions: {
          output: {
            // Left to itself the build writes a file for every set of pages that share a module: thirty files for
            // the home page, each a trip over a slow line. What every page needs is two files for the libraries
            // and one for the frame; the home page is a fourth.
            codeSplitting: {
              groups: [
                // Two files, or a phone reads both in one piece (app/site/begin-scripts.tsx).
                {
                  name: "react",
                  test: /react-by-name|node_modules\/(react|react-dom|scheduler)\//,
                  priority: 4,
                },
                { name: "router", test: /node_modules\/(react-router|@remix-run|cookie)\//, priority: 3 },
                // A file takes what its modules import along, so the shared one chooses first.
                { name: only("site"), debugName: "site", test: ours, priority: 2 },
                { name: only("home"), debugName: "home", test: ours, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
}));
