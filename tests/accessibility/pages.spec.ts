import AxeBuilder from "@axe-core/playwright";
import { editor, openPost, send } from "#tests/support/blog-management.ts";
import { showAds } from "#tests/support/home-content.ts";
import { brokenRequest, expect, type Page, test } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";
import { showHydrated } from "#tests/support/site-visitor.ts";

/*
 * axe on every page, at the narrowest and the widest window, in light and dark, and on what opens over pages. The dark scheme changes only
 * colours, so only the colour rules run there.
 */

const widths = [360, 1440];
const tags = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];
const colourRules = ["color-contrast", "link-in-text-block"];

test.use({ expectedNoise: [brokenRequest] });

// Six runs per page take long on a busy machine.
test.beforeEach(() => test.slow());

/** @param within checks only this part, for overlays on a page that was checked before */
async function expectNoFaults(page: Page, within?: string): Promise<void> {
  // Our pages have no frames of others: the check runs in the page itself, without a blank page beside it.
  const axe = new AxeBuilder({ page }).setLegacyMode();
  if (within) axe.include(within);
  const isDark = await page.evaluate(() => matchMedia("(prefers-color-scheme: dark)").matches);
  const { violations } = await (isDark ? axe.withRules(colourRules) : axe.withTags(tags)).analyze();
  const faults = violations.map(
    ({ id, nodes }) =>
      `${id}: ${nodes.map(({ target, failureSummary }) => `${target} ${failureSummary}`).join("; ")}`,
  );
  expect.soft(faults).toEqual([]);
}

async function expectNoSidewaysScroll(page: Page): Promise<void> {
  const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect.soft(excess, "pixels that stand out at the side").toBeLessThanOrEqual(0);
}

/** Deferred sections are shown too: axe would read the colours of parts that were never rendered. */
async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const part of document.querySelectorAll<HTMLElement>(".defer-layout")) {
      part.style.contentVisibility = "visible";
    }
  });
}

async function inEachView(page: Page, check: () => Promise<void>, at = widths): Promise<void> {
  for (const width of at) {
    await page.setViewportSize({ width, height: 900 });
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await test.step(`${width} px, ${colorScheme}`, check);
    }
  }
}

/** A tablet's window has no colours and no parts of its own, but a layout. */
async function expectFitOnTablet(page: Page): Promise<void> {
  await page.setViewportSize({ width: 768, height: 900 });
  await expectNoSidewaysScroll(page);
}

const publicPages = {
  "the front page": "/",
  "the stories": "/blogs",
  "a category": "/blogs?category=health",
  "an empty search": "/blogs?q=nothing-like-it",
  "a story": "first story",
  "a missing story": "/blog/nowhere",
  "a missing page": "/contcat",
  "the search": "/search",
  "the offline page": "/offline",
  "what the search finds": "/search?q=blood",
  "a search that finds nothing": "/search?q=nothing-like-it",
  "the programmes": "/programs",
  "a programme": "/details/healthcare-access",
  "a missing programme": "/details/nowhere",
  "a service": "/services/blood-donation",
  "the events": "/events",
  "past events": "/events?show=past",
  "an event": "first event",
  "the gallery": "/gallery",
  "an empty section of the gallery": "/gallery?section=nothing",
  "the blood drives": "/donation-camps",
  "the latest campaign": "/latest-campaign",
  giving: "/donate?fund=zakat",
  "the contact page": "/contact?subject=Partner%20With%20Us",
  "about us": "/about-us",
  "our mission": "/about-us/mission",
  "our team": "/about-us/team",
  "our story": "/about-us/journey",
  "a message": "/about-us/president-message",
  "our work": "/our-work",
  "the community": "/community",
  "the news": "/news",
  "the impact report": "/impact-report",
  "the privacy policy": "/privacy-policy",
  "the terms": "/terms",
  "the cookies": "/cookies",
  "the newsletter": "/newsletter",
  "the newsletter's confirmation": "/newsletter/confirm?token=1-abc.def",
  "leaving the newsletter": "/newsletter/leave?token=1-abc.def",
  "the blood donor's form": "/registration/blood-donor",
  "the blood request": "/registration/blood-request",
  "the intern's form": "/registration/internship",
  "the member's form": "/registration/membership",
  "the volunteer's form": "/registration/volunteer",
  "the career page": "/registration/career",
  "the story form": "/share-story",
  "the ways to take part": "/get-involved",
  "the partnerships": "/partnerships",
  "a forgotten password": "/reset-password",
  "the sign-in": "/login",
};

