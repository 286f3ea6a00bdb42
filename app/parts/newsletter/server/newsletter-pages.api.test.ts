import { expect, test } from "vitest";
import { textIn } from "#app/lib/words.server.ts";
import { newsletterWords } from "#app/parts/newsletter/newsletter.words.ts";
import type { Deps } from "#server/deps.ts";
import { handlePageForm } from "#server/http/public-form.ts";
import { sendDueMails } from "#server/mail/outbox.ts";
import { smtpMail } from "#server/mail/smtp.ts";
import { startedOnce, startTestApp } from "#tests/support/app.ts";
import { email, lastToken, states } from "#tests/support/newsletter.ts";
import { oneClickUrl, startSmtpServer } from "#tests/support/smtp.ts";
import { isInUrdu } from "#tests/support/urdu-text.ts";
import {
  confirmByForm,
  leaveByForm,
  leaveLink,
  newsletterForm,
  newsletterGuard,
  subscribe,
} from "./newsletter.service.server.ts";

const t = textIn("en", newsletterWords);
const visitor = { address: "192.0.2.1", language: "en" } as const;

function posted(fields: Record<string, string>, length?: string): Request {
  const body = new URLSearchParams(fields);
  return new Request("http://umeed.example/newsletter", {
    method: "POST",
    body,
    headers: { "content-length": length ?? String(String(body).length) },
  });
}

async function subscribeByForm(deps: Deps, request: Request, address: string) {
  const { result, ...reply } = await handlePageForm(request, address, newsletterForm(deps));
  return { ...reply, good: result.good, message: result.message };
}

test("the form of the footer subscribes, and the link of the mail confirms it", async () => {
  const app = await startTestApp();
  const form_token = await newsletterGuard(app.deps).token();
  app.clock.forward(3_000);
  const asked = await subscribeByForm(app.deps, posted({ email, form_token, website: "" }), "192.0.2.1");
  expect(asked).toEqual({ status: 200, good: true, message: t("askedWithoutMail") });
  expect(await states(app)).toEqual([{ email, state: "pending" }]);

  const token = await lastToken(app);
  expect(await confirmByForm(app.deps, posted({ token }), "en")).toMatchObject({
    message: t("confirmed"),
  });
  expect(await states(app)).toEqual([{ email, state: "confirmed" }]);

  const leaving = new URL(await leaveLink(app.deps, 1)).searchParams.get("token") ?? "";
  expect(await leaveByForm(app.deps, posted({ token: leaving }), visitor)).toMatchObject({
    message: t("left"),
  });
  expect(await states(app)).toEqual([{ email, state: "left" }]);
});

test("a robot is thanked and not stored, a form sent at once is refused", async () => {
  const app = await startTestApp();
  const form_token = await newsletterGuard(app.deps).token();
  const robot = await subscribeByForm(app.deps, posted({ email, website: "x", form_token }), "192.0.2.1");
  expect(robot.message).toBe(t("askedWithoutMail"));
  const quick = await subscribeByForm(app.deps, posted({ email, form_token }), "192.0.2.1");
  expect(quick.status).toBe(422);
  expect(await states(app)).toEqual([]);
});

test("an address with too many requests has to wait", async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "on" } });
  const ask = () => subscribeByForm(app.deps, posted({ email }), "192.0.2.1");
  for (let time = 0; time < 5; time += 1) expect((await ask()).status).toBe(200);
  const refused = await ask();
  expect(refused.status).toBe(429);
  expect(refused.retryAfter).toBeGreaterThan(0);
});

const sharedApp = startedOnce(startTestApp);

test.for([
  ["no address", {}, undefined],
  ["what is no address", { email: "reader" }, undefined],
  ["more than a form holds", { email }, "1000000"],
] as const)("%s is refused", async ([, fields, length]) => {
  const app = await sharedApp();
  const answer = await subscribeByForm(app.deps, posted(fields, length), "192.0.2.1");
  expect(answer).toEqual({ status: 422, good: false, message: t("badEmail") });
});

test("an invalid link does nothing", async () => {
  const app = await startTestApp();
  const refused = { status: 422, message: t("badLink") };
  const bad = () => posted({ token: "1-abc.xyz" });
  expect(await confirmByForm(app.deps, bad(), "en")).toMatchObject(refused);
  expect(await leaveByForm(app.deps, bad(), visitor)).toMatchObject(refused);
});

