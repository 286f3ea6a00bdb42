import { createMessage } from "#app/features/people/contact/contact.store.server.ts";
import { expectNoFaults } from "#tests/support/accessibility.ts";
import { editor } from "#tests/support/blog-management.ts";
import { brokenRequest, expect, type Page, test } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";
import { delayRequests } from "#tests/support/site-visitor.ts";

test.use({ expectedNoise: [brokenRequest] });

const palette = (page: Page) => page.getByRole("dialog", { name: "Search or go to" });
const searchButton = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Search/ });
const field = (page: Page) => palette(page).getByRole("combobox", { name: "Search or go to" });
const option = (page: Page, name: string | RegExp) => palette(page).getByRole("option", { name });

test("the palette leads to pages, actions and records by keyboard: KEYS-01", async ({
  page,
  admin,
  openDashboard,
  database,
}) => {
  const title = uniqueTitle("Quilts for Murree");
  await admin.publish({ title });
  const name = uniqueTitle("ایک ماں");
  const message = { name, email: "mother@umeed.example", subject: "", message: "Is it open?" };
  await createMessage(database, message, new Date());
  await openDashboard();
  const opener = searchButton(page);
  await opener.focus();
  await test.step("what is typed while it loads is not lost, nor a shortcut", async () => {
    const release = await delayRequests(page, /command-palette/);
    await page.keyboard.press("Control+k");
    await page.keyboard.type("n ad");
    release();
    await expect(field(page)).toHaveValue("n ad");
    await expect(field(page)).toBeFocused();
    await expect(page).toHaveURL("/dashboard");
    await field(page).fill("");
  });
  for (const colorScheme of ["light", "dark"] as const) {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await expectNoFaults(page);
  }
  await page.keyboard.press("Escape");
  await expect(palette(page)).toHaveCount(0);
  await expect(opener).toBeFocused();

  await page.keyboard.press("Control+k");
  await page.keyboard.type("regist");
  await expect(option(page, /^Registrations$/)).toHaveAttribute("data-highlighted");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL("/dashboard/registrations");
  await expect(palette(page)).toHaveCount(0);

  await page.keyboard.press("Control+k");
  await field(page).fill(name);
  await option(page, new RegExp(`${name}.*Message`)).click();
  await expect(page).toHaveURL(/\/dashboard\/messages\?q=/);
  await expect(page.getByRole("row", { name: new RegExp(name) })).toBeVisible();

  await test.step("a setting of the content by its name, with the focus in its field: KEYS-05", async () => {
    await page.keyboard.press("Control+k");
    await field(page).fill("phone");
    await option(page, /^Phone.*Identity and contact/).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Identity and contact");
    await expect(page.getByRole("textbox", { name: "Phone" })).toBeFocused();
    await expect(page).toHaveURL("/dashboard/content/identity");
  });

  await page.keyboard.press("Control+k");
  await field(page).fill(title);
  await expect(option(page, new RegExp(`${title}.*Post`))).toBeVisible();
  await field(page).fill("no such record anywhere");
  await expect(palette(page).getByText("Nothing found. Try another word.")).toBeVisible();
  await field(page).fill("log out");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/login/);
});

test("on a phone a button opens it, and what cannot be searched is told", async ({ page, openDashboard }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.route("**/backendReact/messages?*", (route) => route.abort());
  await openDashboard();
  await searchButton(page).click();
  await field(page).fill("outbox");
  await expect(palette(page).getByText("Some records could not be searched.")).toBeVisible();
  await expectNoFaults(page);
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(excess).toBeLessThanOrEqual(0);
  await option(page, /^Outbox/).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Outbox");
});

test("keys search, make something new, and stay out of fields and dialogs: KEYS-02", async ({
  page,
  openDashboard,
}) => {
  await openDashboard("/dashboard/messages");
  const heading = page.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText("Messages");
  await page.keyboard.press("/");
  const search = page.getByRole("searchbox", { name: "Search messages" });
  await expect(search).toBeFocused();
  await page.keyboard.type("n?/n");
  await expect(search).toHaveValue("n?/n");
  await expect(heading).toHaveText("Messages");

  await page.goto("/dashboard/blogs");
  await expect(heading).toHaveText("Blog Management");
  await page.keyboard.press("n");
  await expect(editor(page)).toBeVisible();
  await page.getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("Control+k");
  await expect(palette(page)).toHaveCount(0);
  await expect(editor(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(editor(page)).toHaveCount(0);

  await page.keyboard.press("?");
  const list = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(list).toContainText("Search this page");
  await expectNoFaults(page);
  await list.getByRole("checkbox", { name: /single letter/ }).uncheck();
  await page.keyboard.press("Escape");
  await expect(list).toHaveCount(0);
  await page.keyboard.press("?");
  await expect(list).toHaveCount(0);
  await expect(heading).toHaveText("Blog Management");

  for (const [address, form, first] of [
    ["/dashboard/user", "Add a user", "Name"],
    ["/dashboard/events", "Schedule an event", "Title"],
    ["/dashboard/gallery", "Upload media", "Title"],
  ] as const) {
    await page.goto(`${address}?edit=new`);
    await expect(
      page.getByRole("form", { name: form }).getByRole("textbox", { name: first, exact: true }),
    ).toBeFocused();
    await expect(page).toHaveURL(address);
  }
  await page.goto("/dashboard/herosection?edit=new");
  await expect(page.getByRole("dialog", { name: "Create New Hero Slide" })).toBeVisible();
});

test("the phone's menu has every page of the sidebar, and logs out: KEYS-03", async ({
  page,
  openDashboard,
}) => {
  await openDashboard();
  const menu = page.getByRole("navigation", { name: "Dashboard" }).getByRole("link");
  await expect(menu.filter({ hasText: "Hero Section" })).toBeVisible();
  const pages = await menu.allInnerTexts();
  expect(pages).toContain("Ad Management");
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole("button", { name: "Open menu" }).click();
  const drawer = page.getByRole("dialog", { name: "NGO Admin" });
  await expect(drawer.getByRole("navigation").getByRole("link")).toHaveText(pages);
  await drawer.getByRole("button", { name: "Logout" }).click();
  await expect(page).toHaveURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem("authToken"))).toBeNull();
});
