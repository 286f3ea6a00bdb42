import { expect, test } from "vitest";
import { startTestApp, testNonce } from "#tests/support/app.ts";

const render = async () => ({
  response: new Response("page", { headers: { "content-type": "text/html; charset=utf-8" } }),
});

test("every kind of reply carries the security headers", async () => {
  const app = await startTestApp({ render });
  const addresses = [
    "/",
    "/?x=1",
    "/healthz",
    "/backendReact/api_banner.php",
    "/backendReact/nothing",
    "/backendReact/openapi.json",
    "/backendReact/uploads/images/none.jpg",
  ];
  for (const address of [...addresses, "/"]) {
    const { headers } = await app.get(address);
    expect.soft(headers.get("x-content-type-options"), address).toBe("nosniff");
    expect.soft(headers.get("x-frame-options"), address).toBe("DENY");
    expect.soft(headers.get("referrer-policy"), address).toBe("strict-origin-when-cross-origin");
    expect.soft(headers.get("content-security-policy"), address).toContain("frame-ancestors 'none'");
    expect.soft(headers.get("x-powered-by"), address).toBeNull();
    expect.soft(headers.get("server"), address).toBeNull();
  }
});

test("a page may run its files and what carries the nonce of its rendering, and no other inline script", async () => {
  const app = await startTestApp({ render });
  const policy = (await app.get("/")).headers.get("content-security-policy") ?? "";
  expect(policy).toContain(`script-src 'self' 'nonce-${testNonce}';`);
  expect(policy).toContain("style-src 'self';");
  expect(policy.replace("style-src-attr 'unsafe-inline';", "")).not.toContain("'unsafe-");
  expect(policy).toContain("default-src 'none'");
  // One other host: films play in its frame, once somebody asks for one.
  expect(policy.replace("; frame-src https://www.youtube-nocookie.com;", ";")).not.toContain("http");
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
