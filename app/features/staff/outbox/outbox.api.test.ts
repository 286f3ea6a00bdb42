import { expect, test } from "vitest";
import { queueMail } from "#server/mail/outbox.ts";
import { startTestApp } from "#tests/support/app.ts";

const content = { subject: "Hello", paragraphs: ["Private words."] };

test("staff see waiting and failed mails, without their text, and retry them", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const { db } = app.deps;
  await queueMail(db, app.clock.now(), { to: "a@home.example", content });
  await queueMail(db, app.clock.now(), { to: "b@home.example", content });
  await db
    .updateTable("outbox")
    .set({ state: "failed", tries: 8, last_error: "No" })
    .where("id", "=", 2)
    .execute();

  const list = await app.call("listOutbox", { token });
  expect(list.body).toMatchObject({
    configured: false,
    waiting: 1,
    failed: 1,
    sent: 0,
    mails: [
      { id: 2, state: "failed", last_error: "No", recipient: "…@home.example" },
      { id: 1, state: "queued" },
    ],
  });
  expect(list.text).not.toContain("Private words");

  expect(await app.call("retryMail", { token, json: { id: 2 } })).toMatchObject({ status: 200 });
  expect(await app.call("retryMail", { token, json: { id: 2 } })).toMatchObject({ status: 404 });
  expect((await app.call("listOutbox", { token, query: { state: "failed" } })).body.mails).toEqual([]);
});

test("all failed mails are retried at once, and sent ones are listed, each recipient as far as needed", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const { db } = app.deps;
  for (const to of ["father@home.example", "mother@home.example", "ab@home.example"]) {
    await queueMail(db, app.clock.now(), { to, content });
  }
  await db.updateTable("outbox").set({ state: "failed", tries: 8 }).where("id", "<", 3).execute();
  await db.updateTable("outbox").set({ state: "sent" }).where("id", "=", 3).execute();
  const all = await app.call("listOutbox", { token });
  expect(all.body.mails.map(({ recipient }: { recipient: string }) => recipient)).toEqual([
    "a…@home.example",
    "mo…@home.example",
    "fa…@home.example",
  ]);
  expect(all.body).toMatchObject({ waiting: 0, failed: 2, sent: 1 });
  const first = await app.call("listOutbox", { token, query: { state: "failed", limit: 1 } });
  expect(first.headers.get("x-next-cursor")).toBe("2");

  const retry = () => app.call("retryFailedMails", { token });
  expect((await retry()).body).toMatchObject({ mails: 2, message: "2 mails will be tried again now." });
  expect((await retry()).body).toMatchObject({ mails: 0, message: "No mail has failed." });
  expect((await app.call("listOutbox", { token })).body).toMatchObject({ waiting: 2, failed: 0 });
  const { body } = await app.call("listAuditLog", { token, query: { noun: "mail" } });
  expect(body.changes).toMatchObject([{ action: "retry", noun_id: "all", after: { mails: 2 } }]);
  expect((await app.call("retryFailedMails")).status).toBe(401);
});
