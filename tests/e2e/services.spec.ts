import { expect, type Page, test } from "#tests/support/site.ts";
import { figuresIn } from "#tests/support/site-visitor.ts";

const main = (page: Page) => page.getByRole("main");

/** Each service's title, what it calls to, where that leads, and the figures of SERV-02. */
const services: [slug: string, title: string, call: string, path: string, figures: string[]][] = [
  [
    "health",
    "Health",
    "Give to a clinic",
    "/donate?fund=healthcare-access",
    [
      "25+ medical camps",
      "18,000+ lives treated",
      "100% of prescribed medicine given",
      "7+ initiatives for health",
    ],
  ],
  [
    "education",
    "Education",
    "Send a child to school",
    "/donate?fund=education-for-every-child",
    ["18 schools", "4,500+ students"],
  ],
  [
    "blood-donation",
    "Blood Donation",
    "Find a Blood Drive",
    "/donation-camps",
    [
      "Up to 3 lives that one pint of blood can save",
      "15 min is all it takes to give blood",
      "2 s pass before the next patient needs blood",
    ],
  ],
  [
    "food-program",
    "Food Program",
    "Fill a sack",
    "/donate?fund=sadqah",
    ["350,000+ meals a year", "50+ communities", "90% of funding goes to food distribution"],
  ],
  ["sadaqa-jaria", "Sadaqa Jaria", "Give what lasts", "/donate?fund=sadqah", []],
  ["cloth-distribution", "Cloth Distribution", "Give a quilt", "/donate?fund=emergency-relief", []],
  ["employment", "Employment", "Ask for work or training", "/contact?subject=Work%20or%20training", []],
  ["marriage", "Marriage", "Help a couple set up home", "/donate?fund=sadqah", []],
];

test("each service says what it is, how it goes and who may ask: SERV-01", async ({ page }) => {
  for (const [slug, title, call, path, figures] of services) {
    await page.goto(`/services/${slug}`);
    await expect(page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    await expect(main(page).getByRole("heading", { name: "How it works" })).toBeVisible();
    await expect(main(page).getByRole("heading", { name: "Who can ask" })).toBeVisible();
    await expect(main(page).getByRole("link", { name: call })).toHaveAttribute("href", path);
    await expect(main(page).getByRole("img").first()).toHaveAttribute("alt", /\w{3}/);
    if (figures.length > 0) expect(await figuresIn(main(page))).toEqual(figures);
    if (slug === "health") await expect(main(page)).toContainText("Our helpline is open 24/7");
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

test("who needs help is led to its form", async ({ page }) => {
  await page.goto("/services/health");
  await main(page).getByRole("link", { name: "Ask us for help" }).click();
  await expect(page).toHaveURL("/help");
});
