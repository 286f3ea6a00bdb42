import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { repeatHeader } from "#app/contract/call.ts";
import { serverMessages } from "#app/contract/replies.ts";
import { startTestApp } from "#tests/support/app.ts";
import { allCalls } from "#tests/support/calls.ts";
import { formWith, storedFiles } from "#tests/support/media-forms.ts";
import { picture } from "#tests/support/pictures.ts";
import { mockUploads } from "#tests/support/uploads.ts";
import { sendCall } from "./call-api.ts";
import { uploadApi } from "./upload-api.ts";

/* A creation whose reply is lost: the browser's call code against the real server (ALL-33). */

const createKey = "0123456789abcdef";
const event = { title: "Eye camp", date: "2026-12-01", location: "Kasur", description: "For all" };
const texts = { failed: "Failed.", broke: "No connection." };
const headers = { "idempotency-key": createKey };

beforeEach(() => {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout"],
    shouldAdvanceTime: true,
    advanceTimeDelta: 1000,
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The server, and a browser whose fetch leads to it. */
async function start() {
  const app = await startTestApp();
  const token = await app.signIn();
  const realFetch = globalThis.fetch;
  const asked: RequestInit[] = [];
  /** The network: to the server and back, there only, or broken. */
  const network: { state: "whole" | "reply lost" | "proxy gave up" | "broken" } = { state: "whole" };
  vi.stubGlobal("navigator", { onLine: true });
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    if (!url.startsWith("/")) return realFetch(url, init);
    asked.push(init);
    const { state } = network;
    network.state = "whole";
    if (state === "broken") throw new TypeError("Failed to fetch");
    const response = await realFetch(app.url + url, init);
    if (state === "reply lost") throw new TypeError("Failed to fetch");
    if (state === "proxy gave up") return new Response("<h1>Gateway Time-out</h1>", { status: 504 });
    return response;
  });
  return { app, token, network, asked, events: async () => (await app.call("listEvents")).body };
}

test("an upload whose reply is cut off after the event was stored is told as stored, and stored once", async () => {
  const { app, token, asked, events } = await start();
  const form = formWith(event, { image: { bytes: await picture("jpeg"), name: "a.jpg" } });
  const requests = mockUploads();
  const result = uploadApi<{ id: number }>(allCalls.createEvent, { form, token, createKey, texts });
  const [request] = requests;
  const stored = await app.call("createEvent", { token, form: request?.form, headers });
  expect(stored.status).toBe(201);
  request?.sendAll();
  request?.fail();
  expect(await result).toMatchObject({ ok: true, status: 201, body: { id: stored.body.id } });
  expect(await events()).toHaveLength(1);
  expect(asked).toHaveLength(1);
  const question = asked[0]?.body;
  expect(question instanceof FormData && [...question.keys()], "its texts alone").toEqual(Object.keys(event));
  expect(await storedFiles(app)).not.toEqual([]);
});

test.for(["reply lost", "proxy gave up"] as const)(
  "a creation in JSON is told as stored though the network has its %s",
  async (state) => {
    const { token, network, asked, events } = await start();
    network.state = state;
    const call = { body: event, token, createKey, texts };
    expect(await sendCall(allCalls.createEvent, call)).toMatchObject({ ok: true, status: 201 });
    expect(await events()).toHaveLength(1);
    expect(asked).toHaveLength(2);
  },
);

test("an upload for whose picture a proxy did not wait is told as stored", async () => {
  const { app, token, events } = await start();
  const form = formWith(event, { image: { bytes: await picture("jpeg"), name: "a.jpg" } });
  const requests = mockUploads();
  const result = uploadApi(allCalls.createEvent, { form, token, createKey, texts });
  const [request] = requests;
  const stored = await app.call("createEvent", { token, form: request?.form, headers });
  request?.sendAll();
  request?.replyText("<h1>Gateway Time-out</h1>", 504);
  expect(await result).toMatchObject({ ok: true, status: 201, body: { id: stored.body.id } });
  expect(await events()).toHaveLength(1);
});

test("what never reached the server is a failure, and nothing is stored", async () => {
  const { token, network, events } = await start();
  network.state = "broken";
  const call = { body: event, token, createKey, texts };
  expect(await sendCall(allCalls.createEvent, call)).toEqual({
    ok: false,
    kind: "network",
    message: "No connection.",
  });
  expect(await events()).toEqual([]);
});

test("a question for a reply creates nothing, and is answered once there is one", async () => {
  const { app, token, events } = await start();
  const ask = () =>
    app.call("createEvent", { token, json: event, headers: { ...headers, [repeatHeader]: "only" } });
  expect(await ask()).toMatchObject({ status: 404, body: { message: serverMessages.notSaved } });
  expect(await events()).toEqual([]);
  const stored = await app.call("createEvent", { token, json: event, headers });
  expect(await ask()).toMatchObject({ status: 201, body: stored.body });
  expect(await events()).toHaveLength(1);
});
