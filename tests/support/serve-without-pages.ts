/* The real program in its own process, for tests that need no pages and so no build. */
import { mkdirSync } from "node:fs";
import { flushCompileCache } from "node:module";
import path from "node:path";
import { features } from "#app/features/features.server.ts";
import { readEnv } from "#server/env.ts";
import { start } from "#server/start.ts";

const env = readEnv();
// With a client folder it serves as in production: replies are cached, policies are strict.
const clientFolder = path.join(env.dataDir, "client");
mkdirSync(clientFolder, { recursive: true });
const render = async () => ({
  response: new Response("page", { headers: { "content-type": "text/html" } }),
  nonce: "test-nonce",
});
await start(env, features, async () => ({ render, clientFolder }));
// A process that is killed would not write it.
flushCompileCache();
