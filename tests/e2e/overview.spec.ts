import { createMessage } from "#app/features/people/contact/contact.store.server.ts";
import { karachiDay, karachiMonth } from "#app/lib/dates.ts";
import { queueMail } from "#server/mail/outbox.ts";
import { fillInboxes } from "#tests/support/dashboard-pages.ts";
import { giveOnSite as give } from "#tests/support/donations-desk.ts";
import { administrator, brokenRequest, expect, test } from "#tests/support/site.ts";
import { delayRequests, expectShift, watchShifts } from "#tests/support/site-visitor.ts";

test.use({ ownSite: "overview", expectedNoise: [brokenRequest] });
test.describe.configure({ mode: "default" });

const father = { name: "A father", email: "father@umeed.example", subject: "", message: "Is it open?" };

test("figures with last month's, what waits, the year's traffic, the last posts and changes: OVERVIEW-01 to 07", async ({
  page,
  admin,
  openDashboard,
  database,
}) => {
  const now = new Date();
  const thisMonth = karachiMonth(now).from;
  const lastMonth = karachiMonth(now, "last").from;
  await database.deleteFrom("page_views").execute();
  await database
    .insertInto("page_views")
    .values([
      { day: thisMonth, path: "/e2e", views: 1180 },
      { day: lastMonth, path: "/e2e", views: 1000 },
    ])
    .execute();
  await createMessage(database, father, now);
  await queueMail(database, now, { to: "gone@home.example", content: { subject: "Hello", paragraphs: [] } });
  await database.updateTable("outbox").set({ state: "failed", last_error: "550 No such user" }).execute();
  await admin.publish({ title: "A draft for later", status: "draft" });
  await admin.publish({ title: "کنواں" });

  await give(database, { state: "paid" });

  await openDashboard();
  const cards = page.getByRole("list", { name: "Figures" }).getByRole("listitem");
  await expect(cards.getByRole("heading", { level: 2 })).toHaveText([
    "Total Donations",
    "Active Volunteers",
    "New Blogs",
    "Traffic (MoM)",
  ]);
  await expect(cards.nth(0)).toContainText("PKR 2,500");
  await expect(cards.nth(0)).toContainText(/1 gift confirmed this month\.PKR 0 by \w+ \d+/);
  await expect(cards.nth(1)).toContainText(/0 this month, 0 by \w+ \d+/);
  await expect(cards.nth(2)).toContainText(/Published this month\.\d+ by \w+ \d+/);
  await expect(cards.nth(3)).toContainText(/\+\d+%/);
  await expect(cards.nth(3)).toContainText("1,000 by ");

  const waiting = page.getByRole("region", { name: "To do" });
  await expect(waiting.getByRole("listitem")).toHaveText([
    "1set of Zakat prices older than a month",
    "1unread message",
    "1failed email",
    "1draft post",
  ]);

  const traffic = page.getByRole("region", { name: "Page views in 12 months" });
  await traffic.getByText("As a table").click();
  const months = traffic.getByRole("table", { name: "Page views by month" }).getByRole("row");
  await expect(months).toHaveCount(13);
  await expect(months.last()).toContainText(/so far1,\d{3}/);
  await expect(months.nth(11)).toContainText("1,000");

  await page.getByRole("button", { name: "Gifts", exact: true }).click();
  await expect(page).toHaveURL("/dashboard?chart=gifts");
  const donations = page.getByRole("region", { name: "Gifts in 12 months" });
  const donationMonths = donations.getByRole("table", { name: "Gifts by month, in rupees" }).getByRole("row");
  await expect(donationMonths.last()).toContainText(/so far2,500/);

  const posts = page.getByRole("region", { name: "Recent posts" });
  await expect(posts.getByRole("listitem").filter({ hasText: "A draft for later" })).toContainText("Draft");
  await expect(
    page.getByRole("region", { name: "Last changes" }).getByRole("listitem").first(),
  ).toContainText("Added the blog post کنواں");

  await waiting.getByRole("link", { name: /unread message/ }).click();
  await expect(page).toHaveURL("/dashboard/messages?unread=1");
  await expect(page.getByRole("row", { name: /A father/ })).toBeVisible();
  await page.goBack();
  await waiting.getByRole("link", { name: /failed email/ }).click();
  await expect(page).toHaveURL("/dashboard/outbox?state=failed");
  await expect(page.getByRole("row", { name: /Hello/ })).toContainText(
    "The recipient's address does not exist.",
  );
});

