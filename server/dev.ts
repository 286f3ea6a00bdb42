import { createServer as createViteServer } from "vite";
import { features } from "#app/features/features.server.ts";
import { readEnv } from "./env.ts";
import { pagesFrom, start } from "./start.ts";
import { failureText } from "./start-faults.ts";

/** `npm run dev`: one process, the pages from their sources with hot reload. */
try {
  const env = readEnv(undefined, { NODE_ENV: "development" });
  const vite = await createViteServer({
    server: { middlewareMode: true, hmr: { port: 24_678 } },
    appType: "custom",
  });
  await start(env, features, async (deps) => {
    const load = async () => {
      const build = await vite.ssrLoadModule("virtual:react-router/server-build");
      return pagesFrom(build as Parameters<typeof pagesFrom>[0], deps, "development");
    };
    return {
      front: vite.middlewares,
      render: async (request, about) => (await load()).render(request, about),
      takesForms: async (url) => (await load()).takesForms(url),
      close: () => vite.close(),
    };
  });
} catch (error) {
  process.stderr.write(`${failureText(error)}\n`, () => process.exit(1));
}
