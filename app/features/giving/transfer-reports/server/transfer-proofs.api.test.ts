import { expect, onTestFinished, test } from "vitest";
import { transferWords } from "#app/features/giving/transfer-reports/transfer-reports.words.ts";
import { textIn } from "#app/lib/words.server.ts";
import { visitorQueue } from "#server/media/staging.ts";
import { flat } from "#tests/faults/hostile-pictures.ts";
import { startTestApp } from "#tests/support/app.ts";
import { callUrl } from "#tests/support/calls.ts";
import { formWith, storedFiles } from "#tests/support/media-forms.ts";
import { photograph } from "#tests/support/pictures.ts";
import { report } from "#tests/support/transfer-reports.ts";

const t = textIn("en", transferWords);

/* What strangers' pictures can cost, and what becomes of a report whose slip has to wait: TRANSFER-03, TRANSFER-04. */

/** Few bytes, many pixels of 16 bits: what costs most for its size. */
const hostile = (width: number, height: number) =>
  flat(width, height).toColourspace("rgb16").png({ compressionLevel: 9 }).toBuffer();
const photo = () => photograph(900, 600);

const tokenOf = (link: string) => new URL(link, "http://umeed.example").searchParams.get("token") ?? "";
const proofForm = (slip?: Buffer) => formWith({}, slip ? { slip: { bytes: slip, name: "slip.jpg" } } : {});

/** Visitors of different addresses, with the limits that they meet. */
async function start() {
  const app = await startTestApp({ env: { TRUST_PROXY: "on" } });
  const { db } = app.deps;
  return {
    app,
    db,
    send: (address: string, said: Record<string, string>, slip?: Buffer) =>
      app.call("sendTransferReport", {
        form: formWith(said, slip ? { slip: { bytes: slip, name: "slip.png" } } : {}),
        headers: { "x-forwarded-for": address },
      }),
    add: (link: string, slip?: Buffer) =>
      app.call("addTransferProof", { query: { token: tokenOf(link) }, form: proofForm(slip) }),
    /** As a browser without script sends the form. */
    post: (link: string, slip: Buffer) =>
      fetch(app.url + callUrl("addTransferProof", { token: tokenOf(link) }), {
        method: "POST",
        body: proofForm(slip),
        headers: { accept: "text/html,application/xhtml+xml" },
        redirect: "manual",
      }),
    reports: () => db.selectFrom("transfer_reports").selectAll().orderBy("id").execute(),
  };
}

const from = (name: string) => ({
  ...report,
  accountName: name,
  email: `${name.toLowerCase()}@home.example`,
});

/** Work of another visitor that runs until it is released. */
async function occupy(client: string) {
  const release = Promise.withResolvers<void>();
  const started = Promise.withResolvers<void>();
  const work = visitorQueue.run(client, async () => {
    started.resolve();
    await release.promise;
  });
  await started.promise;
  // Also where the test fails before: the server's end would wait for it.
  onTestFinished(() => release.resolve());
  return async () => {
    release.resolve();
    await work;
  };
}

test("nothing is decoded before the fields are right, and more than 40 megapixels never", async () => {
  const { app, send, reports } = await start();
  const finish = await occupy("203.0.113.9");
  const bytes = await hostile(10_500, 10_000);
  expect(bytes.length).toBeLessThan(1024 * 1024);
  // The queue is occupied: a picture that reached it would wait, or come back as left out.
  const { consent: _consent, ...unfinished } = report;
  expect(await send("203.0.113.1", unfinished, bytes)).toMatchObject({
    status: 422,
    body: { message: t("noConsent") },
  });
  expect(await send("203.0.113.1", { ...report, transferredOn: "2027-11-20" }, await photo())).toMatchObject({
    status: 422,
    body: { message: t("futureDay") },
  });
  expect(await reports()).toEqual([]);
  expect(await send("203.0.113.1", report, bytes)).toMatchObject({
    status: 200,
    body: { message: t("proofUnreadable"), slip_link: expect.stringContaining("token=") },
  });
  expect(await storedFiles(app)).toEqual([]);
  await finish();
});

