import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { failureOf, startHere } from "#tests/support/in-process-start.ts";
import { startS3Server } from "#tests/support/s3.ts";
import { runCommand } from "#tests/support/storage.ts";
import { connectSqlite, sqliteFile } from "./db/connect.ts";
import { nodeFault } from "./node-version.ts";
import { notMade, notWritable } from "./start-faults.ts";
import { usualStartPatience } from "./wait-for.ts";

/* Each start that fails says why in one line, with what to do: START-01 to START-08. */

async function usedPort(): Promise<string> {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => void other.close());
  return String((other.address() as AddressInfo).port);
}

function temporaryFolder(): string {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-fails-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Nobody listens there. */
const closedPort = "127.0.0.1:1";

test.for(["PORT", "METRICS_PORT"])("%s is in use: START-01", async (setting) => {
  const port = await usedPort();
  const { text } = await failureOf({ [setting]: port });
  expect(text).toBe(
    `EnvironmentError: Port ${port} on 127.0.0.1 is in use by another program: stop that one, or set ${setting} to another port.`,
  );
  expect(process.listenerCount("SIGTERM"), "nothing is left of the start").toBe(0);
});

test("HOST is no address of this machine: START-01", async () => {
  const { text } = await failureOf({ HOST: "192.0.2.1", SITE_URL: "https://umeed.example" });
  expect(text).toBe("EnvironmentError: 192.0.2.1 is no address of this machine: correct HOST.");
});

test("the data folder cannot be made, or not written: START-02", async () => {
  const folder = temporaryFolder();
  const file = path.join(folder, "file");
  writeFileSync(file, "");
  for (const impossible of [path.join(file, "data"), "/proc/nowhere", "/proc/nowhere/data"]) {
    const { text } = await failureOf({ DATA_DIR: impossible });
    expect(text).toMatch(
      /^EnvironmentError: The data folder \S+ cannot be made \([\w ]+\): make it and give it/,
    );
    expect(text).toContain(impossible);
  }
  const { text } = await failureOf({ DATA_DIR: "/proc" });
  expect(text).toMatch(/^EnvironmentError: \/proc cannot be written \([\w ]+\): give the data folder/);
});

test("a folder that the service's unit protects is not advised to be given away: START-02", () => {
  const error = Object.assign(new Error("EROFS: read-only file system"), { code: "EROFS", errno: -30 });
  for (const fault of [notWritable("/srv/umeed", error), notMade("/srv/umeed", error)]) {
    expect(fault.message).toMatch(
      /^\/srv\/umeed cannot be written \(read-only file system\): .*ReadWritePaths/,
    );
    expect(fault.message).not.toContain("chown");
  }
});

test("the database is no database: START-02", async () => {
  const folder = temporaryFolder();
  writeFileSync(
    sqliteFile(folder),
    "no database at all, but long enough to be read as the head of one".repeat(50),
  );
  const { text } = await failureOf({ DATA_DIR: folder });
  expect(text).toMatch(/^EnvironmentError: The database in \S+ is damaged \(SQLITE_NOTADB\): stop here/);
});

test("PostgreSQL is not there: it is tried again, the log says so, and then the start fails: START-03", async () => {
  expect(usualStartPatience.limitMs).toBe(60_000);
  const { text, log } = await failureOf({ DATABASE_URL: `postgres://user:secret-word@${closedPort}/umeed` });
  expect(text).toMatch(
    /^EnvironmentError: PostgreSQL at 127\.0\.0\.1:1 does not answer \([\w ]+; tried for 0 s\): start it, or correct DATABASE_URL\.$/,
  );
  expect(log).toEqual([
    expect.objectContaining({ level: 40, msg: expect.stringContaining("it is tried again") }),
  ]);
  expect(JSON.stringify(log) + text).not.toContain("secret-word");
});

test("the bucket is not there, does not exist, or refuses the keys: START-04", async () => {
  const { settings } = await startS3Server();
  const keys = { S3_ACCESS_KEY_ID: settings.accessKeyId, S3_SECRET_ACCESS_KEY: settings.secretAccessKey };
  const bucket = { S3_BUCKET: settings.bucket, S3_ENDPOINT: settings.endpoint ?? "", ...keys };
  const place = new URL(bucket.S3_ENDPOINT).host;
  const away = await failureOf({ ...bucket, S3_ENDPOINT: `http://${closedPort}` });
  expect(away.text).toContain(`The bucket umeed at ${closedPort} does not answer`);
  expect(away.text).toContain("start the storage, or correct S3_ENDPOINT.");
  expect(away.log).toContainEqual(
    expect.objectContaining({ msg: expect.stringContaining("it is tried again") }),
  );
  expect((await failureOf({ ...bucket, S3_BUCKET: "other" })).text).toBe(
    `EnvironmentError: There is no bucket other at ${place}: create it, or correct S3_BUCKET.`,
  );
  expect((await failureOf({ ...bucket, S3_ACCESS_KEY_ID: "wrong" })).text).toBe(
    `EnvironmentError: The storage at ${place} refuses the keys for the bucket umeed: correct S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.`,
  );
});

test("the database is newer than the program: the start, db:status and every command say so: START-05", async () => {
  const folder = temporaryFolder();
  const first = await startHere({ DATA_DIR: folder });
  await (await first.started).stop("test");
  const db = connectSqlite(sqliteFile(folder));
  await db
    .withTables<{ kysely_migration: { name: string; timestamp: string } }>()
    .insertInto("kysely_migration")
    .values({ name: "999-of-tomorrow", timestamp: "2027-01-01T00:00:00.000Z" })
    .execute();
  await db.destroy();

  const newer =
    "The database is newer than this program (it has 999-of-tomorrow): start the version that has";
  expect((await failureOf({ DATA_DIR: folder })).text).toContain(`EnvironmentError: ${newer}`);
  const settings = { DATA_DIR: folder, DATABASE_URL: "" };
  const status = await runCommand("db:status", settings);
  expect(status.code).toBe(1);
  expect(status.output).toContain(newer);
  expect(status.output).not.toContain("Up to date");
  const command = await runCommand("keys:rotate", settings);
  expect(command.code).toBe(2);
  expect(command.output.trim().split("\n")).toEqual([expect.stringContaining(newer)]);
});

test("an old Node is told in one line which one is needed: START-07", () => {
  expect(nodeFault("20.20.2")).toMatch(
    /^Node 22\.22 or newer is needed, and this is 20\.20\.2: start it by [^\n]+$/,
  );
  expect(nodeFault("22.21.9")).toContain("22.22 or newer");
  expect([nodeFault("22.22.0"), nodeFault("24.0.0"), nodeFault(process.versions.node)]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
