import { expect, type Page, test } from "#tests/support/site.ts";

const main = (page: Page) => page.getByRole("main");

/** Each service's title, what it calls to, where that leads, and a figure of SERV-02 where one is given. */
const services = [
  ["health", "Health", "Give to a clinic", "/donate", "18,000+"],
  ["education", "Education", "Send a child to school", "/donate", "4,500+"],
  ["blood-donation", "Blood Donation", "Find a Blood Drive", "/donation-camps", "15 min"],
  ["food-program", "Food Program", "Fill a sack", "/donate", "350,000+"],
  ["sadaqa-jaria", "Sadaqa Jaria", "Give what lasts", "/donate", undefined],
  ["cloth-distribution", "Cloth Distribution", "Give a quilt", "/donate", undefined],
  ["employment", "Employment", "See the open courses and posts", "/registration/career", undefined],
  ["marriage", "Marriage", "Help a household begin", "/donate", undefined],
] as const;

test("each service says what it is, how it goes and who may ask: SERV-01", async ({ page }) => {
  for (const [slug, title, call, path, figure] of services) {
    await page.goto(`/services/${slug}`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(main(page).getByRole("heading", { name: "How it goes" })).toBeVisible();
    await expect(main(page).getByRole("heading", { name: "Who may ask" })).toBeVisible();
    await expect(main(page).getByRole("link", { name: call })).toHaveAttribute("href", path);
    await expect(main(page).getByRole("img").first()).toHaveAttribute("alt", /\w{3}/);
    if (figure) await expect(main(page).getByText(figure, { exact: true })).toBeVisible();
  }
});

test("a service leads to the others", async ({ page }) => {
  await page.goto("/services/health");
  const others = page.getByRole("navigation", { name: "Our other services" });
  await expect(others.getByRole("link")).toHaveCount(7);
  await others.getByRole("link", { name: "Marriage" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Marriage" })).toBeVisible();
});

test.describe("an unknown service", () => {
  test.use({ expectedNoise: [/404/] });

  test("is a page that is not found", async ({ page }) => {
    const response = await page.goto("/services/nothing");
    expect(response?.status()).toBe(404);
    await expect(page.getByRole("heading", { name: "404 | Page Not Found" })).toBeVisible();
  });
});