test("a mail program's one click ends the newsletter, as often as it comes, and not for a robot's thousand", async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "on" } });
  const { deps } = app;
  const smtp = await startSmtpServer();
  await subscribe(deps, email);
  const mail = smtpMail(smtp.url, "Umeed <no-reply@umeed.example>");
  await sendDueMails({ ...deps, mail, clock: app.clock });
  const url = oneClickUrl(smtp.mails[0]);
  expect(url).toMatch(/^http:\/\/umeed\.example\/newsletter\/leave\?token=[\w-]{22}$/);
  const press = () => {
    const body = new URLSearchParams({ "List-Unsubscribe": "One-Click" });
    const request = new Request(url, { method: "POST", body, headers: { "content-length": "26" } });
    return leaveByForm(deps, request, visitor);
  };
  expect(await press()).toMatchObject({ status: 200, message: t("left") });
  expect(await states(app)).toEqual([{ email, state: "left" }]);
  expect(await press()).toMatchObject({ status: 200 });
  await deps.db.deleteFrom("subscribers").execute();
  expect(await press()).toMatchObject({ status: 200 });
  let last = await press();
  for (let more = 0; more < 300; more += 1) last = await press();
  expect(last).toMatchObject({ status: 429, retryAfter: expect.any(Number) });
});

test("the form and the call share one limit", async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "on" } });
  for (let ask = 0; ask < 5; ask += 1) {
    expect((await app.call("subscribe", { json: { email } })).status).toBe(200);
  }
  expect(await subscribeByForm(app.deps, posted({ email }), "192.0.2.9")).toMatchObject({ status: 429 });
});

test("in Urdu every answer of the form, of its pages and of its mail is Urdu", async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "on" } });
  const { deps } = app;
  const ur = textIn("ur", newsletterWords);
  const send = async (fields: Record<string, string>, address = "192.0.2.1") =>
    (await handlePageForm(posted(fields), address, newsletterForm(deps, "ur"))).result;
  const inUrdu = { address: "192.0.2.1", language: "ur" } as const;
  const refusals = [
    await send({}),
    await send({ email: "reader" }),
    await send({ email: `${"r".repeat(300)}@home.example` }),
    await send({ email: "re\0ader@home.example" }),
    await send({ email, form_token: "forged" }),
    await confirmByForm(deps, posted({ token: "1-abc.xyz" }), "ur"),
    await leaveByForm(deps, posted({ token: "" }), inUrdu),
  ];
  expect(await send({ email }, "192.0.2.2")).toMatchObject({ good: true, message: ur("askedWithoutMail") });
  for (let time = 0; time < 5; time += 1) await send({ email }, "192.0.2.2");
  refusals.push(await send({ email }, "192.0.2.2"));
  expect(refusals.filter(({ good, message }) => good || !isInUrdu(message))).toEqual([]);

  const mail = await deps.db.selectFrom("outbox").selectAll().executeTakeFirstOrThrow();
  expect(mail).toMatchObject({ subject: ur("mailSubject"), recipient: email });
  expect(mail.html).toContain('<html lang="ur" dir="rtl">');
  expect(mail.text).toMatch(/\nhttp:\/\/umeed\.example\/ur\/newsletter\/confirm\?token=/);
  expect(mail.unsubscribe_url).toMatch(/^http:\/\/umeed\.example\/ur\/newsletter\/leave\?token=/);
  expect(isInUrdu(mail.text.replace(/http\S+/g, ""))).toBe(true);
  const confirmed = await confirmByForm(deps, posted({ token: await lastToken(app) }), "ur");
  expect(confirmed).toMatchObject({ good: true, message: ur("confirmed") });
});

test("the script of the footer is answered in the language of its page, which stays with the reader", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const ur = textIn("ur", newsletterWords);
  const ask = async (json: object) => (await app.call("subscribe", { json })).body.message;
  expect(await ask({ email: "a@b", language: "ur" })).toBe(ur("badEmail"));
  expect(await ask({ email: "a@b", language: "en" })).toBe(t("badEmail"));
  expect((await app.call("subscribe", { json: { email, language: "fr" } })).status).toBe(422);
  expect(await ask({ email, language: "ur" })).toBe(ur("askedWithoutMail"));
  const kept = () => app.deps.db.selectFrom("subscribers").select(["email", "language"]).execute();
  expect(await kept()).toEqual([{ email, language: "ur" }]);
  expect(await ask({ email })).toBe(t("askedWithoutMail"));
  expect(await kept()).toEqual([{ email, language: "en" }]);
});
