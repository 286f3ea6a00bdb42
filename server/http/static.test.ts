import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { brotliCompressSync } from "node:zlib";
import Fastify from "fastify";
import { expect, onTestFinished, test } from "vitest";
import { setSecurityHeaders } from "./headers.ts";
import { serveStatic } from "./static.ts";

async function serveFolder() {
  const folder = mkdtempSync(path.join(tmpdir(), "umeed-static-"));
  mkdirSync(path.join(folder, "assets"));
  const script = "console.log('hello');".repeat(100);
  writeFileSync(path.join(folder, "assets/app-1234.js"), script);
  writeFileSync(path.join(folder, "assets/app-1234.js.br"), brotliCompressSync(script));
  writeFileSync(path.join(folder, "favicon.svg"), "<svg/>");
  mkdirSync(path.join(folder, "films"));
  writeFileSync(path.join(folder, "films/a.mp4"), "0123456789");
  writeFileSync(path.join(folder, "films/a.en.vtt"), "WEBVTT");
  const app = Fastify();
  setSecurityHeaders(app, { siteUrl: "https://umeed.example" });
  await serveStatic(app, folder);
  onTestFinished(async () => {
    await app.close();
    rmSync(folder, { recursive: true });
  });
  return app;
}

test("a built file is served in the build's compressed form, cached for ever", async () => {
  const app = await serveFolder();
  const headers = { "accept-encoding": "gzip, deflate, br" };
  const reply = await app.inject({ url: "/assets/app-1234.js", headers });
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    "content-encoding": "br",
    "cache-control": "public, max-age=31536000, immutable",
    "content-type": expect.stringContaining("javascript"),
  });
});

test("a script has only the headers that apply to scripts, a picture all of them", async () => {
  const app = await serveFolder();
  const { headers: script } = await app.inject("/assets/app-1234.js");
  expect(script).toMatchObject({
    "x-content-type-options": "nosniff",
    "cross-origin-resource-policy": "same-origin",
  });
  expect(script["strict-transport-security"]).toBe("max-age=31536000");
  expect(script["content-security-policy"]).toBeUndefined();
  const { headers: picture } = await app.inject("/favicon.svg");
  expect(picture).toMatchObject({
    "x-content-type-options": "nosniff",
    "x-frame-options": "DENY",
    "strict-transport-security": "max-age=31536000",
    "content-security-policy": expect.stringContaining("sandbox"),
  });
});

test("a client without compression gets the plain file", async () => {
  const app = await serveFolder();
  const reply = await app.inject({ url: "/assets/app-1234.js", headers: { "accept-encoding": "identity" } });
  expect(reply.headers["content-encoding"]).toBeUndefined();
  expect(reply.body).toContain("hello");
});

test("a file without a hash in its name is cached for an hour", async () => {
  const app = await serveFolder();
  const reply = await app.inject("/favicon.svg");
  expect(reply.headers["cache-control"]).toBe("public, max-age=3600");
});

test("a film is served in ranges, as its player asks for it", async () => {
  const app = await serveFolder();
  const reply = await app.inject({ url: "/films/a.mp4", headers: { range: "bytes=2-4" } });
  expect(reply.statusCode).toBe(206);
  expect(reply.headers).toMatchObject({ "content-type": "video/mp4", "content-range": "bytes 2-4/10" });
  expect(reply.body).toBe("234");
  expect((await app.inject("/films/a.en.vtt")).headers["content-type"]).toMatch(/^text\/vtt/);
});

test.for(["/assets/../../package.json", "/assets/%2e%2e/secret", "/assets/none.js", "/assets/"])(
  "%s reads nothing else",
  async (url) => {
    const app = await serveFolder();
    expect((await app.inject(url)).statusCode).toBeGreaterThanOrEqual(400);
  },
);
