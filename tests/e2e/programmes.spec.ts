import { expect, type Page, test } from "#tests/support/site.ts";
import { figuresIn } from "#tests/support/site-visitor.ts";

const programmes = (page: Page) => page.getByRole("region", { name: "Transforming Lives Daily" });
const bars = (page: Page): Promise<number[]> =>
  programmes(page)
    .getByRole("article")
    .evaluateAll((cards) =>
      cards.map((card) =>
        Number.parseInt(card.querySelector("rect:last-child")?.getAttribute("width") ?? "0", 10),
      ),
    );

test("nine cards lead to their stories, in the order of PROG-01", async ({ page }) => {
  await page.goto("/");
  const cards = programmes(page).getByRole("article");
  await expect(cards).toHaveCount(9);
  const links = await cards
    .getByRole("link")
    .evaluateAll((all) => all.map((link) => link.getAttribute("href")));
  expect(links).toEqual([
    "/details/education-for-every-child",
    "/details/women-empowerment",
    "/details/emergency-relief",
    "/details/orphan-support",
    "/details/healthcare-access",
    "/details/adult-literacy",
    "/details/clean-water-projects",
    "/details/child-protection",
    "/details/skill-development",
  ]);
  for (const card of await cards.all()) {
    await expect(card.getByRole("heading", { level: 3 })).toHaveText(/\w/);
    await expect(card.getByRole("img")).toHaveAttribute("alt", /\w{3}/);
  }
  expect(await figuresIn(programmes(page))).toEqual([
    "50K+ Lives Touched",
    "120+ Communities",
    "9 Core Programs",
    "15 Years Serving",
  ]);
  const join = programmes(page).getByRole("link", { name: "Join Our Mission" });
  await expect(join).toHaveAttribute("href", "/get-involved");
});

test("each card has a bar between 60 and 100 percent, the same at every visit", async ({ page }) => {
  await page.goto("/");
  const found = await bars(page);
  expect(found).toHaveLength(9);
  for (const percent of found) {
    expect(percent).toBeGreaterThanOrEqual(60);
    expect(percent).toBeLessThanOrEqual(100);
  }
  expect(new Set(found).size, "they are not all the same").toBeGreaterThan(3);
  await page.reload();
  expect(await bars(page)).toEqual(found);
});
