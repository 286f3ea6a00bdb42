import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { open, readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { administrator } from "#tests/support/app.ts";
import { bundledServer } from "#tests/support/bundled-server.ts";
import { allCalls, type CallName, callUrl } from "#tests/support/calls.ts";
import { formWith } from "#tests/support/media-forms.ts";
import { photograph } from "#tests/support/pictures.ts";
import { startServerProcess, urlInLog } from "#tests/support/server-process.ts";
import { type SmallDisk, smallDisk } from "#tests/support/small-disk.ts";

/*
 * The program on a disk that another program fills completely. Mounting a disk needs root; elsewhere these
 * tests are skipped with a message, and full-disk.db.test.ts covers a full database.
 */

const root = path.resolve(import.meta.dirname, "../..");
const diskFullMessage = "The server has no space left. Nothing was saved. Please tell its administrator.";
const settings = {
  ADMIN_EMAIL: administrator.email,
  ADMIN_PASSWORD: administrator.password,
  RATE_LIMITS: "off",
};

async function startOn(disk: SmallDisk) {
  const env = { ...settings, DATA_DIR: disk.folder };
  const server = await startServerProcess(await bundledServer(), env);
  onTestFinished(async () => {
    server.kill("SIGKILL");
    await server.ended;
  });
  async function call(
    name: CallName,
    { token = "", json, form }: { token?: string; json?: unknown; form?: FormData },
  ) {
    const response = await fetch(server.url + callUrl(name), {
      method: allCalls[name].method,
      headers: {
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...(json ? { "content-type": "application/json" } : {}),
      },
      body: form ?? (json ? JSON.stringify(json) : undefined),
    });
    return { status: response.status, body: await response.json() };
  }
  const signIn = async () => (await call("signIn", { json: administrator })).body.token as string;
  return { server, call, signIn };
}

const event = { title: "Quilts", date: "2099-01-01", time: "10:00", location: "Lahore", description: "Come" };
const message = { name: "Rashida", email: "rashida@home.example", message: "Where do I bring quilts?" };
const galleryForm = async () =>
  formWith({ title: "Harvest", section: "Food" }, { media: { bytes: await photograph() } });

test("on a full disk staff sign in and delete, other writes are refused with a message, and it recovers", async () => {
  const disk = await smallDisk(64);
  if (!disk) return;
  const { server, call, signIn } = await startOn(disk);
  const early = await signIn();
  // With 64 MB somebody has to look, and requests are answered: WATCH-03.
  const ready = await fetch(`${server.url}/readyz`);
  expect(ready.status).toBe(200);
  expect(await ready.json()).toMatchObject({ ok: true, status: "degraded", disk: "degraded" });
  const stored = await call("createGalleryItem", { token: early, form: await galleryForm() });
  expect(stored.status).toBe(201);
  await disk.fillUp();

  const isReady = () => fetch(`${server.url}/readyz`).then(async (r) => [r.status, await r.json()]);
  await expect.poll(isReady, { timeout: 5000 }).toEqual([
    503,
    expect.objectContaining({
      ok: false,
      status: "failing",
      disk: "failing",
      reasons: ["The disk is full: nothing new is stored."],
    }),
  ]);
  const full = { status: 507, body: { success: false, message: diskFullMessage } };
  expect(await call("sendContactMessage", { json: message })).toEqual(full);
  const page = await fetch(`${server.url}/contact`, { method: "POST", body: new URLSearchParams(message) });
  expect([page.status, await page.text()]).toEqual([507, expect.stringContaining(diskFullMessage)]);
  const token = await signIn();
  expect(token).toEqual(expect.any(String));
  expect(await call("createEvent", { token, json: event })).toEqual(full);
  expect(await call("createGalleryItem", { token, form: await galleryForm() })).toEqual(full);
  expect(await readdir(path.join(disk.folder, "uploads/receiving"))).toEqual([]);

  const { body: blogs } = await call("listBlogs", { token });
  for (const { id } of blogs.blogs) {
    expect((await call("saveBlog", { token, json: { _method: "DELETE", id } })).status).toBe(200);
  }
  expect((await call("deleteGalleryItem", { token, json: { id: stored.body.id } })).status).toBe(200);
  expect((await call("listAuditLog", { token: await signIn() })).status).toBe(200);
  expect(await call("sendContactMessage", { json: message })).toEqual(full);

  await disk.freeSpace();
  expect((await call("sendContactMessage", { json: message })).status).toBe(200);
  expect((await call("createEvent", { token, json: event })).status).toBe(201);
  expect(existsSync(path.join(disk.folder, "disk-reserve"))).toBe(true);
  expect(server.output()).not.toContain("a request failed");
});

test.for(["new", "used"])("a start on a full disk, %s, says so in one line", async (state) => {
  const disk = await smallDisk(64);
  if (!disk) return;
  if (state === "used") {
    const { server } = await startOn(disk);
    server.kill("SIGTERM");
    await server.ended;
  }
  await disk.fillUp();
  const { code, errors } = await startProgram(disk.folder);
  expect({ code, errors }).toEqual({
    code: 1,
    errors: `There is no room left on the disk of ${disk.folder}. Make room there, then start again.\n`,
  });
});

test("a start on a full disk without even its folder says so in one line", async () => {
  const disk = await smallDisk(1);
  if (!disk) return;
  await disk.fillUp();
  const { code, errors } = await startProgram(path.join(disk.folder, "data"));
  expect(code).toBe(1);
  expect(errors.trim().split("\n")).toHaveLength(1);
  expect(errors).toContain("There is no room left on the disk");
});

test("a log on a full disk fails no request", async () => {
  const disk = await smallDisk(64);
  if (!disk) return;
  const logFile = path.join(disk.folder, "log");
  const log = await open(logFile, "a");
  const child = spawn(process.execPath, [await bundledServer()], {
    cwd: root,
    env: environment({ DATA_DIR: disk.folder, LOG_LEVEL: "debug" }),
    stdio: ["ignore", log.fd, "inherit"],
  });
  onTestFinished(async () => {
    child.kill("SIGKILL");
    await log.close();
  });
  const address = async () => urlInLog(await readFile(logFile, "utf8"));
  await expect.poll(address).toBeDefined();
  const url = await address();
  await disk.fillUp();
  const before = (await stat(logFile)).size;
  // Each request logs a line; together they are more than the last block of the log file holds.
  for (let asked = 0; asked < 60; asked += 1) {
    // What the server removes after its start makes room again.
    await disk.fillUp();
    const { status } = await fetch(`${url}/backendReact/api_blogs.php?q=${asked}`, {
      signal: AbortSignal.timeout(10_000),
    });
    expect(status).toBe(200);
  }
  expect((await stat(logFile)).size - before).toBeLessThan(4096);
});

function environment(more: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, TMPDIR } = process.env;
  return { PATH, HOME, TMPDIR, PORT: "0", ...settings, ...more } as NodeJS.ProcessEnv;
}

