import { expect, test } from "vitest";
import { startTestApp, type TestApp } from "#tests/support/app.ts";

const message = { name: "A reader", email: "reader@home.example", message: "Where do I bring quilts?" };

async function inbox(app: TestApp, query = {}) {
  return (await app.call("listMessages", { token: await app.signIn(), query })).body;
}

test("a message is kept, the office is told, and the sender is thanked", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp({ env: { OFFICE_EMAIL: "office@umeed.example" } });
  expect(await app.call("sendContactMessage", { json: message })).toMatchObject({
    status: 200,
    body: {
      success: true,
      message: "Success! Thank you for contacting us. We will reply to your email shortly.",
    },
  });
  expect(await inbox(app)).toMatchObject({ total: 1, unread: 1, rows: [{ ...message, read: false }] });
  const mails = await app.deps.db.selectFrom("outbox").selectAll().execute();
  expect(mails).toMatchObject([
    { recipient: "office@umeed.example", reply_to: message.email, by_hand: 0, state: "queued" },
  ]);
});

test("the inbox is searched, marked, noted, exported and emptied", async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  await app.call("sendContactMessage", { json: message });
  await app.call("sendContactMessage", {
    json: { name: "=cmd()", email: "b@home.example", message: 'He said "100%_yes"' },
  });

  expect(await inbox(app, { q: "QUILTS" })).toMatchObject({ total: 1, rows: [{ id: 1 }] });
  for (const q of ['SAID  "100%', "aid", "%_", "b@home.ex"]) {
    expect(await inbox(app, { q }), q).toMatchObject({ rows: [{ id: 2 }] });
  }
  for (const q of ["100 said", "_%", "%a", '" OR "'])
    expect(await inbox(app, { q }), q).toMatchObject({ total: 0 });
  expect(
    await app.call("updateMessage", { token, json: { id: 1, read: true, note: "Answered" } }),
  ).toMatchObject({
    status: 200,
    body: { message: "Saved." },
  });
  expect(await inbox(app, { unread: 1 })).toMatchObject({ total: 1, unread: 1, rows: [{ id: 2 }] });
  expect(await inbox(app, { q: "quilts" })).toMatchObject({ rows: [{ read: true, note: "Answered" }] });

  const csv = await app.call("exportMessages", { token });
  expect(csv.headers.get("content-type")).toBe("text/csv; charset=utf-8");
  expect(csv.text).toContain(
    "Received,Name,Email,Subject,Message,Answered,Answered by,Answer,On it,Note,Language",
  );
  expect(csv.text).toContain("'=cmd()");
  expect(csv.text).toContain('"He said ""100%_yes"""');

  expect(await app.call("deleteMessage", { token, json: { id: 1 } })).toMatchObject({ status: 200 });
  expect(await app.call("deleteMessage", { token, json: { id: 1 } })).toMatchObject({ status: 404 });
  expect(await app.call("updateMessage", { token, json: { id: 1 } })).toMatchObject({ status: 404 });
  expect(await inbox(app)).toMatchObject({ total: 1 });

  const log = await app.deps.db.selectFrom("audit_log").select(["action", "noun", "before"]).execute();
  expect(log).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ action: "update", noun: "message" }),
      expect.objectContaining({ action: "export", noun: "message" }),
      expect.objectContaining({ action: "delete", noun: "message", before: null }),
    ]),
  );
});

test("pages of the inbox follow each other without a gap: the unread first, each part newest first", async () => {
  const app = await startTestApp({ env: { RATE_LIMITS: "off" } });
  const token = await app.signIn();
  for (let sent = 0; sent < 8; sent += 1) await app.call("sendContactMessage", { json: message });
  async function pages(size: number, asked: object = {}): Promise<number[][]> {
    const seen: number[][] = [];
    for (let cursor: string | undefined; ; ) {
      const page = await app.call("listMessages", { token, query: { limit: size, cursor, ...asked } });
      seen.push(page.body.rows.map((row: { id: number }) => row.id));
      cursor = page.headers.get("x-next-cursor") ?? undefined;
      if (!cursor) return seen;
    }
  }
  expect(await pages(3)).toEqual([
    [8, 7, 6],
    [5, 4, 3],
    [2, 1],
  ]);
  for (const id of [8, 6, 2]) await app.call("updateMessage", { token, json: { id, read: true } });
  expect(await pages(3)).toEqual([
    [7, 5, 4],
    [3, 1, 8],
    [6, 2],
  ]);
  expect(await pages(5)).toEqual([
    [7, 5, 4, 3, 1],
    [8, 6, 2],
  ]);
  expect(await pages(4, { unread: "1" })).toEqual([[7, 5, 4, 3], [1]]);
  for (const cursor of ["7", "unread:", "old:3", "unread:0", "read:1;2"]) {
    expect(await app.call("listMessages", { token, query: { cursor } })).toMatchObject({ status: 422 });
  }
});
