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
  await expect(page.getByRole("heading", { level: 1, name: "Why we opened our doors" })).toBeVisible();
  await expect(letter.getByText("Umeed Welfare Foundation, Lahore")).toBeVisible();
  await expect(letter.getByText("The President", { exact: true }), "signed by role").toBeVisible();
  const onwards = page.getByRole("navigation", { name: "More about us" });
  await onwards.getByRole("link", { name: "How we look after your money" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "How we look after" })).toBeVisible();
  await expect(letter.getByText("The Chairman", { exact: true })).toBeVisible();
  await expect(onwards.getByRole("link", { name: "Why we opened our doors" })).toHaveAttribute(
    "href",
    "/about-us/president-message",
  );
});

test("who leads it and whether it is registered stands at the top of /about-us, with how to check it: ABOUT-04", async ({
  page,
}) => {
  await page.goto("/about-us");
  await expect(page.getByRole("heading", { level: 1, name: "Who we are" })).toBeVisible();
  const glance = page.getByRole("region", { name: "At a glance" });
  const answer = (name: string) => glance.getByRole("definition").nth(answers.indexOf(name));
  const answers = ["Registered", "Who leads it", "Since", "Office", "What we do", "Our results"];
  await expect(glance.getByRole("term")).toHaveText(answers);
  await expect(answer("Registered")).toContainText("Government of the Punjab, as a welfare society");
  await expect(answer("Registered")).toContainText("Federal Board of Revenue");
  await expect(answer("Since")).toHaveText("2016");
  await expect(answer("Office")).toContainText("Lahore");
  await expect(answer("What we do").getByRole("link")).toHaveCount(9);
  for (const [role, letter, path] of [
    ["The President", "Why we opened our doors", "/about-us/president-message"],
    ["The Chairman", "How we look after your money", "/about-us/chairman-message"],
  ] as const) {
    await expect(answer("Who leads it")).toContainText(role);
    await expect(glance.getByRole("link", { name: letter })).toHaveAttribute("href", path);
  }
  const checking = page.getByRole("region", { name: "How to check it" });
  await expect(checking.getByRole("listitem")).toHaveCount(3);
  await expect(checking.getByRole("link", { name: "Ask for our registration papers" })).toHaveAttribute(
    "href",
    "/contact?subject=Registration%20papers",
  );
  const years = page.getByRole("region", { name: "Our Story" }).getByRole("heading", { level: 3 });
  await expect(years).toHaveText([/^2016/, /^2018/, /^2020/, /^2023/, /^2025/]);
});

test("the mission is promised to somebody, and the team is found by desk: ABOUT-01, ABOUT-03", async ({
  page,
}) => {
  await page.goto("/about-us/mission");
  await expect(page.getByRole("heading", { level: 1, name: "Our Mission" })).toBeVisible();
  await expect(main(page).getByText("No family near us should face hunger")).toBeVisible();
  await expect(page.getByRole("region", { name: "What we promise" }).getByRole("term")).toHaveCount(4);
  await expect(
    page.getByRole("region", { name: "How we decide" }).getByRole("heading", { level: 3 }),
  ).toHaveCount(4);

  await page.goto("/about-us/team");
  const desk = page.getByRole("region", { name: "Programmes" });
  await expect(desk.getByRole("listitem").first()).toHaveText(/Programme lead, education.*Lahore/);
  await expect(page.getByRole("region", { name: "Where we work" }).getByRole("term").first()).toHaveText(
    "Lahore",
  );
  await desk.getByRole("link", { name: /Write to this department.*Programmes/ }).click();
  await expect(main(page).getByRole("heading", { level: 2, name: "About a programme" })).toBeVisible();
});
