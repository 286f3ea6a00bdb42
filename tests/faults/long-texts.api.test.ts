import fc from "fast-check";
import { expect, test } from "vitest";
import { startedOnce, startTestApp, type TestApp } from "#tests/support/app.ts";
import { allCalls, type CallName } from "#tests/support/calls.ts";
import type { OpenApi } from "./hostile-requests.ts";
import { type Schema, validFor } from "./hostile-values.ts";

/*
 * Long texts must not block the server. Long runs of each kind of character go into every text field of every
 * public call; the calls and fields come from the list of all calls and the OpenAPI document, so that new ones are
 * included.
 */

/** How long one request may block the event loop, in ms. */
const maxBlockedMs = 100;
/** Compilation and garbage collection affect single requests: the best of so many tries counts. */
const tries = 3;
/** A little less than the limits of a public call's body (64 KB) and of a request line (16 KB). */
const bodyBytes = 62_000;
const queryBytes = 12_000;

/** In `npm run fuzz` every field gets every piece; otherwise a third of them, in turn, so that each call sees all. */
const everyPiece = process.env.FUZZ_REQUESTS !== undefined;
/** One of each kind of character, and parts of email addresses. */
const pieces = [
  ..."aZ9@. \t\n\0\"'\\<&-+_,/#%([",
  "\u0301",
  "\u00a0",
  "\u202e",
  "ک",
  "ﷺ",
  "🙂",
  "\ud800",
  "a.",
  "a@b.",
  "a ",
];
/** A run alone, and one inside an email address. */
const around = [
  { start: "", end: "" },
  { start: "a@", end: "@" },
];

const piecesFor = (turn: number) => pieces.filter((_, at) => everyPiece || at % 3 === turn % 3);

type Field = { path: string[]; max: number | undefined };
type Body = { schema: Schema; field: Field };

const branches = (schema: Schema): Schema[] =>
  (schema.anyOf ?? schema.oneOf ?? [schema]).filter(({ type }) => type !== "null");
const isText = ({ type }: Schema) => type === "string" || (Array.isArray(type) && type.includes("string"));

/** Every text field of a body; a field that several of its shapes share is listed once. */
function textFields(schema: Schema): Body[] {
  const bodies = branches(schema).flatMap((shape) =>
    fieldsOf(shape, []).map((field) => ({ schema: shape, field })),
  );
  return [...new Map(bodies.map((body) => [JSON.stringify(body.field), body])).values()];
}

function fieldsOf(schema: Schema & { maxLength?: number }, path: string[]): Field[] {
  if (schema.const !== undefined) return [];
  if (isText(schema)) return [{ path, max: schema.maxLength }];
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
    branches(property).flatMap((branch) => fieldsOf(branch, [...path, name])),
  );
}

/** Repeats a piece up to so many bytes in the encoded request. */
const run = (piece: string, bytes: number, sent: (text: string) => number) =>
  piece.repeat(Math.floor(bytes / sent(piece)));
const asJson = (text: string) => Buffer.byteLength(JSON.stringify(text)) - 2;
const asQuery = (text: string) => new URLSearchParams({ "": text }).toString().length - 1;

function withField(body: unknown, path: string[], value: string): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return value;
  const fields = Object(body) as Record<string, unknown>;
  return { ...fields, [name]: withField(fields[name], rest, value) };
}

async function readDocument(app: TestApp) {
  const document = (await app.get("/backendReact/openapi.json")).body as OpenApi;
  return new Map(
    Object.values(document.paths)
      .flatMap((methods) => Object.values(methods))
      .map((operation) => [operation.operationId, operation]),
  );
}

const describedApp = startedOnce(async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "off", LOG_LEVEL: "silent" } });
  return { app, operations: await readDocument(app) };
});

const publicCalls = (Object.keys(allCalls) as CallName[]).filter(
  (name) => allCalls[name].access === "public",
);

/** The time that the event loop was blocked, in ms; other load of the machine does not count. */
async function blockedBy(send: () => Promise<unknown>): Promise<number> {
  const before = process.threadCpuUsage();
  await send();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Repeats until one try is fast enough. @returns the minimum */
async function minBlockedMs(send: () => Promise<unknown>): Promise<number> {
  let min = Number.POSITIVE_INFINITY;
  for (let turn = 0; turn < tries && min > maxBlockedMs; turn += 1) {
    min = Math.min(min, await blockedBy(send));
  }
  return min;
}

/** Calls whose form is a file, or that take nothing. */
const withoutTexts: CallName[] = ["addTransferProof", "addHelpPapers", "startPasskeySignIn"];
/** Providers post these, with fields of their own. */
const providerForms: readonly string[] = ["returnFromGatewayForm", "notifyPaymentForm"];

test.for(publicCalls)(
  "a long text in any field of %s keeps nobody waiting",
  { timeout: 300_000 },
  async (name) => {
    const { app, operations } = await describedApp();
    const operation = operations.get(name);
    if (!operation) throw new Error(`${name} is not described`);
    const slow: string[] = [];
    const check = async (what: string, send: () => Promise<{ status: number }>) => {
      const block = await minBlockedMs(async () => {
        const { status } = await send();
        if (status >= 500) slow.push(`${what}: ${status}`);
      });
      if (block > maxBlockedMs) slow.push(`${what}: ${Math.round(block)} ms`);
    };

    for (const { name: field } of operation.parameters?.filter(({ in: place }) => place === "query") ?? []) {
      for (const piece of pieces.filter((text) => text.isWellFormed())) {
        const query = { [field]: run(piece, queryBytes, asQuery) };
        await check(`?${field} of ${JSON.stringify(piece)}`, () => app.call(name, { query }));
      }
    }

    const schema = operation.requestBody?.content["application/json"]?.schema;
    const bodies = schema ? textFields(schema) : [];
    const asForm = providerForms.includes(name);
    const withTexts = allCalls[name].method !== "GET" && !asForm && !withoutTexts.includes(name);
    expect(bodies.length > 0, "text fields in the body").toBe(withTexts);
    for (const piece of asForm ? pieces.filter((text) => text.isWellFormed()) : []) {
      const body = `pp_TxnRefNo=${run(piece, bodyBytes - 100, asQuery)}`;
      const raw = { body, type: "application/x-www-form-urlencoded" };
      await check(`a form of ${JSON.stringify(piece)}`, () => app.call(name, { raw }));
    }
    for (const [turn, { schema: shape, field }] of bodies.entries()) {
      const [fitting] = fc.sample(validFor(shape, [], ""), { numRuns: 1, seed: 7 });
      const bytesLeft = bodyBytes - JSON.stringify(fitting).length;
      for (const piece of piecesFor(turn)) {
        const runs = around.map(({ start, end }) => start + run(piece, bytesLeft, asJson) + end);
        // The longest valid text reaches the database.
        for (const text of [...runs, piece.repeat(field.max ?? 200).slice(0, field.max)]) {
          const json = withField(fitting, field.path, text);
          const what = `${text.length} characters of ${JSON.stringify(text.slice(0, 5))} in ${field.path.join(".")}`;
          await check(what, () => app.call(name, { json }));
        }
      }
    }
    expect(slow).toEqual([]);
  },
);

test.for(publicCalls.filter((name) => allCalls[name].method !== "GET"))(
  "%s takes no body above 64 KB",
  async (name) => {
    const { app } = await describedApp();
    const refused = await app.call(name, { json: { email: "a".repeat(64 * 1024) } });
    expect(refused).toMatchObject({
      status: 413,
      body: { success: false, message: "The request is too large. At most 64 KB can be sent." },
    });
  },
);
