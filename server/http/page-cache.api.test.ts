import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { startTestApp, type TestApp } from "#tests/support/app.ts";

const page = (body: string, status = 200) => ({
  response: new Response(body, { status, headers: { "content-type": "text/html; charset=utf-8" } }),
});

/** A server whose pages say what the headline is, and that counts how often it draws. */
async function startWithPages(status = 200) {
  const drawn: string[] = [];
  let app: TestApp | undefined;
  app = await startTestApp({
    render: async (asked) => {
      const url = new URL(asked.url);
      drawn.push(url.pathname + url.search);
      const row = await app?.services.db.selectFrom("headline").select("headline").executeTakeFirst();
      const body = `<!doctype html><title>${row?.headline ?? "none"}</title>${"<p>padding</p>".repeat(200)}`;
      return page(body, status);
    },
  });
  const token = await app.signIn();
  const save = (headline: string) => app.call("saveHeadline", { token, json: { headline } });
  return { app, drawn, token, save };
}

/** fetch unpacks by itself; these are the bytes as they come. */
function rawGet(app: TestApp, address: string, headers: Record<string, string>, method = "GET") {
  return new Promise<{ status: number; headers: Record<string, unknown>; bytes: Buffer }>(
    (resolve, reject) => {
      request(app.url + address, { headers, method }, (response) => {
        const chunks: Buffer[] = [];
        response.on("data", (chunk) => chunks.push(chunk));
        response.on("end", () =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            bytes: Buffer.concat(chunks),
          }),
        );
      })
        .on("error", reject)
        .end();
    },
  );
}

test("a page is drawn once and then answered from the cache, alike in every header but the request's id", async () => {
  const { app, drawn } = await startWithPages();
  const first = await app.get("/blogs");
  const second = await app.get("/blogs");
  expect(drawn).toEqual(["/blogs"]);
  expect(second.text).toBe(first.text);
  for (const name of [
    "etag",
    "content-security-policy",
    "cache-control",
    "content-type",
    "x-frame-options",
  ]) {
    expect(second.headers.get(name), name).toBe(first.headers.get(name));
    expect(second.headers.get(name), name).toBeTruthy();
  }
});

test.for([
  ["br, gzip, deflate", "br"],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip", "gzip"],
  ["br;q=0, gzip", "gzip"],
  ["identity", undefined],
  ["", undefined],
] as const)("accept-encoding '%s' gets %s, from the first answer on", async ([accepted, encoding]) => {
  const { app } = await startWithPages();
  for (let time = 0; time < 2; time += 1) {
    const { headers, bytes } = await rawGet(app, "/blogs", { "accept-encoding": accepted });
    expect(headers["content-encoding"]).toBe(encoding);
    expect(headers.vary).toContain("accept-encoding");
    expect(Number(headers["content-length"])).toBe(bytes.length);
    const plain =
      encoding === "br" ? brotliDecompressSync(bytes) : encoding === "gzip" ? gunzipSync(bytes) : bytes;
    expect(plain.toString()).toContain("<p>padding</p>");
  }
});

test("who has the page already is told so without its bytes", async () => {
  const { app } = await startWithPages();
  const { headers } = await app.get("/blogs");
  const etag = headers.get("etag") ?? "";
  for (const tag of [etag, etag.replace("W/", ""), `"other", ${etag}`, "*"]) {
    const again = await rawGet(app, "/blogs", { "if-none-match": tag, "accept-encoding": "br" });
    expect(again.status, tag).toBe(304);
    expect(again.bytes).toHaveLength(0);
    expect(again.headers.etag).toBe(etag);
  }
  expect((await rawGet(app, "/blogs", { "if-none-match": 'W/"other"' })).status).toBe(200);
});

test("HEAD gets the headers alone", async () => {
  const { app } = await startWithPages();
  await app.get("/blogs");
  const { status, headers, bytes } = await rawGet(app, "/blogs", {}, "HEAD");
  expect(status).toBe(200);
  expect(Number(headers["content-length"])).toBeGreaterThan(1000);
  expect(bytes).toHaveLength(0);
});

test("a page whose drawing began before a write is not kept", async () => {
  const released = Promise.withResolvers<void>();
  const drawn: number[] = [];
  const app = await startTestApp({
    render: async () => {
      drawn.push(drawn.length);
      const number = drawn.length;
      if (number === 1) await released.promise;
      return page(`drawing ${number}`);
    },
  });
  const token = await app.signIn();
  const slow = app.get("/blogs");
  await expect.poll(() => drawn.length).toBe(1);
  await app.call("saveHeadline", { token, json: { headline: "Written meanwhile" } });
  released.resolve();
  expect((await slow).text).toBe("drawing 1");
  expect((await app.get("/blogs")).text).toBe("drawing 2");
  expect((await app.get("/blogs")).text).toBe("drawing 2");
});

