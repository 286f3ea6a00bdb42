import { expect, test } from "vitest";
import { administrator, startTestApp } from "#tests/support/app.ts";
import { pageContext, postedForm } from "#tests/support/page-posts.ts";
import { withMail } from "#tests/support/session-reset.ts";
import { loadResetPage, sendResetPage } from "./reset-password-page.server.ts";
import { passwordResetMessages as messages } from "./session.messages.ts";

const path = "/reset-password";
const open = (token: string) => new Request(`http://umeed.example${path}?token=${token}`);

test("the page mails a link, takes the new password with it once, and says so: SESSION-13", async () => {
  const app = await startTestApp(withMail);
  const context = pageContext(app);
  expect(await loadResetPage(context, new Request(`http://umeed.example${path}`))).toEqual({
    mails: true,
    token: undefined,
    dead: false,
  });
  for (const email of [administrator.email, "nobody@umeed.example"]) {
    const { data } = await sendResetPage(context, postedForm(path, { email }));
    expect(data).toEqual({ step: "ask", good: true, message: messages.asked });
  }
  const [mail] = await app.deps.db.selectFrom("outbox").selectAll().execute();
  const [, token = ""] = /token=([\w-]{43})/.exec(mail?.text ?? "") ?? [];
  expect(await loadResetPage(context, open(token))).toEqual({ mails: true, token, dead: false });

  const weak = await sendResetPage(context, postedForm(path, { token, password: "abcdefgh" }));
  expect(weak.init?.status).toBe(422);
  expect(weak.data).toEqual({
    step: "set",
    token,
    good: false,
    message: "Password must include uppercase, lowercase, number, and special character.",
  });
  const password = "Brand-new-8!";
  const good = await sendResetPage(context, postedForm(path, { token, password }));
  expect(good.data).toMatchObject({ step: "set", good: true, message: messages.changed });
  expect((await app.call("signIn", { json: { ...administrator, password } })).status).toBe(200);

  const again = await sendResetPage(context, postedForm(path, { token, password }));
  expect(again.data).toEqual({ step: "set", token: undefined, good: false, message: messages.dead });
  expect(await loadResetPage(context, open(token))).toEqual({ mails: true, token: undefined, dead: true });
});

test("a link whose time has run out is dead, and so is any text", async () => {
  const app = await startTestApp(withMail);
  const context = pageContext(app);
  await sendResetPage(context, postedForm(path, { email: administrator.email }));
  const [mail] = await app.deps.db.selectFrom("outbox").selectAll().execute();
  const [, token = ""] = /token=([\w-]{43})/.exec(mail?.text ?? "") ?? [];
  app.clock.forward(30 * 60_000);
  for (const each of [token, "x", "y".repeat(5000)]) {
    expect(await loadResetPage(context, open(each))).toMatchObject({ token: undefined, dead: true });
  }
});

test("page and calls count together against the limit of requests", async () => {
  const app = await startTestApp({ env: { ...withMail.env, RATE_LIMITS: "on" } });
  const ask = () => sendResetPage(pageContext(app), postedForm(path, { email: "nobody@umeed.example" }));
  for (let asked = 0; asked < 5; asked += 1) expect((await ask()).data.good).toBe(true);
  expect((await ask()).init?.status).toBe(429);
  const call = await app.call("requestPasswordReset", { json: { email: "nobody@umeed.example" } });
  expect(call.status).toBe(429);
});

test("without mail the page knows that no link can be sent", async () => {
  const app = await startTestApp();
  expect(await loadResetPage(pageContext(app), open(""))).toEqual({
    mails: false,
    token: undefined,
    dead: false,
  });
});
