/* The real program in its own process, for tests that need no pages and so no build. */
import { mkdtempSync, rmSync } from "node:fs";
import { flushCompileCache } from "node:module";
import { tmpdir } from "node:os";
import path from "node:path";
import { features } from "#app/features/features.server.ts";
import { readEnv } from "#server/env.ts";
import { start } from "#server/start.ts";

const env = readEnv();
// With a client folder it serves as in production: replies are cached, policies are strict. It is no data, and so not in
// the data folder.
const clientFolder = mkdtempSync(path.join(tmpdir(), "umeed-client-"));
process.on("exit", () => rmSync(clientFolder, { recursive: true, force: true }));
const render = async () => ({
  response: new Response("page", { headers: { "content-type": "text/html" } }),
  nonce: "test-nonce",
});
await start(env, features, async () => ({ render, clientFolder }));
// A process that is killed would not write it.
flushCompileCache();
