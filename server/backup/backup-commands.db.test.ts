import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { sql } from "kysely";
import { expect, inject, test } from "vitest";
import { sqliteFile } from "#server/db/connect.ts";
import { hasText } from "#server/db/search.ts";
import { command } from "#tests/support/commands.ts";
import {
  emptyFolder,
  makeInstallation,
  ownerOf,
  rowsOf,
  type Settings,
  sumsOf,
  waitingLink,
  withDatabase,
} from "#tests/support/installation.ts";
import { givePaid } from "#tests/support/receipts.ts";
import { filesBelow, startCommand } from "#tests/support/storage.ts";
import { bareDatabaseSettings } from "#tests/support/test-database.ts";

const postgres = inject("databaseTemplate").kind === "postgres";
const uploads = (settings: Settings) => path.join(settings.DATA_DIR ?? "", "uploads");
const inFolder = (folder: string): Settings => ({ DATA_DIR: folder, DATABASE_URL: "" });

/** What stays the same in an archive: keys are left out. */
async function comparable(settings: Settings) {
  const { secrets, outbox, ...others } = await sumsOf(settings);
  return { ...others, mails: outbox?.split(" ")[0] };
}

/** It takes new rows, refuses what it must, and finds what was there. */
async function expectUsable(settings: Settings): Promise<void> {
  expect(await ownerOf(settings)).toBe("ours");
  await withDatabase(settings, async (db) => {
    const { id: last } = await db
      .selectFrom("messages")
      .select(({ fn }) => fn.max("id").as("id"))
      .executeTakeFirstOrThrow();
    const row = { received_at: "", name: "New", email: "", subject: "", message: "", search_text: "new" };
    const { id } = await db.insertInto("messages").values(row).returning("id").executeTakeFirstOrThrow();
    expect(id).toBe(last + 1);
    const found = db
      .selectFrom("messages")
      .select("id")
      .where(hasText(db, "messages", "question3"));
    expect((await found.execute()).map((row) => row.id)).toContain(3);
    await expect(db.deleteFrom("receipts").execute()).rejects.toThrow("a receipt stays as it was issued");
    await expect(sql`update receipt_days set link = 'x'`.execute(db)).rejects.toThrow("a sealed day stays");
    await db.deleteFrom("messages").where("id", "=", id).execute();
  });
}

test("100,000 rows and 1,000 files come back from an encrypted archive, into either database (SYSTEM-20, SYSTEM-21)", async () => {
  // On PostgreSQL the move below takes as many.
  const much = postgres ? { views: 9000, files: 50 } : { views: 97_000, files: 1000 };
  const site = await makeInstallation({ messages: 3000, ...much });
  const folder = emptyFolder();
  const key = path.join(folder, "key");
  expect((await command(site.settings, "backup:keys", "--to", key)).code).toBe(0);
  const made = await command(site.settings, "backup", "--to", folder, "--encrypt-to", `${key}.pub`);
  expect(made).toMatchObject({ code: 0, output: expect.stringContaining("encrypted") });
  const [name = ""] = readdirSync(folder).filter((each) => each.startsWith("umeed-backup-"));
  expect(name).toMatch(/^umeed-backup-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.age$/);
  expect(readdirSync(folder).toSorted()).toEqual(["key", "key.pub", name]);
  expect(filesBelow(site.settings.DATA_DIR ?? "").filter((file) => file.includes("backup"))).toEqual([]);

  const before = await comparable(site.settings);
  const places = [inFolder(emptyFolder())];
  if (postgres) places.push(await bareDatabaseSettings(emptyFolder()));
  for (const place of places) {
    const restored = await command(place, "restore", path.join(folder, name), "--key", key);
    expect(restored).toMatchObject({ code: 0, output: expect.stringContaining("Every checksum fits.") });
    expect(restored.output).toContain("Clean: 2 donations, 2 receipts and ");
    expect(await comparable(place)).toEqual(before);
    expect(filesBelow(uploads(place))).toEqual(filesBelow(uploads(site.settings)));
    const text = JSON.stringify(await rowsOf(place));
    for (const secret of ["a secret value", waitingLink.slice(-22)]) expect(text).not.toContain(secret);
    await expectUsable(place);
  }
  await withDatabase(site.settings, async (db) => {
    const runs = await db.selectFrom("maintenance_runs").selectAll().execute();
    expect(runs).toMatchObject([{ name: "backup", succeeded_at: expect.any(String) }]);
  });
});

