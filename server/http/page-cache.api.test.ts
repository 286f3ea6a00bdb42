import { request } from "node:http";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { startTestApp, type TestApp } from "#tests/support/app.ts";

const page = (body: string, status = 200) => ({
  response: new Response(body, { status, headers: { "content-type": "text/html; charset=utf-8" } }),
});

/** A server whose pages show the headline, and that counts renderings. */
async function startWithPages(status = 200) {
  const rendered: string[] = [];
  let app: TestApp | undefined;
  app = await startTestApp({
    render: async (asked) => {
      const url = new URL(asked.url);
      rendered.push(url.pathname + url.search);
      const row = await app?.deps.db.selectFrom("headline").select("headline").executeTakeFirst();
      const body = `<!doctype html><title>${row?.headline ?? "none"}</title>${"<p>padding</p>".repeat(200)}`;
      return page(body, status);
    },
  });
  const token = await app.signIn();
  const save = (headline: string) => app.call("saveHeadline", { token, json: { headline } });
  return { app, rendered, token, save };
}

/** The bytes as sent: fetch would decompress them. */
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

test("a page that time alone has made old is shown while it cannot be rendered; one that a write made old is not", async () => {
  let fault: "throws" | "fails" | undefined;
  let rendered = 0;
  const app = await startTestApp({
    render: async () => {
      rendered += 1;
      if (fault === "throws") throw new Error("The well is dry");
      return page(`page ${rendered}`, fault ? 500 : 200);
    },
  });
  expect((await app.get("/blogs")).text).toBe("page 1");
  app.clock.forward(24 * 60 * 60_000);
  for (fault of ["throws", "fails"] as const) {
    const old = await app.get("/blogs");
    expect(old).toMatchObject({ status: 200, text: "page 1" });
    expect(old.headers.get("cache-control")).toBe("public, no-cache");
    expect(old.headers.get("content-security-policy")).toContain("script-src");
    expect((await app.get("/blogs", { "if-none-match": old.headers.get("etag") ?? "" })).status).toBe(304);
    expect((await app.get("/gallery")).status).toBe(500);
  }
  expect(app.log.filter((line) => line.includes("is shown as it was before"))).toHaveLength(2);
  fault = undefined;
  expect((await app.get("/blogs")).text).toBe(`page ${rendered}`);
  fault = "fails";
  app.clock.forward(24 * 60 * 60_000);
  const token = await app.signIn();
  expect((await app.call("saveHeadline", { token, json: { headline: "New" } })).status).toBe(200);
  expect((await app.get("/blogs")).status).toBe(500);
});

