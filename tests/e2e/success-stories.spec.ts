import { expect, type Page, test } from "#tests/support/site.ts";

const stories = (page: Page) => page.getByRole("region", { name: "Success stories" });
const scrollList = (page: Page) => stories(page).getByRole("list", { name: "Success stories" });

test("eight stories: category, achievement, text, five stars, narrator", async ({ page }) => {
  await page.goto("/");
  const cards = scrollList(page).getByRole("article");
  await expect(cards).toHaveCount(8);
  const categories = [
    "Education",
    "Women Empowerment",
    "Emergency Relief",
    "Orphan Support",
    "Healthcare",
    "Skill Development",
    "Water Projects",
    "Adult Education",
  ];
  for (const [place, category] of categories.entries()) {
    const card = cards.nth(place);
    await expect(card).toContainText(category);
    await expect(card).toContainText("5 of 5 stars");
    await expect(card.getByRole("heading", { level: 3 })).toHaveText(/\w/);
    await expect(card.getByRole("blockquote")).toHaveText(/\w/);
    // By role and place, without names.
    await expect(card).toContainText(/An? [\w ]+, [A-Z]\w+/);
  }
  const join = stories(page).getByRole("link", { name: "Get Involved Today" });
  await expect(join).toHaveAttribute("href", "/get-involved");
  const share = stories(page).getByRole("link", { name: "Share Your Story" });
  await expect(share).toHaveAttribute("href", "/share-story");
});
