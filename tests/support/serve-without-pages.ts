/* The real program in a process of its own, for tests that need no pages and so no build. */
import { readEnv } from "#server/env.ts";
import { start } from "#server/start.ts";

const draw = async () => ({
  response: new Response("page", { headers: { "content-type": "text/html" } }),
});
const running = await start(readEnv(), async () => ({ draw }));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, () => void running.stop(signal));
