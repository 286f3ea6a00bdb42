import { brokenRequest, expect, type Page, test } from "#tests/support/site.ts";

test.use({ serviceWorkers: "allow", expectedNoise: [brokenRequest] });

const waitForWorker = (page: Page) =>
  page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const worker = registration.active;
    if (worker?.state === "activated") return;
    await new Promise((resolve) => worker?.addEventListener("statechange", resolve));
  });

test("without a network the offline page shows, with the phone, and a press tries again", async ({
  page,
  context,
  admin,
}) => {
  await page.goto("/programs");
  await waitForWorker(page);
  await page.reload();

  await context.setOffline(true);
  await page.goto("/blogs");
  await expect(page).toHaveURL("/blogs");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("There is no connection");
  await expect(page.getByRole("link", { name: /^\+92/ })).toHaveAttribute("href", /^tel:\+92\d+$/);
  await expect(page.locator("main")).toHaveCSS("text-align", "center");
  await expect(page.locator("img")).not.toHaveJSProperty("naturalWidth", 0);

  await context.setOffline(false);
  await page.getByRole("link", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Stories from our work");

  // Pages never come from a store: what staff have saved shows at once.
  await admin.saveBanner({ message: "Said just now", link_text: "Read on", link_url: "/blogs" });
  await page.reload();
  await expect(page.getByText("Said just now").first()).toBeVisible();
});

test("a newer offline page takes the place of the stored one, and nothing else is stored", async ({
  page,
}) => {
  await page.goto("/programs");
  await page.evaluate(() => caches.open("offline-of-another-version"));
  await waitForWorker(page);
  await expect
    .poll(() => page.evaluate(() => caches.keys()))
    .toEqual([expect.stringMatching(/^offline-[0-9a-f]{12}$/)]);
  const stored = await page.evaluate(async () => {
    const [name = ""] = await caches.keys();
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname).sort();
  });
  expect(stored).toEqual(["/art/offline.svg", "/offline", "/offline.css", "/ur/offline"]);
});

test("the manifest names the foundation, and its icons and shortcuts are there", async ({ request }) => {
  const response = await request.get("/site.webmanifest");
  expect(response.headers()["content-type"]).toMatch(/^application\/manifest\+json/);
  const manifest = await response.json();
  expect(manifest).toMatchObject({
    name: "Umeed Welfare Foundation",
    short_name: "Umeed",
    start_url: "/",
    background_color: "#fbf6ec",
  });
  expect(manifest.shortcuts.map(({ url }: { url: string }) => url)).toEqual([
    "/donate",
    "/registration/blood-donor",
  ]);
  expect(manifest.icons).toContainEqual(
    expect.objectContaining({ sizes: "512x512", purpose: expect.stringContaining("maskable") }),
  );
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
  for (const { url } of manifest.shortcuts) expect((await request.get(url)).status(), url).toBe(200);
});
