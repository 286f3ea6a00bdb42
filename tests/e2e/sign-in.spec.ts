import { administrator, brokenRequest, expect, type Page, test } from "#tests/support/site.ts";
import { delayRequests } from "#tests/support/site-visitor.ts";

async function fillIn(page: Page, password: string = administrator.password): Promise<void> {
  await page.getByLabel("Email").fill(administrator.email);
  await page.getByLabel("Password", { exact: true }).fill(password);
}

const press = (page: Page) => page.getByRole("button", { name: "Sign In" }).click();

test("an administrator signs in and is in the dashboard, and Back skips the sign-in page", async ({
  page,
}) => {
  await page.goto("/");
  await page.goto("/login");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Admin Login");
  await fillIn(page);
  await press(page);
  await expect(page).toHaveURL("/dashboard");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Overview");
  const stored = await page.evaluate(() => [
    localStorage.getItem("authToken"),
    localStorage.getItem("authUser"),
  ]);
  expect(stored[0]).toMatch(/^[\w-]{43}$/);
  expect(JSON.parse(stored[1] ?? "")).toEqual({ name: "Administrator", email: administrator.email });
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("signed-in users are redirected from /login, replacing it", async ({ page, openDashboard }) => {
  await openDashboard("/dashboard/banner");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Banner Settings");
  await page.goto("/login");
  await expect(page).toHaveURL("/dashboard");
  await page.goBack();
  await expect(page).toHaveURL("/dashboard/banner");
});

test("what was typed before the page hydrated is sent", async ({ page }) => {
  const release = await delayRequests(page, /\/assets\/.*\.js/);
  // `goto` waits for the hydration, which is held back here.
  const opening = page.goto("/login");
  await fillIn(page);
  await expect(page.getByRole("button", { name: "Sign In" })).toBeDisabled();
  release();
  await opening;
  await press(page);
  await expect(page).toHaveURL("/dashboard");
});

test.describe("the session gate", () => {
  test.use({ expectedNoise: [brokenRequest] });

  test("sends visitors to /login, and Back does not return to the dashboard", async ({ page }) => {
    await page.goto("/");
    await page.goto("/dashboard/blogs");
    await expect(page).toHaveURL("/login");
    await page.goBack();
    await expect(page).toHaveURL("/");
  });

  test("shows 'Loading...' and nothing else until the session is known", async ({ browser, site }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, baseURL: site.url });
    const page = await context.newPage();
    await page.goto("/dashboard/blogs");
    await expect(page.getByRole("status")).toHaveText("Loading...");
    await expect(page.getByText("Blog Management")).toHaveCount(0);
    await context.close();
  });

  test("signs out an expired token and says why", async ({ page, openDashboard, admin }) => {
    // Not on a dashboard page, where a pending call would find the expired token first.
    await openDashboard("/robots.txt");
    await admin.call("signOut");
    await page.goto("/dashboard/blogs");
    await expect(page).toHaveURL("/login");
    await expect(page.getByText("Session expired. Please log in again.")).toBeVisible();
    expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
  });
});

test.describe("signing out", () => {
  test("redirects to /login, removes the session here and ends it on the server", async ({
    page,
    openDashboard,
    admin,
  }) => {
    await openDashboard("/dashboard");
    const revoked = page.waitForResponse("**/backendReact/session");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/login");
    expect((await revoked).status()).toBe(200);
    expect(await page.evaluate(() => ({ ...localStorage }))).toEqual({});
    await expect(admin.call("listUsers")).rejects.toThrow("401");
  });

  test("works from the menu of a phone, which has every entry: FRAME-12", async ({ page, openDashboard }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await openDashboard("/dashboard");
    await page.getByRole("button", { name: "Open menu" }).click();
    const menu = page.getByRole("dialog");
    await menu.getByRole("button", { name: "System" }).click();
    await expect(menu.getByRole("navigation").getByRole("link")).toHaveText([
      "Overview",
      "Content",
      "Event Management",
      "Gallery Management",
      "Picture Library",
      "Blog Management",
      "Banner Settings",
      "Home Feed",
      "Hero Section",
      "Ad Management",
      "Donations & Transfers",
      "Monthly Support",
      "Funds & Closings",
      "Open Books",
      "Approvals",
      "Help Requests",
      "Messages",
      "Registrations",
      "Event Guests",
      "Blood Donors & Requests",
      "Shared Stories",
      "Newsletters & Subscribers",
      "Users",
      "Security Settings",
      "Personal Data",
      "Sessions",
      "Audit Log",
      "Bin",
      "Outbox",
      "Retention",
      "Parts",
      "System",
      "Sample Content",
    ]);
    await menu.getByRole("button", { name: "Logout" }).click();
    await expect(page).toHaveURL("/login");
    expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
  });

  test("in one tab signs out the other", async ({ page, openDashboard, context }) => {
    await openDashboard("/dashboard");
    const other = await context.newPage();
    await other.goto("/dashboard/banner");
    await expect(other.getByRole("heading", { level: 1 })).toHaveText("Banner Settings");
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(other).toHaveURL("/login");
  });
});
