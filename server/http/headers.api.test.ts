import { expect, test } from "vitest";
import { administrator, startTestApp, testNonce } from "#tests/support/app.ts";
import { allCalls, type CallName } from "#tests/support/calls.ts";

const render = async () => ({
  response: new Response("page", { headers: { "content-type": "text/html; charset=utf-8" } }),
});

const everyPath = [
  "/",
  "/?x=1",
  "/healthz",
  "/backendReact/api_banner.php",
  "/backendReact/nothing",
  "/backendReact/openapi.json",
  "/backendReact/uploads/images/none.jpg",
];

test("every kind of reply carries the security headers", async () => {
  const app = await startTestApp({ render });
  for (const address of [...everyPath, "/"]) {
    const { headers } = await app.get(address);
    expect.soft(headers.get("x-content-type-options"), address).toBe("nosniff");
    expect.soft(headers.get("x-frame-options"), address).toBe("DENY");
    expect.soft(headers.get("referrer-policy"), address).toBe("strict-origin-when-cross-origin");
    const policy = headers.get("content-security-policy");
    expect.soft(policy, address).toContain("default-src 'none'");
    expect.soft(policy, address).toContain("base-uri 'none'");
    expect.soft(policy, address).toContain("frame-ancestors 'none'");
    expect.soft(headers.get("x-powered-by"), address).toBeNull();
    expect.soft(headers.get("server"), address).toBeNull();
  }
});

test("a file from a route may have a policy of its own, a page never", async () => {
  const own = "default-src 'none'; connect-src 'self'";
  const app = await startTestApp({
    render: async ({ url }) => ({
      response: new Response("text", {
        headers: {
          "content-security-policy": own,
          "content-type": url.endsWith(".js") ? "text/javascript" : "text/html; charset=utf-8",
        },
      }),
    }),
  });
  expect((await app.get("/service-worker.js")).headers.get("content-security-policy")).toBe(own);
  expect((await app.get("/")).headers.get("content-security-policy")).toContain(`'nonce-${testNonce}'`);
});

test("with an https public URL every reply has HSTS, cached ones too", async () => {
  const app = await startTestApp({ render, env: { SITE_URL: "https://umeed.example" } });
  for (const address of [...everyPath, ...everyPath]) {
    const { headers } = await app.get(address);
    expect.soft(headers.get("strict-transport-security"), address).toBe("max-age=31536000");
  }
  const { headers } = await app.get("/");
  const unchanged = await app.get("/", { "if-none-match": headers.get("etag") ?? "" });
  expect(unchanged.status).toBe(304);
  expect(unchanged.headers.get("strict-transport-security")).toBe("max-age=31536000");
});

test("without an https public URL no reply has it", async () => {
  const app = await startTestApp({ render });
  for (const address of everyPath) {
    expect.soft((await app.get(address)).headers.get("strict-transport-security"), address).toBeNull();
  }
});

/** Pages that are public by their own header; everything else must not be stored. */
const publicReads = (Object.keys(allCalls) as CallName[]).filter(
  (name) => allCalls[name].method === "GET" && allCalls[name].access === "public",
);

test("no reply to signed-in users, writes or queries may be stored", async () => {
  const app = await startTestApp();
  const signIn = await app.call("signIn", { json: administrator });
  expect(signIn.headers.get("cache-control")).toBe("no-store");
  const { token } = signIn.body;
  for (const name of Object.keys(allCalls) as CallName[]) {
    // Signing out would end the session of the other calls.
    if (name === "signOut") continue;
    const query = { slug: "none", donor_id: 1 };
    const { headers } = await app.call(
      name,
      allCalls[name].method === "GET" ? { token, query } : { token, json: {} },
    );
    expect.soft(headers.get("cache-control"), name).toBe("no-store");
  }
  for (const name of publicReads) {
    const visitor = await app.call(name);
    expect.soft(visitor.headers.get("cache-control"), name).toMatch(/^(?:public, no-cache|no-store)$/);
  }
  expect((await app.call("signOut", { token })).headers.get("cache-control")).toBe("no-store");
});

test("no page may be stored that was posted or says that it may not", async () => {
  const app = await startTestApp({
    render: async (request) => {
      const headers: Record<string, string> = { "content-type": "text/html" };
      if (request.url.endsWith("/own")) headers["cache-control"] = "no-store";
      return { response: new Response("page", { headers }) };
    },
  });
  const cacheControl = async (address: string, init: RequestInit = {}) =>
    (await fetch(app.url + address, init)).headers.get("cache-control");
  expect(await cacheControl("/blogs")).toBe("public, no-cache");
  expect(await cacheControl("/own")).toBe("no-store");
  expect(await cacheControl("/newsletter", { method: "POST", body: new URLSearchParams({ a: "b" }) })).toBe(
    "no-store",
  );
});

test("a page may run its files and what carries the nonce of its rendering, and no other inline script", async () => {
  const app = await startTestApp({ render });
  const policy = (await app.get("/")).headers.get("content-security-policy") ?? "";
  expect(policy).toContain(`script-src 'self' 'nonce-${testNonce}';`);
  expect(policy).toContain("style-src 'self';");
  expect(policy.replace("style-src-attr 'unsafe-inline';", "")).not.toContain("'unsafe-");
  expect(policy).toContain("default-src 'none'");
  // The only other hosts: the iframes of the video platform and of the office's map.
  const frames = "; frame-src https://www.youtube-nocookie.com https://www.openstreetmap.org;";
  expect(policy).toContain(frames);
  expect(policy.replace(frames, ";")).not.toContain("http");
});

test("a page's forms may lead to this site, and to the payment providers that are configured", async () => {
  const formActions = async (env: Record<string, string>) => {
    const { headers } = await (await startTestApp({ render, env })).get("/");
    return /form-action ([^;]*)/.exec(headers.get("content-security-policy") ?? "")?.[1];
  };
  expect(await formActions({})).toBe("'self'");
  const env = {
    PAY_BANK_URL: "https://bank.example/pay?merchant=1",
    PAY_JAZZCASH_URL: "https://wallet.example:8443/form/",
    PAY_JAZZCASH_MERCHANT_ID: "MC1",
    PAY_JAZZCASH_PASSWORD: "pass1",
    PAY_JAZZCASH_SALT: "salt1",
  };
  expect(await formActions(env)).toBe("'self' https://wallet.example:8443 https://bank.example");
});

test("the address in links is the site's, never the caller's Host", async () => {
  const seen: string[] = [];
  const app = await startTestApp({
    render: async (request) => {
      seen.push(request.url);
      return { response: new Response("page", { headers: { "content-type": "text/html" } }) };
    },
  });
  await app.get("/blogs", { host: "evil.example", "x-forwarded-host": "evil.example" });
  expect(seen).toEqual(["http://umeed.example/blogs"]);
});