test("many first visitors of one page wait for one drawing", async () => {
  const { app, drawn } = await startWithPages();
  await Promise.all(Array.from({ length: 20 }, () => app.get("/blogs")));
  expect(drawn).toHaveLength(1);
});

test("a refused write empties nothing that a visitor could notice, and a visitor empties nothing", async () => {
  const { app, drawn } = await startWithPages();
  await app.get("/blogs");
  await app.call("signIn", { json: { email: "x@umeed.example", password: "x" } });
  await app.call("saveHeadline", { json: { headline: "No token" } });
  await app.get("/blogs");
  expect(drawn).toHaveLength(1);
});

test("it is neither filled nor asked for a signed-in request, a query, or another method", async () => {
  const { app, drawn, token } = await startWithPages();
  await app.get("/blogs", { authorization: `Bearer ${token}` });
  await app.get("/blogs?q=water");
  await rawGet(app, "/blogs", {}, "POST");
  expect(app.services.pageCache.size.entries).toBe(0);
  await app.get("/blogs");
  await app.get("/blogs?q=water");
  await app.get("/blogs", { authorization: `Bearer ${token}` });
  expect(drawn).toEqual(["/blogs", "/blogs?q=water", "/blogs", "/blogs", "/blogs?q=water", "/blogs"]);
});

test("a query that the page does not read changes nothing: the cached page answers, without a trace of it", async () => {
  const { app, drawn } = await startWithPages();
  const first = await app.get("/blogs?fbclid=abc&utm_source=a%26b");
  for (const query of ["", "?", "?utm_campaign=winter", "?junk=1", "?junk=2&category=", "?slug=x"]) {
    expect((await app.get(`/blogs${query}`)).text, query).toBe(first.text);
  }
  expect(drawn).toEqual(["/blogs"]);
});

test("each value of a query that the page declares is a page of its own, in whatever order it is asked for", async () => {
  const { app, drawn } = await startWithPages();
  await app.get("/blogs?category=water");
  await app.get("/blogs?fbclid=abc&category=water");
  await app.get("/blogs?after=2026-01-01_5&category=water");
  await app.get("/blogs?category=water&after=2026-01-01_5&x=1");
  expect(drawn).toEqual(["/blogs?category=water", "/blogs?category=water&after=2026-01-01_5"]);
});

test("what somebody searches for is not cached", async () => {
  const { app, drawn } = await startWithPages();
  await app.get("/blogs?q=water&fbclid=abc");
  await app.get("/blogs?q=water");
  expect(drawn).toEqual(["/blogs?q=water", "/blogs?q=water"]);
  expect(app.services.pageCache.size.entries).toBe(0);
});

test("the data that the router asks for is cached like its page", async () => {
  const { app, drawn } = await startWithPages();
  await app.get("/blogs.data?_routes=blogs&fbclid=abc");
  await app.get("/blogs.data?_routes=blogs");
  await app.get("/_root.data?junk=1");
  await app.get("/_root.data");
  expect(drawn).toEqual(["/blogs.data?_routes=blogs", "/_root.data"]);
});

test.for([301, 404, 500])("an answer of %i is not kept", async (status) => {
  const { app, drawn } = await startWithPages(status);
  await app.get("/gone");
  await app.get("/gone");
  expect(drawn).toHaveLength(2);
  expect(app.services.pageCache.size.entries).toBe(0);
});

test("it is bounded in number and bytes, whatever visitors ask for", async () => {
  const { app } = await startWithPages();
  const addresses = Array.from({ length: 700 }, (_, index) => `/blog/post-${index}`);
  for (let from = 0; from < addresses.length; from += 50) {
    await Promise.all(addresses.slice(from, from + 50).map((address) => app.get(address)));
  }
  const { entries, bytes } = app.services.pageCache.size;
  expect(entries).toBeLessThanOrEqual(500);
  expect(entries).toBeGreaterThan(100);
  expect(bytes).toBeLessThanOrEqual(48 * 1024 * 1024);
});

test("everything is drawn anew after midnight in Karachi", async () => {
  const { app, drawn } = await startWithPages();
  app.clock.set("2026-11-21T18:59:59.000Z");
  await app.get("/blogs");
  await app.get("/blogs");
  expect(drawn).toHaveLength(1);
  app.clock.set("2026-11-21T19:00:00.000Z");
  await app.get("/blogs");
  expect(drawn).toHaveLength(2);
});
