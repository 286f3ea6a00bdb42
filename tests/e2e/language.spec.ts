import { expect, test } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";

/* The two languages of the site, as addresses: ALL-28d. */

test("pages of staff, and files that are not of one language, are not below /ur", async ({ request }) => {
  for (const path of ["/login", "/dashboard/events", "/reset-password", "/sitemap.xml", "/robots.txt"]) {
    const response = await request.get(`/ur${path}`, { maxRedirects: 0 });
    expect(response.status(), path).toBe(301);
    expect(response.headers().location, path).toBe(path);
  }
});

test("moved addresses lead to the page in the same language, other spellings to the one", async ({
  request,
}) => {
  const moved = await request.get("/ur/team", { maxRedirects: 0 });
  expect([moved.status(), moved.headers().location]).toEqual([301, "/ur/about-us/team"]);
  const spelling = await request.get("/UR//About-Us/", { maxRedirects: 0 });
  expect([spelling.status(), spelling.headers().location]).toEqual([308, "/ur/about-us"]);
});

test("a page in Urdu carries no English words, a page in English no Urdu ones, and no script either", async ({
  request,
}) => {
  const english = await (await request.get("/contact")).text();
  const urdu = await (await request.get("/ur/contact")).text();
  expect(english).toContain("We read every message");
  expect(english).not.toContain("ہم ہر پیغام پڑھتے ہیں");
  expect(urdu).toContain("ہم ہر پیغام پڑھتے ہیں");
  expect(urdu).not.toContain("We read every message");
  const scripts = [...english.matchAll(/(?:src|href)="(\/assets\/[^"]+\.js)"/g)].map(([, url = ""]) => url);
  expect(scripts).toHaveLength(2);
  for (const url of new Set(scripts)) {
    const script = await (await request.get(url)).text();
    for (const words of ["We read every message", "ہم ہر پیغام پڑھتے ہیں", "پیغام بھیجیں"]) {
      expect(script, url).not.toContain(words);
    }
  }
});

test("what is refused below /ur is said in Urdu, with a way home", async ({ request }) => {
  const response = await request.post("/ur/contact", {
    form: { name: "x" },
    headers: { origin: "https://elsewhere.example" },
  });
  expect(response.status()).toBe(403);
  const body = await response.text();
  expect(body).toContain('lang="ur" dir="rtl"');
  expect(body).toContain("یہ فارم ہماری سائٹ سے نہیں بھیجا گیا۔");
  expect(body).toContain('href="/ur"');
});

test("the switch keeps page and query, and the way through the site keeps the language", async ({ page }) => {
  await page.goto("/events?show=past");
  await page.getByRole("link", { name: "اردو" }).click();
  await expect(page).toHaveURL(/\/ur\/events\?show=past$/);
  await expect(page.locator("html")).toHaveAttribute("dir", "rtl");
  await page.getByRole("contentinfo").getByRole("link", { name: "کہانیاں", exact: true }).click();
  await expect(page).toHaveURL(/\/ur\/blogs$/);
  await expect(page.getByRole("heading", { level: 1, name: "ہمارے کام کی کہانیاں" })).toBeVisible();
  await page.getByRole("banner").getByRole("link", { name: "English", exact: true }).click();
  await expect(page).toHaveURL(/\/blogs$/);
  await expect(page.locator("html")).toHaveAttribute("dir", "ltr");
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? "with JavaScript" : "without JavaScript", () => {
    test.use({ javaScriptEnabled });

    test("a list in Urdu stays in Urdu when it is searched, filtered and paged", async ({ page, admin }) => {
      // More than fit on a page of the list.
      for (let post = 0; post < 13; post += 1) await admin.publish({ title: uniqueTitle("Page") });
      const main = page.getByRole("main");
      for (const [path, asked] of [
        ["/ur/blogs", /\/ur\/blogs\?q=a$/],
        ["/ur/blogs?category=water", /\/ur\/blogs\?(.+&)?q=a$/],
        ["/ur/search", /\/ur\/search\?q=a$/],
      ] as const) {
        await page.goto(path);
        await main.getByRole("searchbox").fill("a");
        await main.getByRole("searchbox").press("Enter");
        await expect(page).toHaveURL(asked);
      }
      for (const path of [
        "/ur/blogs",
        "/ur/blogs?q=a",
        "/ur/events?show=all",
        "/ur/gallery",
        "/ur/search?q=water",
      ]) {
        await page.goto(path);
        const links = await main
          .getByRole("link")
          .evaluateAll((all) => all.map((one) => one.getAttribute("href")));
        expect(links.length, path).toBeGreaterThan(1);
        expect(
          links.filter((link) => link?.startsWith("/") && !link.startsWith("/ur")),
          path,
        ).toEqual([]);
      }
    });
  });
}
