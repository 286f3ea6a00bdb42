import { expect, test } from "vitest";
import { administrator, startTestApp, type TestApp } from "#tests/support/app.ts";
import { failureLimits, familiarSeconds } from "./session.schema.ts";

const wrong = { ...administrator, password: "not it" };

/** A sign-in from an IP address, as a proxy reports it. */
const from = (app: TestApp, address: string, json: object) =>
  app.call("signIn", { json, headers: { "x-forwarded-for": address } });

/** Fails to sign in to the administrator's account from enough IP addresses to reach its limit. */
async function attackAccount(app: TestApp) {
  const { account, accountAndAddress } = failureLimits;
  for (let failure = 0; failure < account.max; failure += 1) {
    const address = `192.0.2.${Math.floor(failure / accountAndAddress.max)}`;
    expect((await from(app, address, wrong)).status).toBe(401);
  }
}

test("many accounts tried from one address soon have to wait", async () => {
  const app = await startTestApp();
  const responses = [];
  for (let attempt = 0; attempt < failureLimits.address.max + 5; attempt += 1) {
    responses.push(await app.call("signIn", { json: { ...wrong, email: `user${attempt}@umeed.example` } }));
  }
  const statuses = responses.map(({ status }) => status);
  expect(statuses.slice(0, failureLimits.address.max).every((status) => status === 401)).toBe(true);
  expect(statuses.slice(failureLimits.address.max)).toEqual([429, 429, 429, 429, 429]);
  expect(Number(responses.at(-1)?.headers.get("retry-after"))).toBeLessThanOrEqual(
    failureLimits.address.seconds,
  );
});

test("staff who share an address sign in as often as they like", async () => {
  const app = await startTestApp();
  for (let turn = 0; turn < failureLimits.address.max + 5; turn += 1) {
    expect((await app.call("signIn", { json: administrator })).status).toBe(200);
  }
});

test("one account tried from many addresses is locked for a short while", async () => {
  const app = await startTestApp({ env: { TRUST_PROXY: "on" } });
  await attackAccount(app);
  // More attempts than one IP address may fail: failures from elsewhere do not count.
  for (let attempt = 0; attempt <= failureLimits.accountAndAddress.max; attempt += 1) {
    const { status, headers } = await from(app, "198.51.100.9", administrator);
    expect(status).toBe(429);
    expect(Number(headers.get("retry-after"))).toBeLessThanOrEqual(failureLimits.account.seconds);
  }
  const other = await from(app, "198.51.100.9", { ...wrong, email: "other@umeed.example" });
  expect(other.status).toBe(401);
});

test("its owner can sign in from a known address meanwhile, for 14 days", async () => {
  const app = await startTestApp({ env: { TRUST_PROXY: "on" } });
  expect((await from(app, "203.0.113.7", administrator)).status).toBe(200);
  expect(familiarSeconds).toBe(14 * 24 * 60 * 60);
  await attackAccount(app);
  expect((await from(app, "203.0.113.7", administrator)).status).toBe(200);
  expect((await from(app, "203.0.113.8", administrator)).status).toBe(429);
});

test("nor do failures on other accounts from that address keep its owner out", async () => {
  const app = await startTestApp();
  expect((await app.call("signIn", { json: administrator })).status).toBe(200);
  const others = failureLimits.address.max + 1;
  for (let attempt = 0; attempt < others; attempt += 1)
    await app.call("signIn", { json: { ...wrong, email: `user${attempt}@umeed.example` } });
  expect((await app.call("signIn", { json: { ...wrong, email: "one-more@umeed.example" } })).status).toBe(
    429,
  );
  // Again and again: what the owner does there gives nobody else a try.
  for (let turn = 0; turn < 3; turn += 1)
    expect((await app.call("signIn", { json: administrator })).status).toBe(200);
  expect((await app.call("signIn", { json: { ...wrong, email: "one-more@umeed.example" } })).status).toBe(
    429,
  );
});

test("a known address has no more tries of one password than any other", async () => {
  const app = await startTestApp();
  expect((await app.call("signIn", { json: administrator })).status).toBe(200);
  for (let failure = 0; failure < failureLimits.accountAndAddress.max; failure += 1)
    expect((await app.call("signIn", { json: wrong })).status).toBe(401);
  expect((await app.call("signIn", { json: administrator })).status).toBe(429);
});

test("of very many at once some are told to retry, and the rest of the site works", async () => {
  const app = await startTestApp({ env: { TRUST_PROXY: "on" } });
  const attempts = Array.from({ length: 200 }, (_, number) =>
    app.call("signIn", {
      json: { ...wrong, email: `user${number}@umeed.example` },
      headers: { "x-forwarded-for": `203.0.113.${number}` },
    }),
  );
  const health = app.get("/healthz");
  expect((await health).status).toBe(200);
  const responses = await Promise.all(attempts);
  const turnedAway = responses.filter(({ status }) => status === 503);
  expect(responses.filter(({ status }) => status === 401).length).toBe(200 - turnedAway.length);
  expect(turnedAway.length).toBeGreaterThan(0);
  expect(turnedAway[0]?.headers.get("retry-after")).toBe("5");
  expect(turnedAway[0]?.body.message).toBe("The site is very busy. Please try again in a moment.");
  expect((await app.call("signIn", { json: administrator })).status).toBe(200);
});