test("after a restore no receipt number is given twice, and the books are clean (RECEIPT-11)", async () => {
  const site = await makeInstallation({});
  const folder = emptyFolder();
  expect((await command(site.settings, "backup", "--to", folder)).code).toBe(0);
  const archive = path.join(folder, readdirSync(folder)[0] ?? "");
  const now = new Date();
  const give = (settings: Settings) =>
    withDatabase(settings, (db) => givePaid(db, { now, dedication: settings.DATA_DIR ?? "" }));
  const numberAfter = (number: string, more: number) =>
    `${number.slice(0, -6)}${String(Number(number.slice(-6)) + more).padStart(6, "0")}`;
  const first = (await give(site.settings)).number;
  const last = (await give(site.settings)).number;
  expect(last).toBe(numberAfter(first, 1));

  const place = async () => (postgres ? bareDatabaseSettings(emptyFolder()) : inFolder(emptyFolder()));
  const named = await place();
  const restored = await command(named, "restore", archive, "--last-receipt", last.toLowerCase());
  expect(restored).toMatchObject({
    code: 0,
    output: expect.stringContaining(`Lost and void: ${first} to ${last}.`),
  });
  expect(restored.output).toContain("Clean: 2 donations");
  expect((await give(named)).number).toBe(numberAfter(last, 1));
  expect(await command(named, "ledger:check")).toMatchObject({ code: 0 });

  // Restored without it, by nobody who could be asked: the same can be recorded later, once.
  const later = await place();
  const silent = await command(later, "restore", archive);
  expect(silent).toMatchObject({ code: 0, output: expect.stringContaining("run receipts:lost") });
  for (const [typed, said] of [
    ["UWF-2027", "is no number of a receipt"],
    [last.replace(/20\d\d/, "2099"), "its tax year has not begun"],
    [numberAfter(last, 30_000), "more than 20,000 would be lost"],
  ] as const)
    expect(await command(later, "receipts:lost", typed)).toMatchObject({
      code: 2,
      output: expect.stringContaining(said),
    });
  expect(await command(later, "receipts:lost", last)).toMatchObject({ code: 0 });
  expect(await command(later, "receipts:lost", last)).toMatchObject({
    output: expect.stringContaining("No receipt of the tax year"),
  });
  expect((await give(later)).number).toBe(numberAfter(last, 1));
  await withDatabase(later, (db) => db.updateTable("lost_receipts").set({ first_serial: 1 }).execute());
  const overlap = await command(later, "ledger:check");
  expect(overlap).toMatchObject({ code: 1, output: expect.stringContaining("which is recorded as lost") });
});

test.runIf(postgres)(
  "a move to PostgreSQL and back, killed on the way, has every row and file on both sides (SYSTEM-22)",
  async () => {
    const site = await makeInstallation(
      { views: 97_000, messages: 3000, files: 1000 },
      inFolder(emptyFolder()),
    );
    const before = await sumsOf(site.settings);
    const source = readFileSync(sqliteFile(site.settings.DATA_DIR ?? ""));
    const files = filesBelow(uploads(site.settings));
    const there = await bareDatabaseSettings(emptyFolder());
    const to = ["--to", there.DATABASE_URL ?? "", "--folder", there.DATA_DIR ?? ""];

    const killed = startCommand(`move ${to.join(" ")}`, site.settings);
    await expect.poll(() => filesBelow(uploads(there)).length, { interval: 5 }).toBeGreaterThan(20);
    killed.kill("SIGKILL");
    await killed.ended;
    expect(filesBelow(uploads(there)).length).toBeLessThan(1000);
    expect(await command(site.settings, "move", "--to", there.DATABASE_URL ?? "", "--s3")).toMatchObject({
      code: 2,
    });
    const moved = await command(site.settings, "move", ...to);
    expect(moved).toMatchObject({ code: 0, output: expect.stringContaining("Going on with a move") });
    expect(moved.output).toContain("1,000 files");
    expect(filesBelow(uploads(there))).toEqual(files);
    const after = readFileSync(sqliteFile(site.settings.DATA_DIR ?? ""));
    expect(after.equals(source), "the source is untouched").toBe(true);
    expect(await ownerOf(site.settings)).toBe("ours");
    await expectUsable(there);

    const back = inFolder(emptyFolder());
    expect((await command(there, "move", "--to", back.DATA_DIR ?? "")).code).toBe(0);
    expect(await sumsOf(back)).toEqual(before);
    expect(filesBelow(uploads(back))).toEqual(files);
    await withDatabase(back, async (db) => {
      // The number of the row that expectUsable deleted is not given again.
      const row = { received_at: "", name: "", email: "", subject: "", message: "", search_text: "" };
      const { id } = await db.insertInto("messages").values(row).returning("id").executeTakeFirstOrThrow();
      expect(id).toBe(3002);
    });
    expect(await command(site.settings, "move", ...to)).toMatchObject({
      code: 2,
      output: expect.stringContaining("is not empty: it holds"),
    });
  },
);

