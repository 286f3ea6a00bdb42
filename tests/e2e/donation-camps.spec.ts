import { dayIn, emptyPageCache, showEvents } from "#tests/support/home-content.ts";
import { expect, type Page, test } from "#tests/support/site.ts";

const drives = (page: Page) => page.getByRole("region", { name: "The next drives" });
const drive = (page: Page, title: string) => drives(page).getByRole("article").filter({ hasText: title });
const link = (page: Page, name: string) => page.getByRole("main").getByRole("link", { name, exact: true });

test("the coming blood drives, the earliest first, each with day, hour, place and the way to its page: EVENT-12", async ({
  page,
  admin,
  database,
}) => {
  await showEvents(admin, database, [
    { title: "Blood drive at the college", inDays: 9, time: "11:30" },
    { title: "Blood drive of last week", inDays: -7 },
    { title: "Free eye camp", inDays: 3 },
    { title: "Blood camp on Canal Road", inDays: 1 },
    { title: "Blood camp in the rain", inDays: 20 },
  ]);
  const events: { id: number; title: string }[] = await admin.call("listEvents");
  const rained = events.find(({ title }) => title === "Blood camp in the rain")?.id;
  await admin.call("cancelEvent", { id: rained, cancelled: true });

  await page.goto("/services/blood-donation");
  await page.getByRole("main").getByRole("link", { name: "Find a Blood Drive" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blood drives");
  await expect(drives(page).getByRole("heading", { level: 3 })).toHaveText([
    "Blood camp on Canal Road",
    "Blood drive at the college",
    "Blood camp in the rain",
  ]);
  const college = drive(page, "college");
  await expect(college).toContainText("Upcoming");
  await expect(college.locator("time")).toHaveAttribute("datetime", dayIn(9));
  await expect(college).toContainText("11:30");
  await expect(college).toContainText("Lahore");
  await expect(drive(page, "rain")).toContainText("Cancelled");
  await college.getByRole("link", { name: /^View Details/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Blood drive at the college");
});

test("who can give, to whom, and when again, without a framework; and the ways to register and to ask", async ({
  page,
}) => {
  await page.goto("/donation-camps");
  await expect(link(page, "Register as a donor").first()).toHaveAttribute(
    "href",
    "/registration/blood-donor",
  );
  await expect(link(page, "I need blood").first()).toHaveAttribute("href", "/registration/blood-request");
  await expect(page.locator("html")).toHaveAttribute("data-plain");
  await expect(page.getByText("between 18 and 60 years old")).toBeVisible();
  await expect(page.getByText("at least 90 days ago if you are a man, 120 if you are a woman")).toBeVisible();

  const row = page.getByRole("row", { name: /^B-/ });
  await expect(row.getByRole("cell")).toHaveText(["no", "no", "no", "yes", "no", "no", "no", "yes"]);
  await expect(page.getByRole("row", { name: /^AB\+/ }).getByRole("cell", { name: "yes" })).toHaveCount(8);
});

test("without a drive, and without the events, the rest of the page stands", async ({
  page,
  admin,
  database,
}) => {
  await showEvents(admin, database, [{ title: "Free eye camp", inDays: 3 }]);
  await page.goto("/donation-camps");
  await expect(drives(page).getByRole("heading", { level: 3 })).toHaveText(
    "No blood drive is planned at the moment",
  );
  await database.schema.alterTable("events").renameTo("events_away").execute();
  await emptyPageCache(admin);
  try {
    await page.goto("/donation-camps");
    await expect(drives(page).getByRole("alert")).toContainText(
      "Unable to load events. Please try again later.",
    );
    await expect(page.getByRole("heading", { name: "How it works" })).toBeVisible();
  } finally {
    await database.schema.alterTable("events_away").renameTo("events").execute();
  }
  await drives(page).getByRole("link", { name: "Try Again" }).click();
  await expect(drives(page).getByRole("alert")).toHaveCount(0);
});
