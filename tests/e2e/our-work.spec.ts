import { showEvents } from "#tests/support/home-content.ts";
import { expect, test } from "#tests/support/site.ts";

test("our work goes from the first call to the last visit, and leads to services and programmes: ABOUT-05", async ({
  page,
}) => {
  await page.goto("/our-work");
  await expect(
    page.getByRole("heading", { level: 1, name: "From the first call to the last visit" }),
  ).toBeVisible();
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveText([
    "You call us",
    "We visit you",
    "We decide",
    "We bring what you need",
    "We visit you again",
    "The last visit",
    "Do you need help?",
    "What you can ask for",
    "Our programmes",
  ]);
  const asking = page.getByRole("region", { name: "Do you need help?" });
  await expect(asking.getByRole("link", { name: /^Call/ })).toHaveAttribute("href", /^tel:\+\d+$/);
  const services = page.getByRole("region", { name: "What you can ask for" }).getByRole("link");
  await expect(services).toHaveCount(8);
  const programmes = page.getByRole("region", { name: "Our programmes" }).getByRole("link");
  await expect(programmes).toHaveCount(9);
  await programmes.first().click();
  await expect(page.getByRole("heading", { level: 1, name: "Education for Every Child" })).toBeVisible();
});

test("the community has its circles, each with a way in, and its next events: ABOUT-05", async ({
  page,
  admin,
  database,
}) => {
  const days = [-2, 3, 5, 8, 13];
  await showEvents(
    admin,
    database,
    days.map((inDays) => ({ title: `In ${inDays} days`, inDays })),
  );
  await page.goto("/community");
  await expect(
    page.getByRole("heading", { level: 1, name: "The people who make our work possible" }),
  ).toBeVisible();
  const circles = page.getByRole("region", { name: "Who we are" });
  await expect(circles.getByRole("heading", { level: 3 })).toHaveText([
    "Neighbours",
    "Volunteers",
    "Members",
    "Blood donors",
  ]);
  for (const [name, path] of [
    ["Become a volunteer", "/registration/volunteer"],
    ["Become a member", "/registration/membership"],
    ["Register as a blood donor", "/registration/blood-donor"],
  ] as const) {
    await expect(circles.getByRole("link", { name })).toHaveAttribute("href", path);
  }
  await expect(page.getByRole("region", { name: "Where we meet" }).getByRole("term")).toHaveCount(4);
  const coming = page.getByRole("region", { name: "Come and meet us" });
  await expect(coming.getByRole("article")).toHaveCount(3);
  await expect(coming.getByText("Completed")).toHaveCount(0);
});
