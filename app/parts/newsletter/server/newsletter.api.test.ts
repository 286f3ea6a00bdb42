import { expect, onTestFinished, test, vi } from "vitest";
import { textIn } from "#app/lib/words.server.ts";
import { newsletterWords } from "#app/parts/newsletter/newsletter.words.ts";
import { startedOnce, startTestApp } from "#tests/support/app.ts";
import { email, lastToken, subscribe } from "#tests/support/newsletter.ts";
import { mailServer } from "#tests/support/sites.ts";

const t = textIn("en", newsletterWords);

test("a subscriber on the list hears the same as everyone, and gets no second mail", async () => {
  const app = await startTestApp();
  await subscribe(app);
  await app.call("confirmSubscription", { json: { token: await lastToken(app) } });
  const start = performance.now();
  await subscribe(app);
  expect(performance.now() - start).toBeGreaterThan(240);
  expect(await app.deps.db.selectFrom("outbox").selectAll().execute()).toHaveLength(1);
});

test("nobody fills a stranger's mailbox: three mails a day go to a typed address, whoever asks; the answer stays the same", async () => {
  // Limits count by the time of the machine.
  vi.useFakeTimers({ toFake: ["Date"] });
  onTestFinished(() => void vi.useRealTimers());
  const app = await startTestApp({ env: { TRUST_PROXY: "on" } });
  const mails = async () => (await app.deps.db.selectFrom("outbox").select("recipient").execute()).length;
  for (let asked = 0; asked < 5; asked += 1) {
    const headers = { "x-forwarded-for": `192.0.2.${asked}` };
    const json = { email: asked % 2 ? email : email.toUpperCase() };
    const { body } = await app.call("subscribe", { json, headers });
    expect(body).toMatchObject({ success: true, message: t("askedWithoutMail") });
  }
  expect(await mails()).toBe(3);
  await subscribe(app, "another@home.example");
  expect(await mails()).toBe(4);
  for (const [hours, sent] of [
    [23, 4],
    [1, 5],
  ] as const) {
    vi.advanceTimersByTime(hours * 3_600_000);
    await subscribe(app);
    expect(await mails()).toBe(sent);
  }
});

test("the answer tells of a mail where a mail server is set up, and that it waits where none is: OUTBOX-04", async () => {
  for (const [env, message] of [
    [mailServer, t("asked")],
    [{}, t("askedWithoutMail")],
  ] as const) {
    const app = await startTestApp({ env });
    expect((await app.call("subscribe", { json: { email } })).body).toEqual({ success: true, message });
  }
});

const sharedApp = startedOnce(startTestApp);

test.for([
  ["a made-up one", "1-abc.xyz"],
  ["an empty one", ""],
  ["one that is too long", "x".repeat(300)],
] as const)("a link with %s is refused", async ([, token]) => {
  const app = await sharedApp();
  for (const name of ["confirmSubscription", "unsubscribe"] as const) {
    expect(await app.call(name, { json: { token } })).toMatchObject({
      status: 422,
      body: { message: t("badLink") },
    });
  }
});

test("a confirmation is valid for seven days", async () => {
  const app = await startTestApp();
  await subscribe(app);
  const token = await lastToken(app);
  app.clock.forward(7 * 24 * 3_600_000 + 1);
  expect(await app.call("confirmSubscription", { json: { token } })).toMatchObject({ status: 422 });
});

test.for(["", "reader", "a@b", "a b@home.example", 7])("%s is no address", async (address) => {
  const app = await sharedApp();
  expect(await app.call("subscribe", { json: { email: address } })).toMatchObject({
    status: 422,
    body: { message: t("badEmail") },
  });
});
