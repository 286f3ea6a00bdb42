import { expect, test, vi } from "vitest";
import { serverMessages } from "#app/contract/replies.ts";
import { parts } from "#app/parts/parts.ts";
import { namesOff, startWork, timesOff } from "#server/parts.ts";
import { startTestApp } from "#tests/support/app.ts";
import { partsMessages as messages } from "./parts.messages.ts";

const pages = vi.fn(async (request: Request) => ({
  response: new Response(new URL(request.url).pathname, {
    headers: { "content-type": "text/html; charset=utf-8", "cache-control": "public, no-cache" },
  }),
  nonce: "n",
}));

async function startWithParts() {
  const app = await startTestApp({ render: pages });
  const token = await app.signIn();
  const turn = (name: string, on: boolean) => app.call("switchPart", { token, json: { name, on } });
  return { app, token, turn };
}

test("all parts are on at first; each is turned off and on, and the log has it: PART-01", async () => {
  const { app, token, turn } = await startWithParts();
  const listed = async () => (await app.call("listParts", { token })).body;
  expect(await listed()).toMatchObject({
    confirmed: false,
    parts: parts.map(({ name, title, about }) => ({ name, title, about, is_on: true, since: null })),
  });
  expect((await turn("help", false)).body.message).toBe(messages.turnedOff("Requests for help"));
  const now = app.clock.now().toISOString();
  expect((await listed()).parts).toContainEqual(
    expect.objectContaining({ name: "help", is_on: false, since: now }),
  );
  expect((await app.call("readOwnUser", { token })).body.parts_off).toEqual(["help"]);
  expect(await turn("help", false)).toMatchObject({ status: 409, body: { message: messages.unchanged } });
  expect(await turn("bakery", false)).toMatchObject({ status: 404, body: { message: messages.unknown } });
  expect((await turn("help", true)).status).toBe(200);
  const { changes } = (await app.call("listAuditLog", { token, query: { noun: "part" } })).body;
  expect(changes).toMatchObject([
    { action: "turn on", noun_id: "help" },
    { action: "turn off", noun_id: "help" },
  ]);
});

test("'Before you open' no longer asks once somebody has said which are used: PART-06", async () => {
  const { app, token } = await startWithParts();
  const asked = async () => (await app.call("readOverview", { token })).body.before_opening.parts;
  expect(await asked()).toBe(false);
  expect((await app.call("confirmParts", { token })).body.message).toBe(messages.confirmed);
  expect(await asked()).toBe(true);
  expect((await app.call("listParts", { token })).body.confirmed).toBe(true);
});

test("calls and pages of a part that is off are not found, signed in or not: PART-02", async () => {
  const { app, token, turn } = await startWithParts();
  const answers = async () => [
    (await app.call("listHelpRequests", { token })).status,
    (await app.call("listHelpRequests")).status,
    (await app.call("listDonations", { token })).status,
    (await app.get("/help")).text,
    (await app.get("/ur/help/status")).text,
    (await app.get("/dashboard/help/7")).text,
    (await app.get("/helping")).text,
    (await app.get("/help.data")).status,
  ];
  const whileOn = [200, 401, 200, "/help", "/ur/help/status", "/dashboard/help/7", "/helping", 200];
  expect(await answers()).toEqual(whileOn);
  await turn("help", false);
  const asIfNotThere = ["/help/-", "/ur/help/status/-", "/dashboard/-", "/helping", 404];
  expect(await answers()).toEqual([404, 404, 200, ...asIfNotThere]);
  const posted = await fetch(`${app.url}/help`, { method: "POST", body: new URLSearchParams({ name: "A" }) });
  expect([posted.status, await posted.text()]).toEqual([
    404,
    expect.stringContaining(serverMessages.unknownPage),
  ]);
  await turn("help", true);
  expect(await answers()).toEqual(whileOn);
});

test("the work of a part that is off stops, and begins again when it is on: PART-04", async () => {
  const { app, turn } = await startWithParts();
  const [part] = parts;
  const stop = vi.fn(async () => undefined);
  const work = vi.fn(() => ({ stop }));
  const group = { name: "", description: "" };
  const features = [{ group, routes: () => undefined, work, ...(part && { part }) }];
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  const started = await startWork({ ...app.deps, features });
  expect(work).toHaveBeenCalledOnce();
  await turn("help", false);
  vi.advanceTimersByTime(10_000);
  await vi.waitFor(() => expect(stop).toHaveBeenCalledOnce());
  await turn("help", true);
  vi.advanceTimersByTime(10_000);
  await vi.waitFor(() => expect(work).toHaveBeenCalledTimes(2));
  await started.stop();
  vi.useRealTimers();
  expect(stop).toHaveBeenCalledTimes(2);
});

test("from when until when a part was off is kept, and its rows stay: PART-05", async () => {
  const { app, token, turn } = await startWithParts();
  const { db } = app.deps;
  await app.call("subscribe", { json: { email: "reader@home.example" } });
  const since = app.clock.now().toISOString();
  await turn("newsletter", false);
  app.clock.forward(60_000);
  expect(await timesOff(db, "newsletter")).toEqual([{ since, until: null }]);
  expect([...(await namesOff(db))]).toEqual(["newsletter"]);
  const until = app.clock.now().toISOString();
  await turn("newsletter", true);
  expect(await timesOff(db, "newsletter")).toEqual([{ since, until }]);
  const { rows, subscribers } = (await app.call("listSubscribers", { token })).body;
  expect((rows ?? subscribers)[0].email).toBe("reader@home.example");
});

test("without monthly support nobody can promise any, and a gift of once is taken: PART-03", async () => {
  const { app, turn } = await startWithParts();
  await turn("pledges", false);
  const give = (monthly: boolean) =>
    app.call("startDonation", {
      json: {
        ...{ amount: 500, fund: "general", paymentMethod: "bank-transfer", monthly },
        ...{ name: "Amna", email: "a@home.example", phone: "" },
      },
    });
  expect((await give(true)).body.message).toBe(
    "Monthly support is not offered at the moment. Please give once.",
  );
  expect((await give(false)).status).toBeLessThan(300);
});