for (const [name, address] of Object.entries(publicPages)) {
  test(`${name} is open to everyone`, async ({ page, admin }) => {
    await admin.saveBanner({ message: "Winter drive in Lahore", link_text: "Read on", link_url: "/blogs" });
    const { blogs } = await admin.call("listBlogs");
    const [event] = await admin.call("listEvents");
    const found: Record<string, string> = {
      "first story": `/blog/${blogs[0].slug}`,
      "first event": `/events/${event.id}`,
    };
    await page.goto(found[address] ?? address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await layOutAll(page);
    // The frame is the same on every page: in all views it is seen on the front page, and once on each other.
    const whole = address === "/" || (await page.locator("main").count()) !== 1;
    let looks = 0;
    await inEachView(page, async () => {
      await expectNoFaults(page, whole || looks === 0 ? undefined : "main");
      looks += 1;
      await expectNoSidewaysScroll(page);
    });
    await expectFitOnTablet(page);
  });
}

test("the open menus are", async ({ page }) => {
  await page.goto("/blogs");
  await showHydrated(page.getByRole("banner"));
  const menu = page.getByRole("navigation", { name: "Main" });
  const look = async () => {
    for (const name of ["About Us", "Services", "Registration", "Resources"]) {
      await menu.getByText(name, { exact: true }).click();
      await expectNoFaults(page, "header");
    }
    await expectNoSidewaysScroll(page);
    await page.keyboard.press("Escape");
  };
  await inEachView(page, look, [1024]);
});

test("the site's menu on a phone is, with its groups closed and open", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto("/blogs");
  await showHydrated(page.getByRole("banner"));
  await page.getByRole("button", { name: "Menu" }).click();
  const menu = page.getByRole("navigation", { name: "Main" });
  const look = async () => {
    await expectNoFaults(page, "header");
    await expectNoSidewaysScroll(page);
  };
  await inEachView(page, look, [360]);
  await menu.getByText("Services", { exact: true }).click();
  await inEachView(page, look, [360]);
});

test("an open item of the gallery is", async ({ page, admin }) => {
  const { items } = await admin.call("listGalleryItems");
  await page.goto(`/gallery?item=${items[1].id}`);
  await expect(page.getByRole("dialog").getByRole("link", { name: "Next" })).toBeVisible();
  await inEachView(page, async () => {
    await expectNoFaults(page);
    await expectNoSidewaysScroll(page);
  });
});

test("overlays of the home page are: the story, and the contact menu", async ({ page }) => {
  await page.goto("/");
  await showHydrated(page.getByRole("region", { name: "Welcome" }));
  await page.getByRole("button", { name: "Watch Our Story" }).click();
  const story = page.getByRole("dialog", { name: "Our story" });
  await expect(story).toBeVisible();
  await inEachView(page, () => expectNoFaults(page, "dialog"), [360, 1440]);
  await story.getByRole("button", { name: "2025: Shade for others" }).click();
  await inEachView(page, () => expectNoFaults(page, "dialog"), [360, 1440]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Contact us" }).click();
  await inEachView(page, () => expectNoFaults(page, "#contact-menu"), [360]);
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { name: "How can I volunteer?" }).click();
  await inEachView(page, () => expectNoFaults(page, "section[aria-labelledby=faq]"), [360]);
});

test("the popup is, small and large", async ({ page, admin }) => {
  await showAds(admin, [{ title: "First", description: "What it is" }, { title: "Second" }]);
  const { slug } = await admin.publish({ title: "Beside a story", content: "A line.\n\n".repeat(60) });
  await page.clock.install();
  await page.goto(`/blog/${slug}`);
  const card = page.getByRole("complementary", { name: "Future Project" });
  await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
  await page.clock.runFor(6000);
  const look = async () => {
    // Below the story's text there is space for it at every width.
    await page.locator(".star-rule").evaluate((rule) => {
      const top = rule.getBoundingClientRect().bottom - window.innerHeight + 16;
      window.scrollBy({ top, behavior: "instant" });
    });
    await expect(card).toBeVisible();
    await expectNoFaults(page, ".ad-card");
    await expectNoSidewaysScroll(page);
  };
  await inEachView(page, look, [360, 1440]);
  await card.getByRole("button", { name: "See larger: First" }).click();
  await inEachView(page, look, [360, 1440]);
});

test("the newsletter is, with its thanks and its refusals", async ({ page }) => {
  await page.goto("/blogs");
  const footer = page.getByRole("contentinfo");
  await showHydrated(footer.getByRole("textbox"));
  await footer.getByRole("textbox").fill("reader@home");
  await footer.getByRole("button", { name: "Subscribe" }).click();
  await expect(footer.getByRole("status")).toBeVisible();
  await inEachView(page, () => expectNoFaults(page, "footer"), [360]);
  await page.locator("input[name=website]").fill("robot");
  await footer.getByRole("textbox").fill("reader@home.example");
  await footer.getByRole("button", { name: "Subscribe" }).click();
  await expect(footer.getByText("Almost done.")).toBeVisible();
  await inEachView(page, () => expectNoFaults(page, "footer"), [360]);
});

const dashboardPages = [
  "/dashboard/ads",
  "/dashboard",
  "/dashboard/banner",
  "/dashboard/blogs",
  "/dashboard/content",
  "/dashboard/content/figures?urdu=1",
  "/dashboard/sample-content",
  "/dashboard/events",
  "/dashboard/feed",
  "/dashboard/gallery",
  "/dashboard/settings",
  "/dashboard/audit-log",
  "/dashboard/outbox",
  "/dashboard/sessions",
  "/dashboard/system",
];