/** The program from its sources, as `npm run serve` runs the build. */
async function startProgram(dataDir: string): Promise<{ code: number | null; errors: string }> {
  const child = spawn(process.execPath, [path.join(root, "server/main.ts")], {
    cwd: root,
    env: environment({ DATA_DIR: dataDir }),
    stdio: ["ignore", "ignore", "pipe"],
  });
  let errors = "";
  child.stderr.on("data", (chunk: Buffer) => {
    errors += chunk;
  });
  const code = await new Promise<number | null>((resolve) => child.once("close", resolve));
  return { code, errors };
}

test("a disk that can only be read is told like a full one, deletions too: START-23", async () => {
  const disk = await smallDisk(64);
  if (!disk) return;
  const { server, call, signIn } = await startOn(disk);
  const token = await signIn();
  await disk.makeReadOnly();
  const text = "The server cannot write to its disk. Nothing was saved. Please tell its administrator.";
  const refused = { status: 507, body: { success: false, message: text } };
  expect(await call("sendContactMessage", { json: message })).toEqual(refused);
  expect(await call("createEvent", { token, json: event })).toEqual(refused);
  expect(await call("deleteEvent", { token, json: { id: 1 } })).toEqual(refused);
  const urdu = await fetch(`${server.url}/ur/contact`, {
    method: "POST",
    body: new URLSearchParams(message),
  });
  expect([urdu.status, await urdu.text()]).toEqual([
    507,
    expect.stringContaining("ڈسک پر کچھ لکھ نہیں پا رہا"),
  ]);
  const { body } = await call("readSystem", { token });
  expect(body.disk).toMatchObject({ full: false, read_only: true });
  await expect
    .poll(() =>
      fetch(`${server.url}/readyz`).then(async (reply) => [reply.status, (await reply.json()).reasons]),
    )
    .toEqual([503, ["The disk can only be read: nothing is stored."]]);
});
