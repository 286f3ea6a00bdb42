import { emptyPageCache, showEvents, showSlides, showUpdates } from "#tests/support/home-content.ts";
import { brokenRequest, expect, type Page, test } from "#tests/support/site.ts";

/*
 * The home page when the database cannot read one of its parts: the page works, and each part shows its own
 * error.
 */

const section = (page: Page, name: string) => page.getByRole("region", { name, exact: true });

/** What is shown in place of a part. Announcement and ads are left out. */
const parts: { table: string; expectError: (page: Page) => Promise<void> }[] = [
  {
    table: "blog_posts",
    expectError: async (page) => {
      const stories = section(page, "Stories from our work");
      await expect(stories.getByRole("heading", { name: "Unable to Load Stories" })).toBeVisible();
      await expect(stories.getByText("Failed to load blogs", { exact: true })).toBeVisible();
      await expect(stories.getByRole("link", { name: "View All Blog Posts" })).toBeVisible();
    },
  },
  {
    table: "events",
    expectError: async (page) => {
      const events = section(page, "Upcoming Events");
      await expect(events.getByRole("heading", { name: "Unable to Load Events" })).toBeVisible();
    },
  },
  {
    table: "hero_slides",
    expectError: (page) =>
      expect(section(page, "Welcome").getByRole("heading", { level: 2 })).toHaveText("Create Lasting Change"),
  },
  {
    table: "payouts",
    expectError: (page) =>
      expect(
        section(page, "Our books are open").getByRole("link", { name: "Check any receipt" }),
      ).toBeVisible(),
  },
  {
    table: "banner",
    expectError: (page) => expect(section(page, "Current Events")).toHaveCount(0),
  },
  {
    table: "ads",
    expectError: (page) => expect(page.getByRole("complementary", { name: "Future Project" })).toHaveCount(0),
  },
];

test.describe("one part that cannot be loaded", () => {
  // The browser's own call for the ads fails, too.
  test.use({ expectedNoise: [brokenRequest] });

  test("does not break the page", async ({ page, admin, database }) => {
    test.slow();
    await showSlides(admin, ["A slide"]);
    await showUpdates(admin, [{ title: "One" }, { title: "Two" }, { title: "Three" }]);
    await showEvents(admin, database, [{ title: "Next week", inDays: 7 }]);
    const found = {
      hero_slides: section(page, "Welcome").getByRole("heading", { name: "A slide" }),
      updates: section(page, "Real-time Impact").getByRole("heading", { name: "One" }),
      events: section(page, "Upcoming Events").getByRole("heading", { name: "Next week" }),
    };
    for (const { table, expectError } of parts) {
      await test.step(table, async () => {
        await emptyPageCache(admin);
        await database.schema.alterTable(table).renameTo(`${table}_away`).execute();
        try {
          const response = await page.goto("/");
          expect(response?.status()).toBe(200);
          // The ads come from a separate call; the page itself is complete.
          expect(response?.headers()["cache-control"]).toBe(
            table === "ads" ? "public, no-cache, s-maxage=60" : "no-store",
          );
          await expectError(page);
          for (const [other, part] of Object.entries(found)) {
            if (other !== table) await expect(part, other).toBeVisible();
          }
          await expect(section(page, "Common questions")).toBeVisible();
        } finally {
          await database.schema.alterTable(`${table}_away`).renameTo(table).execute();
        }
        // It was not cached: the next visitor gets the complete page, without a write in between.
        const next = await page.goto("/");
        expect(next?.headers()["cache-control"]).toBe("public, no-cache, s-maxage=60");
        for (const [name, part] of Object.entries(found)) await expect(part, name).toBeVisible();
      });
    }
  });
});
