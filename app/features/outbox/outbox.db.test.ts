import { expect, test } from "vitest";
import { queueMail } from "#server/mail/outbox.ts";
import { startTestApp } from "#tests/support/app.ts";

const content = { subject: "Hello", paragraphs: ["Private words."] };

test("staff see waiting and failed mails, without their text, and retry them", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const { db } = app.services;
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
    mails: [
      { id: 2, state: "failed", last_error: "No" },
      { id: 1, state: "queued" },
    ],
  });
  expect(list.text).not.toContain("Private words");

  expect(await app.call("retryMail", { token, json: { id: 2 } })).toMatchObject({ status: 200 });
  expect(await app.call("retryMail", { token, json: { id: 2 } })).toMatchObject({ status: 404 });
  expect((await app.call("listOutbox", { token, query: { state: "failed" } })).body.mails).toEqual([]);
});
