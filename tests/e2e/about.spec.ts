import { expect, type Page, test } from "#tests/support/site.ts";

const main = (page: Page) => page.getByRole("main");

test("our story is a line of five years, each with its text and pictures: ABOUT-01", async ({ page }) => {
  await page.goto("/about-us/journey");
  await expect(page.getByRole("heading", { level: 1, name: "Our Story" })).toBeVisible();
  const years = main(page).getByRole("heading", { level: 2, name: /^20\d\d / });
  await expect(years).toHaveText([/^2016/, /^2018/, /^2020/, /^2023/, /^2025/]);
  for (const year of [2016, 2018, 2020, 2023, 2025]) {
    const entry = page.getByRole("listitem").filter({ has: page.getByRole("heading", { name: `${year} ` }) });
    await expect(entry.getByRole("paragraph")).toHaveText(/\w+ \w+/);
    await expect(entry.getByRole("img")).toHaveAttribute("alt", /\w{3}/);
    await expect(entry.locator("img").first(), "the icon").toHaveAttribute("src", `/art/year-${year}.svg`);
  }
  await page.getByRole("navigation", { name: "Years" }).getByRole("link", { name: "2023" }).click();
  await expect(years.nth(3)).toBeInViewport();
});

test("the President and the Chairman each have a letter, and each leads to the other: ABOUT-01", async ({
  page,
}) => {
  await page.goto("/about-us/president-message");
  const letter = page.getByRole("article");
  await expect(letter.getByText("President's Message")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Why the doors were opened" })).toBeVisible();
  await expect(letter.getByText("Umeed Welfare Foundation, Lahore")).toBeVisible();
  await expect(letter.getByText("The President", { exact: true }), "signed by role").toBeVisible();
  const onwards = page.getByRole("navigation", { name: "More about us" });
  await onwards.getByRole("link", { name: "How each rupee is watched over" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "How each rupee" })).toBeVisible();
  await expect(letter.getByText("The Chairman", { exact: true })).toBeVisible();
  await expect(onwards.getByRole("link", { name: "Why the doors were opened" })).toHaveAttribute(
    "href",
    "/about-us/president-message",
  );
});
