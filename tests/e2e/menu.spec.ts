import { brokenRequest, expect, type Locator, type Page, test } from "#tests/support/site.ts";
import { uniqueTitle } from "#tests/support/site-admin.ts";
import { isMarked, markPage, showHydrated } from "#tests/support/site-visitor.ts";

const header = (page: Page) => page.getByRole("banner");
const menu = (page: Page) => page.getByRole("navigation", { name: "Main" });
const word = (page: Page, name: string) => menu(page).getByText(name, { exact: true }).first();
const list = (page: Page, name: string) => menu(page).getByRole("list", { name });
const openLists = (page: Page) => menu(page).getByRole("list", { name: /./ });

/** FRAME-03: of each group its sections, and its featured item. */
const groups = [
  {
    name: "About Us",
    sections: {
      "Our Journey": ["/about-us/journey", "/about-us/president-message", "/about-us/chairman-message"],
      "Our Impact": ["/about-us/team", "/about-us/mission"],
    },
    featured: ["A Story of Impact", "/impact-report"],
  },
  {
    name: "Services",
    sections: {
      "Our Programs": [
        "/services/health",
        "/services/education",
        "/services/blood-donation",
        "/services/food-program",
      ],
      "Community Support": [
        "/services/sadaqa-jaria",
        "/services/cloth-distribution",
        "/services/employment",
        "/services/marriage",
      ],
    },
    featured: ["Learn About Our Work", "/our-work"],
  },
  {
    name: "Registration",
    sections: {
      "Get Started": ["/registration/internship", "/registration/membership", "/registration/blood-donor"],
      "Volunteer & Career": ["/registration/volunteer", "/registration/career"],
    },
    featured: ["Join Our Community", "/community"],
  },
  {
    name: "Resources",
    sections: { "Discover More": ["/gallery", "/blogs"], "Stay Connected": ["/events", "/contact"] },
    featured: ["Our Latest Campaign", "/latest-campaign"],
  },
] as const;

/** The open panel, once the menu's enhancements are loaded. */
async function placedPanel(page: Page): Promise<Locator> {
  const panel = menu(page).locator("[data-panel]").filter({ visible: true });
  await expect(panel).toHaveAttribute("data-place", /left|right|centre/);
  return panel;
}

async function open(page: Page): Promise<void> {
  await page.goto("/blogs");
  await showHydrated(header(page));
}

test("has Home, the four groups with all links of FRAME-03, Log in and Donate", async ({ page }) => {
  await open(page);
  await expect(menu(page).getByRole("link", { name: "Home", exact: true })).toHaveAttribute("href", "/");
  await expect(header(page).getByRole("link", { name: "Log in" })).toHaveAttribute("href", "/login");
  await expect(header(page).getByRole("link", { name: "Donate" })).toHaveAttribute("href", "/donate");
  await test.step("and the way for whoever needs blood, on one line with the rest: HOME-14", async () => {
    for (const width of [1024, 1280]) {
      await page.setViewportSize({ width, height: 900 });
      const blood = header(page).getByRole("link", { name: "I need blood" });
      await expect(blood).toHaveAttribute("href", "/registration/blood-request");
      const [box, give] = [
        await blood.boundingBox(),
        await header(page).getByRole("link", { name: "Donate" }).boundingBox(),
      ];
      expect(Math.abs((box?.y ?? 0) - (give?.y ?? 0)), `${width} px`).toBeLessThan(4);
      const login = await header(page).getByRole("link", { name: "Log in" }).boundingBox();
      expect((login?.x ?? 0) + (login?.width ?? 0), `${width} px`).toBeLessThan(give?.x ?? 0);
    }
  });

  for (const { name, sections, featured } of groups) {
    await word(page, name).click();
    // Only one group is open: these are all visible lists.
    await expect(openLists(page)).toHaveCount(2);
    for (const [section, paths] of Object.entries(sections)) {
      const links = list(page, section).getByRole("link");
      await expect(links.first(), section).toBeVisible();
      const found = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")));
      expect(found).toEqual(paths);
      for (const link of await links.all()) {
        await expect(link, "a title over a description").toHaveText(/\S/, { useInnerText: true });
        expect((await link.innerText()).split("\n").filter(Boolean), section).toHaveLength(2);
        await expect(link.locator("svg"), "its icon").toBeVisible();
      }
    }
    const [title, path] = featured;
    const item = menu(page).getByRole("link", { name: title });
    await expect(item).toHaveAttribute("href", path);
    await expect(item.getByRole("img")).toHaveAttribute("alt", /\w{3}/);
    expect((await item.innerText()).split("\n").filter(Boolean), title).toHaveLength(2);
  }
});

