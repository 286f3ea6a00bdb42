import { expect, test } from "vitest";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { newsletterMessages as messages } from "./newsletter.messages.ts";
import { leaveLink } from "./newsletter.service.server.ts";

const email = "reader@home.example";

async function askedFor(app: TestApp, address = email) {
  const asked = await app.call("subscribe", { json: { email: address } });
  expect(asked).toMatchObject({ status: 200, body: { success: true, message: messages.asked } });
}

async function lastToken(app: TestApp): Promise<string> {
  const mail = await app.services.db
    .selectFrom("outbox")
    .select("text")
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirstOrThrow();
  return /token=(\S+)/.exec(mail.text)?.[1] ?? "";
}

const states = async (app: TestApp) =>
  (await app.services.db.selectFrom("subscribers").select(["email", "state"]).execute()) as object[];

test("only the link in the mail puts an address on the list", async () => {
  const app = await startTestApp();
  await askedFor(app, "Reader@Home.example");
  expect(await states(app)).toEqual([{ email, state: "pending" }]);
  const token = await lastToken(app);
  expect(await app.call("confirmSubscription", { json: { token } })).toMatchObject({
    status: 200,
    body: { message: messages.confirmed },
  });
  expect(await states(app)).toEqual([{ email, state: "confirmed" }]);
  expect(await app.call("confirmSubscription", { json: { token } })).toMatchObject({ status: 200 });
});

test("the link to leave takes an address off, and leads back only by a new confirmation", async () => {
  const app = await startTestApp();
  await askedFor(app);
  const confirmation = await lastToken(app);
  await app.call("confirmSubscription", { json: { token: confirmation } });
  const link = await leaveLink(app.services, 1);
  const token = new URL(link).searchParams.get("token");
  expect(await app.call("unsubscribe", { json: { token } })).toMatchObject({
    status: 200,
    body: { message: messages.left },
  });
  expect(await states(app)).toEqual([{ email, state: "left" }]);
  expect(await app.call("confirmSubscription", { json: { token: confirmation } })).toMatchObject({
    status: 422,
  });
  await askedFor(app);
  expect(await states(app)).toEqual([{ email, state: "pending" }]);
});
