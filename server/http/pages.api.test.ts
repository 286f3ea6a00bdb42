import { expect, test } from "vitest";
import { startTestApp } from "#tests/support/app.ts";

const render = async () => ({
  response: new Response("page", { headers: { "content-type": "text/html; charset=utf-8" } }),
});

test.for([
  ["/BLOGS", "/blogs"],
  ["/blogs/", "/blogs"],
  ["/%62logs", "/blogs"],
  ["/Blog/Story?utm_source=x&q=A", "/blog/story?utm_source=x&q=A"],
  ["/newsletter/CONFIRM?token=Aa", "/newsletter/confirm?token=Aa"],
] as const)(
  "%s is found at %s alone, and another spelling is no entry of the cache",
  async ([asked, one]) => {
    const app = await startTestApp({ render });
    for (let time = 0; time < 2; time += 1) {
      const { status, headers } = await app.get(asked);
      expect(status).toBe(308);
      expect(headers.get("location")).toBe(one);
    }
    expect(app.deps.pageCache.size.entries).toBe(0);
    expect((await app.get(one)).status).toBe(200);
  },
);

test.for([
  ["/about", "/about-us"],
  ["/team", "/about-us/team"],
  ["/volunteer", "/registration/volunteer"],
  ["/careers?utm_source=x", "/registration/career"],
  ["/internships", "/registration/internship"],
  ["/volunteer-stories", "/blogs?category=volunteers"],
] as const)("%s is a synonym of %s: FRAME-07", async ([asked, page]) => {
  const app = await startTestApp({ render });
  const { status, headers } = await app.get(asked);
  expect(status).toBe(301);
  expect(headers.get("location")).toBe(page);
});

test("a call in another spelling is no entry of the cache", async () => {
  const app = await startTestApp();
  for (const address of ["/backendReact/%61pi_banner.php", "/backendReact/api_%62anner.php"]) {
    expect((await app.get(address)).status).toBe(200);
  }
  expect(app.deps.pageCache.size.entries).toBe(0);
  await app.get("/backendReact/api_banner.php");
  await expect.poll(() => app.deps.pageCache.size.entries).toBe(1);
});

test.for([
  ["on", "203.0.113.1", "one proxy wrote the last entry"],
  ["2", "198.51.100.1", "two proxies wrote the last two"],
  ["127.0.0.0/8", "203.0.113.1", "a proxy in a trusted network wrote the last entry"],
  ["10.0.0.0/8", "127.0.0.1", "the connection itself is from elsewhere"],
  ["off", "127.0.0.1", "nobody is believed"],
] as const)("TRUST_PROXY=%s takes the address %s: %s", async ([trust, address]) => {
  const asked: string[] = [];
  const app = await startTestApp({
    env: { TRUST_PROXY: trust },
    render: async (_request, { address: from }) => {
      asked.push(from);
      return render();
    },
  });
  await app.get("/", { "x-forwarded-for": "192.0.2.66, 198.51.100.1, 203.0.113.1" });
  expect(asked).toEqual([address]);
});

test("an IPv6 visitor is counted by network", async () => {
  const asked: string[] = [];
  const app = await startTestApp({
    env: { TRUST_PROXY: "on" },
    render: async (_request, { address }) => {
      asked.push(address);
      return render();
    },
  });
  await app.get("/?a", { "x-forwarded-for": "2001:db8:1:2:3::1" });
  expect(asked).toEqual(["2001:db8:1:2::/64"]);
});