test("opens a group on hover until the mouse has left, and on a click until it or something else is clicked", async ({
  page,
}) => {
  await open(page);
  await word(page, "Services").hover();
  await expect(list(page, "Our Programs")).toBeVisible();
  await list(page, "Community Support").getByRole("link").last().hover();
  await word(page, "Resources").hover();
  await expect(list(page, "Discover More")).toBeVisible();
  await expect(list(page, "Our Programs")).toBeHidden();
  await page.mouse.move(640, 880);
  await expect(openLists(page)).toHaveCount(0);

  await word(page, "Services").hover();
  await expect(list(page, "Our Programs")).toBeVisible();
  await word(page, "Services").click();
  await page.mouse.move(640, 880);
  await word(page, "Services").click();
  await expect(openLists(page)).toHaveCount(0);
  await word(page, "About Us").click();
  await expect(list(page, "Our Journey")).toBeVisible();
  await page.mouse.click(640, 880);
  await expect(openLists(page)).toHaveCount(0);
});

test("works by keyboard, where Enter opens, Escape and leaving close; is placed under its item, 960 px wide and inside the window", async ({
  page,
}) => {
  await open(page);
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim() ?? "");
  await menu(page).getByRole("link", { name: "Home", exact: true }).focus();
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("About Us");
  await page.keyboard.press("Enter");
  await placedPanel(page);
  await page.keyboard.press("Tab");
  await expect(list(page, "Our Journey").getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(openLists(page)).toHaveCount(0);
  expect(await focused()).toBe("About Us");

  await page.keyboard.press("Space");
  await expect(list(page, "Our Impact")).toBeVisible();
  for (let step = 0; step < 6; step += 1) await page.keyboard.press("Tab");
  await expect(menu(page).getByRole("link", { name: "A Story of Impact" })).toBeFocused();
  await page.keyboard.press("Tab");
  expect(await focused()).toBe("Services");
  await expect(openLists(page)).toHaveCount(0);

  for (const width of [1024, 1440]) {
    await page.setViewportSize({ width, height: 900 });
    for (const { name } of groups) {
      await word(page, name).click();
      const panel = await placedPanel(page);
      // Checks the position after the animation.
      await panel.hover({ trial: true });
      const [box, at] = [await panel.boundingBox(), await word(page, name).boundingBox()];
      if (!box || !at) throw new Error("nothing is shown");
      const where = `${name} at ${width} px`;
      expect(box.width, where).toBe(960);
      expect(box.x, where).toBeGreaterThanOrEqual(0);
      expect(box.x + box.width, where).toBeLessThanOrEqual(width);
      expect(box.x, where).toBeLessThanOrEqual(at.x);
      expect(box.x + box.width, where).toBeGreaterThanOrEqual(at.x + at.width);
      expect(box.y, where).toBeGreaterThanOrEqual(at.y + at.height - 2);
    }
    await page.keyboard.press("Escape");
    await expect(openLists(page)).toHaveCount(0);
  }
});

test.describe("a featured picture that is broken", () => {
  test.use({ expectedNoise: [brokenRequest] });

  test("leaves its text in a box", async ({ page }) => {
    await page.route("**/art/clinic.svg", (route) => route.abort());
    await open(page);
    await word(page, "Services").click();
    const item = menu(page).getByRole("link", { name: "Learn About Our Work" });
    const words = item.getByText(/clinic/);
    await expect(words).toBeVisible();
    await expect(words).toHaveCSS("border-top-style", "solid");
    await expect(item.getByRole("img")).toHaveCount(0);
    const box = await words.boundingBox();
    expect((box?.width ?? 0) / (box?.height ?? 1)).toBeCloseTo(8 / 5, 1);
  });
});

