import { readdirSync } from "node:fs";
import { expect, test } from "vitest";
import { serverMessages } from "#app/contract/replies.ts";
import { startTestApp, type TestResponse } from "#tests/support/app.ts";
import { formWith } from "#tests/support/media-forms.ts";
import { photograph } from "#tests/support/pictures.ts";
import { startFailingS3Server } from "#tests/support/s3.ts";
import { addPicture, bucketEnv } from "#tests/support/storage.ts";
import { report } from "#tests/support/transfer-reports.ts";

/* A bucket that is gone, that accepts connections and never answers, or that stops in the middle of a file. */

async function siteWithBucket() {
  const bucket = await startFailingS3Server();
  const app = await startTestApp({ env: bucketEnv(bucket.settings) });
  const { path } = await addPicture(app.url);
  const slip = { bytes: await photograph(300, 200) };
  const sent = await app.call("sendTransferReport", { form: formWith(report, { slip }) });
  expect(sent.status).toBe(200);
  return { app, token: await app.signIn(), bucket, slip, picture: `/backendReact/${path}` };
}

/** Plain words, when to come again, and nothing of what went on inside. */
function expectPlainRefusal(response: TestResponse): void {
  expect(response.status).toBe(503);
  expect(response.body).toEqual({ success: false, message: serverMessages.storageUnavailable });
  expect(Number(response.headers.get("retry-after"))).toBeGreaterThan(0);
  expect(response.headers.get("cache-control")).toBe("no-store");
  expect(response.headers.get("etag")).toBeNull();
}

test.for(["gone", "silent"] as const)(
  "a bucket that is %s: uploads and reads say so, and nothing stays",
  async (fault) => {
    const { app, token, bucket, slip, picture } = await siteWithBucket();
    bucket.fail(fault);
    const media = { name: "camp.jpg", bytes: await photograph(300, 200), type: "image/jpeg" };
    const other = { ...report, email: "other@home.example", transactionId: "998877665511" };
    app.clock.forward(1000);
    const [ready, reported, ...refused] = await Promise.all([
      app.get("/readyz"),
      app.call("sendTransferReport", { form: formWith(other, { slip }) }),
      app.call("createGalleryItem", {
        token,
        form: formWith({ title: "Camp", section: "Health" }, { media }),
      }),
      app.call("readTransferProof", { token, query: { id: 1 } }),
      app.get(picture),
      app.get(picture, { range: "bytes=0-9" }),
    ]);
    for (const response of refused) expectPlainRefusal(response);
    expect(ready).toMatchObject({ status: 503, body: { ok: false, database: "ok", media: "failing" } });
    const { db, media: storage } = app.deps;
    expect(await db.selectFrom("gallery_items").select("id").execute()).toHaveLength(1);
    // A report is not lost with its slip (TRANSFER-04).
    expect(reported).toMatchObject({ status: 200, body: { slip_link: expect.stringContaining("token=") } });
    expect(await db.selectFrom("transfer_reports").select("id").execute()).toHaveLength(2);
    expect(readdirSync(storage.temporaryFolder)).toEqual([]);
    // The log of who looks after it has the cause.
    expect(app.log.join("\n")).toContain("the storage of uploads does not answer");
  },
);

test("a bucket that fails while a file is placed: no row, no file, and the same words", async () => {
  const { app, token, bucket } = await siteWithBucket();
  const { media, db } = app.deps;
  const put = media.put.bind(media);
  media.put = (...file) => {
    bucket.fail("gone");
    return put(...file);
  };
  const file = { name: "camp.jpg", bytes: await photograph(300, 200), type: "image/jpeg" };
  const form = formWith({ title: "Camp", section: "Health" }, { media: file });
  expectPlainRefusal(await app.call("createGalleryItem", { token, form }));
  expect(await db.selectFrom("gallery_items").select("id").execute()).toHaveLength(1);
  expect(readdirSync(media.temporaryFolder)).toEqual([]);
});

test("a bucket that stops in the middle of a file does not hold its reader for ever", async () => {
  const { app, bucket, picture } = await siteWithBucket();
  bucket.fail("stalling");
  const response = await fetch(app.url + picture);
  if (response.status === 200) await expect(response.arrayBuffer()).rejects.toThrow();
  else expect(response.status).toBe(503);
});

test("the server starts while its bucket is gone, and is not ready", async () => {
  const bucket = await startFailingS3Server();
  bucket.fail("gone");
  const app = await startTestApp({ env: bucketEnv(bucket.settings) });
  expect(app.log.join("\n")).toContain("the storage of uploads could not be marked");
  expect((await app.get("/healthz")).status).toBe(200);
  expect((await app.get("/readyz")).status).toBe(503);
});