test("six costly pictures of one stranger at once turn no honest report away", {
  timeout: 120_000,
}, async () => {
  const { send, reports } = await start();
  const bytes = await hostile(6_300, 6_300);
  const strangers = Array.from({ length: 6 }, (_, at) => send("203.0.113.1", from(`Stranger${at}`), bytes));
  const unfinished = Array.from({ length: 6 }, () => send("203.0.113.2", { amount: "1" }, bytes));
  const honest = await send("203.0.113.3", from("Ayesha"), await photo());
  expect(honest).toMatchObject({ status: 200, body: { message: t("received"), slip: "kept" } });
  for (const { status } of await Promise.all(unfinished)) expect(status).toBe(422);
  await Promise.all(strangers);
  const kept = await reports();
  expect(kept.find(({ account_name }) => account_name === "Ayesha")?.slip).toMatch(/^private\/slips\//);
});

test("one client has one picture at a time, an IPv6 client by its /64; the others go on", async () => {
  const { send } = await start();
  const finish = await occupy("2001:db8:0:1::/64");
  expect(await send("2001:db8:0:1::5", from("Neighbour"), await photo())).toMatchObject({
    status: 200,
    body: { message: t("proofLeftOut"), slip_link: expect.stringContaining("token=") },
  });
  const other = send("2001:db8:0:2::5", from("Other"), await photo());
  await finish();
  expect((await other).body).toMatchObject({ message: t("received"), slip: "kept" });
});

/** A report whose slip found the queue full. */
async function startWithLink() {
  const started = await start();
  const finish = await occupy("203.0.113.1");
  const { body } = await started.send("203.0.113.1", from("Ayesha"), await photo());
  await finish();
  return { ...started, body, link: String(body.slip_link) };
}

test("a report without its slip has a link that adds it, once", async () => {
  const { app, add, body, link, reports } = await startWithLink();
  expect(body).toMatchObject({
    success: true,
    message: t("proofLeftOut"),
    reference: expect.any(String),
  });
  expect(link).toMatch(/^\/donate-bank-form\/slip\?token=[\w-]{22}$/);
  const token = link.split("=")[1] ?? "";
  expect(JSON.stringify(await reports())).not.toContain(token);

  expect(await add(link)).toMatchObject({ status: 422, body: { message: t("noProof") } });
  expect(await add(link, Buffer.from("no picture"))).toMatchObject({ status: 415 });
  const both = await Promise.all([add(link, await photo()), add(link, await photo())]);
  expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(await add(link, await photo())).toMatchObject({
    status: 404,
    body: { message: t("proofLinkEnded") },
  });
  expect(await reports()).toMatchObject([{ slip: expect.stringMatching(/\.jpg$/) }]);
  expect(await storedFiles(app)).toHaveLength(1);
});

test("a report is kept whatever is wrong with its slip, and its link adds another one (TRANSFER-04)", async () => {
  const { app, send, add, reports } = await start();
  const whole = await photo();
  for (const [at, slip] of [whole.subarray(0, whole.length / 2), Buffer.from("no picture")].entries()) {
    const { status, body } = await send("203.0.113.1", from(`Donor${at}`), slip);
    expect([status, body.message]).toEqual([200, t("proofUnreadable")]);
    const again = await send("203.0.113.1", from(`Donor${at}`), slip);
    expect([again.status, again.body.message]).toEqual([200, t("proofUnreadable")]);
    expect((await add(String(again.body.slip_link), whole)).status).toBe(200);
  }
  expect(await reports()).toHaveLength(2);
  expect(await storedFiles(app)).toHaveLength(2);
});

test("the link ends after a week, and when the report is decided", async () => {
  const { app, db, add, link } = await startWithLink();
  await db.updateTable("transfer_reports").set({ state: "verified" }).execute();
  expect((await add(link, await photo())).status).toBe(404);
  await db.updateTable("transfer_reports").set({ state: "waiting" }).execute();
  app.clock.forward(7 * 24 * 60 * 60_000);
  expect((await add(link, await photo())).status).toBe(404);
  expect((await add("/x?token=short", await photo())).status).toBe(422);
  expect(await storedFiles(app)).toEqual([]);
});

test("the same report again, with its slip, adds it", async () => {
  const { send, add, link, reports } = await startWithLink();
  expect((await send("203.0.113.1", from("Ayesha"), await photo())).body).toMatchObject({
    message: t("received"),
    slip: "kept",
  });
  expect((await add(link, await photo())).status).toBe(404);
  expect(await reports()).toHaveLength(1);
});

test("a browser without script is led back to the page, which knows what came of it", async () => {
  const { app, post, link } = await startWithLink();
  for (const [slip, answer] of [
    [Buffer.from("no picture"), 415],
    [await photo(), 200],
    [await photo(), 404],
  ] as const) {
    const { status, headers } = await post(link, slip);
    expect([status, headers.get("location")]).toEqual([303, `${link}&answer=${answer}`]);
  }
  expect(await storedFiles(app)).toHaveLength(1);
});