test.runIf(postgres)("no move from a database that a server uses", async () => {
  const { settings } = await makeInstallation({});
  await withDatabase(settings, async (db) => {
    await sql`select 1`.execute(db);
    const refused = await command(settings, "move", "--to", emptyFolder());
    expect(refused).toMatchObject({
      code: 2,
      output: expect.stringContaining("A server runs on PostgreSQL"),
    });
  });
});

test("an export has each table as JSON and CSV, all files, and nothing that opens anything (SYSTEM-04)", async () => {
  const { settings, files } = await makeInstallation({ messages: 3 });
  await withDatabase(settings, (db) =>
    db
      .insertInto("users")
      .values({
        name: "=Sana",
        email: "sana@umeed.example",
        password_hash: "the hash",
        created_at: "",
        disabled_at: null,
      })
      .execute(),
  );
  const folder = path.join(emptyFolder(), "everything");
  expect((await command(settings, "export", "--to", folder)).code).toBe(0);
  const read = (name: string) => readFileSync(path.join(folder, name), "utf8");
  expect(JSON.parse(read("messages.json"))).toHaveLength(3);
  expect(JSON.parse(read("messages.json"))[2]).toMatchObject({
    id: 3,
    name: "Visitor 3",
    message: expect.stringContaining("امید"),
  });
  expect(JSON.parse(read("users.json"))).toEqual([
    {
      id: 1,
      name: "=Sana",
      email: "sana@umeed.example",
      created_at: "",
      disabled_at: null,
      roles: '["administrator"]',
      approves_after: 0,
    },
  ]);
  expect(read("users.csv")).toContain("1,'=Sana,sana@umeed.example");
  expect(JSON.parse(read("receipts.json"))[0].number).toMatch(/^UWF-\d{4}-000001$/);
  for (const file of files)
    expect(read(file)).toBe(readFileSync(path.join(settings.DATA_DIR ?? "", file), "utf8"));
  expect(read("README.md")).toContain("| donations | Gifts:");
  const all = filesBelow(folder)
    .filter((name) => !name.startsWith("uploads"))
    .map(read)
    .join();
  for (const secret of ["the hash", "a secret value", waitingLink.slice(-22), "unused-1"])
    expect(all).not.toContain(secret);
  const again = await command(settings, "export", "--to", folder);
  expect(again).toMatchObject({ code: 2, output: `${folder} is not empty: name a new folder.` });
});

test("of the archives in a folder the newest stay, and nothing else is touched", {
  tags: "any-database",
}, async () => {
  const { settings } = await makeInstallation({});
  const folder = emptyFolder();
  const named = (day: string) => `umeed-backup-2026-01-${day}T01-00-00Z.tar`;
  const others = ["umeed-backup-2026-01-01.tar", "notes.txt"];
  for (const name of [named("01"), named("02"), `${named("03")}.age`, ...others])
    writeFileSync(path.join(folder, name), "");
  expect((await command(settings, "backup", "--to", folder, "--keep", "3")).code).toBe(0);
  expect(readdirSync(folder)).toHaveLength(5);
  expect(readdirSync(folder)).toEqual(expect.arrayContaining([named("02"), `${named("03")}.age`, ...others]));
  rmSync(path.join(folder, readdirSync(folder).at(-1) ?? ""));
  expect((await command(settings, "backup", "--to", folder, "--keep", "0", "--days", "7")).code).toBe(0);
  expect(readdirSync(folder).filter((name) => name.startsWith("umeed-backup-2026-01-0"))).toEqual([
    others[0],
  ]);
});