test("a page is rendered once and then served from the cache, with the same headers except the request's id", async () => {
  const { app, rendered } = await startWithPages();
  const first = await app.get("/blogs");
  const second = await app.get("/blogs");
  expect(rendered).toEqual(["/blogs"]);
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
] as const)("accept-encoding '%s' gets %s, from the first response on", async ([accepted, encoding]) => {
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

test("a picture is cached once, and never compressed again", async () => {
  const bytes = Buffer.alloc(5000, 1);
  const app = await startTestApp({
    render: async () => ({ response: new Response(bytes, { headers: { "content-type": "image/png" } }) }),
  });
  for (let time = 0; time < 2; time += 1) {
    const got = await rawGet(app, "/cards/blog/story.png", { "accept-encoding": "br, gzip" });
    expect(got.headers["content-encoding"]).toBeUndefined();
    expect(got.bytes.equals(bytes)).toBe(true);
  }
  expect(app.deps.pageCache.size.entries).toBe(1);
  expect(app.deps.pageCache.size.bytes).toBeLessThan(2 * bytes.length);
});

test("a client with the current page gets a 304", async () => {
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

test("HEAD gets only the headers", async () => {
  const { app } = await startWithPages();
  await app.get("/blogs");
  const { status, headers, bytes } = await rawGet(app, "/blogs", {}, "HEAD");
  expect(status).toBe(200);
  expect(Number(headers["content-length"])).toBeGreaterThan(1000);
  expect(bytes).toHaveLength(0);
});

test("a page whose rendering began before a write is not cached", async () => {
  const released = Promise.withResolvers<void>();
  const rendered: number[] = [];
  const app = await startTestApp({
    render: async () => {
      rendered.push(rendered.length);
      const number = rendered.length;
      if (number === 1) await released.promise;
      return page(`drawing ${number}`);
    },
  });
  const token = await app.signIn();
  const slow = app.get("/blogs");
  await expect.poll(() => rendered.length).toBe(1);
  await app.call("saveHeadline", { token, json: { headline: "Written meanwhile" } });
  released.resolve();
  expect((await slow).text).toBe("drawing 1");
  expect((await app.get("/blogs")).text).toBe("drawing 2");
  expect((await app.get("/blogs")).text).toBe("drawing 2");
});

test("concurrent first requests of one page share one rendering", async () => {
  const { app, rendered } = await startWithPages();
  await Promise.all(Array.from({ length: 20 }, () => app.get("/blogs")));
  expect(rendered).toHaveLength(1);
});

test("a refused write and a visitor's request do not empty the cache", async () => {
  const { app, rendered } = await startWithPages();
  await app.get("/blogs");
  await app.call("signIn", { json: { email: "x@umeed.example", password: "x" } });
  await app.call("saveHeadline", { json: { headline: "No token" } });
  await app.get("/blogs");
  expect(rendered).toHaveLength(1);
});

test("it is bypassed for queries of a visitor's own and for other methods", async () => {
  const { app, rendered } = await startWithPages();
  await app.get("/blogs?q=water");
  await rawGet(app, "/blogs", {}, "POST");
  expect(app.deps.pageCache.size.entries).toBe(0);
  await app.get("/blogs");
  await app.get("/blogs?q=water");
  expect(rendered).toEqual(["/blogs?q=water", "/blogs", "/blogs", "/blogs?q=water"]);
});

test("a token, alive or made up, changes nothing about a page, and HEAD makes it for all", async () => {
  const { app, rendered, token } = await startWithPages();
  const first = await rawGet(app, "/blogs", { authorization: "x" }, "HEAD");
  expect(first.bytes).toHaveLength(0);
  for (const authorization of ["x", `Bearer ${token}`, `Bearer ${"A".repeat(43)}`]) {
    const got = await rawGet(app, "/blogs", { authorization });
    expect([got.status, got.headers["cache-control"]]).toEqual([200, "public, no-cache"]);
    expect(got.bytes).toHaveLength(Number(first.headers["content-length"]));
  }
  expect(rendered).toEqual(["/blogs"]);
});

test.for([
  ["/donate?fund=made-up-1", "/donate"],
  ["/donate?fund=made-up-2&method=jazzcash&utm=x", "/donate?method=jazzcash"],
  ["/donate?monthly=yes", "/donate"],
  ["/donate?method=card&amount=500", "/donate?amount=500"],
  ["/blogs?category=made-up", "/blogs"],
  ["/blogs?category=made-up&q=water", "/blogs?q=water"],
  ["/events?show=made-up", "/events"],
  ["/donate-bank-form?method=card", "/donate-bank-form"],
] as const)("%s leads to %s and makes no page of its own", async ([asked, plain]) => {
  const { app, rendered } = await startWithPages();
  const { status, headers } = await rawGet(app, asked, {});
  expect([status, headers.location, headers["cache-control"]]).toEqual([302, plain, "no-store"]);
  expect(rendered).toEqual([]);
  expect(app.deps.pageCache.size.entries).toBe(0);
});

test("a fund that can be given for has a page of its own; data of an unknown one is the plain page's", async () => {
  const { app, rendered } = await startWithPages();
  for (const fund of ["zakat", "clean-water-projects"]) await app.get(`/donate?fund=${fund}`);
  for (const number of [1, 2, 3]) await app.get(`/donate.data?fund=made-up-${number}`);
  expect(rendered).toEqual(["/donate?fund=zakat", "/donate?fund=clean-water-projects", "/donate.data"]);
});

test("a query that the page does not read is ignored: the cached page is sent without it", async () => {
  const { app, rendered } = await startWithPages();
  const first = await app.get("/blogs?fbclid=abc&utm_source=a%26b");
  for (const query of ["", "?", "?utm_campaign=winter", "?junk=1", "?junk=2&category=", "?slug=x"]) {
    expect((await app.get(`/blogs${query}`)).text, query).toBe(first.text);
  }
  expect(rendered).toEqual(["/blogs"]);
});

test("each value of a query that the page declares is a page of its own, in whatever order it is asked for", async () => {
  const { app, rendered } = await startWithPages();
  await app.get("/donate?fund=zakat");
  await app.get("/donate?fbclid=abc&fund=zakat");
  await app.get("/donate?method=jazzcash&fund=zakat");
  await app.get("/donate?fund=zakat&method=jazzcash&x=1");
  expect(rendered).toEqual(["/donate?fund=zakat", "/donate?fund=zakat&method=jazzcash"]);
});

test("what somebody searches for is not cached", async () => {
  const { app, rendered } = await startWithPages();
  await app.get("/blogs?q=water&fbclid=abc");
  await app.get("/blogs?q=water");
  expect(rendered).toEqual(["/blogs?q=water", "/blogs?q=water"]);
  expect(app.deps.pageCache.size.entries).toBe(0);
});

test("a question to the search is cached for a minute, until staff change something: SEARCH-14", async () => {
  const { app, rendered, save } = await startWithPages();
  const asked = "/search?q=blood+bank";
  await app.get("/search?q=%20blood%20%20bank%20&fbclid=abc");
  app.clock.forward(59_000);
  expect((await app.get(asked)).text).toContain("<title>none</title>");
  expect(rendered).toEqual([asked]);
  await save("Blood tonight");
  expect((await app.get(asked)).text).toContain("<title>Blood tonight</title>");
  app.clock.forward(60_000);
  await app.get(asked);
  expect(rendered).toEqual([asked, asked, asked]);
  for (const own of ["preview=key&q=blood", "preview=key&q=blood"]) await app.get(`/search?${own}`);
  expect(rendered).toHaveLength(5);
});

test("whoever asks for many things takes no other page's place: SEARCH-14", async () => {
  const { app, rendered } = await startWithPages();
  const pages = Array.from({ length: 20 }, (_, index) => `/blog/post-${index}`);
  for (const page of pages) await app.get(page);
  for (let from = 0; from < 300; from += 50) {
    const questions = Array.from({ length: 50 }, (_, index) => `${"word ".repeat(20)}${from + index}`);
    await Promise.all(questions.map((q) => app.get(`/search?${new URLSearchParams({ q })}`)));
  }
  expect(app.deps.pageCache.size.entries).toBe(pages.length + 100);
  expect(app.deps.pageCache.size.bytes).toBeLessThan(2 * 1024 * 1024);
  rendered.length = 0;
  for (const page of pages) await app.get(page);
  expect(rendered).toEqual([]);
});

test("the router's data requests are cached like pages", async () => {
  const { app, rendered } = await startWithPages();
  await app.get("/blogs.data?_routes=blogs&fbclid=abc");
  await app.get("/blogs.data?_routes=root");
  await app.get("/blogs.data");
  await app.get("/_root.data?junk=1");
  await app.get("/_root.data");
  expect(rendered).toEqual(["/blogs.data", "/_root.data"]);
});

test.for([301, 404, 500])("a response of %i is not cached", async (status) => {
  const { app, rendered } = await startWithPages(status);
  await app.get("/gone");
  await app.get("/gone");
  expect(rendered).toHaveLength(2);
  expect(app.deps.pageCache.size.entries).toBe(0);
});

test("it is bounded in number and bytes", async () => {
  const { app } = await startWithPages();
  const addresses = Array.from({ length: 700 }, (_, index) => `/blog/post-${index}`);
  for (let from = 0; from < addresses.length; from += 50) {
    await Promise.all(addresses.slice(from, from + 50).map((address) => app.get(address)));
  }
  const { entries, bytes } = app.deps.pageCache.size;
  expect(entries).toBeLessThanOrEqual(500);
  expect(entries).toBeGreaterThan(100);
  expect(bytes).toBeLessThanOrEqual(48 * 1024 * 1024);
});

test("everything is rendered again after midnight in Karachi", async () => {
  const { app, rendered } = await startWithPages();
  app.clock.set("2026-11-21T18:59:59.000Z");
  await app.get("/blogs");
  await app.get("/blogs");
  expect(rendered).toHaveLength(1);
  app.clock.set("2026-11-21T19:00:00.000Z");
  await app.get("/blogs");
  expect(rendered).toHaveLength(2);
});

test.each([
  ["browsers and us", "public, max-age=60"],
  ["us alone", "public, no-cache, s-maxage=60"],
])(
  "a page with an age for %s is kept for that time, though nothing was written (BOOKS-07, HOME-13)",
  async (_whom, age) => {
    let rendered = 0;
    const app = await startTestApp({
      render: async () => {
        rendered += 1;
        const headers = { "content-type": "text/html; charset=utf-8", "cache-control": age };
        return { response: new Response("<!doctype html><title>books</title>", { headers }) };
      },
    });
    for (const seconds of [0, 59]) {
      app.clock.forward(seconds * 1000);
      await app.get("/transparency");
    }
    expect(rendered).toBe(1);
    app.clock.forward(1000);
    await app.get("/transparency");
    expect(rendered).toBe(2);
  },
);

test("the very next request after a write is fresh", async () => {
  let app: TestApp | undefined;
  app = await startTestApp({
    render: async () => {
      const row = await app?.deps.db.selectFrom("headline").select("headline").executeTakeFirst();
      return {
        response: new Response(`<title>${row?.headline}</title>`, {
          headers: { "content-type": "text/html" },
        }),
      };
    },
  });
  const token = await app.signIn();
  for (let turn = 1; turn <= 5; turn += 1) {
    await app.call("saveHeadline", { token, json: { headline: `Headline ${turn}` } });
    expect((await app.get("/")).text).toContain(`<title>Headline ${turn}</title>`);
    expect((await app.get("/")).text).toContain(`<title>Headline ${turn}</title>`);
  }
});
