import { parts } from "#app/parts/parts.ts";
import { openPages } from "#content/menu.ts";
import { allRegistrationKinds, registrationPath } from "#content/registrations.ts";
import {
  enlargeText,
  expectFitBetweenViews,
  expectFitsEveryWindow,
  expectFitsWithLargeText,
  expectNoFaults,
  expectNoSidewaysScroll,
  expectPrintsAlone,
  inEachView,
  inOneView,
  layOutAll,
} from "#tests/support/accessibility.ts";
import { showAds } from "#tests/support/home-content.ts";
import { brokenRequest, expect, type Page, test } from "#tests/support/site.ts";
import { linkInMail } from "#tests/support/site-mail.ts";
import { showHydrated } from "#tests/support/site-visitor.ts";

/*
 * One visit to a page of each kind: axe at the narrowest window in light or the widest in dark, in turn, the layout in
 * between, on paper and with text of 200 %; and axe on what opens over pages.
 */

test.use({ expectedNoise: [brokenRequest] });

// A group of pages takes long on a busy machine.
test.beforeEach(() => test.slow());

/** Open pages that another one is the pattern of: the same parts with other words, or with less in them. */
const alike = [
  "/about-us/chairman-message",
  "/terms",
  "/cookies",
  ...allRegistrationKinds.slice(1).map((kind) => registrationPath(kind)),
];

/** The pages of a group are seen one after another in one window: a new window for each takes as long as the checks. */
const publicPages = {
  "the front page": { "the front page": "/" },
  "stories and the search": {
    "the stories": "/blogs",
    "a story": "first story",
    "a missing story": "/blog/nowhere",
    "a missing page": "/contcat",
    "the search": "/search",
    "the offline page": "/offline",
    "what the search finds": "/search?q=blood",
  },
  "programmes, events and the gallery": {
    "the programmes": "/programs",
    "a programme": "/details/healthcare-access",
    "a missing programme": "/details/nowhere",
    "a service": "/services/blood-donation",
    "the events": "/events",
    "an event": "first event",
    "the form of an event's guests": "first event's form",
    "the gallery": "/gallery",
    "the blood drives": "/donation-camps",
    "the latest campaign": "/latest-campaign",
  },
  giving: {
    giving: "/donate?fund=zakat",
    "a gift that waits for its money": "started gift",
    "the Zakat calculator": "/zakat-calculator?cash=4000000&silver=x",
    "the report of a transfer": "/donate-bank-form",
    "the open books": "/transparency",
    "the check of a receipt": "/verify-receipt",
    "a year's statement": "/donation-statement",
    "a lost receipt": "/lost-receipt",
  },
  "the foundation": {
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
  },
  "forms and the sign-in": {
    "the newsletter": "/newsletter",
    "the question whether to stay": "/stay?choice=remove&token=abc",
    "the blood donor's form": "/registration/blood-donor",
    "the blood request": "/registration/blood-request",
    "asking for help": "/help",
    "how far a request for help is": "/help/status",
    "the photos of papers, with a link that has ended": "/help/papers?token=x",
    "the form of a registration": registrationPath(allRegistrationKinds[0]),
    "the story form": "/share-story",
    "the ways to take part": "/get-involved",
    "the partnerships": "/partnerships",
    "a forgotten password": "/reset-password",
    "an invitation": "/invitation",
    "the sign-in": "/login",
  },
};

const withoutMenu = ["/offline", "/login", "/reset-password", "/invitation"];

/** In the narrowest window too, the brand, Donate and the menu are in one row, complete. */
async function expectHeaderInOneRow(page: Page): Promise<void> {
  const header = page.getByRole("banner");
  const boxes = [];
  for (const part of [
    header.getByRole("link", { name: /Umeed/ }),
    header.getByRole("link", { name: "Donate" }),
    header.getByRole("button", { name: "Menu" }),
  ]) {
    await expect(part).toBeInViewport({ ratio: 1 });
    boxes.push(await part.boundingBox());
  }
  const middles = boxes.map((box) => Math.round((box?.y ?? 0) + (box?.height ?? 0) / 2));
  expect.soft(Math.max(...middles) - Math.min(...middles), `one row on ${page.url()}`).toBeLessThanOrEqual(2);
}

test("every open page is among them", () => {
  const seen = Object.values(publicPages).flatMap((pages) => Object.values(pages));
  const paths = [...alike, ...seen.map((address) => address.replace(/\?.*/, ""))];
  const ofParts = parts.flatMap(({ pages }) => pages.filter(({ found }) => found).map(({ path }) => path));
  expect([...openPages, ...ofParts].filter((path) => !paths.includes(path))).toEqual([]);
});

