import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import fastify from "fastify";
import { afterEach, beforeEach, expect, test } from "vitest";
import { serveStatic } from "#server/http/static.ts";
import { buildAside, goBack } from "./builds.mjs";

let root: string;
beforeEach(() => {
  root = mkdtempSync(path.join(tmpdir(), "umeed-builds-"));
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

const minute = (number: number) => new Date(Date.UTC(2026, 10, 25, 10, number));
const served = (file: string) => readFileSync(path.join(root, "build", file), "utf8");

/** A build as the real one is laid out: `page-<version>.js` is the file that its pages load. */
function write(version: string, before: () => unknown = () => {}) {
  return async (folder: string) => {
    mkdirSync(path.join(folder, "server"), { recursive: true });
    mkdirSync(path.join(folder, "client/assets"), { recursive: true });
    writeFileSync(path.join(folder, "server/main.js"), version);
    await before();
    for (const name of [`page-${version}.js`, "react.js"]) {
      writeFileSync(path.join(folder, "client/assets", name), version);
    }
  };
}

const build = (version: string, number: number, before?: () => unknown) =>
  buildAside(write(version, before), { root, now: minute(number) });

/** A server as it starts: with the folder that `build` leads to at that moment. */
async function startServer() {
  const app = fastify();
  await serveStatic(app, path.join(realpathSync(path.join(root, "build")), "client"));
  return async (name: string) => (await app.inject(`/assets/${name}`)).statusCode;
}

test("A running server answers every request while later builds are made and take its place (RELEASE-01)", async () => {
  await build("one", 1);
  const get = await startServer();
  const statuses: number[] = [];
  const ask = async () => statuses.push(await get("page-one.js"), await get("react.js"));
  await build("two", 2, ask);
  await ask();
  await build("three", 3, ask);
  await ask();
  expect(statuses).toEqual(Array.from({ length: 8 }, () => 200));
  expect(served("server/main.js")).toBe("three");
});

test("Open pages of the builds before load their files from the next server (RELEASE-01)", async () => {
  await build("one", 1);
  await build("two", 2);
  await build("two", 3);
  const get = await startServer();
  expect(await get("page-two.js")).toBe(200);
  expect(await get("page-one.js")).toBe(200);
  expect(readFileSync(path.join(root, "build/client/assets/react.js"), "utf8")).toBe("two");
});

test("A build that is killed or fails leaves the one before, and the next one succeeds (RELEASE-01)", async () => {
  await build("one", 1);
  const failing = build("two", 2, () => Promise.reject(new Error("killed")));
  await expect(failing).rejects.toThrow("killed");
  expect(served("server/main.js")).toBe("one");
  expect(existsSync(path.join(root, "build/client/assets/page-one.js"))).toBe(true);
  await build("three", 3);
  expect(existsSync(path.join(root, "build/client/assets/page-two.js"))).toBe(false);
  expect(served("server/main.js")).toBe("three");
});

test("It goes back to the build before, once for each that is kept (RELEASE-02)", async () => {
  for (const [index, version] of ["one", "two", "three", "four"].entries()) await build(version, index);
  expect(readdirSync(path.join(root, "builds"))).toHaveLength(3);
  expect(goBack(root)).toBe("2026-11-25T10-02-00.000Z");
  expect(served("server/main.js")).toBe("three");
  expect(goBack(root)).toBe("2026-11-25T10-01-00.000Z");
  expect(goBack(root)).toBeUndefined();
  expect(served("server/main.js")).toBe("two");
});
