import { createServer as createViteServer } from "vite";
import { EnvironmentError, readEnv } from "./env.ts";
import { drawFrom, start } from "./start.ts";

/** `npm run dev`: one process, the pages straight from their sources with hot reload. */
try {
  const env = readEnv(undefined, { NODE_ENV: "development" });
  const vite = await createViteServer({
    server: { middlewareMode: true, hmr: { port: 24_678 } },
    appType: "custom",
  });
  await start(env, async (services) => ({
    front: vite.middlewares,
    draw: async (request, asked) => {
      const build = await vite.ssrLoadModule("virtual:react-router/server-build");
      return drawFrom(build as Parameters<typeof drawFrom>[0], services, "development")(request, asked);
    },
    close: () => vite.close(),
  }));
} catch (error) {
  process.exitCode = 1;
  process.stderr.write(
    error instanceof EnvironmentError ? `${error.message}\n` : `${(error as Error).stack}\n`,
  );
}
