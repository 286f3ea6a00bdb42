import { brokenRequest, expect, test, toast } from "#tests/support/site.ts";

test("the frame shows who is signed in, by name and by initial, and the overview has the four cards", async ({
  page,
  openDashboard,
}) => {
  await openDashboard();
  // A translation by the browser takes words out of React's hands: FRAME-10a.
  await expect(page.locator("html")).toHaveAttribute("translate", "no");
  const bar = page.getByRole("banner");
  await expect(bar).toContainText("Welcome, Administrator");
  await expect(bar.getByText("A", { exact: true })).toBeVisible();
  await expect(page.getByRole("contentinfo")).toContainText("Umeed Welfare Foundation");
  await expect(page.getByRole("complementary").getByText("NGO Admin", { exact: true })).toBeVisible();
  const menu = page.getByRole("navigation", { name: "Dashboard" });
  await expect(menu.getByRole("link")).toHaveCount(22);
  const cards = page.getByRole("list", { name: "Figures" });
  await expect(cards.getByRole("heading", { level: 2 })).toHaveText([
    "Total Donations",
    "Active Volunteers",
    "New Blogs",
    "Traffic (MoM)",
  ]);
});

test("groups of the menu fold, by keyboard too, and stay so in this browser; that of the open page is open: FRAME-19", async ({
  page,
  openDashboard,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDashboard("/dashboard/events");
  const menu = page.getByRole("navigation", { name: "Dashboard" });
  await expect(menu.getByRole("heading")).toHaveText(["Site", "Home page", "Giving", "People", "System"]);
  await expect(menu.getByRole("button", { name: "Site" }), "the open page's group").toHaveCount(0);
  const people = menu.getByRole("button", { name: "People" });
  await expect(people).toHaveAttribute("aria-expanded", "true");
  await expect(menu.getByRole("button", { name: "System" })).toHaveAttribute("aria-expanded", "false");
  await people.focus();
  await page.keyboard.press("Enter");
  await expect(people).toHaveAttribute("aria-expanded", "false");
  await menu.getByRole("button", { name: "Giving" }).click();
  await expect(menu.getByRole("link", { name: "Messages" })).toBeHidden();
  const hidden = () => menu.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
  expect(await hidden(), "pixels of the menu that have to be scrolled to").toBe(0);

  await page.reload();
  await expect(people).toHaveAttribute("aria-expanded", "false");
  await page.goto("/dashboard/messages");
  await expect(menu.getByRole("link", { name: "Messages" })).toBeInViewport();
  await expect(people).toHaveCount(0);
  await page.goto("/dashboard/audit-log");
  await expect(menu.getByRole("link", { name: "Audit Log" })).toBeInViewport();

  await page.setViewportSize({ width: 360, height: 800 });
  await page.getByRole("button", { name: "Open menu" }).click();
  const drawer = page.getByRole("dialog");
  await expect(drawer.getByRole("button", { name: "Giving" })).toHaveAttribute("aria-expanded", "false");
  await drawer.getByRole("button", { name: "Giving" }).click();
  await expect(drawer.getByRole("link", { name: "Donations & Transfers" })).toBeVisible();
});

test("pages that share a line of the menu are tabs, which the keyboard goes through: FRAME-19a", async ({
  page,
  openDashboard,
}) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDashboard("/dashboard/messages");
  const line = page
    .getByRole("navigation", { name: "Dashboard" })
    .getByRole("link", { name: "Blood Donors & Requests" });
  await line.click();
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Blood Donors");
  const tabs = page.getByRole("navigation", { name: "Blood Donors & Requests" }).getByRole("link");
  await expect(tabs).toHaveText(["Blood Donors", "Blood Requests"]);
  await expect(tabs.first()).toHaveAttribute("aria-current", "page");
  await tabs.first().focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(heading).toHaveText("Blood Requests");
  await expect(tabs.last()).toHaveAttribute("aria-current", "page");
  await expect(tabs.last(), "the keyboard goes on from here").toBeFocused();
  await expect(line).toHaveAttribute("aria-current", "page");
});

test("filters that do not fit stand behind a button that counts them, at 360 px all of them: FRAME-20", async ({
  page,
  openDashboard,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await openDashboard("/dashboard/audit-log?action=create&from=2026-01-01");
  const more = page.getByRole("button", { name: /^More filters/ });
  await expect(more).toHaveText("More filters(2)");
  await expect(page.getByLabel("Action")).toBeHidden();
  await more.press("Enter");
  await expect(page.getByLabel("Action")).toHaveValue("create");
  await page.getByLabel("Action").selectOption("");
  await expect(more).toHaveText("More filters(1)");
  await page.getByRole("button", { name: "This month" }).click();
  await expect(page).toHaveURL("/dashboard/audit-log?month=this");
  await expect(more, "a month takes the place of days").toHaveText("More filters");

  await page.setViewportSize({ width: 360, height: 800 });
  const all = page.getByRole("button", { name: /^Filters/ });
  await expect(all).toHaveText("Filters(1)");
  await expect(all).toHaveAttribute("aria-expanded", "true");
  await expect(page.getByRole("button", { name: "This month" })).toHaveAttribute("aria-pressed", "true");
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(page).toHaveURL("/dashboard/audit-log");
  await expect(all).toHaveText("Filters");
});

test.describe("an unknown address of the dashboard", () => {
  test.use({ expectedNoise: [brokenRequest] });

  test("is not found, in status and text", async ({ page, openDashboard }) => {
    await openDashboard();
    const missing = await page.goto("/dashboard/nowhere");
    expect(missing?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("404 | Page Not Found");
  });
});

test("the headline is saved by Enter, and shown on the home page at once: HEADLINE-02", async ({
  page,
  openDashboard,
  admin,
}) => {
  await admin.saveHeadline("Before");
  await openDashboard();
  await page.getByRole("button", { name: "Edit headline" }).click();
  const box = page.getByRole("textbox", { name: "Headline", exact: true });
  await box.fill("Something else");
  await box.press("Escape");
  await expect(page.getByRole("button", { name: "Edit headline" })).toBeFocused();
  await page.keyboard.press("Enter");
  await box.fill("Winter drive: پہلی سردی");
  await box.press("Enter");
  await expect(toast(page, "Headline updated successfully!")).toBeVisible();
  await expect(page.getByRole("banner")).toContainText("Winter drive: پہلی سردی");
  expect(await (await page.request.get("/")).text()).toContain("Winter drive: پہلی سردی");
});
