import { readdir } from "node:fs/promises";
import path from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { startTestApp, type TestApp } from "#tests/support/app.ts";
import { picture } from "#tests/support/pictures.ts";

test("a disk that is full when the picture is placed: a clear message, no row, no file", {
  tags: "any-database",
}, async () => {
  const app = await startTestApp();
  const token = await app.signIn();
  const { media, env, db } = app.deps;
  const put = media.put.bind(media);
  let puts = 0;
  // The media port fails here, at the second file of the picture.
  media.put = async (...file) => {
    puts += 1;
    if (puts > 1) throw Object.assign(new Error("no space left on device"), { code: "ENOSPC" });
    return put(...file);
  };

  const form = new FormData();
  for (const [name, value] of Object.entries({ title: "Harvest", section: "Food" })) form.set(name, value);
  form.set("media", new Blob([new Uint8Array(await picture("jpeg", 900, 600))]), "harvest.jpg");
  const refused = await app.call("createGalleryItem", { token, form });

  expect(refused).toMatchObject({
    status: 507,
    body: {
      success: false,
      message: "The server has no space left. Nothing was saved. Please tell its administrator.",
    },
  });
  expect(await db.selectFrom("gallery_items").selectAll().execute()).toEqual([]);
  for (const folder of ["images", "receiving"]) {
    expect(await readdir(path.join(env.dataDir, "uploads", folder))).toEqual([]);
  }
});

/** Fills the database, until the test ends. */
async function fillDatabase({ deps: { db, pool } }: TestApp): Promise<void> {
  if (!pool) {
    const { rows } = await sql<{ page_count: number }>`pragma page_count`.execute(db);
    await sql.raw(`pragma max_page_count = ${rows[0]?.page_count}`).execute(db);
    return;
  }
  // PostgreSQL's own error code, raised by a trigger, because we cannot fill its disk.
  await sql`create function no_room() returns trigger language plpgsql as
    $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$`.execute(db);
  await sql`create trigger no_room before insert on messages for each statement execute function no_room()`.execute(
    db,
  );
  onTestFinished(async () => {
    await pool.query("drop function no_room cascade");
  });
}

test("a full database: a clear message, nothing stored, and reads work", async () => {
  const app = await startTestApp();
  const { db } = app.deps;
  await fillDatabase(app);
  const send = (text: string) =>
    app.call("sendContactMessage", {
      json: { name: "Rashida", email: "rashida@home.example", message: text },
    });
  // More than the free space of the last page.
  const refused = await send("quilts ".repeat(700));
  expect(refused).toMatchObject({
    status: 507,
    body: {
      success: false,
      message: "The server has no space left. Nothing was saved. Please tell its administrator.",
    },
  });
  expect(app.log.join("\n")).toContain("the disk is full");
  expect(await db.selectFrom("messages").selectAll().execute()).toEqual([]);
  expect((await app.call("listEvents")).status).toBe(200);
});

test("a failed rollback does not hide the error that caused it", async () => {
  const app = await startTestApp();
  const { db, pool } = app.deps;
  const fault = new Error("the first fault");
  const failing = db.transaction().execute(async (trx) => {
    // Ends the transaction without Kysely, as a full disk does, so that Kysely's rollback fails.
    const end = pool ? sql`select pg_terminate_backend(pg_backend_pid())` : sql`rollback`;
    await Promise.allSettled([end.execute(trx)]);
    throw fault;
  });
  await expect(failing).rejects.toBe(fault);
  expect((await app.call("listEvents")).status).toBe(200);
});
