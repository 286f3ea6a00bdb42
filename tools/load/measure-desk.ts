import { features } from "#app/features/features.server.ts";
import { createDeps } from "#server/create-deps.ts";
import { readEnv } from "#server/env.ts";
import { createServer } from "#server/server.ts";
import { callUrl } from "#tests/support/calls.ts";
import { administrator } from "./calls.ts";
import { type DeskKind, fillWithLines } from "./fill-with-lines.ts";

/*
 * Measures the desk of transfers in a process of its own: the processor time of an opening, and the time of 200
 * verifications. Arguments: the data folder, which has an administrator, and the kind of desk. Prints JSON.
 */

const [folder = "", kind = "usual"] = process.argv.slice(2);
const openings = 10;

export type DeskFigures = {
  /** Of the processor, on average once the code is warm. */
  openingMs: number;
  firstMs: number;
  /** By the clock. */
  verifyMs: number;
  verified: number;
  megabytes: number;
};

const env = readEnv({
  DATA_DIR: folder,
  LOG_LEVEL: "warn",
  RATE_LIMITS: "off",
  SITE_URL: "http://umeed.example",
});
const deps = await createDeps(env, features);
await fillWithLines(deps, kind as DeskKind, { lines: 5000, donations: 3000 });
const server = await createServer(deps, {
  render: () => Promise.reject(new Error("No page is measured here")),
  clientFolder: folder,
});
const read = (reply: { statusCode: number; body: string }) => {
  if (reply.statusCode !== 200) throw new Error(`Answered ${reply.statusCode}: ${reply.body}`);
  return JSON.parse(reply.body);
};
const signedIn = await server.inject({ method: "POST", url: callUrl("signIn"), payload: administrator });
const headers = { authorization: `Bearer ${read(signedIn).token}` };
type Page = {
  proposals: { line: { id: number }; donation: { id: number } }[];
  proposals_next: number | null;
  proposals_total: number;
  rows_total: number;
};
const cpuOf = async <Result>(work: () => Promise<Result>) => {
  // Of the server's thread alone: it is what other visitors wait for.
  const before = process.threadCpuUsage();
  const result = await work();
  const { user, system } = process.threadCpuUsage(before);
  return { result, ms: (user + system) / 1000 };
};
const open = async (after_proposal?: number): Promise<Page> =>
  read(await server.inject({ url: callUrl("listStatementLines", { after_proposal }), headers }));
const memoryBefore = process.memoryUsage().rss;
const first = await cpuOf(() => open());
const all = await cpuOf(async () => {
  for (let turn = 0; turn < openings; turn += 1) await open();
});
const megabytes = (process.memoryUsage().rss - memoryBefore) / 1024 / 1024;

const next = await open(first.result.proposals_next ?? 0);
const matches = [...first.result.proposals, ...next.proposals]
  .slice(0, 200)
  .map(({ line, donation }) => ({ line: line.id, donation: donation.id }));
const started = performance.now();
const verified = read(
  await server.inject({ method: "POST", url: callUrl("verifyMatches"), headers, payload: { matches } }),
);
const figures: DeskFigures = {
  openingMs: all.ms / openings,
  firstMs: first.ms,
  verifyMs: performance.now() - started,
  verified: verified.verified,
  megabytes,
};
console.log(JSON.stringify(figures));
await server.close();
await deps.close();