for (const [group, addresses] of Object.entries(publicPages)) {
  test(`${group}: every page is open to everyone`, async ({ page, admin }) => {
    test.setTimeout(240_000 + Object.keys(addresses).length * 60_000);
    await admin.saveBanner({ message: "Winter drive in Lahore", link_text: "Read on", link_url: "/blogs" });
    const { blogs } = await admin.call("listBlogs");
    const [event] = await admin.call("listEvents");
    const donation = await admin.call("startDonation", { amount: 2500, paymentMethod: "jazzcash" });
    const found: Record<string, string> = {
      "started gift": `/donation-success?key=${donation.key}`,
      "first story": `/blog/${blogs[0].slug}`,
      "first event": `/events/${event.id}`,
      "first event's form": `/events/${event.id}/count-me-in`,
    };
    for (const [turn, [name, address]] of Object.entries(addresses).entries()) {
      await test.step(name, async () => {
        await page.goto(found[address] ?? address);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await layOutAll(page);
        // The frame is the same on every page: it is seen on the front page, in both views.
        const whole = address === "/" || (await page.locator("main").count()) !== 1;
        const look = async () => {
          await expectNoFaults(page, whole ? undefined : "main");
          await expectNoSidewaysScroll(page);
        };
        if (address === "/") await inEachView(page, look);
        else await inOneView(page, turn, look);
        await expectFitBetweenViews(page);
        if (turn === 0) await expectHeaderInOneRow(page);
        if (!withoutMenu.includes(address)) await test.step("on paper", () => expectPrintsAlone(page));
        await enlargeText(page);
        await test.step("with text of 200 %", () => expectFitsEveryWindow(page));
        await enlargeText(page, 16);
        await test.step("with its own text at 200 %: ALL-27a", () => expectFitsWithLargeText(page));
      });
    }
  });
}

test("a donor's page of monthly support is, before and after it is confirmed, and where it asks", async ({
  page,
  admin,
  database,
}) => {
  const email = "monthly.page@umeed.example";
  const donation = { amount: 2000, paymentMethod: "jazzcash", fund: "zakat", email, monthly: true };
  await admin.call("startDonation", donation);
  const link = await linkInMail(database, email);
  let turn = 0;
  const look = () => {
    turn += 1;
    return inOneView(page, turn, async () => {
      await expectNoFaults(page, "main");
      await expectNoSidewaysScroll(page);
    });
  };
  await page.goto(link);
  await look();
  await page.getByRole("button", { name: "Confirm my monthly support" }).click();
  await expect(page.getByText("Confirmed. Thank you for giving each month.")).toBeVisible();
  await look();
  await page.goto(`${link}&do=stop`);
  await look();
  await page.goto("/pledge?key=AAAAAAAAAAAAAAAAAAAAAA");
  await look();
});

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
  await inOneView(page, 1, look);
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
  await inOneView(page, 0, look);
  await menu.getByText("Services", { exact: true }).click();
  await inOneView(page, 0, look);
});

test("an open item of the gallery is", async ({ page, admin }) => {
  const { items } = await admin.call("listGalleryItems");
  await page.goto(`/gallery?item=${items[1].id}`);
  await expect(page.getByRole("dialog").getByRole("link", { name: "Next" })).toBeVisible();
  await inOneView(page, 0, async () => {
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
  await inOneView(page, 0, () => expectNoFaults(page, "dialog"));
  await story.getByRole("button", { name: "2025: A clinic van and two shifts" }).click();
  await inOneView(page, 1, () => expectNoFaults(page, "dialog"));
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Contact us" }).click();
  await inOneView(page, 0, () => expectNoFaults(page, "#contact-menu"));
  await page.keyboard.press("Escape");
  await page.getByRole("heading", { name: "How can I volunteer?" }).click();
  await inOneView(page, 1, () => expectNoFaults(page, "section[aria-labelledby=faq]"));
});

test("the popup is, folded, open and large", async ({ page, admin }) => {
  await showAds(admin, [{ title: "First", description: "What it is" }, { title: "Second" }]);
  await page.clock.install();
  await page.goto("/about-us/mission");
  await page.evaluate(() => window.dispatchEvent(new Event("scroll")));
  await page.clock.runFor(6000);
  const card = page.locator(".ad-card");
  const look = async () => {
    await expect(card).toBeVisible();
    await expectNoFaults(page, ".ad-card");
    await expectNoSidewaysScroll(page);
  };
  await inOneView(page, 0, look);
  await card.locator("summary").click();
  await inOneView(page, 1, look);
  await card.getByRole("button", { name: "See larger: First" }).click();
  await inOneView(page, 2, look);
});

test("the newsletter is, with its thanks and its refusals", async ({ page }) => {
  await page.goto("/blogs");
  const footer = page.getByRole("contentinfo");
  await showHydrated(footer.getByRole("textbox"));
  await footer.getByRole("textbox").fill("reader@home");
  await footer.getByRole("button", { name: "Subscribe" }).click();
  await expect(footer.getByRole("status")).toBeVisible();
  await inOneView(page, 0, () => expectNoFaults(page, "footer"));
  await page.locator("input[name=website]").fill("robot");
  await footer.getByRole("textbox").fill("reader@home.example");
  await footer.getByRole("button", { name: "Subscribe" }).click();
  await expect(footer.getByText("Thank you, we have saved your address.")).toBeVisible();
  await inOneView(page, 1, () => expectNoFaults(page, "footer"));
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