test("nothing moves on a phone when its figures and steps arrive: OVERVIEW-07a", async ({
  page,
  openDashboard,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await watchShifts(page);
  const release = await delayRequests(page, "**/backendReact/overview");
  await openDashboard();
  await expect(page.getByText("Loading the overview...")).toBeVisible();
  release();
  await expect(page.getByRole("region", { name: "Before you open" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Figures" })).toBeVisible();
  await expect(page.getByRole("region", { name: "To do" })).toBeAttached();
  await page.evaluate(async () => {
    for (let frame = 0; frame < 4; frame += 1) await new Promise(requestAnimationFrame);
  });
  await expectShift(page, 0.1);
});

test("what is urgent stands above all else, in a phone's first screen: OVERVIEW-06a", async ({
  page,
  openDashboard,
  database,
}) => {
  await fillInboxes(database);
  await database
    .updateTable("blood_requests")
    .set({ needed_by: karachiDay(new Date()) })
    .execute();
  await page.setViewportSize({ width: 390, height: 844 });
  await openDashboard();
  const urgent = page.getByRole("region", { name: "Urgent" });
  await expect(urgent.getByRole("listitem")).toHaveText([
    "1blood request for today or tonight",
    "1family with a need that cannot wait",
  ]);
  await expect(urgent).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole("list", { name: "Figures" })).toBeInViewport();
  await urgent.getByRole("link", { name: /blood request/ }).click();
  await expect(page).toHaveURL("/dashboard/blood-donors");
});

test("the steps of a new installation go as they are done, and a failed load is tried again: OVERVIEW-07", async ({
  page,
  admin,
  openDashboard,
  database,
}) => {
  const first = database.selectFrom("users").select("password_hash").where("id", "=", 1);
  const { password_hash } = await first.executeTakeFirstOrThrow();
  let broken = true;
  await page.route("**/backendReact/overview", (route) => (broken ? route.abort() : route.continue()));
  await openDashboard();
  await expect(page.getByText("Network error")).toBeVisible();
  broken = false;
  await page.getByRole("button", { name: "Try Again" }).click();

  const opening = page.getByRole("region", { name: "Before you open" });
  await expect(opening.getByText("0 of 16 done")).toBeVisible();
  await expect(opening.getByRole("link", { name: "To do: Remove the sample content" })).toHaveAttribute(
    "href",
    "/dashboard/sample-content",
  );
  await expect(opening.getByRole("link", { name: "To do: Enter the foundation's details" })).toHaveAttribute(
    "href",
    "/dashboard/content/identity",
  );
  await admin.call("deleteSampleContent");
  await admin.call("updateCredentials", {
    newPassword: "Quilts-for-1!",
    currentPassword: administrator.password,
  });
  await page.reload();
  await expect(opening.getByText("2 of 16 done")).toBeVisible();
  await expect(opening.getByRole("link", { name: "Done: Choose your own password" })).toBeVisible();
  const saved = { name: "identity", value: "{}", version: 1, updated_at: new Date().toISOString() };
  await database.insertInto("content").values(saved).execute();
  await page.reload();
  await expect(page.getByRole("list", { name: "Figures" })).toContainText("page views this month");
  await expect(opening.getByRole("link", { name: "Done: Enter the foundation's details" })).toBeVisible();
  // The other tests of this site sign in with the first password.
  await database.updateTable("users").set({ password_hash }).where("id", "=", 1).execute();
});
