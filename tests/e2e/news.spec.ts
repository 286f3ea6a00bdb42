import { showEvents, showUpdates } from "#tests/support/home-content.ts";
import { expect, test } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";

// Of a site's many stories of today the list would show no event of last week.
test.use({ ownSite: "news" });
test.describe.configure({ mode: "default" });

test("the news are stories, past events and updates in one list, with what is coming up beside: ABOUT-07", async ({
  page,
  admin,
  database,
}) => {
  await showUpdates(admin, [{ title: "A pump" }, { title: "A class" }, { title: "A clinic" }]);
  await showEvents(admin, database, [
    { title: "A day of water", inDays: -3 },
    { title: "A day of blood", inDays: 9 },
  ]);
  const title = uniqueTitle("Only just written");
  const { slug } = await admin.publish({ title, content: "A line.", category: "News" });
  await page.goto("/news");
  await expect(page.getByRole("heading", { level: 1, name: "What is new" })).toBeVisible();
  const story = page.getByRole("article").filter({ has: page.getByRole("heading", { name: title }) });
  await expect(story.getByText("Story", { exact: true })).toBeVisible();
  await expect(story.getByRole("link", { name: title })).toHaveAttribute("href", `/blog/${slug}`);
  const latest = page.getByRole("list", { name: "The latest" });
  for (const kind of ["Story", "Event", "Update"]) {
    await expect(latest.getByText(kind, { exact: true }).first()).toBeVisible();
  }
  const days = await latest
    .getByRole("time")
    .evaluateAll((all) => all.map((time) => time.getAttribute("datetime")));
  expect(days).toEqual([...days].sort().reverse());
  const ahead = page.getByRole("region", { name: "Coming up" });
  await expect(ahead.getByRole("listitem").first()).toBeVisible();
  await ahead.getByRole("link", { name: "All events" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Upcoming Events" })).toBeVisible();
});
