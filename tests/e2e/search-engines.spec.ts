import { expect, publicAddress, test } from "#tests/support/site.ts";
import { structuredData } from "#tests/support/site-visitor.ts";

test("the home page tells search engines who the foundation is", async ({ page }) => {
  await page.goto("/");
  expect(await structuredData(page, "FAQPage")).toMatchObject({
    mainEntity: expect.arrayContaining([
      expect.objectContaining({ "@type": "Question", name: "Are donations exempt from tax?" }),
    ]),
  });
  expect(await structuredData(page, "NGO")).toMatchObject({
    "@context": "https://schema.org",
    "@type": "NGO",
    name: "Umeed Welfare Foundation",
    url: `${publicAddress}/`,
    logo: { url: `${publicAddress}/icon-512.png` },
  });
});

test("there is a /favicon.ico for clients that read no page", async ({ request }) => {
  const response = await request.get("/favicon.ico");
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toMatch(/^image\/(?:x-icon|vnd\.microsoft\.icon)/);
  const file = await response.body();
  expect([...file.subarray(0, 4)]).toEqual([0, 0, 1, 0]);
  // The first entry is a PNG of 16 pixels, at its offset.
  expect(file.readUInt8(6)).toBe(16);
  expect(file.subarray(file.readUInt32LE(18)).subarray(1, 4).toString()).toBe("PNG");
});

test("/robots.txt keeps crawlers away from the dashboard, the sign-in and the calls, and names the sitemap", async ({
  request,
}) => {
  const response = await request.get("/robots.txt");
  expect(response.status()).toBe(200);
  expect(response.headers()["content-type"]).toBe("text/plain; charset=utf-8");
  expect((await response.text()).split("\n")).toEqual([
    "User-agent: *",
    "Disallow: /dashboard",
    "Disallow: /login",
    "Disallow: /backendReact/",
    // Pictures may be found by search engines.
    "Allow: /backendReact/uploads/",
    "",
    `Sitemap: ${publicAddress}/sitemap.xml`,
    "",
  ]);
});
