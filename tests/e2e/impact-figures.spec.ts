import { brokenRequest, expect, type Locator, type Page, test } from "#tests/support/site.ts";
import { isMarked, markPage, pauseClock, showHydrated } from "#tests/support/site-visitor.ts";

const account = (page: Page) => page.getByRole("region", { name: "The help we gave" });
const since = (page: Page) => page.getByRole("region", { name: "Transforming Lives Since 2016" });
const given = {
  "Families helped": 1990,
  "Students educated": 1100,
  "Medical aid": 500,
  "Crisis relief": 1300,
};
const rings = { "Overall impact": 87, "Community reach": 92, "Program success": 85 };

const row = (part: Locator, name: string) => part.locator("dl > div").filter({ hasText: name });
/** The visible text while it counts. */
const seen = async (part: Locator): Promise<number> =>
  Number(
    (await part.locator("[aria-hidden=true]").filter({ hasText: /\d/ }).first().innerText()).replace(
      /\D/g,
      "",
    ),
  );
/** The text for screen readers. */
const said = (part: Locator) => part.locator(".figures > span:not([aria-hidden])").first();
const written = (total: number) => total.toLocaleString("en-US");

test.describe("that may move", () => {
  test.use({ contextOptions: { reducedMotion: "no-preference" } });

  test("the account counts up over 2.5 s once it is in view, with the final number for screen readers", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 1300 });
    await pauseClock(page);
    await page.goto("/");
    await showHydrated(account(page));
    const shares = async () => {
      const parts = Object.entries(given).map(
        async ([name, total]) => (await seen(row(account(page), name))) / total,
      );
      return Promise.all(parts);
    };
    await expect(async () => {
      await page.clock.runFor(20);
      expect(Math.max(...(await shares()))).toBeLessThan(0.5);
    }).toPass();
    for (const [name, total] of Object.entries(given)) {
      await expect(said(row(account(page), name))).toHaveText(written(total));
    }
    await page.clock.runFor(1_000);
    const halfway = await shares();
    expect(Math.min(...halfway)).toBeGreaterThan(0.5);
    expect(Math.max(...halfway)).toBeLessThan(1);
    await page.clock.runFor(1_600);
    expect(await shares()).toEqual([1, 1, 1, 1]);
  });
});

test("the account has a chart of six values for each figure, and three rings", async ({ page }) => {
  await page.goto("/");
  await showHydrated(account(page));
  for (const [name, total] of Object.entries(given)) {
    const figure = row(account(page), name);
    await expect(said(figure)).toHaveText(written(total));
    expect(await seen(figure)).toBe(total);
    await expect(figure.locator("[aria-hidden=true]", { hasText: /\d/ })).toHaveText(written(total));
    const path = await figure
      .locator("svg path")
      .evaluateAll((paths) => paths.map((path) => path.getAttribute("d")));
    expect(path.join("").match(/M/g), "columns").toHaveLength(6);
  }
  for (const [name, percent] of Object.entries(rings)) {
    const ring = account(page).getByRole("listitem").filter({ hasText: name });
    await expect(said(ring)).toHaveText(`${percent}%`);
    await expect(ring.locator("circle").last()).toHaveAttribute("stroke-dasharray", `${percent} 100`);
  }
});

test.describe("'Transforming Lives Since 2016'", () => {
  test.use({ expectedNoise: [brokenRequest] });

  test("has the badge of verification, three rings, four counters, and links to donating", async ({
    page,
  }) => {
    await page.goto("/");
    await showHydrated(since(page));
    await expect(since(page).getByText("Government-verified")).toBeVisible();
    await expect(since(page).getByRole("link", { name: "Check our registration" })).toHaveAttribute(
      "href",
      "/about-us#checking",
    );
    const shares = since(page).getByRole("listitem");
    await expect(shares).toHaveCount(3);
    for (const share of await shares.all()) await expect(said(share)).toHaveText(/^\d+%$/);
    const counters = since(page).locator("dl > div");
    await expect(counters).toHaveCount(4);
    for (const counter of await counters.all()) {
      await expect(counter).toContainText("+12%");
      const total = Number((await said(counter).innerText()).replace(/\D/g, ""));
      await expect.poll(() => seen(counter)).toBe(total);
    }
    // HOME-04: the whole page is loaded.
    await markPage(page);
    await since(page).getByRole("link", { name: "Support Our Mission" }).click();
    await expect(page).toHaveURL("/donate");
    expect(await isMarked(page)).toBe(false);
  });
});
