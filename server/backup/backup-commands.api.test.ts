import { execFile } from "node:child_process";
import { createWriteStream, existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { promisify } from "node:util";
import BetterSqlite3 from "better-sqlite3";
import { packTar } from "modern-tar/fs";
import { expect, test } from "vitest";
import { sqliteFile } from "#server/db/connect.ts";
import { migrate, migrationStatus } from "#server/db/migrate.ts";
import { migrations } from "#server/db/migrations.ts";
import { storedFolders } from "#server/media/media.ts";
import { s3Media } from "#server/media/s3.ts";
import { lockDataFolder } from "#server/start-locks.ts";
import { command } from "#tests/support/commands.ts";
import {
  emptyFolder,
  makeInstallation,
  ownerOf,
  rowsOf,
  type Settings,
  withDatabase,
} from "#tests/support/installation.ts";
import { addFiles } from "#tests/support/much-data.ts";
import { startS3Server } from "#tests/support/s3.ts";
import { smallDisk } from "#tests/support/small-disk.ts";
import { bucketEnv, filesBelow, runCommand } from "#tests/support/storage.ts";

const inFolder = (folder: string): Settings => ({ DATA_DIR: folder });

async function makeArchive(settings: Settings, ...more: string[]): Promise<string> {
  const folder = emptyFolder();
  expect(await command(settings, "backup", "--to", folder, ...more)).toMatchObject({ code: 0 });
  return path.join(folder, readdirSync(folder)[0] ?? "");
}

/** A copy of a file with other bytes. */
function changed(file: string, change: (bytes: Buffer) => Buffer): string {
  const copy = path.join(emptyFolder(), path.basename(file));
  writeFileSync(copy, change(readFileSync(file)));
  return copy;
}

test("what cannot be restored gets one line and a 2, and leaves nothing behind (SYSTEM-21)", async () => {
  const { settings, files } = await makeInstallation({});
  const keys = path.join(emptyFolder(), "key");
  const otherKeys = path.join(emptyFolder(), "other");
  for (const key of [keys, otherKeys]) await command({}, "backup:keys", "--to", key);
  const plain = await makeArchive(settings);
  const secret = await makeArchive(settings, "--encrypt-to", `${keys}.pub`);
  const flip = (at: number) => (bytes: Buffer) => {
    const position = at < 0 ? bytes.length + at : at;
    bytes[position] = (bytes[position] ?? 0) ^ 1;
    return bytes;
  };
  const migrationNamed = (from: string, to: string) => (bytes: Buffer) =>
    Buffer.from(bytes.toString("latin1").replace(`"${from}`, `"${to}`), "latin1");
  const fileAt = readFileSync(plain).indexOf(path.basename(files[0] ?? ""));
  const folder = emptyFolder();
  const full = emptyFolder();
  writeFileSync(path.join(full, "a-file"), "");
  const cases: [string[], string][] = [
    [[], "Name one archive"],
    [["/nowhere.tar"], "/nowhere.tar: there is no such file or folder."],
    [[full], `${full} is a folder: name the file in it.`],
    [[secret, "--key", full], `${full} is a folder`],
    [[path.resolve("package.json")], "It is no tar archive"],
    [[secret], "name the file with the private key by --key"],
    [[secret, "--key", "/nowhere"], "/nowhere: there is no such file"],
    [[secret, "--key", `${keys}.pub`], "holds no private key"],
    [[secret, "--key", otherKeys], "The private key does not fit"],
    [[changed(secret, flip(-2000)), "--key", keys], "It is cut off, or bytes of it were changed"],
    [[changed(secret, (bytes) => bytes.subarray(0, 300_000)), "--key", keys], "It is cut off"],
    [[changed(plain, (bytes) => bytes.subarray(0, -20_000))], "The archive cannot be used."],
    // Between two files.
    [[changed(plain, (bytes) => bytes.subarray(0, fileAt - (fileAt % 512)))], "it is cut off or damaged"],
    [[changed(plain, flip(fileAt + 512))], `${files[0]} was changed: its checksum is another`],
    [[changed(plain, flip(fileAt + 100))], "The archive cannot be used."],
    [[changed(plain, migrationNamed("070-", "970-"))], "made by a newer version of the program ("],
    [
      [changed(plain, migrationNamed("067-", "058-"))],
      "made by a version before 1.3.0: restore it with version 1.3.0",
    ],
    [[plain, "--s3"], "--s3 needs a bucket"],
    [[plain, "--to", full], "is not empty: it holds a-file"],
    [[plain, "--to", settings.DATA_DIR ?? ""], "is not empty: it holds umeed.sqlite"],
    [[plain, "--to", "mysql://here"], "--to is a folder, or an address like postgres://"],
    [[plain, "--to", "postgres://umeed@127.0.0.1:1/none"], "The database cannot be used"],
    [[plain, "--to", "/proc/nowhere"], "/proc/nowhere: there is no such file or folder."],
    [[plain, "--more"], "Unknown option '--more'"],
  ];
  for (const [args, said] of cases) {
    const { code, output } = await command(inFolder(folder), "restore", ...args);
    expect([code, output], args.join(" ")).toEqual([2, expect.stringContaining(said)]);
    expect(output.trim().split("\n"), "one line").toHaveLength(1);
    expect(filesBelow(folder).filter((name) => name !== "server.lock")).toEqual([]);
  }
  expect(filesBelow(full)).toEqual(["a-file"]);
  const unlock = lockDataFolder(folder);
  const beside = await command(inFolder(folder), "restore", plain);
  unlock();
  expect(beside).toEqual({
    code: 2,
    output: `A server runs on ${folder}: stop it first, or name another folder.`,
  });
  expect((await runCommand(`restore ${secret}`, inFolder(folder))).code).toBe(2);
  expect((await command(inFolder(folder), "restore", plain)).code).toBe(0);
});

test("what cannot be backed up, moved or exported gets one line and a 2", async () => {
  const { settings } = await makeInstallation({});
  const folder = emptyFolder();
  const file = path.join(folder, "a-file");
  writeFileSync(file, "");
  const to = emptyFolder();
  const cases: [Parameters<typeof command>[1], string[], string][] = [
    ["backup", ["--to", path.join(folder, "missing")], "there is no such file or folder"],
    ["backup", ["--to", file], "is no folder"],
    ["backup", ["--to", "/proc"], "/proc"],
    ["backup", ["somewhere"], "the folder is named by --to"],
    ["backup", ["--to", folder, "--keep", "many"], "--keep is a whole number"],
    ["backup", ["--to", folder, "--encrypt-to", file], "holds no public key"],
    ["backup", ["--to", folder, "--encrypt-to", to], `${to} is a folder`],
    ["ledger:check", ["--anchor", to], `${to} is a folder`],
    ["backup:keys", [], "--to names the file"],
    ["backup:keys", ["--to", path.join(folder, "missing/key")], "there is no such file or folder"],
    ["move", [], "Where to?"],
    ["move", ["--to", settings.DATA_DIR ?? ""], "The data is there already"],
    ["move", ["--to", folder], "is not empty: it holds a-file"],
    ["move", ["--to", to, "--s3"], "--s3 needs a bucket"],
    ["move", ["--to", "postgres://umeed@127.0.0.1:1/none"], "Where do the uploads go?"],
    ["move", ["--to", "postgres://umeed@127.0.0.1:1/none", "--folder", to], "The database cannot be used"],
    ["export", [], "Where to?"],
    ["export", ["--to", folder], "is not empty"],
    ["export", ["--to", path.join(folder, "missing/folder")], "there is no such file or folder"],
  ];
  for (const [name, args, said] of cases) {
    const { code, output } = await command(settings, name, ...args);
    expect([code, output], `${name} ${args.join(" ")}`).toEqual([2, expect.stringContaining(said)]);
    expect(output.trim().split("\n"), "one line").toHaveLength(1);
  }
  expect(filesBelow(folder)).toEqual(["a-file"]);
  expect(filesBelow(to)).toEqual([]);
  const unlock = lockDataFolder(settings.DATA_DIR ?? "");
  const beside = await command(settings, "move", "--to", to);
  expect(beside).toMatchObject({ code: 2, output: expect.stringContaining("A server runs on SQLite") });
  expect(await command(settings, "backup", "--to", folder), "a backup runs beside it").toMatchObject({
    code: 0,
  });
  unlock();
});

test("a restore rehearsal leaves the live bucket alone, and a used one is refused (SYSTEM-21)", async () => {
  const { settings: bucket, folder } = await startS3Server();
  const live = await makeInstallation({ files: 12 });
  const media = await s3Media(bucket, folder);
  const inBucket = async () => {
    const lists = await Promise.all(storedFolders.map((each) => media.list(each)));
    return [await media.readMark(), ...lists.flat().map(({ name }) => name)];
  };
  const there: Settings = { ...inFolder(emptyFolder()), ...bucketEnv(bucket) };
  const moved = await command(
    { ...live.settings, ...bucketEnv(bucket) },
    "move",
    "--to",
    there.DATA_DIR ?? "",
    "--s3",
  );
  expect(moved).toMatchObject({ code: 0, output: expect.stringContaining("12 files") });
  expect(await ownerOf(there)).toBe("ours");
  const before = await inBucket();
  expect(before).toHaveLength(13);

  const archive = await makeArchive(there);
  const rehearsal: Settings = { ...there, ...inFolder(emptyFolder()) };
  const refused = await command(rehearsal, "restore", archive, "--s3");
  expect(refused).toMatchObject({ code: 2, output: expect.stringContaining("belongs to an installation") });
  expect(await command(rehearsal, "restore", archive)).toMatchObject({
    code: 0,
    output: expect.stringContaining("S3_BUCKET=(not set: the uploads are in the folder)"),
  });
  expect(filesBelow(path.join(rehearsal.DATA_DIR ?? "", "uploads"))).toHaveLength(12);
  expect(await inBucket()).toEqual(before);
  expect((await rowsOf(rehearsal)).receipts).toEqual((await rowsOf(there)).receipts);

  await media.removeMark();
  const unmarked = await command({ ...there, ...inFolder(emptyFolder()) }, "restore", archive, "--s3");
  expect(unmarked).toMatchObject({ code: 2, output: expect.stringContaining("it holds uploads") });
  for (const { name } of await media.list("images")) await media.remove("images", name);
  const again = { ...there, ...inFolder(emptyFolder()) };
  expect((await command(again, "restore", archive, "--s3")).code).toBe(0);
  expect((await inBucket()).slice(1).toSorted()).toEqual(before.slice(1).toSorted());
  expect(await ownerOf(again)).toBe("ours");

  const back = emptyFolder();
  expect((await command(again, "move", "--to", back)).code).toBe(0);
  expect(filesBelow(path.join(back, "uploads"))).toHaveLength(12);
});

test("an archive of an earlier version, without checksums, and a folder packed by hand come back (SYSTEM-21)", async () => {
  const { settings, files } = await makeInstallation({});
  const archive = path.join(emptyFolder(), "umeed-backup-2026-11-20.tar");
  await pipeline(packTar(settings.DATA_DIR ?? ""), createWriteStream(archive));
  const place = inFolder(emptyFolder());
  const restored = await command(place, "restore", archive);
  expect(restored).toMatchObject({ code: 0, output: expect.stringContaining("without checksums") });
  expect(filesBelow(path.join(place.DATA_DIR ?? "", "uploads"))).toHaveLength(files.length);
  expect(await rowsOf(place)).toEqual(await rowsOf(settings));
  expect(await ownerOf(place)).toBe("ours");
  const cut = changed(archive, (bytes) => bytes.subarray(0, -1024));
  expect(await command(inFolder(emptyFolder()), "restore", cut)).toMatchObject({
    code: 2,
    output: expect.stringContaining("it is cut off or damaged"),
  });
});

/** The installation packed by hand, after its database was changed by other means than the program. */
async function alteredArchive(alter: (database: BetterSqlite3.Database) => void): Promise<string> {
  const { settings } = await makeInstallation({ files: 0 });
  const database = new BetterSqlite3(sqliteFile(settings.DATA_DIR ?? ""));
  alter(database);
  database.close();
  const archive = path.join(emptyFolder(), "altered.tar");
  await pipeline(packTar(settings.DATA_DIR ?? ""), createWriteStream(archive));
  return archive;
}

test.each([
  [
    "create trigger extra after insert on audit_log begin delete from audit_log; end",
    "Its database has a trigger extra, which is no part of the program",
  ],
  ["create view users_copy as select * from users", "has a view users_copy, which is no part"],
  ["create index mine on users (email)", "has a index mine, which is no part"],
  [`create table "a"" b; drop" (id integer)`, `has a table a" b; drop, which is no part`],
  ["alter table headline add column note text", "The table headline of its database was changed"],
])("a database is refused that has what no migration makes: %s (SYSTEM-21a)", async (statement, said) => {
  const archive = await alteredArchive((database) => void database.exec(statement));
  const place = inFolder(emptyFolder());
  const { code, output } = await command(place, "restore", archive);
  expect([code, output.split("\n").at(-1)]).toEqual([2, expect.stringContaining(said)]);
  expect(filesBelow(place.DATA_DIR ?? "").filter((name) => name !== "server.lock")).toEqual([]);
});

test("a guard of the books that is gone or says something else is noticed; SQLite's own counts are not", async () => {
  const guard = (database: BetterSqlite3.Database) =>
    database
      .prepare<[], { name: string; sql: string }>(
        "select name, sql from sqlite_master where type = 'trigger'",
      )
      .all()
      .find(({ sql }) => /raise/i.test(sql)) ?? { name: "", sql: "" };
  const restore = async (alter: (database: BetterSqlite3.Database) => void) =>
    command(inFolder(emptyFolder()), "restore", await alteredArchive(alter));
  const gone = await restore((database) => void database.exec(`drop trigger "${guard(database).name}"`));
  expect(gone).toMatchObject({
    code: 2,
    output: expect.stringMatching(/The trigger \w+ of its database is missing/),
  });
  const other = await restore((database) => {
    const { name, sql } = guard(database);
    database.exec(`drop trigger "${name}"`);
    database.exec(sql.replace(/select raise\([^;]*;/i, "select 1;"));
  });
  expect(other).toMatchObject({
    code: 2,
    output: expect.stringMatching(/The trigger \w+ of its database was changed/),
  });
  expect(await restore((database) => void database.exec("analyze"))).toMatchObject({ code: 0 });
});

test("a summary of many megabytes is refused before it is read", async () => {
  const summary = path.join(emptyFolder(), "backup.json");
  writeFileSync(summary, `{"rows":{${'"a":1,'.repeat(1_000_000)}"a":1}}`);
  const archive = path.join(emptyFolder(), "large.tar");
  const entry = { type: "file" as const, source: summary, target: "backup.json" };
  await pipeline(packTar([entry]), createWriteStream(archive));
  expect(await command(inFolder(emptyFolder()), "restore", archive)).toMatchObject({
    code: 2,
    output: expect.stringContaining("Its list of what it holds is too long."),
  });
});

test("an archive from before the newest migrations is brought up to date", async () => {
  const settings = inFolder(emptyFolder());
  const older = Object.entries(migrations).filter(([name]) => name < "076");
  await withDatabase(settings, async (db) => {
    await migrate(db, Object.fromEntries(older));
    await db.insertInto("headline").values({ id: 1, headline: "As it was", updated_at: "" }).execute();
  });
  const archive = path.join(emptyFolder(), "umeed-backup-2026-11-20.tar");
  await pipeline(packTar(settings.DATA_DIR ?? ""), createWriteStream(archive));
  const place = inFolder(emptyFolder());
  expect(await command(place, "restore", archive)).toMatchObject({ code: 0 });
  expect((await rowsOf(place)).headline).toHaveLength(1);
  await withDatabase(place, async (db) => {
    expect((await migrationStatus(db)).filter(({ executedAt }) => !executedAt)).toEqual([]);
  });
});

test("a disk without room gets no half archive, and a move goes on when there is room (SYSTEM-20, SYSTEM-22)", async () => {
  const disk = await smallDisk(16);
  if (!disk) return;
  const { settings } = await makeInstallation({ files: 0 });
  addFiles(settings.DATA_DIR ?? "", 16, 1024 * 1024);
  const full = await command(settings, "backup", "--to", disk.folder);
  expect(full).toEqual({ code: 2, output: "There is no room left on the disk." });
  expect(filesBelow(disk.folder)).toEqual([]);
  const archive = await makeArchive(settings);
  const restored = await command(settings, "restore", archive, "--to", path.join(disk.folder, "restored"));
  expect(restored).toMatchObject({ code: 2, output: expect.stringContaining("There is not enough room") });
  expect(readdirSync(disk.folder)).toEqual([]);
  const to = path.join(disk.folder, "moved");
  const stopped = await command(settings, "move", "--to", to);
  expect(stopped).toEqual({
    code: 2,
    output: "There is no room left on the disk. The source is as it was; the same command goes on.",
  });
  expect(existsSync(sqliteFile(to))).toBe(false);
  await promisify(execFile)("mount", ["-o", "remount,size=32m", disk.folder]);
  expect((await command(settings, "move", "--to", to)).output).toContain("Going on with a move");
  expect(filesBelow(path.join(to, "uploads"))).toHaveLength(16);
});