for (const address of dashboardPages) {
  test(`${address} is open to everyone who works there`, async ({ page, openDashboard }) => {
    await openDashboard(address);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(page.getByText("Loading")).toHaveCount(0);
    await inEachView(page, async () => {
      await expectNoFaults(page);
      await expectNoSidewaysScroll(page);
    });
    await expectFitOnTablet(page);
  });
}

test("the editor is, also with its errors shown", async ({ page, openDashboard }) => {
  await openDashboard("/dashboard/blogs");
  await page.getByRole("button", { name: "New Post" }).click();
  const editor = page.getByRole("dialog", { name: "Create New Blog Post" });
  await editor.getByRole("button", { name: "Publish Post" }).click();
  await expect(editor.getByText("Please enter a title")).toBeVisible();
  await inEachView(page, () => expectNoFaults(page));
});

test("the editor of an event is, with its errors and its preview, and what asks before a deletion", async ({
  page,
  openDashboard,
}) => {
  await openDashboard("/dashboard/events");
  const event = page.getByRole("article").first();
  await event.getByRole("button", { name: /^Edit/ }).click();
  const editor = page.getByRole("dialog", { name: "Edit Event" });
  await editor.getByLabel("Title").fill("");
  await editor.getByRole("button", { name: "Show Preview" }).click();
  await editor.getByRole("button", { name: "Update Event" }).click();
  await expect(editor.getByText("Please enter an event title.")).toBeVisible();
  await inEachView(page, () => expectNoFaults(page, "[role=dialog]"));
  await editor.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Discard" }).click();
  await event.getByRole("button", { name: /^Delete/ }).click();
  await inEachView(page, () => expectNoFaults(page, "[role=alertdialog]"), [360]);
});

test("two versions of a post side by side are, also with a choice missing", async ({
  page,
  admin,
  openDashboard,
}) => {
  const title = uniqueTitle("Two versions");
  const text = (words: string) => `${"The same long line at first.\n".repeat(40)}${words}`;
  const { id } = await admin.publish({ title, content: text("As it was"), excerpt: "پرانا خلاصہ" });
  await openDashboard("/dashboard/blogs");
  await openPost(page, title);
  await editor(page).getByRole("textbox", { name: "Content", exact: true }).fill(text("Mine"));
  await admin.revise(id, { title, content: text("Theirs"), excerpt: "نیا خلاصہ" });
  await send(page).click();
  await expect(editor(page).getByRole("heading", { name: /Somebody else/ })).toBeFocused();
  await send(page).click();
  await expect(editor(page).getByText("Choose mine or theirs.", { exact: true })).toBeVisible();
  await inEachView(page, async () => {
    await expectNoFaults(page);
    await expectNoSidewaysScroll(page);
  });
  await expectFitOnTablet(page);
});

test("the confirmation of a deletion is", async ({ page, openDashboard }) => {
  await openDashboard("/dashboard/blogs");
  await page
    .getByRole("button", { name: /^Delete / })
    .first()
    .click();
  await expect(page.getByRole("alertdialog")).toBeVisible();
  await inEachView(page, () => expectNoFaults(page));
});

test("the categories are", async ({ page, openDashboard }) => {
  await openDashboard("/dashboard/blogs");
  await page.getByRole("button", { name: "Categories" }).click();
  await expect(page.getByRole("dialog", { name: "Categories" }).getByRole("listitem").first()).toBeVisible();
  await inEachView(page, () => expectNoFaults(page));
});

test("the phone's menu is", async ({ page, openDashboard }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openDashboard("/dashboard/blogs");
  await page.getByRole("button", { name: "Open menu" }).click();
  await expect(page.getByRole("dialog")).toBeVisible();
  await expectNoFaults(page);
});

test("the editor is worked by keyboard alone, and the focus comes back", async ({ page, openDashboard }) => {
  await openDashboard("/dashboard/blogs");
  const opener = page.getByRole("button", { name: "New Post" });
  await opener.focus();
  await page.keyboard.press("Enter");
  const editor = page.getByRole("dialog", { name: "Create New Blog Post" });
  await expect(editor.getByRole("textbox", { name: "Title", exact: true })).toBeFocused();
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press("Tab");
    // After the last control a focus guard moves the focus to the first in the next frame.
    const inside = () => editor.evaluate((element) => element.contains(document.activeElement));
    await expect.poll(inside, `after ${step + 1} times Tab`).toBe(true);
  }
  await page.keyboard.press("Escape");
  await expect(editor).toHaveCount(0);
  await expect(opener).toBeFocused();
});

test("the first stop of Tab skips the menu", async ({ page }) => {
  await page.goto("/blogs");
  await page.keyboard.press("Tab");
  const skip = page.getByRole("link", { name: "Skip to the content" });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});