test("navigates between interactive pages without a full reload, closes, and marks the current page", async ({
  page,
}) => {
  await page.goto("/events");
  await showHydrated(header(page));
  await markPage(page);
  await word(page, "Resources").click();
  await list(page, "Discover More").getByRole("link", { name: "Blogs" }).click();
  await expect(page).toHaveURL("/blogs");
  await expect(openLists(page)).toHaveCount(0);
  expect(await isMarked(page)).toBe(true);
  await word(page, "Resources").click();
  await expect(menu(page).locator("[aria-current=page]")).toHaveText(/^Blogs/);
  await menu(page).getByRole("link", { name: "Home", exact: true }).click();
  await expect(page).toHaveURL("/");
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test("is a sheet that opens, expands one group, takes the focus and returns it, navigates and closes", async ({
    page,
  }) => {
    await open(page);
    const donate = header(page).getByRole("link", { name: "Donate" });
    const opener = header(page).getByRole("button", { name: "Menu" });
    await test.step("beside Donate, on the narrowest phone too", async () => {
      for (const width of [320, 360]) {
        await page.setViewportSize({ width, height: 740 });
        const [give, menuButton] = [await donate.boundingBox(), await opener.boundingBox()];
        expect(menuButton?.y, `${width} px`).toBe(give?.y);
      }
    });
    const doors = page.getByRole("navigation", { name: "If you need help" });
    await expect(doors.getByRole("link")).toHaveText(["I need blood", "I need help"]);
    await expect(doors).toBeInViewport({ ratio: 1 });
    await expect(menu(page)).toBeHidden();
    await opener.tap();
    await expect(menu(page)).toBeVisible();
    await expectPage(page, "locked");
    await expect(menu(page).getByRole("link", { name: "Log in" })).toBeVisible();
    await expect(menu(page).getByRole("link", { name: "I need blood" })).toHaveAttribute(
      "href",
      "/registration/blood-request",
    );
    await expect(menu(page).getByRole("link", { name: "I need help" })).toHaveAttribute("href", "/help");
    await word(page, "Services").tap();
    await expect(list(page, "Community Support").getByRole("link")).toHaveCount(4);
    await word(page, "About Us").tap();
    await expect(list(page, "Community Support")).toBeHidden();
    await menu(page).getByRole("button", { name: "Close the menu" }).tap();
    await expect(menu(page)).toBeHidden();
    await expectPage(page, "free");

    await opener.focus();
    await page.keyboard.press("Enter");
    await expect(menu(page).getByRole("button", { name: "Close the menu" })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(menu(page)).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.tap();
    await word(page, "Resources").tap();
    await list(page, "Discover More").getByRole("link", { name: "Blogs" }).tap();
    await expect(page).toHaveURL("/blogs");
    await expect(menu(page)).toBeHidden();
    await expectPage(page, "free");
  });

  /** Whether the page under the sheet scrolls by touch. */
  const expectPage = (page: Page, state: "locked" | "free") =>
    expect(page.locator("html")).toHaveCSS("overflow-y", state === "locked" ? "hidden" : "visible");
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("marks the entry of the page, and no other", async ({ page, admin }) => {
    const marked = menu(page).locator("[aria-current=page]");
    await page.goto("/");
    await expect(marked).toHaveText("Home");
    await page.goto("/blogs");
    await expect(marked).toHaveCount(1);
    await expect(marked).toHaveAttribute("href", "/blogs");
    // With a query the page is rendered again, with the same path.
    await page.goto("/blogs?q=water");
    await expect(marked).toHaveAttribute("href", "/blogs");
    const { slug } = await admin.publish({ title: uniqueTitle("Unmarked") });
    await page.goto(`/blog/${slug}`);
    await expect(marked).toHaveCount(0);
  });

  test("opens one group at a time by a click, in the middle of the window", async ({ page }) => {
    await page.goto("/blogs");
    for (const { name } of groups) {
      await word(page, name).click();
      await expect(openLists(page)).toHaveCount(2);
      const box = await menu(page).locator("[data-panel]").filter({ visible: true }).boundingBox();
      expect(box?.x).toBe((1280 - 960) / 2);
    }
    await list(page, "Discover More").getByRole("link", { name: "Blogs" }).click();
    await expect(page).toHaveURL("/blogs");
  });
});
